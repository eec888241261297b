//! Disconnects, closed windows and crashes: the seat is reserved, and the game continues from its last position.

use super::company::{Company, arrive, ask, hash, is_playing, lobby_of, room, shared};
use crate::relay::{NetworkConditions, Relay};
use crate::stage::{Stage, WIDE};
use bevy::window::AppLifecycle;
use lucide_icons::Icon;
use std::fs;
use std::net::SocketAddr;
use std::time::Duration;
use tessella::app::core::NetRequest;
use tessella::app::core::settings::Settings;
use tessella::app::core::{Phase, Screen};
use tessella::app::net::Net;
use tessella::lobby::{ClientMessage, PersonId, Presence};
use tessella::net::client::LinkState;

const CODE: &str = "drench:8x6,c5,s2#4";

/// Starts a game with four moves made, in which the client connects through a relay.
fn playing_over(name: &str, set: impl Fn(&mut Settings)) -> (Company, Relay) {
    let mut company = Company::strangers(name, &[WIDE; 2]);
    set(&mut company.stages[0].world().resource_mut::<Settings>());
    company.stages[0].press("Local network");
    company.stages[0].press("Open a table here");
    company.until("the host is in", |stages| {
        stages[0].screen() == Screen::Lobby
    });
    // A server that is started again uses the same port.
    let (address, code) = company.host();
    company.stages[0]
        .world()
        .resource_mut::<Settings>()
        .lan
        .port = Some(address.port());
    let relay = Relay::new(address, NetworkConditions::default(), 1);
    join(&mut company, relay.address(), &code);
    company.until("both are in", |stages| {
        lobby_of(&stages[0]).people().count() == 2 && stages[1].screen() == Screen::Lobby
    });
    company.sit_together(0, room(CODE, 2));
    company.begin();
    for turn in 0..4 {
        company.make_move(turn);
    }
    (company, relay)
}

/// Joins as the client.
fn join(company: &mut Company, address: SocketAddr, code: &str) {
    let code = code.to_owned();
    company.stages[1].press("Local network");
    company.stages[1].write(NetRequest::Join { address, code });
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
    let mut company = Company::playing("window", 2, CODE);
    for turn in 0..3 {
        company.make_move(turn);
    }
    let before = seat(&company.stages[1]);
    let (address, code) = company.host();
    company.reopen(1);
    assert_eq!(company.stages[1].screen(), Screen::Title);
    company.until("the other sees it", |stages| {
        matches!(presence(&stages[0]), Some(Presence::Disconnected(_)))
            && stages[0].tells("Bob: cut off, seat kept")
    });
    assert!(shared(&company.stages[0]).result.is_none());
    join(&mut company, address, &code);
    company.until("the game is there again", |stages| is_playing(&stages[1]));
    company.frames(3);
    assert_eq!(seat(&company.stages[1]), before);
    company.check_alike();
    assert_eq!(presence(&company.stages[0]), Some(Presence::Connected));
    company.play_to_the_end();
}

#[test]
fn client_reclaims_seat_after_crash() {
    let (mut company, relay) = playing_over("crash", |_| {});
    let before = seat(&company.stages[1]);
    let (_, code) = company.host();
    // Its disconnect message is lost, so the server does not know of the crash.
    relay.cut(true);
    company.reopen(1);
    relay.cut(false);
    assert_eq!(presence(&company.stages[0]), Some(Presence::Connected));
    join(&mut company, relay.address(), &code);
    company.until("the game is there again", |stages| is_playing(&stages[1]));
    company.frames(3);
    assert_eq!(seat(&company.stages[1]), before);
    company.check_alike();
    company.play_to_the_end();
}

