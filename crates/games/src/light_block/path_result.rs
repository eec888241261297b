//! Results of searches for a winning path.

use tessella_boards::CellId;

/// Result of a search for a path over all open tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathResult {
    /// These steps win.
    Found(Vec<CellId>),
    /// No path exists.
    Impossible,
    /// The budget is spent.
    Unknown,
}

/// SearchResult to whether a board can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winnable {
    /// The board can be won.
    Yes,
    /// The board cannot be won.
    No,
    /// The search takes too long.
    Unknown,
}
