//! Elevation of the board: lower tiles are darker, each step has a bright edge on the upper side and a shadow on the
//! lower one, and a step that is too steep is a black cliff with teeth and a bright crest, visible on tiles of every
//! shade. Edges are drawn over the tiles, in one mesh for each kind.

use super::tiles::despawn_all;
use crate::app::board::meshes;
use crate::app::core::Screen;
use crate::app::core::palette::Rgb;
use crate::app::core::theme::colour as plain;
use crate::app::drawing::BLACK;
use crate::app::drawing::{Side, polygon, sides};
use crate::boards::{Board, Heights};
use bevy::prelude::*;

/// Opacity of the bright edge above a step, and its width in cells.
const EDGE: f32 = 0.22;
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
/// Opacity of the crest on the upper side of a cliff, and its width in cells.
const CREST: f32 = 0.8;
const CREST_WIDTH: f32 = 0.05;

const WHITE: Rgb = Rgb::hex(0xFF_FF_FF);

/// A mesh of the elevation.
#[derive(Component)]
pub(super) struct ElevationEdges;

/// Spawns the elevation of a board and despawns the previous one.
pub(super) fn spawn(
    commands: &mut Commands,
    board: &Board,
    meshes: &mut Assets<Mesh>,
    materials: &mut Assets<ColorMaterial>,
) {
    commands.queue(despawn_all::<ElevationEdges>);
    let Some(heights) = board.heights() else {
        return;
    };
    let mut lay = |pieces: &[Vec<Vec2>], rgb: Rgb, alpha: f32, z: f32| {
        if pieces.is_empty() {
            return;
        }
        commands.spawn((
            ElevationEdges,
            Mesh2d(meshes.add(meshes::mesh(pieces))),
            MeshMaterial2d(materials.add(ColorMaterial::from(plain(rgb).with_alpha(alpha)))),
            Transform::from_xyz(0.0, 0.0, z),
            DespawnOnExit(Screen::Play),
        ));
    };
    let mut edges = Edges::default();
    for side in sides(board) {
        edges.add(board, heights, &side);
    }
    lay(&edges.bright, WHITE, EDGE, 0.4);
    lay(&edges.shadows, BLACK, SHADOW, 0.5);
    lay(&edges.crests, WHITE, CREST, 0.55);
    lay(&edges.cliffs, BLACK, 1.0, 0.6);
}

/// Polygons along the sides of cells, by kind.
#[derive(Default)]
struct Edges {
    bright: Vec<Vec<Vec2>>,
    shadows: Vec<Vec<Vec2>>,
    crests: Vec<Vec<Vec2>>,
    cliffs: Vec<Vec<Vec2>>,
}

impl Edges {
    /// Adds the polygons on the side of a cell for the step down from a higher neighbour: an edge and its shadow, or a
    /// cliff. A lower or equal neighbour adds nothing.
    fn add(&mut self, board: &Board, heights: &Heights, side: &Side) {
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
        let strip = |from: f32, to: f32| {
            let (from, to) = (inwards * from, inwards * to);
            vec![
                side.from + from,
                side.to + from,
                side.to + to,
                side.from + to,
            ]
        };
        if !heights.bars(side.inside, above) {
            let drop = f32::from(high - low);
            let width = (SHADOW_WIDTH * (0.5 + drop)).min(WIDEST_SHADOW);
            // The shadow ends where that of the next side begins, so that a winding step has one continuous shadow.
            let outline = board.outline(side.inside);
            let outline: Vec<Vec2> = outline.iter().map(|at| Vec2::new(at.x, at.y)).collect();
            let inner = polygon::mitred(&outline, width);
            let next = (side.at + 1) % inner.len();
            self.shadows
                .push(vec![side.from, side.to, inner[next], inner[side.at]]);
            self.bright.push(strip(-EDGE_WIDTH, 0.0));
            return;
        }
        let edge = CLIFF_WIDTH / 2.0;
        self.crests.push(strip(-edge - CREST_WIDTH, -edge));
        self.cliffs.push(strip(-edge, edge));
        let teeth = (length / TEETH_APART).round().max(1.0);
        let half = along * (TOOTH_WIDTH.min(length) / 2.0);
        for tooth in 0..teeth as u32 {
            let foot = side.from + along * (length * (tooth as f32 + 0.5) / teeth);
            self.cliffs
                .push(vec![foot - half, foot + half, foot + inwards * TOOTH]);
        }
    }
}
