//! Notifications to the service manager, if one started the server and expects them.

use sd_notify::NotifyState;
use std::time::{Duration, Instant};

/// Link to the service manager.
pub(super) struct ServiceManager {
    /// Interval at which it expects keep-alive pings, and the time of the last one.
    watchdog: Option<(Duration, Instant)>,
}

impl ServiceManager {
    pub(super) fn new() -> Self {
        // Twice as often as needed for the service not to count as stuck.
        let interval = sd_notify::watchdog_enabled().map(|timeout| timeout / 2);
        Self {
            watchdog: interval.map(|interval| (interval, Instant::now())),
        }
    }

    /// Reports that the server is ready.
    pub(super) fn ready(&self, status: &str) {
        notify(&[NotifyState::Ready, NotifyState::Status(status)]);
    }

    /// Reports that the server is stopping.
    pub(super) fn stopping(&self, status: &str) {
        notify(&[NotifyState::Stopping, NotifyState::Status(status)]);
    }

    /// Reports the server's status in a few words.
    pub(super) fn status(&self, status: &str) {
        notify(&[NotifyState::Status(status)]);
    }

    /// Reports that the server is alive, if a ping is due.
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
        log::warn!("failed to notify the service manager: {error}");
    }
}
