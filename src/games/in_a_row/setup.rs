//! Setup of a game of In a Row and its text in game codes.

use super::super::cells::{self, Signs};
use super::super::options::{OptionError, Words, number};
use super::super::plan::{self, PlanWords};
use super::super::sizes::{Sizes, bounds};
use super::super::{GameSetup, Outcome, Seat, SetupError};
use super::lines::Columns;
use crate::boards::{Board, Plan, Shape, Square};
use std::ops::{Range, RangeInclusive};

/// Side lengths of a board of squares or hexes, in cells.
pub const SIDES: RangeInclusive<u16> = 3..=19;
/// Side lengths of a cube, in cells.
pub const CUBE_SIDES: RangeInclusive<u16> = 3..=6;
/// Numbers of cells of a board: from the classic board to that of Go.
const CELLS: RangeInclusive<usize> = 9..=361;
/// Numbers of stones in a row that win.
pub const ROWS: RangeInclusive<u8> = 3..=6;
/// Numbers of players.
pub const SEATS: RangeInclusive<u8> = 2..=Seat::MAX_COUNT;
/// Characters of the cells in game codes: free, or the stone of a seat.
const CELL_LETTERS: &str = ".abcdefgh";

/// Setup of a game of In a Row.
///
/// Lines run along rows, columns and diagonals, although cells that share only a corner are not neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Board: squares, hexes or blocks, each within its size limits.
    pub plan: Plan,
    /// Number of stones in a row that win, within [`ROWS`]; at most the number of cells of the longest line.
    pub k: u8,
    /// Number of players, within [`SEATS`].
    pub seats: u8,
    /// Seat that begins.
    pub first: Seat,
    /// `true` if a stone falls to the lowest free cell of its column. On a cube a column runs through the layers, of
    /// which the last is the lowest.
    pub falls: bool,
}

impl Default for Setup {
    /// Returns tic-tac-toe.
    fn default() -> Self {
        Self {
            plan: Plan::even(Shape::Square(Square::new(3, 3))),
            k: 3,
            seats: 2,
            first: Seat::FIRST,
            falls: false,
        }
    }
}

/// Option that does not fit the others.
enum Misfit {
    Board,
    Row,
    Seats,
    First,
    Falls,
}

impl Setup {
    /// Checks that the options fit each other.
    ///
    /// # Errors
    /// When they do not; the error says which option does not fit and what would.
    pub fn check(&self) -> Result<(), SetupError> {
        self.board().map(|_| ())
    }

    /// Builds the board.
    pub(super) fn board(&self) -> Result<Board, SetupError> {
        self.fitting_board().map_err(|(_, error)| error)
    }

    fn fitting_board(&self) -> Result<Board, (Misfit, SetupError)> {
        let misfit = |part, why: String| Err((part, SetupError(why)));
        if let Err(error) = Self::sizes().check(&self.plan.shape) {
            return Err((Misfit::Board, error));
        }
        if self.plan.hills.is_some() {
            return misfit(Misfit::Board, "the ground is even here".to_owned());
        }
        if !ROWS.contains(&self.k) {
            let why = format!("a row has {} stones", bounds(&ROWS));
            return misfit(Misfit::Row, why);
        }
        if !SEATS.contains(&self.seats) {
            let why = format!("there are {} players", bounds(&SEATS));
            return misfit(Misfit::Seats, why);
        }
        if self.first.0 >= self.seats {
            let why = "whoever begins must be one of the players".to_owned();
            return misfit(Misfit::First, why);
        }
        if self.falls && Columns::down(&self.plan.shape).is_none() {
            let why =
                "stones fall straight down on squares, cubes, and hexes that stand in columns";
            return misfit(Misfit::Falls, why.to_owned());
        }
        let board = match self.plan.build() {
            Ok(board) => board,
            Err(error) => return misfit(Misfit::Board, error.to_string()),
        };
        if board.lines(self.k.into()).is_empty() {
            let why = format!("no line of this board has {} cells", self.k);
            return misfit(Misfit::Row, why);
        }
        // The seat that begins gets the most stones.
        if board.len().div_ceil(self.seats.into()) < self.k.into() {
            let why = format!(
                "{} players never get {} stones each here",
                self.seats, self.k
            );
            return misfit(Misfit::Seats, why);
        }
        Ok(board)
    }

