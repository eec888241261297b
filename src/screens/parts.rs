//! Layout parts shared by the screens around a game.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, sized};
use crate::core::theme::space;
use crate::ui::{self, HEADING};
use bevy_egui::egui::{Align2, Context, Rect, Response, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_language::tr;

/// Greatest width of most screens, in points.
pub(super) const COLUMN: f32 = 560.0;

/// Smallest distance of the content from both sides of the window, in points.
const MARGIN: f32 = space::LARGE;

/// Shows a screen with a header above a column that scrolls, which is at most `widest` points wide. The name is unique. Returns the
/// response of the back button.
pub(super) fn page(
    context: &Context,
    (name, title): (&'static str, &str),
    widest: f32,
    add: impl FnOnce(&mut Ui),
) -> Response {
    let ui = &mut ui::whole_window(context);
    let (rest, back) = head(ui, title);
    let (area, width) = scrolled_column(ui.max_rect(), rest.top(), widest);
    scrolled(ui, area, name, |ui| {
        ui.set_max_width(width);
        ui.spacing_mut().item_spacing = vec2(space::SMALL, space::SMALL);
        add(ui);
        ui.add_space(space::LARGE);
    });
    back
}

/// Draws the header of a screen: the back button at the left edge of the window, and the screen's name. Returns a column
/// below and the button's response.
pub(super) fn head(ui: &mut Ui, name: &str) -> (Rect, Response) {
    let window = ui.max_rect();
    let column = column(window, COLUMN);
    let row = sized(
        window.min + vec2(MARGIN, space::SMALL),
        vec2(window.width() - 2.0 * MARGIN, TARGET),
    );
    let (back, title) = row.split_left_right_at_x(row.left() + TARGET);
    let label = tr!(ui.language(), "screen-back");
    let back = ui::icon_button(ui, back, Icon::ChevronLeft, label);
    // Two lines may reach above and below the buttons.
    let title = title.with_max_x(row.right() - TARGET);
    let title = title.expand2(vec2(0.0, space::SMALL));
    ui::draw_text(ui.painter(), title, Align2::CENTER_CENTER, HEADING, name);
    let top = row.bottom() + space::SMALL;
    let rest = between(
        pos2(column.left(), top),
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
