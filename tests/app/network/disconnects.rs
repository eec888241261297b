//! Disconnects, closed windows and crashes: the seat is reserved, and the game continues from its last position.

use super::connected_apps::{
    ConnectedApps, hash, is_playing, lobby_of, open_window, room, send, shared,
};
use crate::stage::{Stage, WIDE};
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::math::Vec2;
use bevy::window::AppLifecycle;
use lucide_icons::Icon;
use std::fs;
use std::net::SocketAddr;
use std::time::Duration;
use tessella::core::settings::Settings;
use tessella::core::{ExpectedServer, NetRequest};
use tessella::core::{Phase, Screen};
use tessella::net::Net;
use tessella_lobby::{ClientMessage, PersonId, Presence};
use tessella_net::client::LinkState;
use tessella_net_test_support::relay::{NetworkConditions, Relay};

const CODE: &str = "drench:8x6,c5,s2#4";

/// Starts a game with four moves made, in which the client connects through a relay.
fn playing_over(name: &str, set: impl Fn(&mut Settings)) -> (ConnectedApps, Relay) {
    let mut apps = ConnectedApps::unconnected(name, &[WIDE; 2]);
    set(&mut apps.stages[0].world().resource_mut::<Settings>());
    apps.stages[0].press("Local network");
    apps.stages[0].press("Host a game");
    apps.until("the server is joined", |stages| {
        stages[0].screen() == Screen::Lobby
    });
    // A server that is started again uses the same port.
    let (address, code) = apps.server_address();
    apps.stages[0].world().resource_mut::<Settings>().lan.port = Some(address.port());
    let relay = Relay::new(address, NetworkConditions::default(), 1);
    join(&mut apps, relay.address(), &code);
    apps.until("both are in", |stages| {
        lobby_of(&stages[0]).people().count() == 2 && stages[1].screen() == Screen::Lobby
    });
    apps.open_room(0, room(CODE, 2));
    apps.begin();
    for turn in 0..4 {
        apps.make_move(turn);
    }
    (apps, relay)
}

/// Joins as the client.
fn join(apps: &mut ConnectedApps, address: SocketAddr, code: &str) {
    let code = code.to_owned();
    apps.stages[1].press("Local network");
    apps.stages[1].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
}

/// Returns the presence of the other player as seen by this client.
fn presence(stage: &Stage) -> Option<Presence> {
    let me = lobby_of(stage).me();
    let mut others = lobby_of(stage)
        .people()
        .filter(|person| Some(person.id) != me);
    others.next().map(|person| person.presence)
}

/// Returns the player's id and seat, and the hash of the position.
fn seat(stage: &Stage) -> (Option<PersonId>, Option<u8>, u32) {
    (lobby_of(stage).me(), lobby_of(stage).seat(), hash(stage))
}

#[test]
fn client_reclaims_seat_after_window_reopens() {
    let mut apps = ConnectedApps::playing("window", 2, CODE);
    for turn in 0..3 {
        apps.make_move(turn);
    }
    let before = seat(&apps.stages[1]);
    let (address, code) = apps.server_address();
    apps.reopen(1);
    assert_eq!(apps.stages[1].screen(), Screen::Title);
    apps.until("the other sees it", |stages| {
        matches!(presence(&stages[0]), Some(Presence::Disconnected(_)))
            && stages[0].shows_part("Bob disconnected: seat held")
    });
    assert!(shared(&apps.stages[0]).result.is_none());
    join(&mut apps, address, &code);
    apps.until("the game is there again", |stages| is_playing(&stages[1]));
    apps.frames(3);
    assert_eq!(seat(&apps.stages[1]), before);
    apps.check_alike();
    assert_eq!(presence(&apps.stages[0]), Some(Presence::Connected));
    apps.play_to_the_end();
}

#[test]
fn client_reclaims_seat_after_crash() {
    let (mut apps, relay) = playing_over("crash", |_| {});
    let before = seat(&apps.stages[1]);
    let (_, code) = apps.server_address();
    // Its disconnect message is lost, so the server does not know of the crash.
    relay.cut(true);
    apps.reopen(1);
    relay.cut(false);
    assert_eq!(presence(&apps.stages[0]), Some(Presence::Connected));
    join(&mut apps, relay.address(), &code);
    apps.until("the game is there again", |stages| is_playing(&stages[1]));
    apps.frames(3);
    assert_eq!(seat(&apps.stages[1]), before);
    apps.check_alike();
    apps.play_to_the_end();
}

