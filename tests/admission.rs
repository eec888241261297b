//! Guests are let in, or told why not, over the loopback; and neither side can be harmed by what the other sends.
//!
//! `Stranger` speaks the exchange by itself, as `docs/network.md` has it, so that formats cannot change unseen.

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
use tessella::boards::random::Stream;
use tessella::net::admission::{
    AdmissionControl, HandshakeServer, JoinCode, JoinCodeError, JoinError, NETCODE_PROTOCOL,
    TOKEN_ADDRESS, Ticket, UnreachableReason, request_admission,
};
use tessella::net::{PROGRAM_VERSION, PROTOCOL_VERSION, Version};

const CODE: &str = "BCD 234";
const TIMEOUT: Duration = Duration::from_secs(5);

/// A host whose door is open.
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
            HandshakeServer::start(listener, Arc::clone(&admission)).expect("a porter");
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
        let answer = request_admission(self.address(), code, TIMEOUT);
        let took = begun.elapsed();
        assert!(took < Duration::from_secs(5), "{took:?} until {answer:?}");
        answer
    }

    /// Whether a guest with the right code is let in.
    fn lets_in(&self) -> bool {
        let code = self.admission.code().map(|code| code.to_string());
        self.request_admission(&code.unwrap_or_default()).is_ok()
    }
}

/// Runs a netcode server and a client with this ticket against each other; whether the client is let in.
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
    // The guest's clock is not the host's.
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

/// A guest that speaks for itself. All lengths are those of `docs/network.md`.
struct Stranger {
    stream: TcpStream,
    said: Vec<u8>,
}

impl Stranger {
    fn at(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("a connection");
        let timeout = Some(Duration::from_secs(8));
        stream.set_read_timeout(timeout).expect("a timeout");
        let said = Vec::new();
        Self { stream, said }
    }

