//! The field of a game: the cells, their neighbours, and the lanes along which tiles fall.

use super::gravity::Gravity;
use tessella_boards::{Board, BoardError, CellId, Hex, HexLayout, Plan, Point, Shape, Square};

/// Cell of the board or of the ring of empty cells around it, numbered row by row. The number after the last one stands
/// for everything outside the ring.
pub(super) type FieldCell = u16;

/// Content of each cell of the field: the number of a tile, or [`EMPTY`].
pub(super) type TileGrid = Vec<u16>;

/// Cells of a pair of tiles.
pub(super) type CellPair = (FieldCell, FieldCell);

/// Content of a cell without a tile. Lines can cross it.
pub(super) const EMPTY: u16 = u16::MAX;
/// Content outside the ring: there is no tile, but lines cannot run there either.
const OUTSIDE: u16 = u16::MAX - 1;

/// Maximum number of directions in which a line can leave a cell.
pub(super) const MAX_DIRECTIONS: usize = 6;

/// The board, the ring of cells around it, and the lanes along which tiles fall.
#[derive(Debug)]
pub(super) struct Field {
    board: Board,
    /// Centre of each field cell.
    centres: Vec<Point>,
    /// Field cell of each cell of the board.
    field_cells: Vec<FieldCell>,
    /// Neighbours of each field cell by direction. The opposite of direction `d` is `d + direction_count / 2`, modulo
    /// `direction_count`.
    neighbours: Vec<[FieldCell; MAX_DIRECTIONS]>,
    /// Number of directions in which lines run.
    direction_count: usize,
    /// Number of columns including the ring.
    columns: u16,
    /// Number of columns of the board.
    width: u16,
    /// Cells of each lane, starting at the end towards which tiles fall; empty without gravity.
    lanes: Vec<Vec<FieldCell>>,
    /// Lane of each field cell.
    lane_of: Vec<u16>,
    /// Index of each field cell within its lane.
    slot_of: Vec<u16>,
    /// Difference between the indices of adjacent lanes.
    stride: usize,
    /// Column and row of each field cell.
    coordinates: Vec<[u8; 2]>,
    /// `true` if the straight lines of cells are columns, as in some hex layouts.
    in_columns: bool,
}

/// Returns the hex layout with a row added above and a column added on the left.
const fn with_ring(layout: HexLayout) -> HexLayout {
    match layout {
        HexLayout::OddRows => HexLayout::EvenRows,
        HexLayout::EvenRows => HexLayout::OddRows,
        HexLayout::OddColumns => HexLayout::EvenColumns,
        HexLayout::EvenColumns => HexLayout::OddColumns,
    }
}

/// Returns `true` if the straight lines of cells are columns.
const fn has_column_lines(shape: &Shape) -> bool {
    match shape {
        Shape::Hex(hex) => {
            matches!(hex.layout, HexLayout::OddColumns | HexLayout::EvenColumns)
        }
        _ => false,
    }
}

/// Returns the neighbours of each cell of a board by direction; the number of cells stands for the outside.
fn neighbours(board: &Board) -> Vec<[FieldCell; MAX_DIRECTIONS]> {
    let outside = board.len() as FieldCell;
    let next = board.cells().map(|cell| {
        let mut next = [outside; MAX_DIRECTIONS];
        for (next, &direction) in next.iter_mut().zip(board.directions()) {
            let step = board.step(cell, direction);
            *next = step.map_or(outside, |step| step.0 as FieldCell);
        }
        next
    });
    next.collect()
}

