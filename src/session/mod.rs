//! One game being played, and the games that were on the table before it.
//!
//! A session is its [`Record`]: the game code, the players and the moves. Undo, redo, replay and the save file all
//! follow from it.

mod chance;
mod clock;
mod code;
mod history;
mod record;
mod save;
mod state_hash;
mod transfer;

pub use code::{CodeError, GameCode};
pub use history::{GameHistory, HistoryStep};
pub use record::{Played, Player, Record};
pub use save::{SaveError, VERSION, read_save, write_save};
pub use transfer::{ImportError, export_game, import_game, is_transfer_text};

use crate::games::{Effect, IllegalMove, Move, Position, Rules, Seat, SetupError};
use chance::ChanceRecord;
use std::fmt;

/// One game being played: its record, and the position after the moves up to a cursor in it.
///
/// ```
/// use tessella::games::{Rules, Seat};
/// use tessella::session::{Player, Session};
///
/// let mut session = Session::new("drench:15x15,c6#4711".parse()?, vec![Player::Human])?;
/// let mv = session.position().legal_moves()[0];
/// session.advance_clock(1500);
/// session.play(Seat::FIRST, mv)?;
/// assert!(session.undo() && session.redo());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    code: GameCode,
    players: Vec<Player>,
    /// What those in the seats are called; empty where they have no names.
    names: Vec<String>,
    moves: Vec<Played>,
    /// Whose each of the moves is.
    movers: Vec<Seat>,
    chance: ChanceRecord,
    /// How long the game has been played, in milliseconds.
    elapsed: u32,
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
            names: Vec::new(),
            moves: Vec::new(),
            movers: Vec::new(),
            chance: ChanceRecord::default(),
            elapsed: 0,
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
        for (ply, &Played { mv, at }) in record.moves.iter().enumerate() {
            let refused = |why| RestoreError::Move { ply: ply + 1, why };
            let seat = session.position.to_move().seat();
            let seat = seat.ok_or(refused(IllegalMove::Over))?;
            session.elapsed = session.elapsed.max(at);
            session.check_time(mv, at).map_err(refused)?;
            session.position.advance(seat, mv).map_err(refused)?;
            session.record_move(seat, mv, at);
        }
        session.elapsed = session.elapsed.max(record.elapsed);
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
            elapsed: self.elapsed,
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

    /// What the one in a seat is called, if they have a name. Names are no part of the record.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        let name = self.names.get(seat.index())?;
        (!name.is_empty()).then_some(name.as_str())
    }

    /// Gives those in the seats names, by the order of the seats.
    pub fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// Has others sit in the seats, by the order of the seats; those without one in the list stay.
    pub fn set_players(&mut self, players: impl IntoIterator<Item = Player>) {
        for (seat, player) in self.players.iter_mut().zip(players) {
            *seat = player;
        }
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

    /// How long the game has been played, in milliseconds.
    pub const fn elapsed(&self) -> u32 {
        self.elapsed
    }

    /// Lets time pass, in milliseconds. It stands still while the game is over, so that a last move that is taken back
    /// leaves as much of a countdown as there was.
    pub fn advance_clock(&mut self, time: u32) {
        if self.position.outcome().is_none() {
            self.elapsed = self.elapsed.saturating_add(time);
        }
    }

    /// Has the game been played for so long, in milliseconds, by the clock of another machine.
    pub const fn set_elapsed(&mut self, elapsed: u32) {
        self.elapsed = elapsed;
    }

    /// How much of the countdown is left, in milliseconds; `None` where there is none. A game that is over keeps what was
    /// left.
    pub fn time_left(&self) -> Option<u32> {
        let until = match (self.position.outcome(), self.made().last()) {
            (Some(_), Some(last)) => last.at,
            _ => self.elapsed,
        };
        self.time_left_at(until)
    }

    /// How much of the countdown is left at a time of play, after the moves that have been made.
    fn time_left_at(&self, at: u32) -> Option<u32> {
        let countdown = self.code.setup.countdown()?;
        Some(clock::time_left(countdown, self.made(), at))
    }

    /// The moves that have been made.
    fn made(&self) -> &[Played] {
        &self.moves[..self.cursor]
    }

    /// Whether the countdown allows this move at this time of play.
    fn check_time(&self, mv: Move, at: u32) -> Result<(), IllegalMove> {
        clock::check(self.time_left_at(at), mv)
    }

    /// The seat that is to move or to cast the die, and who sits there; `None` when the game is over.
    pub fn player_to_move(&self) -> Option<(Seat, Player)> {
        let seat = self.position.to_move().seat()?;
        Some((seat, self.players[seat.index()]))
    }

    /// Makes a move at this time of play. Moves that waited for a redo are forgotten.
    ///
    /// # Errors
    /// When the rules or the clock refuse the move; nothing is changed then.
    pub fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        self.position.check(seat, mv)?;
        self.check_time(mv, self.elapsed)?;
        let effects = self.position.play(seat, mv)?;
        self.clear_redo();
        self.record_move(seat, mv, self.elapsed);
        Ok(effects)
    }

    /// Makes a move at this time of play, as [`Session::play`], where nobody looks at what is to be seen of it.
    ///
    /// # Errors
    /// When the rules or the clock refuse the move; nothing is changed then.
    pub fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.position.check(seat, mv)?;
        self.check_time(mv, self.elapsed)?;
        self.position.advance(seat, mv)?;
        self.clear_redo();
        self.record_move(seat, mv, self.elapsed);
        Ok(())
    }

    /// Makes a move that was made elsewhere, at its time there; the time of play is that from then on. Moves that waited
    /// for a redo are forgotten.
    ///
    /// # Errors
    /// When the rules or the clock refuse the move; nothing but the time is changed then.
    pub fn play_at(&mut self, seat: Seat, mv: Move, at: u32) -> Result<Vec<Effect>, IllegalMove> {
        self.elapsed = at;
        self.play(seat, mv)
    }

    /// Takes back all moves after the first `ply`, for good; whether there were such.
    pub fn undo_to(&mut self, ply: usize) -> bool {
        let goes_back = ply < self.cursor && self.go_to(ply);
        self.clear_redo();
        goes_back
    }

    /// After how many moves this seat was to make its last one, if that can be taken back.
    pub fn last_ply_of(&self, seat: Seat) -> Option<usize> {
        let movers = &self.movers[..self.cursor];
        let chose =
            |&ply: &usize| movers[ply] == seat && !matches!(self.moves[ply].mv, Move::Chance(_));
        let last = (0..self.cursor).rev().find(chose);
        last.filter(|_| !self.is_out_of_time())
    }

    /// A number that is the same on every machine that has this position, and hardly ever where another one is.
    pub fn state_hash(&self) -> u32 {
        state_hash::state_hash(&self.position)
    }

    /// Writes down a move that has been made.
    fn record_move(&mut self, seat: Seat, mv: Move, at: u32) {
        self.chance.record(self.cursor, mv);
        self.moves.push(Played { mv, at });
        self.movers.push(seat);
        self.cursor += 1;
    }

    /// What chance brought the last time at this point of the game, if moves were taken back since: it is to bring the
    /// same again, so that nobody takes moves back until the die falls as they like. `None` where it is free, or where
    /// what it brought does not fit what has been played instead.
    pub fn recorded_chance(&self) -> Option<Move> {
        let seat = self.position.to_move().seat()?;
        let before = self.chance.outcome_after(self.cursor)?;
        self.position.check(seat, before).is_ok().then_some(before)
    }

    /// Takes moves back until a person is to move; whether there was one to take back. Time that is up is not taken back.
    pub fn undo(&mut self) -> bool {
        let to_person = self.undo_target();
        to_person.is_some_and(|ply| self.go_to(ply))
    }

    /// Makes moves again that were taken back, until a person is to move or none is left; whether there was one.
    pub fn redo(&mut self) -> bool {
        let mut later = self.cursor + 1..=self.moves.len();
        let to_person = later.find(|&ply| ply == self.moves.len() || self.is_human_move(ply));
        to_person.is_some_and(|ply| self.go_to(ply))
    }

    /// Whether [`Session::undo`] would do anything.
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// After how many moves the game is when a move is taken back.
    fn undo_target(&self) -> Option<usize> {
        if self.is_out_of_time() {
            return None;
        }
        let countdown = self.code.setup.countdown();
        // Without the time that the pairs gave back it might be up at once.
        let has_time = |&ply: &usize| {
            countdown.is_none_or(|countdown| {
                clock::time_left(countdown, &self.moves[..ply], self.elapsed) > 0
            })
        };
        let before = (0..self.cursor).rev().find(|&ply| self.is_human_move(ply));
        before.filter(has_time)
    }

    /// Whether the game ended because its time was up.
    pub fn is_out_of_time(&self) -> bool {
        self.made()
            .last()
            .is_some_and(|last| last.mv == Move::TimeUp)
    }

    /// Whether [`Session::redo`] would do anything.
    pub const fn can_redo(&self) -> bool {
        self.cursor < self.moves.len()
    }

    /// Forgets the moves that wait for a redo.
    pub(super) fn clear_redo(&mut self) {
        self.moves.truncate(self.cursor);
        self.movers.truncate(self.cursor);
    }

    /// Who made the last move.
    pub fn last_mover(&self) -> Option<Seat> {
        let last = self.cursor.checked_sub(1)?;
        self.movers.get(last).copied()
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        let people = self.players.iter();
        people.filter(|&&player| player == Player::Human).count()
    }

    /// Whether a person made the move after this many.
    fn is_human_move(&self, ply: usize) -> bool {
        let mover = self.movers.get(ply);
        mover.is_some_and(|mover| self.players[mover.index()] == Player::Human)
    }

    /// What the tiles show of the next move that waits for a redo; nothing where none does.
    pub fn next_effects(&self) -> Vec<Effect> {
        match (self.movers.get(self.cursor), self.moves.get(self.cursor)) {
            (Some(&seat), Some(next)) => self.position.effects(seat, next.mv),
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
            let (seat, mv) = (self.movers[self.cursor], self.moves[self.cursor].mv);
            if self.position.advance(seat, mv).is_err() {
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
