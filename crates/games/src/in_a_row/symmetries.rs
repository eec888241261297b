//! Symmetries of a board, found from its lines alone. That works for every shape, and finds symmetries that are not
//! rotations or reflections: a cube of 4×4×4 has 192, not 48.

use super::line_index::{LineIndex, NO_CELL};
use std::collections::HashSet;

/// Maximum number of symmetries.
const MAX_SYMMETRIES: usize = 192;
/// Maximum number of trials, for very regular boards, on which more symmetries would gain nothing.
const TRIALS: u32 = 200_000;

/// Returns the symmetries that map lines to lines and, if stones fall, columns to columns, each as the image of every
/// cell. The identity comes first.
pub(super) fn find(index: &LineIndex, above: &[u16]) -> Vec<Vec<u16>> {
    let cells = index.cells();
    let mut common = vec![0u8; cells * cells];
    for line in index.lines() {
        for &one in line {
            for &two in line {
                common[usize::from(one) * cells + usize::from(two)] += 1;
            }
        }
    }
    for (cell, &above) in above.iter().enumerate() {
        if above != NO_CELL {
            common[cell * cells + usize::from(above)] |= 0x80;
            common[usize::from(above) * cells + cell] |= 0x40;
        }
    }
    let mut search = SymmetrySearch {
        index,
        common,
        order: order(index),
        to: vec![NO_CELL; cells],
        is_taken: vec![false; cells],
        lines: index.lines().map(sorted).collect(),
        found: vec![(0..cells as u16).collect()],
        trials: 0,
    };
    search.extend(0);
    search.found
}

fn sorted(line: &[u16]) -> Vec<u16> {
    let mut line = line.to_vec();
    line.sort_unstable();
    line
}

/// Returns the cells in an order in which each cell shares a line with an earlier one of its component. Cells on no
/// line are left out, because they stay in place.
fn order(index: &LineIndex) -> Vec<u16> {
    let mut order: Vec<u16> = Vec::new();
    let mut is_known = vec![false; index.cells()];
    for start in 0..index.cells() as u16 {
        if is_known[usize::from(start)] || index.through(start).is_empty() {
            continue;
        }
        is_known[usize::from(start)] = true;
        let mut at = order.len();
        order.push(start);
        while at < order.len() {
            for &line in index.through(order[at]) {
                for &cell in index.line(line) {
                    if !std::mem::replace(&mut is_known[usize::from(cell)], true) {
                        order.push(cell);
                    }
                }
            }
            at += 1;
        }
    }
    order
}

struct SymmetrySearch<'a> {
    index: &'a LineIndex,
    /// Number of lines shared by each pair of cells, with flags if one is above the other.
    common: Vec<u8>,
    order: Vec<u16>,
    to: Vec<u16>,
    is_taken: Vec<bool>,
    lines: HashSet<Vec<u16>>,
    found: Vec<Vec<u16>>,
    trials: u32,
}

impl SymmetrySearch<'_> {
    fn extend(&mut self, at: usize) {
        let Some(&cell) = self.order.get(at) else {
            self.add_if_symmetry();
            return;
        };
        for to in 0..self.index.cells() as u16 {
            if self.trials == TRIALS || self.found.len() == MAX_SYMMETRIES {
                return;
            }
            if self.is_taken[usize::from(to)] || !self.fits(at, cell, to) {
                continue;
            }
            self.trials += 1;
            self.to[usize::from(cell)] = to;
            self.is_taken[usize::from(to)] = true;
            self.extend(at + 1);
            self.is_taken[usize::from(to)] = false;
            self.to[usize::from(cell)] = NO_CELL;
        }
    }

    /// Returns `true` if the image of a cell has the same relation to the images of the earlier cells.
    fn fits(&self, at: usize, cell: u16, to: u16) -> bool {
        let cells = self.index.cells();
        let common = |one: u16, two: u16| self.common[usize::from(one) * cells + usize::from(two)];
        common(cell, cell) == common(to, to)
            && self.order[..at]
                .iter()
                .all(|&other| common(cell, other) == common(to, self.to[usize::from(other)]))
    }

    fn add_if_symmetry(&mut self) {
        let mut map = self.to.clone();
        for (cell, to) in map.iter_mut().enumerate() {
            if *to == NO_CELL {
                *to = cell as u16;
            }
        }
        let is_kept = |line: &[u16]| {
            let turned: Vec<u16> = line.iter().map(|&cell| map[usize::from(cell)]).collect();
            self.lines.contains(&sorted(&turned))
        };
        let is_new = map
            .iter()
            .enumerate()
            .any(|(cell, &to)| cell != usize::from(to));
        if is_new && self.index.lines().all(is_kept) {
            self.found.push(map);
        }
    }
}
