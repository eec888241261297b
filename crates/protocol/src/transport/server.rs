//! Transport of a server: one port for probes and connections.
//!
//! This replaces bevy_renet's `NetcodeServerTransport`, with a similar interface, for three reasons. One port serves
//! probes and connections, so datagrams are inspected before netcode processes them. Datagrams and packets that can
//! make netcode or renet panic must be dropped first (see [`DatagramKind`] and [`PacketFilter`](super::PacketFilter)).
//! And the work of an update is bounded: that transport reads until the socket is empty, so a fast sender blocks it
//! forever.
//!
//! In an update a server reads at most [`MAX_READS`] datagrams. Of those it decrypts at most [`MAX_PACKETS`] from one
//! client, spends at most [`REQUEST_TIME`] on requests of strangers, and keeps at most [`MAX_PROBES`] probes. The rest
//! is dropped; senders will send it again. After a pause of the server, the clock advances by only a short step, so
//! that the pause does not count as silence of its clients.

use super::channels::{
    MAX_CLIENT_MESSAGE, MAX_QUEUED_FOR_CLIENT, MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_CLIENT,
};
use super::connection::{ConnectionLimits, PeerConnection};
use super::datagram_kind::{DatagramKind, Receiver};
use super::datagrams::{Datagrams, MAX_DATAGRAM, Received};
use super::peer::{PeerDisconnectCause, PeerState};
use super::renet_end::{RenetEnd, ServerEnd};
use super::request_filter::RequestFilter;
use crate::addresses::Source;
use crate::discovery::Probe;
use crate::version::MAX_PEOPLE;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_renet::{RenetReceive, RenetSend, RenetServer, RenetServerPlugin};
use bevy_time::{Real, Time};
use renet::ClientId;
use renetcode::{
    NETCODE_USER_DATA_BYTES, NetcodeServer, ServerAuthentication, ServerConfig, ServerResult,
};
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Maximum number of datagrams read in an update.
const MAX_READS: usize = 2048;
/// Maximum number of packets from one client that are decrypted in an update.
const MAX_PACKETS: u32 = 64;
/// Maximum time spent on requests in an update. Decrypting one takes a few microseconds, or most of a millisecond in a
/// debug build.
const REQUEST_TIME: Duration = Duration::from_millis(3);
/// Maximum number of probes kept in an update.
const MAX_PROBES: usize = 64;
/// Maximum step of the clock in an update.
const MAX_CLOCK_STEP: Duration = Duration::from_secs(1);
/// Interval at which netcode checks all clients for keep-alives and timeouts.
const CHECK_INTERVAL: Duration = Duration::from_millis(100);
/// Time within which the last messages must reach a client that is being disconnected.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// Number of disconnect datagrams to send, because any of them may be lost.
const DISCONNECT_REPEATS: usize = 3;

/// Receives and sends the packets of a [`ServerTransport`].
pub struct ServerTransportPlugin;

impl Plugin for ServerTransportPlugin {
    fn build(&self, app: &mut App) {
        let is_open = resource_exists::<ServerTransport>.and_then(resource_exists::<RenetServer>);
        app.add_systems(
            PreUpdate,
            receive_packets
                .in_set(RenetReceive)
                .run_if(is_open.clone())
                .after(RenetServerPlugin::update_system)
                .before(RenetServerPlugin::emit_server_events_system),
        )
        .add_systems(PostUpdate, send_packets.in_set(RenetSend).run_if(is_open));
    }
}

fn receive_packets(
    mut transport: ResMut<ServerTransport>,
    mut server: ResMut<RenetServer>,
    time: Res<Time<Real>>,
) {
    transport.update(time.delta(), &mut server);
}

fn send_packets(mut transport: ResMut<ServerTransport>, mut server: ResMut<RenetServer>) {
    transport.send_packets(&mut server);
}

/// Configuration of a server's transport.
#[derive(Clone)]
pub struct ServerTransportConfig {
    /// Maximum number of clients, up to [`MAX_PEOPLE`].
    pub max_people: u16,
    /// Key that seals tokens.
    pub private_key: [u8; 32],
    /// Protocol id in tokens.
    pub protocol_id: u64,
    /// Address in the sealed part of tokens. The server need not be reachable at it: the client puts the address at
    /// which it reaches the server into the unsealed part, and only the sealed part is verified.
    pub token_address: SocketAddr,
}

