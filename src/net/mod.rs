//! Play over the local network: sockets, and nothing of rules or rooms.
//!
//! A host has one port, for UDP and TCP alike. On UDP it answers probes ([`discovery`]) and carries the game (netcode and
//! renet, [`host_socket`] and [`guest_socket`]); over TCP it lets guests in ([`admission`]). Long messages travel in pieces
//! ([`wire`]), and packets that renet should never see are dropped before it does ([`gate`]).

pub mod admission;
pub mod discovery;
pub mod gate;
pub mod guest;
pub mod guest_socket;
pub mod host;
pub mod host_socket;
mod keeper;
mod rest;
pub mod wire;
mod workers;

/// The version of everything that travels: a host and a guest with different ones do not play.
pub const PROTOCOL: u16 = 1;
/// The version of this program, as people are told it.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");
/// The first port that a host tries.
pub const PORT: u16 = 47_315;
/// How many ports from [`PORT`] on are looked at for hosts, and tried by one whose port was not chosen.
pub const PORTS: u16 = 8;
/// How many people a host takes in, at most.
pub const MOST_PEOPLE: u16 = 1000;

/// The addresses by which other machines in the network reach this one, those of IPv4 first.
pub fn own_addresses() -> Vec<std::net::IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut own: Vec<_> = interfaces
        .into_iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| interface.ip())
        .collect();
    own.sort_by_key(std::net::IpAddr::is_ipv6);
    own
}
