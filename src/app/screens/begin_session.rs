//! Start of a game on this device.

use crate::app::core::storage::Storage;
use crate::app::core::{CurrentGame, Screen};
use crate::session::{GameHistory, Session};
use bevy::prelude::*;

/// Adds a game to the history as the current one, saves it and shows it.
pub(super) fn begin_session(
    table: &mut CurrentGame,
    game: Session,
    storage: &Storage,
    next: &mut NextState<Screen>,
) {
    match &mut table.local {
        Some(games) => games.begin(game),
        None => table.local = Some(GameHistory::new(game)),
    }
    table.local.iter().for_each(|games| storage.keep(games));
    next.set(Screen::Play);
}
