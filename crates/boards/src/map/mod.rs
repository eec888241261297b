//! Maps of areas that are neighbours if they share a border, generated from a seed or drawn by hand.

mod border;
mod compact;
mod drawn;
mod expectation;
mod file;
mod geometry;
mod land;
mod planar;
mod polygons;
mod seeded;
mod voronoi;

pub use drawn::DrawnMap;
pub use expectation::{MapExpectation, NextPart};
pub use file::MapError;

use super::BoardError;
use geometry::MapGeometry;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Map of areas with neighbours but without directions.
///
/// ```
/// use tessella_boards::{Board, Map, Shape};
///
/// let board = Board::new(Shape::Map(Map::Seeded { areas: 40, seed: 7 }))?;
/// assert_eq!(board.len(), 40);
/// board.check_connected()?;
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Map {
    /// Landmass without lakes, generated from a seed. The same seed gives the same map on every machine and in every
    /// version.
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
    /// Numbers of areas that a generated map can have. 400 areas take ten milliseconds to generate; the maximum takes
    /// seconds.
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
                    return Err(BoardError::MapAreas { areas });
                }
                seeded::generate(areas, seed).ok_or(BoardError::MapSeed { areas, seed })
            }
        }
    }
}
