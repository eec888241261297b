//! Meshes of polygons, and those of a board's tiles.

use crate::core::palette::Rgb;
use crate::core::theme::colour as plain;
use crate::drawing::shapes::Kinds;
use crate::drawing::{BoardProjection, polygon, shapes, solid};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::collections::HashMap;
use tessella_boards::CellId;

/// Overlap of the tiles in a region, in cells.
const OVERLAP: f32 = 0.005;

/// Meshes of a board's tiles: a pair for each kind of cell and each of its heights.
#[derive(Resource, Clone)]
pub struct TileMeshes {
    kinds: Kinds,
    pairs: HashMap<(usize, u8), Pair>,
    /// Height of each cell.
    levels: Vec<u8>,
}

/// Meshes of a tile.
#[derive(Clone)]
pub(super) struct Pair {
    pub(super) apart: Handle<Mesh>,
    pub(super) joined: Handle<Mesh>,
}

impl TileMeshes {
    /// Returns the kind of a cell: cells of a kind share their meshes.
    pub(super) fn kind(&self, cell: CellId) -> Option<usize> {
        self.kinds.of.get(cell.index()).copied()
    }

    /// Returns the meshes of a cell's tile.
    pub(super) fn pair(&self, cell: CellId) -> Option<&Pair> {
        let level = self.levels.get(cell.index())?;
        self.pairs.get(&(self.kind(cell)?, *level))
    }
}

/// Creates the meshes of a board's tiles.
pub(super) fn tile_meshes(projection: &BoardProjection, meshes: &mut Assets<Mesh>) -> TileMeshes {
    let board = projection.board();
    let kinds = Kinds::new(board);
    let levels: Vec<u8> = board.cells().map(|cell| board.height(cell)).collect();
    let mut pairs = HashMap::new();
    for cell in board.cells() {
        let of = (kinds.of[cell.index()], levels[cell.index()]);
        pairs.entry(of).or_insert_with(|| {
            let apart = shapes::apart(board, cell);
            let joined = shapes::joined(board, cell, OVERLAP);
            Pair {
                apart: meshes.add(tile_mesh(projection, cell, &apart, false)),
                joined: meshes.add(tile_mesh(projection, cell, &joined, true)),
            }
        });
    }
    TileMeshes {
        kinds,
        pairs,
        levels,
    }
}

/// Creates the mesh of a solid: its top, its visible sides, and a bright edge unless it is joined to others. The colours of its corners are the
/// light on them.
fn tile_mesh(
    projection: &BoardProjection,
    cell: CellId,
    outline: &[Vec2],
    is_joined: bool,
) -> Mesh {
    let (up, length) = (projection.up(), projection.thickness(cell, is_joined));
    let mut lights: Vec<[f32; 4]> = Vec::new();
    let mut pieces: Vec<Vec<Vec2>> = Vec::new();
    let top = solid::SolidFace {
        corners: outline.to_vec(),
        light: 1.0,
    };
    let edge = (!is_joined).then(|| solid::bright_edge(outline, up));
    let faces = solid::visible_sides(outline, up, length).into_iter();
    for face in faces.chain([top]).chain(edge.into_iter().flatten()) {
        let light = [face.light, face.light, face.light, 1.0];
        lights.extend(std::iter::repeat_n(light, face.corners.len()));
        pieces.push(face.corners);
    }
    mesh(&pieces).with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, lights)
}

/// Degenerate triangle for empty meshes: a mesh needs at least one triangle.
pub(super) const NOTHING: [Vec2; 3] = [Vec2::ZERO; 3];

/// Creates a flat mesh of polygons. Polygons have y down, the world has y up.
pub(super) fn mesh(pieces: &[Vec<Vec2>]) -> Mesh {
    layered(pieces.iter().map(|piece| (piece.as_slice(), 0.0)))
}

/// Creates a mesh of polygons, each with its distance towards the camera.
pub(super) fn layered<'a>(pieces: impl IntoIterator<Item = (&'a [Vec2], f32)>) -> Mesh {
    let mut points: Vec<[f32; 3]> = Vec::new();
    let mut indices: Vec<u32> = Vec::new();
    for (piece, layer) in pieces {
        let first = points.len() as u32;
        points.extend(piece.iter().map(|point| [point.x, -point.y, layer]));
        for [a, b, c] in polygon::triangles(piece) {
            indices.extend([a, c, b].map(|corner| first + corner as u32));
        }
    }
    // A buffer of a graphics card cannot be empty.
    if indices.is_empty() && !points.is_empty() {
        indices.extend([0; 3]);
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, points)
    .with_inserted_indices(Indices::U32(indices))
}

/// Creates a flat mesh of polygons, each in its colour.
pub(super) fn coloured(pieces: &[(Vec<Vec2>, Rgb)]) -> Mesh {
    let mut colours: Vec<[f32; 4]> = Vec::new();
    let mut outlines: Vec<Vec<Vec2>> = Vec::with_capacity(pieces.len() + 1);
    for (piece, rgb) in pieces {
        let colour = plain(*rgb).to_linear().to_f32_array();
        colours.extend(std::iter::repeat_n(colour, piece.len()));
        outlines.push(piece.clone());
    }
    if outlines.is_empty() {
        outlines.push(NOTHING.to_vec());
        colours.extend([[0.0; 4]; NOTHING.len()]);
    }
    mesh(&outlines).with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}
