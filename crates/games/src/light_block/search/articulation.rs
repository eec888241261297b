//! Propagation at articulation points: a path must cover everything beyond one without coming back.

use super::cycle_graph::{CycleGraph, WALKER};
use super::reasons::EdgeTrail;
use crate::search::sat::Literal;

/// Buffers of the depth-first scan (Hopcroft and Tarjan).
pub(super) struct ArticulationPoints {
    /// Discovery time of each vertex, from 1; 0 if not discovered.
    discovery: Vec<u32>,
    /// Lowest discovery time reachable from the subtree of each vertex by one back edge.
    low: Vec<u32>,
    /// Number of edges between the subtree of each vertex and the terminal.
    end_edges: Vec<u32>,
    order: Vec<u32>,
    stack: Vec<(u32, u32, u32)>,
    is_beyond: Vec<bool>,
}

/// Edges that must be excluded, and the false literals that imply this.
pub(super) struct ForcedEdges {
    pub(super) excluded: Vec<u32>,
    pub(super) explanation: Vec<Literal>,
}

impl ArticulationPoints {
    pub(super) fn new(graph: &CycleGraph) -> Self {
        let vertices = graph.len();
        Self {
            discovery: vec![0; vertices],
            low: vec![0; vertices],
            end_edges: vec![0; vertices],
            order: Vec::with_capacity(vertices),
            stack: Vec::with_capacity(vertices),
            is_beyond: vec![false; vertices],
        }
    }

    /// Finds the consequences of excluded edges, of which `excluded_ends` lead to the terminal. A subtree connected by
    /// one articulation point other than the walker contains the end of the path. A subtree connected by the walker
    /// alone is everything that is left.
    ///
    /// # Errors
    /// A clause whose literals are all false.
    pub(super) fn propagate(
        &mut self,
        graph: &CycleGraph,
        trail: &EdgeTrail,
        excluded_ends: u32,
    ) -> Result<Option<ForcedEdges>, Vec<Literal>> {
        let terminal = graph.terminal();
        let all_end_edges = graph.incident(terminal).len() as u32 - 1 - excluded_ends;
        self.discovery.fill(0);
        self.order.clear();
        self.stack.clear();
        self.discover(WALKER, WALKER);
        while let Some(&mut (vertex, from, ref mut next_edge)) = self.stack.last_mut() {
            if let Some(&(edge, next)) = graph.incident(vertex).get(*next_edge as usize) {
                *next_edge += 1;
                if next == from || trail.value(edge) == Some(false) {
                    continue;
                }
                if next == terminal {
                    self.end_edges[vertex as usize] += u32::from(vertex != WALKER);
                } else if self.discovery[next as usize] == 0 {
                    self.discover(next, vertex);
                } else {
                    let discovery = self.discovery[next as usize];
                    self.low[vertex as usize] = self.low[vertex as usize].min(discovery);
                }
                continue;
            }
            self.stack.pop();
            if vertex == WALKER {
                break;
            }
            let (at, above) = (vertex as usize, from as usize);
            if self.low[at] >= self.discovery[above] {
                // The subtree of this vertex is connected to the rest by its parent alone.
                let first = self.discovery[at] as usize - 1;
                let end_edges = self.end_edges[at];
                if from == WALKER {
                    if self.order.len() + 1 < graph.len() {
                        return Err(self.cut_literals(graph, first, from));
                    }
                } else if end_edges == 0 {
                    let mut conflict = self.cut_literals(graph, first, from);
                    let beyond = self.order[first..].iter();
                    let final_edges =
                        beyond.filter_map(|&vertex| graph.edge_between(terminal, vertex));
                    conflict.extend(final_edges.map(Literal::positive));
                    return Err(conflict);
                } else if end_edges < all_end_edges {
                    let forced = self.force_end_beyond(graph, trail, first, from);
                    return Ok((!forced.excluded.is_empty()).then_some(forced));
                }
            }
            self.low[above] = self.low[above].min(self.low[at]);
            self.end_edges[above] += self.end_edges[at];
        }
        if self.order.len() + 1 < graph.len() {
            return Err(self.cut_literals(graph, 0, terminal));
        }
        Ok(None)
    }

    fn discover(&mut self, vertex: u32, from: u32) {
        self.order.push(vertex);
        let at = vertex as usize;
        self.discovery[at] = self.order.len() as u32;
        self.low[at] = self.discovery[at];
        self.end_edges[at] = 0;
        self.stack.push((vertex, from, 0));
    }

    /// Returns the clause that some edge leads out of the vertices discovered from `first` on, not counting edges to
    /// the articulation point and the terminal.
    fn cut_literals(
        &mut self,
        graph: &CycleGraph,
        first: usize,
        articulation: u32,
    ) -> Vec<Literal> {
        self.mark(first, true);
        let mut literals = Vec::new();
        for &vertex in &self.order[first..] {
            for &(edge, next) in graph.incident(vertex) {
                if next != articulation
                    && next != graph.terminal()
                    && !self.is_beyond[next as usize]
                {
                    literals.push(Literal::positive(edge));
                }
            }
        }
        self.mark(first, false);
        literals
    }

    /// Forces the path to end beyond an articulation point by excluding all other edges to the terminal.
    fn force_end_beyond(
        &mut self,
        graph: &CycleGraph,
        trail: &EdgeTrail,
        first: usize,
        articulation: u32,
    ) -> ForcedEdges {
        let explanation = self.cut_literals(graph, first, articulation);
        self.mark(first, true);
        let is_beyond = |vertex| vertex == WALKER || self.is_beyond[vertex as usize];
        let ends = graph.incident(graph.terminal()).iter();
        let excluded = ends
            .filter(|&&(edge, vertex)| !is_beyond(vertex) && trail.value(edge).is_none())
            .map(|&(edge, _)| edge)
            .collect();
        self.mark(first, false);
        ForcedEdges {
            excluded,
            explanation,
        }
    }

    fn mark(&mut self, first: usize, is_beyond: bool) {
        for &vertex in &self.order[first..] {
            self.is_beyond[vertex as usize] = is_beyond;
        }
    }
}
