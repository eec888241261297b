//! Lines that a game draws over its board.

use crate::app::board::{Cursor, PathLines, Picked};
use crate::app::core::theme::Theme;
use crate::app::core::{
    CurrentGame, MoveCommitted, PositionChanged, Replay, ReplayStepped, Screen, Step, shown,
};
use crate::app::games::{Selection, game_ui};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        collect.in_set(Step::Animate).run_if(
            in_state(Screen::Play).and_then(
                on_message::<PositionChanged>
                    .or_else(on_message::<MoveCommitted>)
                    .or_else(on_message::<ReplayStepped>)
                    .or_else(resource_changed::<Theme>)
                    .or_else(resource_changed::<Picked>)
                    .or_else(resource_changed::<Cursor>),
            ),
        ),
    );
}

/// Collects the lines of the game when the position, the selection or the theme has changed.
fn collect(
    (current, replay): (Res<CurrentGame>, Res<Replay>),
    (picked, cursor): (Res<Picked>, Res<Cursor>),
    theme: Res<Theme>,
    mut path_lines: ResMut<PathLines>,
) {
    let Some(game) = shown(&current, &replay) else {
        return;
    };
    let position = game.position();
    let selection = Selection {
        picked: picked.0,
        focus: cursor.shown.then_some(cursor.cell),
    };
    let lines = game_ui(position).path_lines(&theme, selection);
    path_lines.set_if_neq(PathLines(lines));
}
