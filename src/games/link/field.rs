//! Where tiles lie, where lines run, and which way tiles fall.

use super::Gravity;
use crate::boards::{Board, BoardError, CellId, Hex, HexLayout, Plan, Point, Shape, Square};

/// A cell of the board or of the ring of empty cells around it, numbered row by row; one number more stands for all that
/// is beyond the ring.
pub(super) type Place = u16;

/// What lies on each place: the number of a tile, or [`EMPTY`].
pub(super) type Tiles = Vec<u16>;

/// No tile: lines run over such a place.
pub(super) const EMPTY: u16 = u16::MAX;
/// What lies beyond the ring: no tile, but no line runs there.
const BEYOND: u16 = u16::MAX - 1;

/// The most directions in which a line can leave a cell.
pub(super) const MOST_SIDES: usize = 6;

/// The board, the ring of cells around it, and the lanes along which tiles fall.
#[derive(Debug)]
pub(super) struct Field {
    board: Board,
    /// Where each place's centre is.
    centres: Vec<Point>,
    /// The place of each cell.
    places: Vec<Place>,
    /// The places next to each place, by direction; opposite directions are half the round apart.
    next: Vec<[Place; MOST_SIDES]>,
    /// In how many directions lines run.
    sides: usize,
    /// Columns of places.
    columns: u16,
    /// Columns of cells.
    width: u16,
    /// Each lane from where tiles come to rest to where they come from; none where they stay.
    lanes: Vec<Vec<Place>>,
    /// The lane of each place.
    lane_of: Vec<u16>,
    /// How many places of its lane are nearer to where tiles come to rest, for each place.
    slot_of: Vec<u16>,
    /// How far on in the list the lane is that lies beside a lane.
    stride: usize,
    /// Column and row of each place.
    at: Vec<[u8; 2]>,
    /// Whether the straight lines of cells are columns, as on some hexes.
    in_columns: bool,
}

/// The layout of hexes that has one more row above it and one more column to the left of it.
const fn with_ring(layout: HexLayout) -> HexLayout {
    match layout {
        HexLayout::OddRows => HexLayout::EvenRows,
        HexLayout::EvenRows => HexLayout::OddRows,
        HexLayout::OddColumns => HexLayout::EvenColumns,
        HexLayout::EvenColumns => HexLayout::OddColumns,
    }
}

