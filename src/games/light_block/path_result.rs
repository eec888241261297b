//! Whether a winning path exists.

use crate::boards::CellId;

/// Whether a game can still be won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathResult {
    /// It can, by these steps.
    Found(Vec<CellId>),
    /// It cannot.
    Impossible,
    /// It was not found out.
    Unknown,
}

/// Whether a board can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winnable {
    /// It can.
    Yes,
    /// It cannot.
    No,
    /// It would take too long to find out.
    Unknown,
}
