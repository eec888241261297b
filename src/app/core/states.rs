//! The states of the app.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

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
    Lobby,
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

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Mode>()
        .add_sub_state::<Phase>();
}
