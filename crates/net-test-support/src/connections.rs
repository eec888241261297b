//! Transports and their renet endpoints, polled on one thread without an app.

use renet::{RenetClient, RenetServer, ServerEvent};
use renetcode::ConnectToken;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tessella_net::DatagramSocket;
use tessella_protocol::transport::{
    ClientTransport, ConnectionError, ConnectionLimits, DisconnectCause, MAX_CLIENT_MESSAGE,
    MAX_QUEUED_FOR_CLIENT, MAX_QUEUED_FOR_SERVER, MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_CLIENT,
    MAX_UNREAD_FROM_SERVER, PeerConnection, PeerDisconnectCause, ServerTransport,
    ServerTransportConfig, connection_config,
};

/// Time within which a server must accept a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// Maximum number of messages from one client that a turn returns.
const MAX_MESSAGES: usize = 64;

/// Event of a [`ClientSocket`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientSocketEvent {
    /// The server has accepted the connection.
    Connected,
    /// Message from the server.
    Message(Vec<u8>),
    /// Unreliable message from the server.
    Unreliable(Vec<u8>),
    /// The connection has ended. This is the last event.
    Disconnected(DisconnectCause),
}

/// Client of a server.
pub struct ClientSocket {
    transport: ClientTransport,
    renet: RenetClient,
    last_turn: Instant,
    was_connected: bool,
    is_over: bool,
}

impl ClientSocket {
    /// Starts connecting.
    pub fn connect(token: ConnectToken) -> io::Result<Self> {
        // The transport refuses a token without an address.
        let server = token.server_addresses[0].unwrap_or((Ipv4Addr::LOCALHOST, 0).into());
        let socket = Box::new(DatagramSocket::bind_for(server)?);
        Ok(Self {
            transport: ClientTransport::connect(token, socket, CONNECT_TIMEOUT)?,
            renet: RenetClient::new(connection_config()),
            last_turn: Instant::now(),
            was_connected: false,
            is_over: false,
        })
    }

    /// Runs one turn: waits for a datagram for at most `wait`, and processes what has arrived.
    pub fn poll(&mut self, wait: Duration) -> Vec<ClientSocketEvent> {
        let mut events = Vec::new();
        if self.is_over {
            return events;
        }
        if self.transport.disconnect_cause().is_none() {
            self.transport.wait(wait);
        }
        let elapsed = self.last_turn.elapsed();
        self.last_turn = Instant::now();
        self.renet.update(elapsed);
        self.transport.update(elapsed, &mut self.renet);
        if self.is_connected() && !self.was_connected {
            self.was_connected = true;
            events.push(ClientSocketEvent::Connected);
        }
        while let Some(message) = self.transport.next_unreliable() {
            events.push(ClientSocketEvent::Unreliable(message));
        }
        while let Some(message) = self.transport.next_message() {
            events.push(ClientSocketEvent::Message(message));
        }
        self.flush();
        if let Some(cause) = self.transport.disconnect_cause() {
            self.is_over = true;
            events.push(ClientSocketEvent::Disconnected(cause));
        }
        events
    }

    /// Queues a reliable message.
    pub fn send(&mut self, message: impl AsRef<[u8]>) {
        self.transport.send(message.as_ref(), &mut self.renet);
    }

    /// Queues an unreliable message.
    pub fn send_unreliable(&mut self, message: Vec<u8>) {
        self.transport.send_unreliable(message, &mut self.renet);
    }

    /// Sends the packets that are due.
    pub fn flush(&mut self) {
        self.transport.send_packets(&mut self.renet);
    }

    /// Ends the connection.
    pub fn disconnect(&mut self) {
        self.transport.disconnect(&mut self.renet);
    }

    /// Returns `true` while the connection is open.
    pub fn is_connected(&self) -> bool {
        self.transport.is_connected()
    }

    /// Returns the time since the last packet from the server.
    pub fn silence(&self) -> Duration {
        self.transport.silence()
    }
}

/// Event of a [`ServerSocket`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerSocketEvent {
    /// A client has connected.
    Connected(u64),
    /// A client has disconnected.
    Disconnected(u64, PeerDisconnectCause),
    /// Message from a client.
    Message(u64, Vec<u8>),
    /// Unreliable message from a client.
    Unreliable(u64, Vec<u8>),
}

/// Server without a lobby.
pub struct ServerSocket {
    transport: ServerTransport,
    renet: RenetServer,
    last_turn: Instant,
}

impl ServerSocket {
    /// Binds a server to an address.
    ///
    /// # Errors
    /// If the address is in use.
    pub fn bind(address: SocketAddr, config: ServerTransportConfig) -> io::Result<Self> {
        let socket = Box::new(DatagramSocket::bind(address)?);
        Ok(Self {
            transport: ServerTransport::new(socket, config)?,
            renet: RenetServer::new(connection_config()),
            last_turn: Instant::now(),
        })
    }

