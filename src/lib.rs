//! Tessella's window, on Bevy and egui: states, tile entities, input, animation, screens, settings and saves.
//!
//! The rules, boards, saves and the network are crates of their own in `crates`, each of which depends only on those below it. The
//! pages in the folder `docs` describe the program; `scripts/book` makes a book of them.
//!
//! Each module has a `plugin` function; the one list of them is in [`AppPlugin`].

#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

pub mod accessibility;
mod analysis;
mod background;
pub mod backup;
pub mod board;
#[cfg(not(target_os = "android"))]
pub mod cli;
mod computer;
pub mod core;
pub mod drawing;
mod egui_blend;
mod exit;
mod first_boards;
pub mod games;
mod graphics_driver;
mod history;
mod input;
mod keyboard;
pub mod launch;
pub mod links;
mod memory;
pub mod net;
pub mod pictures;
mod play;
mod screens;
mod screenshot;
mod settings_file;
pub mod sound;
pub mod text;
mod toast;
mod ui;
mod window;
#[cfg(not(target_os = "android"))]
mod window_icon;

pub use screens::SetupSelection;

use bevy::prelude::*;

/// Plugin of the whole app, except Bevy's own plugins and egui's.
pub struct AppPlugin;

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            core::plugin,
            settings_file::plugin,
            (background::plugin, backup::plugin),
            exit::plugin,
            (window::plugin, links::plugin),
            egui_blend::plugin,
            toast::plugin,
            drawing::plugin,
            board::plugin,
            (pictures::plugin, play::plugin),
            net::plugin,
            (input::plugin, keyboard::plugin),
            (
                computer::plugin,
                analysis::plugin,
                history::plugin,
                first_boards::plugin,
                sound::plugin,
            ),
            (screens::plugin, accessibility::plugin),
        ));
        #[cfg(not(target_os = "android"))]
        app.add_plugins(window_icon::plugin);
    }
}
