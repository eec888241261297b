//! A rectangle of square cells; each is next to the four that share a side with it.

use super::{BoardError, CellId, Direction, Graph, MAX_CELLS, Point};

/// A rectangle of square cells, numbered row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// Cells in a row.
    pub width: u16,
    /// Rows.
    pub height: u16,
}

impl Square {
    pub(super) fn graph(self) -> Result<Graph, BoardError> {
        let cells = u64::from(self.width) * u64::from(self.height);
        match u32::try_from(cells) {
            Ok(0) => Err(BoardError::Empty),
            Ok(len) if len <= MAX_CELLS => Ok(Graph::new(len, |cell| {
                Direction::ALL
                    .into_iter()
                    .filter_map(move |direction| self.step(cell, direction))
            })),
            _ => Err(BoardError::TooLarge { cells }),
        }
    }

    /// The column and row of a cell.
    pub const fn place(self, cell: CellId) -> (u16, u16) {
        let width = self.width as u32;
        ((cell.0 % width) as u16, (cell.0 / width) as u16)
    }

    /// The cell in this column and row, or `None` beside the board.
    pub const fn cell(self, column: u16, row: u16) -> Option<CellId> {
        if column < self.width && row < self.height {
            Some(CellId(row as u32 * self.width as u32 + column as u32))
        } else {
            None
        }
    }

    pub(super) fn step(self, cell: CellId, direction: Direction) -> Option<CellId> {
        let (x, y) = self.place(cell);
        match direction {
            Direction::Up => self.cell(x, y.checked_sub(1)?),
            Direction::Right => self.cell(x + 1, y),
            Direction::Down => self.cell(x, y + 1),
            Direction::Left => self.cell(x.checked_sub(1)?, y),
        }
    }

    /// `|dx| + |dy|`, for a step changes one coordinate by one.
    pub(super) const fn distance(self, a: CellId, b: CellId) -> u32 {
        let ((ax, ay), (bx, by)) = (self.place(a), self.place(b));
        ax.abs_diff(bx) as u32 + ay.abs_diff(by) as u32
    }

    pub(super) fn lines(self, k: u16) -> Vec<Vec<CellId>> {
        let k = i32::from(k);
        let mut lines = Vec::new();
        if k == 0 {
            return lines;
        }
        // A single cell lies the same way along every axis.
        let axes: &[(i32, i32)] = match k {
            1 => &[(1, 0)],
            _ => &[(1, 0), (0, 1), (1, 1), (-1, 1)],
        };
        let (width, height) = (i32::from(self.width), i32::from(self.height));
        let at = |x: i32, y: i32| CellId((y * width + x) as u32);
        for &(dx, dy) in axes {
            for y in 0..height - dy * (k - 1) {
                for x in 0..width {
                    if (0..width).contains(&(x + dx * (k - 1))) {
                        lines.push((0..k).map(|i| at(x + dx * i, y + dy * i)).collect());
                    }
                }
            }
        }
        lines
    }

    pub(super) fn outline(self, cell: CellId) -> Vec<Point> {
        let (x, y) = self.place(cell);
        let (x, y) = (f32::from(x), f32::from(y));
        vec![
            Point::new(x, y),
            Point::new(x + 1.0, y),
            Point::new(x + 1.0, y + 1.0),
            Point::new(x, y + 1.0),
        ]
    }

    pub(super) fn centre(self, cell: CellId) -> Point {
        let (x, y) = self.place(cell);
        Point::new(f32::from(x) + 0.5, f32::from(y) + 0.5)
    }

    pub(super) fn cell_at(self, place: Point) -> Option<CellId> {
        // Casting saturates, so what is left of or above the board must be refused first.
        let beside = !(place.x >= 0.0 && place.y >= 0.0);
        (!beside).then(|| self.cell(place.x as u16, place.y as u16))?
    }

    pub(super) const fn opposite(self, cell: CellId) -> CellId {
        CellId(self.width as u32 * self.height as u32 - 1 - cell.0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Board, Shape};
    use super::*;

    fn board(width: u16, height: u16) -> Board {
        Board::new(Shape::Square(Square { width, height })).expect("a size within the limits")
    }

    fn small_boards() -> impl Iterator<Item = Board> {
        (1..=6).flat_map(|width| (1..=6).map(move |height| board(width, height)))
    }

    #[test]
    fn sizes_out_of_range_are_refused() {
        let build = |width, height| Board::new(Shape::Square(Square { width, height }));
        assert_eq!(build(0, 4), Err(BoardError::Empty));
        assert_eq!(build(4, 0), Err(BoardError::Empty));
        assert_eq!(
            build(u16::MAX, u16::MAX),
            Err(BoardError::TooLarge {
                cells: 65535 * 65535
            })
        );
    }

    #[test]
    fn neighbours_are_mutual_and_one_step_away() {
        for board in small_boards() {
            for a in board.cells() {
                for &b in board.neighbours(a) {
                    assert!(board.neighbours(b).contains(&a));
                    assert_eq!(board.distance(a, b), 1);
                }
            }
        }
    }

    #[test]
    fn the_closed_form_distance_is_the_length_of_the_path() {
        for board in small_boards() {
            for a in board.cells() {
                for b in board.cells() {
                    let path = board.path(a, b).expect("a rectangle is connected");
                    assert_eq!(path.len() as u32 - 1, board.distance(a, b));
                    assert_eq!((path[0], path[path.len() - 1]), (a, b));
                    assert!(
                        path.windows(2)
                            .all(|p| board.neighbours(p[0]).contains(&p[1]))
                    );
                }
            }
        }
    }

    #[test]
    fn opposite_is_its_own_inverse_and_keeps_neighbours() {
        for board in small_boards() {
            for a in board.cells() {
                assert_eq!(board.opposite(board.opposite(a)), a);
                for &b in board.neighbours(a) {
                    assert!(
                        board
                            .neighbours(board.opposite(a))
                            .contains(&board.opposite(b))
                    );
                }
            }
        }
    }

    #[test]
    fn lines_have_the_count_that_theory_gives() {
        for board in small_boards() {
            let Shape::Square(Square { width, height }) = board.shape();
            for k in 2..=7u16 {
                let fit = |side: u16| usize::from((side + 1).saturating_sub(k));
                let (w, h) = (usize::from(width), usize::from(height));
                let expected = fit(width) * h + fit(height) * w + 2 * fit(width) * fit(height);
                let lines = board.lines(k);
                assert_eq!(lines.len(), expected, "{width}x{height}, k = {k}");
                assert!(lines.iter().all(|line| line.len() == usize::from(k)));
            }
            assert_eq!(board.lines(1).len(), board.len());
            assert_eq!(board.lines(0).len(), 0);
        }
    }

    #[test]
    fn a_place_is_in_the_cell_whose_outline_holds_it() {
        for board in small_boards() {
            for cell in board.cells() {
                assert_eq!(board.cell_at(board.centre(cell)), Some(cell));
                let outline = board.outline(cell);
                let middle = |of: fn(&Point) -> f32| outline.iter().map(of).sum::<f32>() / 4.0;
                assert_eq!(
                    board.centre(cell),
                    Point::new(middle(|p| p.x), middle(|p| p.y))
                );
            }
            let Point { x, y } = board.extent();
            for beside in [
                (-0.1, 0.5),
                (0.5, -0.1),
                (x, 0.5),
                (0.5, y),
                (f32::NAN, 0.0),
            ] {
                assert_eq!(board.cell_at(Point::new(beside.0, beside.1)), None);
            }
        }
    }
}
