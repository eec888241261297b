//! Parameters of a screenshot that the program renders without opening a window.

use crate::core::device::Device;
use crate::core::palette::Palette;
use crate::core::settings::{Settings, ThemeChoice};
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
    /// Frames of a movement instead of a still picture.
    pub film: Option<Film>,
}

/// Returns `true` if what is new comes with a movement: not with animations off, and not in a still picture.
pub fn shows_motion(settings: &Settings, shot: Option<&Shot>) -> bool {
    settings.motion().stretch() > 0.0 && shot.is_none_or(|shot| shot.film.is_some())
}

/// Frames of a movement, side by side in rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Film {
    /// Number of frames, at least 1; the first one is before the movement.
    pub frames: u16,
    /// Time between two frames.
    pub interval: Duration,
    /// What moves.
    pub scene: Scene,
}

/// What a film shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scene {
    /// The last move.
    #[default]
    Move,
    /// The undoing of the last move.
    Undo,
    /// The redoing of the last move.
    Redo,
    /// The last shuffle of the tiles, or the last roll of a die.
    Shuffle,
    /// A new board after the last move.
    NewBoard,
    /// The change from the title to the screen or the game.
    Open,
    /// The change back from the screen or the game.
    Back,
}
