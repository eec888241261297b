//! Server of handshakes over TCP: one listening thread, and one thread per handshake.
//!
//! Every connection is accepted at once. If there are too many handshakes, one whose client is silent makes room: the
//! oldest from the source with the most of them. Sources do not matter otherwise.

use super::blocking_stream::BlockingStream;
use crate::suspend::Suspend;
use futures_lite::future::block_on;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{JoinHandle, sleep};
use std::time::{Duration, Instant};
use tessella_protocol::admission::{AdmissionControl, HandshakeError, HandshakeWatch};
use tessella_protocol::{Source, canonical_address};
use tessella_tasks::{self as task, Panicked};

/// Limits on concurrent handshakes.
#[derive(Clone, Copy, Debug)]
struct HandshakeLimits {
    /// Maximum number of handshakes at once.
    total: usize,
    /// Maximum duration of a handshake.
    timeout: Duration,
    /// Maximum duration of a handshake while `total` are running. An ordinary one takes a fraction of this.
    timeout_when_full: Duration,
    /// Maximum wait for a client's greeting while `total` are running, and the time after which a client counts as
    /// silent. Clients send their messages without delay.
    silence_when_full: Duration,
}

const LIMITS: HandshakeLimits = HandshakeLimits {
    total: 64,
    timeout: Duration::from_secs(5),
    timeout_when_full: Duration::from_secs(1),
    silence_when_full: Duration::from_millis(250),
};
/// Interval between polls of the listener.
const POLL_INTERVAL: Duration = Duration::from_millis(15);
/// Pause after a connection could not be accepted, for example because too many files are open.
const PAUSE_AFTER_ERROR: Duration = Duration::from_millis(200);

/// Handshakes that are running and have not been cancelled.
#[derive(Debug, Default)]
struct RunningHandshakes {
    entries: Vec<RunningHandshake>,
    last_id: u64,
}

#[derive(Clone, Copy, Debug)]
struct RunningHandshake {
    id: u64,
    source: Source,
    begun: Instant,
    /// When the server began to wait for a complete message from the client, if it is waiting.
    waiting_since: Option<Instant>,
    has_greeted: bool,
}

impl RunningHandshakes {
    /// Adds a handshake, and ends another one if there are too many.
    fn add(&mut self, source: Source, limits: &HandshakeLimits) -> u64 {
        while self.entries.len() >= limits.total
            && let Some(at) = self.handshake_to_evict(limits)
        {
            let ended = self.entries.swap_remove(at);
            log::debug!("ending the handshake with {} to make room", ended.source);
        }
        self.last_id += 1;
        let now = Instant::now();
        self.entries.push(RunningHandshake {
            id: self.last_id,
            source,
            begun: now,
            waiting_since: Some(now),
            has_greeted: false,
        });
        self.last_id
    }

    /// Returns the index of the handshake that must make room: the oldest from the source with the most of them,
    /// counting only those with silent clients if there are any.
    fn handshake_to_evict(&self, limits: &HandshakeLimits) -> Option<usize> {
        let is_silent = |entry: &RunningHandshake| {
            let waiting = entry.waiting_since;
            waiting.is_some_and(|since| since.elapsed() >= limits.silence_when_full)
        };
        let mut candidates: Vec<usize> = (0..self.entries.len()).collect();
        if self.entries.iter().any(is_silent) {
            candidates.retain(|&at| is_silent(&self.entries[at]));
        }
        let mut counts = HashMap::new();
        for &at in &candidates {
            *counts.entry(self.entries[at].source).or_insert(0_usize) += 1;
        }
        candidates.into_iter().min_by_key(|&at| {
            let entry = &self.entries[at];
            (Reverse(counts[&entry.source]), entry.begun)
        })
    }

    fn entry(&mut self, id: u64) -> Option<&mut RunningHandshake> {
        self.entries.iter_mut().find(|entry| entry.id == id)
    }

    /// Returns `true` if a handshake has been cancelled or has timed out.
    fn is_over(&mut self, id: u64, limits: &HandshakeLimits) -> bool {
        let is_full = self.entries.len() >= limits.total;
        let Some(entry) = self.entry(id) else {
            return true;
        };
        let timeout = if entry.has_greeted {
            limits.timeout_when_full
        } else {
            limits.silence_when_full
        };
        is_full && entry.begun.elapsed() > timeout
    }
}

/// Accepts handshakes until it is dropped.
#[derive(Debug)]
pub struct HandshakeServer {
    state: Arc<HandshakeState>,
    thread: Option<JoinHandle<()>>,
    address: SocketAddr,
}

/// State shared by the threads.
#[derive(Debug)]
struct HandshakeState {
    admission: Arc<AdmissionControl>,
    limits: HandshakeLimits,
    closing: AtomicBool,
    suspend: Suspend,
    running: Mutex<RunningHandshakes>,
}

