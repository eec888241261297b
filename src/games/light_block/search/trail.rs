//! Trail of assigned literals with their antecedents.

use super::cycle_graph::CycleGraph;

/// Literal: an edge is included, or it is excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct EdgeLiteral(u32);

impl EdgeLiteral {
    pub(super) const fn included(edge: u32) -> Self {
        Self(2 * edge)
    }

    pub(super) const fn excluded(edge: u32) -> Self {
        Self(2 * edge + 1)
    }

    pub(super) const fn edge(self) -> u32 {
        self.0 / 2
    }

    pub(super) const fn is_included(self) -> bool {
        self.0.is_multiple_of(2)
    }

    /// Returns the negation.
    pub(super) const fn not(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// Returns the index for tables with an entry for each literal.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Assignment of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EdgeState {
    Unassigned,
    Included,
    Excluded,
}

/// Reason for an assignment.
#[derive(Clone, Copy, Debug)]
pub(super) enum EdgeAntecedent {
    /// A decision, or a fact.
    Decision,
    /// Two other edges at this vertex are included.
    TwoIncluded(u32),
    /// All but two edges at this vertex are excluded.
    OthersExcluded(u32),
    /// The edge would close a cycle early, together with edges included up to this position of the trail.
    ClosesCycle(u32),
    /// The other literals of this clause are false.
    Clause(u32),
    /// A stored explanation.
    Explanation(u32),
}

/// Trail of true literals in the order of assignment.
pub(super) struct Trail {
    states: Vec<EdgeState>,
    /// Decision level of each assignment.
    levels: Vec<u32>,
    /// Position of each edge on the trail.
    positions: Vec<u32>,
    antecedents: Vec<EdgeAntecedent>,
    pub(super) literals: Vec<EdgeLiteral>,
    /// Length of the trail, and number of stored explanations, before each decision.
    decisions: Vec<(usize, usize)>,
    /// Number of literals of the trail that have been propagated.
    pub(super) propagated: usize,
    /// Numbers of included and of excluded edges at each vertex.
    pub(super) counts: Vec<[u32; 2]>,
    /// Other end of the path of included edges, for each end of a path.
    pub(super) path_ends: Vec<u32>,
    /// Merges of paths: the propagated length of the trail, the vertices of the edge, and the other ends of the two
    /// paths.
    merges: Vec<(usize, [u32; 2], [u32; 2])>,
    explanations: Vec<Vec<EdgeLiteral>>,
}

impl Trail {
    /// Creates an empty trail.
    pub(super) fn new(graph: &CycleGraph) -> Self {
        let edges = graph.ends.len();
        Self {
            states: vec![EdgeState::Unassigned; edges],
            levels: vec![0; edges],
            positions: vec![0; edges],
            antecedents: vec![EdgeAntecedent::Decision; edges],
            literals: Vec::with_capacity(edges),
            decisions: Vec::new(),
            propagated: 0,
            counts: vec![[0; 2]; graph.len()],
            path_ends: (0..graph.len() as u32).collect(),
            merges: Vec::new(),
            explanations: Vec::new(),
        }
    }

    pub(super) fn state(&self, edge: u32) -> EdgeState {
        self.states[edge as usize]
    }

    /// Returns the value of a literal; `None` if unassigned.
    pub(super) fn value(&self, literal: EdgeLiteral) -> Option<bool> {
        match self.state(literal.edge()) {
            EdgeState::Unassigned => None,
            EdgeState::Included => Some(literal.is_included()),
            EdgeState::Excluded => Some(!literal.is_included()),
        }
    }

    /// Returns the decision level of a literal.
    pub(super) fn level_of(&self, literal: EdgeLiteral) -> u32 {
        self.levels[literal.edge() as usize]
    }

    /// Returns the current decision level.
    pub(super) fn level(&self) -> u32 {
        self.decisions.len() as u32
    }

    /// Makes a decision on an unassigned literal.
    pub(super) fn decide(&mut self, graph: &CycleGraph, literal: EdgeLiteral) {
        self.decisions
            .push((self.literals.len(), self.explanations.len()));
        self.assign(graph, literal, EdgeAntecedent::Decision);
    }

    /// Assigns an unassigned literal.
    pub(super) fn assign(
        &mut self,
        graph: &CycleGraph,
        literal: EdgeLiteral,
        antecedent: EdgeAntecedent,
    ) {
        let edge = literal.edge() as usize;
        self.states[edge] = match literal.is_included() {
            true => EdgeState::Included,
            false => EdgeState::Excluded,
        };
        self.levels[edge] = self.level();
        self.positions[edge] = self.literals.len() as u32;
        self.antecedents[edge] = antecedent;
        self.literals.push(literal);
        for vertex in graph.ends[edge] {
            self.counts[vertex as usize][usize::from(!literal.is_included())] += 1;
        }
    }

    /// Stores false literals as an explanation, which is valid until the current decision is undone.
    pub(super) fn store_explanation(&mut self, literals: Vec<EdgeLiteral>) -> EdgeAntecedent {
        self.explanations.push(literals);
        EdgeAntecedent::Explanation(self.explanations.len() as u32 - 1)
    }

    /// Returns the number of merges.
    pub(super) fn merge_count(&self) -> usize {
        self.merges.len()
    }

    /// Merges the two paths that end at the vertices of the edge propagated last. Returns the ends of the merged path.
    pub(super) fn merge(&mut self, vertices: [u32; 2]) -> [u32; 2] {
        let ends = vertices.map(|vertex| self.path_ends[vertex as usize]);
        self.path_ends[ends[0] as usize] = ends[1];
        self.path_ends[ends[1] as usize] = ends[0];
        self.merges.push((self.propagated, vertices, ends));
        ends
    }

