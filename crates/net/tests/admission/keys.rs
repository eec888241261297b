//! Keys of servers and devices: false servers get nothing of use, and proofs are valid once.

use crate::helpers::{CODE, TIMEOUT, false_server};
use crate::raw_client::RawClient;
use crate::raw_server::{RawServer, sign};
use crate::server::{Server, connected_device};
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};
use ed25519_dalek::SigningKey;
use std::net::SocketAddr;
use tessella_net::admission::{request_admission, send_request};
use tessella_protocol::admission::{JoinError, JoinRequest, Ticket};
use tessella_protocol::{KeyPair, SeatKey, ServerKey};

/// Joins with a code, expecting one of these servers, with these seats.
fn join(
    address: SocketAddr,
    code: &str,
    expected: &[ServerKey],
    seats: &[SeatKey],
) -> Result<Ticket, JoinError> {
    send_request(&JoinRequest {
        address,
        code,
        expected,
        seats,
        timeout: TIMEOUT,
    })
}

#[test]
fn device_is_the_same_at_one_server_and_another_elsewhere() {
    let (one, other) = (Server::with(Some(CODE)), Server::with(None));
    let first = one.request_admission(CODE).expect("a ticket");
    let key = first.seat.device.device_key();
    assert_eq!(connected_device(&one.admission, &first), Some(key));
    let seats = [first.seat.clone()];
    let again = join(one.address(), CODE, &[first.seat.server], &seats).expect("a ticket");
    assert_eq!(again.seat, first.seat);
    assert_eq!(connected_device(&one.admission, &again), Some(key));
    let elsewhere = join(other.address(), "", &[], &seats).expect("a ticket");
    assert_eq!(elsewhere.seat.server, other.admission.server_key());
    let device = connected_device(&other.admission, &elsewhere);
    assert!(device.is_some_and(|device| device != key));
    let stranger = one.request_admission(CODE).expect("a ticket");
    assert_ne!(stranger.seat.device.device_key(), key);
}

#[test]
fn server_with_another_key_gets_nothing_but_the_greeting() {
    let expected = KeyPair::random().server_key();
    for needs_code in [true, false] {
        let (address, thread) = false_server(move |stream| {
            let mut server = RawServer::new(stream);
            server.introduce(&KeyPair::random().server_key().0, needs_code);
            server.receive_all()
        });
        let refused = join(address, CODE, &[expected], &[]).expect_err("another server");
        let name = "Anna".to_owned();
        assert_eq!(refused, JoinError::ChangedKey { name, address });
        assert_eq!(
            refused.to_string(),
            format!(
                "The host at {address} is not the device you played with before, so you did not join. Your seat there is safe."
            )
        );
        assert_eq!(thread.join().expect("no panic"), b"");
    }
    // One of several keys is enough.
    let server = Server::with(None);
    let known = server.admission.server_key();
    assert!(join(server.address(), "", &[expected, known], &[]).is_ok());
}

#[test]
fn server_that_only_claims_a_key_gets_nothing_but_a_key_share() {
    let claimed = KeyPair::random().server_key();
    let own = SigningKey::from_bytes(&[5; 32]);
    type Signature = fn(&SigningKey, &[u8]) -> [u8; 64];
    let signatures: [Signature; 3] = [
        sign,
        |_, _| [0; 64],
        // A signature of another transcript.
        |own, transcript| sign(own, &transcript[1..]),
    ];
    for (number, signature) in signatures.into_iter().enumerate() {
        let own = own.clone();
        // The last server signs with the key that it claims.
        let key = match number {
            2 => ServerKey(own.verifying_key().to_bytes()),
            _ => claimed,
        };
        let (address, thread) = false_server(move |stream| {
            let mut server = RawServer::new(stream);
            server.introduce(&key.0, true);
            server.answer_share(b"BCD234").expect("a key share");
            let signature = signature(&own, &server.transcript);
            server.send(&signature);
            server.receive_all()
        });
        let refused = join(address, CODE, &[key], &[]);
        assert_eq!(refused, Err(JoinError::UnprovenKey { address }));
        assert_eq!(thread.join().expect("no panic"), b"", "server {number}");
    }
}

