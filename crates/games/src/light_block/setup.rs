//! Options of a game of Light Block, and their notation in game codes.

use super::super::cells;
use super::super::expected::NotationError;
use super::super::options::{self, OptionReader};
use super::super::setup::GameSetup;
use super::super::sizes::Sizes;
use super::errors::{Expected, SetupError};
use std::ops::RangeInclusive;
use tessella_boards::notation::number;
use tessella_boards::{Board, Plan, Shape, Square};

/// Allowed tiles per side of a board of squares or hexes.
pub const SIDES: RangeInclusive<u16> = 3..=60;
/// Allowed tiles per side of a cube.
pub const CUBE_SIDES: RangeInclusive<u16> = 2..=10;
/// Allowed tiles per side of a board in four dimensions.
pub const HYPERCUBE_SIDES: RangeInclusive<u16> = 2..=5;
/// Allowed number of areas of a map.
pub const AREAS: RangeInclusive<u16> = 6..=400;
/// Allowed number of tiles, for all shapes.
const TILES: RangeInclusive<usize> = 6..=3600;
/// Allowed number of tiles per blocked tile, if any are blocked.
pub const BLOCKS: RangeInclusive<u8> = 4..=60;
/// Number of tiles per blocked tile on the standard board.
const DEFAULT_BLOCKS: u8 = 12;

/// Symbols of the tiles in game codes.
const SYMBOLS: &str = ".#@";
/// Cell value of a free tile.
pub(super) const FREE: u8 = 0;
/// Cell value of a block.
pub(super) const BLOCK: u8 = 1;
/// Cell value of the start tile.
pub(super) const START: u8 = 2;

/// Kind of generated board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// Boards that can be won.
    #[default]
    Winnable,
    /// Boards with blocks placed at random, as in the original game. Some cannot be won.
    Classic,
}

/// Options of a game of Light Block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board: squares, hexes or blocks, or a map.
    pub plan: Plan,
    /// Number of tiles per blocked tile, within [`BLOCKS`]; 0 if none are blocked.
    pub blocks: u8,
    /// Kind of generated board.
    pub kind: BoardKind,
}

impl Default for Setup {
    /// Returns the setup of winnable boards of 10×10 tiles, one in twelve of them blocked.
    fn default() -> Self {
        Self {
            plan: Plan::even(Shape::Square(Square::new(10, 10))),
            blocks: DEFAULT_BLOCKS,
            kind: BoardKind::Winnable,
        }
    }
}

impl Setup {
    /// Checks that the options do not conflict.
    ///
    /// # Errors
    /// If they do; the error says which option is wrong, and what was expected.
    pub fn check(&self) -> Result<(), crate::SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        if is_valid_blocks(self.blocks) {
            Ok(())
        } else {
            Err(SetupError::Blocks(BLOCKS).into())
        }
    }

    /// Builds the board.
    pub(super) fn board(&self) -> Result<Board, crate::SetupError> {
        self.check()?;
        let board = self.plan.build()?;
        board.check_connected()?;
        Ok(board)
    }
}

fn is_valid_blocks(blocks: u8) -> bool {
    blocks == 0 || BLOCKS.contains(&blocks)
}

impl GameSetup for Setup {
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
            hypercubes: Some(HYPERCUBE_SIDES),
            areas: Some(AREAS),
            corners: true,
            hills: true,
            ..Sizes::none(TILES, SetupError::UnsupportedBoard)
        }
    }

    /// Parses a board in the notation of [`tessella_boards::notation`], `b12` for one tile in twelve blocked, `b0` for
    /// none, and `classic` for boards generated as in the original game.
    fn parse(options: &str) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let classic = options.flag("classic");
        let blocks = options.option(|text| {
            let blocks = number(text.strip_prefix('b')?, 0..=*BLOCKS.end());
            let blocks = blocks.filter(|&blocks| is_valid_blocks(blocks));
            Some(blocks.ok_or_else(|| Expected::Blocks(BLOCKS).into()))
        });
        let end = options.finish(Expected::Options)?;
        let default = Self::default();
        let board_at = board.shape_at().unwrap_or(end);
        let setup = Self {
            plan: options::plan(board, default.plan.shape)?,
            blocks: blocks.map_or(default.blocks, |blocks| blocks.value),
            kind: match classic {
                Some(_) => BoardKind::Classic,
                None => BoardKind::Winnable,
            },
        };
        let fits = Self::sizes().check(&setup.plan.shape);
        fits.map_err(|error| error.at_board(board_at))?;
        Ok(setup)
    }

    fn options(&self) -> String {
        let kind = match self.kind {
            BoardKind::Winnable => "",
            BoardKind::Classic => ",classic",
        };
        format!("{},b{}{kind}", self.plan.notation(), self.blocks)
    }

    /// Parses `.` for a free tile, `#` for a block, and `@` for the start, which must occur once.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError> {
        let cells = cells::parse(text, &self.plan.shape, SYMBOLS, Expected::Cells)?;
        let mut starts = text.match_indices('@');
        let (first, second) = (starts.next(), starts.next());
        match (first, second) {
            (Some(_), None) => Ok(cells),
            (None, _) => Err(NotationError::new(text.len()..text.len(), Expected::Start)),
            (_, Some((at, _))) => Err(NotationError::new(at..at + 1, Expected::NoSecondStart)),
        }
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        cells::format(cells, &self.plan.shape, SYMBOLS)
    }
}
