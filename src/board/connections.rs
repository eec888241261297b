//! Dashed lines between neighbours that do not touch in the drawing of a board, such as the two ends of a ferry. Jumps
//! are drawn by their game.

use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes;
use crate::board::tiles::Tiles;
use crate::drawing::connection_lines;
use bevy::prelude::*;

/// Mesh of the links of a board.
#[derive(Component)]
struct ConnectionLines;

/// Spawns the links of the board and despawns the previous ones.
pub(super) fn spawn_connections(mut spawner: MeshSpawner, tiles: Res<Tiles>) {
    spawner.despawn_all::<ConnectionLines>();
    let pieces = tiles.projection.as_ref().map(connection_lines);
    if let Some(pieces) = pieces.filter(|pieces| !pieces.is_empty()) {
        let outline = spawner.assets.outline.clone();
        spawner.spawn_in(outline, meshes::mesh(&pieces), 2.5, ConnectionLines);
    }
}
