//! Terrain that changes during a game.

use super::{Board, CellId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What has become of a cell in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CellTerrain {
    /// It has risen or sunk to this height.
    Height(u8),
    /// Nobody can stand on it, but those who fly pass over it.
    Blocked,
    /// It has fallen in: nobody passes.
    Gone,
}

/// Terrain that changes in play, as part of a game's state: only cells that differ from their board are kept, and so
/// saved and sent.
///
/// ```
/// use tessella::boards::{Board, CellId, CellTerrain, Mover, Shape, Square, Terrain};
///
/// let board = Board::new(Shape::Square(Square::new(3, 3)))?;
/// let mut terrain = Terrain::default();
/// terrain.set(&board, CellId(1), Some(CellTerrain::Blocked));
/// let path = board.cheapest_path(Mover::Walker, CellId(0), CellId(2), &terrain, |_| false);
/// assert_eq!(way.map(|path| path.cost), Some(4));
/// # Ok::<(), tessella::boards::BoardError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terrain {
    changed: BTreeMap<CellId, CellTerrain>,
}

impl Terrain {
    /// Changes a cell; `None` makes it again what it is by default. A height that the cell has by default is not kept.
    pub fn set(&mut self, board: &Board, cell: CellId, ground: Option<CellTerrain>) {
        match ground {
            Some(ground) if ground != CellTerrain::Height(board.height(cell)) => {
                self.changed.insert(cell, ground);
            }
            _ => {
                self.changed.remove(&cell);
            }
        }
    }

    /// What has become of a cell; `None` where it is as its board has it.
    pub fn get(&self, cell: CellId) -> Option<CellTerrain> {
        self.changed.get(&cell).copied()
    }

    /// The cells that differ from their board, in the order of their numbers.
    pub fn changed(&self) -> impl Iterator<Item = (CellId, CellTerrain)> + '_ {
        self.changed.iter().map(|(&cell, &ground)| (cell, ground))
    }

    /// How high a cell is now; `None` where nobody can stand.
    pub(super) fn height(&self, board: &Board, cell: CellId) -> Option<u8> {
        match self.get(cell) {
            None => Some(board.height(cell)),
            Some(CellTerrain::Height(height)) => Some(height),
            Some(CellTerrain::Blocked | CellTerrain::Gone) => None,
        }
    }
}
