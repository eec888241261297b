//! What it takes to build a board: its shape, and the hills on it.

use super::geometry::Geometry;
use super::{Board, BoardError, Connectivity, Cube, Hex, Hills, Map, Square, Track};
use std::fmt;
use std::sync::Arc;

/// The kinds of board there are, each with what it takes to build one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One cell after the other.
    Track(Track),
    /// A rectangle of square cells.
    Square(Square),
    /// A rectangle of hexagonal cells.
    Hex(Hex),
    /// An irregular map of areas.
    Map(Map),
    /// Layers of square cells.
    Cube(Cube),
}

impl Shape {
    /// The checked geometry.
    pub(super) fn geometry(&self) -> Result<Arc<dyn Geometry>, BoardError> {
        Ok(match self {
            Self::Track(track) => Arc::new(track.geometry()?),
            Self::Square(square) => Arc::new(square.geometry()?),
            Self::Hex(hex) => Arc::new(hex.geometry()?),
            Self::Map(map) => Arc::new(map.geometry()?),
            Self::Cube(cube) => Arc::new(cube.geometry()?),
        })
    }

    /// How many cells a board of this shape has, without building it.
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

/// A shape, and the hills on it if there are any: all that it takes to build a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The shape.
    pub shape: Shape,
    /// The hills, if the ground is not even.
    pub hills: Option<Hills>,
}

impl Plan {
    /// A shape on even ground.
    pub const fn even(shape: Shape) -> Self {
        Self { shape, hills: None }
    }

    /// Builds the board.
    ///
    /// # Errors
    /// As [`Board::new`], and when the hills cannot be.
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

/// In a few words, as a player says it: "15×15 hexes", "map of 60, hills".
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
