//! How a guest is let in: one short exchange over TCP, after which it has a [`Ticket`] for the game's own connection.
//!
//! The guest [`knock`]s, the host's [`Porter`] opens, and the [`Door`] decides. Versions come first, in a layout that all
//! versions share. Then both prove that they know the host's join code with SPAKE2, which shows it to nobody: who listens
//! learns nothing of it, and who pretends to be host or guest can try one code for each exchange and no more. The guest
//! proves first, and the ticket travels sealed. The formats are in `docs/network.md`.

mod attempts;
mod code;
mod door;
mod knock;
mod letters;
mod line;
mod porter;
mod refused;
mod secret;

pub use code::{CODE_LENGTH, CODE_SIGNS, CodeProblem, JoinCode};
pub use door::Door;
pub(super) use knock::knock_until;
pub use knock::{Ticket, knock};
pub use porter::Porter;
pub use refused::{Refused, Silence, Version};

use super::PROTOCOL;
use rand::TryRng;
use rand::rngs::SysRng;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The address that stands for every host in the sealed part of a token, so that the netcode server has to be started with
/// it as its one public address (`ServerConfig::public_addresses`).
///
/// netcode lets in only tokens that name an address of the server. But a host does not know by which address it is reached:
/// it may have several, they change, and there may be a relay before it. So all hosts have this one, which is kept for
/// documentation and never used by a machine, and the guest sends its packets to where it knocked. That a token is for this
/// host alone is still sure, since it is sealed with the host's own key.
pub const TOKEN_ADDRESS: SocketAddr =
    SocketAddr::new(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), super::PORT);

/// The number by which netcode tells our packets from those of other programs and other versions.
pub const NETCODE_PROTOCOL: u64 = u64::from_be_bytes(*b"Tessel\0\0") | PROTOCOL as u64;

/// A number that nobody else has, for a host or a guest.
///
/// # Panics
/// When the system has no random numbers.
pub fn fresh_id() -> u64 {
    u64::from_le_bytes(random())
}

/// Bytes that nobody can guess.
///
/// # Panics
/// When the system has no random numbers: nothing could be kept secret then.
pub(super) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let filled = SysRng.try_fill_bytes(&mut bytes);
    filled.expect("the system has random numbers");
    bytes
}
