//! Reasons for including and excluding edges, and their explanations.

use super::cycle_graph::CycleGraph;
use crate::search::sat::{Literal, Trail};

/// Trail of literals: a positive one includes an edge, a negative one excludes it.
pub(super) type EdgeTrail = Trail<EdgeReason>;

/// Reason for an assignment.
#[derive(Clone, Copy, Debug)]
pub(super) enum EdgeReason {
    /// Two other edges at this vertex are included.
    TwoIncluded(u32),
    /// All but two edges at this vertex are excluded.
    OthersExcluded(u32),
    /// The edge would close a cycle early, together with edges included up to this position of the trail.
    ClosesCycle(u32),
    /// A stored explanation.
    Explanation(u32),
}

/// Pushes the negated literals of the edges at a vertex that are included, or excluded, and were assigned before a
/// position of the trail.
pub(super) fn push_incident(
    graph: &CycleGraph,
    trail: &EdgeTrail,
    vertex: u32,
    before: u32,
    is_included: bool,
    reasons: &mut Vec<Literal>,
) {
    for &(edge, _) in graph.incident(vertex) {
        if trail.value(edge) == Some(is_included) && trail.position(edge) < before {
            reasons.push(if is_included {
                Literal::negative(edge)
            } else {
                Literal::positive(edge)
            });
        }
    }
}

/// Pushes the clause that one of the edges on the path between the ends of an edge is excluded, using edges included up
/// to a position of the trail.
pub(super) fn push_path(
    graph: &CycleGraph,
    trail: &EdgeTrail,
    edge: u32,
    until: u32,
    reasons: &mut Vec<Literal>,
) {
    let [first, last] = graph.ends[edge as usize];
    let (mut at, mut arrived_by) = (first, edge);
    while at != last {
        let mut beside = graph.incident(at).iter();
        let next_edge = beside.find(|&&(next, _)| {
            next != arrived_by && trail.value(next) == Some(true) && trail.position(next) <= until
        });
        let &(next, to) = next_edge.expect("a merged path");
        reasons.push(Literal::negative(next));
        (at, arrived_by) = (to, next);
    }
}
