//! Notation of outcomes and moves. Colours are written as in game codes; cells by name, by column and row from 0, or by
//! number.

use tessella_boards::{Board, CellId, Shape};
use tessella_games::{Move, Outcome, Position, Rules};

/// Letters of the colours in game codes.
const COLOURS: &[u8; 16] = b"abcdefghijklmnop";

/// Formats a cell.
fn format_cell(board: &Board, cell: CellId) -> String {
    let width = match board.shape() {
        Shape::Square(square) if square.holes.is_empty() => Some(u32::from(square.width)),
        Shape::Hex(hex) => Some(u32::from(hex.width)),
        _ => None,
    };
    match (board.name(cell), width) {
        (Some(name), _) => name.to_owned(),
        (None, Some(width)) => format!("{}.{}", cell.0 % width, cell.0 / width),
        (None, None) => cell.0.to_string(),
    }
}

/// Formats a move.
pub(super) fn format_move(position: &Position, mv: Move) -> String {
    let cell = |cell| format_cell(position.board(), cell);
    match mv {
        Move::Paint(colour) => COLOURS.get(colour.index()).map_or_else(
            || colour.0.to_string(),
            |&sign| char::from(sign).to_string(),
        ),
        Move::Cell(to) => cell(to),
        Move::Pair(a, b) => format!("{}+{}", cell(a), cell(b)),
        Move::Piece(number) => format!("piece{}", number + 1),
        Move::PieceByBranch(number) => format!("branch{}", number + 1),
        Move::Chance(brought) => format!("chance{brought}"),
        Move::TimeUp => "time-up".to_owned(),
        Move::Pass => "pass".to_owned(),
        Move::Build(first, None) => format!("build:{}", cell(first)),
        Move::Build(first, Some(second)) => format!("build:{}+{}", cell(first), cell(second)),
        Move::Fly(to) => format!("fly:{}", cell(to)),
    }
}

/// Formats moves, separated by spaces.
pub(super) fn format_moves(position: &Position, moves: &[Move]) -> String {
    let spelt: Vec<String> = moves.iter().map(|&mv| format_move(position, mv)).collect();
    spelt.join(" ")
}

/// Describes an outcome in a few words.
pub(super) fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) => format!("won by seat {}", seat.0 + 1),
        Outcome::Lost => "not won".to_owned(),
        Outcome::Draw => "a draw".to_owned(),
    }
}
