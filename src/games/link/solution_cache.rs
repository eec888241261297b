//! A solution to clear the field that was found once, so that who follows it need not look again.

use super::field::CellPair;
use std::sync::{Arc, Mutex, PoisonError};

/// Pairs that clear the field from the deal on; shared by all positions that come of it.
#[derive(Clone, Debug, Default)]
pub(super) struct SolutionCache(Arc<Mutex<Vec<CellPair>>>);

/// Whether two pairs are the same, whichever tile was named first.
fn is_same_pair(one: &CellPair, other: &CellPair) -> bool {
    one == other || *one == (other.1, other.0)
}

impl SolutionCache {
    /// The next pair of the solution, if those that went are its beginning.
    pub(super) fn next_pair(&self, removed: &[CellPair]) -> Option<CellPair> {
        let solution = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let next = *solution.get(removed.len())?;
        let is_prefix = removed
            .iter()
            .zip(solution.iter())
            .all(|(one, other)| is_same_pair(one, other));
        is_prefix.then_some(next)
    }

    /// Keeps a solution that goes on after the pairs that went.
    pub(super) fn store(&self, removed: &[CellPair], rest: Vec<CellPair>) {
        let mut solution = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        solution.clear();
        solution.extend_from_slice(removed);
        solution.extend(rest);
    }
}
