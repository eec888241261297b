//! The computer's play: from stones near others by chance to a search for rows that cannot be stopped.

mod duel;
mod forced;
mod memory;
mod round;
mod tally;

use super::super::{Level, Seat};
use super::InARow;
use crate::boards::CellId;
use crate::boards::random::Stream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tally::Tally;

/// How far a computer player may look: whichever bound is reached first ends its search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many positions it may look at.
    pub nodes: u64,
    /// How many moves it may look ahead, moves that are forced aside.
    pub depth: u32,
    /// How long it may take.
    pub time: Option<Duration>,
}

impl Budget {
    /// For a hint.
    pub const HINT: Self = Self {
        nodes: u64::MAX,
        depth: u32::MAX,
        time: Some(Duration::from_millis(450)),
    };

    /// What a level has.
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Gentle | Level::Easy => Self {
                nodes: 1,
                depth: 1,
                time: None,
            },
            Level::Medium => Self {
                nodes: 20_000,
                depth: 2,
                time: None,
            },
            Level::Hard => Self {
                nodes: u64::MAX,
                depth: u32::MAX,
                time: Some(Duration::from_millis(700)),
            },
        }
    }
}

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

/// The bounds of a search while it goes on.
struct Clock<'a> {
    nodes: u64,
    budget: Budget,
    until: Option<Instant>,
    stop: &'a AtomicBool,
}

/// The search has reached a bound.
struct Stopped;

impl Clock<'_> {
    /// Counts one position.
    fn tick(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        // Looking at the time takes longer than looking at a position.
        let looks_up = self.nodes % 256 == 1;
        let is_late = || self.until.is_some_and(|until| Instant::now() >= until);
        let is_stopped = looks_up && (self.stop.load(Ordering::Relaxed) || is_late());
        match is_stopped || self.nodes > self.budget.nodes {
            true => Err(Stopped),
            false => Ok(()),
        }
    }
}

/// What a player of this level would do.
pub(super) fn think(
    position: &InARow,
    level: Level,
    budget: Budget,
    stop: &AtomicBool,
) -> Option<Thought> {
    if position.winner.is_some() || position.is_full() {
        return None;
    }
    let mover = position.mover();
    let mut tally = Tally::new(position);
    let at_once = |cell: u16, is_safe| Thought {
        cell: CellId(cell.into()),
        is_safe,
        nodes: 0,
        depth: 0,
    };
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
        Level::Medium | Level::Hard => {
            let mut clock = Clock {
                nodes: 0,
                budget,
                until: budget.time.map(|time| Instant::now() + time),
                stop,
            };
            let found = match position.setup().seats {
                2 => duel::choose(&mut tally, mover, level, &mut clock),
                _ => round::choose(&mut tally, mover, &mut clock),
            };
            // Where the budget was too small to look at a single move, its looks must do.
            let looks_best = || {
                let block = tally.pressing(mover).map(|(_, block)| block);
                let cell = block.unwrap_or_else(|| tally.candidates(mover, 1)[0]);
                (!stop.load(Ordering::Relaxed)).then(|| at_once(cell, false))
            };
            found.or_else(looks_best)
        }
    }
}

/// Chance to the player, and yet the same in the same position.
fn chance(position: &InARow) -> Stream {
    let cells = position.cells.iter();
    let seed = cells.fold(u64::from(position.stones), |seed, &cell| {
        (seed ^ u64::from(cell)).wrapping_mul(0x0100_0000_01B3)
    });
    Stream::new(b"row luck", seed)
}

/// Any cell near a stone, or any at all.
fn careless(tally: &Tally, stream: &mut Stream) -> u16 {
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
fn one_of_the_best(tally: &Tally, mover: Seat, stream: &mut Stream) -> u16 {
    let best = tally.candidates(mover, 3);
    let at = stream
        .below(best.len() as u32)
        .min(stream.below(best.len() as u32));
    best[at as usize]
}
