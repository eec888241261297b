//! Surroundings of a zoomed board.

use crate::board::View;
use crate::core::Phase;
use crate::core::language::SpokenLanguage;
use crate::core::theme::{Themed, ink, radius};
use crate::play::parts::PlayScreen;
use crate::ui;
use bevy::prelude::*;
use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::egui::{Mesh, Rect, Ui, vec2};
use lucide_icons::Icon;
use tessella_language::tr;

/// Width of the faded edges of a zoomed board, in points.
const FADE: f32 = 10.0;

/// Draws what covers the board: the ground around a zoomed board with the way out of the zoom, or a tray in place of the board of a paused
/// game.
pub(super) fn draw_over_board(mut screen: PlayScreen, mut view: ResMut<View>) -> Result {
    let ui = &mut screen.ui("over the board")?;
    let board = screen.board();
    if screen.phase() == Phase::Paused {
        ui::draw_tray(ui.painter(), board, radius::CARD);
    } else if view.is_zoomed() {
        draw_surroundings(ui, board, &view);
        // For players without keys or wheel.
        let label = tr!(ui.language(), "play-whole-board");
        if ui::round_button(ui, view.button(), Icon::ZoomOut, label).clicked() {
            view.show_whole();
        }
    }
    Ok(())
}

/// Covers the overflow of a zoomed board, with faded edges where it continues.
fn draw_surroundings(ui: &Ui, rect: Rect, view: &View) {
    let window = ui.ctx().viewport_rect();
    let painter = ui.painter();
    let shades = ui.current_theme().shades;
    let ground = |y: f32| ink(shades.page((y - window.top()) / window.height()));
    // Each side's edge and the window beyond it. Whole pixels avoid seams.
    let rect = rect.round_to_pixels(painter.pixels_per_point());
    let (left, top, right, bottom) = (rect.left(), rect.top(), rect.right(), rect.bottom());
    let sides = [
        (Rect::everything_left_of(left), vec2(1.0, 0.0)),
        (Rect::everything_above(top), vec2(0.0, 1.0)),
        (Rect::everything_right_of(right), vec2(-1.0, 0.0)),
        (Rect::everything_below(bottom), vec2(0.0, -1.0)),
    ];
    for ((beyond, inwards), goes_on) in sides.into_iter().zip(view.goes_on()) {
        let beyond = beyond.intersect(window);
        painter.add(ui::page_mesh(window, &shades, beyond, 1.0));
        if !goes_on {
            continue;
        }
        // The strip along this side, from the outer edge to the inner one.
        let along = vec2(inwards.y.abs(), inwards.x.abs());
        let middle = rect.center() - inwards * rect.size() / 2.0;
        let half = along * rect.size() / 2.0;
        let mut strip = Mesh::default();
        for (at, opacity) in [(middle, 1.0), (middle + inwards * FADE, 0.0)] {
            for end in [at - half, at + half] {
                strip.colored_vertex(end, ground(end.y).gamma_multiply(opacity));
            }
        }
        strip.add_triangle(0, 1, 2);
        strip.add_triangle(1, 2, 3);
        painter.add(strip);
    }
}
