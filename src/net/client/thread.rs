//! Thread of a client.

use super::link::{ClientConfig, LinkCommand, LinkEvent, LinkState, RECONNECT_AFTER};
use super::socket::{ClientSocket, ClientSocketEvent, DisconnectCause};
use crate::codec;
use crate::lobby::{ClientMessage, PersonId, ReconnectToken, Refusal, ServerMessage};
use crate::net::admission::{JoinError, Ticket, UnreachableReason, request_admission_until};
use crate::net::discovery::DiscoveryClient;
use crate::net::wire::ConnectionError;
use std::cell::Cell;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::time::{Duration, Instant};

/// Memory limit in bytes for decoding a message from the server.
const DECODE_LIMIT: usize = 1 << 20;
/// Wait of one turn for the last messages to be acknowledged, and the number of such turns.
const FLUSH_WAIT: Duration = Duration::from_millis(20);
const FLUSH_TURNS: u32 = 5;
/// Wait of one turn for a command.
const TURN: Duration = Duration::from_millis(8);
/// Timeout of a join request.
const JOIN_TIMEOUT: Duration = Duration::from_secs(2);
/// Silence after which the server counts as away.
const AWAY_AFTER: Duration = Duration::from_secs(3);
/// Pause between two attempts to reconnect.
const RECONNECT_PAUSE: Duration = Duration::from_millis(1500);
/// Time after which reconnecting is given up.
const RECONNECT_TIMEOUT: Duration = Duration::from_secs(30 * 60);

/// Maximum size in bytes of unread events. A program that does not read for so long is stuck.
const MAX_UNREAD: usize = 8 << 20;
/// Size in bytes that an event counts in addition to its message.
const EVENT_OVERHEAD: usize = 64;

/// Command that ends the current activity of the thread.
enum Interruption {
    /// The client was dropped.
    Left,
    /// The link is being suspended. The sender is dropped once it is.
    Suspend(Sender<()>),
}

/// Reason why a connection ended.
enum ConnectionEnd {
    /// A command ended it.
    Interrupted(Interruption),
    /// It was lost.
    Lost(DisconnectCause),
    /// It ended for good, with a sentence that says why.
    Over(String),
}

/// Connection to a server.
struct ActiveConnection {
    socket: ClientSocket,
    /// Id of the server.
    server: u64,
    /// Address that was joined.
    address: SocketAddr,
    /// Seat token that this server gave.
    token: Option<ReconnectToken>,
    /// State of the link while it is open.
    open: LinkState,
    /// Sentence with which the server announced that it closes the connection.
    close_reason: Option<String>,
    is_away: bool,
    /// `true` once an undecodable message was logged.
    has_logged_error: bool,
}

pub(super) struct ClientThread {
    config: ClientConfig,
    commands: Receiver<LinkCommand>,
    events: Sender<(usize, LinkEvent)>,
    /// Size in bytes of all unread events.
    unread: Arc<AtomicUsize>,
    notify: Box<dyn Fn() + Send>,
    discovery: Option<DiscoveryClient>,
    /// Id of the server that was joined last.
    server: Option<u64>,
    /// Address at which the server was found since the connection was lost, if it has changed.
    new_address: Option<SocketAddr>,
    me: Option<PersonId>,
    /// `true` once the server has welcomed the client. Only then does the client reconnect.
    has_been_welcomed: bool,
}

impl ClientThread {
    pub(super) fn new(
        config: ClientConfig,
        commands: Receiver<LinkCommand>,
        events: Sender<(usize, LinkEvent)>,
        unread: Arc<AtomicUsize>,
        notify: Box<dyn Fn() + Send>,
    ) -> Self {
        Self {
            config,
            commands,
            events,
            unread,
            notify,
            discovery: None,
            server: None,
            new_address: None,
            me: None,
            has_been_welcomed: false,
        }
    }

