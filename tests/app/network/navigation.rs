//! Navigation between the screens of network play.

use super::connected_apps::{ConnectedApps, is_playing, lobby_of, room};
use crate::stage::{Stage, WIDE};
use lucide_icons::Icon;
use std::thread;
use std::time::Duration;
use tessella::core::Screen;
use tessella::net::Net;

const CODE: &str = "drench:8x6,c5,s2#4";

#[test]
fn back_goes_from_game_to_lobby_and_game_can_be_resumed() {
    let mut apps = ConnectedApps::playing("back-game", 3, CODE);
    apps.make_move(0);
    for at in [0, 1, 2] {
        let stage = &mut apps.stages[at];
        stage.escape();
        assert_eq!(stage.screen(), Screen::Lobby);
        stage.escape();
        assert!(is_playing(stage), "{at}");
        stage.press_icon(Icon::ChevronLeft);
        stage.frames(2);
        assert_eq!(stage.screen(), Screen::Lobby);
        let words = if at == 2 { "Watch" } else { "Go to game" };
        stage.press(words);
        stage.frames(2);
        assert!(is_playing(stage), "{at}");
        assert_eq!(stage.cursor(), 1);
        apps.check_alike();
    }
    apps.make_move(1);
}

#[test]
fn moves_made_during_absence_are_shown_on_return() {
    let mut apps = ConnectedApps::playing("meanwhile", 2, CODE);
    let mover = apps.mover().expect("somebody is to move");
    let other = 1 - mover;
    apps.stages[other].escape();
    assert_eq!(apps.stages[other].screen(), Screen::Lobby);
    super::connected_apps::play(&mut apps.stages[mover], 0);
    apps.until("the move", |stages| stages[mover].cursor() == 1);
    apps.frames(20);
    assert_eq!(apps.stages[other].screen(), Screen::Lobby);
    apps.stages[other].escape();
    apps.frames(2);
    apps.check_alike();
    assert_eq!(apps.make_move(1), other);
}

#[test]
fn back_leaves_room_then_lobby_then_goes_to_title() {
    let mut apps = ConnectedApps::in_lobby("back-room", 2);
    apps.open_room(0, room(CODE, 2));
    apps.frames(3);
    let stage = &mut apps.stages[1];
    stage.escape();
    apps.until("out of the room", |stages| {
        lobby_of(&stages[1]).room().is_none() && stages[1].screen() == Screen::Lobby
    });
    apps.frames(3);
    let stage = &mut apps.stages[1];
    assert!(stage.resource::<Net>().has_joined());
    stage.escape();
    assert_eq!(stage.screen(), Screen::Lan);
    assert!(!stage.resource::<Net>().has_joined());
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
    apps.until("the server's player sees it", |stages| {
        lobby_of(&stages[0]).people().count() == 1
    });
}

#[test]
fn back_from_room_setup_stays_in_lobby() {
    let mut apps = ConnectedApps::in_lobby("back-choice", 2);
    for by_key in [true, false] {
        let stage = &mut apps.stages[1];
        stage.press("Open room");
        assert!(stage.shows("Which game?"));
        if by_key {
            stage.escape();
        } else {
            stage.press_icon(Icon::LogOut);
        }
        stage.frames(2);
        assert_eq!(stage.screen(), Screen::Lobby);
        assert!(stage.shows("Open room") && stage.resource::<Net>().has_joined());
        stage.press("Open room");
        stage.press("Light Block");
        assert_eq!(stage.screen(), Screen::Setup);
        stage.frames(2);
        assert!(stage.shows("Open room"));
        if by_key {
            stage.escape();
        } else {
            stage.press_icon(Icon::ChevronLeft);
        }
        stage.frames(2);
        assert_eq!(stage.screen(), Screen::Lobby);
        assert!(stage.resource::<Net>().has_joined());
        assert_eq!(lobby_of(stage).rooms().count(), 0);
        if stage.shows("Which game?") {
            stage.press("Back to rooms");
        }
    }
}

#[test]
fn room_setup_does_not_start_a_local_game() {
    let mut apps = ConnectedApps::in_lobby("setups", 1);
    let stage = &mut apps.stages[0];
    stage.press("Open room");
    stage.press("Light Block");
    stage.frames(2);
    assert!(stage.shows("Open room") && !stage.shows("Paste code"));
    stage.escape();
    stage.frames(2);
    stage.escape();
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
    stage.open_setup("Light Block");
    stage.frames(2);
    assert!(stage.shows("Play") && stage.shows("Paste code"));
}

