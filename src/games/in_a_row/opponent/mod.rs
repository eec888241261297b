//! The computer's play: from stones near others by chance to a search for rows that cannot be stopped.

mod duel;
mod round;
mod tally;

pub(super) use duel::Layout;

use super::super::budget::{Answer, Budget, Effort, Finding, Meter};
use super::super::{Level, Move, Outcome, Rules, Seat};
use super::InARow;
use crate::boards::CellId;
use crate::boards::random::SeededRng;
use std::sync::atomic::Ordering;
use tally::Tally;

/// How many moves Medium looks ahead, and how many positions it looks at at most.
const MEDIUM: (u32, u64) = (2, 20_000);
/// Every how many positions flag and clock are looked at.
const PACE: u64 = 256;

/// What a computer player wants to do, and what it found out about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Where it puts its stone.
    pub cell: CellId,
    /// Whether it is known that whoever puts a stone here need not lose.
    pub is_safe: bool,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How many moves it looked ahead, moves that are forced aside; 0 if it did not have to.
    pub depth: u32,
}

/// What a player of this level would do. Only Medium and Hard search, and so need a budget.
pub(super) fn think(position: &InARow, level: Level, budget: &Budget<'_>) -> Option<Thought> {
    if position.winner.is_some() || position.is_full() {
        return None;
    }
    let mover = position.mover();
    let tally = Tally::new(position);
    let mut stream = chance(position);
    let winning = tally.wins(mover).next();
    if let Some(cell) = winning
        && (level != Level::Gentle || stream.below(2) == 0)
    {
        return Some(at_once(cell, true));
    }
    match level {
        Level::Gentle => Some(at_once(careless(&tally, &mut stream), false)),
        Level::Easy => {
            let cell = match tally.pressing(mover) {
                Some((_, block)) => block,
                None => one_of_the_best(&tally, mover, &mut stream),
            };
            Some(at_once(cell, false))
        }
        Level::Medium => {
            let nodes = budget.nodes.min(MEDIUM.1);
            look_ahead(position, MEDIUM.0, &Budget { nodes, ..*budget })
        }
        Level::Hard if position.setup().seats == 2 => {
            let found = duel::choose(position, budget);
            found.or_else(|| looks_best(&tally, mover, budget))
        }
        Level::Hard => look_ahead(position, u32::MAX, budget),
    }
}

/// What a search of so many moves finds, moves that are forced aside.
pub(super) fn look_ahead(position: &InARow, depth: u32, budget: &Budget<'_>) -> Option<Thought> {
    if position.winner.is_some() || position.is_full() {
        return None;
    }
    let mover = position.mover();
    let mut tally = Tally::new(position);
    if let Some(cell) = tally.wins(mover).next() {
        return Some(at_once(cell, true));
    }
    let found = match position.setup().seats {
        2 => duel::look_ahead(position, depth, budget),
        _ => round::choose(&mut tally, mover, depth, &mut Meter::new(*budget, PACE)),
    };
    found.or_else(|| looks_best(&tally, mover, budget))
}

/// What needs no search.
fn at_once(cell: u16, is_safe: bool) -> Thought {
    Thought {
        cell: CellId(cell.into()),
        is_safe,
        nodes: 0,
        depth: 0,
    }
}

/// Where the budget was too small to look at a single move, its looks must do.
fn looks_best(tally: &Tally, mover: Seat, budget: &Budget<'_>) -> Option<Thought> {
    let block = tally.pressing(mover).map(|(_, block)| block);
    let cell = block.unwrap_or_else(|| tally.candidates(mover, 1)[0]);
    let is_stopped = budget.stop.load(Ordering::Relaxed);
    (!is_stopped).then(|| at_once(cell, false))
}

/// What is known of a position: of two seats the end of best play, of more only what is over or won at once.
pub(super) fn solve(position: &InARow, effort: Effort, budget: &Budget<'_>) -> Finding {
    let known = |outcome, line: Vec<CellId>| Answer::Value {
        outcome,
        line: line.into_iter().map(Move::Cell).collect(),
    };
    if let Some(outcome) = position.outcome() {
        let answer = known(outcome, Vec::new());
        return Finding { answer, nodes: 0 };
    }
    let mover = position.mover();
    let tally = Tally::new(position);
    if let Some(cell) = tally.wins(mover).next() {
        let answer = known(Outcome::Won(mover), vec![CellId(cell.into())]);
        return Finding { answer, nodes: 0 };
    }
    if tally.is_drawn() {
        let answer = known(Outcome::Draw, Vec::new());
        return Finding { answer, nodes: 0 };
    }
    if position.setup().seats > 2 {
        let answer = Answer::Unknown;
        return Finding { answer, nodes: 0 };
    }
    let solved = duel::solve(position, effort, budget);
    let line = solved.line.into_iter().map(|cell| CellId(cell.into()));
    let answer = match solved.outcome {
        Some(outcome) => known(outcome, line.collect()),
        None => Answer::Unknown,
    };
    Finding {
        answer,
        nodes: solved.nodes,
    }
}

/// Chance to the player, and yet the same in the same position.
fn chance(position: &InARow) -> SeededRng {
    let cells = position.cells.iter();
    let seed = cells.fold(u64::from(position.stones), |seed, &cell| {
        (seed ^ u64::from(cell)).wrapping_mul(0x0100_0000_01B3)
    });
    SeededRng::new(b"row luck", seed)
}

/// Any cell near a stone, or any at all.
fn careless(tally: &Tally, stream: &mut SeededRng) -> u16 {
    let free: Vec<u16> = tally.playable().collect();
    let near: Vec<u16> = free
        .iter()
        .copied()
        .filter(|&cell| tally.is_near(cell))
        .collect();
    let from = if near.is_empty() { free } else { near };
    from[stream.below(from.len() as u32) as usize]
}

/// One of the three cells that look best, the better the likelier.
fn one_of_the_best(tally: &Tally, mover: Seat, stream: &mut SeededRng) -> u16 {
    let best = tally.candidates(mover, 3);
    let at = stream
        .below(best.len() as u32)
        .min(stream.below(best.len() as u32));
    best[at as usize]
}
