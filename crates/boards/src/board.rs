//! A board: cells with neighbours, steps, lines and outlines, and the heights of the cells.

use super::geometry::Geometry;
use super::{BoardError, CellId, Course, Direction, Graph, Heights, Point, Shape};
use std::sync::Arc;

/// Immutable graph of cells, each with a position.
///
/// ```
/// use tessella_boards::{Board, CellId, Shape, Square};
///
/// let board = Board::new(Shape::Square(Square::new(3, 2)))?;
/// assert_eq!(board.len(), 6);
/// assert_eq!(board.neighbours(CellId(0)), [CellId(1), CellId(3)]);
/// assert_eq!(board.distance(CellId(0), CellId(5)), Some(3));
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    shape: Shape,
    pub(super) geometry: Arc<dyn Geometry>,
    /// Cells that touch, including pairs whose height difference bars the step.
    pub(super) adjacency: Arc<Graph>,
    elevation: Option<Elevation>,
}

/// Heights of a board and values derived from them.
#[derive(Clone, Debug)]
struct Elevation {
    heights: Heights,
    /// Steps that the heights allow.
    steps: Arc<Graph>,
    /// Maximum height.
    highest: u8,
    /// `true` if a half-turn of the board leaves the heights unchanged.
    has_half_turn: bool,
}

impl Board {
    /// Builds a flat board of the given shape.
    ///
    /// # Errors
    /// If a side has no cells, there would be more than [`MAX_CELLS`](super::MAX_CELLS) cells, or the shape lists
    /// something outside the board.
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

    /// Returns the same board with a height for each cell.
    ///
    /// # Errors
    /// If there is not exactly one height per cell.
    pub fn with_heights(self, heights: Heights) -> Result<Self, BoardError> {
        if heights.levels.len() != self.len() {
            return Err(BoardError::HeightCountMismatch {
                heights: heights.levels.len(),
                cells: self.len(),
            });
        }
        let steps = Arc::new(self.adjacency.filtered(|from, to| !heights.bars(from, to)));
        let has_half_turn = self.cells().all(|cell| {
            let other = self.geometry.opposite(cell);
            other.is_some_and(|other| heights.at(other) == heights.at(cell))
        });
        let elevation = Some(Elevation {
            highest: heights.highest(),
            heights,
            steps,
            has_half_turn,
        });
        Ok(Self { elevation, ..self })
    }

    /// Returns the same board drawn differently: `geometry` must have the same cells, neighbours and lines.
    pub(super) fn with_geometry(&self, geometry: Arc<dyn Geometry>) -> Self {
        Self {
            geometry,
            ..self.clone()
        }
    }

    /// Returns the shape that the board was built from.
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Returns the heights of the cells; `None` on a flat board.
    pub fn heights(&self) -> Option<&Heights> {
        self.elevation.as_ref().map(|elevation| &elevation.heights)
    }

    /// Returns the height of a cell; 0 on a flat board.
    pub fn height(&self, cell: CellId) -> u8 {
        self.heights().map_or(0, |heights| heights.at(cell))
    }

    /// Returns the maximum height; 0 on a flat board.
    pub fn highest(&self) -> u8 {
        self.elevation
            .as_ref()
            .map_or(0, |elevation| elevation.highest)
    }

    /// Returns the graph of steps: cells that touch, without steps that are too steep.
    #[inline]
    pub fn graph(&self) -> &Graph {
        self.elevation
            .as_ref()
            .map_or(&self.adjacency, |elevation| &elevation.steps)
    }

    /// Returns the number of cells.
    #[expect(clippy::len_without_is_empty, reason = "no board is empty")]
    pub fn len(&self) -> usize {
        self.adjacency.len()
    }

