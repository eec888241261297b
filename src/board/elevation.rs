//! Edges of the heights of a board: each step has a bright edge on the upper side and a shadow on the lower one, and a step
//! that is too steep is a black cliff with teeth and a bright crest. Edges are drawn over the tiles, in one mesh for each
//! kind.

use super::tiles::{ON_TILE, despawn_all, layer};
use crate::board::meshes;
use crate::core::Screen;
use crate::core::palette::Rgb;
use crate::core::theme::colour as plain;
use crate::drawing::{BoardProjection, Side, polygon, sides};
use bevy::prelude::*;
use tessella_boards::{CellId, Heights};

/// Opacity of the bright edge above a step, and its width in cells.
const EDGE: f32 = 0.18;
const EDGE_WIDTH: f32 = 0.05;
/// Opacity of the shadow of a step, and its width for each level of the step, in cells.
const SHADOW: f32 = 0.38;
const SHADOW_WIDTH: f32 = 0.1;
const WIDEST_SHADOW: f32 = 0.3;
/// Thickness of the edge of a cliff, and length, width and distance of its teeth, in cells.
const CLIFF_WIDTH: f32 = 0.12;
const TOOTH: f32 = 0.2;
const TOOTH_WIDTH: f32 = 0.15;
const TEETH_APART: f32 = 0.25;
/// Least slope of a side, upwards on the screen, that the high cell hides.
const BEHIND: f32 = 0.3;
/// Opacity of the crest on the upper side of a cliff, and its width in cells.
const CREST: f32 = 0.5;
const CREST_WIDTH: f32 = 0.05;

const WHITE: Rgb = Rgb::hex(0xFF_FF_FF);
const BLACK: Rgb = Rgb::hex(0x00_00_00);

/// A mesh of the elevation.
#[derive(Component)]
pub(super) struct ElevationEdges;

/// Spawns the elevation of a board and despawns the previous one.
pub(super) fn spawn(
    commands: &mut Commands,
    projection: &BoardProjection,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    commands.queue(despawn_all::<ElevationEdges>);
    let Some(heights) = projection.board().heights() else {
        return;
    };
    let mut lay = |pieces: &[(Vec<Vec2>, f32)], rgb: Rgb, alpha: f32, above: f32| {
        if pieces.is_empty() {
            return;
        }
        commands.spawn((
            ElevationEdges,
            Mesh2d(meshes.add(meshes::layered(
                { pieces }.iter().map(|(piece, layer)| (&piece[..], *layer)),
            ))),
            MeshMaterial2d(materials.add(ColorMaterial::from(plain(rgb).with_alpha(alpha)))),
            Transform::from_xyz(0.0, 0.0, above * ON_TILE),
            DespawnOnExit(Screen::Play),
        ));
    };
    let mut edges = Edges::default();
    for side in sides(projection.board()) {
        edges.add(projection, heights, &side);
    }
    lay(&edges.bright, WHITE, EDGE, 1.2);
    lay(&edges.shadows, BLACK, SHADOW, 1.4);
    lay(&edges.crests, WHITE, CREST, 1.6);
    lay(&edges.cliffs, BLACK, 1.0, 1.8);
}

/// Polygons along the sides of cells with the layers of their tiles, by kind.
#[derive(Default)]
struct Edges {
    bright: Vec<(Vec<Vec2>, f32)>,
    shadows: Vec<(Vec<Vec2>, f32)>,
    crests: Vec<(Vec<Vec2>, f32)>,
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

    /// Adds the polygons on the side of a cell for the step down from a higher neighbour: an edge and its shadow, or a
    /// cliff. A lower or equal neighbour adds nothing.
    fn add(&mut self, projection: &BoardProjection, heights: &Heights, side: &Side) {
        let Some(above) = side.outside else {
            return;
        };
        let (low, high) = (heights.at(side.inside), heights.at(above));
        if low >= high {
            return;
        }
        let length = side.from.distance(side.to);
        let along = (side.to - side.from) / length;
        // Outlines are clockwise with y down, so the cell is to the right of its sides.
        let inwards = Vec2::new(-along.y, along.x);
        let on = |cell: CellId, piece: Vec<Vec2>| {
            let up = projection.up() * projection.lift(cell);
            let piece = piece.into_iter().map(|at| at + up).collect();
            (piece, layer(projection, cell))
        };
        let strip = |from: f32, to: f32| {
            let (from, to) = (inwards * from, inwards * to);
            let ends = [side.from + from, side.to + from];
            on(above, vec![ends[0], ends[1], side.to + to, side.from + to])
        };
        if !heights.bars(side.inside, above) {
            let drop = f32::from(high - low);
            let width = (SHADOW_WIDTH * (0.5 + drop)).min(WIDEST_SHADOW);
            // The shadow ends where that of the next side begins, so that a winding step has one continuous shadow.
            let inner = self.drawn_in(projection, side.inside, width);
            let next = (side.at + 1) % inner.len();
            let shadow = vec![side.from, side.to, inner[next], inner[side.at]];
            self.shadows.push(on(side.inside, shadow));
            self.bright.push(strip(-EDGE_WIDTH, 0.0));
            return;
        }
        let edge = CLIFF_WIDTH / 2.0;
        self.crests.push(strip(-edge - CREST_WIDTH, -edge));
        self.cliffs.push(strip(-edge, edge));
        // Behind a high cell, teeth would hide the middle of the low one.
        let is_behind = inwards.dot(projection.up()) > BEHIND;
        let teeth = match is_behind {
            true => 0.0,
            false => (length / TEETH_APART).round().max(1.0),
        };
        let half = along * (TOOTH_WIDTH.min(length) / 2.0);
        for tooth in 0..teeth as u32 {
            let foot = side.from + along * (length * (tooth as f32 + 0.5) / teeth);
            let tooth = vec![foot - half, foot + half, foot + inwards * TOOTH];
            self.cliffs.push(on(above, tooth));
        }
    }
}
