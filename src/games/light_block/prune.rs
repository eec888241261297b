//! Signs that a game can no longer be won, found in the time that it takes to look at each tile once, before a search is
//! made ready.
//!
//! The open tiles and the one that is stood on fall into parts that hang together by single tiles. One path can
//! only go through them all if they form a chain that begins at the walker. Where a path takes two colours in turn, what
//! lies beyond each link of the chain must have as many tiles of both, or one more of the colour that it begins with.

use super::remaining::RemainingBoard;
use crate::boards::CellId;

/// Whether the remaining cannot be won for one of these reasons. What says no may still be lost for others.
pub(super) fn is_unsolvable(remaining: &RemainingBoard<'_>) -> bool {
    ArticulationScan::new(remaining.graph.len()).is_unsolvable(remaining)
}

/// A look at how the tiles hang together (Hopcroft and Tarjan).
struct ArticulationScan {
    /// When each cell was discovery, from 1; 0 before.
    discovery: Vec<u32>,
    /// The first discovery of all cells that a way through later ones leads back to.
    low: Vec<u32>,
    /// By how many the later cells have more of colour `true`.
    balance: Vec<i32>,
    /// Whether a part ends among the later cells.
    has_component: Vec<bool>,
    stack: Vec<(CellId, CellId, u32)>,
    /// How many cells were discovery.
    count: u32,
}

impl ArticulationScan {
    fn new(cells: usize) -> Self {
        Self {
            discovery: vec![0; cells],
            low: vec![0; cells],
            balance: vec![0; cells],
            has_component: vec![false; cells],
            stack: Vec::new(),
            count: 0,
        }
    }

    fn is_unsolvable(&mut self, remaining: &RemainingBoard<'_>) -> bool {
        let mut ends = 0;
        self.discover(remaining, remaining.at, remaining.at);
        while let Some(&mut (cell, from, ref mut next_edge)) = self.stack.last_mut() {
            if let Some(&next) = remaining.graph.neighbours(cell).get(*next_edge as usize) {
                *next_edge += 1;
                if next == from || !(remaining.is_open[next.index()] || next == remaining.at) {
                    continue;
                }
                let discovery = self.discovery[next.index()];
                if discovery == 0 {
                    self.discover(remaining, next, cell);
                } else {
                    self.low[cell.index()] = self.low[cell.index()].min(discovery);
                }
                continue;
            }
            self.stack.pop();
            if cell == remaining.at {
                break;
            }
            if self.low[cell.index()] >= self.discovery[from.index()] {
                // What was discovery since `cell` hangs on `from` alone.
                if !self.has_component[cell.index()] {
                    ends += 1;
                }
                let is_whole = from != remaining.at || self.count as usize == remaining.open + 1;
                if ends > 1
                    || !is_whole
                    || !colours_balance(remaining, from, self.balance[cell.index()])
                {
                    return true;
                }
                self.has_component[from.index()] = true;
            }
            self.low[from.index()] = self.low[from.index()].min(self.low[cell.index()]);
            self.has_component[from.index()] |= self.has_component[cell.index()];
            self.balance[from.index()] += self.balance[cell.index()];
        }
        (self.count as usize) < remaining.open + 1
    }

    fn discover(&mut self, remaining: &RemainingBoard<'_>, cell: CellId, from: CellId) {
        let at = cell.index();
        self.count += 1;
        self.discovery[at] = self.count;
        self.low[at] = self.count;
        self.has_component[at] = false;
        self.balance[at] = match &remaining.colours {
            Some(colours) if colours[at] => 1,
            Some(_) => -1,
            None => 0,
        };
        self.stack.push((cell, from, 0));
    }
}

/// Whether a path can go from `from` over all that lies beyond it, by the colours.
fn colours_balance(remaining: &RemainingBoard<'_>, from: CellId, beyond: i32) -> bool {
    match &remaining.colours {
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
