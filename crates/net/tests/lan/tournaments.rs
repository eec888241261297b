//! A tournament over real sockets, with a spectator and a player whose connection is lost.

use tessella_lobby::{ClientMessage, LobbyLimits, TournamentKind, TournamentStage};
use tessella_net::client::ClientConfig;
use tessella_net_test_support::clients::{
    TestClient, TestClients, code, room, server_config, start,
};

fn stage(client: &TestClient) -> Option<TournamentStage> {
    Some(client.lobby.tournament()?.stage)
}

/// Returns the number of rounds that have been played or are being played.
fn round(client: &TestClient) -> Option<u8> {
    Some(client.lobby.tournament()?.round)
}

fn is_playing(client: &TestClient) -> bool {
    client.lobby.seat().is_some() && client.board().is_some() && !client.has_ended()
}

#[test]
fn knock_out_is_played_over_the_network() {
    let server = start(server_config(LobbyLimits::default()));
    let names = ["Ann", "Bob", "Cem", "Dan", "Eve"];
    let mut clients = TestClients::join_all(server.loopback_address(), &names);
    let (players, eve) = ([0, 1, 2, 3], 4);
    let home = clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    for other in [2, 3, eve] {
        clients.people[other].send(ClientMessage::Watch(home));
    }
    clients.until(5, "all are in the room", |clients| {
        clients
            .people
            .iter()
            .all(|person| person.lobby.room().is_some())
    });
    for player in players {
        clients.people[player].send(ClientMessage::EnterTournament);
    }
    clients.until(5, "all have entered", |clients| {
        let info = clients.people[eve].lobby.tournament();
        info.is_some_and(|info| info.entrants.len() == 4)
    });
    clients.people[0].send(ClientMessage::StartTournament(TournamentKind::KnockOut));
    clients.until(15, "both matches have begun", |clients| {
        players
            .iter()
            .all(|&player| is_playing(&clients.people[player]))
    });
    // One match is watched, and a player of the other comes back over another connection.
    let own = clients.people[0].room_id();
    clients.people[eve].send(ClientMessage::Watch(own));
    clients.until(5, "one watches", |clients| {
        clients.people[eve].lobby.game().is_some()
    });
    let seat = clients.people[2].seat.clone().expect("a seat");
    clients.people[2].close();
    clients.people[2] = TestClient::join_with(ClientConfig {
        address: server.loopback_address(),
        code: code().to_string(),
        name: "Cem".to_owned(),
        seats: vec![seat],
        expected: Vec::new(),
    });
    clients.until(10, "the player is back", |clients| {
        is_playing(&clients.people[2])
    });
    clients.while_playing(60, "the final", &players, |clients| {
        clients.people.iter().all(|person| round(person) == Some(1))
    });
    clients.while_playing(90, "the end", &players, |clients| {
        let mut people = clients.people.iter();
        people.all(|person| stage(person) == Some(TournamentStage::Over))
    });
    let standings = |client: usize| {
        let info = clients.people[client]
            .lobby
            .tournament()
            .expect("a tournament");
        info.standings.clone()
    };
    for client in [1, 2, 3, eve] {
        assert_eq!(standings(client), standings(0));
        assert_eq!(clients.people[client].room_id(), home);
    }
    let places = standings(0)
        .iter()
        .map(|line| line.place)
        .collect::<Vec<_>>();
    assert_eq!(places, [1, 2, 3, 3]);
}
