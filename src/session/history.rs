//! History of games, so that starting a new game can be undone.

use super::Session;
use crate::games::{Effect, IllegalMove, Move, Rules, Seat, SetupError, Start};

/// Maximum number of games in a history.
pub(super) const MAX_GAMES: usize = 8;

/// Current game and the games before it. Undo goes back through its moves and then to the previous game.
#[derive(Clone, Debug)]
pub struct GameHistory {
    /// Never empty.
    games: Vec<Session>,
    at: usize,
}

/// Returns `true` if a move was made in a game, even if it has been undone since.
fn has_moves(game: &Session) -> bool {
    !game.moves().is_empty()
}

fn redo_all(game: &mut Session) {
    game.go_to(game.moves().len());
}

fn is_over(game: &Session) -> bool {
    game.position().outcome().is_some()
}

/// Result of undo or redo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryStep {
    /// There was nothing to undo or redo.
    Unchanged,
    /// The current game went back or forward.
    Move,
    /// Another game became the current one.
    Game,
}

impl GameHistory {
    /// Creates a history with its first game.
    pub fn new(game: Session) -> Self {
        Self {
            games: vec![game],
            at: 0,
        }
    }

    /// Creates a history in which the game at index `at` is the current one; `None` if there is no such game.
    pub fn from_games(games: Vec<Session>, at: usize) -> Option<Self> {
        (at < games.len()).then_some(Self { games, at })
    }

    /// Returns all games.
    pub fn games(&self) -> &[Session] {
        &self.games
    }

    /// Returns the index of the current game.
    pub const fn current_index(&self) -> usize {
        self.at
    }

    /// Returns the current game.
    pub fn game(&self) -> &Session {
        &self.games[self.at]
    }

    fn game_mut(&mut self) -> &mut Session {
        &mut self.games[self.at]
    }

    /// Makes a move in the current game, like [`Session::play`], and discards the moves available for redo. Later games
    /// with moves become earlier ones, later games without moves are discarded.
    ///
    /// # Errors
    /// If the rules or the clock refuse the move; nothing changes then.
    pub fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        let effects = self.game_mut().play(seat, mv)?;
        self.make_last();
        Ok(effects)
    }

    /// Makes the current game the last one. Whatever was played stays in the history: undone moves of later games are
    /// made again.
    fn make_last(&mut self) {
        let mut later = self.games.split_off(self.at + 1);
        later.retain(has_moves);
        later.iter_mut().for_each(redo_all);
        let current = self.at;
        self.at += later.len();
        self.games.splice(current..current, later);
    }

    /// Adds time of play to the current game, in milliseconds.
    pub fn advance_clock(&mut self, time: u32) {
        self.game_mut().advance_clock(time);
    }

    /// Sets the names of the players of the current game, by seat.
    pub fn set_names(&mut self, names: Vec<String>) {
        self.game_mut().set_names(names);
    }

    /// Starts another game. Later games with moves become earlier ones, later games without moves are discarded. Of more
    /// than eight games, the oldest one without moves goes first, then the oldest finished one, then the oldest; the
    /// one before the new game stays. Undone moves of that one are made again, so that redo leads from it to the new one.
    pub fn begin(&mut self, game: Session) {
        self.make_last();
        redo_all(self.game_mut());
        while self.games.len() >= MAX_GAMES {
            // The game just left stays, so that undo leads back to it.
            let earlier = &self.games[..self.games.len() - 1];
            let first = |accept: fn(&Session) -> bool| earlier.iter().position(accept);
            let least = first(|game| !has_moves(game)).or_else(|| first(is_over));
            self.games.remove(least.unwrap_or(0));
        }
        self.games.push(game);
        self.at = self.games.len() - 1;
    }

    /// Starts the same game again. After a finished game another seat may begin, depending on the game. A start
    /// position given by its cells is kept.
    ///
    /// # Errors
    /// Those of [`Session::new`].
    pub fn restart(&mut self) -> Result<(), SetupError> {
        let mut code = self.game().code().clone();
        if let (Some(outcome), Start::Seed(_)) = (self.game().position().outcome(), &code.start) {
            code.setup = code.setup.rematch(outcome);
        }
        let players = self.game().players().to_vec();
        self.begin(Session::new(code, players)?);
        Ok(())
    }

    /// Undoes a move or, if there is none, the start of the current game.
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

    /// Redoes what [`GameHistory::undo`] undid.
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

    /// Returns `true` if [`GameHistory::undo`] would change anything.
    pub fn can_undo(&self) -> bool {
        // A player who has lost on time wants to undo within that game, not to return to the one before.
        !self.game().is_out_of_time() && (self.at > 0 || self.game().can_undo())
    }

    /// Returns `true` if [`GameHistory::redo`] would change anything.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.games.len() || self.game().can_redo()
    }
}
