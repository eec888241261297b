//! Payload of a save in the current version.

use super::hints::{EncodedHints, HintsError};
use super::{GameId, Hints, Record, StoredGame};
use serde::{Deserialize, Serialize};

/// Payload of a save. The games are in the order in which they were played.
#[derive(Serialize, Deserialize)]
pub(super) struct SavedLibrary<G> {
    pub(super) games: Vec<G>,
    /// Index of the game being played.
    pub(super) current: Option<u32>,
}

/// Game decoded from a save.
pub(super) type DecodedGame = SavedGame<Record, EncodedHints>;

/// Game in a save.
#[derive(Serialize, Deserialize)]
pub(super) struct SavedGame<R, H> {
    pub(super) record: R,
    pub(super) is_over: bool,
    pub(super) is_favourite: bool,
    pub(super) id: GameId,
    pub(super) copy_of: Option<GameId>,
    pub(super) hints: H,
}

impl<'a> From<&'a StoredGame> for SavedGame<&'a Record, &'a Hints> {
    fn from(stored: &'a StoredGame) -> Self {
        Self {
            record: &stored.record,
            is_over: stored.is_over,
            is_favourite: stored.is_favourite,
            id: stored.id,
            copy_of: stored.copy_of,
            hints: &stored.hints,
        }
    }
}

impl TryFrom<DecodedGame> for StoredGame {
    type Error = HintsError;

    fn try_from(saved: DecodedGame) -> Result<Self, HintsError> {
        Ok(Self {
            id: saved.id,
            copy_of: saved.copy_of,
            record: saved.record,
            is_over: saved.is_over,
            is_favourite: saved.is_favourite,
            hints: saved.hints.try_into()?,
        })
    }
}
