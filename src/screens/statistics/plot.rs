//! Plot of the moves above par over the wins of a game.

use crate::core::language::SpokenLanguage;
use crate::core::palette::Rgb;
use crate::core::rects::{between, centred};
use crate::core::theme::{Themed, ink, space};
use crate::ui::{self, NOTE};
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};
use tessella_language::tr;

/// Greatest number of wins in a plot; the last ones are drawn.
const LONGEST: usize = 60;
/// Height of the plot, in points.
const HEIGHT: f32 = 72.0;
/// Width of the labels of the axis, in points.
const LABELS: f32 = 44.0;

/// Adds a plot of the moves above par of the last wins, in the order in which they were finished.
pub(super) fn draw_plot(ui: &mut Ui, above_par: &[i64], colour: Rgb) {
    let shown = &above_par[above_par.len().saturating_sub(LONGEST)..];
    ui::note(
        ui,
        &tr!(ui.language(), "statistics-plot", wins = shown.len()),
    );
    let size = vec2(ui.available_width(), HEIGHT);
    ui::picture(ui, size, |painter, area| {
        draw_line(painter, area, shown, colour);
    });
}

fn draw_line(painter: &Painter, whole: Rect, moves: &[i64], colour: Rgb) {
    let shades = painter.current_theme().shades;
    let most = moves.iter().copied().max().unwrap_or(0).max(1);
    let least = moves.iter().copied().min().unwrap_or(0).min(0);
    let area = between(
        whole.min + vec2(LABELS, space::SMALL),
        whole.max - vec2(space::TINY, space::SMALL),
    );
    let height = |moves: i64| {
        let share = (moves - least) as f32 / (most - least) as f32;
        area.bottom() - share * area.height()
    };
    let par = tr!(painter.language(), "statistics-plot-par");
    for (moves, label) in [(most, &*format!("+{most}")), (0, par)] {
        let y = height(moves);
        let ends = [pos2(area.left(), y), pos2(area.right(), y)];
        painter.line_segment(ends, Stroke::new(1.0, ink(shades.line)));
        let size = vec2(LABELS - space::TINY, 2.0 * space::LARGE);
        let place = centred(pos2(whole.left() + size.x / 2.0, y), size);
        ui::draw_text(painter, place, Align2::LEFT_CENTER, NOTE, label);
    }
    let step = area.width() / (moves.len().max(2) - 1) as f32;
    let points: Vec<Pos2> = moves
        .iter()
        .enumerate()
        .map(|(at, &moves)| pos2(area.left() + step * at as f32, height(moves)))
        .collect();
    let accent = ink(colour);
    painter.add(Shape::line(points.clone(), Stroke::new(1.5, accent)));
    for at in points {
        painter.circle_filled(at, 2.5, accent);
    }
}
