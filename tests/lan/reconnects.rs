//! Reconnecting after the network between a client and the server was cut.

use crate::company::{CODE, Company, Person, room, server_plan, start};
use crate::relay::{NetworkConditions, Relay};
use crate::suspension::settle;
use tessella::games::Rules;
use tessella::lobby::{Forfeit, LobbyLimits, MatchResult, Presence};
use tessella::net::client::{ClientConfig, LinkState};
use tessella::net::server::Server;

/// Starts a game between Ann and Bob, whose network can be cut, and makes some moves.
fn playing(server: &Server, seed: u64) -> (Company, Relay) {
    let relay = Relay::new(
        server.loopback_address(),
        NetworkConditions::default(),
        seed,
    );
    let people = vec![
        Person::join(server.loopback_address(), "Ann"),
        Person::join(relay.address(), "Bob"),
    ];
    let mut company = Company { people };
    company.until(10, "both are in", |company| {
        company.people.iter().all(Person::is_in)
    });
    company.sit_together(room("drench:10x10,c6,s2#1", 2), 0, &[1]);
    company.begin(&[0, 1], &[]);
    company.while_playing(10, "four moves are made", &[0, 1], |company| {
        let mut people = company.people.iter();
        people.all(|person| person.board().is_some_and(|board| board.cursor() >= 4))
    });
    settle(&mut company);
    (company, relay)
}

/// Returns Bob's presence as Ann sees it.
fn presence_of_bob(company: &Company) -> Option<Presence> {
    let mut people = company.people[0].lobby.people();
    let bob = people.find(|person| person.name == "Bob")?;
    Some(bob.presence)
}

#[test]
fn client_reconnects_by_itself_and_plays_on() {
    let server = start(server_plan(LobbyLimits::default()));
    let (mut company, relay) = playing(&server, 1);
    let me = company.people[1].lobby.me();
    relay.cut(true);
    company.until(
        15,
        "the other sees it, and how long the seat is kept",
        |company| {
            matches!(
                presence_of_bob(company),
                Some(Presence::Disconnected(50..60))
            )
        },
    );
    company.until(15, "who is cut off sees it", |company| {
        let away = company.people[1].links.contains(&LinkState::Away);
        away && company.people[1].link == LinkState::Lost
    });
    assert!(!company.people[0].has_ended(), "the seat is kept");
    relay.cut(false);
    let took = company.until(8, "they are back", |company| {
        company.people[1].is_in() && company.people[1].board().is_some()
    });
    assert!(took.as_secs() < 6, "{took:?}");
    assert_eq!(company.people[1].lobby.me(), me, "as the same person");
    company.until(2, "the other sees it", |company| {
        presence_of_bob(company) == Some(Presence::Connected)
    });
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn client_reclaims_seat_after_kill() {
    let server = start(server_plan(LobbyLimits::default()));
    let (mut company, relay) = playing(&server, 2);
    let bob = &company.people[1];
    let token = bob.lobby.token().expect("a token");
    let server_id = bob.server.expect("a server");
    let (me, place) = (bob.lobby.me(), bob.lobby.seat());
    let moves = bob.board().map(tessella::session::Session::cursor);
    let hash = bob.board().map(tessella::session::Session::state_hash);
    relay.cut(true);
    company.people[1].close();
    // The server has not noticed yet that the first connection is lost.
    company.people[1] = Person::join_with(ClientConfig {
        address: server.loopback_address(),
        code: CODE.to_owned(),
        name: "Bob".to_owned(),
        seats: vec![(server_id, token)],
    });
    company.until(5, "they are back", |company| {
        company.people[1].is_in() && company.people[1].board().is_some()
    });
    let bob = &company.people[1];
    assert_eq!((bob.lobby.me(), bob.lobby.seat()), (me, place));
    assert_eq!(bob.board().map(tessella::session::Session::cursor), moves);
    assert_eq!(
        bob.board().map(tessella::session::Session::state_hash),
        hash
    );
    assert_eq!(bob.lobby.people().count(), 2);
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn client_reconnects_to_full_server() {
    let limits = LobbyLimits {
        max_people: 2,
        ..LobbyLimits::default()
    };
    let server = start(server_plan(limits));
    let (mut company, relay) = playing(&server, 3);
    relay.cut(true);
    // The outage is shorter than the timeout of the server.
    company.until(8, "who is cut off sees it", |company| {
        company.people[1].link == LinkState::Lost
    });
    relay.cut(false);
    company.until(12, "they are back", |company| {
        company.people[1].is_in() && company.people[1].board().is_some()
    });
    company.play_out(30, &[0, 1], &[]);
}

#[test]
fn second_connection_with_token_takes_over_seat() {
    let server = start(server_plan(LobbyLimits::default()));
    let (mut company, _relay) = playing(&server, 4);
    let bob = &company.people[1];
    let token = bob.lobby.token().expect("a token");
    let server_id = bob.server.expect("a server");
    company.people.push(Person::join_with(ClientConfig {
        address: server.loopback_address(),
        code: CODE.to_owned(),
        name: "Bob".to_owned(),
        seats: vec![(server_id, token)],
    }));
    company.until(5, "the new one is in", |company| {
        company.people[2].is_in() && company.people[2].board().is_some()
    });
    let over = "You have come in again from another place, which has your seat now.";
    company.until(3, "the old one is told", |company| {
        company.people[1].link == LinkState::Over(over.to_owned())
    });
    company.play_out(30, &[0, 2], &[]);
}

#[test]
fn client_that_does_not_reconnect_in_time_loses() {
    let limits = LobbyLimits {
        reconnect_window: 2,
        ..LobbyLimits::default()
    };
    let server = start(server_plan(limits));
    let (mut company, relay) = playing(&server, 5);
    relay.cut(true);
    company.until(16, "the other has won", |company| {
        company.people[0].has_ended()
    });
    let ending = company.people[0]
        .lobby
        .game()
        .and_then(|game| game.result.clone());
    let expected = MatchResult {
        winner: Some(0),
        forfeit: Some((1, Forfeit::Disconnected)),
    };
    assert_eq!(ending, Some(expected));
    company.until(2, "they are gone", |company| {
        presence_of_bob(company).is_none()
    });
    relay.cut(false);
    company.until(8, "they come in as somebody new", |company| {
        company.people[1].is_in()
    });
    assert_eq!(company.people[1].lobby.seat(), None);
    assert!(
        company.people[0]
            .board()
            .is_some_and(|board| board.position().outcome().is_none())
    );
}
