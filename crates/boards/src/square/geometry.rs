//! Geometry of squares: the numbering of their cells, neighbours, distances and runs.

use super::Square;
use crate::error::checked_cell_count;
use crate::geometry::Geometry;
use crate::{BoardError, CellId, Connectivity, Direction, Graph, Point, lines};

/// Geometry of a valid [`Square`], including the numbering of its cells.
#[derive(Debug)]
pub(crate) struct SquareGeometry {
    width: u16,
    height: u16,
    connectivity: Connectivity,
    wrapped: bool,
    /// Numbering of the cells if there are holes; otherwise the number of a cell is its position.
    numbering: Option<Numbering>,
    /// `true` if a half-turn preserves the holes.
    has_half_turn: bool,
}

impl Square {
    /// Checks the parameters and returns the geometry.
    pub(crate) fn geometry(&self) -> Result<SquareGeometry, BoardError> {
        let places = checked_cell_count(u64::from(self.width) * u64::from(self.height))?;
        let mut geometry = SquareGeometry {
            width: self.width,
            height: self.height,
            connectivity: self.connectivity,
            wrapped: self.wrapped,
            numbering: None,
            has_half_turn: true,
        };
        if self.holes.is_empty() {
            return Ok(geometry);
        }
        let mut is_hole = vec![false; places as usize];
        for &(column, row) in &*self.holes {
            if column >= self.width || row >= self.height {
                return Err(BoardError::HoleOutside { column, row });
            }
            is_hole[geometry.place_index(column, row)] = true;
        }
        let numbering = Numbering::new(&is_hole);
        if numbering.len() == 0 {
            return Err(BoardError::Empty);
        }
        geometry.numbering = Some(numbering);
        geometry.has_half_turn =
            (0..geometry.len()).all(|cell| geometry.half_turned(CellId(cell)).is_some());
        Ok(geometry)
    }
}

impl SquareGeometry {
    pub(super) fn len(&self) -> u32 {
        match &self.numbering {
            Some(numbering) => numbering.len(),
            None => u32::from(self.width) * u32::from(self.height),
        }
    }

    fn place_index(&self, column: u16, row: u16) -> usize {
        usize::from(row) * usize::from(self.width) + usize::from(column)
    }

    pub(super) fn coordinates(&self, cell: CellId) -> (u16, u16) {
        let place = match &self.numbering {
            Some(numbering) => numbering.place(cell),
            None => cell.0,
        };
        let width = u32::from(self.width);
        ((place % width) as u16, (place / width) as u16)
    }

    fn cell(&self, column: u16, row: u16) -> Option<CellId> {
        if column >= self.width || row >= self.height {
            return None;
        }
        let place = self.place_index(column, row);
        match &self.numbering {
            Some(numbering) => numbering.cell(place),
            None => Some(CellId(place as u32)),
        }
    }

    /// Returns the cell at an offset of at most one column and one row.
    fn neighbour(&self, cell: CellId, (dx, dy): (i8, i8)) -> Option<CellId> {
        let (column, row) = self.coordinates(cell);
        let along = |at: u16, by: i8, side: u16| match at.checked_add_signed(by.into()) {
            Some(at) if at < side => Some(at),
            Some(_) => self.wrapped.then_some(0),
            None => self.wrapped.then_some(side - 1),
        };
        self.cell(along(column, dx, self.width)?, along(row, dy, self.height)?)
            .filter(|&next| next != cell)
    }

    /// Returns the cell to which a half-turn maps a cell. A wrapped board has no corners: its half-turn is about the
    /// midpoint between the first cell and the one farthest from it, so that these two are exchanged.
    pub(super) fn half_turned(&self, cell: CellId) -> Option<CellId> {
        let (column, row) = self.coordinates(cell);
        let (column, row) = if self.wrapped {
            let turned = |at: u16, side: u16| {
                let (at, side) = (u32::from(at), u32::from(side));
                ((side / 2 + side - at) % side) as u16
            };
            (turned(column, self.width), turned(row, self.height))
        } else {
            (self.width - 1 - column, self.height - 1 - row)
        };
        self.cell(column, row)
    }

    /// Returns the distance between two columns or rows.
    fn axis_distance(&self, a: u16, b: u16, side: u16) -> u32 {
        let straight = a.abs_diff(b);
        let distance = if self.wrapped {
            straight.min(side - straight)
        } else {
            straight
        };
        distance.into()
    }
}

