//! Options of a game of Link, and their notation in game codes.

use super::super::cells;
use super::super::options::OptionReader;
use super::super::setup::GameSetup;
use super::super::sizes::Sizes;
use super::super::start::{Countdown, SetupError};
use super::gravity::Gravity;
use std::ops::RangeInclusive;
use tessella_boards::notation::{NotationError, number};
use tessella_boards::{Plan, Shape, Square};
use tessella_language::tr;

/// Number of columns of a board.
pub const COLUMNS: RangeInclusive<u16> = 2..=30;
/// Number of rows of a board.
pub const ROWS: RangeInclusive<u16> = 2..=20;
/// Number of cells of a board, which must be even.
const CELLS: RangeInclusive<usize> = 4..=600;
/// Number of different faces.
pub const FACES: u8 = 45;
/// Number of faces of the standard game.
const DEFAULT_FACES: u8 = 16;
/// Initial time of a countdown, in seconds.
pub const STARTS: RangeInclusive<u32> = 6..=3600;
/// Time added for each removed pair, in seconds.
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
    /// Number of faces of a deal, at most [`FACES`] and at most the number of pairs. Cells in a game code may have any
    /// number of faces.
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
    /// Checks that the options fit each other.
    ///
    /// # Errors
    /// Returns which one does not, and what would fit.
    pub fn check(&self) -> Result<(), SetupError> {
        self.check_board()?;
        self.check_gravity()?;
        self.check_faces()?;
        self.check_time()
    }

    /// Returns the number of pairs on a full board.
    fn pairs(&self) -> usize {
        self.plan.shape.cells() as usize / 2
    }

    fn check_board(&self) -> Result<(), SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        if self.plan.hills.is_some() {
            return refuse(tr!("misfit-link-hills"));
        }
        match self.plan.shape.cells() {
            odd if odd % 2 == 1 => refuse(tr!("misfit-link-odd-tiles", tiles = odd)),
            _ => Ok(()),
        }
    }

    fn check_gravity(&self) -> Result<(), SetupError> {
        match (&self.plan.shape, self.gravity) {
            (Shape::Square(_), _) | (_, Gravity::None) => Ok(()),
            _ => refuse(tr!("misfit-link-gravity")),
        }
    }

    fn check_faces(&self) -> Result<(), SetupError> {
        if !(1..=FACES).contains(&self.faces) {
            return refuse(tr!("misfit-link-faces", least = 1, most = FACES));
        }
        match self.pairs() {
            pairs if pairs < self.faces.into() => {
                refuse(tr!("misfit-link-too-many-faces", pairs = pairs))
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
            return refuse(tr!("misfit-link-whole-seconds"));
        }
        if !STARTS.contains(&(start / MILLISECONDS)) {
            let (least, most) = (*STARTS.start(), *STARTS.end());
            return refuse(tr!("misfit-link-countdown", least = least, most = most));
        }
        if !GAINS.contains(&(gain / MILLISECONDS)) {
            let (least, most) = (*GAINS.start(), *GAINS.end());
            return refuse(tr!("misfit-link-gain", least = least, most = most));
        }
        Ok(())
    }

    /// Returns the setup with [`Time::Usual`] replaced by the countdown of the board.
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

/// Parses a countdown as in `t180+3` or, with the usual gain, `t180`, without the `t`.
///
/// # Errors
/// Returns what was expected.
fn countdown(text: &str) -> Result<Countdown, String> {
    let (least, most) = (*STARTS.start(), *STARTS.end());
    let (start, gain) = match text.split_once('+') {
        Some((start, gain)) => number(start, STARTS)
            .zip(number(gain, GAINS))
            .ok_or_else(|| {
                tr!(
                    "code-link-countdown",
                    least = least,
                    most = most,
                    least_gain = *GAINS.start(),
                    most_gain = *GAINS.end()
                )
            })?,
        None => {
            let start = number(text, STARTS)
                .ok_or_else(|| tr!("code-link-countdown-alone", least = least, most = most))?;
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
            cubes: None,
            hypercubes: None,
            areas: None,
            rings: None,
            tracks: None,
            cells: CELLS,
            corners: false,
            variants: false,
            hills: false,
            unsupported: tr!("misfit-link-board"),
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
            (_, Some(time)) => Some(countdown(time).map(Time::Countdown)),
            (_, None) => None,
        });
        let faces = options.number("f", 1..=FACES, |least, most| {
            tr!("code-link-faces", least = least, most = most)
        });
        let end = options.finish(tr!("code-link-options"))?;
        let mut setup = Self::default();
        let board_at = board.shape_at().unwrap_or(end);
        setup.plan = board.into_plan(setup.plan.shape)?;
        let fits = setup.check_board();
        fits.map_err(|error| error.at_board(board_at))?;
        if let Some(gravity) = gravity {
            setup.gravity = gravity.value;
            let fits = setup.check_gravity();
            fits.map_err(|error| {
                error.at(gravity.at, |reason| {
                    tr!("code-link-gravity-misfit", reason = reason)
                })
            })?;
        }
        setup.faces = setup.pairs().min(DEFAULT_FACES.into()) as u8;
        if let Some(faces) = faces {
            setup.faces = faces.value;
            let fits = setup.check_faces();
            fits.map_err(|error| {
                error.at(faces.at, |reason| {
                    tr!("code-link-faces-misfit", reason = reason)
                })
            })?;
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
        let expected = || tr!("code-link-cells").to_owned();
        cells::parse(text, &self.plan.shape, SYMBOLS, expected)
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

fn refuse(reason: impl Into<String>) -> Result<(), SetupError> {
    Err(SetupError(reason.into()))
}
