//! Lines and paragraphs of text, and icons.

use super::areas::row;
use super::style::{NOTE, TextStyle};
use super::writing_direction::{in_visual_order, lines_in_visual_order, turns};
use crate::core::fonts::{bold, icons};
use crate::core::system_fonts::{note_letters, with_boxes};
use crate::core::theme::{Themed, space};
use bevy_egui::egui::accesskit::{self, Role};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Align2, Color32, Context, FontFamily, FontId, Galley, Id, Painter, Pos2, Rect, Ui, Vec2,
    pos2,
};
use lucide_icons::Icon;
use std::borrow::Cow;
use std::sync::Arc;
use tessella_language::{Language, tr};

/// Lays out a text in lines of at most this width, in points. Lines are aligned at the position where the galley is drawn.
pub(super) fn lay_out(
    context: &Context,
    style: TextStyle,
    text: &str,
    width: f32,
    align: Align,
) -> Arc<Galley> {
    let job = layout_job(context, style, text, width, align);
    context.fonts_mut(|fonts| fonts.layout_job(job))
}

fn layout_job(
    context: &Context,
    style: TextStyle,
    text: &str,
    width: f32,
    align: Align,
) -> LayoutJob {
    let (font, ink) = (style.font(), style.ink(&context.current_theme()));
    let text = in_lines(context, text, &font, width).into_owned();
    let mut job = LayoutJob::simple(text, font, ink, width);
    job.halign = align;
    job
}

/// Number of letters of a Chinese or Japanese text from which its lines may end anywhere. Shorter labels are kept whole.
const LONG: usize = 9;

/// Returns `true` if a text in lines of this width, in points, has no line that ends within a word.
pub(super) fn keeps_words(context: &Context, style: TextStyle, text: &str, width: f32) -> bool {
    let font = style.font();
    // Lines do not end at no-break spaces.
    let mut words = text.split([' ', '\n']).filter(|word| !word.is_empty());
    words.all(|word| {
        let is_east_asian = word.contains(|letter| matches!(letter, '\u{2E80}'..='\u{9FFF}'));
        let breaks = is_east_asian && word.chars().count() >= LONG;
        let word = one_line(context, word).into_owned();
        let galley =
            context.fonts_mut(|fonts| fonts.layout_no_wrap(word, font.clone(), Color32::BLACK));
        breaks || galley.size().x <= width
    })
}

/// Returns `true` if a text has room in an area of this size, in points, in lines that keep its words whole.
pub fn fits(context: &Context, style: TextStyle, text: &str, area: Vec2) -> bool {
    keeps_words(context, style, text, area.x) && text_height(context, style, text, area.x) <= area.y
}

/// Returns the height of a text in lines of this width, in points.
pub fn text_height(context: &Context, style: TextStyle, text: &str, width: f32) -> f32 {
    lay_out(context, style, text, width, Align::Min).size().y
}

/// Returns the width of a text in one line, in points.
pub fn line_width(context: &Context, style: TextStyle, text: &str) -> f32 {
    let text = one_line(context, text).into_owned();
    let galley =
        context.fonts_mut(|fonts| fonts.layout_no_wrap(text, style.font(), Color32::BLACK));
    galley.size().x
}

/// Writes a text where something is drawn, in lines within the area, and returns their rectangle. What has no room is cut off, which
/// only the name of a person should be. Without any room, nothing is written.
pub fn draw_text(
    painter: &Painter,
    area: Rect,
    align: Align2,
    style: TextStyle,
    text: &str,
) -> Rect {
    let width = area.width();
    if width <= 0.0 || width.is_nan() {
        return Rect::from_min_size(align.pos_in_rect(&area), Vec2::ZERO);
    }
    let context = painter.ctx();
    let mut galley = lay_out(context, style, text, width, align.x());
    let is_high = galley.rows.len() > 1 && galley.size().y > area.height();
    if is_high || !keeps_words(context, style, text, width) {
        let mut job = layout_job(context, style, text, width, align.x());
        let row = galley.rows.first().map_or(1.0, |row| row.height());
        job.wrap.max_rows = ((area.height() / row) as usize).max(1);
        job.wrap.break_anywhere = job.wrap.max_rows == 1;
        galley = context.fonts_mut(|fonts| fonts.layout_job(job));
    }
    paint(painter, area, align, galley, text)
}

