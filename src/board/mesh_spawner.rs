//! Spawning of the meshes that lie over and below the tiles.

use crate::board::departure::BoardPart;
use crate::board::tile_assets::TileAssets;
use crate::board::tiles::despawn_all;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What it takes to replace a mesh of the board.
#[derive(SystemParam)]
pub(super) struct MeshSpawner<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    pub(super) meshes: ResMut<'w, Assets<Mesh>>,
    pub(super) assets: Res<'w, TileAssets>,
}

impl MeshSpawner<'_, '_> {
    /// Despawns what was spawned with this component before.
    pub(super) fn despawn_all<C: Component>(&mut self) {
        self.commands.queue(despawn_all::<C>);
    }

    /// Spawns a mesh with vertex colours at a distance from the board, towards the camera.
    pub(super) fn spawn(
        &mut self,
        mesh: Mesh,
        distance: f32,
        components: impl Bundle,
    ) -> EntityCommands<'_> {
        let white = self.assets.white.clone();
        self.spawn_in(white, mesh, distance, components)
    }

    /// Spawns a mesh in a material at a distance from the board, towards the camera.
    pub(super) fn spawn_in(
        &mut self,
        material: Handle<ColorMaterial>,
        mesh: Mesh,
        distance: f32,
        components: impl Bundle,
    ) -> EntityCommands<'_> {
        self.commands.spawn((
            Mesh2d(self.meshes.add(mesh)),
            MeshMaterial2d(material),
            Transform::from_xyz(0.0, 0.0, distance),
            BoardPart,
            components,
        ))
    }
}
