//! Clients that send garbage, are slow, or come in numbers.

use crate::helpers::{CODE, TIMEOUT};
use crate::raw_client::{RawClient, greeting};
use crate::server::Server;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_net::admission::request_admission;
use tessella_protocol::admission::{JoinError, Ticket, UnreachableReason};
use tessella_protocol::{PROGRAM_VERSION, PROTOCOL_VERSION};

#[test]
fn many_concurrent_clients_are_admitted() {
    let server = Server::with(Some(CODE));
    let address = server.address();
    let clients: Vec<JoinHandle<Result<Ticket, JoinError>>> = (0..12)
        .map(|_| spawn(move || request_admission(address, CODE, TIMEOUT)))
        .collect();
    for client in clients {
        let result = client.join().expect("no panic");
        assert!(result.is_ok(), "{result:?}");
    }
}

#[test]
fn server_survives_garbage_from_clients() {
    let server = Server::with(Some(CODE));
    let valid = {
        let mut client = RawClient::at(server.address());
        let (_, proof) = client.prove(b"BCD235");
        let share = client.transcript[26 + 27 + 129..][..34].to_vec();
        [
            greeting(b"\xFETessKno", PROTOCOL_VERSION, PROGRAM_VERSION),
            share,
            proof,
        ]
        .concat()
    };
    let mut stream = SeededRng::new(b"garbage ", 1);
    let begun = Instant::now();
    for _ in 0..300 {
        let mut bytes = valid.clone();
        match stream.below(3) {
            0 => bytes
                .iter_mut()
                .for_each(|byte| *byte = stream.below(256) as u8),
            1 => bytes.truncate(stream.below(bytes.len() as u32) as usize),
            // The mark and the version stay valid, so that later messages are reached.
            _ => {
                let at = 10 + stream.below(bytes.len() as u32 - 10) as usize;
                bytes[at] ^= 1 + stream.below(255) as u8;
            }
        }
        let mut client = TcpStream::connect(server.address()).expect("a connection");
        // The server may have closed the connection already.
        let _ = client.write_all(&bytes);
        let _ = client.shutdown(std::net::Shutdown::Write);
        let timeout = Some(Duration::from_secs(8));
        client.set_read_timeout(timeout).expect("a timeout");
        let mut reply = Vec::new();
        let _ = client.read_to_end(&mut reply);
        // Greeting, identity, decisions, key share and signature, but never the final message.
        assert!(reply.len() <= 27 + 129 + 5 + 33 + 64 + 5);
    }
    assert!(begun.elapsed() < Duration::from_secs(30));
    // Wrong proofs count as wrong codes, so the right code has to wait; but the server still runs.
    assert!(matches!(
        server.request_admission(CODE),
        Err(JoinError::Wait { .. })
    ));
}

#[test]
fn handshake_may_end_after_any_byte_of_the_client() {
    let server = Server::with(None);
    let mut whole = greeting(b"\xFETessKno", PROTOCOL_VERSION, PROGRAM_VERSION);
    whole.extend_from_slice(b"\0A");
    whole.resize(26 + 34 + 112, 0x66);
    for length in 0..=whole.len() {
        let mut client = RawClient::at(server.address());
        client.send(&whole[..length]);
        let half = client.stream.shutdown(std::net::Shutdown::Write);
        half.expect("the server still reads");
        let expected = match length {
            0..26 => 0,
            26..60 => 27 + 129,
            60..172 => 27 + 129 + 5 + 33 + 64,
            // The proof is wrong.
            _ => 27 + 129 + 5 + 33 + 64 + 5,
        };
        let reply = client.receive_all();
        assert_eq!(reply.len(), expected, "after {length} bytes");
    }
    assert!(server.admits());
}

