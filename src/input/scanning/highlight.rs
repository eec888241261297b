//! Outline of the cells in focus.

use crate::board::View;
use crate::core::scan::Scan;
use crate::core::theme::{Themed, ink};
use crate::core::{BoardOrientation, CurrentGame};
use crate::drawing::BoardProjection;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{LayerId, Shape, Stroke, pos2};
use tessella_boards::Point;
use tessella_games::Rules;

/// Width of the outline, and of its border, in points.
const WIDTH: f32 = 4.0;
const BORDER: f32 = 8.0;

/// Draws an outline around each cell in focus.
pub(super) fn draw_scan_highlight(
    mut contexts: EguiContexts,
    scan: Res<Scan>,
    current: Res<CurrentGame>,
    orientation: Res<BoardOrientation>,
    view: Res<View>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(game) = current.game().filter(|_| !scan.focused().is_empty()) else {
        return Ok(());
    };
    let position = game.position();
    let projection = BoardProjection::new(position, *orientation);
    let pixels = view.pixels();
    let painter = context.layer_painter(LayerId::background());
    let shades = context.current_theme().shades;
    let outlines: Vec<_> = scan
        .focused()
        .iter()
        .filter(|cell| cell.index() < position.board().len())
        .map(|&cell| {
            let up = projection.up() * projection.lift(cell);
            let corners = projection.board().outline(cell).into_iter();
            let in_window = corners.map(|corner| {
                let at = pixels.in_window(Point::new(corner.x + up.x, corner.y + up.y));
                pos2(at.x, at.y)
            });
            in_window.collect::<Vec<_>>()
        })
        .collect();
    // The borders of all cells lie below the outlines, which stand out on every colour so.
    for (width, colour) in [(BORDER, shades.background), (WIDTH, shades.text)] {
        for outline in &outlines {
            let stroke = Stroke::new(width, ink(colour));
            painter.add(Shape::closed_line(outline.clone(), stroke));
        }
    }
    Ok(())
}
