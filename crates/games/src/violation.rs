//! Rules of the games that forbid a move, as codes that can travel.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Rule of a game that forbids a move.
///
/// Messages contain it, so new variants go at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Violation {
    /// The region that moves has the colour already.
    #[error("that is your colour already")]
    OwnColour,
    /// The region of the other player has the colour.
    #[error("that is the other player's colour")]
    OthersColour,
    /// The game has fewer colours.
    #[error("the game has fewer colours")]
    NoSuchColour,
    /// A pair names one tile twice.
    #[error("that is the same tile")]
    SameTile,
    /// The cell has no tile.
    #[error("there is no tile")]
    NoTile,
    /// The two tiles have different faces.
    #[error("the tiles do not match")]
    NotAlike,
    /// No line of at most two turns joins the two tiles.
    #[error("no line of at most two turns joins the two tiles")]
    NoLine,
    /// The tile is not a neighbour of the walker's.
    #[error("that tile is not beside yours")]
    NotBeside,
    /// The step climbs more than the board allows.
    #[error("that step is too steep")]
    TooSteep,
    /// The tile is blocked.
    #[error("that tile is blocked")]
    BlockedTile,
    /// The walker is on the tile.
    #[error("you stand on that tile")]
    StoodOn,
    /// The tile is lit.
    #[error("that tile is lit already")]
    LitTile,
    /// The board has no such cell.
    #[error("the board has no such tile")]
    NoSuchCell,
    /// The cell has a stone.
    #[error("there is a stone already")]
    CellTaken,
    /// A falling stone would not stay on the cell.
    #[error("the stone would fall further down")]
    NothingBelow,
    /// The die has no such side.
    #[error("a die shows 1 to 6")]
    NoSuchSide,
    /// The player has fewer pieces.
    #[error("there are fewer pieces")]
    NoSuchPiece,
    /// The piece would pass the end.
    #[error("that is further than the piece can go")]
    TooFar,
    /// The target has a piece of the same player.
    #[error("one of your own pieces is there")]
    OwnPiece,
    /// A waiting piece enters with a six, in the order of the numbers.
    #[error("waiting pieces enter on a six, in order")]
    StillWaiting,
    /// A roll that moves backward would pass the beginning.
    #[error("a four moves four tiles back, and there are fewer")]
    NotSoFarBack,
    /// The roll passes no fork.
    #[error("there is no fork there")]
    NoFork,
    /// A runner stands on the cell.
    #[error("a runner stands there")]
    Occupied,
    /// The path to the cell costs more than the range.
    #[error("that is too far for a run")]
    OutOfReach,
    /// The seat has used its flights.
    #[error("there are no flights left")]
    NoFlights,
    /// The cell is farther than a flight goes.
    #[error("that is too far for a flight")]
    TooFarToFly,
    /// No path leads from the cell to the goal.
    #[error("no path leads to your goal from there")]
    NoPathThere,
    /// The seat has used its builds.
    #[error("there are no builds left")]
    NoBuilds,
    /// The two cells to raise are not neighbours.
    #[error("the two tiles do not touch")]
    NotTouching,
    /// The cell would be higher than the highest level.
    #[error("that would be higher than level 9")]
    TooHigh,
    /// The first stone may not be placed on the centre.
    #[error("the first stone cannot go in the centre")]
    CentreFirst,
}
