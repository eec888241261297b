//! Seats: a device whose seat waits is admitted without the join code, and nobody else is.

use crate::helpers::{CODE, TIMEOUT};
use crate::raw_client::RawClient;
use crate::server::{Server, connected_device};
use ed25519_dalek::SigningKey;
use std::collections::BTreeSet;
use tessella_lobby::DeviceKey;
use tessella_net::admission::{request_admission, send_request};
use tessella_protocol::SeatKey;
use tessella_protocol::admission::{JoinError, JoinRequest, Ticket};

const WRONG: &str = "BBB BBB";

/// Joins with a code, as a device that has joined before.
fn join(server: &Server, code: &str, seat: &SeatKey) -> Result<Ticket, JoinError> {
    send_request(&JoinRequest {
        address: server.address(),
        code,
        expected: &[],
        seats: std::slice::from_ref(seat),
        timeout: TIMEOUT,
    })
}

/// Reserves seats for these devices, and none for others.
fn reserve(server: &Server, devices: impl IntoIterator<Item = DeviceKey>) {
    server.admission.set_seats(devices.into_iter().collect());
}

/// Sends the proof of a client that claims a seat, and returns what the server answers.
fn claim_seat(server: &Server, device: &SigningKey) -> Vec<u8> {
    let mut client = RawClient::at(server.address());
    client.device = device.clone();
    client.claims_seat = true;
    let (_, proof) = client.prove(b"");
    client.send(&proof);
    client.receive_all()
}

fn needs_code(joined: &Result<Ticket, JoinError>) -> bool {
    matches!(joined, Err(JoinError::NeedsCode { name }) if name == "Anna")
}

#[test]
fn device_with_a_seat_is_admitted_without_the_code() {
    let server = Server::with(Some(CODE));
    let seat = server.request_admission(CODE).expect("a ticket").seat;
    let device = seat.device.device_key();
    assert!(needs_code(&join(&server, "", &seat)), "no seat waits");
    assert!(join(&server, CODE, &seat).is_ok(), "the code is enough");
    reserve(&server, [device]);
    for code in ["", CODE, WRONG] {
        let ticket = join(&server, code, &seat).expect("a ticket");
        assert_eq!(connected_device(&server.admission, &ticket), Some(device));
    }
    let stranger = join(&server, "", &other_device(&seat));
    assert!(needs_code(&stranger), "{stranger:?}");
    // A seat that has been given away admits nobody.
    reserve(&server, []);
    assert!(needs_code(&join(&server, "", &seat)));
    assert!(matches!(
        join(&server, WRONG, &seat),
        Err(JoinError::WrongCode { tries: 4, .. })
    ));
}

fn other_device(seat: &SeatKey) -> SeatKey {
    SeatKey {
        device: tessella_protocol::KeyPair::random(),
        ..seat.clone()
    }
}

#[test]
fn seat_is_claimed_by_the_handshake_of_the_documentation() {
    let server = Server::with(Some(CODE));
    let device = SigningKey::from_bytes(&[9; 32]);
    assert_eq!(claim_seat(&server, &device), [3, 0, 0, 0, 0]);
    reserve(&server, [DeviceKey(device.verifying_key().to_bytes())]);
    let answer = claim_seat(&server, &device);
    assert_eq!((&answer[..5], answer.len()), (&[0; 5][..], 5 + 1189));
    let other = SigningKey::from_bytes(&[8; 32]);
    assert_eq!(claim_seat(&server, &other), [3, 0, 0, 0, 0]);
    // A device that names another one's key gets no answer.
    let mut client = RawClient::at(server.address());
    client.device = other;
    client.claims_seat = true;
    let key = client.agree(b"");
    let mut proof = client.device_proof();
    proof[..32].copy_from_slice(&device.verifying_key().to_bytes());
    let sealed = client.seal(&key, &proof);
    client.send(&sealed);
    assert_eq!(client.receive_all(), b"");
    // An unknown claim ends the handshake.
    let mut client = RawClient::at(server.address());
    client.exchange_greetings();
    client.send(&[2; 34]);
    assert_eq!(client.receive_all(), b"");
}

#[test]
fn claims_of_seats_test_no_codes_and_wrong_codes_delay_no_seat() {
    let server = Server::with(Some(CODE));
    let seat = server.request_admission(CODE).expect("a ticket").seat;
    let stranger = SigningKey::from_bytes(&[8; 32]);
    for _ in 0..40 {
        assert_eq!(claim_seat(&server, &stranger), [3, 0, 0, 0, 0]);
    }
    assert!(server.admits(), "none of them was a wrong code");
    while !matches!(
        request_admission(server.address(), WRONG, TIMEOUT),
        Err(JoinError::Wait { .. })
    ) {}
    assert!(!server.admits(), "everybody else waits");
    reserve(&server, [seat.device.device_key()]);
    assert!(join(&server, CODE, &seat).is_ok());
}

#[test]
fn full_server_admits_the_device_of_a_seat() {
    let server = Server::with(Some(CODE));
    let seat = server.request_admission(CODE).expect("a ticket").seat;
    server.admission.set_people(8);
    let full = |joined| matches!(joined, Err(JoinError::Full { people: 8, .. }));
    assert!(full(join(&server, CODE, &seat)));
    server
        .admission
        .set_seats(BTreeSet::from([seat.device.device_key()]));
    assert!(join(&server, "", &seat).is_ok());
    assert!(full(request_admission(server.address(), CODE, TIMEOUT)));
}
