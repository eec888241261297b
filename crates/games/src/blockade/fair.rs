//! Fair homes: ones from which paths cost about the same, for boards on which those from the usual homes do not.
//!
//! The homes depend on the board alone, so a seed always gives the same ones.

use tessella_boards::{Board, CellId, PathSearch, Terrain, WalkingGraph};

/// Maximum difference between the costs from the homes to the goals, in halves.
pub(super) const MAX_DIFFERENCE: u32 = 2;
/// Largest difference to accept if [`MAX_DIFFERENCE`] is impossible.
const LAST_DIFFERENCE: u32 = 400;
/// Steps from the usual home that a home off its own side of the board counts as, so that any on that side is nearer.
const OFF_SIDE: u32 = 1000;

/// Cell on which a runner could begin.
#[derive(Clone, Copy)]
struct Candidate {
    cell: CellId,
    /// Cost of the path to the goal, in halves.
    cost: u32,
    /// Steps from the usual home, with [`OFF_SIDE`] for those off its side.
    distance: u32,
}

/// Returns the homes nearest to the usual ones whose paths cost about the same, preferring those on the same sides of
/// the board.
///
/// Each seat has its usual home, its goal, and the side of the board on which it begins.
pub(super) fn homes_near(
    board: &Board,
    usual: &[(CellId, &[CellId], Vec<CellId>)],
) -> Option<Vec<CellId>> {
    let graph = WalkingGraph::new(board);
    let heights = Terrain::default().heights(board);
    let mut search = PathSearch::default();
    let mut seats = Vec::new();
    for (home, goal, side) in usual {
        search.costs_to(&graph, goal, &heights);
        let distances = board.graph().distances(*home);
        let candidate = |cell: CellId| {
            let cost = search.cost(cell).filter(|&cost| cost > 0)?;
            let steps = distances[cell.index()]?;
            let distance = steps + if side.contains(&cell) { 0 } else { OFF_SIDE };
            Some(Candidate {
                cell,
                cost,
                distance,
            })
        };
        seats.push(board.cells().filter_map(candidate).collect::<Vec<_>>());
    }
    differences().find_map(|difference| nearest(&seats, difference))
}

/// Returns the maximum differences to try, smallest first.
fn differences() -> impl Iterator<Item = u32> {
    (MAX_DIFFERENCE..=LAST_DIFFERENCE).step_by(2)
}

/// Returns the homes with the smallest sum of distances whose costs differ by at most `difference`.
fn nearest(seats: &[Vec<Candidate>], difference: u32) -> Option<Vec<CellId>> {
    let mut costs: Vec<u32> = seats
        .iter()
        .flatten()
        .map(|candidate| candidate.cost)
        .collect();
    costs.sort_unstable();
    costs.dedup();
    let choices = costs.into_iter().filter_map(|least| {
        let mut homes: Vec<CellId> = Vec::new();
        let mut sum = 0;
        for candidates in seats {
            let fits = |candidate: &&Candidate| {
                (least..=least + difference).contains(&candidate.cost)
                    && !homes.contains(&candidate.cell)
            };
            let fitting = candidates.iter().filter(fits);
            let nearest = fitting.min_by_key(|candidate| (candidate.distance, candidate.cell))?;
            sum += nearest.distance;
            homes.push(nearest.cell);
        }
        Some((sum, homes))
    });
    choices.min_by_key(|(sum, _)| *sum).map(|(_, homes)| homes)
}

/// Returns this many homes that are far apart, each with a path of about the same cost to its goal.
pub(super) fn homes_apart(
    board: &Board,
    count: usize,
    goal_of: impl Fn(CellId) -> Vec<CellId>,
) -> Option<Vec<CellId>> {
    let graph = WalkingGraph::new(board);
    let heights = Terrain::default().heights(board);
    let mut search = PathSearch::default();
    let cost = |cell: CellId| {
        search.costs_to(&graph, &goal_of(cell), &heights);
        let cost = search.cost(cell).filter(|&cost| cost > 0)?;
        Some((cost, cell))
    };
    let mut candidates: Vec<(u32, CellId)> = board.cells().filter_map(cost).collect();
    candidates.sort_unstable();
    let distances: Vec<Vec<Option<u32>>> = board
        .cells()
        .map(|cell| board.graph().distances(cell))
        .collect();
    let between = |a: CellId, b: CellId| distances[a.index()][b.index()].unwrap_or_default();
    differences().find_map(|difference| {
        let mut best: Option<((u32, u32), Vec<CellId>)> = None;
        for (at, &(least, _)) in candidates.iter().enumerate() {
            if at > 0 && candidates[at - 1].0 == least {
                continue;
            }
            let fitting: Vec<CellId> = candidates[at..]
                .iter()
                .take_while(|(cost, _)| *cost <= least + difference)
                .map(|&(_, cell)| cell)
                .collect();
            let Some((apart, homes)) = spread(&fitting, count, between) else {
                continue;
            };
            // Among equal distances, longer paths make for a longer game.
            let key = (apart, least);
            if best.as_ref().is_none_or(|(known, _)| key > *known) {
                best = Some((key, homes));
            }
        }
        best.map(|(_, homes)| homes)
    })
}

/// Returns the two cells that are farthest apart, then repeatedly the one farthest from all of these, and the smallest
/// distance between any two of them.
fn spread(
    cells: &[CellId],
    count: usize,
    between: impl Fn(CellId, CellId) -> u32,
) -> Option<(u32, Vec<CellId>)> {
    let pairs = cells
        .iter()
        .flat_map(|&a| cells.iter().map(move |&b| (a, b)));
    let pairs = pairs.filter(|(a, b)| a < b);
    let (a, b) = pairs.max_by_key(|&(a, b)| (between(a, b), std::cmp::Reverse((a, b))))?;
    let mut apart = between(a, b);
    let mut chosen = vec![a, b];
    while chosen.len() < count {
        let nearest = |&cell: &CellId| chosen.iter().map(|&other| between(cell, other)).min();
        let next = cells
            .iter()
            .copied()
            .max_by_key(|cell| (nearest(cell), std::cmp::Reverse(*cell)))?;
        apart = apart.min(nearest(&next)?);
        chosen.push(next);
    }
    (apart > 0).then_some((apart, chosen))
}
