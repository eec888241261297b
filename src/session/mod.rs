//! Sessions: one game being played, and the library of all games of a device.
//!
//! A session is its [`Record`]: the game code, the players and the moves. Undo, redo, replay and the save file follow
//! from it.

mod chance;
mod clock;
mod code;
mod computer_moves;
mod earlier_saves;
mod hints;
mod identity;
mod library;
mod merge;
mod move_count;
mod record;
mod save;
mod save_payload;
mod state_hash;
mod transfer;

pub use code::{CodeError, GameCode};
pub use hints::Hints;
pub use identity::{GameId, IdentifiedGame};
pub use library::{GameLibrary, StoredGame};
pub use merge::Merged;
pub use record::{Played, Player, Record};
pub use save::{LoadedGames, SaveError, VERSION, read_records, read_save, write_save};
pub use transfer::{TransferError, export_game, import_game, is_transfer_text};

use crate::games::{Effect, IllegalMove, Move, Position, Rules, Seat, SetupError};
use chance::ChanceRecord;
use std::fmt;

/// Game being played: its record, and the position after the moves up to a cursor.
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
    /// Names of the players by seat; an empty string means no name.
    names: Vec<String>,
    moves: Vec<Played>,
    /// Seat that made each move.
    movers: Vec<Seat>,
    chance: ChanceRecord,
    /// Time of play in milliseconds.
    elapsed: u32,
    first: Position,
    position: Position,
    /// Number of moves made in `position`; the others are available for redo.
    cursor: usize,
}

impl Session {
    /// Starts a game.
    ///
    /// # Errors
    /// If the options of the code conflict, or the number of players is not the number of seats.
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

    /// Restores a recorded game.
    ///
    /// # Errors
    /// If the game cannot be set up, or the rules refuse a move.
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

    /// Returns the record, from which the session can be restored.
    pub fn record(&self) -> Record {
        Record {
            code: self.code.to_string(),
            players: self.players.clone(),
            moves: self.moves.clone(),
            cursor: self.cursor as u32,
            elapsed: self.elapsed,
        }
    }

    /// Returns the position before the first move.
    pub const fn first(&self) -> &Position {
        &self.first
    }

    /// Returns the game code, including the options that players left open.
    pub const fn code(&self) -> &GameCode {
        &self.code
    }

