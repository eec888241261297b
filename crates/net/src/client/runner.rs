//! The client's headless app and its runner, which joins, runs the connection, and reconnects.

use super::connection::{
    Connection, ConnectionEnd, ConnectionPlugin, LinkEvents, ServerLink, send,
};
use super::link::{ClientConfig, LinkCommand, LinkEnd, LinkState};
use crate::admission::send_request_until;
use crate::datagram_socket::DatagramSocket;
use crate::discovery::ServerSearch;
use crate::headless::HeadlessPlugin;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_renet::{RenetClient, RenetClientPlugin};
use std::cell::Cell;
use std::io;
use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::time::{Duration, Instant};
use tessella_lobby::ClientMessage;
use tessella_protocol::ServerKey;
use tessella_protocol::admission::{JoinError, JoinRequest, Ticket, UnreachableReason};
use tessella_protocol::transport::{
    ClientTransport, ClientTransportPlugin, DisconnectCause, connection_config,
};

/// Maximum wait for a datagram. Messages from the program are delayed by at most this time.
const WAIT: Duration = Duration::from_millis(8);
/// Wait for a datagram while the last messages are being acknowledged, and the maximum number of such waits.
const FLUSH_WAIT: Duration = Duration::from_millis(20);
const FLUSH_UPDATES: u32 = 5;
/// Timeout of a join request.
const JOIN_TIMEOUT: Duration = Duration::from_secs(2);
/// Time within which the server must accept a connection: after admission, and with a ticket from an earlier
/// connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
const RECONNECT_CONNECT_TIMEOUT: Duration = Duration::from_secs(2);
/// Pause between attempts to reconnect, which gives a server at another address time to reply to a probe.
const RECONNECT_PAUSE: Duration = Duration::from_millis(1500);
/// Time after which the client stops trying to reconnect.
const RECONNECT_TIMEOUT: Duration = Duration::from_secs(30 * 60);

/// Command that interrupts what the runner is doing.
enum Interruption {
    /// The client was dropped.
    Left,
    /// The link is being suspended. The sender is dropped once it is.
    Suspend(Sender<()>),
}

/// Why the runner no longer has a connection.
enum RunEnd {
    /// A command ended it.
    Interrupted(Interruption),
    /// It ended otherwise.
    Ended(ConnectionEnd),
}

/// Runs a client until it is dropped or its link is over.
pub(super) fn run(config: ClientConfig, commands: Receiver<LinkCommand>, events: LinkEvents) {
    let mut app = App::new();
    app.add_plugins((
        HeadlessPlugin,
        RenetClientPlugin,
        ClientTransportPlugin,
        ConnectionPlugin,
    ))
    .insert_resource(ServerLink {
        config,
        events,
        server: None,
        me: None,
        has_been_welcomed: false,
        next_ticket: None,
    })
    .set_runner(move |app| {
        ClientRunner {
            app,
            commands,
            search: None,
            tried: Vec::new(),
        }
        .run()
    });
    app.run();
}

/// Runner of a client's app. It updates the app only while there is a connection: after each datagram, or after a while
/// without one.
struct ClientRunner {
    app: App,
    commands: Receiver<LinkCommand>,
    /// Search for the server while there is no connection. It runs on a thread of its own, so no reply is missed while
    /// an attempt waits for a silent address.
    search: Option<ServerSearch>,
    /// Addresses found by the search that have already been tried in the current round since the connection was lost.
    tried: Vec<SocketAddr>,
}

impl ClientRunner {
    fn run(mut self) -> AppExit {
        self.app.finish();
        self.app.cleanup();
        self.set_state(LinkState::Joining);
        let mut lost_since: Option<Instant> = None;
        let mut address = self.link().config.address;
        loop {
            let mut interruption = None;
            let mut failure = None;
            match self.join_and_run(address) {
                Ok(RunEnd::Interrupted(why)) => interruption = Some(why),
                Ok(RunEnd::Ended(ConnectionEnd::Over(why))) => return self.end(why),
                Ok(RunEnd::Ended(ConnectionEnd::Lost(cause))) => {
                    if !self.link().has_been_welcomed {
                        return self.end(LinkEnd::NotConnected { address, cause });
                    }
                    lost_since = Some(Instant::now());
                    self.tried.clear();
                    self.set_state(LinkState::Lost);
                }
                Err(error) => {
                    let may_go_on = match lost_since {
                        Some(since) => since.elapsed() < RECONNECT_TIMEOUT && is_temporary(&error),
                        None => self.may_have_moved(&error),
                    };
                    if !may_go_on {
                        return self.end_with(error, address);
                    }
                    failure = Some(error);
                }
            }
            if interruption.is_none() {
                self.start_search();
                interruption = self.pause();
            }
            match (interruption, failure) {
                (None, None) => address = self.next_address(None),
                (None, Some(error)) => {
                    let failed = address;
                    address = self.next_address(Some(failed));
                    // The very first attempt is repeated only at addresses where the server has been found.
                    if lost_since.is_none() && address == self.link().config.address {
                        return self.end_with(error, failed);
                    }
                }
                (Some(Interruption::Left), _) => return AppExit::Success,
                (Some(Interruption::Suspend(suspended)), _) => {
                    // This machine may be on another network by then.
                    self.search = None;
                    self.tried.clear();
                    address = self.link().config.address;
                    drop(suspended);
                    if !self.wait_for_resume() {
                        return AppExit::Success;
                    }
                    lost_since = self.link().has_been_welcomed.then(Instant::now);
                }
            }
        }
    }

