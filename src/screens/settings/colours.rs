//! Settings of the colours of tiles: the palette, the player's own colours, and symbols.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::palette::{self, Flaw, OwnColours, Paints, Palette, Rgb, Sight, Tint, flaws};
use crate::core::rects::{centred, sized};
use crate::core::settings::Settings;
use crate::core::theme::{Theme, ink, text};
use crate::screens::parts::{caption, note};
use crate::ui::{self, Prominence, Slider, row};
use bevy_egui::egui::{
    Align2, Id, Rect, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use lucide_icons::Icon;
use tessella_games::Colour;
use tessella_language::{Language, tr};

/// Number of palettes side by side.
const PALETTES_A_ROW: usize = 3;
/// Distance between two colours, in points.
const GAP: f32 = 6.0;
/// Side of the largest tile of a sample, in points.
const LARGEST: f32 = 44.0;
/// Height of a slider, in points.
const SLIDER: f32 = 60.0;
/// Number of warnings that are written out.
const WARNINGS: usize = 4;

/// Draws the settings.
pub(super) fn draw(ui: &mut Ui, theme: &Theme, changed: &mut Settings) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "settings-colours"));
    let palettes = [
        (
            Palette::Standard,
            tr!(language, "settings-palette-standard"),
        ),
        (Palette::Soft, tr!(language, "settings-palette-soft")),
        (Palette::Vivid, tr!(language, "settings-palette-vivid")),
        (
            Palette::RedGreen,
            tr!(language, "settings-palette-red-green"),
        ),
        (Palette::Own, tr!(language, "settings-palette-own")),
    ];
    for some in palettes.chunks(PALETTES_A_ROW) {
        let rect = row(ui, TARGET);
        let of = tr!(language, "settings-colours");
        ui::choice(ui, rect, theme, of, some, &mut changed.palette);
    }
    match changed.palette {
        Palette::Own => draw_own(ui, theme, &mut changed.own_colours),
        _ => draw_sample(ui, theme, changed.symbols),
    }
    let rect = row(ui, TARGET);
    let label = tr!(language, "settings-symbols");
    ui::switch(ui, rect, theme, label, &mut changed.symbols);
}

