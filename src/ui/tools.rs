//! Rows of icons with labels: tools, and ways to other screens.

use super::areas::side_by_side;
use super::face::Face;
use super::pressable::{Pressable, explain};
use super::style::{BODY, NOTE, SMALL};
use super::text::{draw_icon, draw_text, line_width, text_height};
use crate::core::layout::TARGET;
use crate::core::palette::Rgb;
use crate::core::rects::{between, sized};
use crate::core::theme::{Themed, ink, radius, space};
use bevy_egui::egui::{Align2, Context, Id, Rect, Response, Ui, pos2, vec2};
use lucide_icons::Icon;
use std::panic::Location;

/// Space between two tools, in points.
const BETWEEN: f32 = space::SMALL;
/// Distance of a label from its icon, and from the edges of its tool, in points.
const GAP: f32 = 2.0;
/// Width of a link from which its label is beside its icon, in points.
const WIDE_LINK: f32 = 150.0;
/// Side of the icon of a link, in points.
const LINK_ICON: f32 = 20.0;

/// Whether the tools of a pass of egui have labels.
#[derive(Clone, Copy)]
struct ToolLabels {
    pass: u64,
    are_shown: bool,
}

fn labels_id() -> Id {
    Id::new("labels of tools")
}

/// Returns places for a row of tools with these labels. If one is too long for a column, tools are as wide as their labels. If there is no
/// room for that, all icons are alone in this pass, and pointers and screen readers are told the labels.
pub fn arrange_tools<const N: usize>(
    context: &Context,
    row: [Rect; N],
    labels: [&str; N],
) -> [Rect; N] {
    let places = places_with_labels(context, row, labels);
    let told = ToolLabels {
        pass: context.cumulative_pass_nr(),
        are_shown: places.is_some(),
    };
    context.data_mut(|data| data.insert_temp(labels_id(), told));
    places.unwrap_or(row)
}

/// Returns places in a row in which all labels have room; `None` if it is too short for them.
fn places_with_labels<const N: usize>(
    context: &Context,
    row: [Rect; N],
    labels: [&str; N],
) -> Option<[Rect; N]> {
    let widths = labels.map(|label| {
        let label = line_width(context, SMALL, label).ceil();
        (label + GAP + BETWEEN).max(TARGET)
    });
    if row
        .iter()
        .zip(widths)
        .all(|(place, width)| width <= place.width())
    {
        return Some(row);
    }
    let whole: f32 = row.iter().map(Rect::width).sum();
    let needed: f32 = widths.iter().sum();
    let first = row.first().filter(|_| needed <= whole)?;
    let spare = (whole - needed) / N as f32;
    let mut corner = first.min;
    Some(widths.map(|width| {
        let place = sized(corner, vec2(width + spare, first.height()));
        corner.x = place.right();
        place
    }))
}

/// Draws an icon with a label below it.
#[track_caller]
pub fn tool(ui: &mut Ui, rect: Rect, icon: Icon, label: &str, enabled: bool) -> Response {
    let pressable = Pressable::new(ui, rect, label, enabled);
    let has_label = draw_tool(ui, &pressable, icon, label);
    if has_label {
        pressable.response
    } else {
        explain(pressable.response, label)
    }
}

/// Draws an icon with a label below it, and a tooltip that names a key as well.
#[track_caller]
pub fn tool_with_key(
    ui: &mut Ui,
    rect: Rect,
    (icon, label, tooltip): (Icon, &str, &str),
    enabled: bool,
) -> Response {
    let pressable = Pressable::new(ui, rect, label, enabled);
    draw_tool(ui, &pressable, icon, label);
    explain(pressable.response, tooltip)
}

/// Draws a tool, and its label unless it has no room. Returns `true` if the label is drawn.
fn draw_tool(ui: &Ui, pressable: &Pressable, icon: Icon, label: &str) -> bool {
    let theme = &ui.current_theme();
    let painter = ui.painter();
    let rect = pressable.response.rect;
    let is_enabled = pressable.response.enabled();
    let strength = if is_enabled { 1.0 } else { 0.42 };
    let fade = |rgb: Rgb| theme.shades.background.mix(rgb, strength);
    // What cannot be pressed lies flat.
    let slab = rect.shrink2(vec2(BETWEEN / 2.0, 0.0));
    let face = if is_enabled {
        let face = Face::plain(theme, pressable.hover);
        face.draw(painter, slab, radius::CONTROL, pressable.press)
    } else {
        Face::at_rest(slab)
    };
    let pass = ui.ctx().cumulative_pass_nr();
    let told = ui
        .ctx()
        .data(|data| data.get_temp::<ToolLabels>(labels_id()));
    let are_shown = told.is_none_or(|told| told.are_shown || told.pass != pass);
    let has_label = are_shown && line_width(ui.ctx(), SMALL, label) <= rect.width() - 2.0 * GAP;
    let side = (0.42 * face.height()).min(22.0);
    // Icon and label are in the middle of the face together.
    let label_height = if has_label {
        GAP + text_height(ui.ctx(), SMALL, label, f32::INFINITY)
    } else {
        0.0
    };
    let top = face.center().y - (side + label_height) / 2.0;
    let above = pos2(face.center().x, top + side / 2.0);
    draw_icon(painter, above, icon, side, ink(fade(theme.shades.text)));
    if has_label {
        let words = between(pos2(rect.left(), top + side + GAP), rect.max);
        let style = SMALL.rgb(fade(theme.shades.quiet));
        draw_text(painter, words, Align2::CENTER_TOP, style, label);
    }
    pressable.ring(painter);
    has_label
}

/// Draws ways to other screens, each an icon with its label, without slabs, in a row. The labels are beside the icons if there is room,
/// else as those of tools.
#[track_caller]
pub fn draw_links<const N: usize>(
    ui: &mut Ui,
    row: Rect,
    links: [(Icon, &str); N],
) -> [Response; N] {
    let columns: [Rect; N] = side_by_side(row);
    let is_wide = columns.iter().all(|column| column.width() >= WIDE_LINK);
    let labelled = if is_wide {
        Some(columns)
    } else {
        places_with_labels(ui.ctx(), columns, links.map(|(_, label)| label))
    };
    let has_labels = labelled.is_some();
    let mut places = labelled.unwrap_or(columns).into_iter();
    let of_call = Location::caller();
    links.map(|(icon, label)| {
        let rect = places.next().unwrap_or(row);
        let pressable = Pressable::of_place(ui, rect, of_call, label, true);
        let (shades, painter) = (&ui.current_theme().shades, ui.painter());
        let ground = ink(shades.raised).gamma_multiply(pressable.hover);
        painter.rect_filled(pressable.rect(), radius::CONTROL, ground);
        let middle = if is_wide {
            let words = rect.with_min_x(rect.left() + LINK_ICON + 2.0 * space::SMALL);
            draw_text(painter, words, Align2::LEFT_CENTER, BODY.quiet(), label);
            rect.left_center() + vec2(space::SMALL + LINK_ICON / 2.0, 0.0)
        } else if has_labels {
            let words = rect.with_min_y(rect.center().y + 4.0);
            draw_text(painter, words, Align2::CENTER_TOP, NOTE, label);
            rect.center() - vec2(0.0, 9.0)
        } else {
            rect.center()
        };
        draw_icon(painter, middle, icon, LINK_ICON, ink(shades.text));
        pressable.ring(painter);
        if has_labels {
            pressable.response
        } else {
            explain(pressable.response, label)
        }
    })
}
