//! Games over a poor network: delay, loss, duplicates and reordering.

use std::time::{Duration, Instant};
use tessella_games::Game;
use tessella_lobby::{LobbyLimits, RoomConfig};
use tessella_net::client::LinkState;
use tessella_net_test_support::clients::{TestClient, TestClients, room, server_config, start};
use tessella_net_test_support::relay::{NetworkConditions, Relay};
use tessella_session::Session;

/// Delay of 100 to 200 ms each way, 5 % loss, 3 % duplicates and 10 % reordered.
const POOR: NetworkConditions = NetworkConditions {
    delay: Duration::from_millis(150),
    jitter: Duration::from_millis(50),
    lost: 50,
    duplicated: 30,
    reordered: 100,
};

/// Delay of 0 to 300 ms each way, 60 % loss and 20 % duplicates.
const HARSH: NetworkConditions = NetworkConditions {
    delay: Duration::from_millis(150),
    jitter: Duration::from_millis(150),
    lost: 600,
    duplicated: 200,
    reordered: 0,
};

/// Starts a game between two people, each behind a relay.
fn playing(
    config: RoomConfig,
    network: NetworkConditions,
    seed: u64,
) -> (tessella_net::server::Server, TestClients, Vec<Relay>) {
    let server = start(server_config(LobbyLimits::default()));
    let relays: Vec<Relay> = (0..2)
        .map(|at| Relay::new(server.loopback_address(), network, 10 * seed + at))
        .collect();
    let people = relays
        .iter()
        .zip(["Ann", "Bob"])
        .map(|(relay, name)| TestClient::join(relay.address(), name))
        .collect();
    let mut clients = TestClients { people };
    clients.until(15, "both are in", |clients| {
        clients.people.iter().all(TestClient::has_joined)
    });
    clients.open_room(config, 0, &[1]);
    clients.begin(&[0, 1], &[]);
    (server, clients, relays)
}

fn play_over_poor_network(code: &str, seed: u64) {
    let (_server, mut clients, relays) = playing(room(code, 2), POOR, seed);
    clients.play_out(70, &[0, 1], &[]);
    let cut: Vec<_> = clients
        .people
        .iter()
        .filter(|person| person.links.contains(&LinkState::Lost))
        .map(|person| person.name.as_str())
        .collect();
    assert!(cut.is_empty(), "cut off: {cut:?}");
    // Enough to lose and duplicate some.
    assert!(relays.iter().all(|relay| relay.carried() > 50));
}

/// Plays all games in parallel, because most of the time is spent waiting.
#[test]
fn every_game_finishes_over_poor_network() {
    let games = [
        "drench:6x6,c4,s2#1",
        "link:4x4,f4,untimed#1",
        "light:4x4,b0#1",
        "row:4x4,k3#1",
        "race:track20,s2#1",
        "blockade:5x5,s2,b2#1",
    ];
    assert_eq!(games.len(), Game::ALL.len());
    std::thread::scope(|scope| {
        for (code, seed) in games.into_iter().zip(1..) {
            scope.spawn(move || play_over_poor_network(code, seed));
        }
    });
}

#[test]
fn every_game_ends_equal_where_most_packets_are_lost() {
    let games = [
        "drench:5x5,c4,s2#1",
        "link:4x4,f4,untimed#1",
        "light:3x3,b0#1",
        "row:3x3,k3#1",
        "race:track20,s2#1",
        "blockade:5x5,s2,b1#1",
    ];
    assert_eq!(games.len(), Game::ALL.len());
    std::thread::scope(|scope| {
        for (code, seed) in games.into_iter().zip(11..) {
            scope.spawn(move || {
                let start = NetworkConditions::default();
                let (_server, mut clients, relays) = playing(room(code, 2), start, seed);
                for relay in &relays {
                    relay.set_network(HARSH);
                }
                clients.play_out(240, &[0, 1], &[]);
                assert!(relays.iter().all(|relay| relay.carried() > 50), "{code}");
            });
        }
    });
}

#[test]
fn game_continues_after_outage_of_twenty_seconds() {
    let (_server, mut clients, relays) = playing(room("drench:6x6,c5,s2#1", 2), POOR, 6);
    clients.while_playing(15, "three moves are made", &[0, 1], |clients| {
        clients.people[0]
            .board()
            .is_some_and(|board| board.cursor() >= 3)
    });
    let begun = Instant::now();
    for relay in &relays {
        relay.cut(true);
    }
    clients.while_playing(25, "twenty seconds pass", &[0, 1], |_| {
        begun.elapsed() >= Duration::from_secs(20)
    });
    for relay in &relays {
        relay.cut(false);
    }
    clients.until(10, "both are back", |clients| {
        let mut people = clients.people.iter();
        people.all(|person| person.has_joined() && person.board().is_some())
    });
    clients.play_out(45, &[0, 1], &[]);
}

#[test]
fn game_continues_after_change_of_address() {
    let (_server, mut clients, relays) = playing(
        room("drench:8x8,c5,s2#1", 2),
        NetworkConditions::default(),
        7,
    );
    clients.while_playing(10, "three moves are made", &[0, 1], |clients| {
        clients.people[0]
            .board()
            .is_some_and(|board| board.cursor() >= 3)
    });
    relays[1].change_address();
    let before = clients.people[0].board().map_or(0, Session::cursor);
    clients.while_playing(20, "it goes on", &[0, 1], |clients| {
        let board = clients.people[0].board();
        board.is_some_and(|board| board.cursor() >= before + 3) || clients.people[0].has_ended()
    });
    clients.play_out(30, &[0, 1], &[]);
}
