//! Errors of joining and hosting: each is shown as a sentence within two seconds.

use super::connected_apps::{ConnectedApps, lobby_of, room, send};
use crate::stage::WIDE;
use lucide_icons::Icon;
use std::net::{TcpListener, UdpSocket};
use std::time::Duration;
use tessella::core::Screen;
use tessella::core::settings::Settings;
use tessella::core::{ExpectedServer, NetRequest};
use tessella::net::Net;
use tessella_lobby::{ClientMessage, DisplayName};

const SOON: Duration = Duration::from_secs(2);

/// Starts a server, and a window that has not joined it.
fn with_server(name: &str, set: impl Fn(&mut Settings)) -> ConnectedApps {
    let mut apps = ConnectedApps::unconnected(name, &[WIDE; 2]);
    set(&mut apps.stages[0].world().resource_mut::<Settings>());
    apps.stages[0].press("Local network");
    apps.stages[0].press("Host a game");
    apps.until("the server is joined", |stages| {
        stages[0].screen() == Screen::Lobby
    });
    apps.stages[1].press("Local network");
    apps
}

/// Waits for a text that must appear soon.
fn expect_message(apps: &mut ConnectedApps, at: usize, words: &str) {
    let took = apps.until(words, |stages| stages[at].shows_part(words));
    assert!(took < SOON, "{words}: {took:?}");
}

#[test]
fn wrong_code_is_rejected_and_right_code_joins() {
    let mut apps = with_server("wrong-code", |_| {});
    let (address, code) = apps.server_address();
    let wrong: String = code
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| if sign == 'B' { 'C' } else { 'B' })
        .collect();
    for (code, words) in [
        (wrong.as_str(), "Wrong join code. "),
        ("", "has a join code: ask the host for it."),
        ("AB", "Not a join code"),
    ] {
        let code = code.to_owned();
        apps.stages[1].write(NetRequest::Join {
            address,
            code,
            server: ExpectedServer::AsBefore,
        });
        expect_message(&mut apps, 1, words);
        assert_eq!(apps.stages[1].screen(), Screen::Lan);
        assert!(apps.stages[1].resource::<Net>().link().is_none());
        apps.stages[1].pass(Duration::from_secs(20));
        // Where a code is entered, the reason stays beside it.
        let is_on_page = apps.stages[1].shows("BCD 234");
        assert!(
            is_on_page || !apps.stages[1].shows_part(words),
            "that is read by now: {:?}",
            apps.stages[1].words()
        );
    }
    apps.stages[1].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    apps.until("they are in", |stages| stages[1].screen() == Screen::Lobby);
}

#[test]
fn refused_code_stays_in_its_field_with_the_reason() {
    let mut apps = with_server("kept-code", |settings| {
        settings.lan.code = "BCD 234".to_owned();
    });
    let (address, _) = apps.server_address();
    let stage = &mut apps.stages[1];
    stage.press("Enter address");
    stage.frames(2);
    stage.write_words(&address.to_string());
    stage.press("Join");
    stage.frames(2);
    let alphabet = tessella_formats::join_code::JOIN_CODE_ALPHABET;
    let is_code = |words: &str| {
        let mut characters = words.chars().filter(|character| *character != ' ');
        characters.all(|character| alphabet.contains(character))
    };
    let hint = stage.words().into_iter().find(|words| words.len() == 7);
    assert!(hint.is_some_and(is_code), "{:?}", stage.words());
    stage.write_words("BCD235");
    stage.press("Join");
    expect_message(&mut apps, 1, "Wrong join code. ");
    let stage = &mut apps.stages[1];
    stage.frames(3);
    assert!(stage.shows("BCD235"), "{:?}", stage.words());
    // It is told on the page until the code is changed, and the field has the focus.
    stage.pass(Duration::from_secs(20));
    assert!(stage.shows_part("Wrong join code"));
    stage.press_icon(Icon::Delete);
    stage.frames(2);
    assert!(stage.shows("BCD23") && !stage.shows_part("Wrong join code"));
    // Giving up a join keeps the code as well.
    stage.press("4");
    stage.press("Join");
    apps.until("they are in", |stages| stages[1].screen() == Screen::Lobby);
}

#[test]
fn address_and_code_are_entered_by_keys_and_buttons() {
    // No two equal characters: the first one in the field would look like the button of the second one.
    let mut apps = with_server("keypad", |settings| {
        settings.lan.code = "BCD 234".to_owned();
    });
    let (address, code) = apps.server_address();
    let stage = &mut apps.stages[1];
    stage.press("Enter address");
    stage.frames(2);
    stage.write_words(&address.to_string());
    stage.press("Join");
    stage.frames(2);
    assert!(
        stage.shows_part(&format!("Join code of {address}")),
        "{:?}",
        stage.words()
    );
    // One character too many, which is deleted again.
    stage.press("2");
    stage.press_icon(Icon::Delete);
    for sign in code.chars().filter(|sign| !sign.is_whitespace()) {
        stage.press(&sign.to_string());
    }
    stage.press("Join");
    apps.until("they are in", |stages| stages[1].screen() == Screen::Lobby);
    assert!(apps.stages[1].shows("Ann's game"));
}

