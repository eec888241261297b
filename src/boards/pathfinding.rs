//! Cheapest paths for walkers and flyers, also over changed terrain.

use super::{Board, CellId, CellTerrain, Terrain};

/// Kind of movement of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// Climbs, and walks around obstacles.
    Walker,
    /// Passes over heights and pieces; every step has the same cost.
    Flyer,
}

/// Path over a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Cells of the path, including both ends.
    pub cells: Vec<CellId>,
    /// Cost of the path: one per step and, for a walker, one more per level climbed.
    pub cost: u32,
}

/// Maximum number of levels per step on a board that was flat before its terrain changed.
const FLAT_MAX_STEP: u8 = 1;

impl Board {
    /// Returns the cost of one step between two cells that touch; `None` if it is barred or they do not touch.
    pub fn step_cost(
        &self,
        mover: Mover,
        from: CellId,
        to: CellId,
        terrain: &Terrain,
    ) -> Option<u32> {
        self.adjacent(from)
            .contains(&to)
            .then(|| self.adjacent_step_cost(mover, from, to, terrain))?
    }

    /// Returns the maximum number of levels that a walker may climb or descend in one step.
    fn max_step(&self) -> u8 {
        self.heights()
            .map_or(FLAT_MAX_STEP, |heights| heights.max_step)
    }

    fn adjacent_step_cost(
        &self,
        mover: Mover,
        from: CellId,
        to: CellId,
        terrain: &Terrain,
    ) -> Option<u32> {
        match mover {
            Mover::Flyer => (terrain.get(to) != Some(CellTerrain::Gone)).then_some(1),
            Mover::Walker => {
                let from = terrain.height(self, from)?;
                let to = terrain.height(self, to)?;
                (from.abs_diff(to) <= self.max_step())
                    .then(|| 1 + u32::from(to.saturating_sub(from)))
            }
        }
    }

    /// Returns the cost of the cheapest path from `a` to `b` on unchanged terrain without obstacles, in closed form if
    /// the shape has one; `None` if there is no path.
    pub fn distance_for(&self, mover: Mover, a: CellId, b: CellId) -> Option<u32> {
        let is_even = mover == Mover::Flyer || self.heights().is_none();
        if !is_even {
            return self
                .cheapest_path(mover, a, b, &Terrain::default(), |_| false)
                .map(|path| path.cost);
        }
        self.geometry.distance(a, b).or_else(|| {
            let path = self.adjacency.path(a, b)?;
            Some(path.len() as u32 - 1)
        })
    }

    /// Returns the cost of the cheapest path from `a` to `b` for a walker: its steps plus, on hills, the levels
    /// climbed. `None` if there is no path.
    pub fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        self.distance_for(Mover::Walker, a, b)
    }

    /// Returns a cheapest path from `a` to `b` for a walker, including both ends; `None` if there is no path.
    pub fn path(&self, a: CellId, b: CellId) -> Option<Vec<CellId>> {
        if self.heights().is_some() {
            return self
                .cheapest_path(Mover::Walker, a, b, &Terrain::default(), |_| false)
                .map(|path| path.cells);
        }
        let Some(distance) = self.geometry.distance(a, b) else {
            return self.adjacency.path(a, b);
        };
        // If the distance has a closed form, a greedy descent finds a path without a search.
        let mut path = Vec::with_capacity(distance as usize + 1);
        path.push(a);
        let mut at = a;
        for left in (0..distance).rev() {
            let is_nearer = |next: &CellId| self.geometry.distance(*next, b) == Some(left);
            at = self.adjacent(at).iter().copied().find(is_nearer)?;
            path.push(at);
        }
        Some(path)
    }

    /// Returns a cheapest path from `a` to `b`; `None` if there is none. A walker cannot pass an occupied cell, a flyer
    /// can. Neither can end on one, so `b` must be free.
    pub fn cheapest_path(
        &self,
        mover: Mover,
        a: CellId,
        b: CellId,
        terrain: &Terrain,
        is_occupied: impl Fn(CellId) -> bool,
    ) -> Option<Path> {
        let can_end = terrain.height(self, b).is_some() && (a == b || !is_occupied(b));
        if !can_end {
            return None;
        }
        let mut reached = vec![u32::MAX; self.len()];
        let mut came_from = vec![a; self.len()];
        reached[a.index()] = 0;
        // Dial's algorithm: step costs are small integers, so the queue is a ring of buckets, one per cost from the
        // current one up to the current one plus the maximum cost of a step.
        let max_cost = 1 + u32::from(self.max_step());
        let mut ring = vec![Vec::new(); max_cost as usize + 1];
        let bucket_of = |cost: u32| (cost % (max_cost + 1)) as usize;
        let mut queued = 1;
        ring[0].push(a);
        for cost in 0.. {
            while let Some(cell) = ring[bucket_of(cost)].pop() {
                queued -= 1;
                if cell == b {
                    return Some(reconstruct(&came_from, a, b, cost));
                }
                // A cheaper path to this cell has been found since it was queued.
                if cost > reached[cell.index()] {
                    continue;
                }
                for &next in self.adjacent(cell) {
                    // No step costs less than 1.
                    let may_gain = cost + 1 < reached[next.index()];
                    let passes = mover == Mover::Flyer || !is_occupied(next);
                    if !(may_gain && passes) {
                        continue;
                    }
                    if let Some(step) = self.adjacent_step_cost(mover, cell, next, terrain)
                        && cost + step < reached[next.index()]
                    {
                        reached[next.index()] = cost + step;
                        came_from[next.index()] = cell;
                        ring[bucket_of(cost + step)].push(next);
                        queued += 1;
                    }
                }
            }
            if queued == 0 {
                break;
            }
        }
        None
    }
}

