//! State of the lobby, its output and jobs, and sending messages to clients.

use super::bans::ServerBans;
use super::events::LobbyEvent;
use super::ids::{ConnectionId, DeviceKey, DeviceTag, PersonId, RoomId, SourceKey};
use super::info::Score;
use super::message::ServerMessage;
use super::missed_rooms::MissedRooms;
use super::rate_limiter::RateLimiter;
use super::refusal::Refusal;
use super::room::Room;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use tessella_games::GameCode;
use tessella_games::{Level, Move, Position};
use tessella_session::Session;

/// Limits of a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LobbyLimits {
    /// Maximum number of connected people. As many again can be absent.
    pub max_people: u16,
    /// Maximum number of rooms.
    pub max_rooms: u16,
    /// Total time per match for which a person can be disconnected while others wait, in seconds.
    pub reconnect_window: u16,
    /// Time for which a room stays open after everybody in it has disconnected, in seconds.
    pub abandoned_room_timeout: u32,
    /// Length of the countdown at the start of a race or a match with a clock, and after a pause, in seconds.
    pub countdown: u16,
}

impl Default for LobbyLimits {
    fn default() -> Self {
        Self {
            max_people: 32,
            max_rooms: 16,
            reconnect_window: 60,
            abandoned_room_timeout: 3600,
            countdown: 3,
        }
    }
}

/// Output for a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyOutput {
    /// Sends a message reliably and in order.
    Reliable(ConnectionId, ServerMessage),
    /// Sends a message that may be lost.
    Unreliable(ConnectionId, ServerMessage),
    /// Closes the connection once everything has been sent.
    Close(ConnectionId),
}

/// Long computation that the caller runs outside the lobby.
#[derive(Clone, Debug)]
pub enum LobbyJob {
    /// Generates a game: [`Session::new`] with a person in each seat.
    Generate {
        /// Identifier to return with the result.
        id: u64,
        /// Room of the game.
        room: RoomId,
        /// Code of the game.
        code: GameCode,
    },
    /// Searches for a computer's move. Earlier searches for the same room are no longer needed.
    FindMove {
        /// Identifier to return with the result.
        id: u64,
        /// Room of the game.
        room: RoomId,
        /// Position to move in.
        position: Position,
        /// Playing strength.
        level: Level,
    },
}

impl LobbyJob {
    /// Returns the room that is waiting for the result.
    pub const fn room(&self) -> RoomId {
        match self {
            Self::Generate { room, .. } | Self::FindMove { room, .. } => *room,
        }
    }
}

/// Result of a [`LobbyJob`].
#[derive(Clone, Debug)]
pub enum JobResult {
    /// The generated game, if there is one.
    Generated(Option<Box<Session>>),
    /// The move, if one was found.
    MoveFound(Option<Move>),
}

/// A person who has sent a hello.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub name: String,
    pub device: DeviceKey,
    pub connection: Option<ConnectionId>,
    /// Source of the latest connection.
    pub source: Option<SourceKey>,
    pub room: Option<RoomId>,
    pub missed_rooms: MissedRooms,
    /// Time for which the person can still be disconnected in the current match before losing their seat, in
    /// milliseconds.
    pub reserved: u64,
    /// Time for which being disconnected still stops the clocks of the current match, in milliseconds.
    pub pause: u64,
    /// Matches played and won on this server.
    pub score: Score,
    /// Sequence number of the latest disconnect.
    pub absent_since: u64,
    pub chat_limiter: RateLimiter,
    pub open_limiter: RateLimiter,
    pub entry_limiter: RateLimiter,
    pub resync_limiter: RateLimiter,
}

/// State of a connection.
#[derive(Clone, Copy, Debug)]
pub(super) struct ConnectionState {
    /// Key that the client has proved it holds.
    pub device: DeviceKey,
    pub person: Option<PersonId>,
    pub source: Option<SourceKey>,
    /// Times at which the connection was made and at which its latest message arrived.
    pub opened: u64,
    pub heard: u64,
    /// Time since the connection was made without an accepted hello, in milliseconds.
    pub unnamed: u64,
    pub message_limiter: RateLimiter,
    /// Number of messages over the limit.
    pub excess: u32,
}

/// A server's people, rooms and matches.
pub struct Lobby {
    pub(super) limits: LobbyLimits,
    pub(super) now: u64,
    pub(super) connections: BTreeMap<ConnectionId, ConnectionState>,
    pub(super) people: BTreeMap<PersonId, Person>,
    pub(super) devices: BTreeMap<DeviceKey, PersonId>,
    pub(super) rooms: BTreeMap<RoomId, Room>,
    pub(super) bans: ServerBans,
    /// Scores of people who have left.
    pub(super) scores: BTreeMap<DeviceTag, Score>,
    /// Latest identifier given to a person or a room.
    pub(super) last_id: u32,
    /// Latest sequence number of a job, a taken seat or a disconnect.
    pub(super) sequence: u64,
    /// Unfinished jobs that generate games.
    pub(super) generate_jobs: BTreeSet<u64>,
    pub(super) output: Vec<LobbyOutput>,
    pub(super) jobs: Vec<LobbyJob>,
    pub(super) events: Vec<LobbyEvent>,
    pub(super) random: Box<dyn FnMut() -> u64 + Send + Sync>,
    pub(super) has_changed: bool,
    pub(super) next_clock_update: u64,
    /// `true` if no rooms are opened and no matches begin any more.
    pub(super) is_draining: bool,
}

