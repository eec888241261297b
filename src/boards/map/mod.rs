//! Maps of areas that are neighbours if they share a border, generated from a seed or drawn by hand.

mod border;
mod compact;
mod drawn;
mod file;
mod land;
mod planar;
mod polygons;
mod seeded;
mod voronoi;

pub use compact::CompactMapError;
pub use drawn::DrawnMap;
pub use file::MapError;

use super::geometry::Geometry;
use super::polygon::Point64;
use super::{BoardError, CellId, Graph, Point, polygon};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Map of areas with neighbours but without directions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Map {
    /// Landmass without lakes, generated from a seed. A seed gives the same map on every machine and in every version.
    Seeded {
        /// Number of areas, within [`Map::AREAS`].
        areas: u16,
        /// Seed of the map.
        seed: u64,
    },
    /// Hand-drawn map.
    Drawn(Arc<DrawnMap>),
}

impl Map {
    /// Valid numbers of areas of a generated map. The largest takes seconds, 400 areas take ten milliseconds.
    pub const AREAS: RangeInclusive<u16> = 3..=10_000;

    /// Returns the number of areas.
    pub fn areas(&self) -> u16 {
        match self {
            Self::Seeded { areas, .. } => *areas,
            Self::Drawn(atlas) => atlas.len() as u16,
        }
    }

    pub(super) fn geometry(&self) -> Result<MapGeometry, BoardError> {
        match *self {
            Self::Drawn(ref atlas) => Ok(atlas.geometry()),
            Self::Seeded { areas, seed } => {
                if !Self::AREAS.contains(&areas) {
                    let (fewest, most) = (Self::AREAS.start(), Self::AREAS.end());
                    return Err(BoardError::Invalid(format!(
                        "a map has {fewest} to {most} areas, not {areas}"
                    )));
                }
                seeded::generate(areas, seed).ok_or_else(|| {
                    BoardError::Invalid(format!(
                        "no map of {areas} areas follows from seed {seed}: another seed may do"
                    ))
                })
            }
        }
    }
}

/// Area of a map at its final position.
#[derive(Debug)]
struct Area {
    outline: Vec<Point>,
    /// Point farthest from the border.
    centre: Point,
    /// Top left and bottom right corner of the bounding box.
    bounds: (Point64, Point64),
    name: Option<String>,
}

impl Area {
    /// Creates an area, and returns it with the distance of its centre from its border.
    fn new(outline: Vec<Point>) -> (Self, f64) {
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

    fn holds(&self, place: Point) -> bool {
        let (low, high) = self.bounds;
        let Point64 { x, y } = place.into();
        let is_near = (low.x..=high.x).contains(&x) && (low.y..=high.y).contains(&y);
        is_near && polygon::contains(self.outline.iter().map(|&at| at.into()), place.into())
    }
}

fn points64(outline: &[Point]) -> Vec<Point64> {
    outline.iter().map(|&point| point.into()).collect()
}

/// Geometry of a map.
#[derive(Debug)]
pub(super) struct MapGeometry {
    areas: Vec<Area>,
    graph: Graph,
    extent: Point,
}

impl MapGeometry {
    fn new(areas: Vec<Area>, graph: Graph) -> Self {
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
        super::lines::runs(self.areas.len() as u32, 0, k, |_, _| None)
    }

    fn outline(&self, cell: CellId) -> Vec<Point> {
        self.areas[cell.index()].outline.clone()
    }

    fn centre(&self, cell: CellId) -> Point {
        self.areas[cell.index()].centre
    }

    fn cell_at(&self, place: Point) -> Option<CellId> {
        let holds = |area: &Area| area.holds(place);
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
