//! Homes and goals of the runners.

use super::errors::SetupError;
use super::fair::{self, MAX_DIFFERENCE};
use crate::Seat;
use tessella_boards::{Board, CellId, PathSearch, Shape, Terrain, WalkingGraph};

/// Homes and goals of the runners.
#[derive(Debug)]
pub(super) struct Homes {
    /// Cell on which the runner of each seat begins.
    pub(super) homes: Vec<CellId>,
    /// Goal cells of each seat.
    pub(super) goals: Vec<Vec<CellId>>,
}

impl Homes {
    /// Finds the homes and goals for this many seats. The usual homes depend on the shape. On hills and on maps, where
    /// the paths from there may differ too much, others are found: no seed is refused.
    ///
    /// # Errors
    /// If the paths from the usual homes differ too much on a board of squares or hexes without hills.
    pub(super) fn find(board: &Board, seats: u8) -> Result<Self, SetupError> {
        let usual = Self::of_homes(board, homes(board, seats));
        let Err(error) = usual.check(board) else {
            return Ok(usual);
        };
        let has_sides = sides(board).is_some();
        if has_sides && board.heights().is_none() {
            return Err(error);
        }
        let homes = if has_sides {
            let places = usual.homes.iter().zip(&usual.goals).zip(0..);
            // Each runner begins on the side that is the goal of the runner opposite.
            let places = places.map(|((&home, own), seat)| {
                (home, own.as_slice(), goal(board, Seat(seat ^ 1), home))
            });
            fair::homes_near(board, &places.collect::<Vec<_>>())
        } else {
            fair::homes_apart(board, seats.into(), |home| goal(board, Seat::FIRST, home))
        };
        homes.map(|homes| Self::of_homes(board, homes)).ok_or(error)
    }

    /// Finds the goals that belong to homes.
    fn of_homes(board: &Board, homes: Vec<CellId>) -> Self {
        let goals = (0..).map(Seat).zip(&homes);
        let goals = goals.map(|(seat, &home)| goal(board, seat, home)).collect();
        Self { homes, goals }
    }

    /// Checks that the paths of all runners cost about the same.
    fn check(&self, board: &Board) -> Result<(), SetupError> {
        let graph = WalkingGraph::new(board);
        let heights = Terrain::default().heights(board);
        let mut search = PathSearch::default();
        let mut costs = Vec::new();
        for (&home, goal) in self.homes.iter().zip(&self.goals) {
            search.costs_to(&graph, goal, &heights);
            match search.cost(home) {
                None => return Err(SetupError::NoPath),
                Some(0) => return Err(SetupError::HomeAtGoal),
                Some(cost) => costs.push(cost),
            }
        }
        let (least, most) = (costs.iter().min(), costs.iter().max());
        match most.zip(least) {
            Some((most, least)) if most - least > MAX_DIFFERENCE => Err(SetupError::PathsDiffer),
            _ => Ok(()),
        }
    }
}

/// Returns the width and height of a board that has sides.
fn sides(board: &Board) -> Option<(u32, u32)> {
    match board.shape() {
        Shape::Square(square) => Some((square.width.into(), square.height.into())),
        Shape::Hex(hex) => Some((hex.width.into(), hex.height.into())),
        _ => None,
    }
}

/// Returns the usual homes: the middles of the sides, or cells as far apart as possible.
fn homes(board: &Board, seats: u8) -> Vec<CellId> {
    let Some((width, height)) = sides(board) else {
        return distant_cells(board, seats.into());
    };
    let (middle, bottom) = (width / 2, (height - 1) * width);
    let row = height / 2 * width;
    let first = CellId(bottom + middle);
    let third = CellId(row);
    // A half-turn exchanges the homes of two opposite sides if the board has one.
    let second = board.opposite(first).unwrap_or(CellId(middle));
    let fourth = board.opposite(third).unwrap_or(CellId(row + width - 1));
    let mut homes = vec![first, second, third, fourth];
    homes.truncate(seats.into());
    homes
}

/// Returns two cells that are farthest apart, then repeatedly a cell that is farthest from all of these.
fn distant_cells(board: &Board, count: usize) -> Vec<CellId> {
    let (first, second) = board.farthest_pair();
    let mut cells = vec![first, second];
    let mut nearest: Vec<u32> = vec![u32::MAX; board.len()];
    for at in 0.. {
        let Some(&cell) = cells.get(at) else { break };
        for (nearest, distance) in nearest.iter_mut().zip(board.graph().distances(cell)) {
            *nearest = distance.map_or(*nearest, |distance| distance.min(*nearest));
        }
        if at + 1 == cells.len() && cells.len() < count {
            cells.push(farthest(&nearest));
        }
    }
    cells
}

/// Returns the first cell with the greatest distance.
fn farthest(distances: &[u32]) -> CellId {
    let greatest = distances.iter().max();
    let at = distances
        .iter()
        .position(|distance| Some(distance) == greatest);
    CellId(at.unwrap_or_default() as u32)
}

/// Returns the goal of a seat: the opposite side, or the cell farthest from its home and what touches it.
fn goal(board: &Board, seat: Seat, home: CellId) -> Vec<CellId> {
    if let Some((width, height)) = sides(board) {
        let (row, column) = (
            (0..width).map(CellId),
            (0..height).map(|row| CellId(row * width)),
        );
        return match seat.0 {
            0 => row.collect(),
            1 => row
                .map(|cell| CellId(cell.0 + (height - 1) * width))
                .collect(),
            2 => column.map(|cell| CellId(cell.0 + width - 1)).collect(),
            _ => column.collect(),
        };
    }
    let distances = board.graph().distances(home).into_iter();
    let distances: Vec<u32> = distances.map(Option::unwrap_or_default).collect();
    let end = farthest(&distances);
    let mut goal = vec![end];
    goal.extend_from_slice(board.adjacent(end));
    goal.sort_unstable();
    goal
}
