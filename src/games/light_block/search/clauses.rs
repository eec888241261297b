//! Database of learnt clauses.

use super::cycle_graph::CycleGraph;
use super::trail::{EdgeAntecedent, EdgeLiteral, Trail};

/// Limit for the literals of all clauses: four bytes each, and at most as much again for the watches.
const MAX_LITERALS: usize = 1 << 20;

/// Range of a clause's literals.
#[derive(Clone, Copy)]
struct ClauseRange {
    start: u32,
    len: u32,
}

/// Learnt clauses with two watched literals each, the first two. A clause propagates nothing while one of them is true
/// or both are unassigned.
pub(super) struct ClauseDatabase {
    literals: Vec<EdgeLiteral>,
    clauses: Vec<ClauseRange>,
    /// For each literal, the clauses that watch it, each with another literal of the clause. If that one is true, the
    /// clause needs no visit.
    watches: Vec<Vec<(u32, EdgeLiteral)>>,
}

impl ClauseDatabase {
    pub(super) fn new(edges: usize) -> Self {
        Self {
            literals: Vec::new(),
            clauses: Vec::new(),
            watches: vec![Vec::new(); 2 * edges],
        }
    }

    /// Literals of a clause.
    pub(super) fn literals(&self, clause: u32) -> &[EdgeLiteral] {
        let ClauseRange { start, len } = self.clauses[clause as usize];
        &self.literals[start as usize..(start + len) as usize]
    }

    /// Adds a clause of at least two literals and watches the first two.
    pub(super) fn add(&mut self, literals: &[EdgeLiteral]) -> EdgeAntecedent {
        let number = self.clauses.len() as u32;
        self.clauses.push(ClauseRange {
            start: self.literals.len() as u32,
            len: literals.len() as u32,
        });
        self.literals.extend(literals);
        self.watches[literals[0].index()].push((number, literals[1]));
        self.watches[literals[1].index()].push((number, literals[0]));
        EdgeAntecedent::Clause(number)
    }

