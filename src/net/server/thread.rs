//! Main thread of a server.

use super::config::ServerStatus;
use super::peer::{Peer, PeerDisconnectCause, ServerSocketEvent};
use super::room_store::RoomStore;
use super::socket::ServerSocket;
use super::workers::Workers;
use crate::codec;
use crate::lobby::{ClientMessage, ConnectionId, Lobby, LobbyOutput, SourceKey};
use crate::net::admission::{AdmissionControl, HandshakeServer};
use crate::net::client::RECONNECT_AFTER;
use crate::net::discovery::{Announcement, DiscoveryResponder};
use crate::net::suspend::Suspend;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime};

/// Wait of one turn for a datagram while people are connected.
const WAIT: Duration = Duration::from_millis(10);
/// Wait of one turn for a datagram while nobody is connected.
const IDLE_WAIT: Duration = Duration::from_millis(50);
/// Memory limit in bytes for decoding a message from a client.
const DECODE_LIMIT: usize = 16 << 10;

/// State of a server's main thread.
pub(super) struct ServerThread {
    pub(super) lobby: Lobby,
    pub(super) socket: ServerSocket,
    pub(super) admission: Arc<AdmissionControl>,
    pub(super) responder: DiscoveryResponder,
    pub(super) announcement: Announcement,
    pub(super) workers: Workers,
    pub(super) room_store: Option<RoomStore>,
    pub(super) handshakes: HandshakeServer,
    /// Time of the start, moved forward by the duration of each suspension.
    pub(super) started: Instant,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) suspend: Arc<Suspend>,
    pub(super) status: Arc<Mutex<ServerStatus>>,
}

impl ServerThread {
    pub(super) fn run(mut self) {
        while !self.stop.load(Ordering::Relaxed) {
            match self.suspend.is_requested() {
                true => self.suspend(),
                false => self.turn(),
            }
        }
        self.admission.set_closing(true);
        self.lobby.shut_down();
        self.process_output();
        self.socket.flush();
        self.socket.close_all();
        if let Some(room_store) = &mut self.room_store {
            room_store.save_and_close(&self.lobby);
        }
    }

    /// Saves the rooms, blocks until the server is resumed, and hides the suspension from all clocks.
    fn suspend(&mut self) {
        self.handshakes.suspend();
        self.workers.suspend();
        if let Some(room_store) = &mut self.room_store {
            room_store.save_now(&self.lobby);
        }
        let (begun, begun_by_calendar) = (Instant::now(), SystemTime::now());
        self.suspend.wait();
        let suspended = begun.elapsed();
        self.started += suspended;
        self.workers.resume();
        // Processes what arrived before and during the suspension.
        self.turn();
        // On some systems an `Instant` does not count the time for which the machine was suspended.
        let by_calendar = begun_by_calendar.elapsed().unwrap_or_default();
        if suspended.max(by_calendar) >= RECONNECT_AFTER {
            self.socket.disconnect_all(suspended);
        }
        self.handshakes.resume();
    }

    /// Processes what has arrived, advances the lobby's clock, and sends the lobby's output.
    fn turn(&mut self) {
        let wait = match self.lobby.people() {
            0 => IDLE_WAIT,
            _ => WAIT,
        };
        let (responder, announcement) = (&mut self.responder, &self.announcement);
        let events = self.socket.poll(wait, &mut |from, datagram| {
            responder.reply(from, datagram, Instant::now(), announcement)
        });
        self.lobby.tick(self.started.elapsed().as_millis() as u64);
        for event in events {
            self.handle_event(event);
        }
        for (id, done) in self.workers.results() {
            self.lobby.finish_job(id, done);
        }
        self.process_output();
        self.socket.flush();
        self.update_status();
    }

    fn handle_event(&mut self, event: ServerSocketEvent) {
        match event {
            ServerSocketEvent::Connected(peer) => {
                let connection = ConnectionId(peer.0);
                match self.socket.source_key(peer) {
                    Some(source) => self.lobby.connect_from(connection, SourceKey(source)),
                    None => self.lobby.connect(connection),
                }
            }
            ServerSocketEvent::Disconnected(peer, cause) => {
                log::info!("{peer} has disconnected: {cause:?}");
                let connection = ConnectionId(peer.0);
                match cause {
                    PeerDisconnectCause::Left => self.lobby.leave_server(connection),
                    _ => self.lobby.disconnect(connection),
                }
            }
            ServerSocketEvent::Message(peer, bytes) => {
                let connection = ConnectionId(peer.0);
                match codec::decode_within::<DECODE_LIMIT, ClientMessage>(&bytes) {
                    Ok(message) => self.lobby.receive(connection, message),
                    Err(error) if self.lobby.has_connection(connection) => {
                        log::info!("{peer} sent no message: {error}");
                        self.lobby.reject_invalid(connection);
                    }
                    Err(_) => {}
                }
            }
            // Clients send no unreliable messages.
            ServerSocketEvent::Unreliable(..) => {}
        }
    }

    /// Sends the lobby's messages and starts its work.
    fn process_output(&mut self) {
        for out in self.lobby.take_output() {
            match out {
                LobbyOutput::Reliable(to, message) => match codec::encode(&message) {
                    Ok(bytes) => self.socket.send(Peer(to.0), bytes),
                    Err(error) => log::error!("a message could not be encoded: {error}"),
                },
                LobbyOutput::Unreliable(to, message) => match codec::encode(&message) {
                    Ok(bytes) => self.socket.send_unreliable(Peer(to.0), bytes),
                    Err(error) => log::error!("a message could not be encoded: {error}"),
                },
                LobbyOutput::Close(to) => self.socket.close(Peer(to.0)),
            }
        }
        for work in self.lobby.take_jobs() {
            self.workers.start_work(work);
        }
    }

    /// Updates the announcement, the number of people and the status, and saves changed rooms.
    fn update_status(&mut self) {
        let (people, rooms) = (self.lobby.people(), self.lobby.rooms());
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        self.admission.set_people(count(people));
        let announcement = &mut self.announcement;
        announcement.people = count(people);
        announcement.rooms = count(rooms);
        announcement.max_people = self.admission.max_people();
        announcement.needs_code = self.admission.code().is_some();
        announcement.has_room = self.admission.has_room();
        announcement.game = self.lobby.advertised_game().unwrap_or_default();
        let warning = self.room_store.as_mut().and_then(|room_store| {
            room_store.save_if_changed(&mut self.lobby);
            room_store.take_warning()
        });
        if let Ok(mut status) = self.status.lock() {
            (status.people, status.rooms) = (people, rooms);
            if warning.is_some() {
                status.warning = warning;
            }
        }
    }
}