impl HandshakeState {
    fn running(&self) -> MutexGuard<'_, RunningHandshakes> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }
}

impl HandshakeServer {
    /// Starts the threads that serve the listener.
    ///
    /// # Errors
    /// If the system cannot start a thread or make the listener non-blocking.
    pub fn start(listener: TcpListener, admission: Arc<AdmissionControl>) -> io::Result<Self> {
        Self::with_limits(LIMITS, listener, admission)
    }

    fn with_limits(
        limits: HandshakeLimits,
        listener: TcpListener,
        admission: Arc<AdmissionControl>,
    ) -> io::Result<Self> {
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let state = Arc::new(HandshakeState {
            admission,
            limits,
            closing: AtomicBool::new(false),
            suspend: Suspend::default(),
            running: Mutex::default(),
        });
        let shared = Arc::clone(&state);
        let accept = move || accept_connections(&listener, &shared);
        let given_up = || log::error!("the handshake server has given up; nobody can join");
        let thread = task::spawn_service("handshakes", accept, given_up)?;
        Ok(Self {
            state,
            thread: Some(thread),
            address,
        })
    }

    /// Returns the address of the listener.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Suspends the server: nobody is admitted, and running handshakes are cancelled. New connections wait in the system's queue.
    pub(crate) fn suspend(&self) {
        self.state.suspend.request();
    }

    /// Resumes the server.
    pub(crate) fn resume(&self) {
        self.state.suspend.resume();
    }
}

impl Drop for HandshakeServer {
    /// Stops listening, and cancels running handshakes.
    fn drop(&mut self) {
        self.state.closing.store(true, Ordering::Relaxed);
        self.state.suspend.resume();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the handshake server panicked");
        }
    }
}

/// Accepts connections until the server closes.
fn accept_connections(listener: &TcpListener, state: &Arc<HandshakeState>) {
    let mut handshakes: Vec<JoinHandle<()>> = Vec::new();
    loop {
        state.suspend.wait();
        if state.is_closing() {
            break;
        }
        handshakes.retain(|handshake| !handshake.is_finished());
        // Cancelled threads take a moment to end, so during a flood new connections wait in the system's queue.
        if handshakes.len() >= 2 * state.limits.total {
            sleep(POLL_INTERVAL);
            continue;
        }
        match listener.accept() {
            Ok((stream, from)) => match spawn_handshake(stream, canonical_address(from), state) {
                Ok(handshake) => handshakes.push(handshake),
                Err(error) => log::warn!(
                    "failed to start a thread for {}: {error}",
                    canonical_address(from)
                ),
            },
            Err(error) if error.kind() == ErrorKind::WouldBlock => sleep(POLL_INTERVAL),
            // The client has already closed the connection.
            Err(error) if error.kind() == ErrorKind::ConnectionAborted => {}
            Err(error) => {
                log::warn!("failed to accept a connection: {error}");
                sleep(PAUSE_AFTER_ERROR);
            }
        }
    }
    for handshake in handshakes {
        if handshake.join().is_err() {
            log::error!("a handshake panicked");
        }
    }
}

/// Spawns a handshake.
fn spawn_handshake(
    stream: TcpStream,
    from: SocketAddr,
    state: &Arc<HandshakeState>,
) -> io::Result<JoinHandle<()>> {
    let slot = HandshakeSlot::acquire(Source::from(from.ip()), state);
    let finish = move |ended: Result<Result<(), HandshakeError>, Panicked>| match ended {
        Ok(Ok(())) => {}
        Ok(Err(HandshakeError::Closed)) => log::debug!("{from} closed the connection"),
        Ok(Err(HandshakeError::TimedOut)) => log::debug!("{from} was too slow"),
        Ok(Err(HandshakeError::Failed(error))) => log::debug!("{from}: {error}"),
        Err(Panicked) => log::error!("the handshake with {from} panicked"),
    };
    task::spawn("handshake", move || slot.run(stream), finish)
}

/// Slot of a running handshake, released on drop.
struct HandshakeSlot {
    id: u64,
    source: Source,
    state: Arc<HandshakeState>,
}

impl HandshakeSlot {
    fn acquire(source: Source, state: &Arc<HandshakeState>) -> Self {
        Self {
            id: state.running().add(source, &state.limits),
            source,
            state: Arc::clone(state),
        }
    }

    /// Runs the handshake.
    fn run(&self, stream: TcpStream) -> Result<(), HandshakeError> {
        let HandshakeState {
            admission, limits, ..
        } = &*self.state;
        let deadline = Instant::now() + limits.timeout;
        let stream = BlockingStream::new(stream).map_err(HandshakeError::Failed)?;
        block_on(admission.admit(stream, self.source, deadline, self))
    }
}

