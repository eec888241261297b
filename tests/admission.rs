//! Admission over the loopback: clients are admitted or refused, and neither end can be harmed by the other.
//!
//! `RawClient` implements the handshake separately from the program, as `docs/network.md` describes it, so that formats cannot
//! change unnoticed.

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{ChaCha20Poly1305, KeyInit, Nonce};
use renetcode::{
    ClientAuthentication, ConnectToken, NetcodeClient, NetcodeServer, ServerAuthentication,
    ServerConfig, ServerResult,
};
use spake2::{Ed25519Group, Identity, Password, Spake2};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};
use tessella::boards::random::SeededRng;
use tessella::net::admission::{
    AdmissionControl, HandshakeServer, JoinCodeError, JoinError, NETCODE_PROTOCOL, TOKEN_ADDRESS,
    Ticket, UnreachableReason, request_admission,
};
use tessella::net::{PROGRAM_VERSION, PROTOCOL_VERSION, Version};

const CODE: &str = "BCD 234";
const TIMEOUT: Duration = Duration::from_secs(5);

/// Admission side of a server.
struct Server {
    admission: Arc<AdmissionControl>,
    handshakes: HandshakeServer,
}

impl Server {
    fn with(code: Option<&str>) -> Self {
        let code = code.map(|code| code.parse().expect("a code"));
        let admission = Arc::new(AdmissionControl::new(77, "Anna", code, 8));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
        let handshakes =
            HandshakeServer::start(listener, Arc::clone(&admission)).expect("a handshake server");
        Self {
            admission,
            handshakes,
        }
    }

    fn address(&self) -> SocketAddr {
        self.handshakes.address()
    }

    fn request_admission(&self, code: &str) -> Result<Ticket, JoinError> {
        let begun = Instant::now();
        let result = request_admission(self.address(), code, TIMEOUT);
        let took = begun.elapsed();
        assert!(took < Duration::from_secs(5), "{took:?} until {result:?}");
        result
    }

    /// Returns `true` if a client with the right code is admitted.
    fn admits(&self) -> bool {
        let code = self.admission.code().map(|code| code.to_string());
        self.request_admission(&code.unwrap_or_default()).is_ok()
    }
}

/// Connects a netcode client with this ticket to a netcode server. Returns `true` if it is accepted.
fn connects(admission: &AdmissionControl, ticket: &Ticket) -> bool {
    let mut server = NetcodeServer::new(ServerConfig {
        current_time: admission.now(),
        max_clients: 8,
        protocol_id: NETCODE_PROTOCOL,
        public_addresses: vec![TOKEN_ADDRESS],
        authentication: ServerAuthentication::Secure {
            private_key: admission.private_key(),
        },
    });
    // The clock of the client differs from that of the server.
    let connect_token = ticket.token.clone();
    let authentication = ClientAuthentication::Secure { connect_token };
    let mut client = NetcodeClient::new(Duration::from_secs(5), authentication).expect("a client");
    assert_eq!(client.server_addr(), ticket.address);
    let client_address: SocketAddr = "10.0.0.9:5000".parse().expect("an address");
    for _ in 0..20 {
        if let Some((packet, to)) = client.update(Duration::from_millis(300)) {
            assert_eq!(to, ticket.address);
            let mut packet = packet.to_vec();
            match server.process_packet(client_address, &mut packet) {
                ServerResult::PacketToSend { payload, .. }
                | ServerResult::ClientConnected { payload, .. } => {
                    client.process_packet(payload);
                }
                _ => {}
            }
        }
        server.update(Duration::from_millis(300));
    }
    client.is_connected() && server.is_client_connected(ticket.token.client_id)
}

/// Client that sends raw bytes. All lengths are those of `docs/network.md`.
struct RawClient {
    stream: TcpStream,
    transcript: Vec<u8>,
}

impl RawClient {
    fn at(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("a connection");
        let timeout = Some(Duration::from_secs(8));
        stream.set_read_timeout(timeout).expect("a timeout");
        let transcript = Vec::new();
        Self { stream, transcript }
    }

    fn send(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).expect("it is sent");
        self.transcript.extend_from_slice(bytes);
    }

    fn receive(&mut self, length: usize) -> Vec<u8> {
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes).expect("an answer");
        self.transcript.extend_from_slice(&bytes);
        bytes
    }

    /// Receives until the server closes the connection.
    fn receive_all(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        // Closing a connection with unread bytes resets it, which is an error here.
        let _ = self.stream.read_to_end(&mut bytes);
        bytes
    }

    /// Exchanges greetings, and returns the identity of the server.
    fn exchange_greetings(&mut self) -> Vec<u8> {
        self.send(&greeting(b"\xFETessKno", PROTOCOL_VERSION, PROGRAM_VERSION));
        assert_eq!(self.receive(27)[26], 0, "the server continues");
        self.receive(105)
    }

    /// Runs the handshake up to the proof. Returns the key and the proof without sending it.
    fn prove(&mut self, code: &[u8]) -> (ChaCha20Poly1305, Vec<u8>) {
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
    fn open(&self, key: &ChaCha20Poly1305, sealed: &[u8]) -> Option<Vec<u8>> {
        let payload = Payload {
            msg: sealed,
            aad: &self.transcript,
        };
        key.decrypt(Nonce::from_slice(b"host answers"), payload)
            .ok()
    }
}

