//! Ways over a board by what they cost, for those who walk and those who fly, and over terrain that has changed.

use super::{Board, CellId, CellTerrain, Terrain};

/// How a piece gets from cell to cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// Climbs, and goes round what is in its way.
    Walker,
    /// Passes over heights and pieces; each step costs the same.
    Flyer,
}

/// A way over a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The cells, with the first and the last.
    pub cells: Vec<CellId>,
    /// What the way costs: one for each step, and for a walker one more for each level that it climbs.
    pub cost: u32,
}

/// How much a step climbs on a board that was even before its terrain changed.
const CLIMB: u8 = 1;

impl Board {
    /// What one step between two cells that touch costs; `None` where it is barred, or they do not touch.
    pub fn step_cost(
        &self,
        mover: Mover,
        from: CellId,
        to: CellId,
        terrain: &Terrain,
    ) -> Option<u32> {
        self.adjacent(from)
            .contains(&to)
            .then(|| self.cost_of_touching(mover, from, to, terrain))?
    }

    /// How many levels a walker's step may climb or descend.
    fn steepest(&self) -> u8 {
        self.heights().map_or(CLIMB, |heights| heights.max_step)
    }

    fn cost_of_touching(
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
                (from.abs_diff(to) <= self.steepest())
                    .then(|| 1 + u32::from(to.saturating_sub(from)))
            }
        }
    }

    /// What the cheapest way from `a` to `b` costs where nothing has changed and nobody stands in the way; `None` where
    /// no way leads there. In closed form where the shape has one.
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

    /// A cheapest way from `a` to `b`. A walker does not pass a cell on which somebody stands, a flyer does; neither
    /// comes to rest on one, so `b` must be free. `None` where no way leads there.
    pub fn cheapest_path(
        &self,
        mover: Mover,
        a: CellId,
        b: CellId,
        terrain: &Terrain,
        is_occupied: impl Fn(CellId) -> bool,
    ) -> Option<Path> {
        let can_rest = terrain.height(self, b).is_some() && (a == b || !is_occupied(b));
        if !can_rest {
            return None;
        }
        let mut reached = vec![u32::MAX; self.len()];
        let mut came_from = vec![a; self.len()];
        reached[a.index()] = 0;
        // Steps cost whole numbers up to a small one, so cells wait in a ring of buckets, one for each cost from that of
        // the cell being looked at to that of the dearest step from there.
        let dearest = 1 + u32::from(self.steepest());
        let mut ring = vec![Vec::new(); dearest as usize + 1];
        let bucket_of = |cost: u32| (cost % (dearest + 1)) as usize;
        let mut waiting = 1;
        ring[0].push(a);
        for cost in 0.. {
            while let Some(cell) = ring[bucket_of(cost)].pop() {
                waiting -= 1;
                if cell == b {
                    return Some(trail(&came_from, a, b, cost));
                }
                // A cheaper way to it was found while it waited.
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
                    if let Some(step) = self.cost_of_touching(mover, cell, next, terrain)
                        && cost + step < reached[next.index()]
                    {
                        reached[next.index()] = cost + step;
                        came_from[next.index()] = cell;
                        ring[bucket_of(cost + step)].push(next);
                        waiting += 1;
                    }
                }
            }
            if waiting == 0 {
                break;
            }
        }
        None
    }
}

fn trail(came_from: &[CellId], a: CellId, b: CellId, cost: u32) -> Path {
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

    /// What it costs to get from `a` to each cell: steps are tried everywhere until none makes a way cheaper.
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

    /// Over hills of any kind, with changed terrain and others in the way, for those who walk and those who fly.
    #[test]
    fn ways_are_the_cheapest() {
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
        let mut dearest = 0;
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
                        dearest = steps.clone().max().unwrap_or_default().max(dearest);
                        assert_eq!(steps.sum::<u32>(), path.cost);
                    }
                }
            }
        }
        assert!(dearest > 4, "steps of all kinds were met");
    }
}
