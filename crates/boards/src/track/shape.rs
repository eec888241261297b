//! Parameters of a track: its main path, jumps, branches and lanes.

use crate::CellId;

/// Line or ring of cells (the main path) with branches and lanes.
///
/// Cells are numbered in the order in which a race visits them: first the main path, then the branches, then the lanes,
/// in the order in which they are listed. Items may be listed in any order.
///
/// A line without branches and lanes is laid out in rows from the bottom left, with alternating direction. Other tracks
/// are laid out clockwise on a circle with the branches outside and the lanes inside: a ring from the top, a line from
/// the bottom left over the top to the bottom right.
///
/// ```
/// use tessella_boards::{Board, CellId, Jump, Shape, Track};
///
/// let ladder = Jump { from: CellId(3), to: CellId(17) };
/// let track = Track { jumps: vec![ladder], ..Track::line(25) };
/// let board = Board::new(Shape::Track(track))?;
/// assert_eq!(board.jumps(CellId(3)), [CellId(17)]);
/// assert_eq!(board.distance(CellId(3), CellId(17)), Some(14));
/// # Ok::<(), tessella_boards::BoardError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Track {
    /// Number of cells of the main path.
    pub len: u16,
    /// `true` if the last cell leads to the first.
    pub ring: bool,
    /// Jumps such as ladders and snakes, from any cell to any other.
    pub jumps: Vec<Jump>,
    /// Alternative paths beside the main path.
    pub branches: Vec<Branch>,
    /// Lanes that end in a home cell; at most one leaves each cell.
    pub lanes: Vec<Lane>,
}

/// One-way jump from one cell to another. It is not a step and does not affect distances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// Cell on which the jump starts.
    pub from: CellId,
    /// Target of the jump.
    pub to: CellId,
}

/// Path that leaves the main path and joins it again further on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Cell of the main path at which the branch starts.
    pub from: CellId,
    /// Cell of the main path at which the branch ends.
    pub to: CellId,
    /// Number of cells of the branch itself.
    pub len: u16,
}

/// Lane that leaves the main path and ends in a home cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// Cell of the main path at which the lane starts.
    pub from: CellId,
    /// Number of cells of the lane itself; the last one is the home cell.
    pub len: u16,
    /// One-way jumps back to the main path.
    pub exits: Vec<LaneExit>,
}

/// Jump from a lane back to the main path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneExit {
    /// Index of the lane cell on which the jump starts.
    pub from: u16,
    /// Cell of the main path to which it leads.
    pub to: CellId,
}

impl Track {
    /// Creates a plain line of `len` cells.
    pub fn line(len: u16) -> Self {
        Self {
            len,
            ..Self::default()
        }
    }

    /// Creates a plain ring of `len` cells.
    pub fn ring(len: u16) -> Self {
        Self {
            len,
            ring: true,
            ..Self::default()
        }
    }

    /// Returns the number of cells per row that makes a layout in rows as square as possible.
    pub const fn columns(&self) -> u16 {
        let root = self.len.isqrt();
        if root * root < self.len {
            root + 1
        } else {
            root
        }
    }

    /// Returns the number of cells including branches and lanes.
    pub(crate) fn cells(&self) -> u64 {
        let branches = self.branches.iter().map(|branch| branch.len);
        let lanes = self.lanes.iter().map(|lane| lane.len);
        branches.chain(lanes).map(u64::from).sum::<u64>() + u64::from(self.len)
    }

    /// Returns `true` if there are no branches and lanes; jumps are allowed.
    pub(super) fn is_simple(&self) -> bool {
        self.branches.is_empty() && self.lanes.is_empty()
    }
}
