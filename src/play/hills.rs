//! What is told about the heights of a board: a key at its corner, and the height of the tile that is pointed at.

use crate::board::{Cursor, View};
use crate::core::language::SpokenLanguage;
use crate::core::rects::{centred, sized};
use crate::core::theme::{Themed, ink, space};
use crate::core::{BoardOrientation, Phase};
use crate::drawing::BoardProjection;
use crate::drawing::bed;
use crate::drawing::tile_style::{Body, Relief};
use crate::play::parts::PlayScreen;
use crate::text::capitalized;
use crate::ui::{self, NOTE, SMALL};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use tessella_boards::{CellId, Point};
use tessella_games::{Appearance, Position, Rules};
use tessella_language::tr;

/// Height of the strip below the board, in points.
const STRIP: f32 = 20.0;
/// Width and least height of a chip, and the part of the strip that the highest one adds, in points.
const CHIP: Vec2 = vec2(12.0, 5.0);
const RISE: f32 = 8.0;

/// Reserves a strip below the board for the key, if the board has hills.
pub(super) fn take_strip(position: &Position, board: &mut Rect) {
    if position.board().heights().is_some() {
        board.max.y -= STRIP;
    }
}

/// Draws the key below the board, and the height of the tile that is pointed at, unless the board is hidden.
pub(super) fn draw_hills_key(
    mut screen: PlayScreen,
    cursor: Res<Cursor>,
    view: Res<View>,
    orientation: Res<BoardOrientation>,
) -> Result {
    if screen.phase() == Phase::Paused {
        return Ok(());
    }
    let ui = screen.ui("hills")?;
    let (painter, zoom) = (ui.painter(), ui.ctx().zoom_factor());
    let position = screen.game()?.position();
    let board = position.board();
    let highest = if is_ground(position) {
        board.cells().map(|cell| level(position, cell)).max()
    } else {
        Some(board.highest())
    };
    let Some(highest) = highest.filter(|&highest| highest > 0) else {
        return Ok(());
    };
    let told = cursor.told().filter(|cell| cell.index() < board.len());
    let told = told.map(|cell| (cell, level(position, cell)));
    if board.heights().is_some() && !view.is_zoomed() {
        let pixels = view.pixels();
        let margin = bed::margin(board.extent());
        let bed = (pixels.extent + margin) * pixels.cell;
        let corner = (pixels.origin + bed) / zoom;
        let left = (pixels.origin.x - margin * pixels.cell) / zoom;
        let strip = Rect::from_min_max(
            pos2(left, corner.y + space::TINY),
            pos2(corner.x, corner.y + STRIP),
        );
        draw_key(
            painter,
            strip,
            position,
            highest,
            told.map(|(_, level)| level),
        );
    }
    if let Some((cell, level)) = told {
        let centre = BoardProjection::new(position, *orientation).centre(cell);
        let at = view.pixels().in_window(Point::new(centre.x, centre.y)) / zoom;
        let at = pos2(at.x, at.y) + vec2(0.27, -0.25) * view.pixels().cell / zoom;
        if view.is_open(bevy::math::Vec2::new(at.x, at.y) * zoom) {
            draw_level(painter, at, level);
        }
    }
    Ok(())
}

/// Returns `true` if cells can be raised: their height is their colour.
fn is_ground(position: &Position) -> bool {
    matches!(position.appearance(CellId(0)), Appearance::Ground { .. })
}

/// Returns the current height of a cell.
fn level(position: &Position, cell: CellId) -> u8 {
    match position.appearance(cell) {
        Appearance::Ground { height, .. } => height,
        _ => position.board().height(cell),
    }
}

/// Draws the key: a chip for each level, the lowest first, with a frame around that of the tile that is pointed at, whose height is also
/// told in words.
fn draw_key(painter: &Painter, strip: Rect, position: &Position, highest: u8, told: Option<u8>) {
    let (theme, language) = (&painter.current_theme(), painter.language());
    let rgb = |level| {
        if is_ground(position) {
            Body::Ground(level).rgb_at(theme, Relief { level, highest })
        } else {
            theme.shades.quiet
        }
    };
    let high = tr!(language, "hills-high");
    let high = ui::draw_text(painter, strip, Align2::RIGHT_CENTER, NOTE, high);
    let step = CHIP.x + 2.0;
    let left = high.left() - space::SMALL - step * f32::from(highest + 1);
    for level in 0..=highest {
        let rise = RISE * f32::from(level) / f32::from(highest);
        let size = vec2(CHIP.x, CHIP.y + rise);
        let foot = pos2(left + step * f32::from(level), strip.bottom() - 2.0);
        let chip = sized(foot - vec2(0.0, size.y), size);
        painter.rect_filled(chip, 2.0, ink(rgb(level)));
        let line = if told == Some(level) {
            Stroke::new(2.0, ink(theme.shades.text))
        } else {
            Stroke::new(1.0, ink(theme.shades.lip))
        };
        painter.rect_stroke(chip, CornerRadius::same(2), line, StrokeKind::Outside);
    }
    let rest = strip.with_max_x(left - space::SMALL);
    let low = tr!(language, "hills-low");
    let low = ui::draw_text(painter, rest, Align2::RIGHT_CENTER, NOTE, low);
    let rest = rest.with_max_x(low.left() - space::SMALL);
    if let Some(height) = told {
        let words = capitalized(&tr!(language, "tile-height", height));
        ui::draw_text(painter, rest, Align2::LEFT_CENTER, SMALL, &words);
    }
}

/// Draws the level of a tile on a disc around a point.
fn draw_level(painter: &Painter, at: Pos2, level: u8) {
    const RADIUS: f32 = 8.0;
    let theme = &painter.current_theme();
    let disc = SMALL.bold().rgb(theme.shades.background);
    painter.circle_filled(at, RADIUS, ink(theme.shades.text));
    let area = centred(at, Vec2::splat(2.0 * RADIUS));
    ui::draw_text(
        painter,
        area,
        Align2::CENTER_CENTER,
        disc,
        &level.to_string(),
    );
}
