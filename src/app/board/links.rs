//! Ways that the picture of a board alone would not show: between neighbours that do not touch in it, such as the two
//! ends of a ferry. Jumps are drawn by the game that has them.

use super::tiles::despawn_all;
use crate::app::board::meshes;
use crate::app::board::meshes::TileAssets;
use crate::app::core::Screen;
use crate::app::drawing::links;
use crate::boards::Board;
use bevy::prelude::*;

/// The links of a board.
#[derive(Component)]
pub(super) struct Links;

/// Spawns the links of a board, in place of those of the board before.
pub(super) fn spawn(
    commands: &mut Commands,
    board: &Board,
    kit: &TileAssets,
    meshes: &mut Assets<Mesh>,
) {
    commands.queue(despawn_all::<Links>);
    let pieces = links(board);
    if pieces.is_empty() {
        return;
    }
    commands.spawn((
        Links,
        Mesh2d(meshes.add(meshes::mesh(&pieces))),
        MeshMaterial2d(kit.outline.clone()),
        Transform::from_xyz(0.0, 0.0, 2.5),
        DespawnOnExit(Screen::Play),
    ));
}
