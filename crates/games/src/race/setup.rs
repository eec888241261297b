//! Options of a race, and their notation in game codes.

use super::super::expected::NotationError;
use super::super::options::{self, OptionReader};
use super::super::seats::Seat;
use super::super::setup::GameSetup;
use super::super::sizes::Sizes;
use super::errors::{Expected, SetupError};
use std::ops::RangeInclusive;
use tessella_boards::{Plan, Shape, Track};

/// Allowed number of cells of a track for snakes and ladders.
pub const TRACKS: RangeInclusive<u16> = 20..=200;
/// Allowed number of cells of a ring, not counting lanes. It must be a multiple of the number of seats.
pub const RINGS: RangeInclusive<u16> = 16..=80;
/// Number of seats.
pub const SEATS: RangeInclusive<u8> = 2..=Seat::MAX_COUNT;
/// Allowed number of pieces per seat on a ring.
pub const PIECES: RangeInclusive<u8> = 1..=4;
/// Allowed number of laps around a ring.
pub const LAPS: RangeInclusive<u8> = 1..=2;
/// Minimum distance between the starts of two seats on a ring with forks. A roll then passes at most one fork.
const FORK_SECTOR: u16 = 6;
/// Allowed number of cells of a track with forks, not counting branches.
pub const FORK_TRACKS: RangeInclusive<u16> = 40..=120;

/// Returns the largest number of pieces per seat with which a race around 40 cells takes about 360 rolls: a quarter of
/// an hour. With more seats, more pieces are captured.
pub const fn default_pieces(seats: u8) -> u8 {
    match seats {
        ..=4 => 4,
        5 => 3,
        6 => 2,
        7.. => 1,
    }
}

/// Kind of race. It depends on the board: snakes and ladders on a track, the other kind on a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// From one end of a track to the other with one piece per seat, up ladders and down snakes.
    SnakesAndLadders {
        /// `true` if the last cell must be reached by an exact roll. A piece that would overshoot stays in place.
        exact: bool,
    },
    /// Around a ring and into the seat's own lane.
    AroundTheRing {
        /// Number of pieces per seat, within [`PIECES`].
        pieces: u8,
        /// Number of times that a piece goes around, within [`LAPS`].
        laps: u8,
    },
}

/// Options of a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board: an open track within [`TRACKS`], or a ring within [`RINGS`].
    pub plan: Plan,
    /// Kind of race. It must match the board, as it does after [`GameSetup::set_plan`].
    pub variant: Variant,
    /// Number of seats, within [`SEATS`].
    pub seats: u8,
    /// `true` if a six gives another roll.
    pub roll_again: bool,
    /// `true` if the path splits into a short and a long one at forks.
    pub forks: bool,
    /// `true` if a four moves a piece four cells back.
    pub back_four: bool,
}

impl Default for Setup {
    /// Returns the setup of snakes and ladders on 100 cells, for two.
    fn default() -> Self {
        Self::snakes_and_ladders(100)
    }
}

impl Setup {
    /// Returns a setup of snakes and ladders for two on a track of this many cells, without exact rolls. A six gives
    /// another roll.
    pub fn snakes_and_ladders(cells: u16) -> Self {
        Self {
            plan: Plan::even(Shape::Track(Track::line(cells))),
            variant: Variant::SnakesAndLadders { exact: false },
            seats: 2,
            roll_again: true,
            forks: false,
            back_four: false,
        }
    }

    /// Returns a setup for two around a ring of this many cells, with four pieces each. A six gives another roll.
    pub fn around_the_ring(cells: u16) -> Self {
        Self {
            plan: Plan::even(Shape::Track(Track::ring(cells))),
            variant: Variant::AroundTheRing { pieces: 4, laps: 1 },
            seats: 2,
            roll_again: true,
            forks: false,
            back_four: false,
        }
    }

    /// Returns the number of pieces per seat.
    pub const fn pieces(&self) -> u8 {
        match self.variant {
            Variant::SnakesAndLadders { .. } => 1,
            Variant::AroundTheRing { pieces, .. } => pieces,
        }
    }

    /// Checks that the options do not conflict.
    ///
    /// # Errors
    /// If they do; the error says which option is wrong, and what was expected.
    pub fn check(&self) -> Result<(), crate::SetupError> {
        self.track().map(|_| ())
    }

