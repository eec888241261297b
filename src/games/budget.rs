//! How much a search may do, and what it found: the words that the solvers and opponents of all games share.

use super::{Move, Outcome};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a search may do: whichever bound is reached first ends it.
#[derive(Clone, Copy, Debug)]
pub struct SearchBudget<'a> {
    /// How many nodes it may look at. What a node is, each search says.
    pub nodes: u64,
    /// Until when it may look.
    pub until: Option<Instant>,
    /// Ends it when set.
    pub stop: &'a AtomicBool,
}

impl<'a> SearchBudget<'a> {
    /// No bound but the flag.
    pub const fn unbounded(stop: &'a AtomicBool) -> Self {
        Self {
            nodes: u64::MAX,
            until: None,
            stop,
        }
    }

    /// So much time from now on.
    pub fn time(time: Duration, stop: &'a AtomicBool) -> Self {
        Self {
            until: Instant::now().checked_add(time),
            ..Self::unbounded(stop)
        }
    }

    /// So many nodes.
    pub const fn nodes(nodes: u64, stop: &'a AtomicBool) -> Self {
        Self {
            nodes,
            ..Self::unbounded(stop)
        }
    }

    /// Whether the flag is set or the time is over.
    pub fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// A search has reached a bound of its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetSpent;

/// Counts the nodes of a search, and says when its budget is spent.
#[derive(Clone, Debug)]
pub struct NodeCounter<'a> {
    budget: SearchBudget<'a>,
    nodes: u64,
    /// Every how many nodes flag and clock are looked at, for that takes longer than many a node.
    pace: u64,
}

impl<'a> NodeCounter<'a> {
    /// Begins to count. Flag and clock are looked at with the first node and then with every `pace`th: as many as take about a
    /// millisecond.
    pub const fn new(budget: SearchBudget<'a>, pace: u64) -> Self {
        Self {
            budget,
            nodes: 0,
            pace,
        }
    }

    /// Counts a node that is about to be looked at.
    ///
    /// # Errors
    /// When the budget is spent; it stays so.
    pub fn node(&mut self) -> Result<(), BudgetSpent> {
        if self.nodes >= self.budget.nodes
            || (self.nodes.is_multiple_of(self.pace) && self.budget.is_over())
        {
            return Err(BudgetSpent);
        }
        self.nodes += 1;
        Ok(())
    }

    /// How many nodes were looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// What a solver is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// A good answer in a moment.
    Quick,
    /// The answer, proved, if the budget lasts.
    #[default]
    Full,
}

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchResult {
    /// Played alone, these moves win.
    Solved {
        /// The moves, from the first.
        moves: Vec<Move>,
        /// Whether it is proved that no fewer would do.
        shortest: bool,
    },
    /// Played alone, it cannot be won any more.
    Unsolvable,
    /// Among several seats: how it ends if all play as well as can be.
    Value {
        /// The end.
        outcome: Outcome,
        /// Moves that lead there, as far as they are known.
        line: Vec<Move>,
    },
    /// The budget was spent before it was found out.
    Unknown,
}

/// What a solver found, and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchReport {
    /// What is known now.
    pub result: SearchResult,
    /// How many nodes were looked at.
    pub nodes: u64,
}
