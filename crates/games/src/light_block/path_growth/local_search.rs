//! Second phase: local search that covers gaps until few enough cells are uncovered.

use super::builder::{CellState, NONE, PathBuilder, STEPS_PER_ROTATION};
use tessella_boards::CellId;

/// Number of cells from the target within which the search does not give up, because the last gaps take the longest to
/// meet.
const NEAR_TARGET: usize = 16;
/// Number of steps without progress, per cell of the board, after which the search gives up.
const MAX_IDLE_PER_CELL: u32 = 40;
/// A reserved cell next to a gap is covered in one out of this many cases.
const RESERVED_ODDS: usize = 20;

impl PathBuilder<'_> {
    /// Works on the path until at most `target` cells are uncovered, for at most `steps` steps. Returns `true` on
    /// success.
    pub(in super::super) fn cover_gaps(&mut self, target: usize, steps: u32) -> bool {
        // Steps since a cell was covered or released.
        let mut idle = 0u32;
        let mut best = self.uncovered;
        let mut since_best = 0u32;
        let max_idle = 20_000 + MAX_IDLE_PER_CELL * self.graph.len() as u32;
        for step in 0..steps {
            if self.uncovered <= target {
                return true;
            }
            let patience = 64 + 4 * self.gaps.len() as u32;
            if idle > patience || self.gaps.is_empty() {
                idle = 0;
                if self.uncovered == target + 1 && self.below(2) == 0 {
                    self.retract();
                }
                self.release_reserved();
                continue;
            }
            idle += 1;
            since_best += 1;
            if self.uncovered < best {
                (best, since_best) = (self.uncovered, 0);
            } else if self.uncovered > target + NEAR_TARGET && since_best > max_idle {
                return false;
            }
            if step % STEPS_PER_ROTATION == 0 {
                self.rotate_end();
            }
            let drawn = self.below(self.gaps.len());
            let gap = self.gaps[drawn];
            if self.absorb(gap, self.uncovered >= target + 2) {
                idle = 0;
            } else {
                self.drift(gap);
            }
        }
        self.uncovered <= target
    }

    /// Covers a gap: between two consecutive cells, at an end of the path, or together with a second gap.
    fn absorb(&mut self, s: u32, may_take_two: bool) -> bool {
        let graph = self.graph;
        let beside = graph.neighbours(CellId(s));
        let first = self.below(beside.len());
        for turn in 0..beside.len() {
            let u = beside[(first + turn) % beside.len()].0;
            if self.states[u as usize] != CellState::Path {
                continue;
            }
            for v in self.links[u as usize] {
                if v != NONE && self.are_adjacent(v, s) {
                    self.insert(u, &[s], v);
                    return true;
                }
            }
            for end in 0..2 {
                if self.ends[end] == u {
                    self.extend(end, s);
                    return true;
                }
            }
        }
        if !may_take_two {
            return false;
        }
        for turn in 0..beside.len() {
            let t = beside[(first + turn) % beside.len()].0;
            if self.states[t as usize] != CellState::Uncovered
                || (self.gap_index[t as usize] == NONE && self.below(RESERVED_ODDS) != 0)
            {
                continue;
            }
            for &CellId(v) in graph.neighbours(CellId(t)) {
                if self.states[v as usize] != CellState::Path {
                    continue;
                }
                for u in self.links[v as usize] {
                    if u != NONE && self.are_adjacent(u, s) {
                        self.insert(u, &[s, t], v);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Turns a reserved cell into a gap.
    fn release_reserved(&mut self) {
        while let Some(cell) = self.reserved_queue.pop() {
            let at = cell as usize;
            if std::mem::replace(&mut self.reserved[at], false)
                && self.states[at] == CellState::Uncovered
            {
                self.add_gap(cell);
                return;
            }
        }
    }
}
