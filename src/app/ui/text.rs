//! Lines of text and icons.

use crate::app::core::theme::{bold, icons, letters};
use bevy_egui::egui::{Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Vec2};
use lucide_icons::Icon;

/// The smallest text, in points.
const SMALLEST: f32 = 10.0;

/// Writes a line of text and tells the place it took. Text that is too wide is made smaller and, where that would make
/// it too small to read, cut; where there is no room at all, nothing is written.
pub fn write(
    painter: &Painter,
    at: Pos2,
    anchor: Align2,
    words: &str,
    font: FontId,
    ink: Color32,
    width: f32,
) -> Rect {
    if width <= 0.0 || width.is_nan() {
        return Rect::from_min_size(at, Vec2::ZERO);
    }
    let mut font = font;
    let mut galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
    let scale = painter.ctx().data(|data| data.get_temp(letters()));
    let smallest = SMALLEST / scale.unwrap_or(1.0);
    while galley.size().x > width && font.size > smallest {
        // Letters are not just as wide as their size says.
        let fitting = font.size * (width / galley.size().x).min(0.98);
        font.size = font_size(fitting).max(smallest);
        galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
    }
    let mut letters: Vec<char> = words.chars().collect();
    while galley.size().x > width && letters.pop().is_some() {
        let cut: String = letters.iter().copied().chain(['…']).collect();
        galley = painter.layout_no_wrap(cut, font.clone(), ink);
    }
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, ink);
    rect
}

/// A number of things: "1 move", "2 moves".
pub fn count(number: u32, what: &str) -> String {
    match number {
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}

/// The sizes of all fonts are multiples of this one, in points. egui keeps each glyph in every size in which it was drawn,
/// and sizes follow from those of the window.
const FONT_STEP: f32 = 0.5;
/// The smallest and the largest font, in points: egui refuses fonts without a size and glyphs larger than a texture.
const FONT_SIZES: [f32; 2] = [1.0, 64.0];

/// Returns the next smaller size that a font can have.
const fn font_size(size: f32) -> f32 {
    let step = (size / FONT_STEP).floor() * FONT_STEP;
    step.max(FONT_SIZES[0]).min(FONT_SIZES[1])
}

/// The letters of running text.
pub const fn plain(size: f32) -> FontId {
    FontId::new(font_size(size), FontFamily::Proportional)
}

/// The heavier letters.
pub fn heavy(size: f32) -> FontId {
    FontId::new(font_size(size), bold())
}

/// An icon of this size.
pub fn draw_icon(painter: &Painter, at: Pos2, icon: Icon, size: f32, ink: Color32) {
    let font = FontId::new(font_size(size), icons());
    painter.text(at, Align2::CENTER_CENTER, icon.unicode(), font, ink);
}
