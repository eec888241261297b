//! Identity of a game: a number that it keeps in saves, when it is reopened, and on other devices.

use super::{Hints, Session};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};

/// Identity of a game: a random number, which is saved. Unique in a [`super::GameLibrary`], and across devices as far
/// as 64 random bits can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct GameId(u64);

impl GameId {
    /// Creates an identity from its number.
    pub const fn from_number(number: u64) -> Self {
        Self(number)
    }

    /// Draws an identity at random.
    pub(super) fn random() -> Self {
        // This layer depends on no crate for random numbers, but the standard library's hash tables have random keys.
        // They differ for each `RandomState`, so the hash of no data is a random number.
        Self(RandomState::new().build_hasher().finish())
    }

    /// Draws an identity that is not taken.
    pub(super) fn random_except(is_taken: impl Fn(Self) -> bool) -> Self {
        loop {
            let id = Self::random();
            if !is_taken(id) {
                return id;
            }
        }
    }

    /// Returns the number.
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// Prints the number in hexadecimal.
impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Game with what follows it to other devices.
#[derive(Clone, Debug)]
pub struct IdentifiedGame {
    /// Identity of the game, which copies of it share.
    pub id: GameId,
    /// The game.
    pub game: Session,
    /// Hints shown while it was played.
    pub hints: Hints,
}

/// A new game has a new identity, and no hints.
impl From<Session> for IdentifiedGame {
    fn from(game: Session) -> Self {
        Self {
            id: GameId::random(),
            game,
            hints: Hints::default(),
        }
    }
}
