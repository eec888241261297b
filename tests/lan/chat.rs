//! Chat and names.

use crate::company::{Company, room, server_plan, start};
use tessella::lobby::{ChatText, ClientEvent, ClientMessage, LobbyLimits, Refusal};

#[test]
fn chat_works_in_lobby_and_in_rooms() {
    let server = start(server_plan(LobbyLimits::default()));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob", "Cem"]);
    let text = |text: &str| ChatText::Text(text.to_owned());
    company.people[0].ask(ClientMessage::Chat(ChatText::Phrase(0)));
    company.until(2, "all hear it", |company| {
        company
            .people
            .iter()
            .all(|person| person.lobby.chat().count() == 1)
    });
    let heard = company.people[2]
        .lobby
        .chat()
        .next()
        .expect("something")
        .clone();
    assert_eq!(
        (heard.name.as_str(), heard.text.as_str()),
        ("Ann", "Hello!")
    );

    company.sit_together(room("row:3x3,k3#1", 2), 0, &[1]);
    company.people[1].ask(ClientMessage::Chat(text("  only \u{202e} for us ")));
    company.until(2, "the room hears it", |company| {
        company.people[..2]
            .iter()
            .all(|person| person.lobby.chat().count() == 2)
    });
    let heard = company.people[0]
        .lobby
        .chat()
        .next_back()
        .expect("something")
        .clone();
    assert_eq!(
        (heard.name.as_str(), heard.text.as_str()),
        ("Bob", "only for us")
    );
    assert_eq!(company.people[2].lobby.chat().count(), 1);

    let bob = heard.by;
    company.people[0].lobby.mute(bob, true);
    company.people[1].ask(ClientMessage::Chat(text("nobody hears")));
    company.until(2, "they hear themselves", |company| {
        company.people[1].lobby.chat().count() == 3
    });
    company.until(2, "the mute is kept", |company| {
        company.people[0].lobby.chat().count() == 1
    });
    let said = |news: &&ClientEvent| matches!(news, ClientEvent::Chat(said) if said.text.as_str() == "nobody hears");
    assert_eq!(company.people[0].events.iter().find(said), None);
}

#[test]
fn chat_is_rate_limited() {
    let server = start(server_plan(LobbyLimits::default()));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
    for number in 0..20 {
        company.people[0].ask(ClientMessage::Chat(ChatText::Text(format!(
            "number {number}"
        ))));
    }
    let too_much = ClientEvent::Refused(Refusal::RateLimited);
    company.until(2, "it is too much", |company| {
        let refused = company.people[0].events.iter();
        refused.filter(|news| **news == too_much).count() >= 14
    });
    company.until(2, "what was said before that is heard", |company| {
        (5..=6).contains(&company.people[1].lobby.chat().count())
    });
}

#[test]
fn new_name_is_shown_to_all() {
    let server = start(server_plan(LobbyLimits::default()));
    let mut company = Company::gathered(server.loopback_address(), &["Ann", "Bob"]);
    company.people[0].ask(ClientMessage::Rename("Zoe".to_owned()));
    company.until(2, "all know it", |company| {
        let mut people = company.people[1].lobby.people();
        people.any(|person| person.name == "Zoe")
    });
    company.people[0].ask(ClientMessage::Rename("bob".to_owned()));
    company.until(2, "it is in use", |company| {
        company.people[0].refused().is_some()
    });
    let why = company.people[0].refused().expect("a reason").to_string();
    assert_eq!(why, "Somebody here is called bob already.");
}
