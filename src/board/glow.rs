//! Light around the lit tiles of a board: one shape, which spreads when a tile is lit.
//!
//! The light has a time of its own: moves and results do not wait for it.

use super::tiles::{Tile, TileVisual, Tiles, layer};
use crate::board::AnimationClock;
use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::coloured_layers;
use crate::board::pixels::BoardScale;
use crate::board::timing::MotionTime;
use crate::core::motion::GLOW;
use crate::core::{BoardOrientation, FrameSystems, RedrawRequest};
use crate::drawing::{BoardProjection, EdgePoint, RegionOutline, Side, appearances, shapes, sides};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::collections::BTreeMap;
use tessella_boards::CellId;
use tessella_games::{Appearance, Position, Seat};

/// Width of the light in cells, and its maximum in logical pixels, because small boards have large cells. It is less where the
/// centre of a neighbour would be in it.
const WIDTH: f32 = 0.44;
const MAX_PIXELS: f32 = 36.0;
const REACH: f32 = 0.85;
/// Opacity at the centre of a tile, at the edge of the light's shape, and half-way from there to its end.
const CENTRE: f32 = 0.1;
const EDGE: f32 = 0.42;
const HALF_WAY: f32 = 0.13;
/// Distance of the light from the tiles, towards the camera.
const BELOW_TILES: f32 = -0.25;
/// Width of the light of a tile at first, relative to its full width.
const FIRST: f32 = 0.5;

/// The light of all lit tiles.
#[derive(Component, Default)]
pub(super) struct Glow {
    /// Orientation of the board that was lit last.
    orientation: Option<BoardOrientation>,
    /// All sides that the edge of the light may follow.
    sides: Vec<Side>,
    /// Maximum width of the light on this board, and its width, in cells.
    reach: f32,
    width: f32,
    /// How far the light of each lit tile has spread, from 0 to 1.
    spread: BTreeMap<CellId, f32>,
    /// Closed lines around the lit tiles.
    edges: Vec<Vec<EdgePoint>>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow_lit_tiles.in_set(FrameSystems::Show),
            spread_light.in_set(FrameSystems::Animate),
        ),
    );
}

/// Despawns the light of the previous board, and spawns that of this one if its tiles can be lit.
pub(super) fn spawn_glow(spawner: &mut MeshSpawner<'_, '_>, position: &Position) {
    spawner.despawn_all::<Glow>();
    if appearances(position).any(|(_, look)| matches!(look, Appearance::Dark | Appearance::Lit)) {
        let material = spawner.assets.glow.clone();
        spawner.spawn_in(material, coloured_layers(&[]), 0.0, Glow::default());
    }
}

/// Takes the tiles that are lit now, and the edge of the light around them.
fn follow_lit_tiles(
    changed: Query<(), Changed<TileVisual>>,
    visuals: Query<(&Tile, &TileVisual)>,
    tiles: Res<Tiles>,
    scale: BoardScale,
    animation_clock: Res<AnimationClock>,
    glow: Option<Single<&mut Glow>>,
) {
    let (Some(glow), Some(projection)) = (glow, &tiles.projection) else {
        return;
    };
    let mut glow = glow.into_inner();
    let is_turned = glow.orientation != Some(projection.orientation());
    if is_turned {
        glow.follow_board(projection);
    }
    let width = scale.capped(glow.reach, MAX_PIXELS);
    if glow.width != width {
        glow.width = width;
    }
    if changed.is_empty() && !is_turned {
        return;
    }
    let lit: Vec<CellId> = visuals
        .iter()
        .filter(|(_, visual)| visual.look == Appearance::Lit)
        .map(|(tile, _)| tile.0)
        .collect();
    let is_same =
        lit.len() == glow.spread.len() && lit.iter().all(|cell| glow.spread.contains_key(cell));
    if !is_same || is_turned {
        let first = if animation_clock.is_running() && !is_turned {
            0.0
        } else {
            1.0
        };
        glow.light(projection, &lit, first);
    }
}

/// Lets the light of tiles spread that were lit a moment ago, and draws all light that has changed.
fn spread_light(
    glow: Option<Single<(Mut<Glow>, &Mesh2d)>>,
    tiles: Res<Tiles>,
    mut meshes: ResMut<Assets<Mesh>>,
    time: MotionTime,
    mut redraw: ResMut<RedrawRequest>,
) {
    let (Some(glow), Some(projection)) = (glow, &tiles.projection) else {
        return;
    };
    let (mut glow, mesh) = glow.into_inner();
    let is_spreading = glow.spread.values().any(|&spread| spread < 1.0);
    if is_spreading {
        redraw.request();
        let step = (time.passed() / GLOW) as f32;
        for spread in glow.spread.values_mut() {
            *spread = (*spread + step).min(1.0);
        }
    }
    if glow.is_changed()
        && let Err(error) = meshes.insert(mesh.0.id(), glow.mesh(projection))
    {
        error!("failed to draw the light of tiles: {error}");
    }
}

