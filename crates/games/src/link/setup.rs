//! Options of a game of Link, and their notation in game codes.

use super::super::cells;
use super::super::expected::NotationError;
use super::super::options::{self, OptionReader};
use super::super::setup::GameSetup;
use super::super::sizes::Sizes;
use super::super::start::Countdown;
use super::errors::{Expected, SetupError};
use super::gravity::Gravity;
use std::ops::RangeInclusive;
use tessella_boards::notation::number;
use tessella_boards::{Plan, Shape, Square};

/// Allowed number of columns.
pub const COLUMNS: RangeInclusive<u16> = 2..=30;
/// Allowed number of rows.
pub const ROWS: RangeInclusive<u16> = 2..=20;
/// Allowed number of cells, which must be even.
const CELLS: RangeInclusive<usize> = 4..=600;
/// Number of different faces.
pub const FACES: u8 = 45;
/// Number of faces in the standard game.
const DEFAULT_FACES: u8 = 16;
/// Allowed initial time of a countdown, in seconds.
pub const STARTS: RangeInclusive<u32> = 6..=3600;
/// Allowed time added for each removed pair, in seconds.
pub const GAINS: RangeInclusive<u32> = 0..=60;
/// Time added for each removed pair by default, in seconds.
const DEFAULT_GAIN: u32 = 3;
/// Symbols of the cells in game codes: no tile, and the faces.
const SYMBOLS: &str = ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRS";
const MILLISECONDS: u32 = 1000;

/// Time limit of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Time {
    /// The countdown that [`default_countdown`] returns for the board.
    #[default]
    Usual,
    /// This countdown.
    Countdown(Countdown),
    /// No time limit.
    Untimed,
}

/// Returns the default countdown for a board of this many cells: three minutes for fifty pairs and in proportion,
/// within [`STARTS`]. Each pair adds three seconds.
pub const fn default_countdown(cells: usize) -> Countdown {
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

/// Options of a game of Link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board: squares or hexes, an even number of them.
    pub plan: Plan,
    /// Number of faces of a deal, at most [`FACES`] and at most the number of pairs. Cells listed in a game code can
    /// have any number of faces.
    pub faces: u8,
    /// Direction in which tiles move after a pair is removed. On hexes they stay.
    pub gravity: Gravity,
    /// Time limit.
    pub time: Time,
}

impl Default for Setup {
    /// Returns the standard game: 10×10 tiles of 16 faces, without gravity.
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
    /// Checks that the options do not conflict.
    ///
    /// # Errors
    /// If they do; the error says which option is wrong, and what was expected.
    pub fn check(&self) -> Result<(), crate::SetupError> {
        self.check_board()?;
        self.check_gravity()?;
        self.check_faces()?;
        self.check_time()?;
        Ok(())
    }

    /// Returns the number of pairs on a full board.
    fn pairs(&self) -> usize {
        self.plan.shape.cells() as usize / 2
    }

