//! Local-network play: sockets and threads, without rules or rooms.
//!
//! [`server`] and [`client`] are Bevy apps without a window, each on a thread of its own, with the plugins of bevy_renet and
//! the transports of [`transport`]. A server uses one port number for UDP and TCP. Over UDP it answers probes ([`discovery`])
//! and carries the game (netcode and renet); over TCP it admits clients ([`admission`]). `docs/network.md` describes the
//! formats and guarantees.

#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

mod addresses;
pub mod admission;
pub mod client;
pub mod discovery;
mod fields;
mod headless;
mod keys;
mod protocol;
mod random;
pub mod server;
mod sockets;
mod source;
mod suspend;
mod system_error;
pub mod transport;

pub use addresses::{HostError, local_addresses, parse_address, resolve_host};
pub use fields::TextLength;
pub use keys::{KeyPair, SeatKey, ServerKey};
pub use protocol::{
    FIRST_PORT, MAX_PEOPLE, NAME_LENGTH, PORT_COUNT, PROGRAM_VERSION, PROTOCOL_VERSION, Version,
};
pub use random::random_id;
pub use system_error::SystemError;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
