//! What the player has chosen about look and motion, and the choices of the last set-up.

use crate::lobby::LobbyLimits;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

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
    /// Which faces tiles have.
    pub faces: FaceSet,
    /// Play over the local network.
    pub lan: Lan,
    /// What the program was left at when it went to the background; `None` while it is in front.
    pub left_at: Option<LeftAt>,
}

/// What the player has chosen about play over the local network, and the seats that they hold there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Lan {
    /// What the player is called.
    pub name: String,
    /// The port of a host here; `None` for the first that is free of the usual ones.
    pub port: Option<u16>,
    /// Whether people need a code to come in.
    pub with_code: bool,
    /// That code, which stays the same so that the same people can come back; empty until there is one.
    pub code: String,
    /// How many people a host here takes in.
    pub people: u16,
    /// How many rooms it has.
    pub rooms: u16,
    /// For how long the seat of one who is cut off is kept, in seconds.
    pub grace: u16,
    /// The seats that are held.
    pub seats: Vec<KnownSeat>,
}

impl Default for Lan {
    fn default() -> Self {
        let limits = LobbyLimits::default();
        Self {
            name: String::new(),
            port: None,
            with_code: true,
            code: String::new(),
            people: limits.max_people,
            rooms: limits.max_rooms,
            grace: limits.reconnect_window,
            seats: Vec::new(),
        }
    }
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

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}

/// What the program was left at when it went to the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeftAt {
    /// A game of this device.
    Game,
    /// A host in the local network, or a game there.
    Network,
}

/// A seat at a host, held until the player leaves it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnownSeat {
    /// The host's number.
    pub host: u64,
    /// What it is held by.
    pub token: [u8; 16],
}

/// Which pictures the faces are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FaceSet {
    /// In the manner of mahjong.
    #[default]
    Mahjong,
    /// Letters and shapes.
    Plain,
}
