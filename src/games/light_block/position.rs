//! A position of Light Block, and the queries on it.

use super::generator::{self, GeneratedBoard};
use super::path_result::PathResult;
use super::setup::Setup;
use crate::boards::{Board, CellId};
use crate::games::{IllegalMove, SetupError, Start};
use std::sync::{Arc, OnceLock};

/// The tile is not beside the one that is stood on.
pub const NOT_BESIDE: IllegalMove = IllegalMove::Rule("that tile is not beside yours");
/// The tile is beside the one that is stood on, but too far up or down.
pub const TOO_STEEP: IllegalMove = IllegalMove::Rule("that step is too steep");
/// The tile cannot be entered.
pub const BLOCKED: IllegalMove = IllegalMove::Rule("that tile is blocked");
/// The walker stands on the tile.
pub const STOOD_ON: IllegalMove = IllegalMove::Rule("you stand on that tile");
/// The tile has been lit.
pub const LIT: IllegalMove = IllegalMove::Rule("that tile is lit already");

/// What does not change in a game.
#[derive(Debug)]
pub(super) struct GameData {
    pub(super) board: Board,
    pub(super) setup: Setup,
    pub(super) generated: GeneratedBoard,
    pub(super) free: usize,
    /// Whether the board can be won, once somebody asked.
    pub(super) path_result: OnceLock<PathResult>,
}

/// A position of Light Block.
///
/// ```
/// use tessella::games::light_block::{LightBlock, Setup};
/// use tessella::games::{Rules, Seat, Start};
///
/// let mut game = LightBlock::new(&Setup::default(), &Start::Seed(4711))?;
/// let mv = game.legal_moves()[0];
/// game.play(Seat::FIRST, mv)?;
/// assert_eq!(game.lit(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct LightBlock {
    pub(super) data: Arc<GameData>,
    /// The tiles that were walked on, in their order; the walker stands on the last.
    pub(super) path: Vec<CellId>,
    /// Which tiles these are.
    pub(super) is_walked: Vec<bool>,
}

impl LightBlock {
    /// The first position of a game.
    ///
    /// # Errors
    /// When the choices do not fit, there are not as many cells as the board has, one of them is neither free nor a
    /// block nor the start, there is not one start, or no step leads off it.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        let board = setup.board()?;
        let generated = match start {
            Start::Seed(seed) => generator::generate(setup, &board, *seed),
            Start::Cells(cells) => generator::board_from_cells(&board, cells)?,
        };
        let mut is_walked = vec![false; board.len()];
        is_walked[generated.start.index()] = true;
        let free = generated
            .is_blocked
            .iter()
            .filter(|&&is_blocked| !is_blocked)
            .count();
        Ok(Self {
            path: vec![generated.start],
            is_walked,
            data: Arc::new(GameData {
                board,
                setup: setup.clone(),
                generated,
                free,
                path_result: OnceLock::new(),
            }),
        })
    }

    /// The choices it was made from.
    pub fn setup(&self) -> &Setup {
        &self.data.setup
    }

    /// Where the walker stands.
    pub fn at(&self) -> CellId {
        self.path[self.path.len() - 1]
    }

    /// The tiles that were walked on, in their order: from the start to where the walker stands.
    pub fn path(&self) -> &[CellId] {
        &self.path
    }

    /// How many tiles are lit: those that were left, and on a board that is won the one stood on as well.
    pub fn lit(&self) -> usize {
        match self.is_won() {
            true => self.free(),
            false => self.path.len() - 1,
        }
    }

    /// How many tiles there are to be lit in all.
    pub fn free(&self) -> usize {
        self.data.free
    }

    /// Whether a tile can never be entered.
    ///
    /// # Panics
    /// When there is no such tile.
    pub fn is_blocked(&self, cell: CellId) -> bool {
        self.data.generated.is_blocked[cell.index()]
    }

    /// Whether every free tile was walked on.
    pub(super) fn is_won(&self) -> bool {
        self.path.len() == self.free()
    }

    /// Whether a tile can still be stepped on: it is neither blocked nor was it walked on.
    pub(super) fn is_open(&self, cell: CellId) -> bool {
        !self.is_walked[cell.index()] && !self.is_blocked(cell)
    }

    /// The tiles that the next step may lead to, whether or not the game goes on.
    pub(super) fn next_cells(&self) -> impl Iterator<Item = CellId> + '_ {
        let beside = self.data.board.neighbours(self.at()).iter().copied();
        beside.filter(|&next| self.is_open(next))
    }

    /// A way that lights every tile, from the start on: the one that the board was generated with, or one that
    /// [`LightBlock::winnable`] found.
    pub fn solution(&self) -> Option<&[CellId]> {
        let generated = self.data.generated.solution.as_deref();
        generated.or_else(|| match self.data.path_result.get() {
            Some(PathResult::Found(path)) => Some(path.as_slice()),
            _ => None,
        })
    }

    /// The position after the first so many moves of this game.
    pub(super) fn after_moves(&self, moves: usize) -> Self {
        let mut earlier = self.clone();
        for cell in earlier.path.drain(moves + 1..) {
            earlier.is_walked[cell.index()] = false;
        }
        earlier
    }
}
