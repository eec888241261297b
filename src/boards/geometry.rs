//! What every shape of board answers in its own way.

use super::{CellId, Course, Direction, Graph, Point};
use std::fmt;

/// The geometry of a shape whose size has been checked. Cells are numbered from 0 without gaps.
///
/// Everything here is over even ground: heights are laid over it by the [`Board`](super::Board).
pub(super) trait Geometry: fmt::Debug + Send + Sync {
    /// Who is next to whom: a graph that is the same in both directions.
    fn graph(&self) -> Graph;

    /// The directions in which a step can lead, clockwise from the top; none where the shape has no directions.
    fn directions(&self) -> &'static [Direction] {
        &[]
    }

    /// The cell that one step in this direction leads to; `None` at the edge, and in directions that the shape does
    /// not have.
    fn step(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        let _ = (cell, direction);
        None
    }

    /// How many steps the shortest way takes, in closed form; `None` where only a search can tell.
    fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        let _ = (a, b);
        None
    }

    /// Every straight run of `k` cells, each in one direction only; a single cell is a run of its own.
    fn lines(&self, k: u16) -> Vec<Vec<CellId>>;

    /// The corners of the cell, clockwise as seen with y growing down: a polygon that does not cross itself.
    fn outline(&self, cell: CellId) -> Vec<Point>;

    /// A place in the middle of the cell, inside its outline.
    fn centre(&self, cell: CellId) -> Point;

    /// The cell that holds this place; `None` beside the board, and for what is not a number.
    fn cell_at(&self, place: Point) -> Option<CellId>;

    /// How wide and how high the whole board is; outlines begin at `(0, 0)`.
    fn extent(&self) -> Point;

    /// Where the cell goes when the board is turned half round: a map that is its own inverse and keeps neighbours.
    /// `None` for every cell of a shape without that symmetry.
    fn opposite(&self, cell: CellId) -> Option<CellId> {
        let _ = cell;
        None
    }

    /// The cells to which one may be moved from this one beside the ways that steps take: ladders, snakes and the like.
    fn jumps(&self, cell: CellId) -> &[CellId] {
        let _ = cell;
        &[]
    }

    /// What the cell is called, where the shape has names.
    fn name(&self, cell: CellId) -> Option<&str> {
        let _ = cell;
        None
    }

    /// The ways forward, where the shape is a race's.
    fn course(&self) -> Option<&Course> {
        None
    }
}
