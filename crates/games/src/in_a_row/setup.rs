//! Options of a game of In a Row, and their notation in game codes.

use super::super::cells;
use super::super::options::OptionReader;
use super::super::seats::{Outcome, Seat};
use super::super::setup::GameSetup;
use super::super::sizes::Sizes;
use super::super::start::SetupError;
use super::lines::Columns;
use std::ops::RangeInclusive;
use tessella_boards::notation::NotationError;
use tessella_boards::{Board, CellId, Plan, Shape, Square};
use tessella_language::tr;

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
            return misfit(Misfit::Board, tr!("misfit-row-hills").to_owned());
        }
        if !ROWS.contains(&self.k) {
            let (least, most) = (*ROWS.start(), *ROWS.end());
            let reason = tr!("misfit-row-stones", least = least, most = most);
            return misfit(Misfit::Row, reason);
        }
        if !SEATS.contains(&self.seats) {
            let (least, most) = (*SEATS.start(), *SEATS.end());
            let reason = tr!("misfit-row-players", least = least, most = most);
            return misfit(Misfit::Seats, reason);
        }
        if self.first.0 >= self.seats {
            let reason = tr!("misfit-row-first").to_owned();
            return misfit(Misfit::First, reason);
        }
        if self.falls && Columns::down(&self.plan.shape).is_none() {
            return misfit(Misfit::Falls, tr!("misfit-row-falls").to_owned());
        }
        let board = match self.plan.build() {
            Ok(board) => board,
            Err(error) => return misfit(Misfit::Board, error.to_string()),
        };
        if board.lines(self.k.into()).is_empty() {
            let reason = tr!("misfit-row-no-line", cells = self.k);
            return misfit(Misfit::Row, reason);
        }
        if self.bars_centre {
            let reason = match centre(&board) {
                _ if self.falls => Some(tr!("misfit-row-centre-falls")),
                None => Some(tr!("misfit-row-no-centre")),
                Some(_) => None,
            };
            if let Some(reason) = reason {
                return misfit(Misfit::Centre, reason.to_owned());
            }
        }
        // The seat that begins gets the most stones.
        if board.len().div_ceil(self.seats.into()) < self.k.into() {
            let reason = tr!(
                "misfit-row-too-many-players",
                players = self.seats,
                stones = self.k
            );
            return misfit(Misfit::Seats, reason);
        }
        Ok(board)
    }

    /// Returns the symbols of the cells.
    fn symbols(&self) -> &'static str {
        &SYMBOLS[..=usize::from(self.seats).min(SYMBOLS.len() - 1)]
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
            unsupported: tr!("misfit-row-board"),
        }
    }

    /// Parses a board in the notation of [`tessella_boards::notation`], `k3` for three in a row, `s2` for two seats, `f2`
    /// for the seat that begins, `fall` for stones that fall, and `off-centre` for a first stone that is not in the centre.
    fn parse(options: &str) -> Result<Self, NotationError> {
        let mut options = OptionReader::new(options);
        let board = options.board();
        let falls = options.flag("fall");
        let no_centre = options.flag("off-centre");
        let row = options.number("k", ROWS, |least, most| {
            tr!("code-row-row", least = least, most = most)
        });
        let seats = options.number("s", SEATS, |least, most| {
            tr!("code-row-seats", least = least, most = most)
        });
        let first = options.number("f", 1..=Seat::MAX_COUNT, |_, _| {
            tr!("code-row-first").to_owned()
        });
        let end = options.finish(tr!("code-row-options"))?;
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
        let at = match misfit {
            Misfit::Board => board_at,
            Misfit::Row => row_at.or(board_at),
            Misfit::Seats => seats.map(|seats| seats.at).or(row_at),
            Misfit::First => first.map(|first| first.at),
            Misfit::Falls => falls,
            Misfit::Centre => no_centre,
        };
        Err(error.at(at.unwrap_or(end), |reason| match misfit {
            Misfit::Row => tr!("code-row-row-misfit", reason = reason),
            Misfit::Seats => tr!("code-row-seats-misfit", reason = reason),
            Misfit::First => tr!("code-row-first-misfit", reason = reason),
            Misfit::Board | Misfit::Falls | Misfit::Centre => {
                tr!("code-board-misfit", reason = reason)
            }
        }))
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
        cells::parse(text, &self.plan.shape, symbols, || {
            let last = &symbols[symbols.len() - 1..];
            tr!("code-row-cells", last = last)
        })
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        cells::format(cells, &self.plan.shape, self.symbols())
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