impl Field {
    /// Builds the field of a board of squares or hexes.
    pub(super) fn new(plan: &Plan, gravity: Gravity) -> Result<Self, BoardError> {
        let (width, height, ringed) = match &plan.shape {
            Shape::Hex(hex) => {
                let ringed = Hex {
                    width: hex.width + 2,
                    height: hex.height + 2,
                    layout: with_ring(hex.layout),
                };
                (hex.width, hex.height, Shape::Hex(ringed))
            }
            Shape::Square(square) => {
                let ringed = Square::new(square.width + 2, square.height + 2);
                (square.width, square.height, Shape::Square(ringed))
            }
            _ => return Err(BoardError::Empty),
        };
        let board = plan.build()?;
        let ringed = Board::new(ringed)?;
        let outside = ringed.len() as FieldCell;
        let mut field = Self {
            neighbours: neighbours(&ringed),
            direction_count: ringed.directions().len(),
            columns: width + 2,
            width,
            centres: Vec::new(),
            field_cells: Vec::new(),
            lanes: Vec::new(),
            lane_of: vec![0; ringed.len()],
            slot_of: vec![0; ringed.len()],
            stride: if gravity == Gravity::Middle { 2 } else { 1 },
            coordinates: Vec::new(),
            in_columns: has_column_lines(&plan.shape),
            board,
        };
        field.field_cells = field
            .board
            .cells()
            .map(|cell| field.field_cell(cell))
            .collect();
        let at =
            (0..outside).map(|field_cell| [field_cell % field.columns, field_cell / field.columns]);
        field.coordinates = at.map(|at| at.map(|number| number as u8)).collect();
        let first = CellId(0);
        let here = field.board.centre(first);
        let there = ringed.centre(CellId(field.field_cell(first).into()));
        let moved = |at: Point| Point::new(at.x - there.x + here.x, at.y - there.y + here.y);
        field.centres = ringed
            .cells()
            .map(|field_cell| moved(ringed.centre(field_cell)))
            .collect();
        // Cells of the board take their centres from it, which avoids rounding differences.
        for cell in field.board.cells() {
            let field_cell = usize::from(field.field_cell(cell));
            field.centres[field_cell] = field.board.centre(cell);
        }
        field.add_lanes(gravity, height);
        Ok(field)
    }

    /// Adds the lanes along which tiles fall.
    fn add_lanes(&mut self, gravity: Gravity, height: u16) {
        self.lanes = gravity.lanes(self.width, height, |column, row| {
            self.field_cell(CellId(
                u32::from(row) * u32::from(self.width) + u32::from(column),
            ))
        });
        for (number, lane) in (0..).zip(&self.lanes) {
            for (slot, &field_cell) in (0..).zip(lane) {
                self.lane_of[usize::from(field_cell)] = number;
                self.slot_of[usize::from(field_cell)] = slot;
            }
        }
    }

    /// Returns the board without the ring.
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the field cell of a cell of the board.
    pub(super) const fn field_cell(&self, cell: CellId) -> FieldCell {
        let (column, row) = (cell.0 as u16 % self.width, cell.0 as u16 / self.width);
        (row + 1) * self.columns + column + 1
    }

    /// Returns the cell of the board at a field cell, which must not be in the ring.
    pub(super) const fn board_cell(&self, field_cell: FieldCell) -> CellId {
        let (column, row) = (field_cell % self.columns - 1, field_cell / self.columns - 1);
        CellId(row as u32 * self.width as u32 + column as u32)
    }

    /// Returns the centre of a field cell.
    pub(super) fn centre(&self, field_cell: FieldCell) -> Point {
        self.centres[usize::from(field_cell)]
    }

    /// Returns the column and row of a field cell, counting the ring.
    #[inline]
    pub(super) fn coordinates(&self, field_cell: FieldCell) -> (u32, u32) {
        let [column, row] = self.coordinates[usize::from(field_cell)];
        (column.into(), row.into())
    }

    /// Returns the number of columns and rows including the ring.
    pub(super) const fn size(&self) -> (u16, u16) {
        (self.columns, self.neighbours.len() as u16 / self.columns)
    }

    /// Returns the number of directions in which lines run.
    pub(super) const fn direction_count(&self) -> usize {
        self.direction_count
    }

    /// Returns the neighbour in a direction.
    #[inline]
    pub(super) fn neighbour(&self, field_cell: FieldCell, direction: usize) -> FieldCell {
        self.neighbours[usize::from(field_cell)][direction]
    }

