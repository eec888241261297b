//! Screens around a game, and navigation between them.

mod begin;
mod begin_session;
mod help;
mod lan;
mod lobby;
mod navigation;
mod parts;
mod settings;
mod setup;
mod title;

pub use setup::SetupSelection;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        navigation::plugin,
        begin::plugin,
        title::plugin,
        setup::plugin,
        settings::plugin,
        help::plugin,
        lan::plugin,
        lobby::plugin,
    ));
}