#[test]
fn slow_handshakes_time_out_and_block_nobody() {
    let server = Server::with(None);
    let mut slow: Vec<TcpStream> = (0..3)
        .map(|_| TcpStream::connect(server.address()).expect("a connection"))
        .collect();
    let begun = Instant::now();
    let bytes = greeting(b"\xFETessKno", PROTOCOL_VERSION, PROGRAM_VERSION);
    let mut cut = None;
    // A byte every 400 ms would take 10 seconds for the greeting.
    for (at, byte) in bytes.iter().enumerate() {
        for stream in &mut slow {
            let timeout = Some(Duration::from_millis(1));
            stream.set_read_timeout(timeout).expect("a timeout");
            let ended =
                matches!(stream.read(&mut [0]), Ok(0)) || stream.write_all(&[*byte]).is_err();
            if ended {
                cut.get_or_insert(begun.elapsed());
            }
        }
        if cut.is_some() {
            break;
        }
        if at == 2 {
            assert!(server.admits(), "the fourth slot is free");
        }
        sleep(Duration::from_millis(400));
    }
    let cut = cut.expect("they were closed");
    assert!((4_500..6_500).contains(&cut.as_millis()), "{cut:?}");
}

/// Connects from a loopback address, and sends nothing.
#[cfg(target_os = "linux")]
fn idle_connection(from: u32, to: std::net::SocketAddr) -> TcpStream {
    use socket2::{Domain, Socket, Type};
    use std::net::{Ipv4Addr, SocketAddr};

    let loopback = Ipv4Addr::LOCALHOST.to_bits() + 1 + from;
    let from = SocketAddr::from((Ipv4Addr::from_bits(loopback), 0));
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
    socket
        .bind(&from.into())
        .expect("an address of the loopback");
    socket.connect(&to.into()).expect("a connection");
    socket.into()
}

#[test]
#[cfg(target_os = "linux")]
fn idle_connections_keep_nobody_out() {
    for addresses in [4, 50] {
        let server = Server::with(Some(CODE));
        let mut idle: Vec<TcpStream> = (0..200)
            .map(|number| idle_connection(number % addresses, server.address()))
            .collect();
        for newcomer in 0..6 {
            let begun = Instant::now();
            assert!(server.admits(), "{newcomer} with {addresses} addresses");
            let took = begun.elapsed();
            assert!(took < Duration::from_secs(1), "{took:?}, {addresses}");
            // Each one that was dropped tries again.
            let again = (0..40).map(|number| idle_connection(number % addresses, server.address()));
            idle.extend(again);
        }
    }
}

#[test]
fn forty_people_behind_one_router_are_admitted_at_once() {
    let server = Server::with(Some(CODE));
    let address = server.address();
    let clients: Vec<JoinHandle<Result<Ticket, JoinError>>> = (0..40)
        .map(|_| spawn(move || request_admission(address, CODE, TIMEOUT)))
        .collect();
    for client in clients {
        let result = client.join().expect("no panic");
        assert!(result.is_ok(), "{result:?}");
    }
}

#[test]
fn full_server_refuses_before_it_reads_a_code() {
    let server = Server::with(Some(CODE));
    server.admission.set_has_place(false);
    server.admission.set_people(3);
    // A wrong code and the right one are refused alike, and none is counted.
    for code in ["BCD 235", CODE, "BCD 235", "BCD 235", "BCD 235", "BCD 235"] {
        assert!(matches!(
            server.request_admission(code),
            Err(JoinError::Full {
                people: 3,
                max_people: 8,
                ..
            })
        ));
    }
    let mut client = RawClient::at(server.address());
    client.exchange_greetings();
    client.send(&[0; 34]);
    assert_eq!(client.receive_all(), [4, 3, 0, 8, 0]);
    assert!(!server.admission.has_room());
    server.admission.set_has_place(true);
    assert!(server.admits());
}

#[test]
fn dropped_handshake_server_ends_at_once() {
    let server = Server::with(None);
    let mut held = RawClient::at(server.address());
    held.exchange_greetings();
    let address = server.address();
    let begun = Instant::now();
    drop(server);
    assert!(
        begun.elapsed() < Duration::from_millis(4000),
        "{:?}",
        begun.elapsed()
    );
    assert_eq!(held.receive_all(), b"");
    let refused = request_admission(address, "", TIMEOUT).expect_err("nobody is there");
    let reason = UnreachableReason::PortClosed;
    assert_eq!(refused, JoinError::Unreachable { address, reason });
    TcpListener::bind(address).expect("the port is free again");
}
