//! Messages to the service manager, if one has started the server and waits for them.

use sd_notify::NotifyState;
use std::time::{Duration, Instant};

/// Link to the service manager.
pub(super) struct ServiceManager {
    /// Interval and time of the signs of life that it asks for.
    watchdog: Option<(Duration, Instant)>,
}

impl ServiceManager {
    pub(super) fn new() -> Self {
        // Twice in the time after which the service counts as stuck.
        let interval = sd_notify::watchdog_enabled().map(|timeout| timeout / 2);
        Self {
            watchdog: interval.map(|interval| (interval, Instant::now())),
        }
    }

    /// Tells that the server is ready.
    pub(super) fn ready(&self, status: &str) {
        notify(&[NotifyState::Ready, NotifyState::Status(status)]);
    }

    /// Tells that the server ends.
    pub(super) fn stopping(&self, status: &str) {
        notify(&[NotifyState::Stopping, NotifyState::Status(status)]);
    }

    /// Tells how the server is doing.
    pub(super) fn status(&self, status: &str) {
        notify(&[NotifyState::Status(status)]);
    }

    /// Tells that the server is alive, if it is time.
    pub(super) fn alive(&mut self) {
        if let Some((interval, last)) = &mut self.watchdog
            && last.elapsed() >= *interval
        {
            *last = Instant::now();
            notify(&[NotifyState::Watchdog]);
        }
    }
}

fn notify(states: &[NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(states) {
        log::warn!("the service manager cannot be told: {error}");
    }
}