fn reconstruct(came_from: &[CellId], a: CellId, b: CellId, cost: u32) -> Path {
    let back = std::iter::successors(Some(b), |&cell| {
        (cell != a).then(|| came_from[cell.index()])
    });
    let mut cells: Vec<CellId> = back.collect();
    cells.reverse();
    Path { cells, cost }
}

#[cfg(test)]
mod tests {
    use super::super::random::SeededRng;
    use super::super::{
        Board, CellId, Connectivity, Cube, Hex, HexLayout, Hills, Plan, Shape, Square,
    };
    use super::*;

    /// Returns the cost from `a` to each cell by relaxing all steps until nothing changes.
    fn costs(
        board: &Board,
        mover: Mover,
        a: CellId,
        terrain: &Terrain,
        is_occupied: impl Fn(CellId) -> bool,
    ) -> Vec<Option<u32>> {
        let mut costs = vec![None; board.len()];
        costs[a.index()] = Some(0);
        let mut changed = true;
        while changed {
            changed = false;
            for from in board.cells() {
                let Some(cost) = costs[from.index()] else {
                    continue;
                };
                for &to in board.adjacent(from) {
                    let passes = mover == Mover::Flyer || !is_occupied(to);
                    let step = board.step_cost(mover, from, to, terrain);
                    let Some(step) = step.filter(|_| passes) else {
                        continue;
                    };
                    if costs[to.index()].is_none_or(|known| cost + step < known) {
                        costs[to.index()] = Some(cost + step);
                        changed = true;
                    }
                }
            }
        }
        costs
    }

    /// Covers hills of all kinds, changed terrain and occupied cells, for walkers and flyers.
    #[test]
    fn cheapest_path_is_cheapest() {
        let shapes = [
            Shape::Square(Square::new(6, 5)),
            Shape::Hex(Hex {
                width: 5,
                height: 6,
                layout: HexLayout::EvenColumns,
            }),
            Shape::Cube(Cube {
                width: 3,
                height: 3,
                depth: 3,
                connectivity: Connectivity::Corners,
            }),
        ];
        let mut rng = SeededRng::new(b"examples", 2);
        let mut max_cost = 0;
        for (seed, shape) in (0..20).flat_map(|seed| shapes.iter().map(move |it| (seed, it))) {
            let levels = 2 + rng.below(8) as u8;
            let climb = 1 + rng.below(u32::from(levels) - 1) as u8;
            let hills = Some(Hills {
                levels,
                seed,
                climb,
            });
            let shape = shape.clone();
            let board = Plan { shape, hills }.build().expect("hills within limits");
            let mut terrain = Terrain::default();
            let mut others = Vec::new();
            for cell in board.cells() {
                match rng.below(12) {
                    0 => terrain.set(&board, cell, Some(CellTerrain::Blocked)),
                    1 => terrain.set(&board, cell, Some(CellTerrain::Gone)),
                    2 => terrain.set(&board, cell, Some(CellTerrain::Height(9))),
                    3 => others.push(cell),
                    _ => {}
                }
            }
            let is_occupied = |cell: CellId| others.contains(&cell);
            for mover in [Mover::Walker, Mover::Flyer] {
                for a in board.cells() {
                    let costs = costs(&board, mover, a, &terrain, is_occupied);
                    for b in board.cells() {
                        let can_stand = match terrain.get(b) {
                            Some(CellTerrain::Blocked | CellTerrain::Gone) => false,
                            _ => a == b || !is_occupied(b),
                        };
                        let expected = costs[b.index()].filter(|_| can_stand);
                        let path = board.cheapest_path(mover, a, b, &terrain, is_occupied);
                        assert_eq!(path.as_ref().map(|path| path.cost), expected);
                        let Some(path) = path else { continue };
                        assert_eq!((path.cells[0], path.cells.last()), (a, Some(&b)));
                        let steps = path.cells.windows(2).map(|step| {
                            let cost = board.step_cost(mover, step[0], step[1], &terrain);
                            cost.expect("a step that can be made")
                        });
                        max_cost = steps.clone().max().unwrap_or_default().max(max_cost);
                        assert_eq!(steps.sum::<u32>(), path.cost);
                    }
                }
            }
        }
        assert!(max_cost > 4, "steps of all kinds were met");
    }
}
