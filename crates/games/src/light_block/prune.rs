//! Linear-time checks that can prove a position lost before a search is set up.
//!
//! The biconnected components of the open tiles and the current tile must form a chain that begins at the walker;
//! otherwise no path covers them all. If the tiles are bipartite, the part of the chain beyond each articulation point
//! must have equal numbers of both colours, or one more of the colour with which the path enters it.

use super::remaining::RemainingBoard;
use tessella_boards::CellId;

/// Returns `true` if a check proves that no path exists. `false` proves nothing.
pub(super) fn is_unsolvable(remaining: &RemainingBoard<'_>) -> bool {
    ArticulationScan::new(remaining.graph.len()).is_unsolvable(remaining)
}

/// Depth-first scan for articulation points (Hopcroft and Tarjan).
struct ArticulationScan {
    /// Discovery time of each cell, from 1; 0 if not discovered.
    discovery: Vec<u32>,
    /// Lowest discovery time reachable from the subtree of each cell by one back edge.
    low: Vec<u32>,
    /// Number of cells of colour `true` minus those of colour `false`, in the subtree of each cell.
    balance: Vec<i32>,
    /// `true` if a component ends within the subtree of the cell.
    has_component: Vec<bool>,
    stack: Vec<(CellId, CellId, u32)>,
    /// Number of discovered cells.
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
                // The subtree of `cell` is connected to the rest by `from` alone.
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

/// Returns `true` if the colours allow a path from `from` over everything beyond it.
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
