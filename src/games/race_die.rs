//! The die of a race.

use crate::core::palette;
use crate::core::theme::{Themed, ink};
use crate::drawing::polygon::{mitred, rounded};
use crate::games::game_ui::Panel;
use bevy::math::Vec2;
use bevy_egui::egui::{Id, Painter, Pos2, Rect, Shape, Stroke, Ui, vec2};
use std::f32::consts::TAU;

/// Time for which a face is seen while the die rolls, in seconds.
const FACE: f64 = 0.07;
/// Duration of the roll. It ends before the die's time in the animation of the move does.
const ROLL: f64 = 0.4;
/// Whole turns of a rolling die.
const TURNS: f64 = 0.75;

/// Draws the last roll of the die. A new roll tumbles first.
pub(super) fn draw_die(ui: &Ui, rect: Rect, panel: &Panel<'_>, rolls: u32, pips: Option<u8>) {
    let painter = ui.painter();
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
    let left = (1.0 - (now - since) / ROLL).clamp(0.0, 1.0);
    let is_rolling = left > 0.0 && panel.is_animating;
    let (pips, turn) = match (pips, is_rolling) {
        (Some(pips), true) => {
            let face = ((now - since) / FACE) as u8;
            // Neighbouring faces of the sequence differ.
            (Some((face * 5 + pips) % 6 + 1), left * left * TURNS)
        }
        _ => (pips, 0.0),
    };
    draw_face(painter, rect, pips, turn as f32);
}

/// Draws a face of the die, rotated by some whole turns. A die that has not been rolled shows none.
fn draw_face(painter: &Painter, rect: Rect, pips: Option<u8>, turn: f32) {
    const LIP: f32 = -0.13;
    const LIP_DEPTH: f32 = 0.07;
    /// Width and lightness of the line that sets the die off from a light page.
    const LINE: f32 = 0.035;
    const LINE_LIGHT: f32 = -0.3;
    let theme = painter.current_theme();
    let ivory = theme.shades.ivory;
    let side = rect.width();
    let rotation = Vec2::from_angle(turn * TAU);
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
    let square: Vec<Vec2> = corners
        .map(|(x, y)| rotation.rotate(Vec2::new(x, y)))
        .to_vec();
    // The face leaves room for its lip. A rolling die is smaller, so that its corners stay within its place.
    let size = side / (1.0 + LIP_DEPTH) * (1.0 - 0.25 * (2.0 * turn * TAU).sin().abs());
    let middle = rect.center() - vec2(0.0, LIP_DEPTH * size / 2.0);
    let on_screen = |at: Vec2| -> Pos2 { middle + vec2(at.x, at.y) * size };
    let outline = rounded(&square, 0.2);
    let layer = |outline: &[Vec2], down: f32, rgb| {
        let points = outline.iter().map(|&at| on_screen(at + Vec2::Y * down));
        Shape::convex_polygon(points.collect(), ink(rgb), Stroke::NONE)
    };
    if !theme.dark {
        let around = mitred(&outline, -LINE);
        let line = ivory.shaded(LINE_LIGHT, 0.03);
        painter.add(layer(&around, 0.0, line));
        painter.add(layer(&around, LIP_DEPTH, line));
    }
    painter.add(layer(&outline, LIP_DEPTH, ivory.shaded(LIP, 0.02)));
    painter.add(layer(&outline, 0.0, ivory));
    let pip = palette::ink(ivory);
    for dot in pips.map(dots).unwrap_or_default() {
        painter.circle_filled(
            on_screen(rotation.rotate(dot * 0.26)),
            size * 0.09,
            ink(pip),
        );
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
