//! Errors in the options and start positions of In a Row, and in their notation.

use std::ops::RangeInclusive;
use thiserror::Error;

/// Why a game of In a Row cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board has no straight lines.
    #[error("In a Row needs squares, hexes, a cube or 4D")]
    UnsupportedBoard,
    /// The board has hills.
    #[error("In a Row can't be played on hills")]
    Hills,
    /// The number of stones in a row is out of range.
    #[error("choose {} to {} stones in a row", .0.start(), .0.end())]
    Stones(RangeInclusive<u8>),
    /// The number of players is out of range.
    #[error("choose {} to {} players", .0.start(), .0.end())]
    Players(RangeInclusive<u8>),
    /// The seat that moves first does not exist.
    #[error("the player who goes first must be in the game")]
    First,
    /// Stones cannot fall on this board.
    #[error("stones can fall only on squares, cubes, 4D boards, and hexes in columns")]
    Falls,
    /// No line of the board is long enough for a row.
    #[error("no line on this board has {cells} places")]
    NoLine {
        /// Number of stones in a row.
        cells: u8,
    },
    /// The centre is barred, but falling stones do not begin there.
    #[error("with falling stones, the first one never lands in the centre")]
    CentreFalls,
    /// The centre is barred, but the board has none.
    #[error("this board has no centre")]
    NoCentre,
    /// The board is too small for this number of players.
    #[error("the board is too small for {players} players with {stones} stones each")]
    TooManyPlayers {
        /// Number of players.
        players: u8,
        /// Number of stones in a row.
        stones: u8,
    },
    /// A stone in the start position belongs to a seat that does not exist.
    #[error("a stone belongs to no player")]
    StoneWithoutSeat,
    /// A stone in the start position has nothing below it.
    #[error("a stone has nothing below it")]
    FloatingStone,
    /// Two players have a row in the start position.
    #[error("two players can't both have won")]
    TwoWinners,
}

/// What was expected in the code of a game of In a Row.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option.
    #[error(
        "a board (15x15, hex15x15, 5x5x5), stones in a row (k3), seats (s2), who goes first (f2), \"fall\" or \"off-centre\""
    )]
    Options,
    /// A number of stones in a row.
    #[error("{} to {} stones in a row, such as k3", .0.start(), .0.end())]
    Row(RangeInclusive<u8>),
    /// A number of seats.
    #[error("{} to {} seats, such as s2", .0.start(), .0.end())]
    Seats(RangeInclusive<u8>),
    /// The seat that begins.
    #[error("the seat that goes first, such as f2")]
    First,
    /// A row that fits.
    #[error("a row that fits ({0})")]
    FittingRow(SetupError),
    /// A number of seats that fits.
    #[error("a number of seats that fits ({0})")]
    FittingSeats(SetupError),
    /// A seat that moves first and fits.
    #[error("a first seat that fits ({0})")]
    FittingFirst(SetupError),
    /// A cell.
    #[error("\".\" for a free cell or a stone from a to {last}")]
    Cells {
        /// Symbol of the last seat.
        last: char,
    },
}
