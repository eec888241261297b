//! A map of areas, each next to those with which it shares a border: made from a seed, or drawn by hand.

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

/// A map of areas that have no directions, only neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Map {
    /// One land without lakes, made from a seed: the same on every machine and in every version.
    Seeded {
        /// How many areas there are, within [`Map::AREAS`].
        areas: u16,
        /// What the map is made from.
        seed: u64,
    },
    /// Drawn by hand.
    Drawn(Arc<DrawnMap>),
}

impl Map {
    /// How many areas a map may have that is made from a seed; the largest takes seconds, 400 areas ten milliseconds.
    pub const AREAS: RangeInclusive<u16> = 3..=10_000;

    /// How many areas it has.
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

/// One area of a map, in its place.
#[derive(Debug)]
struct Area {
    outline: Vec<Point>,
    /// Where there is most room.
    centre: Point,
    /// The upper left and the lower right corner of the box around it.
    bounds: (Point64, Point64),
    name: Option<String>,
}

impl Area {
    /// An area, and how far its centre is from its border.
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

/// A map whose areas have their places.
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

    /// Without directions nothing is straight but a single area.
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
