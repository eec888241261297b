//! What is drawn, as polygons: tiles with round corners, and the ten symbols. Meshes and egui's pictures are made of
//! the same.

use crate::app::drawing::polygon::{inset, mitred, ring, rounded};
use crate::boards::{Board, CellId, Shape};
use bevy::math::Vec2;
use std::collections::HashMap;
use std::f32::consts::TAU;

/// How much of a cell a tile that nobody holds leaves free on each side, in cells.
const GAP: f32 = 0.045;
/// The radius of its corners, in cells.
const CORNER: f32 = 0.12;

/// The corners of a cell around its middle, in cells; y grows down.
fn around_centre(board: &Board, cell: CellId) -> Vec<Vec2> {
    let centre = board.centre(cell);
    let outline = board.outline(cell);
    outline
        .iter()
        .map(|corner| Vec2::new(corner.x - centre.x, corner.y - centre.y))
        .collect()
}

/// A tile that is part of a region: its whole cell, and as much more on each side as hides the seams, in cells.
pub fn joined(board: &Board, cell: CellId, overlap: f32) -> Vec<Vec2> {
    inset(&around_centre(board, cell), -overlap)
}

/// A tile that stands apart, with round corners.
pub fn apart(board: &Board, cell: CellId) -> Vec<Vec2> {
    let corners = around_centre(board, cell);
    let inset = inset(&corners, GAP);
    rounded(&inset, CORNER)
}

/// A frame just inside the cell, of this thickness, in pieces.
pub fn frame(board: &Board, cell: CellId, thickness: f32) -> Vec<Vec<Vec2>> {
    let outer = rounded(&around_centre(board, cell), CORNER);
    ring(&outer, &mitred(&outer, thickness))
}

/// The kinds of cells that a board has: cells of a kind have the same outline around their middle.
#[derive(Clone, Debug)]
pub struct Kinds {
    /// The kind of each cell.
    pub of: Vec<usize>,
    /// A cell of each kind.
    pub examples: Vec<CellId>,
}

impl Kinds {
    /// Finds the kinds of a board.
    pub fn new(board: &Board) -> Self {
        let mut examples = Vec::new();
        let mut known: HashMap<Vec<(i32, i32)>, usize> = HashMap::new();
        let of = board
            .cells()
            .map(|cell| {
                let outline = around_centre(board, cell).into_iter().map(grid).collect();
                *known.entry(outline).or_insert_with(|| {
                    examples.push(cell);
                    examples.len() - 1
                })
            })
            .collect();
        Self { of, examples }
    }
}

/// A place in whole 256ths of a cell: places that are the same but for rounding are the same then.
pub fn grid(place: Vec2) -> (i32, i32) {
    let place = (place * 256.0).round();
    (place.x as i32, place.y as i32)
}

/// A regular polygon around the origin, turned by this share of a whole turn.
pub fn regular(points: usize, radius: f32, turned: f32) -> Vec<Vec2> {
    (0..points)
        .map(|at| Vec2::from_angle(TAU * (at as f32 / points as f32 + turned)) * radius)
        .collect()
}

fn rectangle(half_width: f32, half_height: f32, centre: Vec2) -> Vec<Vec2> {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| centre + Vec2::new(x * half_width, y * half_height))
        .to_vec()
}

/// The symbol of a colour as convex pieces, about as large as the square from -0.5 to 0.5; y grows down.
pub fn symbol(index: usize) -> Vec<Vec<Vec2>> {
    const UP: f32 = -0.25;
    let turned = |pieces: Vec<Vec<Vec2>>| -> Vec<Vec<Vec2>> {
        let eighth = Vec2::from_angle(TAU / 8.0);
        let turn = |piece: Vec<Vec2>| {
            piece
                .into_iter()
                .map(|point| eighth.rotate(point))
                .collect()
        };
        pieces.into_iter().map(turn).collect()
    };
    let plus = || {
        vec![
            rectangle(0.5, 0.17, Vec2::ZERO),
            rectangle(0.17, 0.5, Vec2::ZERO),
        ]
    };
    match index % 10 {
        0 => vec![regular(32, 0.46, 0.0)],
        1 => vec![vec![
            Vec2::new(0.0, -0.48),
            Vec2::new(0.52, 0.42),
            Vec2::new(-0.52, 0.42),
        ]],
        2 => vec![rectangle(0.4, 0.4, Vec2::ZERO)],
        3 => vec![vec![
            Vec2::new(0.0, -0.56),
            Vec2::new(0.42, 0.0),
            Vec2::new(0.0, 0.56),
            Vec2::new(-0.42, 0.0),
        ]],
        4 => plus(),
        5 => ring(&regular(32, 0.48, 0.0), &regular(32, 0.27, 0.0)),
        6 => {
            let (outer, inner) = (regular(5, 0.56, UP), regular(5, 0.25, UP + 0.1));
            (0..5)
                .map(|at| vec![Vec2::ZERO, inner[(at + 4) % 5], outer[at], inner[at]])
                // Over the seams between the points, which egui would show.
                .chain([inner.clone()])
                .collect()
        }
        7 => [-1.0, 1.0]
            .map(|side| {
                vec![
                    Vec2::ZERO,
                    Vec2::new(0.42, 0.5 * side),
                    Vec2::new(-0.42, 0.5 * side),
                ]
            })
            .to_vec(),
        8 => [-0.3, 0.3]
            .map(|y| rectangle(0.46, 0.15, Vec2::new(0.0, y)))
            .to_vec(),
        _ => turned(plus()),
    }
}

/// How large a symbol is on its tile, in cells.
pub const SYMBOL: f32 = 0.46;

/// The radius of a seat's stone, in cells.
pub const STONE: f32 = 0.4;
/// How large the symbol on a stone is, in cells.
pub const STONE_SYMBOL: f32 = 0.42;
/// How large a face is on its tile: as large as the tile allows.
pub fn face_size(board: &Board) -> f32 {
    match board.shape() {
        Shape::Square(_) => 0.84,
        _ => 0.66,
    }
}
