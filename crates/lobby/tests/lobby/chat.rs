//! Chat messages.

use super::harness::{ANNA, BEN, CARL, TestServer, chat, room_config};
use tessella_lobby::{ChatText, ClientMessage, PHRASE_COUNT};

#[test]
fn chat_reaches_the_same_room_only() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let room = server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    server.send(BEN, ClientMessage::Watch(room));
    server.send(ANNA, chat("  Who \n plays?\u{7} "));
    server.send(BEN, ClientMessage::Chat(ChatText::Phrase(0)));
    server.send(CARL, chat("Good evening"));
    assert_eq!(
        server.clients[ANNA].chat(),
        ["Anna: Who plays?", "Ben: Hello!"]
    );
    assert_eq!(server.clients[BEN].chat(), server.clients[ANNA].chat());
    assert_eq!(server.clients[CARL].chat(), ["Carl: Good evening"]);
    assert_eq!(server.clients[3].chat(), server.clients[CARL].chat());
    server.send(CARL, chat(&"x".repeat(500)));
    let last = server.clients[3].chat().pop().expect("a chat message");
    assert_eq!(last.len(), "Carl: ".len() + 200);
    for nothing in [
        chat(" \n"),
        ClientMessage::Chat(ChatText::Phrase(PHRASE_COUNT as u8)),
    ] {
        server.send(CARL, nothing);
    }
    assert_eq!(server.clients[3].chat().len(), 2);
}

#[test]
fn muted_person_is_hidden() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let anna = server.clients[ANNA].id();
    server.send(ANNA, chat("One"));
    server.clients[BEN].state.mute(anna, true);
    let event = server.clients[BEN].events.len();
    server.send(ANNA, chat("Two"));
    assert!(server.clients[BEN].state.is_muted(anna));
    assert_eq!(server.clients[BEN].events.len(), event);
    assert!(server.clients[BEN].chat().is_empty());
    server.clients[BEN].state.mute(anna, false);
    assert_eq!(server.clients[BEN].chat(), ["Anna: One", "Anna: Two"]);
}

#[test]
fn muted_device_stays_muted_when_it_comes_again() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let anna = server.clients[ANNA].id();
    server.clients[BEN].state.mute(anna, true);
    server.disconnect(ANNA);
    assert_eq!(server.clients[BEN].state.person(anna), None);
    server.reconnect(ANNA, "Somebody else");
    server.send(ANNA, chat("Me again"));
    assert_ne!(server.clients[ANNA].id(), anna, "a new person");
    assert!(server.clients[BEN].chat().is_empty());
    assert_eq!(server.clients[CARL].chat(), ["Somebody else: Me again"]);
}