    /// Returns the characters of the cells and their description in error messages.
    fn letters(&self) -> (&'static str, String) {
        let list = &CELL_LETTERS[..=usize::from(self.seats).min(CELL_LETTERS.len() - 1)];
        let last = &list[list.len() - 1..];
        (
            list,
            format!("\".\" for a free cell or a stone from a to {last}"),
        )
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
            cubes: Some(CUBE_SIDES),
            areas: None,
            rings: None,
            tracks: None,
            cells: CELLS,
            corners: false,
            variants: false,
            hills: false,
            otherwise: "stones stand in rows only on squares, hexes and cubes",
        }
    }

    /// Parses a board as in [`plan`], `k3` for three in a row, `s2` for two seats, `f2` for the second seat to begin
    /// and `fall` for falling stones.
    fn parse(words: Words<'_>) -> Result<Self, OptionError> {
        let mut setup = Self::default();
        let mut board = PlanWords::default();
        let (mut row_at, mut seats_at, mut first_at, mut falls_at) = (None, None, None, None);
        for word in words {
            let error = |expected: String| OptionError::new(word.at.clone(), expected);
            let once = |slot: &mut Option<Range<usize>>| match slot.replace(word.at.clone()) {
                None => Ok(()),
                Some(_) => Err(error("each option once".to_owned())),
            };
            if board.read(&word)? {
                continue;
            }
            if word.text == "fall" {
                once(&mut falls_at)?;
                setup.falls = true;
            } else if let Some(count) = word.text.strip_prefix('k') {
                once(&mut row_at)?;
                let rows = bounds(&ROWS);
                setup.k = number(count, ROWS)
                    .ok_or_else(|| error(format!("{rows} stones in a row, such as k3")))?;
            } else if let Some(count) = word.text.strip_prefix('s') {
                once(&mut seats_at)?;
                let seats = bounds(&SEATS);
                setup.seats = number(count, SEATS)
                    .ok_or_else(|| error(format!("{seats} seats, such as s2")))?;
            } else if let Some(seat) = word.text.strip_prefix('f') {
                once(&mut first_at)?;
                let seat: u8 = number(seat, 1..=Seat::MAX_COUNT)
                    .ok_or_else(|| error("the seat that begins, such as f2".to_owned()))?;
                setup.first = Seat(seat - 1);
            } else {
                return Err(error(
                    "a board (15x15, hex15x15, 5x5x5), stones in a row (k3), seats (s2), who begins (f2) or \"fall\""
                        .to_owned(),
                ));
            }
        }
        let shape_at = board.shape_at();
        setup.plan = board.finish(setup.plan.shape)?;
        match setup.fitting_board() {
            Ok(_) => Ok(setup),
            Err((part, SetupError(why))) => {
                let (at, expected) = match part {
                    Misfit::Board => (shape_at, "a board"),
                    Misfit::Row => (row_at.or(shape_at), "a row"),
                    Misfit::Seats => (seats_at.or(row_at), "seats"),
                    Misfit::First => (first_at, "a seat that begins"),
                    Misfit::Falls => (falls_at, "a board"),
                };
                let expected = format!("{expected} that fits: {why}");
                Err(OptionError::new(at.unwrap_or(words.end()), expected))
            }
        }
    }

    fn options(&self) -> String {
        let mut options = format!("{},k{},s{}", plan::spell(&self.plan), self.k, self.seats);
        if self.first != Seat::FIRST {
            options += &format!(",f{}", u16::from(self.first.0) + 1);
        }
        if self.falls {
            options += ",fall";
        }
        options
    }

    /// Parses spelt-out cells: a dot for a free cell, or the letter of a seat, from `a`; rows may be separated by `/`.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError> {
        let (list, expected) = self.letters();
        let expected = &expected;
        cells::parse(text, &self.plan.shape, Signs { list, expected })
    }

    fn format_cells(&self, cells: &[u8]) -> String {
        let (list, expected) = self.letters();
        let expected = &expected;
        cells::spell(cells, &self.plan.shape, Signs { list, expected })
    }

    /// Returns the setup of the next game. The winner begins it; after a draw, the seat after the one that began this
    /// game.
    fn rematch(&self, outcome: Outcome) -> Self {
        let first = match outcome {
            Outcome::Won(seat) => seat,
            Outcome::Draw | Outcome::Lost => self.first.next(self.seats),
        };
        Self {
            first,
            ..self.clone()
        }
    }
}
