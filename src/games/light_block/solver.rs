//! Whether a game can still be won, and what to do next.

use super::super::budget::{Effort, NodeCounter, SearchBudget, SearchReport, SearchResult};
use super::super::{Advice, Move, Rules};
use super::LightBlock;
use super::prune;
use super::rest::Rest;
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
const FEWEST_NODES: u64 = 128;
/// Every how many nodes flag and clock are looked at: on the largest boards a node takes half a millisecond.
const PACE: u64 = 2;

/// Whether a game can still be won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can, by these steps.
    Won(Vec<CellId>),
    /// It cannot.
    Lost,
    /// It was not found out.
    Unknown,
}

/// Whether a game can still be won, by the way that is known or by a search that leaves nothing out; and how many nodes
/// that took.
pub(super) fn verdict(game: &LightBlock, budget: &SearchBudget<'_>) -> (Verdict, u64) {
    let mut meter = NodeCounter::new(*budget, PACE);
    let verdict = decide(game, &mut meter);
    (verdict, meter.nodes())
}

/// What a position is worth: any way that wins is a shortest one, for each lights every tile once.
pub(super) fn finding(
    game: &LightBlock,
    effort: Effort,
    budget: &SearchBudget<'_>,
) -> SearchReport {
    let nodes = match effort {
        Effort::Quick => budget.nodes.min(nodes(game, WORK_FOR_HINT)),
        Effort::Full => budget.nodes,
    };
    let (verdict, nodes) = verdict(game, &SearchBudget { nodes, ..*budget });
    let result = match verdict {
        Verdict::Won(way) => SearchResult::Solved {
            moves: way.into_iter().map(Move::Cell).collect(),
            shortest: true,
        },
        Verdict::Lost => SearchResult::Unsolvable,
        Verdict::Unknown => SearchResult::Unknown,
    };
    SearchReport { result, nodes }
}

fn decide(game: &LightBlock, meter: &mut NodeCounter<'_>) -> Verdict {
    let known = game.solution().unwrap_or_default();
    if let Some(left) = known.strip_prefix(game.path.as_slice()) {
        return Verdict::Won(left.to_vec());
    }
    let rest = Rest::of(game);
    if rest.open == 0 {
        return Verdict::Won(Vec::new());
    }
    if prune::is_broken(&rest) {
        return Verdict::Lost;
    }
    search(&rest, meter)
}

/// What to do next: a step of a way that still wins, or how far to go back, or a step that looks good.
pub(super) fn advice(game: &LightBlock, stop: &AtomicBool) -> Option<Advice> {
    let guess = plausible(game)?;
    let play = |cell, proved| Advice::Play {
        mv: Move::Cell(cell),
        proved,
    };
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    match judged(game, WORK_FOR_HINT, stop) {
        Verdict::Won(way) => Some(play(way[0], true)),
        Verdict::Unknown => Some(play(guess, false)),
        Verdict::Lost => match last_winnable(game, stop) {
            Some(moves) => Some(Advice::Lost {
                last_winnable: moves as u32,
            }),
            None => match judged(&game.after(0), WORK_FOR_EARLIER, stop) {
                Verdict::Lost => Some(Advice::Unsolvable),
                Verdict::Won(_) | Verdict::Unknown => Some(play(guess, false)),
            },
        },
    }
}

/// The best step: one of a way that wins, if such a way is found within a budget, or one that looks good.
pub(super) fn best_step(game: &LightBlock, budget: &SearchBudget<'_>) -> Option<CellId> {
    let guess = plausible(game)?;
    if budget.stop.load(Ordering::Relaxed) {
        return None;
    }
    match verdict(game, budget).0 {
        Verdict::Won(way) => way.first().copied(),
        Verdict::Lost | Verdict::Unknown => Some(guess),
    }
}

/// Whether the board of a game can be won from its start.
pub(super) fn of_board(game: &LightBlock) -> Verdict {
    judged(&game.after(0), WORK_FOR_BOARD, &AtomicBool::new(false))
}

/// Whether a game can still be won, for as much work.
fn judged(game: &LightBlock, work: u64, stop: &AtomicBool) -> Verdict {
    verdict(game, &SearchBudget::nodes(nodes(game, work), stop)).0
}

/// How many nodes so much work is.
fn nodes(game: &LightBlock, work: u64) -> u64 {
    (work / game.free() as u64).max(FEWEST_NODES)
}

/// The most moves after which the game could still be won, as far as that is found out; `None` if it never could.
fn last_winnable(game: &LightBlock, stop: &AtomicBool) -> Option<usize> {
    let known = game.solution().unwrap_or_default();
    let followed = game
        .path
        .iter()
        .zip(known)
        .take_while(|(walked, known)| walked == known);
    // What was followed of a known way could be won; no game that could not can be won later.
    let mut won = followed.count().checked_sub(1);
    let mut lost = game.path.len() - 1;
    while won.map_or(0, |won| won + 1) < lost {
        let middle = won.map_or(0, |won| (won + lost) / 2);
        match judged(&game.after(middle), WORK_FOR_EARLIER, stop) {
            Verdict::Won(_) => won = Some(middle),
            Verdict::Lost | Verdict::Unknown if middle == 0 => return None,
            Verdict::Lost | Verdict::Unknown => lost = middle,
        }
    }
    won
}

/// A step that looks good: to the tile from which fewest lead on.
pub(super) fn plausible(game: &LightBlock) -> Option<CellId> {
    let onwards = |step: &CellId| {
        let beside = game.board().neighbours(*step).iter();
        beside.filter(|&&cell| game.is_open(cell)).count()
    };
    // A dead end is the last tile of all, or none that should be taken.
    game.nexts().min_by_key(|step| match onwards(step) {
        0 => usize::MAX,
        count => count,
    })
}
