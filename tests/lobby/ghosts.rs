//! People who join, take part and disconnect, again and again.

use super::harness::{ANNA, BEN, TestServer, play_stones, room_config, tic_tac_toe};
use tessella::lobby::{ClientMessage, LobbyLimits, Refusal, RoomStage, SourceKey};

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
