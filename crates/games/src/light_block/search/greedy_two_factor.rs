//! Heuristic 2-factor for graphs that are not bipartite: edges with two at each vertex, as far as simple augmenting
//! walks find them.

use super::cycle_graph::{CycleGraph, START_EDGE};
use super::reasons::EdgeTrail;
use super::subtours::EdgeSelection;
use super::two_factor;

const NONE: u32 = u32::MAX;

/// Selected edges, repaired after each change of the trail.
pub(super) struct GreedyTwoFactor {
    is_selected: Vec<bool>,
    /// Number of selected edges at each vertex.
    degrees: Vec<u32>,
    /// Number of literals of the trail taken into account.
    pub(super) seen: usize,
    /// Edge by which each vertex was reached: to remove an edge there next, and to add one.
    reached_by: Vec<[u32; 2]>,
    /// Vertices reached, and `true` if an edge is to be added there next.
    queue: Vec<(u32, bool)>,
    /// Edges of the augmenting walk.
    walk: Vec<u32>,
}

impl EdgeSelection for GreedyTwoFactor {
    fn is_selected(&self, edge: u32) -> bool {
        self.is_selected[edge as usize]
    }

    fn select(&mut self, graph: &CycleGraph, edge: u32, is_selected: bool) {
        self.is_selected[edge as usize] = is_selected;
        for vertex in graph.ends[edge as usize] {
            let degrees = &mut self.degrees[vertex as usize];
            *degrees = if is_selected {
                *degrees + 1
            } else {
                *degrees - 1
            };
        }
    }
}

impl GreedyTwoFactor {
    pub(super) fn new(graph: &CycleGraph) -> Self {
        Self {
            is_selected: vec![false; graph.ends.len()],
            degrees: vec![0; graph.len()],
            seen: 0,
            reached_by: vec![[NONE; 2]; graph.len()],
            queue: Vec::new(),
            walk: Vec::new(),
        }
    }

    /// Makes the selection agree with the trail. Returns a vertex that still lacks an edge, if any.
    pub(super) fn repair(&mut self, graph: &CycleGraph, trail: &EdgeTrail) -> Option<u32> {
        for &literal in &trail.literals()[self.seen..] {
            let edge = literal.variable();
            if edge == START_EDGE || self.is_selected(edge) == literal.is_positive() {
                continue;
            }
            self.select(graph, edge, literal.is_positive());
            if literal.is_positive() {
                for vertex in graph.ends[edge as usize] {
                    self.drop_surplus(graph, trail, vertex);
                }
            }
        }
        self.seen = trail.literals().len();
        let mut deficient = None;
        for vertex in 0..graph.len() as u32 {
            while self.missing_degree(graph, vertex) > 0 {
                if !self.augment(graph, trail, vertex) {
                    deficient = deficient.or(Some(vertex));
                    break;
                }
            }
        }
        deficient
    }

    /// Returns the number of edges that a vertex lacks.
    fn missing_degree(&self, graph: &CycleGraph, vertex: u32) -> u32 {
        two_factor::required_degree(graph, vertex).saturating_sub(self.degrees[vertex as usize])
    }

    /// Removes an edge at a vertex that has too many.
    fn drop_surplus(&mut self, graph: &CycleGraph, trail: &EdgeTrail, vertex: u32) {
        if self.degrees[vertex as usize] <= two_factor::required_degree(graph, vertex) {
            return;
        }
        let mut beside = graph.incident(vertex).iter();
        let removable =
            beside.find(|&&(edge, _)| self.is_selected(edge) && trail.value(edge) != Some(true));
        if let Some(&(edge, _)) = removable {
            self.select(graph, edge, false);
        }
    }

    /// Adds one edge at a vertex, along an augmenting walk if needed. Returns `true` on success.
    fn augment(&mut self, graph: &CycleGraph, trail: &EdgeTrail, first: u32) -> bool {
        for (vertex, adds) in self.queue.drain(..) {
            self.reached_by[vertex as usize][usize::from(!adds)] = NONE;
        }
        self.queue.push((first, true));
        self.reached_by[first as usize][0] = START_EDGE;
        let mut head = 0;
        while let Some(&(vertex, adds)) = self.queue.get(head) {
            head += 1;
            for &(edge, next) in graph.incident(vertex) {
                if trail.value(edge).is_some()
                    || self.is_selected(edge) == adds
                    || self.reached_by[next as usize][usize::from(adds)] != NONE
                {
                    continue;
                }
                self.reached_by[next as usize][usize::from(adds)] = edge;
                self.queue.push((next, !adds));
                let needed = if next == first { 2 } else { 1 };
                if adds
                    && self.missing_degree(graph, next) >= needed
                    && self.flip_path(graph, next, first)
                {
                    return true;
                }
            }
        }
        false
    }

    /// Flips the edges of the walk back to the first vertex. Fails if the walk uses an edge twice.
    fn flip_path(&mut self, graph: &CycleGraph, last: u32, first: u32) -> bool {
        self.walk.clear();
        let (mut vertex, mut adds) = (last, true);
        loop {
            let edge = self.reached_by[vertex as usize][usize::from(adds)];
            if self.walk.contains(&edge) {
                return false;
            }
            self.walk.push(edge);
            vertex = graph.other_end(edge, vertex);
            adds = !adds;
            if vertex == first && !adds {
                break;
            }
        }
        for at in 0..self.walk.len() {
            self.select(graph, self.walk[at], at.is_multiple_of(2));
        }
        true
    }
}
