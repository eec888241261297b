//! The one list of games: a new game is a folder, and a variant here, whose matches the compiler then asks for.

use super::drench::{self, Drench};
use super::options::{OptionError, Words};
use super::{Effect, IllegalMove, Level, Move, Outcome, Rules, Seat, SetupError, Start, Turn};
use crate::boards::Board;
use std::sync::atomic::AtomicBool;

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// Recolour your region until the board is one colour.
    Drench,
}

impl Game {
    /// All games, in the order in which they are shown.
    pub const ALL: &[Self] = &[Self::Drench];

    /// The name in game codes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Drench => "drench",
        }
    }

    /// The name on the screen.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Drench => "Drench",
        }
    }
}

/// The choices made before a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setup {
    /// For [`Game::Drench`].
    Drench(drench::Setup),
}

impl Setup {
    /// The game it is for.
    pub const fn game(&self) -> Game {
        match self {
            Self::Drench(_) => Game::Drench,
        }
    }

    /// How many seats the game has.
    pub const fn seats(&self) -> u8 {
        match self {
            Self::Drench(setup) => setup.seats(),
        }
    }

    /// Reads the options of a game code.
    ///
    /// # Errors
    /// Points at the word that is wrong and says what was expected.
    pub fn parse(game: Game, words: Words<'_>) -> Result<Self, OptionError> {
        match game {
            Game::Drench => drench::Setup::parse(words).map(Self::Drench),
        }
    }

    /// The options as a game code has them.
    pub fn options(&self) -> String {
        match self {
            Self::Drench(setup) => setup.options(),
        }
    }

    /// Reads the cells of a game code.
    ///
    /// # Errors
    /// Points at the sign that is wrong and says what was expected.
    pub fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError> {
        match self {
            Self::Drench(setup) => setup.parse_cells(text),
        }
    }

    /// The cells as a game code has them.
    pub fn spell_cells(&self, cells: &[u8]) -> String {
        match self {
            Self::Drench(setup) => setup.spell_cells(cells),
        }
    }
}

/// A position of any game.
#[derive(Clone, Debug)]
pub enum Position {
    /// Of [`Game::Drench`].
    Drench(Drench),
}

impl Position {
    /// The first position of a game.
    ///
    /// # Errors
    /// When the choices do not fit the game, its board or each other.
    pub fn new(setup: &Setup, start: &Start) -> Result<Self, SetupError> {
        match setup {
            Setup::Drench(setup) => Drench::new(setup, start).map(Self::Drench),
        }
    }

    /// The choices it was made from, with everything decided that they left open.
    pub fn setup(&self) -> Setup {
        match self {
            Self::Drench(drench) => Setup::Drench(drench.setup().clone()),
        }
    }

    /// The move of a computer player of this level for the seat that is to move; `None` when the game is over, or
    /// `stop` was set before there was anything to say. Takes up to a second: not for the thread that draws.
    pub fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move> {
        match self {
            Self::Drench(drench) => drench.computer_move(level, stop),
        }
    }

    /// A good move for the seat that is to move; `None` as with [`Position::computer_move`].
    pub fn hint(&self, stop: &AtomicBool) -> Option<Move> {
        match self {
            Self::Drench(drench) => drench.hint(stop),
        }
    }
}

impl Rules for Position {
    fn board(&self) -> &Board {
        match self {
            Self::Drench(drench) => drench.board(),
        }
    }

    fn to_move(&self) -> Turn {
        match self {
            Self::Drench(drench) => drench.to_move(),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self {
            Self::Drench(drench) => drench.legal_moves(),
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        match self {
            Self::Drench(drench) => drench.check(seat, mv),
        }
    }

    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect> {
        match self {
            Self::Drench(drench) => drench.effects(seat, mv),
        }
    }

    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        match self {
            Self::Drench(drench) => drench.advance(seat, mv),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Drench(drench) => drench.outcome(),
        }
    }
}
