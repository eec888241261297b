//! Chat messages.

use super::harness::{ANNA, BEN, CARL, TestServer, chat, chosen, room_config};
use tessella_lobby::{ChatText, ClientMessage, DisplayName, PHRASE_COUNT};

fn said(name: &str, text: &str) -> (DisplayName, ChatText) {
    (chosen(name), ChatText::Text(text.to_owned()))
}

#[test]
fn chat_reaches_the_same_room_only() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let room = server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    server.send(BEN, ClientMessage::Watch(room));
    server.send(ANNA, chat("  Who \n plays?\u{7} "));
    server.send(BEN, ClientMessage::Chat(ChatText::Phrase(0)));
    server.send(CARL, chat("Good evening"));
    let hello = (chosen("Ben"), ChatText::Phrase(0));
    assert_eq!(
        server.clients[ANNA].chat(),
        [said("Anna", "Who plays?"), hello]
    );
    assert_eq!(server.clients[BEN].chat(), server.clients[ANNA].chat());
    assert_eq!(server.clients[CARL].chat(), [said("Carl", "Good evening")]);
    assert_eq!(server.clients[3].chat(), server.clients[CARL].chat());
    server.send(CARL, chat(&"x".repeat(500)));
    let last = server.clients[3].chat().pop();
    assert_eq!(last, Some(said("Carl", &"x".repeat(200))));
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
    assert_eq!(
        server.clients[BEN].chat(),
        [said("Anna", "One"), said("Anna", "Two")]
    );
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
    assert_eq!(
        server.clients[CARL].chat(),
        [said("Somebody else", "Me again")]
    );
}
