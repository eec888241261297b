//! Client that sends raw bytes.

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{ChaCha20Poly1305, KeyInit, Nonce};
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use spake2::{Ed25519Group, Identity, Password, Spake2};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use tessella_protocol::{PROGRAM_VERSION, PROTOCOL_VERSION};

/// Client that sends raw bytes. All lengths are those of `docs/network.md`.
pub struct RawClient {
    pub stream: TcpStream,
    pub transcript: Vec<u8>,
    pub device: SigningKey,
    /// `true` if it claims a seat instead of knowing the code.
    pub claims_seat: bool,
}

impl RawClient {
    pub fn at(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("a connection");
        let timeout = Some(Duration::from_secs(8));
        stream.set_read_timeout(timeout).expect("a timeout");
        Self {
            stream,
            transcript: Vec::new(),
            device: SigningKey::from_bytes(&[9; 32]),
            claims_seat: false,
        }
    }

    pub fn send(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).expect("it is sent");
        self.transcript.extend_from_slice(bytes);
    }

    pub fn receive(&mut self, length: usize) -> Vec<u8> {
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes).expect("an answer");
        self.transcript.extend_from_slice(&bytes);
        bytes
    }

    /// Receives until the server closes the connection.
    pub fn receive_all(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        // Closing a connection with unread bytes resets it, which is an error here.
        let _ = self.stream.read_to_end(&mut bytes);
        bytes
    }

    /// Exchanges greetings, and returns the identity of the server.
    pub fn exchange_greetings(&mut self) -> Vec<u8> {
        self.send(&greeting(b"\xFETessKno", PROTOCOL_VERSION, PROGRAM_VERSION));
        assert_eq!(self.receive(27)[26], 0, "the server continues");
        self.receive(129)
    }

    /// Runs the handshake up to the proof of the client. Returns the key.
    pub fn agree(&mut self, code: &[u8]) -> ChaCha20Poly1305 {
        let server = self.exchange_greetings();
        let key: [u8; 32] = server[..32].try_into().expect("its length");
        let identity = [&b"tessella host"[..], &key].concat();
        let (client, server) = (Identity::new(b"tessella guest"), Identity::new(&identity));
        let (exchange, share) =
            Spake2::<Ed25519Group>::start_a(&Password::new(code), &client, &server);
        self.send(&[&[u8::from(self.claims_seat)], &share[..]].concat());
        assert_eq!(self.receive(5), [0; 5]);
        let theirs = self.receive(33);
        let signed = [&b"tessella host key\0"[..], &self.transcript].concat();
        let signature = self.receive(64).try_into().expect("its length");
        let server = VerifyingKey::from_bytes(&key).expect("a key");
        let checked = server.verify_strict(&signed, &Signature::from_bytes(&signature));
        checked.expect("a signature of the server");
        let key = exchange.finish(&theirs).expect("a key");
        ChaCha20Poly1305::new_from_slice(&key).expect("a key of 32 bytes")
    }

    /// Runs the handshake up to the proof. Returns the key and the proof without sending it.
    pub fn prove(&mut self, code: &[u8]) -> (ChaCha20Poly1305, Vec<u8>) {
        let key = self.agree(code);
        let proof = self.seal(&key, &self.device_proof());
        (key, proof)
    }

    /// Returns the public key of the device and its signature of the transcript so far.
    pub fn device_proof(&self) -> Vec<u8> {
        let signed = [&b"tessella guest key\0"[..], &self.transcript].concat();
        let signature = self.device.sign(&signed).to_bytes();
        [&self.device.verifying_key().to_bytes()[..], &signature].concat()
    }

    /// Encrypts a proof with the transcript so far.
    pub fn seal(&self, key: &ChaCha20Poly1305, proof: &[u8]) -> Vec<u8> {
        let payload = Payload {
            msg: proof,
            aad: &self.transcript,
        };
        let sealed = key.encrypt(Nonce::from_slice(b"guest proves"), payload);
        sealed.expect("a proof")
    }

    /// Decrypts a message with the transcript so far.
    pub fn open(&self, key: &ChaCha20Poly1305, sealed: &[u8]) -> Option<Vec<u8>> {
        let payload = Payload {
            msg: sealed,
            aad: &self.transcript,
        };
        key.decrypt(Nonce::from_slice(b"host answers"), payload)
            .ok()
    }
}

pub fn greeting(mark: &[u8; 8], protocol: u16, program: &str) -> Vec<u8> {
    let mut bytes = mark.to_vec();
    bytes.extend_from_slice(&protocol.to_le_bytes());
    bytes.extend_from_slice(program.as_bytes());
    bytes.resize(26, 0);
    bytes
}
