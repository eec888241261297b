//! Keys of servers: they last as long as their files, players are told when a key is another one, and nobody else gets
//! a seat.

use crate::crashes::Folder;
use std::fs;
use std::net::{SocketAddr, UdpSocket};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tessella_lobby::{LobbyLimits, Presence};
use tessella_net::client::{ClientConfig, LinkState};
use tessella_net::discovery::DiscoveryResponder;
use tessella_net::server::{Server, ServerConfig, ServerError, key_path};
use tessella_net_test_support::clients::{
    CODE, TestClient, TestClients, room, server_config, start,
};
use tessella_protocol::discovery::Announcement;
use tessella_protocol::{FIRST_PORT, KeyPair, PORT_COUNT, SeatKey, ServerKey};

/// Returns the configuration of a server with a file.
fn config(folder: &Folder, port: u16) -> ServerConfig {
    ServerConfig {
        port: Some(port),
        file: Some(folder.file()),
        ..server_config(LobbyLimits::default())
    }
}

/// Joins as Bob with these seats, and expects one of these servers.
fn join_as_bob(address: SocketAddr, seats: Vec<SeatKey>, expected: Vec<ServerKey>) -> TestClients {
    let people = vec![TestClient::join_with(ClientConfig {
        address,
        code: CODE.to_owned(),
        name: "Bob".to_owned(),
        seats,
        expected,
    })];
    TestClients { people }
}

/// Seats Ann and Bob at a board, makes Bob leave, and returns Bob's seat.
fn seat_of_bob(server: &Server) -> (TestClients, SeatKey) {
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    clients.open_room(room("drench:10x10,c6,s2#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    let seat = clients.people[1].seat.clone().expect("a seat");
    clients.people[1].close();
    clients.until(5, "Bob is gone", |clients| {
        let mut people = clients.people[0].lobby.people();
        people.any(|person| matches!(person.presence, Presence::Disconnected(_)))
    });
    (clients, seat)
}

#[test]
fn key_of_a_server_survives_a_restart_with_its_rooms() {
    let folder = Folder::new("key-restart");
    let server = start(config(&folder, 0));
    let key = server.key();
    let (clients, seat) = seat_of_bob(&server);
    assert_eq!(seat.server, key);
    drop(clients);
    server.stop();
    let rooms = fs::read(folder.file()).expect("the rooms");
    for secret in [seat.device.secret(), key_of_file(&folder).secret()] {
        let is_in = rooms.windows(32).any(|window| window == secret);
        assert!(!is_in, "a private key is in the file of the rooms");
    }
    let server = start(config(&folder, 0));
    assert_eq!((server.key(), server.restored()), (key, 1));
    let mut clients = join_as_bob(server.loopback_address(), vec![seat], vec![key]);
    clients.until(5, "Bob is back at the board", |clients| {
        clients.people[0].board().is_some()
    });
    assert_eq!(clients.people[0].lobby.seat(), Some(1));
}

/// Returns the key pair in the file, which has the private key first, in base32 after its prefix.
fn key_of_file(folder: &Folder) -> KeyPair {
    let text = fs::read_to_string(key_path(&folder.file())).expect("the key");
    let text = text.trim_end().strip_prefix("tessella-host-key:");
    let bytes = data_encoding::BASE32_NOPAD.decode(text.expect("the prefix").as_bytes());
    let bytes = bytes.expect("base32");
    KeyPair::from_secret(bytes.first_chunk().expect("a private key"))
}

#[test]
fn server_with_another_key_is_told_and_the_seat_is_kept() {
    let folder = Folder::new("key-changed");
    let server = start(config(&folder, 0));
    let (clients, seat) = seat_of_bob(&server);
    drop(clients);
    let address = server.loopback_address();
    server.stop();
    // Another server with the same name, code and address.
    let other = start(ServerConfig {
        port: Some(address.port()),
        ..server_config(LobbyLimits::default())
    });
    let mut clients = join_as_bob(address, vec![seat.clone()], vec![seat.server]);
    clients.until(5, "Bob is told", |clients| {
        clients.people[0].link != LinkState::Joining
    });
    let name = "Anna's device".to_owned();
    assert_eq!(
        clients.people[0].link,
        LinkState::ChangedKey { name, address }
    );
    // As somebody new, Bob has another key there.
    let mut clients = join_as_bob(address, vec![seat.clone()], Vec::new());
    clients.until(5, "Bob is in", |clients| clients.people[0].has_joined());
    let there = clients.people[0].seat.clone().expect("a seat");
    assert_eq!(there.server, other.key());
    assert_ne!(there.device, seat.device);
    drop(clients);
    other.stop();
    let server = start(config(&folder, address.port()));
    let mut clients = join_as_bob(address, vec![seat.clone(), there], vec![seat.server]);
    clients.until(5, "Bob has the seat again", |clients| {
        clients.people[0].board().is_some()
    });
    drop(server);
}

#[test]
fn lost_connection_waits_for_the_server_with_the_same_key() {
    let folder = Folder::new("key-lost");
    let server = start(config(&folder, 0));
    let (port, key) = (server.port(), server.key());
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann"]);
    clients.open_room(room("row:3x3,k3#1", 2), 0, &[]);
    // The client is away while another server takes the port.
    clients.people[0].suspend();
    server.stop();
    let other = start(ServerConfig {
        port: Some(port),
        ..server_config(LobbyLimits::default())
    });
    clients.people[0].resume();
    let begun = Instant::now();
    clients.until(6, "it tries twice", |_| begun.elapsed().as_secs() >= 4);
    assert_eq!(clients.people[0].link, LinkState::Lost);
    assert_eq!(other.status().people, 0);
    other.stop();
    let server = start(config(&folder, port));
    assert_eq!(server.key(), key);
    clients.until(10, "it is back in its seat", |clients| {
        clients.people[0].lobby.seat() == Some(0)
    });
}

#[test]
fn false_replies_to_probes_keep_nobody_from_the_server() {
    let folder = Folder::new("key-false-replies");
    let server = start(config(&folder, 0));
    let (port, key) = (server.port(), server.key());
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann"]);
    clients.open_room(room("row:3x3,k3#1", 2), 0, &[]);
    clients.people[0].suspend();
    server.stop();
    // Somebody claims the id of the server at a port where no server is.
    let mut usual = FIRST_PORT..FIRST_PORT + PORT_COUNT;
    let socket = usual.find_map(|port| UdpSocket::bind(("0.0.0.0", port)).ok());
    let socket = socket.expect("a usual port that is free");
    let timeout = Some(Duration::from_millis(50));
    socket.set_read_timeout(timeout).expect("a timeout");
    let false_port = socket.local_addr().expect("an address").port();
    let announcement = Announcement::new(key.id(), false_port, "Anna's device");
    let stop = AtomicBool::new(false);
    let replies = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut responder = DiscoveryResponder::new();
            let mut probe = [0; 1500];
            while !stop.load(Ordering::Relaxed) {
                let Ok((length, from)) = socket.recv_from(&mut probe) else {
                    continue;
                };
                let now = Instant::now();
                let reply = responder.reply(from, &probe[..length], now, &announcement);
                if reply.is_some_and(|reply| socket.send_to(&reply, from).is_ok()) {
                    replies.fetch_add(1, Ordering::Relaxed);
                }
            }
        });
        clients.people[0].resume();
        let begun = Instant::now();
        clients.until(8, "it tries several times", |_| {
            begun.elapsed().as_secs() >= 6
        });
        let _server = start(config(&folder, port));
        let back = catch_unwind(AssertUnwindSafe(|| {
            clients.until(15, "it is back in its seat", |clients| {
                clients.people[0].lobby.seat() == Some(0)
            });
        }));
        stop.store(true, Ordering::Relaxed);
        assert!(back.is_ok(), "it does not come back");
    });
    assert!(replies.load(Ordering::Relaxed) > 1);
}

