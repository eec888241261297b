//! Server that sends raw bytes.

use crate::raw_client::greeting;
use chacha20poly1305::{ChaCha20Poly1305, KeyInit};
use ed25519_dalek::{Signer, SigningKey};
use spake2::{Ed25519Group, Identity, Password, Spake2};
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use tessella_protocol::{PROGRAM_VERSION, PROTOCOL_VERSION};

/// Server that sends raw bytes. All lengths are those of `docs/network.md`.
pub struct RawServer {
    stream: TcpStream,
    pub transcript: Vec<u8>,
    /// Number of bytes after which it closes the connection.
    pub send_at_most: usize,
    key: [u8; 32],
}

impl RawServer {
    pub fn new(stream: TcpStream) -> Self {
        Self {
            stream,
            transcript: Vec::new(),
            send_at_most: usize::MAX,
            key: [0; 32],
        }
    }

    /// Sends a message, or the part of it that it may still send.
    pub fn send(&mut self, bytes: &[u8]) {
        let part = &bytes[..bytes.len().min(self.send_at_most)];
        // The client may have closed the connection already.
        let _ = self.stream.write_all(part);
        self.send_at_most -= part.len();
        if part.len() < bytes.len() {
            let _ = self.stream.shutdown(Shutdown::Write);
        }
        self.transcript.extend_from_slice(bytes);
    }

    /// Receives a message, or as much of it as the client sends.
    pub fn receive(&mut self, length: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut stream = (&self.stream).take(length as u64);
        let _ = stream.read_to_end(&mut bytes);
        self.transcript.extend_from_slice(&bytes);
        bytes
    }

    /// Receives until the client closes the connection.
    pub fn receive_all(&mut self) -> Vec<u8> {
        self.receive(usize::MAX)
    }

    /// Exchanges greetings, and claims to be the server "Anna" with this key.
    pub fn introduce(&mut self, key: &[u8; 32], needs_code: bool) {
        self.key = *key;
        self.receive(26);
        let mut message = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
        message.push(0);
        message.extend_from_slice(key);
        message.push(u8::from(needs_code));
        message.extend_from_slice(b"Anna");
        message.resize(27 + 129, 0);
        self.send(&message);
    }

    /// Receives the client's key share and sends one for this code. Returns the key, if the client has sent a share.
    pub fn answer_share(&mut self, code: &[u8]) -> Option<ChaCha20Poly1305> {
        let claim = self.receive(34);
        let theirs = claim.get(1..)?;
        self.send(&[0; 5]);
        let identity = [&b"tessella host"[..], &self.key].concat();
        let (a, b) = (Identity::new(b"tessella guest"), Identity::new(&identity));
        let (exchange, share) = Spake2::<Ed25519Group>::start_b(&Password::new(code), &a, &b);
        self.send(&share);
        let key = exchange.finish(theirs).ok()?;
        ChaCha20Poly1305::new_from_slice(&key).ok()
    }
}

/// Returns the signature of a server.
pub fn sign(key: &SigningKey, transcript: &[u8]) -> [u8; 64] {
    let signed = [&b"tessella host key\0"[..], transcript].concat();
    key.sign(&signed).to_bytes()
}
