//! Race track: a line or a ring of cells with jumps, branches, and lanes that lead to home cells.

mod course;
mod layout;

pub use course::{Advance, Course, Stretch};

use super::error::checked_cell_count;
use super::geometry::Geometry;
use super::{BoardError, CellId, Graph, Point, lines};
use layout::TrackLayout;
use std::collections::BTreeSet;

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
/// use tessella::boards::{Board, CellId, Jump, Shape, Track};
///
/// let ladder = Jump { from: CellId(3), to: CellId(17) };
/// let track = Track { jumps: vec![ladder], ..Track::line(25) };
/// let board = Board::new(Shape::Track(track))?;
/// assert_eq!(board.jumps(CellId(3)), [CellId(17)]);
/// assert_eq!(board.distance(CellId(3), CellId(17)), Some(14));
/// # Ok::<(), tessella::boards::BoardError>(())
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

    /// Returns the number of cells per row of a layout in rows, which makes the layout as square as possible.
    pub const fn columns(&self) -> u16 {
        let root = self.len.isqrt();
        match root * root < self.len {
            true => root + 1,
            false => root,
        }
    }

    /// Returns the number of cells including branches and lanes.
    pub(super) fn cells(&self) -> u64 {
        let branches = self.branches.iter().map(|branch| branch.len);
        let lanes = self.lanes.iter().map(|lane| lane.len);
        branches.chain(lanes).map(u64::from).sum::<u64>() + u64::from(self.len)
    }

    /// Returns `true` if there are no branches and lanes; jumps are allowed.
    fn is_simple(&self) -> bool {
        self.branches.is_empty() && self.lanes.is_empty()
    }

    pub(super) fn geometry(&self) -> Result<TrackGeometry, BoardError> {
        self.check()?;
        let course = Course::new(self.clone());
        check_jumps(&course)?;
        Ok(TrackGeometry {
            layout: TrackLayout::new(&course)?,
            course,
        })
    }

    /// Refuses tracks with invalid sizes or references.
    fn check(&self) -> Result<(), BoardError> {
        if self.len == 0 {
            return Err(BoardError::Empty);
        }
        if self.ring && self.len < 3 {
            return Err(BoardError::Invalid(format!(
                "a ring needs at least 3 cells, not {}",
                self.len
            )));
        }
        let branches = self.branches.iter().map(|branch| branch.len);
        let lanes = self.lanes.iter().map(|lane| lane.len);
        for (what, len) in
            (branches.map(|len| ("branch", len))).chain(lanes.map(|len| ("lane", len)))
        {
            if len == 0 {
                return Err(BoardError::Invalid(format!(
                    "a {what} needs at least one cell of its own"
                )));
            }
        }
        let cells = checked_cell_count(self.cells())?;
        for branch in &self.branches {
            self.check_branch(branch, cells)?;
        }
        let mut left = BTreeSet::new();
        for lane in &self.lanes {
            self.check_lane(lane, cells)?;
            if !left.insert(lane.from) {
                return Err(BoardError::Invalid(format!(
                    "two lanes leave cell {}: there is room for one at each cell",
                    lane.from.0
                )));
            }
        }
        for jump in &self.jumps {
            check_cell("a jump", jump.from, cells)?;
            check_cell("a jump", jump.to, cells)?;
        }
        Ok(())
    }

    fn check_branch(&self, branch: &Branch, cells: u32) -> Result<(), BoardError> {
        let (from, to) = (branch.from.0, branch.to.0);
        self.check_on_main_way("a branch", branch.from, cells)?;
        self.check_on_main_way("a branch", branch.to, cells)?;
        if from == to {
            return Err(BoardError::Invalid(format!(
                "a branch from cell {from} must join the main way at another cell"
            )));
        }
        if !self.ring && from > to {
            return Err(BoardError::Invalid(format!(
                "a branch from cell {from} of a line must join it further on, not at cell {to}"
            )));
        }
        Ok(())
    }

    fn check_lane(&self, lane: &Lane, cells: u32) -> Result<(), BoardError> {
        self.check_on_main_way("a lane", lane.from, cells)?;
        for back in &lane.exits {
            self.check_on_main_way("a way back", back.to, cells)?;
            if back.from >= lane.len {
                return Err(BoardError::Invalid(format!(
                    "a way back leaves cell {} of a lane whose cells are numbered from 0 to {}",
                    back.from,
                    lane.len - 1
                )));
            }
        }
        Ok(())
    }

    fn check_on_main_way(
        &self,
        what: &'static str,
        cell: CellId,
        cells: u32,
    ) -> Result<(), BoardError> {
        check_cell(what, cell, cells)?;
        if cell.0 >= u32::from(self.len) {
            return Err(BoardError::Invalid(format!(
                "{what} names cell {}, but the main way's cells are numbered from 0 to {}",
                cell.0,
                self.len - 1
            )));
        }
        Ok(())
    }
}