    /// Returns the address of the socket.
    ///
    /// # Errors
    /// If the system does not know it.
    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.transport.local_addr()
    }

    /// Runs one turn: waits for a datagram for at most `wait`, and processes what has arrived. Each probe is answered
    /// with what `on_probe` returns.
    pub fn poll(
        &mut self,
        wait: Duration,
        mut on_probe: impl FnMut(SocketAddr, &[u8]) -> Option<Vec<u8>>,
    ) -> Vec<ServerSocketEvent> {
        self.transport.wait(wait);
        let elapsed = self.last_turn.elapsed();
        self.last_turn = Instant::now();
        self.renet.update(elapsed);
        self.transport.update(elapsed, &mut self.renet);
        for (from, probe) in self.transport.take_probes() {
            if let Some(reply) = on_probe(from, &probe) {
                self.transport.reply(&reply, from);
            }
        }
        let mut events = Vec::new();
        while let Some(event) = self.renet.get_event() {
            events.push(match event {
                ServerEvent::ClientConnected { client_id } => {
                    ServerSocketEvent::Connected(client_id)
                }
                ServerEvent::ClientDisconnected { client_id, .. } => {
                    let cause = self.transport.take_cause(client_id);
                    ServerSocketEvent::Disconnected(client_id, cause.expect("a reason"))
                }
            });
        }
        for client in self.transport.clients() {
            while let Some(message) = self.transport.next_unreliable(client) {
                events.push(ServerSocketEvent::Unreliable(client, message));
            }
            let messages = std::iter::from_fn(|| self.transport.next_message(client));
            let messages = messages.take(MAX_MESSAGES);
            events.extend(messages.map(|message| ServerSocketEvent::Message(client, message)));
        }
        self.flush();
        events
    }

    /// Queues a reliable message to a client.
    pub fn send(&mut self, client: u64, message: impl AsRef<[u8]>) {
        self.transport.send(client, message.as_ref());
    }

    /// Queues an unreliable message to a client.
    pub fn send_unreliable(&mut self, client: u64, message: Vec<u8>) {
        self.transport
            .send_unreliable(client, message, &mut self.renet);
    }

    /// Sends the packets that are due.
    pub fn flush(&mut self) {
        self.transport.send_packets(&mut self.renet);
    }

    /// Ends the connection of a client.
    pub fn close(&mut self, client: u64) {
        self.transport.close(client);
    }

    /// Returns the ids of the connected clients.
    pub fn clients(&self) -> Vec<u64> {
        self.transport.clients()
    }
}

/// One end of a connection, without encryption.
pub struct PacketEnd {
    connection: PeerConnection,
    renet: RenetClient,
    last_update: Instant,
}

impl PacketEnd {
    /// Creates the end of a client.
    pub fn client() -> Self {
        Self::new(ConnectionLimits {
            max_outgoing: MAX_CLIENT_MESSAGE,
            max_queued: MAX_QUEUED_FOR_SERVER,
            max_incoming: MAX_SERVER_MESSAGE,
            max_unread: MAX_UNREAD_FROM_SERVER,
        })
    }

    /// Creates the end of a server.
    pub fn server() -> Self {
        Self::new(ConnectionLimits {
            max_outgoing: MAX_SERVER_MESSAGE,
            max_queued: MAX_QUEUED_FOR_CLIENT,
            max_incoming: MAX_CLIENT_MESSAGE,
            max_unread: MAX_UNREAD_FROM_CLIENT,
        })
    }

    fn new(limits: ConnectionLimits) -> Self {
        let now = Instant::now();
        let mut renet = RenetClient::new(connection_config());
        renet.set_connected();
        Self {
            connection: PeerConnection::new(limits, now),
            renet,
            last_update: now,
        }
    }

    fn update(&mut self, now: Instant) {
        self.renet.update(now - self.last_update);
        self.last_update = now;
    }

    /// Queues a reliable message.
    ///
    /// # Errors
    /// If it is too long, or too much is queued.
    pub fn send(&mut self, message: &[u8]) -> Result<(), ConnectionError> {
        self.connection.send(message)
    }

    /// Queues an unreliable message.
    pub fn send_unreliable(&mut self, message: Vec<u8>) {
        self.connection.send_unreliable(message, &mut self.renet);
    }

    /// Processes a packet from the other end.
    ///
    /// # Errors
    /// If the packet is refused.
    pub fn receive(&mut self, packet: &[u8], now: Instant) -> Result<(), ConnectionError> {
        self.update(now);
        self.connection.receive(packet, now, &mut self.renet)
    }

    /// Returns the packets that are due.
    ///
    /// # Errors
    /// If the connection has failed.
    pub fn packets(&mut self, now: Instant) -> Result<Vec<Vec<u8>>, ConnectionError> {
        self.update(now);
        self.connection.packets(now, &mut self.renet)
    }

    /// Returns the next reliable message received.
    pub fn next_message(&mut self) -> Option<Vec<u8>> {
        self.connection.next_message()
    }

    /// Returns the next unreliable message received.
    pub fn next_unreliable(&mut self) -> Option<Vec<u8>> {
        self.connection.next_unreliable()
    }

    /// Returns `true` if the other end has acknowledged everything.
    pub fn all_acknowledged(&self) -> bool {
        self.connection.all_acknowledged(&self.renet)
    }
}
