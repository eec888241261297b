//! Server end: one UDP port for probes and connections.
//!
//! This replaces renet's `NetcodeServerTransport`, for three reasons. One port serves probes and connections, so datagrams
//! are inspected before netcode processes them. Datagrams and packets that can make netcode or renet panic must be dropped
//! first (see [`datagram_kind`](crate::net::datagram_kind) and [`PacketFilter`](crate::net::wire::PacketFilter)). And the work
//! of a turn is bounded: that transport reads until the socket is empty, so a fast sender blocks it forever.
//!
//! In a turn a server reads at most [`MAX_READS`] datagrams. Of those it decrypts at most [`MAX_PACKETS`] from one client,
//! spends at most [`REQUEST_TIME`] on requests of strangers, and replies to at most [`MAX_PROBES`] probes. The rest is
//! dropped; senders send again. After a pause of the server the clock advances by a short step only, so the pause does not
//! count as silence of its clients.

use super::peer::{Peer, PeerDisconnectCause, PeerState, ServerSocketEvent};
use super::request_filter::RequestFilter;
use crate::net::datagram_kind::{DatagramKind, Receiver};
use crate::net::datagrams::{DatagramSocket, MAX_DATAGRAM, Received};
use crate::net::discovery::Probe;
use crate::net::protocol::MAX_PEOPLE;
use crate::net::source::Source;
use crate::net::wire::{
    ConnectionLimits, MAX_CLIENT_MESSAGE, MAX_QUEUED_FOR_CLIENT, MAX_SERVER_MESSAGE,
    MAX_UNREAD_FROM_CLIENT, PeerConnection,
};
use renetcode::{NetcodeServer, ServerAuthentication, ServerConfig, ServerResult};
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Maximum number of datagrams read in a turn.
const MAX_READS: usize = 2048;
/// Maximum number of packets from one client that are decrypted in a turn.
const MAX_PACKETS: u32 = 64;
/// Maximum time spent on requests in a turn. Decrypting one takes some microseconds, or most of a millisecond in a debug
/// build.
const REQUEST_TIME: Duration = Duration::from_millis(3);
/// Maximum number of probes replied to in a turn.
const MAX_PROBES: u32 = 64;
/// Maximum number of messages from one client returned in a turn.
const MAX_MESSAGES: usize = 64;

/// Longest wait for a datagram, so that resends and timeouts are handled in time.
const MAX_WAIT: Duration = Duration::from_millis(50);
/// Largest step of the clock in a turn.
const MAX_CLOCK_STEP: Duration = Duration::from_secs(1);
/// Interval at which netcode checks all clients for keep-alives and timeouts.
const CHECK_INTERVAL: Duration = Duration::from_millis(100);
/// Time within which the last messages must reach a client that is being disconnected.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// Number of disconnect datagrams to send, because each may be lost.
const DISCONNECT_REPEATS: usize = 3;

/// Configuration of a server socket.
#[derive(Clone)]
pub struct ServerSocketConfig {
    /// Maximum number of clients, up to [`MAX_PEOPLE`].
    pub max_people: u16,
    /// Key that seals tokens.
    pub private_key: [u8; 32],
    /// Protocol id in tokens.
    pub protocol_id: u64,
    /// Address in the sealed part of tokens. The server need not be reachable by it: a client puts the address by which it
    /// reaches the server in front of it, and only the sealed part is verified.
    pub token_address: SocketAddr,
}

/// Handler of probes. It gets the sender and the bytes of a probe, and returns the reply.
pub type ProbeHandler<'a> = &'a mut dyn FnMut(SocketAddr, &[u8]) -> Option<Vec<u8>>;

/// UDP port of a server.
pub struct ServerSocket {
    datagrams: DatagramSocket,
    netcode: NetcodeServer,
    request_filter: RequestFilter,
    peers: BTreeMap<Peer, PeerState>,
    addresses: HashMap<SocketAddr, Peer>,
    /// Time of the last turn.
    last_turn: Instant,
    /// Time of the last check of all clients.
    last_check: Instant,
}

impl ServerSocket {
    /// Binds a port. Port 0 lets the system choose.
    ///
    /// # Errors
    /// If the port is in use or `max_people` is out of range.
    pub fn bind(address: SocketAddr, config: ServerSocketConfig) -> io::Result<Self> {
        if !(1..=MAX_PEOPLE).contains(&config.max_people) {
            let message = format!(
                "a host takes in 1 to {MAX_PEOPLE} people, not {}",
                config.max_people
            );
            return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
        }
        let datagrams = DatagramSocket::bind(address)?;
        let netcode = NetcodeServer::new(ServerConfig {
            current_time: SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default(),
            max_clients: usize::from(config.max_people),
            protocol_id: config.protocol_id,
            public_addresses: vec![config.token_address],
            authentication: ServerAuthentication::Secure {
                private_key: config.private_key,
            },
        });
        let now = Instant::now();
        Ok(Self {
            datagrams,
            netcode,
            request_filter: RequestFilter::new(&config.private_key, config.protocol_id, now),
            peers: BTreeMap::new(),
            addresses: HashMap::new(),
            last_turn: now,
            last_check: now,
        })
    }

