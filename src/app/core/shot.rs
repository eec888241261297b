//! A picture that the program draws in place of opening a window.

use crate::app::core::device::Device;
use crate::app::core::settings::ThemeChoice;
use crate::app::core::states::Screen;
use bevy::prelude::*;
use std::path::PathBuf;

/// A picture to draw.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Shot {
    /// Where to put it; the name ends in `.png`.
    pub file: PathBuf,
    /// Its size in pixels.
    pub size: UVec2,
    /// How many pixels a logical pixel has.
    pub scale: f32,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// Whether tiles show their symbols.
    pub symbols: bool,
    /// Which screen, where no game is to be shown.
    pub screen: Screen,
    /// What a phone would say of its window.
    pub device: Device,
}
