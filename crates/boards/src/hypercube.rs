//! Box of cells in four dimensions with 8 or 80 neighbours each, drawn as a grid of layers.

use super::{CellId, Connectivity};

/// Box of cells in four dimensions, numbered cube by cube, in each cube layer by layer, and in each layer row by row from
/// the top left.
///
/// The layers of a cube are drawn side by side, and the cubes below each other.
///
/// ```
/// use tessella_boards::{Board, CellId, Connectivity, Hypercube, Shape};
///
/// let hypercube = Hypercube { sides: [3, 3, 3, 3], connectivity: Connectivity::Corners };
/// let board = Board::new(Shape::Hypercube(hypercube))?;
/// assert_eq!(board.neighbours(CellId(40)).len(), 80);
/// assert_eq!(board.distance(CellId(0), CellId(80)), Some(2));
/// assert_eq!(board.lines(3).len(), 272);
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hypercube {
    /// Cells per row, rows per layer, layers per cube, and cubes.
    pub sides: [u16; 4],
    /// Connectivity of the cells.
    pub connectivity: Connectivity,
}

impl Hypercube {
    /// Returns the column, row, layer and cube of a cell.
    ///
    /// # Panics
    /// If the board has no cells.
    pub fn coordinates(&self, cell: CellId) -> [u16; 4] {
        let mut rest = cell.0;
        self.sides.map(|side| {
            let coordinate = rest % u32::from(side);
            rest /= u32::from(side);
            coordinate as u16
        })
    }

    /// Returns the cell with this column, row, layer and cube; `None` outside the board.
    pub fn cell(&self, coordinates: [u16; 4]) -> Option<CellId> {
        let mut axes = coordinates.into_iter().zip(self.sides).rev();
        let number = axes.try_fold(0_u32, |number, (coordinate, side)| {
            (coordinate < side).then(|| number * u32::from(side) + u32::from(coordinate))
        });
        number.map(CellId)
    }
}

#[cfg(test)]
mod tests {
    use super::super::checks::{self, board};
    use super::super::{Board, BoardError, Cube, Direction, Point, Shape};
    use super::*;

    fn hypercube(sides: [u16; 4], connectivity: Connectivity) -> Hypercube {
        Hypercube {
            sides,
            connectivity,
        }
    }

    /// Returns all boards with sides of up to three cells, for both connectivities.
    fn all() -> impl Iterator<Item = (Hypercube, Board)> {
        let sizes = (0..81).map(|size| [1, 3, 9, 27].map(|unit| size / unit % 3 + 1));
        sizes.flat_map(|sides| {
            [Connectivity::Sides, Connectivity::Corners].map(|connectivity| {
                let hypercube = hypercube(sides, connectivity);
                (hypercube, board(Shape::Hypercube(hypercube)))
            })
        })
    }

    #[test]
    fn hypercube_satisfies_board_invariants() {
        for (hypercube, board) in all() {
            checks::assert_invariants(&board);
            checks::assert_closed_form_distances(&board);
            checks::assert_tight_extent(&board);
            if hypercube.connectivity == Connectivity::Sides {
                checks::assert_grid_invariants(&board);
            }
        }
    }

    #[test]
    fn hypercube_cells_are_numbered_by_cube_layer_and_row() {
        let hypercube = hypercube([2, 3, 4, 5], Connectivity::Sides);
        let mut number = 0;
        for cube in 0..5 {
            for layer in 0..4 {
                for row in 0..3 {
                    for column in 0..2 {
                        let at = [column, row, layer, cube];
                        assert_eq!(hypercube.cell(at), Some(CellId(number)));
                        assert_eq!(hypercube.coordinates(CellId(number)), at);
                        number += 1;
                    }
                }
            }
        }
        for outside in [[2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 4, 0], [0, 0, 0, 5]] {
            assert_eq!(hypercube.cell(outside), None);
        }
    }

    #[test]
    fn hypercube_neighbours_differ_by_one() {
        for (hypercube, board) in all() {
            let coordinates = |cell| hypercube.coordinates(cell);
            checks::assert_block_neighbours(&board, hypercube.connectivity, coordinates);
        }
    }

    #[test]
    fn hypercube_with_one_cube_is_a_cube() {
        for connectivity in [Connectivity::Sides, Connectivity::Corners] {
            let flat = board(Shape::Hypercube(hypercube([3, 4, 2, 1], connectivity)));
            let cube = board(Shape::Cube(Cube {
                width: 3,
                height: 4,
                depth: 2,
                connectivity,
            }));
            for cell in cube.cells() {
                assert_eq!(flat.neighbours(cell), cube.neighbours(cell));
                assert_eq!(flat.centre(cell), cube.centre(cell));
            }
            for k in 2..=4 {
                let sorted = |board: &Board| {
                    let mut lines = board.lines(k);
                    lines.sort_unstable();
                    lines
                };
                assert_eq!(sorted(&flat), sorted(&cube));
            }
        }
    }

    #[test]
    fn hypercube_full_lines_match_known_formula() {
        for side in 2..=5_u16 {
            let board = board(Shape::Hypercube(hypercube([side; 4], Connectivity::Sides)));
            let n = usize::from(side);
            let count = ((n + 2).pow(4) - n.pow(4)) / 2;
            assert_eq!(board.lines(side).len(), count);
        }
    }

    #[test]
    fn hypercube_ana_and_kata_lead_to_adjacent_cubes() {
        for connectivity in [Connectivity::Sides, Connectivity::Corners] {
            let hypercube = hypercube([3; 4], connectivity);
            let board = board(Shape::Hypercube(hypercube));
            let middle = hypercube.cell([1; 4]).expect("a cell of the board");
            let at = |cube| hypercube.cell([1, 1, 1, cube]);
            assert_eq!(board.step(middle, Direction::Ana), at(0));
            assert_eq!(board.step(middle, Direction::Kata), at(2));
            assert_eq!(board.opposite(middle), Some(middle));
        }
    }

    #[test]
    fn hypercube_is_drawn_as_grid_of_layers() {
        let board = board(Shape::Hypercube(hypercube(
            [3, 2, 4, 5],
            Connectivity::Sides,
        )));
        let near = |a: f32, b: f32| (a - b).abs() < 1e-4;
        let extent = board.extent();
        assert!(near(extent.x, 4.0 * 3.6 - 0.6), "{extent:?}");
        assert!(near(extent.y, 5.0 * 2.6 - 0.6), "{extent:?}");
        for cell in board.cells() {
            assert_eq!(board.cell_at(board.centre(cell)), Some(cell));
        }
        assert_eq!(board.cell_at(Point::new(3.3, 0.5)), None);
        assert_eq!(board.cell_at(Point::new(0.5, 2.3)), None);
        assert_eq!(board.cell_at(Point::new(0.5, 5.0 * 2.6 + 0.1)), None);
    }

    #[test]
    fn invalid_hypercube_sizes_are_refused() {
        for sides in [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]] {
            let shape = Shape::Hypercube(hypercube(sides, Connectivity::Sides));
            assert_eq!(Board::new(shape).err(), Some(BoardError::Empty));
        }
        let largest = Shape::Hypercube(hypercube([u16::MAX; 4], Connectivity::Sides));
        let cells = u64::from(u16::MAX).pow(4);
        assert_eq!(
            Board::new(largest).err(),
            Some(BoardError::TooLarge { cells })
        );
        let long = board(Shape::Hypercube(hypercube(
            [1, 1, 300, 300],
            Connectivity::Sides,
        )));
        let last = CellId(300 * 300 - 1);
        assert_eq!(long.cell_at(long.centre(last)), Some(last));
    }
}
