//! Shutting down a server while games run.

use crate::program::{ServerProgram, free_port, http, until};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tessella_lobby::{ClientMessage, Refusal};
use tessella_net_test_support::clients::{TestClients, room};

/// Starts a server with a running game.
fn playing(name: &str, arguments: &[&str]) -> (ServerProgram, TestClients) {
    let server = ServerProgram::start(name, arguments);
    let mut clients = TestClients::join_all(server.address(), &["Ann", "Bob", "Cem"]);
    clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    clients.begin(&[0, 1], &[]);
    (server, clients)
}

#[test]
fn draining_server_ends_after_its_games() {
    let port = free_port();
    let (mut server, mut clients) = playing("drain", &["--metrics", &port.to_string()]);
    server.terminate();
    until("the server is not ready", || http(port, "/readyz").0 == 503);
    assert_eq!(http(port, "/healthz").0, 200);
    clients.people[2].send(ClientMessage::OpenRoom(room("row:3x3,k3#1", 2)));
    clients.until(5, "a refusal", |clients| {
        clients.people[2].refused() == Some(&Refusal::Draining)
    });
    sleep(Duration::from_millis(500));
    assert!(server.is_running());
    clients.play_out(30, &[0, 1], &[]);
    assert!(server.end().success());
    assert!(server.path("rooms").exists());
}

#[test]
fn second_signal_and_the_time_end_the_server_with_its_rooms_saved() {
    for (name, arguments, is_twice) in [
        ("twice", &[][..], true),
        ("late", &["--drain", "1s"], false),
        ("command", &["--drain", "1s"], false),
    ] {
        let (mut server, clients) = playing(name, arguments);
        let begun = Instant::now();
        match name {
            "command" => assert_eq!(server.control(&["drain"]).0, Some(0)),
            _ => server.terminate(),
        }
        if is_twice {
            sleep(Duration::from_millis(500));
            assert!(server.is_running());
            server.terminate();
        }
        assert!(server.end().success(), "{name}");
        let took = begun.elapsed();
        assert!(
            is_twice || took > Duration::from_millis(900),
            "{name}: {took:?}"
        );
        drop(clients);
        let size = server.path("rooms").metadata().expect("saved rooms").len();
        assert!(size > 50, "{name}: {size}");
    }
}

#[test]
fn server_without_games_ends_at_once() {
    let mut server = ServerProgram::start("idle", &[]);
    let _clients = TestClients::join_all(server.address(), &["Ann"]);
    let begun = Instant::now();
    server.terminate();
    assert!(server.end().success());
    assert!(begun.elapsed() < Duration::from_secs(5));
}
