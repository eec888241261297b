//! Sessions: a game being played, and the library of all games on a device.
//!
//! A session is its [`Record`]: the game code, the players and the moves. Undo, redo, replay and save files are all
//! based on it.

mod chance;
mod clock;
mod earlier_saves;
mod hints;
mod identity;
mod library;
mod merge;
mod record;
mod restore;
mod save;
mod save_payload;
mod state_hash;
mod transfer;
mod undo;

pub use hints::{Hints, HintsError};
pub use identity::{GameId, IdentifiedGame};
pub use library::{GameLibrary, StoredGame};
pub use merge::Merged;
pub use record::{Played, Player, Record};
pub use restore::RestoreError;
pub use save::{LoadedGames, SaveError, VERSION, read_records, read_save, write_save};
pub use transfer::{TransferError, export_game, find_transfer_text, import_game, is_transfer_text};

use chance::ChanceRecord;
use std::sync::atomic::AtomicBool;
use tessella_games::{
    Effect, GameCode, IllegalMove, Level, Move, Position, Rules, Seat, SetupError, Turn,
};

/// Game being played: its record, and the position after the moves up to a cursor.
///
/// ```
/// use tessella_games::{Rules, Seat};
/// use tessella_session::{Player, Session};
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
    /// Number of moves made to reach `position`; the others are available for redo.
    cursor: usize,
}

impl Session {
    /// Starts a game.
    ///
    /// # Errors
    /// If the options of the code conflict, or there is not exactly one player per seat.
    pub fn new(code: GameCode, players: Vec<Player>) -> Result<Self, SetupError> {
        let seats = usize::from(code.setup.seats());
        if players.len() != seats {
            let players = players.len();
            return Err(SetupError::PlayerCount { players, seats });
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

    /// Returns the position before the first move.
    pub const fn first(&self) -> &Position {
        &self.first
    }

    /// Returns the game code, with values filled in for the options that players left open.
    pub const fn code(&self) -> &GameCode {
        &self.code
    }

    /// Returns the player in each seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the name of the player in a seat, if there is one. Names are not part of the record.
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

    /// Adds to the time of play, in milliseconds. Does nothing once the game is over, so that undoing the last move
    /// restores the countdown.
    pub fn advance_clock(&mut self, time: u32) {
        if self.position.outcome().is_none() {
            self.elapsed = self.elapsed.saturating_add(time);
        }
    }

    /// Sets the time of play, in milliseconds, to that of another machine.
    pub const fn set_elapsed(&mut self, elapsed: u32) {
        self.elapsed = elapsed;
    }

    /// Returns the milliseconds left on the countdown; `None` without a countdown. The value does not change once the
    /// game is over.
    pub fn time_left(&self) -> Option<u32> {
        let until = match (self.position.outcome(), self.made().last()) {
            (Some(_), Some(last)) => last.at,
            _ => self.elapsed,
        };
        self.time_left_at(until)
    }

    /// Returns the milliseconds left on the countdown after the moves made, at the time of play `at`.
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
    /// If the rules or the clock refuse the move; then nothing changes.
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
    /// If the rules or the clock refuse the move; then nothing changes.
    pub fn advance(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        self.position.check(seat, mv)?;
        self.check_time(mv, self.elapsed)?;
        self.position.advance(seat, mv)?;
        self.clear_redo();
        self.record_move(seat, mv, self.elapsed);
        Ok(())
    }

    /// Lets the computer at the level Easy make this many moves, whoever the players are; fewer if the game ends first.
    /// Rolls and shuffles depend only on the number of the move, so that screenshots are reproducible.
    ///
    /// # Errors
    /// If the rules refuse a move of the computer.
    pub fn play_computer_moves(&mut self, moves: usize) -> Result<(), IllegalMove> {
        let never = AtomicBool::new(false);
        for number in 0..moves {
            let position = self.position();
            let (seat, mv) = match position.to_move() {
                Turn::Player(seat) => (seat, position.computer_move(Level::Easy, &never)),
                Turn::Chance(seat) => (seat, position.chance_move(number as u32 * 7 + 3)),
                Turn::Nobody => break,
            };
            let Some(mv) = mv else {
                break;
            };
            self.play(seat, mv)?;
        }
        Ok(())
    }

    /// Makes a move that was made on another machine, and sets the time of play to its time there. Discards moves
    /// available for redo.
    ///
    /// # Errors
    /// If the rules or the clock refuse the move; then only the time changes.
    pub fn play_at(&mut self, seat: Seat, mv: Move, at: u32) -> Result<Vec<Effect>, IllegalMove> {
        self.elapsed = at;
        self.play(seat, mv)
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

    /// Returns `true` if the game ended because its time was up.
    pub fn is_out_of_time(&self) -> bool {
        self.made()
            .last()
            .is_some_and(|last| last.mv == Move::TimeUp)
    }

    /// Returns the seat that made the last move.
    pub fn last_mover(&self) -> Option<Seat> {
        let last = self.cursor.checked_sub(1)?;
        self.movers.get(last).copied()
    }

    /// Returns `true` if the game has begun: a move was made, even if it has been undone since, or its countdown has run.
    pub fn has_begun(&self) -> bool {
        !self.moves.is_empty() || self.elapsed > 0 && self.code.setup.countdown().is_some()
    }

    /// Returns `true` if the game can be continued: it has begun and is not over.
    pub fn can_continue(&self) -> bool {
        self.has_begun() && self.position.outcome().is_none()
    }

    /// Returns the number of moves that people at this device chose: rolls, shuffles, passed turns and running out of
    /// time do not count.
    pub fn human_moves(&self) -> u32 {
        let made = self.made().iter().zip(&self.movers);
        let is_chosen = |mv| !matches!(mv, Move::Chance(_) | Move::Pass | Move::TimeUp);
        let by_people = made.filter(|(played, mover)| {
            self.players[mover.index()] == Player::Human && is_chosen(played.mv)
        });
        by_people.count() as u32
    }

    /// Returns the number of people playing on this device.
    pub fn people(&self) -> usize {
        let people = self.players.iter();
        people.filter(|&&player| player == Player::Human).count()
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
