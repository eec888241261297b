//! Identifiers of people, rooms and connections.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{DefaultHasher, Hasher};

/// Identifier of a connection to a client. Each connection gets a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// Identifier of a person, valid as long as the server runs.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct PersonId(pub u32);

impl PersonId {
    /// The server, which sends messages without being in the lobby.
    pub const SERVER: Self = Self(0);
}

/// Identifier of a room, valid as long as the server runs.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct RoomId(pub u32);

/// Network address that connections come from, as a number. People of one source share a limit of absent people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceKey(pub u128);

/// Random number that proves who owns a seat. Only its owner and the server know it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ReconnectToken(pub [u8; 16]);

/// Public mark of a device, the same however often it comes and under whatever name. It does not reveal the token.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct DeviceTag(pub u64);

impl From<ReconnectToken> for DeviceTag {
    fn from(token: ReconnectToken) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write(b"device");
        hasher.write(&token.0);
        Self(hasher.finish())
    }
}

impl fmt::Debug for ReconnectToken {
    /// Hides the number, so that it never reaches a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ReconnectToken(…)")
    }
}
