//! What does not change in the course of a race: the board, and the way of each seat over it.

use super::super::{Appearance, Seat, SetupError};
use super::deal::snakes_and_ladders;
use super::{Setup, Variant};
use crate::boards::{Board, CellId, Course, Lane, Shape, Stretch, Track};

/// The board, and the way of each seat over it.
#[derive(Debug)]
pub(super) struct Ground {
    pub(super) setup: Setup,
    pub(super) board: Board,
    /// The cells that each seat's pieces come to, in order.
    ways: Vec<Vec<CellId>>,
    /// Whose each cell is.
    owners: Vec<Option<Seat>>,
}

impl Ground {
    pub(super) fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        let plain = setup.track()?;
        let mut track = plain.clone();
        match setup.variant {
            Variant::SnakesAndLadders { .. } => track.jumps = snakes_and_ladders(plain, seed),
            Variant::AroundTheRing { pieces } => {
                // The lane leaves the ring just before the start, so that a piece goes over the whole ring.
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
        let ways = seats().map(|seat| way(course, setup.seats, seat)).collect();
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
            ways,
            owners,
        })
    }

    /// How many cells each piece has to go: the same for all.
    pub(super) fn goal(&self) -> u8 {
        self.ways[0].len() as u8
    }

    /// The first cells of a way that belong to no lane: all of an open track.
    pub(super) fn open(&self) -> u8 {
        match self.setup.variant {
            Variant::SnakesAndLadders { .. } => self.goal(),
            Variant::AroundTheRing { pieces } => self.goal() - pieces,
        }
    }

    /// The cells of a seat's way from after so many of its cells to so many.
    pub(super) fn between(&self, seat: Seat, from: u8, to: u8) -> &[CellId] {
        &self.ways[seat.index()][from.into()..to.into()]
    }

    /// Where a piece of a seat is that has gone so many cells; `None` for one that has not begun.
    pub(super) fn cell(&self, seat: Seat, gone: u8) -> Option<CellId> {
        let last = usize::from(gone).checked_sub(1)?;
        Some(self.ways[seat.index()][last])
    }

    /// Where a piece comes to rest that has walked to a cell of its way: somewhere else if a jump leads from there.
    pub(super) fn carried(&self, seat: Seat, gone: u8) -> u8 {
        let jumps = self.cell(seat, gone).map(|cell| self.board.jumps(cell));
        match jumps {
            Some(&[to, ..]) => {
                let way = &self.ways[seat.index()];
                let at = way.iter().position(|&cell| cell == to);
                at.map_or(gone, |at| at as u8 + 1)
            }
            _ => gone,
        }
    }

    pub(super) fn appearance(&self, cell: CellId) -> Appearance {
        match self.owners.get(cell.index()).copied().flatten() {
            Some(seat) => Appearance::Owned(seat),
            None => Appearance::Empty,
        }
    }

    /// The snakes and ladders.
    pub(super) fn track(&self) -> &Track {
        let course = self.board.course().expect("a track has a course");
        course.track()
    }
}

/// Where the pieces of a seat come onto a track.
fn start(track: &Track, seats: u8, seat: Seat) -> CellId {
    match track.ring {
        true => CellId(u32::from(track.len) / u32::from(seats) * u32::from(seat.0)),
        false => CellId(0),
    }
}

/// The cells that the pieces of a seat come to: to the end of the track, or once around and home.
fn way(course: &Course, seats: u8, seat: Seat) -> Vec<CellId> {
    let track = course.track();
    let start = start(track, seats, seat);
    let end = match track.ring {
        true => course.homes().nth(seat.index()),
        false => course.cells().last(),
    };
    let ways = end.map(|end| course.paths(start, end));
    ways.into_iter().flatten().next().unwrap_or_default()
}
