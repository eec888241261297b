//! Screen readers: a tree of nodes of all that is on the screen, announcements, and actions requested by screen readers,
//! by AccessKit.
//!
//! egui makes nodes of its widgets, and `app::ui` of texts. The tiles of the board are added here. The tree is made
//! only while a screen reader asks for it.

mod announcements;
mod board_nodes;
mod requests;
mod screen_reader;
mod tree;
mod waking;

pub use screen_reader::ScreenReader;
pub use tree::TreeOutput;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        announcements::plugin,
        board_nodes::plugin,
        requests::plugin,
        tree::plugin,
        waking::plugin,
    ));
}
