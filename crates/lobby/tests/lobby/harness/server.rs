//! The test server: drives a lobby and delivers its messages.

use super::client::{MessageSizes, TestClient};
use super::fixtures::{hello, seeded_numbers};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use tessella_formats::codec::{decode_within, encode};
use tessella_games::Rules;
use tessella_lobby::{
    ClientEvent, ClientMessage, ClientState, ConnectionId, DeviceKey, JobResult, Lobby, LobbyJob,
    LobbyLimits, LobbyOutput, PersonId, PersonInfo, Presence, Refusal, RoomConfig, RoomId,
    RoomInfo, RoomStage, ServerMessage, SourceKey,
};
use tessella_session::{Player, Session};

/// Memory limit for decoding a client's message, in bytes.
pub const MAX_CLIENT_MESSAGE: usize = 16 << 10;
/// Memory limit for decoding a server's message, in bytes.
pub const MAX_SERVER_MESSAGE: usize = 1 << 20;

/// Handling of the lobby's jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobMode {
    Immediate,
    /// Jobs are collected in [`TestServer::jobs`].
    Deferred,
}

/// People, without the remaining time of reserved seats, and rooms.
pub type View = (Vec<PersonInfo>, Vec<RoomInfo>);

pub struct TestServer {
    pub lobby: Lobby,
    pub limits: LobbyLimits,
    pub clients: Vec<TestClient>,
    pub now: u64,
    pub job_mode: JobMode,
    pub jobs: Vec<LobbyJob>,
    /// Unreliable messages in flight. Some are lost, and they arrive in another order.
    unreliable: Vec<(ConnectionId, ServerMessage)>,
    /// Time between the moves of the players, in milliseconds.
    pub think_time: u64,
    owners: BTreeMap<ConnectionId, usize>,
    devices: BTreeMap<DeviceKey, PersonId>,
    last_connection: u64,
    seed: u64,
    /// Number of desyncs.
    pub desyncs: usize,
    pub moved_sizes: MessageSizes,
    pub move_sizes: MessageSizes,
}

impl TestServer {
    pub fn with_limits(limits: LobbyLimits) -> Self {
        Self {
            lobby: Lobby::new(limits, seeded_numbers(1)),
            limits,
            clients: Vec::new(),
            now: 0,
            job_mode: JobMode::Immediate,
            jobs: Vec::new(),
            unreliable: Vec::new(),
            think_time: 30,
            owners: BTreeMap::new(),
            devices: BTreeMap::new(),
            last_connection: 0,
            seed: 1,
            desyncs: 0,
            moved_sizes: MessageSizes::default(),
            move_sizes: MessageSizes::default(),
        }
    }

    /// Creates a server whose matches begin without a countdown.
    pub fn new() -> Self {
        Self::with_limits(LobbyLimits {
            countdown: 0,
            ..LobbyLimits::default()
        })
    }

    /// Creates a server that people with these names have joined.
    pub fn with_people(names: &[&str]) -> Self {
        let mut server = Self::new();
        for name in names {
            server.join(name);
        }
        server
    }

    /// Adds a client, which is not connected, and returns its index.
    pub fn add_client(&mut self) -> usize {
        let client = self.clients.len();
        self.clients.push(TestClient::with_device(client as u8));
        client
    }

    /// Adds a client, which joins, and returns its index.
    pub fn join(&mut self, name: &str) -> usize {
        let client = self.add_client();
        self.reconnect(client, name);
        client
    }

    /// Adds a client, which joins from this source, and returns its index.
    pub fn join_from(&mut self, name: &str, source: SourceKey) -> usize {
        let client = self.add_client();
        self.clients[client].source = Some(source);
        self.reconnect(client, name);
        client
    }

    pub fn connect(&mut self, client: usize) {
        self.last_connection += 1;
        let connection = ConnectionId(self.last_connection);
        self.owners.insert(connection, client);
        let connecting = &mut self.clients[client];
        connecting.connection = Some(connection);
        connecting.received.clear();
        connecting.events.clear();
        let (device, source) = (connecting.device, connecting.source);
        connecting.proved = Some(device);
        self.lobby.connect(connection, device, source);
    }

    /// Connects a client, which sends a hello.
    pub fn reconnect(&mut self, client: usize, name: &str) {
        self.connect(client);
        self.send(client, hello(name));
    }

    /// Reconnects a client that has lost all of its state except the key of its device.
    pub fn reconnect_fresh(&mut self, client: usize, name: &str) {
        self.clients[client].state = ClientState::default();
        self.reconnect(client, name);
    }

    pub fn disconnect(&mut self, client: usize) {
        if let Some(connection) = self.clients[client].connection.take() {
            self.owners.remove(&connection);
            self.clients[client].state.disconnect();
            self.lobby.disconnect(connection);
            self.process_output();
        }
    }

