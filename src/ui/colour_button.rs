//! Buttons of colours.

use super::face::{Face, draw_tray};
use super::focus::keys_in_use;
use super::pictures::draw_symbol;
use super::pressable::Pressable;
use super::style::{BODY, HEADING, SMALL, STRONG, TextStyle};
use super::text::{draw_text, line_width, plain};
use crate::core::language::SpokenLanguage;
use crate::core::theme::{Theme, Themed, ink, space, text};
use bevy_egui::egui::{Align2, Context, Painter, Rect, Response, Stroke, StrokeKind, Ui, vec2};
use tessella_games::Colour;

/// Width of a button from which its gain is beside its symbol, in points.
const BESIDE: f32 = 84.0;
/// Height of a narrower button from which its gain is below its symbol, in points.
const BELOW: f32 = 60.0;
/// Height from which its gain has large letters, in points.
const ROOMY: f32 = 68.0;
/// Opacity of a colour that wins nothing.
const FAINT: f32 = 0.5;
/// Width of the frame of a colour that is held, in points.
const FRAME: f32 = 3.0;

/// Availability of a colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    /// Available, with the number of tiles that it wins, if that is known.
    Free(Option<usize>),
    /// Available like that, and suggested by a hint.
    Hinted(Option<usize>),
    /// Unavailable, with the reason.
    Not(String),
}

/// Draws the button of a colour: its symbol, and how many tiles it wins.
#[track_caller]
pub fn colour_button(
    ui: &mut Ui,
    rect: Rect,
    colour: Colour,
    availability: &Availability,
) -> Response {
    let theme = &ui.current_theme();
    let paint = theme.paints.paint(colour.index());
    let gain = match availability {
        Availability::Not(why) => {
            let pressable = Pressable::new(ui, rect, paint.name(ui.language()), false);
            draw_held(ui.painter(), rect, colour, why);
            return pressable.response;
        }
        Availability::Free(gain) | Availability::Hinted(gain) => *gain,
    };
    let pressable = Pressable::new(ui, rect, paint.name(ui.language()), true);
    let painter = ui.painter();
    let corner = corner(rect);
    let rgb = match gain {
        Some(0) => theme.shades.background.mix(paint.rgb, FAINT),
        _ => paint.rgb,
    };
    let face = Face::paint(theme, rgb, pressable.hover);
    let area = face.draw(painter, rect, corner, pressable.press);
    draw_gain(painter, area, colour, (gain, &face));
    if keys_in_use(ui.ctx()) && rect.width() > BESIDE {
        let digit = (colour.0 + 1) % 10;
        let at = area.right_top() + vec2(-space::SMALL, space::TINY);
        painter.text(
            at,
            Align2::RIGHT_TOP,
            digit,
            plain(text::SMALL),
            ink(face.ink),
        );
    }
    if matches!(availability, Availability::Hinted(_)) {
        let stroke = Stroke::new(4.0, ink(theme.shades.gold.bottom));
        painter.rect_stroke(rect.expand(1.0), corner + 1.0, stroke, StrokeKind::Outside);
    }
    pressable.ring(painter);
    pressable.response
}

fn corner(rect: Rect) -> f32 {
    (rect.height() * 0.2).min(16.0)
}

/// Draws the symbol of a colour, and beside or below it how many tiles it wins.
fn draw_gain(painter: &Painter, area: Rect, colour: Colour, (gain, face): (Option<usize>, &Face)) {
    let shade = ink(face.ink);
    let gain = gain.map(|gain| format!("+{gain}"));
    let size = (area.height() * 0.42).min(area.width() * 0.42);
    match gain {
        Some(gain) if area.width() >= BESIDE => {
            let (left, right) = area.split_left_right_at_fraction(0.46);
            let side = (area.height() * 0.34).min(28.0);
            draw_symbol(painter, left.center(), side, colour, shade);
            let style = gain_style(area).rgb(face.ink);
            draw_text(painter, right, Align2::LEFT_CENTER, style, &gain);
        }
        Some(gain) if area.height() >= BELOW => {
            let (above, below) = area.split_top_bottom_at_fraction(0.58);
            let side = above.height() * 0.6;
            draw_symbol(painter, above.center(), side, colour, shade);
            draw_text(
                painter,
                below,
                Align2::CENTER_TOP,
                SMALL.bold().rgb(face.ink),
                &gain,
            );
        }
        _ => draw_symbol(painter, area.center(), size, colour, shade),
    }
}

/// Returns the style of the reason on a button of a colour that is held.
fn held_style(rect: Rect) -> TextStyle {
    if rect.height() >= BELOW { BODY } else { SMALL }
}

/// Returns `true` if a reason has room on a button of a colour that is held.
pub fn fits_on_held(context: &Context, rect: Rect, why: &str) -> bool {
    line_width(context, held_style(rect), why) <= held_words(rect).width()
}

/// Returns the place of the reason on a button of a colour that is held.
fn held_words(rect: Rect) -> Rect {
    let words = rect.with_min_y(rect.center().y + rect.height() * 0.04);
    words.shrink2(vec2(space::TINY + FRAME, 0.0))
}

fn gain_style(area: Rect) -> TextStyle {
    if area.height() >= ROOMY {
        HEADING
    } else {
        STRONG
    }
}

/// Draws a colour that is held already: a place in a tray, with a frame in the colour and the reason.
fn draw_held(painter: &Painter, rect: Rect, colour: Colour, why: &str) {
    let Theme { paints, .. } = &painter.current_theme();
    let paint = paints.paint(colour.index()).rgb;
    let corner = corner(rect);
    draw_tray(painter, rect, corner);
    let stroke = Stroke::new(FRAME, ink(paint));
    painter.rect_stroke(rect, corner, stroke, StrokeKind::Inside);
    let height = rect.height();
    let above = rect.center() - vec2(0.0, height * 0.16);
    draw_symbol(painter, above, height * 0.28, colour, ink(paint));
    let words = held_words(rect);
    draw_text(painter, words, Align2::CENTER_CENTER, held_style(rect), why);
}