    /// Returns the checked track, without lanes and jumps.
    pub(super) fn track(&self) -> Result<&Track, crate::SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        let Shape::Track(track) = &self.plan.shape else {
            return Err(SetupError::UnsupportedBoard.into());
        };
        if self.plan.hills.is_some() {
            return Err(SetupError::Hills.into());
        }
        if !SEATS.contains(&self.seats) {
            return Err(SetupError::Seats(SEATS).into());
        }
        match self.variant {
            Variant::SnakesAndLadders { .. } if track.ring => {
                return Err(SetupError::NeedsTrack.into());
            }
            Variant::AroundTheRing { .. } if !track.ring => {
                return Err(SetupError::NeedsRing.into());
            }
            Variant::AroundTheRing { pieces, .. } if !PIECES.contains(&pieces) => {
                return Err(SetupError::Pieces(PIECES).into());
            }
            Variant::AroundTheRing { laps, .. } if !LAPS.contains(&laps) => {
                return Err(SetupError::Laps(LAPS).into());
            }
            _ => {}
        }
        if track.ring && track.len % u16::from(self.seats) != 0 {
            let (players, example) = (self.seats, self.next_ring(track.len));
            return Err(SetupError::RingLength { players, example }.into());
        }
        if self.forks {
            self.check_forks(track)?;
        }
        Ok(track)
    }

    /// Checks that a track has room for forks.
    fn check_forks(&self, track: &Track) -> Result<(), SetupError> {
        let (players, least) = (self.seats, FORK_SECTOR * u16::from(self.seats));
        match track.ring {
            true if track.len < least => Err(SetupError::RingForks { players, least }),
            false if !FORK_TRACKS.contains(&track.len) => Err(SetupError::TrackForks(FORK_TRACKS)),
            _ => Ok(()),
        }
    }

    /// Returns a similar ring length that is a multiple of the number of seats.
    fn next_ring(&self, len: u16) -> u16 {
        let seats = u16::from(self.seats);
        let above = len.div_ceil(seats) * seats;
        if RINGS.contains(&above) {
            above
        } else {
            above - seats
        }
    }
}

impl GameSetup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Replaces the board, and the kind of race if it does not match.
    fn set_plan(&mut self, plan: Plan) {
        if let Shape::Track(track) = &plan.shape {
            let default = if track.ring {
                Self::around_the_ring(track.len)
            } else {
                Self::snakes_and_ladders(track.len)
            };
            let is_other =
                std::mem::discriminant(&default.variant) != std::mem::discriminant(&self.variant);
            if is_other {
                self.variant = default.variant;
            }
        }
        self.plan = plan;
    }

    fn sizes() -> Sizes {
        let cells = (*RINGS.start()).into()..=(*TRACKS.end()).into();
        Sizes {
            rings: Some(RINGS),
            tracks: Some(TRACKS),
            ..Sizes::none(cells, SetupError::UnsupportedBoard)
        }
    }

    /// Parses a board in the notation of [`tessella_boards::notation`], `s4` for four seats, `p2` for two pieces each and
    /// `laps2` for two laps on a ring, `exact` for exact rolls on a track, `fork` for forks, `back4` for fours that go
    /// back, and `again` or `once` for the rolls after a six.
    fn parse(options: &str) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let exact = options.flag("exact");
        let forks = options.flag("fork");
        let back_four = options.flag("back4");
        let laps = options.number("laps", LAPS, Expected::Laps);
        let roll_again = options.option(|text| match text {
            "again" => Some(Ok(true)),
            "once" => Some(Ok(false)),
            _ => None,
        });
        let seats = options.number("s", SEATS, Expected::Seats);
        let given_pieces = options.number("p", PIECES, Expected::Pieces);
        let end = options.finish(Expected::Options)?;
        let mut setup = Self::default();
        let board_at = board.shape_at();
        setup.set_plan(options::plan(board, setup.plan.shape.clone())?);
        match (&mut setup.variant, exact) {
            (Variant::SnakesAndLadders { exact }, given) => {
                if let Some(pieces) = given_pieces {
                    return Err(NotationError::new(pieces.at, Expected::NoPieces));
                }
                if let Some(laps) = laps {
                    return Err(NotationError::new(laps.at, Expected::NoLaps));
                }
                *exact = given.is_some();
            }
            (Variant::AroundTheRing { .. }, Some(exact)) => {
                return Err(NotationError::new(exact, Expected::NoExact));
            }
            (
                Variant::AroundTheRing {
                    pieces,
                    laps: around,
                },
                None,
            ) => {
                let usual = default_pieces(seats.as_ref().map_or(setup.seats, |seats| seats.value));
                *pieces = given_pieces.map_or(usual, |given| given.value);
                *around = laps.map_or(*around, |given| given.value);
            }
        }
        (setup.forks, setup.back_four) = (forks.is_some(), back_four.is_some());
        if let Some(roll_again) = roll_again {
            setup.roll_again = roll_again.value;
        }
        if let Some(seats) = &seats {
            setup.seats = seats.value;
        }
        let at = board_at.or(seats.map(|seats| seats.at)).unwrap_or(end);
        let fits = setup.check();
        fits.map_err(|error| error.at_board(at))?;
        Ok(setup)
    }

    fn options(&self) -> String {
        let mut options = format!("{},s{}", self.plan.notation(), self.seats);
        match self.variant {
            Variant::SnakesAndLadders { exact: true } => options += ",exact",
            Variant::SnakesAndLadders { exact: false } => {}
            Variant::AroundTheRing { pieces, laps } => {
                options += &format!(",p{pieces}");
                if laps > 1 {
                    options += &format!(",laps{laps}");
                }
            }
        }
        for (word, is_set) in [("fork", self.forks), ("back4", self.back_four)] {
            if is_set {
                options = options + "," + word;
            }
        }
        options + if self.roll_again { ",again" } else { ",once" }
    }

    /// Returns an error: the snakes and ladders are generated from a seed.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError> {
        Err(NotationError::new(0..text.len(), Expected::Seed))
    }

    /// Returns an empty text: a race has no cells in its code.
    fn format_cells(&self, _: &[u8]) -> String {
        String::new()
    }
}
