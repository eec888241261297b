//! Identifiers of people, rooms and connections.

use serde::{Deserialize, Serialize};
use std::fmt;
use tessella_formats::stable_hash::stable_hash;

/// Identifier of a connection to a client. Each connection gets a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// Identifier of a person, valid as long as the server runs.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct PersonId(pub u32);

impl PersonId {
    /// The server itself, which can send chat messages without being in the lobby.
    pub const SERVER: Self = Self(0);
}

/// Identifier of a room, valid as long as the server runs.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct RoomId(pub u32);

/// Network address that connections come from, as a number. People from one source share a limit on absent people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceKey(pub u128);

/// Public key of a device at this server, by which its person is recognized. The network layer admits a connection only
/// if its client has proved that it holds the private key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DeviceKey(pub [u8; 32]);

/// Public tag of a device. It stays the same however often the device comes back, and under whatever name.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct DeviceTag(pub u64);

impl From<DeviceKey> for DeviceTag {
    fn from(key: DeviceKey) -> Self {
        Self(stable_hash(&[&b"device"[..], &key.0].concat()))
    }
}

impl fmt::Debug for DeviceKey {
    /// Prints the device's tag, which is short.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceKey({:016x})", DeviceTag::from(*self).0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tag_of_a_device_never_changes() {
        let key = DeviceKey(std::array::from_fn(|at| at as u8));
        assert_eq!(DeviceTag::from(key), DeviceTag(0x8692_f058_0dba_2d32));
    }
}
