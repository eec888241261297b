//! Solver and hints of Light Block.

use super::super::budget::{Effort, NodeCounter, SearchBudget, SearchReport, SearchResult};
use super::super::{Advice, Move, Rules};
use super::position::LightBlock;
use super::prune;
use super::remaining::RemainingBoard;
use super::search::search;
use std::sync::atomic::{AtomicBool, Ordering};
use tessella_boards::CellId;

/// Work for a hint: nodes times tiles, because the time per node grows with the number of tiles. Takes a fraction of a
/// second.
const WORK_FOR_HINT: u64 = 200_000;
/// Work for checking one earlier position.
const WORK_FOR_EARLIER: u64 = 50_000;
/// Work for the search from the start of a board.
const WORK_FOR_BOARD: u64 = 1_000_000;
/// Minimum number of nodes; most positions need fewer.
const MIN_NODES: u64 = 128;
/// Number of nodes between checks of the flag and the clock. On the largest boards, a node takes half a millisecond.
const CHECK_INTERVAL: u64 = 2;

impl LightBlock {
    /// Returns whether the board can be won from the start. For boards that were not generated to be winnable, the
    /// first call runs a search that may take a second; do not call it on the thread that draws.
    pub fn winnable(&self) -> Winnable {
        if self.data.generated.solution.is_some() {
            return Winnable::Yes;
        }
        let result = self
            .data
            .path_result
            .get_or_init(|| match find_board_path(self) {
                PathResult::Found(mut path) => {
                    path.insert(0, self.path[0]);
                    PathResult::Found(path)
                }
                other => other,
            });
        match result {
            PathResult::Found(_) => Winnable::Yes,
            PathResult::Impossible => Winnable::No,
            PathResult::Unknown => Winnable::Unknown,
        }
    }

    /// Returns the result of [`LightBlock::winnable`] if it is already known.
    pub fn known_winnable(&self) -> Option<Winnable> {
        let is_known =
            self.data.generated.solution.is_some() || self.data.path_result.get().is_some();
        is_known.then(|| self.winnable())
    }

    /// Searches for a path that wins from this position. A node is a decision of the search, or a conflict.
    pub fn find_path(&self, budget: &SearchBudget<'_>) -> PathResult {
        find_path(self, budget).0
    }
}

/// Returns a winning path, either the known solution or the result of a complete search, and the number of nodes
/// searched.
pub(super) fn find_path(game: &LightBlock, budget: &SearchBudget<'_>) -> (PathResult, u64) {
    let mut counter = NodeCounter::new(*budget, CHECK_INTERVAL);
    let result = search_path(game, &mut counter);
    (result, counter.nodes())
}

/// Solves a position. Every winning path is a shortest one, because each lights every tile once.
pub(super) fn solve(game: &LightBlock, effort: Effort, budget: &SearchBudget<'_>) -> SearchReport {
    let nodes = match effort {
        Effort::Quick => budget.nodes.min(node_budget(game, WORK_FOR_HINT)),
        Effort::Full => budget.nodes,
    };
    let (result, nodes) = find_path(game, &SearchBudget { nodes, ..*budget });
    let result = match result {
        PathResult::Found(path) => SearchResult::Solved {
            moves: path.into_iter().map(Move::Cell).collect(),
            shortest: true,
        },
        PathResult::Impossible => SearchResult::Unsolvable,
        PathResult::Unknown => SearchResult::Unknown,
    };
    SearchReport { result, nodes }
}

fn search_path(game: &LightBlock, counter: &mut NodeCounter<'_>) -> PathResult {
    let known = game.solution().unwrap_or_default();
    if let Some(left) = known.strip_prefix(game.path.as_slice()) {
        return PathResult::Found(left.to_vec());
    }
    let remaining = RemainingBoard::new(game);
    if remaining.open == 0 {
        return PathResult::Found(Vec::new());
    }
    if prune::is_unsolvable(&remaining) {
        return PathResult::Impossible;
    }
    search(&remaining, counter)
}

