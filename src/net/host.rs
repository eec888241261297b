//! The requests of whoever runs the server in this process, and its end after the last game.

use super::events::{ConnectionEnded, ServerFailed};
use super::link::Net;
use crate::core::{HostRequest, RedrawRequest, Subject, Toast};
use crate::text::{Wording, wording};
use bevy::prelude::*;
use std::time::Duration;
use tessella_lobby::Lobby;
use tessella_net::server::{RoomsWarning, Server};

/// Time from the end of the last game until a draining server ends: everybody sees the result.
const RESULT_TIME: Duration = Duration::from_secs(10);
/// Seconds between two looks at a draining server.
const INTERVAL: f32 = 0.5;

/// Passes a request to the server in this process. Returns the message that tells the host that it was done, if nothing else does.
pub(super) fn answer(net: &Net, request: &HostRequest) -> Option<Toast> {
    match *request {
        HostRequest::RemovePerson(person, ban) => change_lobby(net, move |lobby| {
            lobby.remove_from_server(person, ban);
        }),
        HostRequest::CloseRoom(room) => change_lobby(net, move |lobby| {
            lobby.close_room(room);
        }),
        HostRequest::LiftBan(person) => change_lobby(net, move |lobby| {
            lobby.lift_ban(person);
        }),
        HostRequest::Announce(ref text) => {
            let text = text.clone();
            change_lobby(net, move |lobby| {
                lobby.announce(&text);
            });
            let words = wording!("hosting-announced");
            return Some(Toast(words));
        }
        HostRequest::Drain => change_lobby(net, Lobby::drain),
    }
    None
}

fn change_lobby(net: &Net, change: impl FnOnce(&mut Lobby) + Send + 'static) {
    if let Some(server) = net.server() {
        server.control().change_lobby(change);
    }
}

/// Progress of a draining server towards its end.
#[derive(Default)]
pub(super) struct DrainWatch {
    /// `true` if games have run since it drains.
    had_games: bool,
    /// Time since no game runs.
    since_games: Duration,
}

/// Ends the server in this process after its last game, if it drains.
pub(super) fn end_drained_server(
    net: Res<Net>,
    mut watch: Local<DrainWatch>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<RedrawRequest>,
    mut commands: Commands,
) {
    let status = net.server().map(Server::status);
    let Some(status) = status.filter(|status| status.is_draining) else {
        *watch = DrainWatch::default();
        return;
    };
    if status.attended_games > 0 {
        *watch = DrainWatch {
            had_games: true,
            since_games: Duration::ZERO,
        };
    } else {
        watch.since_games += time.delta();
        if !watch.had_games || watch.since_games >= RESULT_TIME {
            return commands.trigger(ConnectionEnded(wording!("hosting-drained")));
        }
    }
    redraw.request_within(INTERVAL);
}

/// Notices that the server in this process has stopped after a panic.
pub(super) fn watch_own_server(net: Res<Net>, mut commands: Commands) {
    if net.server().is_some_and(|server| !server.is_running()) {
        commands.trigger(ServerFailed);
    }
}

/// Tells the host of a problem with the file of the rooms, such as one that could not be loaded.
pub(super) fn report_rooms_warning(
    net: Res<Net>,
    mut told: Local<Option<RoomsWarning>>,
    mut commands: Commands,
) {
    let warning = net.server().and_then(|server| server.status().warning);
    if *told != warning {
        if let Some(warning) = &warning {
            commands.trigger(Subject::Rooms.notice(Wording::of(warning.clone())));
        }
        *told = warning;
    }
}
