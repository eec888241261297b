//! The choices before a game of Link, and how a game code spells them.

use super::super::cells::{self, Signs};
use super::super::options::{OptionError, Words, number};
use super::super::plan::{self, PlanWords};
use super::super::sizes::{Sizes, bounds};
use super::super::{Choices, Countdown, SetupError};
use super::gravity::Gravity;
use crate::boards::{Plan, Shape, Square};
use std::ops::{Range, RangeInclusive};

/// How many columns a board may have.
pub const COLUMNS: RangeInclusive<u16> = 2..=30;
/// How many rows a board may have.
pub const ROWS: RangeInclusive<u16> = 2..=20;
/// How many cells a board may have; they must be even in number.
const CELLS: RangeInclusive<usize> = 4..=600;
/// How many faces there are.
pub const FACES: u8 = 45;
/// How many faces the usual game has.
const DEFAULT_FACES: u8 = 16;
/// How many seconds a countdown may start from.
pub const STARTS: RangeInclusive<u32> = 6..=3600;
/// How many seconds a pair may give back.
pub const GAINS: RangeInclusive<u32> = 0..=60;
/// How many seconds a pair gives back by default.
const DEFAULT_GAIN: u32 = 3;
/// The signs of the cells in game codes: no tile, and the faces.
const SIGNS: &str = ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRS";
const MILLISECONDS: u32 = 1000;

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Time {
    /// As much as [`usual_countdown`] has it for the board.
    #[default]
    Usual,
    /// So much.
    Countdown(Countdown),
    /// As much as one likes.
    Untimed,
}

/// The countdown for a board of so many cells: three minutes for fifty pairs and in proportion, but not less than can be
/// chosen; each pair gives three seconds back.
pub const fn usual_countdown(cells: usize) -> Countdown {
    let pairs = cells as u32 / 2;
    let seconds = (pairs * 36 + 5) / 10;
    let seconds = match seconds {
        too_few if too_few < *STARTS.start() => *STARTS.start(),
        too_many if too_many > *STARTS.end() => *STARTS.end(),
        seconds => seconds,
    };
    Countdown {
        start: seconds * MILLISECONDS,
        gain: DEFAULT_GAIN * MILLISECONDS,
    }
}

/// The choices before a game of Link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board: an even number of squares or hexes.
    pub plan: Plan,
    /// How many faces a deal has, at most [`FACES`] and no more than there are pairs. A board that is spelt out may have
    /// any.
    pub faces: u8,
    /// Where tiles move when others have gone; on hexes they stay.
    pub gravity: Gravity,
    /// How much time there is.
    pub time: Time,
}

impl Default for Setup {
    /// The usual game: 10×10 tiles of 16 faces that stay where they are.
    fn default() -> Self {
        Self {
            plan: Plan::even(Shape::Square(Square::new(10, 10))),
            faces: DEFAULT_FACES,
            gravity: Gravity::None,
            time: Time::Usual,
        }
    }
}

impl Setup {
    /// Whether the choices fit each other.
    ///
    /// # Errors
    /// Says what does not, and what would.
    pub fn check(&self) -> Result<(), SetupError> {
        self.check_board()?;
        self.check_gravity()?;
        self.check_faces()?;
        self.check_time()
    }

    /// How many pairs fill the board.
    fn pairs(&self) -> usize {
        self.plan.shape.cells() as usize / 2
    }

    fn check_board(&self) -> Result<(), SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        if self.plan.hills.is_some() {
            return refuse("the ground is even".to_owned());
        }
        match self.plan.shape.cells() {
            odd if odd % 2 == 1 => refuse(format!("{odd} tiles are not all in pairs")),
            _ => Ok(()),
        }
    }

    fn check_gravity(&self) -> Result<(), SetupError> {
        match (&self.plan.shape, self.gravity) {
            (Shape::Square(_), _) | (_, Gravity::None) => Ok(()),
            _ => refuse("on a board of hexes the tiles stay where they are".to_owned()),
        }
    }

    fn check_faces(&self) -> Result<(), SetupError> {
        if !(1..=FACES).contains(&self.faces) {
            return refuse(format!("there are {} faces", bounds(&(1..=FACES))));
        }
        match self.pairs() {
            pairs if pairs < self.faces.into() => {
                refuse(format!("{pairs} pairs have at most {pairs} faces"))
            }
            _ => Ok(()),
        }
    }

    fn check_time(&self) -> Result<(), SetupError> {
        let Time::Countdown(Countdown { start, gain }) = self.time else {
            return Ok(());
        };
        let is_whole = |time: u32| time.is_multiple_of(MILLISECONDS);
        if !is_whole(start) || !is_whole(gain) {
            return refuse("a countdown is in whole seconds".to_owned());
        }
        if !STARTS.contains(&(start / MILLISECONDS)) {
            return refuse(format!("a countdown has {} seconds", bounds(&STARTS)));
        }
        if !GAINS.contains(&(gain / MILLISECONDS)) {
            let gains = bounds(&GAINS);
            return refuse(format!("a pair gives {gains} seconds back"));
        }
        Ok(())
    }

    /// The same choices with the time decided.
    pub(super) fn with_time_decided(&self) -> Self {
        let time = match self.countdown() {
            Some(countdown) => Time::Countdown(countdown),
            None => Time::Untimed,
        };
        Self {
            time,
            ..self.clone()
        }
    }
}

