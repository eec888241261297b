//! Cheapest paths of walkers over the heights of a board, which may change during a game.

use super::{Board, CellId};

/// Steps of a board with their costs. All costs are in half-steps: 2 is a plain step.
///
/// A step costs 1, or 1.5 if it changes two or more coordinates, and 1 more for each level that it climbs. Steps that
/// differ by more levels than the board allows are barred both ways.
///
/// ```
/// use tessella_boards::{Board, CellId, PathSearch, Shape, Square, Terrain, WalkingGraph};
///
/// let board = Board::new(Shape::Square(Square::new(3, 3)))?;
/// let mut terrain = Terrain::default();
/// terrain.set_height(&board, CellId(1), 2);
/// let heights = terrain.heights(&board);
/// let graph = WalkingGraph::new(&board);
/// let mut search = PathSearch::default();
/// search.costs_to(&graph, &[CellId(2)], &heights);
/// assert_eq!(search.cost(CellId(0)), Some(8));
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct WalkingGraph {
    /// Start of the steps of each cell, plus the end of the last ones.
    starts: Vec<u32>,
    /// Targets of the steps, with the costs on level ground.
    steps: Vec<(CellId, u8)>,
    /// Maximum number of levels that a step climbs or descends.
    climb: u8,
}

/// Cost of a step on level ground that changes one coordinate.
const SIDE_COST: u8 = 2;
/// Cost of a step on level ground that changes two or more coordinates.
const DIAGONAL_COST: u8 = 3;
/// Cost of each level that a step climbs.
const LEVEL_COST: u32 = 2;

impl WalkingGraph {
    /// Maximum number of levels of a step on a board without hills.
    pub const FLAT_CLIMB: u8 = 1;

    /// Builds the steps of a board.
    pub fn new(board: &Board) -> Self {
        let mut starts = Vec::with_capacity(board.len() + 1);
        let mut steps = Vec::new();
        starts.push(0);
        for cell in board.cells() {
            steps.extend(board.adjacent(cell).iter().map(|&next| {
                let is_diagonal = board.geometry.is_diagonal(cell, next);
                (
                    next,
                    if is_diagonal {
                        DIAGONAL_COST
                    } else {
                        SIDE_COST
                    },
                )
            }));
            starts.push(steps.len() as u32);
        }
        let climb = board
            .heights()
            .map_or(Self::FLAT_CLIMB, |heights| heights.max_step);
        Self {
            starts,
            steps,
            climb,
        }
    }

    /// Returns the number of cells.
    #[expect(clippy::len_without_is_empty, reason = "no board is empty")]
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the maximum number of levels that a step climbs or descends.
    pub const fn climb(&self) -> u8 {
        self.climb
    }

    /// Returns the cost of a step or a jump, given its cost on level ground and the heights of its ends; `None` if it
    /// is barred.
    #[inline]
    pub const fn cost_between(&self, level_cost: u32, from: u8, to: u8) -> Option<u32> {
        if from.abs_diff(to) > self.climb {
            return None;
        }
        Some(level_cost + LEVEL_COST * to.saturating_sub(from) as u32)
    }

