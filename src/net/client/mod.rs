//! The client: a thread that joins a server, exchanges messages with it, and reconnects when the connection is lost.
//!
//! The thread runs by itself, so an idle window stays connected without drawing. It calls a callback when events arrive. A
//! program that goes into the background suspends it ([`Client::suspend`]): it disconnects and blocks until it is resumed.

mod handle;
mod link;
mod socket;
mod thread;

pub use handle::Client;
pub(in crate::net) use link::RECONNECT_AFTER;
pub use link::{ClientConfig, LinkEvent, LinkState};
pub use socket::{ClientSocket, ClientSocketEvent, DisconnectCause};
