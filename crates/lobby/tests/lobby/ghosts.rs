//! People who join, take part and disconnect, again and again.

use super::harness::{ANNA, BEN, TestServer, play_stones, room_config, tic_tac_toe};
use tessella_lobby::{ClientMessage, LobbyLimits, Refusal, RoomStage, SourceKey};

const LIMITS: LobbyLimits = LobbyLimits {
    max_people: 6,
    max_rooms: 4,
    reconnect_window: 60,
    abandoned_room_timeout: 3600,
    countdown: 0,
};

/// Lets a person from this source open a room and disconnect.
fn open_and_disconnect(server: &mut TestServer, name: &str, source: u128) {
    let client = server.join_from(name, SourceKey(source));
    let opened = ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2));
    server.send(client, opened);
    server.disconnect(client);
    server.wait(50);
}

#[test]
fn absent_people_do_not_fill_the_server() {
    let mut server = TestServer::with_limits(LIMITS);
    for number in 0..32 {
        open_and_disconnect(&mut server, &format!("Ghost {number}"), 7);
    }
    assert_eq!(server.lobby.people(), 0);
    let anna = server.join_from("Anna", SourceKey(8));
    assert!(server.clients[anna].state.me().is_some());
    let absent = server.clients[anna].state.people().count() - 1;
    assert_eq!(absent, 4, "absent people of one source");
    server.open_room(room_config("row:3x3,k3#1", 2), &[anna]);
}

#[test]
fn absent_people_of_many_sources_make_room() {
    let mut server = TestServer::with_limits(LIMITS);
    for number in 0..40 {
        open_and_disconnect(&mut server, &format!("Ghost {number}"), number);
    }
    for number in 0..LIMITS.max_people {
        let client = server.join(&format!("Person {number}"));
        assert!(server.clients[client].state.me().is_some(), "{number}");
        if number < LIMITS.max_rooms {
            server.open_room(room_config("row:3x3,k3#1", 2), &[client]);
        }
    }
    let late = server.join("Late");
    let full = Refusal::ServerFull(LIMITS.max_people);
    assert_eq!(server.clients[late].refusal(), Some(&full));
}

#[test]
fn absent_player_of_a_running_match_keeps_the_seat() {
    let mut server = tic_tac_toe();
    server.disconnect(BEN);
    for number in 0..70 {
        open_and_disconnect(&mut server, &format!("Ghost {number}"), number);
    }
    server.reconnect_fresh(BEN, "Ben");
    assert_eq!(server.clients[BEN].stage(), Some(RoomStage::Playing));
    play_stones(&mut server, &[(ANNA, 4), (BEN, 0)]);
}

/// Fills a server with matches of four, whose players then all disconnect. All of them come from one source.
fn fill_with_matches(server: &mut TestServer, source: u128) -> Vec<Vec<usize>> {
    let limits = server.limits;
    let matches = 2 * limits.max_people / 4;
    let fill = |number| {
        let names = (0..4).map(|seat| format!("Ghost {number} {seat}"));
        let players: Vec<usize> = names
            .map(|name| server.join_from(&name, SourceKey(source)))
            .collect();
        server.open_room(room_config("row:6x6,k4,s4#7", 4), &players);
        server.start_match(&players);
        for &player in &players {
            server.disconnect(player);
        }
        server.wait(50);
        players
    };
    (0..matches).map(fill).collect()
}

#[test]
fn matches_without_people_make_room_the_oldest_first() {
    let limits = LobbyLimits {
        max_people: 32,
        max_rooms: 16,
        ..LIMITS
    };
    let mut server = TestServer::with_limits(limits);
    let ghosts = fill_with_matches(&mut server, 7);
    assert_eq!((server.lobby.people(), server.lobby.rooms()), (0, 16));
    assert!(server.lobby.has_place());
    // The first match makes room for a person, and for a room.
    let anna = server.join_from("Anna", SourceKey(8));
    assert!(server.clients[anna].state.me().is_some());
    assert_eq!(server.lobby.rooms(), 15);
    for _ in 0..2 {
        server.open_room(room_config("row:3x3,k3#1", 2), &[anna]);
        server.send(anna, ClientMessage::LeaveRoom);
    }
    assert_eq!(server.lobby.rooms(), 15);
    // A server for 32 people can be filled from one source, with everybody owning a room or being in one.
    let mut people = vec![anna];
    for number in 1..limits.max_people {
        let person = server.join_from(&format!("Person {number}"), SourceKey(9));
        assert!(server.clients[person].state.me().is_some(), "{number}");
        people.push(person);
    }
    for &person in &people[..16] {
        server.open_room(room_config("row:3x3,k3#1", 2), &[person]);
    }
    assert!(!server.lobby.has_place());
    let late = server.join_from("Late", SourceKey(8));
    let full = Refusal::ServerFull(limits.max_people);
    assert_eq!(server.clients[late].refusal(), Some(&full));
    // A player of the last match joins as somebody new as soon as there is a place again.
    server.disconnect(late);
    server.disconnect(people[31]);
    let ghost = ghosts[15][0];
    server.reconnect_fresh(ghost, "Ghost");
    assert_eq!(server.clients[ghost].stage(), None);
}

