//! How a path takes in cell after cell, until it leaves out as few as wanted.

use super::{NONE, Place, STEPS_BETWEEN_TURNS, Weave};
use crate::boards::CellId;

/// So few cells more than wanted are not given up: the last take longest to meet.
const NEARLY: usize = 16;
/// After how many steps for each cell of the board, and some more, without a cell taken in there is little hope.
const HOPELESS_PER_CELL: u32 = 40;
/// In how many cases one in which a spared cell is taken in beside a stray, if it can be.
const ONE_SPARED_IN: usize = 20;

impl Weave<'_> {
    /// Works on the path until no more cells than `wanted` are out, at most so many steps; whether they are. With fewer
    /// out it does nothing.
    pub(in super::super) fn settle(&mut self, wanted: usize, steps: u32) -> bool {
        // Steps since the last cell was taken in or released.
        let mut idle = 0u32;
        let mut fewest = self.out;
        let mut since_fewer = 0u32;
        let hopeless = 20_000 + HOPELESS_PER_CELL * self.graph.len() as u32;
        for step in 0..steps {
            if self.out <= wanted {
                return true;
            }
            let patience = 64 + 4 * self.strays.len() as u32;
            if idle > patience || self.strays.is_empty() {
                idle = 0;
                if self.out == wanted + 1 && self.below(2) == 0 {
                    self.retract();
                }
                self.release_one();
                continue;
            }
            idle += 1;
            since_fewer += 1;
            if self.out < fewest {
                (fewest, since_fewer) = (self.out, 0);
            } else if self.out > wanted + NEARLY && since_fewer > hopeless {
                return false;
            }
            if step % STEPS_BETWEEN_TURNS == 0 {
                self.turn();
            }
            let drawn = self.below(self.strays.len());
            let stray = self.strays[drawn];
            if self.absorb(stray, self.out >= wanted + 2) {
                idle = 0;
            } else {
                self.drift(stray);
            }
        }
        self.out <= wanted
    }

    /// Takes a stray into the path: between two neighbours, at an end, or together with a second stray.
    fn absorb(&mut self, s: u32, may_take_two: bool) -> bool {
        let graph = self.graph;
        let beside = graph.neighbours(CellId(s));
        let first = self.below(beside.len());
        for turn in 0..beside.len() {
            let u = beside[(first + turn) % beside.len()].0;
            if self.place[u as usize] != Place::Path {
                continue;
            }
            for v in self.links[u as usize] {
                if v != NONE && self.are_next(v, s) {
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
            if self.place[t as usize] != Place::Out
                || (self.stray_at[t as usize] == NONE && self.below(ONE_SPARED_IN) != 0)
            {
                continue;
            }
            for &CellId(v) in graph.neighbours(CellId(t)) {
                if self.place[v as usize] != Place::Path {
                    continue;
                }
                for u in self.links[v as usize] {
                    if u != NONE && self.are_next(u, s) {
                        self.insert(u, &[s, t], v);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Spares one of the spared cells no longer.
    fn release_one(&mut self) {
        while let Some(cell) = self.release.pop() {
            let at = cell as usize;
            if std::mem::replace(&mut self.spared[at], false) && self.place[at] == Place::Out {
                self.add_stray(cell);
                return;
            }
        }
    }
}
