//! The buttons for the level of a computer player: on a seat of a room, and among the entrants of a tournament.

use crate::core::language::SpokenLanguage;
use crate::core::theme::Theme;
use crate::ui;
use bevy_egui::egui::{Rect, Ui};
use lucide_icons::Icon;
use tessella_games::Level;
use tessella_language::tr;

/// Draws the buttons for the level of a computer player. Returns the level that was chosen; the inner `Option` is `None`
/// if the seat is to be free.
pub(super) fn draw_level_buttons(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    seat: u8,
    level: Level,
) -> Option<Option<Level>> {
    let language = ui.language();
    // A step below the weakest level frees the seat.
    let [weaker, stronger] = ui::side_by_side(rect);
    let lower = Level::ALL.into_iter().rev().find(|&other| other < level);
    let higher = Level::ALL.into_iter().find(|&other| other > level);
    let less = if lower.is_some() {
        tr!(language, "room-seat-weaker")
    } else {
        tr!(language, "room-seat-free")
    };
    let more = tr!(language, "room-seat-stronger");
    let mut chosen = None;
    ui.push_id(seat, |ui| {
        if ui::icon_button(ui, weaker, theme, Icon::Minus, less).clicked() {
            chosen = Some(lower);
        }
        if higher.is_some() && ui::icon_button(ui, stronger, theme, Icon::Plus, more).clicked() {
            chosen = Some(higher);
        }
    });
    chosen
}
