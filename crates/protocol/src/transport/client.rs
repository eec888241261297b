//! Transport of a client.
//!
//! This replaces bevy_renet's `NetcodeClientTransport` for the reasons given in [`ServerTransport`](super::ServerTransport):
//! packets are filtered before renet processes them, and the work of one update is bounded.

use super::channels::{
    MAX_CLIENT_MESSAGE, MAX_QUEUED_FOR_SERVER, MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_SERVER,
};
use super::connection::{ConnectionError, ConnectionLimits, PeerConnection};
use super::datagram_kind::{DatagramKind, Receiver};
use super::datagrams::{Datagrams, MAX_DATAGRAM, Received};
use crate::addresses::canonical_address;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_renet::{RenetClient, RenetClientPlugin, RenetReceive, RenetSend};
use bevy_time::{Real, Time};
use renetcode::{ClientAuthentication, ConnectToken, DisconnectReason, NetcodeClient};
use std::io;
use std::time::{Duration, Instant};
use thiserror::Error;

/// Maximum number of datagrams read in an update.
const MAX_READS: usize = 1024;
/// Maximum number of packets from the server that are decrypted in an update.
const MAX_PACKETS: usize = 256;
/// Maximum step of the clock in an update, so that a pause of this client does not count as silence of the server.
const MAX_CLOCK_STEP: Duration = Duration::from_secs(1);
/// Number of disconnect datagrams to send, because any of them may be lost.
const DISCONNECT_REPEATS: usize = 3;
/// Timeout in seconds for a connection whose token has an invalid one.
const DEFAULT_TIMEOUT: i32 = 10;
/// Maximum valid timeout in seconds.
const MAX_TIMEOUT: i32 = 60;

/// Receives and sends the packets of a [`ClientTransport`].
pub struct ClientTransportPlugin;

impl Plugin for ClientTransportPlugin {
    fn build(&self, app: &mut App) {
        let is_open = resource_exists::<ClientTransport>.and_then(resource_exists::<RenetClient>);
        app.add_systems(
            PreUpdate,
            receive_packets
                .in_set(RenetReceive)
                .run_if(is_open.clone())
                .after(RenetClientPlugin::update_system),
        )
        .add_systems(PostUpdate, send_packets.in_set(RenetSend).run_if(is_open));
    }
}

fn receive_packets(
    mut transport: ResMut<ClientTransport>,
    mut client: ResMut<RenetClient>,
    time: Res<Time<Real>>,
) {
    transport.update(time.delta(), &mut client);
}

fn send_packets(mut transport: ResMut<ClientTransport>, mut client: ResMut<RenetClient>) {
    transport.send_packets(&mut client);
}

/// Why a connection ended or was never made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DisconnectCause {
    /// The server did not reply.
    #[error("the host did not answer in time")]
    NoReply,
    /// The token has expired.
    #[error("the host's token has expired")]
    TokenExpired,
    /// The server is full.
    #[error("the host is full")]
    ServerFull,
    /// The server was silent for too long.
    #[error("no word from the host")]
    TimedOut,
    /// The server closed the connection.
    #[error("the host closed the connection")]
    ClosedByServer,
    /// This client closed the connection.
    #[error("you left")]
    ClosedByClient,
    /// The server sent invalid packets, or this client queued too much.
    #[error(transparent)]
    Failed(#[from] ConnectionError),
}

/// Why a token is unusable: it has no server address, or its times are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
enum TokenError {
    #[error("the host's token names no address")]
    Address,
    #[error("the host's token is for no time at all")]
    Time,
}

