//! Where a visit to another screen began.

use crate::app::core::states::Screen;
use bevy::prelude::*;

/// Where a visit began.
#[derive(Resource, Default)]
pub(in crate::app) struct VisitOrigin(pub(in crate::app) Option<Screen>);

impl VisitOrigin {
    /// What a visit began at is no more, for the link to a host is over: it leads back to where hosts are found. A game may
    /// still be on the table. Whether who chooses a room has to go there at once.
    pub(in crate::app) fn link_is_over(&mut self, screen: Screen, has_game: bool) -> bool {
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

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<VisitOrigin>();
}