impl Geometry for SquareGeometry {
    fn graph(&self) -> Graph {
        if self.numbering.is_none() && !self.wrapped {
            let (width, height) = (self.width, self.height);
            let by = |to: Direction| to.offset().expect("a direction in the plane");
            return match self.connectivity {
                Connectivity::Sides => {
                    Graph::grid(width, height, |_, _| Direction::ORTHOGONAL.map(by))
                }
                Connectivity::Corners => {
                    Graph::grid(width, height, |_, _| Direction::PLANAR.map(by))
                }
            };
        }
        let directions = self.directions();
        // On a wrapped board with fewer than three columns or rows, two directions can lead to the same cell.
        let may_repeat = self.wrapped && (self.width < 3 || self.height < 3);
        if may_repeat {
            return Graph::new(self.len(), |cell| {
                let mut nexts = Vec::new();
                for next in directions.iter().filter_map(|&to| self.step(cell, to)) {
                    if !nexts.contains(&next) {
                        nexts.push(next);
                    }
                }
                nexts
            });
        }
        Graph::new(self.len(), |cell| {
            directions.iter().filter_map(move |&to| self.step(cell, to))
        })
    }

    fn directions(&self) -> &'static [Direction] {
        match self.connectivity {
            Connectivity::Sides => &Direction::ORTHOGONAL,
            Connectivity::Corners => &Direction::PLANAR,
        }
    }

    fn step(&self, cell: CellId, direction: Direction) -> Option<CellId> {
        let to = direction.offset()?;
        let is_diagonal = to.0 != 0 && to.1 != 0;
        (self.connectivity == Connectivity::Corners || !is_diagonal)
            .then(|| self.neighbour(cell, to))?
    }

    // `|dx| + |dy|` for four neighbours, `max(|dx|, |dy|)` for eight, with the shorter difference on wrapped boards.
    // Holes can obstruct paths, so boards with holes require a search.
    fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        if self.numbering.is_some() {
            return None;
        }
        let ((ax, ay), (bx, by)) = (self.coordinates(a), self.coordinates(b));
        let (dx, dy) = (
            self.axis_distance(ax, bx, self.width),
            self.axis_distance(ay, by, self.height),
        );
        Some(match self.connectivity {
            Connectivity::Sides => dx + dy,
            Connectivity::Corners => dx.max(dy),
        })
    }

    fn is_diagonal(&self, a: CellId, b: CellId) -> bool {
        let (a, b) = (self.coordinates(a), self.coordinates(b));
        a.0 != b.0 && a.1 != b.1
    }

    fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        const AXES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
        // On a wrapped board with fewer than three columns or rows, two axes can lead along the same cells.
        let (width, height) = (i32::from(self.width), i32::from(self.height));
        let leads_to = |dx: i32, dy: i32| {
            if self.wrapped {
                (dx.rem_euclid(width), dy.rem_euclid(height))
            } else {
                (dx, dy)
            }
        };
        let mut axes: Vec<(i8, i8)> = Vec::new();
        for (dx, dy) in AXES {
            let (right, down) = (i32::from(dx), i32::from(dy));
            let ends = [leads_to(right, down), leads_to(-right, -down)];
            let is_known = |&(dx, dy): &(i8, i8)| ends.contains(&leads_to(dx.into(), dy.into()));
            if !axes.iter().any(is_known) {
                axes.push((dx, dy));
            }
        }
        lines::runs(self.len(), axes.len(), k, |cell, axis| {
            self.neighbour(cell, axes[axis])
        })
    }

    fn outline(&self, cell: CellId) -> Vec<Point> {
        let (x, y) = self.coordinates(cell);
        let (x, y) = (f32::from(x), f32::from(y));
        vec![
            Point::new(x, y),
            Point::new(x + 1.0, y),
            Point::new(x + 1.0, y + 1.0),
            Point::new(x, y + 1.0),
        ]
    }

    fn centre(&self, cell: CellId) -> Point {
        let (x, y) = self.coordinates(cell);
        Point::new(f32::from(x) + 0.5, f32::from(y) + 0.5)
    }

    fn cell_at(&self, point: Point) -> Option<CellId> {
        // Casts saturate, so points left of or above the board are refused first.
        let beside = !(point.x >= 0.0 && point.y >= 0.0);
        (!beside).then(|| self.cell(point.x as u16, point.y as u16))?
    }

    fn extent(&self) -> Point {
        Point::new(self.width.into(), self.height.into())
    }

    fn opposite(&self, cell: CellId) -> Option<CellId> {
        self.has_half_turn.then(|| self.half_turned(cell))?
    }
}

