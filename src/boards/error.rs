//! Why a board cannot be built.

use super::{CellId, MAX_CELLS};
use std::fmt;

/// How many cells a board has, where it may have so many.
pub(super) fn checked_cell_count(cells: u64) -> Result<u32, BoardError> {
    match u32::try_from(cells) {
        Ok(0) => Err(BoardError::Empty),
        Ok(cells) if cells <= MAX_CELLS => Ok(cells),
        _ => Err(BoardError::TooLarge { cells }),
    }
}

/// Why a board cannot be built, or cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A side has no cells.
    Empty,
    /// There would be more than [`MAX_CELLS`] cells.
    TooLarge {
        /// How many there would be.
        cells: u64,
    },
    /// A hole is beside the board.
    HoleOutside {
        /// Its column.
        column: u16,
        /// Its row.
        row: u16,
    },
    /// Something leads to or from a cell that there is not.
    NoSuchCell {
        /// What does, such as "a jump".
        what: &'static str,
        /// The number of the cell.
        cell: u32,
        /// How many cells there are.
        cells: u32,
    },
    /// There are not as many heights as cells.
    HeightCountMismatch {
        /// How many heights there are.
        heights: usize,
        /// How many cells there are.
        cells: usize,
    },
    /// No way leads to this cell from the first one.
    Disconnected {
        /// The cell.
        cell: CellId,
    },
    /// Something else about the shape is wrong, in words that say what was expected.
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
