//! Errors from setting up a game.

use crate::{blockade, drench, in_a_row, light_block, link, race};
use std::ops::RangeInclusive;
use tessella_boards::BoardError;
use thiserror::Error;

/// Why a game cannot be set up. Ranges and limits are the allowed values.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A side of the board is too short or too long.
    #[error("each side must be {} to {} tiles", .0.start(), .0.end())]
    Sides(RangeInclusive<u16>),
    /// The board has too few or too many columns.
    #[error("choose {} to {} columns", .0.start(), .0.end())]
    Columns(RangeInclusive<u16>),
    /// The board has too few or too many rows.
    #[error("choose {} to {} rows", .0.start(), .0.end())]
    Rows(RangeInclusive<u16>),
    /// A side of a cube is too short or too long.
    #[error("each side of a cube must be {} to {} tiles", .0.start(), .0.end())]
    CubeSides(RangeInclusive<u16>),
    /// A side of a board in four dimensions is too short or too long.
    #[error("each side of a 4D board must be {} to {} tiles", .0.start(), .0.end())]
    HypercubeSides(RangeInclusive<u16>),
    /// A map has too few or too many areas.
    #[error("choose {} to {} areas", .0.start(), .0.end())]
    Areas(RangeInclusive<u16>),
    /// A ring is too short or too long.
    #[error("a ring must be {} to {} tiles long", .0.start(), .0.end())]
    RingLength(RangeInclusive<u16>),
    /// An open track is too short or too long.
    #[error("a track must be {} to {} tiles long", .0.start(), .0.end())]
    TrackLength(RangeInclusive<u16>),
    /// The board has too few tiles.
    #[error("the board needs at least {least} tiles")]
    TooFewTiles {
        /// Minimum number of tiles.
        least: usize,
    },
    /// The board has too many tiles.
    #[error("the board can have at most {most} tiles")]
    TooManyTiles {
        /// Maximum number of tiles.
        most: usize,
    },
    /// The board wraps around or has holes.
    #[error("this game needs a board without holes or wrap-around")]
    WrappedOrHoles,
    /// The ring has branches, lanes or jumps.
    #[error("rings can't have branches, lanes or jumps here")]
    RingParts,
    /// The open track has branches, lanes or jumps.
    #[error("tracks can't have branches, lanes or jumps here")]
    TrackParts,
    /// Tiles that share only a corner are neighbours.
    #[error("diagonals can't connect here")]
    Corners,
    /// The start position has the wrong number of tiles.
    #[error("the board needs {wanted} tiles, not {given}")]
    TileCount {
        /// Number of tiles given.
        given: usize,
        /// Number of tiles of the board.
        wanted: usize,
    },
    /// The start position has the wrong number of cells.
    #[error("the board needs {wanted} cells, not {given}")]
    CellCount {
        /// Number of cells given.
        given: usize,
        /// Number of cells of the board.
        wanted: usize,
    },
    /// There is not exactly one player per seat.
    #[error("the number of players ({players}) does not match the number of seats ({seats})")]
    PlayerCount {
        /// Number of players given.
        players: usize,
        /// Number of seats of the game.
        seats: usize,
    },
    /// The board cannot be built.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// The options do not fit Drench.
    #[error(transparent)]
    Drench(#[from] drench::SetupError),
    /// The options do not fit Link.
    #[error(transparent)]
    Link(#[from] link::SetupError),
    /// The options do not fit Light Block.
    #[error(transparent)]
    LightBlock(#[from] light_block::SetupError),
    /// The options do not fit In a Row.
    #[error(transparent)]
    InARow(#[from] in_a_row::SetupError),
    /// The options do not fit Race.
    #[error(transparent)]
    Race(#[from] race::SetupError),
    /// The options do not fit Blockade.
    #[error(transparent)]
    Blockade(#[from] blockade::SetupError),
}
