//! Distances and paths in steps.

use super::{Board, CellId};

impl Board {
    /// Returns the length of a shortest path from `a` to `b` in steps; `None` if there is no path. Takes constant time
    /// on flat boards of shapes with a closed form, and a breadth-first search otherwise.
    pub fn distance(&self, a: CellId, b: CellId) -> Option<u32> {
        self.flat_distance(a, b)
            .or_else(|| Some(self.graph().path(a, b)?.len() as u32 - 1))
    }

    /// Returns a path with the fewest steps from `a` to `b`, including both ends; `None` if there is no path.
    pub fn path(&self, a: CellId, b: CellId) -> Option<Vec<CellId>> {
        let Some(distance) = self.flat_distance(a, b) else {
            return self.graph().path(a, b);
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

    /// Returns the distance if it has a closed form; `None` on hills, and on shapes that require a search.
    fn flat_distance(&self, a: CellId, b: CellId) -> Option<u32> {
        match self.heights() {
            Some(_) => None,
            None => self.geometry.distance(a, b),
        }
    }
}