    fn link(&self) -> &ServerLink {
        self.app.world().resource()
    }

    fn set_state(&self, state: LinkState) {
        self.link().events.set_state(state);
    }

    /// Ends the link for good.
    fn end(&self, why: LinkEnd) -> AppExit {
        self.set_state(LinkState::Over(why));
        AppExit::Success
    }

    /// Ends the link with the error from joining at an address.
    fn end_with(&self, error: JoinError, address: SocketAddr) -> AppExit {
        let is_first = !self.link().has_been_welcomed;
        self.set_state(match error {
            JoinError::ChangedKey { name, address } if is_first => {
                LinkState::ChangedKey { name, address }
            }
            JoinError::NeedsCode { name } if is_first => LinkState::NeedsCode { name, address },
            error => LinkState::Over(error.into()),
        });
        AppExit::Success
    }

    /// Blocks until the link is resumed, dropping messages meanwhile. Returns `false` if the client was dropped.
    fn wait_for_resume(&self) -> bool {
        loop {
            match self.commands.recv() {
                Ok(LinkCommand::Resume) => return true,
                Ok(LinkCommand::Send(_) | LinkCommand::Suspend(_)) => {}
                Err(_) => return false,
            }
        }
    }

    /// Waits before the next attempt, dropping messages meanwhile.
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

    /// Returns the ids with which the server may reply to probes.
    fn server_ids(&self) -> Vec<u64> {
        let link = self.link();
        match link.server {
            Some(server) => vec![server.id()],
            None => link.config.expected.iter().map(ServerKey::id).collect(),
        }
    }

    /// Returns `true` if the first attempt to join failed in a way that suggests that a known server has moved to
    /// another address.
    fn may_have_moved(&self, error: &JoinError) -> bool {
        let is_absent = matches!(
            error,
            JoinError::Unreachable { .. }
                | JoinError::ConnectionClosed { .. }
                | JoinError::Busy { .. }
                | JoinError::NotTessella { .. }
        );
        is_absent && !self.server_ids().is_empty()
    }

    /// Starts searching for the server, which may have another address after a restart.
    fn start_search(&mut self) {
        if self.search.is_none() && !self.server_ids().is_empty() {
            let search = ServerSearch::start(|| {});
            self.search = search
                .inspect_err(|error| log::debug!("failed to search for the server: {error}"))
                .ok();
        }
    }

    /// Returns the address for the next attempt: the previous one if the server replies there, or else those at which
    /// it replies, one after another. Anybody can claim the server's id, so after a failure at one of these the
    /// previous address is tried again.
    fn next_address(&mut self, failed: Option<SocketAddr>) -> SocketAddr {
        let before = self.link().config.address;
        if failed.is_some_and(|failed| failed != before) && self.link().has_been_welcomed {
            return before;
        }
        let ids = self.server_ids();
        let report = self.search.as_ref().map(ServerSearch::report);
        let addresses = report.into_iter().flat_map(|report| report.addresses);
        let found: Vec<SocketAddr> = addresses
            .filter(|reply| ids.contains(&reply.server_id))
            .map(|reply| reply.address)
            .collect();
        let is_new =
            |address: &&SocketAddr| !self.tried.contains(address) && Some(**address) != failed;
        let at_before = found.iter().filter(|&&address| address == before);
        match at_before.chain(&found).find(is_new).copied() {
            Some(address) => {
                self.tried.push(address);
                address
            }
            None => {
                self.tried.clear();
                before
            }
        }
    }

    /// Requests a ticket unless interrupted, dropping messages meanwhile.
    fn request_ticket(
        &self,
        address: SocketAddr,
    ) -> Result<Result<Ticket, JoinError>, Interruption> {
        let interruption = Cell::new(None);
        let is_cancelled = || {
            let so_far = interruption
                .take()
                .or_else(|| next_interruption(&self.commands, |_| {}));
            let is_cancelled = so_far.is_some();
            interruption.set(so_far);
            is_cancelled
        };
        let config = &self.link().config;
        let request = JoinRequest {
            address,
            code: &config.code,
            expected: &config.expected,
            seats: &config.seats,
            timeout: JOIN_TIMEOUT,
        };
        let ticket = send_request_until(&request, &is_cancelled);
        // An interruption that arrived while a TCP connection was being opened is noticed only now.
        if ticket.is_err() {
            is_cancelled();
        }
        match interruption.take() {
            Some(interruption) => Err(interruption),
            None => Ok(ticket),
        }
    }

