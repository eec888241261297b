//! Positions of pieces on the cells of a board.

use bevy::prelude::*;
use std::collections::HashMap;
use tessella_boards::{Board, CellId};
use tessella_games::{Piece, Seat};

/// Size of a single piece on a cell, relative to a stone.
pub const SIZE: f32 = 0.86;

/// Greatest radius of the yard in which the pieces of a seat wait, in cells.
const YARD: f32 = 1.25;
/// Least radius of a yard, in cells. It is between its seat and the cell on which its pieces enter, if there is no room for more.
const SMALLEST_YARD: f32 = 0.55;
/// Distance of a yard from the cells around it, in cells.
const YARD_APART: f32 = 0.12;
/// Distance of the pieces in a yard from its centre along both axes, and their size, as shares of its radius.
const PIECE_APART: f32 = 0.38;
const PIECE_SIZE: f32 = 0.66;

/// Place where the pieces of a seat wait.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Yard {
    /// Cell on which the pieces enter the ring.
    pub entry: CellId,
    /// Centre, in cells; y points down.
    pub centre: Vec2,
    /// Radius, in cells.
    pub radius: f32,
}

/// Returns the yard of a seat on a ring: inside of it, between the lane of the seat and the next one. `None` on other boards.
pub fn yard(board: &Board, seat: Seat) -> Option<Yard> {
    let track = board.course()?.track();
    let lane = track.lanes.get(seat.index())?;
    let entry = CellId((lane.from.0 + 1) % u32::from(track.len));
    let at = |cell: CellId| {
        let centre = board.centre(cell);
        Vec2::new(centre.x, centre.y)
    };
    let extent = board.extent();
    let middle = Vec2::new(extent.x, extent.y) / 2.0;
    let outwards = at(CellId(lane.from.0)) - middle;
    // From the lane towards the entry, half of the way to the next lane.
    let turn = outwards.angle_to(at(entry) - middle).signum();
    let half = std::f32::consts::PI / track.lanes.len().max(2) as f32;
    let inner = outwards.length() - 0.5 - YARD_APART;
    // The circle touches the ring and both lanes.
    let widest = (inner * half.sin() - 0.5 - YARD_APART) / (1.0 + half.sin());
    if widest < SMALLEST_YARD {
        let inward = (middle - at(entry)).normalize_or_zero();
        let radius = SMALLEST_YARD;
        let centre = at(entry) + inward * (0.5 + radius);
        return Some(Yard {
            entry,
            centre,
            radius,
        });
    }
    let radius = widest.min(YARD);
    let away = (inner - radius).min((radius + 0.5 + YARD_APART) / half.sin() * 1.25);
    let direction = Vec2::from_angle(turn * half).rotate(outwards.normalize_or_zero());
    Some(Yard {
        entry,
        centre: middle + direction * away.max(inner - radius - 1.2),
        radius,
    })
}

/// Returns the radius of the free disc between the home cells in the middle of a ring; `None` on other boards.
pub fn free_radius(board: &Board) -> Option<f32> {
    let course = board.course().filter(|course| course.track().ring)?;
    let extent = board.extent();
    let distance = |cell| {
        let at = board.centre(cell);
        Vec2::new(at.x, at.y).distance(Vec2::new(extent.x, extent.y) / 2.0)
    };
    let nearest = course.homes().map(distance).fold(f32::INFINITY, f32::min);
    nearest.is_finite().then_some((nearest - 0.5).max(0.0))
}

/// Returns the cell on which waiting pieces enter a ring, if they wait at this point.
pub fn entry_of_home(board: &Board, pieces: &[Piece], point: Vec2) -> Option<CellId> {
    let waiting = pieces.iter().filter(|piece| piece.at.is_none());
    let mut yards = waiting.filter_map(|piece| yard(board, piece.seat));
    let is_here = |yard: &Yard| point.distance(yard.centre) <= yard.radius;
    Some(yards.find(is_here)?.entry)
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
            let yard = yard(board, piece.seat)?;
            let own = pieces.iter().filter(|other| other.seat == piece.seat);
            let (offset, size) = in_yard(piece.number.into(), own.count(), yard.radius);
            return Some((yard.centre + offset, size));
        };
        let centre = board.centre(cell);
        let nth = placed.entry(cell).or_default();
        let (offset, size) = beside(*nth, on[&cell]);
        *nth += 1;
        Some((Vec2::new(centre.x, centre.y) + offset, size))
    };
    pieces.iter().map(place).collect()
}

/// Returns the offset of the `nth` of `of` pieces from the centre of their yard, and its size.
fn in_yard(nth: usize, of: usize, radius: f32) -> (Vec2, f32) {
    let size = (PIECE_SIZE * radius).min(SIZE);
    let apart = PIECE_APART * radius;
    let offset = match of {
        1 => Vec2::ZERO,
        2 => Vec2::new(nth as f32 * 2.0 - 1.0, 0.0),
        _ => Vec2::new((nth % 2) as f32 * 2.0 - 1.0, (nth / 2) as f32 * 2.0 - 1.0),
    };
    (offset * apart, size)
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
