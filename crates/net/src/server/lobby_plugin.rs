//! The lobby in a server's app: incoming and outgoing messages, saved rooms, and replies to probes.

use super::config::ServerStatus;
use super::metrics::Metrics;
use super::room_store::RoomStore;
use super::workers::Workers;
use crate::discovery::DiscoveryResponder;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_renet::{RenetServer, RenetServerEvent};
use bevy_time::{Real, Time};
use renet::ServerEvent;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tessella_formats::codec;
use tessella_lobby::{
    ClientMessage, ConnectionId, JobResult, Lobby, LobbyOutput, ServerMessage, SourceKey,
};
use tessella_protocol::admission::{AdmissionControl, device_of};
use tessella_protocol::discovery::Announcement;
use tessella_protocol::transport::{PeerDisconnectCause, ServerTransport};

/// Maximum number of messages from one client handled in an update.
const MAX_MESSAGES: usize = 64;
/// Memory limit in bytes for decoding a message from a client.
const DECODE_LIMIT: usize = 16 << 10;
/// Interval between updates of the devices that are admitted without the join code, in milliseconds.
const SEATS_INTERVAL: u64 = 100;

/// Plugin that connects the lobby to the transport. It needs all resources in this module.
pub(super) struct LobbyPlugin;

impl Plugin for LobbyPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(on_server_event).add_systems(
            Update,
            (
                advance_clock,
                receive_messages,
                finish_jobs,
                send_output,
                save_rooms,
                update_status,
                answer_probes,
            )
                .chain(),
        );
    }
}

/// The lobby, and the time for which it has run.
#[derive(Resource)]
pub(super) struct ServerLobby {
    pub(super) lobby: Lobby,
    /// Time since the start, not counting suspensions.
    pub(super) clock: Duration,
}

impl ServerLobby {
    /// Returns the server's time in milliseconds.
    pub(super) fn now(&self) -> u64 {
        self.clock.as_millis() as u64
    }
}

/// Threads for the lobby's long computations.
#[derive(Resource)]
pub(super) struct ServerWorkers(pub(super) Workers);

/// File in which the rooms are saved, if there is one.
#[derive(Resource)]
pub(super) struct ServerRooms(pub(super) Option<RoomStore>);

/// How the server describes itself, in replies to probes and to clients that want to join.
#[derive(Resource)]
pub(super) struct ServerDescription {
    pub(super) admission: Arc<AdmissionControl>,
    pub(super) responder: DiscoveryResponder,
    pub(super) announcement: Announcement,
}

/// Status for the operator.
#[derive(Resource)]
pub(super) struct SharedStatus(pub(super) Arc<Mutex<ServerStatus>>);

fn on_server_event(
    event: On<RenetServerEvent>,
    mut server_lobby: ResMut<ServerLobby>,
    mut transport: ResMut<ServerTransport>,
    mut metrics: ResMut<Metrics>,
) {
    let lobby = &mut server_lobby.lobby;
    match event.event().0 {
        ServerEvent::ClientConnected { client_id } => {
            // A client that is already gone has no data; its disconnect will be reported in a moment.
            if let Some(device) = transport.user_data(client_id).map(device_of) {
                let source = transport.source_key(client_id).map(SourceKey);
                lobby.connect(ConnectionId(client_id), device, source);
            }
        }
        ServerEvent::ClientDisconnected { client_id, reason } => {
            let cause = transport.take_cause(client_id);
            metrics.now.count_disconnect(cause);
            log::info!("client {client_id} disconnected: {cause:?} ({reason})");
            let connection = ConnectionId(client_id);
            match cause {
                Some(PeerDisconnectCause::Left) => lobby.leave_server(connection),
                _ => lobby.disconnect(connection),
            }
        }
    }
}

fn advance_clock(mut server_lobby: ResMut<ServerLobby>, time: Res<Time<Real>>) {
    server_lobby.clock += time.delta();
    let now = server_lobby.now();
    server_lobby.lobby.tick(now);
}

fn receive_messages(
    mut server_lobby: ResMut<ServerLobby>,
    mut transport: ResMut<ServerTransport>,
    mut metrics: ResMut<Metrics>,
) {
    let lobby = &mut server_lobby.lobby;
    for client in transport.clients() {
        let connection = ConnectionId(client);
        for _ in 0..MAX_MESSAGES {
            let Some(bytes) = transport.next_message(client) else {
                break;
            };
            match codec::decode_within::<DECODE_LIMIT, ClientMessage>(&bytes) {
                Ok(message) => {
                    metrics.count_message(&message);
                    lobby.receive(connection, message);
                }
                Err(error) if lobby.has_connection(connection) => {
                    log::info!("client {client} sent an undecodable message: {error}");
                    lobby.reject_invalid(connection);
                }
                Err(_) => {}
            }
        }
        // Clients send no unreliable messages.
        while transport.next_unreliable(client).is_some() {}
    }
}

