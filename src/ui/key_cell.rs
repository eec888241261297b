//! Cells of the table of keys.

use super::pressable::{CORNER, Pressable};
use super::text::{heavy, plain, write};
use crate::core::theme::{Theme, ink, text};
use bevy_egui::egui::{Align2, Id, Rect, Response, Stroke, StrokeKind, Ui};

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

/// Draws a cell with a key or a button, and with a name for screen readers.
pub fn key_cell(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    id: Id,
    (shown, name): (&str, &str),
    state: CellState,
) -> Response {
    let pressable = Pressable::with_id(ui, rect, id, name, true);
    let shades = &theme.shades;
    let (ground, shade) = match state {
        CellState::Waiting => (shades.accent, shades.background),
        CellState::Shared => (
            pressable.ground(shades.surface, shades.raised),
            shades.danger,
        ),
        CellState::Usual => (pressable.ground(shades.surface, shades.raised), shades.text),
    };
    let painter = ui.painter();
    painter.rect_filled(pressable.rect(), CORNER, ink(ground));
    if state == CellState::Shared {
        let stroke = Stroke::new(1.5, ink(shades.danger));
        painter.rect_stroke(pressable.rect(), CORNER, stroke, StrokeKind::Inside);
    }
    let font = match state {
        CellState::Usual => plain(text::BODY),
        CellState::Shared | CellState::Waiting => heavy(text::BODY),
    };
    let width = rect.width() - 12.0;
    let centre = rect.center();
    let shade = ink(shade);
    write(
        painter,
        centre,
        Align2::CENTER_CENTER,
        shown,
        font,
        shade,
        width,
    );
    pressable.ring(painter, theme);
    pressable.response
}
