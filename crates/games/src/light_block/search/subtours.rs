//! Subtours of an edge selection: a path from the walker to the terminal, and cycles. Local exchanges merge them.

use super::cycle_graph::{CycleGraph, START_EDGE, WALKER};
use super::reasons::EdgeTrail;

/// Set of selected edges.
pub(super) trait EdgeSelection {
    /// Returns `true` if an edge is selected.
    fn is_selected(&self, edge: u32) -> bool;

    /// Adds an edge to the selection or removes it.
    fn select(&mut self, graph: &CycleGraph, edge: u32, is_selected: bool);
}

/// Subtour of each vertex, and the number of vertices of each subtour. Subtour 0 is the path.
pub(super) struct Subtours {
    pub(super) of: Vec<u32>,
    lengths: Vec<u32>,
}

impl Subtours {
    /// Splits a 2-factor into subtours after merging as many of them as simple exchanges allow.
    pub(super) fn merged(
        graph: &CycleGraph,
        selection: &mut impl EdgeSelection,
        trail: &EdgeTrail,
    ) -> Self {
        let mut subtours = Self::of(graph, selection);
        subtours.merge(graph, selection, trail);
        subtours
    }

    /// Splits a 2-factor into subtours.
    fn of(graph: &CycleGraph, selection: &impl EdgeSelection) -> Self {
        const NEVER: u32 = u32::MAX;
        let mut subtours = Self {
            of: vec![NEVER; graph.len()],
            lengths: Vec::new(),
        };
        for first in 0..graph.len() as u32 {
            if subtours.of[first as usize] != NEVER {
                continue;
            }
            let subtour = subtours.lengths.len() as u32;
            subtours.lengths.push(0);
            let (mut at, mut arrived_by) = (first, START_EDGE);
            loop {
                subtours.of[at as usize] = subtour;
                subtours.lengths[subtour as usize] += 1;
                let Some((edge, next)) = next_edge(graph, selection, at, arrived_by) else {
                    break;
                };
                (at, arrived_by) = (next, edge);
                if at == first {
                    break;
                }
            }
        }
        subtours
    }

    /// Merges subtours wherever two selected edges can be exchanged for two others (2-opt).
    fn merge(&mut self, graph: &CycleGraph, selection: &mut impl EdgeSelection, trail: &EdgeTrail) {
        let is_open = |edge: u32| trail.value(edge).is_none();
        let mut parents: Vec<u32> = (0..self.lengths.len() as u32).collect();
        for edge in 1..graph.ends.len() as u32 {
            if !is_open(edge) || selection.is_selected(edge) {
                continue;
            }
            let [a, c] = graph.ends[edge as usize];
            let (of_a, of_c) = (self.find(&mut parents, a), self.find(&mut parents, c));
            if of_a == of_c {
                continue;
            }
            if let Some(exchange) = find_exchange(graph, selection, &is_open, [a, c]) {
                for (at, edge) in exchange.into_iter().enumerate() {
                    selection.select(graph, edge, at >= 2);
                }
                selection.select(graph, edge, true);
                let (into, absorbed) = (of_a.min(of_c), of_a.max(of_c));
                parents[absorbed as usize] = into;
                self.lengths[into as usize] += self.lengths[absorbed as usize];
                self.lengths[absorbed as usize] = 0;
            }
        }
        for vertex in 0..graph.len() as u32 {
            self.of[vertex as usize] = self.find(&mut parents, vertex);
        }
    }

    fn find(&self, parents: &mut [u32], vertex: u32) -> u32 {
        let mut root = self.of[vertex as usize];
        while parents[root as usize] != root {
            parents[root as usize] = parents[parents[root as usize] as usize];
            root = parents[root as usize];
        }
        root
    }

    /// Returns the smallest cycle, if any.
    pub(super) fn smallest_cycle(&self) -> Option<u32> {
        let cycles = self.lengths.iter().enumerate().skip(1);
        let left = cycles.filter(|&(_, &length)| length > 0);
        left.min_by_key(|&(_, &length)| length)
            .map(|(subtour, _)| subtour as u32)
    }
}

/// Returns the selected edge that leads on from a vertex, and the vertex at its other end.
pub(super) fn next_edge(
    graph: &CycleGraph,
    selection: &impl EdgeSelection,
    at: u32,
    arrived_by: u32,
) -> Option<(u32, u32)> {
    let mut beside = graph.incident(at).iter();
    beside
        .find(|&&(edge, _)| edge != arrived_by && edge != START_EDGE && selection.is_selected(edge))
        .copied()
}

/// Returns two selected edges, one at each of two vertices, and an unselected edge between their other ends.
fn find_exchange(
    graph: &CycleGraph,
    selection: &impl EdgeSelection,
    is_open: &impl Fn(u32) -> bool,
    [a, c]: [u32; 2],
) -> Option<[u32; 3]> {
    let removable = |vertex: u32| {
        let beside = graph.incident(vertex).iter();
        beside.filter(|&&(edge, _)| is_open(edge) && selection.is_selected(edge))
    };
    for &(from_a, b) in removable(a) {
        for &(from_c, d) in removable(c) {
            if let Some(edge) = graph.edge_between(b, d)
                && is_open(edge)
                && !selection.is_selected(edge)
            {
                return Some([from_a, from_c, edge]);
            }
        }
    }
    None
}

/// Returns the vertices of a selection without cycles, from the walker to the vertex before the terminal.
pub(super) fn path(graph: &CycleGraph, selection: &impl EdgeSelection) -> Vec<u32> {
    let mut path = vec![WALKER];
    let (mut at, mut arrived_by) = (WALKER, START_EDGE);
    while let Some((edge, next)) = next_edge(graph, selection, at, arrived_by) {
        if next == graph.terminal() {
            break;
        }
        path.push(next);
        (at, arrived_by) = (next, edge);
    }
    path
}
