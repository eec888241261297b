//! Buttons with icons, tools, and the ground of cards.

use super::face::Face;
use super::pressable::{Pressable, explain};
use super::style::{BODY, NOTE, SMALL, STRONG};
use super::text::{draw_icon, draw_text, shared_style};
use crate::core::palette::Rgb;
use crate::core::rects::between;
use crate::core::theme::{Themed, ink, radius, space};
use bevy_egui::egui::{Align2, Context, Rect, Response, Stroke, Ui, pos2, vec2};
use lucide_icons::Icon;
use std::iter::once;

/// Width of a link from which its label is beside its icon, in points.
const WIDE_LINK: f32 = 150.0;
/// Side of the icon of a link, in points.
const LINK_ICON: f32 = 20.0;
/// Space between two tools, in points.
const BETWEEN: f32 = space::SMALL;

/// Draws a button with an icon only.
#[track_caller]
pub fn icon_button(ui: &mut Ui, rect: Rect, icon: Icon, label: &str) -> Response {
    let theme = &ui.current_theme();
    icon_button_in(ui, rect, (icon, theme.shades.text), label)
}

/// Draws a button with an icon only, in a colour.
#[track_caller]
pub fn icon_button_in(
    ui: &mut Ui,
    rect: Rect,
    (icon, colour): (Icon, Rgb),
    label: &str,
) -> Response {
    let theme = &ui.current_theme();
    let pressable = Pressable::new(ui, rect, label, true);
    let painter = ui.painter();
    let ground = ink(theme.shades.raised).gamma_multiply(pressable.hover);
    painter.rect_filled(pressable.rect(), radius::CONTROL, ground);
    draw_icon(painter, rect.center(), icon, 22.0, ink(colour));
    pressable.ring(painter);
    explain(pressable.response, label)
}

/// Draws a round button with an icon only, for use over other content.
#[track_caller]
pub fn round_button(ui: &mut Ui, rect: Rect, icon: Icon, label: &str) -> Response {
    let theme = &ui.current_theme();
    let pressable = Pressable::new(ui, rect, label, true);
    let shades = &theme.shades;
    let painter = ui.painter();
    let area = pressable.rect();
    let (centre, radius) = (area.center(), area.width() / 2.0);
    let ground = pressable.ground(shades.surface, shades.raised);
    painter.circle(
        centre,
        radius,
        ink(ground),
        Stroke::new(1.0, ink(shades.line)),
    );
    draw_icon(painter, centre, icon, 22.0, ink(shades.text));
    pressable.ring(painter);
    explain(pressable.response, label)
}

/// Draws a large button with the sign of play above its label: the one way on.
#[track_caller]
pub fn play_button(ui: &mut Ui, rect: Rect, label: &str) -> Response {
    let pressable = Pressable::new(ui, rect, label, true);
    let painter = ui.painter();
    let face = Face::primary(&ui.current_theme(), pressable.hover);
    let area = face.draw(painter, rect, radius::CARD, pressable.press);
    let (above, below) = area.split_top_bottom_at_fraction(0.64);
    let shade = ink(face.ink);
    draw_icon(
        painter,
        above.center() + vec2(0.0, 6.0),
        Icon::Play,
        0.62 * above.height(),
        shade,
    );
    let words = below.shrink2(vec2(space::SMALL, 0.0));
    draw_text(
        painter,
        words,
        Align2::CENTER_CENTER,
        STRONG.rgb(face.ink),
        label,
    );
    pressable.ring(painter);
    pressable.response
}

/// Distance of the label of a tool from its icon, in points, and the height of its line relative to the size of its text.
const TOOL_GAP: f32 = 2.0;
const LINE_HEIGHT: f32 = 1.3;

