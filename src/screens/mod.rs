//! Screens around a game, and navigation between them.

mod begin;
mod begin_session;
mod codes;
mod fade;
mod game_card;
mod game_list;
mod help;
mod keys;
mod kit;
mod lan;
mod lobby;
mod navigation;
mod packs;
mod parts;
mod qr_code;
mod settings;
mod setup;
mod share;
mod statistics;
mod title;
mod today;
mod your_games;

pub use setup::SetupSelection;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        navigation::plugin,
        begin::plugin,
        (codes::plugin, fade::plugin),
        game_list::plugin,
        title::plugin,
        your_games::plugin,
        (today::plugin, packs::plugin),
        (statistics::plugin, share::plugin),
        setup::plugin,
        (settings::plugin, keys::plugin, kit::plugin),
        help::plugin,
        lan::plugin,
        lobby::plugin,
    ));
}
