//! What a board is: cells, who is next to whom, distances, ways, lines and outlines.
//!
//! A [`Board`] is an immutable graph of cells with a place for each. It knows nothing of games: what lies on a
//! cell is a game's business.
//!
//! Places are measured in cells: the board's top left corner is `(0, 0)`, x grows to the right and y grows down.

#[cfg(test)]
mod checks;
mod cube;
mod direction;
mod error;
mod geometry;
mod graph;
mod heights;
mod hex;
mod lines;
mod map;
pub mod notation;
mod pathfinding;
mod plan;
mod polygon;
pub mod random;
mod square;
mod terrain;
mod track;

pub use cube::Cube;
pub use direction::Direction;
pub use error::BoardError;
pub use graph::Graph;
pub use heights::{Heights, Hills};
pub use hex::{Hex, HexLayout};
pub use map::{CompactMapError, DrawnMap, Map, MapError};
pub use pathfinding::{Mover, Path};
pub use plan::{Plan, Shape};
pub use square::{Connectivity, Square};
pub use terrain::{CellTerrain, Terrain};
pub use track::{Advance, Branch, Course, Jump, Lane, LaneExit, Stretch, Track};

use geometry::Geometry;
use std::sync::Arc;

/// One cell of a board, numbered from 0 without gaps.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
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

/// The most cells a board may have.
pub const MAX_CELLS: u32 = 1 << 20;

/// An immutable graph of cells, with a place for each.
///
/// ```
/// use tessella::boards::{Board, CellId, Shape, Square};
///
/// let board = Board::new(Shape::Square(Square::new(3, 2)))?;
/// assert_eq!(board.len(), 6);
/// assert_eq!(board.neighbours(CellId(0)), [CellId(1), CellId(3)]);
/// assert_eq!(board.distance(CellId(0), CellId(5)), Some(3));
/// # Ok::<(), tessella::boards::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    shape: Shape,
    geometry: Arc<dyn Geometry>,
    /// Which cells touch, whether or not a step leads from one to the other.
    adjacency: Arc<Graph>,
    elevation: Option<Elevation>,
}

/// The heights of a board, and what follows from them.
#[derive(Clone, Debug)]
struct Elevation {
    heights: Heights,
    /// The steps that are not barred.
    steps: Arc<Graph>,
    /// The highest of them.
    highest: u8,
    /// Whether half a turn of the board leaves the heights as they are.
    turns: bool,
}

impl Board {
    /// Builds the board of a shape, on even ground.
    ///
    /// # Errors
    /// When a side is empty, there would be more than [`MAX_CELLS`] cells, or what the shape lists is not on it.
    pub fn new(shape: Shape) -> Result<Self, BoardError> {
        let geometry = shape.geometry()?;
        let adjacency = Arc::new(geometry.graph());
        Ok(Self {
            shape,
            geometry,
            adjacency,
            elevation: None,
        })
    }

    /// The same board with a height for each cell.
    ///
    /// # Errors
    /// When there are not as many heights as cells.
    pub fn with_heights(self, heights: Heights) -> Result<Self, BoardError> {
        if heights.levels.len() != self.len() {
            return Err(BoardError::HeightCountMismatch {
                heights: heights.levels.len(),
                cells: self.len(),
            });
        }
        let steps = Arc::new(self.adjacency.filtered(|from, to| !heights.bars(from, to)));
        let turns = self.cells().all(|cell| {
            let other = self.geometry.opposite(cell);
            other.is_some_and(|other| heights.at(other) == heights.at(cell))
        });
        let elevation = Some(Elevation {
            highest: heights.highest(),
            heights,
            steps,
            turns,
        });
        Ok(Self { elevation, ..self })
    }

    /// The shape it was built from.
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The heights of its cells; `None` on even ground.
    pub fn heights(&self) -> Option<&Heights> {
        self.elevation.as_ref().map(|elevation| &elevation.heights)
    }

    /// How high a cell is; 0 on even ground.
    pub fn height(&self, cell: CellId) -> u8 {
        self.heights().map_or(0, |heights| heights.at(cell))
    }

    /// How high the highest cell is; 0 on even ground.
    pub fn highest(&self) -> u8 {
        self.elevation
            .as_ref()
            .map_or(0, |elevation| elevation.highest)
    }

    /// Who is one step from whom: those that touch, without the steps that are too steep.
    #[inline]
    pub fn graph(&self) -> &Graph {
        self.elevation
            .as_ref()
            .map_or(&self.adjacency, |elevation| &elevation.steps)
    }

    /// How many cells there are.
    #[expect(clippy::len_without_is_empty, reason = "no board is empty")]
    pub fn len(&self) -> usize {
        self.adjacency.len()
    }

