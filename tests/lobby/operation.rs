//! Questions of the operator of a server to the lobby.

use super::harness::{ANNA, BEN, CARL, TestServer, play_stones, room_config, tic_tac_toe};
use tessella::lobby::{ClientEvent, ClientMessage, PersonId, Presence, Refusal, RoomId};

#[test]
fn draining_server_finishes_its_matches_and_begins_no_others() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 0), (BEN, 3)]);
    server.lobby.drain();
    assert_eq!(server.lobby.games(), 1);
    let open = ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2));
    assert_eq!(server.expect_refusal(CARL, open), Refusal::Draining);
    play_stones(&mut server, &[(ANNA, 1), (BEN, 4), (ANNA, 2)]);
    assert_eq!(server.clients[BEN].winner(), Some(0));
    assert_eq!(server.lobby.games(), 0);
    let ready = ClientMessage::SetReady(true);
    assert_eq!(server.expect_refusal(ANNA, ready), Refusal::Draining);
}

#[test]
fn room_that_waits_for_its_players_begins_no_match_after_draining() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA, BEN]);
    server.send(ANNA, ClientMessage::SetReady(true));
    server.lobby.drain();
    let ready = ClientMessage::SetReady(true);
    assert_eq!(server.expect_refusal(BEN, ready), Refusal::Draining);
    server.send(ANNA, ClientMessage::SetReady(false));
    assert_eq!(server.lobby.games(), 0);
}

#[test]
fn closed_room_is_gone_and_its_people_stay() {
    let mut server = tic_tac_toe();
    let room = server.clients[ANNA].room().id;
    server.lobby.close_room(room);
    server.process_output();
    for client in [ANNA, BEN] {
        assert!(server.clients[client].state.room().is_none());
        assert!(server.clients[client].state.game().is_none());
    }
    assert_eq!((server.lobby.rooms(), server.lobby.people()), (0, 3));
    assert!(!server.lobby.close_room(room));
    assert!(!server.lobby.close_room(RoomId(999)));
}

#[test]
fn closing_a_room_removes_those_who_are_away() {
    let mut server = tic_tac_toe();
    let room = server.clients[ANNA].room().id;
    server.disconnect(ANNA);
    let away = server.lobby.person_infos();
    assert!(matches!(away[0].presence, Presence::Disconnected(_)));
    assert!(server.lobby.close_room(room));
    assert_eq!(server.lobby.person_infos().len(), 2);
}

#[test]
fn announcement_reaches_everybody_as_from_the_server() {
    let mut server = tic_tac_toe();
    assert_eq!(server.lobby.announce("We close at nine"), 3);
    assert_eq!(server.lobby.announce(" \n"), 0);
    server.process_output();
    for client in [ANNA, CARL] {
        let said = server.clients[client]
            .events
            .iter()
            .rev()
            .find_map(|event| match event {
                ClientEvent::Chat(message) => Some(message),
                _ => None,
            });
        let said = said.expect("a message");
        assert_eq!(
            (said.name.as_str(), said.text.as_str()),
            ("The host", "We close at nine")
        );
        assert_eq!(said.by, PersonId::SERVER);
    }
}
