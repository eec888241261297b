//! Clients, from the point of view of a server's transport.

use super::chunks::QueueError;
use super::connection::{ConnectionError, PeerConnection};
use super::renet_end::RenetEnd;
use renetcode::NETCODE_USER_DATA_BYTES;
use std::net::SocketAddr;
use std::time::Instant;

/// Why a client was disconnected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeerDisconnectCause {
    /// The client closed the connection.
    Left,
    /// The client was silent for longer than its token allows.
    TimedOut,
    /// The server closed the connection.
    Closed,
    /// Too much was queued for the client, because it received too slowly.
    TooSlow,
    /// The server tried to send it an empty or too long message.
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
    /// Data in the sealed part of the client's token.
    pub(super) user_data: Box<[u8; NETCODE_USER_DATA_BYTES]>,
    /// Number of packets decrypted in this update.
    pub(super) packets: u32,
    /// Deadline for the last messages, if the server is closing the connection.
    pub(super) closing: Option<Instant>,
    /// Why the client is to be disconnected.
    pub(super) cause: Option<PeerDisconnectCause>,
}

impl PeerState {
    pub(super) fn new(
        connection: PeerConnection,
        address: SocketAddr,
        user_data: Box<[u8; NETCODE_USER_DATA_BYTES]>,
    ) -> Self {
        Self {
            connection,
            address,
            user_data,
            packets: 0,
            closing: None,
            cause: None,
        }
    }

    /// Marks the client for disconnection. Only the first cause counts.
    pub(super) fn mark(&mut self, cause: PeerDisconnectCause) {
        self.cause.get_or_insert(cause);
    }

    /// Returns why the client must be disconnected now, if it must. Unread messages delay this unless the connection is
    /// being closed.
    pub(super) fn due_cause(
        &self,
        now: Instant,
        renet: &impl RenetEnd,
    ) -> Option<PeerDisconnectCause> {
        match (self.cause, self.closing) {
            (Some(cause), closing) => {
                let is_read = closing.is_some() || !self.connection.has_message();
                is_read.then_some(cause)
            }
            (None, Some(until)) => {
                let is_due = now >= until || self.connection.all_acknowledged(renet);
                is_due.then_some(PeerDisconnectCause::Closed)
            }
            (None, None) => None,
        }
    }

    /// Removes and returns the oldest unread message. Messages from a connection that is being closed are dropped.
    pub(super) fn next_message(&mut self) -> Option<Vec<u8>> {
        let message = self.connection.next_message()?;
        if self.closing.is_none() {
            return Some(message);
        }
        // They are still read, so that the client does not count as too fast.
        while self.connection.next_message().is_some() {}
        None
    }
}
