//! Holes generated from a seed.

use super::Square;
use crate::CellId;
use crate::geometry::Geometry;
use crate::random::SeededRng;
use std::sync::Arc;

impl Square {
    /// Replaces the holes with up to `count` holes in pairs, generated from a seed. The same seed gives the same holes
    /// on every machine and in every version. All cells stay connected, a half-turn preserves the holes, and the first
    /// cell and its opposite remain. A board with no cells, or with too many, gets no holes.
    ///
    /// Each pair of holes is checked on the whole board, so this suits boards of up to a few thousand cells.
    #[must_use]
    pub fn with_holes(mut self, count: usize, seed: u64) -> Self {
        self.holes = Arc::default();
        let Ok(whole) = self.geometry() else {
            return self;
        };
        let mut rng = SeededRng::new(b"holes  1", seed);
        let mut cells: Vec<CellId> = (1..whole.len()).map(CellId).collect();
        rng.shuffle(&mut cells);
        let mut holes: Vec<(u16, u16)> = Vec::new();
        for cell in cells {
            let twin = whole.half_turned(cell).unwrap_or(cell);
            let pair = [whole.coordinates(cell), whole.coordinates(twin)];
            let pair = &pair[..if twin == cell { 1 } else { 2 }];
            let is_too_many = holes.len() + pair.len() > count;
            if is_too_many || twin == CellId(0) || holes.contains(&pair[0]) {
                continue;
            }
            let mut more = holes.clone();
            more.extend(pair);
            self.holes = more.as_slice().into();
            if self
                .geometry()
                .is_ok_and(|geometry| geometry.graph().is_connected())
            {
                holes = more;
            }
        }
        holes.sort_unstable_by_key(|&(column, row)| (row, column));
        self.holes = holes.into();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::board;
    use crate::{Point, Shape};

    #[test]
    fn seeded_holes_keep_board_connected_and_symmetric() {
        for wrapped in [false, true] {
            for (width, height) in [(1, 1), (2, 2), (5, 5), (6, 9), (15, 15)] {
                for seed in 0..10 {
                    let square = Square {
                        wrapped,
                        ..Square::new(width, height)
                    };
                    let wanted = usize::from(width * height / 6);
                    let square = square.with_holes(wanted, seed);
                    let found = square.holes.len();
                    assert!(found == wanted || found + 1 == wanted, "{square:?}");
                    let board = board(Shape::Square(square));
                    assert_eq!(board.check_connected(), Ok(()));
                    assert!(board.opposite(CellId(0)).is_some());
                    assert_eq!(board.centre(CellId(0)), Point::new(0.5, 0.5));
                }
            }
        }
    }

    #[test]
    fn seeded_holes_never_change() {
        let square = Square::new(7, 7).with_holes(6, 4711);
        let places = square.holes.iter().map(|(x, y)| format!("{x}.{y}"));
        assert_eq!(
            places.collect::<Vec<_>>().join("+"),
            "0.2+6.2+2.3+4.3+0.4+6.4"
        );
    }
}
