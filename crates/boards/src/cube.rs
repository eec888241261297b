//! Box of cubes with 6 or 26 neighbours each, drawn as layers side by side.

use super::block_geometry::BlockGeometry;
use super::{BoardError, CellId, Connectivity, Hypercube};

/// Box of cubes, numbered layer by layer from the top and in each layer row by row from the top left.
///
/// ```
/// use tessella_boards::{Board, CellId, Cube, Shape, Connectivity};
///
/// let cube = Cube { width: 3, height: 3, depth: 3, connectivity: Connectivity::Corners };
/// let board = Board::new(Shape::Cube(cube))?;
/// assert_eq!(board.neighbours(CellId(13)).len(), 26);
/// assert_eq!(board.distance(CellId(0), CellId(26)), Some(2));
/// assert_eq!(board.lines(3).len(), 49);
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cube {
    /// Number of cells in a row.
    pub width: u16,
    /// Number of rows in a layer.
    pub height: u16,
    /// Number of layers.
    pub depth: u16,
    /// Connectivity of the cells.
    pub connectivity: Connectivity,
}

impl Cube {
    /// Returns the column, row and layer of a cell.
    ///
    /// # Panics
    /// If the board has no cells.
    pub fn coordinates(&self, cell: CellId) -> (u16, u16, u16) {
        let [column, row, layer, _] = self.in_four_dimensions().coordinates(cell);
        (column, row, layer)
    }

    /// Returns the cell in this column, row and layer; `None` outside the board.
    pub fn cell(&self, column: u16, row: u16, layer: u16) -> Option<CellId> {
        self.in_four_dimensions().cell([column, row, layer, 0])
    }

    /// Returns the board in four dimensions that consists of this cube.
    pub(super) const fn in_four_dimensions(&self) -> Hypercube {
        Hypercube {
            sides: [self.width, self.height, self.depth, 1],
            connectivity: self.connectivity,
        }
    }

    pub(super) fn geometry(&self) -> Result<BlockGeometry, BoardError> {
        // The square root of the number of layers, rounded up.
        let floor = self.depth.isqrt();
        let is_square = floor * floor == self.depth;
        let layers_in_row = if is_square { floor } else { floor + 1 };
        BlockGeometry::new(self.in_four_dimensions(), 3, layers_in_row)
    }
}

#[cfg(test)]
mod tests {
    use super::super::checks::{self, board};
    use super::super::{Board, Direction, Point, Shape};
    use super::*;

    fn cube(width: u16, height: u16, depth: u16, connectivity: Connectivity) -> Cube {
        Cube {
            width,
            height,
            depth,
            connectivity,
        }
    }

    /// Returns all boards with sides of up to four cells, for both connectivities.
    fn all() -> impl Iterator<Item = (Cube, Board)> {
        let sizes = (0..64).map(|size| [size / 16 + 1, size / 4 % 4 + 1, size % 4 + 1]);
        sizes.flat_map(|[width, height, depth]| {
            [Connectivity::Sides, Connectivity::Corners].map(|connectivity| {
                let cube = cube(width, height, depth, connectivity);
                (cube, board(Shape::Cube(cube)))
            })
        })
    }

    #[test]
    fn cube_satisfies_board_invariants() {
        for (cube, board) in all() {
            checks::assert_invariants(&board);
            checks::assert_closed_form_distances(&board);
            checks::assert_tight_extent(&board);
            if cube.connectivity == Connectivity::Sides {
                checks::assert_grid_invariants(&board);
            }
        }
    }

    #[test]
    fn cube_cells_are_numbered_by_layer_and_row() {
        for (cube, board) in all() {
            let mut cells = board.cells();
            for layer in 0..cube.depth {
                for row in 0..cube.height {
                    for column in 0..cube.width {
                        let cell = cells.next().expect("a cell for each place");
                        assert_eq!(cube.cell(column, row, layer), Some(cell));
                        assert_eq!(cube.coordinates(cell), (column, row, layer));
                    }
                }
            }
            assert_eq!(cells.next(), None);
            assert_eq!(cube.cell(cube.width, 0, 0), None);
            assert_eq!(cube.cell(0, cube.height, 0), None);
            assert_eq!(cube.cell(0, 0, cube.depth), None);
        }
    }

    #[test]
    fn cube_neighbours_differ_by_one() {
        for (cube, board) in all() {
            let coordinates = |cell| {
                let (column, row, layer) = cube.coordinates(cell);
                [column, row, layer]
            };
            checks::assert_block_neighbours(&board, cube.connectivity, coordinates);
        }
    }