#[test]
fn seat_is_refused_to_the_key_of_another_device() {
    let server = start(server_config(LobbyLimits::default()));
    let (_clients, seat) = seat_of_bob(&server);
    // Somebody who knows everything that the server tells about Bob, but not the private key.
    let stranger = SeatKey {
        server: seat.server,
        device: KeyPair::random(),
    };
    let address = server.loopback_address();
    let mut clients = join_as_bob(address, vec![stranger], vec![seat.server]);
    clients.until(5, "Bob's name is in use", |clients| {
        clients.people[0].refused().is_some()
    });
    let mut clients = join_as_bob(address, vec![seat.clone()], vec![seat.server]);
    clients.until(5, "Bob is at the board", |clients| {
        clients.people[0].board().is_some()
    });
}

#[test]
fn server_does_not_start_with_a_damaged_key() {
    let folder = Folder::new("key-damaged");
    drop(start(config(&folder, 0)));
    let (rooms, path) = (folder.file(), key_path(&folder.file()));
    let before = fs::read(&rooms).expect("the rooms");
    fs::write(&path, "tessella-host-key:ABC").expect("a file");
    let refused = Server::start(config(&folder, 0)).err();
    assert!(matches!(refused, Some(ServerError::DamagedKey { path: file, .. }) if file == path));
    assert_eq!(fs::read(&rooms).expect("the rooms"), before);
    fs::remove_file(&path).expect("it is removed");
    drop(start(config(&folder, 0)));
}
