//! What holds threads still, and wakes them.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A rest that is asked of threads. Who takes it blocks without a timeout, so that nothing wakes the processor until it ends.
#[derive(Debug, Default)]
pub(super) struct Rest {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    is_asked: bool,
    /// How often it was asked for.
    times: u64,
    /// How many threads take it.
    taking: usize,
}

impl Rest {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for it.
    pub(super) fn ask(&self) {
        let mut state = self.state();
        if !state.is_asked {
            state.is_asked = true;
            state.times += 1;
        }
    }

    /// Ends it: who takes it goes on.
    pub(super) fn end(&self) {
        self.state().is_asked = false;
        self.changed.notify_all();
    }

    /// Whether it is asked for.
    pub(super) fn is_asked(&self) -> bool {
        self.state().is_asked
    }

    /// How often it was asked for, by which somebody who was busy knows of a rest that is over already.
    pub(super) fn times(&self) -> u64 {
        self.state().times
    }

    /// Blocks for as long as it is asked for; how often it was asked for until then.
    pub(super) fn take(&self) -> u64 {
        let mut state = self.state();
        state.taking += 1;
        self.changed.notify_all();
        while state.is_asked {
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        state.taking -= 1;
        state.times
    }

    /// Waits until a thread takes it or it is over, for so long at most. Whether that came to be.
    pub(super) fn is_taken_within(&self, most: Duration) -> bool {
        let waited = self
            .changed
            .wait_timeout_while(self.state(), most, |state| {
                state.is_asked && state.taking == 0
            });
        let (_state, result) = waited.unwrap_or_else(PoisonError::into_inner);
        !result.timed_out()
    }
}
