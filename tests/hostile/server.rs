//! A host with all its threads, among enemies of every kind, while two play on it.

use crate::company::{CODE, Company, Person, room, server_plan, start};
use crate::draw::{Draw, harmful, out_of_bounds, real_messages, spelt};
use crate::enemy::Enemy;
use crate::watch::Watch;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tessella::lobby::{Ask, Limits, Stage};
use tessella::net::admission::request_admission;
use tessella::net::discovery::Probe;
use tessella::net::wire::{RELIABLE_CHANNELS, UNRELIABLE_CHANNEL};

/// How many datagrams of strangers are sent, and for how long everybody makes trouble at least.
const STRANGERS: u64 = 110_000;
const TIME: Duration = Duration::from_secs(8);
/// A move is seen by everybody within this time, whatever goes on.
const PROMPT: Duration = Duration::from_secs(1);
const GROWTH: usize = 64 << 20;

/// What all enemies share.
#[derive(Clone)]
struct Front {
    at: SocketAddr,
    stop: Arc<AtomicBool>,
    sent: Arc<AtomicU64>,
    visits: Arc<AtomicU64>,
}

impl Front {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// An enemy with a ticket, on a thread of its own, who does this again and again while it is in.
    fn enemy(
        &self,
        seed: u64,
        act: impl Fn(&mut Enemy, &mut Draw) + Send + 'static,
    ) -> JoinHandle<u64> {
        let front = self.clone();
        let mut enemy = Enemy::with_ticket(self.at, CODE);
        std::thread::spawn(move || {
            let mut draw = Draw::new(seed);
            while !front.is_over() {
                if enemy.turn() {
                    act(&mut enemy, &mut draw);
                }
                std::thread::sleep(Duration::from_millis(1));
            }
            enemy.leave();
            front.sent.fetch_add(enemy.sent, Ordering::Relaxed);
            front.visits.fetch_add(enemy.visits, Ordering::Relaxed);
            enemy.visits
        })
    }

    /// Somebody without a ticket who has overheard others.
    fn stranger(&self, overheard: Vec<Vec<u8>>) -> JoinHandle<u64> {
        let front = self.clone();
        std::thread::spawn(move || {
            let mut draw = Draw::new(31);
            let sockets: Vec<UdpSocket> = (0..8)
                .map(|_| UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port"))
                .collect();
            let mut sent = 0;
            while sent < STRANGERS || !front.is_over() {
                for _ in 0..12 {
                    let datagram = rubbish(&mut draw, &overheard);
                    let _lost = draw.one_of(&sockets).send_to(&datagram, front.at);
                    sent += 1;
                }
                // As fast as a good network, not so fast that the system drops most of it unseen.
                std::thread::sleep(Duration::from_micros(500));
            }
            front.sent.fetch_add(sent, Ordering::Relaxed);
            sent
        })
    }

    /// Somebody at the door who does not speak as guests do. One at a time: others of this machine want in as well.
    fn bad_knocks(&self) -> JoinHandle<u64> {
        let front = self.clone();
        let greeting = first_letter();
        std::thread::spawn(move || {
            let mut draw = Draw::new(32);
            let mut knocks = 0;
            while !front.is_over() {
                let Ok(mut door) = TcpStream::connect(front.at) else {
                    continue;
                };
                let mut letter = match draw.below(4) {
                    0 => draw.bytes(200),
                    1 => greeting.clone(),
                    2 => draw.spoilt(&greeting),
                    _ => greeting[..draw.below(greeting.len())].to_vec(),
                };
                if draw.below(3) == 0 {
                    letter.extend(draw.bytes(33));
                }
                let _cut = door.write_all(&letter);
                let _late = door.set_read_timeout(Some(Duration::from_millis(20)));
                // A word or none; hanging up in the middle of it is part of the trouble.
                let _heard = door.read(&mut [0; 64]);
                knocks += 1;
                std::thread::sleep(Duration::from_millis(5));
            }
            knocks
        })
    }
}

/// What a guest says first at a door.
fn first_letter() -> Vec<u8> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let at = listener.local_addr().expect("a bound socket");
    let knocking =
        std::thread::spawn(move || request_admission(at, CODE, Duration::from_millis(300)));
    let (mut client, _) = listener.accept().expect("a guest");
    let mut letter = [0; 256];
    let length = client.read(&mut letter).expect("a letter");
    drop(client);
    let knocked = knocking.join().expect("a guest does not panic");
    assert!(knocked.is_err());
    letter[..length].to_vec()
}

