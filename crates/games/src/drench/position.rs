//! Position of a game of Drench.

use super::errors::SetupError;
use super::flood::Flood;
use super::generator;
use super::margin::Margin;
use super::quick_solver;
use super::setup::{Players, Setup};
use super::solver::Par;
use crate::{Colour, GameSetup, Seat, Start};
use std::sync::{Arc, Mutex, OnceLock};
use tessella_boards::{Board, CellId};

/// Position of a game of Drench.
///
/// ```
/// use tessella_games::drench::{Drench, Setup};
/// use tessella_games::{Colour, Move, Rules, Seat, Start};
///
/// let mut game = Drench::new(&Setup::default(), &Start::Seed(4711))?;
/// let mv = game.legal_moves()[0];
/// let effects = game.play(Seat::FIRST, mv)?;
/// assert!(!effects.is_empty());
/// assert_eq!(game.moves(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Drench {
    pub(super) board: Arc<Board>,
    pub(super) setup: Setup,
    pub(super) flood: Flood,
    pub(super) moves: u16,
    /// Moves of a single player, for finding the last position that could be won.
    pub(super) played: Vec<Colour>,
    /// Number of moves since a region last grew.
    pub(super) standstill: u16,
    /// Par of the start position; computed on first use, shared by all clones.
    pub(super) par: Arc<OnceLock<Option<Par>>>,
    /// Solution whose first move was the last hint.
    pub(super) hinted: Arc<Mutex<Option<HintedSolution>>>,
}

/// Solution found for a single player.
#[derive(Debug)]
pub(super) struct HintedSolution {
    /// Colours that the board showed when the solver ran.
    pub(super) from: Vec<u8>,
    pub(super) moves: Vec<Colour>,
}

impl Drench {
    /// Creates the start position of a game.
    ///
    /// # Errors
    /// If the options of the setup conflict, the number of cells differs from the board's, a cell's colour is not one
    /// of the game's, or two seats would start with the same colour.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, crate::SetupError> {
        setup.check()?;
        Self::with_checked(setup, start)
    }

    /// Like [`Self::new`], for a board that is only to be solved: one for a single player can have up to 16 colours,
    /// more than can be drawn.
    ///
    /// # Errors
    /// Those of [`Self::new`].
    pub fn for_solver(setup: &Setup, start: &Start) -> Result<Self, crate::SetupError> {
        setup.check_for_solver()?;
        Self::with_checked(setup, start)
    }

    /// Creates the start position of a game whose options have been checked.
    fn with_checked(setup: &Setup, start: &Start) -> Result<Self, crate::SetupError> {
        let board = setup.board()?;
        let homes = homes(&board, usize::from(setup.seats()));
        let cells = match start {
            Start::Seed(seed) => generator::generate(setup, &board, &homes, *seed),
            Start::Cells(cells) => cells.clone(),
        };
        if cells.len() != board.len() {
            let (given, wanted) = (cells.len(), board.len());
            return Err(crate::SetupError::TileCount { given, wanted });
        }
        let colours = setup.colours;
        if cells.iter().any(|&colour| colour >= colours) {
            return Err(SetupError::TileColour { colours }.into());
        }
        if let &[first, second] = homes.as_slice()
            && cells[first.index()] == cells[second.index()]
        {
            return Err(SetupError::FirstTiles.into());
        }
        let flood = Flood::new(board.graph(), &cells, &homes);
        let mut drench = Self {
            board: Arc::new(board),
            setup: setup.clone(),
            flood,
            moves: 0,
            played: Vec::new(),
            standstill: 0,
            par: Arc::default(),
            hinted: Arc::default(),
        };
        if setup.players == (Players::One { limit: None }) {
            let limit = Some(drench.limit_with(Margin::Fair));
            drench.setup.players = Players::One { limit };
        }
        Ok(drench)
    }

    /// Returns the setup, with the move limit filled in.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the regions of the seats.
    pub const fn flood(&self) -> &Flood {
        &self.flood
    }

    /// Returns the number of moves made by all seats.
    pub const fn moves(&self) -> u16 {
        self.moves
    }

    /// Returns the move limit of a single player; `None` with two seats.
    pub const fn limit(&self) -> Option<u16> {
        match self.setup.players {
            Players::One { limit } => limit,
            Players::Two { .. } => None,
        }
    }

    /// Returns the seats, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.seats()).map(Seat)
    }

    /// Returns the number of moves without growth after which a game of two seats ends.
    pub const fn standstill_limit(&self) -> u16 {
        2 * self.setup.colours as u16
    }

    /// Returns `true` if neither region of two seats has grown for so long that the game is over: twice as many moves as
    /// there are colours.
    pub const fn is_at_standstill(&self) -> bool {
        matches!(self.setup.players, Players::Two { .. })
            && self.standstill >= self.standstill_limit()
    }

    /// Returns a seat's score: the tiles it holds and, once only the two regions' colours are left, the enclosed free
    /// tiles of its colour.
    pub fn score(&self, seat: Seat) -> u32 {
        let shut_in = if self.flood.is_settled() {
            self.flood.free(self.flood.colour(seat))
        } else {
            0
        };
        self.flood.size(seat) + shut_in
    }

    /// Returns a solution of the quick solver, which is not always the shortest. Limits are computed from it, so its
    /// result is the same in every version.
    pub fn quick_solution(&self) -> Vec<Colour> {
        quick_solver::solution(&self.board, &self.flood, self.setup.colours)
    }

    /// Returns a move limit for this board: the length of the quick solution plus a margin. The classic board has the
    /// classic limit.
    pub fn limit_with(&self, margin: Margin) -> u16 {
        margin.limit(&self.setup, self.quick_solution().len() as u16)
    }

    /// Returns the seat, of two, that holds more than half the board and so will win however the game continues.
    pub fn certain_winner(&self) -> Option<Seat> {
        let is_for_two = matches!(self.setup.players, Players::Two { .. });
        let holds_most = |&seat: &Seat| 2 * self.flood.size(seat) as usize > self.board.len();
        self.seats().find(|seat| is_for_two && holds_most(seat))
    }

    /// Returns `true` if only one colour is left.
    pub(super) fn has_one_colour(&self) -> bool {
        self.flood.size(Seat::FIRST) as usize == self.board.len()
    }
}

/// Returns the start cells of this many seats: the first cell and the opposite one, or the two farthest apart where the
/// board has no half-turn.
pub(super) fn homes(board: &Board, seats: usize) -> Vec<CellId> {
    let first = CellId(0);
    let (first, second) = match (seats, board.opposite(first)) {
        (1, _) => (first, first),
        (_, Some(opposite)) => (first, opposite),
        (_, None) => board.farthest_pair(),
    };
    [first, second][..seats].to_vec()
}
