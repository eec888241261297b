//! Parameters of a screenshot that the program renders without opening a window.

use crate::app::core::device::Device;
use crate::app::core::settings::ThemeChoice;
use crate::app::core::states::Screen;
use bevy::prelude::*;
use std::path::PathBuf;

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
    /// `true` if tiles show their symbols.
    pub symbols: bool,
    /// Screen to show if there is no game.
    pub screen: Screen,
    /// Device information to simulate, such as the insets of a phone.
    pub device: Device,
}
