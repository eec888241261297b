//! Rows of the title screen: the offer of symbols, and the buttons at its foot.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::theme::{Themed, ink};
use crate::core::{OpenScreen, Screen};
use crate::ui::{self, NOTE};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, WidgetInfo, WidgetType};
use bevy_egui::egui::{Rect, Ui};
use lucide_icons::Icon;
use tessella_language::tr;

/// Draws the row of buttons for the games, statistics, settings and help.
pub(super) fn draw_foot(ui: &mut Ui, rect: Rect, commands: &mut Commands) {
    let language = ui.language();
    let links = [
        (
            Icon::LibraryBig,
            tr!(language, "title-games"),
            Screen::Games,
        ),
        (
            Icon::ChartColumn,
            tr!(language, "title-statistics"),
            Screen::Statistics,
        ),
        (
            Icon::Settings,
            tr!(language, "title-settings"),
            Screen::Settings,
        ),
        (
            Icon::CircleQuestionMark,
            tr!(language, "title-help"),
            Screen::Help,
        ),
    ];
    let labelled = links.map(|(icon, label, _)| (icon, label));
    for (response, (_, _, screen)) in ui::draw_links(ui, rect, labelled).iter().zip(links) {
        if response.clicked() {
            commands.trigger(OpenScreen(screen));
        }
    }
}

/// Draws the line that offers symbols on the tiles. Returns `true` if it was pressed.
pub(super) fn draw_symbols(ui: &mut Ui, rect: Rect, is_on: &mut bool) -> bool {
    let (theme, label) = (ui.current_theme(), tr!(ui.language(), "title-symbols"));
    let line = ui::pressable_area(ui, rect, label);
    let state = *is_on;
    line.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, state, label));
    let (icon, words) = rect.split_left_right_at_x(rect.left() + TARGET);
    let (sign, shade) = if *is_on {
        (Icon::SquareCheck, theme.shades.accent)
    } else {
        (Icon::Square, theme.shades.quiet)
    };
    ui::draw_icon(ui.painter(), icon.center(), sign, 20.0, ink(shade));
    ui::draw_text(ui.painter(), words, Align2::LEFT_CENTER, NOTE, label);
    *is_on ^= line.clicked();
    line.clicked()
}
