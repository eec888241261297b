//! Key pairs of servers and devices: Ed25519, with signatures over the transcript of a handshake.
//!
//! A server has one key pair, by which clients recognize it. A device has a different key pair for each server, so that
//! servers cannot find out who else joins them. Each end signs everything sent in the handshake so far, prefixed by a
//! text for its role. A signature is therefore of no use in another handshake, at another server or in the other role.

use super::random::random_bytes;
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use std::fmt;
use tessella_lobby::DeviceKey;

/// Size in bytes of a signature.
pub(super) const SIGNATURE_BYTES: usize = 64;

/// Prefixes of what a server and a device sign.
const SERVER_CONTEXT: &[u8] = b"tessella host key\0";
const DEVICE_CONTEXT: &[u8] = b"tessella guest key\0";

/// Public key of a server, by which clients recognize it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ServerKey(pub [u8; 32]);

impl ServerKey {
    /// Returns the first eight bytes as a number: the id in the server's replies to probes. Anybody can claim an id, so
    /// it is only a hint where to look for the server.
    pub fn id(&self) -> u64 {
        let [id, ..] = self.0.as_chunks().0 else {
            return 0;
        };
        u64::from_le_bytes(*id)
    }

    /// Returns `true` if the holder of the private key has signed the transcript.
    pub(super) fn has_signed(&self, transcript: &[u8], signature: &[u8; SIGNATURE_BYTES]) -> bool {
        is_signed(&self.0, SERVER_CONTEXT, transcript, signature)
    }
}

impl fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerKey({:016x})", self.id())
    }
}

/// Returns `true` if the holder of a device's private key has signed the transcript.
pub(super) fn device_has_signed(
    device: &DeviceKey,
    transcript: &[u8],
    signature: &[u8; SIGNATURE_BYTES],
) -> bool {
    is_signed(&device.0, DEVICE_CONTEXT, transcript, signature)
}

/// Key pair of a server, or of a device at one server.
#[derive(Clone, PartialEq, Eq)]
pub struct KeyPair {
    secret: [u8; 32],
    public: [u8; 32],
}

impl KeyPair {
    /// Generates a key pair.
    ///
    /// # Panics
    /// If the system cannot provide random numbers.
    pub fn random() -> Self {
        Self::from_secret(&random_bytes())
    }

    /// Returns the key pair of a private key. Any 32 bytes are valid.
    pub fn from_secret(secret: &[u8; 32]) -> Self {
        Self {
            secret: *secret,
            public: SigningKey::from_bytes(secret).verifying_key().to_bytes(),
        }
    }

    /// Returns the private key. It must not be sent or logged.
    pub const fn secret(&self) -> [u8; 32] {
        self.secret
    }

    /// Returns the public key of a server.
    pub const fn server_key(&self) -> ServerKey {
        ServerKey(self.public)
    }

    /// Returns the public key of a device.
    pub const fn device_key(&self) -> DeviceKey {
        DeviceKey(self.public)
    }

    /// Signs the transcript of a handshake as the server.
    pub(super) fn sign_as_server(&self, transcript: &[u8]) -> [u8; SIGNATURE_BYTES] {
        self.sign(SERVER_CONTEXT, transcript)
    }

    /// Signs the transcript of a handshake as the client's device.
    pub(super) fn sign_as_device(&self, transcript: &[u8]) -> [u8; SIGNATURE_BYTES] {
        self.sign(DEVICE_CONTEXT, transcript)
    }

    fn sign(&self, context: &[u8], transcript: &[u8]) -> [u8; SIGNATURE_BYTES] {
        let key = SigningKey::from_bytes(&self.secret);
        key.sign(&[context, transcript].concat()).to_bytes()
    }
}

/// Omits the private key, which must not be logged.
impl fmt::Debug for KeyPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyPair(…)")
    }
}

/// Key pair of this device at one server. Whoever has it has the device's seats there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatKey {
    /// Public key of the server.
    pub server: ServerKey,
    /// Key pair of the device, which the server knows by its public key.
    pub device: KeyPair,
}

/// Verifies a signature strictly: keys for which anybody can forge signatures are refused.
fn is_signed(
    key: &[u8; 32],
    context: &[u8],
    transcript: &[u8],
    signature: &[u8; SIGNATURE_BYTES],
) -> bool {
    let signature = Signature::from_bytes(signature);
    VerifyingKey::from_bytes(key).is_ok_and(|key| {
        key.verify_strict(&[context, transcript].concat(), &signature)
            .is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signature_is_valid_for_one_key_role_and_transcript() {
        let (pair, other) = (KeyPair::random(), KeyPair::random());
        let by_server = pair.sign_as_server(b"said");
        let by_device = pair.sign_as_device(b"said");
        assert!(pair.server_key().has_signed(b"said", &by_server));
        assert!(device_has_signed(&pair.device_key(), b"said", &by_device));
        assert!(!pair.server_key().has_signed(b"said", &by_device));
        assert!(!device_has_signed(&pair.device_key(), b"said", &by_server));
        assert!(!pair.server_key().has_signed(b"said more", &by_server));
        assert!(!other.server_key().has_signed(b"said", &by_server));
        assert!(!device_has_signed(&other.device_key(), b"said", &by_device));
        for bit in 0..8 * SIGNATURE_BYTES {
            let mut changed = by_server;
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(
                !pair.server_key().has_signed(b"said", &changed),
                "bit {bit}"
            );
        }
    }

    #[test]
    fn key_for_which_anybody_can_sign_is_refused() {
        // The neutral element: without the strict check, the neutral element and zero are a valid signature of any
        // text.
        let mut neutral = [0; 32];
        neutral[0] = 1;
        let mut signature = [0; SIGNATURE_BYTES];
        signature[0] = 1;
        assert!(!ServerKey(neutral).has_signed(b"said", &signature));
        assert!(!device_has_signed(&DeviceKey(neutral), b"said", &signature));
    }

    #[test]
    fn key_pair_follows_from_its_private_key_and_is_not_shown() {
        let pair = KeyPair::from_secret(&[7; 32]);
        let again = KeyPair::from_secret(&pair.secret());
        assert_eq!(pair, again);
        assert_eq!(pair.server_key(), again.server_key());
        assert_eq!(pair.server_key().0, pair.device_key().0);
        let seat = SeatKey {
            server: pair.server_key(),
            device: pair,
        };
        let shown = format!("{seat:?}");
        assert!(shown.ends_with("device: KeyPair(…) }"), "{shown}");
    }

    #[test]
    fn server_id_is_the_beginning_of_its_key() {
        let key = ServerKey(std::array::from_fn(|at| at as u8));
        assert_eq!(key.id(), u64::from_le_bytes([0, 1, 2, 3, 4, 5, 6, 7]));
    }
}
