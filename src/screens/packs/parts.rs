//! Parts of the screen that its cards and the levels share.

use crate::core::theme::Themed;
use crate::ui::{self, row};
use bevy_egui::egui::Ui;
use tessella_language::{Language, tr};
use tessella_library::packs::PackProgress;

/// Height of the bar with the progress, in points.
const BAR: f32 = 6.0;

/// Adds a bar that is filled to the share of levels that are won.
pub(super) fn draw_bar(ui: &mut Ui, progress: &PackProgress) {
    let share = progress.won() as f32 / progress.states().len().max(1) as f32;
    let accent = ui.current_theme().shades.accent;
    let area = row(ui, BAR);
    ui::balance(ui.painter(), area, (share, accent), (0.0, accent));
}

/// Returns the number of levels that are won, in words.
pub(super) fn done_text(progress: &PackProgress, language: Language) -> String {
    let (won, all) = (progress.won(), progress.states().len());
    match progress.at_par() {
        0 => tr!(language, "packs-done", won, all),
        at_par => tr!(language, "packs-done-at-par", won, all, at_par),
    }
}
