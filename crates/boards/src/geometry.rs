//! Interface that every shape of board implements.

use super::{CellId, Course, Direction, Graph, Point};
use std::fmt;

/// Geometry of a shape whose size is valid. Cells are numbered from 0 without gaps.
///
/// The geometry is flat: [`Board`](super::Board) adds heights.
pub(super) trait Geometry: fmt::Debug + Send + Sync {
    /// Returns the graph of neighbours, which is symmetric.
    fn graph(&self) -> Graph;

    /// Returns the directions of steps, clockwise from the top; empty if the shape has no directions.
    fn directions(&self) -> &'static [Direction] {
        &[]
    }

    /// Returns the cell one step away in this direction; `None` at the edge and in directions that the shape does not
    /// have.
    fn step(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        let _ = (cell, direction);
        None
    }

    /// Returns the length of a shortest path, in steps, if it has a closed form; `None` if it takes a search.
    fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        let _ = (a, b);
        None
    }

    /// Returns `true` if a step between two neighbours changes two or more coordinates.
    fn is_diagonal(&self, a: CellId, b: CellId) -> bool {
        let _ = (a, b);
        false
    }

    /// Returns every straight run of `k` cells, each in one direction only. A single cell counts as one run.
    fn lines(&self, k: u16) -> Vec<Vec<CellId>>;

    /// Returns the corners of the cell in clockwise order (y grows down), as a simple polygon.
    fn outline(&self, cell: CellId) -> Vec<Point>;

    /// Returns a point near the centre of the cell and inside its outline.
    fn centre(&self, cell: CellId) -> Point;

    /// Returns the cell that contains this point; `None` outside the board and for non-finite coordinates.
    fn cell_at(&self, point: Point) -> Option<CellId>;

    /// Returns the width and height of the whole board; outlines start at `(0, 0)`.
    fn extent(&self) -> Point;

    /// Returns the image of the cell under a half-turn of the board, an involution that preserves neighbours. `None`
    /// for every cell if the shape lacks that symmetry.
    fn opposite(&self, cell: CellId) -> Option<CellId> {
        let _ = cell;
        None
    }

    /// Returns the targets of the jumps that start on this cell, such as ladders and snakes.
    fn jumps(&self, cell: CellId) -> &[CellId] {
        let _ = cell;
        &[]
    }

    /// Returns the name of the cell, if the shape has names.
    fn name(&self, cell: CellId) -> Option<&str> {
        let _ = cell;
        None
    }

    /// Returns the forward moves, if the shape is a race track.
    fn course(&self) -> Option<&Course> {
        None
    }
}
