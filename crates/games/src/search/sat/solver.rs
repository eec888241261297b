//! The solver: assignment, propagation and restarts.

use super::clauses::ClauseDatabase;
use super::constraints::Constraints;
use super::literal::Literal;
use super::trail::{Antecedent, Trail};

/// Number of conflicts between restarts, as a multiple of the terms of Luby's sequence.
const RESTART_UNIT: u64 = 64;

/// Error returned if no assignment satisfies all clauses and constraints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unsatisfiable;

/// SAT solver for the variables of a problem. The caller alternates between propagation, learning from conflicts, and
/// decisions.
pub(crate) struct Solver<C: Constraints> {
    pub(crate) constraints: C,
    pub(crate) trail: Trail<C::Reason>,
    pub(super) clauses: ClauseDatabase,
    /// Activity of each variable: its part in recent conflicts.
    pub(super) activity: Vec<f64>,
    /// Amount by which the next conflict raises activities.
    pub(super) activity_increment: f64,
    /// Marks of variables during conflict analysis.
    pub(super) is_seen: Vec<bool>,
    pub(super) conflicts: u64,
    /// Number of conflicts at the last restart.
    last_restart: u64,
    restarts: u64,
}

impl<C: Constraints> Solver<C> {
    /// Creates a solver with unassigned variables.
    pub(crate) fn new(variables: usize, constraints: C) -> Self {
        Self {
            constraints,
            trail: Trail::new(variables),
            clauses: ClauseDatabase::new(variables),
            activity: vec![0.0; variables],
            activity_increment: 1.0,
            is_seen: vec![false; variables],
            conflicts: 0,
            last_restart: 0,
            restarts: 0,
        }
    }

    /// Adds a clause of the problem. Must be called before any decision.
    pub(crate) fn add_clause(&mut self, literals: &[Literal]) {
        match *literals {
            [fact] if self.trail.value(fact.variable()).is_none() => self.assign(fact),
            [_] => {}
            _ => self.clauses.add_permanent(literals),
        }
    }

    /// Returns the activity of a variable.
    pub(crate) fn activity(&self, variable: u32) -> f64 {
        self.activity[variable as usize]
    }

    /// Returns the total number of conflicts.
    pub(crate) const fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Makes a decision on an unassigned literal.
    pub(crate) fn decide(&mut self, literal: Literal) {
        self.trail.begin_level();
        self.assign(literal);
    }

    /// Assigns an unassigned literal as a fact or a decision.
    pub(super) fn assign(&mut self, literal: Literal) {
        self.trail.assign(literal, Antecedent::None);
        self.constraints.assigned(literal);
    }

    /// Propagates all assignments.
    ///
    /// # Errors
    /// A conflict: a clause whose literals are all false.
    pub(crate) fn propagate(&mut self) -> Result<(), Vec<Literal>> {
        loop {
            while let Some(literal) = self.trail.next() {
                self.constraints.propagate(&mut self.trail, literal)?;
                self.clauses
                    .propagate(&mut self.trail, &mut self.constraints, literal)?;
            }
            if !self.constraints.propagate_all(&mut self.trail)? {
                return Ok(());
            }
        }
    }

    /// Undoes all decisions above a level.
    pub(super) fn backtrack(&mut self, level: u32) {
        if let Some(length) = self.trail.length_at(level) {
            self.constraints.backtrack(&self.trail, length);
            self.trail.backtrack(level);
        }
    }

    /// Undoes all decisions and drops old clauses if there have been enough conflicts or there are enough clauses.
    /// Returns `true` if it did so.
    pub(crate) fn restart_if_due(&mut self) -> bool {
        let conflicts = self.conflicts - self.last_restart;
        let is_due = conflicts >= RESTART_UNIT * luby(self.restarts + 1)
            || conflicts > 0 && self.clauses.is_full();
        if is_due {
            self.restarts += 1;
            self.last_restart = self.conflicts;
            self.backtrack(0);
            self.clauses.reduce(&self.trail);
        }
        is_due
    }
}

