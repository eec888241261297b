//! Mesh of the lines that a game draws over its board.

use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::coloured;
use crate::board::tiles::Tiles;
use crate::core::palette::Rgb;
use crate::core::{FrameSystems, RedrawAppExt, Screen};
use crate::drawing::PathLine;
use bevy::prelude::*;

/// Lines over the board, in drawing order.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PathLines(pub Vec<PathLine>);

/// Mesh of all lines.
#[derive(Component)]
struct PathLinesMesh;

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<PathLines>()
        .add_systems(
            Update,
            draw_path_lines
                .in_set(FrameSystems::Show)
                .run_if(in_state(Screen::Play).and_then(resource_changed::<PathLines>)),
        )
        .add_systems(OnExit(Screen::Play), forget_path_lines);
}

fn forget_path_lines(mut path_lines: ResMut<PathLines>) {
    path_lines.0.clear();
}

fn draw_path_lines(mut spawner: MeshSpawner, path_lines: Res<PathLines>, tiles: Res<Tiles>) {
    spawner.despawn_all::<PathLinesMesh>();
    let Some(projection) = tiles
        .projection
        .as_ref()
        .filter(|_| !path_lines.0.is_empty())
    else {
        return;
    };
    let pieces = path_lines.0.iter().flat_map(|line| {
        let pieces = line.raised(projection).pieces().into_iter();
        pieces.map(|piece| (piece, line.rgb))
    });
    let pieces: Vec<(Vec<Vec2>, Rgb)> = pieces.collect();
    spawner.spawn(coloured(&pieces), 2.2, PathLinesMesh);
}