/// Mapping between positions, counted row by row, and cells.
#[derive(Debug)]
struct Numbering {
    /// Cell of each position.
    cells: Vec<Option<CellId>>,
    /// Position of each cell.
    places: Vec<u32>,
}

impl Numbering {
    /// Numbers the positions that are not holes.
    fn new(is_hole: &[bool]) -> Self {
        let (mut cells, mut places) = (vec![None; is_hole.len()], Vec::new());
        for (place, cell) in (0..).zip(&mut cells) {
            if !is_hole[place as usize] {
                *cell = Some(CellId(places.len() as u32));
                places.push(place);
            }
        }
        Self { cells, places }
    }

    const fn len(&self) -> u32 {
        self.places.len() as u32
    }

    fn place(&self, cell: CellId) -> u32 {
        self.places[cell.index()]
    }

    /// Returns the cell at a position; `None` for a hole.
    fn cell(&self, place: usize) -> Option<CellId> {
        self.cells[place]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::{self, board};
    use crate::{Board, Shape};

    const CONNECTIVITIES: [Connectivity; 2] = [Connectivity::Sides, Connectivity::Corners];

    /// Returns every size of up to 6×6 cells, for both connectivities.
    fn all(wrapped: bool) -> impl Iterator<Item = (Square, Board)> {
        let sizes = (1..=6).flat_map(|width| (1..=6).map(move |height| (width, height)));
        sizes.flat_map(move |(width, height)| {
            CONNECTIVITIES.map(|connectivity| {
                let square = Square {
                    connectivity,
                    wrapped,
                    ..Square::new(width, height)
                };
                (square.clone(), board(Shape::Square(square)))
            })
        })
    }

    fn with_holes(mut square: Square, holes: &[(u16, u16)]) -> Board {
        square.holes = holes.into();
        board(Shape::Square(square))
    }

    #[test]
    fn square_satisfies_board_invariants() {
        for (_, board) in all(false) {
            checks::assert_invariants(&board);
            checks::assert_grid_invariants(&board);
            checks::assert_tight_extent(&board);
        }
    }

    /// Checks narrow boards, where two directions can lead to the same cell, which is listed once.
    #[test]
    fn wrapped_square_satisfies_board_invariants() {
        for (square, board) in all(true) {
            checks::assert_invariants(&board);
            checks::assert_closed_form_distances(&board);
            if square.width > 2 && square.height > 2 {
                checks::assert_grid_invariants(&board);
            }
        }
    }

    /// Covers every set of holes on 3×3 cells that leaves a cell, connected or not.
    #[test]
    fn square_with_holes_satisfies_board_invariants() {
        for wrapped in [false, true] {
            for connectivity in CONNECTIVITIES {
                for holes in 1..(1 << 9) - 1_u32 {
                    let is_hole = |cell: &u16| holes >> cell & 1 == 1;
                    let cells = (0..9).filter(is_hole).map(|cell| (cell % 3, cell / 3));
                    let square = Square {
                        connectivity,
                        wrapped,
                        ..Square::new(3, 3)
                    };
                    let board = with_holes(square, &cells.collect::<Vec<_>>());
                    assert_eq!(board.len() as u32, 9 - holes.count_ones());
                    assert_eq!(board.geometry.distance(CellId(0), CellId(0)), None);
                    checks::assert_invariants(&board);
                }
            }
        }
    }

    #[test]
    fn plain_square_covers_its_extent() {
        for (square, board) in all(false) {
            let (width, height) = (f64::from(square.width), f64::from(square.height));
            let outlines = board.cells().map(|cell| board.outline(cell));
            let areas: f64 = outlines.map(|outline| checks::area(&outline)).sum();
            assert_eq!(areas, width * height);
            let extent = board.extent();
            assert_eq!(f64::from(extent.x) * f64::from(extent.y), areas);
        }
    }

    /// Compares with the formula: a row of `w` cells has `w - k + 1` runs; columns likewise.
    #[test]
    fn square_line_count_matches_formula() {
        for (square, board) in all(false) {
            checks::assert_straight_lines(&board);
            let sides = [square.width, square.height].map(usize::from);
            for k in 2..=7_u16 {
                let starts = sides.map(|side| (side + 1).saturating_sub(k.into()));
                let straight = sides[1] * starts[0] + sides[0] * starts[1];
                let slanting = 2 * starts[0] * starts[1];
                assert_eq!(board.lines(k).len(), straight + slanting, "{square:?} {k}");
            }
        }
    }

    /// Tries every straight walk from each cell; two walks over the same cells are one line.
    #[test]
    fn wrapped_square_lines_match_straight_walks() {
        for (square, board) in all(true) {
            let (width, height) = (square.width, square.height);
            for k in 2..=7_u16 {
                let mut walked = std::collections::HashSet::new();
                for (dx, dy) in [(1, 0), (0, 1), (1, 1), (width - 1, 1)] {
                    for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
                        let at = |step: u16| {
                            let (x, y) = ((x + step * dx) % width, (y + step * dy) % height);
                            y * width + x
                        };
                        let mut line: Vec<u16> = (0..k).map(at).collect();
                        line.sort_unstable();
                        line.dedup();
                        if line.len() == usize::from(k) {
                            walked.insert(line);
                        }
                    }
                }
                assert_eq!(board.lines(k).len(), walked.len(), "{square:?} {k}");
            }
        }
    }