/// Datagrams of all kinds that somebody without a ticket can send.
fn rubbish(draw: &mut Draw, overheard: &[Vec<u8>]) -> Vec<u8> {
    match draw.below(10) {
        0 => {
            let length = draw.below(1500);
            draw.bytes(length)
        }
        1 => draw.one_of(overheard).clone(),
        2..=4 => {
            let datagram = draw.one_of(overheard).clone();
            draw.spoilt(&datagram)
        }
        5 => Probe::new(7).encode(),
        6 => draw.spoilt(&Probe::new(7).encode()),
        7 => {
            let mut datagram = vec![0xFF; 1 + draw.below(41)];
            datagram[0] = draw.byte();
            datagram
        }
        // As the answer to a challenge, or a payload.
        _ => {
            let mut datagram = vec![draw.byte(); 1 + 1 + 308 + 16];
            datagram[0] = 0x13 + draw.below(4) as u8;
            datagram
        }
    }
}

/// A packet with one piece or word, an acknowledgement, or one of renet's slices, which may be spoilt.
fn packet(enemy: &mut Enemy, draw: &mut Draw) -> Vec<u8> {
    let sequence = draw.below(64) as u8;
    match draw.below(6) {
        0 => draw.one_of(&harmful(0)).1.clone(),
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
            let ask = spelt(&draw.ask());
            enemy.queue(&ask);
            let packets = enemy.packets();
            let genuine = packets.first().cloned().unwrap_or_default();
            draw.spoilt(&genuine)
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
            draw.spoilt(&good)
        }
    }
}

fn hello(enemy: &mut Enemy, draw: &mut Draw) {
    let name = format!("Enemy {}", draw.below(1000));
    enemy.send(&spelt(&Ask::Hello { name, token: None }));
}

/// How many datagrams the system has dropped at a port since it was opened, where that can be told.
fn dropped(port: u16) -> Option<u64> {
    let table = std::fs::read_to_string("/proc/net/udp").ok()?;
    let port = format!(":{port:04X}");
    let mut rows = table
        .lines()
        .map(|row| row.split_whitespace().collect::<Vec<_>>());
    let row = rows.find(|row| row.get(1).is_some_and(|local| local.ends_with(&port)))?;
    row.last()?.parse().ok()
}

/// Two who play one game after another, and how long each waits for what happens next.
struct Players {
    company: Company,
    /// The game and how many moves it has, as both saw it last.
    seen: Option<(u32, usize)>,
    since: Instant,
    /// After which game each said that they are ready for the next.
    ready: [Option<u32>; 2],
    moves: usize,
    games: u32,
    slowest: Duration,
}

impl Players {
    fn new(mut company: Company) -> Self {
        company.sit_together(room("row:10x10,k5#1", 2), 0, &[1]);
        company.begin(&[0, 1], &[]);
        Self {
            company,
            seen: None,
            since: Instant::now(),
            ready: [None; 2],
            moves: 0,
            games: 1,
            slowest: Duration::ZERO,
        }
    }

    fn turn(&mut self) {
        self.company.turn();
        let state = |person: &Person| Some((person.game()?, person.board()?.cursor()));
        let [one, other] = [0, 1].map(|at| state(&self.company.people[at]));
        if one == other && one != self.seen {
            self.slowest = self.slowest.max(self.since.elapsed());
            self.since = Instant::now();
            match (self.seen, one) {
                // Two at once, where the one who moves next has heard sooner.
                (Some((game, moves)), Some((same, more))) if game == same => {
                    self.moves += more.saturating_sub(moves);
                }
                _ => self.games += u32::from(self.seen.is_some()),
            }
            self.seen = one;
        }
        for at in [0, 1] {
            let person = &mut self.company.people[at];
            if person.stage() == Some(Stage::Over) && self.ready[at] != person.game() {
                self.ready[at] = person.game();
                person.ask(Ask::Ready(true));
            }
            person.play();
        }
    }

