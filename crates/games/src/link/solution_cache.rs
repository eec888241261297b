//! Cache of a solution found by a hint, so that following the hint needs no new search.

use super::field::CellPair;
use std::sync::{Arc, Mutex, PoisonError};

/// Pairs that clear the field from the deal on, shared by all positions of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct SolutionCache(Arc<Mutex<Vec<CellPair>>>);

/// Compares two pairs regardless of the order of their tiles.
fn is_same_pair(one: &CellPair, other: &CellPair) -> bool {
    one == other || *one == (other.1, other.0)
}

impl SolutionCache {
    /// Returns the next pair of the solution if the removed pairs are a prefix of it.
    pub(super) fn next_pair(&self, removed: &[CellPair]) -> Option<CellPair> {
        let solution = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let next = *solution.get(removed.len())?;
        let is_prefix = removed
            .iter()
            .zip(solution.iter())
            .all(|(one, other)| is_same_pair(one, other));
        is_prefix.then_some(next)
    }

    /// Stores a solution that continues after the removed pairs.
    pub(super) fn store(&self, removed: &[CellPair], rest: Vec<CellPair>) {
        let mut solution = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        solution.clear();
        solution.extend_from_slice(removed);
        solution.extend(rest);
    }
}
