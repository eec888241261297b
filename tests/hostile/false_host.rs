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
    ChatText, ClientMessage, PersonId, PersonInfo, Presence, ReconnectToken, RoomId, RoomInfo,
    RoomStage, ServerMessage,
};
use tessella::net::admission::{Door, NETCODE_PROTOCOL, Porter, TOKEN_ADDRESS};
use tessella::net::guest::{Guest, GuestPlan, LinkState};
use tessella::net::wire::{
    Limits, Line, MOST_FROM_GUEST, MOST_FROM_HOST, MOST_UNREAD_OF_GUEST, MOST_WAITING_FOR_GUEST,
};
use tessella::session::{Played, Player, Record};

const GROWTH: usize = 64 << 20;
/// Nobody waits longer for a sentence that says why the link is over.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many datagrams out of bounds come at once.
const SOME: usize = 60;

/// A host that lets guests in as ours do, and then says what it likes.
struct FalseHost {
    netcode: NetcodeServer,
    socket: UdpSocket,
    porter: Porter,
    turned: Instant,
    lines: BTreeMap<u64, Line>,
    /// How many messages guests have sent.
    heard: usize,
    /// Which shapes come next.
    shouted: usize,
}

impl FalseHost {
    fn new() -> Self {
        let (listener, socket) = (0..32)
            .find_map(|_| {
                let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).ok()?;
                let socket = UdpSocket::bind(listener.local_addr().ok()?).ok()?;
                Some((listener, socket))
            })
            .expect("a port that is free");
        socket.set_nonblocking(true).expect("a socket");
        let door = Arc::new(Door::new(7, "Come in", None, 64));
        let netcode = NetcodeServer::new(ServerConfig {
            current_time: door.now(),
            max_clients: 64,
            protocol_id: NETCODE_PROTOCOL,
            public_addresses: vec![TOKEN_ADDRESS],
            authentication: ServerAuthentication::Secure {
                private_key: door.private_key(),
            },
        });
        Self {
            netcode,
            socket,
            porter: Porter::start(listener, door).expect("a thread"),
            turned: Instant::now(),
            lines: BTreeMap::new(),
            heard: 0,
            shouted: 0,
        }
    }

    fn at(&self) -> SocketAddr {
        self.porter.address()
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
                    let limits = Limits {
                        longest_out: MOST_FROM_HOST,
                        most_waiting: MOST_WAITING_FOR_GUEST,
                        longest_in: MOST_FROM_GUEST,
                        most_unread: MOST_UNREAD_OF_GUEST,
                    };
                    self.lines
                        .insert(client_id, Line::new(limits, Instant::now()));
                    self.shout_some(shapes, addr);
                    came.push(client_id);
                }
                ServerResult::Payload { client_id, payload } => {
                    if let Some(line) = self.lines.get_mut(&client_id) {
                        let _refused = line.receive(payload, Instant::now());
                        self.heard += std::iter::from_fn(|| line.next_message()).count();
                    }
                }
                ServerResult::ClientDisconnected { client_id, .. } => {
                    self.lines.remove(&client_id);
                }
                ServerResult::None => {}
            }
        }
        self.flush();
        came
    }

    fn flush(&mut self) {
        for (&guest, line) in &mut self.lines {
            for packet in line.packets(Instant::now()).unwrap_or_default() {
                if let Ok((to, datagram)) = self.netcode.generate_payload_packet(guest, &packet) {
                    let _lost = self.socket.send_to(datagram, to);
                }
            }
        }
        for guest in self.netcode.clients_id() {
            if let ServerResult::PacketToSend { addr, payload } = self.netcode.update_client(guest)
            {
                let _lost = self.socket.send_to(payload, addr);
            }
        }
    }

    /// What renet would be given at the guest's end.
    fn say(&mut self, guest: u64, packet: &[u8]) {
        if let Ok((to, datagram)) = self.netcode.generate_payload_packet(guest, packet) {
            let _lost = self.socket.send_to(datagram, to);
        }
    }

    /// Says a message as our hosts do. Whether there was room for it.
    fn tell(&mut self, guest: u64, message: &[u8]) -> bool {
        let line = self.lines.get_mut(&guest);
        line.is_some_and(|line| line.send(message).is_ok())
    }

    /// Whether the guest has everything that it was told, and listens.
    fn all_arrived(&self, guest: u64) -> bool {
        self.lines.get(&guest).is_some_and(Line::all_arrived)
    }
}

fn join(at: SocketAddr, name: &str) -> Person {
    Person::join_with(plan(at, name))
}