    /// All moves of all games were seen by both, in order and alike.
    fn assert_all_seen(&self) {
        self.company.agree(&[0, 1]);
        for person in &self.company.people[..2] {
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
fn two_play_on_at_a_server_among_enemies() {
    let server = start(server_plan(Limits {
        people: 40,
        ..Limits::default()
    }));
    let mut players = Players::new(Company::gathered(
        server.loopback_address(),
        &["Anna", "Ben"],
    ));
    let front = Front {
        at: server.loopback_address(),
        stop: Arc::default(),
        sent: Arc::default(),
        visits: Arc::default(),
    };
    let watch = Watch::begin();
    let before = dropped(server.port());

    let mut overheard: Vec<Vec<u8>> = (0..4)
        .map(|_| Enemy::with_ticket(server.loopback_address(), CODE).request())
        .collect();
    overheard.extend(
        out_of_bounds()
            .into_iter()
            .filter(|datagram| datagram.len() < 1078),
    );
    let asks = real_messages().0;
    let spoilt = asks.clone();
    let enemies = vec![
        // Packets that renet should not see, from the first on or after a hello.
        front.enemy(41, |enemy, draw| {
            for _ in 0..20 {
                let packet = packet(enemy, draw);
                enemy.say(&packet);
            }
        }),
        front.enemy(42, |enemy, draw| {
            if enemy.is_new() {
                hello(enemy, draw);
            } else if draw.below(4) == 0 {
                let packet = packet(enemy, draw);
                enemy.say(&packet);
            } else {
                enemy.send(&spelt(&draw.ask()));
            }
        }),
        // Bytes that are no message, or another one.
        front.enemy(43, move |enemy, draw| {
            if enemy.is_new() {
                hello(enemy, draw);
            }
            let message = draw.message(&asks);
            enemy.send(&message);
        }),
        front.enemy(44, move |enemy, draw| {
            let message = draw.message(&spoilt);
            enemy.send(&message);
        }),
        // All that can be asked, in no order, at the pace of keys and as fast as it goes.
        front.enemy(45, |enemy, draw| {
            if enemy.is_new() {
                hello(enemy, draw);
            } else if draw.below(25) == 0 {
                enemy.send(&spelt(&draw.ask()));
            }
        }),
        front.enemy(46, |enemy, draw| {
            if enemy.is_new() {
                hello(enemy, draw);
            }
            for _ in 0..10 {
                let ask = spelt(&draw.ask());
                enemy.queue(&ask);
            }
            enemy.send(&spelt(&Ask::Again));
        }),
        // Datagrams that netcode would not make, and sealed ones spoilt.
        front.enemy(47, |enemy, draw| {
            for _ in 0..10 {
                let packet = packet(enemy, draw);
                let sealed = enemy.sealed(&packet);
                let datagram = draw.spoilt(&sealed);
                enemy.shout(&datagram);
            }
            let shapes = out_of_bounds();
            let shape = draw.one_of(&shapes);
            enemy.shout(shape);
        }),
        // Who connects and says nothing.
        front.enemy(48, |_, _| {}),
    ];
    let stranger = front.stranger(overheard);
    let knocks = front.bad_knocks();

    let begun = Instant::now();
    players.since = begun;
    let mut late = None;
    while begun.elapsed() < TIME || !stranger.is_finished() {
        players.turn();
        if begun.elapsed() >= TIME {
            front.stop.store(true, Ordering::Relaxed);
        } else if late.is_none() && begun.elapsed() > TIME / 4 {
            late = Some(Instant::now());
            players
                .company
                .people
                .push(Person::join(server.loopback_address(), "Carl"));
        }
        assert!(
            begun.elapsed() < Duration::from_secs(40),
            "the strangers are slow"
        );
    }
    let visits: Vec<u64> = enemies
        .into_iter()
        .map(|enemy| enemy.join().expect("an enemy does not panic"))
        .collect();
    let stranger = stranger.join().expect("a stranger does not panic");
    let knocks = knocks.join().expect("a thread does not panic");
    let lost = dropped(server.port())
        .zip(before)
        .map(|(now, before)| now - before);
    let sent = front.sent.load(Ordering::Relaxed);
    let grown = watch.grown();
    let (lines, warnings) = watch.written();
    println!(
        "{sent} datagrams ({stranger} of strangers, {lost:?} dropped by the system) and {knocks} bad knocks in {:?}; \
         enemies came again {visits:?} times; {} moves in {} games, slowest {:?}; {lines} lines in the log, \
         {warnings} warnings; {grown} bytes more",
        begun.elapsed(),
        players.moves,
        players.games,
        players.slowest
    );
    assert!(server.is_running(), "the host's thread has ended");
    watch.assert_no_panic();
    players
        .company
        .until(5, "both have seen the last move", |company| {
            company.people[0].seen == company.people[1].seen
        });
    players.assert_all_seen();
    assert!(players.moves > 50, "only {} moves", players.moves);
    assert!(players.slowest < PROMPT, "{:?} for a move", players.slowest);
    assert!(players.company.people[2].is_in(), "nobody else comes in");
    assert!(
        sent - lost.unwrap_or(0) >= 100_000,
        "{sent} sent, {lost:?} lost"
    );
    assert!(
        visits.iter().sum::<u64>() > 50,
        "enemies are not let in: {visits:?}"
    );
    assert!(grown < GROWTH, "{grown} bytes more than before");
    assert_eq!(warnings, 0);
    // One when each goes, and one for those who sent no message.
    assert!(
        lines <= 2 * visits.iter().sum::<u64>() + 40,
        "{lines} lines in the log"
    );

    // All is as before, and the door opens.
    players
        .company
        .people
        .push(Person::join(server.loopback_address(), "Dora"));
    players.company.until(
        10,
        "the enemies are gone and another guest is in",
        |company| company.people[3].is_in() && server.status().people == 4,
    );
    server.stop();
    players
        .company
        .until(5, "all know that the host has ended", |company| {
            let over =
                |person: &Person| matches!(person.link, tessella::net::client::LinkState::Over(_));
            company.people.iter().all(over)
        });
    watch.assert_no_panic();
}
