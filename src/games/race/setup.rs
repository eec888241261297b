//! The choices before a race, and how a game code spells them.

use super::super::options::{OptionError, Word, Words, number};
use super::super::plan::{self, PlanWords};
use super::super::sizes::{Sizes, bounds};
use super::super::{GameSetup, Seat, SetupError};
use crate::boards::{Plan, Shape, Track};
use std::ops::{Range, RangeInclusive};

/// How many cells the track of snakes and ladders may have.
pub const TRACKS: RangeInclusive<u16> = 20..=200;
/// How many cells a ring may have, lanes aside; a multiple of the seats.
pub const RINGS: RangeInclusive<u16> = 16..=80;
/// How many seats there may be.
pub const SEATS: RangeInclusive<u8> = 2..=Seat::MAX_COUNT;
/// How many pieces a seat may have on a ring.
pub const PIECES: RangeInclusive<u8> = 1..=4;

/// What the race is like. It goes with the board: snakes and ladders with a track, the other with a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// From one end of a track to the other, with one piece each, up ladders and down snakes.
    SnakesAndLadders {
        /// Whether a piece must come to the last cell by exactly what the die shows, and stays where it is otherwise.
        exact: bool,
    },
    /// Once around a ring and home into the own lane.
    AroundTheRing {
        /// How many pieces each seat has, within [`PIECES`].
        pieces: u8,
    },
}

/// The choices before a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board: an open track within [`TRACKS`], or a ring within [`RINGS`].
    pub plan: Plan,
    /// What the race is like; it must go with the board, as after [`GameSetup::set_plan`].
    pub variant: Variant,
    /// How many seats, within [`SEATS`].
    pub seats: u8,
    /// Whether a six gives another throw.
    pub again: bool,
}

impl Default for Setup {
    /// Snakes and ladders on 100 cells, for two.
    fn default() -> Self {
        Self::snakes_and_ladders(100)
    }
}

impl Setup {
    /// Snakes and ladders for two on a track of so many cells: any throw that reaches the end or would go past it
    /// finishes, and a six gives another throw.
    pub fn snakes_and_ladders(cells: u16) -> Self {
        Self {
            plan: Plan::even(Shape::Track(Track::line(cells))),
            variant: Variant::SnakesAndLadders { exact: false },
            seats: 2,
            again: true,
        }
    }

    /// A race of two around a ring of so many cells, with four pieces each; a six gives another throw.
    pub fn around_the_ring(cells: u16) -> Self {
        Self {
            plan: Plan::even(Shape::Track(Track::ring(cells))),
            variant: Variant::AroundTheRing { pieces: 4 },
            seats: 2,
            again: true,
        }
    }

    /// How many pieces each seat has.
    pub const fn pieces(&self) -> u8 {
        match self.variant {
            Variant::SnakesAndLadders { .. } => 1,
            Variant::AroundTheRing { pieces } => pieces,
        }
    }

    /// Whether the choices fit each other.
    ///
    /// # Errors
    /// Says what does not, and what would.
    pub fn check(&self) -> Result<(), SetupError> {
        self.track().map(|_| ())
    }

    /// The board of these choices, as far as it does not depend on the seed.
    pub(super) fn track(&self) -> Result<&Track, SetupError> {
        let refuse = |why: String| Err(SetupError(why));
        Self::sizes().check(&self.plan.shape)?;
        let Shape::Track(track) = &self.plan.shape else {
            return refuse(Self::sizes().otherwise.to_owned());
        };
        if self.plan.hills.is_some() {
            return refuse("there are no hills in a race".to_owned());
        }
        if !SEATS.contains(&self.seats) {
            return refuse(format!("there are {} seats", bounds(&SEATS)));
        }
        match self.variant {
            Variant::SnakesAndLadders { .. } if track.ring => {
                return refuse("snakes and ladders need an open track".to_owned());
            }
            Variant::AroundTheRing { .. } if !track.ring => {
                return refuse("a race around the ring needs a ring".to_owned());
            }
            Variant::AroundTheRing { pieces } if !PIECES.contains(&pieces) => {
                return refuse(format!("a player has {} pieces", bounds(&PIECES)));
            }
            _ => {}
        }
        if track.ring && track.len % u16::from(self.seats) != 0 {
            return refuse(format!(
                "a ring for {} players is a multiple of {0} tiles, such as {}",
                self.seats,
                self.next_ring(track.len)
            ));
        }
        Ok(track)
    }

    /// A ring of about this size on which the seats start evenly apart.
    fn next_ring(&self, len: u16) -> u16 {
        let seats = u16::from(self.seats);
        let above = len.div_ceil(seats) * seats;
        match RINGS.contains(&above) {
            true => above,
            false => above - seats,
        }
    }
}