/// Port of a server, with its clients and their messages.
///
/// Messages of any length are sent and received here; [`RenetServer`] carries their chunks, and reports clients that connect
/// and disconnect.
#[derive(Resource)]
pub struct ServerTransport {
    datagrams: Box<dyn Datagrams>,
    netcode: NetcodeServer,
    request_filter: RequestFilter,
    peers: BTreeMap<ClientId, PeerState>,
    addresses: HashMap<SocketAddr, ClientId>,
    /// Why clients were disconnected, until [`ServerTransport::take_cause`] takes it.
    causes: HashMap<ClientId, PeerDisconnectCause>,
    /// Probes of this update.
    probes: Vec<(SocketAddr, Vec<u8>)>,
    /// Time of the last check of all clients.
    last_check: Instant,
    counts: DatagramCounts,
}

impl ServerTransport {
    /// Creates the transport of a server on a port.
    ///
    /// # Errors
    /// If `max_people` is out of range.
    pub fn new(datagrams: Box<dyn Datagrams>, config: ServerTransportConfig) -> io::Result<Self> {
        if !(1..=MAX_PEOPLE).contains(&config.max_people) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
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
            causes: HashMap::new(),
            probes: Vec::new(),
            last_check: now,
            counts: DatagramCounts::default(),
        })
    }

    /// Returns the address of the port.
    ///
    /// # Errors
    /// If the system does not know it.
    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.datagrams.local_addr()
    }

    /// Returns the canonical address that a client sends from.
    pub fn client_ip(&self, client: ClientId) -> Option<IpAddr> {
        Some(self.peers.get(&client)?.address.ip().to_canonical())
    }

    /// Returns the source of a client's packets, as a number.
    pub fn source_key(&self, client: ClientId) -> Option<u128> {
        let state = self.peers.get(&client)?;
        Some(Source::from(state.address.ip()).key())
    }

    /// Returns the data in the sealed part of a client's token, which nobody but this server can have written.
    pub fn user_data(&self, client: ClientId) -> Option<&[u8; NETCODE_USER_DATA_BYTES]> {
        Some(&self.peers.get(&client)?.user_data)
    }

    /// Waits until a datagram arrives, for at most `timeout`.
    pub fn wait(&self, timeout: Duration) {
        self.datagrams.wait(timeout);
    }

    /// Disconnects the clients that are due, and passes the packets that have arrived to renet. `elapsed` is the time since
    /// the last update.
    pub fn update(&mut self, elapsed: Duration, server: &mut renet::RenetServer) {
        self.netcode.update(elapsed.min(MAX_CLOCK_STEP));
        self.disconnect_due(server);
        let mut request_time = REQUEST_TIME;
        self.probes.clear();
        for state in self.peers.values_mut() {
            state.packets = 0;
        }
        let mut buffer = [0; MAX_DATAGRAM];
        for _ in 0..MAX_READS {
            match self.datagrams.receive(&mut buffer) {
                Received::Datagram(from, length) => {
                    self.counts.received += 1;
                    let datagram = &mut buffer[..length];
                    if Probe::is_probe(datagram) {
                        if self.probes.len() < MAX_PROBES {
                            self.probes.push((from, datagram.to_vec()));
                        } else {
                            self.counts.excess_probe += 1;
                        }
                    } else if self.allows(from, datagram, &mut request_time) {
                        self.process(from, datagram, server);
                    }
                }
                Received::Error => {}
                Received::Empty => break,
            }
        }
        self.check_clients();
    }

    /// Sends the packets that are due.
    pub fn send_packets(&mut self, server: &mut renet::RenetServer) {
        let now = Instant::now();
        for (&client, state) in &mut self.peers {
            if state.cause.is_some() {
                continue;
            }
            let mut renet = ServerEnd { server, client };
            match state.connection.packets(now, &mut renet) {
                Ok(packets) => {
                    for packet in packets {
                        match self.netcode.generate_payload_packet(client, &packet) {
                            Ok((address, datagram)) => {
                                self.counts.sent += 1;
                                self.datagrams.send(datagram, address);
                            }
                            Err(error) => {
                                log::debug!("dropped a packet for client {client}: {error}");
                            }
                        }
                    }
                }
                Err(error) => state.mark(error.into()),
            }
        }
    }

    /// Queues a message for a client. If too much is queued or the message has an invalid length, the client is
    /// disconnected, because otherwise it would miss the message.
    pub fn send(&mut self, client: ClientId, message: &[u8]) {
        if let Some(state) = self.peers.get_mut(&client)
            && state.closing.is_none()
            && let Err(error) = state.connection.send(message)
        {
            state.mark(error.into());
        }
    }

    /// Sends an unreliable message to a client.
    pub fn send_unreliable(
        &mut self,
        client: ClientId,
        message: Vec<u8>,
        server: &mut renet::RenetServer,
    ) {
        if let Some(state) = self.peers.get_mut(&client)
            && state.cause.is_none()
        {
            let mut renet = ServerEnd { server, client };
            state.connection.send_unreliable(message, &mut renet);
        }
    }

    /// Removes and returns the oldest unread message of a client.
    pub fn next_message(&mut self, client: ClientId) -> Option<Vec<u8>> {
        self.peers.get_mut(&client)?.next_message()
    }

    /// Removes and returns the oldest unread unreliable message of a client.
    pub fn next_unreliable(&mut self, client: ClientId) -> Option<Vec<u8>> {
        self.peers.get_mut(&client)?.connection.next_unreliable()
    }

    /// Disconnects a client once it has acknowledged all messages, or after a second. Until then its messages are
    /// dropped, and no more can be queued for it.
    pub fn close(&mut self, client: ClientId) {
        if let Some(state) = self.peers.get_mut(&client) {
            state
                .closing
                .get_or_insert_with(|| Instant::now() + CLOSE_TIMEOUT);
        }
    }

    /// Disconnects all clients in the next update. Call this after a suspension so long that all of them have given up
    /// their connections. The clock by which tokens expire catches up.
    pub fn disconnect_all(&mut self, suspended: Duration) {
        for state in self.peers.values_mut() {
            state.mark(PeerDisconnectCause::TimedOut);
        }
        // The update after the suspension has already advanced the clock by one step.
        self.netcode
            .update(suspended.saturating_sub(MAX_CLOCK_STEP));
    }

    /// Returns the counts of datagrams so far.
    pub const fn counts(&self) -> DatagramCounts {
        self.counts
    }

    /// Returns the connected clients.
    pub fn clients(&self) -> Vec<ClientId> {
        self.peers.keys().copied().collect()
    }

    /// Removes and returns why a client was disconnected.
    pub fn take_cause(&mut self, client: ClientId) -> Option<PeerDisconnectCause> {
        self.causes.remove(&client)
    }

    /// Removes and returns the probes of this update, each with its sender.
    pub fn take_probes(&mut self) -> Vec<(SocketAddr, Vec<u8>)> {
        std::mem::take(&mut self.probes)
    }

    /// Sends the reply to a probe.
    pub fn reply(&self, reply: &[u8], to: SocketAddr) {
        self.datagrams.send(reply, to);
    }

    /// Returns `true` if netcode should process a datagram: its form is valid, its kind is allowed for its address, and no
    /// limit is exceeded.
    fn allows(&mut self, from: SocketAddr, datagram: &[u8], request_time: &mut Duration) -> bool {
        let Some(kind) = DatagramKind::classify(datagram, Receiver::Server) else {
            self.counts.malformed += 1;
            return false;
        };
        if let Some(state) = self
            .addresses
            .get(&from)
            .and_then(|client| self.peers.get_mut(client))
        {
            state.packets += 1;
            let is_allowed = kind != DatagramKind::Request
                && state.packets <= MAX_PACKETS
                && state.cause.is_none();
            self.counts.excess += u64::from(!is_allowed);
            return is_allowed;
        }
        match kind {
            DatagramKind::Request => {
                let time = self.netcode.current_time();
                let is_allowed =
                    self.request_filter
                        .allows_request(from, datagram, time, request_time);
                self.counts.invalid_request += u64::from(!is_allowed);
                is_allowed
            }
            kind => {
                let is_allowed =
                    kind == DatagramKind::Response && self.request_filter.allows_response(from);
                self.counts.stranger += u64::from(!is_allowed);
                is_allowed
            }
        }
    }

    /// Passes a datagram to netcode, and its payload to renet.
    fn process(&mut self, from: SocketAddr, datagram: &mut [u8], server: &mut renet::RenetServer) {
        match self.netcode.process_packet(from, datagram) {
            ServerResult::None => {}
            ServerResult::PacketToSend { addr, payload } => self.datagrams.send(payload, addr),
            ServerResult::Payload { client_id, payload } => {
                let mut renet = ServerEnd {
                    server,
                    client: client_id,
                };
                if let Some(state) = self.peers.get_mut(&client_id)
                    && let Err(error) =
                        state
                            .connection
                            .receive(payload, Instant::now(), &mut renet)
                {
                    state.mark(error.into());
                }
            }
            ServerResult::ClientConnected {
                client_id,
                addr,
                user_data,
                payload,
            } => {
                self.datagrams.send(payload, addr);
                self.add(client_id, addr, user_data, server);
            }
            ServerResult::ClientDisconnected { client_id, .. } => {
                if let Some(state) = self.peers.get_mut(&client_id) {
                    state.mark(PeerDisconnectCause::Left);
                }
            }
        }
    }

    fn add(
        &mut self,
        client: ClientId,
        address: SocketAddr,
        user_data: Box<[u8; NETCODE_USER_DATA_BYTES]>,
        server: &mut renet::RenetServer,
    ) {
        self.request_filter.remove(address);
        if let Some(state) = self.peers.get_mut(&client) {
            // Netcode connects nobody twice, except a client that deliberately mixes several tokens.
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
        self.peers
            .insert(client, PeerState::new(connection, address, user_data));
        self.addresses.insert(address, client);
        server.add_connection(client);
    }

    /// Lets netcode send keep-alives and report timeouts, and maintains the port. Runs only at intervals, because it
    /// checks all clients.
    fn check_clients(&mut self) {
        if self.last_check.elapsed() < CHECK_INTERVAL {
            return;
        }
        self.last_check = Instant::now();
        self.datagrams.maintain(self.last_check);
        self.request_filter.expire(self.last_check);
        for (&client, state) in &mut self.peers {
            match self.netcode.update_client(client) {
                ServerResult::PacketToSend { addr, payload } => self.datagrams.send(payload, addr),
                ServerResult::ClientDisconnected { addr, payload, .. } => {
                    if let Some(payload) = payload {
                        self.datagrams.send(payload, addr);
                    }
                    state.mark(PeerDisconnectCause::TimedOut);
                }
                _ => {}
            }
        }
    }

    /// Disconnects the clients that are marked, those that have received their last messages, and those that renet has
    /// disconnected.
    fn disconnect_due(&mut self, server: &mut renet::RenetServer) {
        let now = Instant::now();
        for client in self.clients() {
            let Some(state) = self.peers.get_mut(&client) else {
                continue;
            };
            let renet = ServerEnd { server, client };
            if renet.end().is_some() {
                state.mark(PeerDisconnectCause::Closed);
            }
            if let Some(cause) = state.due_cause(now, &renet) {
                self.disconnect(client, cause, server);
            }
        }
    }

    fn disconnect(
        &mut self,
        client: ClientId,
        cause: PeerDisconnectCause,
        server: &mut renet::RenetServer,
    ) {
        // This loops only for a client that connected twice.
        while self.netcode.is_client_connected(client) {
            if let ServerResult::ClientDisconnected {
                addr,
                payload: Some(payload),
                ..
            } = self.netcode.disconnect(client)
            {
                for _ in 0..DISCONNECT_REPEATS {
                    self.datagrams.send(payload, addr);
                }
            }
        }
        if let Some(state) = self.peers.remove(&client) {
            self.addresses.remove(&state.address);
            self.causes.insert(client, cause);
            server.remove_connection(client);
        }
    }
}

/// Counters of a server's datagrams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DatagramCounts {
    /// Datagrams received.
    pub received: u64,
    /// Packets sent to clients.
    pub sent: u64,
    /// Datagrams that were dropped because they are not netcode packets.
    pub malformed: u64,
    /// Datagrams that were dropped because their client sent too many, or is being disconnected.
    pub excess: u64,
    /// Connection requests that were dropped because they had no token from this server, or there were too many.
    pub invalid_request: u64,
    /// Other datagrams that were dropped because their sender is not connected.
    pub stranger: u64,
    /// Probes that were dropped because there were too many.
    pub excess_probe: u64,
}

impl DatagramCounts {
    /// Returns each reason for dropping a datagram, with the number.
    pub const fn dropped(&self) -> [(&'static str, u64); 5] {
        [
            ("malformed", self.malformed),
            ("excess", self.excess),
            ("invalid_request", self.invalid_request),
            ("stranger", self.stranger),
            ("excess_probe", self.excess_probe),
        ]
    }
}
