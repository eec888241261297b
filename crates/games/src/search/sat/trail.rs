//! Trail of assigned literals with their antecedents.

use super::literal::Literal;

/// Cause of an assignment.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Antecedent<R> {
    /// A decision, or a fact.
    None,
    /// The other literals of this clause are false.
    Clause(u32),
    /// A reason of the problem's constraints.
    Reason(R),
}

/// Trail of true literals in the order of assignment.
pub(crate) struct Trail<R> {
    /// Value of each variable; `None` if unassigned.
    values: Vec<Option<bool>>,
    /// Decision level of each assigned variable.
    levels: Vec<u32>,
    /// Position of each assigned variable on the trail.
    positions: Vec<u32>,
    antecedents: Vec<Antecedent<R>>,
    literals: Vec<Literal>,
    /// Length of the trail before each decision.
    decisions: Vec<usize>,
    /// Number of literals that have been or are being propagated.
    propagated: usize,
}

impl<R: Copy> Trail<R> {
    /// Creates an empty trail.
    pub(crate) fn new(variables: usize) -> Self {
        Self {
            values: vec![None; variables],
            levels: vec![0; variables],
            positions: vec![0; variables],
            antecedents: vec![Antecedent::None; variables],
            literals: Vec::with_capacity(variables),
            decisions: Vec::new(),
            propagated: 0,
        }
    }

    /// Returns the value of a variable; `None` if unassigned.
    #[inline]
    pub(crate) fn value(&self, variable: u32) -> Option<bool> {
        self.values[variable as usize]
    }

    /// Returns `true` if a literal is true.
    #[inline]
    pub(crate) fn is_true(&self, literal: Literal) -> bool {
        self.value(literal.variable()) == Some(literal.is_positive())
    }

    /// Returns `true` if a literal is false.
    #[inline]
    pub(crate) fn is_false(&self, literal: Literal) -> bool {
        self.is_true(literal.not())
    }

    /// Returns the literals in the order of assignment.
    #[inline]
    pub(crate) fn literals(&self) -> &[Literal] {
        &self.literals
    }

    /// Returns the position of an assigned variable on the trail.
    #[inline]
    pub(crate) fn position(&self, variable: u32) -> u32 {
        self.positions[variable as usize]
    }

    /// Returns the number of literals that have been or are being propagated.
    #[inline]
    pub(crate) const fn propagated(&self) -> usize {
        self.propagated
    }

    /// Returns the decision level of an assigned literal.
    #[inline]
    pub(super) fn level_of(&self, literal: Literal) -> u32 {
        self.levels[literal.variable() as usize]
    }

    /// Returns the antecedent of an assigned literal.
    pub(super) fn antecedent(&self, literal: Literal) -> Antecedent<R> {
        self.antecedents[literal.variable() as usize]
    }

    /// Assigns an unassigned literal.
    #[inline]
    pub(crate) fn assign(&mut self, literal: Literal, antecedent: Antecedent<R>) {
        let variable = literal.variable() as usize;
        self.values[variable] = Some(literal.is_positive());
        self.levels[variable] = self.decisions.len() as u32;
        self.positions[variable] = self.literals.len() as u32;
        self.antecedents[variable] = antecedent;
        self.literals.push(literal);
    }

    /// Begins a decision level.
    pub(super) fn begin_level(&mut self) {
        self.decisions.push(self.literals.len());
    }

    /// Returns the next literal to propagate, if any.
    #[inline]
    pub(super) fn next(&mut self) -> Option<Literal> {
        let literal = *self.literals.get(self.propagated)?;
        self.propagated += 1;
        Some(literal)
    }

    /// Returns the length of the trail at the end of a level; `None` if there are no decisions above it.
    pub(super) fn length_at(&self, level: u32) -> Option<usize> {
        self.decisions.get(level as usize).copied()
    }

    /// Undoes all decisions above a level, with everything that followed from them.
    pub(super) fn backtrack(&mut self, level: u32) {
        if let Some(length) = self.length_at(level) {
            for literal in self.literals.drain(length..) {
                self.values[literal.variable() as usize] = None;
            }
            self.decisions.truncate(level as usize);
            self.propagated = length;
        }
    }
}
