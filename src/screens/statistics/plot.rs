//! Plot of the moves above par over the wins of a game.

use crate::core::language::SpokenLanguage;
use crate::core::rects::between;
use crate::core::theme::{Theme, ink};
use crate::ui::{plain, write};
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, pos2};
use tessella_language::tr;

/// Greatest number of wins in a plot; the last ones are drawn.
const LONGEST: usize = 60;
/// Height of the caption, in points.
const CAPTION: f32 = 22.0;
/// Width of the labels of the axis, in points.
const LABELS: f32 = 34.0;

/// Draws the moves above par of the last wins, in the order in which they were finished.
pub(super) fn draw(painter: &Painter, rect: Rect, theme: &Theme, above_par: &[i64]) {
    let language = painter.language();
    let shades = &theme.shades;
    let shown = &above_par[above_par.len().saturating_sub(LONGEST)..];
    let most = shown.iter().copied().max().unwrap_or(0).max(1);
    let least = shown.iter().copied().min().unwrap_or(0).min(0);
    let quiet = ink(shades.quiet);
    let small = plain(12.0);
    let caption = tr!(language, "statistics-plot", wins = shown.len());
    let at = pos2(rect.left(), rect.top() + CAPTION / 2.0);
    let left = Align2::LEFT_CENTER;
    write(
        painter,
        at,
        left,
        &caption,
        small.clone(),
        quiet,
        rect.width(),
    );
    let area = between(
        pos2(rect.left() + LABELS, rect.top() + CAPTION + 6.0),
        pos2(rect.right() - 6.0, rect.bottom() - 6.0),
    );
    let height = |moves: i64| {
        let share = (moves - least) as f32 / (most - least) as f32;
        area.bottom() - share * area.height()
    };
    for (moves, text) in [
        (most, format!("+{most}")),
        (0, tr!(language, "statistics-plot-par").to_owned()),
    ] {
        let y = height(moves);
        let ends = [pos2(area.left(), y), pos2(area.right(), y)];
        painter.line_segment(ends, Stroke::new(1.0, ink(shades.line)));
        let at = pos2(rect.left(), y);
        write(painter, at, left, &text, small.clone(), quiet, LABELS - 6.0);
    }
    let step = area.width() / (shown.len().max(2) - 1) as f32;
    let points: Vec<Pos2> = { shown.iter().enumerate() }
        .map(|(at, &moves)| pos2(area.left() + step * at as f32, height(moves)))
        .collect();
    let accent = ink(shades.accent);
    painter.add(Shape::line(points.clone(), Stroke::new(1.5, accent)));
    for at in points {
        painter.circle_filled(at, 2.5, accent);
    }
}