fn greeting(mark: &[u8; 8], protocol: u16, program: &str) -> Vec<u8> {
    let mut bytes = mark.to_vec();
    bytes.extend_from_slice(&protocol.to_le_bytes());
    bytes.extend_from_slice(program.as_bytes());
    bytes.resize(26, 0);
    bytes
}

/// Starts a false server that runs `act` for its first client.
fn false_server(act: impl FnOnce(TcpStream) + Send + 'static) -> (SocketAddr, JoinHandle<()>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
    let address = listener.local_addr().expect("an address");
    let thread = spawn(move || {
        let (stream, _) = listener.accept().expect("a client");
        // Further attempts are refused.
        drop(listener);
        let timeout = Some(Duration::from_secs(5));
        stream.set_read_timeout(timeout).expect("a timeout");
        act(stream);
    });
    (address, thread)
}

#[test]
fn client_with_right_code_gets_token_that_netcode_accepts() {
    let server = Server::with(Some(CODE));
    let ticket = server.request_admission("bcd-234").expect("a ticket");
    assert_eq!((ticket.server, ticket.name.as_str()), (77, "Anna"));
    assert_eq!(ticket.address, server.address());
    assert_eq!(ticket.token.server_addresses[0], Some(server.address()));
    assert_eq!(ticket.token.server_addresses[1..], [None; 31]);
    assert!(connects(&server.admission, &ticket));

    let another = AdmissionControl::new(77, "Anna", None, 8);
    assert!(
        !connects(&another, &ticket),
        "the token is for this server only"
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
    assert!(right.to_string().contains("seconds before you try again"));
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
fn full_or_closing_server_is_reported_only_with_right_code() {
    let server = Server::with(Some(CODE));
    server.admission.set_people(8);
    let refused = server.request_admission(CODE).expect_err("it is full");
    assert_eq!(
        refused.to_string(),
        "Anna is full: 8 of 8 people are there."
    );
    assert!(matches!(
        server.request_admission("BCD 235"),
        Err(JoinError::WrongCode { .. })
    ));
    server.admission.set_people(7);
    assert!(server.admits());
    server.admission.set_closing(true);
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
    let server_share = &recorded[26 + 132 + 33 + 5..][..33];
    let identity = [&b"tessella host"[..], &77_u64.to_le_bytes()].concat();
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
    for at in [0, 9, 30, 60, 140, 165, 200] {
        let mut changed = recorded.clone();
        changed[at] ^= 1;
        assert!(!opens(&key, &changed));
    }
}

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
        let share = client.transcript[26 + 132..][..33].to_vec();
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
        // Greeting, identity, decisions and key share, but never the final message.
        assert!(reply.len() <= 27 + 105 + 5 + 33 + 5);
    }
    assert!(begun.elapsed() < Duration::from_secs(30));
    // Wrong proofs count as wrong codes, so the right code has to wait; but the server still runs.
    assert!(matches!(
        server.request_admission(CODE),
        Err(JoinError::Wait { .. })
    ));
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

#[test]
fn one_source_has_four_handshake_slots() {
    let server = Server::with(None);
    let mut held: Vec<RawClient> = (0..4).map(|_| RawClient::at(server.address())).collect();
    for client in &mut held {
        client.exchange_greetings();
    }
    let begun = Instant::now();
    let address = server.address();
    assert_eq!(
        request_admission(address, "", TIMEOUT),
        Err(JoinError::Busy { address })
    );
    assert!(begun.elapsed() < Duration::from_secs(5));
    drop(held.pop());
    assert!(server.admits(), "it tries again until a slot is free");
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

#[test]
fn other_programs_are_recognised() {
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
    let (address, thread) = false_server(|mut stream| {
        let mut message = [0; 33];
        stream.read_exact(&mut message[..26]).expect("a greeting");
        let mut greeting = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
        greeting.push(0);
        let mut server = 77_u64.to_le_bytes().to_vec();
        server.push(1);
        server.extend_from_slice(b"Anna");
        server.resize(105, 0);
        stream
            .write_all(&[greeting, server].concat())
            .expect("sent");
        stream.read_exact(&mut message).expect("a key share");
        let identity = [&b"tessella host"[..], &77_u64.to_le_bytes()].concat();
        let (a, b) = (Identity::new(b"tessella guest"), Identity::new(&identity));
        let (_, share) = Spake2::<Ed25519Group>::start_b(&Password::new(b"BCD777"), &a, &b);
        stream
            .write_all(&[&[0; 5][..], &share].concat())
            .expect("sent");
        stream.read_exact(&mut message[..16]).expect("a proof");
        stream.write_all(&[0; 5 + 1189]).expect("sent");
        let _ = stream.read_to_end(&mut Vec::new());
    });
    assert_eq!(
        request_admission(address, CODE, TIMEOUT),
        Err(JoinError::Impostor { address })
    );
    thread.join().expect("the client sent what was expected");
}

#[test]
fn client_survives_garbage_from_servers() {
    let mut stream = SeededRng::new(b"garbage ", 2);
    let mut valid = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
    valid.push(0);
    valid.extend_from_slice(&77_u64.to_le_bytes());
    valid.resize(27 + 105 + 5, 0);
    valid.push(b'B');
    valid.extend_from_slice(&[0x66; 32]);
    valid.resize(27 + 105 + 5 + 33 + 5 + 1189, 0);
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