fn finish_jobs(mut server_lobby: ResMut<ServerLobby>, mut workers: ResMut<ServerWorkers>) {
    let lobby = &mut server_lobby.lobby;
    for (id, done) in workers.0.results() {
        lobby.finish_job(id, done);
    }
    // Work for closed rooms must not delay that for others.
    for id in workers.0.drop_unwanted(|room| lobby.has_room(room)) {
        lobby.finish_job(id, JobResult::Generated(None));
    }
}

fn encode(message: &ServerMessage) -> Option<Vec<u8>> {
    match codec::encode(message) {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            log::error!("failed to encode a message: {error}");
            None
        }
    }
}

/// Sends the lobby's messages and starts its jobs.
pub(super) fn send_output(
    mut server_lobby: ResMut<ServerLobby>,
    mut transport: ResMut<ServerTransport>,
    mut server: ResMut<RenetServer>,
    workers: Res<ServerWorkers>,
    mut metrics: ResMut<Metrics>,
    identity: Res<ServerDescription>,
) {
    let output = server_lobby.lobby.take_output();
    metrics.now.messages_sent += output.len() as u64;
    for output in output {
        match output {
            LobbyOutput::Reliable(to, message) => {
                let is_welcome = matches!(message, ServerMessage::Welcome { .. });
                let device = transport.user_data(to.0).filter(|_| is_welcome);
                let next = device.and_then(|data| identity.admission.next_token(&device_of(data)));
                let next = next.map(ServerMessage::NextTicket);
                for message in [Some(message), next].into_iter().flatten() {
                    if let Some(bytes) = encode(&message) {
                        transport.send(to.0, &bytes);
                    }
                }
            }
            LobbyOutput::Unreliable(to, message) => {
                if let Some(bytes) = encode(&message) {
                    transport.send_unreliable(to.0, bytes, &mut server);
                }
            }
            LobbyOutput::Close(to) => transport.close(to.0),
        }
    }
    for job in server_lobby.lobby.take_jobs() {
        workers.0.start_work(job);
    }
}

fn save_rooms(
    mut server_lobby: ResMut<ServerLobby>,
    mut rooms: ResMut<ServerRooms>,
    status: Res<SharedStatus>,
) {
    let Some(store) = &mut rooms.0 else {
        return;
    };
    store.save_if_changed(&mut server_lobby.lobby);
    if let Some(warning) = store.take_warning()
        && let Ok(mut status) = status.0.lock()
    {
        status.warning = Some(warning);
    }
}

/// Updates the announcement, the number of people, the devices with a seat and the status.
fn update_status(
    server_lobby: Res<ServerLobby>,
    mut identity: ResMut<ServerDescription>,
    status: Res<SharedStatus>,
    mut next_seats: Local<u64>,
) {
    let lobby = &server_lobby.lobby;
    let (people, rooms) = (lobby.people(), lobby.rooms());
    let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    let ServerDescription {
        admission,
        announcement,
        ..
    } = &mut *identity;
    admission.set_people(count(people));
    admission.set_has_place(lobby.has_place());
    let now = server_lobby.now();
    if now >= *next_seats {
        *next_seats = now + SEATS_INTERVAL;
        admission.set_seats(lobby.seated_devices().collect());
    }
    announcement.people = count(people);
    announcement.rooms = count(rooms);
    announcement.max_people = admission.max_people();
    announcement.needs_code = admission.code().is_some();
    announcement.has_room = admission.has_room() && !lobby.is_draining();
    announcement.game = lobby.advertised_game().unwrap_or_default();
    if let Ok(mut status) = status.0.lock() {
        (status.people, status.rooms) = (people, rooms);
        (status.attended_games, status.is_draining) = (lobby.attended_games(), lobby.is_draining());
    }
}

fn answer_probes(mut transport: ResMut<ServerTransport>, mut identity: ResMut<ServerDescription>) {
    let now = Instant::now();
    let ServerDescription {
        responder,
        announcement,
        ..
    } = &mut *identity;
    for (from, probe) in transport.take_probes() {
        if let Some(reply) = responder.reply(from, &probe, now, announcement) {
            transport.reply(&reply, from);
        }
    }
}
