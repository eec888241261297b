//! Database of clauses.

use super::constraints::Constraints;
use super::literal::Literal;
use super::trail::{Antecedent, Trail};

/// Maximum number of literals in learnt clauses. They take four bytes each, and at most as much again for the watches.
const MAX_LITERALS: usize = 1 << 20;

/// Range of a clause's literals.
#[derive(Clone, Copy)]
struct ClauseRange {
    start: u32,
    len: u32,
}

/// Clauses, of which the first two literals are watched. A clause propagates nothing while one of these is true or both
/// are unassigned.
pub(super) struct ClauseDatabase {
    literals: Vec<Literal>,
    clauses: Vec<ClauseRange>,
    /// Number of literals in the clauses of the problem, which come first and are never dropped.
    permanent: usize,
    /// For each literal, the clauses that watch it, each with another literal of the clause. If that one is true, the
    /// clause needs no visit.
    watches: Vec<Vec<(u32, Literal)>>,
}

impl ClauseDatabase {
    pub(super) fn new(variables: usize) -> Self {
        Self {
            literals: Vec::new(),
            clauses: Vec::new(),
            permanent: 0,
            watches: vec![Vec::new(); 2 * variables],
        }
    }

    /// Returns the literals of a clause.
    pub(super) fn literals(&self, clause: u32) -> &[Literal] {
        let ClauseRange { start, len } = self.clauses[clause as usize];
        &self.literals[start as usize..(start + len) as usize]
    }

    /// Adds a clause of the problem, with at least two literals. Must be called before any clause is learnt.
    pub(super) fn add_permanent(&mut self, literals: &[Literal]) {
        self.add(literals);
        self.permanent = self.literals.len();
    }

    /// Returns `true` if old clauses must be dropped now.
    pub(super) const fn is_full(&self) -> bool {
        self.literals.len() - self.permanent >= MAX_LITERALS
    }

    /// Adds a clause of at least two literals and watches the first two. Returns its number.
    pub(super) fn add(&mut self, literals: &[Literal]) -> u32 {
        let number = self.clauses.len() as u32;
        self.clauses.push(ClauseRange {
            start: self.literals.len() as u32,
            len: literals.len() as u32,
        });
        self.literals.extend(literals);
        self.watches[literals[0].index()].push((number, literals[1]));
        self.watches[literals[1].index()].push((number, literals[0]));
        number
    }

