//! Propagation of assigned literals.

use super::articulation::Propagation;
use super::path_search::PathSearch;
use super::trail::{EdgeAntecedent, EdgeLiteral, EdgeState, Trail};

impl PathSearch<'_> {
    /// Propagates all assignments.
    ///
    /// # Errors
    /// A clause whose literals are all false.
    pub(super) fn propagate(&mut self) -> Result<(), Vec<EdgeLiteral>> {
        let graph = self.graph;
        let mut left = u32::MAX;
        loop {
            while let Some(&literal) = self.trail.literals.get(self.trail.propagated) {
                self.trail.propagated += 1;
                let ends = graph.ends[literal.edge() as usize];
                for vertex in ends {
                    self.propagate_degree(vertex)?;
                }
                if literal.is_included() {
                    self.propagate_merge(literal.edge())?;
                }
                let followed = self.clauses.propagate(graph, &mut self.trail, literal);
                followed.map_err(|clause| self.clauses.literals(clause).to_vec())?;
            }
            let now = self.trail.literals.len() as u32;
            if now != left {
                left = now;
                match self.articulation.propagate(graph, &mut self.trail) {
                    Propagation::Unchanged => {}
                    Propagation::Assigned => continue,
                    Propagation::Conflict(conflict) => return Err(conflict),
                }
            }
            return self.two_factor.repair(graph, &self.trail);
        }
    }

    /// Propagates that each vertex has two edges.
    pub(super) fn propagate_degree(&mut self, vertex: u32) -> Result<(), Vec<EdgeLiteral>> {
        let graph = self.graph;
        let [included, excluded] = self.trail.counts[vertex as usize];
        let edges = graph.incident(vertex).len() as u32;
        let conflict = |trail: &Trail, fate| {
            let mut conflict = Vec::new();
            trail.push_incident(graph, vertex, u32::MAX, fate, &mut conflict);
            Err(conflict)
        };
        if included > 2 {
            return conflict(&self.trail, EdgeState::Included);
        }
        if edges - excluded < 2 {
            return conflict(&self.trail, EdgeState::Excluded);
        }
        let conclusion: Option<(fn(u32) -> EdgeLiteral, EdgeAntecedent)> =
            if included == 2 && edges - excluded > 2 {
                Some((EdgeLiteral::excluded, EdgeAntecedent::TwoIncluded(vertex)))
            } else if edges - excluded == 2 && included < 2 {
                Some((
                    EdgeLiteral::included,
                    EdgeAntecedent::OthersExcluded(vertex),
                ))
            } else {
                None
            };
        if let Some((literal, antecedent)) = conclusion {
            for &(edge, _) in graph.incident(vertex) {
                if self.trail.state(edge) == EdgeState::Unassigned {
                    self.trail.assign(graph, literal(edge), antecedent);
                }
            }
        }
        Ok(())
    }

    /// Merges the two paths joined by an included edge, and excludes the edge that would close the merged path to a
    /// cycle.
    pub(super) fn propagate_merge(&mut self, edge: u32) -> Result<(), Vec<EdgeLiteral>> {
        let graph = self.graph;
        let vertices = graph.ends[edge as usize];
        let propagated = self.trail.propagated as u32;
        if self.trail.path_ends[vertices[0] as usize] == vertices[1] {
            if self.trail.merge_count() + 1 == graph.len() {
                return Ok(());
            }
            let mut conflict = vec![EdgeLiteral::excluded(edge)];
            self.trail
                .push_path(graph, edge, propagated - 2, &mut conflict);
            return Err(conflict);
        }
        let [a, b] = self.trail.merge(vertices);
        if self.trail.merge_count() + 1 < graph.len()
            && let Some(closing) = graph.edge_between(a, b)
            && self.trail.state(closing) == EdgeState::Unassigned
        {
            let literal = EdgeLiteral::excluded(closing);
            self.trail
                .assign(graph, literal, EdgeAntecedent::ClosesCycle(propagated - 1));
        }
        Ok(())
    }
}
