//! Options of a game of Blockade, and their notation in game codes.

use super::super::cells;
use super::super::expected::NotationError;
use super::super::options::{self, OptionReader};
use super::super::seats::Seat;
use super::super::setup::GameSetup;
use super::super::sizes::Sizes;
use super::errors::{Expected, SetupError};
use super::homes::Homes;
use std::ops::RangeInclusive;
use tessella_boards::{Board, Plan, Shape, Square};

/// Allowed cells per side of a board of squares or hexes.
pub const SIDES: RangeInclusive<u16> = 5..=19;
/// Allowed number of areas of a map.
pub const AREAS: RangeInclusive<u16> = 20..=200;
/// Number of seats.
pub const SEATS: RangeInclusive<u8> = 2..=4;
/// Allowed values of the maximum cost of a run, in whole steps.
pub const RANGES: RangeInclusive<u8> = 1..=4;
/// Allowed number of builds per seat.
pub const BUILDS: RangeInclusive<u8> = 0..=40;
/// Allowed number of flights per seat.
pub const FLIGHTS: RangeInclusive<u8> = 0..=3;
/// Allowed number of cells.
const CELLS: RangeInclusive<usize> = 20..=361;

/// Symbols of the cells in game codes: the height, or the runner of a seat with the height below it.
const SYMBOLS: &str = "0123456789abcdefghijklmnopqrstABCDEFGHIJKLMNOPQRST";
/// Number of heights, and of symbols for a runner.
pub(super) const HEIGHTS: u8 = 10;

/// Options of a game of Blockade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board: squares, hexes or a map, with or without hills.
    pub plan: Plan,
    /// Number of seats, within [`SEATS`].
    pub seats: u8,
    /// Maximum cost of a run in whole steps, within [`RANGES`]. A flight can take two steps more.
    pub range: u8,
    /// Number of builds of each seat, within [`BUILDS`], apart from the one that [`Setup::builds_of`] adds. `None` for the
    /// usual number, which depends on the number of seats and the board.
    pub builds: Option<u8>,
    /// Number of flights of each seat, within [`FLIGHTS`].
    pub flights: u8,
}

impl Default for Setup {
    /// Returns the setup for two on 9×9 squares.
    fn default() -> Self {
        Self {
            plan: Plan::even(Shape::Square(Square::new(9, 9))),
            seats: 2,
            range: 1,
            builds: None,
            flights: 1,
        }
    }
}

impl Setup {
    /// Checks that the options do not conflict.
    ///
    /// # Errors
    /// If they do; the error says which option is wrong, and what was expected.
    pub fn check(&self) -> Result<(), crate::SetupError> {
        self.board().map(|_| ())
    }

    /// Returns the number of builds of each seat. The usual number grows with the board: 10 for two seats on 9×9.
    pub fn builds(&self) -> u8 {
        let side = match &self.plan.shape {
            Shape::Square(square) => square.width.min(square.height),
            Shape::Hex(hex) => hex.width.min(hex.height),
            shape => shape.cells().isqrt().min(u64::from(*SIDES.end())) as u16,
        };
        let usual = match self.seats {
            2 => side + 1,
            3 => (3 * side + 1) / 4,
            _ => side.div_ceil(2),
        };
        let usual = u8::try_from(usual).unwrap_or(u8::MAX);
        self.builds.unwrap_or(usual.min(*BUILDS.end()))
    }

    /// Returns the number of builds with which a seat begins. On hexes with an even number of rows, one of two seats has
    /// one more, unless there are no builds: the first without hills, and the second with them.
    pub fn builds_of(&self, seat: Seat) -> u8 {
        let builds = self.builds();
        let has_even_rows =
            matches!(&self.plan.shape, Shape::Hex(hex) if hex.height.is_multiple_of(2));
        let weaker = match self.plan.hills {
            None => Seat::FIRST,
            Some(_) => Seat::SECOND,
        };
        let has_more = self.seats == 2 && has_even_rows && seat == weaker && builds > 0;
        builds + u8::from(has_more)
    }

    /// Checks the options, builds the board, and finds the homes and goals.
    pub(super) fn board(&self) -> Result<(Board, Homes), crate::SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        check(self.seats, &SEATS, SetupError::Players)?;
        check(self.range, &RANGES, SetupError::Range)?;
        check(self.builds(), &BUILDS, SetupError::Builds)?;
        check(self.flights, &FLIGHTS, SetupError::Flights)?;
        let board = self.plan.build()?;
        board.check_connected()?;
        let homes = Homes::find(&board, self.seats)?;
        Ok((board, homes))
    }

    /// Returns the symbols of the cells.
    fn symbols(&self) -> &'static str {
        let runners = usize::from(self.seats.min(*SEATS.end()));
        &SYMBOLS[..usize::from(HEIGHTS) * (runners + 1)]
    }
}

/// Checks that an option is in its range; `error` returns the error if it is not.
fn check(
    value: u8,
    range: &RangeInclusive<u8>,
    error: fn(RangeInclusive<u8>) -> SetupError,
) -> Result<(), SetupError> {
    if range.contains(&value) {
        Ok(())
    } else {
        Err(error(range.clone()))
    }
}

impl GameSetup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn set_plan(&mut self, plan: Plan) {
        self.plan = plan;
    }

    fn sizes() -> Sizes {
        Sizes {
            squares: Some([SIDES, SIDES]),
            hexes: Some([SIDES, SIDES]),
            areas: Some(AREAS),
            corners: true,
            hills: true,
            ..Sizes::none(CELLS, SetupError::UnsupportedBoard)
        }
    }

    /// Parses a board in the notation of [`tessella_boards::notation`], `s2` for two seats, `r1` for runs of one step,
    /// `b10` for ten builds and `w1` for one flight of each seat.
    fn parse(options: &str) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let seats = options.number("s", SEATS, Expected::Seats);
        let range = options.number("r", RANGES, Expected::Range);
        let builds = options.number("b", BUILDS, Expected::Builds);
        let flights = options.number("w", FLIGHTS, Expected::Flights);
        let end = options.finish(Expected::Options)?;
        let at = board.shape_at();
        let at = at
            .or(seats.as_ref().map(|seats| seats.at.clone()))
            .unwrap_or(end);
        let default = Self::default();
        let setup = Self {
            plan: options::plan(board, default.plan.shape)?,
            seats: seats.map_or(default.seats, |seats| seats.value),
            range: range.map_or(default.range, |range| range.value),
            builds: builds.map(|builds| builds.value),
            flights: flights.map_or(default.flights, |flights| flights.value),
        };
        let fits = setup.check();
        fits.map_err(|error| error.at_board(at))?;
        Ok(setup)
    }

    fn options(&self) -> String {
        let mut options = format!("{},s{}", self.plan.notation(), self.seats);
        let default = Self::default();
        if self.range != default.range {
            options += &format!(",r{}", self.range);
        }
        if let Some(builds) = self.builds {
            options += &format!(",b{builds}");
        }
        if self.flights != default.flights {
            options += &format!(",w{}", self.flights);
        }
        options
    }

    /// Parses a height for each cell, or the letter of a runner: `a` to `j` for the first one on the heights 0 to 9,
    /// `k` to `t` for the second one, and capital letters for the third and the fourth.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError> {
        cells::parse(text, &self.plan.shape, self.symbols(), Expected::Cells)
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        cells::format(cells, &self.plan.shape, self.symbols())
    }
}
