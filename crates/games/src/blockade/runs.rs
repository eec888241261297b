//! Runs: where a runner can go in a turn, at what cost, and over which cells.

use super::game_data::GameData;
use tessella_boards::{CellId, PathSearch, SearchEnd};

/// A cell that a runner can reach with a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The cell.
    pub to: CellId,
    /// Cost of the path, in halves.
    pub cost: u32,
}

/// Cost of a jump on level ground, in halves.
const JUMP_COST: u32 = 2;

/// Searches for all runs from a cell. `others` are the cells of the other runners.
pub(super) fn search_runs(
    data: &GameData,
    search: &mut PathSearch,
    from: CellId,
    others: &[CellId],
    heights: &[u8],
) {
    let limit = SearchEnd::Limit(data.max_cost());
    search.run(&data.graph, &[from], limit, |cell| {
        let steps = data.graph.steps_from(cell, heights);
        let steps = steps.filter(|(next, _)| !others.contains(next));
        steps.chain(jumps(data, cell, others, heights))
    });
}

/// Returns the runs that the last search found, in the order of the cells.
pub(super) fn found_runs(data: &GameData, search: &PathSearch, from: CellId) -> Vec<Run> {
    let cells = data.board.cells().filter(|&cell| cell != from);
    cells
        .filter_map(|to| search.cost(to).map(|cost| Run { to, cost }))
        .collect()
}

/// Returns the cells to which a runner can jump, with the costs: those behind the runners in a row beside it. Without
/// straight lines, as on a map, those are all cells that touch one of the runners that touch each other.
fn jumps(
    data: &GameData,
    from: CellId,
    others: &[CellId],
    heights: &[u8],
) -> impl Iterator<Item = (CellId, u32)> {
    let touches_runner = data
        .board
        .adjacent(from)
        .iter()
        .any(|next| others.contains(next));
    let landings = match (touches_runner, data.board.directions()) {
        (false, _) => Vec::new(),
        (true, []) => landings_around(data, from, others),
        (true, _) => straight_landings(data, from, others),
    };
    let cost = |landing: CellId| {
        let [from, to] = [from, landing].map(|cell| heights[cell.index()]);
        data.graph.cost_between(JUMP_COST, from, to)
    };
    let costs: Vec<(CellId, u32)> = landings
        .into_iter()
        .filter_map(|landing| Some((landing, cost(landing)?)))
        .collect();
    costs.into_iter()
}

/// Returns the first free cell behind the runners in each direction.
fn straight_landings(data: &GameData, from: CellId, others: &[CellId]) -> Vec<CellId> {
    let board = &data.board;
    let landing = |&direction| {
        let mut passed = board.step_ignoring_heights(from, direction)?;
        if !others.contains(&passed) {
            return None;
        }
        while others.contains(&passed) {
            passed = board.step_ignoring_heights(passed, direction)?;
        }
        Some(passed)
    };
    board.directions().iter().filter_map(landing).collect()
}

/// Returns the free cells that touch a runner reachable by going from runner to runner.
fn landings_around(data: &GameData, from: CellId, others: &[CellId]) -> Vec<CellId> {
    let (mut passed, mut landings) = (vec![from], Vec::new());
    let mut looked_at = 0;
    while let Some(&cell) = passed.get(looked_at) {
        for &next in data.board.adjacent(cell) {
            let is_runner = others.contains(&next);
            if is_runner && !passed.contains(&next) {
                passed.push(next);
            } else if !is_runner && next != from && looked_at > 0 {
                landings.push(next);
            }
        }
        looked_at += 1;
    }
    landings
}
