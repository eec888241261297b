//! Errors of building a board.

use super::{CellId, MAX_CELLS};
use std::fmt;
use tessella_language::tr;

/// Returns the number of cells if a board may have that many.
pub(super) fn checked_cell_count(cells: u64) -> Result<u32, BoardError> {
    match u32::try_from(cells) {
        Ok(0) => Err(BoardError::Empty),
        Ok(cells) if cells <= MAX_CELLS => Ok(cells),
        _ => Err(BoardError::TooLarge { cells }),
    }
}

/// Part of a track that refers to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackPart {
    /// A jump.
    Jump,
    /// A branch.
    Branch,
    /// A lane.
    Lane,
    /// An exit of a lane.
    LaneExit,
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
        /// The part that refers to it.
        part: TrackPart,
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
        let text = match self {
            Self::Empty => tr!("board-empty").to_owned(),
            Self::TooLarge { cells } => tr!(
                "board-too-large",
                cells = cells.to_string(),
                most = MAX_CELLS
            ),
            Self::HoleOutside { column, row } => {
                tr!("board-hole-outside", column = *column, row = *row)
            }
            Self::NoSuchCell { part, cell, cells } => {
                no_such_cell(*part, *cell, cells.saturating_sub(1))
            }
            Self::HeightCountMismatch { heights, cells } => {
                tr!("board-heights", heights = *heights, cells = *cells)
            }
            Self::Disconnected { cell } => tr!("board-disconnected", cell = cell.0),
            Self::Invalid(why) => why.clone(),
        };
        f.write_str(&text)
    }
}

/// Returns the text about a part of a track that refers to a cell beyond the last one.
fn no_such_cell(part: TrackPart, cell: u32, last: u32) -> String {
    match part {
        TrackPart::Jump => tr!("board-jump-no-cell", cell = cell, last = last),
        TrackPart::Branch => tr!("board-branch-no-cell", cell = cell, last = last),
        TrackPart::Lane => tr!("board-lane-no-cell", cell = cell, last = last),
        TrackPart::LaneExit => tr!("board-exit-no-cell", cell = cell, last = last),
    }
}

impl std::error::Error for BoardError {}
