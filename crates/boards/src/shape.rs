//! Shapes of boards.

use super::geometry::Geometry;
use super::{BoardError, Cube, Hex, Hypercube, Map, Square, Track};
use std::sync::Arc;

/// Kind of board, with the parameters to build one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Cells in a row or a ring.
    Track(Track),
    /// Rectangle of square cells.
    Square(Square),
    /// Rectangle of hexagonal cells.
    Hex(Hex),
    /// Irregular map of areas.
    Map(Map),
    /// Layers of square cells.
    Cube(Cube),
    /// Cubes of layers of square cells.
    Hypercube(Hypercube),
}

impl Shape {
    /// Checks the parameters and returns the geometry.
    pub(super) fn geometry(&self) -> Result<Arc<dyn Geometry>, BoardError> {
        Ok(match self {
            Self::Track(track) => Arc::new(track.geometry()?),
            Self::Square(square) => Arc::new(square.geometry()?),
            Self::Hex(hex) => Arc::new(hex.geometry()?),
            Self::Map(map) => Arc::new(map.geometry()?),
            Self::Cube(cube) => Arc::new(cube.geometry()?),
            Self::Hypercube(hypercube) => Arc::new(hypercube.geometry()?),
        })
    }

    /// Returns the number of cells of a board of this shape without building it.
    pub fn cells(&self) -> u64 {
        let product = |sides: &[u16]| sides.iter().map(|&side| u64::from(side)).product();
        match self {
            Self::Track(track) => track.cells(),
            Self::Square(square) => {
                let places: u64 = product(&[square.width, square.height]);
                let holes: std::collections::HashSet<_> = square.holes.iter().collect();
                places.saturating_sub(holes.len() as u64)
            }
            Self::Hex(hex) => product(&[hex.width, hex.height]),
            Self::Map(map) => map.areas().into(),
            Self::Cube(cube) => product(&[cube.width, cube.height, cube.depth]),
            Self::Hypercube(hypercube) => product(&hypercube.sides),
        }
    }
}

/// Connectivity of the cells of a square board or a cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Connectivity {
    /// Cells that share a side are neighbours.
    #[default]
    Sides,
    /// Cells that share a side or only a corner are neighbours.
    Corners,
}
