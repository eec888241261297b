//! Result of a search for a solution of the field.

use super::field::CellPair;

/// Result of a search for a solution of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Solvability {
    /// The field is cleared by removing these pairs in order.
    Solvable(Vec<CellPair>),
    /// The field cannot be cleared.
    Unsolvable,
    /// The budget is spent. Contains the first pair of the longest line found, if any.
    Unknown(Option<CellPair>),
}
