//! Settings of the colours of tiles: the palette, the player's own colours, and symbols.

mod own;

use crate::core::language::SpokenLanguage;
use crate::core::palette::{self, Paints, Palette, Rgb};
use crate::core::rects::sized;
use crate::core::settings::Settings;
use crate::core::theme::{Themed, ink};
use crate::ui::{self, Rows, row};
use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use own::draw_own;
use tessella_games::Colour;
use tessella_language::tr;

/// Distance between two colours, in points.
const GAP: f32 = 6.0;
/// Side of the largest tile of a sample, in points.
const LARGEST: f32 = 44.0;

/// Draws the settings.
pub(super) fn draw_colour_settings(ui: &mut Ui, changed: &mut Settings) {
    let language = ui.language();
    let palettes = [
        (
            Palette::Standard,
            tr!(language, "settings-palette-standard"),
        ),
        (
            Palette::Distinct,
            tr!(language, "settings-palette-distinct"),
        ),
        (Palette::Soft, tr!(language, "settings-palette-soft")),
        (Palette::Vivid, tr!(language, "settings-palette-vivid")),
        (
            Palette::RedGreen,
            tr!(language, "settings-palette-red-green"),
        ),
        (Palette::Own, tr!(language, "settings-palette-own")),
    ];
    let of = tr!(language, "settings-colours");
    Rows::new(ui).choose(of, &palettes, &mut changed.palette);
    match changed.palette {
        Palette::Own => draw_own(ui, &mut changed.own_colours),
        _ => draw_sample(ui, changed.symbols),
    }
    let label = tr!(language, "settings-symbols");
    ui::switch(ui, label, &mut changed.symbols);
}

/// Draws a sample of all ten colours.
fn draw_sample(ui: &mut Ui, symbols: bool) {
    let theme = &ui.current_theme();
    let rect = row(ui, LARGEST + 8.0);
    let count = Paints::COUNT as f32;
    let side = ((rect.width() - (count - 1.0) * GAP) / count).min(LARGEST);
    for index in 0..Paints::COUNT {
        let left = rect.left() + index as f32 * (side + GAP);
        let tile = sized(pos2(left, rect.top() + 4.0), vec2(side, side));
        draw_tile(ui, tile, theme.paints.paint(index).rgb);
        if symbols {
            draw_symbol(ui, tile, index, theme.paints.paint(index).rgb);
        }
    }
}

fn draw_tile(ui: &Ui, tile: Rect, colour: Rgb) {
    let corner = tile.height() * 0.14;
    ui.painter().rect_filled(tile, corner, ink(colour));
}

fn draw_symbol(ui: &Ui, tile: Rect, index: usize, on: Rgb) {
    let (side, shade) = (tile.height() * 0.46, ink(palette::ink(on)));
    let colour = Colour(index as u8);
    ui::draw_symbol(ui.painter(), tile.center(), side, colour, shade);
}
