//! The window: states, tile entities, input, animation, screens, settings and saves, on Bevy and egui.
//!
//! Each module has a `plugin` function; the one list of them is in [`AppPlugin`].

pub mod background;
pub mod board;
mod computer;
mod controls;
pub mod crash;
pub mod device;
mod egui_blend;
pub mod games;
mod idle;
pub mod launch;
pub mod net;
pub mod palette;
pub mod play;
mod pointing;
mod rects;
mod screens;
pub mod screenshot;
pub mod settings;
pub mod storage;
pub mod theme;
mod toast;
mod ui;
mod walk;

pub use controls::Cursor;
pub use screens::{Draft, Paste, fresh_seed};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Everything of the program that lives in Bevy's world. Bevy's own plugins and egui's come beside it.
pub struct AppPlugin;

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .init_state::<Mode>()
            .add_sub_state::<Phase>()
            .configure_sets(
                Update,
                (Step::Input, Step::Play, Step::Animate, Step::Show).chain(),
            )
            .add_plugins((device::plugin, background::plugin))
            .add_plugins((
                settings::plugin,
                storage::plugin,
                theme::plugin,
                egui_blend::plugin,
                toast::plugin,
                board::plugin,
                play::plugin,
                net::plugin,
                controls::plugin,
                pointing::plugin,
                computer::plugin,
                screens::plugin,
                idle::plugin,
            ));
    }
}

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The name of the program, and where one can go from here.
    #[default]
    Title,
    /// The choices before a game.
    Setup,
    /// A game, with its result and its replay.
    Play,
    /// Hosts in the local network, and how to be one.
    Lan,
    /// Where everybody at a host is, and their rooms.
    Entrance,
    /// How the program looks and moves.
    Settings,
    /// The rules and the keys.
    Help,
}

/// Who plays against whom.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    /// One person.
    #[default]
    Alone,
    /// People who share the device.
    SameDevice,
    /// A person against the computer.
    Computer,
    /// People at several devices.
    Network,
}

impl Mode {
    /// In a few words, after the name of a game.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::SameDevice => "together",
            Self::Computer => "against the computer",
            Self::Network => "over the network",
        }
    }
}

/// What goes on with the game on the screen.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Play)]
pub enum Phase {
    /// It is being played.
    #[default]
    Playing,
    /// It rests: its time stands still, and nobody sees it.
    Paused,
    /// It has ended, and the result is shown.
    Over,
    /// It is shown again, move by move.
    Replay,
}

/// The order of what happens in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Pointers, keys and computer players ask for moves.
    Input,
    /// The authority makes the moves, and the tiles follow.
    Play,
    /// What moves on the screen moves on.
    Animate,
    /// Meshes, materials and the camera are brought up to date.
    Show,
}
