//! Finds a way over all open tiles, or proves that there is none.
//!
//! A way is a choice of edges (`graph`). The search assumes of one edge after another that it is taken or left, and concludes what
//! follows: each vertex has two edges, no cycle trip closes early (`trail`), what hangs on a single tile is gone through at
//! once (`articulation`), and each vertex can still get its two edges, be it in several subtours (`two_factor`). Where these subtours
//! are one, the way is found (`patch`). From each dead end it learns which literals cannot hold together (`clauses`), goes back to
//! the last assumption that matters, and never comes to such a dead end again.

use super::super::path_result::PathResult;
use super::super::remaining::RemainingBoard;
use super::articulation::{ArticulationPoints, Propagation};
use super::clauses::ClauseDatabase;
use super::cycle_graph::{CycleGraph, START_EDGE};
use super::greedy_two_factor::GreedyTwoFactor;
use super::subtours::{self, EdgeSelection, Subtours};
use super::trail::{Antecedent, EdgeLiteral, EdgeState, Trail};
use super::two_factor::TwoFactor;
use crate::games::budget::Meter;

/// After how many dead ends, times the terms of Luby's series, the search begins anew with what it has learnt.
const RESTART_UNIT: u64 = 64;
/// So many dead ends pass before the search looks at the edges that had part in them more than at how to join subtours.
const CONFLICTS_BEFORE_ACTIVITY: u32 = 100;
/// By how much each dead end counts more than the one before, for the edges that had a part in it.
const ACTIVITY_GROWTH: f64 = 1.05;
/// What no edge's activity passes.
const MAX_ACTIVITY: f64 = 1e100;

/// Searches until the answer is found or the budget is spent. A node is an assumption or a dead end.
pub(in super::super) fn search(
    remaining: &RemainingBoard<'_>,
    meter: &mut Meter<'_>,
) -> PathResult {
    let Some(graph) = CycleGraph::new(remaining) else {
        return PathResult::Impossible;
    };
    PathSearch::new(&graph).run(meter)
}

struct PathSearch<'a> {
    graph: &'a CycleGraph,
    trail: Trail,
    clauses: ClauseDatabase,
    articulation: ArticulationPoints,
    two_factor: TwoFactor,
    /// Where a two_factor may have halves: edges chosen as a whole.
    greedy: Option<GreedyTwoFactor>,
    /// How much of a part each edge had in the last dead ends.
    activity: Vec<f64>,
    activity_increment: f64,
    /// How many dead ends there were.
    conflicts: u32,
    is_seen: Vec<bool>,
}

