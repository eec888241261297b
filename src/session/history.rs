//! The games that have been on the table, so that a new game, too, can be taken back.

use super::Session;
use crate::games::{Effect, IllegalMove, Move, Rules, Seat, SetupError, Start};

/// How many games are remembered.
const MAX_GAMES: usize = 8;

/// The game being played and those before it. Undo goes back through its moves and then to the game before.
#[derive(Clone, Debug)]
pub struct GameHistory {
    /// At least one.
    games: Vec<Session>,
    at: usize,
}

/// How far an undo or redo went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryStep {
    /// There was nothing to take back or make again.
    Unchanged,
    /// Within the game.
    Move,
    /// To the game before or after.
    Game,
}

impl GameHistory {
    /// A table with its first game.
    pub fn new(game: Session) -> Self {
        Self {
            games: vec![game],
            at: 0,
        }
    }

    /// A table with these games, of which the one at `at` is being played; `None` if there is no such game.
    pub fn from_games(games: Vec<Session>, at: usize) -> Option<Self> {
        (at < games.len()).then_some(Self { games, at })
    }

    /// All games that are remembered.
    pub fn games(&self) -> &[Session] {
        &self.games
    }

    /// Which of the games is being played.
    pub const fn current_index(&self) -> usize {
        self.at
    }

    /// The game being played.
    pub fn game(&self) -> &Session {
        &self.games[self.at]
    }

    fn game_mut(&mut self) -> &mut Session {
        &mut self.games[self.at]
    }

    /// Makes a move in the game being played, as [`Session::play`]. Moves and games that waited for a redo are
    /// forgotten.
    ///
    /// # Errors
    /// When the rules or the clock refuse the move; nothing is changed then.
    pub fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        let effects = self.game_mut().play(seat, mv)?;
        self.games.truncate(self.at + 1);
        Ok(effects)
    }

    /// Lets time pass in the game being played, in milliseconds.
    pub fn advance_clock(&mut self, time: u32) {
        self.game_mut().advance_clock(time);
    }

    /// Begins another game. The one being played is remembered; what waited for a redo, moves or games, is forgotten.
    pub fn begin(&mut self, game: Session) {
        self.games.truncate(self.at + 1);
        self.game_mut().clear_redo();
        self.games.push(game);
        let too_many = self.games.len().saturating_sub(MAX_GAMES);
        self.games.drain(..too_many);
        self.at = self.games.len() - 1;
    }

    /// Begins the same game again. After one that has ended another seat may begin, where the game has it
    /// so; a board that was spelt out begins as it was spelt.
    ///
    /// # Errors
    /// As [`Session::new`].
    pub fn restart(&mut self) -> Result<(), SetupError> {
        let mut code = self.game().code().clone();
        if let (Some(outcome), Start::Seed(_)) = (self.game().position().outcome(), &code.start) {
            code.setup = code.setup.rematch(outcome);
        }
        let players = self.game().players().to_vec();
        self.begin(Session::new(code, players)?);
        Ok(())
    }

    /// Takes back a move or, where there is none, the beginning of the game.
    pub fn undo(&mut self) -> HistoryStep {
        if !self.can_undo() {
            return HistoryStep::Unchanged;
        }
        if self.game_mut().undo() {
            HistoryStep::Move
        } else if self.at > 0 {
            self.at -= 1;
            HistoryStep::Game
        } else {
            HistoryStep::Unchanged
        }
    }

    /// Does again what [`GameHistory::undo`] took back.
    pub fn redo(&mut self) -> HistoryStep {
        if self.game_mut().redo() {
            HistoryStep::Move
        } else if self.at + 1 < self.games.len() {
            self.at += 1;
            HistoryStep::Game
        } else {
            HistoryStep::Unchanged
        }
    }

    /// Whether [`GameHistory::undo`] would do anything.
    pub fn can_undo(&self) -> bool {
        // Who lost by time means the lost game, not the one before it.
        !self.game().is_out_of_time() && (self.at > 0 || self.game().can_undo())
    }

    /// Whether [`GameHistory::redo`] would do anything.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.games.len() || self.game().can_redo()
    }
}
