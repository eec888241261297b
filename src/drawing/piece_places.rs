//! Positions of pieces on the cells of a board.

use bevy::prelude::*;
use std::collections::HashMap;
use tessella_boards::{Board, CellId};
use tessella_games::{Piece, Seat};

/// Size of a single piece on a cell, relative to a stone.
pub const SIZE: f32 = 0.86;

/// Distance of waiting pieces from the centre of the cell on which they enter a ring, in cells.
const HOME_APART: f32 = 1.05;

/// Half of the side of the square in which the pieces of a seat wait, in cells.
const HOME_HALF: f32 = 0.45;

/// Returns the cell on which the pieces of a seat enter a ring, and the centre of the place inside it where they wait; `None`
/// on other boards.
fn home(board: &Board, seat: Seat) -> Option<(CellId, Vec2)> {
    let track = board.course()?.track();
    let lane = track.lanes.get(seat.index())?;
    let entry = CellId((lane.from.0 + 1) % u32::from(track.len));
    let [at, extent] = [board.centre(entry), board.extent()].map(|at| Vec2::new(at.x, at.y));
    let inward = (extent / 2.0 - at).normalize_or_zero();
    Some((entry, at + inward * HOME_APART))
}

/// Returns the centre of the place where the pieces of a seat wait; `None` on boards without such places.
pub fn waiting_place(board: &Board, seat: Seat) -> Option<Vec2> {
    Some(home(board, seat)?.1)
}

/// Returns the cell on which waiting pieces enter a ring, if they wait at this point.
pub fn entry_of_home(board: &Board, pieces: &[Piece], point: Vec2) -> Option<CellId> {
    let waiting = pieces.iter().filter(|piece| piece.at.is_none());
    let mut homes = waiting.filter_map(|piece| home(board, piece.seat));
    let is_here = |centre: Vec2| (point - centre).abs().max_element() <= HOME_HALF;
    homes.find_map(|(entry, centre)| is_here(centre).then_some(entry))
}

/// Returns the position and size of each resting piece, next to the others on the same cell or in the place where they wait;
/// `None` for a piece that waits on a board without such places.
pub fn places(board: &Board, pieces: &[Piece]) -> Vec<Option<(Vec2, f32)>> {
    let mut on: HashMap<CellId, usize> = HashMap::new();
    for cell in pieces.iter().filter_map(|piece| piece.at) {
        *on.entry(cell).or_default() += 1;
    }
    let mut placed: HashMap<CellId, usize> = HashMap::new();
    let place = |piece: &Piece| {
        let Some(cell) = piece.at else {
            let (_, centre) = home(board, piece.seat)?;
            let own = pieces.iter().filter(|other| other.seat == piece.seat);
            let (offset, size) = beside(piece.number.into(), own.count().max(2));
            return Some((centre + offset, size));
        };
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
