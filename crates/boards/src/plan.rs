//! Plan of a board: its shape and its hills.

use super::{Board, BoardError, Connectivity, Hills, Hypercube, Shape, Square};
use std::fmt;

/// Shape and optional hills: everything needed to build a board.
///
/// ```
/// use tessella_boards::{Hills, Plan, Shape, Square};
///
/// let flat = Plan::even(Shape::Square(Square::new(12, 12)));
/// let hills = Some(Hills { levels: 4, seed: 3, climb: 1 });
/// let hilly = Plan { hills, ..flat.clone() };
/// assert_eq!(hilly.to_string(), "12×12, hills");
/// assert_eq!((flat.build()?.highest(), hilly.build()?.highest()), (0, 3));
/// # Ok::<(), tessella_boards::BoardError>(())
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

    /// Returns what distinguishes the board from a plain one of its shape.
    pub fn details(&self) -> Vec<PlanDetail> {
        let corners = match &self.shape {
            Shape::Square(square) => Some((square.connectivity, 8)),
            Shape::Cube(cube) => Some((cube.connectivity, 26)),
            Shape::Hypercube(hypercube) => Some((hypercube.connectivity, 80)),
            Shape::Hex(_) | Shape::Map(_) | Shape::Track(_) => None,
        };
        let corners = corners.filter(|&(connectivity, _)| connectivity == Connectivity::Corners);
        let mut details: Vec<PlanDetail> = corners
            .map(|(_, ways)| PlanDetail::Ways(ways))
            .into_iter()
            .collect();
        if let Shape::Square(square) = &self.shape {
            details.extend(square.wrapped.then_some(PlanDetail::JoinedEdges));
            details.extend((!square.holes.is_empty()).then_some(PlanDetail::Holes));
        }
        details.extend(self.hills.map(|_| PlanDetail::Hills));
        details
    }
}

/// A short description in English: "15×15 hexes", "map of 60, hills".
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.shape {
            Shape::Track(track) if track.ring => write!(f, "ring of {}", track.len)?,
            Shape::Track(track) => write!(f, "track of {}", track.len)?,
            Shape::Hex(hex) => write!(f, "{}×{} hexes", hex.width, hex.height)?,
            Shape::Map(map) => write!(f, "map of {}", map.areas())?,
            Shape::Square(Square { width, height, .. }) => write!(f, "{width}×{height}")?,
            Shape::Cube(cube) => write!(f, "{}×{}×{}", cube.width, cube.height, cube.depth)?,
            Shape::Hypercube(Hypercube {
                sides: [a, b, c, d],
                ..
            }) => write!(f, "{a}×{b}×{c}×{d}")?,
        }
        let mut details = self.details().into_iter();
        details.try_for_each(|detail| write!(f, ", {detail}"))
    }
}

/// What distinguishes a board from a plain one of its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanDetail {
    /// Number of directions in which a step can lead.
    Ways(u8),
    /// A step over an edge leads to the opposite edge.
    JoinedEdges,
    /// Cells are missing.
    Holes,
    /// Cells have heights.
    Hills,
}

impl fmt::Display for PlanDetail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ways(ways) => write!(f, "{ways}-way"),
            Self::JoinedEdges => f.write_str("wraps around"),
            Self::Holes => f.write_str("holes"),
            Self::Hills => f.write_str("hills"),
        }
    }
}