    fn say(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).expect("it is sent");
        self.said.extend_from_slice(bytes);
    }

    fn hear(&mut self, length: usize) -> Vec<u8> {
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes).expect("an answer");
        self.said.extend_from_slice(&bytes);
        bytes
    }

    /// What comes until the host hangs up.
    fn hear_all(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        // Whoever hangs up on bytes that were not read does so with an error.
        let _ = self.stream.read_to_end(&mut bytes);
        bytes
    }

    /// Both greetings and who the host is.
    fn greet(&mut self) -> Vec<u8> {
        self.say(&greeting(b"\xFETessKno", PROTOCOL_VERSION, PROGRAM_VERSION));
        assert_eq!(self.hear(27)[26], 0, "the host goes on");
        self.hear(105)
    }

    /// The exchange up to the proof, which is returned unsent with the key.
    fn with_code(&mut self, code: &[u8]) -> (ChaCha20Poly1305, Vec<u8>) {
        let server = self.greet();
        let identity = [b"tessella host", &server[..8]].concat();
        let (client, server) = (Identity::new(b"tessella guest"), Identity::new(&identity));
        let (half, part) = Spake2::<Ed25519Group>::start_a(&Password::new(code), &client, &server);
        self.say(&part);
        assert_eq!(self.hear(5), [0; 5]);
        let theirs = self.hear(33);
        let key = half.finish(&theirs).expect("a key");
        let key = ChaCha20Poly1305::new_from_slice(&key).expect("a key of 32 bytes");
        let payload = Payload {
            msg: b"",
            aad: &self.said,
        };
        let proof = key.encrypt(Nonce::from_slice(b"guest proves"), payload);
        (key, proof.expect("a proof"))
    }

    /// Opens what is sealed after all that was said.
    fn open(&self, key: &ChaCha20Poly1305, sealed: &[u8]) -> Option<Vec<u8>> {
        let payload = Payload {
            msg: sealed,
            aad: &self.said,
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

/// A host that does as it likes with its first guest.
fn hostile(acts: impl FnOnce(TcpStream) + Send + 'static) -> (SocketAddr, JoinHandle<()>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
    let address = listener.local_addr().expect("an address");
    let thread = spawn(move || {
        let (stream, _) = listener.accept().expect("a guest");
        // What knocks again finds nobody.
        drop(listener);
        let timeout = Some(Duration::from_secs(5));
        stream.set_read_timeout(timeout).expect("a timeout");
        acts(stream);
    });
    (address, thread)
}

#[test]
fn a_client_with_the_code_is_let_in_and_netcode_takes_its_token() {
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
        "the token is of this host alone"
    );
}

#[test]
fn at_an_open_table_everybody_is_let_in() {
    let server = Server::with(None);
    let ticket = server.request_admission("  ").expect("a ticket");
    assert!(connects(&server.admission, &ticket));
}

#[test]
fn a_wrong_code_is_told_with_the_tries_that_are_left_and_then_everybody_there_waits() {
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
    let right = server.request_admission(CODE).expect_err("it is to wait");
    assert!(
        matches!(right, JoinError::Wait { seconds: 55..=60 }),
        "{right:?}"
    );
    assert!(right.to_string().contains("seconds before you try again"));

    server.admission.set_code(None);
    assert!(server.lets_in(), "nobody waits at an open table");
}

#[test]
fn the_code_can_be_changed_while_the_door_is_open() {
    let server = Server::with(Some(CODE));
    let other: JoinCode = "XYX 777".parse().expect("a code");
    // Who is at the door with the old code is too late.
    let mut stranger = Stranger::at(server.address());
    let (_, proof) = stranger.with_code(b"BCD234");
    server.admission.set_code(Some(other));
    stranger.say(&proof);
    assert_eq!(stranger.hear(5)[0], 1, "it is wrong now");
    assert_eq!(stranger.hear_all(), b"");
    assert!(matches!(
        server.request_admission(CODE),
        Err(JoinError::WrongCode { .. })
    ));
    assert!(server.request_admission("XYX 777").is_ok());
}

#[test]
fn who_gives_no_code_where_one_is_needed_is_told_so_and_so_is_who_gives_one_too_many() {
    let name = || "Anna".to_owned();
    let server = Server::with(Some(CODE));
    assert_eq!(
        server.request_admission(""),
        Err(JoinError::NeedsCode { name: name() })
    );
    let problem = JoinCodeError::Length(3);
    assert_eq!(
        server.request_admission("BCD"),
        Err(JoinError::InvalidCode(problem))
    );
    server.admission.set_code(None);
    assert_eq!(
        server.request_admission(CODE),
        Err(JoinError::UnexpectedCode { name: name() })
    );
}

#[test]
fn a_full_server_and_one_that_closes_say_so_to_those_who_know_the_code_only() {
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
    assert!(server.lets_in());
    server.admission.set_closing(true);
    let name = "Anna".to_owned();
    assert_eq!(
        server.request_admission(CODE),
        Err(JoinError::Closing { name })
    );
}

#[test]
fn a_client_of_another_version_is_told_both() {
    let server = Server::with(None);
    let mut stranger = Stranger::at(server.address());
    stranger.say(&greeting(b"\xFETessKno", PROTOCOL_VERSION + 1, "9.9.9"));
    let mut expected = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
    expected.push(1);
    assert_eq!(stranger.hear_all(), expected);
}

#[test]
fn a_server_of_another_version_is_refused_in_a_sentence_with_both() {
    let (address, thread) = hostile(|mut stream| {
        let mut heard = [0; 26];
        stream.read_exact(&mut heard).expect("a greeting");
        assert_eq!(
            heard,
            *greeting(b"\xFETessKno", PROTOCOL_VERSION, PROGRAM_VERSION)
        );
        let mut letter = greeting(b"\xFETessDor", PROTOCOL_VERSION + 1, "9.9.9");
        letter.push(1);
        stream.write_all(&letter).expect("sent");
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
    thread.join().expect("the host was greeted as it expects");
}

#[test]
fn two_clients_have_nothing_in_common() {
    let server = Server::with(Some(CODE));
    let first = server.request_admission(CODE).expect("a ticket").token;
    let second = server.request_admission(CODE).expect("a ticket").token;
    assert_ne!(first.client_id, second.client_id);
    assert_ne!(first.client_to_server_key, second.client_to_server_key);
    assert_ne!(first.private_data, second.private_data);

    // Two who know the code, and hear each other: neither can open what is for the other, nor prove with its proof.
    let mut one = Stranger::at(server.address());
    let mut other = Stranger::at(server.address());
    let (key_of_one, proof_of_one) = one.with_code(b"BCD234");
    let (key_of_other, _) = other.with_code(b"BCD234");
    one.say(&proof_of_one);
    assert_eq!(one.hear(5), [0; 5]);
    let sealed = one.hear_all();
    assert_eq!(sealed.len(), 1189);
    let word = one.open(&key_of_one, &sealed).expect("its own");
    assert!(ConnectToken::read(&mut &word[1..]).is_ok_and(|_| word[0] == 0));
    assert_eq!(one.open(&key_of_other, &sealed), None);
    other.say(&proof_of_one);
    assert_eq!(other.hear(5)[0], 1, "a proof of another exchange is wrong");
    assert_eq!(other.hear_all(), b"");
}

#[test]
fn who_guesses_or_listens_gets_nothing_to_try_codes_on() {
    let server = Server::with(Some(CODE));
    // Before the guest has proved its key, the host sends nothing that depends on it, and after a wrong guess neither.
    let mut stranger = Stranger::at(server.address());
    let (_, proof) = stranger.with_code(b"BCD235");
    stranger.say(&proof);
    assert_eq!(stranger.hear(5), [1, 4, 0, 0, 0]);
    assert_eq!(stranger.hear_all(), b"");

    // Who has recorded an exchange and learns the code later still lacks what only the two had.
    let mut client = Stranger::at(server.address());
    let (key, proof) = client.with_code(b"BCD234");
    client.say(&proof);
    assert_eq!(client.hear(5), [0; 5]);
    let recorded = client.said.clone();
    let sealed = client.hear_all();
    let heard_from_server = &recorded[26 + 132 + 33 + 5..][..33];
    let identity = [&b"tessella host"[..], &77_u64.to_le_bytes()].concat();
    let (a, b) = (Identity::new(b"tessella guest"), Identity::new(&identity));
    let (half, _) = Spake2::<Ed25519Group>::start_a(&Password::new(b"BCD234"), &a, &b);
    let late = half.finish(heard_from_server).expect("a key");
    let late = ChaCha20Poly1305::new_from_slice(&late).expect("a key of 32 bytes");
    let opens = |key: &ChaCha20Poly1305, aad: &[u8]| {
        let payload = Payload { msg: &sealed, aad };
        key.decrypt(Nonce::from_slice(b"host answers"), payload)
            .is_ok()
    };
    assert!(opens(&key, &recorded));
    assert!(!opens(&late, &recorded));
    // And no part of what was said can be another.
    for at in [0, 9, 30, 60, 140, 165, 200] {
        let mut changed = recorded.clone();
        changed[at] ^= 1;
        assert!(!opens(&key, &changed));
    }
}

#[test]
fn many_clients_at_once_are_all_let_in() {
    let server = Server::with(Some(CODE));
    let address = server.address();
    let clients: Vec<JoinHandle<Result<Ticket, JoinError>>> = (0..12)
        .map(|_| spawn(move || request_admission(address, CODE, TIMEOUT)))
        .collect();
    for client in clients {
        let answer = client.join().expect("no panic");
        assert!(answer.is_ok(), "{answer:?}");
    }
}

#[test]
fn clients_that_send_garbage_do_no_harm() {
    let server = Server::with(Some(CODE));
    let sound = {
        let mut stranger = Stranger::at(server.address());
        let (_, proof) = stranger.with_code(b"BCD235");
        let part = stranger.said[26 + 132..][..33].to_vec();
        [
            greeting(b"\xFETessKno", PROTOCOL_VERSION, PROGRAM_VERSION),
            part,
            proof,
        ]
        .concat()
    };
    let mut stream = Stream::new(b"garbage ", 1);
    let begun = Instant::now();
    for _ in 0..300 {
        let mut bytes = sound.clone();
        match stream.below(3) {
            0 => bytes
                .iter_mut()
                .for_each(|byte| *byte = stream.below(256) as u8),
            1 => bytes.truncate(stream.below(bytes.len() as u32) as usize),
            // The magic and the version stay, so that the parts behind are reached.
            _ => {
                let at = 10 + stream.below(bytes.len() as u32 - 10) as usize;
                bytes[at] ^= 1 + stream.below(255) as u8;
            }
        }
        let mut client = TcpStream::connect(server.address()).expect("a connection");
        // The host may have hung up already.
        let _ = client.write_all(&bytes);
        let _ = client.shutdown(std::net::Shutdown::Write);
        let timeout = Some(Duration::from_secs(8));
        client.set_read_timeout(timeout).expect("a timeout");
        let mut answer = Vec::new();
        let _ = client.read_to_end(&mut answer);
        // Greeting, verdicts and the host's part of the key: never the sealed word.
        assert!(answer.len() <= 27 + 105 + 5 + 33 + 5);
    }
    assert!(begun.elapsed() < Duration::from_secs(30));
    // Wrong proofs were counted, so the right code waits; but the host is well.
    assert!(matches!(
        server.request_admission(CODE),
        Err(JoinError::Wait { .. })
    ));
    server.admission.set_code(None);
    assert!(server.lets_in());
}

#[test]
fn who_speaks_slowly_is_cut_off_and_keeps_nobody_out() {
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
            assert!(server.lets_in(), "the fourth place is for others");
        }
        sleep(Duration::from_millis(400));
    }
    let cut = cut.expect("they were cut off");
    assert!((4_500..6_500).contains(&cut.as_millis()), "{cut:?}");
}

#[test]
fn one_source_has_four_places() {
    let server = Server::with(None);
    let mut held: Vec<Stranger> = (0..4).map(|_| Stranger::at(server.address())).collect();
    for stranger in &mut held {
        stranger.greet();
    }
    let begun = Instant::now();
    let address = server.address();
    assert_eq!(
        request_admission(address, "", TIMEOUT),
        Err(JoinError::Busy { address })
    );
    assert!(begun.elapsed() < Duration::from_secs(5));
    drop(held.pop());
    assert!(server.lets_in(), "it knocks again until there is a place");
}

#[test]
fn a_porter_that_is_dropped_ends_at_once() {
    let server = Server::with(None);
    let mut held = Stranger::at(server.address());
    held.greet();
    let address = server.address();
    let begun = Instant::now();
    drop(server);
    assert!(
        begun.elapsed() < Duration::from_millis(4000),
        "{:?}",
        begun.elapsed()
    );
    assert_eq!(held.hear_all(), b"");
    let refused = request_admission(address, "", TIMEOUT).expect_err("nobody is there");
    let reason = UnreachableReason::PortClosed;
    assert_eq!(refused, JoinError::Unreachable { address, reason });
    TcpListener::bind(address).expect("the port is free again");
}

#[test]
fn a_server_that_is_something_else_is_told_from_ours() {
    let answers: [&[u8]; 4] = [
        b"SSH-2.0-x\r\n",
        b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n",
        &[0; 27],
        b"\xFETessKno\x01\0echoes its guests\0\0\0",
    ];
    for answer in answers {
        let (address, thread) = hostile(move |mut stream| {
            stream.write_all(answer).expect("sent");
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
fn a_server_that_hangs_up_is_knocked_at_again_only_if_it_said_nothing() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a listener");
    let address = listener.local_addr().expect("an address");
    let server = spawn(move || {
        let mut greeting = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
        greeting.push(0);
        for letter in [&[], &[], &greeting[..]] {
            let (mut stream, _) = listener.accept().expect("a guest");
            stream.read_exact(&mut [0; 26]).expect("a greeting");
            stream.write_all(letter).expect("sent");
        }
        listener.set_nonblocking(true).expect("no wait");
        sleep(Duration::from_millis(400));
        assert!(listener.accept().is_err(), "nobody knocks a fourth time");
    });
    assert_eq!(
        request_admission(address, "", TIMEOUT),
        Err(JoinError::ConnectionClosed { address })
    );
    server.join().expect("three guests came");
}

#[test]
fn a_server_that_never_ends_is_left() {
    let (address, thread) = hostile(|mut stream| {
        // Until the guest hangs up.
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
fn a_server_that_is_silent_or_slow_is_left_in_time() {
    let timeout = Duration::from_millis(700);
    let silent = hostile(|mut stream| {
        let _ = stream.read_to_end(&mut Vec::new());
    });
    let slow = hostile(|mut stream| {
        let mut letter = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
        letter.push(0);
        for byte in letter {
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
fn a_server_that_does_not_know_the_code_is_found_out() {
    let (address, thread) = hostile(|mut stream| {
        let mut letter = [0; 33];
        stream.read_exact(&mut letter[..26]).expect("a greeting");
        let mut greeting = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
        greeting.push(0);
        let mut server = 77_u64.to_le_bytes().to_vec();
        server.push(1);
        server.extend_from_slice(b"Anna");
        server.resize(105, 0);
        stream
            .write_all(&[greeting, server].concat())
            .expect("sent");
        stream.read_exact(&mut letter).expect("a part of a key");
        let identity = [&b"tessella host"[..], &77_u64.to_le_bytes()].concat();
        let (a, b) = (Identity::new(b"tessella guest"), Identity::new(&identity));
        let (_, part) = Spake2::<Ed25519Group>::start_b(&Password::new(b"BCD777"), &a, &b);
        stream
            .write_all(&[&[0; 5][..], &part].concat())
            .expect("sent");
        stream.read_exact(&mut letter[..16]).expect("a proof");
        stream.write_all(&[0; 5 + 1189]).expect("sent");
        let _ = stream.read_to_end(&mut Vec::new());
    });
    assert_eq!(
        request_admission(address, CODE, TIMEOUT),
        Err(JoinError::Impostor { address })
    );
    thread.join().expect("the guest spoke as expected");
}

#[test]
fn servers_that_send_garbage_do_no_harm() {
    let mut stream = Stream::new(b"garbage ", 2);
    let mut sound = greeting(b"\xFETessDor", PROTOCOL_VERSION, PROGRAM_VERSION);
    sound.push(0);
    sound.extend_from_slice(&77_u64.to_le_bytes());
    sound.resize(27 + 105 + 5, 0);
    sound.push(b'B');
    sound.extend_from_slice(&[0x66; 32]);
    sound.resize(27 + 105 + 5 + 33 + 5 + 1189, 0);
    let begun = Instant::now();
    for round in 0..200 {
        let mut bytes = sound.clone();
        for _ in 0..=stream.below(6) {
            let at = stream.below(200) as usize;
            bytes[at] = stream.below(256) as u8;
        }
        if stream.below(3) == 0 {
            bytes.truncate(stream.below(bytes.len() as u32) as usize);
        }
        let (address, thread) = hostile(move |mut stream| {
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