impl fmt::Debug for Lobby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lobby")
            .field("connections", &self.connections)
            .field("people", &self.people)
            .field("devices", &self.devices.len())
            .field("rooms", &self.rooms)
            .field("generate_jobs", &self.generate_jobs)
            .finish_non_exhaustive()
    }
}

impl Lobby {
    /// Creates an empty lobby. Seeds and chance moves are based on `random`, which must be unpredictable.
    pub fn new(limits: LobbyLimits, random: Box<dyn FnMut() -> u64 + Send + Sync>) -> Self {
        Self {
            limits,
            now: 0,
            connections: BTreeMap::new(),
            people: BTreeMap::new(),
            devices: BTreeMap::new(),
            rooms: BTreeMap::new(),
            bans: ServerBans::default(),
            scores: BTreeMap::new(),
            last_id: 0,
            sequence: 0,
            generate_jobs: BTreeSet::new(),
            output: Vec::new(),
            jobs: Vec::new(),
            events: Vec::new(),
            random,
            has_changed: false,
            next_clock_update: 0,
            is_draining: false,
        }
    }

    /// Takes the pending output, in order.
    pub fn take_output(&mut self) -> Vec<LobbyOutput> {
        std::mem::take(&mut self.output)
    }

    /// Takes the pending jobs. Each result is returned with [`Lobby::finish_job`].
    pub fn take_jobs(&mut self) -> Vec<LobbyJob> {
        std::mem::take(&mut self.jobs)
    }

    /// Takes the events since the last call, in order.
    pub fn take_events(&mut self) -> Vec<LobbyEvent> {
        std::mem::take(&mut self.events)
    }

    /// Returns `true` if something that is saved has changed since the last call.
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.has_changed)
    }

    /// Returns the number of connected people.
    pub fn people(&self) -> usize {
        self.connected().count()
    }

    /// Returns the number of rooms, not counting those opened for tournament matches.
    pub fn rooms(&self) -> usize {
        let rooms = self.rooms.values();
        rooms.filter(|room| room.home.is_none()).count()
    }

    /// Returns the name of a game being played or offered, for server lists.
    pub fn advertised_game(&self) -> Option<String> {
        let room = self.rooms.values().find(|room| !room.is_unannounced)?;
        room.config.code.split(':').next().map(str::to_owned)
    }

    /// Returns `true` if the connection is open. A closed one may still deliver messages, which are ignored.
    pub fn has_connection(&self, connection: ConnectionId) -> bool {
        self.connections.contains_key(&connection)
    }

    /// Returns `true` if there is a room with this identifier, announced or not.
    pub fn has_room(&self, id: RoomId) -> bool {
        self.rooms.contains_key(&id)
    }

    pub(super) fn connected(&self) -> impl Iterator<Item = ConnectionId> + '_ {
        self.people.values().filter_map(|person| person.connection)
    }

    pub(super) fn is_connected(&self, id: PersonId) -> bool {
        let person = self.people.get(&id);
        person.is_some_and(|person| person.connection.is_some())
    }

    pub(super) fn send_to_all(&mut self, message: &ServerMessage) {
        let all: Vec<ConnectionId> = self.connected().collect();
        let sent = all
            .into_iter()
            .map(|to| LobbyOutput::Reliable(to, message.clone()));
        self.output.extend(sent);
    }

    pub(super) fn send_to_room(&mut self, room_id: RoomId, message: &ServerMessage) {
        let room = self.rooms.get(&room_id);
        let people: Vec<PersonId> = room.into_iter().flat_map(Room::people).collect();
        for person in people {
            self.send(person, message.clone());
        }
    }

    pub(super) fn send(&mut self, id: PersonId, message: ServerMessage) {
        let connection = self.people.get(&id).and_then(|person| person.connection);
        self.output
            .extend(connection.map(|to| LobbyOutput::Reliable(to, message)));
    }

    pub(super) fn refuse(&mut self, connection: ConnectionId, refusal: Refusal) {
        let person = self
            .connections
            .get(&connection)
            .and_then(|state| state.person);
        self.events
            .push(LobbyEvent::Refused(person, refusal.clone()));
        let refused = ServerMessage::Refused(refusal);
        self.output.push(LobbyOutput::Reliable(connection, refused));
    }

    /// Returns an identifier that no person and no room has.
    pub(super) fn next_id(&mut self) -> u32 {
        loop {
            self.last_id = self.last_id.wrapping_add(1);
            let (person, room) = (PersonId(self.last_id), RoomId(self.last_id));
            if person != PersonId::SERVER
                && !self.people.contains_key(&person)
                && !self.rooms.contains_key(&room)
            {
                return self.last_id;
            }
        }
    }

    pub(super) fn next_sequence(&mut self) -> u64 {
        self.sequence += 1;
        self.sequence
    }
}
