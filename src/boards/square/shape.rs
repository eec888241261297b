//! Parameters of a rectangle of square cells.

use crate::boards::Connectivity;
use std::sync::Arc;

/// Rectangle of square cells, numbered row by row from the top left; holes are not numbered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Square {
    /// Number of columns.
    pub width: u16,
    /// Number of rows.
    pub height: u16,
    /// Connectivity of the cells.
    pub connectivity: Connectivity,
    /// `true` if a step over an edge leads to the opposite edge.
    pub wrapped: bool,
    /// Columns and rows of the holes, in any order.
    pub holes: Arc<[(u16, u16)]>,
}

impl Square {
    /// Creates a plain rectangle: four neighbours, not wrapped, no holes.
    pub fn new(width: u16, height: u16) -> Self {
        Self {
            width,
            height,
            ..Self::default()
        }
    }
}
