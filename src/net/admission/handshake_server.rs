//! Server side of the handshake: one listening thread, and one thread per handshake.

use super::admission_control::AdmissionControl;
use super::handshake_stream::{HandshakeError, HandshakeStream};
use super::key_exchange::KeyExchange;
use super::messages::{
    AdmissionClaim, AdmissionDecision, CLAIM_BYTES, DeviceProof, GREETING_BYTES,
    SEALED_PROOF_BYTES, read_client_greeting, server_greeting,
};
use crate::lobby::DeviceKey;
use crate::net::addresses::canonical;
use crate::net::keys::device_has_signed;
use crate::net::protocol::{PROTOCOL_VERSION, Version};
use crate::net::source::Source;
use crate::net::suspend::Suspend;
use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::{Duration, Instant};

/// Limits on concurrent handshakes.
#[derive(Clone, Copy, Debug)]
struct HandshakeLimits {
    /// Maximum number at once.
    total: usize,
    /// Maximum number at once from one source.
    per_source: usize,
    /// Longest duration of one.
    timeout: Duration,
    /// Longest duration of one while `total` are running. A regular handshake takes a fraction of this.
    timeout_when_full: Duration,
}

const LIMITS: HandshakeLimits = HandshakeLimits {
    total: 16,
    per_source: 4,
    timeout: Duration::from_secs(5),
    timeout_when_full: Duration::from_secs(1),
};
/// Interval between polls of the listener.
const POLL_INTERVAL: Duration = Duration::from_millis(15);
/// Pause after the system failed to accept a connection, for example because too many files are open.
const PAUSE_AFTER_ERROR: Duration = Duration::from_millis(200);

/// Accepts handshakes until it is dropped.
#[derive(Debug)]
pub struct HandshakeServer {
    state: Arc<HandshakeState>,
    thread: Option<JoinHandle<()>>,
    address: SocketAddr,
}

/// State that the threads share.
#[derive(Debug)]
struct HandshakeState {
    admission: Arc<AdmissionControl>,
    limits: HandshakeLimits,
    closing: AtomicBool,
    suspend: Suspend,
    is_full: AtomicBool,
    /// Source of each running handshake.
    running: Mutex<Vec<Source>>,
}

impl HandshakeState {
    fn running(&self) -> MutexGuard<'_, Vec<Source>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }
}

impl HandshakeServer {
    /// Serves the listener on threads of its own.
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
            is_full: AtomicBool::new(false),
            running: Mutex::new(Vec::new()),
        });
        let shared = Arc::clone(&state);
        let thread = Builder::new()
            .name("handshakes".to_owned())
            .spawn(move || accept_connections(&listener, &shared))?;
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
    pub(in crate::net) fn suspend(&self) {
        self.state.suspend.request();
    }

    /// Resumes the server.
    pub(in crate::net) fn resume(&self) {
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
            log::error!("the handshake server has panicked");
        }
    }
}

/// Accepts connections until the server closes. While all slots are taken, others wait in the system's queue.
fn accept_connections(listener: &TcpListener, state: &Arc<HandshakeState>) {
    let mut handshakes: Vec<JoinHandle<()>> = Vec::new();
    loop {
        state.suspend.wait();
        if state.is_closing() {
            break;
        }
        handshakes.retain(|handshake| !handshake.is_finished());
        let is_full = handshakes.len() >= state.limits.total;
        state.is_full.store(is_full, Ordering::Relaxed);
        if is_full {
            sleep(POLL_INTERVAL);
            continue;
        }
        match listener.accept() {
            Ok((stream, from)) => match spawn_handshake(stream, canonical(from), state) {
                Ok(handshake) => handshakes.extend(handshake),
                Err(error) => log::warn!("no thread for {}: {error}", canonical(from)),
            },
            Err(error) if error.kind() == ErrorKind::WouldBlock => sleep(POLL_INTERVAL),
            // The client has closed the connection already.
            Err(error) if error.kind() == ErrorKind::ConnectionAborted => {}
            Err(error) => {
                log::warn!("a connection could not be accepted: {error}");
                sleep(PAUSE_AFTER_ERROR);
            }
        }
    }
    for handshake in handshakes {
        if handshake.join().is_err() {
            log::error!("a handshake has panicked");
        }
    }
}

/// Spawns a handshake, unless its source has too many already.
fn spawn_handshake(
    stream: TcpStream,
    from: SocketAddr,
    state: &Arc<HandshakeState>,
) -> io::Result<Option<JoinHandle<()>>> {
    let source = Source::from(from.ip());
    let Some(slot) = HandshakeSlot::acquire(source, state) else {
        return Ok(None);
    };
    let handshake =
        Builder::new()
            .name("handshake".to_owned())
            .spawn(move || match slot.run(stream) {
                Ok(()) => {}
                Err(HandshakeError::Closed) => log::debug!("{from} closed the connection"),
                Err(HandshakeError::TimedOut) => log::debug!("{from} was too slow"),
                Err(HandshakeError::Failed(error)) => log::debug!("{from}: {error}"),
            })?;
    Ok(Some(handshake))
}

/// Slot of one running handshake, released when it is dropped.
struct HandshakeSlot {
    source: Source,
    state: Arc<HandshakeState>,
}

impl HandshakeSlot {
    fn acquire(source: Source, state: &Arc<HandshakeState>) -> Option<Self> {
        let mut running = state.running();
        if running.iter().filter(|other| **other == source).count() >= state.limits.per_source {
            return None;
        }
        running.push(source);
        let state = Arc::clone(state);
        Some(Self { source, state })
    }

