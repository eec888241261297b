//! The games: their rules, their generators, their solvers and opponents.
//!
//! Each game has a folder of its own and a line in `list.rs`; everything above this floor sees games through
//! [`Rules`] and the enums of the list.

mod bound;
pub mod budget;
pub mod cells;
pub mod drench;
pub mod in_a_row;
pub mod light_block;
pub mod link;
mod list;
pub mod options;
pub mod plan;
pub mod race;
pub mod sizes;

pub use list::{Game, Position, Setup};

use crate::boards::{Board, CellId, Plan, Point};
use budget::{Effort, SearchBudget, SearchReport};
use options::{OptionError, Words};
use serde::{Deserialize, Serialize};
use sizes::Sizes;
use std::fmt;
use std::sync::atomic::AtomicBool;

/// A place at the table, numbered from 0 in the order of the turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The first to move.
    pub const FIRST: Self = Self(0);
    /// The second to move.
    pub const SECOND: Self = Self(1);
    /// How many seats a game has at most.
    pub const MAX_COUNT: u8 = 8;

    /// The seat's number as an index into a table with an entry for each seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that follows among so many.
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
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

/// The picture on a tile that is one of several alike, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Face(pub u8);

/// What a player can do, in words that all games share: each game says which of them are its moves, and what they mean.
///
/// Records, saves and messages hold moves, so new kinds go to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Recolour the own region.
    Paint(Colour),
    /// Go to a cell, or put something on it.
    Cell(CellId),
    /// Take two tiles that belong together.
    Pair(CellId, CellId),
    /// Move one of the own pieces, by its number.
    Piece(u8),
    /// What chance brought: the eyes of a die, or the seed of a shuffle. Whoever has authority draws it.
    Chance(u32),
    /// The time is up. Whoever has authority says so.
    TimeUp,
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
    Player(Seat),
    /// Chance, for the player in this seat: the die is to be cast.
    Chance(Seat),
    /// The game is over.
    Nobody,
}

impl Turn {
    /// Whether a seat may do something now.
    ///
    /// # Errors
    /// When the game is over or somebody else is to move.
    pub fn check(self, seat: Seat) -> Result<(), IllegalMove> {
        match self.seat() {
            None => Err(IllegalMove::Over),
            Some(to_move) if to_move != seat => Err(IllegalMove::NotYourTurn { to_move }),
            Some(_) => Ok(()),
        }
    }

    /// The seat whose turn it is, be it to move or to cast the die.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Player(seat) | Self::Chance(seat) => Some(seat),
            Self::Nobody => None,
        }
    }
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

/// What a cell shows by the rules, pieces that stand on it aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Appearance {
    /// A place on which nothing lies.
    Empty,
    /// A place that belongs to a seat.
    Owned(Seat),
    /// A tile of a colour.
    Painted {
        /// The colour.
        colour: Colour,
        /// The seat whose region it is part of.
        holder: Option<Seat>,
    },
    /// A tile with a face.
    Face(Face),
    /// No tile any more.
    Removed,
    /// A tile that can be lit.
    Dark,
    /// A tile that has been lit.
    Lit,
    /// A tile that cannot be entered.
    Blocked,
    /// A seat's stone.
    Stone(Seat),
}

/// A piece that stands on the board, or waits beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// Which of the seat's pieces, from 0.
    pub number: u8,
    /// Where it stands; `None` while it waits beside the board.
    pub at: Option<CellId>,
}

/// What is to be seen of a move. After all effects of a move, each cell shows what [`Rules::appearance`] says of it, and each
/// piece is where [`Rules::pieces`] has it.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// A cell shows something else.
    CellChanged {
        /// The cell.
        cell: CellId,
        /// What it shows from now on.
        appearance: Appearance,
        /// Steps from where the change began: it is seen the later.
        distance: u32,
    },
    /// A line from one tile to another, with its turns: places on the board's plane, which may lie beside the cells.
    PairLine(Vec<Point>),
    /// What lay on a cell moves to another.
    TileMoved {
        /// Where it lay.
        from: CellId,
        /// Where it comes to rest.
        to: CellId,
    },
    /// The die shows so many eyes.
    DieRolled(u8),
    /// A piece moves.
    PieceMoved {
        /// Whose it is.
        seat: Seat,
        /// Which of the seat's pieces.
        number: u8,
        /// The cells that it comes to one after the other, without the one where it stood.
        path: Vec<CellId>,
        /// Whether it is carried from the first cell of the way to its last, as by a ladder or a snake, or back to where it
        /// waits if the way is empty.
        carried: bool,
    },
}

/// A countdown: when it is over, the game is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    /// How much time there is at first, and at most, in milliseconds.
    pub start: u32,
    /// How much each pair gives back, in milliseconds.
    pub gain: u32,
}

impl Countdown {
    /// How much time a move gives back, in milliseconds.
    pub const fn gain_of(self, mv: Move) -> u32 {
        match mv {
            Move::Pair(..) => self.gain,
            _ => 0,
        }
    }
}

