//! Computer players of races, from a random choice to many simulated games per choice.

use super::super::moves::Turn;
use super::super::rules::{Level, Rules};
use super::super::seats::Seat;
use super::position::{PieceMove, Race, RollResult, SIDES, SIX, TurnPhase};
use crate::boards::random::SeededRng;
use std::sync::atomic::{AtomicBool, Ordering};

/// Value of a cell of progress. Values are in sixths of a cell, because the die has six sides.
const CELL: i32 = 6;
/// Value of a piece on the ring in addition to its progress, multiplied by the number of seats: more seats are a
/// greater risk.
const OUT: i32 = 32 * CELL;
/// Value of winning the race.
const WIN: i32 = 150 * CELL;
/// Number of turns per seat in a simulated game.
const ROUNDS: u32 = 2;
/// Maximum number of simulated rolls for one choice of the highest level.
const MAX_SIMULATED_ROLLS: u32 = 60_000;

/// Returns the piece that a computer player of this level chooses. Returns `None` if there is nothing to choose, or if
/// the search was stopped before it had a result.
pub(super) fn choose(race: &Race, level: Level, stop: &AtomicBool) -> Option<u8> {
    let TurnPhase::Choose { pips } = race.phase else {
        return None;
    };
    let moves: Vec<PieceMove> = race.piece_moves(race.seat, pips).collect();
    match level {
        Level::Gentle => {
            let at = stream(race).below(moves.len() as u32);
            moves.get(at as usize).map(|piece_move| piece_move.number)
        }
        Level::Easy => {
            let best = (moves.iter())
                .max_by_key(|piece_move| (piece_move.captured.is_some(), piece_move.reached));
            best.map(|piece_move| piece_move.number)
        }
        Level::Medium => greedy(race, pips).map(|piece_move| piece_move.number),
        Level::Hard => best_simulated(race, pips, &moves, stop),
    }
}

/// Returns a random number generator that is always the same in the same position.
fn stream(race: &Race) -> SeededRng {
    let progress = race.progress.iter().flatten();
    let seed = progress.fold(u64::from(race.rolls()), |seed, &progress| {
        seed.wrapping_mul(0x0000_0100_0000_01B3) ^ u64::from(progress)
    });
    SeededRng::new(b"racing 1", seed)
}

/// Returns the move after which the seat has the greatest lead.
fn greedy(race: &Race, pips: u8) -> Option<PieceMove> {
    race.piece_moves(race.seat, pips).max_by_key(|piece_move| {
        let mut after = race.clone();
        after.move_piece(*piece_move, pips);
        lead(&after, race.seat)
    })
}

/// Returns the lead of a seat over the best of the others, plus its lead over their average.
fn lead(race: &Race, seat: Seat) -> i32 {
    let others = race.seats().filter(|&other| other != seat);
    let standings: Vec<i32> = others.map(|other| standing(race, other)).collect();
    let best = standings.iter().copied().max().unwrap_or_default();
    let average = standings.iter().sum::<i32>() / standings.len().max(1) as i32;
    2 * standing(race, seat) - best - average
}

/// Returns the value of a seat's pieces, less the expected loss before its next turn.
fn standing(race: &Race, seat: Seat) -> i32 {
    let pieces = race.setup().pieces();
    let won = if race.pieces_home(seat) == pieces {
        WIN
    } else {
        0
    };
    let each = race.piece_numbers().map(|number| {
        let progress = race.progress(seat, number).0;
        let worth = worth(race, progress);
        worth - worth * threats(race, seat, progress).min(6) / 6
    });
    won + each.sum::<i32>()
}

/// Returns the value of a piece with this progress. It grows faster towards the end, because fewer other pieces are
/// left to pass, and with the number of seats.
fn worth(race: &Race, progress: u8) -> i32 {
    if progress == 0 {
        return 0;
    }
    let seats = i32::from(race.setup().seats);
    let (progress, goal) = (i32::from(progress), i32::from(race.course.goal()));
    OUT / seats + progress * CELL + progress * progress * seats * CELL / (4 * goal)
}

/// Returns the number of rolls of other seats that would capture a piece with this progress.
fn threats(race: &Race, seat: Seat, progress: u8) -> i32 {
    if progress == 0 || race.is_home(progress) {
        return 0;
    }
    let ring = i32::from(race.course.before_lane());
    let apart = ring / i32::from(race.setup().seats);
    let others = race.seats().filter(|&other| other != seat);
    let each = others.map(|other| {
        // The piece's position along the other seat's path.
        let turned = i32::from(seat.0) - i32::from(other.0);
        let there = (i32::from(progress) - 1 + turned * apart).rem_euclid(ring) + 1;
        let mut waits = false;
        let mut threats = 0;
        for number in race.piece_numbers() {
            let from = i32::from(race.progress(other, number).0);
            waits |= from == 0;
            threats += i32::from(from > 0 && (from + 1..=from + i32::from(SIX)).contains(&there));
        }
        threats + i32::from(waits && there == 1)
    });
    each.sum()
}

/// Returns the choice with the greatest average lead in many games, each simulated for a few rounds. Every choice is
/// tried with the same rolls.
fn best_simulated(race: &Race, pips: u8, moves: &[PieceMove], stop: &AtomicBool) -> Option<u8> {
    let mut totals = vec![0i64; moves.len()];
    let mut rolls = 0;
    let mut games = 0;
    while rolls < MAX_SIMULATED_ROLLS && !stop.load(Ordering::Relaxed) {
        for (total, piece_move) in totals.iter_mut().zip(moves) {
            let mut dice = SeededRng::new(b"racing 2", games);
            let mut game = race.clone();
            game.move_piece(*piece_move, pips);
            rolls += simulate(&mut game, &mut dice);
            *total += i64::from(lead(&game, race.seat));
        }
        games += 1;
    }
    if games == 0 {
        return None;
    }
    let best = moves.iter().zip(&totals).max_by_key(|&(_, &total)| total);
    best.map(|(piece_move, _)| piece_move.number)
}

/// Simulates a game until each seat has had its turns. Returns the number of rolls.
fn simulate(game: &mut Race, dice: &mut SeededRng) -> u32 {
    let before = game.rolls();
    let mut turns = ROUNDS * u32::from(game.setup().seats);
    while turns > 0
        && let Turn::Chance(seat) = game.to_move()
    {
        let pips = 1 + dice.below((*SIDES.end()).into()) as u8;
        let is_choice = matches!(game.roll_result(seat, pips), RollResult::Choice);
        game.roll(pips);
        if is_choice && let Some(piece_move) = greedy(game, pips) {
            game.move_piece(piece_move, pips);
        }
        turns -= u32::from(game.to_move().seat() != Some(seat));
    }
    game.rolls() - before
}
