//! Recipients of updates of a room: people in the list of rooms and people in the room.

use super::harness::{ANNA, BEN, CARL, DORA, JobMode, TestServer, room_config};
use tessella_lobby::{ClientMessage, RoomId, RoomStage, ServerMessage};

const CODE: &str = "row:3x3,k3#1";

/// Returns the number of messages about a room that a client has been sent.
fn updates(server: &TestServer, client: usize, room: RoomId) -> usize {
    let received = server.clients[client].received.iter();
    received
        .filter(|message| match message {
            ServerMessage::Room(info) => info.id == room,
            ServerMessage::RoomClosed(id) => *id == room,
            _ => false,
        })
        .count()
}

/// Returns the rooms that a client knows.
fn known(server: &TestServer, client: usize) -> Vec<RoomId> {
    let rooms = server.clients[client].state.rooms();
    rooms.map(|room| room.id).collect()
}

#[test]
fn people_in_other_rooms_are_told_once_they_leave_theirs() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let anna = server.open_room(room_config(CODE, 2), &[ANNA]);
    let before = updates(&server, ANNA, anna);
    let ben = server.open_room(room_config(CODE, 2), &[BEN]);
    server.send_ok(CARL, ClientMessage::TakeSeat(ben, None));
    server.start_match(&[BEN, CARL]);
    assert_eq!(updates(&server, ANNA, ben), 0);
    assert_eq!(updates(&server, ANNA, anna), before);
    assert_eq!(known(&server, ANNA), [anna]);
    assert_eq!(known(&server, DORA), [anna, ben]);
    assert!(updates(&server, DORA, ben) > 3);
    assert_eq!(server.view(BEN).0, server.view(DORA).0, "all people");
    server.send_ok(ANNA, ClientMessage::LeaveRoom);
    assert_eq!(updates(&server, ANNA, ben), 1);
    assert_eq!(server.view(ANNA), server.view(DORA));
    let told = server.clients[ANNA].state.room_with(ben);
    assert_eq!(told.map(|room| room.stage), Some(RoomStage::Playing));
}

#[test]
fn list_is_kept_while_the_first_game_of_an_own_room_is_generated() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let room = server.open_room(room_config(CODE, 2), &[BEN]);
    server.job_mode = JobMode::Deferred;
    server.send(ANNA, ClientMessage::OpenRoom(room_config(CODE, 2)));
    assert_eq!(server.jobs.len(), 1);
    assert_eq!(server.clients[ANNA].state.room(), None);
    server.send_ok(CARL, ClientMessage::TakeSeat(room, None));
    let of_carl = server.clients[CARL].state.room().cloned();
    assert_eq!(server.view(ANNA).1, Vec::from_iter(of_carl));
    for job in std::mem::take(&mut server.jobs) {
        server.run_job(job);
    }
    server.process_output();
    let own = server.clients[ANNA].state.room().map(|room| room.id);
    assert!(own.is_some_and(|own| own != room), "{own:?}");
    let before = updates(&server, ANNA, room);
    server.send_ok(CARL, ClientMessage::LeaveRoom);
    assert_eq!(updates(&server, ANNA, room), before);
}

#[test]
fn rooms_closed_meanwhile_are_gone_from_the_list() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let closed = server.open_room(room_config(CODE, 2), &[BEN]);
    let own = server.open_room(room_config(CODE, 2), &[ANNA]);
    assert_eq!(known(&server, ANNA), [closed, own]);
    server.send_ok(BEN, ClientMessage::LeaveRoom);
    let brief = server.open_room(room_config(CODE, 2), &[BEN]);
    server.send_ok(BEN, ClientMessage::LeaveRoom);
    let open = server.open_room(room_config(CODE, 2), &[BEN]);
    assert_eq!(known(&server, ANNA), [closed, own]);
    server.send_ok(ANNA, ClientMessage::LeaveRoom);
    assert_eq!(known(&server, ANNA), [open]);
    assert_eq!(updates(&server, ANNA, brief), 0);
    assert!(updates(&server, DORA, brief) >= 2);
}

#[test]
fn returning_players_are_sent_all_rooms_once() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let own = server.open_room(room_config(CODE, 2), &[ANNA]);
    let other = server.open_room(room_config(CODE, 2), &[BEN]);
    server.disconnect(ANNA);
    server.send_ok(BEN, ClientMessage::SetReady(true));
    server.reconnect(ANNA, "Anna");
    assert_eq!(known(&server, ANNA), [own, other]);
    let sent = updates(&server, ANNA, other);
    server.send_ok(ANNA, ClientMessage::LeaveRoom);
    assert_eq!(updates(&server, ANNA, other), sent);
    assert_eq!(known(&server, ANNA), [other]);
}
