//! Cubes drawn as layers one above the other, seen obliquely from above.

use super::geometry::Geometry;
use super::{Board, CellId, Course, Cube, Direction, Graph, Point, Shape};
use std::sync::Arc;

/// Overlap between the corners of adjacent layers, measured along a layer's diagonal, in cells. It is less than the
/// outermost stones leave free.
const OVERLAP: f32 = 0.3;
/// Width of the margin on the left, in cells, which has room for the numbers of the layers.
const MARGIN: f32 = 0.6;

/// View of a cube whose layers are drawn one above the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StackView {
    /// Angle by which the cube is turned around its vertical axis, in degrees.
    pub yaw: i16,
    /// Layer in focus. Where layers overlap, a point belongs to the layer nearest to this one.
    pub focus: u16,
}

impl StackView {
    /// Height of a horizontal square in the picture, relative to its width.
    pub const FORESHORTENING: f32 = 0.55;
}

/// Geometry of a cube in such a view. It differs from that of layers side by side only in how the cells are drawn.
#[derive(Debug)]
struct StackedGeometry {
    flat: Arc<dyn Geometry>,
    cube: Cube,
    focus: u16,
    /// Cosine and sine of the yaw.
    turn: (f32, f32),
}

impl Board {
    /// Returns the same board with its layers drawn one above the other. `None` if it is not a cube with several
    /// layers, or has heights.
    ///
    /// ```
    /// use tessella_boards::{Board, CellId, Connectivity, Cube, Shape, StackView};
    ///
    /// let cube = Cube { width: 3, height: 3, depth: 3, connectivity: Connectivity::Corners };
    /// let board = Board::new(Shape::Cube(cube))?;
    /// let stacked = board.stacked(StackView { yaw: 30, focus: 2 }).expect("three layers");
    /// assert!(stacked.centre(CellId(22)).y > stacked.centre(CellId(13)).y);
    /// assert_eq!(stacked.cell_at(stacked.centre(CellId(22))), Some(CellId(22)));
    /// assert_eq!(stacked, board);
    /// # Ok::<(), tessella_boards::BoardError>(())
    /// ```
    pub fn stacked(&self, view: StackView) -> Option<Self> {
        let &Shape::Cube(cube) = self.shape() else {
            return None;
        };
        if cube.depth < 2 || self.heights().is_some() {
            return None;
        }
        let (sin, cos) = f32::from(view.yaw).to_radians().sin_cos();
        let geometry = StackedGeometry {
            flat: self.geometry.clone(),
            cube,
            focus: view.focus,
            turn: (cos, sin),
        };
        Some(self.with_geometry(Arc::new(geometry)))
    }
}

impl StackedGeometry {
    /// Returns half the width in which a layer can be drawn at any yaw.
    fn radius(&self) -> f32 {
        let [width, height] = self.sides();
        width.hypot(height) / 2.0
    }

    fn sides(&self) -> [f32; 2] {
        [self.cube.width, self.cube.height].map(f32::from)
    }

    /// Returns the distance between adjacent layers in the picture, large enough that no layer hides what is on
    /// another.
    fn spacing(&self) -> f32 {
        (2.0 * self.radius() - OVERLAP) * StackView::FORESHORTENING
    }

    /// Returns where a point of a layer is drawn, given its distances from the left and the upper edge of the layer.
    fn drawn(&self, (column, row): (f32, f32), layer: u16) -> Point {
        let ([width, height], radius, (cos, sin)) = (self.sides(), self.radius(), self.turn);
        let (x, y) = (column - width / 2.0, row - height / 2.0);
        let (right, down) = (x * cos - y * sin, x * sin + y * cos);
        Point::new(
            MARGIN + radius + right,
            StackView::FORESHORTENING * (radius + down) + f32::from(layer) * self.spacing(),
        )
    }

    /// Returns the cell of a layer that is drawn at this point.
    fn cell_in_layer(&self, point: Point, layer: u16) -> Option<CellId> {
        let ([width, height], radius, (cos, sin)) = (self.sides(), self.radius(), self.turn);
        let right = point.x - MARGIN - radius;
        let down =
            (point.y - f32::from(layer) * self.spacing()) / StackView::FORESHORTENING - radius;
        let column = right * cos + down * sin + width / 2.0;
        let row = down * cos - right * sin + height / 2.0;
        // Casts saturate, so points left of or above the layer are refused first.
        let is_beside = !(column >= 0.0 && row >= 0.0);
        if is_beside {
            None
        } else {
            self.cube.cell(column as u16, row as u16, layer)
        }
    }
}

impl Geometry for StackedGeometry {
    fn graph(&self) -> Graph {
        self.flat.graph()
    }

