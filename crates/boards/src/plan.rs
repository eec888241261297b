//! Plan of a board: its shape and its hills.

use super::{Board, BoardError, Connectivity, Hills, Shape};
use std::fmt;
use tessella_language::tr;

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
}

/// A short description for players: "15×15 hexes", "map of 60, hills".
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = shape_text(&self.shape);
        let hills = self.hills.map(|_| tr!("plan-hills").to_owned());
        for detail in details(&self.shape).into_iter().chain(hills) {
            text = tr!("plan-detail", board = text, detail = detail);
        }
        f.write_str(&text)
    }
}

/// Returns the shape and the size.
fn shape_text(shape: &Shape) -> String {
    match shape {
        Shape::Track(track) if track.ring => tr!("plan-ring", cells = track.len),
        Shape::Track(track) => tr!("plan-track", cells = track.len),
        Shape::Square(square) => format!("{}×{}", square.width, square.height),
        Shape::Hex(hex) => tr!("plan-hexes", columns = hex.width, rows = hex.height),
        Shape::Map(map) => tr!("plan-map", areas = map.areas()),
        Shape::Cube(cube) => format!("{}×{}×{}", cube.width, cube.height, cube.depth),
        Shape::Hypercube(hypercube) => hypercube.sides.map(|side| side.to_string()).join("×"),
    }
}

/// Returns what makes the board another one than usual boards of its shape.
fn details(shape: &Shape) -> Vec<String> {
    let (connectivity, ways) = match shape {
        Shape::Square(square) => (square.connectivity, 8_u8),
        Shape::Cube(cube) => (cube.connectivity, 26),
        Shape::Hypercube(hypercube) => (hypercube.connectivity, 80),
        Shape::Hex(_) | Shape::Map(_) | Shape::Track(_) => return Vec::new(),
    };
    let mut details = Vec::new();
    if connectivity == Connectivity::Corners {
        details.push(tr!("plan-ways", ways = ways));
    }
    if let Shape::Square(square) = shape {
        if square.wrapped {
            details.push(tr!("plan-joined-edges").to_owned());
        }
        if !square.holes.is_empty() {
            details.push(tr!("plan-holes").to_owned());
        }
    }
    details
}
