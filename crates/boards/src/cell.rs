//! Cell numbers.

/// Cell of a board, numbered from 0 without gaps.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct CellId(pub u32);

impl CellId {
    /// Returns the cell's number as an index into a table with one entry per cell.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Maximum number of cells of a board.
pub const MAX_CELLS: u32 = 1 << 20;
