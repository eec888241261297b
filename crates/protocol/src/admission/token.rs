//! Netcode's connect tokens.

use crate::random::random_id;
use crate::version::{FIRST_PORT, PROTOCOL_VERSION};
use renetcode::{ConnectToken, NETCODE_USER_DATA_BYTES, TokenGenerationError};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tessella_lobby::DeviceKey;

/// Address that stands for every server in the sealed part of a token. The netcode server is started with it as its only
/// public address (`ServerConfig::public_addresses`).
///
/// netcode accepts only tokens that name an address of the server. But a server does not know at which address clients
/// reach it: it may have several, they can change, and there may be a relay in between. All servers therefore share
/// this address, which is reserved for documentation, and the client sends its packets to the address where the
/// handshake took place. A token is still valid for one server only, because it is sealed with that server's key.
pub const TOKEN_ADDRESS: SocketAddr =
    SocketAddr::new(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), FIRST_PORT);

/// Protocol id, which tells these netcode packets apart from those of other programs and versions.
pub const NETCODE_PROTOCOL: u64 = u64::from_be_bytes(*b"Tessel\0\0") | PROTOCOL_VERSION as u64;

/// Size in bytes of a token with one IPv4 address, as [`ConnectToken::write`] writes it.
pub(super) const TOKEN_BYTES: usize =
    8 + 13 + 8 + 8 + 8 + 24 + 1024 + 4 + (4 + 1 + 4 + 2) + 32 + 32;

/// Time in seconds within which a token must be used. Connecting takes far less, and a leaked token is soon worthless.
const TOKEN_LIFETIME: u64 = 120;
/// Time in seconds without a packet after which a connection ends.
const CONNECTION_TIMEOUT: i32 = 10;
/// Time in seconds within which a token for reconnecting must be used: as long as people might play without a break.
const NEXT_TOKEN_LIFETIME: u64 = 24 * 3600;
/// Maximum lifetime, in seconds, that a client accepts.
const MAX_TOKEN_LIFETIME: u64 = NEXT_TOKEN_LIFETIME;
/// Maximum connection timeout, in seconds, that a client accepts.
const MAX_CONNECTION_TIMEOUT: i32 = 60;

/// Generates a token for one client, whose device has been proved, and seals it with the server's key. `now` is the
/// time since 1970.
pub(super) fn generate(
    now: Duration,
    device: &DeviceKey,
    key: &[u8; 32],
) -> Result<ConnectToken, TokenGenerationError> {
    generate_for(now, TOKEN_LIFETIME, device, key)
}

/// Generates a token with which a connected client can reconnect.
pub(super) fn generate_next(
    now: Duration,
    device: &DeviceKey,
    key: &[u8; 32],
) -> Result<ConnectToken, TokenGenerationError> {
    generate_for(now, NEXT_TOKEN_LIFETIME, device, key)
}

/// Returns the device that a token was generated for, given the data in its sealed part
/// ([`ServerTransport::user_data`](crate::transport::ServerTransport::user_data)).
pub fn device_of(user_data: &[u8; NETCODE_USER_DATA_BYTES]) -> DeviceKey {
    DeviceKey(std::array::from_fn(|at| user_data[at]))
}

fn generate_for(
    now: Duration,
    lifetime: u64,
    device: &DeviceKey,
    key: &[u8; 32],
) -> Result<ConnectToken, TokenGenerationError> {
    let mut user_data = [0; NETCODE_USER_DATA_BYTES];
    user_data[..device.0.len()].copy_from_slice(&device.0);
    ConnectToken::generate(
        now,
        NETCODE_PROTOCOL,
        lifetime,
        random_id(),
        CONNECTION_TIMEOUT,
        vec![TOKEN_ADDRESS],
        Some(&user_data),
        key,
    )
}

/// Decodes a token; `None` if this program would not generate it.
pub(super) fn decode(mut bytes: &[u8]) -> Option<ConnectToken> {
    let token = ConnectToken::read(&mut bytes).ok()?;
    (bytes.is_empty() && is_valid(&token)).then_some(token)
}

/// Returns `true` if [`generate`] could have made a token. Netcode trusts tokens, and panics if one expires before it
/// begins, but the server could be a hostile program.
pub(super) fn is_valid(token: &ConnectToken) -> bool {
    let lifetime = token.expire_timestamp.checked_sub(token.create_timestamp);
    let addresses = token.server_addresses.iter().flatten();
    token.protocol_id == NETCODE_PROTOCOL
        && lifetime.is_some_and(|lifetime| (1..=MAX_TOKEN_LIFETIME).contains(&lifetime))
        && (1..=MAX_CONNECTION_TIMEOUT).contains(&token.timeout_seconds)
        && addresses.eq([&TOKEN_ADDRESS])
}

/// Returns the token with `address` as its only address, to which the client sends.
pub(super) fn with_address(mut token: ConnectToken, address: SocketAddr) -> ConnectToken {
    token.server_addresses = [None; 32];
    token.server_addresses[0] = Some(address);
    token
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn token_that_would_panic_netcode_is_rejected() {
        let device = DeviceKey([9; 32]);
        let valid = generate(Duration::from_secs(1_000_000), &device, &[7; 32]).expect("a token");
        assert!(is_valid(&valid));
        let elsewhere: SocketAddr = "10.0.0.1:80".parse().expect("an address");
        let changes: [fn(&mut ConnectToken); 6] = [
            |token| token.expire_timestamp = token.create_timestamp - 1,
            |token| token.expire_timestamp = u64::MAX,
            |token| token.timeout_seconds = -1,
            |token| token.timeout_seconds = i32::MAX,
            |token| token.protocol_id ^= 1,
            |token| token.server_addresses = [None; 32],
        ];
        for change in changes {
            let mut token = valid.clone();
            change(&mut token);
            assert!(!is_valid(&token));
        }
        assert!(!is_valid(&with_address(valid, elsewhere)));
    }
}
