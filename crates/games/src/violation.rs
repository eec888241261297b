//! Rules of the games that forbid a move, as codes that can travel.

use serde::{Deserialize, Serialize};
use std::fmt;
use tessella_language::tr;

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
            Self::OwnColour => tr!("refused-own-colour"),
            Self::OthersColour => tr!("refused-others-colour"),
            Self::NoSuchColour => tr!("refused-no-such-colour"),
            Self::SameTile => tr!("refused-same-tile"),
            Self::NoTile => tr!("refused-no-tile"),
            Self::NotAlike => tr!("refused-not-alike"),
            Self::NoLine => tr!("refused-no-line"),
            Self::NotBeside => tr!("refused-not-beside"),
            Self::TooSteep => tr!("refused-too-steep"),
            Self::BlockedTile => tr!("refused-blocked-tile"),
            Self::StoodOn => tr!("refused-stood-on"),
            Self::LitTile => tr!("refused-lit-tile"),
            Self::NoSuchCell => tr!("refused-no-such-cell"),
            Self::CellTaken => tr!("refused-cell-taken"),
            Self::NothingBelow => tr!("refused-nothing-below"),
            Self::NoSuchSide => tr!("refused-no-such-side"),
            Self::NoSuchPiece => tr!("refused-no-such-piece"),
            Self::TooFar => tr!("refused-too-far"),
            Self::OwnPiece => tr!("refused-own-piece"),
            Self::StillWaiting => tr!("refused-still-waiting"),
            Self::NotSoFarBack => tr!("refused-not-so-far-back"),
            Self::NoFork => tr!("refused-no-fork"),
            Self::Occupied => tr!("refused-occupied"),
            Self::OutOfReach => tr!("refused-out-of-reach"),
            Self::NoFlights => tr!("refused-no-flights"),
            Self::TooFarToFly => tr!("refused-too-far-to-fly"),
            Self::NoPathThere => tr!("refused-no-path-there"),
            Self::NoBuilds => tr!("refused-no-builds"),
            Self::NotTouching => tr!("refused-not-touching"),
            Self::TooHigh => tr!("refused-too-high"),
            Self::CentreFirst => tr!("refused-centre-first"),
        })
    }
}
