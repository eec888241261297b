//! Budget shared by several searches.

use crate::budget::{NodeCounter, SearchBudget};
use std::time::{Duration, Instant};

/// Number of positions between checks of the flag and the clock.
const PACE: u64 = 64;
/// Maximum table sizes in bytes: for a move, and for solving.
pub(super) const MOVE_TABLE_BYTES: usize = 32 << 20;
pub(super) const SOLVE_TABLE_BYTES: usize = 512 << 20;

/// Budget shared by several searches, one after the other.
pub(super) struct NodeBudget<'a> {
    budget: SearchBudget<'a>,
    /// Number of nodes spent so far.
    pub(super) spent: u64,
    /// Maximum size of a table in bytes.
    max_table_bytes: usize,
}

impl<'a> NodeBudget<'a> {
    /// Creates a budget whose tables take at most `max_table_bytes` bytes each.
    pub(super) const fn new(budget: SearchBudget<'a>, max_table_bytes: usize) -> Self {
        Self {
            budget,
            spent: 0,
            max_table_bytes,
        }
    }

    /// Returns a counter for this percentage of the remaining budget.
    pub(super) fn share(&self, hundredths: u32) -> NodeCounter<'a> {
        let left = self.budget.nodes.saturating_sub(self.spent);
        let nodes = match hundredths {
            100 => left,
            _ => (u128::from(left) * u128::from(hundredths) / 100) as u64,
        };
        let now = Instant::now();
        let until = self.budget.until.map(|until| {
            let left = until.saturating_duration_since(now);
            if hundredths == 100 {
                until
            } else {
                now + left * hundredths / 100
            }
        });
        let budget = SearchBudget {
            nodes,
            until,
            stop: self.budget.stop,
        };
        NodeCounter::new(budget, PACE)
    }

    /// Returns the size of a table in bytes: as much as the search can fill within the budget.
    pub(super) fn table_bytes(&self) -> usize {
        let nodes = self.budget.nodes.saturating_sub(self.spent);
        let time = self.budget.until.map_or(Duration::MAX, |until| {
            until.saturating_duration_since(Instant::now())
        });
        let by_time = time.as_millis().min(1 << 20) as u64 * 64 * 1024;
        let wanted = nodes.saturating_mul(64).min(by_time);
        usize::try_from(wanted)
            .unwrap_or(usize::MAX)
            .clamp(1 << 14, self.max_table_bytes)
    }

    /// Subtracts the nodes that a counter has counted.
    pub(super) const fn spend(&mut self, meter: &NodeCounter<'_>) {
        self.spent += meter.nodes();
    }
}
