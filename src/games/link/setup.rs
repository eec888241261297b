//! Setup of a game of Link, and its notation in game codes.

use super::super::cells::{self, Signs};
use super::super::options::{OptionError, Words, number};
use super::super::plan::{self, PlanWords};
use super::super::sizes::{Sizes, bounds};
use super::super::{Choices, Countdown, SetupError};
use super::gravity::Gravity;
use crate::boards::{Plan, Shape, Square};
use std::ops::{Range, RangeInclusive};

/// Allowed numbers of columns.
pub const COLUMNS: RangeInclusive<u16> = 2..=30;
/// Allowed numbers of rows.
pub const ROWS: RangeInclusive<u16> = 2..=20;
/// Allowed numbers of cells; only even numbers are valid.
const CELLS: RangeInclusive<usize> = 4..=600;
/// Number of different faces.
pub const FACES: u8 = 45;
/// Default number of faces.
const DEFAULT_FACES: u8 = 16;
/// Allowed start values of a countdown, in seconds.
pub const STARTS: RangeInclusive<u32> = 6..=3600;
/// Allowed numbers of seconds that a removed pair adds to the countdown.
pub const GAINS: RangeInclusive<u32> = 0..=60;
/// Default number of seconds that a removed pair adds.
const DEFAULT_GAIN: u32 = 3;
/// Symbols of cells in game codes: no tile, then the faces.
const SIGNS: &str = ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRS";
const MILLISECONDS: u32 = 1000;

/// Time limit of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Time {
    /// Default countdown of the board, as returned by [`usual_countdown`].
    #[default]
    Usual,
    /// Given countdown.
    Countdown(Countdown),
    /// No time limit.
    Untimed,
}

/// Returns the default countdown for a number of cells: 3.6 seconds for each pair, clamped to [`STARTS`]; each removed
/// pair adds three seconds.
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

/// Setup of a game of Link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Plan of the board: squares or hexes, with an even number of cells.
    pub plan: Plan,
    /// Number of faces in a deal: at most [`FACES`] and at most the number of pairs. A board given as cells may have
    /// any faces.
    pub faces: u8,
    /// Direction in which tiles fall; none on hexes.
    pub gravity: Gravity,
    /// Time limit.
    pub time: Time,
}

impl Default for Setup {
    /// Returns the default setup: 10×10 tiles of 16 faces without gravity.
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
    /// Checks that the options are valid and compatible.
    ///
    /// # Errors
    /// If they are not. The error says what would be valid.
    pub fn check(&self) -> Result<(), SetupError> {
        self.check_board()?;
        self.check_gravity()?;
        self.check_faces()?;
        self.check_time()
    }

    /// Number of pairs on a full board.
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

    /// Returns the setup with the default time replaced by the actual time.
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

/// Returns the symbols of the cells, and their description for errors.
fn signs() -> Signs<'static> {
    Signs {
        list: SIGNS,
        expected: "a tile from a to z or A to S, or \".\" for none",
    }
}

/// Parses a countdown such as `t180+3`, without the `t`.
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

    /// Parses a board in the notation of [`plan`], `f16` for 16 faces, a direction of gravity such as `down`, and
    /// either `untimed` or a countdown: `t180+3` starts at 180 seconds, and each removed pair adds 3. Without a number
    /// of faces, a small board has as many faces as pairs.
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

    /// Parses cells: `.` for no tile, or `a` to `z` and `A` to `S` for a face; `/` may separate rows.
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
