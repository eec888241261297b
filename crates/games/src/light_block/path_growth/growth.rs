//! First phase: the path absorbs adjacent cells.

use super::builder::{NONE, PathBuilder};
use tessella_boards::CellId;

impl PathBuilder<'_> {
    /// Absorbs adjacent cells for as long as possible. Reserved cells stay uncovered.
    pub(in super::super) fn grow(&mut self) {
        let mut sides: Vec<(u32, u32)> = Vec::with_capacity(self.graph.len());
        let path = self.path();
        sides.extend(path.windows(2).map(|two| (two[0].0, two[1].0)));
        loop {
            while !sides.is_empty() {
                let drawn = self.below(sides.len());
                let (u, v) = sides[drawn];
                match self.grow_between(u, v) {
                    Some(inserted) => {
                        let mut before = u;
                        for cell in inserted.into_iter().filter(|&cell| cell != NONE) {
                            sides.push((before, cell));
                            before = cell;
                        }
                        sides[drawn] = (before, v);
                    }
                    None => {
                        sides.swap_remove(drawn);
                    }
                }
            }
            let extended = (0..2).find_map(|end| self.extend_end(end));
            match extended {
                Some(side) => sides.push(side),
                None => break,
            }
        }
    }

    /// Inserts one or two gaps between two consecutive cells of the path.
    fn grow_between(&mut self, u: u32, v: u32) -> Option<[u32; 2]> {
        if !self.links[u as usize].contains(&v) {
            return None;
        }
        let graph = self.graph;
        let beside = graph.neighbours(CellId(u));
        let first = self.below(beside.len());
        for turn in 0..beside.len() {
            let s = beside[(first + turn) % beside.len()].0;
            if self.gap_index[s as usize] == NONE {
                continue;
            }
            if self.are_adjacent(s, v) {
                self.insert(u, &[s], v);
                return Some([s, NONE]);
            }
            for &CellId(t) in graph.neighbours(CellId(s)) {
                if self.gap_index[t as usize] != NONE && self.are_adjacent(t, v) {
                    self.insert(u, &[s, t], v);
                    return Some([s, t]);
                }
            }
        }
        None
    }

    /// Extends an end of the path to an adjacent gap.
    fn extend_end(&mut self, end: usize) -> Option<(u32, u32)> {
        let at = self.ends[end];
        let mut beside = self.graph.neighbours(CellId(at)).iter();
        let &CellId(next) = beside.find(|next| self.gap_index[next.index()] != NONE)?;
        self.extend(end, next);
        Some((at, next))
    }
}
