//! Sliders of a colour: its hue, lightness and strength.

use crate::core::language::SpokenLanguage;
use crate::core::palette::{OwnColours, Rgb, Tint};
use crate::core::rects::centred;
use crate::core::theme::Themed;
use crate::screens::settings::colours::{draw_symbol, draw_tile};
use crate::ui::{self, BODY, Slider, row};
use bevy_egui::egui::{Align2, Id, Ui, pos2, vec2};
use tessella_language::tr;

/// Draws a sample of the chosen colour, and the sliders of its hue, lightness and strength.
pub(super) fn draw_sliders(ui: &mut Ui, own: &mut OwnColours, index: usize) {
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