impl Field {
    /// The field of a board of squares or hexes.
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
        let in_columns = match &plan.shape {
            Shape::Hex(hex) => {
                matches!(hex.layout, HexLayout::OddColumns | HexLayout::EvenColumns)
            }
            _ => false,
        };
        let board = plan.build()?;
        let ringed = Board::new(ringed)?;
        let beyond = ringed.len() as Place;
        let directions = ringed.directions();
        let next = ringed.cells().map(|place| {
            let mut next = [beyond; MOST_SIDES];
            for (next, &direction) in next.iter_mut().zip(directions) {
                let step = ringed.step(place, direction);
                *next = step.map_or(beyond, |step| step.0 as Place);
            }
            next
        });
        let mut field = Self {
            next: next.collect(),
            sides: directions.len(),
            columns: width + 2,
            width,
            centres: Vec::new(),
            places: Vec::new(),
            lanes: Vec::new(),
            lane_of: vec![0; ringed.len()],
            slot_of: vec![0; ringed.len()],
            stride: if gravity == Gravity::Middle { 2 } else { 1 },
            at: Vec::new(),
            in_columns,
            board,
        };
        field.places = field.board.cells().map(|cell| field.place(cell)).collect();
        let at = (0..beyond).map(|place| [place % field.columns, place / field.columns]);
        field.at = at.map(|at| at.map(|number| number as u8)).collect();
        let first = CellId(0);
        let here = field.board.centre(first);
        let there = ringed.centre(CellId(field.place(first).into()));
        let moved = |at: Point| Point::new(at.x - there.x + here.x, at.y - there.y + here.y);
        field.centres = ringed
            .cells()
            .map(|place| moved(ringed.centre(place)))
            .collect();
        // To the last digit, where the board itself has the place.
        for cell in field.board.cells() {
            let place = usize::from(field.place(cell));
            field.centres[place] = field.board.centre(cell);
        }
        field.lanes = gravity.lanes(width, height, |column, row| {
            field.place(CellId(
                u32::from(row) * u32::from(width) + u32::from(column),
            ))
        });
        for (number, lane) in (0..).zip(&field.lanes) {
            for (slot, &place) in (0..).zip(lane) {
                field.lane_of[usize::from(place)] = number;
                field.slot_of[usize::from(place)] = slot;
            }
        }
        Ok(field)
    }

    /// The board itself.
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// The place of a cell of the board.
    pub(super) const fn place(&self, cell: CellId) -> Place {
        let (column, row) = (cell.0 as u16 % self.width, cell.0 as u16 / self.width);
        (row + 1) * self.columns + column + 1
    }

    /// The cell at a place on the board.
    pub(super) const fn cell(&self, place: Place) -> CellId {
        let (column, row) = (place % self.columns - 1, place / self.columns - 1);
        CellId(row as u32 * self.width as u32 + column as u32)
    }

    /// The middle of a place.
    pub(super) fn centre(&self, place: Place) -> Point {
        self.centres[usize::from(place)]
    }

    /// Column and row of a place, those of the ring counted.
    #[inline]
    pub(super) fn at(&self, place: Place) -> (u32, u32) {
        let [column, row] = self.at[usize::from(place)];
        (column.into(), row.into())
    }

    /// How many columns and rows of places there are, with the ring.
    pub(super) const fn extent(&self) -> (u16, u16) {
        (self.columns, self.next.len() as u16 / self.columns)
    }

    /// In how many directions lines run.
    pub(super) const fn sides(&self) -> usize {
        self.sides
    }

    /// The place next to this one in a direction.
    #[inline]
    pub(super) fn next(&self, place: Place, direction: usize) -> Place {
        self.next[usize::from(place)][direction]
    }

    /// Whether this is what lies beyond the ring.
    #[inline]
    pub(super) const fn is_beyond(&self, place: Place) -> bool {
        place as usize == self.next.len()
    }

    /// Whether two places are next to each other.
    #[inline]
    pub(super) fn touch(&self, a: Place, b: Place) -> bool {
        self.next[usize::from(a)].contains(&b)
    }

    /// How many steps two cells are apart.
    pub(super) fn distance(&self, a: Place, b: Place) -> Option<u32> {
        self.board.distance(self.cell(a), self.cell(b))
    }

    /// Whether a place next to this one is empty.
    pub(super) fn is_open(&self, tiles: &Tiles, place: Place) -> bool {
        let next = &self.next[usize::from(place)][..self.sides];
        next.iter().any(|&next| tiles[usize::from(next)] == EMPTY)
    }

    /// A field on which no tile lies.
    pub(super) fn bare(&self) -> Tiles {
        let mut tiles = vec![EMPTY; self.next.len()];
        tiles.push(BEYOND);
        tiles
    }

    /// The tiles of a field, each with its place, in the order of the cells.
    pub(super) fn lying<'a>(&'a self, tiles: &'a Tiles) -> impl Iterator<Item = (Place, u16)> + 'a {
        let here = |&place: &Place| (place, tiles[usize::from(place)]);
        self.places
            .iter()
            .map(here)
            .filter(|&(_, tile)| tile != EMPTY)
    }

    /// The cells one straight line after the other.
    pub(super) fn line_by_line(&self) -> Vec<CellId> {
        let mut cells: Vec<CellId> = self.board.cells().collect();
        if self.in_columns {
            let width = u32::from(self.width);
            cells.sort_by_key(|cell| (cell.0 % width, cell.0));
        }
        cells
    }

    /// Whether lines run along rows and columns.
    pub(super) const fn is_square(&self) -> bool {
        self.sides == 4
    }

    /// Whether tiles stay where they are when others have gone.
    pub(super) const fn is_still(&self) -> bool {
        self.lanes.is_empty()
    }

    /// The lanes along which tiles fall, each from where they come to rest.
    pub(super) fn lanes(&self) -> &[Vec<Place>] {
        &self.lanes
    }

    /// The lanes that lie beside a lane: two, or fewer at the edges.
    pub(super) fn beside(&self, lane: usize) -> impl Iterator<Item = usize> {
        let others = [lane.checked_sub(self.stride), Some(lane + self.stride)];
        let lanes = self.lanes.len();
        others
            .into_iter()
            .flatten()
            .filter(move |&lane| lane < lanes)
    }

    /// The lane of a place, and how many of its places are nearer to where tiles come to rest.
    #[inline]
    pub(super) fn slot(&self, place: Place) -> (usize, usize) {
        let place = usize::from(place);
        (self.lane_of[place].into(), self.slot_of[place].into())
    }

    /// Takes two tiles away and lets the others fall.
    #[inline]
    pub(super) fn take(&self, tiles: &mut Tiles, a: Place, b: Place) {
        tiles[usize::from(a)] = EMPTY;
        tiles[usize::from(b)] = EMPTY;
        if self.lanes.is_empty() {
            return;
        }
        let [first, second] = [a, b].map(|place| self.lane_of[usize::from(place)]);
        self.settle(tiles, first, |_, _| {});
        if second != first {
            self.settle(tiles, second, |_, _| {});
        }
    }

    /// Lets all tiles fall that are held by nothing: from where each falls, and to where.
    pub(super) fn fall(&self, tiles: &mut Tiles) -> Vec<(Place, Place)> {
        let mut slides = Vec::new();
        for lane in 0..self.lanes.len() {
            self.settle(tiles, lane as u16, |from, to| slides.push((from, to)));
        }
        slides
    }

    /// Lets the tiles of one lane fall.
    fn settle(&self, tiles: &mut Tiles, lane: u16, mut slid: impl FnMut(Place, Place)) {
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
    use super::super::deal::lay;
    use super::*;

    fn tiles_after(gravity: Gravity, cells: &[u32]) -> Vec<u32> {
        let plan = Plan::even(Shape::Square(Square::new(5, 2)));
        let field = Field::new(&plan, gravity).expect("squares");
        let cells: Vec<CellId> = cells.iter().copied().map(CellId).collect();
        let mut tiles = lay(&field, &cells);
        field.fall(&mut tiles);
        field
            .lying(&tiles)
            .map(|(place, _)| field.cell(place).0)
            .collect()
    }

    #[test]
    fn tiles_fall_until_something_holds_them() {
        assert_eq!(tiles_after(Gravity::None, &[0, 3, 9]), [0, 3, 9]);
        assert_eq!(tiles_after(Gravity::Down, &[0, 3, 9]), [5, 8, 9]);
        assert_eq!(tiles_after(Gravity::Up, &[0, 5, 9]), [0, 4, 5]);
        assert_eq!(tiles_after(Gravity::Left, &[1, 3, 9]), [0, 1, 5]);
        assert_eq!(tiles_after(Gravity::Right, &[1, 3, 5]), [3, 4, 9]);
    }

    /// The column in the middle of five belongs to the left half.
    #[test]
    fn both_halves_slide_to_the_middle() {
        assert_eq!(
            tiles_after(Gravity::Middle, &[0, 4, 6, 8, 9]),
            [2, 3, 7, 8, 9]
        );
    }

    #[test]
    fn steps_on_the_board_lead_where_the_board_has_them() {
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
                let place = field.place(cell);
                assert_eq!(field.cell(place), cell);
                for (number, &direction) in board.directions().iter().enumerate() {
                    let next = field.next(place, number);
                    assert!(
                        !field.is_beyond(next),
                        "the ring is missing beside {cell:?}"
                    );
                    if let Some(step) = board.step(cell, direction) {
                        assert_eq!(next, field.place(step));
                    }
                    assert_eq!(
                        field.next(next, (number + field.sides() / 2) % field.sides()),
                        place
                    );
                }
            }
        }
    }
}
