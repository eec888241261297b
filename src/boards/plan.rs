//! Plan of a board: its shape and its hills.

use super::geometry::Geometry;
use super::{Board, BoardError, Connectivity, Cube, Hex, Hills, Map, Square, Track};
use std::fmt;
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
}

impl Shape {
    /// Returns the geometry after checking the parameters.
    pub(super) fn geometry(&self) -> Result<Arc<dyn Geometry>, BoardError> {
        Ok(match self {
            Self::Track(track) => Arc::new(track.geometry()?),
            Self::Square(square) => Arc::new(square.geometry()?),
            Self::Hex(hex) => Arc::new(hex.geometry()?),
            Self::Map(map) => Arc::new(map.geometry()?),
            Self::Cube(cube) => Arc::new(cube.geometry()?),
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
        }
    }
}

/// Shape and optional hills: everything needed to build a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Shape of the board.
    pub shape: Shape,
    /// Hills; `None` for a flat board.
    pub hills: Option<Hills>,
}

impl Plan {
    /// Creates the plan of a flat board.
    pub const fn even(shape: Shape) -> Self {
        Self { shape, hills: None }
    }

    /// Builds the board.
    ///
    /// # Errors
    /// Those of [`Board::new`] and [`Hills::heights`].
    pub fn build(&self) -> Result<Board, BoardError> {
        let even = Board::new(self.shape.clone())?;
        match self.hills {
            None => Ok(even),
            Some(hills) => {
                let heights = hills.heights(&even)?;
                even.with_heights(heights)
            }
        }
    }
}

/// A short description for players: "15×15 hexes", "map of 60, hills".
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.shape {
            Shape::Track(track) if track.ring => write!(f, "ring of {}", track.len)?,
            Shape::Track(track) => write!(f, "track of {}", track.len)?,
            Shape::Square(square) => {
                write!(f, "{}×{}", square.width, square.height)?;
                if square.connectivity == Connectivity::Corners {
                    write!(f, ", 8 ways")?;
                }
                if square.wrapped {
                    write!(f, ", joined edges")?;
                }
                if !square.holes.is_empty() {
                    write!(f, ", holes")?;
                }
            }
            Shape::Hex(hex) => {
                write!(f, "{}×{} hexes", hex.width, hex.height)?;
            }
            Shape::Map(map) => write!(f, "map of {}", map.areas())?,
            Shape::Cube(cube) => {
                write!(f, "{}×{}×{}", cube.width, cube.height, cube.depth)?;
                if cube.connectivity == Connectivity::Corners {
                    write!(f, ", 26 ways")?;
                }
            }
        }
        match self.hills {
            None => Ok(()),
            Some(_) => write!(f, ", hills"),
        }
    }
}
