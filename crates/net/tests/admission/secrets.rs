//! Secrets of the handshake.

use crate::helpers::CODE;
use crate::raw_client::RawClient;
use crate::server::Server;
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{ChaCha20Poly1305, KeyInit, Nonce};
use renetcode::ConnectToken;
use spake2::{Ed25519Group, Identity, Password, Spake2};

#[test]
fn two_clients_share_no_keys() {
    let server = Server::with(Some(CODE));
    let first = server.request_admission(CODE).expect("a ticket").token;
    let second = server.request_admission(CODE).expect("a ticket").token;
    assert_ne!(first.client_id, second.client_id);
    assert_ne!(first.client_to_server_key, second.client_to_server_key);
    assert_ne!(first.private_data, second.private_data);

    // Two clients that know the code and eavesdrop on each other can neither decrypt the other's message nor replay its proof.
    let mut one = RawClient::at(server.address());
    let mut other = RawClient::at(server.address());
    let (key_of_one, proof_of_one) = one.prove(b"BCD234");
    let (key_of_other, _) = other.prove(b"BCD234");
    one.send(&proof_of_one);
    assert_eq!(one.receive(5), [0; 5]);
    let sealed = one.receive_all();
    assert_eq!(sealed.len(), 1189);
    let message = one.open(&key_of_one, &sealed).expect("its own");
    assert!(ConnectToken::read(&mut &message[1..]).is_ok_and(|_| message[0] == 0));
    assert_eq!(one.open(&key_of_other, &sealed), None);
    other.send(&proof_of_one);
    assert_eq!(
        other.receive(5)[0],
        1,
        "a proof of another handshake is wrong"
    );
    assert_eq!(other.receive_all(), b"");
}

#[test]
fn eavesdropper_cannot_test_codes_offline() {
    let server = Server::with(Some(CODE));
    // The server sends nothing that depends on the key before the client has proved it, nor after a wrong proof.
    let mut client = RawClient::at(server.address());
    let (_, proof) = client.prove(b"BCD235");
    client.send(&proof);
    assert_eq!(client.receive(5), [1, 4, 0, 0, 0]);
    assert_eq!(client.receive_all(), b"");

    // The code and a recorded handshake are not enough to compute its key.
    let mut client = RawClient::at(server.address());
    let (key, proof) = client.prove(b"BCD234");
    client.send(&proof);
    assert_eq!(client.receive(5), [0; 5]);
    let recorded = client.transcript.clone();
    let sealed = client.receive_all();
    let server_share = &recorded[26 + 27 + 129 + 34 + 5..][..33];
    let server_key = server.admission.server_key();
    let identity = [&b"tessella host"[..], &server_key.0].concat();
    let (a, b) = (Identity::new(b"tessella guest"), Identity::new(&identity));
    let (exchange, _) = Spake2::<Ed25519Group>::start_a(&Password::new(b"BCD234"), &a, &b);
    let late = exchange.finish(server_share).expect("a key");
    let late = ChaCha20Poly1305::new_from_slice(&late).expect("a key of 32 bytes");
    let opens = |key: &ChaCha20Poly1305, aad: &[u8]| {
        let payload = Payload { msg: &sealed, aad };
        key.decrypt(Nonce::from_slice(b"host answers"), payload)
            .is_ok()
    };
    assert!(opens(&key, &recorded));
    assert!(!opens(&late, &recorded));
    // No byte of the transcript can be changed.
    for at in [0, 9, 30, 60, 140, 165, 200, 240, 300, 400, 430] {
        let mut changed = recorded.clone();
        changed[at] ^= 1;
        assert!(!opens(&key, &changed));
    }
}