#[test]
fn disconnected_client_is_notified_and_reconnects() {
    let (mut company, relay) = playing_over("cut", |_| {});
    let before = seat(&company.stages[1]);
    relay.cut(true);
    company.until("the host is away", |stages| {
        stages[1].tells("The host is away")
    });
    // A move in the meantime is lost and changes nothing.
    if let Some(1) = company.mover() {
        super::company::play(&mut company.stages[1], 0);
    }
    company.until("the link is lost", |stages| {
        stages[1].tells("The link is lost")
    });
    assert_eq!(
        company.stages[1].resource::<Net>().link(),
        Some(&LinkState::Lost)
    );
    assert!(is_playing(&company.stages[1]));
    assert_eq!(hash(&company.stages[1]), before.2);
    relay.cut(false);
    company.until("the game goes on", |stages| {
        let net = stages[1].resource::<Net>();
        net.is_in() && lobby_of(&stages[1]).seat().is_some() && is_playing(&stages[1])
    });
    company.frames(3);
    assert_eq!(seat(&company.stages[1]), before);
    company.play_to_the_end();
}

#[test]
fn game_is_over_after_reconnect_window() {
    let (mut company, relay) = playing_over("grace", |settings| settings.lan.grace = 1);
    relay.cut(true);
    company.until_within(20, "the seat is given up", |stages| {
        stages[0].phase() == Some(Phase::Over)
    });
    company.frames(2);
    assert!(company.stages[0].shows("You won"));
    assert!(company.stages[0].tells("was cut off and did not come back"));
    relay.cut(false);
    company.until("back at the table, without a game", |stages| {
        stages[1].screen() == Screen::Lobby && lobby_of(&stages[1]).people().count() == 2
    });
    let stage = &company.stages[1];
    assert!(stage.resource::<Net>().game_of(stage.resource()).is_none());
    company.until("that is told", |stages| {
        stages[1].tells("The game has ended in the meantime")
    });
}

#[test]
fn server_resumes_game_after_crash_and_client_reconnects() {
    let (mut company, relay) = playing_over("host-crash", |_| {});
    let before: Vec<_> = company.stages.iter().map(seat).collect();
    let rooms = company.folder(0).0.join("data/rooms");
    company.pass(Duration::from_millis(2000));
    let kept = fs::read(&rooms).expect("the rooms are on disk");
    // No message or save of the stopping server arrives.
    relay.cut(true);
    let host = company.stages.remove(0);
    drop(host);
    company.folder(0).put(&rooms, kept);
    let stage = arrive(company.folder(0), WIDE, "Ann");
    company.stages.insert(0, stage);
    company.stages[0].press("Local network");
    company.stages[0].press("Open a table here");
    company.until("the host's game is there again", |stages| {
        is_playing(&stages[0])
    });
    relay.cut(false);
    company.until_within(20, "the guest is back", |stages| {
        lobby_of(&stages[1]).seat().is_some()
            && presence(&stages[0]) == Some(Presence::Connected)
            && is_playing(&stages[1])
    });
    company.frames(3);
    let after: Vec<_> = company.stages.iter().map(seat).collect();
    assert_eq!(after, before);
    company.play_to_the_end();
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
    let mut company = Company::playing("background", 2, CODE);
    for turn in 0..3 {
        company.make_move(turn);
    }
    let before = seat(&company.stages[1]);
    to_background(&mut company.stages[1]);
    // At once, not after the timeout of a silent connection.
    company.until_within(2, "the other sees it", |stages| {
        matches!(presence(&stages[0]), Some(Presence::Disconnected(_)))
            && stages[0].tells("Bob: cut off, seat kept")
    });
    assert!(shared(&company.stages[0]).result.is_none());
    to_front(&mut company.stages[1]);
    company.until("the guest is back", |stages| {
        presence(&stages[0]) == Some(Presence::Connected) && is_playing(&stages[1])
    });
    company.frames(3);
    assert_eq!(seat(&company.stages[1]), before);
    company.check_alike();
    company.play_to_the_end();
}

