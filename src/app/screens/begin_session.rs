//! Start and opening of a game on this device.

use crate::app::core::storage::Storage;
use crate::app::core::{CurrentGame, Screen, Toast};
use crate::session::{GameId, IdentifiedGame, Session};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Starts a new or an imported game on this device, saves it and shows it.
pub(super) fn begin_session(
    current: &mut CurrentGame,
    game: impl Into<IdentifiedGame>,
    storage: &Storage,
    next: &mut NextState<Screen>,
) {
    current.lesson = None;
    current.local.begin(game);
    storage.save(&current.local);
    next.set(Screen::Play);
}

/// Everything that opening a game changes.
#[derive(SystemParam)]
pub(super) struct GameOpener<'w> {
    pub(super) current: ResMut<'w, CurrentGame>,
    pub(super) storage: Res<'w, Storage>,
    pub(super) next: ResMut<'w, NextState<Screen>>,
    pub(super) toasts: MessageWriter<'w, Toast>,
}

impl GameOpener<'_> {
    /// Starts a game on this device, saves it and shows it.
    pub(super) fn begin(&mut self, game: Session) {
        begin_session(&mut self.current, game, &self.storage, &mut self.next);
    }

    /// Opens a game of this device and shows it.
    pub(super) fn open(&mut self, id: GameId) {
        match self.current.local.open(id) {
            Ok(true) => {
                self.current.lesson = None;
                self.storage.save(&self.current.local);
                self.next.set(Screen::Play);
            }
            Ok(false) => {}
            Err(why) => {
                let words = format!("This game cannot be opened: {why}.");
                self.toasts.write(Toast(words));
            }
        }
    }
}
