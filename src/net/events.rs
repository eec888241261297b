//! Events of the connection to a server.

use super::link::Net;
use super::names::{fresh_name, numbered_name};
use super::remote_game;
use super::saved_seats;
use crate::core::language::CurrentLanguage;
use crate::core::settings::Settings;
use crate::core::storage::Storage;
use crate::core::{
    ChatArrived, CurrentGame, MoveCommitted, NetRequest, Phase, PositionChanged, ReturnScreen,
    Screen, Subject, Toast,
};
use crate::text::{Text, Wording, wording};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tessella_language::tr;
use tessella_lobby::{
    ClientEvent, ClientMessage, CloseReason, Dropouts, Forfeit, PersonId, Refusal, RoomId,
    tidy_name,
};
use tessella_net::client::{Client, LinkEvent, LinkState};
use tessella_net::server::Server;
use tessella_protocol::admission::JoinError;

/// Time after the failure of a server within which another one ends it.
const RESTART_INTERVAL: Duration = Duration::from_secs(60);

/// The server at an address is not the one that the player expects there, so it was not joined.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct ServerChanged {
    /// Address of the server.
    pub address: SocketAddr,
    /// Name that the server gives.
    pub name: String,
    /// Join code with which it was to be joined.
    pub code: String,
}

/// The server at an address needs a join code, and keeps no seat for this device.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct CodeNeeded {
    /// Address of the server.
    pub address: SocketAddr,
    /// Name that the server gives.
    pub name: String,
}
/// A server was not joined, for this reason.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct JoinFailed(pub Wording);

/// Somebody else has opened this room, while the player is in none.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomOpened(pub RoomId);

/// Applies events from the client thread.
pub(super) fn apply_events(mut events: NetEvents) {
    let received = events
        .net
        .client
        .as_ref()
        .map(Client::take_events)
        .unwrap_or_default();
    events.report_other_name();
    // Computers have names in the language of the window.
    let renames = events.language.is_changed() && events.net.lobby.game().is_some();
    if received.is_empty() && !renames {
        return;
    }
    for event in received {
        match event {
            LinkEvent::Message(message) => {
                let boards = &mut events.current.boards;
                let event = events.net.lobby.apply(boards, message);
                event.into_iter().for_each(|event| events.apply(event));
            }
            LinkEvent::State(state) => events.follow_link(state),
        }
    }
    events.save_new_name();
    remote_game::name_players(&events.net, &mut events.current, events.language.0);
}

/// Everything that an event of the connection can change.
#[derive(SystemParam)]
pub(super) struct NetEvents<'w, 's> {
    net: ResMut<'w, Net>,
    current: ResMut<'w, CurrentGame>,
    settings: ResMut<'w, Settings>,
    language: Res<'w, CurrentLanguage>,
    screen: Res<'w, State<Screen>>,
    return_screen: ResMut<'w, ReturnScreen>,
    next: ResMut<'w, NextState<Screen>>,
    next_phase: ResMut<'w, NextState<Phase>>,
    storage: Res<'w, Storage>,
    commands: Commands<'w, 's>,
    committed: MessageWriter<'w, MoveCommitted>,
    changed: MessageWriter<'w, PositionChanged>,
    chats: MessageWriter<'w, ChatArrived>,
    requests: MessageWriter<'w, NetRequest>,
}

impl NetEvents<'_, '_> {
    /// Saves the name that the player has chosen, once the server has accepted it.
    fn save_new_name(&mut self) {
        let lobby = &self.net.lobby;
        let present = lobby.me().and_then(|me| lobby.person(me));
        let Some((wanted, present)) = self.net.wanted_name.as_ref().zip(present) else {
            return;
        };
        if tidy_name(wanted).as_ref() == Some(&present.name) {
            self.settings.lan.name.clone_from(&present.name);
            self.net.wanted_name = None;
        }
    }

    /// Tells the player that they have another name on this server than they asked for, once they have joined it.
    fn report_other_name(&mut self) {
        // The message belongs to the lobby.
        if self.net.asked_name.is_none() || *self.screen.get() == Screen::Lan {
            return;
        }
        let lobby = &self.net.lobby;
        let Some(present) = lobby.me().and_then(|me| lobby.person(me)) else {
            return;
        };
        let other = present.name.clone();
        let asked = self.net.asked_name.take().and_then(|name| tidy_name(&name));
        if let Some(name) = asked.filter(|name| *name != other) {
            self.commands
                .trigger(Toast(wording!("join-other-name", name, other)));
        }
    }

