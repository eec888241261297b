//! Play over the local network, as the window sees it: one link to a host, which may be this very program, and what is known
//! from there. The host and the link tick on threads of their own ([`crate::net`]), and wake the window when there is news.
//!
//! The game of the own room is put on the table in place of the games of this device, which are set aside until the player
//! leaves it. Moves go the same way as all others, except that the authority is elsewhere: what it commits is what
//! [`ClientState`] makes of what it told.

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

/// The link to a host, and what is known from there.
#[derive(Resource, Default)]
pub struct Net {
    host: Option<Server>,
    guest: Option<Client>,
    /// How the link is; `None` without one.
    link: Option<LinkState>,
    /// Where it leads, for the time after a crash.
    to: Option<(u64, String, SocketAddr)>,
    lobby: ClientState,
    /// The board on the table.
    shown: Option<u8>,
    /// What was on the table before it.
    aside: Option<Option<GameHistory>>,
    /// How many messages have not been seen.
    unread: usize,
}

impl Net {
    /// What is known of the host.
    pub const fn lobby(&self) -> &ClientState {
        &self.lobby
    }

    /// The game on the table, if it is one over the network.
    pub fn shown_game(&self) -> Option<&ClientGame> {
        self.lobby.game().filter(|_| self.shown.is_some())
    }

    /// How the link is; `None` without one.
    pub const fn link(&self) -> Option<&LinkState> {
        self.link.as_ref()
    }

    /// Whether the player has come in.
    pub fn is_in(&self) -> bool {
        self.guest.is_some() && self.lobby.token().is_some()
    }

    /// The host that runs here.
    pub const fn host(&self) -> Option<&Server> {
        self.host.as_ref()
    }

    /// The name of the host that the link leads to.
    pub fn host_name(&self) -> &str {
        self.to.as_ref().map_or("The host", |(_, name, _)| name)
    }

    /// How many messages have not been seen.
    pub const fn unread(&self) -> usize {
        self.unread
    }

    /// All messages have been seen.
    pub const fn read_all(&mut self) {
        self.unread = 0;
    }

    fn ask(&self, ask: ClientMessage) {
        if let Some(guest) = &self.guest {
            guest.send(ask);
        }
    }

    /// The program goes to the background: link and host rest, and nothing wakes them. The others are told that the player is
    /// away.
    pub(super) fn rest(&self) {
        self.guest.iter().for_each(Client::suspend);
        self.host.iter().for_each(Server::suspend);
    }

    /// It is in front again, and so is the player.
    pub(super) fn wake(&self) {
        self.host.iter().for_each(Server::resume);
        self.guest.iter().for_each(Client::resume);
    }

    /// Ends the link, and the host if it runs here. What was set aside is on the table again.
    fn leave(&mut self, table: &mut CurrentGame) {
        table::put_back(self, table);
        self.end();
    }

    /// Ends the link, and the host if it runs here. What is on the screen stays until another screen comes.
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

/// Broadcasts come through while a server runs here or servers are looked for.
fn want_broadcasts(
    net: Res<Net>,
    screen: Res<State<Screen>>,
    mut wanted: ResMut<BroadcastsWanted>,
) {
    let now = net.host().is_some() || *screen.get() == Screen::Lan;
    wanted.set_if_neq(BroadcastsWanted(now));
}

/// Nobody comes in who has turned away meanwhile.
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
                // What is played at a host that ends is kept there, with the seats of all; who leaves one that goes on is
                // not waited for.
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

/// Starts a host here; how to join it.
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

/// What has come from the host.
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
                // A game that cannot go on here is not lost.
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
            // The link is over then, and says why.
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
                // It has gone on by itself in the meantime, as is to be seen.
                if refusal != Refusal::Stale {
                    toasts.write(Toast(refusal.to_string()));
                }
                if let (Refusal::NameInUse(_), None) = (&refusal, net.lobby.me()) {
                    // Given names are only a beginning.
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
