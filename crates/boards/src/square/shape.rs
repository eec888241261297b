//! Parameters of a rectangle of square cells.

use crate::Connectivity;
use std::sync::Arc;

/// Rectangle of square cells, numbered row by row from the top left; holes are not numbered.
///
/// ```
/// use tessella_boards::{Board, CellId, Shape, Square};
///
/// let ring = Square { holes: [(1, 1)].into(), ..Square::new(3, 3) };
/// let board = Board::new(Shape::Square(ring))?;
/// assert_eq!(board.len(), 8);
/// assert_eq!(board.distance(CellId(3), CellId(4)), Some(4));
///
/// let torus = Square { wrapped: true, ..Square::new(5, 5) };
/// assert_eq!(Board::new(Shape::Square(torus))?.neighbours(CellId(0)).len(), 4);
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
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
