//! A client that cannot join gets the reason, within two seconds.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::time::{Duration, Instant};
use tessella_formats::join_code::JoinCodeError;
use tessella_lobby::{ClientMessage, CloseReason, LobbyLimits, Refusal};
use tessella_net::client::{ClientConfig, LinkEnd, LinkState};
use tessella_net::server::{Server, ServerError};
use tessella_net_test_support::clients::{
    CODE, TestClient, TestClients, room, server_config, start,
};
use tessella_protocol::admission::{JoinError, UnreachableReason};
use tessella_protocol::{PROTOCOL_VERSION, Version};

/// Size in bytes of a program version.
const VERSION: usize = 16;

/// Returns a greeting of the handshake: mark, protocol version, and program version padded with zeros.
fn greeting(mark: &[u8; 8], protocol: u16, rest: &[u8]) -> Vec<u8> {
    let mut greeting = mark.to_vec();
    greeting.extend_from_slice(&protocol.to_le_bytes());
    greeting.extend_from_slice(b"9.8.7");
    greeting.resize(10 + VERSION, 0);
    greeting.extend_from_slice(rest);
    greeting
}

fn config(address: SocketAddr, code: &str, name: &str) -> ClientConfig {
    ClientConfig {
        address,
        code: code.to_owned(),
        name: name.to_owned(),
        seats: Vec::new(),
        expected: Vec::new(),
    }
}

/// Joins, and returns the reason why this failed.
#[track_caller]
fn refused(config: ClientConfig) -> LinkEnd {
    let people = vec![TestClient::join_with(config)];
    let mut clients = TestClients { people };
    clients.until(2, "the refusal arrives", |clients| {
        let person = &clients.people[0];
        matches!(person.link, LinkState::Over(_)) || person.refused().is_some()
    });
    let person = &clients.people[0];
    match &person.link {
        LinkState::Over(why) => why.clone(),
        _ => person.refused().expect("a reason").clone().into(),
    }
}

/// Returns the end of a link to a server that is full with this number of people.
fn full(people: u16) -> LinkEnd {
    LinkEnd::Join(JoinError::Full {
        name: "Anna's device".to_owned(),
        people,
        max_people: people,
    })
}

#[test]
fn wrong_code_is_refused() {
    let server = start(server_config(LobbyLimits::default()));
    let at = server.loopback_address();
    assert_eq!(
        refused(config(at, "BCD 235", "Ann")),
        LinkEnd::Join(JoinError::WrongCode {
            tries: 4,
            seconds: 0
        })
    );
    let people = vec![TestClient::join_with(config(at, "", "Ann"))];
    let mut clients = TestClients { people };
    let needs_code = LinkState::NeedsCode {
        name: "Anna's device".to_owned(),
        address: at,
    };
    clients.until(2, "the code is asked for", |clients| {
        clients.people[0].link == needs_code
    });
    assert_eq!(
        refused(config(at, "BCD", "Ann")),
        LinkEnd::Join(JoinCodeError::Length(3).into())
    );
    let people = vec![TestClient::join(at, "Ann")];
    let mut clients = TestClients { people };
    clients.until(2, "the right one opens", |clients| {
        clients.people[0].has_joined()
    });
}

#[test]
fn code_for_open_server_is_refused() {
    let open = start(tessella_net::server::ServerConfig {
        code: None,
        ..server_config(LobbyLimits::default())
    });
    let name = "Anna's device".to_owned();
    assert_eq!(
        refused(config(open.loopback_address(), CODE, "Ann")),
        LinkEnd::Join(JoinError::UnexpectedCode { name })
    );
    let people = vec![TestClient::join_with(config(
        open.loopback_address(),
        "",
        "Ann",
    ))];
    let mut clients = TestClients { people };
    clients.until(2, "no code is needed", |clients| {
        clients.people[0].has_joined()
    });
}

#[test]
fn full_server_is_refused() {
    let limits = LobbyLimits {
        max_people: 2,
        ..LobbyLimits::default()
    };
    let server = start(server_config(limits));
    let clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    assert_eq!(
        refused(config(server.loopback_address(), CODE, "Cem")),
        full(2)
    );
    drop(clients);
}

#[test]
fn absent_people_do_not_count_towards_limit_of_people() {
    let limits = LobbyLimits {
        max_people: 2,
        ..LobbyLimits::default()
    };
    let server = start(server_config(limits));
    let address = server.loopback_address();
    let mut clients = TestClients::join_all(address, &["Ann", "Bob"]);
    clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    clients.people[1].close();
    clients.until(3, "one is gone", |_| server.status().people == 1);
    clients.people.push(TestClient::join(address, "Cem"));
    clients.until(3, "another comes in", |clients| {
        clients.people[2].has_joined()
    });
    assert_eq!(refused(config(address, CODE, "Dan")), full(2));
}

#[test]
fn full_room_is_refused() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob", "Cem"]);
    let room = clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    clients.people[2].send(ClientMessage::TakeSeat(room, None));
    clients.until(2, "the room is full", |clients| {
        clients.people[2].refused().is_some()
    });
    assert_eq!(clients.people[2].refused(), Some(&Refusal::RoomFull(2)));
}

