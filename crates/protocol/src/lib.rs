//! The protocol between Tessella's servers and clients, without sockets and threads.
//!
//! A server admits a client in a short handshake over a [`Stream`](admission::Stream) ([`admission`]). Then both
//! exchange messages in netcode and renet packets over [`Datagrams`](transport::Datagrams) ([`transport`]). A client
//! finds servers by the datagrams of [`discovery`]. Implementing the two traits is all it takes to run a client or a
//! server, on a system's sockets or on what a browser offers. `docs/network.md` describes the formats and guarantees.

#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

mod addresses;
pub mod admission;
pub mod discovery;
mod fields;
mod keys;
mod random;
mod system_error;
pub mod transport;
mod version;

pub use addresses::{Source, canonical_address};
pub use fields::TextLength;
pub use keys::{KeyPair, SeatKey, ServerKey};
pub use random::{random_id, random_join_code, random_numbers};
pub use system_error::SystemError;
pub use version::{
    FIRST_PORT, MAX_PEOPLE, NAME_LENGTH, PORT_COUNT, PROGRAM_VERSION, PROTOCOL_VERSION, Version,
};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
