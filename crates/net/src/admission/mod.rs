//! Admission over TCP: a client calls [`request_admission`], and a [`HandshakeServer`] replies.

mod blocking_stream;
mod connect;
mod handshake_server;
mod request;

pub use handshake_server::HandshakeServer;
pub(crate) use request::send_request_until;
pub use request::{request_admission, send_request};
