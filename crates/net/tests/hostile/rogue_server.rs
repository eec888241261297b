//! Clients with all their threads on a hostile server.

use crate::draw::{Draw, encoded, harmful_packets, out_of_bounds_datagrams, real_messages};
use crate::watch::Watch;
use renetcode::{NetcodeServer, ServerAuthentication, ServerConfig, ServerResult};
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tessella_lobby::{
    ChatText, ClientMessage, DeviceTag, PersonId, PersonInfo, Presence, RoomId, RoomInfo,
    RoomStage, ServerMessage,
};
use tessella_net::admission::HandshakeServer;
use tessella_net::client::{Client, ClientConfig, LinkEnd, LinkEvent, LinkState};
use tessella_net_test_support::clients::{TestClient, room};
use tessella_net_test_support::connections::PacketEnd;
use tessella_protocol::KeyPair;
use tessella_protocol::admission::{AdmissionControl, NETCODE_PROTOCOL, TOKEN_ADDRESS};
use tessella_protocol::transport::MAX_SERVER_MESSAGE;
use tessella_session::{Played, Player, Record};

const GROWTH: usize = 64 << 20;
/// Time limit for a client to report why its link has ended.
const PATIENCE: Duration = Duration::from_secs(10);

/// Number of out-of-bounds datagrams sent at once.
const BURST: usize = 60;

/// Server that admits clients regularly and then sends arbitrary data.
struct RogueServer {
    netcode: NetcodeServer,
    socket: UdpSocket,
    handshakes: HandshakeServer,
    last_turn: Instant,
    connections: BTreeMap<u64, PacketEnd>,
    /// Number of messages received from clients.
    received: usize,
    /// Index of the next datagram to send.
    next_datagram: usize,
}

impl RogueServer {
    fn new() -> Self {
        let (listener, socket) = (0..32)
            .find_map(|_| {
                let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).ok()?;
                let socket = UdpSocket::bind(listener.local_addr().ok()?).ok()?;
                Some((listener, socket))
            })
            .expect("a port that is free");
        socket.set_nonblocking(true).expect("a socket");
        let admission = Arc::new(AdmissionControl::new(
            KeyPair::random(),
            "Come in",
            None,
            64,
        ));
        let netcode = NetcodeServer::new(ServerConfig {
            current_time: admission.now(),
            max_clients: 64,
            protocol_id: NETCODE_PROTOCOL,
            public_addresses: vec![TOKEN_ADDRESS],
            authentication: ServerAuthentication::Secure {
                private_key: admission.private_key(),
            },
        });
        Self {
            netcode,
            socket,
            handshakes: HandshakeServer::start(listener, admission).expect("a thread"),
            last_turn: Instant::now(),
            connections: BTreeMap::new(),
            received: 0,
            next_datagram: 0,
        }
    }

    fn at(&self) -> SocketAddr {
        self.handshakes.address()
    }

    /// Sends some datagrams that netcode would not produce, different ones each time. More at once would fill the
    /// client's socket, and the system would drop everything else.
    fn send_some(&mut self, datagrams: &[Vec<u8>], to: SocketAddr) {
        for datagram in datagrams
            .iter()
            .cycle()
            .skip(self.next_datagram)
            .take(BURST.min(datagrams.len()))
        {
            let _lost = self.socket.send_to(datagram, to);
        }
        self.next_datagram = (self.next_datagram + BURST) % datagrams.len().max(1);
    }

    /// Runs one turn, and returns the ids of the clients that connected.
    fn turn(&mut self, datagrams: &[Vec<u8>]) -> Vec<u64> {
        self.netcode.update(self.last_turn.elapsed());
        self.last_turn = Instant::now();
        let mut connected = Vec::new();
        let mut buffer = [0; 1500];
        while let Ok((length, from)) = self.socket.recv_from(&mut buffer) {
            if buffer[0] == 0 {
                // Before the connection is made.
                self.send_some(datagrams, from);
            }
            match self.netcode.process_packet(from, &mut buffer[..length]) {
                ServerResult::PacketToSend { addr, payload } => {
                    let _lost = self.socket.send_to(payload, addr);
                }
                ServerResult::ClientConnected {
                    client_id,
                    addr,
                    payload,
                    ..
                } => {
                    let _lost = self.socket.send_to(payload, addr);
                    self.connections.insert(client_id, PacketEnd::server());
                    self.send_some(datagrams, addr);
                    connected.push(client_id);
                }
                ServerResult::Payload { client_id, payload } => {
                    if let Some(connection) = self.connections.get_mut(&client_id) {
                        let _refused = connection.receive(payload, Instant::now());
                        self.received += std::iter::from_fn(|| connection.next_message()).count();
                    }
                }
                ServerResult::ClientDisconnected { client_id, .. } => {
                    self.connections.remove(&client_id);
                }
                ServerResult::None => {}
            }
        }
        self.flush();
        connected
    }

    fn flush(&mut self) {
        for (&client, connection) in &mut self.connections {
            for packet in connection.packets(Instant::now()).unwrap_or_default() {
                if let Ok((to, datagram)) = self.netcode.generate_payload_packet(client, &packet) {
                    let _lost = self.socket.send_to(datagram, to);
                }
            }
        }
        for client in self.netcode.clients_id() {
            if let ServerResult::PacketToSend { addr, payload } = self.netcode.update_client(client)
            {
                let _lost = self.socket.send_to(payload, addr);
            }
        }
    }

    /// Sends a renet packet to a client.
    fn send_packet(&mut self, client: u64, packet: &[u8]) {
        if let Ok((to, datagram)) = self.netcode.generate_payload_packet(client, packet) {
            let _lost = self.socket.send_to(datagram, to);
        }
    }

    /// Sends a message like a regular server. Returns `false` if the queue is full.
    fn send(&mut self, client: u64, message: &[u8]) -> bool {
        let connection = self.connections.get_mut(&client);
        connection.is_some_and(|connection| connection.send(message).is_ok())
    }

    /// Returns `true` if the client has acknowledged all messages.
    fn all_acknowledged(&self, client: u64) -> bool {
        self.connections
            .get(&client)
            .is_some_and(PacketEnd::all_acknowledged)
    }
}

