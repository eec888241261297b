//! Search for a path over all open tiles: finds one or proves that none exists.
//!
//! A path is a set of edges (`cycle_graph`). The search is a SAT solver with clause learning whose constraints know the
//! problem (`constraints`): each vertex has two edges, no cycle closes early, everything beyond an articulation point is
//! covered at once (`articulation`), and a 2-factor still exists (`two_factor`). When the 2-factor is a single cycle, the
//! path is found (`subtours`).

use super::super::remaining::RemainingBoard;
use super::super::solver::PathResult;
use super::constraints::PathConstraints;
use super::cycle_graph::{CycleGraph, START_EDGE};
use super::subtours::{self, EdgeSelection, Subtours};
use crate::budget::NodeCounter;
use crate::search::sat::{Literal, Solver, Unsatisfiable};

/// Number of conflicts after which decisions follow edge activity rather than the merging of subtours.
const CONFLICTS_BEFORE_ACTIVITY: u64 = 100;

/// Searches until there is a result or the budget runs out. A node is a decision or a conflict.
pub(in super::super) fn search(
    remaining: &RemainingBoard<'_>,
    counter: &mut NodeCounter<'_>,
) -> PathResult {
    let Some(graph) = CycleGraph::new(remaining) else {
        return PathResult::Impossible;
    };
    CycleSearch::new(&graph).run(counter)
}

/// Search for a Hamiltonian cycle of a graph.
struct CycleSearch<'a> {
    graph: &'a CycleGraph,
    solver: Solver<PathConstraints<'a>>,
}

/// Next step of the search.
enum BranchChoice {
    Decide(Literal),
    Solved(Vec<u32>),
}

impl<'a> CycleSearch<'a> {
    fn new(graph: &'a CycleGraph) -> Self {
        Self {
            graph,
            solver: Solver::new(graph.ends.len(), PathConstraints::new(graph)),
        }
    }

    fn run(&mut self, counter: &mut NodeCounter<'_>) -> PathResult {
        let graph = self.graph;
        self.solver.add_clause(&[Literal::positive(START_EDGE)]);
        for vertex in 0..graph.len() as u32 {
            match *graph.incident(vertex) {
                [] | [_] => return PathResult::Impossible,
                [(one, _), (other, _)] => {
                    self.solver.add_clause(&[Literal::positive(one)]);
                    self.solver.add_clause(&[Literal::positive(other)]);
                }
                _ => {}
            }
        }
        loop {
            let learnt = match self.solver.propagate() {
                Ok(()) => None,
                Err(conflict) => Some(self.solver.learn(conflict)),
            };
            if let Some(Err(Unsatisfiable)) = learnt {
                return PathResult::Impossible;
            }
            if counter.node().is_err() {
                return PathResult::Unknown;
            }
            if learnt.is_some() || self.solver.restart_if_due() {
                continue;
            }
            match self.next_branch() {
                BranchChoice::Decide(literal) => self.solver.decide(literal),
                BranchChoice::Solved(path) => {
                    let steps = path[1..].iter();
                    let cells = steps.map(|&vertex| graph.cells[vertex as usize]);
                    return PathResult::Found(cells.collect());
                }
            }
        }
    }

    /// Returns the next decision, or the solution.
    fn next_branch(&mut self) -> BranchChoice {
        let (constraints, trail) = (&mut self.solver.constraints, &self.solver.trail);
        let Some(greedy) = &mut constraints.greedy else {
            let subtours = Subtours::merged(self.graph, &mut constraints.two_factor, trail);
            return self.next_by_subtours(&subtours);
        };
        match greedy.repair(self.graph, trail) {
            None => {
                let subtours = Subtours::merged(self.graph, greedy, trail);
                self.next_by_subtours(&subtours)
            }
            Some(deficient) => {
                let edges = self.graph.incident(deficient).iter().map(|&(edge, _)| edge);
                let candidates: Vec<u32> =
                    edges.filter(|&edge| !greedy.is_selected(edge)).collect();
                if let Some(next) = self.next_by_activity() {
                    return next;
                }
                self.include_most_active(candidates.into_iter())
            }
        }
    }

    /// Returns, after enough conflicts, a decision on the most active edge, as in the current selection.
    fn next_by_activity(&self) -> Option<BranchChoice> {
        if self.solver.conflicts() < CONFLICTS_BEFORE_ACTIVITY {
            return None;
        }
        let most_active = self.most_active(1..self.graph.ends.len() as u32)?;
        let constraints = &self.solver.constraints;
        let is_selected = match &constraints.greedy {
            Some(greedy) => greedy.is_selected(most_active),
            None => constraints.two_factor.is_selected(most_active),
        };
        Some(BranchChoice::Decide(if is_selected {
            Literal::positive(most_active)
        } else {
            Literal::negative(most_active)
        }))
    }

    /// Returns a decision that joins the smallest cycle to the rest.
    fn next_by_subtours(&self, subtours: &Subtours) -> BranchChoice {
        let graph = self.graph;
        let Some(cycle) = subtours.smallest_cycle() else {
            let constraints = &self.solver.constraints;
            return BranchChoice::Solved(match &constraints.greedy {
                Some(greedy) => subtours::path(graph, greedy),
                None => subtours::path(graph, &constraints.two_factor),
            });
        };
        if let Some(next) = self.next_by_activity() {
            return next;
        }
        let is_in = |vertex: u32| subtours.of[vertex as usize] == cycle;
        let leaving = (1..graph.ends.len() as u32).filter(|&edge| {
            let [a, b] = graph.ends[edge as usize];
            is_in(a) != is_in(b)
        });
        self.include_most_active(leaving)
    }

    /// Includes the most active of some edges. At least one is unassigned, because the graph is connected and each
    /// vertex has enough edges.
    fn include_most_active(&self, edges: impl Iterator<Item = u32>) -> BranchChoice {
        let most_active = self.most_active(edges);
        BranchChoice::Decide(Literal::positive(most_active.expect("an unassigned edge")))
    }

    /// Returns the unassigned edge with the highest activity.
    fn most_active(&self, edges: impl Iterator<Item = u32>) -> Option<u32> {
        let open = edges.filter(|&edge| self.solver.trail.value(edge).is_none());
        open.max_by(|&a, &b| self.solver.activity(a).total_cmp(&self.solver.activity(b)))
    }
}
