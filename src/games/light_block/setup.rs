//! Setup of a game of Light Block, and its notation in game codes.

use super::super::cells::{self, Signs};
use super::super::options::{OptionError, Words, number};
use super::super::plan::{self, PlanWords};
use super::super::sizes::{Sizes, bounds};
use super::super::{Choices, SetupError};
use crate::boards::{Board, Plan, Shape, Square};
use std::ops::RangeInclusive;

/// Allowed side lengths of boards of squares or hexes, in tiles.
pub const SIDES: RangeInclusive<u16> = 3..=60;
/// Allowed side lengths of cubes.
pub const CUBE_SIDES: RangeInclusive<u16> = 2..=10;
/// Allowed numbers of areas of a map.
pub const AREAS: RangeInclusive<u16> = 6..=400;
/// Allowed numbers of tiles of any board.
const TILES: RangeInclusive<usize> = 6..=3600;
/// Allowed values of `n` where one in `n` tiles is blocked, except 0 for no blocks.
pub const BLOCKS: RangeInclusive<u8> = 4..=60;
/// Default: one in this many tiles is blocked.
const USUAL_BLOCKS: u8 = 12;

/// Symbols of cells in game codes, indexed by the value of a cell.
pub(super) const SIGNS: Signs<'static> = Signs {
    list: ".#@",
    expected: "a free tile (.), a block (#) or the start (@)",
};
/// Value of a free tile.
pub(super) const FREE: u8 = 0;
/// Value of a block.
pub(super) const BLOCK: u8 = 1;
/// Value of the start.
pub(super) const START: u8 = 2;

/// Method by which boards are generated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// Every board can be won.
    #[default]
    Winnable,
    /// Blocks are scattered as in the original game; some boards cannot be won.
    Classic,
}

/// Setup of a game of Light Block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Plan of the board: squares, hexes, a cube or a map.
    pub plan: Plan,
    /// One in this many tiles is blocked, within [`BLOCKS`]; 0 for no blocks.
    pub blocks: u8,
    /// Method by which boards are generated.
    pub kind: BoardKind,
}

impl Default for Setup {
    /// Returns the default setup: 10×10 tiles, one in twelve blocked, winnable.
    fn default() -> Self {
        Self {
            plan: Plan::even(Shape::Square(Square::new(10, 10))),
            blocks: USUAL_BLOCKS,
            kind: BoardKind::Winnable,
        }
    }
}

impl Setup {
    /// Checks that the options are valid.
    ///
    /// # Errors
    /// If they are not. The error says what would be valid.
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

    /// Builds the board of this setup.
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

    /// Parses a board in the notation of [`plan`], `b12` for one tile in twelve blocked, `b0` for no blocks, and
    /// `classic` for boards generated as in the original game.
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

    /// Parses cells: `.` for a free tile, `#` for a block, and `@` for the start, of which there is exactly one.
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