const BACK: &str = "Back to Ann's game";

#[test]
fn title_leads_back_to_seat_by_one_press() {
    let (mut apps, relay) = playing_over("title-back", |_| {});
    let before = seat(&apps.stages[1]);
    for device in ["mouse", "touch", "keys", "gamepad"] {
        // The server does not know of the crash.
        relay.cut(true);
        apps.reopen(1);
        relay.cut(false);
        let stage = &mut apps.stages[1];
        stage.frames(3);
        assert_eq!(stage.screen(), Screen::Title);
        assert!(stage.shows(BACK), "{:?}", stage.words());
        match device {
            "mouse" => stage.press(BACK),
            "touch" => {
                let written = stage.written().iter();
                let mut card = written.filter(|written| written.words == BACK);
                let place = card.next().expect("the card").rect.center();
                stage.touch(Vec2::new(place.x, place.y));
            }
            // The card has the focus.
            "keys" => stage.key(KeyCode::Enter, Key::Enter),
            _ => {
                let pad = stage.connect_pad();
                stage.pad(pad, GamepadButton::South);
            }
        }
        apps.until("the game is there again", |stages| is_playing(&stages[1]));
        apps.frames(3);
        assert_eq!(seat(&apps.stages[1]), before, "by {device}");
    }
    apps.play_to_the_end();
}

#[test]
fn title_leads_back_only_until_seat_is_left_or_dismissed() {
    let (mut apps, relay) = playing_over("title-dismiss", |_| {});
    relay.cut(true);
    apps.reopen(1);
    let stage = &mut apps.stages[1];
    stage.frames(3);
    assert!(stage.shows(BACK), "{:?}", stage.words());
    stage.press_icon(Icon::X);
    stage.frames(3);
    assert!(!stage.shows(BACK));
    apps.reopen(1);
    relay.cut(false);
    apps.stages[1].frames(3);
    assert!(!apps.stages[1].shows(BACK), "it was dismissed");
    let (_, code) = apps.server_address();
    join(&mut apps, relay.address(), &code);
    apps.until("the game is there again", |stages| is_playing(&stages[1]));
    apps.stages[1].write(NetRequest::Leave);
    apps.until("out of the server", |stages| {
        stages[1].screen() == Screen::Lan
    });
    apps.reopen(1);
    apps.stages[1].frames(3);
    assert!(!apps.stages[1].shows(BACK), "the seat was left");
}

#[test]
fn code_is_asked_for_after_seat_is_given_away() {
    let (mut apps, _relay) = playing_over("title-late", |settings| {
        settings.lan.reconnect_window = 1;
    });
    apps.reopen(1);
    apps.until("the seat is given up", |stages| {
        stages[0].phase() == Some(Phase::Over)
    });
    // The list of seats is a tenth of a second old at most.
    apps.pass(Duration::from_millis(300));
    apps.stages[1].press(BACK);
    apps.until("the code is asked for", |stages| {
        stages[1].shows_part("Join code of Ann's game")
    });
    // The message is drawn a frame after the page.
    apps.frames(1);
    assert!(apps.stages[1].shows_part("Your seat there is gone"));
    assert_eq!(apps.stages[1].screen(), Screen::Lan);
}

#[test]
fn disconnected_client_is_notified_and_reconnects() {
    let (mut apps, relay) = playing_over("cut", |_| {});
    let before = seat(&apps.stages[1]);
    relay.cut(true);
    apps.until("the server is away", |stages| {
        stages[1].shows_part("The host is away")
    });
    // A move in the meantime is lost and changes nothing.
    if let Some(1) = apps.mover() {
        super::connected_apps::play(&mut apps.stages[1], 0);
    }
    apps.until("the link is lost", |stages| {
        stages[1].shows_part("Connection lost")
    });
    assert_eq!(
        apps.stages[1].resource::<Net>().link(),
        Some(&LinkState::Lost)
    );
    assert!(is_playing(&apps.stages[1]));
    assert_eq!(hash(&apps.stages[1]), before.2);
    relay.cut(false);
    apps.until("the game goes on", |stages| {
        let net = stages[1].resource::<Net>();
        net.has_joined() && lobby_of(&stages[1]).seat().is_some() && is_playing(&stages[1])
    });
    apps.frames(3);
    assert_eq!(seat(&apps.stages[1]), before);
    apps.play_to_the_end();
}

