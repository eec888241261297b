//! Whether a game can still be won, and what to do next.

use super::super::budget::{Answer, Budget, Effort, Finding, Meter};
use super::super::{Advice, Move, Rules};
use super::path_result::{PathResult, Winnable};
use super::position::LightBlock;
use super::prune;
use super::remaining::RemainingBoard;
use super::search::search;
use crate::boards::CellId;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many nodes a hint is worth, times the number of tiles (a node takes as much longer as there are more): a fraction
/// of a second.
const WORK_FOR_HINT: u64 = 200_000;
/// The same for each earlier position, to find out whether it could still be won.
const WORK_FOR_EARLIER: u64 = 50_000;
/// The same for whether a board can be won at all.
const WORK_FOR_BOARD: u64 = 1_000_000;
/// So many nodes there are in any case: most positions are decided with fewer.
const MIN_NODES: u64 = 128;
/// Every how many nodes flag and clock are looked at: on the largest boards a node takes half a millisecond.
const CHECK_INTERVAL: u64 = 2;

impl LightBlock {
    /// Whether the board could be won from the start. Of boards that were not generated to be won it is found out when first
    /// asked, which may take a second: not for the thread that draws.
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

    /// The same, as far as it is known already; `None` before it was found out.
    pub fn known_winnable(&self) -> Option<Winnable> {
        let is_known =
            self.data.generated.solution.is_some() || self.data.path_result.get().is_some();
        is_known.then(|| self.winnable())
    }

    /// Whether the game can still be won, as far as that is found out within a budget. A node is an assumption of the search
    /// about a step, or a dead end.
    pub fn find_path(&self, budget: &Budget<'_>) -> PathResult {
        find_path(self, budget).0
    }
}

/// Whether a game can still be won, by the path that is known or by a search that leaves nothing out; and how many nodes
/// that took.
pub(super) fn find_path(game: &LightBlock, budget: &Budget<'_>) -> (PathResult, u64) {
    let mut meter = Meter::new(*budget, CHECK_INTERVAL);
    let result = search_path(game, &mut meter);
    (result, meter.nodes())
}

/// What a position is worth: any path that wins is a shortest one, for each lights every tile once.
pub(super) fn solve(game: &LightBlock, effort: Effort, budget: &Budget<'_>) -> Finding {
    let nodes = match effort {
        Effort::Quick => budget.nodes.min(node_budget(game, WORK_FOR_HINT)),
        Effort::Full => budget.nodes,
    };
    let (result, nodes) = find_path(game, &Budget { nodes, ..*budget });
    let answer = match result {
        PathResult::Found(path) => Answer::Way {
            moves: path.into_iter().map(Move::Cell).collect(),
            shortest: true,
        },
        PathResult::Impossible => Answer::Hopeless,
        PathResult::Unknown => Answer::Unknown,
    };
    Finding { answer, nodes }
}

fn search_path(game: &LightBlock, meter: &mut Meter<'_>) -> PathResult {
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
    search(&remaining, meter)
}

/// What to do next: a step of a path that still wins, or how far to go back, or a step that looks good.
pub(super) fn advise(game: &LightBlock, stop: &AtomicBool) -> Option<Advice> {
    let guess = heuristic_step(game)?;
    let play = |cell, sure| Advice::Play {
        mv: Move::Cell(cell),
        sure,
    };
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    match find_path_within(game, WORK_FOR_HINT, stop) {
        PathResult::Found(path) => Some(play(path[0], true)),
        PathResult::Unknown => Some(play(guess, false)),
        PathResult::Impossible => match last_winnable(game, stop) {
            Some(moves) => Some(Advice::TooLate {
                until: moves as u32,
            }),
            None => match find_path_within(&game.after_moves(0), WORK_FOR_EARLIER, stop) {
                PathResult::Impossible => Some(Advice::Never),
                PathResult::Found(_) | PathResult::Unknown => Some(play(guess, false)),
            },
        },
    }
}

/// The best step: one of a path that wins, if such a path is found within a budget, or one that looks good.
pub(super) fn best_step(game: &LightBlock, budget: &Budget<'_>) -> Option<CellId> {
    let guess = heuristic_step(game)?;
    if budget.stop.load(Ordering::Relaxed) {
        return None;
    }
    match find_path(game, budget).0 {
        PathResult::Found(path) => path.first().copied(),
        PathResult::Impossible | PathResult::Unknown => Some(guess),
    }
}

/// Whether the board of a game can be won from its start.
pub(super) fn find_board_path(game: &LightBlock) -> PathResult {
    find_path_within(
        &game.after_moves(0),
        WORK_FOR_BOARD,
        &AtomicBool::new(false),
    )
}

/// Whether a game can still be won, for as much work.
fn find_path_within(game: &LightBlock, work: u64, stop: &AtomicBool) -> PathResult {
    find_path(game, &Budget::nodes(node_budget(game, work), stop)).0
}

/// How many nodes so much work is.
fn node_budget(game: &LightBlock, work: u64) -> u64 {
    (work / game.free() as u64).max(MIN_NODES)
}

/// The most moves after which the game could still be won, as far as that is found out; `None` if it never could.
fn last_winnable(game: &LightBlock, stop: &AtomicBool) -> Option<usize> {
    let known = game.solution().unwrap_or_default();
    let followed = game
        .path
        .iter()
        .zip(known)
        .take_while(|(walked, known)| walked == known);
    // What was followed of a known path could be won; no game that could not can be won later.
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

/// A step that looks good: to the tile from which fewest lead on.
pub(super) fn heuristic_step(game: &LightBlock) -> Option<CellId> {
    let onwards = |step: &CellId| {
        let beside = game.board().neighbours(*step).iter();
        beside.filter(|&&cell| game.is_open(cell)).count()
    };
    // A dead end is the last tile of all, or none that should be taken.
    game.next_cells().min_by_key(|step| match onwards(step) {
        0 => usize::MAX,
        count => count,
    })
}
