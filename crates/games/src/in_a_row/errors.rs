//! Errors of the options and start positions of In a Row, and of their notation.

use std::ops::RangeInclusive;
use thiserror::Error;

/// Reason for which a game of In a Row cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board has no rows.
    #[error("stones stand in rows only on squares, hexes, cubes and in four dimensions")]
    UnsupportedBoard,
    /// The board has hills.
    #[error("the ground is even here")]
    Hills,
    /// The number of stones in a row is out of range.
    #[error("a row has {} to {} stones", .0.start(), .0.end())]
    Stones(RangeInclusive<u8>),
    /// The number of players is out of range.
    #[error("there are {} to {} players", .0.start(), .0.end())]
    Players(RangeInclusive<u8>),
    /// The seat that begins does not exist.
    #[error("whoever begins must be one of the players")]
    First,
    /// Stones cannot fall on this board.
    #[error(
        "stones fall straight down on squares, cubes, in four dimensions, and on hexes that stand in columns"
    )]
    Falls,
    /// No line of the board is long enough for a row.
    #[error("no line of this board has {cells} cells")]
    NoLine {
        /// Number of stones in a row.
        cells: u8,
    },
    /// The centre is barred, but falling stones do not begin there.
    #[error("where stones fall, the first one never lands in the centre")]
    CentreFalls,
    /// The centre is barred, but the board has none.
    #[error("this board has no tile in its centre")]
    NoCentre,
    /// The board is too small for this number of players.
    #[error("{players} players never get {stones} stones each here")]
    TooManyPlayers {
        /// Number of players.
        players: u8,
        /// Number of stones in a row.
        stones: u8,
    },
    /// A stone of the start position belongs to a seat that does not exist.
    #[error("a stone belongs to none of the players")]
    StoneOfNobody,
    /// A stone of the start position would fall.
    #[error("a stone has nothing below it")]
    FloatingStone,
    /// Two players have a row in the start position.
    #[error("two players cannot both have won")]
    TwoWinners,
}

/// What is expected in the code of a game of In a Row.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option.
    #[error(
        "a board (15x15, hex15x15, 5x5x5), stones in a row (k3), seats (s2), who begins (f2), \"fall\" or \"off-centre\""
    )]
    Options,
    /// A number of stones in a row.
    #[error("{} to {} stones in a row, such as k3", .0.start(), .0.end())]
    Row(RangeInclusive<u8>),
    /// A number of seats.
    #[error("{} to {} seats, such as s2", .0.start(), .0.end())]
    Seats(RangeInclusive<u8>),
    /// The seat that begins.
    #[error("the seat that begins, such as f2")]
    First,
    /// A row that fits.
    #[error("a row that fits: {0}")]
    FittingRow(SetupError),
    /// A number of seats that fits.
    #[error("a number of seats that fits: {0}")]
    FittingSeats(SetupError),
    /// A seat that begins and fits.
    #[error("a first seat that fits: {0}")]
    FittingFirst(SetupError),
    /// A cell.
    #[error("\".\" for a free cell or a stone from a to {last}")]
    Cells {
        /// Symbol of the last seat.
        last: char,
    },
}
