//! Cliffs: steps that are too steep.

use crate::drawing::projection::BoardProjection;
use crate::drawing::sides::sides;
use bevy::prelude::*;

/// Returns the sides between neighbouring cells whose step is too steep, as drawn: at the upper cell.
pub fn cliffs(projection: &BoardProjection) -> Vec<[Vec2; 2]> {
    let board = projection.board();
    let Some(heights) = board.heights() else {
        return Vec::new();
    };
    let mut cliffs = Vec::new();
    for side in sides(board) {
        let is_upper = |other| heights.at(side.inside) > heights.at(other);
        if { side.outside }.is_some_and(|other| is_upper(other) && heights.bars(side.inside, other))
        {
            let up = projection.up() * projection.lift(side.inside);
            cliffs.push([side.from + up, side.to + up]);
        }
    }
    cliffs
}