    /// Returns all cells in numerical order.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = CellId> + use<> {
        (0..self.adjacency.len() as u32).map(CellId)
    }

    /// Returns the cells that are one step away, in the order of [`Board::directions`] if the shape has directions.
    #[inline]
    pub fn neighbours(&self, cell: CellId) -> &[CellId] {
        self.graph().neighbours(cell)
    }

    /// Returns the cells that touch this one, including those barred by a steep step.
    #[inline]
    pub fn adjacent(&self, cell: CellId) -> &[CellId] {
        self.adjacency.neighbours(cell)
    }

    /// Returns the directions of the shape, clockwise from the top and then between layers; empty on maps and tracks.
    pub fn directions(&self) -> &'static [Direction] {
        self.geometry.directions()
    }

    /// Returns the cell one step away in this direction. `None` at the edge, if the step is too steep, and in
    /// directions that the shape does not have.
    pub fn step(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        let next = self.step_ignoring_heights(cell, direction)?;
        let barred = self
            .heights()
            .is_some_and(|heights| heights.bars(cell, next));
        (!barred).then_some(next)
    }

    /// Returns the cell next to this one in a direction, like [`Board::step`], but also across steep steps.
    pub fn step_ignoring_heights(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        self.geometry.step(cell, direction)
    }

    /// Returns every straight run of `k` cells along the axes of the shape. Each run is listed in one direction only.
    pub fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        self.geometry.lines(k)
    }

    /// Returns the corners of the cell in clockwise order, for drawing and hit testing.
    pub fn outline(&self, cell: CellId) -> Vec<Point> {
        self.geometry.outline(cell)
    }

    /// Returns a point inside the cell's outline and near its middle, for labels and pieces.
    pub fn centre(&self, cell: CellId) -> Point {
        self.geometry.centre(cell)
    }

    /// Returns the cell that contains this point; `None` outside the board.
    pub fn cell_at(&self, point: Point) -> Option<CellId> {
        self.geometry.cell_at(point)
    }

    /// Returns the width and height of the board.
    pub fn extent(&self) -> Point {
        self.geometry.extent()
    }

    /// Returns the image of the cell under a half-turn of the board; `None` if the board lacks that symmetry.
    pub fn opposite(&self, cell: CellId) -> Option<CellId> {
        if self
            .elevation
            .as_ref()
            .is_some_and(|elevation| !elevation.has_half_turn)
        {
            return None;
        }
        self.geometry.opposite(cell)
    }

    /// Returns the number of layers of a cube; 1 on other boards.
    pub fn layers(&self) -> u16 {
        match self.shape() {
            Shape::Cube(cube) => cube.depth,
            _ => 1,
        }
    }

    /// Returns the layer of a cell of a cube, counted from the top; `None` on other boards.
    pub fn layer(&self, cell: CellId) -> Option<u16> {
        match self.shape() {
            Shape::Cube(cube) => Some(cube.coordinates(cell).2),
            _ => None,
        }
    }

    /// Returns the targets of the jumps that start on this cell, such as ladders and snakes.
    pub fn jumps(&self, cell: CellId) -> &[CellId] {
        self.geometry.jumps(cell)
    }

    /// Returns the name of the cell, if the shape has names.
    pub fn name(&self, cell: CellId) -> Option<&str> {
        self.geometry.name(cell)
    }

    /// Returns the forward moves over a race track, ignoring heights; `None` on other shapes.
    pub fn course(&self) -> Option<&Course> {
        self.geometry.course()
    }

    /// Returns the two cells that are the most steps apart, ignoring pairs without a path; the first such pair in
    /// numerical order if there are several. Runs a search from every cell.
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

    /// Checks that every cell can be reached from every other.
    ///
    /// # Errors
    /// [`BoardError::Disconnected`] if some cell cannot be reached.
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

/// Boards are equal if they were built from the same shape and heights.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.shape == other.shape && self.heights() == other.heights()
    }
}

impl Eq for Board {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    #[test]
    fn steep_step_is_barred_both_ways() {
        let heights = Heights {
            levels: [0, 1, 3, 3, 2, 0].into(),
            max_step: 1,
        };
        let board = Board::new(Shape::Square(Square::new(3, 2))).expect("a small board");
        let board = board.with_heights(heights).expect("a height for each cell");
        assert_eq!(board.neighbours(CellId(0)), [CellId(1)]);
        assert_eq!(board.adjacent(CellId(0)), [CellId(1), CellId(3)]);
        assert_eq!(board.neighbours(CellId(1)), [CellId(4), CellId(0)]);
        assert_eq!(board.neighbours(CellId(3)), [CellId(4)]);
        assert_eq!(board.distance(CellId(0), CellId(3)), Some(3));
    }
}
