//! Links: dashed lines between neighbours that do not touch in the drawing of a board.

use crate::drawing::projection::BoardProjection;
use crate::drawing::shapes::grid;
use bevy::prelude::*;
use tessella_boards::{Board, CellId, Shape};

/// Thickness of a link, length of its dashes and distance between their starts, in cells.
const THICKNESS: f32 = 0.06;

const DASH: f32 = 0.16;

const PITCH: f32 = 0.28;

/// Maximum number of dashes of a link.
const MOST_DASHES: f32 = 60.0;

/// Returns `true` if the outlines of two cells have a corner in common.
pub fn touch_in_picture(board: &Board, a: CellId, b: CellId) -> bool {
    let corners = |cell| {
        board
            .outline(cell)
            .into_iter()
            .map(|at| grid(Vec2::new(at.x, at.y)))
    };
    let of_a: Vec<_> = corners(a).collect();
    corners(b).any(|corner| of_a.contains(&corner))
}

/// Returns the pairs of cells that are linked: on maps and tracks, neighbours that do not touch in the drawing.
///
/// The layers of a cube and the edges of a wrapped board follow a rule that one line for each pair would obscure.
fn pairs(board: &Board) -> Vec<(CellId, CellId)> {
    let mut pairs = Vec::new();
    for cell in board.cells() {
        if !matches!(board.shape(), Shape::Map(_) | Shape::Track(_)) {
            continue;
        }
        let beyond = board.adjacent(cell).iter().filter(|&&next| next > cell);
        let beyond = beyond.filter(|&&next| !touch_in_picture(board, cell, next));
        pairs.extend(beyond.map(|&next| (cell, next)));
    }
    pairs
}

/// Returns the dashes of a line between the centres of two cells.
fn dashes(projection: &BoardProjection, (a, b): (CellId, CellId)) -> Vec<Vec<Vec2>> {
    let (from, to) = (projection.centre(a), projection.centre(b));
    let length = from.distance(to);
    let along = (to - from) / length.max(f32::EPSILON);
    let across = along.perp() * (THICKNESS / 2.0);
    // Long links have longer dashes instead of more of them.
    let stretch = (length / (PITCH * MOST_DASHES)).max(1.0);
    let (pitch, dash_length) = (PITCH * stretch, DASH * stretch);
    let count = (length / pitch) as u32;
    (1..count)
        .map(|dash| {
            let begin = from + along * (dash as f32 * pitch);
            let end = begin + along * dash_length;
            vec![begin - across, end - across, end + across, begin + across]
        })
        .collect()
}

/// Returns all dashes of a board.
pub fn connection_lines(projection: &BoardProjection) -> Vec<Vec<Vec2>> {
    let pairs = pairs(projection.board()).into_iter();
    pairs.flat_map(|pair| dashes(projection, pair)).collect()
}
