//! Rows of lists: lines of text, with buttons beside them.

use super::areas::inside;
use super::controls::icon_button;
use super::style::TextStyle;
use super::text::label;
use crate::core::layout::TARGET;
use crate::core::rects::between;
use crate::core::theme::{Themed, ink, radius, space};
use bevy_egui::egui::{Frame, Key, Layout, Margin, Response, Sense, Ui, UiBuilder, Vec2, pos2};
use lucide_icons::Icon;

/// Distance of the only line of a row, and of the first one of several, from its upper edge, in points.
const ABOVE: [f32; 2] = [14.0, 5.0];

/// Creates areas for two columns, which fill the rest of an area. Unlike egui's columns, they may have no width.
pub fn two_columns(ui: &mut Ui) -> [Ui; 2] {
    let area = ui.available_rect_before_wrap();
    let (middle, gap) = (area.center().x, space::WIDE / 2.0);
    let left = between(area.min, pos2(middle - gap, area.bottom()));
    let right = between(pos2(middle + gap, area.top()), area.max);
    [left, right].map(|column| inside(ui, column))
}

/// Adds something, and something else of this width beside its end.
pub fn beside<R, E>(
    ui: &mut Ui,
    width: f32,
    add: impl FnOnce(&mut Ui) -> R,
    add_end: impl FnOnce(&mut Ui) -> E,
) -> (R, E) {
    let gap = if width > 0.0 { space::TINY } else { 0.0 };
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let mut area = ui.available_rect_before_wrap();
        area.max.x = (area.right() - width - gap).max(area.left());
        let start = UiBuilder::new().max_rect(area).layout(Layout::default());
        let added = ui.scope_builder(start, add).inner;
        ui.add_space(gap);
        (added, add_end(ui))
    });
    row.inner
}

/// Adds lines of text, at least as high as a button beside them.
pub fn lines(ui: &mut Ui, lines: &[(TextStyle, impl AsRef<str>)]) {
    let above = ABOVE[usize::from(lines.len() > 1)];
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(above);
    for (style, line) in lines {
        label(ui, *style, line.as_ref());
    }
    ui.add_space(above);
}

/// Adds a row with lines of text, and something of this width at its end.
pub fn entry<R>(
    ui: &mut Ui,
    text: &[(TextStyle, impl AsRef<str>)],
    width: f32,
    add_end: impl FnOnce(&mut Ui) -> R,
) -> R {
    let margin = Margin {
        left: 14,
        ..Margin::same(4)
    };
    let row = Frame::new()
        .fill(ink(ui.current_theme().shades.surface))
        .corner_radius(radius::CONTROL)
        .inner_margin(margin)
        .show(ui, |ui| beside(ui, width, |ui| lines(ui, text), add_end).1);
    row.inner
}

/// Adds a button with an icon only. Returns `true` if it was pressed.
#[track_caller]
pub fn add_icon(ui: &mut Ui, icon: Icon, label: &str) -> bool {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(TARGET), Sense::hover());
    icon_button(ui, rect, icon, label).clicked()
}

/// Returns `true` if what is written in a field was confirmed by a key.
pub fn is_confirmed(field: &Response) -> bool {
    field.lost_focus() && field.ctx.input(|input| input.key_pressed(Key::Enter))
}
