//! Options of a game of Drench, and their notation in game codes.

use super::super::cells::{self, CellSymbols};
use super::super::options::OptionReader;
use super::super::sizes::{Sizes, bounds};
use super::super::{GameSetup, SetupError};
use crate::boards::notation::{NotationError, SHAPE_EXAMPLES};
use crate::boards::{Board, Plan, Shape, Square};
use std::ops::RangeInclusive;

/// The feature `large-boards` allows about 10,000 tiles, for rendering benchmarks.
const LARGE: bool = cfg!(feature = "large-boards");
/// Tiles per side of a board of squares or hexes.
pub const SIDES: RangeInclusive<u16> = 5..=if LARGE { 100 } else { 40 };
/// Maximum number of tiles of a board, for all shapes.
pub(super) const MOST_TILES: usize = (*SIDES.end() as usize).pow(2);
/// Tiles per side of a cube.
pub const CUBE_SIDES: RangeInclusive<u16> = 2..=if LARGE { 25 } else { 11 };
/// Number of areas of a map.
pub const AREAS: RangeInclusive<u16> = 6..=if LARGE { 10_000 } else { 400 };
/// Number of tiles of a ring.
pub const RINGS: RangeInclusive<u16> = 8..=if LARGE { 10_000 } else { 60 };
/// Minimum number of tiles of a board.
const FEWEST_TILES: usize = 6;
/// Number of colours.
pub const COLOURS: RangeInclusive<u8> = 3..=10;
/// Symbols of the colours in game codes.
const COLOUR_SYMBOLS: &str = "abcdefghij";
/// Minimum number of colours for two players, so that each always has two to choose from.
pub const COLOURS_FOR_TWO: u8 = 4;
/// Limit of moves: enough for the longest solution on the largest board, with a margin.
pub const LIMITS: RangeInclusive<u16> = 1..=2500;

/// Number of players, with the options of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// One player, with a limit of moves.
    One {
        /// Maximum number of moves, or `None` for a limit that fits the board.
        limit: Option<u16>,
    },
    /// Two players, who start from opposite cells, or from those farthest apart.
    Two {
        /// `true` if the colours are generated with half-turn symmetry, so that both have the same chances. Has no effect
        /// on boards without a half-turn.
        even: bool,
    },
}

/// Options of a game of Drench.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board: squares, hexes or blocks, a map or a ring.
    pub plan: Plan,
    /// Number of colours, within [`COLOURS`].
    pub colours: u8,
    /// Number of players, with their options.
    pub players: Players,
}

impl Default for Setup {
    /// The classic game: one player on 15×15 tiles of 6 colours.
    fn default() -> Self {
        Self {
            plan: Plan::even(Shape::Square(Square::new(15, 15))),
            colours: 6,
            players: Players::One { limit: None },
        }
    }
}

impl Setup {
    /// Checks that the options fit each other.
    ///
    /// # Errors
    /// Returns which one does not, and what would fit.
    pub fn check(&self) -> Result<(), SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        let colours = bounds(&COLOURS);
        if !COLOURS.contains(&self.colours) {
            return refuse(format!("there are {colours} colours"));
        }
        match self.players {
            Players::Two { .. } if self.colours < COLOURS_FOR_TWO => refuse(format!(
                "two players need at least {COLOURS_FOR_TWO} colours"
            )),
            Players::One { limit: Some(limit) } if !LIMITS.contains(&limit) => {
                refuse(format!("the limit is {} moves", bounds(&LIMITS)))
            }
            _ => Ok(()),
        }
    }

    /// Builds the board.
    pub(super) fn board(&self) -> Result<Board, SetupError> {
        self.check()?;
        let board = self.plan.build();
        let board = board.map_err(|error| SetupError(error.to_string()))?;
        board
            .check_connected()
            .map_err(|error| SetupError(error.to_string()))?;
        Ok(board)
    }

    /// Returns the symbols of the colours, and the error text for other symbols.
    fn symbols(&self) -> (&'static str, String) {
        let colours = usize::from(self.colours).clamp(1, COLOUR_SYMBOLS.len());
        let list = &COLOUR_SYMBOLS[..colours];
        (
            list,
            format!("a tile from a to {}", &list[list.len() - 1..]),
        )
    }
}

