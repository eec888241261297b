//! Difficulty of the boards of a day, and the entries of the table for them.

use super::super::difficulty::difficulty;
use super::opening;
use super::plans::Plan;
use crate::games::budget::{Effort, SearchBudget, SearchResult};
use crate::games::in_a_row::InARow;
use crate::games::{Appearance, Move, Outcome, Position, Rules, Seat, Setup, Start};
use crate::today::{DailyBoard, cells_after, moves_to_win, reply, winning_cells};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

/// Node limit of the search for a solution.
const SOLVE_NODES: u64 = 2_000_000;
/// Node limit of the search for the win of a problem.
const WIN_NODES: u64 = 300_000;

/// Start position that may become a board of a day.
pub(super) struct Candidate {
    /// Entry of the table.
    pub(super) entry: String,
    /// Start position: the seed, or the cells of a problem, to which several openings may lead.
    pub(super) start: Start,
    /// Difficulty in bits.
    pub(super) bits: f64,
}

/// Returns the candidate of a seed. Returns `None` if it is not solved within the limits, is no problem, or cannot be
/// won. The result depends only on the arguments, unless `stop` is set.
pub(super) fn candidate(
    setup: &Setup,
    plan: &Plan,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Candidate> {
    if let Setup::InARow(row) = setup {
        let (columns, position) = opening::draw(row, seed)?;
        return Some(Candidate {
            start: Start::Cells(cells_after(row, &columns)?),
            entry: format!("{columns}/{}", plan.moves),
            bits: problem_bits(&position, plan.moves)?,
        });
    }
    let start = Start::Seed(seed);
    let position = Position::new(setup, &start).ok()?;
    let (fewest, bits) = solved_bits(&position, stop)?;
    let entry = match setup {
        Setup::Drench(_) => format!("{seed}/{fewest}"),
        _ => seed.to_string(),
    };
    Some(Candidate { entry, start, bits })
}

/// Returns the difficulty of a board of a day in bits: a player who chooses by chance plays as well as the solution with
/// probability 1 in 2 to the power of this. Returns `None` if it is not solved within the limits.
pub fn daily_difficulty(board: &DailyBoard) -> Option<f64> {
    let never = AtomicBool::new(false);
    match Position::new(&board.code.setup, &board.code.start).ok()? {
        Position::InARow(position) => problem_bits(&position, u8::try_from(board.par?).ok()?),
        position => solved_bits(&position, &never).map(|(_, bits)| bits),
    }
}

/// Returns the length of the solution of a board for one seat, and the difficulty. In Drench the solution is a shortest
/// one.
fn solved_bits(position: &Position, stop: &AtomicBool) -> Option<(usize, f64)> {
    let budget = SearchBudget::nodes(SOLVE_NODES, stop);
    let report = position.solve(Effort::Full, &budget)?;
    let SearchResult::Solved { moves, shortest } = report.result else {
        return None;
    };
    let bits = difficulty(position, &moves, &budget)?;
    let hidden = match position {
        Position::Drench(_) if !shortest => return None,
        Position::Link(_) => hidden_pairs(position, &moves)?,
        _ => 0.0,
    };
    Some((moves.len(), bits + hidden))
}

/// Returns the number of bits needed to find pairs that can be joined among all pairs of equal tiles, along a solution.
/// The choice of legal moves alone makes no board of Link difficult, because nearly all of them keep it solvable.
fn hidden_pairs(first: &Position, solution: &[Move]) -> Option<f64> {
    let mut position = first.clone();
    let mut bits = 0.0;
    for &mv in solution {
        let mut tiles: BTreeMap<_, u32> = BTreeMap::new();
        for cell in position.board().cells() {
            if let Appearance::Face(face) = position.appearance(cell) {
                *tiles.entry(face).or_default() += 1;
            }
        }
        let equal: u32 = tiles.values().map(|tiles| tiles * (tiles - 1) / 2).sum();
        bits += (f64::from(equal) / position.legal_moves().len() as f64).log2();
        position.advance(Seat::FIRST, mv).ok()?;
    }
    (position.outcome() == Some(Outcome::Won(Seat::FIRST))).then_some(bits)
}

/// Returns the difficulty of a problem against the replies. Returns `None` if the position is no problem: its win takes
/// exactly this many moves, only one first move wins in time, and no threat of the other seat forces it.
fn problem_bits(first: &InARow, moves: u8) -> Option<f64> {
    let mut position = Position::InARow(first.clone());
    let seat = position.to_move().seat()?;
    let mut bits = 0.0;
    for left in (1..=moves).rev() {
        let Position::InARow(row) = &position else {
            return None;
        };
        let (fewest, winning) = moves_to_win(row, left, WIN_NODES)?;
        let is_forced = || !winning_cells(row, false).is_empty();
        if fewest != left || left == moves && (winning.len() > 1 || is_forced()) {
            return None;
        }
        bits += (row.legal_moves().len() as f64 / winning.len() as f64).log2();
        position.advance(seat, Move::Cell(*winning.first()?)).ok()?;
        if left > 1 {
            position.advance(seat.other(), reply(&position)?).ok()?;
        }
    }
    Some(bits)
}
