//! Start of a game on this device.

use crate::app::core::storage::Storage;
use crate::app::core::{CurrentGame, Screen};
use crate::session::{GameHistory, Session};
use bevy::prelude::*;

/// Adds a game to the history as the current one, saves it and shows it.
pub(super) fn begin_session(
    current: &mut CurrentGame,
    game: Session,
    storage: &Storage,
    next: &mut NextState<Screen>,
) {
    match &mut current.local {
        Some(games) => games.begin(game),
        None => current.local = Some(GameHistory::new(game)),
    }
    current.local.iter().for_each(|games| storage.save(games));
    next.set(Screen::Play);
}
