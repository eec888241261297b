//! Counters of a running server.

use bevy_ecs::prelude::*;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::time::{Duration, Instant};
use tessella_lobby::{ClientMessage, ForfeitReason, Lobby, LobbyEvent, MatchResult};
use tessella_protocol::admission::AdmissionControl;
use tessella_protocol::transport::{ConnectionError, DatagramCounts, PeerDisconnectCause};

/// Upper bounds of the buckets of a [`Histogram`].
pub const LATENCY_BOUNDS: [Duration; 11] = [
    Duration::from_micros(100),
    Duration::from_micros(250),
    Duration::from_micros(500),
    Duration::from_millis(1),
    Duration::from_micros(2500),
    Duration::from_millis(5),
    Duration::from_millis(10),
    Duration::from_millis(25),
    Duration::from_millis(50),
    Duration::from_millis(100),
    Duration::from_millis(500),
];
/// Interval at which the counters are published.
const PUBLISH_INTERVAL: Duration = Duration::from_millis(250);

/// Durations, counted by size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    /// Number of durations in each bucket: up to each of [`LATENCY_BOUNDS`] but above the previous one, and finally
    /// above all of them.
    pub counts: [u64; LATENCY_BOUNDS.len() + 1],
    /// Sum of all durations.
    pub sum: Duration,
}

impl Histogram {
    fn observe(&mut self, duration: Duration) {
        let bucket = LATENCY_BOUNDS.partition_point(|&bound| bound < duration);
        self.counts[bucket] += 1;
        self.sum += duration;
    }
}

/// State and counters of a server. The counters start at zero when it does.
#[derive(Clone, Debug, Default)]
pub struct ServerMetrics {
    /// Time of the server's last update, if there has been one.
    pub updated: Option<Instant>,
    /// `true` if the server is about to shut down.
    pub is_draining: bool,
    /// Number of people connected.
    pub people: usize,
    /// Number of rooms.
    pub rooms: usize,
    /// Number of running games.
    pub games: usize,
    /// People who have joined.
    pub joined: u64,
    /// People who have reconnected.
    pub returned: u64,
    /// Rooms opened.
    pub rooms_opened: u64,
    /// Rooms closed.
    pub rooms_closed: u64,
    /// Games started.
    pub games_started: u64,
    /// Games ended, by how they ended.
    pub games_ended: BTreeMap<&'static str, u64>,
    /// Moves made by players and computers.
    pub moves: u64,
    /// Time from reading a player's move until all resulting messages have been passed to the system.
    pub move_latency: Histogram,
    /// Messages received from clients.
    pub messages_received: u64,
    /// Messages sent to clients.
    pub messages_sent: u64,
    /// Requests refused, by reason.
    pub refusals: BTreeMap<&'static str, u64>,
    /// Connections ended, by cause.
    pub disconnects: BTreeMap<&'static str, u64>,
    /// Join requests refused, by reason.
    pub admission_refusals: BTreeMap<&'static str, u64>,
    /// Counts of datagrams.
    pub datagrams: DatagramCounts,
}

impl ServerMetrics {
    pub(super) fn count_disconnect(&mut self, cause: Option<PeerDisconnectCause>) {
        let cause = match cause {
            Some(PeerDisconnectCause::Left) => "left",
            Some(PeerDisconnectCause::TimedOut) => "timed_out",
            Some(PeerDisconnectCause::Closed) | None => "closed",
            Some(PeerDisconnectCause::TooSlow) => "too_slow",
            Some(PeerDisconnectCause::Unsendable) => "unsendable",
            Some(PeerDisconnectCause::Misbehaved(error)) => match error {
                ConnectionError::Send(_) => "unsendable",
                ConnectionError::Refused(_) => "refused_packet",
                ConnectionError::Chunks(_) => "invalid_chunks",
                ConnectionError::Renet(_) => "malformed_packet",
            },
        };
        *self.disconnects.entry(cause).or_default() += 1;
    }

