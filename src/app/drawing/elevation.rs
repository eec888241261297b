//! The shades of hills, and the steps that are too steep.

use crate::app::core::palette::Rgb;
use crate::app::drawing::sides::sides;
use crate::boards::{Board, CellId};
use bevy::prelude::*;

/// How many shades of a colour there are, from the lowest tiles to the highest.
pub const SHADES: usize = 9;

/// By how much the lowest tiles are darkened.
const DARKEST: f32 = 0.2;

/// Black.
pub const BLACK: Rgb = Rgb::hex(0x00_00_00);

/// The shade of a cell, from 0 for the lowest to the last for the highest, which even ground has everywhere.
pub fn shade(board: &Board, cell: CellId) -> usize {
    match board.highest() {
        0 => SHADES - 1,
        highest => usize::from(board.height(cell)) * (SHADES - 1) / usize::from(highest),
    }
}

/// A colour in a shade.
pub fn shaded(rgb: Rgb, shade: usize) -> Rgb {
    let depth = 1.0 - shade as f32 / (SHADES - 1) as f32;
    rgb.mix(BLACK, DARKEST * depth)
}

/// The sides of a board's cells over which no step leads because they are too steep.
pub fn cliffs(board: &Board) -> Vec<[Vec2; 2]> {
    let Some(heights) = board.heights() else {
        return Vec::new();
    };
    let sides = sides(board).into_iter();
    sides
        .filter(|side| {
            side.outside
                .is_some_and(|next| next > side.inside && heights.bars(side.inside, next))
        })
        .map(|side| [side.from, side.to])
        .collect()
}
