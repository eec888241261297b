//! Clients as a server's transport sees them.

use super::chunks::QueueError;
use super::connection::{ConnectionError, PeerConnection};
use super::renet_end::RenetEnd;
use renetcode::NETCODE_USER_DATA_BYTES;
use std::net::SocketAddr;
use std::time::Instant;

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
    /// Data in the sealed part of the client's token.
    pub(super) user_data: Box<[u8; NETCODE_USER_DATA_BYTES]>,
    /// Number of packets decrypted in this update.
    pub(super) packets: u32,
    /// Deadline for the last messages, if the server is closing the connection.
    pub(super) closing: Option<Instant>,
    /// Reason to disconnect the client.
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

    /// Marks the client to be disconnected. The first reason counts.
    pub(super) fn mark(&mut self, cause: PeerDisconnectCause) {
        self.cause.get_or_insert(cause);
    }

    /// Returns the reason to disconnect the client now, if there is one. Its messages are read first.
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

    /// Removes and returns the oldest unread message. Messages to a closing connection are dropped.
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