    /// Returns the cells to which a walker can step, with the costs.
    pub fn steps_from<'a>(
        &'a self,
        cell: CellId,
        heights: &'a [u8],
    ) -> impl Iterator<Item = (CellId, u32)> + 'a {
        let from = heights[cell.index()];
        self.steps_of(cell).iter().filter_map(move |&(next, cost)| {
            let cost = self.cost_between(cost.into(), from, heights[next.index()])?;
            Some((next, cost))
        })
    }

    /// Returns the cells from which a walker can step to a cell, with the costs.
    fn steps_to<'a>(
        &'a self,
        cell: CellId,
        heights: &'a [u8],
    ) -> impl Iterator<Item = (CellId, u32)> + 'a {
        let to = heights[cell.index()];
        self.steps_of(cell).iter().filter_map(move |&(next, cost)| {
            let cost = self.cost_between(cost.into(), heights[next.index()], to)?;
            Some((next, cost))
        })
    }

    #[inline]
    fn steps_of(&self, cell: CellId) -> &[(CellId, u8)] {
        let at = cell.index();
        &self.steps[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// When a search for cheapest paths ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEnd {
    /// Once the costs of all reachable cells are known.
    Exhausted,
    /// Once the cost of this cell is known.
    At(CellId),
    /// At this cost. Single steps from the start may cost more.
    Limit(u32),
}

/// Search for cheapest paths, with its results. Reusing a search does not allocate.
///
/// Dial's algorithm: the costs of steps are small integers, so the queue is a ring of buckets, one per cost from the
/// current one up to the current one plus the maximum cost of a step.
#[derive(Clone, Debug, Default)]
pub struct PathSearch {
    /// Cost of each cell; [`UNREACHED`] if it was not reached.
    costs: Vec<u32>,
    /// Predecessor of each reached cell; a start is its own predecessor.
    came_from: Vec<CellId>,
    buckets: Vec<Vec<CellId>>,
}

const UNREACHED: u32 = u32::MAX;

impl PathSearch {
    /// Finds the costs of the cheapest paths from each cell to the nearest of the targets.
    pub fn costs_to(&mut self, graph: &WalkingGraph, targets: &[CellId], heights: &[u8]) {
        let steps = |cell| graph.steps_to(cell, heights);
        self.run(graph, targets, SearchEnd::Exhausted, steps);
    }

    /// Returns `true` if there is a path from a cell to one of the targets.
    pub fn is_path(
        &mut self,
        graph: &WalkingGraph,
        from: CellId,
        targets: &[CellId],
        heights: &[u8],
    ) -> bool {
        let steps = |cell| graph.steps_to(cell, heights);
        self.run(graph, targets, SearchEnd::At(from), steps);
        self.cost(from).is_some()
    }

    /// Finds cheapest paths from the starts over any steps. `steps` returns the cells that can be reached from a cell
    /// in one step; no cost may exceed that of the graph's steepest step.
    pub fn run<S: Iterator<Item = (CellId, u32)>>(
        &mut self,
        graph: &WalkingGraph,
        starts: &[CellId],
        end: SearchEnd,
        steps: impl Fn(CellId) -> S,
    ) {
        self.reset(graph, starts);
        let mask = self.buckets.len() - 1;
        let limit = match end {
            SearchEnd::Limit(limit) => limit,
            _ => UNREACHED,
        };
        let mut queued = starts.len();
        let mut cost = 0;
        while queued > 0 {
            while let Some(cell) = self.buckets[cost as usize & mask].pop() {
                queued -= 1;
                // A cheaper path to this cell has been found since it was queued.
                if cost > self.costs[cell.index()] {
                    continue;
                }
                if end == SearchEnd::At(cell) {
                    return;
                }
                for (next, step) in steps(cell) {
                    let reached = cost + step;
                    if reached >= self.costs[next.index()] || (reached > limit && cost > 0) {
                        continue;
                    }
                    self.costs[next.index()] = reached;
                    self.came_from[next.index()] = cell;
                    self.buckets[reached as usize & mask].push(next);
                    queued += 1;
                }
            }
            cost += 1;
        }
    }

    fn reset(&mut self, graph: &WalkingGraph, starts: &[CellId]) {
        let max_cost = u32::from(DIAGONAL_COST) + LEVEL_COST * u32::from(graph.climb);
        self.buckets.iter_mut().for_each(Vec::clear);
        self.buckets
            .resize((max_cost as usize + 1).next_power_of_two(), Vec::new());
        self.costs.clear();
        self.costs.resize(graph.len(), UNREACHED);
        self.came_from.resize(graph.len(), CellId(0));
        for &start in starts {
            self.costs[start.index()] = 0;
            self.came_from[start.index()] = start;
            self.buckets[0].push(start);
        }
    }

    /// Returns the cost of a cell in the last search; `None` if it was not reached.
    #[inline]
    pub fn cost(&self, cell: CellId) -> Option<u32> {
        let cost = self.costs.get(cell.index()).copied();
        cost.filter(|&cost| cost != UNREACHED)
    }

    /// Returns the cells of the path found by the last search between a cell and the nearest start, both included, in
    /// this order. Empty if the cell was not reached.
    pub fn path_back(&self, cell: CellId) -> Vec<CellId> {
        if self.cost(cell).is_none() {
            return Vec::new();
        }
        let before = |&at: &CellId| {
            let before = self.came_from[at.index()];
            (before != at).then_some(before)
        };
        std::iter::successors(Some(cell), before).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::random::SeededRng;
    use super::super::{Connectivity, Cube, Hex, HexLayout, Hills, Plan, Shape, Square, Terrain};
    use super::*;

    /// Returns the cost of a step by the coordinates of its ends; `None` if it is barred.
    fn step_cost(board: &Board, from: CellId, to: CellId, heights: &[u8]) -> Option<u32> {
        let climb = board.heights().map_or(1, |heights| heights.max_step);
        let [low, high] = [from, to].map(|cell| i32::from(heights[cell.index()]));
        let differing = match board.shape() {
            Shape::Square(square) => {
                let coordinates = |cell: CellId| {
                    (
                        cell.0 % u32::from(square.width),
                        cell.0 / u32::from(square.width),
                    )
                };
                let (a, b) = (coordinates(from), coordinates(to));
                u32::from(a.0 != b.0) + u32::from(a.1 != b.1)
            }
            Shape::Cube(cube) => {
                let (a, b) = (cube.coordinates(from), cube.coordinates(to));
                u32::from(a.0 != b.0) + u32::from(a.1 != b.1) + u32::from(a.2 != b.2)
            }
            Shape::Hypercube(hypercube) => {
                let (a, b) = (hypercube.coordinates(from), hypercube.coordinates(to));
                a.into_iter().zip(b).filter(|(a, b)| a != b).count() as u32
            }
            _ => 1,
        };
        let level = if differing > 1 { 3 } else { 2 };
        let is_barred = low.abs_diff(high) > u32::from(climb);
        (!is_barred).then(|| level + 2 * (high - low).max(0) as u32)
    }

    /// Returns the cost from each cell to the targets by relaxing all steps until nothing changes.
    fn relaxed(board: &Board, targets: &[CellId], heights: &[u8]) -> Vec<Option<u32>> {
        let mut costs = vec![None; board.len()];
        for target in targets {
            costs[target.index()] = Some(0);
        }
        loop {
            let before = costs.clone();
            for from in board.cells() {
                for &to in board.adjacent(from) {
                    let (Some(rest), Some(step)) =
                        (costs[to.index()], step_cost(board, from, to, heights))
                    else {
                        continue;
                    };
                    let known = costs[from.index()].unwrap_or(u32::MAX);
                    costs[from.index()] = Some(known.min(step + rest));
                }
            }
            if costs == before {
                return costs;
            }
        }
    }

    fn shapes() -> Vec<Shape> {
        let corners = |side| Square {
            connectivity: Connectivity::Corners,
            ..Square::new(side, side)
        };
        vec![
            Shape::Square(Square::new(6, 5)),
            Shape::Square(corners(5)),
            Shape::Hex(Hex {
                width: 5,
                height: 6,
                layout: HexLayout::EvenColumns,
            }),
            Shape::Cube(Cube {
                width: 3,
                height: 3,
                depth: 3,
                connectivity: Connectivity::Corners,
            }),
        ]
    }

    /// Covers hills of all kinds and changed terrain.
    #[test]
    fn walking_costs_are_those_of_cheapest_paths() {
        let mut rng = SeededRng::new(b"examples", 2);
        let mut search = PathSearch::default();
        for (seed, shape) in (0..20).flat_map(|seed| shapes().into_iter().map(move |it| (seed, it)))
        {
            let levels = 2 + rng.below(8) as u8;
            let climb = 1 + rng.below(u32::from(levels) - 1) as u8;
            let hills = Hills {
                levels,
                seed,
                climb,
            };
            let hills = (rng.below(4) != 0).then_some(hills);
            let board = Plan { shape, hills }.build().expect("hills within limits");
            let mut terrain = Terrain::default();
            for cell in board.cells() {
                if rng.below(6) == 0 {
                    terrain.set_height(&board, cell, rng.below(10) as u8);
                }
            }
            let heights = terrain.heights(&board);
            let graph = WalkingGraph::new(&board);
            for targets in [[0, 1], [3, 17]] {
                let targets = targets.map(CellId);
                let expected = relaxed(&board, &targets, &heights);
                search.costs_to(&graph, &targets, &heights);
                for cell in board.cells() {
                    assert_eq!(search.cost(cell), expected[cell.index()]);
                    let path = search.path_back(cell);
                    assert_eq!(path.is_empty(), expected[cell.index()].is_none());
                    let steps = path.windows(2).map(|step| {
                        let mut steps = graph.steps_from(step[0], &heights);
                        let found = steps.find(|&(next, _)| next == step[1]);
                        let (_, cost) = found.expect("a step that is not barred");
                        let expected = step_cost(&board, step[0], step[1], &heights);
                        assert_eq!(Some(cost), expected);
                        cost
                    });
                    assert_eq!(steps.sum::<u32>(), expected[cell.index()].unwrap_or(0));
                    assert!(path.last().is_none_or(|end| targets.contains(end)));
                }
                for cell in board.cells() {
                    let is_path = search.is_path(&graph, cell, &targets, &heights);
                    assert_eq!(is_path, expected[cell.index()].is_some());
                }
            }
        }
    }

    #[test]
    fn walking_limit_ends_search_but_not_single_steps() {
        let board = Plan::even(Shape::Square(Square::new(5, 1)));
        let board = board.build().expect("a small board");
        let graph = WalkingGraph::new(&board);
        let mut search = PathSearch::default();
        let mut reached = |heights: &[u8], limit| {
            let steps = |cell| graph.steps_from(cell, heights);
            search.run(&graph, &[CellId(0)], SearchEnd::Limit(limit), steps);
            let costs: Vec<Option<u32>> = board.cells().map(|cell| search.cost(cell)).collect();
            costs
        };
        assert_eq!(
            reached(&[0, 0, 0, 0, 0], 4),
            [Some(0), Some(2), Some(4), None, None]
        );
        assert_eq!(
            reached(&[0, 1, 1, 0, 0], 2),
            [Some(0), Some(4), None, None, None]
        );
        assert_eq!(
            reached(&[0, 2, 0, 0, 0], 4),
            [Some(0), None, None, None, None]
        );
    }
}
