//! The buttons for the level of a computer player: on a seat of a room, and among the entrants of a tournament.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::ui;
use bevy_egui::egui::Ui;
use lucide_icons::Icon;
use tessella_games::Level;
use tessella_language::tr;

/// Width of the buttons, in points.
pub(super) const LEVEL_BUTTONS: f32 = 2.0 * TARGET;

/// Draws the buttons for the level of a computer player. Returns the level that was chosen; the inner `Option` is `None`
/// if the seat is to be free.
pub(super) fn draw_level_buttons(ui: &mut Ui, level: Level) -> Option<Option<Level>> {
    let language = ui.language();
    let lower = Level::ALL.into_iter().rev().find(|&other| other < level);
    let higher = Level::ALL.into_iter().find(|&other| other > level);
    // A step below the weakest level frees the seat.
    let less = match lower {
        Some(_) => tr!(language, "room-seat-weaker"),
        None => tr!(language, "room-seat-free"),
    };
    let is_weaker = ui::add_icon(ui, Icon::Minus, less);
    let is_stronger =
        higher.is_some() && ui::add_icon(ui, Icon::Plus, tr!(language, "room-seat-stronger"));
    if is_weaker {
        Some(lower)
    } else {
        is_stronger.then_some(higher)
    }
}
