//! The choices before a game of Light Block, and how a game code spells them.

use super::super::cells::{self, Signs};
use super::super::options::{OptionError, Words, number};
use super::super::plan::{self, PlanWords};
use super::super::sizes::{Sizes, bounds};
use super::super::{Choices, SetupError};
use crate::boards::{Board, Plan, Shape, Square};
use std::ops::RangeInclusive;

/// How long a side of a board of squares or hexes may be, in tiles.
pub const SIDES: RangeInclusive<u16> = 3..=60;
/// How long a side of a cube may be.
pub const CUBE_SIDES: RangeInclusive<u16> = 2..=10;
/// How many areas a map may have.
pub const AREAS: RangeInclusive<u16> = 6..=400;
/// How many tiles a board may have, of whatever shape.
const TILES: RangeInclusive<usize> = 6..=3600;
/// One in how many tiles may be blocked, unless none is.
pub const BLOCKS: RangeInclusive<u8> = 4..=60;
/// One in how many tiles is blocked on the usual board.
const USUAL_BLOCKS: u8 = 12;

/// What lies on a tile, as cells of a game code number it: the signs are `.`, `#` and `@`.
pub(super) const SIGNS: Signs<'static> = Signs {
    list: ".#@",
    expected: "a free tile (.), a block (#) or the start (@)",
};
/// A free tile.
pub(super) const FREE: u8 = 0;
/// A block.
pub(super) const BLOCK: u8 = 1;
/// The tile where the game begins.
pub(super) const START: u8 = 2;

/// How boards are dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// Every board can be won.
    #[default]
    Winnable,
    /// Blocks are strewn as in the original game, and some boards cannot be won.
    Classic,
}

/// The choices before a game of Light Block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board: of squares, hexes or blocks, or a map, each within its limits of size.
    pub plan: Plan,
    /// One in how many tiles is blocked, within [`BLOCKS`]; 0 for none.
    pub blocks: u8,
    /// How boards are dealt.
    pub kind: BoardKind,
}

impl Default for Setup {
    /// 10×10 tiles, of which one in twelve is blocked, and that can be won.
    fn default() -> Self {
        Self {
            plan: Plan::even(Shape::Square(Square::new(10, 10))),
            blocks: USUAL_BLOCKS,
            kind: BoardKind::Winnable,
        }
    }
}

impl Setup {
    /// Whether the choices fit each other.
    ///
    /// # Errors
    /// Says what does not, and what would.
    pub fn check(&self) -> Result<(), SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        match may_be_blocks(self.blocks) {
            true => Ok(()),
            false => Err(SetupError(format!(
                "one in {} tiles is blocked, or none",
                bounds(&BLOCKS)
            ))),
        }
    }

    /// The board of these choices.
    pub(super) fn board(&self) -> Result<Board, SetupError> {
        self.check()?;
        let board = self.plan.build();
        let board = board.map_err(|error| SetupError(error.to_string()))?;
        board
            .check_connected()
            .map_err(|error| SetupError(error.to_string()))?;
        Ok(board)
    }
}

fn may_be_blocks(blocks: u8) -> bool {
    blocks == 0 || BLOCKS.contains(&blocks)
}

impl Choices for Setup {
    fn seats(&self) -> u8 {
        1
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
            rings: None,
            tracks: None,
            cells: TILES,
            corners: true,
            variants: false,
            hills: true,
            otherwise: "on this board every step of Light Block is forced; take squares, hexes, a map or a cube instead",
        }
    }

    /// Reads a board as [`plan`] has it, `b12` for one tile in twelve blocked, `b0` for none, and `classic` for boards
    /// dealt as in the original game.
    fn parse(words: Words<'_>) -> Result<Self, OptionError> {
        let mut setup = Self::default();
        let mut board = PlanWords::default();
        let (mut has_blocks, mut has_kind) = (false, false);
        for word in words {
            let error = |expected: String| OptionError::new(word.at.clone(), expected);
            let once = |said: &mut bool| match std::mem::replace(said, true) {
                false => Ok(()),
                true => Err(error("each option once".to_owned())),
            };
            if board.read(&word)? {
                continue;
            }
            if word.text == "classic" {
                once(&mut has_kind)?;
                setup.kind = BoardKind::Classic;
            } else if let Some(one_in) = word.text.strip_prefix('b') {
                once(&mut has_blocks)?;
                setup.blocks = number(one_in, 0..=*BLOCKS.end())
                    .filter(|&one_in| may_be_blocks(one_in))
                    .ok_or_else(|| {
                        let range = bounds(&BLOCKS);
                        error(format!("one in {range} tiles blocked, such as b12, or b0"))
                    })?;
            } else {
                return Err(error(format!(
                    "{}, one in how many tiles is blocked (b12) or \"classic\"",
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
        Ok(setup)
    }

    fn options(&self) -> String {
        let kind = match self.kind {
            BoardKind::Winnable => "",
            BoardKind::Classic => ",classic",
        };
        format!("{},b{}{kind}", plan::spell(&self.plan), self.blocks)
    }

    /// Reads cells spelt out: `.` for a free tile, `#` for a block, and `@` for the start, of which there is one.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError> {
        let cells = cells::parse(text, &self.plan.shape, SIGNS)?;
        let mut starts = text.match_indices('@');
        let (first, second) = (starts.next(), starts.next());
        match (first, second) {
            (Some(_), None) => Ok(cells),
            (None, _) => Err(OptionError::new(text.len()..text.len(), "a start (@)")),
            (_, Some((at, _))) => Err(OptionError::new(at..at + 1, "no second start (@)")),
        }
    }

    fn spell_cells(&self, cells: &[u8]) -> String {
        cells::spell(cells, &self.plan.shape, SIGNS)
    }
}
