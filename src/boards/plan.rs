//! Plan of a board: its shape and its hills.

use super::{Board, BoardError, Connectivity, Hills, Hypercube, Shape};
use std::fmt;

/// Shape and optional hills: everything needed to build a board.
///
/// ```
/// use tessella::boards::{Hills, Plan, Shape, Square};
///
/// let flat = Plan::even(Shape::Square(Square::new(12, 12)));
/// let hills = Some(Hills { levels: 4, seed: 3, climb: 1 });
/// let hilly = Plan { hills, ..flat.clone() };
/// assert_eq!(hilly.to_string(), "12×12, hills");
/// assert_eq!((flat.build()?.highest(), hilly.build()?.highest()), (0, 3));
/// # Ok::<(), tessella::boards::BoardError>(())
/// ```
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
            Shape::Hypercube(Hypercube {
                sides,
                connectivity,
            }) => {
                write!(f, "{}", sides.map(|side| side.to_string()).join("×"))?;
                if *connectivity == Connectivity::Corners {
                    write!(f, ", 80 ways")?;
                }
            }
        }
        match self.hills {
            None => Ok(()),
            Some(_) => write!(f, ", hills"),
        }
    }
}
