//! Parts of the screen that its cards and the levels share.

use crate::core::layout::TARGET;
use crate::core::rects::sized;
use crate::core::theme::{Theme, ink, text};
use crate::ui;
use crate::ui::write;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use tessella_language::{Language, tr};
use tessella_library::packs::PackProgress;

/// Space between cards, in points.
pub(super) const GAP: f32 = 12.0;
/// Side of the button of a level, in points.
pub(super) const LEVEL: f32 = TARGET + 8.0;
/// Height of the bar with the progress, in points.
pub(super) const BAR: f32 = 6.0;

/// Draws a bar that is filled to a share.
pub(super) fn draw_bar(ui: &Ui, rect: Rect, theme: &Theme, share: f32) {
    let painter = ui.painter();
    let radius = rect.height() / 2.0;
    painter.rect_filled(rect, radius, ink(theme.shades.line));
    if share > 0.0 {
        let width = (rect.width() * share.min(1.0)).max(rect.height());
        let done = sized(rect.min, vec2(width, rect.height()));
        painter.rect_filled(done, radius, ink(theme.shades.accent));
    }
}

/// Returns the number of levels that are won, in words.
pub(super) fn done_text(progress: &PackProgress, language: Language) -> String {
    let (won, all) = (progress.won(), progress.states().len());
    match progress.at_par() {
        0 => tr!(language, "packs-done", won, all),
        at_par => tr!(language, "packs-done-at-par", won, all, at_par),
    }
}

/// Draws a line of secondary text at the left of a place.
pub(super) fn write_quiet(ui: &Ui, rect: Rect, theme: &Theme, label: &str) {
    write(
        ui.painter(),
        pos2(rect.left(), rect.center().y),
        Align2::LEFT_CENTER,
        label,
        ui::plain(text::SMALL),
        ink(theme.shades.quiet),
        rect.width(),
    );
}