impl HandshakeWatch for HandshakeSlot {
    fn is_cancelled(&self) -> bool {
        let state = &self.state;
        state.is_closing()
            || state.suspend.is_requested()
            || state.running().is_over(self.id, &state.limits)
    }

    fn set_waiting(&self, is_waiting: bool) {
        if let Some(entry) = self.state.running().entry(self.id) {
            entry.waiting_since = is_waiting.then(Instant::now);
            entry.has_greeted |= !is_waiting;
        }
    }
}

impl Drop for HandshakeSlot {
    fn drop(&mut self) {
        let mut running = self.state.running();
        running.entries.retain(|entry| entry.id != self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::admission::request_admission;
    use std::io::{Read, Write};
    use std::net::{IpAddr, Ipv4Addr};
    use tessella_protocol::{KeyPair, PROTOCOL_VERSION};

    fn start(limits: HandshakeLimits) -> HandshakeServer {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
        let admission = Arc::new(AdmissionControl::new(KeyPair::random(), "Anna", None, 8));
        HandshakeServer::with_limits(limits, listener, admission).expect("a server")
    }

    /// Returns `true` if the server has closed the connection.
    fn is_closed(stream: &mut TcpStream) -> bool {
        stream.set_nonblocking(true).expect("the mode changes");
        match stream.read(&mut [0; 256]) {
            Ok(received) => received == 0,
            Err(error) => error.kind() != ErrorKind::WouldBlock,
        }
    }

    #[test]
    fn silent_client_has_little_time_when_all_slots_are_taken() {
        let limits = HandshakeLimits {
            total: 4,
            timeout: Duration::from_secs(30),
            timeout_when_full: Duration::from_secs(20),
            silence_when_full: Duration::from_millis(200),
        };
        let server = start(limits);
        let connect = || TcpStream::connect(server.address()).expect("a connection");
        let mut held: Vec<TcpStream> = (0..3).map(|_| connect()).collect();
        for stream in &mut held {
            let mut greeting = b"\xFETessKno".to_vec();
            greeting.extend_from_slice(&PROTOCOL_VERSION.to_le_bytes());
            greeting.resize(26, 0);
            stream.write_all(&greeting).expect("a greeting is sent");
        }
        let begun = Instant::now();
        let mut silent = connect();
        while !is_closed(&mut silent) {
            assert!(begun.elapsed() < Duration::from_secs(10));
            sleep(POLL_INTERVAL);
        }
        assert!(begun.elapsed() >= limits.silence_when_full);
        // These get the rest of their greeting and the identity, and stay connected.
        sleep(POLL_INTERVAL);
        for stream in &mut held {
            assert!(!is_closed(stream));
        }
    }

    #[test]
    fn oldest_silent_handshake_of_the_busiest_source_makes_room() {
        let limits = HandshakeLimits { total: 4, ..LIMITS };
        let source = |last| Source::from(IpAddr::from([10, 0, 0, last]));
        let mut running = RunningHandshakes::default();
        let add = |running: &mut RunningHandshakes, last, is_silent| {
            let id = running.add(source(last), &limits);
            if let Some(entry) = running.entry(id)
                && is_silent
            {
                entry.waiting_since = Instant::now().checked_sub(2 * limits.silence_when_full);
            }
            id
        };
        let is_there = |running: &mut RunningHandshakes, id| running.entry(id).is_some();
        let first = add(&mut running, 1, true);
        let second = add(&mut running, 2, true);
        let third = add(&mut running, 2, true);
        // Two people who join from one address at the same time.
        let fourth = add(&mut running, 3, false);
        let fifth = add(&mut running, 3, false);
        assert!(!is_there(&mut running, second), "of the busiest source");
        assert!(is_there(&mut running, first) && is_there(&mut running, third));
        let sixth = add(&mut running, 4, false);
        assert!(!is_there(&mut running, first), "the oldest");
        add(&mut running, 5, false);
        assert!(
            !is_there(&mut running, third),
            "the last one that is silent"
        );
        assert!([fourth, fifth, sixth].map(|id| is_there(&mut running, id)) == [true; 3]);
        // Nobody is silent.
        add(&mut running, 6, false);
        assert!(!is_there(&mut running, fourth) && is_there(&mut running, fifth));
    }

    #[test]
    fn handshake_slots_are_released() {
        let server = start(LIMITS);
        for _ in 0..3 * LIMITS.total {
            assert!(request_admission(server.address(), "", Duration::from_secs(5)).is_ok());
        }
        let begun = Instant::now();
        while !server.state.running().entries.is_empty() {
            assert!(begun.elapsed() < Duration::from_secs(5));
            sleep(POLL_INTERVAL);
        }
    }
}
