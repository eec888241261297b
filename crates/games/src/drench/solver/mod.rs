//! Solver for a single player: exact if the budget is large enough, and otherwise close to the optimum.

mod beam_search;
mod depth_first;
mod distance_cache;
mod patch_graph;

use crate::Colour;
use crate::budget::{BudgetSpent, Effort, NodeCounter, SearchBudget};
use beam_search::beam_search;
use depth_first::DepthFirstSearch;
use patch_graph::{ColourIndex, PatchGraph, PatchRegion};
use tessella_boards::{CellId, Graph};

/// Maximum beam width of the quick solver.
const QUICK_WIDTH: usize = 256;
/// Number of bytes that the quick solver processes at most, which takes about a second without vector instructions. The
/// width of its beam follows from it, so that the answer does not depend on the machine.
const QUICK_WORK: u64 = 120_000_000;
/// Initial beam width of the exact solver, whose first solution limits the search.
const FIRST_WIDTH: usize = 16;
/// Number of nodes between checks of the flag and the clock, times the number of patches.
const PACE: usize = 64 * 1024;

/// Bounds on the fewest moves that make a board one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Par {
    /// Shortest solution found.
    pub solution: Vec<Colour>,
    /// Lower bound on the length of any solution.
    pub lower_bound: usize,
    /// Number of nodes: regions whose moves were searched.
    pub nodes: u64,
}

impl Par {
    /// Returns `true` if no solution is shorter.
    pub const fn is_shortest(&self) -> bool {
        self.solution.len() == self.lower_bound
    }
}

/// Computes the fewest moves that make a graph of coloured cells one colour, if each move recolours the region of `start`.
/// Colours are below 16. A quick answer takes a few milliseconds on boards of usual size and less than a second on the
/// largest; a full one searches until the solution is proved shortest or the budget is spent. The search caches regions in
/// at most `table_bytes` bytes.
///
/// Returns `None` if no solution was found, because a cell cannot be reached or the budget ran out at once. A quick
/// answer does not depend on the budget, of which it only takes the flag until it has a first solution.
///
/// The same cells and the same number of nodes give the same answer on every machine.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use tessella_boards::{CellId, Graph};
/// use tessella_games::budget::{SearchBudget, Effort};
/// use tessella_games::drench::shortest;
///
/// // Three cells in a row; the region begins in the middle.
/// let neighbours = [vec![CellId(1)], vec![CellId(0), CellId(2)], vec![CellId(1)]];
/// let graph = Graph::new(3, |cell| neighbours[cell.index()].clone());
/// let never = AtomicBool::new(false);
/// let budget = SearchBudget::unbounded(&never);
/// let par = shortest(&graph, &[0, 1, 2], CellId(1), Effort::Full, &budget, 1 << 20);
/// assert_eq!(par.map(|par| (par.solution.len(), par.is_shortest())), Some((2, true)));
/// ```
///
/// # Panics
/// If the number of colours differs from the number of cells, a colour is 16 or more, or `start` is not one of the
/// cells.
pub fn shortest(
    graph: &Graph,
    cells: &[u8],
    start: CellId,
    effort: Effort,
    budget: &SearchBudget<'_>,
    table_bytes: usize,
) -> Option<Par> {
    let first_budget = match effort {
        Effort::Quick => SearchBudget::unbounded(budget.stop),
        Effort::Full => *budget,
    };
    let graph = PatchGraph::new(graph, cells, start, &first_budget).ok()??;
    let pace = (PACE / graph.len()).max(1) as u64;
    let mut counter = NodeCounter::new(*budget, pace);
    let mut solver = ShortestSolver::new(&graph);
    // A solution found before the budget ran out is still an answer.
    let (Ok(()) | Err(BudgetSpent)) = solver.run(effort, table_bytes, &mut counter);
    let spare = solver.best?;
    let solution = full_solution(&graph, &spare);
    let completing = solution.len() - spare.len();
    Some(Par {
        lower_bound: completing + usize::from(solver.lower_bound).min(spare.len()),
        solution,
        nodes: counter.nodes(),
    })
}

