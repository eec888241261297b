//! The player's settings, and the options of the last new game.

use crate::core::controls::Controls;
use crate::core::palette::{OwnColours, Paints, Palette, named};
use crate::core::redraw::RedrawAppExt;
use crate::core::scan::Scanning;
use crate::core::system_motion::is_motion_reduced;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use tessella_language::Language;
use tessella_lobby::LobbyLimits;
use tessella_protocol::ServerKey;

/// The player's settings. Fields missing from a settings file have their default values.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language; `None` for that of the system.
    pub language: Option<Language>,
    /// Theme.
    pub theme: ThemeChoice,
    /// Palette of the tiles.
    pub palette: Palette,
    /// Tile colours of the player's choice.
    pub own_colours: OwnColours,
    /// `true` if tiles show the symbol of their colour.
    pub symbols: bool,
    /// Size of text, in percent of the usual one.
    pub text_size: TextSize,
    /// Speed of animations; `None` for what the system asks for.
    pub motion: Option<Motion>,
    /// Switch scanning.
    pub scanning: Scanning,
    /// Time for what has a limit on this device.
    pub more_time: MoreTime,
    /// Set of faces on tiles.
    pub faces: FaceSet,
    /// Picture of cubes.
    pub cubes: CubePicture,
    /// Volume of sounds.
    pub volume: Volume,
    /// `true` if neither a phone nor a gamepad vibrates.
    pub no_vibration: bool,
    /// Keys and gamepad buttons.
    pub controls: Controls,
    /// `true` if a keyboard is shown in the window; `None` for what the system needs.
    pub keyboard: Option<bool>,
    /// Names of the people who play on this device, by seat; an empty one means no name.
    pub names: Vec<String>,
    /// Settings of play over the local network.
    pub lan: Lan,
    /// Activity at the time the program went to the background; `None` in the foreground.
    pub left_at: Option<LeftAt>,
    /// Names of the games whose lesson has been shown.
    pub lessons: Vec<String>,
    /// Games in which the player has not yet reached boards of the usual size, with the number of the next first board, from 0.
    pub first_boards: BTreeMap<String, u8>,
    /// Place of the window; `None` before the first exit, and on phones.
    pub window: Option<WindowGeometry>,
}

impl Settings {
    /// Returns the speed of animations.
    pub fn motion(&self) -> Motion {
        let system = || {
            if is_motion_reduced() {
                Motion::Off
            } else {
                Motion::default()
            }
        };
        self.motion.unwrap_or_else(system)
    }

    /// Returns the tile colours.
    pub fn paints(&self) -> Paints {
        let own = || named(self.own_colours.0);
        self.palette.paints().unwrap_or_else(own)
    }

    /// Returns `true` if a keyboard is shown in the window while the player writes. On Android there is no other.
    pub fn has_keyboard(&self) -> bool {
        self.keyboard.unwrap_or(cfg!(target_os = "android"))
    }

    /// Gives every setting of the settings screen its default value. Names, seats on servers, the lessons that were shown
    /// and the place of the window stay.
    pub fn reset(&mut self) {
        let lan = Lan {
            name: std::mem::take(&mut self.lan.name),
            code: std::mem::take(&mut self.lan.code),
            seats: std::mem::take(&mut self.lan.seats),
            with_code: self.lan.with_code,
            ..Lan::default()
        };
        *self = Self {
            names: std::mem::take(&mut self.names),
            lan,
            left_at: self.left_at,
            lessons: std::mem::take(&mut self.lessons),
            first_boards: std::mem::take(&mut self.first_boards),
            window: self.window,
            ..Self::default()
        };
    }

    /// Returns `true` if a reset would change nothing.
    pub fn is_default(&self) -> bool {
        let mut reset = self.clone();
        reset.reset();
        *self == reset
    }
}

/// Settings of play over the local network, and the seats that the player holds there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Lan {
    /// Name of the player.
    pub name: String,
    /// Port of a server on this device; `None` for the first free one of the usual ports.
    pub port: Option<u16>,
    /// `true` if a join code is required.
    pub with_code: bool,
    /// Join code, which stays the same so that the same people can reconnect; empty until it is generated.
    pub code: String,
    /// Maximum number of people connected to a server on this device.
    pub people: u16,
    /// Maximum number of rooms of the server.
    pub rooms: u16,
    /// Reconnect window: time for which the seat of a disconnected person is reserved, in seconds.
    #[serde(rename = "grace")]
    pub reconnect_window: u16,
    /// Servers that the player has joined, the latest first.
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
            reconnect_window: limits.reconnect_window,
            seats: Vec::new(),
        }
    }
}

/// Size, place and full screen of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowGeometry {
    /// Width and height, in logical pixels, outside of full screen.
    pub size: (u32, u32),
    /// Position of the top left corner, in physical pixels; `None` if the window manager does not tell.
    pub position: Option<(i32, i32)>,
    /// `true` if the window fills its monitor.
    pub full_screen: bool,
}

