//! Styles of text.

use super::text::{heavy, plain};
use crate::core::palette::Rgb;
use crate::core::theme::{Theme, ink, text};
use bevy_egui::egui::{Color32, FontId};

/// The one number of a screen that counts most.
pub const DISPLAY: TextStyle = TextStyle::new(text::DISPLAY).bold();
/// Titles of screens, and prominent numbers.
pub const TITLE: TextStyle = TextStyle::new(text::TITLE).bold();
/// Numbers on cards.
pub const NUMBER: TextStyle = TextStyle::new(text::NUMBER).bold();
/// Headings of parts of a screen.
pub const HEADING: TextStyle = TextStyle::new(text::HEADING).bold();
/// Usual text.
pub const BODY: TextStyle = TextStyle::new(text::BODY);
/// Emphasised text.
pub const STRONG: TextStyle = BODY.bold();
/// Small text, of the same colour as usual text.
pub const SMALL: TextStyle = TextStyle::new(text::SMALL);
/// Explanations and captions.
pub const NOTE: TextStyle = SMALL.shade(Shade::Quiet);

/// Colour of a text, from the theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shade {
    /// Main text.
    Text,
    /// Secondary text.
    Quiet,
    /// Selected and primary.
    Accent,
    /// Warnings and destructive actions.
    Danger,
    /// On `Accent` and `Danger`.
    Background,
    /// A colour of its own.
    Rgb(Rgb),
}

/// Size, weight and colour of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextStyle {
    /// Size, in points.
    pub size: f32,
    is_bold: bool,
    shade: Shade,
}

impl TextStyle {
    /// Creates the style of main text of this size, in points.
    pub const fn new(size: f32) -> Self {
        Self {
            size,
            is_bold: false,
            shade: Shade::Text,
        }
    }

    /// Returns the style with another size, in points.
    #[must_use]
    pub const fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// Returns the style in bold letters.
    #[must_use]
    pub const fn bold(self) -> Self {
        self.bold_if(true)
    }

    /// Returns the style in bold or regular letters.
    #[must_use]
    pub const fn bold_if(self, is_bold: bool) -> Self {
        Self { is_bold, ..self }
    }

    /// Returns the style in another colour.
    #[must_use]
    pub const fn shade(self, shade: Shade) -> Self {
        Self { shade, ..self }
    }

    /// Returns the style of secondary text.
    #[must_use]
    pub const fn quiet(self) -> Self {
        self.shade(Shade::Quiet)
    }

    /// Returns the style in a colour of its own.
    #[must_use]
    pub const fn rgb(self, rgb: Rgb) -> Self {
        self.shade(Shade::Rgb(rgb))
    }

    /// Returns the font.
    pub fn font(self) -> FontId {
        if self.is_bold {
            heavy(self.size)
        } else {
            plain(self.size)
        }
    }

    /// Returns the colour in a theme.
    pub const fn ink(self, theme: &Theme) -> Color32 {
        let shades = &theme.shades;
        ink(match self.shade {
            Shade::Text => shades.text,
            Shade::Quiet => shades.quiet,
            Shade::Accent => shades.accent,
            Shade::Danger => shades.danger,
            Shade::Background => shades.background,
            Shade::Rgb(rgb) => rgb,
        })
    }
}
