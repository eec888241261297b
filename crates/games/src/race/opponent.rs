//! Computer players of races, from a random choice to many simulated games per choice.

use super::super::budget::SearchBudget;
use super::super::evaluation::Evaluation;
use super::super::moves::Turn;
use super::super::rules::{Level, Rules};
use super::super::seats::{Outcome, Seat};
use super::die::{FOUR, SIDES, SIX};
use super::piece_move::PieceMove;
use super::position::{Race, RollResult, TurnPhase};
use super::setup::Variant;
use std::sync::atomic::{AtomicBool, Ordering};
use tessella_boards::random::SeededRng;

/// Value of a cell of progress.
const CELL: i32 = 6;
/// Value of a piece on the ring in addition to its progress: what the rolls until another six are worth.
const OUT: i32 = 16 * CELL;
/// Value of a piece that is home in addition to its progress.
const HOME: i32 = 5 * CELL;
/// Value of winning the race, more than any progress.
const WIN: i32 = 10_000 * CELL;
/// Weight of a seat's own standing, and of the best of the others, relative to that of every other seat.
const WEIGHT: i32 = 20;
/// Number of turns per seat in a simulated game.
const ROUNDS: u32 = 2;
/// Maximum number of turns in a game that is simulated to its end. Hardly any game takes longer.
const MAX_TURNS: u32 = 10_000;
/// Maximum number of simulated rolls for one choice at the highest level.
const MAX_SIMULATED_ROLLS: u32 = 60_000;

/// Returns the move that a computer player of this level chooses; `None` if there is nothing to choose, or if the
/// search was stopped before it had a result.
pub(super) fn choose(race: &Race, level: Level, stop: &AtomicBool) -> Option<PieceMove> {
    let TurnPhase::Choose { pips } = race.phase else {
        return None;
    };
    let moves: Vec<PieceMove> = race.piece_moves(race.seat, pips).collect();
    match level {
        Level::Gentle => {
            let at = stream(race).below(moves.len() as u32);
            moves.get(at as usize).copied()
        }
        Level::Easy => {
            let mut preferred = moves.clone();
            preferred.retain(|piece_move| piece_move.captured.is_some());
            let moves = if preferred.is_empty() {
                moves
            } else {
                preferred
            };
            let at = stream(race).below(moves.len() as u32);
            moves.get(at as usize).copied()
        }
        Level::Medium => greedy(race, pips),
        Level::Hard => best_simulated(race, pips, &moves, stop),
    }
}

