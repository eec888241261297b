//! Forks: places where the path splits into a short, dangerous one and a long, safe one, which join again later.

use super::setup::{Setup, Variant};
use tessella_boards::{Branch, CellId, Track};

/// Number of cells of an open track per fork.
const CELLS_PER_FORK: u16 = 40;
/// Minimum number of cells by which a branch is longer than the main path beside it.
const MIN_DETOUR: u16 = 2;

/// One of the two paths at a fork.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForkPath {
    /// The short one, with snakes or with pieces that capture.
    Main,
    /// The long, safe one.
    Branch,
}

/// A fork, by positions on a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fork {
    /// Position at which the path splits.
    pub(super) from: u16,
    /// Position at which the paths join.
    pub(super) to: u16,
    /// First position on the branch.
    pub(super) first: u16,
    /// Number of positions on the branch.
    pub(super) len: u16,
}

impl Fork {
    /// Returns the number of cells by which the branch is longer than the main path.
    pub(super) const fn detour(&self) -> u16 {
        self.len + 1 - (self.to - self.from)
    }
}

/// Returns the branches of a plain track: one between the starts of each two seats on a ring, one for every 40 cells of an
/// open track, over the middle half of its part of the track.
pub(super) fn branches(setup: &Setup, plain: &Track) -> Vec<Branch> {
    if !setup.forks {
        return Vec::new();
    }
    let parts = match setup.variant {
        Variant::SnakesAndLadders { .. } => (plain.len / CELLS_PER_FORK).max(1),
        Variant::AroundTheRing { .. } => setup.seats.into(),
    };
    let part = plain.len / parts;
    let (from, apart) = (part / 4, part / 2);
    let branch = |at: u16| Branch {
        from: CellId(u32::from(at * part + from)),
        to: CellId(u32::from(at * part + from + apart)),
        len: apart - 1 + MIN_DETOUR.max(part / 4),
    };
    (0..parts).map(branch).collect()
}

/// Returns the forks of a path, in the order in which a piece passes them. The positions of the branches follow `goal`, the
/// last position of the main path.
pub(super) fn forks(track: &Track, main_path: &[CellId], goal: u16) -> Vec<Fork> {
    let mut first = goal + 1;
    let mut forks = Vec::new();
    for (cell, from) in main_path.iter().zip(1..) {
        for branch in track.branches.iter().filter(|branch| branch.from == *cell) {
            forks.push(Fork {
                from,
                to: from + (branch.to.0 - branch.from.0) as u16,
                first,
                len: branch.len,
            });
            first += branch.len;
        }
    }
    forks
}