#[test]
fn client_waits_for_server_in_background() {
    let mut company = Company::playing("host-background", 2, CODE);
    for turn in 0..3 {
        company.make_move(turn);
    }
    let before: Vec<_> = company.stages.iter().map(seat).collect();
    to_background(&mut company.stages[0]);
    company.until_within(20, "the host is away", |stages| {
        stages[1].tells("The host is away")
    });
    assert!(is_playing(&company.stages[1]));
    to_front(&mut company.stages[0]);
    company.until_within(20, "both are back", |stages| {
        stages
            .iter()
            .all(|stage| is_playing(stage) && presence(stage) == Some(Presence::Connected))
    });
    company.frames(3);
    let after: Vec<_> = company.stages.iter().map(seat).collect();
    assert_eq!(after, before);
    company.play_to_the_end();
}

#[test]
fn restarted_server_keeps_all_seats() {
    let mut company = Company::playing("reopened", 2, CODE);
    for turn in 0..3 {
        company.make_move(turn);
    }
    let before: Vec<_> = company.stages.iter().map(seat).collect();
    company.stages[0].press("Room");
    company.frames(2);
    company.stages[0].press_icon(Icon::LogOut);
    company.until("the guest is told", |stages| {
        stages[1].screen() == Screen::Lan
    });
    company.frames(3);
    company.stages[0].press("Open a table here");
    company.until("the host's game is there again", |stages| {
        is_playing(&stages[0])
    });
    let (address, code) = company.host();
    company.stages[1].write(NetRequest::Join { address, code });
    company.until("the guest's, too", |stages| is_playing(&stages[1]));
    company.frames(3);
    let after: Vec<_> = company.stages.iter().map(seat).collect();
    assert_eq!(after, before);
    company.play_to_the_end();
    ask(&mut company.stages[0], ClientMessage::LeaveRoom);
}

#[test]
fn server_stop_during_room_setup_goes_to_network_screen() {
    let mut company = Company::gather("choosing", 2);
    company.stages[1].press("Open a room");
    company.stages[1].frames(2);
    company.stages[1].press("Drench");
    company.until("the choices", |stages| stages[1].screen() == Screen::Setup);
    company.stages[0].write(NetRequest::Leave);
    company.until("nothing is left to choose for", |stages| {
        stages[1].screen() == Screen::Lan && stages[1].tells("The host has ended")
    });
}

/// Leaves the game and then the lobby as the server's player.
fn end_table(company: &mut Company) {
    company.stages[0].press("Room");
    company.frames(2);
    assert_eq!(company.stages[0].screen(), Screen::Lobby);
    company.stages[0].write(NetRequest::Leave);
}

#[test]
fn server_stop_during_settings_returns_to_network_screen() {
    let mut company = Company::playing("elsewhere", 2, CODE);
    ask(&mut company.stages[0], ClientMessage::Resign);
    company.until_over();
    company.stages[1].press_icon(Icon::Settings);
    company.until("the settings", |stages| {
        stages[1].screen() == Screen::Settings
    });
    end_table(&mut company);
    company.until("they are told", |stages| {
        stages[1].tells("The host has ended")
    });
    assert_eq!(company.stages[1].screen(), Screen::Settings);
    company.stages[1].escape();
    company.stages[1].frames(2);
    assert_eq!(company.stages[1].screen(), Screen::Lan);
}

#[test]
fn server_stop_during_settings_returns_to_saved_game() {
    let mut company = Company::playing("kept", 2, CODE);
    company.make_move(0);
    company.stages[1].press_icon(Icon::Settings);
    company.until("the settings", |stages| {
        stages[1].screen() == Screen::Settings
    });
    end_table(&mut company);
    company.until("they are told", |stages| {
        stages[1].tells("The game is kept on this device")
    });
    company.stages[1].escape();
    company.stages[1].frames(2);
    let stage = &company.stages[1];
    assert_eq!(stage.screen(), Screen::Play);
    assert!(stage.resource::<Net>().game_of(stage.resource()).is_none());
    assert_eq!(stage.cursor(), 1);
}
