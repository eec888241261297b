//! Conflict analysis: learning of clauses and pair activities.

use super::solver::{
    Antecedent, Literal, PairId, PairState, PairingSolver, Unsatisfiable, matched, pair_of,
    unmatched,
};

impl PairingSolver {
    /// Propagates assignments, and learns from conflicts until there are none. Returns `true` if it backtracked.
    ///
    /// # Errors
    /// If no pairing is left.
    pub(in super::super) fn propagate_and_learn(&mut self) -> Result<bool, Unsatisfiable> {
        let mut has_backtracked = false;
        while let Some(conflict) = self.propagate() {
            self.learn(conflict)?;
            has_backtracked = true;
        }
        Ok(has_backtracked)
    }

    /// Adds a clause that at least one of these pairs is matched, all of which are unmatched now, and backtracks
    /// accordingly.
    ///
    /// # Errors
    /// If no pairing is left.
    pub(in super::super) fn require_one_of(
        &mut self,
        pairs: &[PairId],
    ) -> Result<(), Unsatisfiable> {
        let mut literals: Vec<Literal> = pairs.iter().copied().map(matched).collect();
        if literals.len() > 1 {
            // The literals that backtracking unassigns first are watched.
            literals.sort_by_key(|&literal| std::cmp::Reverse(self.levels[pair_of(literal)]));
            self.add_clause(literals.clone());
        }
        self.learn(literals)
    }

    /// Undoes all decisions above `level`.
    fn backtrack(&mut self, level: usize) {
        let Some(&length) = self.level_starts.get(level) else {
            return;
        };
        for literal in self.trail.split_off(length) {
            self.states[pair_of(literal)] = PairState::Unassigned;
            if literal.is_multiple_of(2) {
                self.set_matched(pair_of(literal), false);
            }
        }
        self.level_starts.truncate(level);
        self.propagated = length;
    }

    /// Analyses a conflict, given the false literals of a violated clause: learns a clause and backtracks to the level
    /// where it becomes unit.
    fn learn(&mut self, mut conflict: Vec<Literal>) -> Result<(), Unsatisfiable> {
        let level_of = |levels: &[u32], literal: Literal| levels[pair_of(literal)];
        let level = conflict
            .iter()
            .map(|&literal| level_of(&self.levels, literal))
            .max()
            .unwrap_or(0);
        if level == 0 {
            return Err(Unsatisfiable);
        }
        self.backtrack(level as usize);
        // Literals of this level are replaced by their antecedents until a single one is left: the unique implication
        // point.
        let mut learnt: Vec<Literal> = Vec::new();
        let mut seen = Vec::new();
        let mut open = 0;
        let mut at = self.trail.len();
        let implication_point = loop {
            for literal in conflict.drain(..) {
                let pair = pair_of(literal);
                if self.is_seen[pair] || self.levels[pair] == 0 {
                    continue;
                }
                self.is_seen[pair] = true;
                seen.push(pair);
                self.activity[pair] += self.activity_increment;
                if self.levels[pair] == level {
                    open += 1;
                } else {
                    learnt.push(literal);
                }
            }
            let literal = loop {
                at -= 1;
                if self.is_seen[pair_of(self.trail[at])] {
                    break self.trail[at];
                }
            };
            open -= 1;
            if open == 0 {
                break literal;
            }
            match self.antecedents[pair_of(literal)] {
                Antecedent::Clause(clause) => {
                    let others = self.clauses[clause as usize].iter();
                    conflict.extend(others.filter(|&&other| other != literal));
                }
                Antecedent::Match(pair) => conflict.push(unmatched(pair)),
                Antecedent::None => {}
            }
        };
        for pair in seen {
            self.is_seen[pair] = false;
        }
        self.decay_activities();
        let asserted = implication_point ^ 1;
        learnt.sort_by_key(|&literal| std::cmp::Reverse(level_of(&self.levels, literal)));
        let Some(&second) = learnt.first() else {
            self.backtrack(0);
            self.assign(asserted, Antecedent::None);
            return Ok(());
        };
        self.backtrack(level_of(&self.levels, second) as usize);
        learnt.insert(0, asserted);
        let number = self.add_clause(learnt);
        self.assign(asserted, Antecedent::Clause(number));
        Ok(())
    }

    /// Makes later conflicts count more than earlier ones.
    fn decay_activities(&mut self) {
        const GROWTH: f64 = 1.05;
        const MAX: f64 = 1e100;
        self.activity_increment *= GROWTH;
        if self.activity_increment > MAX {
            for activity in &mut self.activity {
                *activity /= MAX;
            }
            self.activity_increment /= MAX;
        }
    }
}