    /// Returns `true` for the number that stands for everything outside the ring.
    #[inline]
    pub(super) const fn is_outside(&self, field_cell: FieldCell) -> bool {
        field_cell as usize == self.neighbours.len()
    }

    /// Returns `true` if two field cells are neighbours.
    #[inline]
    pub(super) fn are_adjacent(&self, a: FieldCell, b: FieldCell) -> bool {
        self.neighbours[usize::from(a)].contains(&b)
    }

    /// Returns the distance between two cells of the board in steps.
    pub(super) fn distance(&self, a: FieldCell, b: FieldCell) -> Option<u32> {
        self.board.distance(self.board_cell(a), self.board_cell(b))
    }

    /// Returns `true` if a neighbour is empty.
    pub(super) fn is_exposed(&self, tiles: &TileGrid, field_cell: FieldCell) -> bool {
        let next = &self.neighbours[usize::from(field_cell)][..self.direction_count];
        next.iter().any(|&next| tiles[usize::from(next)] == EMPTY)
    }

    /// Returns a field without tiles.
    pub(super) fn empty_grid(&self) -> TileGrid {
        let mut tiles = vec![EMPTY; self.neighbours.len()];
        tiles.push(OUTSIDE);
        tiles
    }

    /// Returns a field with a tile on each of these cells, numbered by the cell.
    pub(super) fn numbered_tiles(&self, cells: &[CellId]) -> TileGrid {
        let mut tiles = self.empty_grid();
        for &cell in cells {
            tiles[usize::from(self.field_cell(cell))] = cell.0 as u16;
        }
        tiles
    }

