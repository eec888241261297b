//! The screen from which the player opened the current one.

use crate::core::states::Screen;
use bevy::prelude::*;

/// Screen to return to when the player goes back; `None` for the default.
#[derive(Resource, Default)]
pub(crate) struct ReturnScreen(pub(crate) Option<Screen>);

impl ReturnScreen {
    /// Replaces an origin that no longer exists, because the connection to a server has ended, by the screen that lists
    /// servers. A game may still be current. Returns `true` if the player, who is choosing a room, must go to that
    /// screen at once.
    pub(crate) fn link_is_over(&mut self, screen: Screen, has_game: bool) -> bool {
        let is_gone = match self.0 {
            Some(Screen::Lobby) => true,
            Some(Screen::Play) => !has_game,
            _ => false,
        };
        if is_gone {
            self.0 = Some(Screen::Lan);
        }
        is_gone && screen == Screen::Setup
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ReturnScreen>();
}
