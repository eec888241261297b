//! Bounds on the value of a position, as stored by alpha-beta searches.

/// Kind of bound that a stored value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is exactly this.
    Exact,
}
