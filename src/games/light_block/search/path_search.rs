//! Search for a path over all open tiles: finds one or proves that none exists.
//!
//! A path is a set of edges (`cycle_graph`). The search is a SAT solver with clause learning (CDCL) whose propagation
//! knows the problem: each vertex has two edges, no cycle closes early (`trail`), everything beyond an articulation
//! point is covered at once (`articulation`), and a 2-factor still exists (`two_factor`). When the 2-factor is a single
//! cycle, the path is found (`subtours`). From each conflict the solver learns a clause (`clauses`) and backtracks to
//! the level where the clause becomes unit.

use super::super::path_result::PathResult;
use super::super::remaining::RemainingBoard;
use super::articulation::ArticulationPoints;
use super::clauses::ClauseDatabase;
use super::cycle_graph::{CycleGraph, START_EDGE};
use super::greedy_two_factor::GreedyTwoFactor;
use super::luby::luby;
use super::subtours::{self, EdgeSelection, Subtours};
use super::trail::{EdgeAntecedent, EdgeLiteral, EdgeState, Trail};
use super::two_factor::TwoFactor;
use crate::games::budget::NodeCounter;

/// Number of conflicts between restarts, as a multiple of the terms of Luby's sequence.
const RESTART_UNIT: u64 = 64;
/// Number of conflicts after which decisions follow edge activity rather than the merging of subtours.
const CONFLICTS_BEFORE_ACTIVITY: u32 = 100;

/// Searches until there is a result or the budget is spent. A node is a decision or a conflict.
pub(in super::super) fn search(
    remaining: &RemainingBoard<'_>,
    meter: &mut NodeCounter<'_>,
) -> PathResult {
    let Some(graph) = CycleGraph::new(remaining) else {
        return PathResult::Impossible;
    };
    PathSearch::new(&graph).run(meter)
}

pub(super) struct PathSearch<'a> {
    pub(super) graph: &'a CycleGraph,
    pub(super) trail: Trail,
    pub(super) clauses: ClauseDatabase,
    pub(super) articulation: ArticulationPoints,
    pub(super) two_factor: TwoFactor,
    /// Integral 2-factor for graphs that are not bipartite, where `two_factor` may be fractional.
    pub(super) greedy: Option<GreedyTwoFactor>,
    /// Activity of each edge: its part in recent conflicts.
    pub(super) activity: Vec<f64>,
    pub(super) activity_increment: f64,
    /// Total number of conflicts.
    pub(super) conflicts: u32,
    pub(super) is_seen: Vec<bool>,
}

/// Next step of the search.
enum BranchChoice {
    Decide(EdgeLiteral),
    Solved(Vec<u32>),
}

impl<'a> PathSearch<'a> {
    fn new(graph: &'a CycleGraph) -> Self {
        Self {
            trail: Trail::new(graph),
            clauses: ClauseDatabase::new(graph.ends.len()),
            articulation: ArticulationPoints::new(graph),
            two_factor: TwoFactor::new(graph),
            greedy: graph.colours.is_none().then(|| GreedyTwoFactor::new(graph)),
            activity: vec![0.0; graph.ends.len()],
            activity_increment: 1.0,
            conflicts: 0,
            is_seen: vec![false; graph.ends.len()],
            graph,
        }
    }

    fn run(&mut self, meter: &mut NodeCounter<'_>) -> PathResult {
        let graph = self.graph;
        let fixed = EdgeLiteral::included(START_EDGE);
        self.trail.assign(graph, fixed, EdgeAntecedent::Decision);
        for vertex in 0..graph.len() as u32 {
            if graph.incident(vertex).len() < 2 {
                return PathResult::Impossible;
            }
            if self.propagate_degree(vertex).is_err() {
                return PathResult::Impossible;
            }
        }
        let mut conflicts_since_restart = 0;
        let mut restarts = 0;
        loop {
            let propagated = self.propagate();
            if let Err(conflict) = &propagated
                && self.highest_level(conflict) == 0
            {
                return PathResult::Impossible;
            }
            if meter.node().is_err() {
                return PathResult::Unknown;
            }
            match propagated {
                Err(conflict) => {
                    conflicts_since_restart += 1;
                    self.learn(conflict);
                }
                Ok(()) => {
                    if conflicts_since_restart >= RESTART_UNIT * luby(restarts + 1) {
                        restarts += 1;
                        conflicts_since_restart = 0;
                        self.backtrack(0);
                        self.clauses.reduce(&self.trail);
                        continue;
                    }
                    match self.next_branch() {
                        BranchChoice::Decide(literal) => self.trail.decide(graph, literal),
                        BranchChoice::Solved(path) => {
                            let steps = path[1..].iter();
                            let cells = steps.map(|&vertex| graph.cells[vertex as usize]);
                            return PathResult::Found(cells.collect());
                        }
                    }
                }
            }
        }
    }

    pub(super) fn backtrack(&mut self, level: u32) {
        self.trail.backtrack(self.graph, level);
        let length = self.trail.literals.len();
        self.two_factor.seen = self.two_factor.seen.min(length);
        if let Some(greedy) = &mut self.greedy {
            greedy.seen = greedy.seen.min(length);
        }
    }

    /// Returns the next decision, or the solution.
    fn next_branch(&mut self) -> BranchChoice {
        let Some(greedy) = &mut self.greedy else {
            let subtours = Subtours::merged(self.graph, &mut self.two_factor, &self.trail);
            return self.next_by_subtours(&subtours);
        };
        match greedy.repair(self.graph, &self.trail) {
            None => {
                let subtours = Subtours::merged(self.graph, greedy, &self.trail);
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
        if self.conflicts < CONFLICTS_BEFORE_ACTIVITY {
            return None;
        }
        let most_active = self.most_active(1..self.graph.ends.len() as u32)?;
        let is_selected = match &self.greedy {
            Some(greedy) => greedy.is_selected(most_active),
            None => self.two_factor.is_selected(most_active),
        };
        Some(BranchChoice::Decide(match is_selected {
            true => EdgeLiteral::included(most_active),
            false => EdgeLiteral::excluded(most_active),
        }))
    }

    /// Returns a decision that joins the smallest cycle to the rest.
    fn next_by_subtours(&self, subtours: &Subtours) -> BranchChoice {
        let graph = self.graph;
        let Some(cycle) = subtours.smallest_cycle() else {
            return BranchChoice::Solved(match &self.greedy {
                Some(greedy) => subtours::path(graph, greedy),
                None => subtours::path(graph, &self.two_factor),
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
        BranchChoice::Decide(EdgeLiteral::included(
            most_active.expect("an unassigned edge"),
        ))
    }

    /// Returns the unassigned edge with the highest activity.
    fn most_active(&self, edges: impl Iterator<Item = u32>) -> Option<u32> {
        let open = edges.filter(|&edge| self.trail.state(edge) == EdgeState::Unassigned);
        open.max_by(|&a, &b| self.activity[a as usize].total_cmp(&self.activity[b as usize]))
    }
}
