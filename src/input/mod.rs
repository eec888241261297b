//! Input on the board: keys, pads and pointers move one focus cursor and write requests.

mod action_router;
mod board_input;
mod catch;
mod choice;
mod keys;
mod meaning;
mod menus;
mod mouse;
mod pads;
mod path_drag;
mod responses;
mod scanning;
mod touch;
mod view_control;

use crate::core::{FrameSystems, PointerSystems};
use bevy::prelude::*;
use mouse::{Mouse, read_mouse};
use touch::{Fingers, read_touch};
use view_control::zoom_by_key;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (catch::plugin, menus::plugin),
        choice::plugin,
        keys::plugin,
        pads::plugin,
        responses::plugin,
        scanning::plugin,
        view_control::plugin,
    ))
    .init_resource::<Mouse>()
    .init_resource::<Fingers>()
    .add_systems(
        Update,
        // Runs on every screen, so that a press on another screen is not taken for one on the board.
        (
            (read_mouse, read_touch).chain().in_set(PointerSystems),
            zoom_by_key,
        )
            .chain()
            .in_set(FrameSystems::Input),
    );
}
