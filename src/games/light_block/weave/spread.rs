//! How the cells that a path leaves out come to lie as they would by chance.

use super::super::crowd::Crowd;
use super::{Place, STEPS_BETWEEN_TURNS, Weave};
use crate::boards::CellId;

/// How many steps for each block pass without a better crowd before it is left as it is.
const PATIENCE_PER_BLOCK: u32 = 400;
/// In how many moves that make a crowd worse one is made nevertheless.
const ONE_WORSE_IN: usize = 16;

impl Weave<'_> {
    /// Shortens the path until as many cells as wanted are out, as long as two are left.
    pub(in super::super) fn shorten(&mut self, wanted: usize) {
        let mut left = self
            .place
            .iter()
            .filter(|&&place| place == Place::Path)
            .count();
        while self.out < wanted && left > 2 {
            self.retract();
            left -= 1;
        }
    }

    /// Moves the cells that are out about until they lie as the crowd should, at most so many steps.
    pub(in super::super) fn spread(&mut self, crowd: &mut Crowd<'_>, steps: u32) {
        let mut outs: Vec<u32> = (0..self.graph.len() as u32)
            .filter(|&cell| self.place[cell as usize] == Place::Out)
            .collect();
        if outs.is_empty() {
            return;
        }
        // Where the board's form allows no better, more steps lead nowhere.
        let patience = 20_000 + PATIENCE_PER_BLOCK * outs.len() as u32;
        let (mut least, mut since_less) = (crowd.excess(), 0);
        for step in 0..steps {
            if least == 0 || since_less > patience {
                return;
            }
            since_less += 1;
            if step % STEPS_BETWEEN_TURNS == 0 {
                self.turn();
            }
            let drawn = self.below(outs.len());
            let cell = outs[drawn];
            if let Some(swing) = self.swing(cell) {
                let (_, a, _) = swing;
                let may_be_worse = self.below(ONE_WORSE_IN) == 0;
                if crowd.moves(CellId(cell), CellId(a), may_be_worse) {
                    self.swing_over(cell, swing);
                    outs[drawn] = a;
                    if crowd.excess() < least {
                        (least, since_less) = (crowd.excess(), 0);
                    }
                }
            }
        }
    }
}