#[test]
fn server_between_client_and_server_gets_nothing_of_use() {
    let server = Server::with(None);
    let (key, at) = (server.admission.server_key(), server.address());
    let (address, thread) = false_server(move |stream| {
        let mut false_server = RawServer::new(stream);
        false_server.introduce(&key.0, false);
        false_server.answer_share(b"").expect("a key share");
        // It asks the true server to sign, which signs the share of its own client.
        let mut client = RawClient::at(at);
        client.agree(b"");
        let signature = client.transcript.split_last_chunk::<64>();
        let signature = *signature.expect("a signature").1;
        false_server.send(&signature);
        false_server.receive_all()
    });
    let seat = SeatKey {
        server: key,
        device: KeyPair::random(),
    };
    let refused = join(address, "", &[key], &[seat]);
    assert_eq!(refused, Err(JoinError::UnprovenKey { address }));
    assert_eq!(thread.join().expect("no panic"), b"");
}

#[test]
fn proof_to_a_false_server_is_refused_by_the_true_one() {
    // A player joins a false server that has a key of its own and relays what it receives to a server that the player
    // knows.
    let server = Server::with(None);
    let device = KeyPair::random();
    let own = SigningKey::from_bytes(&[5; 32]);
    let false_key = ServerKey(own.verifying_key().to_bytes());
    let (address, thread) = false_server(move |stream| {
        let mut server = RawServer::new(stream);
        server.introduce(&false_key.0, false);
        let key = server.answer_share(b"").expect("a key share");
        server.send(&sign(&own, &server.transcript));
        let transcript = server.transcript.clone();
        let sealed = server.receive(112);
        open_proof(&key, &transcript, &sealed)
    });
    let seat = SeatKey {
        server: false_key,
        device: device.clone(),
    };
    assert!(join(address, "", &[], &[seat]).is_err());
    let proof = thread.join().expect("no panic").expect("a proof");
    assert_eq!(proof[..32], device.device_key().0);
    let mut client = RawClient::at(server.address());
    let key = client.agree(b"");
    let sealed = client.seal(&key, &proof);
    client.send(&sealed);
    assert_eq!(client.receive_all(), b"", "no decision, and no ticket");
}

/// Decrypts the proof of a client.
fn open_proof(key: &ChaCha20Poly1305, transcript: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
    let payload = Payload {
        msg: sealed,
        aad: transcript,
    };
    key.decrypt(Nonce::from_slice(b"guest proves"), payload)
        .ok()
}

#[test]
fn recorded_proof_is_refused_the_second_time() {
    let server = Server::with(Some(CODE));
    let mut first = RawClient::at(server.address());
    let key = first.agree(b"BCD234");
    let proof = first.device_proof();
    let sealed = first.seal(&key, &proof);
    first.send(&sealed);
    assert_eq!(first.receive(5), [0; 5]);
    assert_eq!(first.receive_all().len(), 1189);
    // With the code and the proof in the clear, nobody else gets a ticket for the device.
    let mut second = RawClient::at(server.address());
    let key = second.agree(b"BCD234");
    let sealed = second.seal(&key, &proof);
    second.send(&sealed);
    assert_eq!(second.receive_all(), b"");
    // A device that signs itself, but names another, gets none either.
    let mut third = RawClient::at(server.address());
    let key = third.agree(b"BCD234");
    let mut other = third.device_proof();
    other[..32].copy_from_slice(&KeyPair::random().device_key().0);
    let sealed = third.seal(&key, &other);
    third.send(&sealed);
    assert_eq!(third.receive_all(), b"");
    // None of these counted as a wrong code.
    for _ in 0..10 {
        assert!(server.admits());
    }
    // The program does the same as the test's own client.
    assert!(request_admission(server.address(), CODE, TIMEOUT).is_ok());
}
