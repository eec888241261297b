//! Errors in the options and start positions of Link, and in their notation.

use std::ops::RangeInclusive;
use thiserror::Error;

/// Why a game of Link cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board has no rows for lines to run along.
    #[error("lines can't run here; use squares or hexes instead")]
    UnsupportedBoard,
    /// The board has hills.
    #[error("Link can't be played on hills")]
    Hills,
    /// The board has an odd number of tiles.
    #[error("{tiles} tiles can't all be paired")]
    OddTiles {
        /// Number of tiles.
        tiles: u64,
    },
    /// Tiles cannot fall on this board.
    #[error("tiles can't fall on hexes")]
    Gravity,
    /// The number of faces is out of range.
    #[error("choose {} to {} faces", .0.start(), .0.end())]
    Faces(RangeInclusive<u8>),
    /// There are more faces than pairs.
    #[error("{pairs} {} at most {pairs} {}",
        if *pairs == 1 { "pair has" } else { "pairs have" },
        if *pairs == 1 { "face" } else { "faces" })]
    TooManyFaces {
        /// Number of pairs on a full board.
        pairs: usize,
    },
    /// A time of the countdown is not a whole number of seconds.
    #[error("the countdown must be in whole seconds")]
    WholeSeconds,
    /// The initial time of the countdown, in seconds, is out of range.
    #[error("choose a countdown of {} to {} seconds", .0.start(), .0.end())]
    Countdown(RangeInclusive<u32>),
    /// The time added for each removed pair, in seconds, is out of range.
    #[error("choose a bonus of {} to {} seconds per pair", .0.start(), .0.end())]
    Gain(RangeInclusive<u32>),
    /// A tile has a face that does not exist.
    #[error("a tile has a face outside the {faces} in play")]
    TileFace {
        /// Number of faces.
        faces: u8,
    },
    /// The start position has no tiles.
    #[error("the board needs at least one pair")]
    NoPair,
    /// The start position has an odd number of tiles of a face.
    #[error("a face appears on an odd number of tiles")]
    OddFace,
}

/// What was expected in the code of a game of Link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option.
    #[error(
        "a board (15x15, hex15x15, 5x5x5, map40-7, ring40), faces (f16), where tiles fall (down, up, left, right, middle), a countdown (t180+3) or \"untimed\""
    )]
    Options,
    /// A number of faces.
    #[error("{} to {} faces, such as f16", .0.start(), .0.end())]
    Faces(RangeInclusive<u8>),
    /// A countdown, in seconds.
    #[error(
        "a countdown of {} to {} seconds and a bonus of {} to {} per pair, such as t180+3",
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
    /// No gravity, for this reason.
    #[error("no falling tiles ({0})")]
    NoGravity(SetupError),
    /// Fewer faces, for this reason.
    #[error("fewer faces ({0})")]
    FewerFaces(SetupError),
    /// A tile.
    #[error("a tile from a to z or A to S, or \".\" for none")]
    Cells,
}
