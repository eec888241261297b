//! Conflict analysis: learning clauses, and keeping the activities of variables.

use super::constraints::Constraints;
use super::literal::Literal;
use super::solver::{Solver, Unsatisfiable};
use super::trail::Antecedent;
use std::cmp::Reverse;

/// Factor by which each conflict counts more than the previous one.
const ACTIVITY_GROWTH: f64 = 1.05;
/// Limit above which activities are rescaled.
const MAX_ACTIVITY: f64 = 1e100;

impl<C: Constraints> Solver<C> {
    /// Adds a clause whose literals are all false, and learns from the conflict.
    ///
    /// # Errors
    /// If there is no solution.
    pub(crate) fn add_violated(&mut self, mut literals: Vec<Literal>) -> Result<(), Unsatisfiable> {
        if literals.len() > 1 {
            // The literals that backtracking unassigns first are watched.
            literals.sort_by_key(|&literal| Reverse(self.trail.level_of(literal)));
            self.clauses.add(&literals);
        }
        self.learn(literals)
    }

    /// Analyses a conflict, given as a clause whose literals are all false: learns a clause and backtracks to the level
    /// where it becomes unit.
    ///
    /// # Errors
    /// If there is no solution.
    pub(crate) fn learn(&mut self, conflict: Vec<Literal>) -> Result<(), Unsatisfiable> {
        let levels = conflict.iter().map(|&literal| self.trail.level_of(literal));
        let level = levels.max().unwrap_or_default();
        if level == 0 {
            return Err(Unsatisfiable);
        }
        self.backtrack(level);
        let (asserted, mut others) = self.implication_point(conflict, level);
        self.minimise(&mut others);
        self.decay_activities();
        self.conflicts += 1;
        let last = |&at: &usize| self.trail.level_of(others[at]);
        let Some(second) = (0..others.len()).max_by_key(last) else {
            self.backtrack(0);
            self.assign(asserted);
            return Ok(());
        };
        others.swap(0, second);
        self.backtrack(self.trail.level_of(others[0]));
        others.insert(0, asserted);
        let clause = self.clauses.add(&others);
        self.trail.assign(asserted, Antecedent::Clause(clause));
        self.constraints.assigned(asserted);
        Ok(())
    }

    /// Replaces the literals of this level by their antecedents until a single one is left, the first unique implication
    /// point. Returns its negation and the other literals of the learnt clause, whose variables stay marked.
    fn implication_point(&mut self, conflict: Vec<Literal>, level: u32) -> (Literal, Vec<Literal>) {
        let (mut reasons, mut others) = (conflict, Vec::new());
        let mut open = 0;
        let mut at = self.trail.literals().len();
        loop {
            for literal in reasons.drain(..) {
                let variable = literal.variable() as usize;
                let own_level = self.trail.level_of(literal);
                if own_level == 0 || std::mem::replace(&mut self.is_seen[variable], true) {
                    continue;
                }
                self.activity[variable] += self.activity_increment;
                if own_level == level {
                    open += 1;
                } else {
                    others.push(literal);
                }
            }
            let literal = loop {
                at -= 1;
                let literal = self.trail.literals()[at];
                if self.is_seen[literal.variable() as usize] {
                    break literal;
                }
            };
            self.is_seen[literal.variable() as usize] = false;
            open -= 1;
            if open == 0 {
                return (literal.not(), others);
            }
            self.push_antecedents(literal, &mut reasons);
        }
    }

    /// Removes the literals that the others imply, and all marks.
    fn minimise(&mut self, literals: &mut Vec<Literal>) {
        let whole = literals.clone();
        let mut reasons = Vec::new();
        literals.retain(|literal| {
            reasons.clear();
            self.push_antecedents(literal.not(), &mut reasons);
            let is_implied = |other: &Literal| {
                self.trail.level_of(*other) == 0 || self.is_seen[other.variable() as usize]
            };
            reasons.is_empty() || !reasons.iter().all(is_implied)
        });
        for literal in whole {
            self.is_seen[literal.variable() as usize] = false;
        }
    }

    /// Pushes the false literals that imply a literal.
    fn push_antecedents(&self, literal: Literal, into: &mut Vec<Literal>) {
        match self.trail.antecedent(literal) {
            Antecedent::None => {}
            Antecedent::Clause(clause) => {
                let others = self.clauses.literals(clause).iter();
                into.extend(others.filter(|&&other| other != literal));
            }
            Antecedent::Reason(reason) => {
                self.constraints.explain(&self.trail, literal, reason, into);
            }
        }
    }

    /// Makes later conflicts count more than earlier ones.
    fn decay_activities(&mut self) {
        self.activity_increment *= ACTIVITY_GROWTH;
        if self.activity_increment > MAX_ACTIVITY {
            for activity in &mut self.activity {
                *activity /= MAX_ACTIVITY;
            }
            self.activity_increment /= MAX_ACTIVITY;
        }
    }
}
