//! A server with all its threads under attack, while two people play on it.

use crate::draw::{Draw, encoded, harmful_packets, out_of_bounds_datagrams, real_messages};
use crate::hostile_client::HostileClient;
use crate::watch::Watch;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tessella_lobby::{ClientMessage, LobbyLimits, RoomStage};
use tessella_net::admission::request_admission;
use tessella_net::client::LinkState;
use tessella_net_test_support::clients::{
    CODE, TestClient, TestClients, room, server_config, start,
};
use tessella_protocol::discovery::Probe;
use tessella_protocol::transport::{RELIABLE_CHANNEL, UNRELIABLE_CHANNEL};

/// Minimum number of datagrams from strangers.
const STRANGERS: u64 = 110_000;
/// Minimum duration of the attack.
const TIME: Duration = Duration::from_secs(8);
/// Time within which everybody sees a move.
const MAX_MOVE_TIME: Duration = Duration::from_secs(1);
const GROWTH: usize = 64 << 20;

/// State that all attackers share.
#[derive(Clone)]
struct Attack {
    at: SocketAddr,
    stop: Arc<AtomicBool>,
    sent: Arc<AtomicU64>,
}

impl Attack {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Starts a thread with a hostile client that repeats `act` while it is connected.
    fn hostile_client(
        &self,
        seed: u64,
        act: impl Fn(&mut HostileClient, &mut Draw) + Send + 'static,
    ) -> JoinHandle<u64> {
        let attack = self.clone();
        let mut hostile_client = HostileClient::with_ticket(self.at, CODE);
        std::thread::spawn(move || {
            let mut draw = Draw::new(seed);
            while !attack.is_over() {
                if hostile_client.turn() {
                    act(&mut hostile_client, &mut draw);
                }
                std::thread::sleep(Duration::from_millis(1));
            }
            hostile_client.leave();
            attack
                .sent
                .fetch_add(hostile_client.sent, Ordering::Relaxed);
            hostile_client.reconnects
        })
    }

