//! The countdown before a race, and a pause by agreement.

use std::time::{Duration, Instant};
use tessella_lobby::{ClientMessage, LobbyLimits, MatchHold, Refusal};
use tessella_net::server::ServerConfig;
use tessella_net_test_support::clients::{TestClients, room, server_config, start};

fn hold(clients: &TestClients, client: usize) -> Option<MatchHold> {
    clients.people[client].lobby.game()?.hold
}

/// Waits until the match goes on for everybody, and returns the time it took.
fn wait_for_countdown(clients: &mut TestClients) -> Duration {
    clients.until(5, "the match goes on", |clients| {
        (0..clients.people.len()).all(|client| hold(clients, client).is_none())
    })
}

#[test]
fn race_begins_after_a_countdown_and_is_paused_by_agreement() {
    let server = start(ServerConfig {
        limits: LobbyLimits::default(),
        ..server_config(LobbyLimits::default())
    });
    let names = ["Ann", "Bob", "Cem"];
    let mut clients = TestClients::join_all(server.loopback_address(), &names);
    let (players, watching, all) = ([0, 1], [2], [0, 1, 2]);
    let id = clients.open_room(room("drench:6x6,c4#1", 2), 0, &[1]);
    clients.people[2].send(ClientMessage::Watch(id));
    clients.until(5, "one watches", |clients| {
        clients.people[2].lobby.room().is_some()
    });
    let begun = Instant::now();
    clients.begin(&players, &watching);
    clients.until(2, "all see the countdown", |clients| {
        all.iter()
            .all(|&client| matches!(hold(clients, client), Some(MatchHold::Countdown(1..=3000))))
    });
    // A player who does not wait is refused.
    clients.people[0].play();
    clients.until(2, "the move is refused", |clients| {
        matches!(
            clients.people[0].refused(),
            Some(Refusal::Held(MatchHold::Countdown(_)))
        )
    });
    wait_for_countdown(&mut clients);
    let waited = begun.elapsed().as_millis();
    assert!((2900..4500).contains(&waited), "{waited} ms");

    clients.people[0].send(ClientMessage::RequestPause);
    clients.until(2, "the other is asked", |clients| {
        let game = clients.people[1].lobby.game();
        game.is_some_and(|game| game.pause_request == clients.people[0].lobby.me())
    });
    clients.people[1].send(ClientMessage::AnswerPause(true));
    clients.until(2, "all see the pause", |clients| {
        all.iter()
            .all(|&client| matches!(hold(clients, client), Some(MatchHold::Paused(_))))
    });
    clients.people[1].play();
    clients.until(2, "the move is refused", |clients| {
        matches!(
            clients.people[1].refused(),
            Some(Refusal::Held(MatchHold::Paused(_)))
        )
    });
    clients.people[1].send(ClientMessage::EndPause);
    clients.until(2, "all see the countdown", |clients| {
        all.iter()
            .all(|&client| matches!(hold(clients, client), Some(MatchHold::Countdown(_))))
    });
    let waited = wait_for_countdown(&mut clients).as_millis();
    assert!((2500..4500).contains(&waited), "{waited} ms");
    clients.play_out(30, &players, &watching);
}
