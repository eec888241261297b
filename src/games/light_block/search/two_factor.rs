//! Edges of which each vertex has two, as on a round trip, whether or not they are in one subtour. Where there are none, there
//! is no way either; where there are, they say which edges a way might take.
//!
//! Where a path takes two colours in turn, this is a question of flows from one colour to the other. Elsewhere each
//! vertex stands on both sides, and each edge may be half taken.

use super::cycle_graph::{CycleGraph, START_EDGE, WALKER};
use super::subtours::EdgeSelection;
use super::trail::{EdgeLiteral, EdgeState, Trail};

const NONE: u32 = u32::MAX;

/// How many edges a vertex is to have; the one from terminal to the walker is not counted.
pub(super) const fn required_degree(graph: &CycleGraph, vertex: u32) -> u32 {
    if vertex == WALKER || vertex == graph.terminal() {
        1
    } else {
        2
    }
}

/// A choice of edges, changed as little as need be from one position of the search to the next.
pub(super) struct TwoFactor {
    /// Whether each edge is degrees from its first vertex to its second, and from its second to its first.
    is_selected: Vec<[bool; 2]>,
    /// How many are degrees from each vertex, and how many to it.
    degrees: Vec<[u32; 2]>,
    /// The vertices from which edges are degrees: those of one colour, or all.
    sources: Vec<u32>,
    is_source: Vec<bool>,
    /// So much of the order of literals is taken into account.
    pub(super) seen: usize,
    /// The edge by which each vertex was discovery on either side.
    reached_by: Vec<[u32; 2]>,
    /// The vertices that were discovery, and whether as sources.
    queue: Vec<(u32, bool)>,
}

impl EdgeSelection for TwoFactor {
    fn is_selected(&self, edge: u32) -> bool {
        self.is_selected[edge as usize] != [false; 2]
    }

    /// Only where a path takes two colours in turn, so that no edge is degrees by half.
    fn select(&mut self, graph: &CycleGraph, edge: u32, is_selected: bool) {
        let [a, b] = graph.ends[edge as usize];
        let source = if self.is_source[a as usize] { a } else { b };
        self.set(graph, edge, source, is_selected);
    }
}

impl TwoFactor {
    pub(super) fn new(graph: &CycleGraph) -> Self {
        let is_source: Vec<bool> = match &graph.colours {
            Some(colours) => colours.clone(),
            None => vec![true; graph.len()],
        };
        let sources = (0..graph.len() as u32).filter(|&vertex| is_source[vertex as usize]);
        Self {
            is_selected: vec![[false; 2]; graph.ends.len()],
            degrees: vec![[0; 2]; graph.len()],
            sources: sources.collect(),
            is_source,
            seen: 0,
            reached_by: vec![[NONE; 2]; graph.len()],
            queue: Vec::new(),
        }
    }

    fn is_selected_from(&self, graph: &CycleGraph, edge: u32, source: u32) -> bool {
        let [first, _] = graph.ends[edge as usize];
        self.is_selected[edge as usize][usize::from(first != source)]
    }

    fn set(&mut self, graph: &CycleGraph, edge: u32, source: u32, is_selected: bool) {
        let [first, _] = graph.ends[edge as usize];
        self.is_selected[edge as usize][usize::from(first != source)] = is_selected;
        let target = graph.other_end(edge, source);
        for (vertex, side) in [(source, 0), (target, 1)] {
            let degrees = &mut self.degrees[vertex as usize][side];
            *degrees = match is_selected {
                true => *degrees + 1,
                false => *degrees - 1,
            };
        }
    }

