//! Shades of elevations, and cliffs.

use crate::app::core::palette::Rgb;
use crate::app::drawing::sides::sides;
use crate::boards::{Board, CellId};
use bevy::prelude::*;

/// Number of shades of a colour, from the lowest tiles to the highest.
pub const SHADES: usize = 9;

/// Share of black mixed into the lowest tiles.
const DARKEST: f32 = 0.2;

/// Black.
pub const BLACK: Rgb = Rgb::hex(0x00_00_00);

/// Returns the shade of a cell, from 0 for the lowest to `SHADES - 1` for the highest. On a level board all cells have
/// the highest.
pub fn shade(board: &Board, cell: CellId) -> usize {
    match board.highest() {
        0 => SHADES - 1,
        highest => usize::from(board.height(cell)) * (SHADES - 1) / usize::from(highest),
    }
}

/// Returns a colour in a shade.
pub fn shaded(rgb: Rgb, shade: usize) -> Rgb {
    let depth = 1.0 - shade as f32 / (SHADES - 1) as f32;
    rgb.mix(BLACK, DARKEST * depth)
}

/// Returns the sides between neighbouring cells whose step is too steep.
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
