//! Area of the board in the window, and the conversion between the board and pixels.

use bevy::prelude::*;
use bevy_egui::egui;
use tessella_boards::Point;

/// Area that the screen reserves for the board.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct BoardPlacement {
    /// The area, in egui's points.
    pub rect: egui::Rect,
    /// Logical pixels per point.
    pub zoom: f32,
}

impl Default for BoardPlacement {
    fn default() -> Self {
        Self {
            rect: egui::Rect::ZERO,
            zoom: 1.0,
        }
    }
}

/// Position and scale of the board in the window, in logical pixels; y points down.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pixels {
    /// Top left corner of the board.
    pub origin: Vec2,
    /// Side length of a cell.
    pub cell: f32,
    /// Extent of the board in cells, if it is rotated by 180 degrees.
    pub rotated: Option<Vec2>,
}

impl Pixels {
    /// Fits a board with some room above it, in cells, into the centre of an area. Positions and cell sizes are whole physical pixels, so that all tiles
    /// are sharp and equal; cells smaller than 6 physical pixels are not rounded.
    pub fn fit(place: &BoardPlacement, extent: Point, headroom: f32, scale: f32) -> Self {
        let extent = Vec2::new(extent.x, extent.y + headroom);
        let min = Vec2::new(place.rect.min.x, place.rect.min.y) * place.zoom;
        let size = Vec2::new(place.rect.width(), place.rect.height()) * place.zoom;
        let exact = (size / extent).min_element().max(0.0);
        let whole = (exact * scale).floor() / scale;
        let cell = if whole * scale >= 6.0 { whole } else { exact };
        let free = size - extent * cell;
        let origin = min + free / 2.0 + Vec2::new(0.0, headroom * cell);
        let origin = (origin * scale).round() / scale;
        Self {
            origin,
            cell,
            rotated: None,
        }
    }

    /// Limits a length on the board, in cells, to a number of logical pixels.
    pub fn capped(&self, cells: f32, pixels: f32) -> f32 {
        if self.cell > 0.0 {
            cells.min(pixels / self.cell)
        } else {
            cells
        }
    }

    /// Converts a position in the window to one on the board.
    pub fn on_board(&self, pixel: Vec2) -> Option<Point> {
        let place = self.turn(self.as_seen(pixel)?);
        Some(Point::new(place.x, place.y))
    }

    /// Converts a position in the window to one on the board as displayed, which may be rotated.
    pub fn as_seen(&self, pixel: Vec2) -> Option<Vec2> {
        (self.cell > 0.0).then(|| (pixel - self.origin) / self.cell)
    }

    /// Converts a position on the board to the displayed, possibly rotated one, and back.
    pub(super) fn turn(&self, place: Vec2) -> Vec2 {
        self.rotated.map_or(place, |extent| extent - place)
    }

    /// Converts a position on the board to one in the window.
    pub fn in_window(&self, place: Point) -> Vec2 {
        self.origin + self.turn(Vec2::new(place.x, place.y)) * self.cell
    }
}