    /// Runs the handshake.
    fn run(&self, stream: TcpStream) -> Result<(), HandshakeError> {
        let HandshakeState {
            admission, limits, ..
        } = &*self.state;
        let begun = Instant::now();
        let is_cancelled = || {
            self.state.is_closing()
                || self.state.suspend.is_requested()
                || (self.state.is_full.load(Ordering::Relaxed)
                    && begun.elapsed() > limits.timeout_when_full)
        };
        let mut stream = HandshakeStream::new(stream, begun + limits.timeout, &is_cancelled)
            .map_err(HandshakeError::Failed)?;

        // A client of another program gets no reply.
        let Some(client) = read_client_greeting(&stream.receive::<GREETING_BYTES>()?) else {
            return Ok(());
        };
        let continues = client.protocol == PROTOCOL_VERSION;
        stream.send(&server_greeting(&Version::ours(), continues))?;
        if !continues {
            return Ok(());
        }
        stream.send(&admission.identity().encode())?;

        let claim = stream.receive::<CLAIM_BYTES>()?;
        let Some((claim, theirs)) = AdmissionClaim::decode(&claim) else {
            return Ok(());
        };
        let decision = match claim {
            AdmissionClaim::Code => admission.check_rate(self.source),
            // Wrong codes of others keep nobody from their seat.
            AdmissionClaim::Seat => AdmissionDecision::Continue,
        };
        stream.send(&decision.encode())?;
        if decision != AdmissionDecision::Continue {
            return Ok(());
        }
        let code = admission.code().filter(|_| claim == AdmissionClaim::Code);
        let (exchange, ours) = KeyExchange::server(code.as_ref(), &admission.server_key());
        stream.send(&ours)?;
        // Signs the shares of both ends, so the signature is of no use to anybody between them.
        stream.send(&admission.sign(stream.transcript()))?;

        // The server reveals nothing that depends on the key before the client has committed itself to one code.
        let sealed = stream.receive::<SEALED_PROOF_BYTES>()?;
        // The proof covers everything that was sent before it.
        let before = &stream.transcript()[..stream.transcript().len() - SEALED_PROOF_BYTES];
        let key = exchange.finish(&theirs);
        let opened = key.and_then(|key| Some((key.open_proof(before, &sealed)?, key)));
        let device = { opened.as_ref() }.and_then(|(proof, _)| proved_device(proof, before));
        let decision = match (claim, &device) {
            (AdmissionClaim::Code, _) => admission.decide(self.source, opened.is_some()),
            (AdmissionClaim::Seat, Some(device)) => admission.decide_seat(device),
            (AdmissionClaim::Seat, None) => return Ok(()),
        };
        let admitted = match (decision, opened, device) {
            (AdmissionDecision::Continue, Some((_, key)), Some(device)) => Some((key, device)),
            // A client that knows the code but does not hold its own key gets no reply.
            (AdmissionDecision::Continue, ..) => return Ok(()),
            _ => None,
        };
        stream.send(&decision.encode())?;
        if let Some((key, device)) = admitted {
            let message = admission.final_message(&device).encode();
            let sealed = key.seal_final_message(stream.transcript(), &message);
            stream.send(&sealed)?;
        }
        Ok(())
    }
}

/// Returns the device of a decrypted proof, if it has signed the transcript.
fn proved_device(proof: &[u8], transcript: &[u8]) -> Option<DeviceKey> {
    let DeviceProof { device, signature } = DeviceProof::decode(proof)?;
    device_has_signed(&device, transcript, &signature).then_some(device)
}

impl Drop for HandshakeSlot {
    fn drop(&mut self) {
        let mut running = self.state.running();
        if let Some(at) = running.iter().position(|other| *other == self.source) {
            running.swap_remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::admission::handshake_client::request_admission;
    use crate::net::keys::KeyPair;
    use std::net::Ipv4Addr;

    fn start(limits: HandshakeLimits) -> HandshakeServer {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
        let admission = Arc::new(AdmissionControl::new(KeyPair::random(), "Anna", None, 8));
        HandshakeServer::with_limits(limits, listener, admission).expect("a server")
    }

    #[test]
    fn slow_handshakes_end_early_when_all_slots_are_taken() {
        let limits = HandshakeLimits {
            total: 4,
            per_source: 100,
            timeout: Duration::from_secs(30),
            timeout_when_full: Duration::from_millis(300),
        };
        let server = start(limits);
        let held: Vec<TcpStream> = (0..4)
            .map(|_| TcpStream::connect(server.address()).expect("a connection"))
            .collect();
        let begun = Instant::now();
        let result = request_admission(server.address(), "", Duration::from_secs(5));
        assert!(result.is_ok(), "{result:?}");
        let waited = begun.elapsed();
        assert!((250..2000).contains(&waited.as_millis()), "{waited:?}");
        drop(held);
    }

    #[test]
    fn handshake_slots_are_released() {
        let server = start(LIMITS);
        for _ in 0..3 * LIMITS.total {
            assert!(request_admission(server.address(), "", Duration::from_secs(5)).is_ok());
        }
        let begun = Instant::now();
        while !server.state.running().is_empty() {
            assert!(begun.elapsed() < Duration::from_secs(5));
            sleep(POLL_INTERVAL);
        }
    }
}
