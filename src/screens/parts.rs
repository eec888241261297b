//! Layout parts shared by the screens around a game.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, sized};
use crate::core::theme::{Theme, ink, text};
use crate::ui;
use crate::ui::row;
use bevy_egui::egui;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_language::tr;

/// Smallest distance of the content from both sides of the window, in points.
const MARGIN: f32 = 16.0;

/// Draws the header of a screen: the back button at the left edge of the window, and the screen's name. Returns a column
/// below and the button's response.
pub(super) fn head(ui: &mut Ui, theme: &Theme, name: &str) -> (Rect, egui::Response) {
    let language = ui.language();
    let window = ui.max_rect();
    let column = column(window, 560.0);
    let row = sized(
        window.min + vec2(MARGIN, 8.0),
        vec2(window.width() - 2.0 * MARGIN, TARGET),
    );
    let back = sized(row.min, vec2(TARGET, TARGET));
    let back = ui::icon_button(
        ui,
        back,
        theme,
        Icon::ChevronLeft,
        tr!(language, "screen-back"),
    );

    let at = row.center();
    ui::write(
        ui.painter(),
        at,
        Align2::CENTER_CENTER,
        name,
        ui::heavy(text::HEADING),
        ink(theme.shades.text),
        row.width() - 100.0,
    );
    let rest = between(
        pos2(column.left(), row.bottom() + 8.0),
        pos2(column.right(), window.bottom()),
    );
    (rest, back)
}

/// Returns a centred column of a window, at most `widest` points wide, with a margin on both sides.
pub(super) fn column(window: Rect, widest: f32) -> Rect {
    let width = (window.width() - 2.0 * MARGIN).min(widest);
    centred(window.center(), vec2(width, window.height()))
}

/// Returns the area below `top` for a centred column that scrolls, and the width of its content. The area is wider than
/// that by a margin at the right, for the scroll bar.
pub(super) fn scrolled_column(window: Rect, top: f32, widest: f32) -> (Rect, f32) {
    let width = (window.width() - 2.0 * MARGIN).clamp(0.0, widest);
    let below = between(pos2(window.left(), top), window.max);
    let area = vec2(width + 2.0 * MARGIN, below.height());
    let area = centred(below.center(), area);
    (between(area.min + vec2(MARGIN, 0.0), area.max), width)
}

/// Creates an area that scrolls if its content is too high. The name is unique on the screen. Returns the height of the
/// content.
pub(super) fn scrolled(ui: &mut Ui, rect: Rect, name: &str, add: impl FnOnce(&mut Ui)) -> f32 {
    ui::scrolled(&mut ui::inside(ui, rect), name, add)
}

/// Draws a caption in secondary text above its content.
pub(super) fn caption(ui: &mut Ui, theme: &Theme, label: &str) {
    let rect = row(ui, 28.0);
    let at = pos2(rect.left(), rect.bottom() - 4.0);
    ui::write(
        ui.painter(),
        at,
        Align2::LEFT_BOTTOM,
        label,
        ui::plain(text::SMALL),
        ink(theme.shades.quiet),
        rect.width(),
    );
}

/// Draws a line of secondary text.
pub(super) fn note(ui: &mut Ui, theme: &Theme, label: &str) {
    let label = egui::RichText::new(label).size(text::SMALL);
    ui.label(label.color(ink(theme.shades.quiet)));
}
