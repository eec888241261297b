//! The course of a race: the board, and each seat's path over it. It does not change during the race.

use super::super::effects::Appearance;
use super::super::seats::Seat;
use super::super::setup_error::SetupError;
use super::forks::{Fork, ForkPath, branches, forks};
use super::jumps::snakes_and_ladders;
use super::setup::{Setup, Variant};
use tessella_boards::{Board, CellId, Course, Lane, Shape, Stretch, Track};

/// The board, and each seat's path over it.
///
/// A piece is at a position of its seat's path. The positions are the same for all seats: 0 for a piece that waits, then
/// the cells of the main path in order, once for each lap, with the lane at the end, and finally the cells of each branch.
#[derive(Debug)]
pub(super) struct RaceCourse {
    pub(super) setup: Setup,
    pub(super) board: Board,
    /// For each seat, the cell at each position from 1.
    paths: Vec<Vec<CellId>>,
    /// Forks in the order in which a piece passes them.
    forks: Vec<Fork>,
    /// Last position of the main path.
    goal: u16,
    /// The seat that owns each cell.
    owners: Vec<Option<Seat>>,
}

impl RaceCourse {
    pub(super) fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        let plain = setup.track()?;
        let mut track = plain.clone();
        track.branches = branches(setup, plain);
        match setup.variant {
            Variant::SnakesAndLadders { .. } => {
                track.jumps = snakes_and_ladders(&track, setup.back_four, seed);
            }
            Variant::AroundTheRing { pieces, .. } => {
                // The lane leaves the ring just before the start, so that a piece goes around the whole ring.
                let entrance = |seat| match start(plain, setup.seats, seat).0 {
                    0 => CellId(u32::from(plain.len) - 1),
                    start => CellId(start - 1),
                };
                let lanes = (0..setup.seats).map(|seat| Lane {
                    from: entrance(Seat(seat)),
                    len: pieces.into(),
                    exits: Vec::new(),
                });
                track.lanes = lanes.collect();
            }
        }
        let board = Board::new(Shape::Track(track))?;
        let course = board.course().expect("a track has a course");
        let seats = || (0..setup.seats).map(Seat);
        let main_ways: Vec<Vec<CellId>> =
            seats().map(|seat| main_path(course, setup, seat)).collect();
        let goal = main_ways[0].len() as u16;
        let forks = forks(course.track(), &main_ways[0], goal);
        let paths = main_ways.into_iter();
        let paths = paths.map(|main_path| with_branches(course, main_path, &forks));
        let mut owners = vec![None; board.len()];
        if course.track().ring {
            for seat in seats() {
                owners[start(plain, setup.seats, seat).index()] = Some(seat);
                for cell in course.cells_of(Stretch::Lane(seat.index())) {
                    owners[cell.index()] = Some(seat);
                }
            }
        }
        Ok(Self {
            setup: setup.clone(),
            paths: paths.collect(),
            forks,
            goal,
            board,
            owners,
        })
    }

    /// Returns the length of the main path in cells, the same for all seats.
    pub(super) const fn goal(&self) -> u16 {
        self.goal
    }

    /// Returns the number of positions of the main path before the lane. On an open track, these are all.
    pub(super) fn before_lane(&self) -> u16 {
        match self.setup.variant {
            Variant::SnakesAndLadders { .. } => self.goal,
            Variant::AroundTheRing { pieces, .. } => self.goal - u16::from(pieces),
        }
    }

    /// Returns the number of cells of a round, or of the whole track.
    pub(super) fn round(&self) -> u16 {
        match self.setup.variant {
            Variant::SnakesAndLadders { .. } => self.goal,
            Variant::AroundTheRing { laps, .. } => self.before_lane() / u16::from(laps),
        }
    }

    /// Returns the cell at a position of a seat's path; `None` at position 0, where pieces wait.
    pub(super) fn cell(&self, seat: Seat, position: u16) -> Option<CellId> {
        let last = usize::from(position).checked_sub(1)?;
        Some(self.paths[seat.index()][last])
    }

    /// Returns `true` if a position is on a branch.
    pub(super) const fn is_on_branch(&self, position: u16) -> bool {
        position > self.goal
    }

    /// Returns the fork on whose branch a position is.
    fn fork_of(&self, position: u16) -> Option<&Fork> {
        let mut forks = self.forks.iter();
        forks.find(|fork| (fork.first..fork.first + fork.len).contains(&position))
    }

    /// Returns the position one step forward, and `true` with it if the path splits here.
    fn next(&self, position: u16, fork_path: ForkPath) -> Option<(u16, bool)> {
        if self.is_on_branch(position) {
            let fork = self.fork_of(position)?;
            let is_last = position + 1 == fork.first + fork.len;
            return Some((if is_last { fork.to } else { position + 1 }, false));
        }
        let fork = self.forks.iter().find(|fork| fork.from == position);
        match (fork, fork_path) {
            (Some(fork), ForkPath::Branch) => Some((fork.first, true)),
            (fork, _) => (position < self.goal).then_some((position + 1, fork.is_some())),
        }
    }

    /// Returns the position one step back, and `true` with it if two paths join here. On a ring the first position follows
    /// the last one of the first round: a piece that passes the start backwards has no lap less than none.
    fn previous(&self, position: u16, fork_path: ForkPath) -> Option<(u16, bool)> {
        if self.is_on_branch(position) {
            let fork = self.fork_of(position)?;
            let is_first = position == fork.first;
            return Some((if is_first { fork.from } else { position - 1 }, false));
        }
        let fork = self.forks.iter().find(|fork| fork.to == position);
        match (fork, fork_path) {
            (_, _) if position == 0 => None,
            (Some(fork), ForkPath::Branch) => Some((fork.first + fork.len - 1, true)),
            (fork, _) if position > 1 => Some((position - 1, fork.is_some())),
            _ => matches!(self.setup.variant, Variant::AroundTheRing { .. })
                .then(|| (self.round(), false)),
        }
    }

    /// Returns the position after a number of steps, forward or back. A fork that is passed is taken by this path. Returns
    /// `None` if there are not so many steps, or for [`ForkPath::Branch`] if no fork is passed.
    pub(super) fn walk(
        &self,
        from: u16,
        steps: u8,
        backward: bool,
        fork_path: ForkPath,
    ) -> Option<u16> {
        let mut parts = false;
        let mut at = from;
        for _ in 0..steps {
            let (next, is_fork) = if backward {
                self.previous(at, fork_path)?
            } else {
                self.next(at, fork_path)?
            };
            parts |= is_fork;
            at = next;
        }
        (fork_path == ForkPath::Main || parts).then_some(at)
    }

    /// Returns the cells that a piece of a seat visits on a walk of [`RaceCourse::walk`].
    pub(super) fn walked(
        &self,
        seat: Seat,
        from: u16,
        steps: u8,
        backward: bool,
        fork_path: ForkPath,
    ) -> Vec<CellId> {
        let ends = (1..=steps).map(|steps| {
            // Before the fork, both paths are the same.
            let at = self.walk(from, steps, backward, fork_path);
            at.or_else(|| self.walk(from, steps, backward, ForkPath::Main))
        });
        ends.filter_map(|end| self.cell(seat, end?)).collect()
    }

    /// Returns the progress of a piece at a position: the length of the main path minus the cells still to go.
    pub(super) fn gone(&self, position: u16) -> u16 {
        match self.fork_of(position) {
            Some(fork) => fork.to.saturating_sub(fork.first + fork.len - position),
            None => position,
        }
    }

    /// Returns the number of cells to go from a position: by the shortest path, and by all branches.
    pub(super) fn to_go(&self, position: u16) -> [u16; 2] {
        let shortest = self.goal - self.gone(position);
        let join = self.fork_of(position).map_or(position, |fork| fork.to);
        let ahead = self.forks.iter().filter(|fork| fork.from >= join);
        let longer: u16 = ahead.map(Fork::detour).sum();
        [shortest, shortest + longer]
    }

    /// Returns the position after the jump that starts at a position, or the position itself if none does.
    pub(super) fn after_jump(&self, seat: Seat, position: u16) -> u16 {
        let jumps = self.cell(seat, position).map(|cell| self.board.jumps(cell));
        match jumps {
            Some(&[to, ..]) => {
                let path = &self.paths[seat.index()];
                let index = path.iter().position(|&cell| cell == to);
                index.map_or(position, |index| index as u16 + 1)
            }
            _ => position,
        }
    }

    /// Returns the appearance of a cell without pieces.
    pub(super) fn appearance(&self, cell: CellId) -> Appearance {
        match self.owners.get(cell.index()).copied().flatten() {
            Some(seat) => Appearance::Owned(seat),
            None => Appearance::Empty,
        }
    }

    /// Returns the track with its snakes and ladders.
    pub(super) fn track(&self) -> &Track {
        let course = self.board.course().expect("a track has a course");
        course.track()
    }
}

