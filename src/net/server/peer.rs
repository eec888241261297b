//! Clients as a server's socket sees them.

use crate::net::wire::{ConnectionError, PeerConnection, QueueError};
use std::fmt;
use std::net::SocketAddr;
use std::time::Instant;

/// Client, by the id in its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Peer(pub u64);

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "client {}", self.0)
    }
}

/// Event of a server socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerSocketEvent {
    /// A client with a valid token has connected.
    Connected(Peer),
    /// A client has disconnected. This follows each `Connected` once.
    Disconnected(Peer, PeerDisconnectCause),
    /// Message from a client. Messages arrive complete and in order.
    Message(Peer, Vec<u8>),
    /// Unreliable message from a client. These can be lost or reordered.
    Unreliable(Peer, Vec<u8>),
}

/// Reason why a client has disconnected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeerDisconnectCause {
    /// The client closed the connection.
    Left,
    /// The client was silent for as long as its token says.
    TimedOut,
    /// The server closed the connection.
    Closed,
    /// More was queued for the client than it received.
    TooSlow,
    /// The server had a message for it that is empty or too long.
    Unsendable,
    /// The client sent packets that this program never sends.
    Misbehaved(ConnectionError),
}

impl From<ConnectionError> for PeerDisconnectCause {
    fn from(error: ConnectionError) -> Self {
        match error {
            ConnectionError::Send(QueueError::Full) => Self::TooSlow,
            ConnectionError::Send(QueueError::MessageLength) => Self::Unsendable,
            error => Self::Misbehaved(error),
        }
    }
}

/// State of one client.
pub(super) struct PeerState {
    pub(super) connection: PeerConnection,
    pub(super) address: SocketAddr,
    /// Number of packets decrypted in this turn.
    pub(super) packets: u32,
    /// Deadline for the last messages, if the server is closing the connection.
    pub(super) closing: Option<Instant>,
    /// Reason to disconnect the client in the next turn.
    pub(super) cause: Option<PeerDisconnectCause>,
}

impl PeerState {
    pub(super) fn new(connection: PeerConnection, address: SocketAddr) -> Self {
        Self {
            connection,
            address,
            packets: 0,
            closing: None,
            cause: None,
        }
    }

    /// Marks the client to be disconnected. The first reason counts.
    pub(super) fn mark(&mut self, cause: PeerDisconnectCause) {
        self.cause.get_or_insert(cause);
    }

    /// Returns the reason to disconnect the client now, if there is one.
    pub(super) fn due_cause(&self, now: Instant) -> Option<PeerDisconnectCause> {
        let is_closed = self
            .closing
            .is_some_and(|until| now >= until || self.connection.all_acknowledged());
        self.cause
            .or(is_closed.then_some(PeerDisconnectCause::Closed))
    }

    /// Moves at most `max` messages to the events.
    pub(super) fn take_messages(
        &mut self,
        peer: Peer,
        max: usize,
        events: &mut Vec<ServerSocketEvent>,
    ) {
        if self.closing.is_some() {
            // Messages are dropped, but still read, so that the client does not count as too fast.
            while self.connection.next_message().is_some() {}
            return;
        }
        while let Some(message) = self.connection.next_unreliable() {
            events.push(ServerSocketEvent::Unreliable(peer, message));
        }
        events.extend(
            std::iter::from_fn(|| self.connection.next_message())
                .take(max)
                .map(|bytes| ServerSocketEvent::Message(peer, bytes)),
        );
    }
}
