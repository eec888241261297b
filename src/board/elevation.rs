//! Edges of the heights of a board: each step has a shadow on its lower side, and a step that is too steep has a line along its upper one.
//! They are drawn over the tiles, in one mesh for each kind.

use super::tiles::{ON_TILE, despawn_all, layer};
use crate::board::meshes;
use crate::board::tile_assets::TileAssets;
use crate::core::Screen;
use crate::drawing::shapes::regular;
use crate::drawing::{BoardProjection, Side, polygon, sides};
use bevy::prelude::*;
use tessella_boards::{CellId, Heights};

/// Opacity of the shadow of a step, and its width for each level of the step, in cells.
pub(super) const SHADOW: f32 = 0.3;
const SHADOW_WIDTH: f32 = 0.1;
const WIDEST_SHADOW: f32 = 0.3;
/// Thickness of the line along a cliff, in cells.
const CLIFF_WIDTH: f32 = 0.1;
/// Number of corners of the round ends of the line.
const ROUND: usize = 12;

/// A mesh of the elevation.
#[derive(Component)]
pub(super) struct ElevationEdges;

/// Spawns the elevation of a board and despawns the previous one.
pub(super) fn spawn(
    commands: &mut Commands,
    projection: &BoardProjection,
    meshes: &mut Assets<Mesh>,
    assets: &TileAssets,
) {
    commands.queue(despawn_all::<ElevationEdges>);
    let Some(heights) = projection.board().heights() else {
        return;
    };
    let mut edges = Edges::default();
    for side in sides(projection.board()) {
        edges.add(projection, heights, &side);
    }
    let parts = [
        (edges.shadows, assets.shadow.clone(), 1.4),
        (edges.cliffs, assets.cliff.clone(), 1.8),
    ];
    for (pieces, material, above) in parts {
        if pieces.is_empty() {
            continue;
        }
        let pieces = { pieces.iter() }.map(|(piece, layer)| (&piece[..], *layer));
        commands.spawn((
            ElevationEdges,
            Mesh2d(meshes.add(meshes::layered(pieces))),
            MeshMaterial2d(material),
            Transform::from_xyz(0.0, 0.0, above * ON_TILE),
            DespawnOnExit(Screen::Play),
        ));
    }
}

/// Polygons along the sides of cells with the layers of their tiles, by kind.
#[derive(Default)]
struct Edges {
    shadows: Vec<(Vec<Vec2>, f32)>,
    cliffs: Vec<(Vec<Vec2>, f32)>,
    /// Outline of a cell that was drawn in by a width, see [`Edges::drawn_in`].
    inner: Option<(CellId, f32, Vec<Vec2>)>,
}

impl Edges {
    /// Returns the outline of a cell, drawn in by a width. The sides of a cell follow each other, so the last one is kept.
    fn drawn_in(&mut self, projection: &BoardProjection, cell: CellId, width: f32) -> &[Vec2] {
        let kept = { self.inner.take() }.filter(|kept| (kept.0, kept.1) == (cell, width));
        let drawn_in = || {
            let outline = projection.board().outline(cell);
            let outline: Vec<Vec2> = outline.iter().map(|at| Vec2::new(at.x, at.y)).collect();
            (cell, width, polygon::drawn_in(&outline, width))
        };
        &self.inner.insert(kept.unwrap_or_else(drawn_in)).2
    }

    /// Adds the polygons on the side of a cell for the step down from a higher neighbour: a shadow, or a
    /// cliff. A lower or equal neighbour adds nothing.
    fn add(&mut self, projection: &BoardProjection, heights: &Heights, side: &Side) {
        let Some(above) = side.outside else {
            return;
        };
        let (low, high) = (heights.at(side.inside), heights.at(above));
        if low >= high {
            return;
        }
        // Outlines are clockwise with y down, so the cell is to the right of its sides.
        let inwards = (side.to - side.from).normalize_or_zero().perp();
        let on = |cell: CellId, piece: Vec<Vec2>| {
            let up = projection.up() * projection.lift(cell);
            let piece = piece.into_iter().map(|at| at + up).collect();
            (piece, layer(projection, cell))
        };
        if !heights.bars(side.inside, above) {
            let drop = f32::from(high - low);
            let width = (SHADOW_WIDTH * (0.5 + drop)).min(WIDEST_SHADOW);
            // The shadow ends where that of the next side begins, so that a winding step has one continuous shadow.
            let inner = self.drawn_in(projection, side.inside, width);
            let next = (side.at + 1) % inner.len();
            let shadow = vec![side.from, side.to, inner[next], inner[side.at]];
            self.shadows.push(on(side.inside, shadow));
            return;
        }
        // On the rim of the upper cell.
        let half = CLIFF_WIDTH / 2.0;
        let [from, to] = [side.from, side.to].map(|end| end - inwards * half);
        let across = inwards * half;
        self.cliffs.push(on(
            above,
            vec![from - across, to - across, to + across, from + across],
        ));
        for end in [from, to] {
            let round = regular(ROUND, half, 0.0).into_iter();
            self.cliffs
                .push(on(above, round.map(|at| end + at).collect()));
        }
    }
}