    pub(super) fn run(mut self) {
        self.set_state(LinkState::Joining);
        let mut lost_since: Option<Instant> = None;
        loop {
            let address = self.new_address.take().unwrap_or(self.config.address);
            let mut interruption = None;
            match self.join_and_run(address) {
                Ok(ConnectionEnd::Interrupted(why)) => interruption = Some(why),
                Ok(ConnectionEnd::Over(why)) => return self.set_state(LinkState::Over(why)),
                Ok(ConnectionEnd::Lost(cause)) if !self.has_been_welcomed => {
                    let why = explain_failed_connection(address, cause);
                    return self.set_state(LinkState::Over(why));
                }
                Ok(ConnectionEnd::Lost(_)) => {
                    lost_since = Some(Instant::now());
                    self.set_state(LinkState::Lost);
                }
                Err(error) => {
                    let has_time =
                        lost_since.is_some_and(|since| since.elapsed() < RECONNECT_TIMEOUT);
                    if !(is_temporary(&error) && has_time) {
                        return self.set_state(LinkState::Over(error.to_string()));
                    }
                }
            }
            match interruption.or_else(|| self.pause()) {
                None => self.find_server(),
                Some(Interruption::Left) => return,
                Some(Interruption::Suspend(suspended)) => {
                    // Afterwards this machine may be in another network.
                    (self.discovery, self.new_address) = (None, None);
                    drop(suspended);
                    if !self.wait_for_resume() {
                        return;
                    }
                    lost_since = self.has_been_welcomed.then(Instant::now);
                }
            }
        }
    }

    /// Blocks until the link is resumed. Messages are dropped meanwhile. Returns `false` if the client was dropped.
    fn wait_for_resume(&self) -> bool {
        loop {
            match self.commands.recv() {
                Ok(LinkCommand::Resume) => return true,
                Ok(LinkCommand::Send(_) | LinkCommand::Suspend(_)) => {}
                Err(_) => return false,
            }
        }
    }

    fn set_state(&self, state: LinkState) {
        self.emit(0, LinkEvent::State(state));
    }

    fn emit(&self, bytes: usize, event: LinkEvent) {
        let size = bytes + EVENT_OVERHEAD;
        self.unread.fetch_add(size, Ordering::Relaxed);
        // The receiver is gone once the client was dropped.
        if self.events.send((size, event)).is_ok() {
            (self.notify)();
        }
    }

