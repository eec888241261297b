//! Input on the board: keys, pads and pointers move one focus cursor and write requests.

mod choice;
mod keys;
mod pads;
mod path_drag;
mod pointer;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((choice::plugin, keys::plugin, pads::plugin, pointer::plugin));
}