impl Glow {
    /// Takes the sides of a board that is new or has been turned, and how far light reaches on it.
    fn follow_board(&mut self, projection: &BoardProjection) {
        let board = projection.board();
        self.orientation = Some(projection.orientation());
        self.sides = sides(board);
        self.reach = board
            .cells()
            .map(|cell| REACH * shapes::distance_to_neighbours(board, cell))
            .fold(WIDTH, f32::min);
    }

    /// Lights these tiles alone. The light of those that were dark has spread as far as `first`.
    fn light(&mut self, projection: &BoardProjection, lit: &[CellId], first: f32) {
        let board = projection.board();
        let spread_of = |cell: &CellId| self.spread.get(cell).copied().unwrap_or(first);
        self.spread = lit.iter().map(|cell| (*cell, spread_of(cell))).collect();
        let holders: Vec<Option<Seat>> = board
            .cells()
            .map(|cell| self.spread.contains_key(&cell).then_some(Seat::FIRST))
            .collect();
        let outlines = RegionOutline::all(board, &self.sides, &holders);
        self.edges = outlines.iter().map(RegionOutline::edge).collect();
    }

    /// Returns the mesh of the light: faint under the tiles, brightest at their edge, and fading out around them.
    fn mesh(&self, projection: &BoardProjection) -> Mesh {
        if self.spread.is_empty() {
            return coloured_layers(&[]);
        }
        // Where layers lie above each other, light falls on the layer below.
        let below = |cell: CellId| {
            let level = projection
                .level(cell)
                .map_or(0.0, |_| layer(projection, cell));
            level + BELOW_TILES
        };
        let mut light = LightMesh::default();
        let place = |at: Vec2, cell: CellId| {
            let at = at + projection.up() * projection.lift(cell);
            [at.x, -at.y, below(cell)]
        };
        let board = projection.board();
        for (&cell, &spread) in &self.spread {
            let centre = board.centre(cell);
            let centre = place(Vec2::new(centre.x, centre.y), cell);
            let corners = board.outline(cell).into_iter();
            let corners = corners.map(|at| place(Vec2::new(at.x, at.y), cell));
            light.add_fan((centre, CENTRE * spread), corners, EDGE * spread);
        }
        for edge in &self.edges {
            light.add_bands(edge.iter().map(|point| {
                let spread = self.spread.get(&point.cell).copied().unwrap_or(1.0);
                let rest = 1.0 - spread;
                let width = self.width * (1.0 - (1.0 - FIRST) * rest * rest);
                [(0.0, EDGE), (0.5, HALF_WAY), (1.0, 0.0)].map(|(share, opacity)| {
                    let at = point.at + point.away * (share * width);
                    (place(at, point.cell), opacity * spread)
                })
            }));
        }
        light.into_mesh()
    }
}

/// Place with its opacity.
type LightPoint = ([f32; 3], f32);

/// Mesh of white light, in the making.
#[derive(Default)]
struct LightMesh {
    points: Vec<LightPoint>,
    indices: Vec<u32>,
}

impl LightMesh {
    /// Adds a polygon around its centre, with the same opacity at all corners.
    fn add_fan(
        &mut self,
        centre: LightPoint,
        corners: impl Iterator<Item = [f32; 3]>,
        opacity: f32,
    ) {
        let first = self.points.len() as u32;
        self.points.push(centre);
        self.points.extend(corners.map(|at| (at, opacity)));
        let count = self.points.len() as u32 - first - 1;
        for at in 0..count {
            let (this, next) = (first + 1 + at, first + 1 + (at + 1) % count);
            self.indices.extend([first, next, this]);
        }
    }

    /// Adds the bands between closed lines, given the points of all lines from the inner to the outer one at each place.
    fn add_bands<const LINES: usize>(&mut self, places: impl Iterator<Item = [LightPoint; LINES]>) {
        let first = self.points.len() as u32;
        self.points.extend(places.flatten());
        let lines = LINES as u32;
        let count = (self.points.len() as u32 - first) / lines;
        for at in 0..count {
            let next = (at + 1) % count;
            for line in 1..lines {
                let [a, b] = [at, next].map(|place| first + lines * place + line - 1);
                self.indices.extend([a, b, b + 1, a, b + 1, a + 1]);
            }
        }
    }

    fn into_mesh(self) -> Mesh {
        let (places, opacities): (Vec<[f32; 3]>, Vec<f32>) = self.points.into_iter().unzip();
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
        .with_inserted_indices(Indices::U32(self.indices))
    }
}