/// Draws a text that is laid out with the horizontal alignment, and returns its rectangle.
pub(super) fn paint(
    painter: &Painter,
    area: Rect,
    align: Align2,
    galley: Arc<Galley>,
    text: &str,
) -> Rect {
    let anchor = align.pos_in_rect(&area);
    let rect = align.anchor_size(anchor, galley.size());
    painter.galley(pos2(anchor.x, rect.top()), galley, Color32::PLACEHOLDER);
    tell_screen_readers(painter, anchor, rect, text);
    rect
}

/// Adds a text in lines over the whole width.
pub fn label(ui: &mut Ui, style: TextStyle, text: &str) {
    let align = ui.layout().horizontal_placement();
    let galley = lay_out(ui.ctx(), style, text, ui.available_width(), align);
    let rect = row(ui, galley.size().y);
    paint(
        ui.painter(),
        rect,
        Align2([align, Align::Min]),
        galley,
        text,
    );
}

/// Returns the height of a text in lines over the whole width, in points.
pub fn label_height(ui: &Ui, style: TextStyle, text: &str) -> f32 {
    text_height(ui.ctx(), style, text, ui.available_width())
}

/// Adds an explanation.
pub fn note(ui: &mut Ui, text: &str) {
    label(ui, NOTE, text);
}

/// Adds the caption of what is below it.
pub fn caption(ui: &mut Ui, text: &str) {
    ui.add_space(space::TINY);
    label(ui, NOTE, text);
    ui.add_space(-space::TINY);
}

/// Writes as many parts of a line as there is room for: those separated by middle dots and commas. Screen readers are told all of them.
pub fn draw_leading_parts(
    painter: &Painter,
    area: Rect,
    align: Align2,
    style: TextStyle,
    line: &str,
) {
    if area.width() > 0.0 {
        let drawn = leading_parts(painter, style, line, area.width());
        let has_room = line_width(painter.ctx(), style, drawn) <= area.width();
        let rect = if has_room {
            draw_text(painter, area, align, style, drawn)
        } else {
            area
        };
        tell_screen_readers(painter, align.pos_in_rect(&area), rect, line);
    }
}

/// Returns the parts of a line that fit into this width, and at least the first.
pub fn leading_parts<'a>(
    painter: &Painter,
    style: TextStyle,
    line: &'a str,
    width: f32,
) -> &'a str {
    let mut part = line;
    while line_width(painter.ctx(), style, part) > width {
        let end = [" · ", ", ", "、", "，"]
            .into_iter()
            .filter_map(|separator| part.rfind(separator));
        match end.max() {
            Some(end) if end > 0 => part = &part[..end],
            _ => break,
        }
    }
    part
}

/// Makes a text that is drawn, or that an icon stands for, known to screen readers, unless it is outside the visible part of its area.
pub fn tell_screen_readers(painter: &Painter, at: Pos2, rect: Rect, text: &str) {
    if text.is_empty() || !painter.clip_rect().intersects(rect) {
        return;
    }
    // The node stays the same while the text at a position changes.
    let id = Id::new(("text", painter.layer_id(), at.x.to_bits(), at.y.to_bits()));
    painter.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Label);
        node.set_value(text);
        node.set_bounds(node_bounds(rect));
    });
}

/// Returns a rectangle as the bounds of a node for screen readers, in points.
pub fn node_bounds(rect: Rect) -> accesskit::Rect {
    let [x0, y0, x1, y1] = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f64::from);
    accesskit::Rect { x0, y0, x1, y1 }
}

/// Returns a text of one line as egui has to draw it: right-to-left scripts in visual order, with boxes for letters that no
/// font has. Notes the letters that the program's fonts lack.
pub fn one_line<'a>(context: &Context, text: &'a str) -> Cow<'a, str> {
    note_letters(context, text);
    match in_visual_order(text) {
        Cow::Borrowed(text) => with_boxes(context, text),
        Cow::Owned(visual) => Cow::Owned(with_boxes(context, &visual).into_owned()),
    }
}

/// Returns a text as egui has to draw it in lines of this width, in points: right-to-left scripts are wrapped, and each line
/// is in visual order, with boxes for letters that no font has. Notes the letters that the program's fonts lack.
pub fn in_lines<'a>(context: &Context, text: &'a str, font: &FontId, width: f32) -> Cow<'a, str> {
    if !turns(text) {
        return one_line(context, text);
    }
    note_letters(context, text);
    let paragraphs = text.split('\n').flat_map(|paragraph| {
        let lines = wrapped(context, paragraph, font, width);
        lines_in_visual_order(paragraph, &lines)
    });
    let visual = paragraphs.collect::<Vec<_>>().join("\n");
    Cow::Owned(with_boxes(context, &visual).into_owned())
}