#[test]
fn match_of_others_stays_while_ghosts_make_room() {
    let mut server = tic_tac_toe();
    for client in [ANNA, BEN] {
        server.clients[client].source = Some(SourceKey(8));
        server.reconnect(client, ["Anna", "Ben"][client]);
        server.disconnect(client);
    }
    fill_with_matches(&mut server, 7);
    for number in 0..8 {
        let person = server.join_from(&format!("Person {number}"), SourceKey(9));
        server.open_room(room_config("row:3x3,k3#1", 2), &[person]);
    }
    // Theirs was abandoned first, but their source has few absent people.
    server.reconnect_fresh(ANNA, "Anna");
    server.reconnect_fresh(BEN, "Ben");
    assert_eq!(server.clients[BEN].stage(), Some(RoomStage::Playing));
    play_stones(&mut server, &[(ANNA, 4), (BEN, 0)]);
}

#[test]
fn disconnected_people_of_one_source_keep_their_seats_while_there_are_places() {
    let limits = LobbyLimits {
        max_people: 40,
        max_rooms: 20,
        ..LIMITS
    };
    let mut server = TestServer::with_limits(limits);
    let people: Vec<usize> = (0..40)
        .map(|number| server.join_from(&format!("Person {number}"), SourceKey(7)))
        .collect();
    for pair in people.chunks(2) {
        server.open_room(room_config("row:3x3,k3#1", 2), pair);
    }
    // The router restarts.
    for &person in &people {
        server.disconnect(person);
    }
    server.wait(30_000);
    for (number, &person) in people.iter().enumerate() {
        server.reconnect_fresh(person, &format!("Person {number}"));
        assert!(server.clients[person].state.seat().is_some(), "{number}");
    }
    assert_eq!(server.lobby.people(), 40);
}

#[test]
fn absent_players_whom_others_await_make_room_last() {
    // One of the players keeps each match going.
    let mut server = TestServer::with_limits(LIMITS);
    for seats in [6, 5] {
        let names = (0..seats).map(|seat| format!("Ghost {seats} {seat}"));
        let players: Vec<usize> = names
            .map(|name| server.join_from(&name, SourceKey(7)))
            .collect();
        let code = format!("row:8x8,k4,s{seats}#7");
        server.open_room(room_config(&code, seats), &players);
        server.start_match(&players);
        for &player in &players[1..] {
            server.disconnect(player);
        }
    }
    server.join_from("Ghost", SourceKey(7));
    assert_eq!(server.lobby.people(), 3);
    assert!(server.lobby.has_place());
    let anna = server.join_from("Anna", SourceKey(8));
    assert!(server.clients[anna].state.me().is_some());
    server.open_room(room_config("row:3x3,k3#1", 2), &[anna]);
}

#[test]
fn connections_without_a_hello_make_room() {
    let mut server = TestServer::with_limits(LIMITS);
    let silent: Vec<usize> = (0..40)
        .map(|_| {
            let client = server.add_client();
            server.clients[client].source = Some(SourceKey(7));
            server.connect(client);
            server.process_output();
            client
        })
        .collect();
    let open = silent
        .iter()
        .filter(|&&at| server.clients[at].connection.is_some());
    assert_eq!(open.count(), usize::from(LIMITS.max_people) + 8);
    for number in 0..LIMITS.max_people {
        let client = server.join_from(&format!("Person {number}"), SourceKey(8));
        assert!(server.clients[client].state.me().is_some(), "{number}");
    }
    // The oldest ones were closed.
    let open = silent
        .iter()
        .map(|&at| server.clients[at].connection.is_some());
    assert!(open.is_sorted());
}

#[test]
fn device_is_one_person_however_often_it_comes() {
    let mut server = TestServer::with_people(&["Anna"]);
    let client = server.add_client();
    let mut people = Vec::new();
    for number in 0..5 {
        server.connect(client);
        let name = format!("Ben {number}");
        server.send(client, ClientMessage::Hello { name });
        people.push(server.clients[client].id());
        if number == 0 {
            server.open_room(room_config("row:3x3,k3#1", 2), &[client]);
        }
        // Every other time the client is back before the server has noticed that it was gone.
        if number % 2 == 0 {
            server.disconnect(client);
        }
    }
    assert!(people.iter().all(|&id| id == people[0]), "{people:?}");
    assert_eq!(server.clients[ANNA].state.people().count(), 2);
}