    fn check_board(&self) -> Result<(), crate::SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        if self.plan.hills.is_some() {
            return Err(SetupError::Hills.into());
        }
        match self.plan.shape.cells() {
            tiles if tiles % 2 == 1 => Err(SetupError::OddTiles { tiles }.into()),
            _ => Ok(()),
        }
    }

    fn check_gravity(&self) -> Result<(), SetupError> {
        match (&self.plan.shape, self.gravity) {
            (Shape::Square(_), _) | (_, Gravity::None) => Ok(()),
            _ => Err(SetupError::Gravity),
        }
    }

    fn check_faces(&self) -> Result<(), SetupError> {
        if !(1..=FACES).contains(&self.faces) {
            return Err(SetupError::Faces(1..=FACES));
        }
        match self.pairs() {
            pairs if pairs < self.faces.into() => Err(SetupError::TooManyFaces { pairs }),
            _ => Ok(()),
        }
    }

    fn check_time(&self) -> Result<(), SetupError> {
        let Time::Countdown(Countdown { start, gain }) = self.time else {
            return Ok(());
        };
        let is_whole = |time: u32| time.is_multiple_of(MILLISECONDS);
        if !is_whole(start) || !is_whole(gain) {
            return Err(SetupError::WholeSeconds);
        }
        if !STARTS.contains(&(start / MILLISECONDS)) {
            return Err(SetupError::Countdown(STARTS));
        }
        if !GAINS.contains(&(gain / MILLISECONDS)) {
            return Err(SetupError::Gain(GAINS));
        }
        Ok(())
    }

    /// Returns the setup with [`Time::Usual`] replaced by the default countdown for the board.
    pub(super) fn with_default_time(&self) -> Self {
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

/// Parses a countdown: what follows the `t` in `t180+3` or, with the default gain, in `t180`.
///
/// # Errors
/// If the text is malformed or a number is out of range. The error says what was expected.
fn countdown(text: &str) -> Result<Countdown, Expected> {
    let (start, gain) = match text.split_once('+') {
        Some((start, gain)) => {
            number(start, STARTS)
                .zip(number(gain, GAINS))
                .ok_or(Expected::Countdown {
                    starts: STARTS,
                    gains: GAINS,
                })?
        }
        None => {
            let start = number(text, STARTS).ok_or(Expected::CountdownStart(STARTS))?;
            (start, DEFAULT_GAIN)
        }
    };
    Ok(Countdown {
        start: start * MILLISECONDS,
        gain: gain * MILLISECONDS,
    })
}

impl GameSetup for Setup {
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
            ..Sizes::none(CELLS, SetupError::UnsupportedBoard)
        }
    }

    /// Parses a board in the notation of [`tessella_boards::notation`], `f16` for sixteen faces, the direction in which
    /// tiles fall, such as `down`, and `t180+5` for a countdown of 180 seconds to which each pair adds 5, or 3 if that is left
    /// out, or `untimed`.
    /// The default number of faces is limited to the number of pairs.
    fn parse(options: &str) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let gravity = options.option(|text| {
            let mut gravities = Gravity::ALL.into_iter();
            gravities
                .find(|gravity| gravity.word() == Some(text))
                .map(Ok)
        });
        let time = options.option(|text| match (text, text.strip_prefix('t')) {
            ("untimed", _) => Some(Ok(Time::Untimed)),
            (_, Some(time)) => Some(countdown(time).map(Time::Countdown).map_err(Into::into)),
            (_, None) => None,
        });
        let faces = options.number("f", 1..=FACES, Expected::Faces);
        let end = options.finish(Expected::Options)?;
        let mut setup = Self::default();
        let board_at = board.shape_at().unwrap_or(end);
        setup.plan = options::plan(board, setup.plan.shape)?;
        let fits = setup.check_board();
        fits.map_err(|error| error.at_board(board_at))?;
        if let Some(gravity) = gravity {
            setup.gravity = gravity.value;
            let fits = setup.check_gravity();
            fits.map_err(|error| NotationError::new(gravity.at, Expected::NoGravity(error)))?;
        }
        setup.faces = setup.pairs().min(DEFAULT_FACES.into()) as u8;
        if let Some(faces) = faces {
            setup.faces = faces.value;
            let fits = setup.check_faces();
            fits.map_err(|error| NotationError::new(faces.at, Expected::FewerFaces(error)))?;
        }
        if let Some(time) = time {
            setup.time = time.value;
        }
        Ok(setup)
    }

    fn options(&self) -> String {
        let mut words = format!("{},f{}", self.plan.notation(), self.faces);
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

    /// Parses `.` for no tile, or a letter for its face, from `a` to `z` and `A` to `S`. Rows may be separated by `/`.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError> {
        cells::parse(text, &self.plan.shape, SYMBOLS, Expected::Cells)
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        cells::format(cells, &self.plan.shape, SYMBOLS)
    }

    fn countdown(&self) -> Option<Countdown> {
        match self.time {
            Time::Usual => Some(default_countdown(self.plan.shape.cells() as usize)),
            Time::Countdown(countdown) => Some(countdown),
            Time::Untimed => None,
        }
    }

    fn with_more_time(&self, times: u32) -> Self {
        let Some(Countdown { start, gain }) = self.countdown() else {
            return self.clone();
        };
        let longer = |time: u32, most: u32| time.saturating_mul(times).min(most * MILLISECONDS);
        Self {
            time: Time::Countdown(Countdown {
                start: longer(start, *STARTS.end()),
                gain: longer(gain, *GAINS.end()),
            }),
            ..self.clone()
        }
    }
}
