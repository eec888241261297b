//! Holds of a match: pauses that the players have agreed on, and countdowns.

use super::state::{Match, PauseRequest};
use crate::info::{MatchHold, TimeLimit};
use crate::refusal::Refusal;

/// Maximum length of a pause, in milliseconds.
const MAX_PAUSE: u32 = 10 * 60 * 1000;
/// Time within which a request for a pause must be answered, and after which the same seat may ask again, in
/// milliseconds.
const REQUEST_TIME: u32 = 30_000;

/// Limits a hold to the maximum length of a pause, whatever a file says.
pub(super) fn bounded(hold: MatchHold) -> MatchHold {
    match hold {
        MatchHold::Paused(left) => MatchHold::Paused(left.min(MAX_PAUSE)),
        MatchHold::Countdown(left) => MatchHold::Countdown(left.min(MAX_PAUSE)),
    }
}

impl Match {
    /// Returns why the match is stopped, if it is.
    pub(crate) const fn hold(&self) -> Option<MatchHold> {
        self.hold
    }

    /// Returns `true` if the match is paused. A countdown is not a pause.
    pub(crate) const fn is_paused(&self) -> bool {
        matches!(self.hold, Some(MatchHold::Paused(_)))
    }

    /// Returns `true` if time matters: in a race, or if there is a clock.
    pub(crate) fn is_timed(&self) -> bool {
        self.is_race() || self.limit != TimeLimit::None
    }

    /// Refuses if the match is stopped.
    pub(crate) const fn check_running(&self) -> Result<(), Refusal> {
        match self.hold {
            None => Ok(()),
            Some(hold) => Err(Refusal::Held(hold)),
        }
    }

    /// Begins a pause.
    pub(crate) fn pause(&mut self) {
        self.pause_request = None;
        self.hold = Some(MatchHold::Paused(MAX_PAUSE));
    }

    /// Begins a countdown of this many milliseconds, after which the match continues; at once if it is 0.
    pub(crate) fn begin_countdown(&mut self, left: u32) {
        self.hold = (left > 0).then_some(MatchHold::Countdown(left));
    }

    /// Stores a request for a pause. A seat can make one only at intervals.
    ///
    /// # Errors
    /// If the seat has to wait longer.
    pub(crate) fn request_pause(&mut self, by: u8, pending: Vec<u8>) -> Result<(), Refusal> {
        let wait = &mut self.pause_wait[usize::from(by)];
        if *wait > 0 {
            return Err(Refusal::RateLimited);
        }
        *wait = REQUEST_TIME;
        self.pause_request = Some(PauseRequest {
            by,
            pending,
            left: REQUEST_TIME,
        });
        Ok(())
    }

    /// Advances a request for a pause. Returns `true` if it was not answered in time and is dropped.
    pub(crate) fn tick_pause_request(&mut self, passed: u32) -> bool {
        for wait in &mut self.pause_wait {
            *wait = wait.saturating_sub(passed);
        }
        let Some(request) = &mut self.pause_request else {
            return false;
        };
        request.left = request.left.saturating_sub(passed);
        self.pause_request
            .take_if(|request| request.left == 0)
            .is_some()
    }

    /// Advances a pause or a countdown by `passed` milliseconds. Returns `true` if it has ended. A pause is followed by
    /// a countdown of `countdown` milliseconds.
    pub(crate) fn tick_hold(&mut self, passed: u32, countdown: u32) -> bool {
        let (Some(MatchHold::Paused(left)) | Some(MatchHold::Countdown(left))) = &mut self.hold
        else {
            return false;
        };
        *left = left.saturating_sub(passed);
        if *left > 0 {
            return false;
        }
        let next = if self.is_paused() { countdown } else { 0 };
        self.begin_countdown(next);
        true
    }
}
