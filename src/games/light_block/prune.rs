//! Signs that a game can no longer be won, found in the time that it takes to look at each tile once, before a search is
//! made ready.
//!
//! The open tiles and the one that is stood on fall into parts that hang together by single tiles. One path can
//! only go through them all if they form a chain that begins at the walker. Where a path takes two colours in turn, what
//! lies beyond each link of the chain must have as many tiles of both, or one more of the colour that it begins with.

use super::rest::Rest;
use crate::boards::CellId;

/// Whether the rest cannot be won for one of these reasons. What says no may still be lost for others.
pub(super) fn is_broken(rest: &Rest<'_>) -> bool {
    Chain::new(rest.graph.len()).is_broken(rest)
}

/// A look at how the tiles hang together (Hopcroft and Tarjan).
struct Chain {
    /// When each cell was met, from 1; 0 before.
    met: Vec<u32>,
    /// The first met of all cells that a way through later ones leads back to.
    low: Vec<u32>,
    /// By how many the later cells have more of colour `true`.
    balance: Vec<i32>,
    /// Whether a part ends among the later cells.
    has_part: Vec<bool>,
    stack: Vec<(CellId, CellId, u32)>,
    /// How many cells were met.
    count: u32,
}

impl Chain {
    fn new(cells: usize) -> Self {
        Self {
            met: vec![0; cells],
            low: vec![0; cells],
            balance: vec![0; cells],
            has_part: vec![false; cells],
            stack: Vec::new(),
            count: 0,
        }
    }

    fn is_broken(&mut self, rest: &Rest<'_>) -> bool {
        let mut ends = 0;
        self.meet(rest, rest.at, rest.at);
        while let Some(&mut (cell, from, ref mut looked_at)) = self.stack.last_mut() {
            if let Some(&next) = rest.graph.neighbours(cell).get(*looked_at as usize) {
                *looked_at += 1;
                if next == from || !(rest.is_open[next.index()] || next == rest.at) {
                    continue;
                }
                let met = self.met[next.index()];
                if met == 0 {
                    self.meet(rest, next, cell);
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
                let is_whole = from != rest.at || self.count as usize == rest.open + 1;
                if ends > 1 || !is_whole || !fits(rest, from, self.balance[cell.index()]) {
                    return true;
                }
                self.has_part[from.index()] = true;
            }
            self.low[from.index()] = self.low[from.index()].min(self.low[cell.index()]);
            self.has_part[from.index()] |= self.has_part[cell.index()];
            self.balance[from.index()] += self.balance[cell.index()];
        }
        (self.count as usize) < rest.open + 1
    }

    fn meet(&mut self, rest: &Rest<'_>, cell: CellId, from: CellId) {
        let at = cell.index();
        self.count += 1;
        self.met[at] = self.count;
        self.low[at] = self.count;
        self.has_part[at] = false;
        self.balance[at] = match &rest.colours {
            Some(colours) if colours[at] => 1,
            Some(_) => -1,
            None => 0,
        };
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