    /// Starts a thread that sends forged and eavesdropped datagrams without a ticket.
    fn stranger(&self, eavesdropped: Vec<Vec<u8>>) -> JoinHandle<u64> {
        let attack = self.clone();
        std::thread::spawn(move || {
            let mut draw = Draw::new(31);
            let sockets: Vec<UdpSocket> = (0..8)
                .map(|_| UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port"))
                .collect();
            let mut sent = 0;
            while sent < STRANGERS || !attack.is_over() {
                for _ in 0..12 {
                    let datagram = forged_datagram(&mut draw, &eavesdropped);
                    let _lost = draw.one_of(&sockets).send_to(&datagram, attack.at);
                    sent += 1;
                }
                // As fast as a good network, but not so fast that the system drops most datagrams.
                std::thread::sleep(Duration::from_micros(500));
            }
            attack.sent.fetch_add(sent, Ordering::Relaxed);
            sent
        })
    }

    /// Starts a thread with invalid handshakes, one at a time, because other clients share the limit for this source.
    fn invalid_handshakes(&self) -> JoinHandle<u64> {
        let attack = self.clone();
        let greeting = client_greeting();
        std::thread::spawn(move || {
            let mut draw = Draw::new(32);
            let mut handshakes = 0;
            while !attack.is_over() {
                let Ok(mut stream) = TcpStream::connect(attack.at) else {
                    continue;
                };
                let mut message = match draw.below(4) {
                    0 => draw.bytes(200),
                    1 => greeting.clone(),
                    2 => draw.mutated(&greeting),
                    _ => greeting[..draw.below(greeting.len())].to_vec(),
                };
                if draw.below(3) == 0 {
                    message.extend(draw.bytes(33));
                }
                let _cut = stream.write_all(&message);
                let _late = stream.set_read_timeout(Some(Duration::from_millis(20)));
                // Closes the connection, possibly in the middle of a message.
                let _received = stream.read(&mut [0; 64]);
                handshakes += 1;
                std::thread::sleep(Duration::from_millis(5));
            }
            handshakes
        })
    }

    /// Starts the attack by one hostile client of each kind, by strangers and by invalid handshakes.
    fn start(&self) -> Attackers {
        let mut eavesdropped: Vec<Vec<u8>> = (0..4)
            .map(|_| HostileClient::with_ticket(self.at, CODE).request())
            .collect();
        eavesdropped.extend(
            out_of_bounds_datagrams()
                .into_iter()
                .filter(|datagram| datagram.len() < 1078),
        );
        let mut clients = self.clients_with_invalid_packets();
        clients.extend(self.clients_with_mutated_messages());
        clients.extend(self.clients_with_arbitrary_messages());
        // A client that connects and sends nothing.
        clients.push(self.hostile_client(48, |_, _| {}));
        Attackers {
            clients,
            stranger: self.stranger(eavesdropped),
            handshakes: self.invalid_handshakes(),
        }
    }

    /// Starts clients that send packets that renet must not process, at once and after a hello, and one that sends
    /// datagrams that netcode would not produce, and mutated encrypted ones.
    fn clients_with_invalid_packets(&self) -> Vec<JoinHandle<u64>> {
        vec![
            self.hostile_client(41, |hostile_client, draw| {
                for _ in 0..20 {
                    let packet = packet(hostile_client, draw);
                    hostile_client.send_packet(&packet);
                }
            }),
            self.hostile_client(42, |hostile_client, draw| {
                if hostile_client.is_new() {
                    hello(hostile_client, draw);
                } else if draw.below(4) == 0 {
                    let packet = packet(hostile_client, draw);
                    hostile_client.send_packet(&packet);
                } else {
                    hostile_client.send(&encoded(&draw.client_message()));
                }
            }),
            self.hostile_client(47, |hostile_client, draw| {
                for _ in 0..10 {
                    let packet = packet(hostile_client, draw);
                    let sealed = hostile_client.sealed(&packet);
                    let datagram = draw.mutated(&sealed);
                    hostile_client.send_datagram(&datagram);
                }
                let shapes = out_of_bounds_datagrams();
                let shape = draw.one_of(&shapes);
                hostile_client.send_datagram(shape);
            }),
        ]
    }

    /// Starts clients that send mutated messages, one after a hello and one at once.
    fn clients_with_mutated_messages(&self) -> Vec<JoinHandle<u64>> {
        let client_messages = real_messages().0;
        let mutated = client_messages.clone();
        vec![
            self.hostile_client(43, move |hostile_client, draw| {
                if hostile_client.is_new() {
                    hello(hostile_client, draw);
                }
                let message = draw.message(&client_messages);
                hostile_client.send(&message);
            }),
            self.hostile_client(44, move |hostile_client, draw| {
                let message = draw.message(&mutated);
                hostile_client.send(&message);
            }),
        ]
    }

    /// Starts clients that send arbitrary messages, one slowly and one as fast as possible.
    fn clients_with_arbitrary_messages(&self) -> Vec<JoinHandle<u64>> {
        vec![
            self.hostile_client(45, |hostile_client, draw| {
                if hostile_client.is_new() {
                    hello(hostile_client, draw);
                } else if draw.below(25) == 0 {
                    hostile_client.send(&encoded(&draw.client_message()));
                }
            }),
            self.hostile_client(46, |hostile_client, draw| {
                if hostile_client.is_new() {
                    hello(hostile_client, draw);
                }
                for _ in 0..10 {
                    let message = encoded(&draw.client_message());
                    hostile_client.queue(&message);
                }
                hostile_client.send(&encoded(&ClientMessage::Resync));
            }),
        ]
    }
}

/// Threads of an attack.
struct Attackers {
    clients: Vec<JoinHandle<u64>>,
    stranger: JoinHandle<u64>,
    handshakes: JoinHandle<u64>,
}

impl Attackers {
    /// Waits until all threads have ended.
    fn join(self, attack: &Attack) -> AttackCounts {
        AttackCounts {
            reconnects: self
                .clients
                .into_iter()
                .map(|client| client.join().expect("a hostile client does not panic"))
                .collect(),
            by_strangers: self.stranger.join().expect("a stranger does not panic"),
            handshakes: self.handshakes.join().expect("a thread does not panic"),
            sent: attack.sent.load(Ordering::Relaxed),
        }
    }
}

/// Numbers of datagrams, handshakes and reconnects of an attack.
struct AttackCounts {
    /// Number of reconnects of each hostile client.
    reconnects: Vec<u64>,
    /// Number of datagrams of strangers.
    by_strangers: u64,
    /// Number of invalid handshakes.
    handshakes: u64,
    /// Number of all datagrams.
    sent: u64,
}

impl AttackCounts {
    /// Asserts that enough datagrams arrived, and that the hostile clients were disconnected and came back.
    fn assert_substantial(&self, lost: Option<u64>) {
        assert!(
            self.sent - lost.unwrap_or(0) >= 100_000,
            "{} sent, {lost:?} lost",
            self.sent
        );
        assert!(
            self.reconnects.iter().sum::<u64>() > 50,
            "hostile clients do not reconnect: {:?}",
            self.reconnects
        );
    }