impl WindowGeometry {
    /// Returns the width and height, within limits that every system accepts, because the settings file can be damaged.
    pub fn size(self) -> UVec2 {
        const LEAST: u32 = 100;
        const MOST: u32 = 16_384;
        UVec2::from(self.size).clamp(UVec2::splat(LEAST), UVec2::splat(MOST))
    }
}

/// Choice of the colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// The theme of the system.
    #[default]
    System,
    /// The light theme.
    Light,
    /// The dark theme.
    Dark,
    /// A dark theme on true black, which saves power on some screens.
    Black,
    /// A dark theme with a contrast of at least 7.
    ContrastDark,
    /// A light theme with a contrast of at least 7.
    ContrastLight,
}

/// Size of text, in percent of the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextSize(u16);

impl Default for TextSize {
    fn default() -> Self {
        Self(100)
    }
}

impl TextSize {
    /// Smallest and largest size, in percent.
    pub const RANGE: RangeInclusive<u16> = 80..=200;
    /// Difference between two sizes, in percent.
    const STEP: u16 = 10;

    /// Returns the size nearest to a number of percent.
    pub fn new(percent: u16) -> Self {
        Self(percent.clamp(*Self::RANGE.start(), *Self::RANGE.end()))
    }

    /// Returns the size in percent, within the range, because the settings file can be edited.
    pub fn percent(self) -> u16 {
        Self::new(self.0).0
    }

    /// Returns the size as a factor.
    pub fn factor(self) -> f32 {
        f32::from(self.percent()) / 100.0
    }

    /// Returns the next larger or smaller size.
    #[must_use]
    pub fn changed(self, steps: i32) -> Self {
        let percent = i32::from(self.percent()) + steps * i32::from(Self::STEP);
        Self::new(u16::try_from(percent).unwrap_or_default())
    }
}

/// Time for what has a limit on this device: games with a countdown, and short messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoreTime {
    /// The usual time.
    #[default]
    Off,
    /// Twice the usual time.
    Twice,
    /// Four times the usual time.
    FourTimes,
}

impl MoreTime {
    /// Returns the time as a multiple of the usual one.
    pub const fn times(self) -> u32 {
        match self {
            Self::Off => 1,
            Self::Twice => 2,
            Self::FourTimes => 4,
        }
    }
}

/// Picture of a cube in games that can show it from the side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CubePicture {
    /// Layers one above the other, seen obliquely.
    Stacked,
    /// Layers side by side.
    #[default]
    Flat,
}

/// Speed of animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// No animations.
    Off,
    /// Double speed.
    Fast,
    /// Normal speed.
    #[default]
    Normal,
    /// Half speed.
    Slow,
}

impl Motion {
    /// Returns the duration of an animation as a multiple of the normal one; 0 without animations.
    pub const fn stretch(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Fast => 0.5,
            Self::Normal => 1.0,
            Self::Slow => 2.0,
        }
    }

    /// Returns the pause between two steps, as a multiple of the normal one, where the steps remain visible without
    /// animations, as in a replay.
    pub const fn pace(self) -> f32 {
        match self {
            Self::Off => 1.0,
            moving => moving.stretch(),
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Settings>();
}

/// Activity of the player at the time the program went to the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeftAt {
    /// A game on this device.
    Game,
    /// A server in the local network, or a game there.
    Network,
}

/// A server that the player has joined, and the key to the seats there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnownSeat {
    /// Public key of the server.
    #[serde(rename = "host")]
    pub server: [u8; 32],
    /// Private key of this device at the server.
    pub key: [u8; 32],
    /// Address at which the server was joined last.
    pub address: SocketAddr,
    /// Place in a room that waits there, as far as this device knows: it was not left, and the player was not removed.
    #[serde(default, rename = "seat")]
    pub held: Option<HeldSeat>,
}

/// A place in a room, to which the player can return after the program has ended without leaving it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldSeat {
    /// Name of the server.
    pub name: String,
    /// `true` if the server runs on this device.
    pub is_hosted: bool,
    /// Time at which the player last had the seat, in seconds since 1970-01-01 in UTC, to about a minute.
    pub last_held: u64,
}

impl KnownSeat {
    /// Returns the public key of the server.
    pub const fn server_key(&self) -> ServerKey {
        ServerKey(self.server)
    }
}

/// Volume of sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Volume {
    /// No sounds.
    Off,
    /// Quiet sounds.
    Low,
    /// Loud sounds.
    #[default]
    Full,
}

impl Volume {
    /// Returns the volume that a press on the button for sounds selects.
    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::Full,
            Self::Low => Self::Off,
            Self::Full => Self::Low,
        }
    }
}

/// Set of images used as faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FaceSet {
    /// Mahjong tiles.
    #[default]
    Mahjong,
    /// Letters and shapes.
    Plain,
}
