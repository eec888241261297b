//! A way to clear the field that was found once, so that who follows it need not look again.

use super::search::Pair;
use std::sync::{Arc, Mutex, PoisonError};

/// Pairs that clear the field from the deal on; shared by all positions that come of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Known(Arc<Mutex<Vec<Pair>>>);

/// Whether two pairs are the same, whichever tile was named first.
fn are_same(one: &Pair, other: &Pair) -> bool {
    one == other || *one == (other.1, other.0)
}

impl Known {
    /// The next pair of the way, if those that went are its beginning.
    pub(super) fn next(&self, gone: &[Pair]) -> Option<Pair> {
        let way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let next = *way.get(gone.len())?;
        let is_beginning = gone
            .iter()
            .zip(way.iter())
            .all(|(one, other)| are_same(one, other));
        is_beginning.then_some(next)
    }

    /// Keeps a way that goes on after the pairs that went.
    pub(super) fn keep(&self, gone: &[Pair], line: Vec<Pair>) {
        let mut way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        way.clear();
        way.extend_from_slice(gone);
        way.extend(line);
    }
}
