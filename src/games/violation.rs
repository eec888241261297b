//! Rules of the games that forbid a move, as codes that can travel.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Rule of a game that forbids a move. Its text is shown to the player.
///
/// Messages contain it, so new variants go at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Violation {
    /// The region that moves has the colour already.
    OwnColour,
    /// The region of the other player has the colour.
    OthersColour,
    /// The game has fewer colours.
    NoSuchColour,
    /// A pair names one tile twice.
    SameTile,
    /// The cell has no tile.
    NoTile,
    /// The two tiles have different faces.
    NotAlike,
    /// No line of at most two turns joins the two tiles.
    NoLine,
    /// The tile is not a neighbour of the walker's.
    NotBeside,
    /// The step climbs more than the board allows.
    TooSteep,
    /// The tile is blocked.
    BlockedTile,
    /// The walker is on the tile.
    StoodOn,
    /// The tile is lit.
    LitTile,
    /// The board has no such cell.
    NoSuchCell,
    /// The cell has a stone.
    CellTaken,
    /// A falling stone would not stay on the cell.
    NothingBelow,
    /// The die has no such side.
    NoSuchSide,
    /// The player has fewer pieces.
    NoSuchPiece,
    /// The piece would pass the end.
    TooFar,
    /// The target has a piece of the same player.
    OwnPiece,
    /// A waiting piece enters with a six, in the order of the numbers.
    StillWaiting,
    /// A roll that moves backward would pass the beginning.
    NotSoFarBack,
    /// The roll passes no fork.
    NoFork,
    /// A runner stands on the cell.
    Occupied,
    /// The path to the cell costs more than the range.
    OutOfReach,
    /// The seat has used its flights.
    NoFlights,
    /// The cell is farther than a flight goes.
    TooFarToFly,
    /// No path leads from the cell to the goal.
    NoPathThere,
    /// The seat has used its builds.
    NoBuilds,
    /// The two cells to raise are not neighbours.
    NotTouching,
    /// The cell would be higher than the highest level.
    TooHigh,
    /// The first stone may not be placed on the centre.
    CentreFirst,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OwnColour => "that is your colour already",
            Self::OthersColour => "that is the other player's colour",
            Self::NoSuchColour => "the game has fewer colours",
            Self::SameTile => "that is the same tile",
            Self::NoTile => "there is no tile",
            Self::NotAlike => "the tiles do not match",
            Self::NoLine => "no line of at most two turns joins the two tiles",
            Self::NotBeside => "that tile is not beside yours",
            Self::TooSteep => "that step is too steep",
            Self::BlockedTile => "that tile is blocked",
            Self::StoodOn => "you stand on that tile",
            Self::LitTile => "that tile is lit already",
            Self::NoSuchCell => "the board has no such tile",
            Self::CellTaken => "there is a stone already",
            Self::NothingBelow => "the stone would fall further down",
            Self::NoSuchSide => "a die shows 1 to 6",
            Self::NoSuchPiece => "there are fewer pieces",
            Self::TooFar => "that is further than the piece can go",
            Self::OwnPiece => "one of your own pieces is there",
            Self::StillWaiting => "waiting pieces enter on a six, in order",
            Self::NotSoFarBack => "a four moves four tiles back, and there are fewer",
            Self::NoFork => "there is no fork there",
            Self::Occupied => "a runner stands there",
            Self::OutOfReach => "that is too far for a run",
            Self::NoFlights => "there are no flights left",
            Self::TooFarToFly => "that is too far for a flight",
            Self::NoPathThere => "no path leads to your goal from there",
            Self::NoBuilds => "there are no builds left",
            Self::NotTouching => "the two tiles do not touch",
            Self::TooHigh => "that would be higher than level 9",
            Self::CentreFirst => "the first stone cannot go in the centre",
        })
    }
}
