//! Dashed lines between neighbours that do not touch in the drawing of a board, such as the two ends of a ferry. Jumps
//! are drawn by their game.

use super::tiles::despawn_all;
use crate::board::departure::BoardPart;
use crate::board::meshes;
use crate::board::tile_assets::TileAssets;
use crate::drawing::{BoardProjection, connection_lines};
use bevy::prelude::*;

/// Mesh of the links of a board.
#[derive(Component)]
pub(super) struct ConnectionLines;

/// Spawns the links of a board and despawns the previous ones.
pub(super) fn spawn(
    commands: &mut Commands,
    projection: &BoardProjection,
    assets: &TileAssets,
    meshes: &mut Assets<Mesh>,
) {
    commands.queue(despawn_all::<ConnectionLines>);
    let pieces = connection_lines(projection);
    if pieces.is_empty() {
        return;
    }
    commands.spawn((
        ConnectionLines,
        Mesh2d(meshes.add(meshes::mesh(&pieces))),
        MeshMaterial2d(assets.outline.clone()),
        Transform::from_xyz(0.0, 0.0, 2.5),
        BoardPart,
    ));
}
