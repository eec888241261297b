//! Tiles that fall, on squares: what lies where, kept so that a search takes pairs quickly.
//!
//! The tiles of a lane lie without gaps from where they come to rest, so that a lane is a stack from which any tile can be
//! taken. Its last tile holds no other: once it has gone, nothing lies elsewhere, and there is only more room.

use super::bitboard::Bitboard;
use super::field::{CellPair, EMPTY, Field, FieldCell, TileGrid};
use super::setup::FACES;
use super::setup::{COLUMNS, ROWS};

/// Places of the largest field, in whole words.
const MAX_CELLS: usize = (*COLUMNS.end() as usize + 2) * (*ROWS.end() as usize + 2);
/// Lanes of the largest field: two for each row.
const MAX_LANES: usize = 2 * *ROWS.end() as usize;

/// What lies where.
#[derive(Clone, Debug)]
pub(super) struct FallingBoard {
    /// One more than the face of the tile at each cell; 0 where none lies.
    faces: [u8; MAX_CELLS],
    occupied: Bitboard,
    /// How many tiles lie in each lane.
    lengths: [u8; MAX_LANES],
    left: u16,
}

/// The tiles that lie, face by face.
#[derive(Debug)]
pub(super) struct CellsByFace {
    cells: Vec<FieldCell>,
    /// Where the tiles of each face start, and where those of the last end.
    starts: [u16; FACES as usize + 1],
}

impl CellsByFace {
    /// The cells of each face that is left.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[FieldCell]> {
        let part = |ends: &[u16]| &self.cells[ends[0].into()..ends[1].into()];
        let parts = self.starts.windows(2).map(part);
        parts.filter(|cells| !cells.is_empty())
    }
}

impl FallingBoard {
    /// The tiles of a field, on which each tile's number is its face; all have fallen.
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

    /// How many tiles are left.
    pub(super) const fn left(&self) -> u16 {
        self.left
    }

    /// How many tiles lie in a lane.
    #[inline]
    pub(super) fn lane_length(&self, lane: usize) -> usize {
        self.lengths[lane].into()
    }

    /// Whether nothing lies upon the tile at this cell.
    #[inline]
    pub(super) fn is_top(&self, field: &Field, cell: FieldCell) -> bool {
        let (lane, slot) = field.lane_slot(cell);
        slot + 1 == self.lane_length(lane)
    }

    /// Whether lines can leave a tile at all, but to a tile beside it.
    #[inline]
    pub(super) fn is_exposed(&self, field: &Field, cell: FieldCell) -> bool {
        self.occupied.is_exposed(field, cell)
    }

    /// Whether a line joins two tiles.
    #[inline]
    pub(super) fn joins(&self, field: &Field, a: FieldCell, b: FieldCell) -> bool {
        self.occupied.joins(field, a, b)
    }

    /// Takes a pair away.
    pub(super) fn remove_pair(&mut self, field: &Field, (a, b): CellPair) {
        let (first, second) = (field.lane_slot(a), field.lane_slot(b));
        // Of two in one lane the outer goes first, so that the inner stays where it is meanwhile.
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

    /// All tiles, face by face.
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
        // Each tile is put before those of its face that were put already, and moves the beginning of its face there.
        let mut next = starts;
        for &cell in occupied() {
            let end = &mut next[usize::from(self.faces[usize::from(cell)])];
            *end -= 1;
            cells[usize::from(*end)] = cell;
        }
        CellsByFace { cells, starts }
    }

    /// A number for what lies where, by which positions are told apart. Never 0.
    pub(super) fn key(&self) -> u128 {
        // What is multiplied and folded depends on all occupied of both; two of them make it hard to be mistaken.
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
    use crate::boards::random::Stream;
    use crate::boards::{CellId, Plan, Shape, Square};

    /// Any two tiles, be they alike or not: what falls does not depend on it.
    #[test]
    fn falling_board_matches_field_gravity() {
        for &gravity in &Gravity::ALL[1..] {
            for (width, height) in [(6, 5), (5, 4), (2, 2)] {
                let plan = Plan::even(Shape::Square(Square::new(width, height)));
                let field = Field::new(&plan, gravity).expect("squares");
                let mut stream = Stream::new(b"examples", 3);
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
