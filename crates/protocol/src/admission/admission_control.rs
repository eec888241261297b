//! Decisions on join requests, shared by the threads of a server.

use super::attempts::FailedAttempts;
use super::messages::{AdmissionDecision, FinalMessage, ServerIdentity};
use super::token;
use crate::addresses::Source;
use crate::keys::{KeyPair, SIGNATURE_BYTES, ServerKey};
use crate::random::random_bytes;
use crate::version::NAME_LENGTH;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tessella_formats::join_code::JoinCode;
use tessella_lobby::DeviceKey;

/// What decides on join requests: the server's keys, name and code, the people on it, and failed attempts.
///
/// All threads of a server share one. The lobby's thread keeps the number of people up to date.
pub struct AdmissionControl {
    key_pair: KeyPair,
    name: String,
    /// Key that seals tokens, new at each start.
    private_key: [u8; 32],
    /// The same moment on the monotonic and on the system clock, so that setting the system clock during play changes
    /// nothing.
    started: (Instant, Duration),
    /// Join code. It can be replaced while the server runs, but a server without one never gets one.
    code: Mutex<Option<JoinCode>>,
    max_people: u16,
    people: AtomicU16,
    /// `true` if the lobby has a place for somebody new.
    has_place: AtomicBool,
    /// Devices that have a seat or a spectator's place in a room.
    seats: Mutex<BTreeSet<DeviceKey>>,
    closing: AtomicBool,
    /// Locked during the expensive part of a handshake, so that any number of handshakes occupies only one processor.
    computing: Mutex<()>,
    attempts: Mutex<FailedAttempts>,
    counts: AdmissionCounts,
}

