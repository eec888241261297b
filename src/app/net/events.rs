//! Events of the connection to a server.

use super::link::Net;
use super::names::fresh_name;
use super::remote_game;
use super::remote_game::leave;
use super::saved_seats;
use crate::app::core::settings::Settings;
use crate::app::core::storage::Storage;
use crate::app::core::{
    CurrentGame, MoveCommitted, Phase, PositionChanged, Screen, Toast, VisitOrigin,
};
use crate::lobby::{ClientEvent, ClientMessage, Refusal};
use crate::net::client::{Client, LinkEvent, LinkState};
use bevy::prelude::*;

/// Applies events from the client thread.
pub(super) fn apply_events(
    mut net: ResMut<Net>,
    mut current: ResMut<CurrentGame>,
    mut settings: ResMut<Settings>,
    screen: Res<State<Screen>>,
    mut visit_origin: ResMut<VisitOrigin>,
    mut next: ResMut<NextState<Screen>>,
    mut next_phase: ResMut<NextState<Phase>>,
    storage: Res<Storage>,
    mut toasts: MessageWriter<Toast>,
    mut committed: MessageWriter<MoveCommitted>,
    mut changed: MessageWriter<PositionChanged>,
) {
    let events = net
        .client
        .as_ref()
        .map(Client::take_events)
        .unwrap_or_default();
    if events.is_empty() {
        return;
    }
    let net = &mut *net;
    for event in events {
        let event = match event {
            LinkEvent::Message(message) => net.lobby.apply(message),
            LinkEvent::State(LinkState::Over(why)) => {
                // The match cannot continue here, but its game is saved on this device.
                let was_playing = net.lobby.game().is_some_and(|game| game.result.is_none());
                if was_playing && remote_game::save(net, &mut current, &storage) {
                    toasts.write(Toast(format!("{why} The game is kept on this device.")));
                } else {
                    toasts.write(Toast(why));
                }
                if matches!(screen.get(), Screen::Play | Screen::Lobby) {
                    net.end();
                    next.set(Screen::Lan);
                } else {
                    leave(net, &mut current);
                    if visit_origin.link_is_over(*screen.get(), current.game().is_some()) {
                        next.set(Screen::Lan);
                    }
                }
                continue;
            }
            LinkEvent::State(state) => {
                if let LinkState::Open {
                    server,
                    name,
                    address,
                } = &state
                {
                    net.to = Some((*server, name.clone(), *address));
                }
                if state == LinkState::Lost {
                    net.lobby.disconnect();
                }
                net.link = Some(state);
                continue;
            }
        };
        match event {
            // The connection ends with a message of its own.
            Some(ClientEvent::Closing(_)) => {}
            None | Some(ClientEvent::Changed | ClientEvent::Match | ClientEvent::MatchEnded(_)) => {
            }
            Some(ClientEvent::PersonLeft(name)) => {
                toasts.write(Toast(format!("{name} has left the room")));
            }
            Some(ClientEvent::PersonDisconnected(person)) => {
                let name = net.lobby.name(person);
                let seconds = net.lobby.reconnect_window();
                toasts.write(Toast(format!(
                    "{name} is cut off: the seat is kept for {seconds} seconds"
                )));
            }
            Some(ClientEvent::PersonReconnected(person)) => {
                toasts.write(Toast(format!("{} is back", net.lobby.name(person))));
            }
            Some(ClientEvent::Welcome) => {
                saved_seats::store(net, &mut settings);
                if *screen.get() == Screen::Lan {
                    next.set(Screen::Lobby);
                }
            }
            Some(ClientEvent::Refused(refusal)) => {
                // The board has changed since the request, as the player can see.
                if refusal != Refusal::Stale {
                    toasts.write(Toast(refusal.to_string()));
                }
                if let (Refusal::NameInUse(_), None) = (&refusal, net.lobby.me()) {
                    // A generated name can be replaced.
                    settings.lan.name = fresh_name();
                    net.send(ClientMessage::Hello {
                        name: settings.lan.name.clone(),
                        token: None,
                    });
                }
            }
            Some(ClientEvent::Chat(message)) => {
                if Some(message.by) != net.lobby.me() && *screen.get() != Screen::Lobby {
                    net.unread += 1;
                    toasts.write(Toast(format!(
                        "{}: {}",
                        message.name,
                        message.text.as_str()
                    )));
                }
            }
            Some(ClientEvent::BoardSynced(board)) => {
                if remote_game::is_shown(net, board) {
                    remote_game::put_on(net, &mut current, board);
                    next.set(Screen::Play);
                    next_phase.set(Phase::Playing);
                    changed.write(PositionChanged);
                }
            }
            Some(ClientEvent::Moved {
                board,
                seq,
                seat,
                mv,
                effects,
            }) => {
                if current.remote.as_ref().is_some_and(|it| it.number == board) {
                    remote_game::put_on(net, &mut current, board);
                    committed.write(MoveCommitted {
                        seq,
                        seat,
                        mv,
                        effects,
                    });
                }
            }
            Some(ClientEvent::TakenBack(board)) => {
                if current.remote.as_ref().is_some_and(|it| it.number == board) {
                    remote_game::put_on(net, &mut current, board);
                    changed.write(PositionChanged);
                }
            }
            Some(ClientEvent::TakeBackRequested(person)) => {
                let name = net.lobby.name(person);
                toasts.write(Toast(format!("{name} would like to take back a move")));
            }
            Some(ClientEvent::TakeBackAnswered(is_accepted)) => {
                let words = match is_accepted {
                    true => "The move is taken back",
                    false => "The move stays",
                };
                toasts.write(Toast(words.to_owned()));
            }
            Some(ClientEvent::Desync(resync)) => {
                warn!("the position differs from the server's, and is requested again");
                net.send(resync);
            }
        }
    }
}
