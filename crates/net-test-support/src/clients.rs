//! Clients of one server, for the tests.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_formats::join_code::JoinCode;
use tessella_games::{Advice, Level, Move, Rules, Turn};
use tessella_lobby::{
    ClientBoards, ClientEvent, ClientMessage, ClientState, LobbyLimits, RaceView, Refusal,
    RoomConfig, RoomId, RoomStage,
};
use tessella_net::client::{Client, ClientConfig, LinkEvent, LinkState};
use tessella_net::server::{Server, ServerConfig};
use tessella_protocol::SeatKey;
use tessella_session::Session;

/// Join code of the servers in these tests.
pub const CODE: &str = "BCD 234";

/// Returns the configuration of a server on a free port, with a join code and without a countdown before matches.
pub fn server_config(limits: LobbyLimits) -> ServerConfig {
    ServerConfig {
        port: Some(0),
        name: "Anna's device".to_owned(),
        code: Some(code()),
        limits: LobbyLimits {
            countdown: 0,
            ..limits
        },
        file: None,
    }
}

/// Returns the join code [`CODE`].
pub fn code() -> JoinCode {
    CODE.parse().expect("a code")
}

/// Starts a server.
///
/// # Panics
/// If it cannot start.
pub fn start(config: ServerConfig) -> Server {
    Server::start(config).expect("a server")
}

/// Returns the settings of a room with this game code and number of seats.
pub fn room(code: &str, seats: u8) -> RoomConfig {
    RoomConfig {
        race_view: RaceView::Live,
        ..RoomConfig::new(code, seats)
    }
}

/// A client and everything that it has received.
pub struct TestClient {
    client: Option<Client>,
    /// Name with which it has joined.
    pub name: String,
    /// Lobby as its messages have left it.
    pub lobby: ClientState,
    boards: ClientBoards,
    /// Key pair with which the device is known to the server.
    pub seat: Option<SeatKey>,
    /// Latest state of the link.
    pub link: LinkState,
    /// All states of the link, in order.
    pub links: Vec<LinkState>,
    /// All events except moves, in order.
    pub events: Vec<ClientEvent>,
    /// Hash of each position seen, by the room's game number, board and number of moves.
    pub seen: BTreeMap<(u32, u8, usize), u32>,
    /// Last request for a move: game, number of moves before it, and time.
    requested: Option<(u32, usize, Instant)>,
    chance: SeededRng,
}

impl TestClient {
    /// Joins with the right code.
    pub fn join(address: SocketAddr, name: &str) -> Self {
        Self::join_with(ClientConfig {
            address,
            code: CODE.to_owned(),
            name: name.to_owned(),
            seats: Vec::new(),
            expected: Vec::new(),
        })
    }

    /// Joins with this configuration.
    pub fn join_with(config: ClientConfig) -> Self {
        let seed = config.name.bytes().map(u64::from).sum();
        Self {
            name: config.name.clone(),
            client: Some(Client::join(config, Box::new(|| {})).expect("a thread")),
            lobby: ClientState::default(),
            boards: ClientBoards::new(),
            seat: None,
            link: LinkState::Joining,
            links: Vec::new(),
            events: Vec::new(),
            seen: BTreeMap::new(),
            requested: None,
            chance: SeededRng::new(b"a client", seed),
        }
    }

    /// Sends a message, unless the client is closed.
    pub fn send(&self, message: ClientMessage) {
        if let Some(client) = &self.client {
            client.send(message);
        }
    }

    /// Drops the client.
    pub fn close(&mut self) {
        self.client = None;
    }

    /// Suspends the client, like a program that goes into the background.
    pub fn suspend(&self) {
        self.client.as_ref().expect("a client").suspend();
    }

    /// Resumes the client.
    pub fn resume(&self) {
        self.client.as_ref().expect("a client").resume();
    }

    /// Processes the events that have arrived.
    pub fn process_events(&mut self) {
        let events = self.client.as_ref().map(Client::take_events);
        for event in events.into_iter().flatten() {
            match event {
                LinkEvent::State(link) => {
                    match &link {
                        LinkState::Open { seat, .. } => self.seat = Some(seat.clone()),
                        LinkState::Lost => self.lobby.disconnect(),
                        _ => {}
                    }
                    self.links.push(link.clone());
                    self.link = link;
                }
                LinkEvent::Message(message) => {
                    if let Some(event) = self.lobby.apply(&mut self.boards, message) {
                        self.take(event);
                    }
                }
            }
        }
    }

