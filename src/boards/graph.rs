//! Who is next to whom, stored flat: all lists of neighbours in one array, and where each begins in another.

use super::CellId;
use std::collections::VecDeque;

/// A graph of cells, or of anything else that is numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Where the neighbours of each cell begin; one entry more than there are cells.
    starts: Vec<u32>,
    neighbours: Vec<CellId>,
}

impl Graph {
    /// Builds a graph of `len` cells from the neighbours of each.
    pub fn new<N: IntoIterator<Item = CellId>>(len: u32, of: impl Fn(CellId) -> N) -> Self {
        let mut starts = Vec::with_capacity(len as usize + 1);
        let mut neighbours = Vec::with_capacity(len as usize * 4);
        starts.push(0);
        for cell in 0..len {
            neighbours.extend(of(CellId(cell)));
            starts.push(neighbours.len() as u32);
        }
        Self { starts, neighbours }
    }

    /// How many cells there are.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cells next to this one.
    pub fn neighbours(&self, cell: CellId) -> &[CellId] {
        let at = cell.index();
        &self.neighbours[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// A way from `a` to `b` with the fewest steps, both of them in it, found by breadth-first search.
    pub fn path(&self, a: CellId, b: CellId) -> Option<Vec<CellId>> {
        let mut came_from = vec![None; self.len()];
        let mut queue = VecDeque::from([b]);
        came_from[b.index()] = Some(b);
        // From the end to the beginning, so that following the trail lists the way in order.
        while let Some(cell) = queue.pop_front() {
            if cell == a {
                let mut way = vec![a];
                let mut at = a;
                while at != b {
                    at = came_from[at.index()]?;
                    way.push(at);
                }
                return Some(way);
            }
            for &next in self.neighbours(cell) {
                if came_from[next.index()].is_none() {
                    came_from[next.index()] = Some(cell);
                    queue.push_back(next);
                }
            }
        }
        None
    }
}