fn check_cell(what: &'static str, cell: CellId, cells: u32) -> Result<(), BoardError> {
    match cell.0 < cells {
        true => Ok(()),
        false => Err(BoardError::NoSuchCell {
            what,
            cell: cell.0,
            cells,
        }),
    }
}

fn check_jumps(course: &Course) -> Result<(), BoardError> {
    for from in course.cells() {
        let mut listed = BTreeSet::new();
        for &to in course.jumps(from) {
            if to == from {
                return Err(BoardError::Invalid(format!(
                    "a jump from cell {} must lead to another cell",
                    from.0
                )));
            }
            if !listed.insert(to) {
                return Err(BoardError::Invalid(format!(
                    "the jump from cell {} to cell {} must be listed once, not twice",
                    from.0, to.0
                )));
            }
        }
    }
    Ok(())
}

/// Geometry of a valid [`Track`].
#[derive(Debug)]
pub(super) struct TrackGeometry {
    course: Course,
    layout: TrackLayout,
}

impl Geometry for TrackGeometry {
    /// Lists the cells one step forward, then those one step back.
    fn graph(&self) -> Graph {
        let course = &self.course;
        Graph::new(course.len() as u32, |cell| {
            let (forward, backward) = (course.forward(cell), course.backward(cell));
            forward.iter().chain(backward).copied()
        })
    }

