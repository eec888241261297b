//! What hangs together by single tiles: a way must go through all of it without coming back.

use super::cycle_graph::{CycleGraph, WALKER};
use super::trail::{EdgeLiteral, EdgeState, Trail};

/// Room for the look at how the tiles hang together (Hopcroft and Tarjan), kept between one look and the next.
pub(super) struct ArticulationPoints {
    /// When each vertex was discovery, from 1; 0 before.
    discovery: Vec<u32>,
    /// The first discovery of all vertices that a way through later ones leads back to.
    low: Vec<u32>,
    /// How many ways lead terminal from what was discovery since.
    end_edges: Vec<u32>,
    order: Vec<u32>,
    stack: Vec<(u32, u32, u32)>,
    is_beyond: Vec<bool>,
}

/// What followed from a look.
pub(super) enum Propagation {
    Unchanged,
    /// Claims that were taken in.
    Assigned,
    /// Claims of which one must hold, but none does.
    Conflict(Vec<EdgeLiteral>),
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

    /// Draws the conclusions from the edges that are left. What hangs on one tile alone and not on the walker's is where
    /// the way ends; so it is all that there is on the walker's tile.
    pub(super) fn propagate(&mut self, graph: &CycleGraph, trail: &mut Trail) -> Propagation {
        let terminal = graph.terminal();
        let all_end_edges =
            graph.incident(terminal).len() as u32 - 1 - trail.counts[terminal as usize][1];
        self.discovery.fill(0);
        self.order.clear();
        self.stack.clear();
        self.discover(WALKER, WALKER);
        while let Some(&mut (vertex, from, ref mut next_edge)) = self.stack.last_mut() {
            if let Some(&(edge, next)) = graph.incident(vertex).get(*next_edge as usize) {
                *next_edge += 1;
                if next == from || trail.state(edge) == EdgeState::Excluded {
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
                // What was discovery since this vertex hangs on the one before.
                let first = self.discovery[at] as usize - 1;
                let end_edges = self.end_edges[at];
                if from == WALKER {
                    if self.order.len() + 1 < graph.len() {
                        return Propagation::Conflict(self.cut_literals(graph, first, from));
                    }
                } else if end_edges == 0 {
                    let mut conflict = self.cut_literals(graph, first, from);
                    let beyond = self.order[first..].iter();
                    let final_edges =
                        beyond.filter_map(|&vertex| graph.edge_between(terminal, vertex));
                    conflict.extend(final_edges.map(EdgeLiteral::included));
                    return Propagation::Conflict(conflict);
                } else if end_edges < all_end_edges {
                    self.force_end_beyond(graph, trail, first, from);
                    return Propagation::Assigned;
                }
            }
            self.low[above] = self.low[above].min(self.low[at]);
            self.end_edges[above] += self.end_edges[at];
        }
        if self.order.len() + 1 < graph.len() {
            return Propagation::Conflict(self.cut_literals(graph, 0, terminal));
        }
        Propagation::Unchanged
    }

    fn discover(&mut self, vertex: u32, from: u32) {
        self.order.push(vertex);
        let at = vertex as usize;
        self.discovery[at] = self.order.len() as u32;
        self.low[at] = self.discovery[at];
        self.end_edges[at] = 0;
        self.stack.push((vertex, from, 0));
    }

    /// That an edge is taken between what was discovery, from the first of the order that counts, and all else, the articulation and
    /// terminal aside.
    fn cut_literals(
        &mut self,
        graph: &CycleGraph,
        first: usize,
        articulation: u32,
    ) -> Vec<EdgeLiteral> {
        self.mark(first, true);
        let mut literals = Vec::new();
        for &vertex in &self.order[first..] {
            for &(edge, next) in graph.incident(vertex) {
                if next != articulation
                    && next != graph.terminal()
                    && !self.is_beyond[next as usize]
                {
                    literals.push(EdgeLiteral::included(edge));
                }
            }
        }
        self.mark(first, false);
        literals
    }

    /// The way ends in what hangs on a articulation, and nowhere else.
    fn force_end_beyond(
        &mut self,
        graph: &CycleGraph,
        trail: &mut Trail,
        first: usize,
        articulation: u32,
    ) {
        let cut = self.cut_literals(graph, first, articulation);
        let antecedent = trail.store_explanation(cut);
        self.mark(first, true);
        for &(edge, vertex) in graph.incident(graph.terminal()) {
            let is_beyond = vertex == WALKER || self.is_beyond[vertex as usize];
            if !is_beyond && trail.state(edge) == EdgeState::Unassigned {
                trail.assign(graph, EdgeLiteral::excluded(edge), antecedent);
            }
        }
        self.mark(first, false);
    }

    fn mark(&mut self, first: usize, is_beyond: bool) {
        for &vertex in &self.order[first..] {
            self.is_beyond[vertex as usize] = is_beyond;
        }
    }
}
