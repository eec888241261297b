//! The states of the app.

use crate::core::redraw::RedrawAppExt;
use bevy::prelude::*;
use bevy::state::state::{FreelyMutableState, StateSet};
use serde::{Deserialize, Serialize};
use tessella_language::{Language, tr};

/// The screen that fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title, with the buttons that lead to the other screens.
    #[default]
    Title,
    /// The options of a new game.
    Setup,
    /// A game, with its result and its replay.
    Play,
    /// Servers in the local network, and the options for hosting.
    Lan,
    /// The lobby of a server: people and rooms.
    Lobby,
    /// The games of this device.
    Games,
    /// Packs of levels, and the levels of a pack.
    Packs,
    /// Today's boards, and those of the days before.
    Today,
    /// Numbers of the games that the player has finished.
    Statistics,
    /// The picture, the code and the QR code of the current game.
    Share,
    /// The games whose codes a pasted text holds, of which the player chooses one.
    Codes,
    /// Settings of appearance and motion.
    Settings,
    /// Keys and gamepad buttons, which the player changes.
    Keys,
    /// Rules and keyboard shortcuts.
    Help,
    /// Every widget, for pictures and for tests.
    Kit,
}

/// Properties of the current game from which states follow.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameTraits {
    /// Kinds of players.
    pub mode: Mode,
    /// Phase in which the screen of the game opens.
    pub first_phase: Phase,
}

/// Kinds of players in a game; computed from the current game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    /// One player.
    #[default]
    Alone,
    /// Several people who share the device.
    SameDevice,
    /// One person against the computer.
    Computer,
    /// People at several devices.
    Network,
}

impl ComputedStates for Mode {
    type SourceStates = GameTraits;

    fn compute(game: GameTraits) -> Option<Self> {
        Some(game.mode)
    }
}

impl Mode {
    /// Returns the short description, shown after the name of a game.
    pub fn label(self, language: Language) -> &'static str {
        match self {
            Self::Alone => tr!(language, "mode-solo"),
            Self::SameDevice => tr!(language, "mode-on-one-device"),
            Self::Computer => tr!(language, "mode-against-computer"),
            Self::Network => tr!(language, "mode-over-network"),
        }
    }
}

/// Phase of the game on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The game is being played.
    #[default]
    Playing,
    /// The game is paused: its clock is stopped, and the board is hidden.
    Paused,
    /// The game is over, and the result is shown.
    Over,
    /// The game is replayed move by move.
    Replay,
}

impl SubStates for Phase {
    type SourceStates = (Screen, GameTraits);

    fn should_exist((screen, game): (Screen, GameTraits)) -> Option<Self> {
        (screen == Screen::Play).then_some(game.first_phase)
    }
}

impl States for Phase {
    const DEPENDENCY_DEPTH: usize =
        <<Self as SubStates>::SourceStates as StateSet>::SET_DEPENDENCY_DEPTH + 1;
}

impl FreelyMutableState for Phase {}

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<GameTraits>()
        .add_computed_state::<Mode>()
        .add_sub_state::<Phase>()
        .redraw_on_transition::<Screen>()
        .redraw_on_change::<State<Mode>>()
        .redraw_on_transition::<Phase>();
}
