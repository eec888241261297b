//! Parameters of a screenshot that the program renders without opening a window.

use crate::core::device::Device;
use crate::core::palette::Palette;
use crate::core::settings::ThemeChoice;
use crate::core::states::Screen;
use bevy::prelude::*;
use std::path::PathBuf;
use std::time::Duration;
use tessella_library::today::Day;

/// A screenshot to render.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Shot {
    /// Path of the image; the name ends in `.png`.
    pub file: PathBuf,
    /// Size in physical pixels.
    pub size: UVec2,
    /// Physical pixels per logical pixel.
    pub scale: f32,
    /// Theme.
    pub theme: ThemeChoice,
    /// Palette of the tiles.
    pub palette: Palette,
    /// `true` if tiles show their symbols.
    pub symbols: bool,
    /// Screen to show if there is no game.
    pub screen: Screen,
    /// Day to show; `None` for that of the clock.
    pub day: Option<Day>,
    /// Device information to simulate, such as the insets of a phone.
    pub device: Device,
    /// Frames of the next recorded move instead of a still picture.
    pub film: Option<Film>,
}

/// Frames of the animation of a move, side by side in rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Film {
    /// Number of frames, at least 1; the first one shows the position before the move.
    pub frames: u16,
    /// Time between two frames.
    pub interval: Duration,
}
