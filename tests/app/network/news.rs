//! What the lobby says about rooms: new ones, full ones, and none while the connection is lost.

use super::connected_apps::{ConnectedApps, lobby_of, open_window, room, send};
use crate::folder::Folder;
use crate::stage::{TALL, WIDE};
use tessella::core::settings::Settings;
use tessella::core::{ExpectedServer, HostRequest, NetRequest, Screen};
use tessella::net::Net;
use tessella_lobby::ClientMessage;
use tessella_net::client::LinkState;

const ROW: &str = "row:3x3,k3,s2#1";

#[test]
fn new_room_is_told_on_the_chat() {
    let mut apps = ConnectedApps::unconnected("new-room", &[WIDE, TALL, WIDE]);
    apps.connect();
    apps.frames(3);
    apps.stages[1].press("Chat");
    apps.frames(3);
    assert!(
        apps.stages[1].shows("Rooms (0)"),
        "{:?}",
        apps.stages[1].words()
    );
    send(&mut apps.stages[0], ClientMessage::OpenRoom(room(ROW, 2)));
    apps.until("it is told", |stages| {
        stages[1].shows("Ann opened a room: In a Row") && stages[1].shows("Rooms (1)")
    });
    // Where the list is in sight, there is no message over it, and nobody is told of their own room.
    apps.frames(5);
    for at in [0, 2] {
        assert!(!apps.stages[at].shows_part("opened a room"), "{at}");
    }
    // Rooms that were there before are not news.
    let folder = Folder::new("network-new-room-late");
    let mut late = open_window(&folder, TALL, "Eve");
    late.press("Local network");
    let (address, code) = apps.server_address();
    late.write(NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    });
    apps.stages.push(late);
    apps.until("Eve is in the lobby", |stages| {
        stages[3].screen() == Screen::Lobby && stages[3].shows_part("Rooms (1)")
    });
    apps.frames(5);
    assert!(!apps.stages[3].shows_part("opened a room"));
}

#[test]
fn full_room_offers_no_seat() {
    let mut apps = ConnectedApps::in_lobby("full-room", 3);
    apps.open_room(0, room(ROW, 2));
    apps.frames(5);
    assert!(apps.stages[2].shows_part("Watching: Cleo"));
    assert!(
        !apps.stages[2].shows("Take a seat"),
        "{:?}",
        apps.stages[2].words()
    );
    send(&mut apps.stages[1], ClientMessage::LeaveRoom);
    apps.until("a free seat", |stages| stages[2].shows("Take a seat"));
    apps.stages[2].press("Take a seat");
    apps.until("the seat", |stages| lobby_of(&stages[2]).seat().is_some());
}

#[test]
fn rooms_are_unknown_while_the_connection_is_lost() {
    let mut apps = ConnectedApps::unconnected("no-rooms", &[WIDE, TALL]);
    apps.connect();
    apps.until("no rooms", |stages| stages[1].shows_part("No rooms yet"));
    // The program of the host is gone without a word.
    apps.stages[0].write(bevy::window::AppLifecycle::Suspended);
    apps.stages[0].frame();
    apps.until_within(20, "the link is lost", |stages| {
        stages[1].resource::<Net>().link() == Some(&LinkState::Lost)
    });
    apps.frames(3);
    let stage = &apps.stages[1];
    assert!(!stage.shows_part("No rooms yet"), "{:?}", stage.words());
    assert!(!stage.shows("Open room") && !stage.shows("Players (0)"));
    assert!(stage.shows("You'll see the rooms again once you're reconnected."));
    apps.stages[0].write(bevy::window::AppLifecycle::Running);
    apps.stages[0].frame();
    apps.until_within(20, "the link is back", |stages| {
        stages[1].shows_part("No rooms yet")
    });
}

/// Returns `true` if the settings of a window say that a place waits at the server that was joined last.
fn has_seat(apps: &ConnectedApps, at: usize) -> bool {
    let settings = apps.stages[at].resource::<Settings>();
    settings
        .lan
        .seats
        .first()
        .is_some_and(|seat| seat.held.is_some())
}

#[test]
fn seat_is_kept_only_where_it_was_not_left() {
    let mut apps = ConnectedApps::unconnected("kept-seat", &[WIDE; 2]);
    apps.stages[0].world().resource_mut::<Settings>().lan.port = None;
    apps.connect();
    assert!(!has_seat(&apps, 1), "nobody has a seat in the lobby");
    apps.open_room(0, room(ROW, 2));
    apps.frames(2);
    assert!(has_seat(&apps, 1));
    // The program ends without leaving.
    apps.reopen(1);
    apps.stages[1].press("Local network");
    apps.until("the list", |stages| {
        stages[1].shows_part("your seat is saved")
    });
    let (address, code) = apps.server_address();
    let join = NetRequest::Join {
        address,
        code,
        server: ExpectedServer::AsBefore,
    };
    apps.stages[1].write(join.clone());
    apps.until("the seat", |stages| lobby_of(&stages[1]).seat().is_some());
    // They leave.
    apps.stages[1].write(NetRequest::Leave);
    apps.until("the list", |stages| {
        stages[1].screen() == Screen::Lan && stages[1].shows_part("Ann's game")
    });
    assert!(!has_seat(&apps, 1));
    assert!(!apps.stages[1].shows_part("your seat is saved"));
    // They are banned while they have a seat.
    apps.stages[1].write(join);
    apps.until("the lobby", |stages| stages[1].screen() == Screen::Lobby);
    let room = lobby_of(&apps.stages[0]).room().expect("a room").id;
    send(&mut apps.stages[1], ClientMessage::TakeSeat(room, None));
    apps.until("the seat", |stages| lobby_of(&stages[1]).seat().is_some());
    apps.frames(2);
    assert!(has_seat(&apps, 1));
    let person = lobby_of(&apps.stages[1]).me().expect("a person");
    apps.stages[0].write(NetRequest::Host(HostRequest::RemovePerson(person, true)));
    apps.until("the list", |stages| {
        stages[1].screen() == Screen::Lan && stages[1].shows_part("Ann's game")
    });
    assert!(!has_seat(&apps, 1));
    assert!(!apps.stages[1].shows_part("your seat is saved"));
}
