//! The place of the board in the window, in pixels.

use crate::boards::Point;
use bevy::prelude::*;
use bevy_egui::egui;

/// The place that the screen leaves the board, in egui's points, and how many logical pixels a point has.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct BoardPlace {
    /// The place.
    pub rect: egui::Rect,
    /// Logical pixels a point.
    pub zoom: f32,
}

impl Default for BoardPlace {
    fn default() -> Self {
        Self {
            rect: egui::Rect::ZERO,
            zoom: 1.0,
        }
    }
}

/// How the board lies in the window, in logical pixels; y grows down.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pixels {
    /// Where the board's top left corner is.
    pub origin: Vec2,
    /// How long a cell's side is.
    pub cell: f32,
    /// The board's extent in cells, if it is turned half round.
    pub turned: Option<Vec2>,
}

impl Pixels {
    /// Fits a board into a place, in the middle of it. Sizes and places are whole physical pixels, so that tiles are
    /// drawn sharp and alike; a tile smaller than that is drawn as it comes.
    pub fn fit(place: &BoardPlace, extent: Point, scale: f32) -> Self {
        let extent = Vec2::new(extent.x, extent.y);
        let min = Vec2::new(place.rect.min.x, place.rect.min.y) * place.zoom;
        let size = Vec2::new(place.rect.width(), place.rect.height()) * place.zoom;
        let exact = (size / extent).min_element().max(0.0);
        let whole = (exact * scale).floor() / scale;
        let cell = if whole * scale >= 6.0 { whole } else { exact };
        let free = size - extent * cell;
        let origin = ((min + free / 2.0) * scale).round() / scale;
        Self {
            origin,
            cell,
            turned: None,
        }
    }

    /// A length on the board, in cells, that is to have no more than so many logical pixels.
    pub fn capped(&self, cells: f32, pixels: f32) -> f32 {
        if self.cell > 0.0 {
            cells.min(pixels / self.cell)
        } else {
            cells
        }
    }

    /// The place on the board of a place in the window.
    pub fn on_board(&self, pixel: Vec2) -> Option<Point> {
        let place = self.turn(self.as_seen(pixel)?);
        Some(Point::new(place.x, place.y))
    }

    /// The same on the board as it is seen.
    pub fn as_seen(&self, pixel: Vec2) -> Option<Vec2> {
        (self.cell > 0.0).then(|| (pixel - self.origin) / self.cell)
    }

    /// From the board to how it is seen, and back.
    pub(super) fn turn(&self, place: Vec2) -> Vec2 {
        self.turned.map_or(place, |extent| extent - place)
    }

    /// The place in the window of a place on the board.
    pub fn in_window(&self, place: Point) -> Vec2 {
        self.origin + self.turn(Vec2::new(place.x, place.y)) * self.cell
    }
}
