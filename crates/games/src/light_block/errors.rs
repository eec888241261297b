//! Errors in the options and start positions of Light Block, and in their notation.

use std::ops::RangeInclusive;
use thiserror::Error;

/// Why a game of Light Block cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Every step would be forced on the board.
    #[error(
        "there is nothing to choose on this board; use squares, hexes, a map or a cube instead"
    )]
    UnsupportedBoard,
    /// The number of tiles per blocked tile is out of range.
    #[error("block one in {} to {} tiles, or none", .0.start(), .0.end())]
    Blocks(RangeInclusive<u8>),
    /// A tile in the start position has an unknown value.
    #[error("a tile is neither free nor a block nor the start")]
    Tile,
    /// The start position has no start, or several.
    #[error("the board needs exactly one start")]
    StartCount,
    /// No step leads off the start.
    #[error("the start has no free tile beside it")]
    NoStep,
}

/// What was expected in the code of a game of Light Block.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option.
    #[error(
        "a board (15x15, hex15x15, 5x5x5, map40-7, ring40), how many tiles are blocks (one in 12 is b12) or \"classic\""
    )]
    Options,
    /// A number of tiles per blocked tile.
    #[error("one in {} to {} tiles blocked, such as b12, or b0", .0.start(), .0.end())]
    Blocks(RangeInclusive<u8>),
    /// A tile.
    #[error("a free tile (.), a block (#) or the start (@)")]
    Cells,
    /// The start.
    #[error("a start (@)")]
    Start,
    /// No second start.
    #[error("no second start (@)")]
    NoSecondStart,
}
