//! A game in progress: its authority, clock and replay, and the screen around the board.

mod authority;
mod clock;
mod names;
mod online;
mod orientation;
mod path_lines;
mod phases;
mod replay;
mod requests;
mod screen;
mod surroundings;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        authority::plugin,
        phases::plugin,
        clock::plugin,
        names::plugin,
        replay::plugin,
        orientation::plugin,
        path_lines::plugin,
        screen::plugin,
    ));
}
