//! Page of the server's owner: addresses, people and rooms, and what the owner does with them.

use super::connected_apps::{ConnectedApps, is_playing, lobby_of, room, send};
use crate::stage::{Stage, WIDE};
use bevy::prelude::*;
use lucide_icons::Icon;
use std::fs;
use std::time::Duration;
use tessella::core::{ExpectedServer, NetRequest, Screen};
use tessella::net::Net;
use tessella_library::links::DeepLink;
use tessella_lobby::{ChatText, ClientMessage, DisplayName, RoomStage};
use tessella_net::server::Server;

const ROW: &str = "row:3x3,k3,s2#1";
/// Size of a phone that is held upright.
const UPRIGHT: UVec2 = UVec2::new(412, 915);

fn open_page(apps: &mut ConnectedApps) {
    apps.stages[0].press_icon(Icon::House);
    apps.until("the report", |stages| stages[0].shows_part("Players ("));
}

/// Waits until a room with this state and these people is on the page. The order of people is that in which they joined.
#[track_caller]
fn lists_room(apps: &mut ConnectedApps, state: &str, names: &[&str]) {
    apps.until(state, |stages| {
        let is_listed = |words: &&str| {
            let (start, people) = words.rsplit_once(" · ").unwrap_or_default();
            let mut people: Vec<&str> = people.split(", ").collect();
            people.sort_unstable();
            start == state && people == names
        };
        stages[0].words().iter().any(is_listed)
    });
}

/// Presses one of the buttons with an icon, counted from above.
fn press_nth(stage: &mut Stage, icon: Icon, at: usize) {
    let sign = icon.unicode().to_string();
    let found = stage.written().iter();
    let mut places: Vec<_> = found
        .filter(|written| written.words == sign)
        .map(|written| written.rect)
        .collect();
    places.sort_by(|one, other| one.top().total_cmp(&other.top()));
    stage.press_rect(places[at]);
}

#[test]
fn page_lists_people_with_address_and_room() {
    for size in [WIDE, UPRIGHT] {
        let mut apps = ConnectedApps::in_lobby(&format!("hosting-list-{}", size.x), 3);
        apps.stages[0].resize(size);
        open_page(&mut apps);
        assert!(apps.stages[0].shows("Players (3)"));
        assert!(apps.stages[0].shows("Rooms (0)"));
        assert!(apps.stages[0].shows("Ann (you)") && apps.stages[0].shows("Bob"));
        let facts = "this device · connected <\u{a0}1\u{a0}min";
        let rows = |stage: &Stage| {
            let words = stage.words().into_iter();
            words.filter(|words| words.ends_with(facts)).count()
        };
        assert_eq!(rows(&apps.stages[0]), 3, "{:?}", apps.stages[0].words());
        // The page follows while it is open.
        let number = apps.open_room(1, room(ROW, 2)).0;
        apps.until("the room is listed", |stages| {
            let stage = &stages[0];
            let facts = format!("room {number} · this device");
            let is_in = |words: &&str| words.starts_with(&facts);
            stage.shows("Rooms (1)") && stage.words().iter().filter(|it| is_in(it)).count() == 3
        });
        assert!(apps.stages[0].shows_part(&format!("Room {number} · In a Row")));
        lists_room(&mut apps, "2 of 2 seats taken", &["Ann", "Bob", "Cleo"]);
        for at in [0, 1] {
            send(&mut apps.stages[at], ClientMessage::SetReady(true));
        }
        apps.until("the game is on", |stages| is_playing(&stages[0]));
        apps.stages[0].escape();
        assert_eq!(apps.stages[0].screen(), Screen::Lobby);
        open_page(&mut apps);
        lists_room(&mut apps, "game in progress", &["Ann", "Bob", "Cleo"]);
        apps.stages.pop();
        apps.until("the disconnected person", |stages| {
            stages[0].shows_part("this device · disconnected, seat held")
        });
    }
}

#[test]
fn only_the_host_has_the_page() {
    let mut apps = ConnectedApps::in_lobby("hosting-guest", 2);
    let house = Icon::House.unicode().to_string();
    assert!(apps.stages[0].shows(&house));
    assert!(!apps.stages[1].shows(&house));
    open_page(&mut apps);
    for word in ["127.0.0.1", "this device"] {
        assert!(!apps.stages[1].shows_part(word));
    }
    apps.stages[0].escape();
    assert_eq!(apps.stages[0].screen(), Screen::Lobby);
    assert!(apps.stages[0].shows("Open room"));
    apps.stages[0].press_icon(Icon::House);
    assert!(!apps.stages[0].shows("Open room"));
    apps.stages[0].press_icon(Icon::House);
    assert!(apps.stages[0].shows("Open room"));
}

