//! Literals of clauses.

/// Variable or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Literal(u32);

impl Literal {
    /// Returns the literal that is true if the variable is.
    pub(crate) const fn positive(variable: u32) -> Self {
        Self(2 * variable)
    }

    /// Returns the literal that is true if the variable is false.
    pub(crate) const fn negative(variable: u32) -> Self {
        Self(2 * variable + 1)
    }

    /// Returns the variable.
    pub(crate) const fn variable(self) -> u32 {
        self.0 / 2
    }

    /// Returns `true` for the variable itself, and `false` for its negation.
    pub(crate) const fn is_positive(self) -> bool {
        self.0.is_multiple_of(2)
    }

    /// Returns the negation.
    pub(crate) const fn not(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// Returns the index for tables with an entry for each literal.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}
