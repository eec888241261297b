//! Key exchange of the handshake: client and server get the same key if they know the same code.
//!
//! A key is used in only one handshake, and each end encrypts with it once, so the fixed nonce for each direction is
//! never reused. Each ciphertext authenticates the whole transcript before it.

use crate::keys::ServerKey;
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{ChaCha20Poly1305, KeyInit, Nonce};
use spake2::{Ed25519Group, Identity, Password, Spake2};
use tessella_formats::join_code::JoinCode;

/// Size in bytes of the SPAKE2 message that each end sends.
pub(super) const KEY_SHARE_BYTES: usize = 33;
/// Size in bytes of the authentication tag of a ciphertext.
pub(super) const SEAL_BYTES: usize = 16;

const CLIENT: &[u8] = b"tessella guest";
const SERVER: &[u8] = b"tessella host";
const FROM_CLIENT: &[u8; 12] = b"guest proves";
const FROM_SERVER: &[u8; 12] = b"host answers";

/// State of one end that has sent its share of the key.
pub(super) struct KeyExchange(Spake2<Ed25519Group>);

impl KeyExchange {
    /// Starts the exchange as the client, and returns the share to send.
    pub(super) fn client(code: Option<&JoinCode>, key: &ServerKey) -> (Self, Vec<u8>) {
        let (client, server) = identities(key);
        let (exchange, share) = Spake2::start_a(&password(code), &client, &server);
        (Self(exchange), share)
    }

    /// Starts the exchange as the server, and returns the share to send.
    pub(super) fn server(code: Option<&JoinCode>, key: &ServerKey) -> (Self, Vec<u8>) {
        let (client, server) = identities(key);
        let (exchange, share) = Spake2::start_b(&password(code), &client, &server);
        (Self(exchange), share)
    }

    /// Returns the key, or `None` if the share of the other end is invalid.
    pub(super) fn finish(self, theirs: &[u8; KEY_SHARE_BYTES]) -> Option<HandshakeKey> {
        let key = self.0.finish(theirs).ok()?;
        ChaCha20Poly1305::new_from_slice(&key)
            .ok()
            .map(HandshakeKey)
    }
}

fn password(code: Option<&JoinCode>) -> Password {
    Password::new(code.map_or(&[][..], JoinCode::as_bytes))
}

fn identities(key: &ServerKey) -> (Identity, Identity) {
    let server = [SERVER, &key.0].concat();
    (Identity::new(CLIENT), Identity::new(&server))
}

/// Key that is the same at both ends if both know the code.
pub(super) struct HandshakeKey(ChaCha20Poly1305);

impl HandshakeKey {
    /// Encrypts the client's proof of its device. If the server can decrypt it, the client has the same key.
    pub(super) fn seal_proof(&self, transcript: &[u8], proof: &[u8]) -> Vec<u8> {
        self.seal(FROM_CLIENT, transcript, proof)
    }

    /// Decrypts the client's proof; `None` if the client has a different key.
    pub(super) fn open_proof(&self, transcript: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
        self.open(FROM_CLIENT, transcript, sealed)
    }

    /// Encrypts the server's final message.
    pub(super) fn seal_final_message(&self, transcript: &[u8], message: &[u8]) -> Vec<u8> {
        self.seal(FROM_SERVER, transcript, message)
    }

    /// Decrypts the server's final message; `None` if the server has a different key.
    pub(super) fn open_final_message(&self, transcript: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
        self.open(FROM_SERVER, transcript, sealed)
    }

    fn seal(&self, nonce: &[u8; 12], transcript: &[u8], msg: &[u8]) -> Vec<u8> {
        let aad = transcript;
        let sealed = self
            .0
            .encrypt(Nonce::from_slice(nonce), Payload { msg, aad });
        sealed.expect("a message of a few thousand bytes can be encrypted")
    }

    fn open(&self, nonce: &[u8; 12], transcript: &[u8], msg: &[u8]) -> Option<Vec<u8>> {
        let aad = transcript;
        self.0
            .decrypt(Nonce::from_slice(nonce), Payload { msg, aad })
            .ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> JoinCode {
        text.parse().expect("a code")
    }

    /// Returns the keys that a client and a server compute, who may differ in the code and the server's key.
    fn keys(
        client: (Option<JoinCode>, u8),
        server: (Option<JoinCode>, u8),
    ) -> (HandshakeKey, HandshakeKey) {
        let named = |id: u8| ServerKey([id; 32]);
        let (first, to_server) = KeyExchange::client(client.0.as_ref(), &named(client.1));
        let (second, to_client) = KeyExchange::server(server.0.as_ref(), &named(server.1));
        let key = |exchange: KeyExchange, share: &[u8]| {
            exchange
                .finish(share.try_into().expect("its length"))
                .expect("a key")
        };
        (key(first, &to_client), key(second, &to_server))
    }

    fn agree((client, server): (HandshakeKey, HandshakeKey)) -> bool {
        let proof = client.seal_proof(b"said", b"device");
        let word = server.seal_final_message(b"said", b"word");
        let opened = server.open_proof(b"said", &proof);
        let agree = opened.is_some();
        assert!(opened.is_none_or(|opened| opened == b"device"));
        assert_eq!(client.open_final_message(b"said", &word).is_some(), agree);
        assert_eq!(server.open_proof(b"other", &proof), None);
        agree
    }

    #[test]
    fn key_matches_only_for_same_code_and_server() {
        let (right, wrong) = (Some(code("BCD 234")), Some(code("BCD 235")));
        assert!(agree(keys((right, 1), (right, 1))));
        assert!(agree(keys((None, 1), (None, 1))));
        for (client, server) in [
            ((wrong, 1), (right, 1)),
            ((None, 1), (right, 1)),
            ((right, 1), (None, 1)),
            ((right, 1), (right, 2)),
        ] {
            assert!(!agree(keys(client, server)));
        }
    }

    #[test]
    fn key_differs_between_handshakes() {
        let right = Some(code("BCD 234"));
        let (client, _) = keys((right, 1), (right, 1));
        let (_, server) = keys((right, 1), (right, 1));
        let word = server.seal_final_message(b"said", b"word");
        assert_eq!(client.open_final_message(b"said", &word), None);
    }

    #[test]
    fn proof_cannot_be_replayed_as_final_message() {
        let (client, server) = keys((None, 1), (None, 1));
        assert_eq!(
            client.open_final_message(b"said", &client.seal_proof(b"said", b"device")),
            None
        );
        let word = server.seal_final_message(b"said", b"word");
        assert_eq!(server.open_proof(b"said", &word), None);
    }

    #[test]
    fn invalid_key_share_is_rejected() {
        let refused = (0..=255_u8)
            .filter(|byte| {
                let (exchange, _) = KeyExchange::client(None, &ServerKey([1; 32]));
                exchange.finish(&[*byte; KEY_SHARE_BYTES]).is_none()
            })
            .count();
        assert!(refused >= 255, "only 'B' begins a server's share");
    }
}
