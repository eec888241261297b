//! Cells of the table of keys.

use super::pressable::Pressable;
use super::style::{BODY, STRONG, Shade};
use super::text::{draw_text, text_height};
use crate::core::theme::{Themed, ink, radius, space};
use bevy_egui::egui::{Align2, Context, Id, Rect, Response, Stroke, StrokeKind, Ui, vec2};

/// State of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellState {
    /// Shows a key or a button.
    Usual,
    /// Shows one that another action has as well.
    Shared,
    /// Waits for another one.
    Waiting,
}

/// Returns the height that a text needs in a cell of this width, in points.
pub fn key_cell_height(context: &Context, shown: &str, width: f32) -> f32 {
    text_height(context, STRONG, shown, width - 2.0 * space::TINY)
}

/// Draws a cell with a key or a button, and with a name for screen readers.
pub fn key_cell(
    ui: &Ui,
    rect: Rect,
    id: Id,
    (shown, name): (&str, &str),
    state: CellState,
) -> Response {
    let shades = &ui.current_theme().shades;
    let pressable = Pressable::with_id(ui, rect, id, name, true);
    let resting = pressable.ground(shades.surface, shades.raised);
    let (ground, style) = match state {
        CellState::Usual => (resting, BODY),
        CellState::Shared => (resting, STRONG.shade(Shade::Danger)),
        CellState::Waiting => (shades.accent, STRONG.shade(Shade::Background)),
    };
    let painter = ui.painter();
    painter.rect_filled(pressable.rect(), radius::CONTROL, ink(ground));
    if state == CellState::Shared {
        let stroke = Stroke::new(1.5, ink(shades.danger));
        painter.rect_stroke(
            pressable.rect(),
            radius::CONTROL,
            stroke,
            StrokeKind::Inside,
        );
    }
    let area = rect.shrink2(vec2(space::TINY, 0.0));
    draw_text(painter, area, Align2::CENTER_CENTER, style, shown);
    pressable.ring(painter);
    pressable.response
}
