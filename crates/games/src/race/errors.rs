//! Errors in the options and start positions of Race, and in their notation.

use std::ops::RangeInclusive;
use thiserror::Error;

/// Why a game of Race cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board is neither a track nor a ring.
    #[error("Race needs a track or a ring")]
    UnsupportedBoard,
    /// The board has hills.
    #[error("Race can't be played on hills")]
    Hills,
    /// The number of seats is out of range.
    #[error("choose {} to {} players", .0.start(), .0.end())]
    Seats(RangeInclusive<u8>),
    /// The board for snakes and ladders is not an open track.
    #[error("snakes and ladders needs an open track")]
    NeedsTrack,
    /// The board for a race around the ring is not a ring.
    #[error("a race around the ring needs a ring")]
    NeedsRing,
    /// The number of pieces per seat is out of range.
    #[error("choose {} to {} pieces each", .0.start(), .0.end())]
    Pieces(RangeInclusive<u8>),
    /// The number of laps is out of range.
    #[error("choose {} to {} laps", .0.start(), .0.end())]
    Laps(RangeInclusive<u8>),
    /// The length of the ring is not a multiple of the number of seats.
    #[error(
        "for {players} players, the ring's length must be a multiple of {players}, such as {example}"
    )]
    RingLength {
        /// Number of seats.
        players: u8,
        /// A suitable length.
        example: u16,
    },
    /// The ring is too short for forks.
    #[error("with forks, a ring for {players} players needs at least {least} tiles")]
    RingForks {
        /// Number of seats.
        players: u8,
        /// Minimum length.
        least: u16,
    },
    /// The track is too short or too long for forks.
    #[error("with forks, a track must be {} to {} tiles long", .0.start(), .0.end())]
    TrackForks(RangeInclusive<u16>),
    /// Cells are given instead of a seed.
    #[error("Race needs a seed, not a list of tiles")]
    Cells,
}

/// What was expected in the code of a game of Race.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option.
    #[error(
        "a board (track100, ring40), seats (s4), pieces (p4), laps (laps2), \"exact\", \"fork\", \"back4\", and \"again\" or \"once\""
    )]
    Options,
    /// A number of seats.
    #[error("{} to {} seats, such as s4", .0.start(), .0.end())]
    Seats(RangeInclusive<u8>),
    /// A number of pieces per seat.
    #[error("{} to {} pieces, such as p4", .0.start(), .0.end())]
    Pieces(RangeInclusive<u8>),
    /// A number of laps.
    #[error("{} to {} laps, such as laps2", .0.start(), .0.end())]
    Laps(RangeInclusive<u8>),
    /// No pieces, because the board is an open track.
    #[error("pieces only on a ring")]
    NoPieces,
    /// No laps, because the board is an open track.
    #[error("laps only on a ring")]
    NoLaps,
    /// No exact rolls, because the board is a ring.
    #[error("\"exact\" only on a track")]
    NoExact,
    /// A seed instead of cells.
    #[error("\"#\" and a seed; a Race board is generated, not listed")]
    Seed,
}
