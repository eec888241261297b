//! Which edges are taken and which are left, in the order in which that was decisions or concluded, and why.

use super::cycle_graph::CycleGraph;

/// That an edge is taken, or that it is left.
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

    /// The opposite.
    pub(super) const fn not(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// A number for tables with an entry for each literal.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EdgeState {
    Unassigned,
    Included,
    Excluded,
}

/// Why a literal holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Antecedent {
    /// It was decisions, or holds anyway.
    Decision,
    /// Two other edges at this vertex are taken.
    TwoIncluded(u32),
    /// All but two edges at this vertex are left.
    OthersExcluded(u32),
    /// It would close a round trip too early, by the edges taken until that vertex in the order.
    ClosesCycle(u32),
    /// One of these literals must hold, and the others do not.
    Clause(u32),
    /// Because of a explanation that was made.
    Explanation(u32),
}

/// The order of all that holds.
pub(super) struct Trail {
    states: Vec<EdgeState>,
    /// At which level of assumptions each edge's fate came.
    levels: Vec<u32>,
    /// Where in the order it is.
    positions: Vec<u32>,
    antecedents: Vec<Antecedent>,
    pub(super) literals: Vec<EdgeLiteral>,
    /// How long the order was when each assumption was made, and how many explanations there were.
    decisions: Vec<(usize, usize)>,
    /// The conclusions from so many of the order are propagated.
    pub(super) propagated: usize,
    /// How many edges at each vertex are taken, and are left.
    pub(super) counts: Vec<[u32; 2]>,
    /// The other end of the path of taken edges of which a vertex is an end.
    pub(super) path_ends: Vec<u32>,
    /// The paths that were merges: by which of the order, at which two vertices, and their other ends.
    merges: Vec<(usize, [u32; 2], [u32; 2])>,
    explanations: Vec<Vec<EdgeLiteral>>,
}

