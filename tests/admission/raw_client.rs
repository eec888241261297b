//! Client that sends raw bytes.

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{ChaCha20Poly1305, KeyInit, Nonce};
use spake2::{Ed25519Group, Identity, Password, Spake2};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use tessella::net::{PROGRAM_VERSION, PROTOCOL_VERSION};

/// Client that sends raw bytes. All lengths are those of `docs/network.md`.
pub struct RawClient {
    pub stream: TcpStream,
    pub transcript: Vec<u8>,
}

impl RawClient {
    pub fn at(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("a connection");
        let timeout = Some(Duration::from_secs(8));
        stream.set_read_timeout(timeout).expect("a timeout");
        let transcript = Vec::new();
        Self { stream, transcript }
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
        self.receive(105)
    }

    /// Runs the handshake up to the proof. Returns the key and the proof without sending it.
    pub fn prove(&mut self, code: &[u8]) -> (ChaCha20Poly1305, Vec<u8>) {
        let server = self.exchange_greetings();
        let identity = [b"tessella host", &server[..8]].concat();
        let (client, server) = (Identity::new(b"tessella guest"), Identity::new(&identity));
        let (exchange, share) =
            Spake2::<Ed25519Group>::start_a(&Password::new(code), &client, &server);
        self.send(&share);
        assert_eq!(self.receive(5), [0; 5]);
        let theirs = self.receive(33);
        let key = exchange.finish(&theirs).expect("a key");
        let key = ChaCha20Poly1305::new_from_slice(&key).expect("a key of 32 bytes");
        let payload = Payload {
            msg: b"",
            aad: &self.transcript,
        };
        let proof = key.encrypt(Nonce::from_slice(b"guest proves"), payload);
        (key, proof.expect("a proof"))
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