    /// Propagates a literal that has become true.
    ///
    /// # Errors
    /// A clause whose literals are all false.
    pub(super) fn propagate(
        &mut self,
        graph: &CycleGraph,
        trail: &mut Trail,
        literal: EdgeLiteral,
    ) -> Result<(), u32> {
        let falsified = literal.not();
        let mut watchers = std::mem::take(&mut self.watches[falsified.index()]);
        let mut kept = 0;
        let mut conflict = None;
        let mut next_watch = 0;
        'clauses: while let Some(&(number, other)) = watchers.get(next_watch) {
            next_watch += 1;
            if trail.value(other) == Some(true) {
                watchers[kept] = (number, other);
                kept += 1;
                continue;
            }
            let ClauseRange { start, len } = self.clauses[number as usize];
            let literals = &mut self.literals[start as usize..(start + len) as usize];
            if literals[0] == falsified {
                literals.swap(0, 1);
            }
            let first = literals[0];
            if first != other && trail.value(first) == Some(true) {
                watchers[kept] = (number, first);
                kept += 1;
                continue;
            }
            for at in 2..literals.len() {
                if trail.value(literals[at]) != Some(false) {
                    literals.swap(1, at);
                    self.watches[literals[1].index()].push((number, first));
                    continue 'clauses;
                }
            }
            watchers[kept] = (number, first);
            kept += 1;
            match trail.value(first) {
                None => trail.assign(graph, first, EdgeAntecedent::Clause(number)),
                _ => {
                    conflict = Some(number);
                    break;
                }
            }
        }
        watchers.copy_within(next_watch.., kept);
        let unvisited = watchers.len() - next_watch;
        watchers.truncate(kept + unvisited);
        self.watches[falsified.index()] = watchers;
        conflict.map_or(Ok(()), Err)
    }

    /// Drops the older half of the long clauses if there are too many, and clauses that are always true. There must be
    /// no decisions on the trail.
    pub(super) fn reduce(&mut self, trail: &Trail) {
        const SHORT: u32 = 8;
        if self.literals.len() < MAX_LITERALS / 2 {
            return;
        }
        let half = self.clauses.len() / 2;
        let old = std::mem::replace(self, Self::new(self.watches.len() / 2));
        let max_short = MAX_LITERALS / 4;
        for (at, clause) in old.clauses.iter().enumerate() {
            let literals =
                &old.literals[clause.start as usize..(clause.start + clause.len) as usize];
            let is_short = clause.len <= SHORT && self.literals.len() < max_short;
            let mut open: Vec<EdgeLiteral> = literals.to_vec();
            open.retain(|&literal| trail.value(literal) != Some(false));
            let is_known = literals
                .iter()
                .any(|&literal| trail.value(literal) == Some(true));
            if (at >= half || is_short) && !is_known && open.len() > 1 {
                self.add(&open);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::remaining::RemainingBoard;
    use super::*;
    use crate::boards::{CellId, Graph};

    /// Returns a ladder graph with the walker at one corner.
    fn graph(rungs: u32) -> CycleGraph {
        let graph = Graph::new(2 * rungs, |CellId(cell)| {
            let along = [cell.wrapping_sub(2), cell + 2, cell ^ 1];
            along
                .into_iter()
                .filter(move |&next| next < 2 * rungs)
                .map(CellId)
        });
        let rest = RemainingBoard {
            graph: &graph,
            at: CellId(0),
            is_open: (0..2 * rungs).map(|cell| cell > 0).collect(),
            open: 2 * rungs as usize - 1,
            colours: None,
        };
        CycleGraph::new(&rest).expect("balanced colours")
    }

    #[test]
    fn clause_propagates_unit_literal_and_reports_conflict() {
        let graph = graph(4);
        let mut trail = Trail::new(&graph);
        let mut clauses = ClauseDatabase::new(graph.ends.len());
        let clause = [
            EdgeLiteral::included(3),
            EdgeLiteral::excluded(4),
            EdgeLiteral::included(5),
        ];
        clauses.add(&clause);
        trail.decide(&graph, EdgeLiteral::excluded(3));
        assert_eq!(
            clauses.propagate(&graph, &mut trail, EdgeLiteral::excluded(3)),
            Ok(())
        );
        trail.decide(&graph, EdgeLiteral::excluded(5));
        assert_eq!(
            clauses.propagate(&graph, &mut trail, EdgeLiteral::excluded(5)),
            Ok(())
        );
        assert_eq!(trail.value(EdgeLiteral::excluded(4)), Some(true));
        trail.backtrack(&graph, 1);
        assert_eq!(trail.value(EdgeLiteral::excluded(4)), None);
        trail.assign(&graph, EdgeLiteral::included(4), EdgeAntecedent::Decision);
        trail.assign(&graph, EdgeLiteral::excluded(5), EdgeAntecedent::Decision);
        let conflict = clauses.propagate(&graph, &mut trail, EdgeLiteral::included(4));
        assert_eq!(conflict, Err(0));
    }

    #[test]
    fn clause_database_reduction_drops_old_long_clauses() {
        let graph = graph(40);
        let trail = Trail::new(&graph);
        let mut clauses = ClauseDatabase::new(graph.ends.len());
        let long: Vec<EdgeLiteral> = (1..30).map(EdgeLiteral::included).collect();
        clauses.add(&[EdgeLiteral::included(1), EdgeLiteral::included(2)]);
        clauses.reduce(&trail);
        assert_eq!(clauses.clauses.len(), 1);
        while clauses.literals.len() < MAX_LITERALS / 2 {
            clauses.add(&long);
        }
        let before = clauses.clauses.len();
        clauses.reduce(&trail);
        assert!(clauses.clauses.len() <= before / 2 + 2);
        assert!(clauses.literals.len() <= MAX_LITERALS / 4 + 60);
        assert_eq!(
            clauses.literals(0),
            [EdgeLiteral::included(1), EdgeLiteral::included(2)]
        );
    }
}
