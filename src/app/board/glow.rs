//! Light around the lit tiles of a board, which spreads when a tile is lit.

use super::tiles::{ON_TILE, Tile, TileVisual, Tiles, at_rest};
use super::timing::LONGEST_FRAME;
use crate::app::board::AnimationClock;
use crate::app::board::meshes::{TileAssets, TileMeshes};
use crate::app::core::settings::Settings;
use crate::app::core::{FrameSystems, RedrawRequest, Screen};
use crate::games::Appearance;
use bevy::prelude::*;
use std::collections::HashSet;

/// Time in which the light reaches its full size, in seconds at normal speed.
const SPREAD: f32 = 0.35;
/// Size of the light at first, relative to its full size.
const FIRST_SIZE: f32 = 0.5;

/// Light around a tile.
#[derive(Component)]
struct Glow {
    /// The tile.
    of: Entity,
}

/// Time since the light of a tile began to spread, in seconds at normal speed.
#[derive(Component)]
struct Spreading(f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow_lit_tiles.in_set(FrameSystems::Show),
            spread.in_set(FrameSystems::Animate),
        ),
    );
}

/// Spawns the light of tiles that are lit now, and despawns that of the others.
fn follow_lit_tiles(
    mut commands: Commands,
    changed: Query<(Entity, &Tile, &TileVisual), Changed<TileVisual>>,
    visuals: Query<&TileVisual>,
    glows: Query<(Entity, &Glow)>,
    shapes: Option<ResMut<TileMeshes>>,
    mut meshes: ResMut<Assets<Mesh>>,
    (tiles, assets): (Res<Tiles>, Res<TileAssets>),
    animation_clock: Res<AnimationClock>,
) {
    let (Some(mut shapes), Some(projection)) = (shapes, &tiles.projection) else {
        return;
    };
    if changed.is_empty() {
        return;
    }
    let mut glowing = HashSet::new();
    for (entity, glow) in &glows {
        let is_lit = |visual: &TileVisual| visual.look == Appearance::Lit;
        if visuals.get(glow.of).is_ok_and(is_lit) {
            glowing.insert(glow.of);
        } else {
            commands.entity(entity).despawn();
        }
    }
    for (entity, tile, visual) in &changed {
        if visual.look != Appearance::Lit || glowing.contains(&entity) {
            continue;
        }
        let Some(mesh) = shapes.halo(projection, tile.0, &mut meshes) else {
            continue;
        };
        let mut transform = at_rest(projection, tile.0);
        transform.translation.z += ON_TILE / 2.0;
        let mut glow = commands.spawn((
            Glow { of: entity },
            Mesh2d(mesh),
            MeshMaterial2d(assets.glow.clone()),
            DespawnOnExit(Screen::Play),
        ));
        if animation_clock.is_running() {
            transform.scale = Vec3::splat(FIRST_SIZE);
            glow.insert(Spreading(0.0));
        }
        glow.insert(transform);
    }
}

/// Enlarges the light of tiles that were lit a moment ago.
fn spread(
    mut commands: Commands,
    mut glows: Query<(Entity, &mut Spreading, &mut Transform)>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    mut redraw: ResMut<RedrawRequest>,
) {
    let stretch = settings.motion.stretch();
    let passed = time.delta_secs().min(LONGEST_FRAME as f32);
    for (entity, mut spreading, mut transform) in &mut glows {
        redraw.request();
        spreading.0 += passed;
        let duration = SPREAD * stretch;
        let share = match duration > 0.0 {
            true => (spreading.0 / duration).min(1.0),
            false => 1.0,
        };
        let rest = 1.0 - share;
        transform.scale = Vec3::splat(1.0 - (1.0 - FIRST_SIZE) * rest * rest);
        if share >= 1.0 {
            commands.entity(entity).remove::<Spreading>();
        }
    }
}
