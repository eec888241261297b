//! Key under which a game counts once.

use super::opponent::Opponent;
use tessella_session::{GameId, Session};

/// Key under which a game counts once.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameKey {
    /// Board for one seat, or a problem, by its game code. The same board again is no other game.
    Board(String),
    /// Game of several seats, by the identity that its copies share. A rematch is another game.
    Game(GameId),
}

impl GameKey {
    /// Returns the key of a game. `id` is the identity that its copies share
    /// ([`tessella_session::GameLibrary::current_identity`]). Returns `None` if no person at this device has a seat.
    pub fn of(game: &Session, id: GameId) -> Option<Self> {
        Some(Self::new(
            &Opponent::of(game)?,
            || game.code().to_string(),
            id,
        ))
    }

    /// Returns the key of a game with this opponent.
    pub(super) fn new(opponent: &Opponent, code: impl FnOnce() -> String, id: GameId) -> Self {
        match opponent {
            Opponent::Nobody | Opponent::Problem => Self::Board(code()),
            Opponent::People | Opponent::Computer(_) | Opponent::Person(_) => Self::Game(id),
        }
    }
}