    fn take(&mut self, event: ClientEvent) {
        match event {
            ClientEvent::Moved { board, .. }
            | ClientEvent::BoardSynced(board)
            | ClientEvent::TakenBack(board) => {
                if let Some(game) = self.lobby.game()
                    && let Some(session) = self.boards.get(&board)
                {
                    let at = (game.info.number, board, session.cursor());
                    self.seen.insert(at, session.state_hash());
                }
                if !matches!(event, ClientEvent::Moved { .. }) {
                    self.requested = None;
                }
            }
            ClientEvent::Desync(again) => {
                self.send(again.clone());
                self.events.push(ClientEvent::Desync(again));
            }
            event => {
                if matches!(event, ClientEvent::Refused(_) | ClientEvent::Match) {
                    self.requested = None;
                }
                self.events.push(event);
            }
        }
    }

    /// Returns `true` once the server has welcomed the client.
    pub fn has_joined(&self) -> bool {
        self.lobby.me().is_some()
    }

    /// Returns the last refusal received.
    pub fn refused(&self) -> Option<&Refusal> {
        self.events.iter().rev().find_map(|event| match event {
            ClientEvent::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    /// Returns the room that the client is in.
    ///
    /// # Panics
    /// If it is in none.
    pub fn room_id(&self) -> RoomId {
        self.lobby.room().expect("a room").id
    }

    /// Returns the stage of its room.
    pub fn stage(&self) -> Option<RoomStage> {
        Some(self.lobby.room()?.stage)
    }

    /// Returns the session on this client's own board.
    pub fn board(&self) -> Option<&Session> {
        let game = self.lobby.game()?;
        let own_seat = self.lobby.seat()?;
        self.boards
            .get(if game.info.is_race { &own_seat } else { &0 })
    }

    /// Returns `true` if the match of its room is over.
    pub fn has_ended(&self) -> bool {
        self.lobby.game().is_some_and(|game| game.result.is_some())
    }

    /// Returns the number of the game in the room, from 1.
    pub fn game(&self) -> Option<u32> {
        Some(self.lobby.game()?.info.number)
    }

    /// Returns `true` if it is the client's turn.
    pub fn is_to_move(&self) -> bool {
        let Some(game) = self.lobby.game().filter(|game| game.result.is_none()) else {
            return false;
        };
        let (Some(own_seat), Some(session)) = (self.lobby.seat(), self.board()) else {
            return false;
        };
        let Some(seat) = session.position().to_move().seat() else {
            return false;
        };
        let seat_count = self.lobby.room().map_or(1, |room| room.seats.len() as u8);
        game.info.is_race || (seat.0 + game.info.first_seat) % seat_count == own_seat
    }

    /// Returns `true` while a requested move has neither been made nor refused. If it reaches the server after a
    /// take-back request, it cancels that request.
    pub fn awaits_move(&self) -> bool {
        let cursor = self.board().map(Session::cursor);
        self.requested.is_some_and(|(game, ply, _)| {
            Some(game) == self.game() && Some(ply) == cursor && !self.has_ended()
        })
    }

    /// Requests a move if it is the client's turn and no request is pending. An unanswered request is repeated after
    /// three seconds, because it is lost if the connection was.
    pub fn play(&mut self) {
        if !self.is_to_move() {
            return;
        }
        let (Some(number), Some(session)) = (self.game(), self.board()) else {
            return;
        };
        let ply = session.cursor();
        if self.requested.is_some_and(|(game, requested, at)| {
            (game, requested) == (number, ply) && at.elapsed() < Duration::from_secs(3)
        }) {
            return;
        }
        let message = match session.position().to_move() {
            Turn::Chance(_) => Some(ClientMessage::Chance { ply: ply as u32 }),
            _ => {
                let position = session.position().clone();
                let race = self.lobby.game().is_some_and(|game| game.info.is_race);
                let mv = self.choose(&position, race);
                mv.map(|mv| ClientMessage::Move {
                    ply: ply as u32,
                    mv,
                })
            }
        };
        if let Some(message) = message {
            self.requested = Some((number, ply, Instant::now()));
            self.send(message);
        }
    }

    /// Chooses a move: a hint in a race, which only good moves can end, and otherwise often a random one.
    fn choose(&mut self, position: &tessella_games::Position, race: bool) -> Option<Move> {
        let go_on = AtomicBool::new(false);
        if race && let Some(Advice::Play { mv, .. }) = position.hint(&go_on) {
            return Some(mv);
        }
        match self.chance.below(3) {
            0 => position.computer_move(Level::Easy, &go_on),
            _ => {
                let moves = position.legal_moves();
                let at = self.chance.below(moves.len().max(1) as u32);
                moves.get(at as usize).copied()
            }
        }
    }
}

/// Clients of one server.
pub struct TestClients {
    /// Clients, in the order of their names.
    pub people: Vec<TestClient>,
}

impl TestClients {
    /// Joins a server with these names, and waits until all are welcomed.
    pub fn join_all(address: SocketAddr, names: &[&str]) -> Self {
        let people = names
            .iter()
            .map(|name| TestClient::join(address, name))
            .collect();
        let mut clients = Self { people };
        clients.until(10, "all are in", |clients| {
            clients.people.iter().all(TestClient::has_joined)
        });
        clients
    }

    /// Processes the events of all clients.
    pub fn turn(&mut self) {
        for person in &mut self.people {
            person.process_events();
        }
        std::thread::sleep(Duration::from_millis(1));
    }

    /// Waits until a condition holds, and returns the time it took. Panics after `seconds`.
    #[track_caller]
    pub fn until(
        &mut self,
        seconds: u64,
        what: &str,
        mut happened: impl FnMut(&Self) -> bool,
    ) -> Duration {
        self.while_playing(seconds, what, &[], &mut happened)
    }

    /// Like [`until`](Self::until), while some of the clients play.
    #[track_caller]
    pub fn while_playing(
        &mut self,
        seconds: u64,
        what: &str,
        players: &[usize],
        mut happened: impl FnMut(&Self) -> bool,
    ) -> Duration {
        let begun = Instant::now();
        loop {
            self.turn();
            if happened(self) {
                return begun.elapsed();
            }
            if begun.elapsed() >= Duration::from_secs(seconds) {
                panic!("not within {seconds} s: {what}\n{}", self.report());
            }
            for &player in players {
                self.people[player].play();
            }
        }
    }

    /// Returns the state of all clients, for the message of a failed test.
    fn report(&self) -> String {
        let mut report = String::new();
        for person in &self.people {
            let events: Vec<String> = person
                .events
                .iter()
                .rev()
                .take(6)
                .map(|event| format!("{event:?}").chars().take(120).collect())
                .collect();
            report += &format!(
                "{}: link {:?}, seat {:?}, stage {:?}, game {:?}, moves {:?}, to move {}, ended {}, last events {events:?}\n",
                person.name,
                person.links,
                person.lobby.seat(),
                person.stage(),
                person.game(),
                person.board().map(Session::cursor),
                person.is_to_move(),
                person.has_ended(),
            );
        }
        report
    }

    /// Opens a room as one client, and takes seats in it for others.
    pub fn open_room(&mut self, config: RoomConfig, owner: usize, others: &[usize]) -> RoomId {
        self.people[owner].send(ClientMessage::OpenRoom(config));
        self.until(20, "the room is open", |clients| {
            clients.people[owner].lobby.room().is_some()
        });
        let room = self.people[owner].room_id();
        for &other in others {
            self.until(5, "the others know of the room", |clients| {
                let mut rooms = clients.people[other].lobby.rooms();
                rooms.any(|known| known.id == room)
            });
            self.people[other].send(ClientMessage::TakeSeat(room, None));
        }
        self.until(5, "all sit", |clients| {
            others
                .iter()
                .all(|&other| clients.people[other].lobby.seat().is_some())
        });
        room
    }

    /// Starts the next game for everybody in the room.
    pub fn begin(&mut self, players: &[usize], watching: &[usize]) {
        let before = players.iter().filter_map(|&at| self.people[at].game());
        let number = before.max().unwrap_or(0) + 1;
        for &player in players {
            self.people[player].send(ClientMessage::SetReady(true));
        }
        self.until(20, "the game begins", |clients| {
            let mut all = players.iter().chain(watching);
            all.all(|&at| {
                let person = &clients.people[at];
                let boards = person.lobby.game().map_or(0, |game| game.boards.len());
                person.game() == Some(number) && boards > 0
            })
        });
    }

    /// Plays the game to its end, and asserts that all saw the same positions.
    #[track_caller]
    pub fn play_out(&mut self, seconds: u64, players: &[usize], watching: &[usize]) {
        let all: Vec<usize> = players.iter().chain(watching).copied().collect();
        self.while_playing(seconds, "the game is over", players, |clients| {
            all.iter().all(|&at| clients.people[at].has_ended())
        });
        self.assert_in_sync(&all);
    }

    /// Asserts that all saw the same positions and that nobody was desynchronised.
    #[track_caller]
    pub fn assert_in_sync(&self, all: &[usize]) {
        let mut hashes: BTreeMap<(u32, u8, usize), u32> = BTreeMap::new();
        for &at in all {
            let person = &self.people[at];
            let desync = person
                .events
                .iter()
                .find(|event| matches!(event, ClientEvent::Desync(_)));
            assert_eq!(desync, None, "{} was desynchronised", person.name);
            for (position, hash) in &person.seen {
                let known = hashes.entry(*position).or_insert(*hash);
                assert_eq!(known, hash, "{} saw {position:?} otherwise", person.name);
            }
        }
        let endings: Vec<_> = all
            .iter()
            .map(|&at| {
                self.people[at]
                    .lobby
                    .game()
                    .and_then(|game| game.result.clone())
            })
            .collect();
        assert!(
            endings.iter().all(|ending| *ending == endings[0]),
            "{endings:?}"
        );
    }
}