impl AdmissionControl {
    /// Creates the state of a server that is just starting. Without a code, it admits everybody.
    ///
    /// # Panics
    /// If the system cannot provide random numbers.
    pub fn new(key_pair: KeyPair, name: &str, code: Option<JoinCode>, max_people: u16) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            key_pair,
            name: NAME_LENGTH.fit(name),
            private_key: random_bytes(),
            started: (Instant::now(), since.unwrap_or_default()),
            code: Mutex::new(code),
            max_people,
            people: AtomicU16::new(0),
            has_place: AtomicBool::new(true),
            seats: Mutex::default(),
            closing: AtomicBool::new(false),
            computing: Mutex::default(),
            attempts: Mutex::default(),
            counts: AdmissionCounts::default(),
        }
    }

    /// Returns the server's public key, by which clients recognize it.
    pub fn server_key(&self) -> ServerKey {
        self.key_pair.server_key()
    }

    /// Signs the transcript of a handshake, which proves that this is the server with its public key.
    pub(super) fn sign(&self, transcript: &[u8]) -> [u8; SIGNATURE_BYTES] {
        self.key_pair.sign_as_server(transcript)
    }

    /// Returns the name of the server.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the join code, if there is one.
    pub fn code(&self) -> Option<JoinCode> {
        *self.lock_code()
    }

    /// Replaces the join code. People who are connected stay, and can reconnect without the new code. Returns `false`
    /// if the server has no code.
    pub fn replace_code(&self, code: JoinCode) -> bool {
        let mut current = self.lock_code();
        let has_code = current.is_some();
        *current = current.map(|_| code);
        has_code
    }

    /// Returns the maximum number of people.
    pub fn max_people(&self) -> u16 {
        self.max_people
    }

    /// Returns the number of people connected.
    pub fn people(&self) -> u16 {
        self.people.load(Ordering::Relaxed)
    }

    /// Sets the number of people connected. It does not include clients with a ticket that have yet to connect, so the
    /// netcode server must also enforce the maximum.
    pub fn set_people(&self, people: u16) {
        self.people.store(people, Ordering::Relaxed);
    }

    /// Sets the devices that have a place in a room and are admitted without the join code. The lobby checks again when
    /// they connect.
    pub fn set_seats(&self, devices: BTreeSet<DeviceKey>) {
        *self.lock_seats() = devices;
    }

    fn has_seat(&self, device: &DeviceKey) -> bool {
        self.lock_seats().contains(device)
    }

    /// Sets whether the lobby has a place for somebody new. That also depends on people who are absent.
    pub fn set_has_place(&self, has_place: bool) {
        self.has_place.store(has_place, Ordering::Relaxed);
    }

    /// Returns `true` if somebody new could be admitted.
    pub fn has_room(&self) -> bool {
        !self.is_closing() && !self.is_full()
    }

    fn is_full(&self) -> bool {
        self.people() >= self.max_people() || !self.has_place.load(Ordering::Relaxed)
    }

    /// Returns `true` if the server is closing.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Sets whether the server is closing. A closing server admits nobody.
    pub fn set_closing(&self, closing: bool) {
        self.closing.store(closing, Ordering::Relaxed);
    }

    /// Returns the key that seals tokens. It must be passed only to this server's netcode server.
    pub fn private_key(&self) -> [u8; 32] {
        self.private_key
    }

    /// Returns the time since 1970 by which tokens expire. The netcode server must use the same time. It never jumps.
    pub fn now(&self) -> Duration {
        let (started, since) = self.started;
        since + started.elapsed()
    }

    /// Returns the identity to send to a client.
    pub(super) fn identity(&self) -> ServerIdentity {
        ServerIdentity {
            key: self.server_key(),
            needs_code: self.code().is_some(),
            name: self.name.clone(),
        }
    }

    /// Returns the first decision on a client that may be new: a full server refuses it before asking for a code.
    pub(super) fn check_newcomer(&self, source: Source) -> AdmissionDecision {
        if self.is_full() {
            self.counts.full.fetch_add(1, Ordering::Relaxed);
            return AdmissionDecision::Full {
                people: self.people(),
                max_people: self.max_people(),
            };
        }
        self.check_rate(source)
    }

    /// Returns the decision before an attempt: [`Wait`](AdmissionDecision::Wait) if the source has tried too many wrong codes.
    fn check_rate(&self, source: Source) -> AdmissionDecision {
        let wait = self
            .code()
            .and_then(|_| self.attempts().wait(source, Instant::now()));
        wait.map_or(AdmissionDecision::Continue, |seconds| {
            self.counts.rate_limited.fetch_add(1, Ordering::Relaxed);
            // Strangers can cause any number of these, so only the counters are visible by default.
            tracing::debug!(event = "too_many_codes", %source, seconds);
            AdmissionDecision::Wait { seconds }
        })
    }

    /// Returns the decision on an attempt, and records it if the proof is wrong. A server without a code has no rate
    /// limit, but refuses wrong proofs all the same.
    pub(super) fn decide(&self, source: Source, is_proved: bool) -> AdmissionDecision {
        if self.code().is_none() && is_proved {
            return AdmissionDecision::Continue;
        }
        if !is_proved {
            self.counts.wrong_code.fetch_add(1, Ordering::Relaxed);
            tracing::info!(event = "wrong_code", %source);
        }
        self.attempts().decide(source, Instant::now(), is_proved)
    }

    /// Returns the decision on a client that has proved its device and claims a seat.
    pub(super) fn decide_seat(&self, device: &DeviceKey) -> AdmissionDecision {
        if self.code().is_none() || self.has_seat(device) {
            AdmissionDecision::Continue
        } else {
            AdmissionDecision::NoSeat
        }
    }

    /// Returns the final message for a client that knows the code or has a seat, and has proved its device.
    pub(super) fn final_message(&self, device: &DeviceKey) -> FinalMessage {
        if self.is_closing() {
            self.counts.closing.fetch_add(1, Ordering::Relaxed);
            return FinalMessage::Closing;
        }
        // A place in a room is kept even if the server has yet to notice that the device's old connection is gone.
        if self.is_full() && !self.has_seat(device) {
            self.counts.full.fetch_add(1, Ordering::Relaxed);
            let (people, max_people) = (self.people(), self.max_people());
            return FinalMessage::Full { people, max_people };
        }
        match token::generate(self.now(), device, &self.private_key) {
            Ok(token) => FinalMessage::Token(Box::new(token)),
            Err(error) => {
                log::error!("failed to generate a token: {error}");
                FinalMessage::Closing
            }
        }
    }

    /// Returns the encoded token with which a connected client can reconnect
    /// ([`ServerMessage::NextTicket`](tessella_lobby::ServerMessage::NextTicket)); `None` if none can be generated. The
    /// client skips admission with it, so neither strangers' wrong codes nor their handshakes can keep it from its
    /// seat.
    pub fn next_token(&self, device: &DeviceKey) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let token = token::generate_next(self.now(), device, &self.private_key);
        let written = token.ok()?.write(&mut bytes);
        written.is_ok().then_some(bytes)
    }

    /// Returns the number of refused requests for each reason.
    pub fn refusals(&self) -> [(&'static str, u64); 4] {
        self.counts.by_reason()
    }

    /// Waits until no other handshake is in its expensive part.
    pub(super) fn lock_handshake(&self) -> MutexGuard<'_, ()> {
        self.computing
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_code(&self) -> MutexGuard<'_, Option<JoinCode>> {
        // A panic cannot leave a code half replaced.
        self.code.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_seats(&self) -> MutexGuard<'_, BTreeSet<DeviceKey>> {
        // A panic cannot leave the set half replaced.
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn attempts(&self) -> MutexGuard<'_, FailedAttempts> {
        // A panic cannot leave the attempts inconsistent.
        self.attempts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Omits the private keys and the join code, which must not be logged.
impl fmt::Debug for AdmissionControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AdmissionControl")
            .field("server_key", &self.server_key())
            .field("name", &self.name)
            .field("max_people", &self.max_people())
            .field("people", &self.people())
            .field("closing", &self.is_closing())
            .finish_non_exhaustive()
    }
}

/// Counters of refused requests, shared by all handshakes.
#[derive(Debug, Default)]
pub(super) struct AdmissionCounts {
    pub(super) wrong_code: AtomicU64,
    pub(super) rate_limited: AtomicU64,
    pub(super) full: AtomicU64,
    pub(super) closing: AtomicU64,
}

impl AdmissionCounts {
    /// Returns each reason with its count.
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
