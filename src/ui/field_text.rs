//! Layout of what is written in a text field.

use crate::core::system_fonts::with_boxes;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Color32, Context, FontId, Galley};
use std::sync::Arc;

/// Lays out what is written in a text field, in one line. Each letter is one of what is drawn, so that the cursor is where it
/// seems to be.
pub fn lay_out_field(context: &Context, written: &str, font: FontId, ink: Color32) -> Arc<Galley> {
    let drawn = with_boxes(context, written).into_owned();
    let replaced = written.chars().zip(drawn.chars());
    let replaced: Vec<(char, char)> = replaced.filter(|(letter, drawn)| letter != drawn).collect();
    let job = LayoutJob::simple_singleline(drawn, font, ink);
    let galley = context.fonts_mut(|fonts| fonts.layout_job(job));
    let galley = with_glyph_of_each_letter(galley, written.chars().count());
    if replaced.is_empty() {
        return galley;
    }
    // Screen readers read the letters of the glyphs.
    let mut galley = Arc::unwrap_or_clone(galley);
    let mut replaced = replaced.into_iter().peekable();
    for row in &mut galley.rows {
        for glyph in &mut Arc::make_mut(&mut row.row).glyphs {
            if let Some((letter, _)) = replaced.next_if(|&(_, drawn)| glyph.chr == drawn) {
                glyph.chr = letter;
            }
        }
    }
    Arc::new(galley)
}

/// Returns a laid out text with as many glyphs as letters, on which the place of the cursor depends. egui adds glyphs without
/// a width at the ends of words of right-to-left scripts.
fn with_glyph_of_each_letter(galley: Arc<Galley>, letters: usize) -> Arc<Galley> {
    let glyphs: usize = galley.rows.iter().map(|row| row.row.glyphs.len()).sum();
    let mut surplus = glyphs.saturating_sub(letters);
    if surplus == 0 {
        return galley;
    }
    let mut galley = Arc::unwrap_or_clone(galley);
    for row in galley.rows.iter_mut().rev() {
        let glyphs = &mut Arc::make_mut(&mut row.row).glyphs;
        for at in (0..glyphs.len()).rev() {
            let is_invisible = glyphs[at].advance_width == 0.0 && glyphs[at].uv_rect.is_nothing();
            if surplus > 0 && is_invisible {
                glyphs.remove(at);
                surplus -= 1;
            }
        }
    }
    Arc::new(galley)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::system_fonts::note_letters_without_font;
    use crate::ui::text::plain;
    use crate::ui::text::tests::context;

    #[test]
    fn right_to_left_text_has_a_glyph_of_each_letter() {
        let context = context();
        let text = "שלום (abc) עולם";
        let job = LayoutJob::simple_singleline(text.to_owned(), plain(16.0), Color32::BLACK);
        let galley = context.fonts_mut(|fonts| fonts.layout_job(job));
        let letters = text.chars().count();
        let glyphs = |galley: &Galley| galley.rows[0].row.glyphs.len();
        assert!(glyphs(&galley) > letters, "egui counts them itself now");
        let (end, width) = (galley.end(), galley.size().x);
        let galley = with_glyph_of_each_letter(galley, letters);
        assert_eq!(glyphs(&galley), letters);
        assert_ne!(galley.end(), end);
        assert_eq!(galley.pos_from_cursor(galley.end()).right(), width);
    }

    #[test]
    fn field_tells_the_letters_that_are_drawn_as_boxes() {
        let context = context();
        note_letters_without_font(&context, &"नम".chars().collect());
        let written = "a नम b";
        let galley = lay_out_field(&context, written, plain(16.0), Color32::BLACK);
        let told: String = galley.rows[0]
            .row
            .glyphs
            .iter()
            .map(|glyph| glyph.chr)
            .collect();
        assert_eq!(told, written);
        let drawn = with_boxes(&context, written).into_owned();
        let boxes = lay_out_field(&context, &drawn, plain(16.0), Color32::BLACK);
        assert_eq!(galley.size(), boxes.size());
    }
}
