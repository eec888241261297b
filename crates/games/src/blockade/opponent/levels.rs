//! Levels of the computer players, from short paths to a search as deep as time allows.

use super::super::position::Blockade;
use super::alpha_beta::{AlphaBeta, RootResult, Weights};
use super::candidates::{RatedMove, Widths, candidates};
use super::state::SearchState;
use crate::budget::{NodeCounter, SearchBudget};
use crate::{Advice, Level, Move, Rules};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella_boards::random::SeededRng;

/// Time limits: per move at the level Hard, and for a hint.
const HARD_TIME: Duration = Duration::from_millis(700);
const HINT_TIME: Duration = Duration::from_millis(450);
/// Number of positions between checks of the flag and the clock.
const PACE: u64 = 8;
/// Maximum size of the transposition table, in bytes.
const TABLE_BYTES: usize = 16 << 20;

/// A computer player's move, with statistics about its search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenMove {
    /// The move.
    pub mv: Move,
    /// `true` if the search found the move to win against all replies that it considered.
    pub wins: bool,
    /// Number of positions searched.
    pub nodes: u64,
    /// Search depth in moves.
    pub depth: u32,
}

/// Search parameters of a level.
#[derive(Clone, Copy, Debug)]
struct SearchParameters {
    /// Search depth in moves.
    depth: u32,
    widths: Widths,
    weights: Weights,
    /// Number of moves out of 16 that are overlooked, if others remain.
    overlooks: u32,
}

impl SearchParameters {
    const fn of(level: Level) -> Self {
        let (depth, runs, builds, ahead, overlooks) = match level {
            Level::Gentle => (1, 3, 2, 2, 9),
            Level::Easy => (1, 4, 6, 6, 3),
            Level::Medium => (2, 4, 6, 8, 0),
            Level::Hard => (u32::MAX, 4, 8, 10, 0),
        };
        Self {
            depth,
            widths: Widths {
                runs,
                builds,
                ahead,
            },
            weights: match level {
                Level::Hard => Weights::DEEP,
                _ => Weights::USUAL,
            },
            overlooks,
        }
    }
}

/// Returns the move of a computer player of this level; `None` if the game is over or the search was stopped before it
/// found a move.
pub(in super::super) fn computer_move(
    position: &Blockade,
    level: Level,
    stop: &AtomicBool,
) -> Option<Move> {
    let budget = match level {
        Level::Hard => SearchBudget::time(HARD_TIME, stop),
        _ => SearchBudget::unbounded(stop),
    };
    choose_move(position, level, &budget).map(|chosen| chosen.mv)
}

/// Returns the move of the level Hard as a hint.
pub(in super::super) fn hint(position: &Blockade, stop: &AtomicBool) -> Option<Advice> {
    let budget = SearchBudget::time(HINT_TIME, stop);
    let chosen = choose_move(position, Level::Hard, &budget)?;
    Some(Advice::Play {
        mv: chosen.mv,
        proved: chosen.wins,
    })
}

/// Chooses a move for a player of this level within a budget. A node is a position of the search.
pub(in super::super) fn choose_move(
    position: &Blockade,
    level: Level,
    budget: &SearchBudget<'_>,
) -> Option<ChosenMove> {
    if position.outcome().is_some() {
        return None;
    }
    let (found, nodes) = search(position, level, budget);
    if found.is_none() && budget.is_over() {
        return None;
    }
    let found = found.or_else(|| first_legal(position));
    found.map(|found| ChosenMove {
        mv: found.mv,
        wins: found.wins(),
        nodes,
        depth: found.depth,
    })
}

/// Searches a position at the strength of a level. Returns the best move, and the number of nodes.
pub(super) fn search(
    position: &Blockade,
    level: Level,
    budget: &SearchBudget<'_>,
) -> (Option<RootResult>, u64) {
    let strength = SearchParameters::of(level);
    let state = SearchState::new(position);
    let counter = NodeCounter::new(*budget, PACE);
    let mut search = AlphaBeta::new(
        state,
        strength.widths,
        strength.weights,
        TABLE_BYTES,
        counter,
    );
    let against = search.opponents();
    let moves = candidates(&mut search.state, &against, strength.widths);
    let considered = considered(position, moves, strength.overlooks);
    let found = search.best(&considered, strength.depth);
    (found, search.nodes())
}

/// Returns any legal move, for positions in which none is worth searching.
fn first_legal(position: &Blockade) -> Option<RootResult> {
    let moves = position.legal_moves();
    moves.first().map(|&mv| RootResult {
        mv,
        value: 0,
        depth: 0,
    })
}

/// Returns the moves that a player considers. Which ones are overlooked looks random, but depends only on the position.
/// A run into the goal is never overlooked.
fn considered(position: &Blockade, moves: Vec<RatedMove>, overlooks: u32) -> Vec<RatedMove> {
    let seed = position
        .cells()
        .iter()
        .fold(u64::from(position.turns()), |seed, &cell| {
            (seed ^ u64::from(cell)).wrapping_mul(0x0100_0000_01B3)
        });
    let mut stream = SeededRng::new(b"careless", seed);
    let is_goal = |mv: Move| match mv {
        Move::Cell(to) => position.goal(position.seat).contains(&to),
        _ => false,
    };
    let noticed: Vec<RatedMove> = moves
        .iter()
        .copied()
        .filter(|candidate| stream.below(16) >= overlooks || is_goal(candidate.mv))
        .collect();
    if noticed.is_empty() { moves } else { noticed }
}