    /// All cells, in the order of their numbers.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = CellId> + use<> {
        (0..self.adjacency.len() as u32).map(CellId)
    }

    /// The cells to which one step leads, in the order of [`Board::directions`] where the shape has directions.
    #[inline]
    pub fn neighbours(&self, cell: CellId) -> &[CellId] {
        self.graph().neighbours(cell)
    }

    /// The cells next to this one, steep steps or not.
    #[inline]
    pub fn adjacent(&self, cell: CellId) -> &[CellId] {
        self.adjacency.neighbours(cell)
    }

    /// The directions that the shape has, clockwise from the top, those between layers last; none on maps and tracks.
    pub fn directions(&self) -> &'static [Direction] {
        self.geometry.directions()
    }

    /// The cell that one step in this direction leads to; `None` at the edge, where the step is too steep, and in
    /// directions that the shape does not have.
    pub fn step(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        let next = self.step_ignoring_heights(cell, direction)?;
        let barred = self
            .heights()
            .is_some_and(|heights| heights.bars(cell, next));
        (!barred).then_some(next)
    }

    /// The cell beside this one in a direction, as [`Board::step`], but whether or not the step is too steep.
    pub fn step_ignoring_heights(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        self.geometry.step(cell, direction)
    }

    /// What the shortest way from `a` to `b` costs a walker: its steps, and on hills its climbs as well. `None` where
    /// no way leads there.
    pub fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        self.distance_for(Mover::Walker, a, b)
    }

    /// A shortest way from `a` to `b` for a walker, with both of them in it; `None` where no way leads there.
    pub fn path(&self, a: CellId, b: CellId) -> Option<Vec<CellId>> {
        if self.heights().is_some() {
            return self
                .cheapest_path(Mover::Walker, a, b, &Terrain::default(), |_| false)
                .map(|path| path.cells);
        }
        let Some(distance) = self.geometry.distance(a, b) else {
            return self.adjacency.path(a, b);
        };
        // Where distances are known without a search, so are the neighbours that are nearer.
        let mut path = Vec::with_capacity(distance as usize + 1);
        path.push(a);
        let mut at = a;
        for left in (0..distance).rev() {
            let is_nearer = |next: &CellId| self.geometry.distance(*next, b) == Some(left);
            at = self.adjacent(at).iter().copied().find(is_nearer)?;
            path.push(at);
        }
        Some(path)
    }

    /// Every straight run of `k` cells along the shape's axes; a run is listed in one direction only.
    pub fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        self.geometry.lines(k)
    }

    /// The corners of the cell, clockwise: what to draw, and what to hit.
    pub fn outline(&self, cell: CellId) -> Vec<Point> {
        self.geometry.outline(cell)
    }

    /// The middle of the cell.
    pub fn centre(&self, cell: CellId) -> Point {
        self.geometry.centre(cell)
    }

    /// The cell that holds this place, or `None` beside the board.
    pub fn cell_at(&self, place: Point) -> Option<CellId> {
        self.geometry.cell_at(place)
    }

    /// How wide and how high the board is.
    pub fn extent(&self) -> Point {
        self.geometry.extent()
    }

    /// Where the cell goes when the board is turned half round; `None` where that does not leave the board as it was.
    pub fn opposite(&self, cell: CellId) -> Option<CellId> {
        if self
            .elevation
            .as_ref()
            .is_some_and(|elevation| !elevation.turns)
        {
            return None;
        }
        self.geometry.opposite(cell)
    }

    /// The cells to which one may be moved from this one beside the steps: ladders, snakes and the like.
    pub fn jumps(&self, cell: CellId) -> &[CellId] {
        self.geometry.jumps(cell)
    }

    /// What the cell is called, where the shape has names.
    pub fn name(&self, cell: CellId) -> Option<&str> {
        self.geometry.name(cell)
    }

    /// The ways forward over the board of a race, over even ground; `None` on every other board.
    pub fn course(&self) -> Option<&Course> {
        self.geometry.course()
    }

    /// Two cells that are as far apart as any two, by steps, where ways lead everywhere; the first such two.
    pub fn farthest_pair(&self) -> (CellId, CellId) {
        let mut farthest = (0, CellId(0), CellId(0));
        for a in self.cells() {
            for (b, distance) in self.cells().zip(self.graph().distances(a)) {
                if distance.is_some_and(|distance| distance > farthest.0) {
                    farthest = (distance.unwrap_or_default(), a, b);
                }
            }
        }
        (farthest.1, farthest.2)
    }

    /// Refuses a board on which some cell cannot be reached from another.
    ///
    /// # Errors
    /// [`BoardError::Disconnected`].
    pub fn check_connected(&self) -> Result<(), BoardError> {
        let reached = self.graph().distances(CellId(0));
        match reached.iter().position(Option::is_none) {
            None => Ok(()),
            Some(cell) => Err(BoardError::Disconnected {
                cell: CellId(cell as u32),
            }),
        }
    }
}

/// Boards are equal when they were built from the same.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.shape == other.shape && self.heights() == other.heights()
    }
}

impl Eq for Board {}
