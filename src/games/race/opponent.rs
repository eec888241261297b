//! The computer's choice of a piece: from any by chance to playing every choice out many times.

use super::super::{Level, Rules, Seat, Turn};
use super::stride::Stride;
use super::{Phase, Race, SIDES, SIX, Thrown};
use crate::boards::random::SeededRng;
use std::sync::atomic::{AtomicBool, Ordering};

/// Values are counted in sixths of a cell, as the die has six sides.
const CELL: i32 = 6;
/// What it is worth to have a piece on the ring beside the cells it has gone, times the number of seats: the more there
/// are who may hit it, the less.
const OUT: i32 = 32 * CELL;
/// What the race is worth beside all that can be gone.
const WIN: i32 = 150 * CELL;
/// How many turns each seat has in a game that is played on to see what a choice is worth.
const ROUNDS: u32 = 2;
/// How many throws may be looked at for one choice of the highest level.
const BUDGET: u32 = 60_000;

/// The piece that a computer player of this level chooses; `None` where there is nothing to choose, or the search was
/// stopped before it had anything to say.
pub(super) fn choose(race: &Race, level: Level, stop: &AtomicBool) -> Option<u8> {
    let Phase::Choose { eyes } = race.phase else {
        return None;
    };
    let strides: Vec<Stride> = race.strides(race.seat, eyes).collect();
    match level {
        Level::Gentle => {
            let at = stream(race).below(strides.len() as u32);
            strides.get(at as usize).map(|stride| stride.number)
        }
        Level::Easy => {
            let best =
                (strides.iter()).max_by_key(|stride| (stride.hits.is_some(), stride.reaches));
            best.map(|stride| stride.number)
        }
        Level::Medium => sensible(race, eyes).map(|stride| stride.number),
        Level::Hard => played_out(race, eyes, &strides, stop),
    }
}

/// Chance to the player, and yet the same in the same position.
fn stream(race: &Race) -> SeededRng {
    let gone = race.gone.iter().flatten();
    let seed = gone.fold(u64::from(race.throws), |seed, &gone| {
        seed.wrapping_mul(0x0000_0100_0000_01B3) ^ u64::from(gone)
    });
    SeededRng::new(b"racing 1", seed)
}

/// The stride after which the seat stands best.
fn sensible(race: &Race, eyes: u8) -> Option<Stride> {
    race.strides(race.seat, eyes).max_by_key(|stride| {
        let mut after = race.clone();
        after.make(*stride, eyes);
        lead(&after, race.seat)
    })
}

/// By how much a seat is before the others: before the best of them, and before all of them on the average.
fn lead(race: &Race, seat: Seat) -> i32 {
    let others = race.seats().filter(|&other| other != seat);
    let standings: Vec<i32> = others.map(|other| standing(race, other)).collect();
    let best = standings.iter().copied().max().unwrap_or_default();
    let average = standings.iter().sum::<i32>() / standings.len().max(1) as i32;
    2 * standing(race, seat) - best - average
}

/// How far a seat has come, less what it may lose before its next turn.
fn standing(race: &Race, seat: Seat) -> i32 {
    let pieces = race.setup().pieces();
    let won = if race.pieces_home(seat) == pieces {
        WIN
    } else {
        0
    };
    let each = race.numbers().map(|number| {
        let gone = race.progress(seat, number).0;
        let worth = worth(race, gone);
        worth - worth * threats(race, seat, gone).min(6) / 6
    });
    won + each.sum::<i32>()
}

/// What a piece is worth that has gone so many cells. Those at the end are worth more than those at the beginning, for
/// they need not get past so many others any more: the more seats there are, the more so.
fn worth(race: &Race, gone: u8) -> i32 {
    if gone == 0 {
        return 0;
    }
    let seats = i32::from(race.setup().seats);
    let (gone, goal) = (i32::from(gone), i32::from(race.ground.goal()));
    OUT / seats + gone * CELL + gone * gone * seats * CELL / (4 * goal)
}

/// How many throws of other seats would hit a piece that has gone so many cells.
fn threats(race: &Race, seat: Seat, gone: u8) -> i32 {
    if gone == 0 || race.is_home(gone) {
        return 0;
    }
    let ground = &race.ground;
    let ring = i32::from(ground.open());
    let apart = ring / i32::from(race.setup().seats);
    let others = race.seats().filter(|&other| other != seat);
    let each = others.map(|other| {
        // How far the piece is along the other seat's way.
        let turned = i32::from(seat.0) - i32::from(other.0);
        let there = (i32::from(gone) - 1 + turned * apart).rem_euclid(ring) + 1;
        let mut waits = false;
        let mut threats = 0;
        for number in race.numbers() {
            let from = i32::from(race.progress(other, number).0);
            waits |= from == 0;
            threats += i32::from(from > 0 && (from + 1..=from + i32::from(SIX)).contains(&there));
        }
        threats + i32::from(waits && there == 1)
    });
    each.sum()
}

/// The choice after which the seat is farthest before the others on the average of many games that are played on for a
/// few rounds, in each of which the die falls alike for every choice.
fn played_out(race: &Race, eyes: u8, strides: &[Stride], stop: &AtomicBool) -> Option<u8> {
    let mut totals = vec![0i64; strides.len()];
    let mut thrown = 0;
    let mut games = 0;
    while thrown < BUDGET && !stop.load(Ordering::Relaxed) {
        for (total, stride) in totals.iter_mut().zip(strides) {
            let mut dice = SeededRng::new(b"racing 2", games);
            let mut game = race.clone();
            game.make(*stride, eyes);
            thrown += play_on(&mut game, &mut dice);
            *total += i64::from(lead(&game, race.seat));
        }
        games += 1;
    }
    if games == 0 {
        return None;
    }
    let best = strides.iter().zip(&totals).max_by_key(|&(_, &total)| total);
    best.map(|(stride, _)| stride.number)
}

/// Plays a game on until each seat has had its turns; how many throws that took.
fn play_on(game: &mut Race, dice: &mut SeededRng) -> u32 {
    let before = game.throws;
    let mut turns = ROUNDS * u32::from(game.setup().seats);
    while turns > 0
        && let Turn::Chance(seat) = game.to_move()
    {
        let eyes = 1 + dice.below((*SIDES.end()).into()) as u8;
        let choice = matches!(game.thrown(seat, eyes), Thrown::Choice);
        game.throw(eyes);
        if choice && let Some(stride) = sensible(game, eyes) {
            game.make(stride, eyes);
        }
        turns -= u32::from(game.to_move().seat() != Some(seat));
    }
    game.throws - before
}