    fn follow_link(&mut self, state: LinkState) {
        match &state {
            LinkState::Over(why) => {
                // The connection to a server in this process ends with it, and perhaps a moment before its thread.
                return if self.net.server.take().is_some_and(Server::stop) {
                    self.restart_server();
                } else {
                    self.end(Wording::of(why.clone()));
                };
            }
            LinkState::ChangedKey { name, address } => {
                self.commands.trigger(ServerChanged {
                    address: *address,
                    name: name.clone(),
                    code: std::mem::take(&mut self.net.code),
                });
                return remote_game::leave(&mut self.net, &mut self.current);
            }
            LinkState::NeedsCode { name, address } => {
                let had_seat = saved_seats::forget_seats(&mut self.settings);
                self.commands.trigger(Toast(if had_seat {
                    wording!("lan-seat-gone")
                } else {
                    Wording::of(JoinError::NeedsCode { name: name.clone() })
                }));
                self.commands.trigger(CodeNeeded {
                    address: *address,
                    name: name.clone(),
                });
                return remote_game::leave(&mut self.net, &mut self.current);
            }
            LinkState::Lost => self.net.lobby.disconnect(),
            LinkState::Open {
                seat,
                name,
                address,
            } => self.net.to = Some((seat.clone(), name.clone(), *address)),
            _ => {}
        }
        self.net.link = Some(state);
    }

    pub(super) fn net(&self) -> &Net {
        &self.net
    }

    /// Leaves the server after the connection has ended.
    pub(super) fn end(&mut self, why: Wording) {
        // A server that has refused the player, or has not come back in time, keeps no seat.
        if self.net.to.is_some() && self.net.lobby.me().is_none() {
            saved_seats::forget_seat(&self.net, &mut self.settings);
        }
        if *self.screen.get() == Screen::Lan && !self.net.has_joined() {
            self.commands.trigger(JoinFailed(why));
            return remote_game::leave(&mut self.net, &mut self.current);
        }
        // The match cannot continue here, but its game is saved on this device.
        let game = self.net.lobby.game();
        let was_playing = game.is_some_and(|game| game.result.is_none());
        let is_saved =
            was_playing && remote_game::save(&self.net, &mut self.current, &self.storage);
        let text = if is_saved {
            wording!("match-end-saved", reason: why)
        } else {
            why
        };
        self.commands.trigger(Subject::Connection.notice(text));
        self.close();
    }

    /// Starts the server in this process again after a panic, with the rooms that it has saved and the seats of all: the others
    /// reconnect by themselves. One that fails again soon ends.
    pub(super) fn restart_server(&mut self) {
        let last_failure = self.net.last_failure.replace(Instant::now());
        if last_failure.is_some_and(|last| last.elapsed() < RESTART_INTERVAL) {
            return self.end(wording!("hosting-failed"));
        }
        let text = wording!("hosting-restarts");
        self.commands.trigger(Subject::Connection.notice(text));
        self.close();
        self.requests.write(NetRequest::StartServer);
    }

    fn close(&mut self) {
        if matches!(self.screen.get(), Screen::Play | Screen::Lobby) {
            // The board stays until the screen changes.
            self.net.end();
            self.next.set(Screen::Lan);
            return;
        }
        remote_game::leave(&mut self.net, &mut self.current);
        let has_game = self.current.game().is_some();
        if self
            .return_screen
            .link_is_over(*self.screen.get(), has_game)
        {
            self.next.set(Screen::Lan);
        }
    }

    fn apply(&mut self, event: ClientEvent) {
        if let Some(toast) = self.toast_of(&event) {
            self.commands.trigger(Toast(toast));
        }
        match event {
            ClientEvent::Welcome => {
                saved_seats::store(&self.net, &mut self.settings);
                if *self.screen.get() == Screen::Lan {
                    self.next.set(Screen::Lobby);
                }
            }
            // A server that closes has no seats until somebody starts it again.
            ClientEvent::Closing(CloseReason::Replaced | CloseReason::ServerClosed) => {
                saved_seats::forget_seat(&self.net, &mut self.settings);
            }
            ClientEvent::Closing(CloseReason::Removed)
            | ClientEvent::Refused(Refusal::BannedFromServer) => {
                saved_seats::forget_seat(&self.net, &mut self.settings);
                // What the lobby still shows is over.
                self.net.lobby.disconnect();
            }
            ClientEvent::Refused(Refusal::NameInUse(_)) if self.net.lobby.me().is_none() => {
                // The player keeps the name of the settings for other servers.
                self.net.name_tries += 1;
                let name = numbered_name(&self.settings.lan.name, self.net.name_tries);
                let name = name.unwrap_or_else(|| fresh_name(self.language.0));
                self.net.send(ClientMessage::Hello { name });
            }
            ClientEvent::RoomOpened(room) => {
                self.commands.trigger(RoomOpened(room));
            }
            ClientEvent::Refused(Refusal::NameInUse(_) | Refusal::InvalidName) => {
                self.net.wanted_name = None;
            }
            ClientEvent::Chat(message) if self.is_from_others(message.by) => {
                let is_seen = self.shows_chat();
                self.net.unread += usize::from(!is_seen);
                self.chats.write(ChatArrived {
                    name: message.name.text(self.language.0),
                    text: message.text.text(self.language.0),
                    is_seen,
                });
            }
            ClientEvent::BoardSynced(board) if remote_game::is_shown(&self.net, board) => {
                self.current.shown_board = Some(board);
                self.next.set(Screen::Play);
                self.next_phase.set(Phase::Playing);
                self.changed.write(PositionChanged);
            }
            ClientEvent::Held(hold) => self.net.held_since = hold.map(|_| Instant::now()),
            ClientEvent::Moved {
                board,
                seq,
                seat,
                mv,
                effects,
            } if self.current.shown_board == Some(board) => {
                self.committed.write(MoveCommitted {
                    seq,
                    seat,
                    mv,
                    effects,
                });
            }
            ClientEvent::TakenBack(board) if self.current.shown_board == Some(board) => {
                self.changed.write(PositionChanged);
            }
            ClientEvent::Desync(request) => {
                warn!("the position differs from the server's, and is requested again");
                self.net.send(request);
                self.changed.write(PositionChanged);
            }
            _ => {}
        }
    }