    /// Joins a server and runs the connection until it ends. If the server does not admit the client now, tries the
    /// ticket that it sent for reconnecting.
    fn join_and_run(&mut self, address: SocketAddr) -> Result<RunEnd, JoinError> {
        let error = match self.request_ticket(address) {
            Ok(Ok(ticket)) => return self.connect_and_run(ticket, CONNECT_TIMEOUT),
            Ok(Err(error)) => error,
            Err(interruption) => return Ok(RunEnd::Interrupted(interruption)),
        };
        let may_be_kept_out = matches!(
            error,
            JoinError::Wait { .. }
                | JoinError::Busy { .. }
                | JoinError::ConnectionClosed { .. }
                | JoinError::Unreachable {
                    reason: UnreachableReason::TimedOut,
                    ..
                }
        );
        let next_ticket = self.link().next_ticket.clone();
        let Some(ticket) = next_ticket.filter(|_| may_be_kept_out) else {
            return Err(error);
        };
        match self.connect_and_run(ticket.at(address), RECONNECT_CONNECT_TIMEOUT)? {
            RunEnd::Ended(ConnectionEnd::Lost(DisconnectCause::NoReply)) => Err(error),
            end => Ok(end),
        }
    }

    /// Connects with a ticket and runs the connection until it ends.
    fn connect_and_run(&mut self, ticket: Ticket, timeout: Duration) -> Result<RunEnd, JoinError> {
        let mut link = self.app.world_mut().resource_mut::<ServerLink>();
        let transport = DatagramSocket::bind_for(ticket.address)
            .and_then(|socket| {
                ClientTransport::connect(ticket.token.clone(), Box::new(socket), timeout)
            })
            .map_err(|error: io::Error| JoinError::Unreachable {
                address: ticket.address,
                reason: UnreachableReason::Other(error.into()),
            })?;
        link.me = None;
        self.app
            .insert_resource(transport)
            .insert_resource(RenetClient::new(connection_config()))
            .insert_resource(Connection::new(ticket));
        let end = self.run_connection();
        let world = self.app.world_mut();
        world.remove_resource::<ClientTransport>();
        world.remove_resource::<RenetClient>();
        world.remove_resource::<Connection>();
        Ok(end)
    }

    fn run_connection(&mut self) -> RunEnd {
        loop {
            if self.search.is_some() && self.transport().is_connected() {
                self.search = None;
            }
            let world = self.app.world_mut();
            if let Some(interruption) =
                next_interruption(&self.commands, |message| send_message(world, &message))
            {
                let was_open = self.transport().is_connected();
                self.disconnect();
                if was_open {
                    self.set_state(LinkState::Lost);
                }
                return RunEnd::Interrupted(interruption);
            }
            self.update(WAIT);
            let mut connection = self.app.world_mut().resource_mut::<Connection>();
            if let Some(end) = connection.end.take() {
                return RunEnd::Ended(end);
            }
        }
    }

    fn transport(&self) -> &ClientTransport {
        self.app.world().resource()
    }

    fn update(&mut self, wait: Duration) {
        self.transport().wait(wait);
        self.app.update();
    }

    /// Disconnects after the last messages have had time to arrive.
    fn disconnect(&mut self) {
        for _ in 0..FLUSH_UPDATES {
            self.update(Duration::ZERO);
            let renet = self.app.world().resource::<RenetClient>();
            if self.transport().all_acknowledged(renet) {
                break;
            }
            self.transport().wait(FLUSH_WAIT);
        }
        let world = self.app.world_mut();
        world.resource_scope(|world, mut transport: Mut<'_, ClientTransport>| {
            transport.disconnect(&mut world.resource_mut::<RenetClient>());
        });
    }
}

/// Returns the next interruption, if one has arrived, and passes the messages before it to a function.
fn next_interruption(
    commands: &Receiver<LinkCommand>,
    mut on_message: impl FnMut(ClientMessage),
) -> Option<Interruption> {
    loop {
        match commands.try_recv() {
            Ok(LinkCommand::Send(message)) => on_message(message),
            Ok(LinkCommand::Suspend(suspended)) => return Some(Interruption::Suspend(suspended)),
            Ok(LinkCommand::Resume) => {}
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => return Some(Interruption::Left),
        }
    }
}

fn send_message(world: &mut World, message: &ClientMessage) {
    world.resource_scope(|world, mut transport: Mut<'_, ClientTransport>| {
        let mut renet = world.resource_mut::<RenetClient>();
        send(message, &mut transport, &mut renet);
    });
}

/// Returns `true` if a join request that failed like this may succeed later.
fn is_temporary(error: &JoinError) -> bool {
    matches!(
        error,
        JoinError::Unreachable { .. }
            | JoinError::Busy { .. }
            // The server was being stopped or suspended.
            | JoinError::ConnectionClosed { .. }
            // The server may not have noticed yet that the old connection is lost.
            | JoinError::Full { .. }
            // Strangers have entered wrong codes.
            | JoinError::Wait { .. }
            // Another program may have taken the port of a server that was stopped.
            | JoinError::NotTessella { .. }
            | JoinError::Impostor { .. }
            // Another server has the address now, but ours may come back.
            | JoinError::ChangedKey { .. }
            | JoinError::UnprovenKey { .. }
    )
}
