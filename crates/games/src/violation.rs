//! Rules that can forbid a move, as codes that can be sent.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Rule that forbids a move.
///
/// Messages contain it, so new variants go at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Violation {
    /// The player's region already has the colour.
    #[error("that's already your colour")]
    OwnColour,
    /// The other player's region has the colour.
    #[error("that's the other player's colour")]
    OthersColour,
    /// The game has no such colour.
    #[error("that colour isn't in this game")]
    NoSuchColour,
    /// A pair names one tile twice.
    #[error("pick a different tile")]
    SameTile,
    /// The cell has no tile.
    #[error("there's no tile there")]
    NoTile,
    /// The two tiles have different faces.
    #[error("those tiles don't match")]
    FacesDiffer,
    /// No line of at most two turns joins the two tiles.
    #[error("no line with two turns or fewer joins them")]
    NoLine,
    /// The tile is not a neighbour of the walker's.
    #[error("that tile isn't next to yours")]
    NotBeside,
    /// The step climbs more than the board allows.
    #[error("that's too steep")]
    TooSteep,
    /// The tile is blocked.
    #[error("that's a block")]
    BlockedTile,
    /// The walker is on the tile.
    #[error("you're already there")]
    StoodOn,
    /// The tile is lit.
    #[error("that tile is already lit")]
    LitTile,
    /// The board has no such cell.
    #[error("the board has no such tile")]
    NoSuchCell,
    /// The cell has a stone.
    #[error("that place is taken")]
    CellTaken,
    /// A falling stone would not stay on the cell.
    #[error("a stone there would fall")]
    NothingBelow,
    /// The die has no such side.
    #[error("a die shows 1 to 6")]
    NoSuchSide,
    /// The player has no such piece.
    #[error("there's no such piece")]
    NoSuchPiece,
    /// The piece would overshoot the end.
    #[error("that piece can't go that far")]
    TooFar,
    /// The target has a piece of the same player.
    #[error("your own piece is there")]
    OwnPiece,
    /// A waiting piece enters with a six, in the order of the numbers.
    #[error("a six brings in the next piece in order")]
    StillWaiting,
    /// A roll that moves backward would pass the beginning.
    #[error("there aren't four tiles to go back")]
    NotSoFarBack,
    /// The roll passes no fork.
    #[error("there's no fork there")]
    NoFork,
    /// A runner is on the cell.
    #[error("there's a runner on it")]
    Occupied,
    /// The path to the cell costs more than the range.
    #[error("too far to run")]
    OutOfReach,
    /// The seat has used its flights.
    #[error("you have no flights left")]
    NoFlights,
    /// The cell is farther than a flight goes.
    #[error("too far to fly")]
    TooFarToFly,
    /// No path leads from the cell to the goal.
    #[error("there's no way to your goal from there")]
    NoPathThere,
    /// The seat has used its builds.
    #[error("you have no builds left")]
    NoBuilds,
    /// The two cells to raise are not neighbours.
    #[error("those tiles don't touch")]
    NotTouching,
    /// The cell would be higher than the highest level.
    #[error("level 9 is the highest")]
    TooHigh,
    /// The first stone must not be placed on the centre.
    #[error("the first stone can't go in the centre")]
    CentreFirst,
}
