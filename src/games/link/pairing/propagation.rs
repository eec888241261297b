//! Propagation of assigned literals.

use super::solver::{Antecedent, Literal, PairId, PairState, PairingSolver, unmatched};

impl PairingSolver {
    /// Propagates all assignments. Returns the false literals of a violated clause, if any.
    pub(super) fn propagate(&mut self) -> Option<Vec<Literal>> {
        while let Some(&literal) = self.trail.get(self.propagated) {
            self.propagated += 1;
            if literal.is_multiple_of(2)
                && let Some(other) = self.propagate_match(literal / 2)
            {
                return Some(vec![unmatched(literal / 2), unmatched(other)]);
            }
            if let Some(clause) = self.propagate_watches(literal ^ 1) {
                return Some(self.clauses[clause as usize].clone());
            }
        }
        None
    }

    /// Marks all other pairs of the two tiles as unmatched. Returns another matched pair of one of the tiles, if any.
    fn propagate_match(&mut self, pair: PairId) -> Option<PairId> {
        for tile in self.tiles(pair) {
            for at in 0..self.pairs[usize::from(tile)].len() {
                let other = self.pairs[usize::from(tile)][at];
                match self.state(other) {
                    PairState::Unassigned => self.assign(unmatched(other), Antecedent::Match(pair)),
                    PairState::Matched if other != pair => return Some(other),
                    _ => {}
                }
            }
        }
        None
    }

    /// Propagates the clauses that watch a falsified literal. Returns a violated clause, if any.
    fn propagate_watches(&mut self, falsified: Literal) -> Option<u32> {
        let mut watches = std::mem::take(&mut self.watches[falsified as usize]);
        let mut at = 0;
        let mut conflict = None;
        while let Some(&number) = watches.get(at) {
            let clause = number as usize;
            if self.clauses[clause][0] == falsified {
                self.clauses[clause].swap(0, 1);
            }
            let other = self.clauses[clause][0];
            if self.is_true(other) {
                at += 1;
                continue;
            }
            let others = &self.clauses[clause][2..];
            if let Some(open) = others.iter().position(|&literal| !self.is_false(literal)) {
                self.clauses[clause].swap(1, open + 2);
                let watched = self.clauses[clause][1];
                self.watches[watched as usize].push(number);
                watches.swap_remove(at);
                continue;
            }
            if self.is_false(other) {
                conflict = Some(number);
                break;
            }
            self.assign(other, Antecedent::Clause(number));
            at += 1;
        }
        self.watches[falsified as usize].append(&mut watches);
        conflict
    }
}
