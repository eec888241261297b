//! Budgets and results of searches, shared by the solvers and computer players of all games.

use super::moves::Move;
use super::seats::Outcome;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Limits of a search. The first one reached ends it.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use tessella_games::budget::{Effort, SearchBudget, SearchResult};
/// use tessella_games::{Outcome, Position, Rules, Setup, Start};
///
/// let setup = Setup::parse(tessella_games::Game::InARow, "3x3,k3,s2")?;
/// let game = Position::new(&setup, &Start::Seed(1))?;
/// let never = AtomicBool::new(false);
/// let report = game.solve(Effort::Full, &SearchBudget::nodes(1_000_000, &never));
/// let result = report.expect("this game has no chance").result;
/// assert!(matches!(result, SearchResult::Value { outcome: Outcome::Draw, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SearchBudget<'a> {
    /// Maximum number of nodes. Each search documents its nodes.
    pub nodes: u64,
    /// Deadline.
    pub until: Option<Instant>,
    /// Flag that ends the search when set.
    pub stop: &'a AtomicBool,
}

impl<'a> SearchBudget<'a> {
    /// Creates a budget that is limited only by the flag.
    pub const fn unbounded(stop: &'a AtomicBool) -> Self {
        Self {
            nodes: u64::MAX,
            until: None,
            stop,
        }
    }

    /// Creates a budget that ends after this much time, starting now.
    pub fn time(time: Duration, stop: &'a AtomicBool) -> Self {
        Self {
            until: Instant::now().checked_add(time),
            ..Self::unbounded(stop)
        }
    }

    /// Creates a budget of this many nodes.
    pub const fn nodes(nodes: u64, stop: &'a AtomicBool) -> Self {
        Self {
            nodes,
            ..Self::unbounded(stop)
        }
    }

    /// Returns `true` if the flag is set or the deadline has passed.
    pub fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// Error returned when a search has used up its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetSpent;

/// Counter of the nodes of a search, which checks its budget.
#[derive(Clone, Debug)]
pub struct NodeCounter<'a> {
    budget: SearchBudget<'a>,
    nodes: u64,
    /// Number of nodes between checks of the flag and the clock, which can take longer than a node.
    interval: u64,
}

impl<'a> NodeCounter<'a> {
    /// Creates a counter. The flag and the clock are checked at the first node and then every `interval` nodes, which
    /// should take about a millisecond.
    pub const fn new(budget: SearchBudget<'a>, interval: u64) -> Self {
        Self {
            budget,
            nodes: 0,
            interval,
        }
    }

    /// Counts a node before it is searched.
    ///
    /// # Errors
    /// If the budget is used up. All later calls fail, too.
    pub fn node(&mut self) -> Result<(), BudgetSpent> {
        if self.nodes >= self.budget.nodes
            || (self.nodes.is_multiple_of(self.interval) && self.budget.is_over())
        {
            return Err(BudgetSpent);
        }
        self.nodes += 1;
        Ok(())
    }

    /// Returns the budget.
    pub const fn budget(&self) -> &SearchBudget<'a> {
        &self.budget
    }

    /// Returns the number of nodes between checks of the flag and the clock.
    pub const fn interval(&self) -> u64 {
        self.interval
    }

    /// Returns the number of nodes counted.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// How much effort a solver should make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// A good solution in a moment.
    Quick,
    /// A proved result, if the budget is large enough.
    #[default]
    Full,
}

/// Result of solving a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchResult {
    /// A game for one player can be won with these moves.
    Solved {
        /// The moves, in order.
        moves: Vec<Move>,
        /// `true` if it is proved that no shorter solution exists.
        shortest: bool,
    },
    /// A game for one player is proved to be lost.
    Unsolvable,
    /// A game for several players has this outcome with best play.
    Value {
        /// The outcome.
        outcome: Outcome,
        /// Moves that lead to it, as far as they are known.
        line: Vec<Move>,
    },
    /// Nothing was decided within the budget.
    Unknown,
}

/// Result of a search and its cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchReport {
    /// The result.
    pub result: SearchResult,
    /// Number of nodes searched.
    pub nodes: u64,
}
