//! Local-network play: sockets and threads, without rules or rooms.
//!
//! [`server`] and [`client`] are headless Bevy apps, each on a thread of its own, with bevy_renet's plugins and the
//! transports from [`tessella_protocol`]. A server uses the same port number for UDP and TCP. Over UDP, it replies to
//! probes ([`discovery`]) and carries the game (netcode and renet); over TCP, it admits clients ([`admission`]).

#![cfg_attr(not(test), warn(clippy::disallowed_methods))]

mod addresses;
pub mod admission;
pub mod client;
mod datagram_socket;
pub mod discovery;
mod headless;
pub mod server;
mod sockets;
mod suspend;

pub use addresses::{HostError, local_addresses, parse_address, resolve_host};
pub use datagram_socket::DatagramSocket;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
