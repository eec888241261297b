//! What servers and clients of Tessella send to each other, without sockets and threads.
//!
//! A server admits a client in a short handshake over a [`Stream`](admission::Stream) ([`admission`]). Then both exchange
//! messages in the packets of netcode and renet over [`Datagrams`](transport::Datagrams) ([`transport`]). A client finds
//! servers by the datagrams of [`discovery`]. Whoever implements the two traits, for the sockets of a system or for what a
//! browser has, has a client or a server. `docs/network.md` describes the formats and guarantees.

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
