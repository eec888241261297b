//! Chat and names.

use tessella_lobby::{ChatText, ClientEvent, ClientMessage, DisplayName, LobbyLimits, Refusal};
use tessella_net_test_support::clients::{TestClients, room, server_config, start};

#[test]
fn chat_works_in_lobby_and_in_rooms() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob", "Cem"]);
    let text = |text: &str| ChatText::Text(text.to_owned());
    let chosen = |name: &str| DisplayName::Chosen(name.to_owned());
    clients.people[0].send(ClientMessage::Chat(ChatText::Phrase(0)));
    clients.until(2, "all hear it", |clients| {
        clients
            .people
            .iter()
            .all(|person| person.lobby.chat().count() == 1)
    });
    let message = clients.people[2]
        .lobby
        .chat()
        .next()
        .expect("something")
        .clone();
    assert_eq!(
        (message.name, message.text),
        (chosen("Ann"), ChatText::Phrase(0))
    );

    clients.open_room(room("row:3x3,k3#1", 2), 0, &[1]);
    clients.people[1].send(ClientMessage::Chat(text("  only \u{202e} for us ")));
    clients.until(2, "the room receives it", |clients| {
        clients.people[..2]
            .iter()
            .all(|person| person.lobby.chat().count() == 2)
    });
    let message = clients.people[0]
        .lobby
        .chat()
        .next_back()
        .expect("something")
        .clone();
    assert_eq!(
        (message.name, message.text),
        (chosen("Bob"), text("only for us"))
    );
    assert_eq!(clients.people[2].lobby.chat().count(), 1);

    let bob = message.by;
    clients.people[0].lobby.mute(bob, true);
    clients.people[1].send(ClientMessage::Chat(text("nobody reads this")));
    clients.until(2, "they hear themselves", |clients| {
        clients.people[1].lobby.chat().count() == 3
    });
    clients.until(2, "the mute is in effect", |clients| {
        clients.people[0].lobby.chat().count() == 1
    });
    let muted = text("nobody reads this");
    let mut events = clients.people[0].events.iter();
    assert!(!events.any(|event| matches!(event, ClientEvent::Chat(said) if said.text == muted)));
}

#[test]
fn chat_is_rate_limited() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    for number in 0..20 {
        clients.people[0].send(ClientMessage::Chat(ChatText::Text(format!(
            "number {number}"
        ))));
    }
    let too_much = ClientEvent::Refused(Refusal::RateLimited);
    clients.until(2, "it is too much", |clients| {
        let refused = clients.people[0].events.iter();
        refused.filter(|event| **event == too_much).count() >= 14
    });
    clients.until(2, "earlier messages arrive", |clients| {
        (5..=6).contains(&clients.people[1].lobby.chat().count())
    });
}

#[test]
fn new_name_is_shown_to_all() {
    let server = start(server_config(LobbyLimits::default()));
    let mut clients = TestClients::join_all(server.loopback_address(), &["Ann", "Bob"]);
    clients.people[0].send(ClientMessage::Rename("Zoe".to_owned()));
    clients.until(2, "all know it", |clients| {
        let mut people = clients.people[1].lobby.people();
        people.any(|person| person.name == "Zoe")
    });
    clients.people[0].send(ClientMessage::Rename("bob".to_owned()));
    clients.until(2, "it is in use", |clients| {
        clients.people[0].refused().is_some()
    });
    let why = clients.people[0].refused().expect("a reason").to_string();
    assert_eq!(why, "Someone here is already called bob.");
}
