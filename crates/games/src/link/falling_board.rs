//! Board of squares with gravity, optimised for removing pairs in a search.
//!
//! The tiles of a lane are contiguous from the end towards which they fall, so a lane is a stack from which any tile
//! can be removed. Removing the top tile of a lane moves no other tile and only adds empty cells.

use super::bitboard::Bitboard;
use super::field::{CellPair, EMPTY, Field, FieldCell, TileGrid};
use super::setup::FACES;
use super::setup::{COLUMNS, ROWS};

/// Number of cells of the largest field. It is a multiple of 8.
const MAX_CELLS: usize = (*COLUMNS.end() as usize + 2) * (*ROWS.end() as usize + 2);
/// Number of lanes of the largest field: two for each row.
pub(super) const MAX_LANES: usize = 2 * *ROWS.end() as usize;

/// Tiles of a field with gravity.
#[derive(Clone, Debug)]
pub(super) struct FallingBoard {
    /// Face plus one of the tile on each cell; 0 for an empty cell.
    faces: [u8; MAX_CELLS],
    occupied: Bitboard,
    /// Number of tiles in each lane.
    lengths: [u8; MAX_LANES],
    left: u16,
}

/// Cells of the tiles, grouped by face.
#[derive(Debug)]
pub(super) struct CellsByFace {
    cells: Vec<FieldCell>,
    /// Start of each face's group, followed by the end of the last group.
    starts: [u16; FACES as usize + 1],
}

impl CellsByFace {
    /// Returns the non-empty groups.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[FieldCell]> {
        let part = |ends: &[u16]| &self.cells[ends[0].into()..ends[1].into()];
        let parts = self.starts.windows(2).map(part);
        parts.filter(|cells| !cells.is_empty())
    }
}

impl FallingBoard {
    /// Creates the board of a field whose tile numbers are faces, and to which gravity has been applied.
    pub(super) fn new(field: &Field, tiles: &TileGrid) -> Self {
        let mut board = Self {
            faces: [0; MAX_CELLS],
            occupied: Bitboard::empty(field),
            lengths: [0; MAX_LANES],
            left: 0,
        };
        for (cell, face) in field.occupied(tiles) {
            board.faces[usize::from(cell)] = face as u8 + 1;
            board.occupied.insert(field, cell);
            board.lengths[field.lane_slot(cell).0] += 1;
            board.left += 1;
        }
        board
    }

    /// Returns the number of tiles left.
    pub(super) const fn left(&self) -> u16 {
        self.left
    }

    /// Returns the number of tiles in a lane.
    #[inline]
    pub(super) fn lane_length(&self, lane: usize) -> usize {
        self.lengths[lane].into()
    }

    /// Returns `true` if no tile is on top of the tile at this cell.
    #[inline]
    pub(super) fn is_top(&self, field: &Field, cell: FieldCell) -> bool {
        let (lane, slot) = field.lane_slot(cell);
        slot + 1 == self.lane_length(lane)
    }

    /// Returns `true` if a neighbour is empty. Otherwise the tile is joined to its neighbours only.
    #[inline]
    pub(super) fn is_exposed(&self, field: &Field, cell: FieldCell) -> bool {
        self.occupied.is_exposed(field, cell)
    }

    /// Returns `true` if a line joins two tiles.
    #[inline]
    pub(super) fn joins(&self, field: &Field, a: FieldCell, b: FieldCell) -> bool {
        self.occupied.joins(field, a, b)
    }

    /// Removes a pair.
    pub(super) fn remove_pair(&mut self, field: &Field, (a, b): CellPair) {
        let (first, second) = (field.lane_slot(a), field.lane_slot(b));
        // Of two tiles in one lane, the upper is removed first, so that the lower one does not move before it is
        // removed.
        let (a, b) = if first < second { (b, a) } else { (a, b) };
        self.remove_tile(field, a);
        self.remove_tile(field, b);
    }

    fn remove_tile(&mut self, field: &Field, cell: FieldCell) {
        let (lane, slot) = field.lane_slot(cell);
        let length = self.lane_length(lane);
        let cells = &field.lanes()[lane][slot..length];
        for two in cells.windows(2) {
            self.faces[usize::from(two[0])] = self.faces[usize::from(two[1])];
        }
        let last = cells[cells.len() - 1];
        self.faces[usize::from(last)] = 0;
        self.occupied.remove(field, last);
        self.lengths[lane] -= 1;
        self.left -= 1;
    }