/// Luby's sequence: 1, 1, 2, 1, 1, 2, 4, ...
fn luby(at: u64) -> u64 {
    let mut at = at;
    loop {
        let bits = u64::BITS - at.leading_zeros();
        if at == (1 << bits) - 1 {
            return 1 << (bits - 1);
        }
        at -= (1 << (bits - 1)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_boards::random::SeededRng;

    /// Constraint that at most one of two neighbouring variables is true, for all of an even number of variables.
    struct Pairs(u32);

    impl Constraints for Pairs {
        type Reason = u32;

        fn assigned(&mut self, literal: Literal) {
            self.0 += u32::from(literal.is_positive());
        }

        fn backtrack(&mut self, trail: &Trail<u32>, length: usize) {
            let undone = trail.literals()[length..].iter();
            self.0 -= undone.filter(|literal| literal.is_positive()).count() as u32;
        }

        fn propagate(
            &mut self,
            trail: &mut Trail<u32>,
            literal: Literal,
        ) -> Result<(), Vec<Literal>> {
            let (own, other) = (literal.variable(), literal.variable() ^ 1);
            match trail.value(other) {
                Some(true) if literal.is_positive() => {
                    Err([own, other].map(Literal::negative).to_vec())
                }
                None if literal.is_positive() => {
                    trail.assign(Literal::negative(other), Antecedent::Reason(own));
                    Ok(())
                }
                _ => Ok(()),
            }
        }

        fn explain(&self, _: &Trail<u32>, _: Literal, reason: u32, into: &mut Vec<Literal>) {
            into.push(Literal::negative(reason));
        }
    }

    /// Number of variables of the random problems.
    const VARIABLES: u32 = 14;

    fn random_clauses(stream: &mut SeededRng, count: u32) -> Vec<[Literal; 3]> {
        let mut literal = |_| match (stream.below(VARIABLES), stream.below(2)) {
            (variable, 0) => Literal::positive(variable),
            (variable, _) => Literal::negative(variable),
        };
        (0..count).map(|_| [0; 3].map(&mut literal)).collect()
    }

    /// Returns `true` if an assignment, with one bit per variable, satisfies the pairs and the clauses.
    fn satisfies(bits: u32, clauses: &[[Literal; 3]]) -> bool {
        let is_true =
            |literal: &Literal| (bits >> literal.variable() & 1 == 1) == literal.is_positive();
        bits & bits >> 1 & 0x5555_5555 == 0
            && clauses.iter().all(|clause| clause.iter().any(is_true))
    }

    fn solve(clauses: &[[Literal; 3]]) -> Option<u32> {
        let mut solver = Solver::new(VARIABLES as usize, Pairs(0));
        for clause in clauses {
            solver.add_clause(clause);
        }
        loop {
            if let Err(conflict) = solver.propagate() {
                solver.learn(conflict).ok()?;
                continue;
            }
            solver.restart_if_due();
            let trail = &solver.trail;
            let is_included = |&variable: &u32| trail.value(variable) == Some(true);
            let bits: u32 = (0..VARIABLES)
                .filter(is_included)
                .fold(0, |bits, at| bits | 1 << at);
            assert_eq!(solver.constraints.0, bits.count_ones());
            let open = (0..VARIABLES).find(|&variable| trail.value(variable).is_none());
            match open {
                Some(variable) => solver.decide(Literal::positive(variable)),
                None => return Some(bits),
            }
        }
    }

    #[test]
    fn solver_agrees_with_exhaustive_search_on_random_clauses() {
        let mut stream = SeededRng::new(b"clauses!", 0);
        let mut satisfiable = 0;
        for count in 0..400 {
            let clauses = random_clauses(&mut stream, 20 + count % 40);
            let exists = (0..1 << VARIABLES).any(|bits| satisfies(bits, &clauses));
            let found = solve(&clauses);
            assert_eq!(found.is_some(), exists, "{clauses:?}");
            assert!(found.is_none_or(|bits| satisfies(bits, &clauses)));
            satisfiable += u32::from(exists);
        }
        assert!((100..300).contains(&satisfiable), "{satisfiable} of 400");
    }

    #[test]
    fn solver_restarts_after_enough_conflicts() {
        let mut solver = Solver::new(4, Pairs(0));
        solver.decide(Literal::positive(0));
        solver.conflicts = RESTART_UNIT - 1;
        assert!(!solver.restart_if_due());
        solver.conflicts += 1;
        assert!(solver.restart_if_due());
        assert_eq!(solver.trail.value(0), None);
        assert!(!solver.restart_if_due());
    }

    #[test]
    fn luby_series_starts_as_published() {
        let first: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
