//! A server with all its threads under attack, while two people play on it.

use crate::clients::{CODE, TestClient, TestClients, room, server_config, start};
use crate::draw::{Draw, encoded, harmful_packets, out_of_bounds_datagrams, real_messages};
use crate::hostile_client::HostileClient;
use crate::watch::Watch;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tessella::lobby::{ClientMessage, LobbyLimits, RoomStage};
use tessella::net::admission::request_admission;
use tessella::net::discovery::Probe;
use tessella::net::wire::{RELIABLE_CHANNELS, UNRELIABLE_CHANNEL};

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
    reconnects: Arc<AtomicU64>,
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
            attack
                .reconnects
                .fetch_add(hostile_client.reconnects, Ordering::Relaxed);
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
            let good = vec![
                0,
                sequence,
                sequence % RELIABLE_CHANNELS,
                0,
                1,
                sequence / RELIABLE_CHANNELS,
                2,
                1,
                7,
            ];
            draw.mutated(&good)
        }
    }
}

fn hello(hostile_client: &mut HostileClient, draw: &mut Draw) {
    let name = format!("Enemy {}", draw.below(1000));
    hostile_client.send(&encoded(&ClientMessage::Hello { name, token: None }));
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
    let mut players = Players::new(TestClients::join_all(
        server.loopback_address(),
        &["Anna", "Ben"],
    ));
    let attack = Attack {
        at: server.loopback_address(),
        stop: Arc::default(),
        sent: Arc::default(),
        reconnects: Arc::default(),
    };
    let watch = Watch::begin();
    let before = dropped(server.port());

    let mut eavesdropped: Vec<Vec<u8>> = (0..4)
        .map(|_| HostileClient::with_ticket(server.loopback_address(), CODE).request())
        .collect();
    eavesdropped.extend(
        out_of_bounds_datagrams()
            .into_iter()
            .filter(|datagram| datagram.len() < 1078),
    );
    let client_messages = real_messages().0;
    let mutated = client_messages.clone();
    let hostile_clients = vec![
        // Packets that renet must not process, at once or after a hello.
        attack.hostile_client(41, |hostile_client, draw| {
            for _ in 0..20 {
                let packet = packet(hostile_client, draw);
                hostile_client.send_packet(&packet);
            }
        }),
        attack.hostile_client(42, |hostile_client, draw| {
            if hostile_client.is_new() {
                hello(hostile_client, draw);
            } else if draw.below(4) == 0 {
                let packet = packet(hostile_client, draw);
                hostile_client.send_packet(&packet);
            } else {
                hostile_client.send(&encoded(&draw.client_message()));
            }
        }),
        // Mutated messages.
        attack.hostile_client(43, move |hostile_client, draw| {
            if hostile_client.is_new() {
                hello(hostile_client, draw);
            }
            let message = draw.message(&client_messages);
            hostile_client.send(&message);
        }),
        attack.hostile_client(44, move |hostile_client, draw| {
            let message = draw.message(&mutated);
            hostile_client.send(&message);
        }),
        // Arbitrary messages, slowly and as fast as possible.
        attack.hostile_client(45, |hostile_client, draw| {
            if hostile_client.is_new() {
                hello(hostile_client, draw);
            } else if draw.below(25) == 0 {
                hostile_client.send(&encoded(&draw.client_message()));
            }
        }),
        attack.hostile_client(46, |hostile_client, draw| {
            if hostile_client.is_new() {
                hello(hostile_client, draw);
            }
            for _ in 0..10 {
                let message = encoded(&draw.client_message());
                hostile_client.queue(&message);
            }
            hostile_client.send(&encoded(&ClientMessage::Resync));
        }),
        // Datagrams that netcode would not produce, and mutated encrypted ones.
        attack.hostile_client(47, |hostile_client, draw| {
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
        // A client that connects and sends nothing.
        attack.hostile_client(48, |_, _| {}),
    ];
    let stranger = attack.stranger(eavesdropped);
    let handshakes = attack.invalid_handshakes();

    let begun = Instant::now();
    players.since = begun;
    let mut late = None;
    while begun.elapsed() < TIME || !stranger.is_finished() {
        players.turn();
        if begun.elapsed() >= TIME {
            attack.stop.store(true, Ordering::Relaxed);
        } else if late.is_none() && begun.elapsed() > TIME / 4 {
            late = Some(Instant::now());
            players
                .clients
                .people
                .push(TestClient::join(server.loopback_address(), "Carl"));
        }
        assert!(
            begun.elapsed() < Duration::from_secs(40),
            "the strangers are slow"
        );
    }
    let reconnects: Vec<u64> = hostile_clients
        .into_iter()
        .map(|hostile_client| {
            hostile_client
                .join()
                .expect("a hostile client does not panic")
        })
        .collect();
    let stranger = stranger.join().expect("a stranger does not panic");
    let handshakes = handshakes.join().expect("a thread does not panic");
    let lost = dropped(server.port())
        .zip(before)
        .map(|(now, before)| now - before);
    let sent = attack.sent.load(Ordering::Relaxed);
    let memory_growth = watch.memory_growth();
    let (lines, warnings) = watch.log_lines();
    println!(
        "{sent} datagrams ({stranger} of strangers, {lost:?} dropped by the system) and {handshakes} invalid handshakes in {:?}; \
         hostile clients reconnected {reconnects:?} times; {} moves in {} games, slowest {:?}; {lines} lines in the log, \
         {warnings} warnings; {memory_growth} bytes more",
        begun.elapsed(),
        players.moves,
        players.games,
        players.slowest
    );
    assert!(server.is_running(), "the server has ended");
    watch.assert_no_panic();
    players
        .clients
        .until(5, "both have seen the last move", |clients| {
            clients.people[0].seen == clients.people[1].seen
        });
    players.assert_all_seen();
    assert!(players.moves > 50, "only {} moves", players.moves);
    assert!(
        players.slowest < MAX_MOVE_TIME,
        "{:?} for a move",
        players.slowest
    );
    assert!(
        players.clients.people[2].has_joined(),
        "nobody else can join"
    );
    assert!(
        sent - lost.unwrap_or(0) >= 100_000,
        "{sent} sent, {lost:?} lost"
    );
    assert!(
        reconnects.iter().sum::<u64>() > 50,
        "hostile clients do not reconnect: {reconnects:?}"
    );
    assert!(
        memory_growth < GROWTH,
        "{memory_growth} bytes more than before"
    );
    assert_eq!(warnings, 0);
    // One line for each disconnect, and one for a client that sent an invalid message.
    assert!(
        lines <= 2 * reconnects.iter().sum::<u64>() + 40,
        "{lines} lines in the log"
    );

    // The server admits new clients.
    players
        .clients
        .people
        .push(TestClient::join(server.loopback_address(), "Dora"));
    players.clients.until(
        10,
        "the hostile clients are gone and another client has joined",
        |clients| clients.people[3].has_joined() && server.status().people == 4,
    );
    server.stop();
    players
        .clients
        .until(5, "all know that the server has stopped", |clients| {
            let over = |person: &TestClient| {
                matches!(person.link, tessella::net::client::LinkState::Over(_))
            };
            clients.people.iter().all(over)
        });
    watch.assert_no_panic();
}