    pub(super) fn count_event(&mut self, event: &LobbyEvent) {
        match event {
            LobbyEvent::Joined(..) => self.joined += 1,
            LobbyEvent::Returned(_) => self.returned += 1,
            LobbyEvent::Gone(..)
            | LobbyEvent::TournamentStarted(..)
            | LobbyEvent::TournamentEnded(_) => {}
            LobbyEvent::Refused(_, refusal) => {
                *self.refusals.entry(refusal.name()).or_default() += 1;
            }
            LobbyEvent::RoomOpened(..) => self.rooms_opened += 1,
            LobbyEvent::RoomClosed(_) => self.rooms_closed += 1,
            LobbyEvent::MatchStarted(..) => self.games_started += 1,
            LobbyEvent::Moved(_) => self.moves += 1,
            LobbyEvent::MatchEnded(_, _, result) => {
                *self.games_ended.entry(end_name(result)).or_default() += 1;
            }
        }
    }
}

/// Returns the label for how a match ended.
fn end_name(result: &MatchResult) -> &'static str {
    match (result.forfeit, result.winner) {
        (Some((_, ForfeitReason::Left)), _) => "left",
        (Some((_, ForfeitReason::Disconnected)), _) => "disconnected",
        (Some((_, ForfeitReason::Resigned)), _) => "resigned",
        (Some((_, ForfeitReason::OutOfTime)), _) => "out_of_time",
        (None, Some(_)) => "won",
        (None, None) => "drawn",
    }
}

/// Counters of the running server, which are published a few times per second.
#[derive(Resource)]
pub(super) struct Metrics {
    pub(super) now: ServerMetrics,
    /// Times at which the moves of this update were read.
    moves: Vec<Instant>,
    published: Arc<Mutex<ServerMetrics>>,
}

impl Metrics {
    pub(super) fn new(published: Arc<Mutex<ServerMetrics>>) -> Self {
        Self {
            now: ServerMetrics::default(),
            moves: Vec::new(),
            published,
        }
    }

    pub(super) fn count_message(&mut self, message: &ClientMessage) {
        self.now.messages_received += 1;
        if let ClientMessage::Move { .. } | ClientMessage::Chance { .. } = message {
            self.moves.push(Instant::now());
        }
    }

    /// Ends an update: everything has been sent.
    pub(super) fn end_update(
        &mut self,
        lobby: &Lobby,
        datagrams: DatagramCounts,
        admission: &AdmissionControl,
    ) {
        for begun in self.moves.drain(..) {
            self.now.move_latency.observe(begun.elapsed());
        }
        let now = Instant::now();
        let is_fresh = |updated| now.duration_since(updated) < PUBLISH_INTERVAL;
        if self.now.updated.is_some_and(is_fresh) {
            return;
        }
        // A reader holds the lock while it copies the counters. Instead of waiting for it, leave publishing to the next
        // update.
        let mut published = match self.published.try_lock() {
            Ok(published) => published,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => return,
        };
        self.now.updated = Some(now);
        self.now.is_draining = lobby.is_draining();
        (self.now.people, self.now.rooms) = (lobby.people(), lobby.rooms());
        self.now.games = lobby.games();
        self.now.datagrams = datagrams;
        self.now.admission_refusals = admission.refusals().into();
        published.clone_from(&self.now);
    }
}

/// Returns a copy of the published counters.
pub(super) fn published(metrics: &Mutex<ServerMetrics>) -> ServerMetrics {
    let metrics = metrics.lock().unwrap_or_else(PoisonError::into_inner);
    metrics.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histogram_counts_each_duration_in_its_bucket() {
        let mut histogram = Histogram::default();
        for micros in [1, 100, 101, 600_000] {
            histogram.observe(Duration::from_micros(micros));
        }
        assert_eq!(histogram.counts[..2], [2, 1]);
        assert_eq!(histogram.counts[LATENCY_BOUNDS.len()], 1);
        assert_eq!(histogram.counts.iter().sum::<u64>(), 4);
        assert_eq!(histogram.sum, Duration::from_micros(600_202));
        assert!(LATENCY_BOUNDS.is_sorted());
    }
}
