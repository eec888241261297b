//! How the cells that a path leaves out come to lie as they would by chance.

use super::builder::{CellState, PathBuilder, STEPS_PER_ROTATION};
use crate::boards::CellId;
use crate::games::light_block::clustering::BlockClustering;

/// How many steps for each block pass without a better clustering before it is left as it is.
const PATIENCE_PER_BLOCK: u32 = 400;
/// In how many moves that make a clustering worse one is made nevertheless.
const WORSE_MOVE_ODDS: usize = 16;

impl PathBuilder<'_> {
    /// Shortens the path until as many cells as target are out, as long as two are left.
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

    /// Moves the cells that are out about until they lie as the clustering should, at most so many steps.
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
        // Where the board's form allows no better, more steps lead nowhere.
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
