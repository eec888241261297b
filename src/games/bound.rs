//! What a search knows of the value of a position.

/// How much the value of a position is known to be, when a search keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// At least this.
    Lower,
    /// At most this.
    Upper,
    /// This.
    Exact,
}
