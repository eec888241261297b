//! Buttons with icons, and the ground of cards.

use super::face::Face;
use super::pressable::{Pressable, explain};
use super::style::{SMALL, STRONG};
use super::text::{draw_icon, draw_text};
use crate::core::palette::Rgb;
use crate::core::theme::{Themed, ink, radius, space};
use bevy_egui::egui::{Align2, Context, Rect, Response, Stroke, Ui, vec2};
use lucide_icons::Icon;

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

/// Width from which a large button has letters of the usual size, in points.
const ROOMY: f32 = 140.0;

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
    let words = below.shrink2(vec2(space::TINY, 0.0));
    let style = if rect.width() < ROOMY {
        SMALL.bold()
    } else {
        STRONG
    };
    let style = style.rgb(face.ink);
    draw_text(painter, words, Align2::CENTER_CENTER, style, label);
    pressable.ring(painter);
    pressable.response
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
