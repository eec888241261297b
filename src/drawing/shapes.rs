//! Shapes as polygons: tiles with rounded corners, and the ten symbols. The board's meshes and egui's shapes are made
//! of them.

use crate::drawing::polygon::{band, inset, ring, rounded};
use bevy::math::Vec2;
use std::collections::HashMap;
use std::f32::consts::TAU;
use tessella_boards::{Board, CellId, Shape};

/// Margin of a tile without an owner on each side of its cell, in cells.
pub const GAP: f32 = 0.045;
/// Radius of its corners, as a share of the middle length of its sides.
pub const CORNER: f32 = 0.2;

/// Returns the corners of a cell relative to its centre, in cells; y points down.
fn around_centre(board: &Board, cell: CellId) -> Vec<Vec2> {
    let centre = board.centre(cell);
    let outline = board.outline(cell);
    outline
        .iter()
        .map(|corner| Vec2::new(corner.x - centre.x, corner.y - centre.y))
        .collect()
}

/// Returns the outline of a tile in a region: its whole cell, enlarged on each side to hide the seams, in cells.
pub fn joined(board: &Board, cell: CellId, overlap: f32) -> Vec<Vec2> {
    inset(&around_centre(board, cell), -overlap)
}

/// Returns the outline of a separate tile, with rounded corners.
pub fn apart(board: &Board, cell: CellId) -> Vec<Vec2> {
    let corners = around_centre(board, cell);
    let inset = inset(&corners, GAP);
    rounded(&inset, CORNER * middle_side(&corners))
}

/// Returns the middle length of the sides of a polygon.
pub fn middle_side(corners: &[Vec2]) -> f32 {
    let count = corners.len();
    let around: f32 = (0..count)
        .map(|at| corners[at].distance(corners[(at + 1) % count]))
        .sum();
    around / count.max(1) as f32
}

/// Returns the least distance from the outline of a cell to the centre of a cell that touches it, in cells.
pub fn distance_to_neighbours(board: &Board, cell: CellId) -> f32 {
    let outline = around_centre(board, cell);
    let centre = board.centre(cell);
    let distance_to = |&next: &CellId| {
        let at = board.centre(next);
        let at = Vec2::new(at.x - centre.x, at.y - centre.y);
        let sides = (0..outline.len()).map(|side| {
            let (from, to) = (outline[side], outline[(side + 1) % outline.len()]);
            let along = to - from;
            let share = (at - from).dot(along) / along.length_squared().max(f32::EPSILON);
            at.distance(from + along * share.clamp(0.0, 1.0))
        });
        sides.fold(f32::INFINITY, f32::min)
    };
    let neighbours = board.adjacent(cell).iter();
    neighbours.map(distance_to).fold(f32::INFINITY, f32::min)
}

/// Returns a frame of this thickness just inside the cell, as triangles.
pub fn frame(board: &Board, cell: CellId, thickness: f32) -> Vec<Vec<Vec2>> {
    /// Radius of the corners on the inner side of a wide frame, as a share of the middle length of the sides.
    const INNER: f32 = 0.12;
    let corners = around_centre(board, cell);
    let side = middle_side(&corners);
    let outer = rounded(&corners, CORNER * side);
    let mut inner = inset(&outer, thickness);
    // The corners of a frame that is nearly as wide as their radius would be pointed on its inner side.
    if thickness > CORNER * side / 2.0 {
        inner = rounded(&inner, INNER * side);
    }
    band(&outer, &inner)
}

/// Returns the dots of a frame just inside a tile, as polygons.
pub fn dotted_frame(board: &Board, cell: CellId) -> Vec<Vec<Vec2>> {
    /// Radius of a dot, its distance from the edge of the tile, and the distance of two dots, in cells.
    const RADIUS: f32 = 0.028;
    const INSIDE: f32 = 0.07;
    const APART: f32 = 0.115;
    let outline = inset(&apart(board, cell), INSIDE);
    let sides = || outline.iter().zip(outline.iter().cycle().skip(1));
    let length: f32 = sides().map(|(from, to)| from.distance(*to)).sum();
    let step = length / (length / APART).round().max(1.0);
    let mut dots = Vec::new();
    // Distance of the next dot from the corner before it.
    let mut next = 0.0;
    for (from, to) in sides() {
        let side = from.distance(*to);
        while next < side {
            let centre = from.lerp(*to, next / side);
            let disc = regular(8, RADIUS, 0.0).into_iter();
            dots.push(disc.map(|corner| centre + corner).collect());
            next += step;
        }
        next -= side;
    }
    dots
}

/// Returns a ring inlaid in the top of a tile, as polygons.
pub fn home_ring(board: &Board, cell: CellId) -> Vec<Vec<Vec2>> {
    /// Distances of its edges from the edge of the tile, as shares of the way to the centre.
    const OUTER: f32 = 0.3;
    const INNER: f32 = 0.46;
    let outline = apart(board, cell);
    let ring_at =
        |share: f32| -> Vec<Vec2> { outline.iter().map(|&at| at * (1.0 - share)).collect() };
    ring(&ring_at(OUTER), &ring_at(INNER))
}

/// Kinds of cells of a board: cells of a kind have the same outline relative to their centre.
#[derive(Clone, Debug)]
pub struct Kinds {
    /// Kind of each cell.
    pub of: Vec<usize>,
    /// An example cell of each kind.
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

/// Rounds a point to whole 256ths of a cell, so that points that differ only by rounding errors become equal.
pub fn grid(place: Vec2) -> (i32, i32) {
    let place = (place * 256.0).round();
    (place.x as i32, place.y as i32)
}

/// Returns a regular polygon around the origin, rotated by `rotated` whole turns.
pub fn regular(points: usize, radius: f32, rotated: f32) -> Vec<Vec2> {
    (0..points)
        .map(|at| Vec2::from_angle(TAU * (at as f32 / points as f32 + rotated)) * radius)
        .collect()
}

fn rectangle(half_width: f32, half_height: f32, centre: Vec2) -> Vec<Vec2> {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| centre + Vec2::new(x * half_width, y * half_height))
        .to_vec()
}

/// Returns the symbol of a colour as convex polygons, about as large as the square from -0.5 to 0.5; y points down.
pub fn symbol(index: usize) -> Vec<Vec<Vec2>> {
    const UP: f32 = -0.25;
    let rotated = |pieces: Vec<Vec<Vec2>>| -> Vec<Vec<Vec2>> {
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
                // Covers the seams between the points, which egui would show.
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
        _ => rotated(plus()),
    }
}

/// Size of a symbol on its tile, in cells.
pub const SYMBOL: f32 = 0.46;

/// Radius of a seat's stone, in cells.
pub const STONE: f32 = 0.4;
/// Size of the symbol on a stone, in cells.
pub const STONE_SYMBOL: f32 = 0.42;
/// Returns the size of a face on its tile, in cells: the largest that fits.
pub fn face_size(board: &Board) -> f32 {
    match board.shape() {
        Shape::Square(_) => 0.84,
        _ => 0.66,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_boards::Square;

    #[test]
    fn centre_of_a_neighbouring_square_is_half_a_cell_away() {
        let board = Board::new(Shape::Square(Square::new(3, 3))).expect("a small board");
        for cell in board.cells() {
            assert!((distance_to_neighbours(&board, cell) - 0.5).abs() < 1e-6);
        }
    }
}
