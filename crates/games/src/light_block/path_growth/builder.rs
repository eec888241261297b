//! Path that grows through a board until it leaves out at most a target number of cells.
//!
//! It is a valid path at every moment. It starts short and absorbs adjacent cells. Single cells remain uncovered then;
//! shifting the path over them moves these gaps until they meet an end of the path or each other and can be absorbed.

use tessella_boards::random::SeededRng;
use tessella_boards::{CellId, Graph};

pub(super) const NONE: u32 = u32::MAX;
/// Number of steps between rotations of an end of the path.
pub(super) const STEPS_PER_ROTATION: u32 = 64;

/// State of a cell with respect to the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellState {
    /// On the path.
    Path,
    /// Not on the path.
    Uncovered,
    /// Must never be on the path.
    Forbidden,
}

/// Path over a graph, and the cells that it leaves out.
pub(in super::super) struct PathBuilder<'a> {
    pub(super) graph: &'a Graph,
    pub(super) states: Vec<CellState>,
    /// Predecessor and successor of each cell of the path, in no particular order.
    pub(super) links: Vec<[u32; 2]>,
    pub(super) ends: [u32; 2],
    /// `true` for cells that should stay uncovered as long as possible.
    pub(super) reserved: Vec<bool>,
    /// Reserved cells that are uncovered, and some that no longer are.
    pub(super) reserved_queue: Vec<u32>,
    /// Uncovered cells that are not reserved.
    pub(super) gaps: Vec<u32>,
    /// Index of each cell in the list of gaps.
    pub(super) gap_index: Vec<u32>,
    /// Number of uncovered cells, reserved or not.
    pub(super) uncovered: usize,
    pub(super) stream: SeededRng,
}

impl<'a> PathBuilder<'a> {
    /// Creates a path of at least one cell, each adjacent to the previous one. It never covers `forbidden` cells, and
    /// covers `reserved` ones as late as possible.
    pub(in super::super) fn new(
        graph: &'a Graph,
        path: &[CellId],
        forbidden: impl Fn(CellId) -> bool,
        reserved: Vec<bool>,
        stream: SeededRng,
    ) -> Self {
        let mut builder = Self {
            graph,
            states: vec![CellState::Uncovered; graph.len()],
            links: vec![[NONE; 2]; graph.len()],
            ends: [path[0].0, path[path.len() - 1].0],
            reserved,
            reserved_queue: Vec::new(),
            gaps: Vec::new(),
            gap_index: vec![NONE; graph.len()],
            uncovered: 0,
            stream,
        };
        for &cell in path {
            builder.states[cell.index()] = CellState::Path;
        }
        for two in path.windows(2) {
            builder.link(two[0].0, two[1].0);
        }
        for cell in 0..graph.len() as u32 {
            if builder.states[cell as usize] == CellState::Path {
                continue;
            }
            if forbidden(CellId(cell)) {
                builder.states[cell as usize] = CellState::Forbidden;
                continue;
            }
            builder.uncovered += 1;
            if builder.reserved[cell as usize] {
                builder.reserved_queue.push(cell);
            } else {
                builder.add_gap(cell);
            }
        }
        builder.stream.shuffle(&mut builder.reserved_queue);
        builder
    }

    /// Returns the number of cells that the path leaves out.
    pub(in super::super) const fn uncovered(&self) -> usize {
        self.uncovered
    }

    /// Returns the cells of the path in order.
    pub(in super::super) fn path(&self) -> Vec<CellId> {
        let mut path = vec![CellId(self.ends[0])];
        let (mut before, mut at) = (NONE, self.ends[0]);
        while at != self.ends[1] {
            (before, at) = (at, self.beyond(at, before));
            path.push(CellId(at));
        }
        path
    }

    /// Shifts the path over a gap if possible; a cell on the other side becomes the gap.
    pub(super) fn drift(&mut self, s: u32) {
        if let Some(shift) = self.shift(s) {
            self.apply_shift(s, shift);
        }
    }