impl From<DisconnectReason> for DisconnectCause {
    fn from(reason: DisconnectReason) -> Self {
        match reason {
            DisconnectReason::ConnectTokenExpired => Self::TokenExpired,
            DisconnectReason::ConnectionRequestTimedOut
            | DisconnectReason::ConnectionResponseTimedOut => Self::NoReply,
            DisconnectReason::ConnectionTimedOut => Self::TimedOut,
            DisconnectReason::ConnectionDenied => Self::ServerFull,
            DisconnectReason::DisconnectedByServer => Self::ClosedByServer,
            DisconnectReason::DisconnectedByClient => Self::ClosedByClient,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TransportState {
    Connecting { until: Instant },
    Connected,
    Over(DisconnectCause),
}

/// Connection of a client, with its messages.
///
/// Messages of any length are sent and received here; [`RenetClient`] carries their chunks.
#[derive(Resource)]
pub struct ClientTransport {
    datagrams: Box<dyn Datagrams>,
    netcode: NetcodeClient,
    connection: PeerConnection,
    state: TransportState,
    /// Time of the last update.
    last_update: Instant,
}

impl ClientTransport {
    /// Starts connecting to the first address in a token. The server must accept the connection within `timeout`.
    ///
    /// # Errors
    /// If the token is invalid.
    pub fn connect(
        mut token: ConnectToken,
        datagrams: Box<dyn Datagrams>,
        timeout: Duration,
    ) -> io::Result<Self> {
        let invalid = |error: TokenError| io::Error::new(io::ErrorKind::InvalidData, error);
        let server = token.server_addresses[0].map(canonical_address);
        let server = server.ok_or_else(|| invalid(TokenError::Address))?;
        if token.expire_timestamp <= token.create_timestamp {
            return Err(invalid(TokenError::Time));
        }
        token.server_addresses = [None; 32];
        token.server_addresses[0] = Some(server);
        if !(1..=MAX_TIMEOUT).contains(&token.timeout_seconds) {
            token.timeout_seconds = DEFAULT_TIMEOUT;
        }
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
        Ok(Self {
            datagrams,
            netcode,
            connection: PeerConnection::new(limits, now),
            state: TransportState::Connecting {
                until: now + timeout,
            },
            last_update: now,
        })
    }

    /// Waits until a datagram arrives, for at most `timeout`.
    pub fn wait(&self, timeout: Duration) {
        self.datagrams.wait(timeout);
    }

    /// Passes the packets that have arrived to renet, and notices the end of the connection. `elapsed` is the time since the
    /// last update.
    pub fn update(&mut self, elapsed: Duration, renet: &mut renet::RenetClient) {
        if self.disconnect_cause().is_some() {
            return;
        }
        self.receive(renet);
        self.advance_clock(elapsed);
        let is_connecting = matches!(self.state, TransportState::Connecting { .. });
        if is_connecting && self.netcode.is_connected() {
            self.state = TransportState::Connected;
            renet.set_connected();
        }
        self.check_end(renet);
    }

    /// Sends the packets that are due.
    pub fn send_packets(&mut self, renet: &mut renet::RenetClient) {
        if !self.is_connected() {
            return;
        }
        match self.connection.packets(Instant::now(), renet) {
            Ok(packets) => {
                for packet in packets {
                    match self.netcode.generate_payload_packet(&packet) {
                        Ok((server, datagram)) => self.datagrams.send(datagram, server),
                        Err(error) => log::debug!("dropped a packet for the server: {error}"),
                    }
                }
            }
            Err(error) => self.end(DisconnectCause::Failed(error), renet),
        }
    }

    /// Queues a message for the server, which is sent once the connection has been accepted. If too much is queued, the
    /// connection ends.
    pub fn send(&mut self, message: &[u8], renet: &mut renet::RenetClient) {
        if self.disconnect_cause().is_none()
            && let Err(error) = self.connection.send(message)
        {
            self.end(DisconnectCause::Failed(error), renet);
        }
    }

    /// Sends an unreliable message to the server.
    pub fn send_unreliable(&mut self, message: Vec<u8>, renet: &mut renet::RenetClient) {
        if self.is_connected() {
            self.connection.send_unreliable(message, renet);
        }
    }

    /// Removes and returns the oldest unread message. Messages arrive complete and in order.
    pub fn next_message(&mut self) -> Option<Vec<u8>> {
        self.connection.next_message()
    }

    /// Removes and returns the oldest unread unreliable message. These can be lost or reordered.
    pub fn next_unreliable(&mut self) -> Option<Vec<u8>> {
        self.connection.next_unreliable()
    }

    /// Sends the packets that are due, and disconnects. Packets lost now are not sent again.
    pub fn disconnect(&mut self, renet: &mut renet::RenetClient) {
        self.send_packets(renet);
        self.end(DisconnectCause::ClosedByClient, renet);
    }

    /// Returns `true` if the server has acknowledged all messages.
    pub fn all_acknowledged(&self, renet: &renet::RenetClient) -> bool {
        self.connection.all_acknowledged(renet)
    }

    /// Returns `true` while the connection is open.
    pub fn is_connected(&self) -> bool {
        self.state == TransportState::Connected
    }

    /// Returns why the connection ended, if it has.
    pub fn disconnect_cause(&self) -> Option<DisconnectCause> {
        match self.state {
            TransportState::Over(cause) => Some(cause),
            _ => None,
        }
    }

    /// Returns the time since the last packet from the server.
    pub fn silence(&self) -> Duration {
        self.netcode.time_since_last_received_packet() + self.last_update.elapsed()
    }

    fn receive(&mut self, renet: &mut renet::RenetClient) {
        let server = self.netcode.server_addr();
        let mut buffer = [0; MAX_DATAGRAM];
        let mut packets = 0;
        for _ in 0..MAX_READS {
            match self.datagrams.receive(&mut buffer) {
                Received::Datagram(from, length) if from == server => {
                    let datagram = &mut buffer[..length];
                    if DatagramKind::classify(datagram, Receiver::Client).is_some() {
                        packets += 1;
                        if let Some(packet) = self.netcode.process_packet(datagram)
                            && let Err(error) =
                                self.connection.receive(packet, Instant::now(), renet)
                        {
                            self.end(DisconnectCause::Failed(error), renet);
                        }
                    }
                }
                Received::Datagram(..) | Received::Error => {}
                Received::Empty => return,
            }
            if packets == MAX_PACKETS || self.netcode.is_disconnected() {
                return;
            }
        }
    }

    /// Advances netcode's clock, and sends its request or a keep-alive if one is due.
    fn advance_clock(&mut self, elapsed: Duration) {
        self.last_update = Instant::now();
        if !self.netcode.is_disconnected()
            && let Some((datagram, server)) = self.netcode.update(elapsed.min(MAX_CLOCK_STEP))
        {
            self.datagrams.send(datagram, server);
        }
    }

    /// Ends the connection if netcode or renet has ended it, or if the server did not accept it in time.
    fn check_end(&mut self, renet: &mut renet::RenetClient) {
        if let Some(reason) = self.netcode.disconnect_reason() {
            self.end(reason.into(), renet);
        } else if let TransportState::Connecting { until } = self.state
            && Instant::now() >= until
        {
            self.end(DisconnectCause::NoReply, renet);
        } else if renet.is_disconnected() {
            self.end(DisconnectCause::ClosedByClient, renet);
        }
    }

    /// Ends the connection, and notifies the server if it may still be reachable.
    fn end(&mut self, cause: DisconnectCause, renet: &mut renet::RenetClient) {
        if self.disconnect_cause().is_some() {
            return;
        }
        self.state = TransportState::Over(cause);
        renet.disconnect_due_to_transport();
        self.send_disconnect();
    }

    fn send_disconnect(&mut self) {
        if self.netcode.is_connected()
            && let Ok((server, datagram)) = self.netcode.disconnect()
        {
            for _ in 0..DISCONNECT_REPEATS {
                self.datagrams.send(datagram, server);
            }
        }
    }
}

impl Drop for ClientTransport {
    fn drop(&mut self) {
        self.send_disconnect();
    }
}
