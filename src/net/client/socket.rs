//! Client end of a connection.
//!
//! This replaces renet's `NetcodeClientTransport` for the reasons given in [`ServerSocket`](super::super::server::ServerSocket):
//! packets are filtered before renet processes them, and the work of one turn is bounded.

use crate::net::datagram_kind::{DatagramKind, Receiver};
use crate::net::datagrams::{DatagramSocket, MAX_DATAGRAM, Received};
use crate::net::wire::{
    ConnectionError, ConnectionLimits, MAX_CLIENT_MESSAGE, MAX_QUEUED_FOR_SERVER,
    MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_SERVER, PeerConnection,
};
use renetcode::{ClientAuthentication, ConnectToken, DisconnectReason, NetcodeClient};
use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::{Duration, Instant};

/// Maximum number of datagrams read in a turn.
const MAX_READS: usize = 1024;
/// Maximum number of packets from the server that are decrypted in a turn.
const MAX_PACKETS: usize = 256;
/// Time within which the server must accept the connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Longest wait for a datagram, so that resends and timeouts are handled in time.
const MAX_WAIT: Duration = Duration::from_millis(50);
/// Largest step of the clock in a turn. A pause of this client does not count as silence of the server.
const MAX_CLOCK_STEP: Duration = Duration::from_secs(1);
/// Number of disconnect datagrams to send, because each may be lost.
const DISCONNECT_REPEATS: usize = 3;
/// Timeout in seconds of a connection whose token has an invalid one.
const DEFAULT_TIMEOUT: i32 = 10;
/// Longest valid timeout in seconds.
const MAX_TIMEOUT: i32 = 60;

/// Event of a client socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientSocketEvent {
    /// The server has accepted the connection.
    Connected,
    /// Message from the server. Messages arrive complete and in order.
    Message(Vec<u8>),
    /// Unreliable message from the server. These can be lost or reordered.
    Unreliable(Vec<u8>),
    /// End of the connection. This is the last event.
    Disconnected(DisconnectCause),
}

/// Reason why a connection ended or was never made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisconnectCause {
    /// The server did not reply.
    NoReply,
    /// The token has expired.
    TokenExpired,
    /// The server is full.
    ServerFull,
    /// The server was silent for too long.
    TimedOut,
    /// The server closed the connection.
    ClosedByServer,
    /// This client closed the connection.
    ClosedByClient,
    /// The server sent invalid packets, or this client queued too much.
    Failed(ConnectionError),
}

impl fmt::Display for DisconnectCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoReply => write!(
                f,
                "the host did not answer within {} seconds",
                CONNECT_TIMEOUT.as_secs()
            ),
            Self::TokenExpired => f.write_str("the host's token has expired"),
            Self::ServerFull => f.write_str("the host has no room"),
            Self::TimedOut => f.write_str("nothing was heard of the host"),
            Self::ClosedByServer => f.write_str("the host has closed the connection"),
            Self::ClosedByClient => f.write_str("the connection was left"),
            Self::Failed(error) => error.fmt(f),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClientSocketState {
    Connecting {
        until: Instant,
    },
    Connected,
    Over {
        cause: DisconnectCause,
        is_reported: bool,
    },
}

/// Client end of a connection.
pub struct ClientSocket {
    datagrams: DatagramSocket,
    netcode: NetcodeClient,
    connection: PeerConnection,
    state: ClientSocketState,
    /// Time of the last turn.
    last_turn: Instant,
}

impl ClientSocket {
    /// Starts to connect to the first address of a token.
    ///
    /// # Errors
    /// If the token is invalid or the system cannot open a socket.
    pub fn connect(mut token: ConnectToken) -> io::Result<Self> {
        let invalid = |what: &str| {
            io::Error::new(
                io::ErrorKind::InvalidData,
                format!("the host's token {what}"),
            )
        };
        let server = token.server_addresses[0].ok_or_else(|| invalid("names no address"))?;
        if token.expire_timestamp <= token.create_timestamp {
            return Err(invalid("is for no time at all"));
        }
        token.server_addresses[1..].fill(None);
        if !(1..=MAX_TIMEOUT).contains(&token.timeout_seconds) {
            token.timeout_seconds = DEFAULT_TIMEOUT;
        }
        let any: IpAddr = if server.is_ipv4() {
            Ipv4Addr::UNSPECIFIED.into()
        } else {
            Ipv6Addr::UNSPECIFIED.into()
        };
        let datagrams = DatagramSocket::bind(SocketAddr::new(any, 0))?;
        let authentication = ClientAuthentication::Secure {
            connect_token: token,
        };
        let netcode =
            NetcodeClient::new(Duration::ZERO, authentication).map_err(io::Error::other)?;
        let now = Instant::now();
        let limits = ConnectionLimits {
            max_outgoing: MAX_CLIENT_MESSAGE,
            max_queued: MAX_QUEUED_FOR_SERVER,
            max_incoming: MAX_SERVER_MESSAGE,
            max_unread: MAX_UNREAD_FROM_SERVER,
        };
        let mut socket = Self {
            datagrams,
            netcode,
            connection: PeerConnection::new(limits, now),
            state: ClientSocketState::Connecting {
                until: now + CONNECT_TIMEOUT,
            },
            last_turn: now,
        };
        socket.advance_clock();
        Ok(socket)
    }

