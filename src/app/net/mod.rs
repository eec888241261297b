//! Play over the local network, on the app's side: one client connection to a server, which may run in this process,
//! and the state received from it. Server and client run on threads of their own ([`crate::net`]) and wake the event
//! loop on new events.
//!
//! The game of the joined room replaces the games of this device, which are stored in memory until the player leaves
//! it. Moves take the same path as all others, but the authority is the server: the app commits the moves that
//! [`ClientState`] derives from its messages.

mod kept;
mod names;
mod table;

pub use names::fresh_name;
pub use table::{RemoteRequest, is_shown, routes};

use crate::app::core::device::BroadcastsWanted;
use crate::app::core::settings::Settings;
use crate::app::core::storage::Storage;
use crate::app::core::{
    Committing, CurrentGame, MoveCommitted, NetRequest, NetUpdate, Phase, PositionChanged,
    RedrawRequest, Screen, Step, Toast, VisitOrigin,
};
use crate::lobby::{ClientEvent, ClientGame, ClientMessage, ClientState, LobbyLimits, Refusal};
use crate::net::admission::JoinCode;
use crate::net::client::{Client, ClientConfig, LinkEvent, LinkState};
use crate::net::server::{Server, ServerConfig};
use crate::session::GameHistory;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::net::SocketAddr;

/// The connection to a server and the state received from it.
#[derive(Resource, Default)]
pub struct Net {
    host: Option<Server>,
    guest: Option<Client>,
    /// State of the connection; `None` without one.
    link: Option<LinkState>,
    /// Id, name and address of the server, for a reconnect after a crash.
    to: Option<(u64, String, SocketAddr)>,
    lobby: ClientState,
    /// Index of the board shown.
    shown: Option<u8>,
    /// Games of this device that the network game has replaced.
    aside: Option<Option<GameHistory>>,
    /// Number of unread chat messages.
    unread: usize,
}

impl Net {
    /// Returns the state received from the server.
    pub const fn lobby(&self) -> &ClientState {
        &self.lobby
    }

    /// Returns the current game, if it is a network game.
    pub fn shown_game(&self) -> Option<&ClientGame> {
        self.lobby.game().filter(|_| self.shown.is_some())
    }

    /// Returns the state of the connection; `None` without one.
    pub const fn link(&self) -> Option<&LinkState> {
        self.link.as_ref()
    }

    /// Returns `true` if the server has admitted the player.
    pub fn is_in(&self) -> bool {
        self.guest.is_some() && self.lobby.token().is_some()
    }

    /// Returns the server that runs in this process.
    pub const fn host(&self) -> Option<&Server> {
        self.host.as_ref()
    }

    /// Returns the name of the connected server.
    pub fn host_name(&self) -> &str {
        self.to.as_ref().map_or("The host", |(_, name, _)| name)
    }

    /// Returns the number of unread chat messages.
    pub const fn unread(&self) -> usize {
        self.unread
    }

    /// Marks all chat messages as read.
    pub const fn read_all(&mut self) {
        self.unread = 0;
    }

    fn ask(&self, ask: ClientMessage) {
        if let Some(guest) = &self.guest {
            guest.send(ask);
        }
    }

    /// Suspends client and server while the program is in the background, so that nothing wakes it. The other players
    /// see this player as away.
    pub(super) fn rest(&self) {
        self.guest.iter().for_each(Client::suspend);
        self.host.iter().for_each(Server::suspend);
    }

    /// Resumes client and server when the program is in the foreground again.
    pub(super) fn wake(&self) {
        self.host.iter().for_each(Server::resume);
        self.guest.iter().for_each(Client::resume);
    }

    /// Closes the connection, stops a server in this process, and restores the games of this device.
    fn leave(&mut self, table: &mut CurrentGame) {
        table::put_back(self, table);
        self.end();
    }

    /// Closes the connection and stops a server in this process. The game shown stays until the screen changes.
    fn end(&mut self) {
        self.guest = None;
        self.host = None;
        self.link = None;
        self.to = None;
        self.lobby = ClientState::default();
        self.unread = 0;
    }

