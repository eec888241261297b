//! Restoring a lobby after a shutdown or a crash.

use super::harness::Style::{Advised, Random};
use super::harness::{
    ANNA, BEN, CARL, JobMode, TestServer, play_stones, room_config, seeded_numbers, small_games,
    tic_tac_toe,
};
use std::collections::BTreeSet;
use tessella_games::Game;
use tessella_lobby::{
    ClientMessage, ClientState, CloseReason, PersonId, Presence, RestoreLobbyError, RoomConfig,
    RoomId, RoomStage, SeatOccupant, TimeLimit,
};
use tessella_session::{Played, Player};

#[test]
fn shutdown_closes_connections_and_keeps_matches() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    server.lobby.shut_down();
    server.process_output();
    for client in &server.clients {
        assert_eq!(client.close_reason(), Some(CloseReason::ServerClosed));
        assert_eq!(client.connection, None);
    }
    assert_eq!(server.lobby.people(), 0);
    server.wait(120_000);
    server.crash();
    server.reconnect_fresh(ANNA, "Anna");
    server.reconnect_fresh(BEN, "Ben");
    play_stones(&mut server, &[(BEN, 0), (ANNA, 1)]);
}

/// State of a client that a crash must not change: person, seat, code, moves and players of its record, and state hash.
type Restored = (PersonId, Option<u8>, String, Vec<Played>, Vec<Player>, u32);

fn restored_state(server: &TestServer, client: usize) -> Restored {
    let client = &server.clients[client];
    let game = client.board().expect("a board");
    let record = game.record();
    (
        client.id(),
        client.state.seat(),
        record.code,
        record.moves,
        record.players,
        game.state_hash(),
    )
}

/// Starts a match with a clock and makes two rounds of random moves.
fn start_and_play_some_moves(code: &str, people: &[usize]) -> (TestServer, RoomId) {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let config = RoomConfig {
        limit: TimeLimit::PerSeat(3000),
        ..room_config(code, people.len() as u8)
    };
    let room = server.open_room(config, people);
    server.start_match(people);
    let mut random = seeded_numbers(3);
    for _ in 0..2 {
        for &client in people {
            if let Some(message @ (ClientMessage::Move { .. } | ClientMessage::Chance { .. })) =
                server.next_message(client, Random, random())
            {
                server.send(client, message);
            }
        }
        server.wait(500);
    }
    assert!(server.lobby.take_changed(), "{code}");
    let clocks = server.clients[ANNA].state.game();
    assert!(clocks.is_some_and(|game| game.clocks.is_some()));
    (server, room)
}

#[test]
fn restored_match_continues_after_reconnect() {
    for &game in Game::ALL {
        for (code, seats) in small_games(game) {
            for is_fresh in [false, true] {
                let people = &[ANNA, BEN, CARL][..seats.into()];
                let (mut server, room) = start_and_play_some_moves(code, people);
                let state = |server: &TestServer| -> Vec<Restored> {
                    let people = people.iter();
                    people
                        .map(|&client| restored_state(server, client))
                        .collect()
                };
                let before = state(&server);
                server.crash();
                for (&client, name) in people.iter().zip(["Anna", "Ben", "Carl"]) {
                    if is_fresh {
                        server.reconnect_fresh(client, name);
                    } else {
                        server.reconnect(client, name);
                    }
                }
                assert_eq!(server.clients[ANNA].room().id, room);
                assert_eq!(before, state(&server), "{code}");
                let style = |client| if client == ANNA { Advised } else { Random };
                let seated: Vec<_> = people
                    .iter()
                    .map(|&client| (client, style(client)))
                    .collect();
                server.play_out(&seated);
                server.start_match(people);
            }
        }
    }
}

#[test]
fn restored_reconnect_window_is_five_times_as_long() {
    let mut server = tic_tac_toe();
    server.crash();
    server.reconnect(ANNA, "Anna");
    assert_eq!(
        server.clients[ANNA].presence_of(PersonId(2)),
        Some(Presence::Disconnected(300))
    );
    server.wait(299_750);
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
    server.wait(250);
    assert_eq!(server.clients[ANNA].winner(), Some(0));
    let dora = server.join("Dora");
    assert!(
        server.clients[dora].id() > server.clients[ANNA].id(),
        "identifiers are not reused"
    );
}

#[test]
fn restored_room_that_was_generating_waits_again() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    server.send(ANNA, ClientMessage::Resign);
    server.job_mode = JobMode::Deferred;
    server.send(ANNA, ClientMessage::SetReady(true));
    server.send(BEN, ClientMessage::SetReady(true));
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Generating));
    server.crash();
    server.job_mode = JobMode::Immediate;
    server.reconnect(ANNA, "Anna");
    server.reconnect(BEN, "Ben");
    server.start_match(&[ANNA, BEN]);
    play_stones(&mut server, &[(BEN, 4)]);
}

#[test]
fn restored_bytes_are_valid_or_refused_with_reason() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    let saved = server.lobby.save().expect("a saved lobby");
    let mut other = TestServer::new();
    assert_eq!(other.lobby.restore(&saved), Ok(1));
    let cut_off = TestServer::new().lobby.restore(&saved[..saved.len() / 2]);
    assert!(matches!(cut_off, Err(RestoreLobbyError::Codec(_))));
    let newer = RestoreLobbyError::Version {
        found: 9,
        readable: 5,
    };
    assert_eq!(TestServer::new().lobby.restore(&[9, 0, 0]), Err(newer));
    // Whatever the bytes are, only known people have seats, and each of them at most one.
    for at in 0..saved.len() {
        for byte in (0..6).chain([saved[at] ^ 0x40, 250, 251, 255]) {
            let mut damaged = saved.clone();
            damaged[at] = byte;
            let mut other = TestServer::new();
            if other.lobby.restore(&damaged).is_ok() {
                let fresh = other.join("Dora");
                other.wait(10_000);
                let state: &ClientState = &other.clients[fresh].state;
                let mut somewhere = BTreeSet::new();
                for room in state.rooms() {
                    for seat in &room.seats {
                        if let SeatOccupant::Person(id) = seat.occupant {
                            assert!(somewhere.insert(id), "{id:?} is in two seats");
                            assert_eq!(
                                state.person(id).and_then(|person| person.room),
                                Some(room.id)
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn spectators_come_back_after_a_crash() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let room = server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA, BEN]);
    server.send_ok(CARL, ClientMessage::Watch(room));
    server.start_match(&[ANNA, BEN]);
    play_stones(&mut server, &[(ANNA, 4)]);
    let before = server.clients[CARL]
        .board()
        .map(tessella_session::Session::state_hash);
    server.crash();
    server.reconnect_fresh(CARL, "Carl");
    server.reconnect_fresh(ANNA, "Anna");
    server.reconnect_fresh(BEN, "Ben");
    let carl = &server.clients[CARL];
    assert_eq!(carl.room().id, room);
    assert_eq!((carl.state.seat(), carl.room().spectators.len()), (None, 1));
    let after = carl.board().map(tessella_session::Session::state_hash);
    assert!(before.is_some() && after == before);
    play_stones(&mut server, &[(BEN, 0)]);
    server.assert_in_sync();
    // A person who does not come back, here a spectator, is removed after the time for which seats are reserved.
    server.crash();
    server.reconnect(ANNA, "Anna");
    server.reconnect(BEN, "Ben");
    assert_eq!(server.clients[ANNA].room().spectators.len(), 1);
    server.wait(300_250);
    assert!(server.clients[ANNA].room().spectators.is_empty());
}
