//! Constraints of a winning path: each vertex has two edges, no cycle closes early, everything beyond an articulation
//! point is covered at once, and a 2-factor exists.

use super::articulation::ArticulationPoints;
use super::cycle_graph::CycleGraph;
use super::greedy_two_factor::GreedyTwoFactor;
use super::reasons::{EdgeReason, EdgeTrail, push_incident, push_path};
use super::two_factor::TwoFactor;
use crate::search::sat::{Antecedent, Constraints, Literal};

/// State of the constraints.
pub(super) struct PathConstraints<'a> {
    pub(super) graph: &'a CycleGraph,
    /// Numbers of included and of excluded edges at each vertex.
    counts: Vec<[u32; 2]>,
    /// Other end of the path of included edges, for each end of a path.
    path_ends: Vec<u32>,
    /// Merges of paths: the propagated length of the trail, the vertices of the edge, and the other ends of the two
    /// paths.
    merges: Vec<(usize, [u32; 2], [u32; 2])>,
    /// Stored explanations, each with the length of the trail before the literals that it explains.
    explanations: Vec<(usize, Vec<Literal>)>,
    articulation: ArticulationPoints,
    pub(super) two_factor: TwoFactor,
    /// Integral 2-factor for graphs that are not bipartite, where `two_factor` may be fractional.
    pub(super) greedy: Option<GreedyTwoFactor>,
}

impl<'a> PathConstraints<'a> {
    pub(super) fn new(graph: &'a CycleGraph) -> Self {
        Self {
            graph,
            counts: vec![[0; 2]; graph.len()],
            path_ends: (0..graph.len() as u32).collect(),
            merges: Vec::new(),
            explanations: Vec::new(),
            articulation: ArticulationPoints::new(graph),
            two_factor: TwoFactor::new(graph),
            greedy: graph.colours.is_none().then(|| GreedyTwoFactor::new(graph)),
        }
    }

    fn assign(&mut self, trail: &mut EdgeTrail, literal: Literal, reason: EdgeReason) {
        trail.assign(literal, Antecedent::Reason(reason));
        self.assigned(literal);
    }

    /// Propagates that each vertex has two edges.
    fn propagate_degree(&mut self, trail: &mut EdgeTrail, vertex: u32) -> Result<(), Vec<Literal>> {
        let graph = self.graph;
        let [included, excluded] = self.counts[vertex as usize];
        let edges = graph.incident(vertex).len() as u32;
        if included > 2 || edges - excluded < 2 {
            let mut conflict = Vec::new();
            push_incident(graph, trail, vertex, u32::MAX, included > 2, &mut conflict);
            return Err(conflict);
        }
        let (literal, reason): (fn(u32) -> Literal, _) = if included == 2 && edges - excluded > 2 {
            (Literal::negative, EdgeReason::TwoIncluded(vertex))
        } else if edges - excluded == 2 && included < 2 {
            (Literal::positive, EdgeReason::OthersExcluded(vertex))
        } else {
            return Ok(());
        };
        for &(edge, _) in graph.incident(vertex) {
            if trail.value(edge).is_none() {
                self.assign(trail, literal(edge), reason);
            }
        }
        Ok(())
    }

    /// Merges the two paths that end at the vertices of the edge propagated last. Returns the ends of the merged path.
    fn merge(&mut self, propagated: usize, vertices: [u32; 2]) -> [u32; 2] {
        let ends = vertices.map(|vertex| self.path_ends[vertex as usize]);
        self.path_ends[ends[0] as usize] = ends[1];
        self.path_ends[ends[1] as usize] = ends[0];
        self.merges.push((propagated, vertices, ends));
        ends
    }

    /// Merges the two paths joined by an included edge, and excludes the edge that would close the merged path to a
    /// cycle.
    fn propagate_merge(&mut self, trail: &mut EdgeTrail, edge: u32) -> Result<(), Vec<Literal>> {
        let graph = self.graph;
        let vertices = graph.ends[edge as usize];
        let propagated = trail.propagated();
        if self.path_ends[vertices[0] as usize] == vertices[1] {
            if self.merges.len() + 1 == graph.len() {
                return Ok(());
            }
            let mut conflict = vec![Literal::negative(edge)];
            push_path(graph, trail, edge, propagated as u32 - 2, &mut conflict);
            return Err(conflict);
        }
        let [a, b] = self.merge(propagated, vertices);
        if self.merges.len() + 1 < graph.len()
            && let Some(closing) = graph.edge_between(a, b)
            && trail.value(closing).is_none()
        {
            let reason = EdgeReason::ClosesCycle(propagated as u32 - 1);
            self.assign(trail, Literal::negative(closing), reason);
        }
        Ok(())
    }