/// What the search does next.
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

    fn run(&mut self, meter: &mut Meter<'_>) -> PathResult {
        let graph = self.graph;
        let fixed = EdgeLiteral::included(START_EDGE);
        self.trail.assign(graph, fixed, Antecedent::Decision);
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

    fn backtrack(&mut self, level: u32) {
        self.trail.backtrack(self.graph, level);
        let length = self.trail.literals.len();
        self.two_factor.seen = self.two_factor.seen.min(length);
        if let Some(greedy) = &mut self.greedy {
            greedy.seen = greedy.seen.min(length);
        }
    }

    /// Draws all conclusions.
    ///
    /// # Errors
    /// With literals of which one must hold, but none does.
    fn propagate(&mut self) -> Result<(), Vec<EdgeLiteral>> {
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

    /// Each vertex has two edges.
    fn propagate_degree(&mut self, vertex: u32) -> Result<(), Vec<EdgeLiteral>> {
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
        let conclusion: Option<(fn(u32) -> EdgeLiteral, Antecedent)> =
            if included == 2 && edges - excluded > 2 {
                Some((EdgeLiteral::excluded, Antecedent::TwoIncluded(vertex)))
            } else if edges - excluded == 2 && included < 2 {
                Some((EdgeLiteral::included, Antecedent::OthersExcluded(vertex)))
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

    /// An edge that is taken joins two paths, and the one that would join the ends of the whole is left.
    fn propagate_merge(&mut self, edge: u32) -> Result<(), Vec<EdgeLiteral>> {
        let graph = self.graph;
        let vertices = graph.ends[edge as usize];
        let drawn = self.trail.propagated as u32;
        if self.trail.path_ends[vertices[0] as usize] == vertices[1] {
            if self.trail.merge_count() + 1 == graph.len() {
                return Ok(());
            }
            let mut conflict = vec![EdgeLiteral::excluded(edge)];
            self.trail.push_path(graph, edge, drawn - 2, &mut conflict);
            return Err(conflict);
        }
        let [a, b] = self.trail.merge(vertices);
        if self.trail.merge_count() + 1 < graph.len()
            && let Some(closing) = graph.edge_between(a, b)
            && self.trail.state(closing) == EdgeState::Unassigned
        {
            let literal = EdgeLiteral::excluded(closing);
            self.trail
                .assign(graph, literal, Antecedent::ClosesCycle(drawn - 1));
        }
        Ok(())
    }

    /// The level of assumptions at which literals came to hold or not, all of them.
    fn highest_level(&self, literals: &[EdgeLiteral]) -> u32 {
        let levels = literals.iter().map(|&literal| self.trail.level_of(literal));
        levels.max().unwrap_or_default()
    }

    /// Learns from a dead end under some assumption, and goes back to where the learnt leads on.
    fn learn(&mut self, conflict: Vec<EdgeLiteral>) {
        let level = self.highest_level(&conflict);
        self.backtrack(level);
        // The learnt has one literal of this level: where all that led to the dead end came through (a unique implication point).
        let mut learnt = vec![EdgeLiteral::included(START_EDGE)];
        let mut because = conflict;
        let mut open = 0;
        let mut at = self.trail.literals.len();
        loop {
            for &literal in &because {
                let edge = literal.edge() as usize;
                let literal_level = self.trail.level_of(literal);
                if level == 0 || std::mem::replace(&mut self.is_seen[edge], true) {
                    continue;
                }
                self.bump(edge);
                match literal_level == level {
                    true => open += 1,
                    false => learnt.push(literal),
                }
            }
            let literal = loop {
                at -= 1;
                let literal = self.trail.literals[at];
                if self.is_seen[literal.edge() as usize] {
                    break literal;
                }
            };
            open -= 1;
            self.is_seen[literal.edge() as usize] = false;
            if open == 0 {
                learnt[0] = literal.not();
                break;
            }
            because = self.antecedent_literals(literal);
        }
        let whole = learnt.clone();
        let mut kept = 1;
        for at in 1..learnt.len() {
            if !self.is_redundant(learnt[at]) {
                learnt[kept] = learnt[at];
                kept += 1;
            }
        }
        learnt.truncate(kept);
        for literal in whole {
            self.is_seen[literal.edge() as usize] = false;
        }
        self.activity_increment *= ACTIVITY_GROWTH;
        self.conflicts += 1;
        let Some(second) = (1..learnt.len()).max_by_key(|&at| self.trail.level_of(learnt[at]))
        else {
            self.backtrack(0);
            self.trail
                .assign(self.graph, learnt[0], Antecedent::Decision);
            return;
        };
        learnt.swap(1, second);
        self.backtrack(self.trail.level_of(learnt[1]));
        let antecedent = self.clauses.add(&learnt);
        self.trail.assign(self.graph, learnt[0], antecedent);
    }

    /// The literals that do not hold, and because of which one holds.
    fn antecedent_literals(&self, literal: EdgeLiteral) -> Vec<EdgeLiteral> {
        let mut because = Vec::new();
        if let Some(clause) = self.trail.explain(self.graph, literal, &mut because) {
            let others = self.clauses.literals(clause).iter();
            because.extend(others.filter(|&&other| other != literal));
        }
        because
    }

    /// Whether a literal of a learnt follows from others of it.
    fn is_redundant(&self, literal: EdgeLiteral) -> bool {
        let because = self.antecedent_literals(literal.not());
        !because.is_empty()
            && because.iter().all(|&other| {
                self.trail.level_of(other) == 0 || self.is_seen[other.edge() as usize]
            })
    }

    fn bump(&mut self, edge: usize) {
        self.activity[edge] += self.activity_increment;
        if self.activity[edge] > MAX_ACTIVITY {
            for activity in &mut self.activity {
                *activity /= MAX_ACTIVITY;
            }
            self.activity_increment /= MAX_ACTIVITY;
        }
    }

    /// The next assumption, or the way.
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
                let could: Vec<u32> = edges.filter(|&edge| !greedy.is_selected(edge)).collect();
                if let Some(next) = self.next_by_activity() {
                    return next;
                }
                self.include_most_active(could.into_iter())
            }
        }
    }

    /// After some dead ends: as the choice has it for the edge that had most to do with them.
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

    /// Joins the smallest cycle to something else.
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

    /// Takes the most_active edge of some, one of which is open: what is left hangs together, and each vertex has two edges.
    fn include_most_active(&self, edges: impl Iterator<Item = u32>) -> BranchChoice {
        let most_active = self.most_active(edges);
        BranchChoice::Decide(EdgeLiteral::included(
            most_active.expect("an edge that is open"),
        ))
    }

    /// The open edge that had most to do with the last dead ends.
    fn most_active(&self, edges: impl Iterator<Item = u32>) -> Option<u32> {
        let open = edges.filter(|&edge| self.trail.state(edge) == EdgeState::Unassigned);
        open.max_by(|&a, &b| self.activity[a as usize].total_cmp(&self.activity[b as usize]))
    }
}

/// Luby's series: 1, 1, 2, 1, 1, 2, 4, ...
fn luby(at: u64) -> u64 {
    let mut at = at;
    loop {
        let bits = u64::BITS - at.leading_zeros();
        if at == (1 << bits) - 1 {
            return 1 << (bits - 1);
        }
        at -= (1 << (bits - 1)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn luby_series_starts_as_published() {
        let first: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
