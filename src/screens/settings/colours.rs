//! Settings of the colours of tiles: the palette, the player's own colours, and symbols.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::palette::{self, Flaw, OwnColours, Paints, Palette, Rgb, Sight, Tint, flaws};
use crate::core::rects::{centred, sized};
use crate::core::settings::Settings;
use crate::core::theme::{Themed, ink};
use crate::ui::{self, BODY, Button, Rows, STRONG, Slider, row};
use bevy_egui::egui::{
    Align2, Id, Rect, Response, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use lucide_icons::Icon;
use tessella_games::Colour;
use tessella_language::{Language, tr};

/// Distance between two colours, in points.
const GAP: f32 = 6.0;
/// Side of the largest tile of a sample, in points.
const LARGEST: f32 = 44.0;
/// Number of warnings that are written out.
const WARNINGS: usize = 4;

/// Draws the settings.
pub(super) fn draw(ui: &mut Ui, changed: &mut Settings) {
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

/// Draws the player's own colours, the sliders of the one that is chosen, and warnings of colours that are hard to see.
fn draw_own(ui: &mut Ui, own: &mut OwnColours) {
    let theme = &ui.current_theme();
    let language = ui.language();
    let chosen = draw_swatches(ui, own);
    match chosen {
        Some(index) => draw_sliders(ui, own, index),
        None => ui::note(ui, tr!(language, "settings-own-press")),
    }
    let found = flaws(&own.0, theme.shades.bed);
    for flaw in found.iter().take(WARNINGS) {
        ui::note(ui, &warning(flaw, language));
    }
    if let Some(more @ 1..) = found.len().checked_sub(WARNINGS) {
        ui::note(ui, &tr!(language, "settings-own-more", count = more));
    }
    let reset = Button::new(tr!(language, "settings-own-reset")).icon(Icon::RotateCcw);
    let has_changes = *own != OwnColours::default();
    if reset.enabled(has_changes).show(ui).clicked() {
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
fn draw_swatches(ui: &mut Ui, own: &OwnColours) -> Option<usize> {
    let id = Id::new("own colour chosen");
    let mut chosen: Option<usize> = ui.data(|data| data.get_temp(id)).flatten();
    let wide = (ui.available_width() + GAP) / Paints::COUNT as f32 - GAP;
    let columns = match wide >= TARGET {
        true => Paints::COUNT,
        false => Paints::COUNT / 2,
    };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui::grid(
            ui,
            (columns, TARGET),
            0..Paints::COUNT,
            |ui, area, index| {
                let is_chosen = chosen == Some(index);
                if draw_swatch(ui, area, index, own.0[index], is_chosen).clicked() {
                    chosen = (!is_chosen).then_some(index);
                }
            },
        );
    });
    ui.data_mut(|data| data.insert_temp(id, chosen));
    chosen
}

/// Draws a colour as a button with its number.
fn draw_swatch(ui: &mut Ui, area: Rect, index: usize, colour: Rgb, is_chosen: bool) -> Response {
    let (language, theme, number) = (ui.language(), ui.current_theme(), index + 1);
    let name = theme.paints.paint(index).name(language);
    let label = tr!(language, "settings-own-colour", number, colour = name);
    let pressed = ui::pressable_area(ui, area, &label);
    let kind = WidgetType::SelectableLabel;
    pressed.widget_info(|| WidgetInfo::selected(kind, true, is_chosen, &label));
    draw_tile(ui, area, colour);
    let style = STRONG.rgb(palette::ink(colour));
    ui::draw_text(
        ui.painter(),
        area,
        Align2::CENTER_CENTER,
        style,
        &number.to_string(),
    );
    if is_chosen {
        let stroke = Stroke::new(3.0, ink(theme.shades.text));
        let corner = area.height() * 0.14;
        ui.painter()
            .rect_stroke(area, corner, stroke, StrokeKind::Outside);
    }
    pressed
}

/// Draws a sample of the chosen colour, and the sliders of its hue, lightness and strength.
fn draw_sliders(ui: &mut Ui, own: &mut OwnColours, index: usize) {
    let language = ui.language();
    let colour = &mut own.0[index];
    let id = Id::new("own colour tint");
    // A grey has no hue, so the sliders stay where they are while their colour does.
    let known: Option<Tint> = ui.data(|data| data.get_temp(id));
    let known = known.filter(|tint| tint.rgb() == *colour);
    let mut tint = known.unwrap_or_else(|| Tint::of(*colour));
    draw_chosen(ui, *colour, index);
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
        if let Some(value) = slider.show(ui, |value| with(value).rgb()) {
            tint = with(value);
            *colour = tint.rgb();
        }
    }
    ui.data_mut(|data| data.insert_temp(id, tint));
}

/// Draws a tile in the chosen colour with its symbol, and the colour in words.
fn draw_chosen(ui: &mut Ui, colour: Rgb, index: usize) {
    let rect = row(ui, 64.0);
    let side = rect.height();
    let tile = centred(
        pos2(rect.left() + side / 2.0, rect.center().y),
        vec2(side, side),
    );
    draw_tile(ui, tile, colour);
    draw_symbol(ui, tile, index, colour);
    let words = rect.with_min_x(tile.right() + 14.0);
    let (name, code) = words.split_top_bottom_at_fraction(0.5);
    let paint = ui.current_theme().paints.paint(index).name(ui.language());
    let painter = ui.painter();
    ui::draw_text(painter, name, Align2::LEFT_BOTTOM, BODY, paint);
    let colour = colour.to_string();
    ui::draw_text(painter, code, Align2::LEFT_TOP, BODY.quiet(), &colour);
}