/// What a solver or a computer player would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// This move.
    Play {
        /// The move.
        mv: Move,
        /// Whether it is known to keep the game winnable, where that is a question.
        proved: bool,
    },
    /// No move can win any more.
    Lost {
        /// After how many moves the game could still be won.
        last_winnable: u32,
    },
    /// The game could never be won.
    Unsolvable,
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
    /// The game has no moves of this kind, or not now.
    WrongKind,
    /// The time is up.
    TimeIsUp,
    /// There is time left.
    TimeIsLeft,
    /// A rule of the game is against it.
    Rule(&'static str),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => write!(f, "the game is over"),
            Self::NotYourTurn { to_move } => {
                write!(f, "it is player {}'s turn", to_move.0 + 1)
            }
            Self::WrongKind => write!(f, "that is not a move that can be made now"),
            Self::TimeIsUp => write!(f, "the time is up"),
            Self::TimeIsLeft => write!(f, "there is time left"),
            Self::Rule(why) => f.write_str(why),
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

    /// The moves that [`Rules::play`] accepts from the seat that is to move; where chance is to move, all that it can bring.
    /// Of shuffles, which are as many as there are seeds, one stands for all. That the time is up is for the clock to say,
    /// and not among them.
    fn legal_moves(&self) -> Vec<Move>;

    /// Whether this seat may make this move now.
    ///
    /// # Errors
    /// Says why it may not.
    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove>;

    /// What is to be seen of a move that [`Rules::check`] accepts, in the order in which it happens. Kept apart from
    /// [`Rules::advance`], for solvers and replays look at no tiles.
    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect>;

    /// Makes a move.
    ///
    /// # Errors
    /// When the rules refuse the move; nothing is changed then.
    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove>;

    /// Makes a move and tells what is to be seen of it.
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

    /// What a cell shows.
    fn appearance(&self, cell: CellId) -> Appearance;

    /// All pieces, by seat and number; none in games without pieces.
    fn pieces(&self) -> Vec<Piece> {
        Vec::new()
    }

    /// Cells to be pointed out, such as those of the line that won.
    fn highlighted(&self) -> Vec<CellId> {
        Vec::new()
    }

    /// Finds out what there is to tell of the board and takes long; all clones of the position know it then. Up to a second:
    /// not for the thread that draws.
    fn precompute(&self) {}

    /// What chance brings where it is to move and this number was drawn for it, each alike likely; `None` where it is not.
    fn chance_move(&self, drawn: u32) -> Option<Move> {
        let Turn::Chance(_) = self.to_move() else {
            return None;
        };
        let moves = self.legal_moves();
        let at = drawn as usize % moves.len().max(1);
        moves.get(at).copied()
    }

    /// The move of a computer player of this level for the seat that is to move; `None` when nobody is, when chance is, or
    /// when `stop` was set before there was anything to say. Takes up to a second: not for the thread that draws.
    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move>;

    /// The best move that can be found within a budget for the seat that is to move; `None` as with
    /// [`Rules::computer_move`]. This is what the highest level plays, with more or less time to think.
    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        self.computer_move(Level::Hard, budget.stop)
    }

    /// Solves the position: for one player, by moves that win; for more, by the outcome of best play. `None` where there is
    /// nothing to solve, for chance decides.
    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        let _ = (effort, budget);
        None
    }

    /// Good advice for the seat that is to move; `None` as with [`Rules::computer_move`], or when there is none.
    fn hint(&self, stop: &AtomicBool) -> Option<Advice>;
}

/// The choices before a game. Those by default make the usual game.
pub trait GameSetup: Clone + Default + fmt::Debug + Eq {
    /// How many seats the game has.
    fn seats(&self) -> u8;

    /// The board, without what the game itself puts on it.
    fn plan(&self) -> &Plan;

    /// Takes another board.
    fn set_plan(&mut self, plan: Plan);

    /// On which boards the game can be played.
    fn sizes() -> Sizes;

    /// Reads the options of a game code; what is left out is as by default.
    ///
    /// # Errors
    /// Points at the word that is wrong and says what was expected.
    fn parse(words: Words<'_>) -> Result<Self, OptionError>;

    /// Reads a game as another program writes it; `None` if the text does not begin as one of those does.
    ///
    /// # Errors
    /// Points at what is wrong and says what was expected.
    fn parse_foreign(text: &str) -> Option<Result<(Self, Start), OptionError>> {
        let _ = text;
        None
    }

    /// The options as a game code has them.
    fn options(&self) -> String;

    /// Reads the cells of a game code.
    ///
    /// # Errors
    /// Points at the sign that is wrong and says what was expected.
    fn parse_cells(&self, text: &str) -> Result<Vec<u8>, OptionError>;

    /// The cells as a game code has them.
    fn format_cells(&self, cells: &[u8]) -> String;

    /// The countdown that the game is played against.
    fn countdown(&self) -> Option<Countdown> {
        None
    }

    /// The choices of the next game after one that ended so: who begins may be another.
    #[must_use]
    fn rematch(&self, outcome: Outcome) -> Self {
        let _ = outcome;
        self.clone()
    }
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