    #[test]
    fn holes_break_lines() {
        let board = with_holes(Square::new(5, 1), &[(2, 0)]);
        assert_eq!(board.lines(3), Vec::<Vec<CellId>>::new());
        assert_eq!(
            board.lines(2),
            [vec![CellId(0), CellId(1)], vec![CellId(2), CellId(3)]]
        );
    }

    #[test]
    fn paths_avoid_holes() {
        let board = with_holes(Square::new(3, 3), &[(1, 0), (1, 1)]);
        assert_eq!(board.distance(CellId(0), CellId(1)), Some(6));
        assert_eq!(board.neighbours(CellId(0)), [CellId(2)]);
        assert_eq!(board.cell_at(Point::new(1.5, 0.5)), None);
        assert_eq!(board.cell_at(Point::new(2.5, 0.5)), Some(CellId(1)));
    }

    #[test]
    fn board_divided_by_holes_is_not_connected() {
        let board = with_holes(Square::new(3, 1), &[(1, 0)]);
        let refused = board.check_connected();
        assert_eq!(refused, Err(BoardError::Disconnected { cell: CellId(1) }));
        assert_eq!(board.distance(CellId(0), CellId(1)), None);
        assert_eq!(board.path(CellId(0), CellId(1)), None);
    }

    #[test]
    fn holes_allow_half_turn_only_if_symmetric() {
        let turns = |holes: &[(u16, u16)]| {
            let board = with_holes(Square::new(4, 3), holes);
            board.opposite(CellId(0)).is_some()
        };
        assert!(turns(&[]));
        assert!(turns(&[(0, 0), (3, 2)]));
        assert!(!turns(&[(0, 0)]));
        assert!(!turns(&[(0, 0), (3, 0)]));
    }

    #[test]
    fn corner_neighbours_require_corner_connectivity() {
        let square = Square {
            connectivity: Connectivity::Corners,
            ..Square::new(3, 3)
        };
        let ids = [1, 2, 5, 8, 7, 6, 3, 0].map(CellId);
        assert_eq!(board(Shape::Square(square)).neighbours(CellId(4)), ids);
        let board = board(Shape::Square(Square::new(3, 3)));
        assert_eq!(board.neighbours(CellId(4)), [1, 5, 7, 3].map(CellId));
        assert_eq!(board.step(CellId(4), Direction::UpRight), None);
    }

    #[test]
    fn wrapped_board_has_no_edges() {
        let square = Square {
            wrapped: true,
            ..Square::new(4, 3)
        };
        let board = board(Shape::Square(square));
        assert_eq!(board.step(CellId(0), Direction::Left), Some(CellId(3)));
        assert_eq!(board.step(CellId(0), Direction::Up), Some(CellId(8)));
        assert_eq!(board.distance(CellId(0), CellId(11)), Some(2));
        assert_eq!(board.opposite(CellId(0)), Some(CellId(6)));
    }

    #[test]
    fn invalid_square_sizes_and_holes_are_refused() {
        let refused = |square: Square| Board::new(Shape::Square(square)).err();
        assert_eq!(refused(Square::new(0, 3)), Some(BoardError::Empty));
        assert_eq!(refused(Square::new(3, 0)), Some(BoardError::Empty));
        let cells = 1025 * 1024;
        let too_large = Some(BoardError::TooLarge { cells });
        assert_eq!(refused(Square::new(1025, 1024)), too_large);
        let mut square = Square::new(2, 1);
        square.holes = [(0, 0), (1, 0)].into();
        assert_eq!(refused(square.clone()), Some(BoardError::Empty));
        square.holes = [(2, 0)].into();
        let beside = BoardError::HoleOutside { column: 2, row: 0 };
        assert_eq!(refused(square), Some(beside));
    }
}
