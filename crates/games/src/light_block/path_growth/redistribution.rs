//! Third phase: moves uncovered cells until they are distributed like random blocks.

use super::builder::{CellState, PathBuilder, STEPS_PER_ROTATION};
use crate::light_block::clustering::BlockClustering;
use tessella_boards::CellId;

/// Number of steps without improvement, per block, after which the distribution is kept.
const PATIENCE_PER_BLOCK: u32 = 400;
/// One in this many moves may increase the deviation.
const WORSE_MOVE_ODDS: usize = 16;

impl PathBuilder<'_> {
    /// Shortens the path until `target` cells are uncovered, but not to fewer than two cells.
    pub(in super::super) fn shorten_to(&mut self, target: usize) {
        let mut left = self
            .states
            .iter()
            .filter(|&&states| states == CellState::Path)
            .count();
        while self.uncovered < target && left > 2 {
            self.retract();
            left -= 1;
        }
    }

    /// Moves uncovered cells until they reach the target of `clustering`, for at most `steps` steps.
    pub(in super::super) fn redistribute(
        &mut self,
        clustering: &mut BlockClustering<'_>,
        steps: u32,
    ) {
        let mut uncovered: Vec<u32> = (0..self.graph.len() as u32)
            .filter(|&cell| self.states[cell as usize] == CellState::Uncovered)
            .collect();
        if uncovered.is_empty() {
            return;
        }
        // If the shape of the board allows nothing better, more steps do not help.
        let patience = 20_000 + PATIENCE_PER_BLOCK * uncovered.len() as u32;
        let (mut best, mut since_best) = (clustering.deviation(), 0);
        for step in 0..steps {
            if best == 0 || since_best > patience {
                return;
            }
            since_best += 1;
            if step % STEPS_PER_ROTATION == 0 {
                self.rotate_end();
            }
            let drawn = self.below(uncovered.len());
            let cell = uncovered[drawn];
            if let Some(shift) = self.shift(cell) {
                let (_, a, _) = shift;
                let may_be_worse = self.below(WORSE_MOVE_ODDS) == 0;
                if clustering.try_move(CellId(cell), CellId(a), may_be_worse) {
                    self.apply_shift(cell, shift);
                    uncovered[drawn] = a;
                    if clustering.deviation() < best {
                        (best, since_best) = (clustering.deviation(), 0);
                    }
                }
            }
        }
    }
}
