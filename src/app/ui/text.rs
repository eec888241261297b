//! Lines and paragraphs of text, and icons.

use crate::app::core::theme::{bold, icons, letters};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Vec2, pos2,
};
use lucide_icons::Icon;

/// Smallest text size, in points.
const SMALLEST: f32 = 10.0;

/// Draws a line of text and returns its rectangle. Text that is too wide is scaled down, then truncated at the smallest
/// readable size. Without any room, nothing is drawn.
pub fn write(
    painter: &Painter,
    at: Pos2,
    anchor: Align2,
    label: &str,
    font: FontId,
    ink: Color32,
    width: f32,
) -> Rect {
    if width <= 0.0 || width.is_nan() {
        return Rect::from_min_size(at, Vec2::ZERO);
    }
    let mut font = font;
    let mut galley = painter.layout_no_wrap(label.to_owned(), font.clone(), ink);
    let scale = painter.ctx().data(|data| data.get_temp(letters()));
    let smallest = SMALLEST / scale.unwrap_or(1.0);
    while galley.size().x > width && font.size > smallest {
        // Glyph widths are not exactly proportional to the font size.
        let fitting = font.size * (width / galley.size().x).min(0.98);
        font.size = font_size(fitting).max(smallest);
        galley = painter.layout_no_wrap(label.to_owned(), font.clone(), ink);
    }
    let mut letters: Vec<char> = label.chars().collect();
    while galley.size().x > width && letters.pop().is_some() {
        let cut: String = letters.iter().copied().chain(['…']).collect();
        galley = painter.layout_no_wrap(cut, font.clone(), ink);
    }
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, ink);
    rect
}

/// Returns the beginning of a text that has more than this number of characters.
pub fn shortened(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        None => text.to_owned(),
        Some(_) => { text.chars().take(longest.saturating_sub(1)) }
            .chain(['…'])
            .collect(),
    }
}

/// Draws a text in several centred lines in the middle of a place. Text that is too high is scaled down to the smallest
/// readable size.
pub fn write_paragraph(painter: &Painter, area: Rect, label: &str, font: FontId, ink: Color32) {
    if !area.is_positive() {
        return;
    }
    let lines = |font: FontId| {
        let mut job = LayoutJob::simple(label.to_owned(), font, ink, area.width());
        job.halign = Align::Center;
        painter.layout_job(job)
    };
    let scale = painter.ctx().data(|data| data.get_temp(letters()));
    let smallest = SMALLEST / scale.unwrap_or(1.0);
    let mut font = font;
    let mut galley = lines(font.clone());
    while galley.size().y > area.height() && font.size > smallest {
        font.size = (font.size - 2.0 * FONT_STEP).max(smallest);
        galley = lines(font.clone());
    }
    let top = area.center().y - galley.size().y / 2.0;
    painter.galley(pos2(area.center().x, top), galley, ink);
}

/// Formats a number with its noun: "1 move", "2 moves".
pub fn count(number: u32, what: &str) -> String {
    match number {
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}

/// Formats a time in minutes or hours: "< 1 min", "5 min", "2 h 05".
pub fn long_time(milliseconds: u64) -> String {
    let minutes = milliseconds / 60_000;
    match (minutes / 60, minutes % 60) {
        (0, 0) => "< 1 min".to_owned(),
        (0, minutes) => format!("{minutes} min"),
        (hours, minutes) if hours < 100 => format!("{hours} h {minutes:02}"),
        (hours, _) => format!("{hours} h"),
    }
}

/// Step between font sizes, in points. egui caches each glyph in every size in which it was drawn, and sizes depend on
/// the window's size.
const FONT_STEP: f32 = 0.5;
/// Smallest and largest font size, in points. egui rejects a font size of zero and glyphs larger than a texture.
const FONT_SIZES: [f32; 2] = [1.0, 64.0];

/// Rounds a size down to the next font size.
const fn font_size(size: f32) -> f32 {
    let step = (size / FONT_STEP).floor() * FONT_STEP;
    step.max(FONT_SIZES[0]).min(FONT_SIZES[1])
}

/// Returns the regular font.
pub const fn plain(size: f32) -> FontId {
    FontId::new(font_size(size), FontFamily::Proportional)
}

/// Returns the bold font.
pub fn heavy(size: f32) -> FontId {
    FontId::new(font_size(size), bold())
}

/// Draws an icon of this size.
pub fn draw_icon(painter: &Painter, at: Pos2, icon: Icon, size: f32, ink: Color32) {
    let font = FontId::new(font_size(size), icons());
    painter.text(at, Align2::CENTER_CENTER, icon.unicode(), font, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_time_is_in_minutes_and_hours() {
        for (milliseconds, label) in [
            (59_999, "< 1 min"),
            (60_000, "1 min"),
            (3_599_999, "59 min"),
            (3_660_000, "1 h 01"),
            (360_000_000, "100 h"),
        ] {
            assert_eq!(long_time(milliseconds), label);
        }
    }
}
