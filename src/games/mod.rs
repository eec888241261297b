//! The games: their rules, their generators, their solvers and opponents.
//!
//! Each game has a folder of its own and a line in `list.rs`; everything above this floor sees games through
//! [`Rules`] and the enums of the list.

pub mod drench;
mod list;
pub mod options;
pub mod plan;

pub use list::{Game, Position, Setup};

use crate::boards::{Board, CellId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, numbered from 0 in the order of the turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The first to move.
    pub const FIRST: Self = Self(0);
    /// The second to move.
    pub const SECOND: Self = Self(1);

    /// The seat's number as an index into a table with an entry for each seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other one of two seats.
    pub const fn other(self) -> Self {
        Self(1 - self.0 % 2)
    }
}

/// One of the colours of a game, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Colour(pub u8);

impl Colour {
    /// The colour's number as an index into a table with an entry for each colour.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a player can do; each game knows its own kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Drench: recolour the own region.
    Paint(Colour),
}

/// How well the computer plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// A child beats it.
    Gentle,
    /// Takes what is largest now.
    #[default]
    Easy,
    /// Looks a few moves ahead.
    Medium,
    /// Looks ahead as far as its time allows.
    Hard,
}

impl Level {
    /// All levels, from the weakest to the strongest.
    pub const ALL: [Self; 4] = [Self::Gentle, Self::Easy, Self::Medium, Self::Hard];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gentle => "Gentle",
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
        }
    }
}

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The player in this seat.
    Of(Seat),
    /// The game is over.
    Nobody,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This seat won.
    Won(Seat),
    /// Played alone, and not won.
    Lost,
    /// Nobody won.
    Draw,
}

/// What a tile shows of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A tile takes on another colour.
    Recoloured {
        /// The tile.
        cell: CellId,
        /// Its new colour.
        colour: Colour,
        /// Steps from where the change began.
        distance: u32,
    },
    /// A tile comes into a seat's region.
    Taken {
        /// The tile.
        cell: CellId,
        /// The seat that holds it from now on.
        seat: Seat,
        /// Steps from where the change began.
        distance: u32,
    },
}

/// Why the rules refuse a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    Over,
    /// Somebody else is to move.
    NotYourTurn {
        /// The seat that is to move.
        to_move: Seat,
    },
    /// The colour is not one of the game's.
    NoSuchColour {
        /// How many colours there are.
        colours: u8,
    },
    /// The mover's region has that colour already.
    OwnColour,
    /// The other region has that colour.
    OthersColour,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => write!(f, "the game is over"),
            Self::NotYourTurn { to_move } => {
                write!(f, "it is player {}'s turn", to_move.0 + 1)
            }
            Self::NoSuchColour { colours } => write!(f, "there are only {colours} colours"),
            Self::OwnColour => write!(f, "that is your colour already"),
            Self::OthersColour => write!(f, "that is the other player's colour"),
        }
    }
}

impl std::error::Error for IllegalMove {}

/// The rules of a game, as a position that knows how it goes on.
pub trait Rules {
    /// The board that is played on.
    fn board(&self) -> &Board;

    /// Who is to move.
    fn to_move(&self) -> Turn;

    /// The moves that [`Rules::play`] accepts from the seat that is to move.
    fn legal_moves(&self) -> Vec<Move>;

    /// Whether this seat may make this move now.
    ///
    /// # Errors
    /// Says why it may not.
    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove>;

    /// What the tiles will show of a move that [`Rules::check`] accepts. Kept apart from [`Rules::advance`], for
    /// solvers and replays look at no tiles.
    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect>;

    /// Makes a move.
    ///
    /// # Errors
    /// When the rules refuse the move; nothing is changed then.
    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove>;

    /// Makes a move and tells what the tiles show of it.
    ///
    /// # Errors
    /// When the rules refuse the move; nothing is changed then.
    fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        self.check(seat, mv)?;
        let effects = self.effects(seat, mv);
        self.advance(seat, mv)?;
        Ok(effects)
    }

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;
}

/// What a game starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The generator deals the cells from this seed, the same on every machine and in every version.
    Seed(u64),
    /// What lies on each cell, in the order of the cells.
    Cells(Vec<u8>),
}

/// Why a game cannot be set up, with the words for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub String);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}
