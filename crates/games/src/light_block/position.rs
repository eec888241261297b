//! A position of Light Block, and the queries on it.

use super::generator::{self, GeneratedBoard};
use super::setup::Setup;
use super::solver::PathResult;
use crate::{IllegalMove, SetupError, Start, Violation};
use std::sync::{Arc, OnceLock};
use tessella_boards::{Board, CellId};

/// Refusal of a step to a tile that is not adjacent.
pub const NOT_ADJACENT: IllegalMove = IllegalMove::Rule(Violation::NotBeside);
/// Refusal of a step to an adjacent tile that is too far up or down.
pub const TOO_STEEP: IllegalMove = IllegalMove::Rule(Violation::TooSteep);
/// Refusal of a step onto a block.
pub const BLOCKED: IllegalMove = IllegalMove::Rule(Violation::BlockedTile);
/// Refusal of a step to the tile that the walker is on.
pub const STOOD_ON: IllegalMove = IllegalMove::Rule(Violation::StoodOn);
/// Refusal of a step to a lit tile.
pub const LIT: IllegalMove = IllegalMove::Rule(Violation::LitTile);

/// Data that does not change during a game.
#[derive(Debug)]
pub(super) struct GameData {
    pub(super) board: Board,
    pub(super) setup: Setup,
    pub(super) generated: GeneratedBoard,
    pub(super) free: usize,
    /// Result of the search for a path from the start, once it has been run.
    pub(super) path_result: OnceLock<PathResult>,
}

/// A position of Light Block.
///
/// ```
/// use tessella_games::light_block::{LightBlock, Setup};
/// use tessella_games::{Rules, Seat, Start};
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
    /// Tiles walked on, in order; the walker is on the last.
    pub(super) path: Vec<CellId>,
    /// `true` for each tile of the path.
    pub(super) is_walked: Vec<bool>,
}

impl LightBlock {
    /// Returns the first position of a game.
    ///
    /// # Errors
    /// If the options are invalid, the number of cells differs from the board's, a value is unknown, there is not
    /// exactly one start, or no step leads off the start.
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

    /// Returns the options of the game.
    pub fn setup(&self) -> &Setup {
        &self.data.setup
    }

    /// Returns the tile that the walker is on.
    pub fn at(&self) -> CellId {
        self.path[self.path.len() - 1]
    }

    /// Returns the tiles walked on, in order from the start to the current tile.
    pub fn path(&self) -> &[CellId] {
        &self.path
    }

    /// Returns the number of lit tiles: those left behind, plus the current one if the game is won.
    pub fn lit(&self) -> usize {
        if self.is_won() {
            self.free()
        } else {
            self.path.len() - 1
        }
    }

    /// Returns the number of tiles that can be lit.
    pub fn free(&self) -> usize {
        self.data.free
    }

    /// Returns `true` for a block.
    ///
    /// # Panics
    /// If there is no such tile.
    pub fn is_blocked(&self, cell: CellId) -> bool {
        self.data.generated.is_blocked[cell.index()]
    }

    /// Returns `true` if every free tile has been walked on.
    pub(super) fn is_won(&self) -> bool {
        self.path.len() == self.free()
    }

    /// Returns `true` for a tile that is neither blocked nor walked on.
    pub(super) fn is_open(&self, cell: CellId) -> bool {
        !self.is_walked[cell.index()] && !self.is_blocked(cell)
    }

    /// Returns the tiles that the next step can lead to.
    pub(super) fn next_cells(&self) -> impl Iterator<Item = CellId> + '_ {
        let beside = self.data.board.neighbours(self.at()).iter().copied();
        beside.filter(|&next| self.is_open(next))
    }

    /// Returns the path that lights every tile, beginning with the start: the one of the generator, or one found by
    /// [`LightBlock::winnable`].
    pub fn solution(&self) -> Option<&[CellId]> {
        let generated = self.data.generated.solution.as_deref();
        generated.or_else(|| match self.data.path_result.get() {
            Some(PathResult::Found(path)) => Some(path.as_slice()),
            _ => None,
        })
    }

    /// Returns the position after the first `moves` moves of this game.
    pub(super) fn after_moves(&self, moves: usize) -> Self {
        let mut earlier = self.clone();
        for cell in earlier.path.drain(moves + 1..) {
            earlier.is_walked[cell.index()] = false;
        }
        earlier
    }
}