impl GameSetup for Setup {
    fn seats(&self) -> u8 {
        match self.players {
            Players::One { .. } => 1,
            Players::Two { .. } => 2,
        }
    }

    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn set_plan(&mut self, plan: Plan) {
        self.plan = plan;
    }

    fn sizes() -> Sizes {
        Sizes {
            squares: Some([SIDES, SIDES]),
            hexes: Some([SIDES, SIDES]),
            cubes: Some(CUBE_SIDES),
            areas: Some(AREAS),
            rings: Some(RINGS),
            tracks: None,
            cells: FEWEST_TILES..=MOST_TILES,
            corners: true,
            variants: true,
            hills: true,
            unsupported: "on an open track every move of Drench is forced; take a ring instead",
        }
    }

    /// Parses a board in the notation of [`crate::boards::notation`], `c6` for six colours, `m30` for a limit of moves, and `s2` for
    /// two seats, with `free` for a board without symmetry.
    fn parse(options: &str) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let free = options.flag("free");
        let colours = options.number("c", COLOURS, "{range} colours, such as c6");
        let limit = options.number("m", LIMITS, "a limit of {range} moves, such as m30");
        let seats = options.number("s", 1..=2, "one seat (s1) or two (s2)");
        let end = options.finish(&format!(
            "{SHAPE_EXAMPLES}, colours (c6), a limit of moves (m30), seats (s2) or \"free\""
        ))?;
        let mut setup = Self::default();
        let board_at = board.shape_at().unwrap_or(end.clone());
        setup.plan = board.into_plan(setup.plan.shape)?;
        let fits = Self::sizes().check(&setup.plan.shape);
        fits.map_err(|error| error.at(board_at, "a board that fits"))?;
        if let Some(colours) = &colours {
            setup.colours = colours.value;
        }
        setup.players = match (seats.map_or(1, |seats| seats.value), limit, free) {
            (2, Some(limit), _) => {
                let expected = "no limit of moves with two seats";
                return Err(NotationError::new(limit.at, expected));
            }
            (2, None, _) if setup.colours < COLOURS_FOR_TWO => {
                let at = colours.map_or(end, |colours| colours.at);
                let expected = format!("at least {COLOURS_FOR_TWO} colours for two players");
                return Err(NotationError::new(at, expected));
            }
            (2, None, free) => Players::Two {
                even: free.is_none(),
            },
            (_, _, Some(free)) => {
                let expected = "\"free\" only with two seats (s2)";
                return Err(NotationError::new(free, expected));
            }
            (_, limit, None) => Players::One {
                limit: limit.map(|limit| limit.value),
            },
        };
        Ok(setup)
    }

    fn options(&self) -> String {
        let players = match self.players {
            Players::One { limit: None } => String::new(),
            Players::One { limit: Some(limit) } => format!(",m{limit}"),
            Players::Two { even: true } => ",s2".to_owned(),
            Players::Two { even: false } => ",s2,free".to_owned(),
        };
        format!("{},c{}{players}", self.plan.notation(), self.colours)
    }

    /// Parses one letter per tile, from `a`. Rows may be separated by `/`.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError> {
        let (list, expected) = self.symbols();
        let symbols = CellSymbols {
            list,
            expected: &expected,
        };
        cells::parse(text, &self.plan.shape, symbols)
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        let (list, expected) = self.symbols();
        let symbols = CellSymbols {
            list,
            expected: &expected,
        };
        cells::format(cells, &self.plan.shape, symbols)
    }
}

fn refuse(reason: String) -> Result<(), SetupError> {
    Err(SetupError(reason))
}
