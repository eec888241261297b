//! The trait that every game's position implements.

use super::budget::{Effort, SearchBudget, SearchReport};
use super::effects::{Appearance, Effect, Piece};
use super::evaluation::Evaluation;
use super::moves::{IllegalMove, Move, Turn};
use super::seats::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;
use tessella_boards::{Board, CellId};

/// Playing strength of the computer.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Level {
    /// Easily beaten by a child.
    Gentle,
    /// Takes the largest immediate gain.
    #[default]
    Easy,
    /// Looks a few moves ahead.
    Medium,
    /// Looks ahead as far as its time allows.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Gentle, Self::Easy, Self::Medium, Self::Hard];

    /// Returns the English name, for command lines and machine-readable output.
    pub const fn english_name(self) -> &'static str {
        match self {
            Self::Gentle => "Gentle",
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
        }
    }
}

/// A hint for the seat to move.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use tessella_games::light_block::{LightBlock, Setup};
/// use tessella_games::{Advice, Rules, Seat, Start};
///
/// let mut game = LightBlock::new(&Setup::default(), &Start::Seed(4711))?;
/// let Some(Advice::Play { mv, proved }) = game.hint(&AtomicBool::new(false)) else {
///     panic!("a generated board can be won");
/// };
/// assert!(proved);
/// game.play(Seat::FIRST, mv)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// A recommended move.
    Play {
        /// The move.
        mv: Move,
        /// `true` if the move is proved to keep the game winnable. Always `true` in games where the question does not
        /// arise.
        proved: bool,
    },
    /// The game can no longer be won.
    Lost {
        /// The largest number of moves after which the game could still be won.
        last_winnable: u32,
    },
    /// The game could not be won from the start.
    Unsolvable,
}

/// The rules of a game, implemented by its positions.
///
/// ```
/// use tessella_games::in_a_row::{InARow, Setup};
/// use tessella_games::{IllegalMove, Rules, Seat, Start, Turn};
///
/// let mut game = InARow::new(&Setup::default(), &Start::Seed(1))?;
/// let mv = game.legal_moves()[0];
/// assert_eq!(game.to_move(), Turn::Player(Seat::FIRST));
/// let refused = game.play(Seat::SECOND, mv);
/// assert_eq!(refused, Err(IllegalMove::NotYourTurn { to_move: Seat::FIRST }));
/// let effects = game.play(Seat::FIRST, mv)?;
/// assert!(!effects.is_empty());
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Rules {
    /// Returns the board.
    fn board(&self) -> &Board;

    /// Returns who moves next.
    fn to_move(&self) -> Turn;

    /// Returns the moves that [`Rules::play`] accepts from the seat to move, or all possible results if chance is to
    /// move. A shuffle has one result per seed, of which only one is listed. [`Move::TimeUp`] and [`Move::Pass`] are not
    /// listed: the clock and the authority decide.
    fn legal_moves(&self) -> Vec<Move>;

    /// Checks that a seat may make a move now.
    ///
    /// # Errors
    /// If it may not. The error says why.
    fn check(&self, seat: Seat, mv: Move) -> Result<(), IllegalMove>;

    /// Returns the visible effects of a move that [`Rules::check`] accepts, in order. Separate from [`Rules::advance`],
    /// because solvers and replays do not need them.
    fn effects(&self, seat: Seat, mv: Move) -> Vec<Effect>;

    /// Makes a move.
    ///
    /// # Errors
    /// If the rules refuse the move. The position is then unchanged.
    fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove>;

    /// Makes a move and returns its visible effects.
    ///
    /// # Errors
    /// If the rules refuse the move. The position is then unchanged.
    fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        self.check(seat, mv)?;
        let effects = self.effects(seat, mv);
        self.advance(seat, mv)?;
        Ok(effects)
    }

    /// Returns the outcome; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the appearance of a cell.
    fn appearance(&self, cell: CellId) -> Appearance;

    /// Returns all pieces, ordered by seat and number. Empty in games without pieces.
    fn pieces(&self) -> Vec<Piece> {
        Vec::new()
    }

    /// Returns how far a seat has come, for ranking seats that have not won: more is better. Always 0 in games without
    /// such a measure.
    fn standing(&self, seat: Seat) -> u32 {
        let _ = seat;
        0
    }

    /// Returns the cells to highlight, such as those of the winning line.
    fn highlighted(&self) -> Vec<CellId> {
        Vec::new()
    }

    /// Computes facts about the board that take long, and shares them with all clones of the position. This takes up to
    /// a second, so do not call it on the main thread.
    fn precompute(&self) {}

    /// Maps a random number to a result of chance, all equally likely. Returns `None` if chance is not to move.
    fn chance_move(&self, random: u32) -> Option<Move> {
        let Turn::Chance(_) = self.to_move() else {
            return None;
        };
        let moves = self.legal_moves();
        let at = random as usize % moves.len().max(1);
        moves.get(at).copied()
    }

    /// Returns the move of a computer player of this level for the seat to move. Returns `None` if no player is to
    /// move, or if `stop` was set before a move was found. Takes up to a second, so it is not called on the thread that
    /// renders.
    fn computer_move(&self, level: Level, stop: &AtomicBool) -> Option<Move>;

    /// Returns the best move found within a budget, at the strength of the highest level. Returns `None` in the same
    /// cases as [`Rules::computer_move`].
    fn best_move(&self, budget: &SearchBudget<'_>) -> Option<Move> {
        self.computer_move(Level::Hard, budget.stop)
    }

    /// Solves the position: finds a winning line for one player, or the outcome of best play for several. Returns
    /// `None` in games of chance, which have no solution.
    fn solve(&self, effort: Effort, budget: &SearchBudget<'_>) -> Option<SearchReport> {
        let _ = (effort, budget);
        None
    }

    /// Evaluates a position for two seats by a search within the budget. Without a time limit the result is the same on
    /// every machine. Returns `None` in games of more or fewer seats, or if `stop` was set.
    fn evaluate(&self, budget: &SearchBudget<'_>) -> Option<Evaluation> {
        let _ = budget;
        None
    }

    /// Returns advice for the seat to move. Returns `None` in the same cases as [`Rules::computer_move`], or if there
    /// is no advice.
    fn hint(&self, stop: &AtomicBool) -> Option<Advice>;
}
