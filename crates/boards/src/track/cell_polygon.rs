//! Polygon of a cell before the track has its final position.

use crate::polygon::Point64;

/// Polygon of one cell.
#[derive(Debug)]
pub(super) struct CellPolygon {
    /// Corners in clockwise order.
    pub corners: Vec<Point64>,
    pub centre: Point64,
}
