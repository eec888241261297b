//! Errors of joining and hosting: each is shown as a sentence within two seconds.

use super::company::{Company, ask, lobby_of, room};
use crate::stage::WIDE;
use lucide_icons::Icon;
use std::net::{TcpListener, UdpSocket};
use std::time::Duration;
use tessella::app::core::NetRequest;
use tessella::app::core::Screen;
use tessella::app::core::settings::Settings;
use tessella::app::net::Net;
use tessella::lobby::ClientMessage;

const SOON: Duration = Duration::from_secs(2);

/// Starts a server, and a window that has not joined it.
fn host(name: &str, set: impl Fn(&mut Settings)) -> Company {
    let mut company = Company::strangers(name, &[WIDE; 2]);
    set(&mut company.stages[0].world().resource_mut::<Settings>());
    company.stages[0].press("Local network");
    company.stages[0].press("Open a table here");
    company.until("the host is in", |stages| {
        stages[0].screen() == Screen::Lobby
    });
    company.stages[1].press("Local network");
    company
}

/// Waits for a text that must appear soon.
fn told(company: &mut Company, at: usize, words: &str) {
    let took = company.until(words, |stages| stages[at].tells(words));
    assert!(took < SOON, "{words}: {took:?}");
}

#[test]
fn wrong_code_is_rejected_and_right_code_joins() {
    let mut company = host("wrong-code", |_| {});
    let (address, code) = company.host();
    let wrong: String = code
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| if sign == 'B' { 'C' } else { 'B' })
        .collect();
    for (code, words) in [
        (wrong.as_str(), "That is not the host's code; you have"),
        ("", "has a join code: ask there for it and enter it."),
        ("AB", "That cannot be a join code"),
    ] {
        let code = code.to_owned();
        company.stages[1].write(NetRequest::Join { address, code });
        told(&mut company, 1, words);
        assert_eq!(company.stages[1].screen(), Screen::Lan);
        assert!(company.stages[1].resource::<Net>().link().is_none());
        company.stages[1].pass(Duration::from_secs(20));
        assert!(!company.stages[1].tells(words), "that is read by now");
    }
    company.stages[1].write(NetRequest::Join { address, code });
    company.until("they are in", |stages| stages[1].screen() == Screen::Lobby);
}

#[test]
fn address_and_code_are_entered_by_keys_and_buttons() {
    // No two equal characters: the first one in the field would look like the button of the second one.
    let mut company = host("keypad", |settings| {
        settings.lan.code = "BCD 234".to_owned();
    });
    let (address, code) = company.host();
    let stage = &mut company.stages[1];
    stage.press("Enter an address");
    stage.frames(2);
    stage.write_words(&address.to_string());
    stage.press("Join");
    stage.frames(2);
    assert!(
        stage.tells(&format!("The code of {address}")),
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
    company.until("they are in", |stages| stages[1].screen() == Screen::Lobby);
    assert!(company.stages[1].shows("Ann's table"));
}

#[test]
fn full_server_rejects_join_with_message() {
    let mut company = host("full", |settings| settings.lan.people = 1);
    let (address, code) = company.host();
    company.stages[1].write(NetRequest::Join { address, code });
    told(&mut company, 1, "is full: 1 of 1 people are there.");
    assert_eq!(company.stages[1].screen(), Screen::Lan);
}

#[test]
fn late_request_for_seat_reports_second_player() {
    let mut company = Company::gather("second", 3);
    let number = company.sit_together(0, room("row:3x3,k3,s2#1", 2));
    ask(&mut company.stages[2], ClientMessage::LeaveRoom);
    company.until("out of the room", |stages| {
        lobby_of(&stages[2]).room().is_none()
    });
    company.frames(3);
    assert!(company.stages[2].shows("All seats are taken"));
    ask(
        &mut company.stages[2],
        ClientMessage::TakeSeat(number, None),
    );
    told(&mut company, 2, "A second player has already joined.");
    assert!(lobby_of(&company.stages[2]).room().is_none());
}

#[test]
fn join_without_server_reports_error() {
    let mut company = Company::strangers("nobody", &[WIDE]);
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = free.local_addr().expect("a bound port");
    drop(free);
    company.stages[0].press("Local network");
    let code = String::new();
    company.stages[0].write(NetRequest::Join { address, code });
    told(&mut company, 0, "No host is open at");
}

#[test]
fn port_in_use_reports_error() {
    let taken = TcpListener::bind("0.0.0.0:0").expect("a port");
    let port = taken.local_addr().expect("a bound port").port();
    let _udp = UdpSocket::bind(("0.0.0.0", port));
    let mut company = Company::strangers("port", &[WIDE]);
    company.stages[0]
        .world()
        .resource_mut::<Settings>()
        .lan
        .port = Some(port);
    company.stages[0].press("Local network");
    company.stages[0].press("Open a table here");
    told(&mut company, 0, &format!("port {port} is in use"));
    assert_eq!(company.stages[0].screen(), Screen::Lan);
    company.stages[0]
        .world()
        .resource_mut::<Settings>()
        .lan
        .port = Some(0);
    company.stages[0].press("Open a table here");
    company.until("the host is in", |stages| {
        stages[0].screen() == Screen::Lobby
    });
}

#[test]
fn name_in_use_is_replaced_by_new_one() {
    let mut company = host("same-name", |_| {});
    company.stages[1].escape();
    company.stages[1]
        .world()
        .resource_mut::<Settings>()
        .lan
        .name = "Ann".to_owned();
    company.stages[1].press("Local network");
    let (address, code) = company.host();
    company.stages[1].write(NetRequest::Join { address, code });
    company.until("they are in", |stages| {
        stages[1].screen() == Screen::Lobby && lobby_of(&stages[1]).people().count() == 2
    });
    let name = company.stages[1].resource::<Settings>().lan.name.clone();
    assert!(name != "Ann" && company.stages[1].tells(&name), "{name}");
}

#[test]
fn server_without_code_needs_no_code() {
    let mut company = host("open", |settings| settings.lan.with_code = false);
    let (address, code) = company.host();
    assert!(code.is_empty());
    assert!(company.stages[0].tells("open to everybody"));
    company.stages[1].write(NetRequest::Join { address, code });
    company.until("they are in", |stages| stages[1].screen() == Screen::Lobby);
}

#[test]
fn discovered_servers_with_same_name_are_distinct() {
    let mut company = Company::strangers("found", &[WIDE; 3]);
    for at in 0..2 {
        let mut settings = company.stages[at].world().resource_mut::<Settings>();
        settings.lan.name = "Twin".to_owned();
        settings.lan.port = None;
        company.stages[at].press("Local network");
        company.stages[at].press("Open a table here");
        company.until("the host is in", |stages| {
            stages[at].screen() == Screen::Lobby
        });
    }
    company.stages[2].press("Local network");
    company.until("both are found", |stages| {
        let words = stages[2].words();
        words
            .iter()
            .filter(|&&words| words == "Twin's table")
            .count()
            == 2
    });
    company.stages[2].press_button("Twin's table");
    assert!(company.stages[2].tells("The code of Twin's table"));
}
