//! Types that the client and its thread exchange.

use std::net::SocketAddr;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tessella_lobby::{ClientMessage, CloseReason, Refusal, ServerMessage};
use tessella_protocol::admission::JoinError;
use tessella_protocol::transport::{ConnectionError, DisconnectCause, QueueError};
use tessella_protocol::{SeatKey, ServerKey};
use thiserror::Error;

/// Time without a packet after which a client drops its connection and rejoins. Its seat stays reserved, and either
/// end's address may have changed.
pub(crate) const RECONNECT_AFTER: Duration = Duration::from_secs(6);

/// Configuration of a client.
#[derive(Clone, Debug)]
pub struct ClientConfig {
    /// Address of the server.
    pub address: SocketAddr,
    /// Join code, or an empty text for a server without one or with a seat reserved for this device.
    pub code: String,
    /// Name of the person.
    pub name: String,
    /// Key pairs of this device at servers that it has joined before.
    pub seats: Vec<SeatKey>,
    /// Keys of acceptable servers. If the list is empty, every server is acceptable.
    pub expected: Vec<ServerKey>,
}

/// State of the link to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// The client is joining.
    Joining,
    /// The client is connected.
    Open {
        /// Key of the server, and the key pair of this device there.
        seat: SeatKey,
        /// Name of the server.
        name: String,
        /// Address of the server.
        address: SocketAddr,
    },
    /// The client is connected, but the server has been silent for a while.
    Away,
    /// The connection was lost or suspended, and the client is rejoining.
    Lost,
    /// The link has ended because the server has none of the expected keys.
    ChangedKey {
        /// Name that the server claims.
        name: String,
        /// Address of the server.
        address: SocketAddr,
    },
    /// The link has ended because the server needs a join code, and keeps no seat for this device.
    NeedsCode {
        /// Name that the server claims.
        name: String,
        /// Address of the server.
        address: SocketAddr,
    },
    /// The link has ended.
    Over(LinkEnd),
}

/// Why a link has ended for good.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkEnd {
    /// The server could not be joined.
    #[error(transparent)]
    Join(#[from] JoinError),
    /// The server admitted the client, but no connection was made.
    #[error("{}", not_connected(*.address, *.cause))]
    NotConnected {
        /// Address of the server.
        address: SocketAddr,
        /// Why there was none, or why it ended at once.
        cause: DisconnectCause,
    },
    /// The server has refused the person.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The server has closed the connection.
    #[error(transparent)]
    Closed(#[from] CloseReason),
    /// A message could not be sent.
    #[error("Connection lost: {0}.")]
    Unsendable(#[from] QueueError),
    /// The server sent invalid data.
    #[error("The host sent invalid data: {0}.")]
    InvalidData(ConnectionError),
    /// The server sent much more than the program has read.
    #[error("The host sent more data than Tessella could handle.")]
    Overfull,
    /// The thread of the client has panicked.
    #[error("The connection ended because of an error in Tessella. Your seat is held: join again.")]
    Panicked,
}

fn not_connected(address: SocketAddr, cause: DisconnectCause) -> String {
    match cause {
        DisconnectCause::NoReply | DisconnectCause::TimedOut => format!(
            "The host at {address} answered, but no game data arrives: check that its firewall allows UDP on port {}.",
            address.port()
        ),
        DisconnectCause::ServerFull => "The host is full.".to_owned(),
        cause => format!("Lost the host at {address} right away: {cause}."),
    }
}

/// Event from the client's thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEvent {
    /// Message from the server.
    Message(ServerMessage),
    /// New state of the link.
    State(LinkState),
}

/// Command to the client's thread.
pub(super) enum LinkCommand {
    Send(ClientMessage),
    /// Suspends the link. The sender is dropped once it is suspended.
    Suspend(Sender<()>),
    Resume,
}