#[test]
fn page_shows_every_address_with_its_link() {
    let mut apps = ConnectedApps::in_lobby("hosting-addresses", 1);
    open_page(&mut apps);
    let stage = &mut apps.stages[0];
    let server = stage.resource::<Net>().server().expect("a server");
    let addresses = Server::addresses(server);
    let code = server.code().expect("a code");
    assert!(stage.shows(&format!("Join code {code}")));
    if addresses.is_empty() {
        assert!(stage.shows("This device is not on a network."));
        return;
    }
    for (at, address) in addresses.into_iter().enumerate() {
        assert!(stage.shows(&address.to_string()), "{:?}", stage.words());
        press_nth(stage, Icon::Link, at);
        let code = Some(code);
        let link = DeepLink::Join { address, code }.to_string();
        assert_eq!(stage.copied(), Some(link.as_str()));
        assert!(stage.shows("Link copied"));
        // The first sign is that of the head.
        press_nth(stage, Icon::QrCode, at + 1);
        assert!(stage.shows_part("Scan with the camera"));
        stage.escape();
        assert!(stage.shows(&address.to_string()), "back on the page");
    }
}

#[test]
fn person_is_removed_and_banned_after_a_second_press() {
    let mut apps = ConnectedApps::in_lobby("hosting-ban", 2);
    let (address, code) = apps.server_address();
    for (icon, question) in [
        (Icon::UserMinus, "Press again to remove"),
        (Icon::Ban, "Press again to ban"),
    ] {
        open_page(&mut apps);
        apps.until("the guest is listed", |stages| stages[0].shows("Bob"));
        apps.stages[0].press_icon(icon);
        assert!(apps.stages[0].shows(question));
        apps.frames(5);
        assert_eq!(apps.stages[1].screen(), Screen::Lobby);
        apps.stages[0].press_icon(icon);
        apps.until("the guest is gone", |stages| {
            stages[0].shows("Players (1)")
                && stages[1].screen() == Screen::Lan
                && stages[1].shows_part("The host removed you")
        });
        apps.stages[0].escape();
        apps.stages[1].write(NetRequest::Join {
            address,
            code: code.clone(),
            server: ExpectedServer::AsBefore,
        });
        if question == "Press again to remove" {
            apps.until("the guest is back", |stages| {
                stages[1].screen() == Screen::Lobby
            });
        }
    }
    apps.until("the banned guest is refused", |stages| {
        stages[1].shows_part("The host has banned you")
    });
    assert_eq!(lobby_of(&apps.stages[0]).people().count(), 1);
}

#[test]
fn room_of_others_is_closed_during_its_game() {
    let mut apps = ConnectedApps::in_lobby("hosting-room", 3);
    send(&mut apps.stages[1], ClientMessage::OpenRoom(room(ROW, 2)));
    apps.until("a room", |stages| lobby_of(&stages[2]).rooms().count() == 1);
    let number = lobby_of(&apps.stages[2]).rooms().next().expect("a room").id;
    send(&mut apps.stages[2], ClientMessage::TakeSeat(number, None));
    apps.until("both sit", |stages| lobby_of(&stages[2]).seat().is_some());
    for at in [1, 2] {
        send(&mut apps.stages[at], ClientMessage::SetReady(true));
    }
    apps.until("the game begins", |stages| {
        stages[1..].iter().all(is_playing)
    });
    open_page(&mut apps);
    lists_room(&mut apps, "game in progress", &["Bob", "Cleo"]);
    let stage = lobby_of(&apps.stages[0])
        .room_with(number)
        .expect("it")
        .stage;
    assert_eq!(stage, RoomStage::Playing);
    apps.stages[0].press_icon(Icon::X);
    assert!(apps.stages[0].shows_part("Press again to close"));
    apps.stages[0].press_icon(Icon::X);
    apps.until("the room is closed", |stages| {
        let is_in_lobby =
            |stage: &Stage| stage.screen() == Screen::Lobby && lobby_of(stage).room().is_none();
        stages[0].shows("No open rooms.") && stages[1..].iter().all(is_in_lobby)
    });
    assert!(apps.stages[0].shows("Players (3)"));
}

#[test]
fn ban_is_listed_and_lifted() {
    let mut apps = ConnectedApps::in_lobby("hosting-lift", 2);
    let (address, code) = apps.server_address();
    open_page(&mut apps);
    apps.until("the guest is listed", |stages| stages[0].shows("Bob"));
    assert!(!apps.stages[0].shows_part("Banned ("));
    apps.stages[0].press_icon(Icon::Ban);
    apps.stages[0].press_icon(Icon::Ban);
    // The host is at the same address, so only the device is banned.
    apps.until("the ban", |stages| {
        let words = ["Players (1)", "Banned (1)", "Bob", "device only"];
        words.iter().all(|words| stages[0].shows(words)) && stages[1].screen() == Screen::Lan
    });
    apps.stages[0].press_icon(Icon::Undo2);
    apps.until("no ban", |stages| !stages[0].shows_part("Banned ("));
    apps.stages[1].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    apps.until("the guest is back", |stages| {
        stages[1].screen() == Screen::Lobby && stages[0].shows("Players (2)")
    });
}

