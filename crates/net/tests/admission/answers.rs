//! Answers to join requests: admission, codes and versions.

use crate::helpers::{CODE, TIMEOUT, false_server};
use crate::raw_client::{RawClient, greeting};
use crate::server::{Server, connects};
use std::io::{Read, Write};
use tessella_formats::join_code::JoinCodeError;
use tessella_net::admission::request_admission;
use tessella_protocol::admission::{AdmissionControl, JoinError};
use tessella_protocol::{PROGRAM_VERSION, PROTOCOL_VERSION, Version};

#[test]
fn client_with_right_code_gets_token_that_netcode_accepts() {
    let server = Server::with(Some(CODE));
    let ticket = server.request_admission("bcd-234").expect("a ticket");
    assert_eq!(ticket.seat.server, server.admission.server_key());
    assert_eq!(ticket.name, "Anna");
    assert_eq!(ticket.address, server.address());
    assert_eq!(ticket.token.server_addresses[0], Some(server.address()));
    assert_eq!(ticket.token.server_addresses[1..], [None; 31]);
    assert!(connects(&server.admission, &ticket));

    let another = AdmissionControl::new(server.key_pair.clone(), "Anna", None, 8);
    assert!(
        !connects(&another, &ticket),
        "the token is for this run of the server only"
    );
}

#[test]
fn open_server_admits_everybody() {
    let server = Server::with(None);
    let ticket = server.request_admission("  ").expect("a ticket");
    assert!(connects(&server.admission, &ticket));
}

#[test]
fn wrong_code_error_counts_tries_and_then_source_waits() {
    let server = Server::with(Some(CODE));
    for tries in (1..=4).rev() {
        let refused = server
            .request_admission("BCD 235")
            .expect_err("a wrong code");
        assert_eq!(refused, JoinError::WrongCode { tries, seconds: 0 });
    }
    let last = server
        .request_admission("BCD 235")
        .expect_err("a wrong code");
    assert!(
        matches!(
            last,
            JoinError::WrongCode {
                tries: 0,
                seconds: 58..=60
            }
        ),
        "{last:?}"
    );
    let right = server.request_admission(CODE).expect_err("it has to wait");
    assert!(
        matches!(right, JoinError::Wait { seconds: 55..=60 }),
        "{right:?}"
    );
}

#[test]
fn missing_invalid_and_unexpected_codes_are_errors() {
    let name = || "Anna".to_owned();
    let server = Server::with(Some(CODE));
    assert_eq!(
        server.request_admission(""),
        Err(JoinError::NeedsCode { name: name() })
    );
    let error = JoinCodeError::Length(3);
    assert_eq!(
        server.request_admission("BCD"),
        Err(JoinError::InvalidCode(error))
    );
    let server = Server::with(None);
    assert_eq!(
        server.request_admission(CODE),
        Err(JoinError::UnexpectedCode { name: name() })
    );
}

#[test]
fn full_server_is_reported_before_the_code_and_closing_one_after_it() {
    let server = Server::with(Some(CODE));
    server.admission.set_people(8);
    let refused = server.request_admission(CODE).expect_err("it is full");
    assert_eq!(refused.to_string(), "Anna is full (8 of 8 players).");
    assert_eq!(server.request_admission("BCD 235"), Err(refused));
    server.admission.set_people(7);
    assert!(server.admits());
    server.admission.set_closing(true);
    assert!(matches!(
        server.request_admission("BCD 235"),
        Err(JoinError::WrongCode { .. })
    ));
    let name = "Anna".to_owned();
    assert_eq!(
        server.request_admission(CODE),
        Err(JoinError::Closing { name })
    );
}

#[test]
fn client_of_other_version_gets_greeting_with_version() {
    let server = Server::with(None);
    let mut client = RawClient::at(server.address());
    client.send(&greeting(b"\xFETessKno", PROTOCOL_VERSION + 1, "9.9.9"));
    let mut expected = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
    expected.push(1);
    assert_eq!(client.receive_all(), expected);
}

#[test]
fn version_error_names_client_and_server_version() {
    let (address, thread) = false_server(|mut stream| {
        let mut received = [0; 26];
        stream.read_exact(&mut received).expect("a greeting");
        assert_eq!(
            received,
            *greeting(b"\xFETessKno", PROTOCOL_VERSION, PROGRAM_VERSION)
        );
        let mut reply = greeting(b"\xFETessDor", PROTOCOL_VERSION + 1, "9.9.9");
        reply.push(1);
        stream.write_all(&reply).expect("sent");
    });
    let refused = request_admission(address, "", TIMEOUT).expect_err("another version");
    let expected = Version {
        protocol: PROTOCOL_VERSION + 1,
        program: "9.9.9".to_owned(),
    };
    let client = Version::ours();
    assert_eq!(
        refused,
        JoinError::Version {
            server: expected,
            client
        }
    );
    let sentence = refused.to_string();
    let theirs = format!("9.9.9 (protocol {})", PROTOCOL_VERSION + 1);
    let ours = format!("you run {PROGRAM_VERSION} (protocol {PROTOCOL_VERSION})");
    assert!(
        sentence.contains(&theirs) && sentence.contains(&ours),
        "{sentence}"
    );
    thread.join().expect("the greeting was as expected");
}
