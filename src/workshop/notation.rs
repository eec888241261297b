//! Notation of outcomes and moves: colours as in game codes, cells by name, by column and row from 0, or by number.

use crate::boards::{Board, CellId, Shape};
use crate::games::{Move, Outcome, Position, Rules};

/// Letters of the colours in game codes.
const COLOURS: &[u8; 16] = b"abcdefghijklmnop";

/// Formats a cell.
fn format_cell(board: &Board, cell: CellId) -> String {
    let place = match board.shape() {
        Shape::Square(square) => place_on_grid(cell.0, square.width.into(), &square.holes),
        Shape::Hex(hex) => place_on_grid(cell.0, hex.width.into(), &[]),
        _ => None,
    };
    match (board.name(cell), place) {
        (Some(name), _) => name.to_owned(),
        (None, Some((column, row))) => format!("{column}.{row}"),
        (None, None) => cell.0.to_string(),
    }
}

/// Returns the column and the row of a cell on a grid with holes, which have no numbers.
fn place_on_grid(cell: u32, width: u32, holes: &[(u16, u16)]) -> Option<(u32, u32)> {
    let mut number = cell;
    for &(column, row) in holes {
        // Holes are in the order of the cells.
        if u32::from(row) * width + u32::from(column) <= number {
            number += 1;
        }
    }
    Some((number.checked_rem(width)?, number / width))
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

/// Returns the description of an outcome.
pub(super) fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) => format!("won by seat {}", seat.0 + 1),
        Outcome::Lost => "not won".to_owned(),
        Outcome::Draw => "a draw".to_owned(),
    }
}
