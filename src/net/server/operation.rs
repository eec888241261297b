//! What an operator sees of a server: its log.

use super::lobby_plugin::{ServerLobby, send_output};
use crate::lobby::LobbyEvent;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use tracing::{debug, info};

/// Logs the lobby's events.
pub(super) struct OperationPlugin;

impl Plugin for OperationPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Update, report_events.after(send_output));
    }
}

fn report_events(mut server_lobby: ResMut<ServerLobby>) {
    for event in server_lobby.lobby.take_events() {
        log_event(&event);
    }
}

fn log_event(event: &LobbyEvent) {
    match event {
        LobbyEvent::Joined(person, name) => info!(event = "join", person = person.0, ?name),
        LobbyEvent::Returned(person) => info!(event = "return", person = person.0),
        LobbyEvent::Gone(person, reason) => info!(event = "leave", person = person.0, ?reason),
        LobbyEvent::Refused(person, refusal) => {
            let (person, reason) = (person.map(|person| person.0), refusal.name());
            info!(event = "refusal", person, reason, ?refusal);
        }
        LobbyEvent::RoomOpened(room, person, code) => {
            info!(event = "room_open", room = room.0, person = person.0, ?code);
        }
        LobbyEvent::RoomClosed(room) => info!(event = "room_close", room = room.0),
        LobbyEvent::MatchStarted(room, number) => {
            info!(event = "game_start", room = room.0, number);
        }
        LobbyEvent::Moved(room) => debug!(event = "move", room = room.0),
        LobbyEvent::MatchEnded(room, number, result) => {
            let (winner, forfeit) = (result.winner, result.forfeit);
            let (by, reason) = forfeit.unzip();
            let reason = reason.map(|reason| format!("{reason:?}"));
            info!(
                event = "game_end",
                room = room.0,
                number,
                winner,
                forfeited_by = by,
                forfeit = reason,
            );
        }
    }
}
