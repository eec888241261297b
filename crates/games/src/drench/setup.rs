//! Setup of a game of Drench.

use super::errors::SetupError;
use crate::GameSetup;
use std::ops::RangeInclusive;
use tessella_boards::{Board, BoardError, Plan, Shape, Square};

/// The feature `large-boards` allows about 10,000 tiles, for rendering benchmarks.
const LARGE: bool = cfg!(feature = "large-boards");
/// Allowed side lengths of a board of squares or hexes, in tiles.
pub const SIDES: RangeInclusive<u16> = 5..=if LARGE { 100 } else { 40 };
/// Maximum number of tiles of a board of any shape.
pub(super) const MAX_TILES: usize = (*SIDES.end() as usize).pow(2);
/// Allowed side lengths of a cube, in tiles.
pub const CUBE_SIDES: RangeInclusive<u16> = 2..=if LARGE { 25 } else { 11 };
/// Allowed side lengths of a board in four dimensions, in tiles.
pub const HYPERCUBE_SIDES: RangeInclusive<u16> = 2..=if LARGE { 10 } else { 6 };
/// Allowed number of areas of a map.
pub const AREAS: RangeInclusive<u16> = 6..=if LARGE { 10_000 } else { 400 };
/// Allowed number of tiles of a ring.
pub const RINGS: RangeInclusive<u16> = 8..=if LARGE { 10_000 } else { 60 };
/// Minimum number of tiles.
pub(super) const MIN_TILES: usize = 6;
/// Allowed number of colours in a game that is played: a window must be able to draw them.
pub const COLOURS: RangeInclusive<u8> = 3..=10;
/// Allowed number of colours on a single player's board that is only to be solved.
pub const SOLVER_COLOURS: RangeInclusive<u8> = 3..=16;
/// Minimum number of colours for two players, so that each always has two to choose from.
pub const COLOURS_FOR_TWO: u8 = 4;
/// Allowed move limits: enough for the longest solution on the largest board, with a margin.
pub const LIMITS: RangeInclusive<u16> = 1..=2500;

/// Number of players, and the options that depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// One player with a move limit.
    One {
        /// Maximum number of moves, or `None` for a limit computed from the board.
        limit: Option<u16>,
    },
    /// Two players, who start from opposite cells or the two farthest apart.
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
    /// Number of players, and the options that depend on it.
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
    /// Checks that the options do not conflict.
    ///
    /// # Errors
    /// If they do; the error says which option is wrong, and what was expected.
    pub fn check(&self) -> Result<(), crate::SetupError> {
        self.check_with(&COLOURS)
    }

    /// Checks the options of a board that is only to be solved.
    pub(super) fn check_for_solver(&self) -> Result<(), crate::SetupError> {
        match self.players {
            Players::One { .. } => self.check_with(&SOLVER_COLOURS),
            Players::Two { .. } => self.check(),
        }
    }

    fn check_with(&self, colours: &RangeInclusive<u8>) -> Result<(), crate::SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        if !colours.contains(&self.colours) {
            return Err(SetupError::Colours(colours.clone()).into());
        }
        match self.players {
            Players::Two { .. } if self.colours < COLOURS_FOR_TWO => {
                let least = COLOURS_FOR_TWO;
                Err(SetupError::ColoursForTwo { least }.into())
            }
            Players::One { limit: Some(limit) } if !LIMITS.contains(&limit) => {
                Err(SetupError::Limit(LIMITS).into())
            }
            _ => Ok(()),
        }
    }

    /// Builds the board of options that have been checked.
    pub(super) fn board(&self) -> Result<Board, BoardError> {
        let board = self.plan.build()?;
        board.check_connected()?;
        Ok(board)
    }
}
