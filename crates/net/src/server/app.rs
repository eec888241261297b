//! The server's headless app and its runner.

use super::config::ServerStatus;
use super::lobby_plugin::{
    LobbyPlugin, ServerDescription, ServerLobby, ServerRooms, ServerWorkers, SharedStatus,
    send_output,
};
use super::operation::{Operation, OperationPlugin};
use super::room_store::RoomStore;
use super::workers::Workers;
use crate::admission::HandshakeServer;
use crate::client::RECONNECT_AFTER;
use crate::discovery::DiscoveryResponder;
use crate::headless::HeadlessPlugin;
use crate::suspend::Suspend;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_renet::{RenetServer, RenetServerPlugin};
use bevy_time::{Real, Time};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime};
use tessella_lobby::Lobby;
use tessella_protocol::admission::AdmissionControl;
use tessella_protocol::discovery::Announcement;
use tessella_protocol::transport::{ServerTransport, ServerTransportPlugin, connection_config};

/// Maximum wait for a datagram while people are connected.
const WAIT: Duration = Duration::from_millis(10);
/// Maximum wait for a datagram while nobody is connected.
const IDLE_WAIT: Duration = Duration::from_millis(50);
/// Wait for a datagram while connections are being closed, and the time after which the remaining ones are dropped.
const CLOSE_WAIT: Duration = Duration::from_millis(5);
const CLOSE_TIMEOUT: Duration = Duration::from_millis(1200);

/// Parts of a server, from which its thread builds the app.
pub(super) struct ServerParts {
    pub(super) lobby: Lobby,
    pub(super) transport: ServerTransport,
    pub(super) admission: Arc<AdmissionControl>,
    pub(super) announcement: Announcement,
    pub(super) workers: Workers,
    pub(super) room_store: Option<RoomStore>,
    pub(super) handshakes: HandshakeServer,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) suspend: Arc<Suspend>,
    pub(super) status: Arc<Mutex<ServerStatus>>,
    pub(super) operation: Operation,
}

/// Runs a server until it is stopped.
pub(super) fn run(parts: ServerParts) {
    let ServerParts {
        lobby,
        transport,
        admission,
        announcement,
        workers,
        room_store,
        handshakes,
        stop,
        suspend,
        status,
        operation,
    } = parts;
    let mut app = App::new();
    app.add_plugins((
        HeadlessPlugin,
        RenetServerPlugin,
        ServerTransportPlugin,
        LobbyPlugin,
        OperationPlugin::new(operation),
    ))
    .insert_resource(RenetServer::new(connection_config()))
    .insert_resource(transport)
    .insert_resource(ServerLobby {
        lobby,
        clock: Duration::ZERO,
    })
    .insert_resource(ServerWorkers(workers))
    .insert_resource(ServerRooms(room_store))
    .insert_resource(ServerDescription {
        admission,
        responder: DiscoveryResponder::new(),
        announcement,
    })
    .insert_resource(SharedStatus(status))
    .set_runner(move |app| {
        ServerRunner {
            app,
            handshakes,
            stop,
            suspend,
        }
        .run()
    });
    app.run();
}

/// Runner of a server's app. It updates the app after each datagram, or after a while without one.
struct ServerRunner {
    app: App,
    handshakes: HandshakeServer,
    stop: Arc<AtomicBool>,
    suspend: Arc<Suspend>,
}

impl ServerRunner {
    fn run(mut self) -> AppExit {
        self.app.finish();
        self.app.cleanup();
        while !self.stop.load(Ordering::Relaxed) {
            if self.suspend.is_requested() {
                self.suspend();
                continue;
            }
            let wait = match self.lobby().people() {
                0 => IDLE_WAIT,
                _ => WAIT,
            };
            self.update(wait);
        }
        self.close();
        AppExit::Success
    }

    fn update(&mut self, wait: Duration) {
        self.app.world().resource::<ServerTransport>().wait(wait);
        self.app.update();
    }

    fn lobby(&mut self) -> &mut Lobby {
        let lobby = self.app.world_mut().resource_mut::<ServerLobby>();
        &mut lobby.into_inner().lobby
    }

    /// Calls a function with the room store, if the rooms are saved.
    fn with_rooms(&mut self, save: impl FnOnce(&mut RoomStore, &Lobby)) {
        let world = self.app.world_mut();
        world.resource_scope(|world, mut rooms: Mut<'_, ServerRooms>| {
            if let Some(store) = &mut rooms.0 {
                save(store, &world.resource::<ServerLobby>().lobby);
            }
        });
    }

    /// Saves the rooms, blocks until the server is resumed, and keeps the suspension from counting on any clock.
    fn suspend(&mut self) {
        self.handshakes.suspend();
        self.app.world().resource::<ServerWorkers>().0.suspend();
        self.with_rooms(RoomStore::save_now);
        let (begun, begun_by_calendar) = (Instant::now(), SystemTime::now());
        self.suspend.wait();
        let suspended = begun.elapsed();
        self.app.world().resource::<ServerWorkers>().0.resume();
        self.app.world_mut().resource_mut::<Time<Real>>().update();
        // Processes what arrived before and during the suspension.
        self.update(Duration::ZERO);
        // On some systems, an `Instant` does not count the time for which the machine was suspended.
        let by_calendar = begun_by_calendar.elapsed().unwrap_or_default();
        if suspended.max(by_calendar) >= RECONNECT_AFTER {
            let transport = self.app.world_mut().resource_mut::<ServerTransport>();
            transport.into_inner().disconnect_all(suspended);
        }
        self.handshakes.resume();
    }

    /// Tells everybody that the server is closing, waits for them to acknowledge it, but not much longer than a second,
    /// and saves the rooms.
    fn close(&mut self) {
        let world = self.app.world_mut();
        let admission = &world.resource::<ServerDescription>().admission;
        admission.set_closing(true);
        self.lobby().shut_down();
        if let Err(error) = self.app.world_mut().run_system_cached(send_output) {
            log::error!("failed to send the last messages: {error}");
        }
        let deadline = Instant::now() + CLOSE_TIMEOUT;
        loop {
            let transport = self.app.world_mut().resource_mut::<ServerTransport>();
            let transport = transport.into_inner();
            let clients = transport.clients();
            if clients.is_empty() || Instant::now() >= deadline {
                break;
            }
            for client in clients {
                transport.close(client);
            }
            self.update(CLOSE_WAIT);
        }
        self.with_rooms(RoomStore::save_and_close);
    }
}
