//! Edges of the heights of a board: each step has a shadow on its lower side, and a step that is too steep has a line along its upper one.
//! They are drawn over the tiles, in one mesh for each kind.

use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::{self, coloured_layers};
use crate::board::pixels::BoardScale;
use crate::board::tiles::{ON_TILE, Tiles, layer};
use crate::core::FrameSystems;
use crate::core::palette::Rgb;
use crate::core::theme::Theme;
use crate::drawing::cliffs::{self, Cliff, cliffs};
use crate::drawing::path_line::stroke;
use crate::drawing::{BoardProjection, Side, polygon, sides};
use bevy::prelude::*;
use tessella_boards::{CellId, Heights};

/// Opacity of the shadow of a step, and its width for each level of the step, in cells.
pub(super) const SHADOW: f32 = 0.3;
const SHADOW_WIDTH: f32 = 0.1;
const WIDEST_SHADOW: f32 = 0.3;

/// A mesh of the elevation.
#[derive(Component)]
struct ElevationEdges;

/// The lines of the cliffs, with the layers of their tiles, and what their mesh was made for.
#[derive(Component)]
struct CliffLines {
    lines: Vec<(Cliff, f32)>,
    drawn: Option<([Rgb; 2], f32)>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_cliffs.in_set(FrameSystems::Show));
}

/// Spawns the elevation of the board and despawns the previous one.
pub(super) fn spawn_elevation(mut spawner: MeshSpawner, tiles: Res<Tiles>) {
    spawner.despawn_all::<ElevationEdges>();
    let Some(projection) = &tiles.projection else {
        return;
    };
    let Some(heights) = projection.board().heights() else {
        return;
    };
    let mut edges = Edges::default();
    for side in sides(projection.board()) {
        edges.add(projection, heights, &side);
    }
    if !edges.shadows.is_empty() {
        let pieces = edges.shadows.iter();
        let pieces = pieces.map(|(piece, layer)| (&piece[..], layer + 1.4 * ON_TILE));
        let shadow = spawner.assets.shadow.clone();
        spawner.spawn_in(shadow, meshes::layered(pieces), 0.0, ElevationEdges);
    }
    let lines = cliffs(projection).into_iter();
    let lines: Vec<_> = lines
        .map(|line| {
            let layer = layer(projection, line.cell);
            (line, layer)
        })
        .collect();
    if !lines.is_empty() {
        let lines = CliffLines { lines, drawn: None };
        spawner.spawn(coloured_layers(&[]), 0.0, (ElevationEdges, lines));
    }
}

/// Draws the lines of the cliffs anew for another theme, and where the width of their edges is in pixels also for another scale of the board.
fn draw_cliffs(
    theme: Res<Theme>,
    scale: BoardScale,
    cliffs: Option<Single<(&mut CliffLines, &Mesh2d)>>,
    mut meshes: ResMut<Assets<Mesh>>,
) -> Result {
    let Some(cliffs) = cliffs else {
        return Ok(());
    };
    let (mut cliffs, mesh) = cliffs.into_inner();
    let edge = cliffs::edge(&theme, scale.cell());
    let colours = cliffs::colours(&theme.shades);
    if cliffs.drawn == Some((colours, edge)) {
        return Ok(());
    }
    let around = (colours[0], cliffs::WIDTH + 2.0 * edge, 1.7);
    let line = (colours[1], cliffs::WIDTH, 1.8);
    let strokes = if edge > 0.0 {
        vec![around, line]
    } else {
        vec![line]
    };
    let mut pieces = Vec::new();
    for (rgb, width, above) in strokes {
        for (Cliff { ends, .. }, layer) in &cliffs.lines {
            let line = stroke(ends, width).into_iter();
            pieces.extend(line.map(|piece| (piece, rgb, layer + above * ON_TILE)));
        }
    }
    meshes.insert(mesh.0.id(), coloured_layers(&pieces))?;
    cliffs.drawn = Some((colours, edge));
    Ok(())
}

/// Shadows along the sides of cells with the layers of their tiles.
#[derive(Default)]
struct Edges {
    shadows: Vec<(Vec<Vec2>, f32)>,
    /// Outline of a cell that was drawn in by a width, see [`Edges::drawn_in`].
    inner: Option<(CellId, f32, Vec<Vec2>)>,
}

impl Edges {
    /// Returns the outline of a cell, drawn in by a width. The sides of a cell follow each other, so the last one is kept.
    fn drawn_in(&mut self, projection: &BoardProjection, cell: CellId, width: f32) -> &[Vec2] {
        let kept = self
            .inner
            .take()
            .filter(|kept| (kept.0, kept.1) == (cell, width));
        let drawn_in = || {
            let outline = projection.board().outline(cell);
            let outline: Vec<Vec2> = outline.iter().map(|at| Vec2::new(at.x, at.y)).collect();
            (cell, width, polygon::drawn_in(&outline, width))
        };
        &self.inner.insert(kept.unwrap_or_else(drawn_in)).2
    }

    /// Adds the shadow on the side of a cell for the step down from a higher neighbour. Below a cliff there is none.
    fn add(&mut self, projection: &BoardProjection, heights: &Heights, side: &Side) {
        let Some(above) = side.outside else {
            return;
        };
        let (low, high) = (heights.at(side.inside), heights.at(above));
        if low >= high || heights.bars(side.inside, above) {
            return;
        }
        let drop = f32::from(high - low);
        let width = (SHADOW_WIDTH * (0.5 + drop)).min(WIDEST_SHADOW);
        // The shadow ends where that of the next side begins, so that a winding step has one continuous shadow.
        let inner = self.drawn_in(projection, side.inside, width);
        let next = (side.at + 1) % inner.len();
        let up = projection.up() * projection.lift(side.inside);
        let shadow = [side.from, side.to, inner[next], inner[side.at]].map(|at| at + up);
        self.shadows
            .push((shadow.to_vec(), layer(projection, side.inside)));
    }
}
