//! Move of a computer player.

use tessella_boards::CellId;

/// A computer player's move, with statistics about its search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenMove {
    /// Cell of the stone.
    pub cell: CellId,
    /// `true` if it is proved that the seat can at least draw after this move.
    pub is_safe: bool,
    /// Number of positions searched.
    pub nodes: u64,
    /// Search depth in moves, not counting forced moves; 0 without a search.
    pub depth: u32,
}

impl ChosenMove {
    /// Returns a move that needed no search.
    pub(super) const fn unsearched(cell: u16, is_safe: bool) -> Self {
        Self {
            cell: CellId(cell as u32),
            is_safe,
            nodes: 0,
            depth: 0,
        }
    }
}