    /// Asserts that the attack has filled neither memory nor the log.
    fn assert_bounded_effects(&self, memory_growth: usize, lines: u64, warnings: u64) {
        assert!(
            memory_growth < GROWTH,
            "{memory_growth} bytes more than before"
        );
        assert_eq!(warnings, 0);
        // A few lines for each connection: who joins and leaves, and why the connection ends. One line for each wrong
        // code. A limited number of refusals and rooms in the time of the attack.
        assert!(
            lines <= 4 * self.reconnects.iter().sum::<u64>() + self.handshakes + 400,
            "{lines} lines in the log"
        );
    }
}

/// Returns the greeting that a client sends.
fn client_greeting() -> Vec<u8> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let at = listener.local_addr().expect("a bound socket");
    let joining =
        std::thread::spawn(move || request_admission(at, CODE, Duration::from_millis(300)));
    let (mut client, _) = listener.accept().expect("a client");
    let mut message = [0; 256];
    let length = client.read(&mut message).expect("a greeting");
    drop(client);
    let joined = joining.join().expect("the client does not panic");
    assert!(joined.is_err());
    message[..length].to_vec()
}

/// Returns a datagram of any kind that a stranger without a ticket can send.
fn forged_datagram(draw: &mut Draw, eavesdropped: &[Vec<u8>]) -> Vec<u8> {
    match draw.below(10) {
        0 => {
            let length = draw.below(1500);
            draw.bytes(length)
        }
        1 => draw.one_of(eavesdropped).clone(),
        2..=4 => {
            let datagram = draw.one_of(eavesdropped).clone();
            draw.mutated(&datagram)
        }
        5 => Probe::new(7).encode(),
        6 => draw.mutated(&Probe::new(7).encode()),
        7 => {
            let mut datagram = vec![0xFF; 1 + draw.below(41)];
            datagram[0] = draw.byte();
            datagram
        }
        // In the form of a response to a challenge, or of a payload.
        _ => {
            let mut datagram = vec![draw.byte(); 1 + 1 + 308 + 16];
            datagram[0] = 0x13 + draw.below(4) as u8;
            datagram
        }
    }
}

/// Returns a packet with a fragment or an unreliable message, an acknowledgement, or a slice, possibly mutated.
fn packet(hostile_client: &mut HostileClient, draw: &mut Draw) -> Vec<u8> {
    let sequence = draw.below(64) as u8;
    match draw.below(6) {
        0 => draw.one_of(&harmful_packets(0)).1.clone(),
        1 => vec![4, sequence, draw.below(3) as u8, 0, 0],
        2 => vec![1, sequence, UNRELIABLE_CHANNEL, 0, 1, 2, 7, 7],
        3 => {
            let (kind, channel) = *draw.one_of(&[(2, 0), (3, UNRELIABLE_CHANNEL)]);
            vec![
                kind,
                sequence,
                channel,
                0,
                draw.byte() & 0x3F,
                draw.byte() & 0x3F,
                1,
                7,
            ]
        }
        4 => {
            let message = encoded(&draw.client_message());
            hostile_client.queue(&message);
            let packets = hostile_client.packets();
            let genuine = packets.first().cloned().unwrap_or_default();
            draw.mutated(&genuine)
        }
        _ => {
            let good = vec![0, sequence, RELIABLE_CHANNEL, 0, 1, sequence, 2, 1, 7];
            draw.mutated(&good)
        }
    }
}

fn hello(hostile_client: &mut HostileClient, draw: &mut Draw) {
    let name = format!("Enemy {}", draw.below(1000));
    hostile_client.send(&encoded(&ClientMessage::Hello { name }));
}

/// Returns the number of datagrams that the system has dropped at a port, where it reports it.
fn dropped(port: u16) -> Option<u64> {
    let table = std::fs::read_to_string("/proc/net/udp").ok()?;
    let port = format!(":{port:04X}");
    let mut rows = table
        .lines()
        .map(|row| row.split_whitespace().collect::<Vec<_>>());
    let row = rows.find(|row| row.get(1).is_some_and(|local| local.ends_with(&port)))?;
    row.last()?.parse().ok()
}

/// Two people who play one game after another, with the time that each move takes.
struct Players {
    clients: TestClients,
    /// Number of the game and of its moves, as both saw it last.
    seen: Option<(u32, usize)>,
    since: Instant,
    /// Game after which each was ready for the next.
    ready: [Option<u32>; 2],
    moves: usize,
    games: u32,
    slowest: Duration,
}

impl Players {
    fn new(mut clients: TestClients) -> Self {
        clients.open_room(room("row:10x10,k5#1", 2), 0, &[1]);
        clients.begin(&[0, 1], &[]);
        Self {
            clients,
            seen: None,
            since: Instant::now(),
            ready: [None; 2],
            moves: 0,
            games: 1,
            slowest: Duration::ZERO,
        }
    }

