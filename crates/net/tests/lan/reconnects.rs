//! Reconnecting after the network between a client and the server was cut.

use crate::suspension::settle;
use std::collections::VecDeque;
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use tessella_games::Rules;
use tessella_lobby::{CloseReason, ForfeitReason, LobbyLimits, MatchResult, Presence};
use tessella_net::admission::request_admission;
use tessella_net::client::{ClientConfig, LinkState};
use tessella_net::server::Server;
use tessella_net_test_support::clients::{
    CODE, TestClient, TestClients, room, server_config, start,
};
use tessella_net_test_support::relay::{NetworkConditions, Relay};
use tessella_protocol::admission::JoinError;

/// Starts a game between Ann and Bob, whose network can be cut, and makes some moves.
fn playing(server: &Server, seed: u64) -> (TestClients, Relay) {
    let relay = Relay::new(
        server.loopback_address(),
        NetworkConditions::default(),
        seed,
    );
    let people = vec![
        TestClient::join(server.loopback_address(), "Ann"),
        TestClient::join(relay.address(), "Bob"),
    ];
    let mut clients = TestClients { people };
    clients.until(10, "both are in", |clients| {
        clients.people.iter().all(TestClient::has_joined)
    });
    clients.open_room(room("drench:10x10,c6,s2#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    clients.while_playing(10, "four moves are made", &[0, 1], |clients| {
        let mut people = clients.people.iter();
        people.all(|person| person.board().is_some_and(|board| board.cursor() >= 4))
    });
    settle(&mut clients);
    (clients, relay)
}

/// Returns Bob's presence as Ann sees it.
fn presence_of_bob(clients: &TestClients) -> Option<Presence> {
    let mut people = clients.people[0].lobby.people();
    let bob = people.find(|person| person.name == "Bob")?;
    Some(bob.presence)
}