/// Returns a random number generator that depends only on the position.
fn stream(race: &Race) -> SeededRng {
    let positions = race.positions.iter().flatten();
    let seed = positions.fold(u64::from(race.rolls()), |seed, &position| {
        seed.wrapping_mul(0x0000_0100_0000_01B3) ^ u64::from(position)
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

/// Returns the lead of a seat over the best of the others, minus a little for the standing of each of them.
fn lead(race: &Race, seat: Seat) -> i32 {
    let others = race.seats().filter(|&other| other != seat);
    let standings: Vec<i32> = others.map(|other| standing(race, other)).collect();
    let best = standings.iter().copied().max().unwrap_or_default();
    WEIGHT * (standing(race, seat) - best) - standings.iter().sum::<i32>()
}

/// Returns the value of a seat's pieces, minus the expected loss before its next turn.
fn standing(race: &Race, seat: Seat) -> i32 {
    let pieces = race.setup().pieces();
    let won = if race.pieces_home(seat) == pieces {
        WIN
    } else {
        0
    };
    let each = race.piece_numbers().map(|number| {
        let position = race.positions[seat.index()][usize::from(number)];
        let worth = worth(race, position);
        worth - worth * threats(race, seat, position).min(6) / 6
    });
    won + each.sum::<i32>()
}

/// Returns the value of a piece at this position. It grows faster towards the end, because fewer other pieces remain to
/// be passed.
fn worth(race: &Race, position: u16) -> i32 {
    if position == 0 {
        return 0;
    }
    let gone = race.course.gone(position);
    let (progress, goal) = (i32::from(gone), i32::from(race.course.goal()));
    let home = if race.is_home(position) { HOME } else { 0 };
    OUT + progress * CELL + 2 * progress * progress * CELL / goal + home
}

/// Returns the number of rolls of other seats that would capture a piece at this position.
fn threats(race: &Race, seat: Seat, position: u16) -> i32 {
    let is_safe = race.is_home(position) || race.course.is_on_branch(position);
    if position == 0 || is_safe || matches!(race.setup().variant, Variant::SnakesAndLadders { .. })
    {
        return 0;
    }
    let round = i32::from(race.course.round());
    let apart = round / i32::from(race.setup().seats);
    let others = race.seats().filter(|&other| other != seat);
    let each = others.map(|other| {
        // The piece's position in the first round of the other seat's path.
        let turned = i32::from(seat.0) - i32::from(other.0);
        let there = (i32::from(position) - 1 + turned * apart).rem_euclid(round) + 1;
        let own = &race.positions[other.index()][..race.setup().pieces().into()];
        let hits = own
            .iter()
            .filter(|&&from| captures(race, from, there, round));
        let waits = own.contains(&0);
        hits.count() as i32 + i32::from(waits && there == 1)
    });
    each.sum()
}

/// Returns `true` if a roll takes a piece from this position to a cell that is at position `there` of its first round.
fn captures(race: &Race, from: u16, there: i32, round: i32) -> bool {
    if from == 0 || race.is_home(from) {
        return false;
    }
    let course = &race.course;
    let gone = i32::from(course.gone(from));
    let steps = (there - gone).rem_euclid(round);
    let is_before_lane = gone + steps <= i32::from(course.before_lane());
    let goes_back = race.setup().back_four;
    let pips = i32::from(SIX).min(round - 1);
    let is_forward = (1..=pips).contains(&steps) && !(goes_back && steps == i32::from(FOUR));
    let is_backward = goes_back && (gone - there).rem_euclid(round) == i32::from(FOUR);
    (is_forward && is_before_lane) || is_backward
}

/// Returns the choice with the greatest average lead in many games, each simulated for a few rounds. Every choice is
/// tried with the same rolls.
fn best_simulated(
    race: &Race,
    pips: u8,
    moves: &[PieceMove],
    stop: &AtomicBool,
) -> Option<PieceMove> {
    let mut totals = vec![0i64; moves.len()];
    let mut rolls = 0;
    let mut games = 0;
    while rolls < MAX_SIMULATED_ROLLS && !stop.load(Ordering::Relaxed) {
        for (total, piece_move) in totals.iter_mut().zip(moves) {
            let mut dice = SeededRng::new(b"racing 2", games);
            let mut game = race.clone();
            game.move_piece(*piece_move, pips);
            rolls += simulate(&mut game, &mut dice, ROUNDS * u32::from(race.setup().seats));
            *total += i64::from(lead(&game, race.seat));
        }
        games += 1;
    }
    if games == 0 {
        return None;
    }
    let best = moves.iter().zip(&totals).max_by_key(|&(_, &total)| total);
    best.map(|(piece_move, _)| *piece_move)
}

/// Evaluates a position for two seats by simulating games to their end. A node of the budget is a roll. Both seats
/// choose the move after which they have the greatest lead.
pub(super) fn evaluate(race: &Race, budget: &SearchBudget<'_>) -> Option<Evaluation> {
    if race.setup().seats != 2 {
        return None;
    }
    if let Some(outcome) = race.outcome() {
        return Some(Evaluation::Proved(outcome));
    }
    let (mut rolls, mut games, mut half_wins) = (0, 0, 0);
    while rolls < budget.nodes && !budget.is_over() {
        let mut dice = SeededRng::new(b"racing 3", games.into());
        let mut game = race.clone();
        // If a piece is to be chosen, there is no roll first.
        if let TurnPhase::Choose { pips } = game.phase
            && let Some(piece_move) = greedy(&game, pips)
        {
            game.move_piece(piece_move, pips);
        }
        rolls += u64::from(simulate(&mut game, &mut dice, MAX_TURNS)).max(1);
        games += 1;
        half_wins += match game.outcome() {
            Some(Outcome::Won(Seat::FIRST)) => 2,
            Some(_) => 0,
            None => 1,
        };
    }
    let is_stopped = budget.stop.load(Ordering::Relaxed) || games == 0;
    (!is_stopped).then(|| Evaluation::from_games(half_wins, games, Seat::FIRST))
}

/// Simulates a game for this many turns, or to its end. Returns the number of rolls.
fn simulate(game: &mut Race, dice: &mut SeededRng, turns: u32) -> u32 {
    let before = game.rolls();
    let mut turns = turns;
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
