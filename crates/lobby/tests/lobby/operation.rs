//! What the operator of a server may ask of the lobby.

use super::harness::{ANNA, BEN, CARL, TestServer, play_stones, room_config, tic_tac_toe};
use tessella_formats::codec::encode;
use tessella_lobby::{
    ChatText, ClientEvent, ClientMessage, DisplayName, PersonId, Presence, Refusal, RoomId,
    SourceKey,
};

/// Source of the people in these tests: the address 203.0.113.77.
const SOURCE: SourceKey = SourceKey(0xFFFF_CB00_714D);

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
fn match_without_people_does_not_delay_the_end() {
    let mut server = tic_tac_toe();
    server.lobby.drain();
    assert_eq!(server.lobby.attended_games(), 1);
    server.disconnect(ANNA);
    assert_eq!(server.lobby.attended_games(), 1);
    server.disconnect(BEN);
    assert_eq!(
        (server.lobby.attended_games(), server.lobby.games()),
        (0, 1)
    );
    // Its spectators may have stayed.
    let room = server.lobby.room_infos()[0].id;
    server.send(CARL, ClientMessage::Watch(room));
    assert_eq!(server.lobby.attended_games(), 1);
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
    let away = server.lobby.people_details();
    let presence = away[0].info.presence;
    assert!(matches!(presence, Presence::Disconnected(_)));
    assert!(server.lobby.close_room(room));
    assert_eq!(server.lobby.people_details().len(), 2);
}

#[test]
fn operator_sees_sources_and_times_of_connections() {
    let mut server = TestServer::with_people(&["Anna"]);
    let ben = server.join_from("Ben", SOURCE);
    server.wait(5000);
    server.send(ben, ClientMessage::Rename("Benno".to_owned()));
    server.wait(2000);
    let details = |server: &TestServer| {
        let mut people = server.lobby.people_details().into_iter();
        people.find(|person| person.info.name == "Benno")
    };
    let found = details(&server).expect("Benno");
    assert_eq!(found.source, Some(SOURCE));
    let connection = found.connection.expect("a connection");
    assert_eq!(Some(connection.id), server.clients[ben].connection);
    assert!((7000..7100).contains(&connection.age), "{connection:?}");
    assert!((2000..2100).contains(&connection.idle), "{connection:?}");
    server.open_room(room_config("row:3x3,k3#1", 2), &[ben]);
    server.disconnect(ben);
    let found = details(&server).expect("Benno");
    assert_eq!((found.source, found.connection), (Some(SOURCE), None));
    server.wait(1000);
    server.reconnect(ben, "Benno");
    let connection = details(&server).and_then(|found| found.connection);
    assert!(connection.expect("a connection").age < 100);
    let rooms = server.lobby.room_infos();
    assert_eq!(rooms.len(), 1);
    assert_eq!(
        Some(rooms[0].id),
        details(&server).and_then(|found| found.info.room)
    );
}

#[test]
fn no_message_has_the_source_of_a_person() {
    let mut server = TestServer::new();
    let [anna, ben, carl] = ["Anna", "Ben", "Carl"].map(|name| server.join_from(name, SOURCE));
    server.open_room(room_config("row:3x3,k3#1", 2), &[anna, ben]);
    let room = server.clients[anna].room().id;
    server.send(carl, ClientMessage::Watch(room));
    server.start_match(&[anna, ben]);
    server.disconnect(ben);
    server.reconnect(ben, "Ben");
    let id = server.clients[carl].id();
    server.lobby.remove_from_server(id, true);
    server.process_output();
    let hidden = SOURCE.0.to_be_bytes();
    let reversed = SOURCE.0.to_le_bytes();
    let mut count = 0;
    for message in server.clients.iter().flat_map(|client| &client.received) {
        let bytes = encode(message).expect("an encoded message");
        for address in [&hidden[12..], &reversed[..4]] {
            let is_in = bytes.windows(4).any(|part| part == address);
            assert!(!is_in, "{message:?}");
        }
        let text = format!("{message:?}");
        assert!(
            !text.contains("203.0.113.77") && !text.contains("SourceKey"),
            "{text}"
        );
        count += 1;
    }
    assert!(count > 20, "{count} messages");
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
        let text = ChatText::Text("We close at nine".to_owned());
        assert_eq!((&said.name, &said.text), (&DisplayName::Host, &text));
        assert_eq!(said.by, PersonId::SERVER);
    }
}