/// Notes where a choice is made, which must be once.
fn once(place: &mut Option<Range<usize>>, word: &Word<'_>) -> Result<(), OptionError> {
    match place.replace(word.at.clone()) {
        None => Ok(()),
        Some(_) => Err(OptionError::new(word.at.clone(), "each option once")),
    }
}

impl GameSetup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The race becomes one that goes with the board.
    fn set_plan(&mut self, plan: Plan) {
        if let Shape::Track(track) = &plan.shape {
            let suiting = match track.ring {
                true => Self::around_the_ring(track.len),
                false => Self::snakes_and_ladders(track.len),
            };
            let is_other =
                std::mem::discriminant(&suiting.variant) != std::mem::discriminant(&self.variant);
            if is_other {
                self.variant = suiting.variant;
            }
        }
        self.plan = plan;
    }

    fn sizes() -> Sizes {
        Sizes {
            squares: None,
            hexes: None,
            cubes: None,
            areas: None,
            rings: Some(RINGS),
            tracks: Some(TRACKS),
            cells: (*RINGS.start()).into()..=(*TRACKS.end()).into(),
            corners: false,
            variants: false,
            hills: false,
            otherwise: "Race is played on a track or a ring",
        }
    }

    /// Reads a board as [`plan`] has it, `s4` for four seats, `p2` for two pieces each on a ring, `exact` on a track for
    /// an end that must be thrown exactly, and `again` or `once` for what follows a six.
    fn parse(words: Words<'_>) -> Result<Self, OptionError> {
        let mut setup = Self::default();
        let mut board = PlanWords::default();
        let (mut seats_at, mut pieces_at, mut exact_at, mut again_at) = (None, None, None, None);
        let mut pieces = None;
        for word in words {
            let error = |expected: String| OptionError::new(word.at.clone(), expected);
            if board.read(&word)? {
                continue;
            }
            if word.text == "exact" {
                once(&mut exact_at, &word)?;
            } else if word.text == "again" || word.text == "once" {
                once(&mut again_at, &word)?;
                setup.again = word.text == "again";
            } else if let Some(count) = word.text.strip_prefix('s') {
                once(&mut seats_at, &word)?;
                setup.seats = number(count, SEATS)
                    .ok_or_else(|| error(format!("{} seats, such as s4", bounds(&SEATS))))?;
            } else if let Some(count) = word.text.strip_prefix('p') {
                once(&mut pieces_at, &word)?;
                let count = number(count, PIECES)
                    .ok_or_else(|| error(format!("{} pieces, such as p4", bounds(&PIECES))))?;
                pieces = Some(count);
            } else {
                return Err(error(
                    "a board (track100, ring40), seats (s4), pieces (p4), \"exact\", and \"again\" or \"once\""
                        .to_owned(),
                ));
            }
        }
        let board_at = board.shape_at();
        setup.set_plan(board.finish(setup.plan.shape.clone())?);
        match (&mut setup.variant, pieces_at, exact_at) {
            (Variant::SnakesAndLadders { .. }, Some(at), _) => {
                return Err(OptionError::new(at, "a number of pieces only on a ring"));
            }
            (Variant::AroundTheRing { .. }, _, Some(at)) => {
                return Err(OptionError::new(at, "\"exact\" only on a track"));
            }
            (Variant::SnakesAndLadders { exact }, None, at) => *exact = at.is_some(),
            (Variant::AroundTheRing { pieces: each }, _, None) => *each = pieces.unwrap_or(*each),
        }
        if let Err(SetupError(why)) = setup.check() {
            let at = board_at.or(seats_at).unwrap_or(words.end());
            return Err(OptionError::new(at, format!("a board that fits: {why}")));
        }
        Ok(setup)
    }

    fn options(&self) -> String {
        let variant = match self.variant {
            Variant::SnakesAndLadders { exact: true } => ",exact".to_owned(),
            Variant::SnakesAndLadders { exact: false } => String::new(),
            Variant::AroundTheRing { pieces } => format!(",p{pieces}"),
        };
        let again = if self.again { "again" } else { "once" };
        format!(
            "{},s{}{variant},{again}",
            plan::spell(&self.plan),
            self.seats
        )
    }

    /// Refuses: the snakes and ladders are drawn from a seed.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError> {
        let expected = "a seed after #: the board of a race is drawn, not spelt out";
        Err(OptionError::new(0..text.len(), expected))
    }

    /// Nothing, for no cells can be given.
    fn format_cells(&self, _: &[u8]) -> String {
        String::new()
    }
}
