//! Guests with all their threads at hosts that mean them harm.

use crate::company::{Person, room};
use crate::draw::{Draw, harmful, out_of_bounds, real_messages, spelt};
use crate::watch::Watch;
use renetcode::{NetcodeServer, ServerAuthentication, ServerConfig, ServerResult};
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tessella::lobby::{
    Ask, PersonId, PersonInfo, Presence, RoomId, RoomInfo, Stage, Tell, Token, Words,
};
use tessella::net::admission::{
    AdmissionControl, HandshakeServer, NETCODE_PROTOCOL, TOKEN_ADDRESS,
};
use tessella::net::client::{Client, ClientConfig, LinkState};
use tessella::net::wire::{
    ConnectionLimits, MAX_CLIENT_MESSAGE, MAX_QUEUED_FOR_CLIENT, MAX_SERVER_MESSAGE,
    MAX_UNREAD_FROM_CLIENT, PeerConnection,
};
use tessella::session::{Played, Player, Record};

const GROWTH: usize = 64 << 20;
/// Nobody waits longer for a sentence that says why the link is over.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many datagrams out of bounds come at once.
const SOME: usize = 60;

/// A host that lets guests in as ours do, and then says what it likes.
struct RogueServer {
    netcode: NetcodeServer,
    socket: UdpSocket,
    handshakes: HandshakeServer,
    turned: Instant,
    connections: BTreeMap<u64, PeerConnection>,
    /// How many messages guests have sent.
    heard: usize,
    /// Which shapes come next.
    shouted: usize,
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
        let admission = Arc::new(AdmissionControl::new(7, "Come in", None, 64));
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
            turned: Instant::now(),
            connections: BTreeMap::new(),
            heard: 0,
            shouted: 0,
        }
    }

    fn at(&self) -> SocketAddr {
        self.handshakes.address()
    }

    /// Sends some datagrams that netcode would not make, others each time. More at once would fill the guest's socket, and
    /// the system would drop all else.
    fn shout_some(&mut self, shapes: &[Vec<u8>], to: SocketAddr) {
        for shape in shapes
            .iter()
            .cycle()
            .skip(self.shouted)
            .take(SOME.min(shapes.len()))
        {
            let _lost = self.socket.send_to(shape, to);
        }
        self.shouted = (self.shouted + SOME) % shapes.len().max(1);
    }

    /// Lets guests in; the numbers of those who came in.
    fn turn(&mut self, shapes: &[Vec<u8>]) -> Vec<u64> {
        self.netcode.update(self.turned.elapsed());
        self.turned = Instant::now();
        let mut came = Vec::new();
        let mut buffer = [0; 1500];
        while let Ok((length, from)) = self.socket.recv_from(&mut buffer) {
            if buffer[0] == 0 {
                // Before anything is agreed upon.
                self.shout_some(shapes, from);
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
                    let limits = ConnectionLimits {
                        max_outgoing: MAX_SERVER_MESSAGE,
                        max_queued: MAX_QUEUED_FOR_CLIENT,
                        max_incoming: MAX_CLIENT_MESSAGE,
                        max_unread: MAX_UNREAD_FROM_CLIENT,
                    };
                    self.connections
                        .insert(client_id, PeerConnection::new(limits, Instant::now()));
                    self.shout_some(shapes, addr);
                    came.push(client_id);
                }
                ServerResult::Payload { client_id, payload } => {
                    if let Some(connection) = self.connections.get_mut(&client_id) {
                        let _refused = connection.receive(payload, Instant::now());
                        self.heard += std::iter::from_fn(|| connection.next_message()).count();
                    }
                }
                ServerResult::ClientDisconnected { client_id, .. } => {
                    self.connections.remove(&client_id);
                }
                ServerResult::None => {}
            }
        }
        self.flush();
        came
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

    /// What renet would be given at the guest's end.
    fn say(&mut self, client: u64, packet: &[u8]) {
        if let Ok((to, datagram)) = self.netcode.generate_payload_packet(client, packet) {
            let _lost = self.socket.send_to(datagram, to);
        }
    }

    /// Says a message as our hosts do. Whether there was room for it.
    fn tell(&mut self, client: u64, message: &[u8]) -> bool {
        let connection = self.connections.get_mut(&client);
        connection.is_some_and(|connection| connection.send(message).is_ok())
    }

    /// Whether the guest has everything that it was told, and listens.
    fn all_arrived(&self, client: u64) -> bool {
        self.connections
            .get(&client)
            .is_some_and(PeerConnection::all_acknowledged)
    }
}

fn join(at: SocketAddr, name: &str) -> Person {
    Person::join_with(plan(at, name))
}

fn plan(address: SocketAddr, name: &str) -> ClientConfig {
    ClientConfig {
        address,
        code: String::new(),
        name: name.to_owned(),
        seats: Vec::new(),
    }
}

/// Why it is over, once it is.
fn over(person: &Person) -> Option<&str> {
    match &person.link {
        LinkState::Over(why) => Some(why),
        _ => None,
    }
}

fn is_sentence(why: &str) -> bool {
    why.ends_with('.') && why.starts_with(char::is_uppercase)
}

