//! 2-factor: edges with two at each vertex, not necessarily connected. Without one, there is no path; with one, the
//! search knows which edges a path may use.
//!
//! In a bipartite graph this is a flow from one colour to the other. In other graphs each vertex is on both sides, and
//! an edge may be selected by half.

use super::cycle_graph::{CycleGraph, START_EDGE, WALKER};
use super::reasons::EdgeTrail;
use super::subtours::EdgeSelection;
use crate::search::sat::Literal;

const NONE: u32 = u32::MAX;

/// Returns the number of edges that a vertex needs, not counting the start edge.
pub(super) const fn required_degree(graph: &CycleGraph, vertex: u32) -> u32 {
    if vertex == WALKER || vertex == graph.terminal() {
        1
    } else {
        2
    }
}

/// Selected edges, repaired after each change of the trail.
pub(super) struct TwoFactor {
    /// `true` for each edge selected from its first vertex to its second, and from its second to its first.
    is_selected: Vec<[bool; 2]>,
    /// Numbers of edges selected from and to each vertex.
    degrees: Vec<[u32; 2]>,
    /// Vertices from which edges are selected: those of one colour, or all.
    sources: Vec<u32>,
    is_source: Vec<bool>,
    /// Number of literals of the trail taken into account.
    pub(super) seen: usize,
    /// Edge by which each vertex was reached on either side.
    reached_by: Vec<[u32; 2]>,
    /// Vertices reached, and `true` if as a source.
    queue: Vec<(u32, bool)>,
}

impl EdgeSelection for TwoFactor {
    fn is_selected(&self, edge: u32) -> bool {
        self.is_selected[edge as usize] != [false; 2]
    }

    // Only for bipartite graphs, where no edge is selected by half.
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
            *degrees = if is_selected {
                *degrees + 1
            } else {
                *degrees - 1
            };
        }
    }

    /// Makes the selection agree with the trail.
    ///
    /// # Errors
    /// A clause whose literals are all false, if no 2-factor exists.
    pub(super) fn repair(
        &mut self,
        graph: &CycleGraph,
        trail: &EdgeTrail,
    ) -> Result<(), Vec<Literal>> {
        for at in self.seen..trail.literals().len() {
            let literal = trail.literals()[at];
            let edge = literal.variable();
            if edge == START_EDGE {
                continue;
            }
            let [a, b] = graph.ends[edge as usize];
            for (source, target) in [(a, b), (b, a)] {
                let is_selected = self.is_selected_from(graph, edge, source);
                if !self.is_source[source as usize] || is_selected == literal.is_positive() {
                    continue;
                }
                self.set(graph, edge, source, literal.is_positive());
                if literal.is_positive() {
                    self.drop_surplus(graph, trail, source, 0);
                    self.drop_surplus(graph, trail, target, 1);
                }
            }
        }
        self.seen = trail.literals().len();
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

    /// Removes an edge at a vertex that has too many.
    fn drop_surplus(&mut self, graph: &CycleGraph, trail: &EdgeTrail, vertex: u32, side: usize) {
        if self.degrees[vertex as usize][side] <= required_degree(graph, vertex) {
            return;
        }
        for &(edge, next) in graph.incident(vertex) {
            let source = if side == 0 { vertex } else { next };
            if edge != START_EDGE
                && trail.value(edge) != Some(true)
                && self.is_source[source as usize]
                && self.is_selected_from(graph, edge, source)
            {
                self.set(graph, edge, source, false);
                return;
            }
        }
    }

    /// Adds one edge from a vertex, along an augmenting path if needed. Returns `true` on success.
    fn augment(&mut self, graph: &CycleGraph, trail: &EdgeTrail, first: u32) -> bool {
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
                let fate = trail.value(edge);
                if is_source {
                    if fate.is_some() || self.is_selected_from(graph, edge, vertex) {
                        continue;
                    }
                    self.reached_by[next as usize][1] = edge;
                    self.queue.push((next, false));
                    if self.degrees[next as usize][1] < required_degree(graph, next) {
                        self.flip_path(graph, next, first);
                        return true;
                    }
                } else if fate.is_none()
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

    /// Explains why no augmenting path exists: the vertices reached last have all edges available (a minimum cut).
    fn explain(&self, graph: &CycleGraph, trail: &EdgeTrail) -> Vec<Literal> {
        let mut literals = Vec::new();
        for (edge, &[a, b]) in graph.ends.iter().enumerate().skip(1) {
            let edge = edge as u32;
            for (source, target) in [(a, b), (b, a)] {
                if !self.is_source[source as usize] {
                    continue;
                }
                let source_reached = self.reached_by[source as usize][0] != NONE;
                let target_reached = self.reached_by[target as usize][1] != NONE;
                match trail.value(edge) {
                    Some(false) if source_reached && !target_reached => {
                        literals.push(Literal::positive(edge));
                    }
                    Some(true) if !source_reached && target_reached => {
                        literals.push(Literal::negative(edge));
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
