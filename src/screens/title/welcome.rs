//! The place for the game to continue, as long as there is none: a welcome, and the question whether colours should have
//! symbols.

use crate::core::language::SpokenLanguage;
use crate::core::palette;
use crate::core::rects::{between, centred};
use crate::core::theme::{Theme, ink, text};
use crate::ui::{self, heavy, plain, write};
use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};
use tessella_games::Colour;
use tessella_language::tr;

/// Width of the switch for symbols: at most this, in points, and this share of the place.
const SWITCH: (f32, f32) = (176.0, 0.56);
/// Side of a sample tile, in points.
const TILE: f32 = 30.0;
/// The colours of the samples.
const SAMPLES: [Colour; 3] = [Colour(0), Colour(1), Colour(4)];

/// Draws the welcome, and beside it a switch for symbols.
pub(super) fn draw_welcome(ui: &mut Ui, rect: Rect, theme: &Theme, symbols: &mut bool) {
    let language = ui.language();
    let width = SWITCH.0.min(SWITCH.1 * rect.width());
    let switch = between(pos2(rect.right() - width, rect.top()), rect.max);
    let words = between(rect.min, pos2(switch.left() - 8.0, rect.bottom()));
    let lines = [
        (
            tr!(language, "title-welcome"),
            heavy(text::HEADING),
            theme.shades.text,
        ),
        (
            tr!(language, "title-pick"),
            plain(text::BODY),
            theme.shades.quiet,
        ),
    ];
    for (at, (label, font, shade)) in lines.into_iter().enumerate() {
        let line = pos2(words.left(), words.center().y + (at as f32 - 0.5) * 26.0);
        write(
            ui.painter(),
            line,
            Align2::LEFT_CENTER,
            label,
            font,
            ink(shade),
            words.width(),
        );
    }
    let label = tr!(language, "settings-symbols");
    if ui::card_switch(ui, switch, theme, label, *symbols).clicked() {
        *symbols = !*symbols;
    }
    let painter = ui.painter();
    let above = switch.center() - vec2(0.0, 11.0);
    for (at, colour) in SAMPLES.into_iter().enumerate() {
        let middle = above + vec2((at as f32 - 1.0) * (TILE + 6.0), 0.0);
        let tile = centred(middle, vec2(TILE, TILE));
        draw_sample(painter, tile, theme, colour, *symbols);
    }
    write(
        painter,
        switch.center() + vec2(0.0, 18.0),
        Align2::CENTER_CENTER,
        label,
        plain(text::SMALL),
        ink(theme.shades.quiet),
        switch.width() - 8.0,
    );
}

fn draw_sample(painter: &Painter, tile: Rect, theme: &Theme, colour: Colour, symbols: bool) {
    let paint = theme.paints.paint(colour.index());
    painter.rect_filled(tile, tile.height() * 0.14, ink(paint.rgb));
    if symbols {
        let shade = ink(palette::ink(paint.rgb));
        ui::draw_symbol(painter, tile.center(), tile.height() * 0.5, colour, shade);
    }
}