/// The signs of the cells, and what a message says of them.
fn signs() -> Signs<'static> {
    Signs {
        list: SIGNS,
        expected: "a tile from a to z or A to S, or \".\" for none",
    }
}

/// Reads a countdown as in `t180+3`, without the `t`.
fn countdown(text: &str) -> Option<Countdown> {
    let (start, gain) = text.split_once('+')?;
    Some(Countdown {
        start: number(start, STARTS)? * MILLISECONDS,
        gain: number(gain, GAINS)? * MILLISECONDS,
    })
}

impl Choices for Setup {
    fn seats(&self) -> u8 {
        1
    }

    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn set_plan(&mut self, plan: Plan) {
        self.plan = plan;
    }

    fn sizes() -> Sizes {
        Sizes {
            squares: Some([COLUMNS, ROWS]),
            hexes: Some([COLUMNS, ROWS]),
            cubes: None,
            areas: None,
            rings: None,
            tracks: None,
            cells: CELLS,
            corners: false,
            variants: false,
            hills: false,
            otherwise: "there are no rows for lines to run along; take squares or hexes instead",
        }
    }

    /// Reads a board as [`plan`] has it, `f16` for sixteen faces, the way that tiles fall, such as `down`, and `t180+3` for
    /// a countdown of 180 seconds to which a pair adds 3, or `untimed`. Without a number of faces a board of few pairs has
    /// as many as there are pairs.
    fn parse(words: Words<'_>) -> Result<Self, OptionError> {
        let mut setup = Self::default();
        let mut board = PlanWords::default();
        let (mut faces_at, mut gravity_at, mut time_at) = (None, None, None);
        for word in words {
            let error = |expected: String| OptionError::new(word.at.clone(), expected);
            let once = |slot: &mut Option<Range<usize>>| match slot.replace(word.at.clone()) {
                None => Ok(()),
                Some(_) => Err(error("each option once".to_owned())),
            };
            if board.read(&word)? {
                continue;
            }
            let fall = |gravity: &Gravity| gravity.word() == Some(word.text);
            if let Some(gravity) = Gravity::ALL.into_iter().find(fall) {
                once(&mut gravity_at)?;
                setup.gravity = gravity;
            } else if word.text == "untimed" {
                once(&mut time_at)?;
                setup.time = Time::Untimed;
            } else if let Some(time) = word.text.strip_prefix('t') {
                once(&mut time_at)?;
                let countdown = countdown(time).ok_or_else(|| {
                    let (starts, gains) = (bounds(&STARTS), bounds(&GAINS));
                    error(format!(
                        "a countdown of {starts} seconds and {gains} that a pair gives back, such as t180+3"
                    ))
                })?;
                setup.time = Time::Countdown(countdown);
            } else if let Some(count) = word.text.strip_prefix('f') {
                once(&mut faces_at)?;
                setup.faces = number(count, 1..=FACES)
                    .ok_or_else(|| error(format!("{} faces, such as f16", bounds(&(1..=FACES)))))?;
            } else {
                return Err(error(format!(
                    "{}, faces (f16), a way to fall (down, up, left, right, middle), a countdown (t180+3) or \"untimed\"",
                    plan::EXAMPLES
                )));
            }
        }
        let shape_at = board.shape_at().unwrap_or(words.end());
        setup.plan = board.finish(setup.plan.shape)?;
        let fits = |checked: Result<(), SetupError>, at: &Range<usize>, what: &str| {
            checked
                .map_err(|SetupError(why)| OptionError::new(at.clone(), format!("{what}: {why}")))
        };
        fits(setup.check_board(), &shape_at, "a board that fits")?;
        if let Some(at) = gravity_at {
            fits(setup.check_gravity(), &at, "no way to fall")?;
        }
        match faces_at {
            Some(at) => fits(setup.check_faces(), &at, "fewer faces")?,
            None => setup.faces = setup.pairs().min(DEFAULT_FACES.into()) as u8,
        }
        Ok(setup)
    }

    fn options(&self) -> String {
        let mut words = format!("{},f{}", plan::spell(&self.plan), self.faces);
        if let Some(word) = self.gravity.word() {
            words += &format!(",{word}");
        }
        match self.time {
            Time::Usual => {}
            Time::Untimed => words += ",untimed",
            Time::Countdown(Countdown { start, gain }) => {
                words += &format!(",t{}+{}", start / MILLISECONDS, gain / MILLISECONDS);
            }
        }
        words
    }

    /// Reads cells spelt out: `.` for no tile, or a letter for its face, from `a` to `z` and `A` to `S`; rows may be parted
    /// by `/`.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError> {
        cells::parse(text, &self.plan.shape, signs())
    }

    fn spell_cells(&self, cells: &[u8]) -> String {
        cells::spell(cells, &self.plan.shape, signs())
    }

    fn countdown(&self) -> Option<Countdown> {
        match self.time {
            Time::Usual => Some(usual_countdown(self.plan.shape.cells() as usize)),
            Time::Countdown(countdown) => Some(countdown),
            Time::Untimed => None,
        }
    }
}

fn refuse(why: String) -> Result<(), SetupError> {
    Err(SetupError(why))
}