    /// Returns the tiles with their field cells, in the order of the cells.
    pub(super) fn occupied<'a>(
        &'a self,
        tiles: &'a TileGrid,
    ) -> impl Iterator<Item = (FieldCell, u16)> + 'a {
        let here = |&field_cell: &FieldCell| (field_cell, tiles[usize::from(field_cell)]);
        self.field_cells
            .iter()
            .map(here)
            .filter(|&(_, tile)| tile != EMPTY)
    }

    /// Returns the cells of the board, one straight line after another.
    pub(super) fn cells_by_line(&self) -> Vec<CellId> {
        let mut cells: Vec<CellId> = self.board.cells().collect();
        if self.in_columns {
            let width = u32::from(self.width);
            cells.sort_by_key(|cell| (cell.0 % width, cell.0));
        }
        cells
    }

    /// Returns `true` if lines run along rows and columns.
    pub(super) const fn is_square(&self) -> bool {
        self.direction_count == 4
    }

    /// Returns `true` if there is no gravity.
    pub(super) const fn is_static(&self) -> bool {
        self.lanes.is_empty()
    }

    /// Returns the cells of each lane, starting at the end towards which tiles fall.
    pub(super) fn lanes(&self) -> &[Vec<FieldCell>] {
        &self.lanes
    }

    /// Returns the lanes next to a lane: two, or fewer at the edges.
    pub(super) fn adjacent_lanes(&self, lane: usize) -> impl Iterator<Item = usize> {
        let others = [lane.checked_sub(self.stride), Some(lane + self.stride)];
        let lanes = self.lanes.len();
        others
            .into_iter()
            .flatten()
            .filter(move |&lane| lane < lanes)
    }

    /// Returns the lane of a field cell and its index within the lane.
    #[inline]
    pub(super) fn lane_slot(&self, field_cell: FieldCell) -> (usize, usize) {
        let field_cell = usize::from(field_cell);
        (
            self.lane_of[field_cell].into(),
            self.slot_of[field_cell].into(),
        )
    }

    /// Removes two tiles and applies gravity to their lanes.
    #[inline]
    pub(super) fn remove_pair(&self, tiles: &mut TileGrid, a: FieldCell, b: FieldCell) {
        tiles[usize::from(a)] = EMPTY;
        tiles[usize::from(b)] = EMPTY;
        if self.lanes.is_empty() {
            return;
        }
        let [first, second] = [a, b].map(|field_cell| self.lane_of[usize::from(field_cell)]);
        self.settle_lane(tiles, first, |_, _| {});
        if second != first {
            self.settle_lane(tiles, second, |_, _| {});
        }
    }

    /// Applies gravity to all lanes. Returns the cells from which and to which tiles move.
    pub(super) fn apply_gravity(&self, tiles: &mut TileGrid) -> Vec<(FieldCell, FieldCell)> {
        let mut slides = Vec::new();
        for lane in 0..self.lanes.len() {
            self.settle_lane(tiles, lane as u16, |from, to| slides.push((from, to)));
        }
        slides
    }

    /// Applies gravity to one lane.
    fn settle_lane(
        &self,
        tiles: &mut TileGrid,
        lane: u16,
        mut slid: impl FnMut(FieldCell, FieldCell),
    ) {
        let lane = &self.lanes[usize::from(lane)];
        let mut rest = lane.iter();
        for &from in lane {
            if tiles[usize::from(from)] == EMPTY {
                continue;
            }
            let Some(&to) = rest.next() else { break };
            if to != from {
                tiles.swap(usize::from(from), usize::from(to));
                slid(from, to);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles_after(gravity: Gravity, cells: &[u32]) -> Vec<u32> {
        let plan = Plan::even(Shape::Square(Square::new(5, 2)));
        let field = Field::new(&plan, gravity).expect("squares");
        let cells: Vec<CellId> = cells.iter().copied().map(CellId).collect();
        let mut tiles = field.numbered_tiles(&cells);
        field.apply_gravity(&mut tiles);
        field
            .occupied(&tiles)
            .map(|(field_cell, _)| field.board_cell(field_cell).0)
            .collect()
    }

    #[test]
    fn field_gravity_moves_tiles_to_lane_start() {
        assert_eq!(tiles_after(Gravity::None, &[0, 3, 9]), [0, 3, 9]);
        assert_eq!(tiles_after(Gravity::Down, &[0, 3, 9]), [5, 8, 9]);
        assert_eq!(tiles_after(Gravity::Up, &[0, 5, 9]), [0, 4, 5]);
        assert_eq!(tiles_after(Gravity::Left, &[1, 3, 9]), [0, 1, 5]);
        assert_eq!(tiles_after(Gravity::Right, &[1, 3, 5]), [3, 4, 9]);
    }

    /// Checks that the middle one of five columns belongs to the left half.
    #[test]
    fn field_gravity_middle_moves_both_halves() {
        assert_eq!(
            tiles_after(Gravity::Middle, &[0, 4, 6, 8, 9]),
            [2, 3, 7, 8, 9]
        );
    }

    #[test]
    fn field_neighbours_match_board_steps() {
        let layouts = HexLayout::ALL.map(|layout| {
            Shape::Hex(Hex {
                width: 4,
                height: 3,
                layout,
            })
        });
        let square = Shape::Square(Square::new(3, 4));
        for shape in layouts.into_iter().chain([square]) {
            let field = Field::new(&Plan::even(shape), Gravity::None).expect("squares or hexes");
            let board = field.board();
            for cell in board.cells() {
                let field_cell = field.field_cell(cell);
                assert_eq!(field.board_cell(field_cell), cell);
                for (number, &direction) in board.directions().iter().enumerate() {
                    let next = field.neighbour(field_cell, number);
                    assert!(
                        !field.is_outside(next),
                        "the ring is missing beside {cell:?}"
                    );
                    if let Some(step) = board.step(cell, direction) {
                        assert_eq!(next, field.field_cell(step));
                    }
                    assert_eq!(
                        field.neighbour(
                            next,
                            (number + field.direction_count() / 2) % field.direction_count()
                        ),
                        field_cell
                    );
                }
            }
        }
    }
}