    /// Waits before the next attempt. Messages are dropped meanwhile.
    fn pause(&self) -> Option<Interruption> {
        let until = Instant::now() + RECONNECT_PAUSE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.commands.recv_timeout(left) {
                Ok(LinkCommand::Suspend(suspended)) => {
                    return Some(Interruption::Suspend(suspended));
                }
                Ok(LinkCommand::Send(_) | LinkCommand::Resume) => {}
                Err(RecvTimeoutError::Timeout) => return None,
                Err(RecvTimeoutError::Disconnected) => return Some(Interruption::Left),
            }
        }
    }

    /// Returns an interruption that has arrived. Messages are dropped meanwhile.
    fn interruption(&self) -> Option<Interruption> {
        loop {
            match self.commands.try_recv() {
                Ok(LinkCommand::Suspend(suspended)) => {
                    return Some(Interruption::Suspend(suspended));
                }
                Ok(LinkCommand::Send(_) | LinkCommand::Resume) => {}
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => return Some(Interruption::Left),
            }
        }
    }

    /// Sends the messages of one turn.
    fn send_messages(&self, socket: &mut ClientSocket) -> Option<Interruption> {
        let mut command = self
            .commands
            .recv_timeout(TURN)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => TryRecvError::Empty,
                RecvTimeoutError::Disconnected => TryRecvError::Disconnected,
            });
        loop {
            match command {
                Ok(LinkCommand::Send(message)) => send(socket, &message),
                Ok(LinkCommand::Suspend(suspended)) => {
                    return Some(Interruption::Suspend(suspended));
                }
                Ok(LinkCommand::Resume) => {}
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => return Some(Interruption::Left),
            }
            command = self.commands.try_recv();
        }
    }

    /// Sends a probe, and finds the server by its id among the replies: after a restart it may be at another address.
    fn find_server(&mut self) {
        let Some(server) = self.server else {
            return;
        };
        if self.discovery.is_none() {
            self.discovery = DiscoveryClient::new().ok();
        }
        if let Some(discovery) = &mut self.discovery {
            let found = discovery.collect(Instant::now());
            let found = found
                .iter()
                .find(|found| found.announcement.server_id == server);
            let found = found.filter(|found| found.version_fits);
            self.new_address = found.map(|found| found.address);
            discovery.broadcast();
        }
    }

    /// Requests a ticket, unless it is interrupted.
    fn request_ticket(
        &self,
        address: SocketAddr,
    ) -> Result<Result<Ticket, JoinError>, Interruption> {
        let interruption = Cell::new(None);
        let is_cancelled = || {
            let so_far = interruption.take().or_else(|| self.interruption());
            let is_cancelled = so_far.is_some();
            interruption.set(so_far);
            is_cancelled
        };
        let code = &self.config.code;
        let ticket = request_admission_until(address, code, JOIN_TIMEOUT, &is_cancelled);
        // An interruption while a TCP connection was being opened is noticed only now.
        let unnoticed = || ticket.as_ref().err().and_then(|_| self.interruption());
        match interruption.take().or_else(unnoticed) {
            Some(interruption) => Err(interruption),
            None => Ok(ticket),
        }
    }

    /// Joins a server and runs the connection until it ends.
    fn join_and_run(&mut self, address: SocketAddr) -> Result<ConnectionEnd, JoinError> {
        let ticket = match self.request_ticket(address) {
            Ok(ticket) => ticket?,
            Err(interruption) => return Ok(ConnectionEnd::Interrupted(interruption)),
        };
        if self.has_been_welcomed && self.server != Some(ticket.server) {
            // Another server has the address now; ours may come back.
            return Err(JoinError::Unreachable {
                address,
                reason: UnreachableReason::PortClosed,
            });
        }
        self.me = None;
        let socket = ClientSocket::connect(ticket.token.clone()).map_err(|error: io::Error| {
            JoinError::Unreachable {
                address: ticket.address,
                reason: UnreachableReason::Other(error.to_string()),
            }
        })?;
        // A token is sent to the server that issued it and to no other.
        let mut seats = self.config.seats.iter();
        let seat = seats.find(|&&(server, _)| server == ticket.server);
        Ok(self.run_connection(ActiveConnection {
            socket,
            server: ticket.server,
            address,
            token: seat.map(|&(_, token)| token),
            open: LinkState::Open {
                server: ticket.server,
                name: ticket.name,
                address: ticket.address,
            },
            close_reason: None,
            is_away: false,
            has_logged_error: false,
        }))
    }

    fn run_connection(&mut self, mut connection: ActiveConnection) -> ConnectionEnd {
        loop {
            if let Some(interruption) = self.send_messages(&mut connection.socket) {
                let was_open = connection.socket.is_connected();
                disconnect(&mut connection.socket);
                if was_open {
                    self.set_state(LinkState::Lost);
                }
                return ConnectionEnd::Interrupted(interruption);
            }
            for event in connection.socket.poll(Duration::ZERO) {
                if let Some(end) = self.handle_event(&mut connection, event) {
                    return end;
                }
            }
            let socket = &connection.socket;
            if socket.is_connected() && socket.silence() > RECONNECT_AFTER {
                return ConnectionEnd::Lost(DisconnectCause::TimedOut);
            }
            let is_away = socket.is_connected() && socket.silence() > AWAY_AFTER;
            if is_away != connection.is_away {
                connection.is_away = is_away;
                self.set_state(match is_away {
                    true => LinkState::Away,
                    false => connection.open.clone(),
                });
            }
        }
    }

    /// Handles an event of the socket. Returns the end of the connection, if this is it.
    fn handle_event(
        &mut self,
        connection: &mut ActiveConnection,
        event: ClientSocketEvent,
    ) -> Option<ConnectionEnd> {
        match event {
            ClientSocketEvent::Connected => {
                let hello = ClientMessage::Hello {
                    name: self.config.name.clone(),
                    token: connection.token,
                };
                send(&mut connection.socket, &hello);
                self.server = Some(connection.server);
                self.set_state(connection.open.clone());
                None
            }
            ClientSocketEvent::Message(bytes) | ClientSocketEvent::Unreliable(bytes) => {
                match codec::decode_within::<DECODE_LIMIT, ServerMessage>(&bytes) {
                    Ok(message) => return self.handle_message(connection, message, bytes.len()),
                    // One line in the log is enough, however many follow.
                    Err(error) if !connection.has_logged_error => {
                        connection.has_logged_error = true;
                        log::warn!("the server sent no message: {error}");
                    }
                    Err(_) => {}
                }
                None
            }
            ClientSocketEvent::Disconnected(cause) => {
                Some(match (connection.close_reason.take(), cause) {
                    (Some(why), _) => ConnectionEnd::Over(why),
                    (None, DisconnectCause::Failed(error @ ConnectionError::Send(_))) => {
                        ConnectionEnd::Over(format!("The connection broke: {error}."))
                    }
                    (None, DisconnectCause::Failed(error)) => {
                        ConnectionEnd::Over(format!("The host sent what no host sends: {error}."))
                    }
                    (None, cause) => ConnectionEnd::Lost(cause),
                })
            }
        }
    }

    /// Handles a message and passes it on. Returns the end of the connection, if this is it.
    fn handle_message(
        &mut self,
        connection: &mut ActiveConnection,
        message: ServerMessage,
        bytes: usize,
    ) -> Option<ConnectionEnd> {
        let server = connection.server;
        match &message {
            ServerMessage::Refused(why @ (Refusal::ServerFull(_) | Refusal::BannedFromServer))
                if self.me.is_none() =>
            {
                return Some(ConnectionEnd::Over(why.to_string()));
            }
            ServerMessage::Welcome { you, token, .. } => {
                self.has_been_welcomed = true;
                self.config.address = connection.address;
                self.config.seats.retain(|&(known, _)| known != server);
                self.config.seats.push((server, *token));
                self.me = Some(*you);
            }
            // After a change of name the client reconnects with the new one.
            ServerMessage::Person(info) if Some(info.id) == self.me => {
                self.config.name.clone_from(&info.name);
            }
            ServerMessage::Closing(why) => connection.close_reason = Some(why.to_string()),
            _ => {}
        }
        self.emit(bytes, LinkEvent::Message(message));
        (self.unread.load(Ordering::Relaxed) > MAX_UNREAD).then(|| {
            let why = "The host sent more than this program could take in.";
            ConnectionEnd::Over(why.to_owned())
        })
    }
}

