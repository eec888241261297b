//! Camera and position of the board in the window: the board, or its visible part, fills the area that the screen
//! reserves for it.

use crate::app::board::view::View;
use crate::app::core::{CurrentGame, RedrawRequest, Replay, Screen, Turned, shown};
use crate::boards::Point;
use crate::games::Rules;
use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, egui};

/// Area that the screen reserves for the board.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct BoardPlace {
    /// The area, in egui's points.
    pub rect: egui::Rect,
    /// Logical pixels per point.
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

/// Position and scale of the board in the window, in logical pixels; y points down.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pixels {
    /// Top left corner of the board.
    pub origin: Vec2,
    /// Side length of a cell.
    pub cell: f32,
    /// Extent of the board in cells, if it is rotated by 180 degrees.
    pub turned: Option<Vec2>,
}

impl Pixels {
    /// Fits a board into the centre of an area. Positions and cell sizes are whole physical pixels, so that all tiles
    /// are sharp and equal; cells smaller than 6 physical pixels are not rounded.
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
    fn turn(&self, place: Vec2) -> Vec2 {
        self.turned.map_or(place, |extent| extent - place)
    }

    /// Converts a position on the board to one in the window.
    pub fn in_window(&self, place: Point) -> Vec2 {
        self.origin + self.turn(Vec2::new(place.x, place.y)) * self.cell
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardPlace>()
        .init_resource::<Pixels>()
        .init_resource::<View>()
        .add_systems(
            PostUpdate,
            look_at_board
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate)
                .run_if(in_state(Screen::Play)),
        );
}

/// Returns the rotation that keeps an object upright on a rotated board.
pub(super) fn half_round(turned: bool) -> Quat {
    match turned {
        true => Quat::from_rotation_z(std::f32::consts::PI),
        false => Quat::IDENTITY,
    }
}

pub(super) fn look_at_board(
    place: Res<BoardPlace>,
    mut pixels: ResMut<Pixels>,
    mut view: ResMut<View>,
    turned: Res<Turned>,
    (table, replay): (Res<CurrentGame>, Res<Replay>),
    camera: Single<(&Camera, &mut Projection, &mut Transform)>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let (camera, mut projection, mut transform) = camera.into_inner();
    let (Some(game), Some(size)) = (shown(&table, &replay), camera.logical_target_size()) else {
        return;
    };
    let scale = camera.target_scaling_factor().unwrap_or(1.0);
    let extent = game.position().board().extent();
    view.take(game.code(), &place, extent, scale, turned.0);
    let shown = view.pixels();
    if pixels.set_if_neq(shown) {
        // The width of lines depends on the cell size; they are redrawn in the next frame.
        redraw.request();
    }
    if shown.cell <= 0.0 {
        return;
    }
    if let Projection::Orthographic(orthographic) = &mut *projection
        && orthographic.scale != 1.0 / shown.cell
    {
        orthographic.scale = 1.0 / shown.cell;
    }
    // Centre of the window relative to the corner of the board; the world's y axis points up.
    let middle = shown.turn((size / 2.0 - shown.origin) / shown.cell);
    let looks_from = Vec3::new(middle.x, -middle.y, transform.translation.z);
    if transform.translation != looks_from {
        transform.translation = looks_from;
    }
    let rotation = half_round(turned.0);
    if transform.rotation != rotation {
        transform.rotation = rotation;
    }
}