#[test]
fn seat_in_started_room_is_refused() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob", "Cem"]);
    let mut config = room("row:3x3,k3#1", 2);
    config.spectators = false;
    let room = clients.open_room(config, 0, &[1]);
    clients.begin(&[0, 1], &[]);
    for (message, why) in [
        (
            ClientMessage::TakeSeat(room, None),
            Refusal::MatchStarted { watch: false },
        ),
        (ClientMessage::Watch(room), Refusal::NoSpectators),
    ] {
        clients.people[2].events.clear();
        clients.people[2].send(message);
        clients.until(2, "there is an answer", |clients| {
            clients.people[2].refused().is_some()
        });
        assert_eq!(clients.people[2].refused(), Some(&why));
    }
}

#[test]
fn used_name_is_refused() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann"]);
    clients
        .people
        .push(TestClient::join(server.loopback_address(), " ANN"));
    clients.until(2, "the refusal arrives", |clients| {
        clients.people[1].refused().is_some()
    });
    let why = clients.people[1].refused().cloned();
    assert_eq!(why, Some(Refusal::NameInUse("ANN".to_owned())));
    clients.people[1].send(ClientMessage::Hello {
        name: "Other".to_owned(),
    });
    clients.until(2, "another name is free", |clients| {
        clients.people[1].has_joined()
    });
}

#[test]
fn closed_port_is_reported() {
    // A port that was free a moment ago.
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let at = free.local_addr().expect("an address");
    drop(free);
    let reserved = (Ipv4Addr::LOCALHOST, 1).into();
    for (address, code) in [(at, CODE), (reserved, "")] {
        let reason = UnreachableReason::PortClosed;
        assert_eq!(
            refused(config(address, code, "Ann")),
            LinkEnd::Join(JoinError::Unreachable { address, reason })
        );
    }
}

#[test]
fn silent_server_is_reported() {
    let silent = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let at = silent.local_addr().expect("an address");
    let begun = Instant::now();
    let people = vec![TestClient::join_with(config(at, CODE, "Ann"))];
    let mut clients = TestClients { people };
    clients.until(3, "the refusal arrives", |clients| {
        matches!(clients.people[0].link, LinkState::Over(_))
    });
    assert!(
        begun.elapsed() < Duration::from_millis(2500),
        "{:?}",
        begun.elapsed()
    );
    let timed_out = JoinError::Unreachable {
        address: at,
        reason: UnreachableReason::TimedOut,
    };
    let over = LinkState::Over(timed_out.into());
    assert_eq!(clients.people[0].link, over);
}

#[test]
fn stopped_server_notifies_everybody() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    let begun = Instant::now();
    server.stop();
    assert!(
        begun.elapsed() < Duration::from_secs(2),
        "{:?}",
        begun.elapsed()
    );
    let over = LinkState::Over(CloseReason::ServerClosed.into());
    clients.until(2, "the refusal arrives", |clients| {
        clients.people.iter().all(|person| person.link == over)
    });
}

#[test]
fn server_of_other_version_is_reported() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let at = listener.local_addr().expect("an address");
    let other = std::thread::spawn(move || {
        let (mut client, _) = listener.accept().expect("a client");
        let mut theirs = [0; 10 + VERSION];
        client.read_exact(&mut theirs).expect("a greeting");
        let ours = greeting(b"\xFETessDor", PROTOCOL_VERSION + 1, &[1]);
        client.write_all(&ours).expect("it is sent");
    });
    let version = |protocol, program: &str| Version {
        protocol,
        program: program.to_owned(),
    };
    assert_eq!(
        refused(config(at, CODE, "Ann")),
        LinkEnd::Join(JoinError::Version {
            server: version(PROTOCOL_VERSION + 1, "9.8.7"),
            client: version(PROTOCOL_VERSION, env!("CARGO_PKG_VERSION")),
        })
    );
    other.join().expect("no harm done");
}

#[test]
fn client_of_other_version_gets_server_version() {
    let server = start(server_config(LobbyLimits::default()));
    let mut stream = TcpStream::connect(server.loopback_address()).expect("a connection");
    stream
        .set_read_timeout(Some(Duration::from_secs(2)))
        .expect("a timeout");
    let ours = greeting(b"\xFETessKno", PROTOCOL_VERSION + 1, &[]);
    stream.write_all(&ours).expect("it is sent");
    let mut theirs = [0; 11 + VERSION];
    stream.read_exact(&mut theirs).expect("a greeting");
    assert!(theirs.starts_with(b"\xFETessDor"));
    assert_eq!(
        theirs[8..10],
        PROTOCOL_VERSION.to_le_bytes(),
        "both versions are reported"
    );
    assert_eq!(theirs[10 + VERSION], 1, "and that it does not go on");
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).expect("the end");
    assert!(rest.is_empty(), "{rest:?}");
}

#[test]
fn port_in_use_is_an_error() {
    let server = start(server_config(LobbyLimits::default()));
    let mut config = server_config(LobbyLimits::default());
    config.port = Some(server.port());
    match Server::start(config) {
        Err(ServerError::PortInUse { port, .. }) => assert_eq!(port, server.port()),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("two servers on one port"),
    }
}

#[test]
fn invalid_limit_of_people_is_an_error() {
    for people in [0, 1001] {
        let limits = LobbyLimits {
            max_people: people,
            ..LobbyLimits::default()
        };
        match Server::start(server_config(limits)) {
            Err(ServerError::PeopleLimit(limit)) => assert_eq!(limit, people),
            Err(error) => panic!("{error}"),
            Ok(_) => panic!("a server for {people}"),
        }
    }
}