    /// Undoes all decisions above `level`, with everything that followed from them.
    pub(super) fn backtrack(&mut self, graph: &CycleGraph, level: u32) {
        let Some(&(length, explanations)) = self.decisions.get(level as usize) else {
            return;
        };
        while let Some(&(propagated, vertices, ends)) = self.merges.last() {
            // A literal is propagated after it was assigned.
            if propagated <= length {
                break;
            }
            self.path_ends[ends[0] as usize] = vertices[0];
            self.path_ends[ends[1] as usize] = vertices[1];
            self.merges.pop();
        }
        for literal in self.literals.drain(length..) {
            let edge = literal.edge() as usize;
            self.states[edge] = EdgeState::Unassigned;
            for vertex in graph.ends[edge] {
                self.counts[vertex as usize][usize::from(!literal.is_included())] -= 1;
            }
        }
        self.decisions.truncate(level as usize);
        self.explanations.truncate(explanations);
        self.propagated = length;
    }

    /// Pushes the false literals that imply this one. If a clause implies it, returns the clause instead.
    pub(super) fn explain(
        &self,
        graph: &CycleGraph,
        literal: EdgeLiteral,
        reasons: &mut Vec<EdgeLiteral>,
    ) -> Option<u32> {
        let edge = literal.edge();
        let before = self.positions[edge as usize];
        match self.antecedents[edge as usize] {
            EdgeAntecedent::Decision => {}
            EdgeAntecedent::TwoIncluded(vertex) => {
                self.push_incident(graph, vertex, before, EdgeState::Included, reasons);
            }
            EdgeAntecedent::OthersExcluded(vertex) => {
                self.push_incident(graph, vertex, before, EdgeState::Excluded, reasons);
            }
            EdgeAntecedent::ClosesCycle(until) => self.push_path(graph, edge, until, reasons),
            EdgeAntecedent::Explanation(explanation) => {
                reasons.extend(&self.explanations[explanation as usize]);
            }
            EdgeAntecedent::Clause(clause) => return Some(clause),
        }
        None
    }

    /// Pushes the negated literals of the edges at a vertex that have this state and were assigned before a position of
    /// the trail.
    pub(super) fn push_incident(
        &self,
        graph: &CycleGraph,
        vertex: u32,
        before: u32,
        fate: EdgeState,
        reasons: &mut Vec<EdgeLiteral>,
    ) {
        for &(edge, _) in graph.incident(vertex) {
            if self.state(edge) == fate && self.positions[edge as usize] < before {
                reasons.push(match fate {
                    EdgeState::Included => EdgeLiteral::excluded(edge),
                    _ => EdgeLiteral::included(edge),
                });
            }
        }
    }

    /// Pushes the clause that one of the edges on the path between the ends of an edge is excluded, using edges
    /// included up to a position of the trail.
    pub(super) fn push_path(
        &self,
        graph: &CycleGraph,
        edge: u32,
        until: u32,
        reasons: &mut Vec<EdgeLiteral>,
    ) {
        let [first, last] = graph.ends[edge as usize];
        let (mut at, mut arrived_by) = (first, edge);
        while at != last {
            let mut beside = graph.incident(at).iter();
            let next_edge = beside.find(|&&(next, _)| {
                next != arrived_by
                    && self.state(next) == EdgeState::Included
                    && self.positions[next as usize] <= until
            });
            let &(next, to) = next_edge.expect("a merged path");
            reasons.push(EdgeLiteral::excluded(next));
            (at, arrived_by) = (to, next);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::remaining::RemainingBoard;
    use super::*;
    use crate::boards::{CellId, Graph};

    #[test]
    fn trail_backtracking_restores_path_ends() {
        // Four tiles in a row, with the walker on the first: edge 0 is the start edge, and the next three run along the
        // row.
        let graph = Graph::new(4, |CellId(cell)| {
            let beside = [cell.wrapping_sub(1), cell + 1];
            beside.into_iter().filter(|&next| next < 4).map(CellId)
        });
        let rest = RemainingBoard {
            graph: &graph,
            at: CellId(0),
            is_open: vec![false, true, true, true],
            open: 3,
            colours: None,
        };
        let graph = CycleGraph::new(&rest).expect("balanced colours");
        let mut trail = Trail::new(&graph);
        let include = |trail: &mut Trail, edge: u32| {
            trail.decide(&graph, EdgeLiteral::included(edge));
            trail.propagated += 1;
            trail.merge(graph.ends[edge as usize])
        };
        let initial = trail.path_ends.clone();
        include(&mut trail, 0);
        let after_start_edge = trail.path_ends.clone();
        let mut ends = include(&mut trail, 2);
        ends.sort_unstable();
        assert_eq!(ends, [1, 2]);
        let mut ends = include(&mut trail, 1);
        ends.sort_unstable();
        assert_eq!(ends, [2, graph.terminal()]);
        assert_eq!(trail.path_ends[2], graph.terminal());
        assert_eq!(trail.path_ends[graph.terminal() as usize], 2);
        // The whole path explains why the closing edge is excluded.
        let closing = graph
            .edge_between(2, graph.terminal())
            .expect("an edge to the terminal");
        let mut reasons = Vec::new();
        trail.push_path(&graph, closing, 2, &mut reasons);
        reasons.sort_unstable();
        assert_eq!(reasons, [0, 1, 2].map(EdgeLiteral::excluded));
        trail.backtrack(&graph, 1);
        assert_eq!(trail.path_ends, after_start_edge);
        assert_eq!(trail.merge_count(), 1);
        trail.backtrack(&graph, 0);
        assert_eq!(trail.path_ends, initial);
        assert!(trail.counts.iter().all(|&counts| counts == [0, 0]));
    }
}