    /// Returns the source of a client's packets, as a number.
    pub fn source_key(&self, peer: Peer) -> Option<u128> {
        let state = self.peers.get(&peer)?;
        Some(Source::from(state.address.ip()).key())
    }

    /// Returns the address of the port.
    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.datagrams.local_addr()
    }

    /// Runs one turn: waits for a datagram for at most `wait` and 50 ms, and processes what has arrived. Each [`Probe`] is
    /// passed to `on_probe`, whose reply is sent back.
    pub fn poll(&mut self, wait: Duration, on_probe: ProbeHandler<'_>) -> Vec<ServerSocketEvent> {
        let mut events = Vec::new();
        let (mut request_time, mut probes) = (REQUEST_TIME, 0);
        for state in self.peers.values_mut() {
            state.packets = 0;
        }
        let mut buffer = [0; MAX_DATAGRAM];
        let mut received = self
            .datagrams
            .receive_timeout(&mut buffer, wait.min(MAX_WAIT));
        self.advance_clock();
        for _ in 1..MAX_READS {
            match received {
                Received::Datagram(from, length) => {
                    let datagram = &mut buffer[..length];
                    if Probe::is_probe(datagram) {
                        probes += 1;
                        if probes <= MAX_PROBES
                            && let Some(reply) = on_probe(from, datagram)
                        {
                            self.datagrams.send(&reply, from);
                        }
                    } else if self.allows(from, datagram, &mut request_time) {
                        self.process(from, datagram, &mut events);
                    }
                }
                Received::Error => {}
                Received::Empty => break,
            }
            received = self.datagrams.receive(&mut buffer);
        }
        for (peer, state) in &mut self.peers {
            state.take_messages(*peer, MAX_MESSAGES, &mut events);
        }
        self.check_clients(&mut events);
        self.flush();
        self.disconnect_marked(&mut events);
        events
    }

    /// Queues a message for a client. It is sent by the next [`flush`](Self::flush) or turn. If too much is queued or the
    /// message cannot be sent, the client is disconnected, because it would miss the message.
    pub fn send(&mut self, peer: Peer, message: Vec<u8>) {
        if let Some(state) = self.peers.get_mut(&peer)
            && state.closing.is_none()
            && let Err(error) = state.connection.send(&message)
        {
            state.mark(error.into());
        }
    }

    /// Queues an unreliable message for a client.
    pub fn send_unreliable(&mut self, peer: Peer, message: Vec<u8>) {
        if let Some(state) = self.peers.get_mut(&peer) {
            state.connection.send_unreliable(message);
        }
    }

    /// Sends the packets that are due.
    pub fn flush(&mut self) {
        let now = Instant::now();
        for (peer, state) in &mut self.peers {
            match state.connection.packets(now) {
                Ok(packets) => {
                    for packet in packets {
                        match self.netcode.generate_payload_packet(peer.0, &packet) {
                            Ok((address, datagram)) => self.datagrams.send(datagram, address),
                            Err(error) => log::debug!("a packet for {peer} was lost: {error}"),
                        }
                    }
                }
                Err(error) => state.mark(error.into()),
            }
        }
    }

    /// Disconnects a client when it has acknowledged all messages, or after a second. Meanwhile its messages are dropped, and
    /// no more can be queued for it.
    pub fn close(&mut self, peer: Peer) {
        if let Some(state) = self.peers.get_mut(&peer)
            && state.closing.is_none()
        {
            state.closing = Some(Instant::now() + CLOSE_TIMEOUT);
        }
    }

    /// Closes all connections in the same way. Returns when all are closed, after little more than a second.
    pub fn close_all(&mut self) {
        for peer in self.peers() {
            self.close(peer);
        }
        let deadline = Instant::now() + CLOSE_TIMEOUT;
        while !self.peers.is_empty() && Instant::now() < deadline {
            self.poll(Duration::from_millis(5), &mut |_, _| None);
        }
        for peer in self.peers() {
            self.disconnect(peer, PeerDisconnectCause::Closed, &mut Vec::new());
        }
    }

    /// Disconnects all clients in the next turn, after a suspension so long that all have dropped their connections. The
    /// time by which tokens expire catches up.
    pub fn disconnect_all(&mut self, suspended: Duration) {
        for state in self.peers.values_mut() {
            state.mark(PeerDisconnectCause::TimedOut);
        }
        // The first turn after the suspension has advanced the clock by one step.
        self.netcode
            .update(suspended.saturating_sub(MAX_CLOCK_STEP));
    }

    /// Returns the connected clients.
    pub fn peers(&self) -> Vec<Peer> {
        self.peers.keys().copied().collect()
    }

    fn advance_clock(&mut self) {
        let now = Instant::now();
        self.netcode
            .update((now - self.last_turn).min(MAX_CLOCK_STEP));
        self.last_turn = now;
    }

    /// Returns `true` if netcode should process a datagram: its form is valid, its kind is allowed for its address, and no
    /// limit is exceeded.
    fn allows(&mut self, from: SocketAddr, datagram: &[u8], request_time: &mut Duration) -> bool {
        let Some(kind) = DatagramKind::classify(datagram, Receiver::Server) else {
            return false;
        };
        if let Some(state) = self
            .addresses
            .get(&from)
            .and_then(|peer| self.peers.get_mut(peer))
        {
            state.packets += 1;
            return kind != DatagramKind::Request
                && state.packets <= MAX_PACKETS
                && state.cause.is_none();
        }
        match kind {
            DatagramKind::Request => {
                let time = self.netcode.current_time();
                self.request_filter
                    .allows_request(from, datagram, time, request_time)
            }
            DatagramKind::Response => self.request_filter.allows_response(from),
            _ => false,
        }
    }

    /// Passes a datagram to netcode, and its payload to the client's connection.
    fn process(
        &mut self,
        from: SocketAddr,
        datagram: &mut [u8],
        events: &mut Vec<ServerSocketEvent>,
    ) {
        match self.netcode.process_packet(from, datagram) {
            ServerResult::None => {}
            ServerResult::PacketToSend { addr, payload } => self.datagrams.send(payload, addr),
            ServerResult::Payload { client_id, payload } => {
                if let Some(state) = self.peers.get_mut(&Peer(client_id))
                    && let Err(error) = state.connection.receive(payload, Instant::now())
                {
                    state.mark(error.into());
                }
            }
            ServerResult::ClientConnected {
                client_id,
                addr,
                payload,
                ..
            } => {
                self.datagrams.send(payload, addr);
                self.add(Peer(client_id), addr, events);
            }
            ServerResult::ClientDisconnected { client_id, .. } => {
                self.remove(Peer(client_id), PeerDisconnectCause::Left, events);
            }
        }
    }

    fn add(&mut self, peer: Peer, address: SocketAddr, events: &mut Vec<ServerSocketEvent>) {
        self.request_filter.remove(address);
        if let Some(state) = self.peers.get_mut(&peer) {
            // netcode connects nobody twice, except a client that mixes up several tokens on purpose.
            state.mark(PeerDisconnectCause::Closed);
            return;
        }
        let limits = ConnectionLimits {
            max_outgoing: MAX_SERVER_MESSAGE,
            max_queued: MAX_QUEUED_FOR_CLIENT,
            max_incoming: MAX_CLIENT_MESSAGE,
            max_unread: MAX_UNREAD_FROM_CLIENT,
        };
        let connection = PeerConnection::new(limits, Instant::now());
        self.peers.insert(peer, PeerState::new(connection, address));
        self.addresses.insert(address, peer);
        events.push(ServerSocketEvent::Connected(peer));
    }

    /// Lets netcode send keep-alives and report timeouts, at intervals because it checks all clients.
    fn check_clients(&mut self, events: &mut Vec<ServerSocketEvent>) {
        if self.last_check.elapsed() < CHECK_INTERVAL {
            return;
        }
        self.last_check = Instant::now();
        self.request_filter.expire(self.last_check);
        for peer in self.peers() {
            match self.netcode.update_client(peer.0) {
                ServerResult::PacketToSend { addr, payload } => self.datagrams.send(payload, addr),
                ServerResult::ClientDisconnected { addr, payload, .. } => {
                    if let Some(payload) = payload {
                        self.datagrams.send(payload, addr);
                    }
                    self.remove(peer, PeerDisconnectCause::TimedOut, events);
                }
                _ => {}
            }
        }
    }

    /// Disconnects the clients that are marked, and those that have received their last messages.
    fn disconnect_marked(&mut self, events: &mut Vec<ServerSocketEvent>) {
        let now = Instant::now();
        let due: Vec<_> = self
            .peers
            .iter()
            .filter_map(|(peer, state)| Some((*peer, state.due_cause(now)?)))
            .collect();
        for (peer, cause) in due {
            self.disconnect(peer, cause, events);
        }
    }

    fn disconnect(
        &mut self,
        peer: Peer,
        cause: PeerDisconnectCause,
        events: &mut Vec<ServerSocketEvent>,
    ) {
        // This repeats only for a client that connected twice.
        while self.netcode.is_client_connected(peer.0) {
            if let ServerResult::ClientDisconnected {
                addr,
                payload: Some(payload),
                ..
            } = self.netcode.disconnect(peer.0)
            {
                for _ in 0..DISCONNECT_REPEATS {
                    self.datagrams.send(payload, addr);
                }
            }
        }
        self.remove(peer, cause, events);
    }

    fn remove(
        &mut self,
        peer: Peer,
        cause: PeerDisconnectCause,
        events: &mut Vec<ServerSocketEvent>,
    ) {
        if let Some(mut state) = self.peers.remove(&peer) {
            self.addresses.remove(&state.address);
            state.take_messages(peer, usize::MAX, events);
            events.push(ServerSocketEvent::Disconnected(peer, cause));
        }
    }
}
