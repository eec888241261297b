//! A key that host and guest share if they know the same code, and what is sealed with it.
//!
//! The key is of one exchange only, and each side seals once with it: so a fixed nonce for each direction is never used twice.
//! What is sealed is bound to everything that was said before, so no part of it can be changed or come from elsewhere.

use super::JoinCode;
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{ChaCha20Poly1305, KeyInit, Nonce};
use spake2::{Ed25519Group, Identity, Password, Spake2};

/// How many bytes of SPAKE2 each side sends.
pub(super) const KEY_BYTES: usize = 33;
/// How much longer what is sealed becomes.
pub(super) const SEAL_BYTES: usize = 16;

const GUEST: &[u8] = b"tessella guest";
const HOST: &[u8] = b"tessella host";
const FROM_GUEST: &[u8; 12] = b"guest proves";
const FROM_HOST: &[u8; 12] = b"host answers";

/// One side of an exchange that has sent its part of the key.
pub(super) struct Half(Spake2<Ed25519Group>);

impl Half {
    /// The guest's side, and what it sends.
    pub(super) fn of_guest(code: Option<&JoinCode>, host: u64) -> (Self, Vec<u8>) {
        let (guest, host) = identities(host);
        let (half, part) = Spake2::start_a(&password(code), &guest, &host);
        (Self(half), part)
    }

    /// The host's side, and what it sends.
    pub(super) fn of_host(code: Option<&JoinCode>, host: u64) -> (Self, Vec<u8>) {
        let (guest, host) = identities(host);
        let (half, part) = Spake2::start_b(&password(code), &guest, &host);
        (Self(half), part)
    }

    /// The key, from what the other side sent; none where that cannot be a part of one.
    pub(super) fn finish(self, theirs: &[u8; KEY_BYTES]) -> Option<Key> {
        let key = self.0.finish(theirs).ok()?;
        ChaCha20Poly1305::new_from_slice(&key).ok().map(Key)
    }
}

fn password(code: Option<&JoinCode>) -> Password {
    Password::new(code.map_or(&[][..], JoinCode::signs))
}

fn identities(host: u64) -> (Identity, Identity) {
    let host = [HOST, &host.to_le_bytes()].concat();
    (Identity::new(GUEST), Identity::new(&host))
}

/// A key that is the same on both sides if both know the code.
pub(super) struct Key(ChaCha20Poly1305);

impl Key {
    /// The guest's proof that it has the key, after all that was said.
    pub(super) fn prove(&self, said: &[u8]) -> Vec<u8> {
        self.seal(FROM_GUEST, said, &[])
    }

    /// Whether a guest's proof is one.
    pub(super) fn is_proof(&self, said: &[u8], proof: &[u8; SEAL_BYTES]) -> bool {
        self.open(FROM_GUEST, said, proof).is_some()
    }

    /// Seals the host's last word.
    pub(super) fn seal_word(&self, said: &[u8], word: &[u8]) -> Vec<u8> {
        self.seal(FROM_HOST, said, word)
    }

    /// Opens the host's last word; none where the host has another key.
    pub(super) fn open_word(&self, said: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
        self.open(FROM_HOST, said, sealed)
    }

    fn seal(&self, nonce: &[u8; 12], said: &[u8], msg: &[u8]) -> Vec<u8> {
        let payload = Payload { msg, aad: said };
        let sealed = self.0.encrypt(Nonce::from_slice(nonce), payload);
        sealed.expect("a cipher takes more than a few thousand bytes")
    }

    fn open(&self, nonce: &[u8; 12], said: &[u8], msg: &[u8]) -> Option<Vec<u8>> {
        let payload = Payload { msg, aad: said };
        self.0.decrypt(Nonce::from_slice(nonce), payload).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> JoinCode {
        text.parse().expect("a code")
    }

    /// The keys of a guest and a host, who may not mean the same.
    fn keys(guest: (Option<JoinCode>, u64), host: (Option<JoinCode>, u64)) -> (Key, Key) {
        let (first, to_host) = Half::of_guest(guest.0.as_ref(), guest.1);
        let (second, to_guest) = Half::of_host(host.0.as_ref(), host.1);
        let key = |half: Half, part: &[u8]| {
            half.finish(part.try_into().expect("its length"))
                .expect("a key")
        };
        (key(first, &to_guest), key(second, &to_host))
    }

    fn agree((guest, host): (Key, Key)) -> bool {
        let proof = guest.prove(b"said");
        let proof = proof.as_slice().try_into().expect("its length");
        let word = host.seal_word(b"said", b"word");
        let agree = host.is_proof(b"said", proof);
        assert_eq!(guest.open_word(b"said", &word).is_some(), agree);
        assert!(!host.is_proof(b"other", proof));
        agree
    }

    #[test]
    fn only_the_same_code_and_host_give_the_same_key() {
        let (right, wrong) = (Some(code("BCD 234")), Some(code("BCD 235")));
        assert!(agree(keys((right, 1), (right, 1))));
        assert!(agree(keys((None, 1), (None, 1))));
        for (guest, host) in [
            ((wrong, 1), (right, 1)),
            ((None, 1), (right, 1)),
            ((right, 1), (None, 1)),
            ((right, 1), (right, 2)),
        ] {
            assert!(!agree(keys(guest, host)));
        }
    }

    #[test]
    fn each_exchange_has_its_own_key() {
        let right = Some(code("BCD 234"));
        let (guest, _) = keys((right, 1), (right, 1));
        let (_, host) = keys((right, 1), (right, 1));
        let word = host.seal_word(b"said", b"word");
        assert_eq!(guest.open_word(b"said", &word), None);
    }

    #[test]
    fn a_proof_cannot_be_sent_back_as_a_word() {
        let (guest, host) = keys((None, 1), (None, 1));
        assert_eq!(guest.open_word(b"said", &guest.prove(b"said")), None);
        let empty = host.seal_word(b"said", b"");
        let empty = empty.as_slice().try_into().expect("its length");
        assert!(!host.is_proof(b"said", empty));
    }

    #[test]
    fn parts_that_are_none_are_refused() {
        let refused = (0..=255_u8)
            .filter(|byte| {
                let (half, _) = Half::of_guest(None, 1);
                half.finish(&[*byte; KEY_BYTES]).is_none()
            })
            .count();
        assert!(refused >= 255, "only 'B' begins a host's part");
    }
}