#[test]
fn back_leaves_text_field_first() {
    let mut apps = ConnectedApps::in_lobby("field", 2);
    let stage = &mut apps.stages[1];
    stage.press("Say something");
    stage.write_words("Hel");
    assert!(stage.shows("Hel"), "{:?}", stage.words());
    stage.escape();
    assert_eq!(stage.screen(), Screen::Lobby);
    assert!(stage.resource::<Net>().has_joined() && stage.shows("Hel"));
    stage.escape();
    assert_eq!(stage.screen(), Screen::Lan);
}

#[test]
fn back_from_address_or_code_goes_to_server_list() {
    let mut apps = ConnectedApps::unconnected("pages", &[WIDE]);
    let stage = &mut apps.stages[0];
    stage.press("Local network");
    let on_list = |stage: &Stage| stage.screen() == Screen::Lan && stage.shows("Enter address");
    for by_key in [true, false] {
        stage.press("Enter address");
        stage.frames(2);
        stage.write_words("192.168.1.20");
        stage.press("Join");
        stage.frames(2);
        assert!(stage.shows_part("Join code of 192.168.1.20"));
        if by_key {
            // First out of the field.
            stage.escape();
            stage.escape();
        } else {
            stage.press_icon(Icon::ChevronLeft);
        }
        stage.frames(2);
        assert!(on_list(stage), "{:?}", stage.words());
    }
    stage.press("Enter address");
    stage.frames(2);
    stage.write_words("192");
    stage.escape();
    assert!(stage.shows("192"), "only out of the field");
    stage.escape();
    assert!(on_list(stage), "{:?}", stage.words());
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn settings_can_be_changed_during_network_game() {
    let mut apps = ConnectedApps::playing("settings", 2, CODE);
    let mover = apps.mover().expect("somebody is to move");
    let other = 1 - mover;
    apps.stages[other].press_icon(Icon::Settings);
    apps.frames(2);
    assert_eq!(apps.stages[other].screen(), Screen::Settings);
    super::connected_apps::play(&mut apps.stages[mover], 0);
    apps.until("the move", |stages| stages[mover].cursor() == 1);
    apps.frames(20);
    assert_eq!(apps.stages[other].screen(), Screen::Settings);
    apps.stages[other].escape();
    apps.frames(2);
    assert!(is_playing(&apps.stages[other]));
    apps.check_alike();
    apps.make_move(1);
}

#[test]
fn cancelled_join_stays_on_network_screen() {
    let mut apps = ConnectedApps::unconnected("cancel", &[WIDE]);
    // A listener on a port that never answers.
    let mute = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = mute.local_addr().expect("a bound port");
    let stage = &mut apps.stages[0];
    stage.press("Local network");
    let code = String::new();
    stage.write(tessella::core::NetRequest::Join {
        address,
        code,
        server: tessella::core::ExpectedServer::AsBefore,
    });
    stage.frames(3);
    assert!(stage.shows("Joining…"));
    stage.press("Cancel");
    stage.frames(3);
    assert_eq!(stage.screen(), Screen::Lan);
    assert!(stage.shows("Host a game"));
    assert!(stage.resource::<Net>().link().is_none());
}

#[test]
fn idle_search_screen_requests_no_frames() {
    let mut apps = ConnectedApps::unconnected("idle-search", &[WIDE]);
    let stage = &mut apps.stages[0];
    stage.press("Local network");
    check_idle(stage, "the list");
    stage.press("Enter address");
    check_idle(stage, "the address");
    stage.write_words("127.0.0.1:9");
    check_idle(stage, "the entered address");
    stage.press("Join");
    check_idle(stage, "the join code");
}

/// Checks that no frames are drawn without events, once possible causes of an empty list are shown.
fn check_idle(stage: &mut Stage, what: &str) {
    stage.frames(2);
    stage.pass(Duration::from_secs(5));
    for _ in 0..20 {
        stage.frames(1);
        thread::sleep(Duration::from_millis(20));
        let idle_time = stage.idle_time();
        assert!(!stage.requests_frame(), "{what} requests a frame");
        assert!(
            idle_time >= Duration::from_secs(32),
            "{what}: {idle_time:?}"
        );
    }
}
