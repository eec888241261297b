//! Terrain that changes during a game.

use super::{Board, CellId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Change of a cell during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CellTerrain {
    /// The cell has risen or sunk to this height.
    Height(u8),
    /// Nobody can stand on the cell, but flyers can pass over it.
    Blocked,
    /// The cell has collapsed; nobody can pass.
    Gone,
}

/// Terrain that changes during a game, as part of the game state. Only cells that differ from the board are stored,
/// saved and sent.
///
/// ```
/// use tessella::boards::{Board, CellId, CellTerrain, Mover, Shape, Square, Terrain};
///
/// let board = Board::new(Shape::Square(Square::new(3, 3)))?;
/// let mut terrain = Terrain::default();
/// terrain.set(&board, CellId(1), Some(CellTerrain::Blocked));
/// let path = board.cheapest_path(Mover::Walker, CellId(0), CellId(2), &terrain, |_| false);
/// assert_eq!(path.map(|path| path.cost), Some(4));
/// # Ok::<(), tessella::boards::BoardError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terrain {
    changed: BTreeMap<CellId, CellTerrain>,
}

impl Terrain {
    /// Changes a cell; `None` restores its default. A height equal to the default is not stored.
    pub fn set(&mut self, board: &Board, cell: CellId, change: Option<CellTerrain>) {
        match change {
            Some(change) if change != CellTerrain::Height(board.height(cell)) => {
                self.changed.insert(cell, change);
            }
            _ => {
                self.changed.remove(&cell);
            }
        }
    }

    /// Returns the change of a cell; `None` if it is as on the board.
    pub fn get(&self, cell: CellId) -> Option<CellTerrain> {
        self.changed.get(&cell).copied()
    }

    /// Returns the changed cells in numerical order.
    pub fn changed(&self) -> impl Iterator<Item = (CellId, CellTerrain)> + '_ {
        self.changed.iter().map(|(&cell, &change)| (cell, change))
    }

    /// Returns the current height of a cell; `None` if nobody can stand on it.
    pub(super) fn height(&self, board: &Board, cell: CellId) -> Option<u8> {
        match self.get(cell) {
            None => Some(board.height(cell)),
            Some(CellTerrain::Height(height)) => Some(height),
            Some(CellTerrain::Blocked | CellTerrain::Gone) => None,
        }
    }
}
