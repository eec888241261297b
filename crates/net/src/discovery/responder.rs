//! Server side of discovery: replies to probes, with a rate limit.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tessella_protocol::Source;
use tessella_protocol::discovery::{Announcement, Probe, ProbeReply};

/// Rate limit per source: a burst of 8 replies, then 8 per second.
const PER_SOURCE: RateLimit = RateLimit {
    interval: Duration::from_millis(125),
    burst: 8,
};
/// Rate limit for all sources: a burst of 200 replies, then 200 per second.
const TOTAL: RateLimit = RateLimit {
    interval: Duration::from_millis(5),
    burst: 200,
};
/// Maximum number of sources in the table.
const MAX_SOURCES: usize = 512;

/// Rate limit as a virtual schedule (GCRA). `due` is the time at which the burst allowance is full again.
struct RateLimit {
    interval: Duration,
    burst: u32,
}

impl RateLimit {
    /// Returns `true` if an event is allowed now.
    fn allows(&self, due: Instant, now: Instant) -> bool {
        due.saturating_duration_since(now) <= self.interval * (self.burst - 1)
    }

    /// Returns `due` after one more event.
    fn advance(&self, due: Instant, now: Instant) -> Instant {
        due.max(now) + self.interval
    }
}

/// Creates replies to probes that arrive at a server's socket.
#[derive(Debug)]
pub struct DiscoveryResponder {
    total: Option<Instant>,
    sources: HashMap<Source, Instant>,
}

impl Default for DiscoveryResponder {
    fn default() -> Self {
        Self::new()
    }
}

impl DiscoveryResponder {
    /// Creates a responder with full burst allowances.
    pub fn new() -> Self {
        Self {
            total: None,
            sources: HashMap::new(),
        }
    }

    /// Returns the reply for `from`; `None` if the datagram is not a probe or a rate limit is exceeded.
    pub fn reply(
        &mut self,
        from: SocketAddr,
        datagram: &[u8],
        now: Instant,
        announcement: &Announcement,
    ) -> Option<Vec<u8>> {
        let probe = Probe::decode(datagram)?;
        if from.port() == 0 {
            return None;
        }
        // The limit for all sources is checked first, so that a flood from forged ones costs little and cannot fill the
        // table.
        let total = self.total.unwrap_or(now);
        if !TOTAL.allows(total, now) {
            return None;
        }
        let source = Source::from(from.ip());
        let due = self.sources.get(&source).copied().unwrap_or(now);
        if !PER_SOURCE.allows(due, now) {
            return None;
        }
        self.make_room(source, now);
        self.sources.insert(source, PER_SOURCE.advance(due, now));
        self.total = Some(TOTAL.advance(total, now));
        Some(ProbeReply::encode(probe.nonce, announcement))
    }

    /// Removes sources until there is room for this one: first all with a full allowance, then the one closest to it.
    fn make_room(&mut self, source: Source, now: Instant) {
        if self.sources.len() < MAX_SOURCES || self.sources.contains_key(&source) {
            return;
        }
        self.sources.retain(|_, due| *due > now);
        if self.sources.len() >= MAX_SOURCES {
            let first = self.sources.iter().min_by_key(|(_, due)| **due);
            if let Some(first) = first.map(|(source, _)| *source) {
                self.sources.remove(&first);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella_protocol::PROTOCOL_VERSION;
    use tessella_protocol::discovery::PROBE_BYTES;

    fn from(server: u32) -> SocketAddr {
        SocketAddr::from((std::net::Ipv4Addr::from_bits(0x0A00_0000 + server), 9999))
    }

    fn is_answered(responder: &mut DiscoveryResponder, server: u32, now: Instant) -> bool {
        let announcement = Announcement::new(7, 47, "Anna");
        let probe = Probe::new(5).encode();
        responder
            .reply(from(server), &probe, now, &announcement)
            .is_some()
    }

    #[test]
    fn probe_reply_repeats_nonce_and_is_no_larger_than_probe() {
        let announcement = Announcement::new(7, 47, &"long ".repeat(100));
        let probe = Probe::new(0xABCD).encode();
        let reply = DiscoveryResponder::new()
            .reply(from(1), &probe, Instant::now(), &announcement)
            .expect("an answer");
        assert!(reply.len() <= probe.len());
        assert_eq!(
            ProbeReply::decode(&reply),
            Some(ProbeReply {
                nonce: 0xABCD,
                announcement
            })
        );
    }

    #[test]
    fn probe_of_other_version_is_answered() {
        let mut probe = Probe::new(1);
        probe.protocol = PROTOCOL_VERSION + 9;
        let announcement = Announcement::new(7, 47, "Anna");
        let reply = DiscoveryResponder::new().reply(
            from(1),
            &probe.encode(),
            Instant::now(),
            &announcement,
        );
        assert!(reply.is_some());
    }

    #[test]
    fn responder_ignores_other_datagrams() {
        let announcement = Announcement::new(7, 47, "Anna");
        let probe = Probe::new(1).encode();
        let now = Instant::now();
        let mut responder = DiscoveryResponder::new();
        for datagram in [&probe[..PROBE_BYTES - 1], &[0; PROBE_BYTES], b""] {
            assert_eq!(responder.reply(from(1), datagram, now, &announcement), None);
        }
        let nobody = SocketAddr::new(from(1).ip(), 0);
        assert_eq!(responder.reply(nobody, &probe, now, &announcement), None);
    }

    #[test]
    fn replies_to_one_source_are_rate_limited() {
        let start = Instant::now();
        let mut responder = DiscoveryResponder::new();
        let at_once = (0..100)
            .filter(|_| is_answered(&mut responder, 1, start))
            .count();
        assert_eq!(at_once, 8);
        assert!(
            is_answered(&mut responder, 2, start),
            "others have their own"
        );
        let in_ten_seconds = (1..=1000)
            .filter(|step| is_answered(&mut responder, 1, start + Duration::from_millis(10 * step)))
            .count();
        assert_eq!(in_ten_seconds, 80);
    }

    #[test]
    fn replies_to_all_sources_are_rate_limited() {
        let start = Instant::now();
        let mut responder = DiscoveryResponder::new();
        let at_once = (0..5000)
            .filter(|server| is_answered(&mut responder, *server, start))
            .count();
        assert_eq!(at_once, 200);
        let second = start + Duration::from_secs(1);
        let a_second_later = (5000..10_000)
            .filter(|server| is_answered(&mut responder, *server, second))
            .count();
        assert_eq!(a_second_later, 200);
    }

    #[test]
    fn responder_source_table_is_bounded() {
        let start = Instant::now();
        let mut responder = DiscoveryResponder::new();
        let mut most = 0;
        for server in 0..20_000 {
            let now = start + Duration::from_millis(5) * server;
            assert!(is_answered(&mut responder, server, now));
            most = most.max(responder.sources.len());
        }
        assert_eq!(most, MAX_SOURCES);
    }
}
