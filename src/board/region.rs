//! Outline of each seat's region.

use super::tiles::{ON_TILE, despawn_all, layer};
use crate::board::meshes;
use crate::board::meshes::NOTHING;
use crate::board::pixels::{BoardPlacement, Pixels};
use crate::board::tile_assets::TileAssets;
use crate::board::tiles::{TileVisual, Tiles};
use crate::core::{FrameSystems, Screen};
use crate::drawing::tile_style::holder;
use crate::drawing::{BoardProjection, Side, sides};
use bevy::prelude::*;
use tessella_boards::Board;
use tessella_games::Seat;

/// Thickness of the line in cells, and its maximum in logical pixels, because small boards have large cells.
const THICKNESS: f32 = 0.085;
const MOST_PIXELS: f32 = 4.0;

/// Outline of the regions, and all sides that it may follow.
#[derive(Component)]
pub(super) struct RegionLine {
    sides: Vec<Side>,
    /// Thickness of the current mesh, in cells.
    thickness: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_line.in_set(FrameSystems::Show));
}

pub(super) fn spawn(
    commands: &mut Commands,
    board: &Board,
    assets: &TileAssets,
    meshes: &mut Assets<Mesh>,
) {
    commands.queue(despawn_all::<RegionLine>);
    commands.spawn((
        RegionLine {
            sides: sides(board),
            thickness: 0.0,
        },
        Mesh2d(meshes.add(meshes::mesh(&[NOTHING.to_vec()]))),
        MeshMaterial2d(assets.outline.clone()),
        Transform::default(),
        DespawnOnExit(Screen::Play),
    ));
}

/// Rebuilds the outline when the visual of a tile or the scale of the board has changed.
fn draw_line(
    changed: Query<(), Changed<TileVisual>>,
    visuals: Query<&TileVisual>,
    tiles: Res<Tiles>,
    (pixels, place): (Res<Pixels>, Res<BoardPlacement>),
    line: Option<Single<(&mut RegionLine, &Mesh2d)>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let (Some(line), Some(projection)) = (line, &tiles.projection) else {
        return;
    };
    let (mut line, mesh) = line.into_inner();
    let thickness = pixels.capped(THICKNESS, MOST_PIXELS * place.zoom);
    if changed.is_empty() && line.thickness == thickness {
        return;
    }
    line.thickness = thickness;
    let holders: Vec<Option<Seat>> = tiles
        .entities
        .iter()
        .map(|&entity| {
            visuals
                .get(entity)
                .ok()
                .and_then(|visual| holder(visual.look))
        })
        .collect();
    let mut pieces = vec![(NOTHING.to_vec(), 0.0)];
    for side in &line.sides {
        if !side.bounds_region(&holders) {
            continue;
        }
        let along = (side.to - side.from).normalize_or_zero() * (thickness / 2.0);
        let across = along.perp();
        // Extended at each end by its thickness, so that corners are filled.
        let (from, to) = (side.from - along, side.to + along);
        let lift = projection.up() * projection.lift(side.inside);
        let corners = [from - across, to - across, to + across, from + across];
        let piece = corners.map(|corner| corner + lift).to_vec();
        pieces.push((piece, line_layer(projection, side)));
    }
    let pieces = pieces.iter().map(|(piece, layer)| (&piece[..], *layer));
    if let Err(error) = meshes.insert(mesh.0.id(), meshes::layered(pieces)) {
        error!("the line around the regions cannot be drawn: {error}");
    }
}

/// Returns the layer of the line along a side: above both tiles, unless the one outside stands higher and may hide it.
fn line_layer(projection: &BoardProjection, side: &Side) -> f32 {
    let own = layer(projection, side.inside);
    let beyond = side
        .outside
        .filter(|&cell| projection.lift(cell) <= projection.lift(side.inside));
    let beyond = beyond.map_or(own, |cell| layer(projection, cell));
    own.max(beyond) + 2.0 * ON_TILE
}
