//! A height for each cell of a board, and hills that are made from a seed.

use super::random::SeededRng;
use super::{Board, BoardError, CellId};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A height for each cell, and how much a single step may climb or descend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heights {
    /// In levels, in the order of the cells.
    pub levels: Arc<[u8]>,
    /// The largest difference that a step overcomes, up or down.
    pub max_step: u8,
}

impl Heights {
    /// How high a cell is.
    pub fn at(&self, cell: CellId) -> u8 {
        self.levels[cell.index()]
    }

    /// Whether the step between two cells is too steep, up and down alike.
    pub fn bars(&self, a: CellId, b: CellId) -> bool {
        self.at(a).abs_diff(self.at(b)) > self.max_step
    }

    /// The highest height.
    pub fn highest(&self) -> u8 {
        self.levels.iter().copied().max().unwrap_or_default()
    }
}

/// Hills over a board: heights that are made from a seed, the same on every machine and in every version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hills {
    /// How many levels there are, within [`Hills::LEVELS`].
    pub levels: u8,
    /// What they are made from.
    pub seed: u64,
    /// The largest difference that a step overcomes, from 1 to one less than there are levels.
    pub climb: u8,
}

impl Hills {
    /// How many levels hills may have.
    pub const LEVELS: RangeInclusive<u8> = 2..=9;

    /// How often each height becomes the mean of those around it: more makes wider and gentler hills.
    const SMOOTHINGS: usize = 2;

    /// The heights of these hills on a board. Where half a turn of the board leaves it as it is, it leaves the hills as
    /// they are, too; and where all cells were connected they still are, for what would be cut off is lowered or raised,
    /// one cell after the other: meant for boards of up to some ten thousand cells.
    ///
    /// # Errors
    /// When there are too few or too many levels, or a step may climb none or all of them.
    pub fn heights(&self, board: &Board) -> Result<Heights, BoardError> {
        if !Self::LEVELS.contains(&self.levels) {
            let (fewest, most) = (Self::LEVELS.start(), Self::LEVELS.end());
            return Err(BoardError::Invalid(format!(
                "hills have {fewest} to {most} levels, not {}",
                self.levels
            )));
        }
        if !(1..self.levels).contains(&self.climb) {
            return Err(BoardError::Invalid(format!(
                "on hills of {} levels a step climbs 1 to {}, not {}",
                self.levels,
                self.levels - 1,
                self.climb
            )));
        }
        let mut rng = SeededRng::new(b"hills  1", self.seed);
        let mut rough: Vec<u32> = board.cells().map(|_| rng.below(1 << 16)).collect();
        for _ in 0..Self::SMOOTHINGS {
            rough = board
                .cells()
                .map(|cell| {
                    let around = board.adjacent(cell);
                    let sum: u32 = around.iter().map(|next| rough[next.index()]).sum();
                    (rough[cell.index()] + sum) / (around.len() as u32 + 1)
                })
                .collect();
        }
        let twin = |cell: CellId| board.opposite(cell).unwrap_or(cell);
        rough = board
            .cells()
            .map(|cell| rough[cell.index()] + rough[twin(cell).index()])
            .collect();
        // Each level has as many cells as the others, as nearly as twins of the same height allow.
        let mut sorted = rough.clone();
        sorted.sort_unstable();
        let mut levels: Vec<u8> = rough
            .iter()
            .map(|&height| {
                let lower = sorted.partition_point(|&other| other < height);
                (lower * usize::from(self.levels) / sorted.len()) as u8
            })
            .collect();
        self.connect(board, &mut levels, twin);
        Ok(Heights {
            levels: levels.into(),
            max_step: self.climb,
        })
    }

    /// Brings cells that cannot be reached nearer to the height of one that can, until none is cut off.
    fn connect(&self, board: &Board, levels: &mut [u8], twin: impl Fn(CellId) -> CellId) {
        let mut rounds = 0;
        while let Some((from, to)) = cut_off(board, levels, self.climb) {
            let (low, high) = (
                levels[from.index()].saturating_sub(self.climb),
                levels[from.index()].saturating_add(self.climb),
            );
            let height = levels[to.index()].clamp(low, high);
            levels[to.index()] = height;
            levels[twin(to).index()] = height;
            rounds += 1;
            // Moving a twin can cut off what was reached; should that ever go on, lower hills have fewer steep steps.
            if rounds % levels.len() == 0 {
                levels.iter_mut().for_each(|height| *height /= 2);
            }
        }
    }
}

