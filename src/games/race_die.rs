//! The die of a race.

use crate::core::palette::{self, Rgb};
use crate::core::theme::{Themed, ink};
use crate::drawing::polygon::rounded;
use crate::drawing::solid::{self, THICKNESS};
use crate::games::game_ui::Panel;
use bevy::math::Vec2;
use bevy_egui::egui::{Id, Painter, Pos2, Rect, Shape, Stroke, Ui, vec2};
use tessella_games::Seat;

/// Time for which a face is seen while the die rolls, in seconds.
const FACE: f64 = 0.07;
/// Duration of the roll. It ends before the die's time in the animation of the move does.
const ROLL: f64 = 0.4;
/// Whole turns of a rolling die.
const TURNS: f64 = 0.75;

/// Draws the last roll of the die, in the colour of the seat that rolled it. A new roll tumbles first.
pub(super) fn draw_die(
    ui: &Ui,
    rect: Rect,
    panel: &Panel<'_>,
    rolls: u32,
    roll: Option<(Seat, u8)>,
) {
    let (painter, theme) = (ui.painter(), ui.current_theme());
    let now = ui.input(|input| input.time);
    let id = Id::new("die");
    let known: Option<(u32, f64)> = ui.data(|data| data.get_temp(id));
    let since = match known {
        Some((number, since)) if number == rolls => since,
        // A die that is seen for the first time lies still, and so does one without animations.
        _ if known.is_none() || !panel.is_animating => f64::NEG_INFINITY,
        _ => now,
    };
    ui.data_mut(|data| data.insert_temp(id, (rolls, since)));
    let Some((seat, pips)) = roll else {
        painter.rect_filled(rect, rect.width() * 0.2, ink(theme.shades.surface));
        return;
    };
    let left = (1.0 - (now - since) / ROLL).clamp(0.0, 1.0);
    let is_rolling = left > 0.0 && panel.is_animating;
    let (pips, turn) = match is_rolling {
        true => {
            let face = ((now - since) / FACE) as u8;
            // Neighbouring faces of the sequence differ.
            ((face * 5 + pips) % 6 + 1, left * left * TURNS)
        }
        false => (pips, 0.0),
    };
    let (paint, _) = theme.paints.of_seat(seat.0);
    draw_face(painter, rect, paint.rgb, pips, turn as f32);
}

/// Draws a face of the die, rotated by some whole turns.
fn draw_face(painter: &Painter, rect: Rect, paint: Rgb, pips: u8, turn: f32) {
    let side = rect.width();
    let rotation = Vec2::from_angle(turn * std::f32::consts::TAU);
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
    let square: Vec<Vec2> = corners
        .map(|(x, y)| rotation.rotate(Vec2::new(x, y)))
        .to_vec();
    // A rolling die is smaller, so that its corners stay within its place.
    let size = side * (1.0 - 0.25 * (4.0 * turn * std::f32::consts::PI).sin().abs());
    let on_screen = |at: Vec2| -> Pos2 { rect.center() + vec2(at.x, at.y) * size };
    let outline = rounded(&square, 0.2);
    for face in solid::visible_sides(&outline, Vec2::NEG_Y, THICKNESS) {
        let points = face.corners.iter().map(|&at| on_screen(at)).collect();
        let fill = ink(solid::lit(paint, face.light));
        painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
    }
    let points = outline.iter().map(|&at| on_screen(at)).collect();
    painter.add(Shape::convex_polygon(points, ink(paint), Stroke::NONE));
    for dot in dots(pips) {
        let at = on_screen(rotation.rotate(dot * 0.26));
        painter.circle_filled(at, size * 0.09, ink(palette::ink(paint)));
    }
}

/// Returns the positions of a die's pips, from -1 to 1.
fn dots(pips: u8) -> Vec<Vec2> {
    let corners = [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0)].map(Vec2::from);
    let mut dots = Vec::new();
    if pips % 2 == 1 {
        dots.push(Vec2::ZERO);
    }
    dots.extend(corners.iter().take(usize::from(pips / 2).min(2) * 2));
    if pips == 6 {
        dots.extend([Vec2::NEG_X, Vec2::X]);
    }
    dots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn face_has_as_many_dots_as_pips() {
        for pips in 1..=6 {
            assert_eq!(dots(pips).len(), usize::from(pips));
        }
    }
}
