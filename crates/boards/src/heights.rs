//! Heights of the cells of a board.

use super::CellId;
use std::sync::Arc;

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