    /// Returns the cells of all tiles, grouped by face.
    pub(super) fn by_face(&self, field: &Field) -> CellsByFace {
        let occupied = || {
            let lanes = field.lanes().iter().zip(self.lengths);
            lanes.flat_map(|(lane, length)| &lane[..length.into()])
        };
        let mut starts = [0_u16; FACES as usize + 1];
        for &cell in occupied() {
            starts[usize::from(self.faces[usize::from(cell)])] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut cells = vec![EMPTY; self.left.into()];
        // A counting sort that fills each group from its end.
        let mut next = starts;
        for &cell in occupied() {
            let end = &mut next[usize::from(self.faces[usize::from(cell)])];
            *end -= 1;
            cells[usize::from(*end)] = cell;
        }
        CellsByFace { cells, starts }
    }

    /// Returns a hash of the board. Never 0.
    pub(super) fn key(&self) -> u128 {
        // The folded product depends on all bits of both factors. Two of them make collisions unlikely.
        let fold = |a: u64, b: u64| {
            let product = u128::from(a) * u128::from(b);
            product as u64 ^ (product >> 64) as u64
        };
        let [mut low, mut high] = [0x9E37_79B9_7F4A_7C15_u64, 0xD1B5_4A32_D192_ED03];
        for eight in self.faces.chunks_exact(8) {
            let word = eight
                .iter()
                .fold(0, |word, &face| word << 8 | u64::from(face));
            low = fold(low ^ word, 0xBF58_476D_1CE4_E5B9);
            high = fold(high ^ word, 0x94D0_49BB_1331_11EB).rotate_left(23);
        }
        u128::from(low) << 64 | u128::from(high) | 1
    }
}

#[cfg(test)]
mod tests {
    use super::super::gravity::Gravity;
    use super::*;
    use tessella_boards::random::SeededRng;
    use tessella_boards::{CellId, Plan, Shape, Square};

    /// Removes arbitrary pairs, because gravity does not depend on faces.
    #[test]
    fn falling_board_matches_field_gravity() {
        for &gravity in &Gravity::ALL[1..] {
            for (width, height) in [(6, 5), (5, 4), (2, 2)] {
                let plan = Plan::even(Shape::Square(Square::new(width, height)));
                let field = Field::new(&plan, gravity).expect("squares");
                let mut stream = SeededRng::new(b"examples", 3);
                let cells: Vec<CellId> = field.board().cells().collect();
                let faces = |tiles: &TileGrid| -> TileGrid {
                    let face = |&tile: &u16| if tile < 600 { tile % 7 } else { tile };
                    tiles.iter().map(face).collect()
                };
                let mut tiles = field.numbered_tiles(&cells);
                let mut board = FallingBoard::new(&field, &faces(&tiles));
                while board.left() > 0 {
                    let occupied: Vec<FieldCell> =
                        field.occupied(&tiles).map(|(cell, _)| cell).collect();
                    let one = stream.below(occupied.len() as u32) as usize;
                    let other = stream.below(occupied.len() as u32 - 1) as usize;
                    let pair = (occupied[one], occupied[other + usize::from(other >= one)]);
                    field.remove_pair(&mut tiles, pair.0, pair.1);
                    board.remove_pair(&field, pair);
                    let expected = FallingBoard::new(&field, &faces(&tiles));
                    assert_eq!(board.key(), expected.key(), "{gravity:?}: {pair:?}");
                    assert_eq!(board.left(), expected.left());
                    let by_face = board.by_face(&field);
                    let mut all: Vec<FieldCell> = by_face.iter().flatten().copied().collect();
                    all.sort_unstable();
                    assert_eq!(
                        all,
                        field
                            .occupied(&tiles)
                            .map(|(cell, _)| cell)
                            .collect::<Vec<_>>()
                    );
                    for cells in by_face.iter() {
                        let face = |&cell: &FieldCell| tiles[usize::from(cell)] % 7;
                        assert!(cells.iter().all(|cell| face(cell) == face(&cells[0])));
                    }
                    for &a in &occupied {
                        if tiles[usize::from(a)] != EMPTY {
                            let (lane, slot) = field.lane_slot(a);
                            assert_eq!(field.lanes()[lane][slot], a);
                            assert_eq!(board.is_exposed(&field, a), field.is_exposed(&tiles, a));
                        }
                    }
                }
            }
        }
    }
}
