//! Cubes and boards in four dimensions drawn as layers side by side, in a chosen number of columns.

use super::block_geometry::BlockGeometry;
use super::{Board, Shape};
use std::sync::Arc;

impl Board {
    /// Returns the same board with its layers side by side in this many columns, and with room for a name above each. `None` if
    /// it has no layers, or has heights.
    ///
    /// ```
    /// use tessella_boards::{Board, CellId, Connectivity, Cube, Shape};
    ///
    /// let cube = Cube { width: 3, height: 3, depth: 3, connectivity: Connectivity::Corners };
    /// let board = Board::new(Shape::Cube(cube))?;
    /// let upright = board.in_columns(1).expect("three layers");
    /// assert!(upright.extent().y > 9.0 && upright.extent().x == 3.0);
    /// assert_eq!(upright.cell_at(upright.centre(CellId(22))), Some(CellId(22)));
    /// assert_eq!(upright, board);
    /// # Ok::<(), tessella_boards::BoardError>(())
    /// ```
    pub fn in_columns(&self, columns: u16) -> Option<Self> {
        if self.drawn_layers() < 2 || columns == 0 || self.heights().is_some() {
            return None;
        }
        let (blocks, dimensions) = match *self.shape() {
            Shape::Cube(cube) => (cube.in_four_dimensions(), 3),
            Shape::Hypercube(hypercube) => (hypercube, 4),
            _ => return None,
        };
        let geometry = BlockGeometry::new(blocks, dimensions, columns).ok()?;
        Some(self.with_geometry(Arc::new(geometry.with_names())))
    }

    /// Returns the number of layers that are drawn: those of a cube, or of all cubes of a board in four dimensions; 1 on other
    /// boards.
    pub fn drawn_layers(&self) -> u16 {
        match self.shape() {
            Shape::Cube(cube) => cube.depth,
            Shape::Hypercube(hypercube) => hypercube.sides[2] * hypercube.sides[3],
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::checks::{self, board};
    use super::super::{CellId, Connectivity, Cube, Hypercube, Point};
    use super::*;

    fn boards() -> Vec<Board> {
        let cube = Shape::Cube(Cube {
            width: 4,
            height: 3,
            depth: 5,
            connectivity: Connectivity::Corners,
        });
        let hypercube = Shape::Hypercube(Hypercube {
            sides: [3, 3, 3, 2],
            connectivity: Connectivity::Sides,
        });
        [cube, hypercube].map(board).to_vec()
    }

    #[test]
    fn layers_in_columns_are_drawn_within_their_extent() {
        for board in boards() {
            for columns in 1..=board.drawn_layers() {
                let drawn = board.in_columns(columns).expect("several layers");
                checks::assert_clockwise_outlines_within_extent(&drawn);
                for cell in drawn.cells() {
                    let found = drawn.cell_at(drawn.centre(cell));
                    assert_eq!(found, Some(cell), "{columns} columns");
                }
            }
        }
    }

    #[test]
    fn room_for_names_belongs_to_no_cell() {
        for board in boards() {
            let drawn = board.in_columns(1).expect("several layers");
            assert_eq!(drawn.cell_at(Point::new(1.5, 0.3)), None);
            let first = drawn.outline(CellId(0))[0];
            assert_eq!(drawn.cell_at(Point::new(1.5, first.y - 0.01)), None);
            assert_eq!(
                drawn.cell_at(Point::new(0.5, first.y + 0.01)),
                Some(CellId(0))
            );
        }
    }

    #[test]
    fn boards_without_layers_have_no_columns() {
        let square = board(Shape::Square(crate::Square::new(4, 4)));
        assert!(square.in_columns(2).is_none());
        assert_eq!(square.drawn_layers(), 1);
        assert!(boards()[0].in_columns(0).is_none());
    }
}
