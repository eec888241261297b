//! Adjacency lists stored flat: one array with all neighbours, another with the start of each list.

use super::CellId;
use std::collections::VecDeque;

/// Graph of cells, or of anything else numbered from 0.
///
/// ```
/// use tessella_boards::{CellId, Graph};
///
/// let path = Graph::new(4, |cell| {
///     let before = cell.0.checked_sub(1);
///     let after = Some(cell.0 + 1).filter(|&next| next < 4);
///     before.into_iter().chain(after).map(CellId)
/// });
/// assert_eq!(path.neighbours(CellId(1)), [CellId(0), CellId(2)]);
/// assert_eq!(path.distances(CellId(0))[3], Some(3));
/// assert!(path.is_connected());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Start of the neighbour list of each cell, plus the end of the last list.
    starts: Vec<u32>,
    neighbours: Vec<CellId>,
}

impl Graph {
    /// Builds a graph of `len` cells; `of` returns the neighbours of each.
    pub fn new<N: IntoIterator<Item = CellId>>(len: u32, of: impl Fn(CellId) -> N) -> Self {
        let mut graph = Self::with_capacity(len as usize, 4);
        for cell in 0..len {
            graph.push(of(CellId(cell)));
        }
        graph
    }

    /// Builds the graph of a rectangle of cells, numbered row by row. `around` returns the offsets of the neighbours of
    /// the cell in a column and row, in columns and rows, each within -1..=1; neighbours outside the board are skipped.
    pub(super) fn grid<const N: usize>(
        width: u16,
        height: u16,
        around: impl Fn(u16, u16) -> [(i8, i8); N],
    ) -> Self {
        let beside = |column: u16, row: u16, (dx, dy): (i8, i8)| {
            let cell = u32::from(row) * u32::from(width) + u32::from(column);
            let by = i32::from(dy) * i32::from(width) + i32::from(dx);
            CellId(cell.wrapping_add_signed(by))
        };
        let at_edge = |column: u16, row: u16| {
            let is_on_board = move |&(dx, dy): &(i8, i8)| {
                let column = column.checked_add_signed(dx.into());
                let row = row.checked_add_signed(dy.into());
                column.is_some_and(|at| at < width) && row.is_some_and(|at| at < height)
            };
            let nexts = around(column, row).into_iter().filter(is_on_board);
            nexts.map(move |by| beside(column, row, by))
        };
        let mut graph = Self::with_capacity(usize::from(width) * usize::from(height), N);
        for row in 0..height {
            // No neighbour of an inner cell is skipped, so a whole row can be written at once.
            let is_inside = row > 0 && row + 1 < height && width > 2;
            let (first, end) = if is_inside { (1, width - 1) } else { (0, 0) };
            for column in 0..first {
                graph.push(at_edge(column, row));
            }
            let before = graph.neighbours.len() as u32;
            let ends = (1..=u32::from(end - first)).map(|cells| before + cells * N as u32);
            graph.starts.extend(ends);
            let nexts = (first..end)
                .flat_map(|column| around(column, row).map(|by| beside(column, row, by)));
            graph.neighbours.extend(nexts);
            for column in end..width {
                graph.push(at_edge(column, row));
            }
        }
        graph
    }

    /// Creates a graph without cells, with the given capacity.
    fn with_capacity(cells: usize, neighbours_of_each: usize) -> Self {
        let mut starts = Vec::with_capacity(cells + 1);
        starts.push(0);
        Self {
            starts,
            neighbours: Vec::with_capacity(cells * neighbours_of_each),
        }
    }

    fn push(&mut self, neighbours: impl IntoIterator<Item = CellId>) {
        self.neighbours.extend(neighbours);
        self.starts.push(self.neighbours.len() as u32);
    }

    /// Returns the number of cells.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns `true` if there are no cells.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the neighbours of a cell.
    #[inline]
    pub fn neighbours(&self, cell: CellId) -> &[CellId] {
        let at = cell.index();
        &self.neighbours[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// Returns a graph of the same cells with only those steps for which `keeps(from, to)` returns `true`.
    pub fn filtered(&self, keeps: impl Fn(CellId, CellId) -> bool) -> Self {
        let keeps = &keeps;
        Self::new(self.len() as u32, |cell| {
            let of_cell = self.neighbours(cell).iter().copied();
            of_cell.filter(move |&next| keeps(cell, next))
        })
    }

    /// Returns the number of steps from `from` to each cell; `None` for unreachable cells.
    pub fn distances(&self, from: CellId) -> Vec<Option<u32>> {
        let mut distances = vec![None; self.len()];
        let mut queue = VecDeque::from([(from, 0)]);
        distances[from.index()] = Some(0);
        while let Some((cell, distance)) = queue.pop_front() {
            for &next in self.neighbours(cell) {
                if distances[next.index()].is_none() {
                    distances[next.index()] = Some(distance + 1);
                    queue.push_back((next, distance + 1));
                }
            }
        }
        distances
    }

    /// Returns `true` if every cell can be reached from the first one.
    pub fn is_connected(&self) -> bool {
        self.is_empty() || !self.distances(CellId(0)).contains(&None)
    }

    /// Returns a path from `a` to `b` with the fewest steps, including both ends; `None` if there is none. Runs a
    /// breadth-first search.
    pub fn path(&self, a: CellId, b: CellId) -> Option<Vec<CellId>> {
        const UNSEEN: u32 = u32::MAX;
        // Searches from the end, so that following the links lists the path in order.
        let mut onwards = vec![UNSEEN; self.len()];
        let mut queue = vec![b];
        onwards[b.index()] = b.0;
        let mut looked_at = 0;
        while onwards[a.index()] == UNSEEN {
            let &cell = queue.get(looked_at)?;
            looked_at += 1;
            for &next in self.neighbours(cell) {
                if onwards[next.index()] == UNSEEN {
                    onwards[next.index()] = cell.0;
                    queue.push(next);
                }
            }
        }
        let mut path = vec![a];
        let mut at = a;
        while at != b {
            at = CellId(onwards[at.index()]);
            path.push(at);
        }
        Some(path)
    }
}
