//! Errors in the options and start positions of Blockade, and in their notation.

use crate::Seat;
use std::ops::RangeInclusive;
use thiserror::Error;

/// Why a game of Blockade cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board is not squares, hexes or a map.
    #[error("Blockade needs squares, hexes or a map")]
    UnsupportedBoard,
    /// The number of players is out of range.
    #[error("choose {} to {} players", .0.start(), .0.end())]
    Players(RangeInclusive<u8>),
    /// The maximum cost of a run is out of range.
    #[error("choose {} to {} steps per run", .0.start(), .0.end())]
    Range(RangeInclusive<u8>),
    /// The number of builds is out of range.
    #[error("choose {} to {} builds", .0.start(), .0.end())]
    Builds(RangeInclusive<u8>),
    /// The number of flights is out of range.
    #[error("choose {} to {} flights", .0.start(), .0.end())]
    Flights(RangeInclusive<u8>),
    /// No path leads from a home to its goal.
    #[error("a player would have no path to the goal here")]
    NoPath,
    /// A home is at its goal.
    #[error("a player would start at the goal here")]
    HomeAtGoal,
    /// The paths from the homes to the goals differ too much.
    #[error("this board is too uneven; some paths are much longer")]
    PathsDiffer,
    /// The runner of this seat is at its goal in the start position.
    #[error("player {}'s runner is already at its goal", .0.0 + 1)]
    RunnerAtGoal(Seat),
    /// The runner of this seat has no path in the start position.
    #[error("player {}'s runner has no path to its goal", .0.0 + 1)]
    RunnerWithoutPath(Seat),
    /// A runner in the start position belongs to a seat that does not exist.
    #[error("a runner belongs to no player")]
    RunnerWithoutSeat,
    /// The start position has two runners of this seat.
    #[error("player {} has two runners", .0.0 + 1)]
    TwoRunners(Seat),
    /// The start position has no runner of this seat.
    #[error("player {} has no runner", .0.0 + 1)]
    NoRunner(Seat),
}

/// What was expected in the code of a game of Blockade.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option.
    #[error(
        "a board (9x9, hex11x12, map60-7), seats (s2), steps per run (r1), builds (b10) or flights (w1)"
    )]
    Options,
    /// A number of seats.
    #[error("{} to {} seats, such as s2", .0.start(), .0.end())]
    Seats(RangeInclusive<u8>),
    /// The maximum cost of a run.
    #[error("{} to {} steps per run, such as r1", .0.start(), .0.end())]
    Range(RangeInclusive<u8>),
    /// A number of builds.
    #[error("{} to {} builds, such as b10", .0.start(), .0.end())]
    Builds(RangeInclusive<u8>),
    /// A number of flights.
    #[error("{} to {} flights, such as w1", .0.start(), .0.end())]
    Flights(RangeInclusive<u8>),
    /// A cell.
    #[error("a height from 0 to 9, or the letter of a runner")]
    Cells,
}