fn welcome(you: u32) -> Tell {
    Tell::Welcome {
        you: PersonId(you),
        token: Token([7; 16]),
        grace: 60,
    }
}

/// Guests at a false host that are let in, and may have been welcomed.
struct Party {
    server: RogueServer,
    clients: Vec<Person>,
    numbers: Vec<u64>,
}

impl Party {
    /// Turns until something is so of all of them.
    fn until(
        &mut self,
        what: &str,
        shapes: &[Vec<u8>],
        is_so: impl Fn(&Person) -> bool,
        mut say: impl FnMut(&mut Self),
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
            let came = self.server.turn(shapes);
            self.numbers.extend(came);
            say(self);
            self.clients.iter_mut().for_each(Person::hear);
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

#[test]
fn a_client_leaves_a_server_that_sends_what_none_sends() {
    let watch = Watch::begin();
    let shapes: Vec<Vec<u8>> = out_of_bounds();
    for after_welcome in [false, true] {
        // The door talks to four from one place at a time.
        for packets in harmful(u8::from(after_welcome)).chunks(4) {
            let what = format!(
                "{:?}",
                packets.iter().map(|(what, _)| what).collect::<Vec<_>>()
            );
            let server = RogueServer::new();
            let mut party = Party {
                clients: packets.iter().map(|_| join(server.at(), "Anna")).collect(),
                server,
                numbers: Vec::new(),
            };
            party.until(&what, &shapes, |client| client.server.is_some(), |_| {});
            assert_eq!(party.numbers.len(), packets.len());
            if after_welcome {
                for &number in &party.numbers {
                    party.server.tell(number, &spelt(&welcome(1)));
                }
                party.until(&what, &[], Person::is_in, |_| {});
            }
            party.until(
                &what,
                &[],
                |client| over(client).is_some(),
                |party| {
                    for (&number, (_, packet)) in party.numbers.iter().zip(packets) {
                        party.server.say(number, packet);
                    }
                },
            );
            for client in &party.clients {
                let why = over(client).expect("it is over");
                assert!(is_sentence(why), "{what}: {why}");
                assert_eq!(client.is_in(), after_welcome, "{what}");
            }
        }
    }
    watch.assert_no_panic();
}

/// Tells that have no end: the sort by its number, and which of them.
fn endless(sort: u32, number: u32) -> Tell {
    let (id, about) = (PersonId(number), "row:3x3".to_owned());
    match sort {
        0 => Tell::Person(PersonInfo {
            id,
            name: format!("Person {number}"),
            presence: Presence::Here,
            room: Some(RoomId(number)),
        }),
        1 => {
            let plan = room("row:3x3,k3#1", 2);
            Tell::Room(RoomInfo {
                id: RoomId(number),
                about,
                race: false,
                places: Vec::new(),
                opener: Some(id),
                watching: (0..200).map(PersonId).collect(),
                spectators: true,
                limit: plan.limit,
                goal: plan.goal,
                stage: Stage::Waiting,
            })
        }
        2 => Tell::Said {
            by: id,
            room: None,
            words: Words::Text("x".repeat(1000)),
        },
        _ => Tell::Board {
            board: number as u8 % 12,
            record: Record {
                code: "light:5x5#7".to_owned(),
                players: vec![Player::Human],
                moves: vec![
                    Played {
                        mv: tessella::games::Move::Cell(tessella::boards::CellId(number % 25)),
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

#[test]
fn a_client_bears_a_server_that_tells_nonsense_and_no_end_of_it() {
    const NONSENSE: usize = 5_000;
    const ENDLESS: u32 = 2200;
    const HUGE: u32 = 30;
    let (_, tells) = real_messages();
    let mut draw = Draw::new(5);
    let mut server = RogueServer::new();
    let mut client = join(server.at(), "Anna");
    let begun = Instant::now();
    let mut came = None;
    while client.server.is_none() || came.is_none() {
        assert!(begun.elapsed() < PATIENCE);
        came = came.or(server.turn(&[]).first().copied());
        client.hear();
    }
    let number = came.expect("a guest");
    let watch = Watch::begin();
    // A farewell is believed, and so is a full host; that is told in other tests.
    let is_borne = |message: &[u8]| {
        let tell = tessella::codec::decode::<Tell>(message);
        !matches!(tell, Ok(Tell::Farewell(_) | Tell::Refused(_)))
    };
    let nonsense = (0..NONSENSE)
        .map(|_| draw.message(&tells))
        .filter(|message| {
            !message.is_empty() && message.len() <= MAX_SERVER_MESSAGE && is_borne(message)
        });
    let nonsense: Vec<Vec<u8>> = nonsense.collect();
    let counts = [ENDLESS, ENDLESS, ENDLESS, HUGE];
    let tells = (0..)
        .zip(counts)
        .flat_map(|(sort, count)| (0..count).map(move |number| spelt(&endless(sort, number))));
    let all = nonsense
        .into_iter()
        .chain([spelt(&welcome(1))])
        .chain(tells);
    let (mut told, mut news) = (0, 0);
    for message in all {
        // A few at a time, as any guest reads them.
        while told % 100 == 0 && !server.all_arrived(number) || !server.tell(number, &message) {
            assert!(
                begun.elapsed() < Duration::from_secs(40),
                "after {told} tells"
            );
            assert_eq!(over(&client), None, "after {told} tells");
            server.turn(&[]);
            client.hear();
            news += std::mem::take(&mut client.news).len();
            client.seen.clear();
            std::thread::sleep(Duration::from_micros(200));
        }
        told += 1;
    }
    let settled = Instant::now();
    while settled.elapsed() < PATIENCE && client.visit.people().count() < 2000 {
        server.turn(&[]);
        client.hear();
    }
    let (connections, _) = watch.written();
    println!(
        "{told} tells in {:?}: {news} news, {} people, {} rooms, {} sayings; {connections} lines in the log; {} bytes more",
        begun.elapsed(),
        client.visit.people().count(),
        client.visit.rooms().count(),
        client.visit.said().count(),
        watch.grown()
    );
    assert_eq!(client.visit.people().count(), 2000);
    assert!(client.visit.rooms().count() <= 2000 && client.visit.said().count() <= 200);
    assert!(watch.grown() < GROWTH, "{} bytes more", watch.grown());
    assert!(connections < 100, "{connections} lines in the log");
    // It still speaks.
    let heard = server.heard;
    client.ask(Ask::Leave);
    while server.heard == heard {
        assert!(
            begun.elapsed() < Duration::from_secs(45),
            "the guest is silent"
        );
        server.turn(&[]);
        client.hear();
    }
    watch.assert_no_panic();
}

#[test]
fn who_does_not_listen_leaves_a_server_that_tells_too_much() {
    let mut server = RogueServer::new();
    let watch = Watch::begin();
    let client = Client::join(plan(server.at(), "Anna"), Box::new(|| {})).expect("a thread");
    let begun = Instant::now();
    let mut came = None;
    let message = spelt(&Tell::Said {
        by: PersonId(1),
        room: None,
        words: Words::Text("x".repeat(40)),
    });
    // The program sleeps, and the host talks on.
    while came.is_none_or(|number| server.connections.contains_key(&number)) {
        assert!(
            begun.elapsed() < Duration::from_secs(40),
            "it listens for ever"
        );
        came = came.or(server.turn(&[]).first().copied());
        if let Some(number) = came {
            while server.connections.contains_key(&number) && server.tell(number, &message) {}
        }
        std::thread::sleep(Duration::from_micros(200));
    }
    let heard = client.take_events();
    let over = heard.last();
    println!(
        "{} tells in {:?}, {} bytes more",
        heard.len(),
        begun.elapsed(),
        watch.grown()
    );
    assert!(
        matches!(over, Some(tessella::net::client::LinkEvent::State(LinkState::Over(why))) if is_sentence(why)),
        "{over:?}"
    );
    watch.assert_no_panic();
}

/// Carries one connection to a door and back, and changes a byte of what comes back.
fn spoiling(at: SocketAddr, seed: u64) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let address = listener.local_addr().expect("a bound socket");
    std::thread::spawn(move || {
        let mut draw = Draw::new(seed);
        // Each that comes is spoilt, since some knock again.
        while let Ok((mut client, _)) = listener.accept() {
            let Ok(mut server) = TcpStream::connect(at) else {
                return;
            };
            let (mut from, mut to) = (
                client.try_clone().expect("a connection"),
                server.try_clone().expect("a connection"),
            );
            std::thread::spawn(move || std::io::copy(&mut from, &mut to));
            let spoilt = draw.below(200);
            let mut carried = 0;
            let mut buffer = [0; 2048];
            while let Ok(length @ 1..) = server.read(&mut buffer) {
                if let Some(at) = spoilt.checked_sub(carried).filter(|&at| at < length) {
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
fn a_client_that_is_let_in_wrongly_says_why_it_cannot_come_in() {
    let watch = Watch::begin();
    let mut sentences: BTreeMap<String, u32> = BTreeMap::new();
    for batch in 0..12 {
        // A new one each time: who fails too often has to wait.
        let mut server = RogueServer::new();
        let mut clients: Vec<Person> = (0..3)
            .map(|number| join(spoiling(server.at(), batch * 3 + number), "Anna"))
            .collect();
        let begun = Instant::now();
        // Where nothing that matters was spoilt, nobody is there for the game.
        while clients.iter().any(|client| over(client).is_none()) {
            assert!(begun.elapsed() < PATIENCE, "{:?}", clients[0].links);
            server.turn(&[]);
            clients.iter_mut().for_each(Person::hear);
            std::thread::sleep(Duration::from_millis(1));
        }
        for client in &clients {
            let why = over(client).expect("it is over");
            assert!(is_sentence(why), "{why}");
            let plain: String = why.chars().filter(|sign| !sign.is_numeric()).collect();
            *sentences.entry(plain).or_default() += 1;
        }
    }
    println!("{sentences:#?}");
    assert!(sentences.len() > 2, "{sentences:?}");
    watch.assert_no_panic();
}
