//! What the player has chosen about look and motion, and the choices of the last set-up.

use crate::games::Level;
use crate::games::drench;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::Mode;

/// The player's choices. What a settings file lacks is as by default.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub theme: ThemeChoice,
    /// Whether tiles show their colour's symbol.
    pub symbols: bool,
    /// How fast things move.
    pub motion: Motion,
    /// The choices of the last set-up.
    pub last_setup: LastSetup,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// As the system is.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Everything is in its place at once.
    Off,
    /// Twice as fast.
    Fast,
    /// As it was meant.
    #[default]
    Normal,
    /// Half as fast.
    Slow,
}

impl Motion {
    /// How much time a movement takes, as a multiple of the normal; 0 when nothing moves.
    pub const fn stretch(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Fast => 0.5,
            Self::Normal => 1.0,
            Self::Slow => 2.0,
        }
    }

    /// How long one waits between one step and the next where the steps themselves are the point, as in a replay, as
    /// a multiple of the normal.
    pub const fn pace(self) -> f32 {
        match self {
            Self::Off => 1.0,
            moving => moving.stretch(),
        }
    }
}

/// The choices of the last set-up, so that the next begins with them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// Who plays.
    pub mode: Mode,
    /// Tiles in a row.
    pub width: u16,
    /// Rows.
    pub height: u16,
    /// How many colours.
    pub colours: u8,
    /// The limit of moves alone, or `None` for one that fits the board.
    pub limit: Option<u16>,
    /// Whether the board is even for two.
    pub even: bool,
    /// How well the computer plays.
    pub level: Level,
    /// Whether the computer moves first.
    pub computer_begins: bool,
}

impl Default for LastSetup {
    fn default() -> Self {
        let classic = drench::Setup::default();
        Self {
            mode: Mode::Alone,
            width: classic.width,
            height: classic.height,
            colours: classic.colours,
            limit: None,
            even: true,
            level: Level::default(),
            computer_begins: false,
        }
    }
}

impl LastSetup {
    /// The choices with those out of range brought into it: the file may have been written by hand.
    pub fn sound(mut self) -> Self {
        let clamp = |side: u16| side.clamp(*drench::SIDES.start(), *drench::SIDES.end());
        self.width = clamp(self.width);
        self.height = clamp(self.height);
        let fewest = match self.mode {
            Mode::Alone => *drench::COLOURS.start(),
            Mode::SameDevice | Mode::Computer => drench::COLOURS_FOR_TWO,
        };
        self.colours = self.colours.clamp(fewest, *drench::COLOURS.end());
        self.limit = self
            .limit
            .map(|limit| limit.clamp(*drench::LIMITS.start(), *drench::LIMITS.end()));
        self
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(Last, keep.run_if(resource_changed::<Settings>));
}

fn keep(settings: Res<Settings>, storage: Res<super::storage::Storage>) {
    if !settings.is_added() {
        storage.keep_settings(&settings);
    }
}