/// Returns a paragraph in lines that are at most this wide or have one word, without the spaces between them. egui counts the
/// letters of right-to-left scripts wrongly in the lines that it makes.
fn wrapped(context: &Context, paragraph: &str, font: &FontId, width: f32) -> Vec<String> {
    let fits = |line: &str| {
        let line = in_visual_order(line.trim_end());
        let line = with_boxes(context, &line).into_owned();
        let galley =
            context.fonts_mut(|fonts| fonts.layout_no_wrap(line, font.clone(), Color32::BLACK));
        galley.size().x <= width
    };
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in paragraph.split_inclusive(' ') {
        let longer = format!("{line}{word}");
        if line.is_empty() || fits(&longer) {
            line = longer;
        } else {
            lines.push(line.trim_end().to_owned());
            line = word.to_owned();
        }
    }
    lines.push(line);
    lines
}

/// Returns the beginning of a text that has more than this number of characters.
pub fn shortened(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        None => text.to_owned(),
        Some(_) => text
            .chars()
            .take(longest.saturating_sub(1))
            .chain(['…'])
            .collect(),
    }
}

/// Formats a time in minutes or hours, such as "2 h 05 min".
pub fn long_time(milliseconds: u64, language: Language) -> String {
    let minutes = milliseconds / 60_000;
    match (minutes / 60, minutes % 60) {
        (0, 0) => tr!(language, "statistics-time-short").to_owned(),
        (0, minutes) => tr!(language, "statistics-time-minutes", minutes),
        (hours, minutes) if hours < 100 => {
            let minutes = format!("{minutes:02}");
            tr!(language, "statistics-time", hours, minutes)
        }
        (hours, _) => tr!(language, "statistics-time-hours", hours),
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
pub(super) mod tests {
    use super::*;
    use crate::core::fonts::font_definitions;
    use bevy_egui::egui::{LayerId, RawInput};

    /// Returns a context with the program's own fonts.
    pub fn context() -> Context {
        let context = Context::default();
        context.set_fonts(font_definitions(1.0, Language::English, &[]));
        let mut output = context.run_ui(RawInput::default(), |_| {});
        output.textures_delta.clear();
        context
    }

    #[test]
    fn right_to_left_text_is_wrapped_between_words() {
        let (context, font) = (context(), plain(16.0));
        let text = "שלום עולם ושלום לכם abc שלום עולם";
        let width = |line: &str| {
            let line = line.to_owned();
            let galley =
                context.fonts_mut(|fonts| fonts.layout_no_wrap(line, font.clone(), Color32::BLACK));
            galley.size().x
        };
        let widest = 0.4 * width(text);
        let lines = wrapped(&context, text, &font, widest);
        assert_eq!(lines.join(" "), text);
        assert!(lines.len() >= 3, "{lines:?}");
        assert!(lines.iter().all(|line| width(line) <= widest), "{lines:?}");
        let two = format!("{text}\nabc שלום");
        let visual = in_lines(&context, &two, &font, widest);
        assert_eq!(visual.lines().count(), lines.len() + 1);
        assert!(visual.ends_with("\nabc שלום"), "{visual}");
    }

    #[test]
    fn line_ends_with_the_last_part_that_fits() {
        let context = context();
        let painter = Painter::new(context, LayerId::background(), Rect::EVERYTHING);
        let line = "hexes 11×12, hills · 12 builds · alone";
        assert_eq!(leading_parts(&painter, NOTE, line, 1000.0), line);
        assert_eq!(
            leading_parts(&painter, NOTE, line, 120.0),
            "hexes 11×12, hills"
        );
        assert_eq!(leading_parts(&painter, NOTE, line, 1.0), "hexes 11×12");
        assert_eq!(leading_parts(&painter, NOTE, "六角，丘陵", 1.0), "六角");
    }

    #[test]
    fn long_time_is_in_minutes_and_hours() {
        for (milliseconds, label) in [
            (59_999, "<\u{a0}1\u{a0}min"),
            (60_000, "1\u{a0}min"),
            (3_599_999, "59\u{a0}min"),
            (3_660_000, "1\u{a0}h 01\u{a0}min"),
            (360_000_000, "100\u{a0}h"),
        ] {
            assert_eq!(long_time(milliseconds, Language::English), label);
        }
    }
}
