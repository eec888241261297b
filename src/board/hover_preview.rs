//! Frames around the neighbours of the focused tile that are elsewhere in the drawing, such as in the next layer of a
//! cube or across a joined edge.

use super::tiles::{Tiles, despawn_all};
use crate::board::cursor::Cursor;
use crate::board::meshes;
use crate::board::tile_assets::TileAssets;
use crate::core::{BoardOrientation, FrameSystems, Screen};
use crate::drawing::{BoardProjection, shapes, touch_in_picture};
use bevy::prelude::*;
use tessella_boards::CellId;

/// Thickness of the frames, in cells.
const THICKNESS: f32 = 0.05;

/// Frame around a neighbour of the focused tile.
#[derive(Component)]
struct HoverPreview;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_hover_preview
            .in_set(FrameSystems::Show)
            .run_if(in_state(Screen::Play))
            .run_if(resource_changed::<Cursor>.or_else(resource_changed::<BoardOrientation>)),
    );
}

fn show_hover_preview(
    mut commands: Commands,
    cursor: Res<Cursor>,
    mut last: Local<Option<(CellId, BoardOrientation)>>,
    (assets, tiles): (Res<TileAssets>, Res<Tiles>),
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let focus = cursor.shown.then_some(cursor.cell);
    let orientation = tiles.projection.as_ref().map(BoardProjection::orientation);
    let now = focus.zip(orientation);
    if *last == now {
        return;
    }
    *last = now;
    commands.queue(despawn_all::<HoverPreview>);
    let (Some(focus), Some(projection)) = (focus, &tiles.projection) else {
        return;
    };
    let board = projection.board();
    let elsewhere = board.neighbours(focus).iter().copied();
    for cell in elsewhere.filter(|&cell| !touch_in_picture(board, focus, cell)) {
        let Vec2 { x, y } = projection.centre(cell);
        let frame = shapes::frame(board, cell, THICKNESS);
        commands.spawn((
            HoverPreview,
            Mesh2d(meshes.add(meshes::mesh(&frame))),
            MeshMaterial2d(assets.focus.clone()),
            Transform::from_xyz(x, -y, 2.9),
            DespawnOnExit(Screen::Play),
        ));
    }
}
