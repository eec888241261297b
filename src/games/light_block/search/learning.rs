//! Conflict analysis: learning of clauses and edge activities.

use super::cycle_graph::START_EDGE;
use super::path_search::PathSearch;
use super::trail::{EdgeAntecedent, EdgeLiteral};

/// Factor by which each conflict counts more than the one before.
const ACTIVITY_GROWTH: f64 = 1.05;
/// Limit above which activities are rescaled.
const MAX_ACTIVITY: f64 = 1e100;

impl PathSearch<'_> {
    /// Returns the highest decision level among literals.
    pub(super) fn highest_level(&self, literals: &[EdgeLiteral]) -> u32 {
        let levels = literals.iter().map(|&literal| self.trail.level_of(literal));
        levels.max().unwrap_or_default()
    }

    /// Analyses a conflict above level 0: learns a clause and backtracks to the level where it becomes unit.
    pub(super) fn learn(&mut self, conflict: Vec<EdgeLiteral>) {
        let level = self.highest_level(&conflict);
        self.backtrack(level);
        // The learnt clause has exactly one literal of the conflict's level, the first unique implication point.
        let mut learnt = vec![EdgeLiteral::included(START_EDGE)];
        let mut reasons = conflict;
        let mut open = 0;
        let mut at = self.trail.literals.len();
        loop {
            for &literal in &reasons {
                let edge = literal.edge() as usize;
                let literal_level = self.trail.level_of(literal);
                if level == 0 || std::mem::replace(&mut self.is_seen[edge], true) {
                    continue;
                }
                self.bump(edge);
                match literal_level == level {
                    true => open += 1,
                    false => learnt.push(literal),
                }
            }
            let literal = loop {
                at -= 1;
                let literal = self.trail.literals[at];
                if self.is_seen[literal.edge() as usize] {
                    break literal;
                }
            };
            open -= 1;
            self.is_seen[literal.edge() as usize] = false;
            if open == 0 {
                learnt[0] = literal.not();
                break;
            }
            reasons = self.antecedent_literals(literal);
        }
        let whole = learnt.clone();
        let mut kept = 1;
        for at in 1..learnt.len() {
            if !self.is_redundant(learnt[at]) {
                learnt[kept] = learnt[at];
                kept += 1;
            }
        }
        learnt.truncate(kept);
        for literal in whole {
            self.is_seen[literal.edge() as usize] = false;
        }
        self.activity_increment *= ACTIVITY_GROWTH;
        self.conflicts += 1;
        let Some(second) = (1..learnt.len()).max_by_key(|&at| self.trail.level_of(learnt[at]))
        else {
            self.backtrack(0);
            self.trail
                .assign(self.graph, learnt[0], EdgeAntecedent::Decision);
            return;
        };
        learnt.swap(1, second);
        self.backtrack(self.trail.level_of(learnt[1]));
        let antecedent = self.clauses.add(&learnt);
        self.trail.assign(self.graph, learnt[0], antecedent);
    }

    /// Returns the false literals that imply a literal.
    fn antecedent_literals(&self, literal: EdgeLiteral) -> Vec<EdgeLiteral> {
        let mut reasons = Vec::new();
        if let Some(clause) = self.trail.explain(self.graph, literal, &mut reasons) {
            let others = self.clauses.literals(clause).iter();
            reasons.extend(others.filter(|&&other| other != literal));
        }
        reasons
    }

    /// Returns `true` if other literals of the learnt clause imply this one.
    fn is_redundant(&self, literal: EdgeLiteral) -> bool {
        let reasons = self.antecedent_literals(literal.not());
        !reasons.is_empty()
            && reasons.iter().all(|&other| {
                self.trail.level_of(other) == 0 || self.is_seen[other.edge() as usize]
            })
    }

    fn bump(&mut self, edge: usize) {
        self.activity[edge] += self.activity_increment;
        if self.activity[edge] > MAX_ACTIVITY {
            for activity in &mut self.activity {
                *activity /= MAX_ACTIVITY;
            }
            self.activity_increment /= MAX_ACTIVITY;
        }
    }
}
