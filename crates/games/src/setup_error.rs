//! Error when a game cannot be set up.

use crate::{blockade, drench, in_a_row, light_block, link, race};
use std::ops::RangeInclusive;
use tessella_boards::BoardError;
use thiserror::Error;

/// Reason for which a game cannot be set up: what does not fit. Ranges and limits are what would fit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A side of the board is too short or too long.
    #[error("a side of the board has {} to {} tiles", .0.start(), .0.end())]
    Sides(RangeInclusive<u16>),
    /// The board has too few or too many columns.
    #[error("a board has {} to {} columns", .0.start(), .0.end())]
    Columns(RangeInclusive<u16>),
    /// The board has too few or too many rows.
    #[error("a board has {} to {} rows", .0.start(), .0.end())]
    Rows(RangeInclusive<u16>),
    /// A side of a cube is too short or too long.
    #[error("a side of a cube has {} to {} tiles", .0.start(), .0.end())]
    CubeSides(RangeInclusive<u16>),
    /// A side of a board in four dimensions is too short or too long.
    #[error("a side in four dimensions has {} to {} tiles", .0.start(), .0.end())]
    HypercubeSides(RangeInclusive<u16>),
    /// A map has too few or too many areas.
    #[error("a map has {} to {} areas", .0.start(), .0.end())]
    Areas(RangeInclusive<u16>),
    /// A ring is too short or too long.
    #[error("a ring has {} to {} tiles", .0.start(), .0.end())]
    RingLength(RangeInclusive<u16>),
    /// An open track is too short or too long.
    #[error("a track has {} to {} tiles", .0.start(), .0.end())]
    TrackLength(RangeInclusive<u16>),
    /// The board has too few tiles.
    #[error("a board has at least {least} tiles")]
    TooFewTiles {
        /// Minimum number of tiles.
        least: usize,
    },
    /// The board has too many tiles.
    #[error("a board has at most {most} tiles")]
    TooManyTiles {
        /// Maximum number of tiles.
        most: usize,
    },
    /// The board wraps around or has holes.
    #[error("its edges are not joined, and it has no holes")]
    WrappedOrHoles,
    /// The ring has branches, lanes or jumps.
    #[error("a ring has no branches, lanes and jumps here")]
    RingParts,
    /// The open track has branches, lanes or jumps.
    #[error("a track has no branches, lanes and jumps here")]
    TrackParts,
    /// Tiles that share only a corner are neighbours.
    #[error("tiles touch along their sides only")]
    Corners,
    /// The start position has the wrong number of tiles.
    #[error("{given} {} not fill a board of {wanted}", if *given == 1 { "tile does" } else { "tiles do" })]
    TileCount {
        /// Number of tiles given.
        given: usize,
        /// Number of tiles of the board.
        wanted: usize,
    },
    /// The start position has the wrong number of cells.
    #[error("{given} {} not fill a board of {wanted}", if *given == 1 { "cell does" } else { "cells do" })]
    CellCount {
        /// Number of cells given.
        given: usize,
        /// Number of cells of the board.
        wanted: usize,
    },
    /// The number of players is not the number of seats.
    #[error("players and seats do not match: {players} and {seats}")]
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
