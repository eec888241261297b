//! Errors of the options and start positions of Link, and of their notation.

use std::ops::RangeInclusive;
use thiserror::Error;

/// Reason for which a game of Link cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board has no rows for lines to run along.
    #[error("there are no rows for lines to run along; take squares or hexes instead")]
    UnsupportedBoard,
    /// The board has hills.
    #[error("the ground is even")]
    Hills,
    /// The board has an odd number of tiles.
    #[error("{tiles} tiles are not all in pairs")]
    OddTiles {
        /// Number of tiles.
        tiles: u64,
    },
    /// Tiles cannot fall on this board.
    #[error("on a board of hexes the tiles stay where they are")]
    Gravity,
    /// The number of faces is out of range.
    #[error("there are {} to {} faces", .0.start(), .0.end())]
    Faces(RangeInclusive<u8>),
    /// There are more faces than pairs.
    #[error("{pairs} {} at most {pairs} {}",
        if *pairs == 1 { "pair has" } else { "pairs have" },
        if *pairs == 1 { "face" } else { "faces" })]
    TooManyFaces {
        /// Number of pairs on a full board.
        pairs: usize,
    },
    /// A time of the countdown is not in whole seconds.
    #[error("a countdown is in whole seconds")]
    WholeSeconds,
    /// The initial time of the countdown, in seconds, is out of range.
    #[error("a countdown has {} to {} seconds", .0.start(), .0.end())]
    Countdown(RangeInclusive<u32>),
    /// The time added for each removed pair, in seconds, is out of range.
    #[error("a pair gives {} to {} seconds back", .0.start(), .0.end())]
    Gain(RangeInclusive<u32>),
    /// A tile has a face that does not exist.
    #[error("a tile has none of the {faces} faces")]
    TileFace {
        /// Number of faces.
        faces: u8,
    },
    /// The start position has no tiles.
    #[error("there is no pair of tiles")]
    NoPair,
    /// The start position has an odd number of tiles of a face.
    #[error("the tiles of a face are not all in pairs")]
    OddFace,
}

/// What is expected in the code of a game of Link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option.
    #[error(
        "a board (15x15, hex15x15, 5x5x5, map40-7, ring40), faces (f16), a way to fall (down, up, left, right, middle), a countdown (t180+3) or \"untimed\""
    )]
    Options,
    /// A number of faces.
    #[error("{} to {} faces, such as f16", .0.start(), .0.end())]
    Faces(RangeInclusive<u8>),
    /// A countdown, in seconds.
    #[error(
        "a countdown of {} to {} seconds and {} to {} that a pair gives back, such as t180+3",
        starts.start(), starts.end(), gains.start(), gains.end()
    )]
    Countdown {
        /// Initial times.
        starts: RangeInclusive<u32>,
        /// Times added for each removed pair.
        gains: RangeInclusive<u32>,
    },
    /// An initial time of a countdown, in seconds.
    #[error("a countdown of {} to {} seconds, such as t180+3", .0.start(), .0.end())]
    CountdownStart(RangeInclusive<u32>),
    /// Tiles that stay, for this reason.
    #[error("no way to fall: {0}")]
    NoGravity(SetupError),
    /// Fewer faces, for this reason.
    #[error("fewer faces: {0}")]
    FewerFaces(SetupError),
    /// A tile.
    #[error("a tile from a to z or A to S, or \".\" for none")]
    Cells,
}
