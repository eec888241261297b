//! Dashed lines between neighbours that do not touch in the drawing of a board, such as the two ends of a ferry. Jumps
//! are drawn by their game.

use super::tiles::despawn_all;
use crate::app::board::meshes;
use crate::app::board::meshes::TileAssets;
use crate::app::core::Screen;
use crate::app::drawing::{Relief, links};
use bevy::prelude::*;

/// Mesh of the links of a board.
#[derive(Component)]
pub(super) struct Links;

/// Spawns the links of a board and despawns the previous ones.
pub(super) fn spawn(
    commands: &mut Commands,
    relief: &Relief,
    assets: &TileAssets,
    meshes: &mut Assets<Mesh>,
) {
    commands.queue(despawn_all::<Links>);
    let pieces = links(relief);
    if pieces.is_empty() {
        return;
    }
    commands.spawn((
        Links,
        Mesh2d(meshes.add(meshes::mesh(&pieces))),
        MeshMaterial2d(assets.outline.clone()),
        Transform::from_xyz(0.0, 0.0, 2.5),
        DespawnOnExit(Screen::Play),
    ));
}