    #[test]
    fn cube_above_and_below_lead_to_adjacent_layers() {
        for connectivity in [Connectivity::Sides, Connectivity::Corners] {
            let cube = cube(3, 3, 3, connectivity);
            let board = board(Shape::Cube(cube));
            let middle = cube.cell(1, 1, 1).expect("a cell of the board");
            assert_eq!(board.step(middle, Direction::Above), cube.cell(1, 1, 0));
            assert_eq!(board.step(middle, Direction::Below), cube.cell(1, 1, 2));
            assert_eq!(board.step(middle, Direction::Up), cube.cell(1, 0, 1));
            let slanting = (connectivity == Connectivity::Corners).then_some(CellId(11));
            assert_eq!(board.step(middle, Direction::UpRight), slanting);
            let count = if slanting.is_some() { 26 } else { 6 };
            assert_eq!(board.neighbours(middle).len(), count);
        }
    }

    /// Compares with the formula: along each of the 13 axes, a side of `n` cells allows `n - k + 1` starts if the axis moves
    /// along it, else `n`.
    #[test]
    fn cube_line_count_matches_formula() {
        for (cube, board) in all() {
            let sides = [cube.width, cube.height, cube.depth].map(i64::from);
            for k in 2..=5 {
                // Of the 27 offsets one is zero; the others are the 13 axes and their reverses.
                let offsets = (0..27).filter(|&offset| offset != 13);
                let along = offsets.map(|offset| {
                    let goes = [offset / 9 != 1, offset / 3 % 3 != 1, offset % 3 != 1];
                    let starts = |(side, goes)| if goes { 0.max(side - k + 1) } else { side };
                    sides.into_iter().zip(goes).map(starts).product::<i64>()
                });
                let count = along.sum::<i64>() / 2;
                assert_eq!(board.lines(k as u16).len() as i64, count, "{cube:?} {k}");
            }
        }
    }

    #[test]
    fn cube_full_lines_match_known_formula() {
        for side in 2..=6_u16 {
            let board = board(Shape::Cube(cube(side, side, side, Connectivity::Sides)));
            let n = usize::from(side);
            let count = ((n + 2).pow(3) - n.pow(3)) / 2;
            assert_eq!(board.lines(side).len(), count);
        }
    }

    #[test]
    fn cube_has_half_turn() {
        for (_, board) in all() {
            let turned = board.cells().filter_map(|cell| board.opposite(cell));
            let mut turned: Vec<CellId> = turned.collect();
            turned.reverse();
            assert_eq!(turned, board.cells().collect::<Vec<_>>());
        }
    }

    #[test]
    fn cube_layers_are_drawn_with_empty_gaps() {
        let near = |a: f32, b: f32| (a - b).abs() < 1e-5;
        // Two side by side; then four, the last of which is missing.
        for (depth, across, down) in [(1, 1.0, 1.0), (2, 2.0, 1.0), (3, 2.0, 2.0), (5, 3.0, 2.0)] {
            let cube = cube(3, 2, depth, Connectivity::Sides);
            let board = board(Shape::Cube(cube));
            let extent = board.extent();
            assert!(near(extent.x, across * 3.6 - 0.6), "{depth}: {extent:?}");
            assert!(near(extent.y, down * 2.6 - 0.6), "{depth}: {extent:?}");
        }
        let board = board(Shape::Cube(cube(3, 2, 3, Connectivity::Sides)));
        assert_eq!(board.cell_at(Point::new(2.9, 1.0)), Some(CellId(5)));
        assert_eq!(board.cell_at(Point::new(3.3, 1.0)), None);
        assert_eq!(board.cell_at(Point::new(3.7, 1.0)), Some(CellId(9)));
        assert_eq!(board.cell_at(Point::new(1.0, 2.3)), None);
        assert_eq!(board.cell_at(Point::new(1.0, 2.7)), Some(CellId(13)));
        assert_eq!(board.cell_at(Point::new(4.7, 3.7)), None);
        assert_eq!(board.cell_at(Point::new(7.3, 1.0)), None);
    }

    #[test]
    fn cube_cells_are_unit_squares() {
        for (_, board) in all() {
            for cell in board.cells() {
                let area = checks::area(&board.outline(cell));
                assert!((area - 1.0).abs() < 1e-5, "{area}");
            }
        }
    }

    #[test]
    fn invalid_cube_sizes_are_refused() {
        for (width, height, depth) in [(0, 1, 1), (1, 0, 1), (1, 1, 0)] {
            let shape = Shape::Cube(cube(width, height, depth, Connectivity::Sides));
            assert_eq!(Board::new(shape).err(), Some(BoardError::Empty));
        }
        let refused = |width, height, depth, cells| {
            let shape = Shape::Cube(cube(width, height, depth, Connectivity::Sides));
            assert_eq!(
                Board::new(shape).err(),
                Some(BoardError::TooLarge { cells })
            );
        };
        refused(128, 128, 65, 128 * 128 * 65);
        refused(u16::MAX, u16::MAX, u16::MAX, u64::from(u16::MAX).pow(3));
        assert!(Board::new(Shape::Cube(cube(128, 128, 64, Connectivity::Sides))).is_ok());
        let tower = board(Shape::Cube(cube(1, 1, u16::MAX, Connectivity::Sides)));
        let last = CellId(u32::from(u16::MAX) - 1);
        assert_eq!(tower.cell_at(tower.centre(last)), Some(last));
    }
}