    /// Runs one turn: waits for a datagram for at most `wait` and 50 ms, and processes what has arrived. Nothing ends the
    /// wait early, so a caller that may have messages to send should wait for at most 10 ms. Returns at once when the
    /// connection is over.
    pub fn poll(&mut self, wait: Duration) -> Vec<ClientSocketEvent> {
        let mut events = Vec::new();
        if !matches!(self.state, ClientSocketState::Over { .. }) {
            self.receive(wait.min(MAX_WAIT));
            self.advance_clock();
            let is_connecting = matches!(self.state, ClientSocketState::Connecting { .. });
            if is_connecting && self.netcode.is_connected() {
                self.state = ClientSocketState::Connected;
                events.push(ClientSocketEvent::Connected);
            }
            let unreliable = std::iter::from_fn(|| self.connection.next_unreliable());
            events.extend(unreliable.map(ClientSocketEvent::Unreliable));
            let messages = std::iter::from_fn(|| self.connection.next_message());
            events.extend(messages.map(ClientSocketEvent::Message));
            self.check_end();
            self.flush();
        }
        if let ClientSocketState::Over {
            cause,
            is_reported: is_reported @ false,
        } = &mut self.state
        {
            *is_reported = true;
            events.push(ClientSocketEvent::Disconnected(*cause));
        }
        events
    }

    /// Queues a message for the server. It is sent by the next [`flush`](Self::flush) or turn after the connection is
    /// accepted. If too much is queued, the connection ends.
    pub fn send(&mut self, message: Vec<u8>) {
        if !matches!(self.state, ClientSocketState::Over { .. })
            && let Err(error) = self.connection.send(&message)
        {
            self.end(DisconnectCause::Failed(error));
        }
    }

    /// Queues an unreliable message for the server.
    pub fn send_unreliable(&mut self, message: Vec<u8>) {
        if self.state == ClientSocketState::Connected {
            self.connection.send_unreliable(message);
        }
    }

    /// Sends the packets that are due.
    pub fn flush(&mut self) {
        if self.state != ClientSocketState::Connected {
            return;
        }
        match self.connection.packets(Instant::now()) {
            Ok(packets) => {
                for packet in packets {
                    match self.netcode.generate_payload_packet(&packet) {
                        Ok((server, datagram)) => self.datagrams.send(datagram, server),
                        Err(error) => log::debug!("a packet for the server was lost: {error}"),
                    }
                }
            }
            Err(error) => self.end(DisconnectCause::Failed(error)),
        }
    }

    /// Sends the packets that are due and disconnects. Lost packets are not sent again.
    pub fn disconnect(&mut self) {
        self.flush();
        self.end(DisconnectCause::ClosedByClient);
    }

    /// Returns `true` if the server has acknowledged all messages.
    pub fn all_acknowledged(&self) -> bool {
        self.connection.all_acknowledged()
    }

    /// Returns `true` while the connection is open.
    pub fn is_connected(&self) -> bool {
        self.state == ClientSocketState::Connected
    }

    /// Returns the time since the last packet from the server.
    pub fn silence(&self) -> Duration {
        self.netcode.time_since_last_received_packet() + self.last_turn.elapsed()
    }

    fn receive(&mut self, wait: Duration) {
        let server = self.netcode.server_addr();
        let mut buffer = [0; MAX_DATAGRAM];
        let mut received = self.datagrams.receive_timeout(&mut buffer, wait);
        let mut packets = 0;
        for _ in 1..MAX_READS {
            match received {
                Received::Datagram(from, length) if from == server => {
                    let datagram = &mut buffer[..length];
                    if DatagramKind::classify(datagram, Receiver::Client).is_some() {
                        packets += 1;
                        if let Some(packet) = self.netcode.process_packet(datagram)
                            && let Err(error) = self.connection.receive(packet, Instant::now())
                        {
                            self.end(DisconnectCause::Failed(error));
                        }
                    }
                }
                Received::Datagram(..) | Received::Error => {}
                Received::Empty => return,
            }
            if packets == MAX_PACKETS || self.netcode.is_disconnected() {
                return;
            }
            received = self.datagrams.receive(&mut buffer);
        }
    }

    /// Advances netcode's clock, and sends its request or a keep-alive if one is due.
    fn advance_clock(&mut self) {
        let now = Instant::now();
        let elapsed = (now - self.last_turn).min(MAX_CLOCK_STEP);
        self.last_turn = now;
        if !self.netcode.is_disconnected()
            && let Some((datagram, server)) = self.netcode.update(elapsed)
        {
            self.datagrams.send(datagram, server);
        }
    }

    /// Ends the connection if netcode has ended it, or if the server did not accept it in time.
    fn check_end(&mut self) {
        if let Some(reason) = self.netcode.disconnect_reason() {
            self.end(match reason {
                DisconnectReason::ConnectTokenExpired => DisconnectCause::TokenExpired,
                DisconnectReason::ConnectionRequestTimedOut
                | DisconnectReason::ConnectionResponseTimedOut => DisconnectCause::NoReply,
                DisconnectReason::ConnectionTimedOut => DisconnectCause::TimedOut,
                DisconnectReason::ConnectionDenied => DisconnectCause::ServerFull,
                DisconnectReason::DisconnectedByServer => DisconnectCause::ClosedByServer,
                DisconnectReason::DisconnectedByClient => DisconnectCause::ClosedByClient,
            });
        } else if let ClientSocketState::Connecting { until } = self.state
            && Instant::now() >= until
        {
            self.end(DisconnectCause::NoReply);
        }
    }

    /// Ends the connection, and tells the server if it may still be reachable.
    fn end(&mut self, cause: DisconnectCause) {
        if matches!(self.state, ClientSocketState::Over { .. }) {
            return;
        }
        self.state = ClientSocketState::Over {
            cause,
            is_reported: false,
        };
        if self.netcode.is_connected()
            && let Ok((server, datagram)) = self.netcode.disconnect()
        {
            for _ in 0..DISCONNECT_REPEATS {
                self.datagrams.send(datagram, server);
            }
        }
    }
}

impl Drop for ClientSocket {
    fn drop(&mut self) {
        self.disconnect();
    }
}