    /// Returns the player in each seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the name of the player in a seat, if any. Names are not part of the record.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        let name = self.names.get(seat.index())?;
        (!name.is_empty()).then_some(name.as_str())
    }

    /// Sets the names of the players by seat.
    pub fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// Replaces the players by seat; seats beyond the end of the list keep theirs.
    pub fn set_players(&mut self, players: impl IntoIterator<Item = Player>) {
        for (seat, player) in self.players.iter_mut().zip(players) {
            *seat = player;
        }
    }

    /// Returns the position at the cursor.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns all moves, including those available for redo.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// Returns the number of moves made.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns the time of play in milliseconds.
    pub const fn elapsed(&self) -> u32 {
        self.elapsed
    }

    /// Adds time of play in milliseconds. Time stands still once the game is over, so that undoing the last move
    /// restores the countdown.
    pub fn advance_clock(&mut self, time: u32) {
        if self.position.outcome().is_none() {
            self.elapsed = self.elapsed.saturating_add(time);
        }
    }

    /// Sets the time of play in milliseconds to that of another machine.
    pub const fn set_elapsed(&mut self, elapsed: u32) {
        self.elapsed = elapsed;
    }

    /// Returns the time left of the countdown in milliseconds; `None` without a countdown. The value is frozen once the
    /// game is over.
    pub fn time_left(&self) -> Option<u32> {
        let until = match (self.position.outcome(), self.made().last()) {
            (Some(_), Some(last)) => last.at,
            _ => self.elapsed,
        };
        self.time_left_at(until)
    }

    /// Returns the time left of the countdown at a time of play, after the moves made.
    fn time_left_at(&self, at: u32) -> Option<u32> {
        let countdown = self.code.setup.countdown()?;
        Some(clock::time_left(countdown, self.made(), at))
    }

    /// Returns the moves made.
    fn made(&self) -> &[Played] {
        &self.moves[..self.cursor]
    }

    /// Checks that the countdown allows this move at this time of play.
    fn check_time(&self, mv: Move, at: u32) -> Result<(), IllegalMove> {
        clock::check(self.time_left_at(at), mv)
    }

    /// Returns the seat that is to move or roll, and its player; `None` if the game is over.
    pub fn player_to_move(&self) -> Option<(Seat, Player)> {
        let seat = self.position.to_move().seat()?;
        Some((seat, self.players[seat.index()]))
    }

    /// Makes a move at the current time of play, and discards moves available for redo.
    ///
    /// # Errors
    /// If the rules or the clock refuse the move; nothing changes then.
    pub fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        self.position.check(seat, mv)?;
        self.check_time(mv, self.elapsed)?;
        let effects = self.position.play(seat, mv)?;
        self.clear_redo();
        self.record_move(seat, mv, self.elapsed);
        Ok(effects)
    }

    /// Makes a move like [`Session::play`], without computing its effects.
    ///
    /// # Errors
    /// If the rules or the clock refuse the move; nothing changes then.
    pub fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.position.check(seat, mv)?;
        self.check_time(mv, self.elapsed)?;
        self.position.advance(seat, mv)?;
        self.clear_redo();
        self.record_move(seat, mv, self.elapsed);
        Ok(())
    }

    /// Makes a move that was made on another machine, and sets the time of play to its time there. Discards moves
    /// available for redo.
    ///
    /// # Errors
    /// If the rules or the clock refuse the move; only the time changes then.
    pub fn play_at(&mut self, seat: Seat, mv: Move, at: u32) -> Result<Vec<Effect>, IllegalMove> {
        self.elapsed = at;
        self.play(seat, mv)
    }

    /// Removes all moves after the first `ply`. Returns `true` if there were any.
    pub fn undo_to(&mut self, ply: usize) -> bool {
        let is_changed = ply < self.cursor && self.go_to(ply);
        self.clear_redo();
        is_changed
    }

    /// Removes all moves after the first `ply`, and sets the time of play back to that of the last one left.
    pub(super) fn cut_to(&mut self, ply: usize) {
        self.undo_to(ply);
        self.elapsed = self.made().last().map_or(0, |last| last.at);
    }

    /// Returns the number of moves before the last one of this seat, if that one can be undone.
    pub fn last_ply_of(&self, seat: Seat) -> Option<usize> {
        let movers = &self.movers[..self.cursor];
        let chose =
            |&ply: &usize| movers[ply] == seat && !matches!(self.moves[ply].mv, Move::Chance(_));
        let last = (0..self.cursor).rev().find(chose);
        last.filter(|_| !self.is_out_of_time())
    }

    /// Returns a hash of the position that is the same on every machine.
    pub fn state_hash(&self) -> u32 {
        state_hash::state_hash(&self.position)
    }

    /// Appends a move that has been made to the record.
    fn record_move(&mut self, seat: Seat, mv: Move, at: u32) {
        self.chance.record(self.cursor, mv);
        self.moves.push(Played { mv, at });
        self.movers.push(seat);
        self.cursor += 1;
    }

    /// Returns the outcome of the next chance move if it was drawn before and undone since; drawing it again would
    /// reward undo. `None` if there is none, or it is illegal after the moves played instead.
    pub fn recorded_chance(&self) -> Option<Move> {
        let seat = self.position.to_move().seat()?;
        let before = self.chance.outcome_after(self.cursor)?;
        self.position.check(seat, before).is_ok().then_some(before)
    }

    /// Undoes moves until it is a person's turn. Returns `true` if there was one to undo. The end of time cannot be
    /// undone.
    pub fn undo(&mut self) -> bool {
        let to_person = self.undo_target();
        to_person.is_some_and(|ply| self.go_to(ply))
    }

    /// Redoes moves until it is a person's turn or none is left. Returns `true` if there was one to redo.
    pub fn redo(&mut self) -> bool {
        let mut later = self.cursor + 1..=self.moves.len();
        let to_person = later.find(|&ply| ply == self.moves.len() || self.is_human_move(ply));
        to_person.is_some_and(|ply| self.go_to(ply))
    }

    /// Returns `true` if [`Session::undo`] would change anything.
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// Returns the number of moves left after an undo.
    fn undo_target(&self) -> Option<usize> {
        if self.is_out_of_time() {
            return None;
        }
        let countdown = self.code.setup.countdown();
        // Without the time gained from undone pairs, the time could be up at once.
        let has_time = |&ply: &usize| {
            countdown.is_none_or(|countdown| {
                clock::time_left(countdown, &self.moves[..ply], self.elapsed) > 0
            })
        };
        let before = (0..self.cursor).rev().find(|&ply| self.is_human_move(ply));
        before.filter(has_time)
    }

    /// Returns `true` if the game ended because its time was up.
    pub fn is_out_of_time(&self) -> bool {
        self.made()
            .last()
            .is_some_and(|last| last.mv == Move::TimeUp)
    }

    /// Returns `true` if [`Session::redo`] would change anything.
    pub const fn can_redo(&self) -> bool {
        self.cursor < self.moves.len()
    }

    /// Discards moves available for redo.
    fn clear_redo(&mut self) {
        self.moves.truncate(self.cursor);
        self.movers.truncate(self.cursor);
    }

    /// Returns the seat that made the last move.
    pub fn last_mover(&self) -> Option<Seat> {
        let last = self.cursor.checked_sub(1)?;
        self.movers.get(last).copied()
    }

    /// Returns the number of people who play on this device.
    pub fn people(&self) -> usize {
        let people = self.players.iter();
        people.filter(|&&player| player == Player::Human).count()
    }

    /// Returns `true` if a person made the move with this index.
    fn is_human_move(&self, ply: usize) -> bool {
        let mover = self.movers.get(ply);
        mover.is_some_and(|mover| self.players[mover.index()] == Player::Human)
    }

    /// Returns the effects of the next move available for redo; empty if there is none.
    pub fn next_effects(&self) -> Vec<Effect> {
        match (self.movers.get(self.cursor), self.moves.get(self.cursor)) {
            (Some(&seat), Some(next)) => self.position.effects(seat, next.mv),
            _ => Vec::new(),
        }
    }

    /// Goes to the position after `ply` moves, or after the last move. Returns `true` if the position changed.
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

/// Error when a record cannot be restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreError {
    /// The game code is invalid.
    Code(CodeError),
    /// The game cannot be set up.
    Setup(SetupError),
    /// The rules refuse a move.
    Move {
        /// Number of the move, counted from 1.
        ply: usize,
        /// Reason of the refusal.
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
