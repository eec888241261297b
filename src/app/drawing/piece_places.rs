//! Positions of pieces on the cells of a board.

use crate::boards::{Board, CellId};
use crate::games::Piece;
use bevy::prelude::*;
use std::collections::HashMap;

/// Size of a single piece on a cell, relative to a stone.
pub const SIZE: f32 = 0.86;

/// Returns the position and size of each resting piece, next to the others on the same cell; `None` for a piece that is
/// not on the board.
pub fn places(board: &Board, pieces: &[Piece]) -> Vec<Option<(Vec2, f32)>> {
    let mut on: HashMap<CellId, usize> = HashMap::new();
    for cell in pieces.iter().filter_map(|piece| piece.at) {
        *on.entry(cell).or_default() += 1;
    }
    let mut placed: HashMap<CellId, usize> = HashMap::new();
    let place = |piece: &Piece| {
        let cell = piece.at?;
        let centre = board.centre(cell);
        let nth = placed.entry(cell).or_default();
        let (offset, size) = beside(*nth, on[&cell]);
        *nth += 1;
        Some((Vec2::new(centre.x, centre.y) + offset, size))
    };
    pieces.iter().map(place).collect()
}

/// Returns the offset of the `nth` of `of` pieces from the centre of their cell, and its size.
fn beside(nth: usize, of: usize) -> (Vec2, f32) {
    let (columns, apart, size) = match of {
        1 => return (Vec2::ZERO, SIZE),
        2 => (2, 0.4, 0.52),
        3 | 4 => (2, 0.4, 0.48),
        _ => (3, 0.3, 0.36),
    };
    let rows = of.div_ceil(columns);
    let middle = |count: usize| (count as f32 - 1.0) / 2.0;
    let (column, row) = ((nth % columns) as f32, (nth / columns) as f32);
    let offset = Vec2::new(column - middle(columns), row - middle(rows));
    (offset * apart, size)
}