    /// Returns the message that tells the player about an event.
    fn toast_of(&self, event: &ClientEvent) -> Option<Wording> {
        let lobby = &self.net.lobby;
        Some(match event {
            ClientEvent::PersonLeft(name) => wording!("room-left", name = name.clone()),
            ClientEvent::PersonDisconnected(person) => {
                let (name, seconds) = (lobby.name(*person), lobby.reconnect_window());
                wording!("room-cut-off", name: name, seconds)
            }
            ClientEvent::PersonReconnected(person) => {
                let name = lobby.name(*person);
                wording!("room-back", name: name)
            }
            ClientEvent::DroppedOut(seat, why) => self.dropout_words(*seat, *why)?,
            // The board has changed since the request, as the player can see.
            ClientEvent::Refused(Refusal::Stale) => return None,
            // The player is told the name that they get instead.
            ClientEvent::Refused(Refusal::NameInUse(_)) if lobby.me().is_none() => return None,
            ClientEvent::Refused(refusal) => Wording::of(refusal.clone()),
            ClientEvent::Chat(message) if self.is_from_others(message.by) && !self.shows_chat() => {
                let (player, text) = (message.name.clone(), message.text.clone());
                wording!("chat-announced", player: player, message: text)
            }
            ClientEvent::TakeBackRequested(person) => {
                let name = lobby.name(*person);
                wording!("match-take-back-requested", name: name)
            }
            ClientEvent::DrawOffered(person) => {
                let name = lobby.name(*person);
                wording!("match-draw-offered", name: name)
            }
            ClientEvent::DrawAnswered(true) => {
                wording!("match-draw-accepted")
            }
            ClientEvent::DrawAnswered(false) => {
                wording!("match-draw-declined")
            }
            ClientEvent::PauseRequested(person) => {
                let name = lobby.name(*person);
                wording!("match-pause-requested", name: name)
            }
            ClientEvent::PauseAnswered(false) => {
                wording!("match-pause-declined")
            }
            ClientEvent::RemovedFromRoom(why) => Wording::of(*why),
            ClientEvent::TakeBackAnswered(true) => {
                wording!("match-take-back-accepted")
            }
            ClientEvent::TakeBackAnswered(false) => {
                wording!("match-take-back-declined")
            }
            // The connection ends with a message of its own.
            _ => return None,
        })
    }

    /// Returns the message about a player who drops out of a game that goes on.
    fn dropout_words(&self, seat: u8, why: Forfeit) -> Option<Wording> {
        let lobby = &self.net.lobby;
        let game = lobby.game()?;
        if game.info.players.len() < 3 || lobby.seat() == Some(seat) {
            return None;
        }
        let player = lobby.player_name(seat)?;
        let is_replaced = !game.info.is_race
            && lobby
                .room()
                .is_some_and(|room| room.dropouts == Dropouts::Computer);
        Some(Wording::new(move |language| {
            let name = player.text(language);
            match (why, is_replaced) {
                (Forfeit::Left, true) => tr!(language, "match-player-left-replaced", name),
                (Forfeit::Left, false) => tr!(language, "match-player-left", name),
                (Forfeit::Disconnected, true) => {
                    tr!(language, "match-player-cut-off-replaced", name)
                }
                (Forfeit::Disconnected, false) => {
                    tr!(language, "match-player-cut-off", name)
                }
                (Forfeit::Resigned, true) => {
                    tr!(language, "match-player-resigned-replaced", name)
                }
                (Forfeit::Resigned, false) => tr!(language, "match-player-resigned", name),
                (Forfeit::OutOfTime, true) => {
                    tr!(language, "match-player-out-of-time-replaced", name)
                }
                (Forfeit::OutOfTime, false) => {
                    tr!(language, "match-player-out-of-time", name)
                }
            }
        }))
    }

    /// Returns `true` unless the person is the player.
    fn is_from_others(&self, by: PersonId) -> bool {
        Some(by) != self.net.lobby.me()
    }

    /// Returns `true` if the screen shows chat messages.
    fn shows_chat(&self) -> bool {
        *self.screen.get() == Screen::Lobby
    }
}
