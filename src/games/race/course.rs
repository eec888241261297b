//! The course of a race: the board, and the path of each seat over it. It does not change during the race.

use super::super::effects::Appearance;
use super::super::seats::Seat;
use super::super::start::SetupError;
use super::jumps::snakes_and_ladders;
use super::setup::{Setup, Variant};
use crate::boards::{Board, CellId, Course, Lane, Shape, Stretch, Track};

/// The board, and the path of each seat over it.
#[derive(Debug)]
pub(super) struct RaceCourse {
    pub(super) setup: Setup,
    pub(super) board: Board,
    /// Cells that the pieces of each seat visit, in order.
    paths: Vec<Vec<CellId>>,
    /// The seat that owns each cell.
    owners: Vec<Option<Seat>>,
}

impl RaceCourse {
    pub(super) fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        let plain = setup.track()?;
        let mut track = plain.clone();
        match setup.variant {
            Variant::SnakesAndLadders { .. } => track.jumps = snakes_and_ladders(plain, seed),
            Variant::AroundTheRing { pieces } => {
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
        let refused = |error: crate::boards::BoardError| SetupError(error.to_string());
        let board = Board::new(Shape::Track(track)).map_err(refused)?;
        let course = board.course().expect("a track has a course");
        let seats = || (0..setup.seats).map(Seat);
        let paths = seats()
            .map(|seat| path(course, setup.seats, seat))
            .collect();
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
            board,
            paths,
            owners,
        })
    }

    /// Returns the length of a path in cells, which is the same for all seats.
    pub(super) fn goal(&self) -> u8 {
        self.paths[0].len() as u8
    }

    /// Returns the number of cells of a path before its lane. On an open track, these are all.
    pub(super) fn before_lane(&self) -> u8 {
        match self.setup.variant {
            Variant::SnakesAndLadders { .. } => self.goal(),
            Variant::AroundTheRing { pieces } => self.goal() - pieces,
        }
    }

    /// Returns the cells of a seat's path after the position `from`, up to `to`.
    pub(super) fn between(&self, seat: Seat, from: u8, to: u8) -> &[CellId] {
        &self.paths[seat.index()][from.into()..to.into()]
    }

    /// Returns the cell at a position of a seat's path; `None` at position 0, where pieces wait.
    pub(super) fn cell(&self, seat: Seat, position: u8) -> Option<CellId> {
        let last = usize::from(position).checked_sub(1)?;
        Some(self.paths[seat.index()][last])
    }

    /// Returns the position after the jump that starts at a position, or the position itself if none does.
    pub(super) fn after_jump(&self, seat: Seat, position: u8) -> u8 {
        let jumps = self.cell(seat, position).map(|cell| self.board.jumps(cell));
        match jumps {
            Some(&[to, ..]) => {
                let path = &self.paths[seat.index()];
                let index = path.iter().position(|&cell| cell == to);
                index.map_or(position, |index| index as u8 + 1)
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
    match track.ring {
        true => CellId(u32::from(track.len) / u32::from(seats) * u32::from(seat.0)),
        false => CellId(0),
    }
}

/// Returns the cells that the pieces of a seat visit: to the end of the track, or once around and home.
fn path(course: &Course, seats: u8, seat: Seat) -> Vec<CellId> {
    let track = course.track();
    let start = start(track, seats, seat);
    let end = match track.ring {
        true => course.homes().nth(seat.index()),
        false => course.cells().last(),
    };
    let paths = end.map(|end| course.paths(start, end));
    paths.into_iter().flatten().next().unwrap_or_default()
}