    /// Sends a message in its encoded form.
    pub fn send(&mut self, client: usize, message: ClientMessage) {
        let Some(connection) = self.clients[client].connection else {
            return;
        };
        let bytes = encode(&message).expect("an encoded message");
        if let ClientMessage::Move { .. } = message {
            self.move_sizes.add(bytes.len());
        }
        match decode_within::<MAX_CLIENT_MESSAGE, ClientMessage>(&bytes) {
            Ok(message) => self.lobby.receive(connection, message),
            Err(_) => self.lobby.reject_invalid(connection),
        }
        self.process_output();
    }

    /// Sends a request that is accepted.
    #[track_caller]
    pub fn send_ok(&mut self, client: usize, message: ClientMessage) {
        let what = format!("{message:?}");
        let before = self.clients[client].received.len();
        self.send(client, message);
        let received = &self.clients[client].received[before..];
        let refused = received
            .iter()
            .find(|message| matches!(message, ServerMessage::Refused(_)));
        assert_eq!(refused, None, "{what}");
        assert!(!received.is_empty(), "{what}: no answer");
    }

    /// Sends a request that is refused. Nobody else receives anything.
    #[track_caller]
    pub fn expect_refusal(&mut self, client: usize, message: ClientMessage) -> Refusal {
        let clients = self.clients.iter();
        let received: Vec<usize> = clients.map(|client| client.received.len()).collect();
        let what = format!("{message:?}");
        self.send(client, message);
        for (other, before) in received.into_iter().enumerate() {
            let more = &self.clients[other].received[before..];
            let expected = usize::from(other == client);
            assert_eq!(more.len(), expected, "{what}: client {other} got {more:?}");
        }
        let Some(ServerMessage::Refused(refusal)) = self.clients[client].received.last() else {
            let received = &self.clients[client].received;
            panic!("{what} was not refused: {received:?}");
        };
        assert!(!refusal.to_string().is_empty());
        refusal.clone()
    }

    /// Advances the time in the steps of a real server.
    pub fn wait(&mut self, milliseconds: u64) {
        let until = self.now + milliseconds;
        while self.now < until {
            self.now = (self.now + 250).min(until);
            self.tick();
        }
    }

    /// Skips time in one step, as after the machine was suspended.
    pub fn skip(&mut self, milliseconds: u64) {
        self.now += milliseconds;
        self.tick();
    }

    fn tick(&mut self) {
        self.lobby.tick(self.now);
        self.process_output();
    }

    /// Waits for the think time, which keeps players below the rate limit.
    pub fn think(&mut self) {
        self.wait(self.think_time);
    }

    /// Delivers the output and runs the jobs until there are none left.
    pub fn process_output(&mut self) {
        loop {
            let output = self.lobby.take_output();
            let mut jobs = self.lobby.take_jobs();
            if output.is_empty() && jobs.is_empty() {
                break;
            }
            self.deliver_all(output);
            match self.job_mode {
                JobMode::Immediate => jobs.into_iter().for_each(|job| self.run_job(job)),
                JobMode::Deferred => self.jobs.append(&mut jobs),
            }
        }
    }

    pub fn run_job(&mut self, job: LobbyJob) {
        match job {
            LobbyJob::Generate { id, code, .. } => {
                let seats = code.setup.seats();
                let game = Session::new(code, vec![Player::Human; seats.into()]);
                let game = game.ok().map(Box::new);
                self.lobby.finish_job(id, JobResult::Generated(game));
            }
            LobbyJob::FindMove {
                id,
                position,
                level,
                ..
            } => {
                let mv = position.computer_move(level, &AtomicBool::new(false));
                self.lobby.finish_job(id, JobResult::MoveFound(mv));
            }
        }
    }

    pub fn deliver_all(&mut self, output: Vec<LobbyOutput>) {
        for output in output {
            self.deliver(output);
        }
    }