#[test]
fn full_server_rejects_join_with_message() {
    let mut apps = with_server("full", |settings| settings.lan.people = 1);
    let (address, code) = apps.server_address();
    apps.stages[1].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    expect_message(&mut apps, 1, "is full (1 of 1 player).");
    assert_eq!(apps.stages[1].screen(), Screen::Lan);
}

#[test]
fn late_request_for_seat_reports_second_player() {
    let mut apps = ConnectedApps::in_lobby("second", 3);
    let number = apps.open_room(0, room("row:3x3,k3,s2#1", 2));
    send(&mut apps.stages[2], ClientMessage::LeaveRoom);
    apps.until("out of the room", |stages| {
        lobby_of(&stages[2]).room().is_none()
    });
    apps.frames(3);
    assert!(apps.stages[2].shows("Room full"));
    send(&mut apps.stages[2], ClientMessage::TakeSeat(number, None));
    expect_message(&mut apps, 2, "The room is full. Try another one, or watch.");
    assert!(lobby_of(&apps.stages[2]).room().is_none());
}

#[test]
fn join_without_server_reports_error() {
    let mut apps = ConnectedApps::unconnected("nobody", &[WIDE]);
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = free.local_addr().expect("a bound port");
    drop(free);
    apps.stages[0].press("Local network");
    let code = String::new();
    apps.stages[0].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    expect_message(&mut apps, 0, "Nothing is open at");
}

#[test]
fn port_in_use_reports_error() {
    let taken = TcpListener::bind("0.0.0.0:0").expect("a port");
    let port = taken.local_addr().expect("a bound port").port();
    let _udp = UdpSocket::bind(("0.0.0.0", port));
    let mut apps = ConnectedApps::unconnected("port", &[WIDE]);
    apps.stages[0].world().resource_mut::<Settings>().lan.port = Some(port);
    apps.stages[0].press("Local network");
    apps.stages[0].press("Host a game");
    expect_message(&mut apps, 0, &format!("port {port} is in use"));
    assert_eq!(apps.stages[0].screen(), Screen::Lan);
    apps.stages[0].world().resource_mut::<Settings>().lan.port = Some(0);
    apps.stages[0].press("Host a game");
    apps.until("the server is joined", |stages| {
        stages[0].screen() == Screen::Lobby
    });
}

#[test]
fn taken_name_gets_a_number_and_the_player_is_told() {
    let mut apps = with_server("same-name", |_| {});
    apps.stages[1].escape();
    apps.stages[1].world().resource_mut::<Settings>().lan.name = "Ann".to_owned();
    apps.stages[1].press("Local network");
    let (address, code) = apps.server_address();
    apps.stages[1].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    apps.until("they are in", |stages| {
        stages[1].screen() == Screen::Lobby && lobby_of(&stages[1]).people().count() == 2
    });
    apps.frames(5);
    let lobby = lobby_of(&apps.stages[1]);
    let name = lobby.name(lobby.me().expect("a person"));
    assert_eq!(name, DisplayName::Chosen("Ann 2".to_owned()));
    let told = "Someone here is already called Ann, so you are Ann 2.";
    assert!(
        apps.stages[1].shows_part(told),
        "{:?}",
        apps.stages[1].words()
    );
    assert!(!apps.stages[1].shows_part("is already called Ann."));
    let saved = |apps: &ConnectedApps| apps.stages[1].resource::<Settings>().lan.name.clone();
    assert_eq!(saved(&apps), "Ann", "the own name stays");
    for (wanted, expected) in [("Ann", "Ann"), ("Bert", "Bert"), ("ann", "Bert")] {
        let rename = ClientMessage::Rename(wanted.to_owned());
        send(&mut apps.stages[1], rename);
        apps.pass(Duration::from_millis(200));
        apps.frames(3);
        assert_eq!(saved(&apps), expected);
    }
}

#[test]
fn server_without_code_needs_no_code() {
    let mut apps = with_server("open", |settings| settings.lan.with_code = false);
    let (address, code) = apps.server_address();
    assert!(code.is_empty());
    assert!(apps.stages[0].shows_part("open to everyone"));
    apps.stages[1].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    apps.until("they are in", |stages| stages[1].screen() == Screen::Lobby);
}

#[test]
fn discovered_servers_with_same_name_are_distinct() {
    let mut apps = ConnectedApps::unconnected("found", &[WIDE; 3]);
    for at in 0..2 {
        let mut settings = apps.stages[at].world().resource_mut::<Settings>();
        settings.lan.name = "Twin".to_owned();
        settings.lan.port = None;
        apps.stages[at].press("Local network");
        apps.stages[at].press("Host a game");
        apps.until("the server is joined", |stages| {
            stages[at].screen() == Screen::Lobby
        });
    }
    apps.stages[2].press("Local network");
    apps.until("both are found", |stages| {
        let words = stages[2].words();
        words
            .iter()
            .filter(|&&words| words == "Twin's game")
            .count()
            == 2
    });
    apps.stages[2].press_button("Twin's game");
    assert!(apps.stages[2].shows_part("Join code of Twin's game"));
}