/// Bounds found so far, in moves that do not complete a colour.
struct ShortestSolver<'a> {
    graph: &'a PatchGraph,
    start: PatchRegion,
    /// Best solution so far.
    best: Option<Vec<ColourIndex>>,
    /// Lower bound on the number of moves.
    lower_bound: u16,
}

impl<'a> ShortestSolver<'a> {
    fn new(graph: &'a PatchGraph) -> Self {
        let mut start = graph.start();
        graph.complete_colours(&mut start, |_| ());
        let mut lower_bound = 0;
        while !graph.can_finish_within(&start, lower_bound, &mut Vec::new()) {
            lower_bound += 1;
        }
        Self {
            graph,
            start,
            best: None,
            lower_bound,
        }
    }

    /// Returns the length of the best solution, or the maximum if there is none.
    fn upper_bound(&self) -> u16 {
        self.best
            .as_ref()
            .map_or(u16::MAX, |best| best.len() as u16)
    }

    fn run(
        &mut self,
        effort: Effort,
        table_bytes: usize,
        counter: &mut NodeCounter<'_>,
    ) -> Result<(), BudgetSpent> {
        match effort {
            Effort::Quick => {
                let patient = SearchBudget::unbounded(counter.budget().stop);
                let pace = counter.interval();
                let work = self.find_first(&mut NodeCounter::new(patient, pace))?;
                // The time that a beam takes is proportional to its width.
                let width = (QUICK_WORK / work.max(1)).min(QUICK_WIDTH as u64) as usize;
                if width > 1 && self.lower_bound < self.upper_bound() {
                    self.improve(width, u16::MAX, counter)?;
                }
                Ok(())
            }
            Effort::Full => {
                self.improve(FIRST_WIDTH, u16::MAX, counter)?;
                let mut search = DepthFirstSearch::new(self.graph, table_bytes);
                while self.lower_bound < self.upper_bound() {
                    let before = counter.nodes();
                    match search.find(&self.start, self.lower_bound, counter)? {
                        Some(solution) => self.best = Some(solution),
                        None => {
                            self.lower_bound += 1;
                            let took = counter.nodes() - before;
                            let width = took as usize / 4 / usize::from(self.lower_bound);
                            if self.lower_bound < self.upper_bound() && width > FIRST_WIDTH {
                                self.improve(width, self.lower_bound, counter)?;
                            }
                        }
                    }
                }
                Ok(())
            }
        }
    }

    /// Finds a solution with the narrowest beam, which always finds one. Returns the work that it took.
    fn find_first(&mut self, counter: &mut NodeCounter<'_>) -> Result<u64, BudgetSpent> {
        let beam = beam_search(self.graph, &self.start, 1, u16::MAX, counter)?;
        self.best = self.best.take().or(beam.moves);
        Ok(beam.work)
    }

    /// Searches for a better solution of at most `most` moves with a beam of `width` regions.
    fn improve(
        &mut self,
        width: usize,
        most: u16,
        counter: &mut NodeCounter<'_>,
    ) -> Result<(), BudgetSpent> {
        let most = most.min(self.upper_bound().saturating_sub(1));
        let beam = beam_search(self.graph, &self.start, width, most, counter)?;
        self.best = beam.moves.or(self.best.take());
        Ok(())
    }
}

/// Returns the whole solution, including the moves that complete colours.
fn full_solution(graph: &PatchGraph, spare: &[ColourIndex]) -> Vec<Colour> {
    let mut solution = Vec::new();
    let mut region = graph.start();
    graph.complete_colours(&mut region, |colour| solution.push(Colour(colour as u8)));
    for &colour in spare {
        solution.push(Colour(colour as u8));
        graph.take(&mut region, colour);
        graph.complete_colours(&mut region, |colour| solution.push(Colour(colour as u8)));
    }
    solution
}
