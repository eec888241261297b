//! Local-network play: sockets and threads, without rules or rooms.
//!
//! A server uses one port number for UDP and TCP. Over UDP it answers probes ([`discovery`]) and carries the game (netcode and
//! renet, see [`server`] and [`client`]); over TCP it admits clients ([`admission`]). Messages are split into fragments, and
//! packets that renet must not process are dropped first ([`wire`]). `docs/network.md` describes the formats and guarantees.

mod addresses;
pub mod admission;
pub mod client;
pub mod datagram_kind;
mod datagrams;
pub mod discovery;
mod fields;
mod protocol;
mod random;
pub mod server;
mod source;
mod suspend;
pub mod wire;

pub use addresses::local_addresses;
pub use fields::TextLength;
pub use protocol::{
    FIRST_PORT, MAX_PEOPLE, NAME_LENGTH, PORT_COUNT, PROGRAM_VERSION, PROTOCOL_VERSION, Version,
};
pub use random::random_id;
