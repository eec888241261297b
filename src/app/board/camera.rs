//! Where the board is in the window: the camera looks at it so that it fills the place that the screen leaves it, all of
//! it or the part that is in view.

use super::meshes::TileMeshes;
use super::*;
use crate::app::controls::Cursor;
use crate::app::idle::Moving;
use crate::app::theme::Theme;
use crate::boards::Point;
use bevy::camera::CameraUpdateSystems;
use bevy_egui::{EguiPostUpdateSet, egui};

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

/// Whether the board is turned half round, so that the player's own corner is at the top left.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turned(pub bool);

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
    fn turn(&self, place: Vec2) -> Vec2 {
        self.turned.map_or(place, |extent| extent - place)
    }

    /// The place in the window of a place on the board.
    pub fn in_window(&self, place: Point) -> Vec2 {
        self.origin + self.turn(Vec2::new(place.x, place.y)) * self.cell
    }
}

/// How thick the frame around the tile in focus is, in cells, and at most in logical pixels.
const FRAME: f32 = 0.1;
const FRAME_PIXELS: f32 = 6.0;

/// The frame around the tile in focus.
#[derive(Component, Default, PartialEq)]
struct CursorFrame {
    /// The kind of cell it was drawn for.
    kind: Option<usize>,
    /// How thick it was drawn, in cells.
    thickness: f32,
    /// For which theme.
    dark: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardPlace>()
        .init_resource::<Pixels>()
        .init_resource::<View>()
        .init_resource::<Turned>()
        .add_systems(
            PostUpdate,
            (look_at_board, place_cursor)
                .chain()
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(CameraUpdateSystems)
                .before(TransformSystems::Propagate)
                .run_if(in_state(Screen::Play)),
        );
}

/// How what stands upright is turned with the board.
pub(super) fn half_round(turned: bool) -> Quat {
    match turned {
        true => Quat::from_rotation_z(std::f32::consts::PI),
        false => Quat::IDENTITY,
    }
}

/// Spawns the frame of the cursor, in place of the one of the board before.
pub(super) fn spawn_cursor(commands: &mut Commands, kit: &Kit, meshes: &mut Assets<Mesh>) {
    commands.queue(despawn_all::<CursorFrame>);
    commands.spawn((
        CursorFrame::default(),
        Mesh2d(meshes.add(meshes::coloured(&[]))),
        MeshMaterial2d(kit.white.clone()),
        Transform::from_xyz(0.0, 0.0, 3.0),
        Visibility::Hidden,
        DespawnOnExit(Screen::Play),
    ));
}

fn look_at_board(
    place: Res<BoardPlace>,
    mut pixels: ResMut<Pixels>,
    mut view: ResMut<View>,
    turned: Res<Turned>,
    (table, replay): (Res<OnTable>, Res<Replay>),
    camera: Single<(&Camera, &mut Projection, &mut Transform)>,
    mut moving: ResMut<Moving>,
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
        // Lines are drawn as thick as pixels say, in the frame that follows.
        moving.now();
    }
    if shown.cell <= 0.0 {
        return;
    }
    if let Projection::Orthographic(orthographic) = &mut *projection
        && orthographic.scale != 1.0 / shown.cell
    {
        orthographic.scale = 1.0 / shown.cell;
    }
    // The middle of the window, seen from the board's corner; the world's y grows up.
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

fn place_cursor(
    cursor: Res<Cursor>,
    (table, replay): (Res<OnTable>, Res<Replay>),
    (pixels, board_place): (Res<Pixels>, Res<BoardPlace>),
    shapes: Option<Res<TileMeshes>>,
    theme: Res<Theme>,
    frame: Option<Single<(&mut CursorFrame, &mut Transform, &mut Visibility, &Mesh2d)>>,
    mut meshes: ResMut<Assets<Mesh>>,
) -> Result {
    let (Some(frame), Some(shapes), Some(game)) = (frame, shapes, shown(&table, &replay)) else {
        return Ok(());
    };
    let board = game.position().board();
    let (mut frame, mut transform, mut visibility, mesh) = frame.into_inner();
    let wanted = CursorFrame {
        kind: shapes.kind(cursor.cell),
        thickness: pixels.capped(FRAME, FRAME_PIXELS * board_place.zoom),
        dark: theme.dark,
    };
    if cursor.shown && *frame != wanted {
        // An edge in the colour of the ground keeps it apart from light tiles and from dark ones.
        let edge = shapes::frame(board, cursor.cell, 1.4 * wanted.thickness);
        let frame_itself = shapes::frame(board, cursor.cell, wanted.thickness);
        let (ground, line) = (theme.shades.background, theme.shades.outline);
        let edge = edge.into_iter().map(|piece| (piece, ground));
        let pieces = edge.chain(frame_itself.into_iter().map(|piece| (piece, line)));
        let pieces: Vec<_> = pieces.collect();
        meshes.insert(mesh.0.id(), meshes::coloured(&pieces))?;
        *frame = wanted;
    }
    visibility.set_if_neq(if cursor.shown {
        Visibility::Visible
    } else {
        Visibility::Hidden
    });
    let centre = board.centre(cursor.cell);
    let place = Vec3::new(centre.x, -centre.y, transform.translation.z);
    if transform.translation != place {
        transform.translation = place;
    }
    Ok(())
}