    fn turn(&mut self) {
        self.clients.turn();
        let state = |person: &TestClient| Some((person.game()?, person.board()?.cursor()));
        let [one, other] = [0, 1].map(|at| state(&self.clients.people[at]));
        if one == other && one != self.seen {
            self.slowest = self.slowest.max(self.since.elapsed());
            self.since = Instant::now();
            match (self.seen, one) {
                // Two moves at once if the next player saw the first sooner.
                (Some((game, moves)), Some((same, more))) if game == same => {
                    self.moves += more.saturating_sub(moves);
                }
                _ => self.games += u32::from(self.seen.is_some()),
            }
            self.seen = one;
        }
        for at in [0, 1] {
            let person = &mut self.clients.people[at];
            if person.stage() == Some(RoomStage::Over) && self.ready[at] != person.game() {
                self.ready[at] = person.game();
                person.send(ClientMessage::SetReady(true));
            }
            person.play();
        }
    }

    /// Plays until the attack is over, and returns the time that it took. A third person joins in the meantime.
    fn play_during(&mut self, attack: &Attack, attackers: &Attackers) -> Duration {
        let begun = Instant::now();
        self.since = begun;
        let mut has_late_person = false;
        while begun.elapsed() < TIME || !attackers.stranger.is_finished() {
            self.turn();
            if begun.elapsed() >= TIME {
                attack.stop.store(true, Ordering::Relaxed);
            } else if !has_late_person && begun.elapsed() > TIME / 4 {
                has_late_person = true;
                self.join(attack.at, "Carl");
            }
            assert!(
                begun.elapsed() < Duration::from_secs(40),
                "the strangers are slow"
            );
        }
        begun.elapsed()
    }

    /// Adds a person who joins the server.
    fn join(&mut self, at: SocketAddr, name: &str) {
        self.clients.people.push(TestClient::join(at, name));
    }

    /// Asserts that the game went on without delay, that both saw all of it, and that the third person has joined.
    fn assert_undisturbed(&mut self) {
        self.clients
            .until(5, "both have seen the last move", |clients| {
                clients.people[0].seen == clients.people[1].seen
            });
        self.assert_all_seen();
        assert!(self.moves > 50, "only {} moves", self.moves);
        assert!(
            self.slowest < MAX_MOVE_TIME,
            "{:?} for a move",
            self.slowest
        );
        assert!(self.clients.people[2].has_joined(), "nobody else can join");
    }

    /// Waits until everybody knows that the server has stopped.
    fn wait_for_end(&mut self) {
        self.clients
            .until(5, "all know that the server has stopped", |clients| {
                let over = |person: &TestClient| matches!(person.link, LinkState::Over(_));
                clients.people.iter().all(over)
            });
    }

    /// Asserts that both saw all moves of all games, in order and with equal positions.
    fn assert_all_seen(&self) {
        self.clients.assert_in_sync(&[0, 1]);
        for person in &self.clients.people[..2] {
            for &(game, board, moves) in person.seen.keys() {
                let before = (game, board, moves.saturating_sub(1));
                assert!(
                    person.seen.contains_key(&before),
                    "{} missed {before:?}",
                    person.name
                );
            }
        }
    }
}

#[test]
fn game_continues_on_server_under_attack() {
    let server = start(server_config(LobbyLimits {
        max_people: 40,
        ..LobbyLimits::default()
    }));
    let at = server.loopback_address();
    let mut players = Players::new(TestClients::join_all(at, &["Anna", "Ben"]));
    let attack = Attack {
        at,
        stop: Arc::default(),
        sent: Arc::default(),
    };
    let watch = Watch::begin();
    let before = dropped(server.port());
    let attackers = attack.start();
    let took = players.play_during(&attack, &attackers);
    let counts = attackers.join(&attack);
    let lost = dropped(server.port())
        .zip(before)
        .map(|(now, before)| now - before);
    let memory_growth = watch.memory_growth();
    let (lines, warnings) = watch.log_lines();
    println!(
        "{} datagrams ({} of strangers, {lost:?} dropped by the system) and {} invalid handshakes in {took:?}; \
         hostile clients reconnected {:?} times; {} moves in {} games, slowest {:?}; {lines} lines in the log, \
         {warnings} warnings; {memory_growth} bytes more",
        counts.sent,
        counts.by_strangers,
        counts.handshakes,
        counts.reconnects,
        players.moves,
        players.games,
        players.slowest
    );
    assert!(server.is_running(), "the server has ended");
    watch.assert_no_panic();
    players.assert_undisturbed();
    counts.assert_substantial(lost);
    counts.assert_bounded_effects(memory_growth, lines, warnings);

    // The server admits new clients.
    players.join(at, "Dora");
    players.clients.until(
        10,
        "the hostile clients are gone and another client has joined",
        |clients| clients.people[3].has_joined() && server.status().people == 4,
    );
    server.stop();
    players.wait_for_end();
    watch.assert_no_panic();
}
