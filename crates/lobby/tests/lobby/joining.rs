//! Joining and leaving a server, names and devices.

use super::harness::{
    ANNA, BEN, CARL, TestClient, TestServer, chat, chosen, hello, play_stones, room_config,
    tic_tac_toe,
};
use tessella_lobby::{
    ClientEvent, ClientMessage, CloseReason, LeaveReason, Presence, Refusal, ServerMessage,
};

#[test]
fn joining_person_sees_everyone_and_is_seen() {
    let mut server = TestServer::with_people(&["Anna", "  Ben \u{200b}"]);
    assert_eq!(server.lobby.people(), 2);
    for client in [ANNA, BEN] {
        let names: Vec<&str> = server.clients[client]
            .state
            .people()
            .map(|person| person.name.as_str())
            .collect();
        assert_eq!(names, ["Anna", "Ben"]);
        assert_eq!(server.clients[client].state.reconnect_window(), 60);
    }
    assert_eq!(server.clients[ANNA].events[0], ClientEvent::Welcome);
    server.disconnect(BEN);
    assert_eq!(
        server.clients[ANNA].state.people().count(),
        1,
        "a person without a seat is removed at once"
    );
}

#[test]
fn name_in_use_or_invalid_is_refused() {
    let mut server = TestServer::with_people(&["Anna"]);
    let ben = server.join("aNNa");
    let refusal = Refusal::NameInUse("aNNa".to_owned());
    assert_eq!(server.clients[ben].refusal(), Some(&refusal));
    assert_eq!(server.clients[ben].state.me(), None);
    assert_eq!(
        server.expect_refusal(ben, hello("\u{202e} \n")),
        Refusal::InvalidName
    );
    server.send(ben, hello("Ben"));
    assert!(server.clients[ben].state.me().is_some());
}

#[test]
fn messages_before_the_hello_are_ignored() {
    let mut server = TestServer::with_people(&["Anna"]);
    let nobody = server.join("aNNa");
    let received = server.clients[nobody].received.len();
    server.send(nobody, chat("Hello?"));
    server.send(
        nobody,
        ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2)),
    );
    assert_eq!(server.clients[nobody].received.len(), received);
}

#[test]
fn person_is_renamed_for_all() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let id = server.clients[BEN].id();
    for name in ["Benjamin", "BENJAMIN"] {
        server.send(BEN, ClientMessage::Rename(name.to_owned()));
        assert_eq!(server.clients[ANNA].state.name(id), chosen(name));
    }
    server.send(BEN, hello("Ben"));
    assert_eq!(server.clients[ANNA].state.name(id), chosen("Ben"));
}

#[test]
fn new_name_in_use_or_invalid_is_refused() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::Rename("ANNA".to_owned())),
        Refusal::NameInUse("ANNA".to_owned())
    );
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::Rename(String::new())),
        Refusal::InvalidName
    );
}

#[test]
fn name_that_looks_like_another_is_refused() {
    let mut server = TestServer::with_people(&["Anna", "Alan"]);
    // A Cyrillic letter, an invisible character, an overlay, and a capital I.
    for name in ["\u{410}nna", "An\u{200b}na", "A\u{337}nna", "AIan"] {
        let client = server.join(name);
        let refusal = server.clients[client].refusal();
        assert!(matches!(refusal, Some(Refusal::NameInUse(_))), "{name}");
    }
    let ben = server.join("B\u{301}\u{302}\u{303}\u{304}en");
    let id = server.clients[ben].id();
    assert_eq!(
        server.clients[ANNA].state.name(id),
        chosen("B\u{301}\u{302}en")
    );
}

#[test]
fn connection_without_hello_is_closed_after_a_minute() {
    let mut server = TestServer::with_people(&["Anna"]);
    let ben = server.join("Anna");
    server.add_client();
    let carl = server.clients.len() - 1;
    server.connect(carl);
    server.wait(59_000);
    assert_eq!(server.clients[carl].received, []);
    server.send(ben, hello("Ben"));
    // The time for which the server was suspended does not count.
    server.skip(3_600_000);
    assert!(server.clients[carl].connection.is_some());
    server.wait(1000);
    assert_eq!(
        server.clients[carl].close_reason(),
        Some(CloseReason::HelloTimeout)
    );
    assert_eq!(server.clients[carl].connection, None);
    server.wait(120_000);
    for client in [ANNA, ben] {
        assert!(server.clients[client].connection.is_some());
        assert_eq!(server.clients[client].state.people().count(), 2);
    }
}

#[test]
fn leaving_the_server_is_distinguished_from_disconnecting() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let (ben, carl) = (server.clients[BEN].id(), server.clients[CARL].id());
    let connection = server.clients[BEN].connection.expect("a connection");
    server.lobby.leave_server(connection);
    server.process_output();
    server.disconnect(CARL);
    let received = &server.clients[ANNA].received;
    assert!(
        received.contains(&ServerMessage::PersonLeft(ben, LeaveReason::Left)),
        "{received:?}"
    );
    assert!(
        received.contains(&ServerMessage::PersonLeft(carl, LeaveReason::Disconnected)),
        "{received:?}"
    );

    // A seat is reserved in both cases.
    let mut server = tic_tac_toe();
    let connection = server.clients[BEN].connection.expect("a connection");
    let ben = server.clients[BEN].id();
    server.lobby.leave_server(connection);
    server.process_output();
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Disconnected(60))
    );
}

#[test]
fn second_connection_of_same_device_replaces_first() {
    let mut server = tic_tac_toe();
    let copy = server.clients.len();
    server.clients.push(TestClient {
        device: server.clients[BEN].device,
        ..TestClient::with_device(100)
    });
    let ben = server.clients[BEN].id();
    server.reconnect(copy, "Ben");
    assert_eq!(
        server.clients[BEN].close_reason(),
        Some(CloseReason::Replaced)
    );
    assert_eq!(server.clients[BEN].connection, None);
    assert_eq!(server.clients[copy].id(), ben);
    assert_eq!(server.clients[copy].state.seat(), Some(1));
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Connected)
    );
    play_stones(&mut server, &[(ANNA, 4), (copy, 0)]);
    assert_eq!(server.lobby.people(), 3);
}

#[test]
fn similar_device_is_another_person() {
    let mut server = TestServer::with_people(&["Anna"]);
    let key = server.clients[ANNA].device;
    for byte in 0..key.0.len() {
        let mut similar = key;
        similar.0[byte] ^= 1;
        let client = server.add_client();
        server.clients[client].device = similar;
        server.reconnect(client, &format!("Ben {byte}"));
        assert_ne!(server.clients[client].id(), server.clients[ANNA].id());
        server.disconnect(client);
    }
}

#[test]
fn refused_name_leaves_the_seat_to_the_device() {
    let mut server = tic_tac_toe();
    let ben = server.clients[BEN].id();
    server.disconnect(BEN);
    server.connect(BEN);
    server.expect_refusal(BEN, hello("  "));
    server.send(BEN, hello("Somebody"));
    assert_eq!(server.clients[BEN].id(), ben);
    assert_eq!(server.clients[BEN].state.seat(), Some(1));
}
