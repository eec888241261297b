//! Terrain that changes during a game.

use super::{Board, CellId};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Heights that change during a game, as part of the game state. Only cells that differ from the board are stored.
///
/// ```
/// use tessella_boards::{Board, CellId, Shape, Square, Terrain};
///
/// let board = Board::new(Shape::Square(Square::new(3, 3)))?;
/// let mut terrain = Terrain::default();
/// terrain.set_height(&board, CellId(1), 2);
/// assert_eq!(terrain.height(&board, CellId(1)), 2);
/// assert_eq!(terrain.changed().collect::<Vec<_>>(), [(CellId(1), 2)]);
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terrain {
    changed: BTreeMap<CellId, u8>,
}

impl Terrain {
    /// Changes the height of a cell. A height equal to the board's is not stored.
    pub fn set_height(&mut self, board: &Board, cell: CellId, height: u8) {
        if height == board.height(cell) {
            self.changed.remove(&cell);
        } else {
            self.changed.insert(cell, height);
        }
    }

    /// Returns the current height of a cell.
    pub fn height(&self, board: &Board, cell: CellId) -> u8 {
        let changed = self.changed.get(&cell).copied();
        changed.unwrap_or_else(|| board.height(cell))
    }

    /// Returns the current height of each cell.
    pub fn heights(&self, board: &Board) -> Vec<u8> {
        let mut heights: Vec<u8> = match board.heights() {
            Some(heights) => heights.levels.to_vec(),
            None => vec![0; board.len()],
        };
        for (cell, height) in self.changed() {
            if let Some(changed) = heights.get_mut(cell.index()) {
                *changed = height;
            }
        }
        heights
    }

    /// Returns the changed cells and their heights in numerical order.
    pub fn changed(&self) -> impl Iterator<Item = (CellId, u8)> + '_ {
        self.changed.iter().map(|(&cell, &height)| (cell, height))
    }
}

/// Height of each cell, and the height difference that a step can overcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heights {
    /// Height of each cell in levels.
    pub levels: Arc<[u8]>,
    /// Maximum height difference of a step, up or down.
    pub max_step: u8,
}

impl Heights {
    /// Returns the height of a cell.
    pub fn at(&self, cell: CellId) -> u8 {
        self.levels[cell.index()]
    }

    /// Returns `true` if the step between two cells is too steep; the relation is symmetric.
    pub fn bars(&self, a: CellId, b: CellId) -> bool {
        self.at(a).abs_diff(self.at(b)) > self.max_step
    }

    /// Returns the maximum height.
    pub fn highest(&self) -> u8 {
        self.levels.iter().copied().max().unwrap_or_default()
    }
}
