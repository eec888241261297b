//! What a board is: cells, who is next to whom, distances, ways, lines and outlines.
//!
//! A [`Board`] is an immutable graph of cells with a place for each. It knows nothing of games: what lies on a
//! cell is a game's business.
//!
//! Places are measured in cells: the board's top left corner is `(0, 0)`, x grows to the right and y grows down.

mod graph;
mod square;

pub use graph::Graph;
pub use square::Square;

use std::fmt;

/// One cell of a board, numbered from 0 without gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellId(pub u32);

impl CellId {
    /// The cell's number as an index into a table with an entry for each cell.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place on the board, in cells from its top left corner; y grows down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// The place `x` cells to the right of the board's left edge and `y` cells below its upper one.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}

/// A direction in which a step can be taken on a board that has directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards smaller y.
    Up,
    /// Towards larger x.
    Right,
    /// Towards larger y.
    Down,
    /// Towards smaller x.
    Left,
}

impl Direction {
    /// All directions, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];
}

/// The kinds of board there are, each with what it takes to build one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A rectangle of square cells.
    Square(Square),
}

/// The most cells a board may have.
pub const MAX_CELLS: u32 = 1 << 20;

/// Why a board cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A side has no cells.
    Empty,
    /// There would be more than [`MAX_CELLS`] cells.
    TooLarge {
        /// How many there would be.
        cells: u64,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "a board needs at least one cell on each side"),
            Self::TooLarge { cells } => write!(
                f,
                "a board of {cells} cells is too large: {MAX_CELLS} are the most"
            ),
        }
    }
}

impl std::error::Error for BoardError {}

/// An immutable graph of cells, with a place for each.
///
/// ```
/// use tessella::boards::{Board, CellId, Shape, Square};
///
/// let board = Board::new(Shape::Square(Square { width: 3, height: 2 }))?;
/// assert_eq!(board.len(), 6);
/// assert_eq!(board.neighbours(CellId(0)), [CellId(1), CellId(3)]);
/// assert_eq!(board.distance(CellId(0), CellId(5)), 3);
/// # Ok::<(), tessella::boards::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    shape: Shape,
    graph: Graph,
}

impl Board {
    /// Builds the board of a shape.
    ///
    /// # Errors
    /// When a side is empty, or there would be more than [`MAX_CELLS`] cells.
    pub fn new(shape: Shape) -> Result<Self, BoardError> {
        let graph = match shape {
            Shape::Square(square) => square.graph()?,
        };
        Ok(Self { shape, graph })
    }

    /// The shape it was built from.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Who is next to whom.
    pub const fn graph(&self) -> &Graph {
        &self.graph
    }

    /// How many cells there are.
    #[expect(clippy::len_without_is_empty, reason = "no board is empty")]
    pub fn len(&self) -> usize {
        self.graph.len()
    }

    /// All cells, in the order of their numbers.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = CellId> + use<> {
        (0..self.graph.len() as u32).map(CellId)
    }

    /// The cells next to this one, in the order of [`Direction::ALL`] where the shape has directions.
    pub fn neighbours(&self, cell: CellId) -> &[CellId] {
        self.graph.neighbours(cell)
    }

    /// The cell that one step in this direction leads to, or `None` at the edge.
    pub fn step(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        match self.shape {
            Shape::Square(square) => square.step(cell, direction),
        }
    }

    /// How many steps the shortest way from `a` to `b` takes.
    pub fn distance(&self, a: CellId, b: CellId) -> u32 {
        match self.shape {
            Shape::Square(square) => square.distance(a, b),
        }
    }

    /// A shortest way from `a` to `b`, with both of them in it; `None` where no way leads there.
    pub fn path(&self, a: CellId, b: CellId) -> Option<Vec<CellId>> {
        self.graph.path(a, b)
    }

    /// Every straight run of `k` cells, along rows, columns and both diagonals; a run is listed in one direction only.
    pub fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        match self.shape {
            Shape::Square(square) => square.lines(k),
        }
    }

    /// The corners of the cell, clockwise from the top left: what to draw, and what to hit.
    pub fn outline(&self, cell: CellId) -> Vec<Point> {
        match self.shape {
            Shape::Square(square) => square.outline(cell),
        }
    }

    /// The middle of the cell.
    pub fn centre(&self, cell: CellId) -> Point {
        match self.shape {
            Shape::Square(square) => square.centre(cell),
        }
    }

    /// The cell that holds this place, or `None` beside the board.
    pub fn cell_at(&self, place: Point) -> Option<CellId> {
        match self.shape {
            Shape::Square(square) => square.cell_at(place),
        }
    }

    /// How wide and how high the board is.
    pub fn extent(&self) -> Point {
        match self.shape {
            Shape::Square(square) => Point::new(square.width.into(), square.height.into()),
        }
    }

    /// Where the cell goes when the board is turned half round.
    pub fn opposite(&self, cell: CellId) -> CellId {
        match self.shape {
            Shape::Square(square) => square.opposite(cell),
        }
    }
}