    fn join(
        &mut self,
        plan: ClientConfig,
        waker: Option<&EventLoopProxyWrapper>,
    ) -> Result<(), String> {
        let waker = waker.map(|waker| (**waker).clone());
        let wake = Box::new(move || {
            let woken = waker
                .as_ref()
                .map(|waker| waker.send_event(WinitUserEvent::WakeUp));
            if matches!(woken, Some(Err(_))) {
                debug!("the window is gone already");
            }
        });
        self.lobby = ClientState::default();
        let joined = Client::join(plan, wake).map_err(|error| format!("That cannot be: {error}."));
        self.guest = Some(joined?);
        self.link = Some(LinkState::Joining);
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Net>()
        .add_systems(
            Update,
            (answer_requests, hear)
                .chain()
                .in_set(NetUpdate)
                .in_set(Step::Play)
                .before(Committing),
        )
        .add_systems(OnExit(Screen::Lan), give_up_joining)
        .add_systems(Update, want_broadcasts.in_set(Step::Show))
        .add_plugins((table::plugin, kept::plugin));
}

/// Enables reception of broadcasts while a server runs here or the app searches for servers.
fn want_broadcasts(
    net: Res<Net>,
    screen: Res<State<Screen>>,
    mut wanted: ResMut<BroadcastsWanted>,
) {
    let now = net.host().is_some() || *screen.get() == Screen::Lan;
    wanted.set_if_neq(BroadcastsWanted(now));
}

/// Cancels a join in progress when the player leaves the network screen.
fn give_up_joining(mut net: ResMut<Net>, mut table: ResMut<CurrentGame>) {
    if net.link.is_some() && !net.is_in() {
        net.leave(&mut table);
    }
}

fn answer_requests(
    mut requests: MessageReader<NetRequest>,
    mut net: ResMut<Net>,
    mut table: ResMut<CurrentGame>,
    mut settings: ResMut<Settings>,
    storage: Res<Storage>,
    waker: Option<Res<EventLoopProxyWrapper>>,
    mut toasts: MessageWriter<Toast>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    for request in requests.read() {
        redraw.request();
        let done = match request {
            NetRequest::Host => {
                net.leave(&mut table);
                kept::give_name(&mut settings);
                if settings.lan.code.parse::<JoinCode>().is_err() {
                    settings.lan.code = JoinCode::random().to_string();
                }
                host(&mut net, &settings, &storage)
                    .and_then(|plan| net.join(plan, waker.as_deref()))
            }
            NetRequest::Join { address, code } => {
                net.leave(&mut table);
                kept::give_name(&mut settings);
                let plan = ClientConfig {
                    address: *address,
                    code: code.clone(),
                    name: settings.lan.name.clone(),
                    seats: kept::known(&settings),
                };
                net.join(plan, waker.as_deref())
            }
            NetRequest::Send(ask) => {
                if let ClientMessage::Rename(name) = ask {
                    settings.lan.name.clone_from(name);
                }
                net.ask(ask.clone());
                Ok(())
            }
            NetRequest::Mute(person, muted) => {
                net.lobby.mute(*person, *muted);
                Ok(())
            }
            NetRequest::Leave => {
                // A server that stops saves its rooms with all seats. On a server that keeps running, the seat of a
                // player who leaves is given up.
                if net.host.is_none() {
                    kept::forget(&net, &mut settings);
                    net.ask(ClientMessage::LeaveRoom);
                }
                net.leave(&mut table);
                next.set(Screen::Lan);
                Ok(())
            }
            NetRequest::Show => {
                if table::show(&mut net, &mut table) {
                    next.set(Screen::Play);
                }
                Ok(())
            }
            NetRequest::Keep => {
                let kept = table::keep(&mut net, &mut table, &storage);
                toasts.write_batch(kept.then(|| {
                    Toast("The game is kept: it is there to continue on the title".to_owned())
                }));
                Ok(())
            }
        };
        if let Err(message) = done {
            toasts.write(Toast(message));
        }
    }
}

/// Starts a server in this process and returns the configuration to join it.
fn host(net: &mut Net, settings: &Settings, storage: &Storage) -> Result<ClientConfig, String> {
    let lan = &settings.lan;
    let host = Server::start(ServerConfig {
        port: lan.port,
        name: format!("{}'s table", lan.name),
        code: lan.code.parse().ok().filter(|_| lan.with_code),
        limits: LobbyLimits {
            max_people: lan.people,
            max_rooms: lan.rooms,
            reconnect_window: lan.grace,
            ..LobbyLimits::default()
        },
        file: storage.rooms_file(),
    });
    let host = host.map_err(|error| format!("No host can begin here: {error}."))?;
    let plan = ClientConfig {
        address: host.loopback_address(),
        code: host.code().map(ToString::to_string).unwrap_or_default(),
        name: lan.name.clone(),
        seats: kept::known(settings),
    };
    net.host = Some(host);
    Ok(plan)
}

/// Applies events from the client thread.
fn hear(
    mut net: ResMut<Net>,
    mut table: ResMut<CurrentGame>,
    mut settings: ResMut<Settings>,
    screen: Res<State<Screen>>,
    mut came_from: ResMut<VisitOrigin>,
    mut next: ResMut<NextState<Screen>>,
    mut next_phase: ResMut<NextState<Phase>>,
    storage: Res<Storage>,
    mut toasts: MessageWriter<Toast>,
    mut committed: MessageWriter<MoveCommitted>,
    mut changed: MessageWriter<PositionChanged>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let heard = net
        .guest
        .as_ref()
        .map(Client::take_events)
        .unwrap_or_default();
    let net = net.bypass_change_detection();
    for heard in heard {
        redraw.request();
        let news = match heard {
            LinkEvent::Message(tell) => net.lobby.apply(tell),
            LinkEvent::State(LinkState::Over(why)) => {
                // The match cannot continue here, but its game is saved on this device.
                let was_playing = net.lobby.game().is_some_and(|game| game.result.is_none());
                if was_playing && table::keep(net, &mut table, &storage) {
                    toasts.write(Toast(format!("{why} The game is kept on this device.")));
                } else {
                    toasts.write(Toast(why));
                }
                if matches!(screen.get(), Screen::Play | Screen::Lobby) {
                    net.end();
                    next.set(Screen::Lan);
                } else {
                    net.leave(&mut table);
                    if came_from.link_is_over(*screen.get(), table.game().is_some()) {
                        next.set(Screen::Lan);
                    }
                }
                continue;
            }
            LinkEvent::State(state) => {
                if let LinkState::Open {
                    server: host,
                    name,
                    address,
                } = &state
                {
                    net.to = Some((*host, name.clone(), *address));
                }
                if state == LinkState::Lost {
                    net.lobby.disconnect();
                }
                net.link = Some(state);
                continue;
            }
        };
        match news {
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
                kept::keep(net, &mut settings);
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
                    net.ask(ClientMessage::Hello {
                        name: settings.lan.name.clone(),
                        token: None,
                    });
                }
            }
            Some(ClientEvent::Chat(said)) => {
                if Some(said.by) != net.lobby.me() && *screen.get() != Screen::Lobby {
                    net.unread += 1;
                    toasts.write(Toast(format!("{}: {}", said.name, said.text.as_str())));
                }
            }
            Some(ClientEvent::BoardSynced(board)) => {
                if table::wants(net, board) {
                    table::put_on(net, &mut table, board);
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
                if net.shown == Some(board) {
                    table::put_on(net, &mut table, board);
                    committed.write(MoveCommitted {
                        seq,
                        seat,
                        mv,
                        effects,
                    });
                }
            }
            Some(ClientEvent::TakenBack(board)) => {
                if net.shown == Some(board) {
                    table::put_on(net, &mut table, board);
                    changed.write(PositionChanged);
                }
            }
            Some(ClientEvent::TakeBackRequested(person)) => {
                let name = net.lobby.name(person);
                toasts.write(Toast(format!("{name} would like to take back a move")));
            }
            Some(ClientEvent::TakeBackAnswered(may)) => {
                let words = match may {
                    true => "The move is taken back",
                    false => "The move stays",
                };
                toasts.write(Toast(words.to_owned()));
            }
            Some(ClientEvent::Desync(ask)) => {
                warn!("the game here is not the host's, and is told again");
                net.ask(ask);
            }
        }
    }
}
