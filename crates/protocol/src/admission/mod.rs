//! Admission of clients: a short handshake over a [`Stream`] that ends with a [`Ticket`] for the game connection.
//!
//! The client sends a [`JoinRequest`], [`AdmissionControl::admit`] runs the server's end, and [`AdmissionControl`] decides.
//! Versions are exchanged first, in a layout that every version shares. Then both ends prove with SPAKE2 that they know the
//! server's join code without revealing it: an eavesdropper learns nothing, and an impostor at either end can test one code per
//! handshake. Each also signs the transcript with its key pair ([`KeyPair`](crate::KeyPair)), by which the other knows it again.
//! The server signs first, the client proves both before the server proves the code, and the ticket is sent encrypted.

mod admission_control;
mod attempts;
mod handshake_client;
mod handshake_server;
mod handshake_stream;
mod join_error;
mod key_exchange;
mod messages;
mod stream;
mod token;

pub use admission_control::AdmissionControl;
pub use handshake_client::{JoinRequest, Ticket};
pub use handshake_server::HandshakeWatch;
pub use handshake_stream::HandshakeError;
pub use join_error::{JoinError, UnreachableReason};
pub use stream::{Connector, Stream};
pub use token::{NETCODE_PROTOCOL, TOKEN_ADDRESS, device_of};