/// Returns the cell on which the pieces of a seat enter the track.
fn start(track: &Track, seats: u8, seat: Seat) -> CellId {
    if track.ring {
        CellId(u32::from(track.len) / u32::from(seats) * u32::from(seat.0))
    } else {
        CellId(0)
    }
}

/// Returns the cells of a seat's main path: to the end of the track, or around the ring once per lap and home.
fn main_path(course: &Course, setup: &Setup, seat: Seat) -> Vec<CellId> {
    let track = course.track();
    let len = u32::from(track.len);
    match setup.variant {
        Variant::SnakesAndLadders { .. } => course.cells_of(Stretch::Main).collect(),
        Variant::AroundTheRing { laps, .. } => {
            let start = start(track, setup.seats, seat).0;
            let around = (0..len * u32::from(laps)).map(|at| CellId((start + at) % len));
            around
                .chain(course.cells_of(Stretch::Lane(seat.index())))
                .collect()
        }
    }
}

/// Appends the cells of the branches at a seat's forks to those of its main path.
fn with_branches(course: &Course, main_path: Vec<CellId>, forks: &[Fork]) -> Vec<CellId> {
    let mut path = main_path;
    for fork in forks {
        let from = path[usize::from(fork.from) - 1];
        let branches = &course.track().branches;
        let branch = branches.iter().position(|branch| branch.from == from);
        path.extend(
            branch
                .into_iter()
                .flat_map(|at| course.cells_of(Stretch::Branch(at))),
        );
    }
    path
}
