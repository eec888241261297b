//! Whether a game can still be won, and what to do next.

use super::super::{Advice, Move, Rules};
use super::LightBlock;
use super::pairing::{Pairing, Trail};
use super::prune::Chain;
use super::rest::Rest;
use super::search::search;
use super::weave::Weave;
use crate::boards::CellId;
use crate::boards::random::Stream;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many times a path is woven anew before the search begins.
const WEAVES: u64 = 3;
/// How much work a hint is worth: a fraction of a second.
const WORK_FOR_HINT: u32 = 3_000_000;
/// How much work it is worth for each earlier position to find out whether it could still be won.
const WORK_FOR_EARLIER: u32 = 1_000_000;

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

/// Whether a game can still be won: by the way that is known, by a path that is woven through what is left, or by a
/// search of all ways.
pub(super) fn verdict(game: &LightBlock, work: u32, stop: &AtomicBool) -> Verdict {
    let rest = Rest::of(game);
    if rest.open == 0 {
        return Verdict::Won(Vec::new());
    }
    let known = game.solution().unwrap_or_default();
    if let Some(left) = known.strip_prefix(game.path.as_slice()) {
        return Verdict::Won(left.to_vec());
    }
    let mut pairing = Pairing::new(rest.graph.len());
    if Chain::default().is_broken(&rest) || !pairing.complete(&rest, &mut Trail::default()) {
        return Verdict::Lost;
    }
    let steps = (work / 16).min(60 * rest.open as u32 + 2000);
    for round in 0..WEAVES {
        let first = match round {
            0 => along(&rest, known),
            _ => vec![rest.at],
        };
        let spared = vec![false; rest.graph.len()];
        let is_barred = |cell: CellId| !rest.is_open[cell.index()];
        let stream = Stream::new(b"lightyes", round);
        let mut weave = Weave::new(rest.graph, &first, is_barred, spared, true, stream);
        weave.grow();
        if weave.settle(0, steps, stop) {
            let mut way = weave.way();
            way.remove(0);
            return Verdict::Won(way);
        }
        if stop.load(Ordering::Relaxed) {
            return Verdict::Unknown;
        }
    }
    search(rest, work, stop)
}

/// As far as a known way leads over open tiles from where the walker stands, onwards or backwards, whichever is longer.
fn along(rest: &Rest<'_>, known: &[CellId]) -> Vec<CellId> {
    let Some(at) = known.iter().position(|&cell| cell == rest.at) else {
        return vec![rest.at];
    };
    let is_open = |cell: &&CellId| rest.is_open[cell.index()];
    let onwards: Vec<CellId> = known[at + 1..]
        .iter()
        .take_while(is_open)
        .copied()
        .collect();
    let back: Vec<CellId> = known[..at]
        .iter()
        .rev()
        .take_while(is_open)
        .copied()
        .collect();
    let mut way = vec![rest.at];
    way.extend(if onwards.len() >= back.len() {
        onwards
    } else {
        back
    });
    way
}

/// What to do next: a step of a way that still wins, or how far to go back, or a step that looks good.
pub(super) fn advice(game: &LightBlock, stop: &AtomicBool) -> Option<Advice> {
    let guess = plausible(game)?;
    let play = |cell, sure| Advice::Play {
        mv: Move::Cell(cell),
        sure,
    };
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    match verdict(game, WORK_FOR_HINT, stop) {
        Verdict::Won(way) => Some(play(way[0], true)),
        Verdict::Unknown => Some(play(guess, false)),
        Verdict::Lost => match last_winnable(game, stop) {
            Some(moves) => Some(Advice::TooLate {
                until: moves as u32,
            }),
            None => match verdict(&game.after(0), WORK_FOR_EARLIER, stop) {
                Verdict::Lost => Some(Advice::Never),
                Verdict::Won(_) | Verdict::Unknown => Some(play(guess, false)),
            },
        },
    }
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
        match verdict(&game.after(middle), WORK_FOR_EARLIER, stop) {
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
