//! Lines that a game draws over its board.

use crate::app::board::PathLines;
use crate::app::core::theme::Theme;
use crate::app::core::{
    CurrentGame, MoveCommitted, PositionChanged, Replay, ReplayStepped, Screen, Step, shown,
};
use crate::app::games::game_ui;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        collect.in_set(Step::Animate).run_if(
            in_state(Screen::Play).and_then(
                on_message::<PositionChanged>
                    .or_else(on_message::<MoveCommitted>)
                    .or_else(on_message::<ReplayStepped>)
                    .or_else(resource_changed::<Theme>),
            ),
        ),
    );
}

/// Collects the lines of the game when the position or the theme has changed.
fn collect(
    (current, replay): (Res<CurrentGame>, Res<Replay>),
    theme: Res<Theme>,
    mut path_lines: ResMut<PathLines>,
) {
    let Some(game) = shown(&current, &replay) else {
        return;
    };
    let position = game.position();
    path_lines.0 = game_ui(position).path_lines(&theme);
}