    /// Chooses as the literals allow.
    ///
    /// # Errors
    /// With literals of which one must hold, but none does, where no choice is enough.
    pub(super) fn repair(
        &mut self,
        graph: &CycleGraph,
        trail: &Trail,
    ) -> Result<(), Vec<EdgeLiteral>> {
        for at in self.seen..trail.literals.len() {
            let literal = trail.literals[at];
            let edge = literal.edge();
            if edge == START_EDGE {
                continue;
            }
            let [a, b] = graph.ends[edge as usize];
            for (source, target) in [(a, b), (b, a)] {
                let is_selected = self.is_selected_from(graph, edge, source);
                if !self.is_source[source as usize] || is_selected == literal.is_included() {
                    continue;
                }
                self.set(graph, edge, source, literal.is_included());
                if literal.is_included() {
                    self.drop_surplus(graph, trail, source, 0);
                    self.drop_surplus(graph, trail, target, 1);
                }
            }
        }
        self.seen = trail.literals.len();
        for at in 0..self.sources.len() {
            let source = self.sources[at];
            while self.degrees[source as usize][0] < required_degree(graph, source) {
                if !self.augment(graph, trail, source) {
                    return Err(self.explain(graph, trail));
                }
            }
        }
        Ok(())
    }

    /// Gives up an edge at a vertex that has too many.
    fn drop_surplus(&mut self, graph: &CycleGraph, trail: &Trail, vertex: u32, side: usize) {
        if self.degrees[vertex as usize][side] <= required_degree(graph, vertex) {
            return;
        }
        for &(edge, next) in graph.incident(vertex) {
            let source = if side == 0 { vertex } else { next };
            if edge != START_EDGE
                && trail.state(edge) != EdgeState::Included
                && self.is_source[source as usize]
                && self.is_selected_from(graph, edge, source)
            {
                self.set(graph, edge, source, false);
                return;
            }
        }
    }

    /// Chooses one edge more from a vertex, if need be by giving up and choosing others in turn.
    fn augment(&mut self, graph: &CycleGraph, trail: &Trail, first: u32) -> bool {
        for (vertex, is_source) in self.queue.drain(..) {
            self.reached_by[vertex as usize][usize::from(!is_source)] = NONE;
        }
        self.queue.push((first, true));
        self.reached_by[first as usize][0] = START_EDGE;
        let mut head = 0;
        while let Some(&(vertex, is_source)) = self.queue.get(head) {
            head += 1;
            for &(edge, next) in graph.incident(vertex) {
                if edge == START_EDGE
                    || self.reached_by[next as usize][usize::from(is_source)] != NONE
                {
                    continue;
                }
                let fate = trail.state(edge);
                if is_source {
                    if fate != EdgeState::Unassigned || self.is_selected_from(graph, edge, vertex) {
                        continue;
                    }
                    self.reached_by[next as usize][1] = edge;
                    self.queue.push((next, false));
                    if self.degrees[next as usize][1] < required_degree(graph, next) {
                        self.flip_path(graph, next, first);
                        return true;
                    }
                } else if fate == EdgeState::Unassigned
                    && self.is_source[next as usize]
                    && self.is_selected_from(graph, edge, next)
                {
                    self.reached_by[next as usize][0] = edge;
                    self.queue.push((next, true));
                }
            }
        }
        false
    }

    fn flip_path(&mut self, graph: &CycleGraph, last: u32, first: u32) {
        let mut target = last;
        loop {
            let to = self.reached_by[target as usize][1];
            let source = graph.other_end(to, target);
            self.set(graph, to, source, true);
            if source == first {
                return;
            }
            let from = self.reached_by[source as usize][0];
            target = graph.other_end(from, source);
            self.set(graph, from, source, false);
        }
    }

    /// Why no more can be degrees: the vertices that were discovery last have all there is.
    fn explain(&self, graph: &CycleGraph, trail: &Trail) -> Vec<EdgeLiteral> {
        let mut literals = Vec::new();
        for (edge, &[a, b]) in graph.ends.iter().enumerate().skip(1) {
            let edge = edge as u32;
            for (source, target) in [(a, b), (b, a)] {
                if !self.is_source[source as usize] {
                    continue;
                }
                let is_met = self.reached_by[source as usize][0] != NONE;
                let meets = self.reached_by[target as usize][1] != NONE;
                match trail.state(edge) {
                    EdgeState::Excluded if is_met && !meets => {
                        literals.push(EdgeLiteral::included(edge));
                    }
                    EdgeState::Included if !is_met && meets => {
                        literals.push(EdgeLiteral::excluded(edge));
                    }
                    _ => {}
                }
            }
        }
        literals.sort_unstable();
        literals.dedup();
        literals
    }
}
