//! A game in progress: its authority, clock and replay, and the screen around the board.

mod analysis_view;
mod arrangement;
mod authority;
mod clock;
mod cube_view;
mod ending;
mod ground;
mod header;
mod hills;
mod hold;
mod lesson;
mod names;
mod online;
mod orientation;
mod panel;
mod parts;
mod path_lines;
mod phases;
mod replay;
mod replay_controls;
mod rest;
mod result;
mod screen;
mod screen_on;
mod surroundings;
mod tools;
mod well;
mod window_title;

pub(super) use window_title::TITLE;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        authority::plugin,
        phases::plugin,
        clock::plugin,
        cube_view::plugin,
        rest::plugin,
        (ending::plugin, ground::plugin),
        hold::plugin,
        lesson::plugin,
        names::plugin,
        replay::plugin,
        orientation::plugin,
        path_lines::plugin,
        (screen::plugin, well::plugin),
        screen_on::plugin,
        window_title::plugin,
    ));
}
