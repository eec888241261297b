//! Errors of building a board.

use super::{CellId, MAX_CELLS};
use std::fmt;

/// Returns the number of cells if a board may have that many.
pub(super) fn checked_cell_count(cells: u64) -> Result<u32, BoardError> {
    match u32::try_from(cells) {
        Ok(0) => Err(BoardError::Empty),
        Ok(cells) if cells <= MAX_CELLS => Ok(cells),
        _ => Err(BoardError::TooLarge { cells }),
    }
}

/// Error when a board cannot be built or is not playable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A side has no cells.
    Empty,
    /// The board would have more than [`MAX_CELLS`] cells.
    TooLarge {
        /// Number of cells that it would have.
        cells: u64,
    },
    /// A hole is outside the board.
    HoleOutside {
        /// Column of the hole.
        column: u16,
        /// Row of the hole.
        row: u16,
    },
    /// Something refers to a cell that does not exist.
    NoSuchCell {
        /// The referring item, such as "a jump".
        what: &'static str,
        /// Number of the missing cell.
        cell: u32,
        /// Number of cells of the board.
        cells: u32,
    },
    /// The number of heights is not the number of cells.
    HeightCountMismatch {
        /// Number of heights.
        heights: usize,
        /// Number of cells.
        cells: usize,
    },
    /// A cell cannot be reached from the first one.
    Disconnected {
        /// The unreachable cell.
        cell: CellId,
    },
    /// Another error of the shape; the text says what was expected.
    Invalid(String),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "a board needs at least one cell on each side"),
            Self::TooLarge { cells } => write!(
                f,
                "a board of {cells} cells is too large: {MAX_CELLS} are the most"
            ),
            Self::HoleOutside { column, row } => {
                write!(
                    f,
                    "the hole in column {column}, row {row} is not on the board"
                )
            }
            Self::NoSuchCell { what, cell, cells } => write!(
                f,
                "{what} names cell {cell}, but the cells are numbered from 0 to {}",
                cells.saturating_sub(1)
            ),
            Self::HeightCountMismatch { heights, cells } => {
                write!(f, "{heights} heights do not fit a board of {cells} cells")
            }
            Self::Disconnected { cell } => write!(
                f,
                "no way leads from the first cell to cell {}: the board must be connected",
                cell.0
            ),
            Self::Invalid(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for BoardError {}
