//! The colours of a game's page.

use super::rgb::Rgb;

/// Hue of the page on which a game is shown, and the game's accents.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    /// Hue in OKLCH, in degrees.
    pub hue: f32,
    /// Accent on dark pages.
    pub dark_accent: Rgb,
    /// Accent on light pages.
    pub light_accent: Rgb,
    /// `true` if the game's tiles are as pale as the beds of light pages, so that its own is darker.
    pub has_pale_tiles: bool,
}

impl Ground {
    /// Creates a ground with accents written `0xRRGGBB`.
    pub const fn new(hue: f32, dark_accent: u32, light_accent: u32) -> Self {
        Self {
            hue,
            dark_accent: Rgb::hex(dark_accent),
            light_accent: Rgb::hex(light_accent),
            has_pale_tiles: false,
        }
    }

    /// Returns the ground of a game whose tiles are pale.
    #[must_use]
    pub const fn with_pale_tiles(self) -> Self {
        Self {
            has_pale_tiles: true,
            ..self
        }
    }
}
