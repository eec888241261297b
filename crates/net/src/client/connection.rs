//! The connection to a server in a client's app: the hello, messages, and how it ends.

use super::link::{ClientConfig, LinkEnd, LinkEvent, LinkState, RECONNECT_AFTER};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_renet::{RenetClient, client_just_connected};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Sender;
use std::time::Duration;
use tessella_formats::codec;
use tessella_lobby::{ClientMessage, CloseReason, PersonId, Refusal, ServerMessage};
use tessella_protocol::ServerKey;
use tessella_protocol::admission::Ticket;
use tessella_protocol::transport::{ClientTransport, ConnectionError, DisconnectCause};

/// Memory limit in bytes for decoding a message from the server.
const DECODE_LIMIT: usize = 1 << 20;
/// Time without a packet after which the server counts as away.
const AWAY_AFTER: Duration = Duration::from_secs(3);
/// Maximum size in bytes of unread events. A program that lets so many pile up is stuck.
const MAX_UNREAD: usize = 8 << 20;
/// Size in bytes that an event counts for in addition to its message.
const EVENT_OVERHEAD: usize = 64;

/// Plugin that exchanges messages with the server while there is a [`Connection`].
pub(super) struct ConnectionPlugin;

impl Plugin for ConnectionPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(
            Update,
            (
                greet.run_if(client_just_connected),
                receive_messages,
                watch_silence,
                detect_end,
            )
                .chain()
                .run_if(resource_exists::<Connection>),
        );
    }
}

/// A person's link to a server, which outlives individual connections.
#[derive(Resource)]
pub(super) struct ServerLink {
    pub(super) config: ClientConfig,
    pub(super) events: LinkEvents,
    /// Key of the server joined last.
    pub(super) server: Option<ServerKey>,
    /// The client's person in this connection.
    pub(super) me: Option<PersonId>,
    /// `true` once the server has welcomed the client. Only then does the client reconnect.
    pub(super) has_been_welcomed: bool,
    /// Ticket for reconnecting to the server without admission.
    pub(super) next_ticket: Option<Ticket>,
}

/// Events for the program.
#[derive(Clone)]
pub(super) struct LinkEvents {
    pub(super) sender: Sender<(usize, LinkEvent)>,
    /// Size in bytes of all unread events.
    pub(super) unread: Arc<AtomicUsize>,
    /// Function to call whenever there are events.
    pub(super) notify: Arc<dyn Fn() + Send + Sync>,
}

impl LinkEvents {
    pub(super) fn set_state(&self, state: LinkState) {
        self.emit(0, LinkEvent::State(state));
    }

    fn emit(&self, bytes: usize, event: LinkEvent) {
        let size = bytes + EVENT_OVERHEAD;
        self.unread.fetch_add(size, Ordering::Relaxed);
        // The receiver is gone once the client was dropped.
        if self.sender.send((size, event)).is_ok() {
            (self.notify)();
        }
    }

    fn is_overfull(&self) -> bool {
        self.unread.load(Ordering::Relaxed) > MAX_UNREAD
    }
}

/// Connection to a server.
#[derive(Resource)]
pub(super) struct Connection {
    /// Ticket with which the client has connected.
    pub(super) ticket: Ticket,
    /// Why the server announced that it would close the connection.
    pub(super) close_reason: Option<CloseReason>,
    pub(super) is_away: bool,
    /// `true` once an undecodable message has been logged.
    pub(super) has_logged_error: bool,
    /// Why the connection ended.
    pub(super) end: Option<ConnectionEnd>,
}

impl Connection {
    /// Creates a connection that the server has yet to accept.
    pub(super) fn new(ticket: Ticket) -> Self {
        Self {
            ticket,
            close_reason: None,
            is_away: false,
            has_logged_error: false,
            end: None,
        }
    }

    /// Returns the state of the link while the connection is open.
    fn open_state(&self) -> LinkState {
        LinkState::Open {
            seat: self.ticket.seat.clone(),
            name: self.ticket.name.clone(),
            address: self.ticket.address,
        }
    }
}

/// Why a connection ended other than by a command.
pub(super) enum ConnectionEnd {
    /// The connection was lost; the client can reconnect.
    Lost(DisconnectCause),
    /// The link has ended for good.
    Over(LinkEnd),
}

