//! Errors of the options and start positions of Blockade, and of their notation.

use crate::Seat;
use std::ops::RangeInclusive;
use thiserror::Error;

/// Reason for which a game of Blockade cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board is none of squares, hexes or a map.
    #[error("Blockade is played on squares, hexes and maps")]
    UnsupportedBoard,
    /// The number of players is out of range.
    #[error("players: {} to {}", .0.start(), .0.end())]
    Players(RangeInclusive<u8>),
    /// The cost that a run may have is out of range.
    #[error("steps of a run: {} to {}", .0.start(), .0.end())]
    Range(RangeInclusive<u8>),
    /// The number of builds is out of range.
    #[error("builds of a player: {} to {}", .0.start(), .0.end())]
    Builds(RangeInclusive<u8>),
    /// The number of flights is out of range.
    #[error("flights of a player: {} to {}", .0.start(), .0.end())]
    Flights(RangeInclusive<u8>),
    /// No path leads from a home to its goal.
    #[error("a player has no path to the goal here")]
    NoPath,
    /// A home is at its goal.
    #[error("a player would begin at the goal here")]
    BeginsAtGoal,
    /// The paths from the homes to the goals differ too much.
    #[error("the paths of the players differ too much here")]
    PathsDiffer,
    /// The runner of this seat is at its goal in the start position.
    #[error("the runner of player {} is at its goal already", .0.0 + 1)]
    RunnerAtGoal(Seat),
    /// The runner of this seat has no path in the start position.
    #[error("the runner of player {} has no path to its goal", .0.0 + 1)]
    RunnerWithoutPath(Seat),
    /// A runner of the start position belongs to a seat that does not exist.
    #[error("a runner belongs to none of the players")]
    RunnerOfNobody,
    /// The start position has two runners of this seat.
    #[error("player {} has two runners", .0.0 + 1)]
    TwoRunners(Seat),
    /// The start position has no runner of this seat.
    #[error("player {} has no runner", .0.0 + 1)]
    NoRunner(Seat),
}

/// What is expected in the code of a game of Blockade.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option.
    #[error(
        "a board (9x9, hex11x12, map60-7), seats (s2), the range of a run (r1), builds (b10) or flights (w1)"
    )]
    Options,
    /// A number of seats.
    #[error("{} to {} seats, such as s2", .0.start(), .0.end())]
    Seats(RangeInclusive<u8>),
    /// The cost that a run may have.
    #[error("runs of {} to {} steps, such as r1", .0.start(), .0.end())]
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
