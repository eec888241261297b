//! The page of the game that is shown.

use crate::core::theme::{CurrentGround, clear_ground};
use crate::core::{Screen, ShownGame};
use crate::games::about;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_shown_game.run_if(in_state(Screen::Play)))
        .add_systems(OnEnter(Screen::Play), follow_shown_game)
        .add_systems(OnExit(Screen::Play), clear_ground);
}

fn follow_shown_game(shown: ShownGame, mut ground: ResMut<CurrentGround>) {
    if let Some(game) = shown.game() {
        let of = game.code().setup.game();
        ground.set_if_neq(CurrentGround(Some(about(of).ground)));
    }
}
