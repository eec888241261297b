//! Area of the board in the window, and the conversion between the board and pixels.

use crate::core::rotation::Rotation;
use crate::drawing::bed;
use bevy::ecs::system::SystemParam;
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
    /// Rotation of the board.
    pub rotation: Rotation,
    /// Extent of the board that is not rotated, in cells.
    pub extent: Vec2,
}

/// Scale of what is drawn on the board.
#[derive(SystemParam)]
pub(super) struct BoardScale<'w> {
    pub(super) pixels: Res<'w, Pixels>,
    placement: Res<'w, BoardPlacement>,
}

impl BoardScale<'_> {
    /// Limits a length on the board, in cells, to a number of points.
    pub(super) fn capped(&self, cells: f32, points: f32) -> f32 {
        self.pixels.capped(cells, points * self.placement.zoom)
    }

    /// Returns the side of a cell, in points.
    pub(super) fn cell(&self) -> f32 {
        self.pixels.cell / self.placement.zoom
    }
}

impl Pixels {
    /// Fits a board with this extent on the screen, with its bed and with some room above it, in cells, into the centre of an area. Positions and cell sizes are whole physical pixels, so that all tiles
    /// are sharp and equal; cells smaller than 6 physical pixels are not rounded.
    pub fn fit(place: &BoardPlacement, extent: Point, headroom: f32, scale: f32) -> Self {
        let board = Vec2::new(extent.x, extent.y);
        let margin = bed::margin(extent);
        let extent = board + Vec2::new(0.0, headroom) + Vec2::splat(2.0 * margin);
        let min = Vec2::new(place.rect.min.x, place.rect.min.y) * place.zoom;
        let size = Vec2::new(place.rect.width(), place.rect.height()) * place.zoom;
        let exact = (size / extent).min_element().max(0.0);
        let whole = (exact * scale).floor() / scale;
        let cell = if whole * scale >= 6.0 { whole } else { exact };
        let free = size - extent * cell;
        let above = Vec2::splat(margin) + Vec2::new(0.0, headroom);
        let origin = min + free / 2.0 + above * cell;
        let origin = (origin * scale).round() / scale;
        Self {
            origin,
            cell,
            rotation: Rotation::None,
            extent: board,
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
        let place = self.rotation.on_board(self.as_seen(pixel)?, self.extent);
        Some(Point::new(place.x, place.y))
    }

    /// Converts a position in the window to one on the board as displayed, which may be rotated.
    pub fn as_seen(&self, pixel: Vec2) -> Option<Vec2> {
        (self.cell > 0.0).then(|| (pixel - self.origin) / self.cell)
    }

    /// Converts a position on the board to one in the window.
    pub fn in_window(&self, place: Point) -> Vec2 {
        let seen = self.rotation.seen(Vec2::new(place.x, place.y), self.extent);
        self.origin + seen * self.cell
    }
}
