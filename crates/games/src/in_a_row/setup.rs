//! Options of a game of In a Row, and their notation in game codes.

use super::super::cells;
use super::super::expected::NotationError;
use super::super::options::{self, OptionReader};
use super::super::seats::{Outcome, Seat};
use super::super::setup::GameSetup;
use super::super::sizes::Sizes;
use super::errors::{Expected, SetupError};
use super::lines::Columns;
use std::ops::RangeInclusive;
use tessella_boards::{Board, CellId, Plan, Shape, Square};

/// Allowed cells per side of a board of squares or hexes.
pub const SIDES: RangeInclusive<u16> = 3..=19;
/// Allowed cells per side of a cube.
pub const CUBE_SIDES: RangeInclusive<u16> = 3..=6;
/// Allowed cells per side of a board in four dimensions.
pub const HYPERCUBE_SIDES: RangeInclusive<u16> = 3..=4;
/// Allowed number of cells: from tic-tac-toe to Go.
const CELLS: RangeInclusive<usize> = 9..=361;
/// Allowed number of stones in a row needed to win.
pub const ROWS: RangeInclusive<u8> = 3..=6;
/// Number of seats.
pub const SEATS: RangeInclusive<u8> = 2..=Seat::MAX_COUNT;
/// Symbols of the cells in game codes: empty, or the stone of a seat.
const SYMBOLS: &str = ".abcdefghij";

/// Options of a game of In a Row.
///
/// Lines run along rows, columns and diagonals, although cells that share only a corner are not neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board: squares, hexes, or blocks in three or four dimensions.
    pub plan: Plan,
    /// Number of stones in a row needed to win, within [`ROWS`]. At most the length of the longest line on the board.
    pub k: u8,
    /// Number of seats, within [`SEATS`].
    pub seats: u8,
    /// The seat that moves first.
    pub first: Seat,
    /// `true` if a stone falls to the lowest free cell of its column. In a cube, columns run through the layers, and
    /// the last layer is the lowest.
    pub falls: bool,
    /// `true` if the first stone must not be placed on the centre of the board. Otherwise a board in four dimensions
    /// with three cells per side is a quick win for the seat that begins.
    pub bars_centre: bool,
}

impl Default for Setup {
    /// Returns the setup of tic-tac-toe.
    fn default() -> Self {
        Self {
            plan: Plan::even(Shape::Square(Square::new(3, 3))),
            k: 3,
            seats: 2,
            first: Seat::FIRST,
            falls: false,
            bars_centre: false,
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

    /// Builds the board.
    pub(super) fn board(&self) -> Result<Board, crate::SetupError> {
        Self::sizes().check(&self.plan.shape)?;
        if self.plan.hills.is_some() {
            return Err(SetupError::Hills.into());
        }
        if !ROWS.contains(&self.k) {
            return Err(SetupError::Stones(ROWS).into());
        }
        if !SEATS.contains(&self.seats) {
            return Err(SetupError::Players(SEATS).into());
        }
        if self.first.0 >= self.seats {
            return Err(SetupError::First.into());
        }
        if self.falls && Columns::down(&self.plan.shape).is_none() {
            return Err(SetupError::Falls.into());
        }
        let board = self.plan.build()?;
        if board.lines(self.k.into()).is_empty() {
            return Err(SetupError::NoLine { cells: self.k }.into());
        }
        if self.bars_centre && self.falls {
            return Err(SetupError::CentreFalls.into());
        }
        if self.bars_centre && centre(&board).is_none() {
            return Err(SetupError::NoCentre.into());
        }
        // The seat that moves first gets the most stones.
        if board.len().div_ceil(self.seats.into()) < self.k.into() {
            let (players, stones) = (self.seats, self.k);
            return Err(SetupError::TooManyPlayers { players, stones }.into());
        }
        Ok(board)
    }

    /// Returns the symbols of the cells.
    fn symbols(&self) -> &'static str {
        &SYMBOLS[..=usize::from(self.seats).min(SYMBOLS.len() - 1)]
    }
}

/// Returns the cell in the centre of a board: the one that a half-turn maps to itself.
pub fn centre(board: &Board) -> Option<CellId> {
    board
        .cells()
        .find(|&cell| board.opposite(cell) == Some(cell))
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
            cubes: Some(CUBE_SIDES),
            hypercubes: Some(HYPERCUBE_SIDES),
            ..Sizes::none(CELLS, SetupError::UnsupportedBoard)
        }
    }

    /// Parses a board in the notation of [`tessella_boards::notation`], `k3` for three in a row, `s2` for two seats,
    /// `f2` for the seat that moves first, `fall` for stones that fall, and `off-centre` for a first stone that is not
    /// in the centre.
    fn parse(options: &str) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let falls = options.flag("fall");
        let no_centre = options.flag("off-centre");
        let row = options.number("k", ROWS, Expected::Row);
        let seats = options.number("s", SEATS, Expected::Seats);
        let first = options.number("f", 1..=Seat::MAX_COUNT, |_| Expected::First);
        let end = options.finish(Expected::Options)?;
        let board_at = board.shape_at();
        let default = Self::default();
        let setup = Self {
            plan: options::plan(board, default.plan.shape)?,
            k: row.as_ref().map_or(default.k, |row| row.value),
            seats: seats.as_ref().map_or(default.seats, |seats| seats.value),
            first: first
                .as_ref()
                .map_or(default.first, |seat| Seat(seat.value - 1)),
            falls: falls.is_some(),
            bars_centre: no_centre.is_some(),
        };
        let Err(error) = setup.check() else {
            return Ok(setup);
        };
        let crate::SetupError::InARow(error) = error else {
            return Err(error.at_board(board_at.unwrap_or(end)));
        };
        let row_at = row.map(|row| row.at);
        let (at, expected) = match error {
            SetupError::Stones(_) | SetupError::NoLine { .. } => {
                (row_at.or(board_at), Expected::FittingRow(error).into())
            }
            SetupError::Players(_) | SetupError::TooManyPlayers { .. } => {
                let at = seats.map(|seats| seats.at).or(row_at);
                (at, Expected::FittingSeats(error).into())
            }
            SetupError::First => {
                let at = first.map(|first| first.at);
                (at, Expected::FittingFirst(error).into())
            }
            error => {
                let at = match error {
                    SetupError::Falls => falls,
                    SetupError::CentreFalls | SetupError::NoCentre => no_centre,
                    _ => board_at,
                };
                (at, crate::Expected::FittingBoard(error.into()))
            }
        };
        Err(NotationError::new(at.unwrap_or(end), expected))
    }

    fn options(&self) -> String {
        let mut options = format!("{},k{},s{}", self.plan.notation(), self.k, self.seats);
        if self.first != Seat::FIRST {
            options += &format!(",f{}", u16::from(self.first.0) + 1);
        }
        if self.falls {
            options += ",fall";
        }
        if self.bars_centre {
            options += ",off-centre";
        }
        options
    }

    /// Parses a dot for each free cell, or the letter of a seat, from `a`. Rows may be separated by `/`.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, NotationError> {
        let symbols = self.symbols();
        let last = char::from(symbols.as_bytes()[symbols.len() - 1]);
        cells::parse(text, &self.plan.shape, symbols, Expected::Cells { last })
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        cells::format(cells, &self.plan.shape, self.symbols())
    }

    // The winner moves first in the next game. After a draw, the same seat does so again.
    fn rematch(&self, outcome: Outcome) -> Self {
        let first = match outcome {
            Outcome::Won(seat) => seat,
            Outcome::Draw | Outcome::Lost => self.first,
        };
        Self {
            first,
            ..self.clone()
        }
    }
}