    /// Propagates a literal that has become true.
    ///
    /// # Errors
    /// A clause whose literals are all false.
    pub(super) fn propagate<C: Constraints>(
        &mut self,
        trail: &mut Trail<C::Reason>,
        constraints: &mut C,
        literal: Literal,
    ) -> Result<(), Vec<Literal>> {
        let falsified = literal.not();
        let mut watchers = std::mem::take(&mut self.watches[falsified.index()]);
        let mut kept = 0;
        let mut conflict = None;
        let mut next_watch = 0;
        'clauses: while let Some(&(number, other)) = watchers.get(next_watch) {
            next_watch += 1;
            if trail.is_true(other) {
                watchers[kept] = (number, other);
                kept += 1;
                continue;
            }
            let ClauseRange { start, len } = self.clauses[number as usize];
            let literals = &mut self.literals[start as usize..(start + len) as usize];
            if literals[0] == falsified {
                literals.swap(0, 1);
            }
            let first = literals[0];
            if first != other && trail.is_true(first) {
                watchers[kept] = (number, first);
                kept += 1;
                continue;
            }
            for at in 2..literals.len() {
                if !trail.is_false(literals[at]) {
                    literals.swap(1, at);
                    self.watches[literals[1].index()].push((number, first));
                    continue 'clauses;
                }
            }
            watchers[kept] = (number, first);
            kept += 1;
            if trail.is_false(first) {
                conflict = Some(number);
                break;
            }
            trail.assign(first, Antecedent::Clause(number));
            constraints.assigned(first);
        }
        watchers.copy_within(next_watch.., kept);
        let unvisited = watchers.len() - next_watch;
        watchers.truncate(kept + unvisited);
        self.watches[falsified.index()] = watchers;
        conflict.map_or(Ok(()), |clause| Err(self.literals(clause).to_vec()))
    }

    /// Drops the older half of the long clauses if there are too many, and clauses that are always true. There must be
    /// no decisions on the trail.
    pub(super) fn reduce<R: Copy>(&mut self, trail: &Trail<R>) {
        const SHORT: u32 = 8;
        if self.literals.len() - self.permanent < MAX_LITERALS / 2 {
            return;
        }
        let half = self.clauses.len() / 2;
        let old = std::mem::replace(self, Self::new(self.watches.len() / 2));
        let max_short = MAX_LITERALS / 4;
        for (at, clause) in old.clauses.iter().enumerate() {
            let literals =
                &old.literals[clause.start as usize..(clause.start + clause.len) as usize];
            let is_short = clause.len <= SHORT && self.literals.len() < max_short;
            let is_permanent = (clause.start as usize) < old.permanent;
            let is_known = literals.iter().any(|&literal| trail.is_true(literal));
            let mut open: Vec<Literal> = literals.to_vec();
            open.retain(|&literal| !trail.is_false(literal));
            if is_known || open.len() < 2 {
                continue;
            }
            if is_permanent {
                self.add_permanent(&open);
            } else if at >= half || is_short {
                self.add(&open);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No constraints.
    struct Free;

    impl Constraints for Free {
        type Reason = ();

        fn assigned(&mut self, _: Literal) {}

        fn backtrack(&mut self, _: &Trail<()>, _: usize) {}

        fn propagate(&mut self, _: &mut Trail<()>, _: Literal) -> Result<(), Vec<Literal>> {
            Ok(())
        }

        fn explain(&self, _: &Trail<()>, _: Literal, (): (), _: &mut Vec<Literal>) {}
    }

    #[test]
    fn clause_propagates_unit_literal_and_reports_conflict() {
        let mut trail = Trail::new(6);
        let mut clauses = ClauseDatabase::new(6);
        let clause = [
            Literal::positive(3),
            Literal::negative(4),
            Literal::positive(5),
        ];
        clauses.add(&clause);
        let mut decide = |trail: &mut Trail<()>, literal| {
            trail.begin_level();
            trail.assign(literal, Antecedent::None);
            clauses.propagate(trail, &mut Free, literal)
        };
        assert_eq!(decide(&mut trail, Literal::negative(3)), Ok(()));
        assert_eq!(decide(&mut trail, Literal::negative(5)), Ok(()));
        assert_eq!(trail.value(4), Some(false));
        trail.backtrack(1);
        assert_eq!(trail.value(4), None);
        trail.assign(Literal::negative(5), Antecedent::None);
        let conflict = decide(&mut trail, Literal::positive(4)).expect_err("a conflict");
        assert!(conflict.len() == 3 && clause.iter().all(|literal| conflict.contains(literal)));
    }

    #[test]
    fn clause_database_reduction_drops_old_long_clauses() {
        let trail = Trail::<()>::new(64);
        let mut clauses = ClauseDatabase::new(64);
        let long: Vec<Literal> = (1..30).map(Literal::positive).collect();
        let permanent: Vec<Literal> = (30..60).map(Literal::positive).collect();
        clauses.add_permanent(&permanent);
        clauses.add(&[Literal::positive(1), Literal::positive(2)]);
        clauses.reduce(&trail);
        assert_eq!(clauses.clauses.len(), 2);
        while !clauses.is_full() {
            clauses.add(&long);
        }
        let before = clauses.clauses.len();
        clauses.reduce(&trail);
        assert!(clauses.clauses.len() <= before / 2 + 3);
        assert!(clauses.literals.len() <= MAX_LITERALS / 2 + 90);
        assert_eq!(clauses.literals(0), permanent);
        assert_eq!(
            clauses.literals(1),
            [Literal::positive(1), Literal::positive(2)]
        );
    }
}
