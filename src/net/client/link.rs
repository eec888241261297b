//! Values that the client and its thread exchange.

use crate::lobby::{ClientMessage, ReconnectToken, ServerMessage};
use std::net::SocketAddr;
use std::sync::mpsc::Sender;
use std::time::Duration;

/// Silence after which a client drops its connection and joins again. The seat stays reserved, and the address may change.
pub(in crate::net) const RECONNECT_AFTER: Duration = Duration::from_secs(6);

/// Configuration of a client.
#[derive(Clone, Debug)]
pub struct ClientConfig {
    /// Address of the server.
    pub address: SocketAddr,
    /// Join code, or an empty text for an open server.
    pub code: String,
    /// Name of the person.
    pub name: String,
    /// Tokens of the seats that the person holds, by the id of their server.
    pub seats: Vec<(u64, ReconnectToken)>,
}

/// State of the link to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// The client is joining.
    Joining,
    /// The client is connected.
    Open {
        /// Id of the server.
        server: u64,
        /// Name of the server.
        name: String,
        /// Address of the server.
        address: SocketAddr,
    },
    /// The client is connected, but the server has been silent for a while.
    Away,
    /// The connection was lost or suspended, and the client is joining again.
    Lost,
    /// The link has ended, with a sentence that says why.
    Over(String),
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
