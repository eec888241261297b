//! Buttons that must be pressed twice on a screen: the first press asks, the second one acts.

use crate::app::core::Screen;
use bevy::prelude::*;

/// Question of the button of the screen that must be pressed twice.
#[derive(Resource, Default)]
pub(super) struct Confirmation {
    /// `true` after the first press.
    pub(super) is_asked: bool,
}

impl Confirmation {
    /// Handles a press. Returns `true` for the second one.
    pub(super) const fn confirms(&mut self) -> bool {
        self.is_asked = !self.is_asked;
        !self.is_asked
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Confirmation>()
        .add_systems(Update, ask_again.run_if(state_changed::<Screen>));
}

/// Forgets the first press on another screen.
fn ask_again(mut confirmation: ResMut<Confirmation>) {
    confirmation.is_asked = false;
}