/// Returns `true` if a join request may succeed later.
fn is_temporary(error: &JoinError) -> bool {
    matches!(
        error,
        JoinError::Unreachable { .. }
            | JoinError::Busy { .. }
            // The server was stopped or suspended just then.
            | JoinError::ConnectionClosed { .. }
            // The server may not have noticed the lost connection yet.
            | JoinError::Full { .. }
            // Another program may have taken the port of a server that was stopped.
            | JoinError::NotTessella { .. }
            | JoinError::Impostor { .. }
    )
}

/// Returns a sentence that says why an admitted client could not connect.
fn explain_failed_connection(address: SocketAddr, cause: DisconnectCause) -> String {
    match cause {
        DisconnectCause::NoReply | DisconnectCause::TimedOut => format!(
            "The host at {address} opened, but nothing comes from its game: check that its firewall lets in UDP on port {}.",
            address.port()
        ),
        DisconnectCause::ServerFull => "The host has no room.".to_owned(),
        cause => format!("The host at {address} was lost at once: {cause}."),
    }
}

/// Disconnects after the last messages have had time to arrive.
fn disconnect(socket: &mut ClientSocket) {
    for _ in 0..FLUSH_TURNS {
        if socket.all_acknowledged() {
            break;
        }
        socket.poll(FLUSH_WAIT);
    }
    socket.disconnect();
}

fn send(socket: &mut ClientSocket, message: &ClientMessage) {
    match codec::encode(message) {
        Ok(bytes) => socket.send(bytes),
        Err(error) => log::error!("a message could not be encoded: {error}"),
    }
    socket.flush();
}
