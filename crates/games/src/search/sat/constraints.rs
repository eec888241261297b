//! Constraints of a problem, in addition to its clauses.

use super::literal::Literal;
use super::trail::Trail;

/// Constraints of a problem, which propagate without clauses. Conflicts and explanations are clauses whose literals are
/// all false.
pub(crate) trait Constraints {
    /// Reason for an assignment, from which its explanation can be computed later.
    type Reason: Copy;

    /// Notes that a decision or a clause has made a literal true.
    fn assigned(&mut self, literal: Literal);

    /// Undoes all changes caused by literals on the trail from position `length` on.
    fn backtrack(&mut self, trail: &Trail<Self::Reason>, length: usize);

    /// Propagates a literal that has become true.
    ///
    /// # Errors
    /// If there is a conflict.
    fn propagate(
        &mut self,
        trail: &mut Trail<Self::Reason>,
        literal: Literal,
    ) -> Result<(), Vec<Literal>>;

    /// Propagates all literals together, after each has been propagated alone. Returns `true` if it has assigned
    /// others.
    ///
    /// # Errors
    /// If there is a conflict.
    fn propagate_all(&mut self, _: &mut Trail<Self::Reason>) -> Result<bool, Vec<Literal>> {
        Ok(false)
    }

    /// Pushes the false literals that imply a literal assigned for this reason.
    fn explain(
        &self,
        trail: &Trail<Self::Reason>,
        literal: Literal,
        reason: Self::Reason,
        into: &mut Vec<Literal>,
    );
}
