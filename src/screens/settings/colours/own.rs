//! The player's own colours, the sliders of the chosen one, and warnings of colours that are hard to see.

mod sliders;

use super::{GAP, draw_tile};
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::palette::{self, Flaw, OwnColours, Paints, Rgb, Sight, flaws};
use crate::core::theme::{Themed, ink};
use crate::ui::{self, Button, STRONG};
use bevy_egui::egui::{Align2, Id, Rect, Response, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};
use lucide_icons::Icon;
use sliders::draw_sliders;
use tessella_language::{Language, tr};

/// Number of warnings that are written out.
const WARNINGS: usize = 4;

/// Draws the player's own colours, the sliders of the one that is chosen, and warnings of colours that are hard to see.
pub(super) fn draw_own(ui: &mut Ui, own: &mut OwnColours) {
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
    let columns = if wide >= TARGET {
        Paints::COUNT
    } else {
        Paints::COUNT / 2
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
