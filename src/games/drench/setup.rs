//! Setup of a game of Drench and its text in game codes.

use super::super::cells::{self, Signs};
use super::super::options::{OptionError, Words, number};
use super::super::plan::{self, PlanWords};
use super::super::sizes::{Sizes, bounds};
use super::super::{GameSetup, SetupError, Start};
use super::flood_id;
use crate::boards::{Board, Plan, Shape, Square};
use std::ops::RangeInclusive;

/// The feature `large-boards` allows about 10,000 tiles, for rendering benchmarks.
const LARGE: bool = cfg!(feature = "large-boards");
/// Side lengths of a board of squares or hexes, in tiles.
pub const SIDES: RangeInclusive<u16> = 5..=if LARGE { 100 } else { 40 };
/// Maximum number of tiles of a board of any shape.
pub(super) const MOST_TILES: usize = (*SIDES.end() as usize).pow(2);
/// Side lengths of a cube, in tiles.
pub const CUBE_SIDES: RangeInclusive<u16> = 2..=if LARGE { 25 } else { 11 };
/// Numbers of areas of a map.
pub const AREAS: RangeInclusive<u16> = 6..=if LARGE { 10_000 } else { 400 };
/// Numbers of tiles of a ring.
pub const RINGS: RangeInclusive<u16> = 8..=if LARGE { 10_000 } else { 60 };
/// Minimum number of tiles.
const FEWEST_TILES: usize = 6;
/// Numbers of colours.
pub const COLOURS: RangeInclusive<u8> = 3..=10;
/// Letters of the colours in game codes.
const COLOUR_SIGNS: &str = "abcdefghij";
/// Minimum number of colours for two players, so that each always has two to choose from.
pub const COLOURS_FOR_TWO: u8 = 4;
/// Move limits: enough for the longest solution on the largest board, and a margin.
pub const LIMITS: RangeInclusive<u16> = 1..=2500;

/// Number of players and what depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// One player with a move limit.
    One {
        /// Maximum number of moves, or `None` for a limit computed from the board.
        limit: Option<u16>,
    },
    /// Two players, from opposite cells or the two farthest apart.
    Two {
        /// `true` for a start position that is symmetric under the board's half-turn, with equal chances. Boards
        /// without a half-turn get a random one.
        even: bool,
    },
}

/// Setup of a game of Drench.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Board: squares, hexes, blocks, a map or a ring, each within its size limits.
    pub plan: Plan,
    /// Number of colours, within [`COLOURS`].
    pub colours: u8,
    /// Number of players and what depends on it.
    pub players: Players,
}

impl Default for Setup {
    /// Returns the classic game: one player on 15×15 tiles of 6 colours.
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
    /// When they do not; the error says which option does not fit and what would.
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

    /// Returns the letters of the colours and their description in error messages.
    fn signs(&self) -> (&'static str, String) {
        let colours = usize::from(self.colours).clamp(1, COLOUR_SIGNS.len());
        let list = &COLOUR_SIGNS[..colours];
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
            otherwise: "on an open track every move of Drench is forced; take a ring instead",
        }
    }

    /// Parses a board as in [`plan`], `c6` for six colours, `m30` for a move limit, or `s2` for two seats, with `free`
    /// for a start position that need not be symmetric.
    fn parse(words: Words<'_>) -> Result<Self, OptionError> {
        let mut setup = Self::default();
        let mut seats = 1;
        let mut board = PlanWords::default();
        let (mut colours_at, mut limit_at, mut seats_at, mut free_at) = (None, None, None, None);
        for word in words {
            let error = |expected: String| OptionError::new(word.at.clone(), expected);
            let once =
                |slot: &mut Option<std::ops::Range<usize>>| match slot.replace(word.at.clone()) {
                    None => Ok(()),
                    Some(_) => Err(error("each option once".to_owned())),
                };
            if board.read(&word)? {
                continue;
            }
            if word.text == "free" {
                once(&mut free_at)?;
            } else if let Some(count) = word.text.strip_prefix('c') {
                once(&mut colours_at)?;
                setup.colours = number(count, COLOURS)
                    .ok_or_else(|| error(format!("{} colours, such as c6", bounds(&COLOURS))))?;
            } else if let Some(count) = word.text.strip_prefix('m') {
                once(&mut limit_at)?;
                let most = number(count, LIMITS).ok_or_else(|| {
                    error(format!("a limit of {} moves, such as m30", bounds(&LIMITS)))
                })?;
                setup.players = Players::One { limit: Some(most) };
            } else if let Some(count) = word.text.strip_prefix('s') {
                once(&mut seats_at)?;
                seats = number(count, 1..=2)
                    .ok_or_else(|| error("one seat (s1) or two (s2)".to_owned()))?;
            } else {
                return Err(error(format!(
                    "{}, colours (c6), a limit of moves (m30), seats (s2) or \"free\"",
                    plan::EXAMPLES
                )));
            }
        }
        let shape_at = board.shape_at();
        setup.plan = board.finish(setup.plan.shape)?;
        if let Err(SetupError(why)) = Self::sizes().check(&setup.plan.shape) {
            let at = shape_at.unwrap_or(words.end());
            return Err(OptionError::new(at, format!("a board that fits: {why}")));
        }
        if seats == 2 {
            if let Some(at) = limit_at {
                return Err(OptionError::new(at, "no limit of moves with two seats"));
            }
            if setup.colours < COLOURS_FOR_TWO {
                let expected = format!("at least {COLOURS_FOR_TWO} colours for two players");
                return Err(OptionError::new(
                    colours_at.unwrap_or(words.end()),
                    expected,
                ));
            }
            setup.players = Players::Two {
                even: free_at.is_none(),
            };
        } else if let Some(at) = free_at {
            return Err(OptionError::new(at, "\"free\" only with two seats (s2)"));
        }
        Ok(setup)
    }

    fn parse_foreign(text: &str) -> Option<Result<(Self, Start), OptionError>> {
        flood_id::parse(text)
    }

    fn options(&self) -> String {
        let players = match self.players {
            Players::One { limit: None } => String::new(),
            Players::One { limit: Some(limit) } => format!(",m{limit}"),
            Players::Two { even: true } => ",s2".to_owned(),
            Players::Two { even: false } => ",s2,free".to_owned(),
        };
        format!("{},c{}{players}", plan::spell(&self.plan), self.colours)
    }

    /// Parses spelt-out cells: one letter per tile, from `a`; rows may be separated by `/`.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError> {
        let (list, expected) = self.signs();
        let signs = Signs {
            list,
            expected: &expected,
        };
        cells::parse(text, &self.plan.shape, signs)
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        let (list, expected) = self.signs();
        let signs = Signs {
            list,
            expected: &expected,
        };
        cells::spell(cells, &self.plan.shape, signs)
    }
}

fn refuse(why: String) -> Result<(), SetupError> {
    Err(SetupError(why))
}
