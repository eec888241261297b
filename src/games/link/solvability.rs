//! Whether a field can be cleared.

use super::field::CellPair;

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Solvability {
    /// All can go, one after the other like this.
    Solvable(Vec<CellPair>),
    /// They cannot.
    Unsolvable,
    /// The budget did not suffice to say. This pair led farthest, if there was time for any.
    Unknown(Option<CellPair>),
}
