//! Solves a board for one player: exactly if the budget lasts, and well in any case.

mod beam;
mod ground;
mod memory;
mod search;

use crate::boards::{CellId, Graph};
use crate::games::Colour;
use crate::games::budget::{BudgetSpent, Effort, NodeCounter, SearchBudget};
use beam::beam;
use ground::{Ground, Paint, Region};
use search::Search;

/// How many regions the quick solver keeps after each move.
const QUICK: usize = 256;
/// How many regions the exact one keeps at first, for a way that the search needs not go beyond.
const FIRST: usize = 16;
/// Every how many nodes flag and clock are looked at, on a board of so many patches.
const PACE: usize = 64 * 1024;

/// What is known of the fewest moves that make a board one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Par {
    /// The shortest way that was found.
    pub way: Vec<Colour>,
    /// No way is shorter than this.
    pub least: usize,
    /// How many nodes were looked at: regions whose moves were tried.
    pub nodes: u64,
}

impl Par {
    /// Whether no way is shorter.
    pub const fn is_shortest(&self) -> bool {
        self.way.len() == self.least
    }
}

/// The fewest moves that make a graph of coloured cells one colour, if each move recolours the region of `start`. Colours are
/// below 10. Quick answers take a few milliseconds on boards of usual size; full ones search until the way is known to be
/// the shortest, or the budget is spent. The search remembers regions in a table of at most `table` bytes.
///
/// `None` when no way was found: some cell cannot be reached, or the budget was spent at once.
///
/// The same cells and the same number of nodes give the same answer on every machine.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use tessella::boards::{CellId, Graph};
/// use tessella::games::budget::{Budget, Effort};
/// use tessella::games::drench::shortest;
///
/// // Three cells in a row, begun in the middle.
/// let nexts = [vec![CellId(1)], vec![CellId(0), CellId(2)], vec![CellId(1)]];
/// let graph = Graph::new(3, |cell| nexts[cell.index()].clone());
/// let never = AtomicBool::new(false);
/// let budget = Budget::unbounded(&never);
/// let par = shortest(&graph, &[0, 1, 2], CellId(1), Effort::Full, &budget, 1 << 20);
/// assert_eq!(par.map(|par| (par.way.len(), par.is_shortest())), Some((2, true)));
/// ```
///
/// # Panics
/// When there are not as many colours as cells, a colour is 10 or more, or `start` is none of the cells.
pub fn shortest(
    graph: &Graph,
    cells: &[u8],
    start: CellId,
    effort: Effort,
    budget: &SearchBudget<'_>,
    table: usize,
) -> Option<Par> {
    let ground = Ground::new(graph, cells, start, budget).ok()??;
    let pace = (PACE / ground.len()).max(1) as u64;
    let mut meter = NodeCounter::new(*budget, pace);
    let mut solver = Solver::new(&ground);
    // What was found before the budget was spent is worth having.
    let (Ok(()) | Err(BudgetSpent)) = solver.run(effort, table, &mut meter);
    let spare = solver.best?;
    let way = spelt_out(&ground, &spare);
    let certain = way.len() - spare.len();
    Some(Par {
        least: certain + usize::from(solver.least).min(spare.len()),
        way,
        nodes: meter.nodes(),
    })
}

/// What is known in the course of the work, counted in moves that do not finish a colour.
struct Solver<'a> {
    ground: &'a Ground,
    start: Region,
    /// The best way so far.
    best: Option<Vec<Paint>>,
    /// At least so many are needed.
    least: u16,
}

impl<'a> Solver<'a> {
    fn new(ground: &'a Ground) -> Self {
        let mut start = ground.start();
        ground.finish(&mut start, |_| ());
        let mut least = 0;
        while !ground.in_reach(&start, least, &mut Vec::new()) {
            least += 1;
        }
        Self {
            ground,
            start,
            best: None,
            least,
        }
    }

    /// The best way has so many moves; more than any if there is none.
    fn most(&self) -> u16 {
        self.best
            .as_ref()
            .map_or(u16::MAX, |best| best.len() as u16)
    }

    fn run(
        &mut self,
        effort: Effort,
        table: usize,
        meter: &mut NodeCounter<'_>,
    ) -> Result<(), BudgetSpent> {
        match effort {
            Effort::Quick => self.keep(QUICK, u16::MAX, meter),
            Effort::Full => {
                self.keep(FIRST, u16::MAX, meter)?;
                let mut search = Search::new(self.ground, table);
                while self.least < self.most() {
                    let before = meter.nodes();
                    match search.way(&self.start, self.least, meter)? {
                        Some(way) => self.best = Some(way),
                        None => {
                            self.least += 1;
                            let took = meter.nodes() - before;
                            let width = took as usize / 4 / usize::from(self.least);
                            if self.least < self.most() && width > FIRST {
                                self.keep(width, self.least, meter)?;
                            }
                        }
                    }
                }
                Ok(())
            }
        }
    }

    /// Looks for a better way of at most so many moves, keeping `width` regions after each.
    fn keep(
        &mut self,
        width: usize,
        most: u16,
        meter: &mut NodeCounter<'_>,
    ) -> Result<(), BudgetSpent> {
        let most = most.min(self.most().saturating_sub(1));
        if let Some(way) = beam(self.ground, &self.start, width, most, meter)? {
            self.best = Some(way);
        }
        Ok(())
    }
}

/// A whole way, with the moves that finish colours.
fn spelt_out(ground: &Ground, spare: &[Paint]) -> Vec<Colour> {
    let mut way = Vec::new();
    let mut region = ground.start();
    ground.finish(&mut region, |colour| way.push(Colour(colour as u8)));
    for &colour in spare {
        way.push(Colour(colour as u8));
        ground.take(&mut region, colour);
        ground.finish(&mut region, |colour| way.push(Colour(colour as u8)));
    }
    way
}
