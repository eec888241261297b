//! Light around the lit tiles of a board, which spreads when a tile is lit.
//!
//! The light has a time of its own: moves and results do not wait for it.

use super::tiles::{ON_TILE, Tile, TileVisual, Tiles, at_rest};
use super::timing::LONGEST_FRAME;
use crate::board::AnimationClock;
use crate::board::departure::BoardPart;
use crate::board::meshes::TileMeshes;
use crate::board::pixels::{BoardPlacement, Pixels};
use crate::board::tile_assets::TileAssets;
use crate::core::motion::GLOW;
use crate::core::settings::Settings;
use crate::core::{FrameSystems, RedrawRequest};
use crate::drawing::shapes;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::collections::{HashMap, HashSet};
use tessella_games::Appearance;

/// Width of the light around a tile in cells, and its maximum in logical pixels, because small boards have large cells. It is
/// less where the centre of a neighbour would be in it.
const WIDTH: f32 = 0.44;
const MOST_PIXELS: f32 = 36.0;
/// Distance of the light from the tiles, away from the camera, where it falls on the bed.
const ON_BED: f32 = -0.25;
/// Size of the light at first, relative to its full size.
const FIRST_SIZE: f32 = 0.5;

/// Light around a tile.
#[derive(Component)]
struct Glow {
    /// The tile.
    of: Entity,
}

/// Time since the light of a tile began to spread, in seconds.
#[derive(Component)]
struct Spreading(f32);

/// Meshes of the light, by kind of cell.
#[derive(Default)]
struct Halos {
    /// Maximum width of the light in these meshes, in cells.
    width: f32,
    meshes: HashMap<usize, Handle<Mesh>>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow_lit_tiles.in_set(FrameSystems::Show),
            spread.in_set(FrameSystems::Animate),
        ),
    );
}

/// Spawns the light of tiles that are lit now, and despawns that of the others. When the board or its scale has changed, all
/// light is spawned anew.
fn follow_lit_tiles(
    mut commands: Commands,
    changed: Query<(), Changed<TileVisual>>,
    visuals: Query<(Entity, &Tile, &TileVisual)>,
    glows: Query<(Entity, &Glow)>,
    (shapes, assets): (Option<Res<TileMeshes>>, Res<TileAssets>),
    mut meshes: ResMut<Assets<Mesh>>,
    (tiles, pixels, place, animation_clock): (
        Res<Tiles>,
        Res<Pixels>,
        Res<BoardPlacement>,
        Res<AnimationClock>,
    ),
    mut halos: Local<Halos>,
) {
    let (Some(shapes), Some(projection)) = (shapes, &tiles.projection) else {
        return;
    };
    let width = pixels.capped(WIDTH, MOST_PIXELS * place.zoom);
    let is_new = halos.width != width || shapes.is_changed();
    if changed.is_empty() && !is_new {
        return;
    }
    if is_new {
        halos.width = width;
        halos.meshes.clear();
    }
    let is_lit = |visual: &TileVisual| visual.look == Appearance::Lit;
    let mut glowing = HashSet::new();
    for (entity, glow) in &glows {
        let tile = visuals.get(glow.of);
        if !is_new && tile.is_ok_and(|(.., visual)| is_lit(visual)) {
            glowing.insert(glow.of);
        } else {
            commands.entity(entity).despawn();
        }
    }
    let board = projection.board();
    for (entity, tile, visual) in &visuals {
        if !is_lit(visual) || glowing.contains(&entity) {
            continue;
        }
        let Some(kind) = shapes.kind(tile.0) else {
            continue;
        };
        let mesh = halos.meshes.entry(kind).or_insert_with(|| {
            let width = width.min(0.85 * shapes::distance_to_neighbours(board, tile.0));
            meshes.add(halo_mesh(&shapes::apart(board, tile.0), width))
        });
        let mut transform = at_rest(projection, tile.0);
        // On a flat board the light falls on the bed, below the tiles around.
        transform.translation.z += if projection.is_flat() && !projection.is_stacked() {
            ON_BED
        } else {
            ON_TILE / 2.0
        };
        let mut glow = commands.spawn((
            Glow { of: entity },
            Mesh2d(mesh.clone()),
            MeshMaterial2d(assets.glow.clone()),
            BoardPart,
        ));
        if animation_clock.is_running() && !is_new {
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
    let duration = GLOW as f32 * settings.motion().stretch();
    let passed = time.delta_secs().min(LONGEST_FRAME as f32);
    for (entity, mut spreading, mut transform) in &mut glows {
        redraw.request();
        spreading.0 += passed;
        let share = if duration > 0.0 {
            (spreading.0 / duration).min(1.0)
        } else {
            1.0
        };
        let rest = 1.0 - share;
        transform.scale = Vec3::splat(1.0 - (1.0 - FIRST_SIZE) * rest * rest);
        if share >= 1.0 {
            commands.entity(entity).remove::<Spreading>();
        }
    }
}

/// Creates the light of a tile with this outline: brightest at the edge of the tile, and fading out around it within this
/// width, in cells.
fn halo_mesh(outline: &[Vec2], width: f32) -> Mesh {
    /// Opacity at the centre and at the edge of the tile.
    const OPACITY: [f32; 2] = [0.1, 0.42];
    /// Opacity half-way through the light around the tile.
    const HALF_WAY: f32 = 0.13;
    let beyond = |at: &Vec2, width: f32| *at + at.normalize_or_zero() * width;
    let rings = [(0.0, OPACITY[1]), (width / 2.0, HALF_WAY), (width, 0.0)];
    let mut points = vec![([0.0; 3], OPACITY[0])];
    for (width, opacity) in rings {
        let ring = outline.iter().map(|at| beyond(at, width));
        points.extend(ring.map(|at| ([at.x, -at.y, 0.0], opacity)));
    }
    let count = outline.len() as u32;
    let mut indices = Vec::new();
    for at in 0..count {
        let (this, next) = (1 + at, 1 + (at + 1) % count);
        indices.extend([0, next, this]);
        for inner in [0, count] {
            let (this, next) = (this + inner, next + inner);
            indices.extend([this, next, next + count, this, next + count, this + count]);
        }
    }
    let (places, opacities): (Vec<[f32; 3]>, Vec<f32>) = points.into_iter().unzip();
    let colours: Vec<[f32; 4]> = opacities
        .into_iter()
        .map(|opacity| [1.0, 1.0, 1.0, opacity])
        .collect();
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
    .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
    .with_inserted_indices(Indices::U32(indices))
}