#[test]
fn game_is_over_after_reconnect_window() {
    let (mut apps, relay) = playing_over("grace", |settings| settings.lan.reconnect_window = 1);
    relay.cut(true);
    apps.until_within(20, "the seat is given up", |stages| {
        stages[0].phase() == Some(Phase::Over)
    });
    apps.frames(2);
    assert!(apps.stages[0].shows("You won"));
    assert!(apps.stages[0].shows_part("Bob disconnected"));
    relay.cut(false);
    apps.until("in the lobby, without a game", |stages| {
        stages[1].screen() == Screen::Lobby && lobby_of(&stages[1]).people().count() == 2
    });
    let stage = &apps.stages[1];
    assert!(stage.resource::<Net>().game_of(stage.resource()).is_none());
    apps.until("a toast reports it", |stages| {
        stages[1].shows_part("The game has ended")
    });
}

#[test]
fn server_resumes_game_after_crash_and_client_reconnects() {
    let (mut apps, relay) = playing_over("server-crash", |_| {});
    let before: Vec<_> = apps.stages.iter().map(seat).collect();
    let rooms = apps.folder(0).0.join("data/rooms");
    apps.pass(Duration::from_millis(2000));
    let saved = fs::read(&rooms).expect("the rooms are on disk");
    // No message or save of the stopping server arrives.
    relay.cut(true);
    let server_app = apps.stages.remove(0);
    drop(server_app);
    apps.folder(0).put(&rooms, saved);
    let stage = open_window(apps.folder(0), WIDE, "Ann");
    apps.stages.insert(0, stage);
    // One press on the title starts the server again.
    apps.stages[0].frames(2);
    apps.stages[0].press("Back to Ann's game");
    apps.until("the game of the server's player continues", |stages| {
        is_playing(&stages[0])
    });
    relay.cut(false);
    apps.until_within(20, "the client is back", |stages| {
        lobby_of(&stages[1]).seat().is_some()
            && presence(&stages[0]) == Some(Presence::Connected)
            && is_playing(&stages[1])
    });
    apps.frames(3);
    let after: Vec<_> = apps.stages.iter().map(seat).collect();
    assert_eq!(after, before);
    apps.play_to_the_end();
}

/// Suspends the program, or resumes it, as the system does.
fn to_background(stage: &mut Stage) {
    stage.write(AppLifecycle::Suspended);
    stage.frame();
}

fn to_front(stage: &mut Stage) {
    stage.write(AppLifecycle::Running);
    stage.frame();
}

#[test]
fn client_in_background_is_away_until_return() {
    let mut apps = ConnectedApps::playing("background", 2, CODE);
    for turn in 0..3 {
        apps.make_move(turn);
    }
    let before = seat(&apps.stages[1]);
    to_background(&mut apps.stages[1]);
    // At once, not after the timeout of a silent connection.
    apps.until_within(2, "the other sees it", |stages| {
        matches!(presence(&stages[0]), Some(Presence::Disconnected(_)))
            && stages[0].shows_part("Bob disconnected: seat held")
    });
    assert!(shared(&apps.stages[0]).result.is_none());
    to_front(&mut apps.stages[1]);
    apps.until("the client is back", |stages| {
        presence(&stages[0]) == Some(Presence::Connected) && is_playing(&stages[1])
    });
    apps.frames(3);
    assert_eq!(seat(&apps.stages[1]), before);
    apps.check_alike();
    apps.play_to_the_end();
}

#[test]
fn client_waits_for_server_in_background() {
    let mut apps = ConnectedApps::playing("server-background", 2, CODE);
    for turn in 0..3 {
        apps.make_move(turn);
    }
    let before: Vec<_> = apps.stages.iter().map(seat).collect();
    to_background(&mut apps.stages[0]);
    apps.until_within(20, "the server is away", |stages| {
        stages[1].shows_part("The host is away")
    });
    assert!(is_playing(&apps.stages[1]));
    to_front(&mut apps.stages[0]);
    apps.until_within(20, "both are back", |stages| {
        stages
            .iter()
            .all(|stage| is_playing(stage) && presence(stage) == Some(Presence::Connected))
    });
    apps.frames(3);
    let after: Vec<_> = apps.stages.iter().map(seat).collect();
    assert_eq!(after, before);
    apps.play_to_the_end();
}

