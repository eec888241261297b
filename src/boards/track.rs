//! The board of a race: a line or a ring of cells, with jumps, ways that part and join again, and lanes that end at
//! home.

mod course;
mod layout;

pub use course::{Advance, Course, Stretch};

use super::error::checked_cell_count;
use super::geometry::Geometry;
use super::{BoardError, CellId, Graph, Point, lines};
use layout::TrackLayout;
use std::collections::BTreeSet;

/// A line or a ring of cells, the main way, and what leads off it.
///
/// The main way's cells are numbered first, in the order in which a race goes through them, then the branches' cells
/// and then the lanes', each in their order. What is listed may be in any order.
///
/// A line without branches and lanes is laid out in rows, from the bottom left, every other row backwards. Everything
/// else is laid out round a circle, clockwise, with the branches outside and the lanes inside: a ring from the top, a
/// line from the bottom left over the top to the bottom right.
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
    /// How many cells the main way has.
    pub len: u16,
    /// Whether its last cell leads to the first again.
    pub ring: bool,
    /// Ladders, snakes and the like, from any cell to any other.
    pub jumps: Vec<Jump>,
    /// Other ways beside the main one.
    pub branches: Vec<Branch>,
    /// Lanes that end at home; at most one from each cell.
    pub lanes: Vec<Lane>,
}

/// A jump from one cell to another. It leads in this direction only, is no step, and makes nothing nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// Where it begins.
    pub from: CellId,
    /// Where it leads.
    pub to: CellId,
}

/// A way that parts from the main one and joins it again further on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Where it parts from the main way.
    pub from: CellId,
    /// Where it joins the main way again.
    pub to: CellId,
    /// How many cells it has of its own.
    pub len: u16,
}

/// A lane that leaves the main way and ends at home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// Where it leaves the main way.
    pub from: CellId,
    /// How many cells it has of its own; the last one is home.
    pub len: u16,
    /// The ways back into the main one. They are jumps: they lead in this direction only.
    pub exits: Vec<LaneExit>,
}

/// A way back from a lane into the main way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneExit {
    /// Which cell of the lane it leaves, counted from 0.
    pub from: u16,
    /// The cell of the main way to which it leads.
    pub to: CellId,
}

impl Track {
    /// A line of so many cells, and nothing beside it.
    pub fn line(len: u16) -> Self {
        Self {
            len,
            ..Self::default()
        }
    }

    /// A ring of so many cells, and nothing beside it.
    pub fn ring(len: u16) -> Self {
        Self {
            len,
            ring: true,
            ..Self::default()
        }
    }

    /// How many cells each row has where it is laid out in rows, as a line without branches and lanes is: as many as make
    /// the rows as nearly a square as can be.
    pub const fn columns(&self) -> u16 {
        let root = self.len.isqrt();
        match root * root < self.len {
            true => root + 1,
            false => root,
        }
    }

    /// How many cells it has, those beside the main way with it.
    pub(super) fn cells(&self) -> u64 {
        let branches = self.branches.iter().map(|branch| branch.len);
        let lanes = self.lanes.iter().map(|lane| lane.len);
        branches.chain(lanes).map(u64::from).sum::<u64>() + u64::from(self.len)
    }

    /// Whether steps lead along the main way only; there may be jumps.
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

    /// Refuses what would lead nowhere.
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

/// A checked [`Track`], with its places.
#[derive(Debug)]
pub(super) struct TrackGeometry {
    course: Course,
    layout: TrackLayout,
}

impl Geometry for TrackGeometry {
    /// The cells one step forward, and then those one step back.
    fn graph(&self) -> Graph {
        let course = &self.course;
        Graph::new(course.len() as u32, |cell| {
            let (forward, backward) = (course.forward(cell), course.backward(cell));
            forward.iter().chain(backward).copied()
        })
    }

    /// On a line `|a - b|`, on a ring that or the other way round. Branches may be shorter, and lanes have their own
    /// numbers: only a search tells then.
    fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        let track = self.course.track();
        let straight = a.0.abs_diff(b.0);
        let way = match track.ring {
            true => straight.min(u32::from(track.len) - straight),
            false => straight,
        };
        track.is_simple().then_some(way)
    }

    /// Runs along the main way, along a branch or along a lane, but not from one into the other.
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

    /// A line with its ends exchanged, or half a ring further on; none where jumps, branches or lanes tell the cells
    /// apart, and on rings of odd length.
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

    /// Small tracks of all kinds.
    pub(super) fn tracks() -> impl Iterator<Item = Track> {
        plain_tracks().chain((0..150).map(drawn_track))
    }

    #[test]
    fn distances_in_closed_form_are_those_of_a_search() {
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
    fn where_ways_part_a_search_tells_the_distance() {
        let shorter = board(&Track {
            branches: vec![branch(0, 8, 1)],
            ..Track::line(9)
        });
        assert_eq!(shorter.geometry.distance(CellId(0), CellId(7)), None);
        assert_eq!(shorter.distance(CellId(0), CellId(7)), Some(3));
    }

    #[test]
    fn cells_are_next_to_each_other_in_both_directions_and_all_connected() {
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
    fn cells_change_places_with_their_opposites_and_stay_neighbours() {
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
    fn jumps_lead_in_one_direction_and_are_no_steps() {
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
    fn runs_keep_to_their_stretch_and_a_closed_one_is_listed_once() {
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
    fn what_cannot_be_is_refused_with_what_was_expected() {
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
