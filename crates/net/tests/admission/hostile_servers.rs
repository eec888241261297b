//! Servers that are slow, send garbage, or do not know the code.

use crate::helpers::{CODE, TIMEOUT, false_server};
use crate::raw_client::greeting;
use crate::raw_server::{RawServer, sign};
use ed25519_dalek::SigningKey;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_net::admission::request_admission;
use tessella_protocol::admission::{JoinError, UnreachableReason};
use tessella_protocol::{PROGRAM_VERSION, PROTOCOL_VERSION};

#[test]
fn handshake_with_another_program_is_an_error() {
    let replies: [&[u8]; 4] = [
        b"SSH-2.0-x\r\n",
        b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n",
        &[0; 27],
        b"\xFETessKno\x01\0echoes its guests\0\0\0",
    ];
    for reply in replies {
        let (address, thread) = false_server(move |mut stream| {
            stream.write_all(reply).expect("sent");
            let _ = stream.read_to_end(&mut Vec::new());
        });
        assert_eq!(
            request_admission(address, "", TIMEOUT),
            Err(JoinError::NotTessella { address })
        );
        thread.join().expect("no panic");
    }
}

#[test]
fn closed_connection_is_retried_only_before_first_message() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
    let address = listener.local_addr().expect("an address");
    let server = spawn(move || {
        let mut greeting = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
        greeting.push(0);
        for reply in [&[], &[], &greeting[..]] {
            let (mut stream, _) = listener.accept().expect("a client");
            stream.read_exact(&mut [0; 26]).expect("a greeting");
            stream.write_all(reply).expect("sent");
        }
        listener.set_nonblocking(true).expect("no wait");
        sleep(Duration::from_millis(400));
        assert!(listener.accept().is_err(), "there is no fourth attempt");
    });
    assert_eq!(
        request_admission(address, "", TIMEOUT),
        Err(JoinError::ConnectionClosed { address })
    );
    server.join().expect("three clients came");
}

#[test]
fn endless_reply_ends_join_request() {
    let (address, thread) = false_server(|mut stream| {
        // Until the client closes the connection.
        while stream.write_all(&[0x41; 4096]).is_ok() {}
    });
    let begun = Instant::now();
    assert_eq!(
        request_admission(address, CODE, TIMEOUT),
        Err(JoinError::NotTessella { address })
    );
    assert!(begun.elapsed() < Duration::from_secs(5));
    thread.join().expect("no panic");
}

#[test]
fn silent_or_slow_server_times_out() {
    let timeout = Duration::from_millis(700);
    let silent = false_server(|mut stream| {
        let _ = stream.read_to_end(&mut Vec::new());
    });
    let slow = false_server(|mut stream| {
        let mut reply = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
        reply.push(0);
        for byte in reply {
            if stream.write_all(&[byte]).is_err() {
                break;
            }
            sleep(Duration::from_millis(100));
        }
    });
    for (address, thread) in [silent, slow] {
        let begun = Instant::now();
        let refused = request_admission(address, "", timeout).expect_err("nothing came");
        let reason = UnreachableReason::TimedOut;
        assert_eq!(refused, JoinError::Unreachable { address, reason });
        let took = begun.elapsed();
        assert!((650..5000).contains(&took.as_millis()), "{took:?}");
        thread.join().expect("no panic");
    }
}

#[test]
fn server_without_the_code_is_an_impostor() {
    let (address, thread) = false_server(|stream| {
        let mut server = RawServer::new(stream);
        let key = SigningKey::from_bytes(&[5; 32]);
        server.introduce(&key.verifying_key().to_bytes(), true);
        server.answer_share(b"BCD777");
        server.send(&sign(&key, &server.transcript));
        server.receive(112);
        server.send(&[0; 5 + 1189]);
        server.receive_all();
    });
    assert_eq!(
        request_admission(address, CODE, TIMEOUT),
        Err(JoinError::Impostor { address })
    );
    thread.join().expect("the client sent what was expected");
}

#[test]
fn code_is_called_wrong_only_after_the_proof() {
    let (address, thread) = false_server(|stream| {
        let mut server = RawServer::new(stream);
        let key = SigningKey::from_bytes(&[5; 32]);
        server.introduce(&key.verifying_key().to_bytes(), true);
        server.receive(34);
        server.send(&[1, 4, 0, 0, 0]);
        server.receive_all();
    });
    assert_eq!(
        request_admission(address, CODE, TIMEOUT),
        Err(JoinError::NotTessella { address })
    );
    thread.join().expect("no panic");
}

#[test]
fn handshake_may_end_after_any_byte_of_the_server() {
    let whole: usize = 27 + 129 + 5 + 33 + 64 + 5 + 1189;
    // The final message is not looked at before it is whole.
    for length in (0..270).chain((270..=whole).step_by(60)).chain([whole]) {
        let (address, thread) = false_server(move |stream| {
            let mut server = RawServer::new(stream);
            server.send_at_most = length;
            let key = SigningKey::from_bytes(&[5; 32]);
            server.introduce(&key.verifying_key().to_bytes(), false);
            server.answer_share(b"");
            server.send(&sign(&key, &server.transcript));
            server.receive(112);
            server.send(&[0; 5 + 1189]);
            server.receive_all();
        });
        let refused = request_admission(address, "", TIMEOUT).expect_err("a part");
        let is_expected = match refused {
            // The server has closed its port; the client tries again only if it got no byte.
            JoinError::Unreachable { .. } | JoinError::Busy { .. } => length < 8,
            JoinError::ConnectionClosed { .. } => (8..whole).contains(&length),
            JoinError::NotTessella { .. } => length == whole,
            _ => false,
        };
        assert!(is_expected, "{length} bytes: {refused}");
        thread.join().expect("no panic");
    }
}

#[test]
fn client_survives_garbage_from_servers() {
    let mut stream = SeededRng::new(b"garbage ", 2);
    let mut valid = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
    valid.push(0);
    valid.extend_from_slice(&SigningKey::from_bytes(&[5; 32]).verifying_key().to_bytes());
    valid.resize(27 + 129 + 5, 0);
    valid.push(b'B');
    valid.extend_from_slice(&[0x66; 32]);
    valid.resize(27 + 129 + 5 + 33 + 64 + 5 + 1189, 0);
    let begun = Instant::now();
    for round in 0..200 {
        let mut bytes = valid.clone();
        for _ in 0..=stream.below(6) {
            let at = stream.below(200) as usize;
            bytes[at] = stream.below(256) as u8;
        }
        if stream.below(3) == 0 {
            bytes.truncate(stream.below(bytes.len() as u32) as usize);
        }
        let (address, thread) = false_server(move |mut stream| {
            let _ = stream.write_all(&bytes);
            let _ = stream.shutdown(std::net::Shutdown::Write);
            let _ = stream.read_to_end(&mut Vec::new());
        });
        let code = if round % 2 == 0 { CODE } else { "" };
        let refused =
            request_admission(address, code, Duration::from_secs(2)).expect_err("garbage");
        assert!(!refused.to_string().contains(char::is_control));
        thread.join().expect("no panic");
    }
    assert!(begun.elapsed() < Duration::from_secs(60));
}
