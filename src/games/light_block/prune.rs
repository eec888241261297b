//! Signs that a game can no longer be won, found in the time that it takes to look at each tile once.
//!
//! The open tiles and the one that is stood on fall into parts that hang together by single tiles. One path can
//! only go through them all if they form a chain that begins at the walker. Where a path takes two colours in turn, what
//! lies beyond each link of the chain must have as many tiles of both, or one more of the colour that it begins with.

use super::rest::Rest;
use crate::boards::CellId;

/// Room for the search, kept between one position and the next.
#[derive(Default)]
pub(super) struct Chain {
    /// When each cell was first met in this search, counted from `begun`.
    met: Vec<u32>,
    begun: u32,
    /// The first met of all cells that a way through later ones leads back to.
    low: Vec<u32>,
    /// By how many the later cells have more of colour `true`.
    balance: Vec<i32>,
    /// Whether a part ends among the later cells.
    has_part: Vec<bool>,
    stack: Vec<(CellId, CellId, u32)>,
}

impl Chain {
    /// Whether the rest cannot be won for one of these reasons. What says no may still be lost for others.
    pub(super) fn is_broken(&mut self, rest: &Rest<'_>) -> bool {
        let len = rest.graph.len();
        if self.met.len() != len || self.begun > u32::MAX / 2 {
            *self = Self::default();
            self.met.resize(len, 0);
            self.low.resize(len, 0);
            self.balance.resize(len, 0);
            self.has_part.resize(len, false);
            self.begun = 1;
        }
        let mut clock = self.begun;
        let mut ends = 0;
        self.stack.clear();
        self.meet(rest, rest.at, rest.at, &mut clock);
        let mut is_broken = false;
        while let Some(&mut (cell, from, ref mut looked_at)) = self.stack.last_mut() {
            if let Some(&next) = rest.graph.neighbours(cell).get(*looked_at as usize) {
                *looked_at += 1;
                if next == from || !(rest.is_open[next.index()] || next == rest.at) {
                    continue;
                }
                let met = self.met[next.index()];
                if met < self.begun {
                    self.meet(rest, next, cell, &mut clock);
                } else {
                    self.low[cell.index()] = self.low[cell.index()].min(met);
                }
                continue;
            }
            self.stack.pop();
            if cell == rest.at {
                break;
            }
            if self.low[cell.index()] >= self.met[from.index()] {
                // What was met since `cell` hangs on `from` alone.
                if !self.has_part[cell.index()] {
                    ends += 1;
                }
                let is_whole = from != rest.at || (clock - self.begun) as usize == rest.open + 1;
                if ends > 1 || !is_whole || !fits(rest, from, self.balance[cell.index()]) {
                    is_broken = true;
                    break;
                }
                self.has_part[from.index()] = true;
            }
            self.low[from.index()] = self.low[from.index()].min(self.low[cell.index()]);
            self.has_part[from.index()] |= self.has_part[cell.index()];
            self.balance[from.index()] += self.balance[cell.index()];
        }
        let all_met = (clock - self.begun) as usize == rest.open + 1;
        self.begun = clock;
        is_broken || !all_met
    }

    fn meet(&mut self, rest: &Rest<'_>, cell: CellId, from: CellId, clock: &mut u32) {
        let at = cell.index();
        self.met[at] = *clock;
        self.low[at] = *clock;
        self.has_part[at] = false;
        self.balance[at] = match &rest.colours {
            Some(colours) if colours[at] => 1,
            Some(_) => -1,
            None => 0,
        };
        *clock += 1;
        self.stack.push((cell, from, 0));
    }
}

/// Whether a path can go from `from` over all that lies beyond it, by the colours.
fn fits(rest: &Rest<'_>, from: CellId, beyond: i32) -> bool {
    match &rest.colours {
        None => true,
        Some(colours) => {
            let of_other = if colours[from.index()] {
                -beyond
            } else {
                beyond
            };
            (0..=1).contains(&of_other)
        }
    }
}
