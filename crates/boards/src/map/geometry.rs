//! Geometry of maps: areas at their final positions, and the graph of their borders.

use super::polygons;
use crate::geometry::Geometry;
use crate::polygon::{self, Point64};
use crate::{CellId, Graph, Point, lines};

/// Area of a map at its final position.
#[derive(Debug)]
pub(super) struct Area {
    pub outline: Vec<Point>,
    /// Point farthest from the border.
    pub centre: Point,
    /// Top left and bottom right corner of the bounding box.
    bounds: (Point64, Point64),
    pub name: Option<String>,
}

impl Area {
    /// Creates an area, and returns it with the distance of its centre from its border.
    pub fn new(outline: Vec<Point>) -> (Self, f64) {
        let points64 = points64(&outline);
        let (centre, depth) = polygons::pole_of_inaccessibility(&points64);
        let area = Self {
            outline,
            centre: centre.into(),
            bounds: polygons::bounds(&points64),
            name: None,
        };
        (area, depth)
    }

    fn holds(&self, point: Point) -> bool {
        let (low, high) = self.bounds;
        let Point64 { x, y } = point.into();
        let is_near = (low.x..=high.x).contains(&x) && (low.y..=high.y).contains(&y);
        is_near && polygon::contains(self.outline.iter().map(|&at| at.into()), point.into())
    }
}

fn points64(outline: &[Point]) -> Vec<Point64> {
    outline.iter().map(|&point| point.into()).collect()
}

/// Geometry of a map.
#[derive(Debug)]
pub(crate) struct MapGeometry {
    areas: Vec<Area>,
    graph: Graph,
    pub(super) extent: Point,
}

impl MapGeometry {
    pub(super) fn new(areas: Vec<Area>, graph: Graph) -> Self {
        let ends = areas.iter().map(|area| area.bounds.1);
        let far = ends.fold(Point64::new(0.0, 0.0), |far, end| {
            Point64::new(far.x.max(end.x), far.y.max(end.y))
        });
        Self {
            areas,
            graph,
            extent: far.into(),
        }
    }
}

impl Geometry for MapGeometry {
    fn graph(&self) -> Graph {
        self.graph.clone()
    }

    // Without directions, only single cells are runs.
    fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        lines::runs(self.areas.len() as u32, 0, k, |_, _| None)
    }

    fn outline(&self, cell: CellId) -> Vec<Point> {
        self.areas[cell.index()].outline.clone()
    }

    fn centre(&self, cell: CellId) -> Point {
        self.areas[cell.index()].centre
    }

    fn cell_at(&self, point: Point) -> Option<CellId> {
        let holds = |area: &Area| area.holds(point);
        let at = self.areas.iter().position(holds)?;
        Some(CellId(at as u32))
    }

    fn extent(&self) -> Point {
        self.extent
    }

    fn name(&self, cell: CellId) -> Option<&str> {
        self.areas[cell.index()].name.as_deref()
    }
}