#[test]
fn message_of_the_host_reaches_everybody() {
    for size in [WIDE, UPRIGHT] {
        let mut apps = ConnectedApps::in_lobby(&format!("hosting-message-{}", size.x), 3);
        apps.stages[0].resize(size);
        apps.open_room(1, room(ROW, 2));
        open_page(&mut apps);
        // Without a text nothing is sent.
        apps.stages[0].press_icon(Icon::Megaphone);
        assert!(!apps.stages[0].shows("Sent to everyone."));
        apps.stages[0].press("Message");
        apps.stages[0].write_words("We close at nine");
        apps.stages[0].press_icon(Icon::Megaphone);
        let text = ChatText::Text("We close at nine".to_owned());
        apps.until("the message", |stages| {
            stages.iter().all(|stage| {
                let mut chat = lobby_of(stage).chat();
                chat.any(|said| said.name == DisplayName::Host && said.text == text)
            })
        });
        assert!(apps.stages[0].shows("Sent to everyone."));
        assert!(apps.stages[0].shows("Message"), "the field is empty again");
    }
}

#[test]
fn host_is_told_of_rooms_that_cannot_be_loaded() {
    let mut apps = ConnectedApps::unconnected("hosting-rooms", &[WIDE]);
    let rooms = apps.folder(0).0.join("data/rooms");
    apps.folder(0).put(&rooms, "noise");
    apps.connect();
    let kept = rooms.with_file_name("rooms.unread-1");
    let told = format!(
        "The earlier rooms couldn't be read: the file holds no rooms. The file was kept as {}.",
        kept.display()
    );
    apps.until("the host is told", |stages| stages[0].shows_part(&told));
    assert_eq!(fs::read(kept).expect("the file"), b"noise");
}

#[test]
fn server_ends_after_its_last_game() {
    let mut apps = ConnectedApps::in_lobby("hosting-drain", 3);
    apps.open_room(1, room(ROW, 2));
    for at in [0, 1] {
        send(&mut apps.stages[at], ClientMessage::SetReady(true));
    }
    apps.until("the game is on", |stages| is_playing(&stages[0]));
    apps.stages[0].escape();
    open_page(&mut apps);
    apps.stages[0].scroll_to("Stop after current games");
    apps.stages[0].press("Stop after current games");
    assert!(apps.stages[0].shows("Press again: no new games"));
    apps.stages[0].press("Press again: no new games");
    apps.until("it drains", |stages| {
        stages[0].shows("Stops after the last game")
            && stages[0].shows_part("No new games. Hosting stops")
    });
    assert!(!apps.stages[0].shows("Stop after current games"));
    send(&mut apps.stages[2], ClientMessage::LeaveRoom);
    apps.until("out of the room", |stages| {
        stages[2].screen() == Screen::Lobby && lobby_of(&stages[2]).room().is_none()
    });
    apps.frames(3);
    send(&mut apps.stages[2], ClientMessage::OpenRoom(room(ROW, 2)));
    apps.until("no room is opened", |stages| {
        stages[2].shows_part("The host is about to close")
    });
    // The game goes on, and after its end everybody sees the result for a while.
    let end = |apps: &ConnectedApps| apps.stages[0].resource::<Net>().server().is_none();
    apps.pass(Duration::from_secs(2));
    assert!(!end(&apps) && is_playing(&apps.stages[1]));
    send(&mut apps.stages[1], ClientMessage::Resign);
    apps.until("the result", |stages| {
        lobby_of(&stages[0])
            .game()
            .is_some_and(|game| game.result.is_some())
    });
    assert!(!end(&apps));
    apps.until_within(30, "the end", |stages| {
        let is_out = |stage: &Stage| stage.screen() == Screen::Lan;
        stages[0].resource::<Net>().server().is_none() && stages.iter().all(is_out)
    });
    assert!(apps.stages[0].shows("Hosting has stopped."));
}

#[test]
fn server_without_games_ends_at_once() {
    let mut apps = ConnectedApps::in_lobby("hosting-drain-empty", 1);
    open_page(&mut apps);
    apps.stages[0].press("Stop after current games");
    apps.stages[0].press("Press again: no new games");
    apps.until("the end", |stages| {
        stages[0].screen() == Screen::Lan && stages[0].shows("Hosting has stopped.")
    });
}

#[test]
fn question_is_forgotten_when_the_page_is_left() {
    let mut apps = ConnectedApps::in_lobby("hosting-question", 2);
    open_page(&mut apps);
    apps.stages[0].press_icon(Icon::UserMinus);
    apps.stages[0].escape();
    open_page(&mut apps);
    assert!(!apps.stages[0].shows_part("Press again"));
}

/// Runs frames until the window of the host requests none, and returns the time until the next one.
fn settle(apps: &mut ConnectedApps) -> Duration {
    apps.pass(Duration::from_millis(300));
    let stage = &mut apps.stages[0];
    stage.pass(Duration::from_secs(20));
    stage.frames(20);
    assert!(!stage.requests_frame());
    stage.idle_time()
}

#[test]
fn window_draws_once_a_second_while_the_page_is_open() {
    let mut apps = ConnectedApps::in_lobby("hosting-idle", 1);
    assert!(settle(&mut apps) >= Duration::from_secs(32));
    open_page(&mut apps);
    assert_eq!(settle(&mut apps), Duration::from_secs(1));
    apps.stages[0].escape();
    assert!(settle(&mut apps) >= Duration::from_secs(32));
}
