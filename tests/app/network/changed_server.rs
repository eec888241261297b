//! A server with another key at the address of one that the player has joined.

use super::connected_apps::ConnectedApps;
use lucide_icons::Icon;
use std::net::SocketAddr;
use tessella::core::settings::{HeldSeat, KnownSeat, Settings};
use tessella::core::{ExpectedServer, NetRequest, Screen};
use tessella::net::Net;
use tessella_lobby::LobbyLimits;
use tessella_net::server::{Server, ServerConfig};
use tessella_window_test_support::FIRST_SHOWN_DAY;

const QUESTION: &str = "This is not the device you played with";

/// Returns the servers that the second player has joined.
fn seats(apps: &ConnectedApps) -> Vec<KnownSeat> {
    let settings = apps.stages[1].resource::<Settings>();
    settings.lan.seats.clone()
}

/// Joins as the second player, and waits for the question.
fn join_until_asked(apps: &mut ConnectedApps, address: SocketAddr, code: &str) {
    let code = code.to_owned();
    apps.stages[1].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    apps.until("the question", |stages| stages[1].shows(QUESTION));
    assert_eq!(apps.stages[1].screen(), Screen::Lan);
    assert!(apps.stages[1].resource::<Net>().link().is_none());
}

#[test]
fn server_with_another_key_is_joined_only_after_a_question() {
    let mut apps = ConnectedApps::in_lobby("changed-server", 2);
    let (address, code) = apps.server_address();
    let mut before = seats(&apps);
    assert_eq!(before.len(), 1);
    assert_eq!(before[0].address, address);
    for stage in &mut apps.stages {
        stage.write(NetRequest::Leave);
    }
    apps.until("both have left", |stages| {
        stages.iter().all(|stage| stage.screen() == Screen::Lan)
    });
    let other = Server::start(ServerConfig {
        port: Some(address.port()),
        name: "Ann's game".to_owned(),
        code: code.parse().ok(),
        limits: LobbyLimits::default(),
        file: None,
    });
    let other = other.expect("another server");
    for is_back in [false, true] {
        // A seat is kept only where one was not left.
        before[0].held = is_back.then(|| HeldSeat {
            name: "Ann's game".to_owned(),
            is_hosted: false,
            // Noon, as the clock of the window shows.
            last_held: u64::try_from(FIRST_SHOWN_DAY.number()).expect("a day of now") * 86_400
                + 43_200,
        });
        let mut settings = apps.stages[1].world().resource_mut::<Settings>();
        settings.lan.seats[0].held.clone_from(&before[0].held);
        join_until_asked(&mut apps, address, &code);
        let kept = "Your seat on the device you know is safe.";
        assert_eq!(apps.stages[1].shows_part(kept), is_back);
        if is_back {
            apps.stages[1].press_icon(Icon::ChevronLeft);
        } else {
            apps.stages[1].press("Don't join");
        }
        apps.frames(3);
        assert!(!apps.stages[1].shows(QUESTION));
        assert_eq!(apps.stages[1].screen(), Screen::Lan);
        assert_eq!(seats(&apps), before);
    }
    join_until_asked(&mut apps, address, &code);
    apps.stages[1].press("Join as a new player");
    apps.until("they are in", |stages| stages[1].screen() == Screen::Lobby);
    let after = seats(&apps);
    assert_eq!(after[0].server_key(), other.key());
    assert_ne!(after[0].key, before[0].key);
    assert_eq!(after[1..], before);
    // Both are known at the address now.
    apps.stages[1].write(NetRequest::Leave);
    apps.until("they have left", |stages| stages[1].screen() == Screen::Lan);
    apps.stages[1].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    apps.until("they are in again", |stages| {
        stages[1].screen() == Screen::Lobby
    });
    assert_eq!(seats(&apps), after);
}
