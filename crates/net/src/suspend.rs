//! Suspension of threads.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Request to suspend threads. A suspended thread blocks without a timeout, so nothing wakes the processor until it resumes.
#[derive(Debug, Default)]
pub(super) struct Suspend {
    state: Mutex<SuspendState>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct SuspendState {
    is_requested: bool,
    /// Number of requests so far.
    requests: u64,
    /// Number of threads that are currently suspended.
    suspended: usize,
}

impl Suspend {
    fn state(&self) -> MutexGuard<'_, SuspendState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Requests the suspension.
    pub(super) fn request(&self) {
        let mut state = self.state();
        if !state.is_requested {
            state.is_requested = true;
            state.requests += 1;
        }
    }

    /// Withdraws the request and resumes the suspended threads.
    pub(super) fn resume(&self) {
        self.state().is_requested = false;
        self.changed.notify_all();
    }

    /// Returns `true` while the suspension is requested.
    pub(super) fn is_requested(&self) -> bool {
        self.state().is_requested
    }

    /// Returns the number of requests so far. A thread that was busy can compare it to detect a suspension that is
    /// already over.
    pub(super) fn requests(&self) -> u64 {
        self.state().requests
    }

    /// Blocks while the suspension is requested, and returns the number of requests so far.
    pub(super) fn wait(&self) -> u64 {
        let mut state = self.state();
        state.suspended += 1;
        self.changed.notify_all();
        while state.is_requested {
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        state.suspended -= 1;
        state.requests
    }

    /// Waits until a thread is suspended or the request is withdrawn. Returns `false` if that takes longer than
    /// `timeout`.
    pub(super) fn wait_until_reached(&self, timeout: Duration) -> bool {
        let waited = self
            .changed
            .wait_timeout_while(self.state(), timeout, |state| {
                state.is_requested && state.suspended == 0
            });
        let (_state, result) = waited.unwrap_or_else(PoisonError::into_inner);
        !result.timed_out()
    }
}
