//! Errors from building a board.

use super::{CellId, Hills, MAX_CELLS, Map, TrackError};
use thiserror::Error;

/// Returns the number of cells, or an error if a board cannot have that many.
pub(super) fn checked_cell_count(cells: u64) -> Result<u32, BoardError> {
    match u32::try_from(cells) {
        Ok(0) => Err(BoardError::Empty),
        Ok(cells) if cells <= MAX_CELLS => Ok(cells),
        _ => Err(BoardError::TooLarge { cells }),
    }
}

/// Error returned if a board cannot be built or is not playable.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// A side has no cells.
    #[error("a board needs at least one cell on each side")]
    Empty,
    /// The board would have more than [`MAX_CELLS`] cells.
    #[error("a board of {cells} cells is too large; the most is {MAX_CELLS}")]
    TooLarge {
        /// Number of cells that it would have.
        cells: u64,
    },
    /// A hole is outside the board.
    #[error("the hole in column {column}, row {row} is not on the board")]
    HoleOutside {
        /// Column of the hole.
        column: u16,
        /// Row of the hole.
        row: u16,
    },
    /// There is not exactly one height per cell.
    #[error("{heights} {} a board of {cells} cells", if *heights == 1 { "height does not fit" } else { "heights do not fit" })]
    HeightCountMismatch {
        /// Number of heights.
        heights: usize,
        /// Number of cells.
        cells: usize,
    },
    /// A cell cannot be reached from the first one.
    #[error(
        "cell {} can't be reached from the first cell; the board must be connected",
        cell.0
    )]
    Disconnected {
        /// The unreachable cell.
        cell: CellId,
    },
    /// The hills have a number of levels outside [`Hills::LEVELS`].
    #[error(
        "hills have {} to {} levels, not {levels}",
        Hills::LEVELS.start(),
        Hills::LEVELS.end()
    )]
    HillLevels {
        /// The number of levels.
        levels: u8,
    },
    /// A step could climb no level of the hills, or all of them.
    #[error(
        "on hills of {levels} levels a step climbs 1 to {}, not {climb}",
        levels - 1
    )]
    HillClimb {
        /// Number of levels.
        levels: u8,
        /// Number of levels that a step climbs.
        climb: u8,
    },
    /// A generated map has a number of areas outside [`Map::AREAS`].
    #[error(
        "a map has {} to {} areas, not {areas}",
        Map::AREAS.start(),
        Map::AREAS.end()
    )]
    MapAreas {
        /// The number of areas.
        areas: u16,
    },
    /// No acceptable map could be generated from a seed.
    #[error("seed {seed} gives no map of {areas} areas; try another seed")]
    MapSeed {
        /// Number of areas.
        areas: u16,
        /// The seed.
        seed: u64,
    },
    /// A track is invalid.
    #[error(transparent)]
    Track(#[from] TrackError),
}
