//! One game being played, and the games that were on the table before it.
//!
//! A session is its [`Record`]: the game code, the players and the moves. Undo, redo, replay and the save file all
//! follow from it.

mod code;
mod record;
mod save;
mod table;

pub use code::{CodeError, GameCode};
pub use record::{Played, Player, Record};
pub use save::{SaveError, VERSION, read_table, write_table};
pub use table::{Stepped, Table};

use crate::games::{Effect, IllegalMove, Move, Position, Rules, Seat, SetupError, Turn};
use std::fmt;

/// One game being played: its record, and the position after the moves up to a cursor in it.
///
/// ```
/// use tessella::games::{Rules, Seat};
/// use tessella::session::{Player, Session};
///
/// let mut session = Session::new("drench:15x15,c6#4711".parse()?, vec![Player::Human])?;
/// let mv = session.position().legal_moves()[0];
/// session.play(Seat::FIRST, mv, 1500)?;
/// assert!(session.undo() && session.redo());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    code: GameCode,
    players: Vec<Player>,
    moves: Vec<Played>,
    first: Position,
    position: Position,
    /// How many of the moves have been made in `position`; the others wait for a redo.
    cursor: usize,
}

impl Session {
    /// A game that begins.
    ///
    /// # Errors
    /// When the code's choices do not fit each other, or there is not a player for each seat.
    pub fn new(code: GameCode, players: Vec<Player>) -> Result<Self, SetupError> {
        let seats = usize::from(code.setup.seats());
        if players.len() != seats {
            return Err(SetupError(format!(
                "players and seats do not match: {} and {seats}",
                players.len()
            )));
        }
        let first = Position::new(&code.setup, &code.start)?;
        let code = GameCode {
            setup: first.setup(),
            start: code.start,
        };
        Ok(Self {
            code,
            players,
            moves: Vec::new(),
            position: first.clone(),
            first,
            cursor: 0,
        })
    }

    /// A game as it was recorded.
    ///
    /// # Errors
    /// When it cannot be set up, or a move in it is against the rules.
    pub fn restore(record: &Record) -> Result<Self, RestoreError> {
        let code = record.code.parse().map_err(RestoreError::Code)?;
        let mut session = Self::new(code, record.players.clone()).map_err(RestoreError::Setup)?;
        for (ply, played) in record.moves.iter().enumerate() {
            let refused = |why| RestoreError::Move { ply: ply + 1, why };
            let Turn::Of(seat) = session.position.to_move() else {
                return Err(refused(IllegalMove::Over));
            };
            session.position.advance(seat, played.mv).map_err(refused)?;
        }
        session.moves.clone_from(&record.moves);
        session.cursor = session.moves.len();
        session.go_to(record.cursor as usize);
        Ok(session)
    }

    /// The record: all that is needed to restore the session.
    pub fn record(&self) -> Record {
        Record {
            code: self.code.to_string(),
            players: self.players.clone(),
            moves: self.moves.clone(),
            cursor: self.cursor as u32,
        }
    }

    /// The game code, with everything decided that the players left open.
    pub const fn code(&self) -> &GameCode {
        &self.code
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The position at the cursor.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// All moves, those that wait for a redo among them.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// How many of the moves have been made.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// The player who is to move, or `None` when the game is over.
    pub fn player_to_move(&self) -> Option<(Seat, Player)> {
        match self.position.to_move() {
            Turn::Of(seat) => Some((seat, self.players[seat.index()])),
            Turn::Nobody => None,
        }
    }

    /// Makes a move, `at` milliseconds of play after the beginning. Moves that waited for a redo are forgotten.
    ///
    /// # Errors
    /// When the rules refuse the move; nothing is changed then.
    pub fn play(&mut self, seat: Seat, mv: Move, at: u32) -> Result<Vec<Effect>, IllegalMove> {
        let effects = self.position.play(seat, mv)?;
        self.forget_redo();
        self.moves.push(Played { mv, at });
        self.cursor += 1;
        Ok(effects)
    }

    /// Takes moves back until a person is to move; whether there was one to take back.
    pub fn undo(&mut self) -> bool {
        let to_person = (0..self.cursor).rev().find(|&ply| self.is_persons(ply));
        to_person.is_some_and(|ply| self.go_to(ply))
    }

    /// Makes moves again that were taken back, until a person is to move or none is left; whether there was one.
    pub fn redo(&mut self) -> bool {
        let mut later = self.cursor + 1..=self.moves.len();
        let to_person = later.find(|&ply| self.is_persons(ply) || ply == self.moves.len());
        to_person.is_some_and(|ply| self.go_to(ply))
    }

    /// Whether [`Session::undo`] would do anything.
    pub fn can_undo(&self) -> bool {
        (0..self.cursor).any(|ply| self.is_persons(ply))
    }

    /// Whether [`Session::redo`] would do anything.
    pub const fn can_redo(&self) -> bool {
        self.cursor < self.moves.len()
    }

    /// Forgets the moves that wait for a redo.
    pub(super) fn forget_redo(&mut self) {
        self.moves.truncate(self.cursor);
    }

    /// Whether a person makes the move after this many, as every game so far takes turns in order.
    fn is_persons(&self, ply: usize) -> bool {
        self.players[ply % self.players.len()] == Player::Human
    }

    /// What the tiles show of the next move that waits for a redo; nothing where none does.
    pub fn next_effects(&self) -> Vec<Effect> {
        match (self.position.to_move(), self.moves.get(self.cursor)) {
            (Turn::Of(seat), Some(next)) => self.position.effects(seat, next.mv),
            _ => Vec::new(),
        }
    }

    /// Goes to the position after `ply` moves, or after all if there are fewer; whether it is another one than now.
    pub fn go_to(&mut self, ply: usize) -> bool {
        let ply = ply.min(self.moves.len());
        let before = self.cursor;
        if ply < self.cursor {
            self.position = self.first.clone();
            self.cursor = 0;
        }
        while self.cursor < ply {
            let Turn::Of(seat) = self.position.to_move() else {
                break;
            };
            if self
                .position
                .advance(seat, self.moves[self.cursor].mv)
                .is_err()
            {
                break;
            }
            self.cursor += 1;
        }
        self.cursor != before
    }
}

/// Why a record cannot be restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreError {
    /// The game code is wrong.
    Code(CodeError),
    /// The game cannot be set up.
    Setup(SetupError),
    /// A move is against the rules.
    Move {
        /// Which one, counted from 1.
        ply: usize,
        /// Why.
        why: IllegalMove,
    },
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(error) => write!(f, "{error}"),
            Self::Setup(error) => write!(f, "{error}"),
            Self::Move { ply, why } => write!(f, "move {ply} is against the rules: {why}"),
        }
    }
}

impl std::error::Error for RestoreError {}
