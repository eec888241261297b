//! Shades of elevations, and cliffs.

use crate::app::core::palette::Rgb;
use crate::app::drawing::sides::sides;
use crate::boards::{Board, CellId, Heights, WalkingGraph};
use crate::games::{Appearance, Position, Rules};
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

/// Returns the board with the current heights of a position, which differ from its own where cells were raised.
pub fn surface(position: &Position) -> Board {
    let board = position.board();
    let height = |cell| match position.appearance(cell) {
        Appearance::Ground { height, .. } => height,
        _ => board.height(cell),
    };
    let levels: Vec<u8> = board.cells().map(height).collect();
    if board
        .cells()
        .all(|cell| levels[cell.index()] == board.height(cell))
    {
        return board.clone();
    }
    let heights = Heights {
        levels: levels.into(),
        max_step: board
            .heights()
            .map_or(WalkingGraph::FLAT_CLIMB, |heights| heights.max_step),
    };
    let raised = board.clone().with_heights(heights);
    raised.unwrap_or_else(|_| board.clone())
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
