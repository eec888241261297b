//! Number of requests to join that were refused.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counters of refused requests, which all handshakes share.
#[derive(Debug, Default)]
pub(super) struct AdmissionCounts {
    pub(super) wrong_code: AtomicU64,
    pub(super) rate_limited: AtomicU64,
    pub(super) full: AtomicU64,
    pub(super) closing: AtomicU64,
}

impl AdmissionCounts {
    /// Returns each reason with its number.
    pub(super) fn by_reason(&self) -> [(&'static str, u64); 4] {
        [
            ("wrong_code", &self.wrong_code),
            ("rate_limited", &self.rate_limited),
            ("full", &self.full),
            ("closing", &self.closing),
        ]
        .map(|(reason, count)| (reason, count.load(Ordering::Relaxed)))
    }
}