#[test]
fn restarted_server_keeps_all_seats() {
    let mut apps = ConnectedApps::playing("reopened", 2, CODE);
    for turn in 0..3 {
        apps.make_move(turn);
    }
    let before: Vec<_> = apps.stages.iter().map(seat).collect();
    apps.stages[0].press("Room");
    apps.frames(2);
    // With others on the server, the first press only asks.
    apps.stages[0].press_icon(Icon::LogOut);
    apps.stages[0].frames(2);
    assert!(apps.stages[0].shows_part("1 guest here. Press again to stop"));
    apps.stages[0].press_icon(Icon::LogOut);
    apps.until("the client receives it", |stages| {
        stages[1].screen() == Screen::Lan
    });
    apps.frames(3);
    assert!(apps.stages[0].shows_part("Pick up your last game"));
    apps.stages[0].press("Continue hosting");
    apps.until("the game of the server's player continues", |stages| {
        is_playing(&stages[0])
    });
    let (address, code) = apps.server_address();
    apps.stages[1].write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    apps.until("the client's game continues, too", |stages| {
        is_playing(&stages[1])
    });
    apps.frames(3);
    let after: Vec<_> = apps.stages.iter().map(seat).collect();
    assert_eq!(after, before);
    apps.play_to_the_end();
    send(&mut apps.stages[0], ClientMessage::LeaveRoom);
}

#[test]
fn server_stop_during_room_setup_goes_to_network_screen() {
    let mut apps = ConnectedApps::in_lobby("choosing", 2);
    apps.stages[1].press("Open room");
    apps.stages[1].frames(2);
    apps.stages[1].press("Drench");
    apps.until("the choices", |stages| stages[1].screen() == Screen::Setup);
    apps.stages[0].write(NetRequest::Leave);
    apps.until("nothing is left to choose for", |stages| {
        stages[1].screen() == Screen::Lan && stages[1].shows_part("The host has stopped hosting")
    });
}

/// Leaves the game and then the lobby as the server's player.
fn stop_server(apps: &mut ConnectedApps) {
    apps.stages[0].press("Room");
    apps.frames(2);
    assert_eq!(apps.stages[0].screen(), Screen::Lobby);
    apps.stages[0].write(NetRequest::Leave);
}

#[test]
fn server_stop_during_settings_returns_to_network_screen() {
    let mut apps = ConnectedApps::playing("elsewhere", 2, CODE);
    send(&mut apps.stages[0], ClientMessage::Resign);
    apps.until_over();
    apps.stages[1].press_icon(Icon::Settings);
    apps.until("the settings", |stages| {
        stages[1].screen() == Screen::Settings
    });
    stop_server(&mut apps);
    apps.until("the client receives it", |stages| {
        stages[1].shows_part("The host has stopped hosting")
    });
    assert_eq!(apps.stages[1].screen(), Screen::Settings);
    apps.stages[1].escape();
    apps.stages[1].frames(2);
    assert_eq!(apps.stages[1].screen(), Screen::Lan);
}

#[test]
fn server_stop_during_settings_returns_to_saved_game() {
    let mut apps = ConnectedApps::playing("saved", 2, CODE);
    apps.make_move(0);
    apps.stages[1].press_icon(Icon::Settings);
    apps.until("the settings", |stages| {
        stages[1].screen() == Screen::Settings
    });
    stop_server(&mut apps);
    apps.until("the client receives it", |stages| {
        stages[1].shows_part("The game is saved on this device")
    });
    apps.stages[1].escape();
    apps.stages[1].frames(2);
    let stage = &apps.stages[1];
    assert_eq!(stage.screen(), Screen::Play);
    assert!(stage.resource::<Net>().game_of(stage.resource()).is_none());
    assert_eq!(stage.cursor(), 1);
}

#[test]
fn result_keeps_names_while_connection_is_lost() {
    let (mut apps, relay) = playing_over("result", |_| {});
    apps.play_to_the_end();
    let result = shared(&apps.stages[1]).result.clone().expect("a result");
    let words = match result.winner {
        None => "Draw",
        winner if lobby_of(&apps.stages[1]).seat() == winner => "You won",
        Some(_) => "Ann won",
    };
    assert!(apps.stages[1].shows(words), "{:?}", apps.stages[1].words());
    relay.cut(true);
    apps.until("the link is lost", |stages| {
        stages[1].shows_part("Connection lost")
    });
    let stage = &apps.stages[1];
    assert!(stage.shows(words), "{:?}", stage.words());
    assert!(!stage.shows_part("seat open"));
}
