//! Hills over a board, generated from a seed.

use super::random::SeededRng;
use super::{Board, BoardError, CellId, Heights};
use std::ops::RangeInclusive;

/// Hills over a board, generated from a seed. The same seed gives the same hills on every machine and in every version.
///
/// ```
/// use tessella_boards::{Board, Hills, Shape, Square};
///
/// let board = Board::new(Shape::Square(Square::new(12, 12)))?;
/// let heights = Hills { levels: 4, seed: 3, climb: 1 }.heights(&board)?;
/// let hilly = board.with_heights(heights)?;
/// // Steps that are too steep are no steps; all cells are still connected.
/// hilly.check_connected()?;
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hills {
    /// Number of levels, within [`Hills::LEVELS`].
    pub levels: u8,
    /// Seed of the heights.
    pub seed: u64,
    /// Maximum height difference of a step, from 1 to `levels - 1`.
    pub climb: u8,
}

impl Hills {
    /// Numbers of levels that hills can have.
    pub const LEVELS: RangeInclusive<u8> = 2..=9;

    /// Number of smoothing passes; more passes give wider and gentler hills.
    const SMOOTHINGS: usize = 2;

    /// Generates the heights for a board. If the board has a half-turn, so do the hills. If all cells were connected,
    /// they still are: cells that would be cut off are raised or lowered one at a time, which suits boards of up to
    /// about ten thousand cells.
    ///
    /// # Errors
    /// If `levels` or `climb` is out of range.
    pub fn heights(&self, board: &Board) -> Result<Heights, BoardError> {
        if !Self::LEVELS.contains(&self.levels) {
            return Err(BoardError::HillLevels {
                levels: self.levels,
            });
        }
        if !(1..self.levels).contains(&self.climb) {
            let Self { levels, climb, .. } = *self;
            return Err(BoardError::HillClimb { levels, climb });
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
        // Levels have equal numbers of cells, as far as twins of equal height allow.
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

    /// Moves the heights of unreachable cells towards a reachable neighbour until all are reachable.
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
            // Changing a twin can cut off cells that were reachable. Halving all heights now and then flattens steep
            // steps, so the loop ends.
            if rounds % levels.len() == 0 {
                levels.iter_mut().for_each(|height| *height /= 2);
            }
        }
    }
}

/// Returns a reachable cell and an unreachable one that touches it. `None` if height keeps no cell from being reached.
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
    fn seeded_hills_never_change() {
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
    fn hills_keep_board_connected_and_symmetric() {
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
    fn hills_with_invalid_levels_or_climb_are_refused() {
        for (levels, climb, why) in [
            (1, 1, BoardError::HillLevels { levels: 1 }),
            (10, 1, BoardError::HillLevels { levels: 10 }),
            (
                3,
                0,
                BoardError::HillClimb {
                    levels: 3,
                    climb: 0,
                },
            ),
            (
                3,
                3,
                BoardError::HillClimb {
                    levels: 3,
                    climb: 3,
                },
            ),
        ] {
            assert_eq!(hills(levels, climb).heights(&squares()), Err(why));
        }
    }
}