    /// Propagates that the path covers everything beyond an articulation point at once. Returns `true` if edges were
    /// assigned.
    fn propagate_articulation(&mut self, trail: &mut EdgeTrail) -> Result<bool, Vec<Literal>> {
        let [_, excluded] = self.counts[self.graph.terminal() as usize];
        let Some(forced) = self.articulation.propagate(self.graph, trail, excluded)? else {
            return Ok(false);
        };
        let reason = EdgeReason::Explanation(self.explanations.len() as u32);
        self.explanations
            .push((trail.literals().len(), forced.explanation));
        for &edge in &forced.excluded {
            self.assign(trail, Literal::negative(edge), reason);
        }
        Ok(true)
    }
}

impl Constraints for PathConstraints<'_> {
    type Reason = EdgeReason;

    fn assigned(&mut self, literal: Literal) {
        for vertex in self.graph.ends[literal.variable() as usize] {
            self.counts[vertex as usize][usize::from(!literal.is_positive())] += 1;
        }
    }

    fn backtrack(&mut self, trail: &EdgeTrail, length: usize) {
        // A literal is propagated after it was assigned.
        while let Some(&(propagated, vertices, ends)) = self.merges.last()
            && propagated > length
        {
            self.path_ends[ends[0] as usize] = vertices[0];
            self.path_ends[ends[1] as usize] = vertices[1];
            self.merges.pop();
        }
        for literal in &trail.literals()[length..] {
            for vertex in self.graph.ends[literal.variable() as usize] {
                self.counts[vertex as usize][usize::from(!literal.is_positive())] -= 1;
            }
        }
        while self
            .explanations
            .last()
            .is_some_and(|&(before, _)| before >= length)
        {
            self.explanations.pop();
        }
        self.two_factor.seen = self.two_factor.seen.min(length);
        if let Some(greedy) = &mut self.greedy {
            greedy.seen = greedy.seen.min(length);
        }
    }

    fn propagate(&mut self, trail: &mut EdgeTrail, literal: Literal) -> Result<(), Vec<Literal>> {
        let edge = literal.variable();
        for vertex in self.graph.ends[edge as usize] {
            self.propagate_degree(trail, vertex)?;
        }
        if literal.is_positive() {
            self.propagate_merge(trail, edge)
        } else {
            Ok(())
        }
    }

    fn propagate_all(&mut self, trail: &mut EdgeTrail) -> Result<bool, Vec<Literal>> {
        if self.propagate_articulation(trail)? {
            return Ok(true);
        }
        self.two_factor.repair(self.graph, trail)?;
        Ok(false)
    }

    fn explain(
        &self,
        trail: &EdgeTrail,
        literal: Literal,
        reason: EdgeReason,
        into: &mut Vec<Literal>,
    ) {
        let edge = literal.variable();
        let before = trail.position(edge);
        match reason {
            EdgeReason::TwoIncluded(vertex) => {
                push_incident(self.graph, trail, vertex, before, true, into);
            }
            EdgeReason::OthersExcluded(vertex) => {
                push_incident(self.graph, trail, vertex, before, false, into);
            }
            EdgeReason::ClosesCycle(until) => push_path(self.graph, trail, edge, until, into),
            EdgeReason::Explanation(number) => into.extend(&self.explanations[number as usize].1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::remaining::RemainingBoard;
    use super::*;
    use tessella_boards::{CellId, Graph};

    #[test]
    fn path_constraints_backtracking_restores_path_ends() {
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
        let mut constraints = PathConstraints::new(&graph);
        let mut trail = EdgeTrail::new(graph.ends.len());
        let include = |constraints: &mut PathConstraints<'_>, trail: &mut EdgeTrail, edge: u32| {
            trail.assign(Literal::positive(edge), Antecedent::None);
            constraints.assigned(Literal::positive(edge));
            let mut ends = constraints.merge(trail.literals().len(), graph.ends[edge as usize]);
            ends.sort_unstable();
            ends
        };
        let initial = constraints.path_ends.clone();
        include(&mut constraints, &mut trail, 0);
        let after_start_edge = constraints.path_ends.clone();
        assert_eq!(include(&mut constraints, &mut trail, 2), [1, 2]);
        let ends = include(&mut constraints, &mut trail, 1);
        assert_eq!(ends, [2, graph.terminal()]);
        assert_eq!(constraints.path_ends[2], graph.terminal());
        assert_eq!(constraints.path_ends[graph.terminal() as usize], 2);
        // The whole path explains why the closing edge is excluded.
        let closing = graph
            .edge_between(2, graph.terminal())
            .expect("an edge to the terminal");
        let mut reasons = Vec::new();
        push_path(&graph, &trail, closing, 2, &mut reasons);
        reasons.sort_unstable();
        assert_eq!(reasons, [0, 1, 2].map(Literal::negative));
        constraints.backtrack(&trail, 1);
        assert_eq!(constraints.path_ends, after_start_edge);
        let mut start_edge = EdgeTrail::new(graph.ends.len());
        start_edge.assign(Literal::positive(0), Antecedent::None);
        constraints.backtrack(&start_edge, 0);
        assert_eq!(constraints.path_ends, initial);
        assert!(constraints.counts.iter().all(|&counts| counts == [0, 0]));
    }
}