#[test]
fn client_reconnects_by_itself_and_plays_on() {
    let server = start(server_config(LobbyLimits::default()));
    let (mut clients, relay) = playing(&server, 1);
    let me = clients.people[1].lobby.me();
    relay.cut(true);
    clients.until(
        15,
        "the other sees it, and for how long the seat is reserved",
        |clients| {
            matches!(
                presence_of_bob(clients),
                Some(Presence::Disconnected(50..60))
            )
        },
    );
    clients.until(15, "who is cut off sees it", |clients| {
        let away = clients.people[1].links.contains(&LinkState::Away);
        away && clients.people[1].link == LinkState::Lost
    });
    assert!(!clients.people[0].has_ended(), "the seat is reserved");
    relay.cut(false);
    let took = clients.until(8, "they are back", |clients| {
        clients.people[1].has_joined() && clients.people[1].board().is_some()
    });
    assert!(took.as_secs() < 6, "{took:?}");
    assert_eq!(clients.people[1].lobby.me(), me, "as the same person");
    clients.until(2, "the other sees it", |clients| {
        presence_of_bob(clients) == Some(Presence::Connected)
    });
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn client_reclaims_seat_after_kill() {
    let server = start(server_config(LobbyLimits::default()));
    let (mut clients, relay) = playing(&server, 2);
    let bob = &clients.people[1];
    let seat = bob.seat.clone().expect("a seat");
    let (me, own_seat) = (bob.lobby.me(), bob.lobby.seat());
    let moves = bob.board().map(tessella_session::Session::cursor);
    let hash = bob.board().map(tessella_session::Session::state_hash);
    relay.cut(true);
    clients.people[1].close();
    // The server has not noticed yet that the first connection is lost.
    clients.people[1] = TestClient::join_with(ClientConfig {
        address: server.loopback_address(),
        code: CODE.to_owned(),
        name: "Bob".to_owned(),
        expected: vec![seat.server],
        seats: vec![seat],
    });
    clients.until(5, "they are back", |clients| {
        clients.people[1].has_joined() && clients.people[1].board().is_some()
    });
    let bob = &clients.people[1];
    assert_eq!((bob.lobby.me(), bob.lobby.seat()), (me, own_seat));
    assert_eq!(bob.board().map(tessella_session::Session::cursor), moves);
    assert_eq!(bob.board().map(tessella_session::Session::state_hash), hash);
    assert_eq!(bob.lobby.people().count(), 2);
    clients.play_out(30, &[0, 1], &[]);
}

/// Joins as Bob with the key of a seat but without the code, as after a crash of the program.
fn come_back(clients: &mut TestClients, server: &Server) {
    let seat = clients.people[1].seat.clone().expect("a seat");
    clients.people[1].close();
    clients.people[1] = TestClient::join_with(ClientConfig {
        address: server.loopback_address(),
        code: String::new(),
        name: "Bob".to_owned(),
        expected: vec![seat.server],
        seats: vec![seat],
    });
}

/// Returns `true` if Bob is asked for the join code.
fn is_asked(clients: &TestClients) -> bool {
    let link = &clients.people[1].link;
    matches!(link, LinkState::NeedsCode { name, .. } if name == "Anna's device")
}

#[test]
fn player_returns_to_waiting_seat_without_code() {
    let server = start(server_config(LobbyLimits::default()));
    let (mut clients, relay) = playing(&server, 8);
    let (me, own_seat) = (clients.people[1].lobby.me(), clients.people[1].lobby.seat());
    relay.cut(true);
    // Before the server notices that the first connection is lost, and when it knows.
    for disconnects_first in [false, true] {
        if disconnects_first {
            clients.people[1].suspend();
            clients.until(5, "the seat waits", |clients| {
                matches!(presence_of_bob(clients), Some(Presence::Disconnected(_)))
            });
        }
        come_back(&mut clients, &server);
        clients.until(5, "Bob is back", |clients| {
            clients.people[1].has_joined() && clients.people[1].board().is_some()
        });
        let bob = &clients.people[1];
        assert_eq!((bob.lobby.me(), bob.lobby.seat()), (me, own_seat));
    }
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn player_without_waiting_seat_is_asked_for_code() {
    let limits = LobbyLimits {
        reconnect_window: 1,
        ..LobbyLimits::default()
    };
    let server = start(server_config(limits));
    let (mut clients, _relay) = playing(&server, 9);
    clients.people[1].close();
    clients.until(5, "the seat is given away", |clients| {
        presence_of_bob(clients).is_none()
    });
    // The list of seats is a tenth of a second old at most.
    settle(&mut clients);
    come_back(&mut clients, &server);
    clients.until(5, "Bob is asked for the code", is_asked);
}

#[test]
fn banned_player_does_not_return_without_code() {
    let server = start(server_config(LobbyLimits::default()));
    let (mut clients, _relay) = playing(&server, 10);
    let bob = clients.people[1].lobby.me().expect("a person");
    clients.people[1].close();
    clients.until(5, "the seat waits", |clients| {
        matches!(presence_of_bob(clients), Some(Presence::Disconnected(_)))
    });
    let control = server.control();
    let is_banned = control.with_lobby(move |lobby| lobby.remove_from_server(bob, true));
    assert_eq!(is_banned, Some(true));
    settle(&mut clients);
    come_back(&mut clients, &server);
    clients.until(5, "Bob is asked for the code", is_asked);
}

#[test]
fn client_reconnects_to_full_server() {
    let limits = LobbyLimits {
        max_people: 2,
        ..LobbyLimits::default()
    };
    let server = start(server_config(limits));
    let (mut clients, relay) = playing(&server, 3);
    relay.cut(true);
    // The outage is shorter than the timeout of the server.
    clients.until(8, "who is cut off sees it", |clients| {
        clients.people[1].link == LinkState::Lost
    });
    relay.cut(false);
    clients.until(12, "they are back", |clients| {
        clients.people[1].has_joined() && clients.people[1].board().is_some()
    });
    clients.play_out(30, &[0, 1], &[]);
}

/// Cuts Bob off, lets strangers do something meanwhile, and waits until Bob is back in the game.
fn assert_returns(server: &Server, seed: u64, strangers: impl FnOnce(SocketAddr)) {
    let (mut clients, relay) = playing(server, seed);
    let (me, own_seat) = (clients.people[1].lobby.me(), clients.people[1].lobby.seat());
    relay.cut(true);
    strangers(server.loopback_address());
    clients.until(10, "who is cut off sees it", |clients| {
        clients.people[1].link == LinkState::Lost
    });
    relay.cut(false);
    clients.until(20, "they are back", |clients| {
        clients.people[1].has_joined() && clients.people[1].board().is_some()
    });
    let bob = &clients.people[1];
    assert_eq!((bob.lobby.me(), bob.lobby.seat()), (me, own_seat));
    clients.play_out(30, &[0, 1], &[]);
}

#[test]
fn wrong_codes_of_strangers_keep_nobody_from_their_seat() {
    let server = start(server_config(LobbyLimits::default()));
    assert_returns(&server, 6, |address| {
        let wrong = "BBB BBB";
        assert_ne!(wrong, CODE);
        let refused = || request_admission(address, wrong, Duration::from_secs(5));
        while !matches!(refused(), Err(JoinError::Wait { .. })) {}
    });
    let locked = request_admission(server.loopback_address(), CODE, Duration::from_secs(5));
    assert!(
        matches!(locked, Err(JoinError::Wait { .. })),
        "everybody else still waits: {locked:?}"
    );
}

#[test]
fn idle_connections_of_strangers_keep_nobody_from_their_seat() {
    let server = start(server_config(LobbyLimits::default()));
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = Arc::clone(&stop);
    let mut idle = None;
    assert_returns(&server, 7, |address| {
        idle = Some(thread::spawn(move || {
            let mut held = VecDeque::new();
            while !stopped.load(Ordering::Relaxed) {
                held.extend(TcpStream::connect(address));
                if held.len() > 50 {
                    held.pop_front();
                }
                thread::sleep(Duration::from_millis(20));
            }
        }));
        // Others are admitted meanwhile as well.
        for _ in 0..8 {
            let admitted = request_admission(address, CODE, Duration::from_secs(2));
            assert!(admitted.is_ok(), "{admitted:?}");
            thread::sleep(Duration::from_millis(100));
        }
    });
    stop.store(true, Ordering::Relaxed);
    let idle = idle.expect("the strangers were there");
    idle.join().expect("they end");
}

#[test]
fn second_connection_of_device_takes_over_seat() {
    let server = start(server_config(LobbyLimits::default()));
    let (mut clients, _relay) = playing(&server, 4);
    let bob = &clients.people[1];
    let seat = bob.seat.clone().expect("a seat");
    clients.people.push(TestClient::join_with(ClientConfig {
        address: server.loopback_address(),
        code: CODE.to_owned(),
        name: "Bob".to_owned(),
        expected: vec![seat.server],
        seats: vec![seat],
    }));
    clients.until(5, "the new one is in", |clients| {
        clients.people[2].has_joined() && clients.people[2].board().is_some()
    });
    clients.until(3, "the old connection is closed", |clients| {
        clients.people[1].link == LinkState::Over(CloseReason::Replaced.into())
    });
    clients.play_out(30, &[0, 2], &[]);
}

#[test]
fn client_that_does_not_reconnect_in_time_loses() {
    let limits = LobbyLimits {
        reconnect_window: 2,
        ..LobbyLimits::default()
    };
    let server = start(server_config(limits));
    let (mut clients, relay) = playing(&server, 5);
    relay.cut(true);
    clients.until(16, "the other has won", |clients| {
        clients.people[0].has_ended()
    });
    let ending = clients.people[0]
        .lobby
        .game()
        .and_then(|game| game.result.clone());
    let expected = MatchResult {
        winner: Some(0),
        forfeit: Some((1, ForfeitReason::Disconnected)),
        places: vec![1, 2],
    };
    assert_eq!(ending, Some(expected));
    clients.until(2, "they are gone", |clients| {
        presence_of_bob(clients).is_none()
    });
    relay.cut(false);
    clients.until(8, "they come in as somebody new", |clients| {
        clients.people[1].has_joined()
    });
    assert_eq!(clients.people[1].lobby.seat(), None);
    assert!(
        clients.people[0]
            .board()
            .is_some_and(|board| board.position().outcome().is_none())
    );
}