fn join(at: SocketAddr, name: &str) -> TestClient {
    TestClient::join_with(client_config(at, name))
}

fn client_config(address: SocketAddr, name: &str) -> ClientConfig {
    ClientConfig {
        address,
        code: String::new(),
        name: name.to_owned(),
        seats: Vec::new(),
        expected: Vec::new(),
    }
}

/// Returns the reason why the link has ended, once it has.
fn over(person: &TestClient) -> Option<&LinkEnd> {
    match &person.link {
        LinkState::Over(why) => Some(why),
        _ => None,
    }
}

fn welcome(you: u32) -> ServerMessage {
    ServerMessage::Welcome {
        you: PersonId(you),
        reconnect_window: 60,
    }
}

/// Clients on a hostile server.
struct RogueSession {
    server: RogueServer,
    clients: Vec<TestClient>,
    numbers: Vec<u64>,
}

impl RogueSession {
    /// Runs until a condition holds for all clients.
    fn until(
        &mut self,
        what: &str,
        datagrams: &[Vec<u8>],
        is_so: impl Fn(&TestClient) -> bool,
        mut act: impl FnMut(&mut Self),
    ) {
        let begun = Instant::now();
        while !self.clients.iter().all(&is_so) {
            assert!(
                begun.elapsed() < PATIENCE,
                "{what}: {:?}",
                self.clients
                    .iter()
                    .map(|client| &client.links)
                    .collect::<Vec<_>>()
            );
            let connected = self.server.turn(datagrams);
            self.numbers.extend(connected);
            act(self);
            self.clients.iter_mut().for_each(TestClient::process_events);
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

#[test]
fn client_leaves_server_that_sends_invalid_packets() {
    let watch = Watch::begin();
    let datagrams: Vec<Vec<u8>> = out_of_bounds_datagrams();
    for after_welcome in [false, true] {
        // The server runs four handshakes from one source at a time.
        for packets in harmful_packets(u8::from(after_welcome)).chunks(4) {
            let what = format!(
                "{:?}",
                packets.iter().map(|(what, _)| what).collect::<Vec<_>>()
            );
            let server = RogueServer::new();
            let mut session = RogueSession {
                clients: packets.iter().map(|_| join(server.at(), "Anna")).collect(),
                server,
                numbers: Vec::new(),
            };
            session.until(&what, &datagrams, |client| client.seat.is_some(), |_| {});
            assert_eq!(session.numbers.len(), packets.len());
            if after_welcome {
                for &number in &session.numbers {
                    session.server.send(number, &encoded(&welcome(1)));
                }
                session.until(&what, &[], TestClient::has_joined, |_| {});
            }
            session.until(
                &what,
                &[],
                |client| over(client).is_some(),
                |session| {
                    for (&number, (_, packet)) in session.numbers.iter().zip(packets) {
                        session.server.send_packet(number, packet);
                    }
                },
            );
            for client in &session.clients {
                let why = over(client);
                let is_invalid = matches!(why, Some(LinkEnd::InvalidData(_)));
                assert!(is_invalid, "{what}: {why:?}");
                assert_eq!(client.has_joined(), after_welcome, "{what}");
            }
        }
    }
    watch.assert_no_panic();
}

/// Returns a message of an endless series, by its kind and number.
fn endless(sort: u32, number: u32) -> ServerMessage {
    let (id, summary) = (PersonId(number), "row:3x3".to_owned());
    match sort {
        0 => ServerMessage::Person(PersonInfo {
            id,
            device: DeviceTag(number.into()),
            name: format!("Person {number}"),
            presence: Presence::Connected,
            room: Some(RoomId(number)),
        }),
        1 => {
            let room_config = room("row:3x3,k3#1", 2);
            ServerMessage::Room(RoomInfo {
                id: RoomId(number),
                summary,
                is_race: false,
                seats: Vec::new(),
                owner: Some(id),
                spectators: (0..200).map(PersonId).collect(),
                allows_spectators: true,
                limit: room_config.limit,
                goal: room_config.goal,
                dropouts: room_config.dropouts,
                race_view: room_config.race_view,
                stage: RoomStage::Waiting,
                tournament: None,
                home: None,
            })
        }
        2 => ServerMessage::Chat {
            by: id,
            room: None,
            text: ChatText::Text("x".repeat(1000)),
        },
        _ => ServerMessage::Board {
            board: number as u8 % 12,
            record: Record {
                code: "light:5x5#7".to_owned(),
                players: vec![Player::Human],
                moves: vec![
                    Played {
                        mv: tessella_games::Move::Cell(tessella_boards::CellId(number % 25)),
                        at: u32::MAX,
                    };
                    15_000
                ],
                cursor: u32::MAX,
                elapsed: number,
            },
            hash: number,
        },
    }
}

/// Returns `true` unless the message ends the link, as closing messages and refusals do.
fn is_survivable(message: &[u8]) -> bool {
    let message = tessella_formats::codec::decode::<ServerMessage>(message);
    !matches!(
        message,
        Ok(ServerMessage::Closing(_) | ServerMessage::Refused(_))
    )
}

/// Returns mutated messages, a welcome and then endless series of messages, none of which ends the link.
fn survivable_messages(server_messages: &[Vec<u8>]) -> impl Iterator<Item = Vec<u8>> + use<> {
    const MUTATED: usize = 5_000;
    const ENDLESS: u32 = 2200;
    const HUGE: u32 = 30;
    let mut draw = Draw::new(5);
    let mutated: Vec<Vec<u8>> = (0..MUTATED)
        .map(|_| draw.message(server_messages))
        .filter(|message| {
            !message.is_empty() && message.len() <= MAX_SERVER_MESSAGE && is_survivable(message)
        })
        .collect();
    let counts = [ENDLESS, ENDLESS, ENDLESS, HUGE];
    let endless = (0..)
        .zip(counts)
        .flat_map(|(sort, count)| (0..count).map(move |number| encoded(&endless(sort, number))));
    mutated
        .into_iter()
        .chain([encoded(&welcome(1))])
        .chain(endless)
}

/// A client on a rogue server that it has connected to.
struct RoguePair {
    server: RogueServer,
    client: TestClient,
    /// Id of the client on the server.
    number: u64,
    begun: Instant,
}

impl RoguePair {
    fn connected() -> Self {
        let mut server = RogueServer::new();
        let mut client = join(server.at(), "Anna");
        let begun = Instant::now();
        let mut connected = None;
        while client.seat.is_none() || connected.is_none() {
            assert!(begun.elapsed() < PATIENCE);
            connected = connected.or(server.turn(&[]).first().copied());
            client.process_events();
        }
        Self {
            server,
            client,
            number: connected.expect("a client"),
            begun,
        }
    }

    fn turn(&mut self) {
        self.server.turn(&[]);
        self.client.process_events();
    }

    /// Sends the client messages at the rate that it can process, and returns the number of messages sent and of
    /// events received.
    fn send_all(&mut self, messages: impl Iterator<Item = Vec<u8>>) -> (usize, usize) {
        let (mut sent, mut events) = (0, 0);
        for message in messages {
            // A few at a time, at the rate of a regular client.
            while sent % 100 == 0 && !self.server.all_acknowledged(self.number)
                || !self.server.send(self.number, &message)
            {
                assert!(
                    self.begun.elapsed() < Duration::from_secs(40),
                    "after {sent} messages"
                );
                assert_eq!(over(&self.client), None, "after {sent} messages");
                self.turn();
                events += std::mem::take(&mut self.client.events).len();
                self.client.seen.clear();
                std::thread::sleep(Duration::from_micros(200));
            }
            sent += 1;
        }
        (sent, events)
    }

    /// Asserts that a message of the client still arrives at the server.
    fn assert_client_sends(&mut self) {
        let received = self.server.received;
        self.client.send(ClientMessage::LeaveRoom);
        while self.server.received == received {
            assert!(
                self.begun.elapsed() < Duration::from_secs(45),
                "the client is silent"
            );
            self.turn();
        }
    }
}

#[test]
fn client_survives_endless_and_mutated_messages() {
    let (_, server_messages) = real_messages();
    let mut pair = RoguePair::connected();
    let watch = Watch::begin();
    let (sent, events) = pair.send_all(survivable_messages(&server_messages));
    let settled = Instant::now();
    while settled.elapsed() < PATIENCE && pair.client.lobby.people().count() < 2000 {
        pair.turn();
    }
    let (connections, _) = watch.log_lines();
    let lobby = &pair.client.lobby;
    println!(
        "{sent} messages in {:?}: {events} events, {} people, {} rooms, {} chat messages; {connections} lines in the log; {} bytes more",
        pair.begun.elapsed(),
        lobby.people().count(),
        lobby.rooms().count(),
        lobby.chat().count(),
        watch.memory_growth()
    );
    assert_eq!(lobby.people().count(), 2000);
    assert!(lobby.rooms().count() <= 2000 && lobby.chat().count() <= 200);
    assert!(
        watch.memory_growth() < GROWTH,
        "{} bytes more",
        watch.memory_growth()
    );
    assert!(connections < 100, "{connections} lines in the log");
    pair.assert_client_sends();
    watch.assert_no_panic();
}

#[test]
fn client_whose_events_are_not_read_leaves() {
    let mut server = RogueServer::new();
    let watch = Watch::begin();
    let client =
        Client::join(client_config(server.at(), "Anna"), Box::new(|| {})).expect("a thread");
    let begun = Instant::now();
    let mut connected = None;
    let message = encoded(&ServerMessage::Chat {
        by: PersonId(1),
        room: None,
        text: ChatText::Text("x".repeat(40)),
    });
    // The program reads no events while the server keeps sending.
    while connected.is_none_or(|number| server.connections.contains_key(&number)) {
        assert!(
            begun.elapsed() < Duration::from_secs(40),
            "the client never leaves"
        );
        connected = connected.or(server.turn(&[]).first().copied());
        if let Some(number) = connected {
            while server.connections.contains_key(&number) && server.send(number, &message) {}
        }
        std::thread::sleep(Duration::from_micros(200));
    }
    let received = client.take_events();
    let over = received.last();
    println!(
        "{} events in {:?}, {} bytes more",
        received.len(),
        begun.elapsed(),
        watch.memory_growth()
    );
    assert!(
        matches!(
            over,
            Some(LinkEvent::State(LinkState::Over(LinkEnd::Overfull)))
        ),
        "{over:?}"
    );
    watch.assert_no_panic();
}

/// Starts a TCP relay that flips a bit in the replies of the server.
fn corrupting_relay(at: SocketAddr, seed: u64) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let address = listener.local_addr().expect("a bound socket");
    std::thread::spawn(move || {
        let mut draw = Draw::new(seed);
        // Every connection is corrupted, because some clients try again.
        while let Ok((mut client, _)) = listener.accept() {
            let Ok(mut server) = TcpStream::connect(at) else {
                return;
            };
            let (mut from, mut to) = (
                client.try_clone().expect("a connection"),
                server.try_clone().expect("a connection"),
            );
            std::thread::spawn(move || std::io::copy(&mut from, &mut to));
            let corrupted = draw.below(27 + 129 + 5 + 33 + 64 + 5);
            let mut carried = 0;
            let mut buffer = [0; 2048];
            while let Ok(length @ 1..) = server.read(&mut buffer) {
                if let Some(at) = corrupted.checked_sub(carried).filter(|&at| at < length) {
                    buffer[at] ^= 1 << draw.below(8);
                }
                carried += length;
                if client.write_all(&buffer[..length]).is_err() {
                    break;
                }
            }
        }
    });
    address
}

#[test]
fn corrupted_handshake_is_reported_in_a_sentence() {
    let watch = Watch::begin();
    let mut sentences: BTreeMap<String, u32> = BTreeMap::new();
    for batch in 0..12 {
        // A new server each time, because repeated failures are rate limited.
        let mut server = RogueServer::new();
        let mut clients: Vec<TestClient> = (0..3)
            .map(|number| join(corrupting_relay(server.at(), batch * 3 + number), "Anna"))
            .collect();
        let begun = Instant::now();
        // If the corrupted bit has no effect, the handshake succeeds but the relay carries no UDP.
        while clients.iter().any(|client| over(client).is_none()) {
            assert!(begun.elapsed() < PATIENCE, "{:?}", clients[0].links);
            server.turn(&[]);
            clients.iter_mut().for_each(TestClient::process_events);
            std::thread::sleep(Duration::from_millis(1));
        }
        for client in &clients {
            let why = over(client).expect("it is over").to_string();
            let plain: String = why.chars().filter(|sign| !sign.is_numeric()).collect();
            *sentences.entry(plain).or_default() += 1;
        }
    }
    println!("{sentences:#?}");
    assert!(sentences.len() > 1, "{sentences:?}");
    watch.assert_no_panic();
}