/// Draws an icon with a label below it.
#[track_caller]
pub fn tool(ui: &mut Ui, rect: Rect, icon: Icon, label: &str, enabled: bool) -> Response {
    let shades = &ui.current_theme().shades;
    let pressable = Pressable::new(ui, rect, label, enabled);
    let painter = ui.painter();
    let strength = if enabled { 1.0 } else { 0.42 };
    let fade = |rgb: Rgb| shades.background.mix(rgb, strength);
    // What cannot be pressed lies flat.
    let slab = rect.shrink2(vec2(BETWEEN / 2.0, 0.0));
    let face = if enabled {
        let face = Face::plain(&ui.current_theme(), pressable.hover);
        face.draw(painter, slab, radius::CONTROL, pressable.press)
    } else {
        Face::at_rest(slab)
    };
    // All tools of a row have the same width, and so the same size of text.
    let size = (rect.width() * 0.18).clamp(10.0, NOTE.size);
    let side = (0.42 * face.height()).min(22.0);
    let style = NOTE.size(size).rgb(fade(shades.quiet));
    let style = shared_style(ui.ctx(), style, once(label), rect.width() - 2.0);
    // Icon and label are in the middle of the face together; a label without room is left to screen readers.
    let label_height = style.map_or(0.0, |style| TOOL_GAP + LINE_HEIGHT * style.size);
    let top = face.center().y - (side + label_height) / 2.0;
    let above = pos2(face.center().x, top + side / 2.0);
    draw_icon(painter, above, icon, side, ink(fade(shades.text)));
    if let Some(style) = style {
        let words = between(pos2(rect.left() + 1.0, top + side + TOOL_GAP), rect.max);
        draw_text(painter, words, Align2::CENTER_TOP, style, label);
    }
    pressable.ring(painter);
    pressable.response
}

/// Draws an icon with its label, without a slab: a way to another screen.
#[track_caller]
pub fn link(ui: &mut Ui, rect: Rect, icon: Icon, label: &str) -> Response {
    let shades = &ui.current_theme().shades;
    let pressable = Pressable::new(ui, rect, label, true);
    let painter = ui.painter();
    let ground = ink(shades.raised).gamma_multiply(pressable.hover);
    painter.rect_filled(pressable.rect(), radius::CONTROL, ground);
    let (icon_at, words, align, style) = if rect.width() >= WIDE_LINK {
        let at = rect.left_center() + vec2(space::SMALL + LINK_ICON / 2.0, 0.0);
        let words = rect.with_min_x(rect.left() + LINK_ICON + 2.0 * space::SMALL);
        (at, words, Align2::LEFT_CENTER, BODY)
    } else {
        let at = rect.center() - vec2(0.0, 9.0);
        let words = rect.with_min_y(rect.center().y + 4.0);
        (at, words, Align2::CENTER_TOP, SMALL)
    };
    draw_icon(painter, icon_at, icon, LINK_ICON, ink(shades.text));
    draw_text(painter, words, align, style.quiet(), label);
    pressable.ring(painter);
    pressable.response
}

/// Draws an icon with a label below it, and a tooltip that names a key as well.
#[track_caller]
pub fn tool_with_key(
    ui: &mut Ui,
    rect: Rect,
    (icon, label, tooltip): (Icon, &str, &str),
    enabled: bool,
) -> Response {
    let response = tool(ui, rect, icon, label, enabled);
    explain(response, tooltip)
}

/// Draws the background of a pressable card. The caller draws its content.
#[track_caller]
pub fn card_in(ui: &mut Ui, rect: Rect, label: &str) -> Response {
    let theme = &ui.current_theme();
    let pressable = Pressable::new(ui, rect, label, true);
    Face::plain(theme, pressable.hover).draw(ui.painter(), rect, radius::CARD, pressable.press);
    pressable.ring(ui.painter());
    pressable.response
}

/// Draws the background of a pressable area, which is visible while it is pointed at. The caller draws its content.
#[track_caller]
pub fn pressable_area(ui: &mut Ui, rect: Rect, label: &str) -> Response {
    let theme = &ui.current_theme();
    let pressable = Pressable::new(ui, rect, label, true);
    let ground = ink(theme.shades.raised).gamma_multiply(pressable.hover);
    ui.painter()
        .rect_filled(pressable.rect(), radius::CONTROL, ground);
    pressable.ring(ui.painter());
    pressable.response
}

/// Returns `true` if a held button repeats its press in this frame.
pub fn repeats(context: &Context, response: &Response) -> bool {
    const FIRST: f64 = 0.45;
    const NEXT: f64 = 0.07;
    let id = response.id.with("next press");
    if !response.is_pointer_button_down_on() {
        context.data_mut(|data| data.remove::<f64>(id));
        return false;
    }
    let now = context.input(|input| input.time);
    let due = context.data_mut(|data| *data.get_temp_mut_or(id, now + FIRST));
    context.request_repaint();
    if now < due {
        return false;
    }
    context.data_mut(|data| data.insert_temp(id, now + NEXT));
    true
}
