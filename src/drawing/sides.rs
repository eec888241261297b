//! The sides of the cells of a board.

use crate::drawing::shapes::grid;
use bevy::prelude::*;
use std::cmp::Ordering;
use std::collections::HashMap;
use tessella_boards::{Board, CellId, Direction, Shape};
use tessella_games::Seat;

/// Side that a cell shares with another or with the outside.
pub struct Side {
    /// One of its ends, in cells; y points down.
    pub from: Vec2,
    /// The other end, clockwise around the cell.
    pub to: Vec2,
    /// The cell.
    pub inside: CellId,
    /// Index of the side in the outline of the cell.
    pub at: usize,
    /// Cell on the other side, if there is one.
    pub outside: Option<CellId>,
    /// `true` on a joined edge, where the cell on the other side is elsewhere in the picture.
    pub is_joined_edge: bool,
}

impl Side {
    /// Returns `true` if the side bounds the region of a seat, given the seat that holds each cell.
    pub fn bounds_region(&self, holders: &[Option<Seat>]) -> bool {
        let holder = |cell: CellId| holders.get(cell.index()).copied().flatten();
        let inside = holder(self.inside);
        inside.is_some() && inside != self.outside.and_then(holder)
    }
}

/// Returns every side of every cell, with the cell on its other side. Two cells share a side if both have its two ends.
pub fn sides(board: &Board) -> Vec<Side> {
    let mut sides: Vec<Side> = Vec::with_capacity(board.len() * 4);
    let mut by_ends: HashMap<_, usize> = HashMap::with_capacity(board.len() * 4);
    for inside in board.cells() {
        let corners: Vec<Vec2> = board
            .outline(inside)
            .iter()
            .map(|corner| Vec2::new(corner.x, corner.y))
            .collect();
        for (at, &from) in corners.iter().enumerate() {
            let to = corners[(at + 1) % corners.len()];
            let outside = by_ends.get(&(grid(to), grid(from))).copied();
            if let Some(other) = outside {
                sides[other].outside = Some(inside);
            }
            by_ends.insert((grid(from), grid(to)), sides.len());
            let outside = outside.map(|other| sides[other].inside);
            sides.push(Side {
                from,
                to,
                inside,
                at,
                outside,
                is_joined_edge: false,
            });
        }
    }
    if matches!(board.shape(), Shape::Square(square) if square.wrapped) {
        for side in sides.iter_mut().filter(|side| side.outside.is_none()) {
            side.outside = over_joined_edge(board, side);
            side.is_joined_edge = true;
        }
    }
    sides
}

/// Returns the cell on the other side of a joined edge.
fn over_joined_edge(board: &Board, side: &Side) -> Option<CellId> {
    let along = side.to - side.from;
    // Outlines are clockwise with y down, so the cell is to the right of its sides.
    let outwards = match (along.x.total_cmp(&0.0), along.y.total_cmp(&0.0)) {
        (Ordering::Greater, _) => Direction::Up,
        (Ordering::Less, _) => Direction::Down,
        (Ordering::Equal, Ordering::Greater) => Direction::Right,
        (Ordering::Equal, _) => Direction::Left,
    };
    board.step_ignoring_heights(side.inside, outwards)
}