impl Trail {
    /// Nothing holds yet.
    pub(super) fn new(graph: &CycleGraph) -> Self {
        let edges = graph.ends.len();
        Self {
            states: vec![EdgeState::Unassigned; edges],
            levels: vec![0; edges],
            positions: vec![0; edges],
            antecedents: vec![Antecedent::Decision; edges],
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

    /// Whether a literal holds; `None` where it is open.
    pub(super) fn value(&self, literal: EdgeLiteral) -> Option<bool> {
        match self.state(literal.edge()) {
            EdgeState::Unassigned => None,
            EdgeState::Included => Some(literal.is_included()),
            EdgeState::Excluded => Some(!literal.is_included()),
        }
    }

    /// At which level of assumptions a literal came.
    pub(super) fn level_of(&self, literal: EdgeLiteral) -> u32 {
        self.levels[literal.edge() as usize]
    }

    /// How many assumptions there are.
    pub(super) fn level(&self) -> u32 {
        self.decisions.len() as u32
    }

    /// Assumes a literal that is open.
    pub(super) fn decide(&mut self, graph: &CycleGraph, literal: EdgeLiteral) {
        self.decisions
            .push((self.literals.len(), self.explanations.len()));
        self.assign(graph, literal, Antecedent::Decision);
    }

    /// Takes in a literal that is open.
    pub(super) fn assign(
        &mut self,
        graph: &CycleGraph,
        literal: EdgeLiteral,
        antecedent: Antecedent,
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

    /// Makes a explanation of literals that do not hold, until the assumption before it is given up.
    pub(super) fn store_explanation(&mut self, literals: Vec<EdgeLiteral>) -> Antecedent {
        self.explanations.push(literals);
        Antecedent::Explanation(self.explanations.len() as u32 - 1)
    }

    /// How many times paths were merges.
    pub(super) fn merge_count(&self) -> usize {
        self.merges.len()
    }

    /// Joins the paths that end at the two vertices of an edge, which was the last of which conclusions were propagated.
    pub(super) fn merge(&mut self, vertices: [u32; 2]) -> [u32; 2] {
        let ends = vertices.map(|vertex| self.path_ends[vertex as usize]);
        self.path_ends[ends[0] as usize] = ends[1];
        self.path_ends[ends[1] as usize] = ends[0];
        self.merges.push((self.propagated, vertices, ends));
        ends
    }

    /// Gives up all assumptions but so many, and what followed from them.
    pub(super) fn backtrack(&mut self, graph: &CycleGraph, level: u32) {
        let Some(&(length, explanations)) = self.decisions.get(level as usize) else {
            return;
        };
        while let Some(&(propagated, vertices, ends)) = self.merges.last() {
            // Conclusions are propagated from what was taken in before.
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

    /// The literals that do not hold, and because of which this one does; those of clauses are kept elsewhere.
    pub(super) fn explain(
        &self,
        graph: &CycleGraph,
        literal: EdgeLiteral,
        because: &mut Vec<EdgeLiteral>,
    ) -> Option<u32> {
        let edge = literal.edge();
        let before = self.positions[edge as usize];
        match self.antecedents[edge as usize] {
            Antecedent::Decision => {}
            Antecedent::TwoIncluded(vertex) => {
                self.push_incident(graph, vertex, before, EdgeState::Included, because);
            }
            Antecedent::OthersExcluded(vertex) => {
                self.push_incident(graph, vertex, before, EdgeState::Excluded, because);
            }
            Antecedent::ClosesCycle(until) => self.push_path(graph, edge, until, because),
            Antecedent::Explanation(explanation) => {
                because.extend(&self.explanations[explanation as usize]);
            }
            Antecedent::Clause(clause) => return Some(clause),
        }
        None
    }

    /// The opposites of what was known, before a vertex in the order, of the edges at a vertex that have this fate.
    pub(super) fn push_incident(
        &self,
        graph: &CycleGraph,
        vertex: u32,
        before: u32,
        fate: EdgeState,
        because: &mut Vec<EdgeLiteral>,
    ) {
        for &(edge, _) in graph.incident(vertex) {
            if self.state(edge) == fate && self.positions[edge as usize] < before {
                because.push(match fate {
                    EdgeState::Included => EdgeLiteral::excluded(edge),
                    _ => EdgeLiteral::included(edge),
                });
            }
        }
    }

    /// That one of the edges was left on the path between the two ends of an edge: those taken until a vertex in the order.
    pub(super) fn push_path(
        &self,
        graph: &CycleGraph,
        edge: u32,
        until: u32,
        because: &mut Vec<EdgeLiteral>,
    ) {
        let [first, last] = graph.ends[edge as usize];
        let (mut at, mut arrived_by) = (first, edge);
        while at != last {
            let mut beside = graph.incident(at).iter();
            let onwards = beside.find(|&&(next, _)| {
                next != arrived_by
                    && self.state(next) == EdgeState::Included
                    && self.positions[next as usize] <= until
            });
            let &(next, to) = onwards.expect("a path that was merges");
            because.push(EdgeLiteral::excluded(next));
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
        // The walker's tile and three others in a row, and terminal: edge 0 leads out, and the next three along the row.
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
        let graph = CycleGraph::new(&rest).expect("no colours that do not fit");
        let mut trail = Trail::new(&graph);
        let take = |trail: &mut Trail, edge: u32| {
            trail.decide(&graph, EdgeLiteral::included(edge));
            trail.propagated += 1;
            trail.merge(graph.ends[edge as usize])
        };
        let before = trail.path_ends.clone();
        take(&mut trail, 0);
        let out = trail.path_ends.clone();
        let mut ends = take(&mut trail, 2);
        ends.sort_unstable();
        assert_eq!(ends, [1, 2]);
        let mut ends = take(&mut trail, 1);
        ends.sort_unstable();
        assert_eq!(ends, [2, graph.terminal()]);
        assert_eq!(trail.path_ends[2], graph.terminal());
        assert_eq!(trail.path_ends[graph.terminal() as usize], 2);
        // What closes the round is explained by the whole path.
        let closing = graph
            .edge_between(2, graph.terminal())
            .expect("a way terminal");
        let mut because = Vec::new();
        trail.push_path(&graph, closing, 2, &mut because);
        because.sort_unstable();
        assert_eq!(because, [0, 1, 2].map(EdgeLiteral::excluded));
        trail.backtrack(&graph, 1);
        assert_eq!(trail.path_ends, out);
        assert_eq!(trail.merge_count(), 1);
        trail.backtrack(&graph, 0);
        assert_eq!(trail.path_ends, before);
        assert!(trail.counts.iter().all(|&counts| counts == [0, 0]));
    }
}