/// Returns the next step of a winning path, the number of moves to go back to, or a plausible step.
pub(super) fn advise(game: &LightBlock, stop: &AtomicBool) -> Option<Advice> {
    let guess = heuristic_step(game)?;
    let play = |cell, proved| Advice::Play {
        mv: Move::Cell(cell),
        proved,
    };
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    match find_path_within(game, WORK_FOR_HINT, stop) {
        PathResult::Found(path) => Some(play(path[0], true)),
        PathResult::Unknown => Some(play(guess, false)),
        PathResult::Impossible => match last_winnable(game, stop) {
            Some(moves) => Some(Advice::Lost {
                last_winnable: moves as u32,
            }),
            None => match find_path_within(&game.after_moves(0), WORK_FOR_EARLIER, stop) {
                PathResult::Impossible => Some(Advice::Unsolvable),
                PathResult::Found(_) | PathResult::Unknown => Some(play(guess, false)),
            },
        },
    }
}

/// Returns the first step of a winning path if the search finds one within the budget, or a plausible step.
pub(super) fn best_step(game: &LightBlock, budget: &SearchBudget<'_>) -> Option<CellId> {
    let guess = heuristic_step(game)?;
    if budget.stop.load(Ordering::Relaxed) {
        return None;
    }
    match find_path(game, budget).0 {
        PathResult::Found(path) => path.first().copied(),
        PathResult::Impossible | PathResult::Unknown => Some(guess),
    }
}

/// Searches for a path from the start of a board.
pub(super) fn find_board_path(game: &LightBlock) -> PathResult {
    find_path_within(
        &game.after_moves(0),
        WORK_FOR_BOARD,
        &AtomicBool::new(false),
    )
}

/// Searches for a winning path within an amount of work.
fn find_path_within(game: &LightBlock, work: u64, stop: &AtomicBool) -> PathResult {
    find_path(game, &SearchBudget::nodes(node_budget(game, work), stop)).0
}

/// Converts work to a number of nodes.
fn node_budget(game: &LightBlock, work: u64) -> u64 {
    (work / game.free() as u64).max(MIN_NODES)
}

/// Returns the largest known number of moves after which the game could still be won; `None` if it never could.
fn last_winnable(game: &LightBlock, stop: &AtomicBool) -> Option<usize> {
    let known = game.solution().unwrap_or_default();
    let followed = game
        .path
        .iter()
        .zip(known)
        .take_while(|(walked, known)| walked == known);
    // Every prefix of a known winning path is winnable; once lost, a game stays lost.
    let mut won = followed.count().checked_sub(1);
    let mut lost = game.path.len() - 1;
    while won.map_or(0, |won| won + 1) < lost {
        let middle = won.map_or(0, |won| (won + lost) / 2);
        match find_path_within(&game.after_moves(middle), WORK_FOR_EARLIER, stop) {
            PathResult::Found(_) => won = Some(middle),
            PathResult::Impossible | PathResult::Unknown if middle == 0 => return None,
            PathResult::Impossible | PathResult::Unknown => lost = middle,
        }
    }
    won
}

/// Returns a plausible step: to the tile with the fewest onward steps (Warnsdorff's rule).
pub(super) fn heuristic_step(game: &LightBlock) -> Option<CellId> {
    let onward_steps = |step: &CellId| {
        let beside = game.board().neighbours(*step).iter();
        beside.filter(|&&cell| game.is_open(cell)).count()
    };
    // A tile without onward steps is either the last one or a mistake.
    game.next_cells()
        .min_by_key(|step| match onward_steps(step) {
            0 => usize::MAX,
            count => count,
        })
}

/// Result of a search for a path over all open tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathResult {
    /// These steps win.
    Found(Vec<CellId>),
    /// No path exists.
    Impossible,
    /// The budget ran out.
    Unknown,
}

/// Whether a board can be won from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winnable {
    /// The board can be won.
    Yes,
    /// The board cannot be won.
    No,
    /// The search would take too long.
    Unknown,
}