    /// On a line `|a - b|`; on a ring the shorter way round. Tracks with branches or lanes require a search.
    fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        let track = self.course.track();
        let straight = a.0.abs_diff(b.0);
        let way = match track.ring {
            true => straight.min(u32::from(track.len) - straight),
            false => straight,
        };
        track.is_simple().then_some(way)
    }

    /// Returns runs within the main path, a branch or a lane; no run leads from one into another.
    fn lines(&self, k: u16) -> Vec<Vec<CellId>> {
        lines::runs(self.course.len() as u32, 1, k, |cell, _| {
            let on = self.course.stretch(cell);
            let mut nexts = self.course.forward(cell).iter().copied();
            nexts.find(|&next| self.course.stretch(next) == on)
        })
    }

    fn outline(&self, cell: CellId) -> Vec<Point> {
        self.layout.outline(cell).to_vec()
    }

    fn centre(&self, cell: CellId) -> Point {
        self.layout.centre(cell)
    }

    fn cell_at(&self, place: Point) -> Option<CellId> {
        self.layout.cell_at(place)
    }

    fn extent(&self) -> Point {
        self.layout.extent()
    }

    /// Reverses a line, or rotates a ring by half its length. `None` if there are jumps, branches or lanes, and on
    /// rings of odd length.
    fn opposite(&self, cell: CellId) -> Option<CellId> {
        let track = self.course.track();
        let len = u32::from(track.len);
        let turns = track.is_simple() && track.jumps.is_empty();
        match track.ring {
            true => (turns && len % 2 == 0).then(|| CellId((cell.0 + len / 2) % len)),
            false => turns.then(|| CellId(len - 1 - cell.0)),
        }
    }

    fn jumps(&self, cell: CellId) -> &[CellId] {
        self.course.jumps(cell)
    }

    fn course(&self) -> Option<&Course> {
        Some(&self.course)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::random::SeededRng;
    use crate::boards::{Board, Shape};

    pub(super) fn board(track: &Track) -> Board {
        match Board::new(Shape::Track(track.clone())) {
            Ok(board) => board,
            Err(error) => panic!("{error}: {track:?}"),
        }
    }

    pub(super) fn branch(from: u32, to: u32, len: u16) -> Branch {
        let (from, to) = (CellId(from), CellId(to));
        Branch { from, to, len }
    }

    pub(super) fn lane(from: u32, len: u16) -> Lane {
        let (from, exits) = (CellId(from), Vec::new());
        Lane { from, len, exits }
    }

    fn jump(from: u32, to: u32) -> Jump {
        let (from, to) = (CellId(from), CellId(to));
        Jump { from, to }
    }

    fn plain_tracks() -> impl Iterator<Item = Track> {
        (1..=30).map(Track::line).chain((3..=30).map(Track::ring))
    }

    fn drawn_track(seed: u64) -> Track {
        let mut rng = SeededRng::new(b"tracks 1", seed);
        let ring = rng.below(2) == 0;
        let len = 3 + rng.below(if seed.is_multiple_of(2) { 8 } else { 28 });
        let mut track = Track {
            len: len as u16,
            ring,
            ..Track::default()
        };
        for _ in 0..rng.below(4) {
            let mut ends = [rng.below(len), rng.below(len)];
            if !ring {
                ends.sort_unstable();
            }
            let own = 1 + rng.below(6) as u16;
            if ends[0] != ends[1] {
                track.branches.push(branch(ends[0], ends[1], own));
            }
        }
        let mut froms: Vec<u32> = (0..len).collect();
        rng.shuffle(&mut froms);
        for &from in froms.iter().take(rng.below(5) as usize) {
            let mut lane = lane(from, 1 + rng.below(6) as u16);
            if rng.below(2) == 0 {
                let from = rng.below(lane.len.into()) as u16;
                let to = CellId(rng.below(len));
                lane.exits.push(LaneExit { from, to });
            }
            track.lanes.push(lane);
        }
        for from in (0..rng.below(4)).filter(|&from| from < len) {
            let to = (from + 1 + rng.below(len - 1)) % len;
            track.jumps.push(jump(from, to));
        }
        track
    }

    /// Returns small tracks of all kinds.
    pub(super) fn tracks() -> impl Iterator<Item = Track> {
        plain_tracks().chain((0..150).map(drawn_track))
    }

    #[test]
    fn track_distances_match_search() {
        let jumps = vec![jump(0, 7), jump(5, 2)];
        let with_jumps = [Track::line(9), Track::ring(9)].map(|track| Track {
            jumps: jumps.clone(),
            ..track
        });
        for track in plain_tracks().chain(with_jumps) {
            let board = board(&track);
            for a in board.cells() {
                let searched = board.graph().distances(a);
                for b in board.cells() {
                    let told = board.geometry.distance(a, b);
                    assert!(told.is_some());
                    assert_eq!(told, searched[b.index()], "{a:?} to {b:?} of {track:?}");
                }
            }
        }
    }

    #[test]
    fn track_with_branches_searches_for_distances() {
        let shorter = board(&Track {
            branches: vec![branch(0, 8, 1)],
            ..Track::line(9)
        });
        assert_eq!(shorter.geometry.distance(CellId(0), CellId(7)), None);
        assert_eq!(shorter.distance(CellId(0), CellId(7)), Some(3));
    }

    #[test]
    fn track_neighbours_are_mutual_and_connected() {
        for track in tracks() {
            let board = board(&track);
            assert!(board.graph().is_connected(), "{track:?}");
            for cell in board.cells() {
                let nexts = board.neighbours(cell);
                let different: BTreeSet<_> = nexts.iter().collect();
                assert_eq!(different.len(), nexts.len(), "{track:?}");
                for &next in nexts {
                    assert_ne!(next, cell);
                    assert!(board.neighbours(next).contains(&cell), "{track:?}");
                }
            }
        }
    }

    #[test]
    fn track_half_turn_preserves_neighbours() {
        for track in tracks() {
            let board = board(&track);
            let plain = track.is_simple() && track.jumps.is_empty();
            let turns = plain && !(track.ring && track.len % 2 == 1);
            for cell in board.cells() {
                let Some(other) = board.opposite(cell) else {
                    assert!(!turns, "{track:?}");
                    continue;
                };
                assert!(turns, "{track:?}");
                assert_eq!(board.opposite(other), Some(cell));
                for &next in board.neighbours(cell) {
                    let next = board.opposite(next).expect("all cells turn or none");
                    assert!(board.neighbours(other).contains(&next), "{track:?}");
                }
            }
        }
    }

    #[test]
    fn track_jumps_are_one_way_and_no_steps() {
        let board = board(&Track {
            jumps: vec![jump(2, 15), jump(12, 4), jump(2, 9)],
            ..Track::line(20)
        });
        assert_eq!(board.jumps(CellId(2)), [CellId(15), CellId(9)]);
        assert_eq!(board.jumps(CellId(12)), [CellId(4)]);
        assert_eq!(board.jumps(CellId(15)), []);
        assert_eq!(board.neighbours(CellId(2)), [CellId(3), CellId(1)]);
        assert_eq!(board.distance(CellId(2), CellId(15)), Some(13));
    }

    #[test]
    fn track_runs_stay_within_stretch_and_are_listed_once() {
        let line = board(&Track::line(6));
        assert_eq!(line.lines(4).len(), 3);
        assert_eq!(line.lines(7), Vec::<Vec<CellId>>::new());
        let ring = board(&Track::ring(6));
        assert_eq!(ring.lines(4).len(), 6);
        assert_eq!(ring.lines(4)[5], [5, 0, 1, 2].map(CellId));
        assert_eq!(ring.lines(6), [[0, 1, 2, 3, 4, 5].map(CellId)]);
        let more = board(&Track {
            branches: vec![branch(1, 3, 4)],
            lanes: vec![lane(0, 3)],
            ..Track::line(4)
        });
        let lines = [[0, 1, 2], [1, 2, 3], [4, 5, 6], [5, 6, 7], [8, 9, 10]];
        assert_eq!(more.lines(3), lines.map(|line| line.map(CellId)));
        assert_eq!(more.lines(1).len(), more.len());
    }

    #[test]
    fn invalid_tracks_are_refused_with_reason() {
        let back = |from, to| Lane {
            exits: vec![LaneExit {
                from,
                to: CellId(to),
            }],
            ..lane(2, 3)
        };
        let jumps = |jumps: &[Jump]| Track {
            jumps: jumps.to_vec(),
            ..Track::line(9)
        };
        let branches = |branch| Track {
            branches: vec![branch],
            ..Track::ring(9)
        };
        let on_line = |branch| Track {
            branches: vec![branch],
            ..Track::line(9)
        };
        let lanes = |lanes: &[Lane]| Track {
            lanes: lanes.to_vec(),
            ..Track::ring(9)
        };
        let many = Track {
            branches: vec![branch(0, 1, u16::MAX); 20],
            ..Track::line(9)
        };
        let refused = [
            (
                Track::line(0),
                "a board needs at least one cell on each side",
            ),
            (Track::ring(2), "a ring needs at least 3 cells, not 2"),
            (
                many,
                "a board of 1310709 cells is too large: 1048576 are the most",
            ),
            (
                jumps(&[jump(9, 1)]),
                "a jump names cell 9, but the cells are numbered from 0 to 8",
            ),
            (
                jumps(&[jump(1, 9)]),
                "a jump names cell 9, but the cells are numbered from 0 to 8",
            ),
            (
                jumps(&[jump(3, 3)]),
                "a jump from cell 3 must lead to another cell",
            ),
            (
                jumps(&[jump(3, 4), jump(3, 4)]),
                "the jump from cell 3 to cell 4 must be listed once, not twice",
            ),
            (
                branches(branch(0, 4, 0)),
                "a branch needs at least one cell of its own",
            ),
            (
                branches(branch(14, 4, 2)),
                "a branch names cell 14, but the cells are numbered from 0 to 10",
            ),
            (
                branches(branch(4, 10, 2)),
                "a branch names cell 10, but the main way's cells are numbered from 0 to 8",
            ),
            (
                branches(branch(4, 4, 2)),
                "a branch from cell 4 must join the main way at another cell",
            ),
            (
                on_line(branch(6, 4, 2)),
                "a branch from cell 6 of a line must join it further on, not at cell 4",
            ),
            (
                lanes(&[lane(0, 0)]),
                "a lane needs at least one cell of its own",
            ),
            (
                lanes(&[lane(12, 3)]),
                "a lane names cell 12, but the cells are numbered from 0 to 11",
            ),
            (
                lanes(&[lane(3, 2), lane(9, 2)]),
                "a lane names cell 9, but the main way's cells are numbered from 0 to 8",
            ),
            (
                lanes(&[lane(3, 2), lane(3, 1)]),
                "two lanes leave cell 3: there is room for one at each cell",
            ),
            (
                lanes(&[back(3, 0)]),
                "a way back leaves cell 3 of a lane whose cells are numbered from 0 to 2",
            ),
            (
                lanes(&[back(0, 10)]),
                "a way back names cell 10, but the main way's cells are numbered from 0 to 8",
            ),
        ];
        for (track, why) in refused {
            let error = Board::new(Shape::Track(track)).expect_err(why);
            assert_eq!(error.to_string(), why);
        }
        let around = branches(branch(6, 4, 2));
        assert_eq!(
            board(&around).len(),
            11,
            "on a ring every other cell is further on"
        );
    }
}
