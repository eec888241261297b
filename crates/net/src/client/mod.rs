//! The client: a headless Bevy app on a thread of its own, which joins a server, exchanges messages with it, and
//! reconnects when the connection is lost.
//!
//! Because the thread does not depend on frames, an idle window stays connected without drawing. It calls a callback
//! when events arrive. A program that goes into the background suspends the client ([`Client::suspend`]), which then
//! disconnects and blocks until it is resumed.

mod connection;
mod handle;
mod link;
mod runner;

pub use handle::Client;
pub(crate) use link::RECONNECT_AFTER;
pub use link::{ClientConfig, LinkEnd, LinkEvent, LinkState};
