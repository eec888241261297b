//! The bed below the tiles.

use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::coloured;
use crate::board::tiles::Tiles;
use crate::core::theme::Theme;
use crate::core::{FrameSystems, Screen};
use crate::drawing::{BoardProjection, bed};
use bevy::prelude::*;

/// Distance of the bed from the lowest tiles, away from the camera.
const BELOW: f32 = -0.5;

/// The bed of the board.
#[derive(Component)]
struct Bed;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay_bed
            .in_set(FrameSystems::Show)
            .run_if(in_state(Screen::Play)),
    );
}

/// What a bed is made for.
type Laid = (BoardProjection, Theme);

/// Lays the bed anew for another board, another view of it, or another theme.
fn lay_bed(
    mut spawner: MeshSpawner,
    tiles: Res<Tiles>,
    theme: Res<Theme>,
    beds: Query<(), With<Bed>>,
    mut laid: Local<Option<Laid>>,
) {
    let Some(projection) = &tiles.projection else {
        return;
    };
    let is_laid = !beds.is_empty()
        && laid.as_ref().is_some_and(|(known, of)| {
            *of == *theme
                && known.board().shape() == projection.board().shape()
                && known.orientation() == projection.orientation()
        });
    if is_laid {
        return;
    }
    *laid = Some((projection.clone(), *theme));
    spawner.despawn_all::<Bed>();
    if projection.is_stacked() {
        return;
    }
    let parts = bed::bed(
        projection.board(),
        projection.up(),
        theme.is_high_contrast(),
    );
    let coloured_parts = parts
        .into_iter()
        .zip(bed::colours(&theme.shades))
        .flat_map(|(part, rgb)| part.into_iter().map(move |polygon| (polygon, rgb)));
    let polygons: Vec<_> = coloured_parts.collect();
    spawner.spawn(coloured(&polygons), BELOW, Bed);
}