/// Draws a sample of all ten colours.
fn draw_sample(ui: &mut Ui, theme: &Theme, symbols: bool) {
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

/// Draws the player's own colours, the sliders of the one that is chosen, and warnings of colours that are hard to see.
fn draw_own(ui: &mut Ui, theme: &Theme, own: &mut OwnColours) {
    let language = ui.language();
    let chosen = draw_swatches(ui, theme, own);
    match chosen {
        Some(index) => draw_sliders(ui, theme, own, index),
        None => note(ui, theme, tr!(language, "settings-own-press")),
    }
    let found = flaws(&own.0, theme.shades.background);
    for flaw in found.iter().take(WARNINGS) {
        note(ui, theme, &warning(flaw, language));
    }
    if let Some(more @ 1..) = found.len().checked_sub(WARNINGS) {
        note(ui, theme, &tr!(language, "settings-own-more", count = more));
    }
    let rect = row(ui, TARGET);
    let prominence = match *own == OwnColours::default() {
        true => Prominence::Off,
        false => Prominence::Plain,
    };
    let (icon, label) = (Some(Icon::RotateCcw), tr!(language, "settings-own-reset"));
    if ui::button(ui, rect, theme, prominence, icon, label).clicked() {
        *own = OwnColours::default();
    }
}

/// Returns a warning in words. Colours have numbers from 1.
fn warning(flaw: &Flaw, language: Language) -> String {
    let two = flaw.colour + 1;
    let Some(one) = flaw.other.map(|other| other + 1) else {
        return tr!(language, "settings-own-hidden", number = two);
    };
    match flaw.sight {
        Sight::Normal => tr!(language, "settings-own-alike", one, two),
        Sight::Protan | Sight::Deutan => {
            tr!(language, "settings-own-alike-red-green", one, two)
        }
        Sight::Tritan => tr!(language, "settings-own-alike-blue-yellow", one, two),
    }
}

/// Draws the colours as buttons with numbers. Returns the chosen one, which a press changes.
fn draw_swatches(ui: &mut Ui, theme: &Theme, own: &OwnColours) -> Option<usize> {
    let id = Id::new("own colour chosen");
    let mut chosen: Option<usize> = ui.data(|data| data.get_temp(id)).flatten();
    let wide = (ui.available_width() + GAP) / Paints::COUNT as f32 - GAP;
    let columns = match wide >= TARGET {
        true => Paints::COUNT,
        false => Paints::COUNT / 2,
    };
    let indices: Vec<usize> = (0..Paints::COUNT).collect();
    for some in indices.chunks(columns) {
        let rect = row(ui, TARGET);
        let width = (rect.width() + GAP) / columns as f32 - GAP;
        for (column, &index) in some.iter().enumerate() {
            let left = rect.left() + column as f32 * (width + GAP);
            let area = sized(pos2(left, rect.top()), vec2(width, rect.height()));
            let (number, colour) = (index + 1, own.0[index]);
            let name = theme.paints.paint(index).name(ui.language());
            let label = tr!(ui.language(), "settings-own-colour", number, colour = name);
            let is_chosen = chosen == Some(index);
            let pressed = ui::pressable_area(ui, area, theme, &label);
            let kind = WidgetType::SelectableLabel;
            pressed.widget_info(|| WidgetInfo::selected(kind, true, is_chosen, &label));
            draw_tile(ui, area, colour);
            ui::write(
                ui.painter(),
                area.center(),
                Align2::CENTER_CENTER,
                &number.to_string(),
                ui::heavy(text::BODY),
                ink(palette::ink(colour)),
                width,
            );
            if is_chosen {
                let stroke = Stroke::new(3.0, ink(theme.shades.text));
                let corner = area.height() * 0.14;
                ui.painter()
                    .rect_stroke(area, corner, stroke, StrokeKind::Outside);
            }
            if pressed.clicked() {
                chosen = (!is_chosen).then_some(index);
            }
        }
    }
    ui.data_mut(|data| data.insert_temp(id, chosen));
    chosen
}

/// Draws a sample of the chosen colour, and the sliders of its hue, lightness and strength.
fn draw_sliders(ui: &mut Ui, theme: &Theme, own: &mut OwnColours, index: usize) {
    let language = ui.language();
    let colour = &mut own.0[index];
    let id = Id::new("own colour tint");
    // A grey has no hue, so the sliders stay where they are while their colour does.
    let known: Option<Tint> = ui.data(|data| data.get_temp(id));
    let known = known.filter(|tint| tint.rgb() == *colour);
    let mut tint = known.unwrap_or_else(|| Tint::of(*colour));
    draw_chosen(ui, theme, *colour, index);
    let percent = |percent: u16| tr!(language, "settings-text-size-percent", percent);
    let parts = [
        (tr!(language, "settings-own-hue"), format!("{}°", tint.hue)),
        (
            tr!(language, "settings-own-lightness"),
            percent(tint.lightness),
        ),
        (
            tr!(language, "settings-own-strength"),
            percent(tint.strength),
        ),
    ];
    for (part, (label, shown)) in parts.iter().enumerate() {
        let (value, most, step) = match part {
            0 => (tint.hue, Tint::HUES - 1, 5),
            1 => (tint.lightness, 100, 2),
            _ => (tint.strength, 100, 2),
        };
        let with = |value: u16| match part {
            0 => Tint { hue: value, ..tint },
            1 => Tint {
                lightness: value,
                ..tint
            },
            _ => Tint {
                strength: value,
                ..tint
            },
        };
        let slider = Slider {
            label,
            shown,
            value,
            range: 0..=most,
            step,
        };
        let rect = row(ui, SLIDER);
        if let Some(value) = slider.draw(ui, rect, theme, |value| with(value).rgb()) {
            tint = with(value);
            *colour = tint.rgb();
        }
    }
    ui.data_mut(|data| data.insert_temp(id, tint));
}

/// Draws a tile in the chosen colour with its symbol, and the colour in words.
fn draw_chosen(ui: &mut Ui, theme: &Theme, colour: Rgb, index: usize) {
    let rect = row(ui, 64.0);
    let side = rect.height();
    let tile = centred(
        pos2(rect.left() + side / 2.0, rect.center().y),
        vec2(side, side),
    );
    draw_tile(ui, tile, colour);
    draw_symbol(ui, tile, index, colour);
    let lines = [
        (
            theme.paints.paint(index).name(ui.language()).to_owned(),
            theme.shades.text,
        ),
        (colour.to_string(), theme.shades.quiet),
    ];
    for (at, (words, shade)) in lines.into_iter().enumerate() {
        ui::write(
            ui.painter(),
            pos2(tile.right() + 14.0, rect.top() + 20.0 + 24.0 * at as f32),
            Align2::LEFT_CENTER,
            &words,
            ui::plain(text::BODY),
            ink(shade),
            rect.right() - tile.right() - 14.0,
        );
    }
}