fn greet(
    mut link: ResMut<ServerLink>,
    connection: Res<Connection>,
    mut transport: ResMut<ClientTransport>,
    mut renet: ResMut<RenetClient>,
) {
    let hello = ClientMessage::Hello {
        name: link.config.name.clone(),
    };
    send(&hello, &mut transport, &mut renet);
    link.server = Some(connection.ticket.seat.server);
    link.events.set_state(connection.open_state());
}

/// Sends a message to the server.
pub(super) fn send(
    message: &ClientMessage,
    transport: &mut ClientTransport,
    renet: &mut RenetClient,
) {
    match codec::encode(message) {
        Ok(bytes) => transport.send(&bytes, renet),
        Err(error) => log::error!("failed to encode a message: {error}"),
    }
}

fn receive_messages(
    mut link: ResMut<ServerLink>,
    mut connection: ResMut<Connection>,
    mut transport: ResMut<ClientTransport>,
) {
    while connection.end.is_none() {
        let Some(bytes) = transport
            .next_unreliable()
            .or_else(|| transport.next_message())
        else {
            return;
        };
        match codec::decode_within::<DECODE_LIMIT, ServerMessage>(&bytes) {
            Ok(message) => {
                link.receive(&mut connection, message, bytes.len());
            }
            // One log line is enough, however many such messages follow.
            Err(error) if !connection.has_logged_error => {
                connection.has_logged_error = true;
                log::warn!("the server sent an undecodable message: {error}");
            }
            Err(_) => {}
        }
    }
}

impl ServerLink {
    /// Handles a message and passes it on.
    fn receive(&mut self, connection: &mut Connection, message: ServerMessage, bytes: usize) {
        match &message {
            ServerMessage::Refused(why @ (Refusal::ServerFull(_) | Refusal::BannedFromServer))
                if self.me.is_none() =>
            {
                connection.end = Some(ConnectionEnd::Over(why.clone().into()));
                return;
            }
            ServerMessage::Welcome { you, .. } => {
                self.has_been_welcomed = true;
                self.config.address = connection.ticket.address;
                let seat = connection.ticket.seat.clone();
                self.config
                    .seats
                    .retain(|known| known.server != seat.server);
                // From now on, the client rejoins only this server.
                self.config.expected = vec![seat.server];
                self.config.seats.push(seat);
                self.me = Some(*you);
            }
            // After a change of name, the client must reconnect with the new one.
            ServerMessage::Person(info) if Some(info.id) == self.me => {
                self.config.name.clone_from(&info.name);
            }
            ServerMessage::NextTicket(token) => {
                self.next_ticket = connection.ticket.renewed(token);
                return;
            }
            ServerMessage::Closing(why) => connection.close_reason = Some(*why),
            _ => {}
        }
        self.events.emit(bytes, LinkEvent::Message(message));
        if self.events.is_overfull() {
            connection.end = Some(ConnectionEnd::Over(LinkEnd::Overfull));
        }
    }
}

/// Notices when the server falls silent or is heard again.
fn watch_silence(
    link: Res<ServerLink>,
    mut connection: ResMut<Connection>,
    transport: Res<ClientTransport>,
) {
    if !transport.is_connected() || connection.end.is_some() {
        return;
    }
    let silence = transport.silence();
    if silence > RECONNECT_AFTER {
        connection.end = Some(ConnectionEnd::Lost(DisconnectCause::TimedOut));
        return;
    }
    let is_away = silence > AWAY_AFTER;
    if is_away != connection.is_away {
        connection.is_away = is_away;
        link.events.set_state(if is_away {
            LinkState::Away
        } else {
            connection.open_state()
        });
    }
}

fn detect_end(mut connection: ResMut<Connection>, transport: Res<ClientTransport>) {
    let Some(cause) = transport
        .disconnect_cause()
        .filter(|_| connection.end.is_none())
    else {
        return;
    };
    connection.end = Some(match (connection.close_reason.take(), cause) {
        (Some(why), _) => ConnectionEnd::Over(why.into()),
        (None, DisconnectCause::Failed(ConnectionError::Send(error))) => {
            ConnectionEnd::Over(error.into())
        }
        (None, DisconnectCause::Failed(error)) => ConnectionEnd::Over(LinkEnd::InvalidData(error)),
        (None, cause) => ConnectionEnd::Lost(cause),
    });
}