    fn deliver(&mut self, output: LobbyOutput) {
        match output {
            LobbyOutput::Reliable(to, message) => self.deliver_message(to, message),
            LobbyOutput::Unreliable(to, message) => {
                let may_get_lost = matches!(message, ServerMessage::Clocks(_));
                assert!(may_get_lost, "sent unreliably: {message:?}");
                self.unreliable.push((to, message));
                if self.unreliable.len() > 4 {
                    self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005) + 1;
                    let at = (self.seed >> 40) as usize % 4;
                    let (to, message) = self.unreliable.swap_remove(at);
                    if self.seed >> 60 > 5 && self.owners.contains_key(&to) {
                        self.deliver_message(to, message);
                    }
                }
            }
            LobbyOutput::Close(connection) => {
                let client = self.owners.remove(&connection);
                let client = client.unwrap_or_else(|| panic!("{connection:?} is closed twice"));
                let client = &mut self.clients[client];
                if client.connection == Some(connection) {
                    client.connection = None;
                    client.state.disconnect();
                }
                self.lobby.disconnect(connection);
            }
        }
    }

    /// Checks a message and delivers it to a client.
    fn deliver_message(&mut self, to: ConnectionId, message: ServerMessage) {
        let at = self.owners.get(&to).copied();
        let at = at.unwrap_or_else(|| panic!("{to:?} is closed, but gets {message:?}"));
        let bytes = encode(&message).expect("an encoded message");
        if let ServerMessage::Moved { .. } = message {
            self.moved_sizes.add(bytes.len());
        }
        self.check_devices(at, &message, &bytes);
        let client = &mut self.clients[at];
        if client.connection != Some(to) {
            // The connection was replaced by a newer one.
            return;
        }
        let is_racing = client.state.game().is_some_and(|game| game.info.is_race);
        if let (
            true,
            Some(seat),
            ServerMessage::Board { board, .. } | ServerMessage::Moved { board, .. },
        ) = (is_racing, client.state.seat(), &message)
        {
            assert_eq!(*board, seat, "a racer sees only the own board");
        }
        let decoded = decode_within::<MAX_SERVER_MESSAGE, ServerMessage>(&bytes);
        let decoded = decoded.expect("a decoded message");
        assert_eq!(decoded, message);
        client.received.push(message);
        let event = client.apply(decoded);
        let resync = match &event {
            Some(ClientEvent::Desync(message)) => Some(message.clone()),
            _ => None,
        };
        client.events.extend(event);
        if let Some(resync) = resync {
            self.desyncs += 1;
            self.lobby.receive(to, resync);
        }
    }

    /// Checks that a device is one person at a time, and that no message contains its key.
    fn check_devices(&mut self, to: usize, message: &ServerMessage, bytes: &[u8]) {
        if let ServerMessage::Welcome { you, .. } = message
            && let Some(device) = self.clients[to].proved
            && let Some(before) = self
                .devices
                .insert(device, *you)
                .filter(|before| before != you)
        {
            let is_here = (self.clients.iter().enumerate()).any(|(at, other)| {
                at != to && other.connection.is_some() && other.state.me() == Some(before)
            });
            assert!(!is_here, "two people have the same device");
        }
        for device in self.devices.keys() {
            let is_in = bytes.windows(32).any(|window| window == device.0);
            assert!(!is_in, "the key of a device is in {message:?}");
        }
    }

    /// Replaces the lobby with one restored from its saved state.
    pub fn crash(&mut self) {
        let saved = self.lobby.save().expect("a saved lobby");
        for client in &mut self.clients {
            client.connection = None;
            client.state.disconnect();
        }
        self.owners.clear();
        self.unreliable.clear();
        // The new lobby gives its identifiers to other people.
        self.devices.clear();
        self.jobs.clear();
        self.seed += 1;
        self.lobby = Lobby::new(self.limits, seeded_numbers(self.seed));
        self.lobby.tick(self.now);
        self.lobby.restore(&saved).expect("a restored lobby");
        self.process_output();
    }

    /// The first of these clients opens a room, and all of them take seats in it.
    #[track_caller]
    pub fn open_room(&mut self, config: RoomConfig, seated: &[usize]) -> RoomId {
        self.send(seated[0], ClientMessage::OpenRoom(config));
        let owner = &self.clients[seated[0]];
        let room = owner.state.room();
        let room = room.unwrap_or_else(|| panic!("{:?}", owner.refusal())).id;
        for &client in &seated[1..] {
            self.send(client, ClientMessage::TakeSeat(room, None));
            let client = &self.clients[client];
            assert!(client.state.seat().is_some(), "{:?}", client.refusal());
        }
        room
    }

    /// Starts a match: all of these clients get ready.
    #[track_caller]
    pub fn start_match(&mut self, seated: &[usize]) {
        for &client in seated {
            assert_ne!(self.clients[client].stage(), Some(RoomStage::Playing));
            self.send(client, ClientMessage::SetReady(true));
        }
        for &client in seated {
            assert_eq!(self.clients[client].stage(), Some(RoomStage::Playing));
            assert!(self.clients[client].board().is_some(), "no board");
        }
    }

    /// Returns the people and rooms as a client sees them that has just joined.
    pub fn view_of_new_client(&mut self) -> View {
        let new = self.join("Somebody new");
        let own = self.clients[new].id();
        let mut view = self.view(new);
        view.0.retain(|person| person.id != own);
        self.disconnect(new);
        self.clients.pop();
        view
    }

    /// Returns the people and rooms as a client sees them.
    pub fn view(&self, client: usize) -> View {
        let state = &self.clients[client].state;
        let people = state.people().cloned().map(|mut person| {
            if let Presence::Disconnected(seconds) = &mut person.presence {
                *seconds = 0;
            }
            person
        });
        (people.collect(), state.rooms().cloned().collect())
    }
}
