//! Errors in the options and start positions of Drench, and in their notation.

use std::ops::RangeInclusive;
use thiserror::Error;

/// Why a game of Drench cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board is an open track.
    #[error("on an open track there is nothing to choose; use a ring instead")]
    UnsupportedBoard,
    /// The number of colours is out of range.
    #[error("choose {} to {} colours", .0.start(), .0.end())]
    Colours(RangeInclusive<u8>),
    /// There are too few colours for two players.
    #[error("two players need at least {least} colours")]
    ColoursForTwo {
        /// Minimum number of colours.
        least: u8,
    },
    /// The move limit is out of range.
    #[error("choose a limit of {} to {} moves", .0.start(), .0.end())]
    Limit(RangeInclusive<u16>),
    /// A tile has a colour that the game does not have.
    #[error("a tile has a colour outside the {colours} in play")]
    TileColour {
        /// Number of colours of the game.
        colours: u8,
    },
    /// The first tiles of the two players have the same colour.
    #[error("the two players' first tiles must differ in colour")]
    FirstTiles,
}

/// What was expected in the code of a game of Drench.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    /// An option.
    #[error(
        "a board (15x15, hex15x15, 5x5x5, map40-7, ring40), colours (c6), a move limit (m30), seats (s2) or \"free\""
    )]
    Options,
    /// A number of colours.
    #[error("{} to {} colours, such as c6", .0.start(), .0.end())]
    Colours(RangeInclusive<u8>),
    /// A move limit.
    #[error("a move limit of {} to {}, such as m30", .0.start(), .0.end())]
    Limit(RangeInclusive<u16>),
    /// A number of seats.
    #[error("one seat (s1) or two (s2)")]
    Seats,
    /// No move limit, because there are two seats.
    #[error("no move limit with two seats")]
    NoLimit,
    /// Fewer colours, because there are two seats.
    #[error("{} to {} colours for two players", .0.start(), .0.end())]
    ColoursForTwo(RangeInclusive<u8>),
    /// More colours, because there are two seats.
    #[error("at least {least} colours for two players")]
    LeastColoursForTwo {
        /// Minimum number of colours.
        least: u8,
    },
    /// Two seats with a board that need not be symmetric.
    #[error("\"free\" only with two seats (s2)")]
    FreeForTwo,
    /// A tile.
    #[error("a tile from a to {last}")]
    Cells {
        /// Symbol of the last colour.
        last: char,
    },
    /// The size of a board of Flood, with sides in this range.
    #[error("the name of a game, or the size of a Flood board, such as 12x12, with {} to {} tiles per side", .0.start(), .0.end())]
    FloodSize(RangeInclusive<u16>),
    /// The cells of a board of Flood.
    #[error("\":\", the cells of the board, \",\" and the move limit")]
    FloodCells,
    /// A comma after the last cell of a board of Flood.
    #[error("\",\" after {cells} cells")]
    FloodComma {
        /// Number of cells of the board.
        cells: usize,
    },
    /// A colour of Flood.
    #[error("a colour from 0 to {most}")]
    FloodColour {
        /// Number of the last colour.
        most: u8,
    },
    /// More cells of a board of Flood.
    #[error("{cells} cells, not {found}")]
    FloodCellCount {
        /// Number of cells of the board.
        cells: usize,
        /// Number of cells found.
        found: usize,
    },
    /// A move limit of Flood.
    #[error("\",\" and a move limit of {} to {}", .0.start(), .0.end())]
    FloodLimit(RangeInclusive<u16>),
}
