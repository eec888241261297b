//! A map of areas, each next to those with which it shares a border: made from a seed, or drawn by hand.

mod atlas;
mod border;
mod file;
mod geometry;
mod land;
mod planar;
mod seeded;
mod spelling;
mod voronoi;

pub use atlas::Atlas;
pub use file::MapError;
pub use spelling::SpellingError;

use super::form::Form;
use super::{BoardError, CellId, Graph, Point, polygon};
use geometry::Spot;
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
    Drawn(Arc<Atlas>),
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

    pub(super) fn form(&self) -> Result<MapForm, BoardError> {
        match *self {
            Self::Drawn(ref atlas) => Ok(atlas.form()),
            Self::Seeded { areas, seed } => {
                if !Self::AREAS.contains(&areas) {
                    let (fewest, most) = (Self::AREAS.start(), Self::AREAS.end());
                    return Err(BoardError::Wrong(format!(
                        "a map has {fewest} to {most} areas, not {areas}"
                    )));
                }
                seeded::form(areas, seed).ok_or_else(|| {
                    BoardError::Wrong(format!(
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
    bounds: (Spot, Spot),
    name: Option<String>,
}

impl Area {
    /// An area, and how far its centre is from its border.
    fn new(outline: Vec<Point>) -> (Self, f64) {
        let spots = spots(&outline);
        let (centre, depth) = geometry::roomiest(&spots);
        let area = Self {
            outline,
            centre: centre.into(),
            bounds: geometry::bounds(&spots),
            name: None,
        };
        (area, depth)
    }

    fn holds(&self, place: Point) -> bool {
        let (low, high) = self.bounds;
        let Spot { x, y } = place.into();
        let is_near = (low.x..=high.x).contains(&x) && (low.y..=high.y).contains(&y);
        is_near && polygon::holds(self.outline.iter().map(|at| at.exact()), place.exact())
    }
}

fn spots(outline: &[Point]) -> Vec<Spot> {
    outline.iter().map(|&point| point.into()).collect()
}

/// A map whose areas have their places.
#[derive(Debug)]
pub(super) struct MapForm {
    areas: Vec<Area>,
    graph: Graph,
    extent: Point,
}

impl MapForm {
    fn new(areas: Vec<Area>, graph: Graph) -> Self {
        let ends = areas.iter().map(|area| area.bounds.1);
        let far = ends.fold(Spot::new(0.0, 0.0), |far, end| {
            Spot::new(far.x.max(end.x), far.y.max(end.y))
        });
        Self {
            areas,
            graph,
            extent: far.into(),
        }
    }
}

impl Form for MapForm {
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
