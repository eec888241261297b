//! Events of the connection to a server.

use super::link::Net;
use super::names::{fresh_name, numbered_name};
use super::remote_game;
use super::saved_seats::{self, LanPlayer};
use crate::core::language::CurrentLanguage;
use crate::core::settings::Settings;
use crate::core::storage::Storage;
use crate::core::{
    ChatArrived, CurrentGame, MoveCommitted, NetRequest, Phase, PositionChanged, RedrawAppExt,
    ReturnScreen, Screen, Subject, Toast,
};
use crate::text::{Text, Wording, wording};
use bevy::prelude::*;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tessella_language::tr;
use tessella_lobby::{
    ClientEvent, ClientMessage, CloseReason, DropoutPolicy, ForfeitReason, PersonId, Refusal,
    RoomId, ServerMessage, tidy_name,
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

/// What a message of the server has changed.
#[derive(Event)]
struct LobbyChanged(ClientEvent);

/// The state of the connection has changed.
#[derive(Event)]
struct LinkChanged(LinkState);

/// The connection has ended, for this reason.
#[derive(Event)]
pub(super) struct ConnectionEnded(pub(super) Wording);

/// The server in this process has stopped after a panic.
#[derive(Event)]
pub(super) struct ServerFailed;

/// Request to leave the server, and the screens that need it.
#[derive(Event)]
struct CloseConnection;

pub(super) fn plugin(app: &mut App) {
    app.redraw_on_event::<ServerChanged>()
        .redraw_on_event::<CodeNeeded>()
        .redraw_on_event::<JoinFailed>()
        .redraw_on_event::<RoomOpened>()
        .add_observer(report_lobby_change)
        .add_observer(follow_own_seat)
        .add_observer(answer_refused_name)
        .add_observer(receive_chat)
        .add_observer(follow_match)
        .add_observer(follow_link)
        .add_observer(end_connection)
        .add_observer(restart_server)
        .add_observer(close_connection);
}

/// Applies what the server has sent to the client thread, in its order: the observers of each see the lobby as it was then.
pub(super) fn sync_network(world: &mut World) -> Result {
    let client = world.resource::<Net>().client.as_ref();
    let received = client.map(Client::take_events).unwrap_or_default();
    if received.is_empty() {
        return Ok(());
    }
    for event in received {
        match event {
            LinkEvent::Message(message) => {
                let change = world.run_system_cached_with(apply_message, message)?;
                if let Some(change) = change {
                    world.trigger(LobbyChanged(change));
                }
            }
            LinkEvent::State(state) => world.trigger(LinkChanged(state)),
        }
        // What the observers request comes before the next event.
        world.flush();
    }
    world.run_system_cached(save_new_name)?;
    world.run_system_cached(remote_game::name_remote_players)?;
    Ok(())
}

fn apply_message(
    message: In<ServerMessage>,
    mut net: ResMut<Net>,
    mut current: ResMut<CurrentGame>,
) -> Option<ClientEvent> {
    net.lobby.apply(&mut current.boards, message.0)
}

/// Saves the name that the player has chosen, once the server has accepted it.
fn save_new_name(mut net: ResMut<Net>, mut settings: ResMut<Settings>) {
    let present = net.lobby.me().and_then(|me| net.lobby.person(me));
    let Some((wanted, present)) = net.wanted_name.as_ref().zip(present) else {
        return;
    };
    if tidy_name(wanted).as_ref() == Some(&present.name) {
        settings.lan.name.clone_from(&present.name);
        net.wanted_name = None;
    }
}

/// Tells the player that they have another name on this server than they asked for, once they have joined it.
pub(super) fn report_other_name(
    mut net: ResMut<Net>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    // The message belongs to the lobby.
    if net.asked_name.is_none() || *screen.get() == Screen::Lan {
        return;
    }
    let present = net.lobby.me().and_then(|me| net.lobby.person(me));
    let Some(other) = present.map(|present| present.name.clone()) else {
        return;
    };
    let asked = net.asked_name.take().and_then(|name| tidy_name(&name));
    if let Some(name) = asked.filter(|name| *name != other) {
        commands.trigger(Toast(wording!("join-other-name", name, other)));
    }
}

fn follow_link(
    change: On<LinkChanged>,
    mut net: ResMut<Net>,
    mut current: ResMut<CurrentGame>,
    mut settings: ResMut<Settings>,
    mut commands: Commands,
) {
    let state = change.0.clone();
    match &state {
        LinkState::Over(why) => {
            // The connection to a server in this process ends with it, and perhaps a moment before its thread.
            return if net.server.take().is_some_and(Server::stop) {
                commands.trigger(ServerFailed);
            } else {
                commands.trigger(ConnectionEnded(Wording::of(why.clone())));
            };
        }
        LinkState::ChangedKey { name, address } => {
            commands.trigger(ServerChanged {
                address: *address,
                name: name.clone(),
                code: std::mem::take(&mut net.code),
            });
            return remote_game::leave(&mut net, &mut current);
        }
        LinkState::NeedsCode { name, address } => {
            let had_seat = saved_seats::forget_seats(&mut settings);
            commands.trigger(Toast(if had_seat {
                wording!("lan-seat-gone")
            } else {
                Wording::of(JoinError::NeedsCode { name: name.clone() })
            }));
            commands.trigger(CodeNeeded {
                address: *address,
                name: name.clone(),
            });
            return remote_game::leave(&mut net, &mut current);
        }
        LinkState::Lost => net.lobby.disconnect(),
        LinkState::Open {
            seat,
            name,
            address,
        } => net.to = Some((seat.clone(), name.clone(), *address)),
        _ => {}
    }
    net.link = Some(state);
}

/// Leaves the server after the connection has ended.
fn end_connection(
    ended: On<ConnectionEnded>,
    mut net: ResMut<Net>,
    mut current: ResMut<CurrentGame>,
    mut settings: ResMut<Settings>,
    storage: Res<Storage>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let why = ended.0.clone();
    // A server that has refused the player, or has not come back in time, keeps no seat.
    if net.to.is_some() && net.lobby.me().is_none() {
        saved_seats::forget_seat(&net, &mut settings);
    }
    if *screen.get() == Screen::Lan && !net.has_joined() {
        commands.trigger(JoinFailed(why));
        return remote_game::leave(&mut net, &mut current);
    }
    // The match cannot continue here, but its game is saved on this device.
    let game = net.lobby.game();
    let was_playing = game.is_some_and(|game| game.result.is_none());
    let is_saved = was_playing && remote_game::save(&net, &mut current, &storage);
    let text = if is_saved {
        wording!("match-end-saved", reason: why)
    } else {
        why
    };
    commands.trigger(Subject::Connection.notice(text));
    commands.trigger(CloseConnection);
}

/// Starts the server in this process again, with the rooms that it has saved and the seats of all: the others reconnect by
/// themselves. One that fails again soon ends.
fn restart_server(_: On<ServerFailed>, mut net: ResMut<Net>, mut commands: Commands) {
    let last_failure = net.last_failure.replace(Instant::now());
    if last_failure.is_some_and(|last| last.elapsed() < RESTART_INTERVAL) {
        return commands.trigger(ConnectionEnded(wording!("hosting-failed")));
    }
    let text = wording!("hosting-restarts");
    commands.trigger(Subject::Connection.notice(text));
    commands.trigger(CloseConnection);
    commands.write_message(NetRequest::StartServer);
}

fn close_connection(
    _: On<CloseConnection>,
    mut net: ResMut<Net>,
    mut current: ResMut<CurrentGame>,
    screen: Res<State<Screen>>,
    mut return_screen: ResMut<ReturnScreen>,
    mut commands: Commands,
) {
    if matches!(screen.get(), Screen::Play | Screen::Lobby) {
        // The board stays until the screen changes.
        net.end();
        return commands.set_state(Screen::Lan);
    }
    remote_game::leave(&mut net, &mut current);
    let has_game = current.game().is_some();
    if return_screen.link_is_over(*screen.get(), has_game) {
        commands.set_state(Screen::Lan);
    }
}

/// Follows whether the server has a seat for the player.
fn follow_own_seat(
    change: On<LobbyChanged>,
    mut net: ResMut<Net>,
    mut settings: ResMut<Settings>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    match &change.0 {
        ClientEvent::Welcome => {
            saved_seats::store(&net, &mut settings);
            if *screen.get() == Screen::Lan {
                commands.set_state(Screen::Lobby);
            }
        }
        // A server that closes has no seats until somebody starts it again.
        ClientEvent::Closing(CloseReason::Replaced | CloseReason::ServerClosed) => {
            saved_seats::forget_seat(&net, &mut settings);
        }
        ClientEvent::Closing(CloseReason::Removed)
        | ClientEvent::Refused(Refusal::BannedFromServer) => {
            saved_seats::forget_seat(&net, &mut settings);
            // What the lobby still shows is over.
            net.lobby.disconnect();
        }
        _ => {}
    }
}

/// Tries another name while the player is not in, and else keeps the one that they have.
fn answer_refused_name(change: On<LobbyChanged>, mut net: ResMut<Net>, player: LanPlayer) {
    match &change.0 {
        ClientEvent::Refused(Refusal::NameInUse(_)) if net.lobby.me().is_none() => {
            // The player keeps the name of the settings for other servers.
            net.name_tries += 1;
            let name = numbered_name(&player.settings.lan.name, net.name_tries);
            let name = name.unwrap_or_else(|| fresh_name(player.language.0));
            net.send(ClientMessage::Hello { name });
        }
        ClientEvent::Refused(Refusal::NameInUse(_) | Refusal::InvalidName) => {
            net.wanted_name = None;
        }
        _ => {}
    }
}

fn receive_chat(
    change: On<LobbyChanged>,
    mut net: ResMut<Net>,
    screen: Res<State<Screen>>,
    language: Res<CurrentLanguage>,
    mut chats: MessageWriter<ChatArrived>,
) {
    if let ClientEvent::Chat(message) = &change.0
        && is_from_others(&net, message.by)
    {
        let is_seen = *screen.get() == Screen::Lobby;
        net.unread += usize::from(!is_seen);
        chats.write(ChatArrived {
            name: message.name.text(language.0),
            text: message.text.text(language.0),
            is_seen,
        });
    }
}

/// Shows what happens in the match of the player's room.
fn follow_match(
    change: On<LobbyChanged>,
    mut net: ResMut<Net>,
    mut current: ResMut<CurrentGame>,
    mut commands: Commands,
) {
    match &change.0 {
        ClientEvent::BoardSynced(board) if remote_game::is_shown(&net, *board) => {
            current.shown_board = Some(*board);
            commands.set_state(Screen::Play);
            commands.set_state(Phase::Playing);
            commands.write_message(PositionChanged);
        }
        ClientEvent::Held(hold) => net.held_since = hold.map(|_| Instant::now()),
        ClientEvent::Moved {
            board,
            seq,
            seat,
            mv,
            effects,
        } if current.shown_board == Some(*board) => {
            commands.write_message(MoveCommitted {
                seq: *seq,
                seat: *seat,
                mv: *mv,
                effects: effects.clone(),
            });
        }
        ClientEvent::TakenBack(board) if current.shown_board == Some(*board) => {
            commands.write_message(PositionChanged);
        }
        ClientEvent::Desync(request) => {
            warn!("the position differs from the server's, and is requested again");
            net.send(request.clone());
            commands.write_message(PositionChanged);
        }
        _ => {}
    }
}

/// Tells the player what has happened.
fn report_lobby_change(
    change: On<LobbyChanged>,
    net: Res<Net>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    if let ClientEvent::RoomOpened(room) = change.0 {
        commands.trigger(RoomOpened(room));
    } else if let Some(words) = words_about(&change.0, &net, *screen.get()) {
        commands.trigger(Toast(words));
    }
}

/// Returns `true` unless the person is the player.
fn is_from_others(net: &Net, by: PersonId) -> bool {
    Some(by) != net.lobby.me()
}

/// Returns the message that tells the player about an event.
fn words_about(event: &ClientEvent, net: &Net, screen: Screen) -> Option<Wording> {
    let lobby = &net.lobby;
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
        ClientEvent::DroppedOut(seat, why) => dropout_words(net, *seat, *why)?,
        // The board has changed since the request, as the player can see.
        ClientEvent::Refused(Refusal::Stale) => return None,
        // The player is told the name that they get instead.
        ClientEvent::Refused(Refusal::NameInUse(_)) if lobby.me().is_none() => return None,
        ClientEvent::Refused(refusal) => Wording::of(refusal.clone()),
        ClientEvent::Chat(message)
            if is_from_others(net, message.by) && screen != Screen::Lobby =>
        {
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
fn dropout_words(net: &Net, seat: u8, why: ForfeitReason) -> Option<Wording> {
    let lobby = &net.lobby;
    let game = lobby.game()?;
    if game.info.players.len() < 3 || lobby.seat() == Some(seat) {
        return None;
    }
    let player = lobby.player_name(seat)?;
    let is_replaced = !game.info.is_race
        && lobby
            .room()
            .is_some_and(|room| room.dropouts == DropoutPolicy::Computer);
    Some(Wording::new(move |language| {
        let name = player.text(language);
        match (why, is_replaced) {
            (ForfeitReason::Left, true) => tr!(language, "match-player-left-replaced", name),
            (ForfeitReason::Left, false) => tr!(language, "match-player-left", name),
            (ForfeitReason::Disconnected, true) => {
                tr!(language, "match-player-cut-off-replaced", name)
            }
            (ForfeitReason::Disconnected, false) => {
                tr!(language, "match-player-cut-off", name)
            }
            (ForfeitReason::Resigned, true) => {
                tr!(language, "match-player-resigned-replaced", name)
            }
            (ForfeitReason::Resigned, false) => tr!(language, "match-player-resigned", name),
            (ForfeitReason::OutOfTime, true) => {
                tr!(language, "match-player-out-of-time-replaced", name)
            }
            (ForfeitReason::OutOfTime, false) => {
                tr!(language, "match-player-out-of-time", name)
            }
        }
    }))
}