/// A cell that can be reached, and one beside it that cannot; `None` where all can, or where it is not for the heights
/// that they cannot.
fn cut_off(board: &Board, levels: &[u8], climb: u8) -> Option<(CellId, CellId)> {
    let mut reached = vec![false; levels.len()];
    let mut stack = vec![CellId(0)];
    reached[0] = true;
    while let Some(cell) = stack.pop() {
        for &next in board.adjacent(cell) {
            let is_steep = levels[cell.index()].abs_diff(levels[next.index()]) > climb;
            if !is_steep && !reached[next.index()] {
                reached[next.index()] = true;
                stack.push(next);
            }
        }
    }
    board
        .cells()
        .filter(|cell| reached[cell.index()])
        .find_map(|cell| {
            let mut beside = board.adjacent(cell).iter();
            beside
                .find(|next| !reached[next.index()])
                .map(|&next| (cell, next))
        })
}

#[cfg(test)]
mod tests {
    use super::super::{Shape, Square};
    use super::*;

    fn squares() -> Board {
        Board::new(Shape::Square(Square::new(6, 5))).expect("a size within the limits")
    }

    fn hills(levels: u8, climb: u8) -> Hills {
        Hills {
            levels,
            seed: 4711,
            climb,
        }
    }

    #[test]
    fn the_hills_of_a_seed_never_change() {
        let heights = hills(4, 1)
            .heights(&squares())
            .expect("levels within the limits");
        let rows: Vec<String> = heights
            .levels
            .chunks(6)
            .map(|row| row.iter().map(u8::to_string).collect())
            .collect();
        assert_eq!(rows.join("/"), "112100/032210/223322/012230/001211");
    }

    #[test]
    fn nothing_is_cut_off_and_half_a_turn_stays() {
        for levels in Hills::LEVELS {
            for climb in 1..levels {
                for seed in 0..20 {
                    let hills = Hills {
                        levels,
                        seed,
                        climb,
                    };
                    let board = squares();
                    let heights = hills.heights(&board).expect("levels within the limits");
                    assert!(heights.highest() < levels);
                    let board = board.with_heights(heights).expect("a height for each cell");
                    assert_eq!(board.check_connected(), Ok(()));
                    assert!(board.opposite(CellId(0)).is_some());
                }
            }
        }
    }

    #[test]
    fn levels_and_climbs_out_of_range_are_refused_in_words() {
        for (levels, climb, why) in [
            (1, 1, "hills have 2 to 9 levels, not 1"),
            (10, 1, "hills have 2 to 9 levels, not 10"),
            (3, 0, "on hills of 3 levels a step climbs 1 to 2, not 0"),
            (3, 3, "on hills of 3 levels a step climbs 1 to 2, not 3"),
        ] {
            let error = hills(levels, climb).heights(&squares()).expect_err(why);
            assert_eq!(error.to_string(), why);
        }
    }

    #[test]
    fn a_step_that_is_too_steep_is_barred_both_ways() {
        let heights = Heights {
            levels: [0, 1, 3, 3, 2, 0].into(),
            max_step: 1,
        };
        let board = Board::new(Shape::Square(Square::new(3, 2))).expect("a small board");
        let board = board.with_heights(heights).expect("a height for each cell");
        assert_eq!(board.neighbours(CellId(0)), [CellId(1)]);
        assert_eq!(board.adjacent(CellId(0)), [CellId(1), CellId(3)]);
        assert_eq!(board.neighbours(CellId(1)), [CellId(4), CellId(0)]);
        assert_eq!(board.neighbours(CellId(3)), [CellId(4)]);
        // Up by one, up by one, and up by one again; and down at no cost.
        assert_eq!(board.distance(CellId(0), CellId(3)), Some(6));
        assert_eq!(board.distance(CellId(3), CellId(0)), Some(3));
    }
}
