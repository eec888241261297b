//! Errors in tracks.

use crate::CellId;
use std::fmt;
use thiserror::Error;

/// Part of a track that refers to a cell of the main path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackPart {
    /// A branch.
    Branch,
    /// A lane.
    Lane,
    /// An exit of a lane.
    LaneExit,
}

impl fmt::Display for TrackPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Branch => "a branch",
            Self::Lane => "a lane",
            Self::LaneExit => "an exit",
        })
    }
}

/// Error returned if a track has invalid sizes or references.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TrackError {
    /// A ring has fewer than 3 cells.
    #[error("a ring needs at least 3 cells, not {cells}")]
    RingTooShort {
        /// Number of its cells.
        cells: u16,
    },
    /// A branch has no cells.
    #[error("a branch needs at least one cell of its own")]
    EmptyBranch,
    /// A lane has no cells.
    #[error("a lane needs at least one cell of its own")]
    EmptyLane,
    /// A jump refers to a cell that does not exist.
    #[error("a jump names cell {}, but the cells are numbered from 0 to {last}", cell.0)]
    JumpOutside {
        /// The missing cell.
        cell: CellId,
        /// Number of the last cell of the board.
        last: u32,
    },
    /// Another part refers to a cell that does not exist.
    #[error("{part} names cell {}, but the cells are numbered from 0 to {last}", cell.0)]
    NoSuchCell {
        /// The part that refers to it.
        part: TrackPart,
        /// The missing cell.
        cell: CellId,
        /// Number of the last cell of the board.
        last: u32,
    },
    /// A part refers to a cell that is not on the main path.
    #[error(
        "{part} names cell {}, but the main path's cells are numbered from 0 to {last}",
        cell.0
    )]
    OffMainPath {
        /// The part that refers to it.
        part: TrackPart,
        /// The cell.
        cell: CellId,
        /// Number of the last cell of the main path.
        last: u16,
    },
    /// A branch begins and ends at the same cell.
    #[error("a branch from cell {} must rejoin the main path at another cell", from.0)]
    BranchToItself {
        /// The cell.
        from: CellId,
    },
    /// A branch of an open track leads backwards.
    #[error(
        "a branch from cell {} must rejoin further on, not at cell {}",
        from.0,
        to.0
    )]
    BranchBackwards {
        /// Cell where the branch begins.
        from: CellId,
        /// Cell where it joins the main path.
        to: CellId,
    },
    /// Two lanes leave the same cell.
    #[error("two lanes leave cell {}; there is room for one at each cell", cell.0)]
    TwoLanes {
        /// The cell.
        cell: CellId,
    },
    /// An exit leaves a cell beyond the end of its lane.
    #[error("an exit leaves cell {from} of a lane whose cells are numbered from 0 to {last}")]
    ExitBeyondLane {
        /// Number of the cell in the lane.
        from: u16,
        /// Number of the last cell of the lane.
        last: u16,
    },
    /// A jump leads to its own cell.
    #[error("a jump from cell {} must lead to another cell", from.0)]
    JumpToItself {
        /// The cell.
        from: CellId,
    },
    /// A jump is listed twice.
    #[error("the jump from cell {} to cell {} must be listed once, not twice", from.0, to.0)]
    DuplicateJump {
        /// Cell where the jump begins.
        from: CellId,
        /// Cell where it ends.
        to: CellId,
    },
    /// Branches and lanes need more room than there is.
    #[error(
        "with its branches and lanes the track would be {width} cells wide, but must be at most {most}"
    )]
    TooWide {
        /// Width that the track would have, in cells.
        width: u64,
        /// Maximum width, in cells.
        most: u64,
    },
}
