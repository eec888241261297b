//! Options of a game of In a Row, and their notation in game codes.

use super::super::cells::{self, CellSymbols};
use super::super::options::OptionReader;
use super::super::seats::{Outcome, Seat};
use super::super::setup::GameSetup;
use super::super::sizes::{Sizes, bounds};
use super::super::start::SetupError;
use super::lines::Columns;
use crate::boards::notation::NotationError;
use crate::boards::{Board, CellId, Plan, Shape, Square};
use std::ops::RangeInclusive;

/// Cells per side of a board of squares or hexes.
pub const SIDES: RangeInclusive<u16> = 3..=19;
/// Cells per side of a cube.
pub const CUBE_SIDES: RangeInclusive<u16> = 3..=6;
/// Cells per side of a board in four dimensions.
pub const HYPERCUBE_SIDES: RangeInclusive<u16> = 3..=4;
/// Number of cells of a board: from tic-tac-toe to Go.
const CELLS: RangeInclusive<usize> = 9..=361;
/// Number of stones in a row needed to win.
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
    /// Number of stones in a row that win, within [`ROWS`]. At most the length of the longest line of the board.
    pub k: u8,
    /// Number of seats, within [`SEATS`].
    pub seats: u8,
    /// The seat that begins.
    pub first: Seat,
    /// `true` if a stone falls to the lowest free cell of its column. In a cube, columns run through the layers, and
    /// the last layer is the lowest.
    pub falls: bool,
    /// `true` if the first stone may not be placed on the centre of the board. A board in four dimensions with three cells
    /// a side is otherwise a quick win of the seat that begins.
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

/// The option that does not fit the others.
enum Misfit {
    Board,
    Row,
    Seats,
    First,
    Falls,
    Centre,
}

impl Setup {
    /// Checks that the options fit each other.
    ///
    /// # Errors
    /// Returns which one does not, and what would fit.
    pub fn check(&self) -> Result<(), SetupError> {
        self.board().map(|_| ())
    }

    /// Builds the board.
    pub(super) fn board(&self) -> Result<Board, SetupError> {
        self.fitting_board().map_err(|(_, error)| error)
    }

    fn fitting_board(&self) -> Result<Board, (Misfit, SetupError)> {
        let misfit = |part, reason: String| Err((part, SetupError(reason)));
        if let Err(error) = Self::sizes().check(&self.plan.shape) {
            return Err((Misfit::Board, error));
        }
        if self.plan.hills.is_some() {
            return misfit(Misfit::Board, "the ground is even here".to_owned());
        }
        if !ROWS.contains(&self.k) {
            let reason = format!("a row has {} stones", bounds(&ROWS));
            return misfit(Misfit::Row, reason);
        }
        if !SEATS.contains(&self.seats) {
            let reason = format!("there are {} players", bounds(&SEATS));
            return misfit(Misfit::Seats, reason);
        }
        if self.first.0 >= self.seats {
            let reason = "whoever begins must be one of the players".to_owned();
            return misfit(Misfit::First, reason);
        }
        if self.falls && Columns::down(&self.plan.shape).is_none() {
            let reason = "stones fall straight down on squares, cubes, in four dimensions, and on hexes that stand in columns";
            return misfit(Misfit::Falls, reason.to_owned());
        }
        let board = match self.plan.build() {
            Ok(board) => board,
            Err(error) => return misfit(Misfit::Board, error.to_string()),
        };
        if board.lines(self.k.into()).is_empty() {
            let reason = format!("no line of this board has {} cells", self.k);
            return misfit(Misfit::Row, reason);
        }
        if self.bars_centre {
            let reason = match centre(&board) {
                _ if self.falls => {
                    Some("where stones fall, the first one never lands in the centre")
                }
                None => Some("this board has no tile in its centre"),
                Some(_) => None,
            };
            if let Some(reason) = reason {
                return misfit(Misfit::Centre, reason.to_owned());
            }
        }
        // The seat that begins gets the most stones.
        if board.len().div_ceil(self.seats.into()) < self.k.into() {
            let reason = format!(
                "{} players never get {} stones each here",
                self.seats, self.k
            );
            return misfit(Misfit::Seats, reason);
        }
        Ok(board)
    }

    /// Returns the symbols of the cells, and the error text for other symbols.
    fn symbols(&self) -> (&'static str, String) {
        let list = &SYMBOLS[..=usize::from(self.seats).min(SYMBOLS.len() - 1)];
        let last = &list[list.len() - 1..];
        (
            list,
            format!("\".\" for a free cell or a stone from a to {last}"),
        )
    }
}

/// Returns the cell in the centre of a board: the one that a half-turn leaves where it is.
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
            areas: None,
            rings: None,
            tracks: None,
            cells: CELLS,
            corners: false,
            variants: false,
            hills: false,
            unsupported: "stones stand in rows only on squares, hexes, cubes and in four dimensions",
        }
    }

    /// Parses a board in the notation of [`crate::boards::notation`], `k3` for three in a row, `s2` for two seats, `f2`
    /// for the seat that begins, `fall` for stones that fall, and `off-centre` for a first stone that is not in the centre.
    fn parse(options: &str) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let falls = options.flag("fall");
        let no_centre = options.flag("off-centre");
        let row = options.number("k", ROWS, "{range} stones in a row, such as k3");
        let seats = options.number("s", SEATS, "{range} seats, such as s2");
        let first = options.number("f", 1..=Seat::MAX_COUNT, "the seat that begins, such as f2");
        let end = options.finish(
            "a board (15x15, hex15x15, 5x5x5), stones in a row (k3), seats (s2), who begins (f2), \"fall\" or \"off-centre\"",
        )?;
        let board_at = board.shape_at();
        let default = Self::default();
        let setup = Self {
            plan: board.into_plan(default.plan.shape)?,
            k: row.as_ref().map_or(default.k, |row| row.value),
            seats: seats.as_ref().map_or(default.seats, |seats| seats.value),
            first: first
                .as_ref()
                .map_or(default.first, |seat| Seat(seat.value - 1)),
            falls: falls.is_some(),
            bars_centre: no_centre.is_some(),
        };
        let Err((misfit, error)) = setup.fitting_board() else {
            return Ok(setup);
        };
        let row_at = row.map(|row| row.at);
        let (at, expected) = match misfit {
            Misfit::Board => (board_at, "a board that fits"),
            Misfit::Row => (row_at.or(board_at), "a row that fits"),
            Misfit::Seats => (seats.map(|seats| seats.at).or(row_at), "seats that fits"),
            Misfit::First => (first.map(|first| first.at), "a seat that begins that fits"),
            Misfit::Falls => (falls, "a board that fits"),
            Misfit::Centre => (no_centre, "a board that fits"),
        };
        Err(error.at(at.unwrap_or(end), expected))
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
        let (list, expected) = self.symbols();
        let expected = &expected;
        cells::parse(text, &self.plan.shape, CellSymbols { list, expected })
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        let (list, expected) = self.symbols();
        let expected = &expected;
        cells::format(cells, &self.plan.shape, CellSymbols { list, expected })
    }

    // The winner begins the next game. After a draw, the same seat begins again.
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
