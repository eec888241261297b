//! Removing people from rooms and from the server, and closing rooms.

use super::harness::{ANNA, BEN, CARL, TestServer, hello, play_stones, room_config, tic_tac_toe};
use tessella_lobby::{
    ClientEvent, ClientMessage, CloseReason, ForfeitReason, LobbyLimits, Refusal, RemovalReason,
    RoomStage, SourceKey,
};

/// Returns why a client was last removed from a room.
fn removal(server: &TestServer, client: usize) -> Option<RemovalReason> {
    let mut events = server.clients[client].events.iter().rev();
    events.find_map(|event| match event {
        ClientEvent::RemovedFromRoom(why) => Some(*why),
        _ => None,
    })
}

#[test]
fn people_of_the_room_are_removed_by_its_owner_only() {
    let mut server = tic_tac_toe();
    let [anna, carl] = [ANNA, CARL].map(|client| server.clients[client].id());
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::Kick(anna, false)),
        Refusal::NotOwner
    );
    for other in [anna, carl] {
        assert_eq!(
            server.expect_refusal(ANNA, ClientMessage::Kick(other, false)),
            Refusal::NotInRoom
        );
    }
}

#[test]
fn removed_player_loses_the_match_and_may_watch() {
    let mut server = tic_tac_toe();
    let room = server.clients[ANNA].room().id;
    let ben = server.clients[BEN].id();
    server.send(ANNA, ClientMessage::Kick(ben, false));
    assert_eq!(removal(&server, BEN), Some(RemovalReason::Kicked));
    assert!(server.clients[BEN].state.room().is_none());
    let result = server.clients[ANNA].result().expect("a result");
    assert_eq!(result.forfeit, Some((1, ForfeitReason::Left)));
    server.send_ok(BEN, ClientMessage::Watch(room));
}

#[test]
fn banned_person_is_refused_under_any_name() {
    let mut server = tic_tac_toe();
    let room = server.clients[ANNA].room().id;
    let ben = server.clients[BEN].id();
    server.send(ANNA, ClientMessage::Kick(ben, true));
    assert_eq!(removal(&server, BEN), Some(RemovalReason::Banned));
    for message in [
        ClientMessage::TakeSeat(room, None),
        ClientMessage::Watch(room),
    ] {
        assert_eq!(server.expect_refusal(BEN, message), Refusal::Banned);
    }
    server.disconnect(BEN);
    server.reconnect(BEN, "Somebody else");
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::TakeSeat(room, None)),
        Refusal::Banned
    );
    server.send(CARL, ClientMessage::TakeSeat(room, None));
    server.start_match(&[ANNA, CARL]);
}

#[test]
fn owner_closes_the_room() {
    let mut server = tic_tac_toe();
    let room = server.clients[ANNA].room().id;
    server.send(CARL, ClientMessage::Watch(room));
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::CloseRoom),
        Refusal::MatchStarted { watch: false }
    );
    server.send(BEN, ClientMessage::Resign);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::CloseRoom),
        Refusal::NotOwner
    );
    server.send(ANNA, ClientMessage::CloseRoom);
    assert_eq!(server.lobby.rooms(), 0);
    for client in [ANNA, BEN, CARL] {
        assert_eq!(removal(&server, client), Some(RemovalReason::Closed));
        assert!(server.clients[client].state.room().is_none());
    }
    server.open_room(room_config("row:3x3,k3#1", 2), &[BEN]);
}

#[test]
fn room_closed_by_the_server_has_no_result() {
    let mut server = tic_tac_toe();
    let room = server.clients[ANNA].room().id;
    server.disconnect(BEN);
    server.lobby.close_room(room);
    server.process_output();
    assert_eq!(server.lobby.rooms(), 0);
    assert_eq!(removal(&server, ANNA), Some(RemovalReason::Closed));
    assert_eq!(server.clients[ANNA].result(), None);
    assert_eq!(
        server.clients[ANNA].state.people().count(),
        2,
        "Ben is gone"
    );
}

#[test]
fn person_removed_from_the_server_does_not_come_again() {
    let mut server = TestServer::with_limits(LobbyLimits::default());
    let [anna, ben, carl] = [("Anna", 1), ("Ben", 2), ("Carl", 2)]
        .map(|(name, source)| server.join_from(name, SourceKey(source)));
    server.open_room(room_config("row:3x3,k3#1", 2), &[anna, ben]);
    server.start_match(&[anna, ben]);
    let remove = |server: &mut TestServer, client: usize, ban| {
        let id = server.clients[client].id();
        server.lobby.remove_from_server(id, ban);
        server.process_output();
        let why = server.clients[client].close_reason();
        assert_eq!(why, Some(CloseReason::Removed));
    };
    remove(&mut server, ben, false);
    assert_eq!(server.clients[anna].winner(), Some(0));
    server.reconnect(ben, "Ben");
    assert!(server.clients[ben].state.room().is_none());
    remove(&mut server, ben, true);
    server.reconnect(ben, "Ben");
    let banned = Some(&Refusal::BannedFromServer);
    assert_eq!(server.clients[ben].refusal(), banned);
    // Carl is connected from the same source, so others from there may still come.
    let dora = server.join_from("Dora", SourceKey(2));
    assert!(server.clients[dora].state.me().is_some());
    server.disconnect(dora);
    remove(&mut server, carl, true);
    let emil = server.join_from("Emil", SourceKey(2));
    assert_eq!(server.clients[emil].refusal(), banned);
    server.send(emil, hello("Emil"));
    assert_eq!(server.clients[emil].state.me(), None);
    assert_eq!(server.clients[anna].stage(), Some(RoomStage::Waiting));
}

#[test]
fn person_comes_again_after_the_ban_is_lifted() {
    let mut server = TestServer::with_limits(LobbyLimits::default());
    let source = SourceKey(2);
    let [_, ben] =
        [("Anna", 1), ("Ben", 2)].map(|(name, key)| server.join_from(name, SourceKey(key)));
    let id = server.clients[ben].id();
    assert!(!server.lobby.lift_ban(id), "nobody is banned");
    server.lobby.remove_from_server(id, true);
    server.process_output();
    let [ban] = server.lobby.bans() else {
        panic!("one ban: {:?}", server.lobby.bans());
    };
    assert_eq!((ban.person, &*ban.name), (id, "Ben"));
    assert_eq!((ban.source, ban.covers_source), (Some(source), true));
    let banned = Some(&Refusal::BannedFromServer);
    let carl = server.join_from("Carl", source);
    assert_eq!(server.clients[carl].refusal(), banned);
    assert!(server.lobby.lift_ban(id));
    assert!(server.lobby.bans().is_empty());
    server.reconnect(ben, "Ben");
    assert!(server.clients[ben].state.me().is_some());
    let dora = server.join_from("Dora", source);
    assert!(server.clients[dora].state.me().is_some());
}

#[test]
fn removed_player_of_three_is_replaced() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("row:6x6,k4,s3#7", 3), &[ANNA, BEN, CARL]);
    server.start_match(&[ANNA, BEN, CARL]);
    let ben = server.clients[BEN].id();
    server.send(ANNA, ClientMessage::Kick(ben, false));
    assert_eq!(server.clients[CARL].stage(), Some(RoomStage::Playing));
    play_stones(&mut server, &[(ANNA, 0)]);
    server.wait(2000);
    play_stones(&mut server, &[(CARL, 35)]);
}