    /// Draws a segment of the path that could shift over an uncovered cell. Returns an adjacent cell of the path, the
    /// cell that would be uncovered instead, and the cell after that, which is also adjacent, or none at the end of the
    /// path.
    pub(super) fn shift(&mut self, s: u32) -> Option<(u32, u32, u32)> {
        let beside = self.graph.neighbours(CellId(s));
        let u = beside[self.below(beside.len())].0;
        if self.states[u as usize] != CellState::Path {
            return None;
        }
        let side = self.below(2);
        let a = self.links[u as usize][side];
        if a == NONE {
            return None;
        }
        let v = self.beyond(a, u);
        let may_swing = v == NONE || self.are_adjacent(v, s);
        may_swing.then_some((u, a, v))
    }

    pub(super) fn apply_shift(&mut self, s: u32, (u, a, v): (u32, u32, u32)) {
        self.unlink(u, a);
        if v != NONE {
            self.unlink(a, v);
        }
        self.uncover(a);
        self.cover(s);
        self.link(u, s);
        match v {
            NONE => self.ends[usize::from(self.ends[1] == a)] = s,
            v => self.link(s, v),
        }
    }

    /// Links an end of the path to an adjacent cell of the path and unlinks that cell's neighbour, which becomes the
    /// new end (Pósa rotation).
    pub(super) fn rotate_end(&mut self) {
        let end = self.below(2);
        let tip = self.ends[end];
        let beside = self.graph.neighbours(CellId(tip));
        let u = beside[self.below(beside.len())].0;
        if self.states[u as usize] != CellState::Path || self.links[tip as usize].contains(&u) {
            return;
        }
        let (mut before, mut at) = (NONE, tip);
        while at != u {
            (before, at) = (at, self.beyond(at, before));
        }
        self.unlink(before, u);
        self.link(tip, u);
        self.ends[end] = before;
    }

    /// Removes one end from the path.
    pub(super) fn retract(&mut self) {
        let end = self.below(2);
        if self.ends[0] == self.ends[1] {
            return;
        }
        let tip = self.ends[end];
        let next = self.beyond(tip, NONE);
        self.unlink(tip, next);
        self.uncover(tip);
        self.ends[end] = next;
    }

    pub(super) fn extend(&mut self, end: usize, cell: u32) {
        let tip = self.ends[end];
        self.cover(cell);
        self.link(tip, cell);
        self.ends[end] = cell;
    }

    pub(super) fn insert(&mut self, u: u32, cells: &[u32], v: u32) {
        self.unlink(u, v);
        let mut before = u;
        for &cell in cells {
            self.cover(cell);
            self.link(before, cell);
            before = cell;
        }
        self.link(before, v);
    }

    /// Marks an uncovered cell as covered.
    pub(super) fn cover(&mut self, cell: u32) {
        self.states[cell as usize] = CellState::Path;
        self.uncovered -= 1;
        let at = std::mem::replace(&mut self.gap_index[cell as usize], NONE);
        if at != NONE {
            self.gaps.swap_remove(at as usize);
            if let Some(&moved) = self.gaps.get(at as usize) {
                self.gap_index[moved as usize] = at;
            }
        }
    }

    /// Marks a covered cell as uncovered.
    pub(super) fn uncover(&mut self, cell: u32) {
        self.states[cell as usize] = CellState::Uncovered;
        self.uncovered += 1;
        if self.reserved[cell as usize] {
            self.reserved_queue.push(cell);
        } else {
            self.add_gap(cell);
        }
    }

    pub(super) fn add_gap(&mut self, cell: u32) {
        self.gap_index[cell as usize] = self.gaps.len() as u32;
        self.gaps.push(cell);
    }

    pub(super) fn link(&mut self, a: u32, b: u32) {
        for (from, to) in [(a, b), (b, a)] {
            let links = &mut self.links[from as usize];
            links[usize::from(links[0] != NONE)] = to;
        }
    }

    pub(super) fn unlink(&mut self, a: u32, b: u32) {
        for (from, to) in [(a, b), (b, a)] {
            let links = &mut self.links[from as usize];
            links[usize::from(links[1] == to)] = NONE;
        }
    }

    /// Returns the cell after `at`, coming from `before`.
    pub(super) fn beyond(&self, at: u32, before: u32) -> u32 {
        let [one, other] = self.links[at as usize];
        if one == before { other } else { one }
    }

    pub(super) fn are_adjacent(&self, a: u32, b: u32) -> bool {
        self.graph.neighbours(CellId(a)).contains(&CellId(b))
    }

    pub(super) fn below(&mut self, end: usize) -> usize {
        self.stream.below(end as u32) as usize
    }
}