fn plan(address: SocketAddr, name: &str) -> GuestPlan {
    GuestPlan {
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

fn welcome(you: u32) -> ServerMessage {
    ServerMessage::Welcome {
        you: PersonId(you),
        token: ReconnectToken([7; 16]),
        reconnect_window: 60,
    }
}

/// Guests at a false host that are let in, and may have been welcomed.
struct Party {
    host: FalseHost,
    guests: Vec<Person>,
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
        while !self.guests.iter().all(&is_so) {
            assert!(
                begun.elapsed() < PATIENCE,
                "{what}: {:?}",
                self.guests
                    .iter()
                    .map(|guest| &guest.links)
                    .collect::<Vec<_>>()
            );
            let came = self.host.turn(shapes);
            self.numbers.extend(came);
            say(self);
            self.guests.iter_mut().for_each(Person::hear);
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

#[test]
fn a_guest_leaves_a_host_that_sends_what_none_sends() {
    let watch = Watch::begin();
    let shapes: Vec<Vec<u8>> = out_of_bounds();
    for after_welcome in [false, true] {
        // The door talks to four from one place at a time.
        for packets in harmful(u8::from(after_welcome)).chunks(4) {
            let what = format!(
                "{:?}",
                packets.iter().map(|(what, _)| what).collect::<Vec<_>>()
            );
            let host = FalseHost::new();
            let mut party = Party {
                guests: packets.iter().map(|_| join(host.at(), "Anna")).collect(),
                host,
                numbers: Vec::new(),
            };
            party.until(&what, &shapes, |guest| guest.host.is_some(), |_| {});
            assert_eq!(party.numbers.len(), packets.len());
            if after_welcome {
                for &number in &party.numbers {
                    party.host.tell(number, &spelt(&welcome(1)));
                }
                party.until(&what, &[], Person::is_in, |_| {});
            }
            party.until(
                &what,
                &[],
                |guest| over(guest).is_some(),
                |party| {
                    for (&number, (_, packet)) in party.numbers.iter().zip(packets) {
                        party.host.say(number, packet);
                    }
                },
            );
            for guest in &party.guests {
                let why = over(guest).expect("it is over");
                assert!(is_sentence(why), "{what}: {why}");
                assert_eq!(guest.is_in(), after_welcome, "{what}");
            }
        }
    }
    watch.assert_no_panic();
}

/// Tells that have no end: the sort by its number, and which of them.
fn endless(sort: u32, number: u32) -> ServerMessage {
    let (id, summary) = (PersonId(number), "row:3x3".to_owned());
    match sort {
        0 => ServerMessage::Person(PersonInfo {
            id,
            name: format!("Person {number}"),
            presence: Presence::Connected,
            room: Some(RoomId(number)),
        }),
        1 => {
            let plan = room("row:3x3,k3#1", 2);
            ServerMessage::Room(RoomInfo {
                id: RoomId(number),
                summary,
                is_race: false,
                seats: Vec::new(),
                owner: Some(id),
                spectators: (0..200).map(PersonId).collect(),
                allows_spectators: true,
                limit: plan.limit,
                goal: plan.goal,
                stage: RoomStage::Waiting,
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
fn a_guest_bears_a_host_that_tells_nonsense_and_no_end_of_it() {
    const NONSENSE: usize = 5_000;
    const ENDLESS: u32 = 2200;
    const HUGE: u32 = 30;
    let (_, tells) = real_messages();
    let mut draw = Draw::new(5);
    let mut host = FalseHost::new();
    let mut guest = join(host.at(), "Anna");
    let begun = Instant::now();
    let mut came = None;
    while guest.host.is_none() || came.is_none() {
        assert!(begun.elapsed() < PATIENCE);
        came = came.or(host.turn(&[]).first().copied());
        guest.hear();
    }
    let number = came.expect("a guest");
    let watch = Watch::begin();
    // A farewell is believed, and so is a full host; that is told in other tests.
    let is_borne = |message: &[u8]| {
        let tell = tessella::codec::decode::<ServerMessage>(message);
        !matches!(
            tell,
            Ok(ServerMessage::Closing(_) | ServerMessage::Refused(_))
        )
    };
    let nonsense = (0..NONSENSE)
        .map(|_| draw.message(&tells))
        .filter(|message| {
            !message.is_empty() && message.len() <= MOST_FROM_HOST && is_borne(message)
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
        while told % 100 == 0 && !host.all_arrived(number) || !host.tell(number, &message) {
            assert!(
                begun.elapsed() < Duration::from_secs(40),
                "after {told} tells"
            );
            assert_eq!(over(&guest), None, "after {told} tells");
            host.turn(&[]);
            guest.hear();
            news += std::mem::take(&mut guest.events).len();
            guest.seen.clear();
            std::thread::sleep(Duration::from_micros(200));
        }
        told += 1;
    }
    let settled = Instant::now();
    while settled.elapsed() < PATIENCE && guest.lobby.people().count() < 2000 {
        host.turn(&[]);
        guest.hear();
    }
    let (lines, _) = watch.written();
    println!(
        "{told} tells in {:?}: {news} news, {} people, {} rooms, {} sayings; {lines} lines in the log; {} bytes more",
        begun.elapsed(),
        guest.lobby.people().count(),
        guest.lobby.rooms().count(),
        guest.lobby.chat().count(),
        watch.grown()
    );
    assert_eq!(guest.lobby.people().count(), 2000);
    assert!(guest.lobby.rooms().count() <= 2000 && guest.lobby.chat().count() <= 200);
    assert!(watch.grown() < GROWTH, "{} bytes more", watch.grown());
    assert!(lines < 100, "{lines} lines in the log");
    // It still speaks.
    let heard = host.heard;
    guest.ask(ClientMessage::LeaveRoom);
    while host.heard == heard {
        assert!(
            begun.elapsed() < Duration::from_secs(45),
            "the guest is silent"
        );
        host.turn(&[]);
        guest.hear();
    }
    watch.assert_no_panic();
}

#[test]
fn who_does_not_listen_leaves_a_host_that_tells_too_much() {
    let mut host = FalseHost::new();
    let watch = Watch::begin();
    let guest = Guest::join(plan(host.at(), "Anna"), Box::new(|| {})).expect("a thread");
    let begun = Instant::now();
    let mut came = None;
    let message = spelt(&ServerMessage::Chat {
        by: PersonId(1),
        room: None,
        text: ChatText::Text("x".repeat(40)),
    });
    // The program sleeps, and the host talks on.
    while came.is_none_or(|number| host.lines.contains_key(&number)) {
        assert!(
            begun.elapsed() < Duration::from_secs(40),
            "it listens for ever"
        );
        came = came.or(host.turn(&[]).first().copied());
        if let Some(number) = came {
            while host.lines.contains_key(&number) && host.tell(number, &message) {}
        }
        std::thread::sleep(Duration::from_micros(200));
    }
    let heard = guest.heard();
    let over = heard.last();
    println!(
        "{} tells in {:?}, {} bytes more",
        heard.len(),
        begun.elapsed(),
        watch.grown()
    );
    assert!(
        matches!(over, Some(tessella::net::guest::Heard::Link(LinkState::Over(why))) if is_sentence(why)),
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
        while let Ok((mut guest, _)) = listener.accept() {
            let Ok(mut host) = TcpStream::connect(at) else {
                return;
            };
            let (mut from, mut to) = (
                guest.try_clone().expect("a connection"),
                host.try_clone().expect("a connection"),
            );
            std::thread::spawn(move || std::io::copy(&mut from, &mut to));
            let spoilt = draw.below(200);
            let mut carried = 0;
            let mut buffer = [0; 2048];
            while let Ok(length @ 1..) = host.read(&mut buffer) {
                if let Some(at) = spoilt.checked_sub(carried).filter(|&at| at < length) {
                    buffer[at] ^= 1 << draw.below(8);
                }
                carried += length;
                if guest.write_all(&buffer[..length]).is_err() {
                    break;
                }
            }
        }
    });
    address
}

#[test]
fn a_guest_that_is_let_in_wrongly_says_why_it_cannot_come_in() {
    let watch = Watch::begin();
    let mut sentences: BTreeMap<String, u32> = BTreeMap::new();
    for batch in 0..12 {
        // A new one each time: who fails too often has to wait.
        let mut host = FalseHost::new();
        let mut guests: Vec<Person> = (0..3)
            .map(|number| join(spoiling(host.at(), batch * 3 + number), "Anna"))
            .collect();
        let begun = Instant::now();
        // Where nothing that matters was spoilt, nobody is there for the game.
        while guests.iter().any(|guest| over(guest).is_none()) {
            assert!(begun.elapsed() < PATIENCE, "{:?}", guests[0].links);
            host.turn(&[]);
            guests.iter_mut().for_each(Person::hear);
            std::thread::sleep(Duration::from_millis(1));
        }
        for guest in &guests {
            let why = over(guest).expect("it is over");
            assert!(is_sentence(why), "{why}");
            let plain: String = why.chars().filter(|sign| !sign.is_numeric()).collect();
            *sentences.entry(plain).or_default() += 1;
        }
    }
    println!("{sentences:#?}");
    assert!(sentences.len() > 2, "{sentences:?}");
    watch.assert_no_panic();
}
