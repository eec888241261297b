//! Difficulty of daily boards, and their entries in the table.

use super::super::difficulty::{BoardDifficulty, board_difficulty};
use super::opening;
use super::plans::WeekdayPlan;
use std::sync::atomic::AtomicBool;
use tessella_games::budget::SearchBudget;
use tessella_games::in_a_row::InARow;
use tessella_games::{Move, Position, Rules, Setup, Start};
use tessella_library::today::{DailyBoard, cells_after, moves_to_win, reply, winning_cells};

/// Node limit of the search for a solution.
const SOLVE_NODES: u64 = 2_000_000;
/// Node limit of the search for the win in a problem.
const WIN_NODES: u64 = 300_000;

/// Start position that could become a daily board.
pub(super) struct DayCandidate {
    /// Entry for the table.
    pub(super) entry: String,
    /// Start position: the seed, or the cells of a problem, which several openings can lead to.
    pub(super) start: Start,
    /// Difficulty in bits.
    pub(super) bits: f64,
}

/// Returns the candidate for a seed; `None` if it cannot be solved within the limits, is not a problem, or cannot be
/// won. The result depends only on the arguments, unless `stop` is set.
pub(super) fn candidate(
    setup: &Setup,
    plan: &WeekdayPlan,
    seed: u64,
    stop: &AtomicBool,
) -> Option<DayCandidate> {
    if let Setup::InARow(row) = setup {
        let (columns, position) = opening::draw(row, seed)?;
        return Some(DayCandidate {
            start: Start::Cells(cells_after(row, &columns)?),
            entry: format!("{columns}/{}", plan.moves),
            bits: problem_bits(&position, plan.moves)?,
        });
    }
    let start = Start::Seed(seed);
    let position = Position::new(setup, &start).ok()?;
    let BoardDifficulty { length, bits } = board_difficulty(&position, &solve_budget(stop)).ok()?;
    let entry = match setup {
        Setup::Drench(_) => format!("{seed}/{length}"),
        _ => seed.to_string(),
    };
    Some(DayCandidate { entry, start, bits })
}

/// Returns the difficulty of a daily board in bits: a player who chooses at random plays as well as the solution with a
/// probability of 1 in 2 to the power of this. Returns `None` if the board cannot be solved within the limits.
pub fn daily_difficulty(board: &DailyBoard) -> Option<f64> {
    let never = AtomicBool::new(false);
    match Position::new(&board.code.setup, &board.code.start).ok()? {
        Position::InARow(position) => problem_bits(&position, u8::try_from(board.par?).ok()?),
        position => {
            let graded = board_difficulty(&position, &solve_budget(&never));
            graded.ok().map(|graded| graded.bits)
        }
    }
}

/// Returns the limits of the search for a solution.
const fn solve_budget(stop: &AtomicBool) -> SearchBudget<'_> {
    SearchBudget::nodes(SOLVE_NODES, stop)
}

/// Returns the difficulty of a problem against the program's replies. Returns `None` if the position is not a problem,
/// in which the win takes exactly this many moves, only one first move wins in time, and no threat by the other seat
/// forces it.
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
