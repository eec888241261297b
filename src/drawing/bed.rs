//! The bed of a board: a tray around its cells in which the tiles lie.

use crate::core::palette::{Rgb, Shades};
use crate::drawing::polygon::mitred;
use crate::drawing::shapes::{grid, regular};
use bevy::prelude::*;
use std::collections::HashSet;
use tessella_boards::{Board, CellId, Point, Shape};

/// Width of the shadow that the rim casts into the bed, in cells.
const SHADOW: f32 = 0.04;
/// Distance by which the light on the lower rim, and the shadow below the upper one, are seen, in cells.
const DEPTH: f32 = 0.045;
/// Overlap of the cells, in cells.
const OVERLAP: f32 = 0.02;
/// Number of corners of the round joints of a rim.
const ROUND: usize = 20;

/// Returns the distance of the rim of a bed from the outermost cells of a board of this extent, in cells. A few large tiles need less
/// than many small ones.
pub fn margin(extent: Point) -> f32 {
    const LEAST: f32 = 0.1;
    const MOST: f32 = 0.3;
    /// Number of cells across a board from which the margin is no wider.
    const MANY: f32 = 9.0;
    let share = (extent.x.max(extent.y) / MANY).min(1.0);
    LEAST + (MOST - LEAST) * share
}

/// Returns the parts of a bed as polygons: the light on its lower rim, the shadow of the upper one, and the ground, which cover each other in
/// this order. `up` points up on the screen. A bed that `is_framed` has a frame of equal width instead of light and shadow.
pub fn bed(board: &Board, up: Vec2, is_framed: bool) -> [Vec<Vec<Vec2>>; 3] {
    let (cells, rims) = (cells(board), rims(board));
    let margin = margin(board.extent());
    let part = |radius: f32, lift: f32| {
        let moved = up * lift;
        let round = regular(ROUND, radius, 0.0);
        let mut polygons: Vec<Vec<Vec2>> = Vec::with_capacity(cells.len() + 2 * rims.len());
        for cell in &cells {
            polygons.push(cell.iter().map(|&at| at + moved).collect());
        }
        for &[from, to] in &rims {
            let across = (to - from).normalize_or_zero().perp() * radius;
            let strip = [from - across, to - across, to + across, from + across];
            polygons.push(strip.map(|at| at + moved).to_vec());
            polygons.push(round.iter().map(|&at| from + at + moved).collect());
        }
        polygons
    };
    if is_framed {
        let inner = margin - SHADOW;
        return [part(margin, 0.0), part(inner, 0.0), Vec::new()];
    }
    [
        part(margin, -DEPTH),
        part(margin, 0.0),
        part(margin - SHADOW, -DEPTH + SHADOW / 2.0),
    ]
}

/// Returns the colours of the parts of a bed.
pub const fn colours(shades: &Shades) -> [Rgb; 3] {
    [shades.bed_light, shades.bed_shadow, shades.bed]
}

/// Returns polygons that cover all cells.
fn cells(board: &Board) -> Vec<Vec<Vec2>> {
    let extent = board.extent();
    let is_full = matches!(board.shape(), Shape::Square(_))
        && board.len() as f32 >= extent.x * extent.y - 0.5;
    if is_full {
        let corners = [
            (0.0, 0.0),
            (extent.x, 0.0),
            (extent.x, extent.y),
            (0.0, extent.y),
        ];
        return vec![corners.map(|(x, y)| Vec2::new(x, y)).to_vec()];
    }
    // Cells overlap, so that there are no seams.
    board
        .cells()
        .map(|cell| mitred(&corners(board, cell), -OVERLAP))
        .collect()
}

fn corners(board: &Board, cell: CellId) -> Vec<Vec2> {
    let outline = board.outline(cell);
    outline.iter().map(|at| Vec2::new(at.x, at.y)).collect()
}

/// Returns the sides of cells that no other cell has.
fn rims(board: &Board) -> Vec<[Vec2; 2]> {
    let mut sides = Vec::with_capacity(board.len() * 4);
    for cell in board.cells() {
        let corners = corners(board, cell);
        for (at, &from) in corners.iter().enumerate() {
            sides.push([from, corners[(at + 1) % corners.len()]]);
        }
    }
    let known: HashSet<_> = sides
        .iter()
        .map(|&[from, to]| (grid(from), grid(to)))
        .collect();
    sides.retain(|&[from, to]| !known.contains(&(grid(to), grid(from))));
    sides
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::polygon::area;
    use tessella_boards::Square;

    fn square(width: u16, height: u16) -> Board {
        Board::new(Shape::Square(Square::new(width, height))).expect("a small board")
    }

    #[test]
    fn rim_follows_the_outermost_sides_only() {
        let rims = rims(&square(4, 3));
        assert_eq!(rims.len(), 14);
        for [from, to] in rims {
            let middle = from.midpoint(to);
            let is_outside =
                middle.x == 0.0 || middle.x == 4.0 || middle.y == 0.0 || middle.y == 3.0;
            assert!(is_outside, "{middle}");
        }
    }

    #[test]
    fn margin_grows_with_the_number_of_cells_up_to_a_limit() {
        let margins = [3.0, 6.0, 9.0, 20.0].map(|cells| margin(Point::new(cells, 2.0)));
        assert!(margins[0] < 0.2 && margins[0] < margins[1] && margins[1] < margins[2]);
        assert_eq!(margins[2], margins[3]);
    }

    #[test]
    fn bed_covers_the_board_and_its_margin() {
        let [light, shadow, ground] = bed(&square(9, 9), Vec2::NEG_Y, false);
        let covers = |polygons: &[Vec<Vec2>], at: Vec2| {
            polygons.iter().any(|polygon| {
                let count = polygon.len();
                let is_right = |side: usize| {
                    let (from, to) = (polygon[side], polygon[(side + 1) % count]);
                    (to - from).perp_dot(at - from) >= -1e-4
                };
                area(polygon) > 0.0 && (0..count).all(is_right)
            })
        };
        for at in [
            (1.5, 1.5),
            (-0.2, 1.5),
            (9.2, 1.5),
            (1.5, 9.2),
            (1.5, -0.15),
        ] {
            assert!(covers(&ground, Vec2::from(at)), "{at:?}");
        }
        assert!(covers(&light, Vec2::new(1.5, 9.33)), "the lower rim");
        assert!(!covers(&shadow, Vec2::new(1.5, 9.33)), "the lower rim");
        assert!(covers(&shadow, Vec2::new(1.5, -0.29)), "the upper rim");
    }
}