    fn directions(&self) -> &'static [Direction] {
        self.flat.directions()
    }

    fn step(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        self.flat.step(cell, direction)
    }

    fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        self.flat.distance(a, b)
    }

    fn is_diagonal(&self, a: CellId, b: CellId) -> bool {
        self.flat.is_diagonal(a, b)
    }

    fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        self.flat.lines(k)
    }

    fn outline(&self, cell: CellId) -> Vec<Point> {
        let (column, row, layer) = self.cube.coordinates(cell);
        let (left, upper) = (f32::from(column), f32::from(row));
        let (right, lower) = (left + 1.0, upper + 1.0);
        [(left, upper), (right, upper), (right, lower), (left, lower)]
            .map(|corner| self.drawn(corner, layer))
            .to_vec()
    }

    fn centre(&self, cell: CellId) -> Point {
        let (column, row, layer) = self.cube.coordinates(cell);
        self.drawn((f32::from(column) + 0.5, f32::from(row) + 0.5), layer)
    }

    fn cell_at(&self, point: Point) -> Option<CellId> {
        let mut layers: Vec<u16> = (0..self.cube.depth).collect();
        layers.sort_by_key(|layer| layer.abs_diff(self.focus));
        layers
            .into_iter()
            .find_map(|layer| self.cell_in_layer(point, layer))
    }

    /// Returns an extent that does not depend on the yaw, so that a cube keeps its size while it is turned.
    fn extent(&self) -> Point {
        let layers = f32::from(self.cube.depth - 1) * self.spacing();
        let across = 2.0 * self.radius();
        Point::new(MARGIN + across, StackView::FORESHORTENING * across + layers)
    }

    fn opposite(&self, cell: CellId) -> Option<CellId> {
        self.flat.opposite(cell)
    }

    fn jumps(&self, cell: CellId) -> &[CellId] {
        self.flat.jumps(cell)
    }

    fn name(&self, cell: CellId) -> Option<&str> {
        self.flat.name(cell)
    }

    fn course(&self) -> Option<&Course> {
        self.flat.course()
    }
}

#[cfg(test)]
mod tests {
    use super::super::checks::{self, board};
    use super::super::{Connectivity, Square};
    use super::*;
    use std::collections::HashSet;

    const CUBE: Cube = Cube {
        width: 4,
        height: 3,
        depth: 4,
        connectivity: Connectivity::Corners,
    };

    /// Returns the cube in views from all sides, with each layer in focus.
    fn views() -> impl Iterator<Item = (StackView, Board)> {
        let flat = board(Shape::Cube(CUBE));
        let views = (-180..=360).step_by(15);
        let views =
            views.flat_map(|yaw| (0..CUBE.depth).map(move |focus| StackView { yaw, focus }));
        views.map(move |view| (view, flat.stacked(view).expect("several layers")))
    }

    #[test]
    fn stacked_cube_is_drawn_within_its_extent() {
        let flat = board(Shape::Cube(CUBE));
        for (view, board) in views() {
            checks::assert_clockwise_outlines_within_extent(&board);
            assert_eq!(board.lines(3), flat.lines(3), "{view:?}");
        }
    }

    #[test]
    fn point_belongs_to_layer_in_focus() {
        for (view, board) in views() {
            for cell in board.cells() {
                let (.., layer) = CUBE.coordinates(cell);
                let found = board.cell_at(board.centre(cell));
                assert!(found.is_some(), "{view:?} {cell:?}");
                assert!(
                    found == Some(cell) || layer != view.focus,
                    "{view:?} {cell:?}"
                );
            }
        }
    }

    #[test]
    fn every_layer_can_be_pressed_whichever_is_focused() {
        for (view, board) in views() {
            let Point { x, y } = board.extent();
            let points = (0..100).flat_map(|at| {
                (0..100).map(move |to| Point::new(x * at as f32 / 100.0, y * to as f32 / 100.0))
            });
            let cells = points.filter_map(|point| board.cell_at(point));
            let layers: HashSet<u16> = cells.map(|cell| CUBE.coordinates(cell).2).collect();
            assert_eq!(layers.len(), usize::from(CUBE.depth), "{view:?}");
        }
    }

    #[test]
    fn layers_hide_no_stone_below_them() {
        /// Radius of a stone, in cells.
        const STONE: f32 = 0.33;
        for (view, board) in views() {
            let lowest = |cell| {
                let outline = board.outline(cell).into_iter();
                outline.map(|at| at.y).fold(0.0, f32::max)
            };
            let highest = |cell| board.centre(cell).y - STONE * StackView::FORESHORTENING;
            for layer in 1..CUBE.depth {
                let of = |layer| {
                    let cells = board.cells();
                    cells.filter(move |&cell| CUBE.coordinates(cell).2 == layer)
                };
                let above = of(layer - 1).map(lowest).fold(0.0, f32::max);
                let below = of(layer).map(highest).fold(f32::MAX, f32::min);
                assert!(above < below, "{view:?}: {above} {below}");
            }
        }
    }

    #[test]
    fn cube_keeps_its_size_while_it_is_turned() {
        let extents: Vec<Point> = views().map(|(_, board)| board.extent()).collect();
        assert!(extents.windows(2).all(|pair| pair[0] == pair[1]));
    }

    #[test]
    fn only_flat_cubes_of_several_layers_are_stacked() {
        let layer = Cube { depth: 1, ..CUBE };
        for shape in [Shape::Square(Square::new(3, 3)), Shape::Cube(layer)] {
            assert!(board(shape).stacked(StackView::default()).is_none());
        }
    }
}
