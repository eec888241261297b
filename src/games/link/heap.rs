//! Tiles that fall, on squares: what lies where, kept so that a search takes pairs quickly.
//!
//! The tiles of a lane lie without gaps from where they come to rest, so that a lane is a stack from which any tile can be
//! taken. Its last tile holds no other: once it has gone, nothing lies elsewhere, and there is only more room.

use super::FACES;
use super::bits::Bits;
use super::field::{EMPTY, Field, Place, Tiles};
use super::search::Pair;
use super::setup::{COLUMNS, ROWS};

/// Places of the largest field, in whole words.
const PLACES: usize = (*COLUMNS.end() as usize + 2) * (*ROWS.end() as usize + 2);
/// Lanes of the largest field: two for each row.
const LANES: usize = 2 * *ROWS.end() as usize;

/// What lies where.
#[derive(Clone, Debug)]
pub(super) struct Heap {
    /// One more than the face of the tile at each place; 0 where none lies.
    faces: [u8; PLACES],
    bits: Bits,
    /// How many tiles lie in each lane.
    lengths: [u8; LANES],
    left: u16,
}

/// The tiles that lie, face by face.
#[derive(Debug)]
pub(super) struct ByFace {
    places: Vec<Place>,
    /// Where the tiles of each face begin, and where those of the last end.
    begins: [u16; FACES as usize + 1],
}

impl ByFace {
    /// The places of each face that is left.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[Place]> {
        let part = |ends: &[u16]| &self.places[ends[0].into()..ends[1].into()];
        let parts = self.begins.windows(2).map(part);
        parts.filter(|places| !places.is_empty())
    }
}

impl Heap {
    /// The tiles of a field, on which each tile's number is its face; all have fallen.
    pub(super) fn new(field: &Field, tiles: &Tiles) -> Self {
        let mut heap = Self {
            faces: [0; PLACES],
            bits: Bits::bare(field),
            lengths: [0; LANES],
            left: 0,
        };
        for (place, face) in field.lying(tiles) {
            heap.faces[usize::from(place)] = face as u8 + 1;
            heap.bits.add(field, place);
            heap.lengths[field.slot(place).0] += 1;
            heap.left += 1;
        }
        heap
    }

    /// How many tiles are left.
    pub(super) const fn left(&self) -> u16 {
        self.left
    }

    /// How many tiles lie in a lane.
    #[inline]
    pub(super) fn length(&self, lane: usize) -> usize {
        self.lengths[lane].into()
    }

    /// Whether nothing lies upon the tile at this place.
    #[inline]
    pub(super) fn is_last(&self, field: &Field, place: Place) -> bool {
        let (lane, slot) = field.slot(place);
        slot + 1 == self.length(lane)
    }

    /// Whether lines can leave a tile at all, but to a tile beside it.
    #[inline]
    pub(super) fn is_open(&self, field: &Field, place: Place) -> bool {
        self.bits.is_open(field, place)
    }

    /// Whether a line joins two tiles.
    #[inline]
    pub(super) fn joins(&self, field: &Field, a: Place, b: Place) -> bool {
        self.bits.joins(field, a, b)
    }

    /// Takes a pair away.
    pub(super) fn take(&mut self, field: &Field, (a, b): Pair) {
        let (first, second) = (field.slot(a), field.slot(b));
        // Of two in one lane the outer goes first, so that the inner stays where it is meanwhile.
        let (a, b) = if first < second { (b, a) } else { (a, b) };
        self.take_one(field, a);
        self.take_one(field, b);
    }

    fn take_one(&mut self, field: &Field, place: Place) {
        let (lane, slot) = field.slot(place);
        let length = self.length(lane);
        let places = &field.lanes()[lane][slot..length];
        for two in places.windows(2) {
            self.faces[usize::from(two[0])] = self.faces[usize::from(two[1])];
        }
        let last = places[places.len() - 1];
        self.faces[usize::from(last)] = 0;
        self.bits.remove(field, last);
        self.lengths[lane] -= 1;
        self.left -= 1;
    }

    /// All tiles, face by face.
    pub(super) fn by_face(&self, field: &Field) -> ByFace {
        let lying = || {
            let lanes = field.lanes().iter().zip(self.lengths);
            lanes.flat_map(|(lane, length)| &lane[..length.into()])
        };
        let mut begins = [0_u16; FACES as usize + 1];
        for &place in lying() {
            begins[usize::from(self.faces[usize::from(place)])] += 1;
        }
        let mut sum = 0;
        for begin in &mut begins {
            sum += *begin;
            *begin = sum;
        }
        let mut places = vec![EMPTY; self.left.into()];
        // Each tile is put before those of its face that were put already, and moves the beginning of its face there.
        let mut next = begins;
        for &place in lying() {
            let end = &mut next[usize::from(self.faces[usize::from(place)])];
            *end -= 1;
            places[usize::from(*end)] = place;
        }
        ByFace { places, begins }
    }

    /// A number for what lies where, by which positions are told apart. Never 0.
    pub(super) fn key(&self) -> u128 {
        // What is multiplied and folded depends on all bits of both; two of them make it hard to be mistaken.
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
    use super::super::Gravity;
    use super::super::deal::lay;
    use super::*;
    use crate::boards::random::SeededRng;
    use crate::boards::{CellId, Plan, Shape, Square};

    /// Any two tiles, be they alike or not: what falls does not depend on it.
    #[test]
    fn a_heap_falls_as_the_field_has_it() {
        for &gravity in &Gravity::ALL[1..] {
            for (width, height) in [(6, 5), (5, 4), (2, 2)] {
                let plan = Plan::even(Shape::Square(Square::new(width, height)));
                let field = Field::new(&plan, gravity).expect("squares");
                let mut stream = SeededRng::new(b"examples", 3);
                let cells: Vec<CellId> = field.board().cells().collect();
                let faces = |tiles: &Tiles| -> Tiles {
                    let face = |&tile: &u16| if tile < 600 { tile % 7 } else { tile };
                    tiles.iter().map(face).collect()
                };
                let mut tiles = lay(&field, &cells);
                let mut heap = Heap::new(&field, &faces(&tiles));
                while heap.left() > 0 {
                    let lying: Vec<Place> = field.lying(&tiles).map(|(place, _)| place).collect();
                    let one = stream.below(lying.len() as u32) as usize;
                    let other = stream.below(lying.len() as u32 - 1) as usize;
                    let pair = (lying[one], lying[other + usize::from(other >= one)]);
                    field.take(&mut tiles, pair.0, pair.1);
                    heap.take(&field, pair);
                    let expected = Heap::new(&field, &faces(&tiles));
                    assert_eq!(heap.key(), expected.key(), "{gravity:?}: {pair:?}");
                    assert_eq!(heap.left(), expected.left());
                    let by_face = heap.by_face(&field);
                    let mut all: Vec<Place> = by_face.iter().flatten().copied().collect();
                    all.sort_unstable();
                    assert_eq!(
                        all,
                        field
                            .lying(&tiles)
                            .map(|(place, _)| place)
                            .collect::<Vec<_>>()
                    );
                    for places in by_face.iter() {
                        let face = |&place: &Place| tiles[usize::from(place)] % 7;
                        assert!(places.iter().all(|place| face(place) == face(&places[0])));
                    }
                    for &a in &lying {
                        if tiles[usize::from(a)] != EMPTY {
                            let (lane, slot) = field.slot(a);
                            assert_eq!(field.lanes()[lane][slot], a);
                            assert_eq!(heap.is_open(&field, a), field.is_open(&tiles, a));
                        }
                    }
                }
            }
        }
    }
}
