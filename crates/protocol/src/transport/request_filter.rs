//! Filter for datagrams from addresses that are not connected.
//!
//! A connection request is decrypted here first, so that netcode, which logs each invalid packet as an error, sees only
//! those sealed with this server's key.

use super::datagram_kind::SEAL_BYTES;
use chacha20poly1305::aead::{AeadInPlace, KeyInit};
use chacha20poly1305::{Tag, XChaCha20Poly1305, XNonce};
use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Number of responses accepted from an address after its request, before it is connected.
const MAX_RESPONSES: u8 = 32;
/// Maximum time for which an address that sent an invalid token is ignored.
const REJECT_TIME: Duration = Duration::from_secs(2);
/// Maximum number of entries in each table.
const MAX_ENTRIES: usize = 1024;

/// Filter state: keys, and the addresses that are about to connect.
pub(super) struct RequestFilter {
    cipher: XChaCha20Poly1305,
    protocol_id: u64,
    /// Addresses that sent a valid token, with the number of responses still accepted.
    pending: HashMap<SocketAddr, u8>,
    /// First address that sent each token, by the token's seal, so that an eavesdropper cannot use the token elsewhere.
    token_addresses: HashMap<[u8; SEAL_BYTES], SocketAddr>,
    /// Addresses that sent an invalid or stolen token. They are ignored until the table is cleared.
    rejected: HashSet<SocketAddr>,
    rejected_since: Instant,
}

impl RequestFilter {
    pub(super) fn new(private_key: &[u8; 32], protocol_id: u64, now: Instant) -> Self {
        Self {
            cipher: XChaCha20Poly1305::new(private_key.into()),
            protocol_id,
            pending: HashMap::new(),
            token_addresses: HashMap::new(),
            rejected: HashSet::new(),
            rejected_since: now,
        }
    }

    /// Returns `true` if netcode should process a request: its token is ours and was not sent from another address
    /// before. `time` is netcode's time, and `budget` the processing time left in this update.
    pub(super) fn allows_request(
        &mut self,
        from: SocketAddr,
        request: &[u8],
        time: Duration,
        budget: &mut Duration,
    ) -> bool {
        if budget.is_zero() || self.rejected.contains(&from) {
            return false;
        }
        let begun = Instant::now();
        let seal = self.verify(request, time);
        *budget = budget.saturating_sub(begun.elapsed());
        if self.token_addresses.len() >= MAX_ENTRIES {
            // Netcode keeps a longer list of its own.
            self.token_addresses.clear();
        }
        let is_first =
            seal.is_some_and(|seal| *self.token_addresses.entry(seal).or_insert(from) == from);
        if !is_first {
            if self.rejected.len() < MAX_ENTRIES {
                self.rejected.insert(from);
            }
            return false;
        }
        if self.pending.len() >= MAX_ENTRIES && !self.pending.contains_key(&from) {
            // These have valid tokens but never went on; each can send its request again.
            self.pending.clear();
        }
        self.pending.entry(from).or_insert(MAX_RESPONSES);
        true
    }

    /// Returns `true` if netcode should process a response to a challenge.
    pub(super) fn allows_response(&mut self, from: SocketAddr) -> bool {
        match self.pending.get_mut(&from) {
            Some(left @ 1..) => {
                *left -= 1;
                true
            }
            _ => false,
        }
    }

    /// Removes an address that has connected.
    pub(super) fn remove(&mut self, address: SocketAddr) {
        self.pending.remove(&address);
    }

    /// Accepts rejected addresses again after some time.
    pub(super) fn expire(&mut self, now: Instant) {
        if now - self.rejected_since >= REJECT_TIME {
            self.rejected_since = now;
            self.rejected.clear();
        }
    }

    /// Returns the seal of the token in a connection request, if this server's key sealed it and it has not expired.
    fn verify(&self, request: &[u8], time: Duration) -> Option<[u8; SEAL_BYTES]> {
        let (header, rest) = request.get(1..)?.split_at_checked(13 + 8 + 8)?;
        let (nonce, sealed) = rest.split_at_checked(24)?;
        let (token, seal) = sealed.split_at_checked(sealed.len().checked_sub(SEAL_BYTES)?)?;
        let (version, expires) = header.split_at_checked(13 + 8)?;
        let is_current = version.starts_with(b"NETCODE 1.02\0")
            && version.ends_with(&self.protocol_id.to_le_bytes())
            && u64::from_le_bytes(expires.try_into().ok()?) > time.as_secs();
        let mut token = token.to_vec();
        let mut decrypt = || {
            self.cipher.decrypt_in_place_detached(
                XNonce::from_slice(nonce),
                header,
                &mut token,
                Tag::from_slice(seal),
            )
        };
        (is_current && decrypt().is_ok()).then_some(seal.try_into().ok()?)
    }
}
