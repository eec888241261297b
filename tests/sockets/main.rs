//! Hosts and guests over loopback: in good weather, in bad weather, and among enemies.

#[path = "../relay/mod.rs"]
mod relay;

use std::cell::Cell;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use relay::{NetworkConditions, Relay};
use renetcode::{
    ClientAuthentication, ConnectToken, NetcodeClient, NetcodeServer, ServerAuthentication,
    ServerConfig, ServerResult,
};
use tessella::net::client::{ClientSocket, ClientSocketEvent, DisconnectCause};
use tessella::net::discovery::Probe;
use tessella::net::server::{
    Peer, PeerDisconnectCause, ServerSocket, ServerSocketConfig, ServerSocketEvent,
};
use tessella::net::wire::{ConnectionError, MAX_FRAGMENT, RELIABLE_CHANNELS, UNRELIABLE_CHANNEL};

const KEY: [u8; 32] = *b"the key of a host in these tests";
const PROTOCOL: u64 = 7;
/// What tokens name, which nobody sends to.
const NAMED: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 1);

fn new_server(max_people: u16) -> ServerSocket {
    let config = ServerSocketConfig {
        max_people,
        private_key: KEY,
        protocol_id: PROTOCOL,
        token_address: NAMED,
    };
    ServerSocket::bind((Ipv4Addr::LOCALHOST, 0).into(), config).expect("a free port")
}

fn address(server: &ServerSocket) -> SocketAddr {
    server.local_addr().expect("a bound socket")
}

fn new_token(client: u64, at: SocketAddr, timeout: i32) -> ConnectToken {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("a clock");
    let mut token =
        ConnectToken::generate(now, PROTOCOL, 30, client, timeout, vec![NAMED], None, &KEY)
            .expect("a good token");
    token.server_addresses[0] = Some(at);
    token
}

fn new_client(client: u64, at: SocketAddr) -> ClientSocket {
    ClientSocket::connect(new_token(client, at, 10)).expect("a free port")
}

/// A host and guests, and what happened to them.
struct Company {
    server: ServerSocket,
    heard: Vec<ServerSocketEvent>,
    clients: Vec<ClientSocket>,
    heard_by: Vec<Vec<ClientSocketEvent>>,
}

impl Company {
    fn new(server: ServerSocket, clients: Vec<ClientSocket>) -> Self {
        let heard_by = clients.iter().map(|_| Vec::new()).collect();
        Self {
            server,
            heard: Vec::new(),
            clients,
            heard_by,
        }
    }

    /// All of them connected.
    fn gathered(server: ServerSocket, clients: Vec<ClientSocket>) -> Self {
        let mut company = Self::new(server, clients);
        company.until(5, "all are there", |company| {
            company
                .heard_by
                .iter()
                .all(|heard| heard.contains(&ClientSocketEvent::Connected))
        });
        company
    }

    fn turn(&mut self) {
        self.heard.extend(
            self.server
                .poll(Duration::from_millis(1), &mut |_, _| Some(b"here".to_vec())),
        );
        for (client, heard) in self.clients.iter_mut().zip(&mut self.heard_by) {
            heard.extend(client.poll(Duration::from_millis(1)));
        }
    }

    fn until(
        &mut self,
        seconds: u64,
        what: &str,
        mut happened: impl FnMut(&mut Self) -> bool,
    ) -> Duration {
        let begun = Instant::now();
        while !happened(self) {
            assert!(
                begun.elapsed() < Duration::from_secs(seconds),
                "not within {seconds} s: {what}"
            );
            self.turn();
        }
        begun.elapsed()
    }

    fn turns(&mut self, time: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < time {
            self.turn();
        }
    }

    fn messages_to(&self, client: usize) -> Vec<&[u8]> {
        let messages = self.heard_by[client].iter();
        messages
            .filter_map(|event| {
                if let ClientSocketEvent::Message(bytes) = event {
                    Some(&bytes[..])
                } else {
                    None
                }
            })
            .collect()
    }

    fn messages_from(&self, peer: Peer) -> Vec<&[u8]> {
        let messages = self.heard.iter();
        messages
            .filter_map(|event| match event {
                ServerSocketEvent::Message(from, bytes) if *from == peer => Some(&bytes[..]),
                _ => None,
            })
            .collect()
    }
}

fn numbered(numbers: std::ops::Range<u32>) -> Vec<Vec<u8>> {
    numbers
        .map(|number| number.to_le_bytes().to_vec())
        .collect()
}

/// Random bytes that are the same every time.
struct Draw(u64);

impl Draw {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        ((mixed ^ (mixed >> 29)) % bound as u64) as usize
    }

    fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| self.below(256) as u8).collect()
    }

    /// A few bytes changed, put in or taken out.
    fn spoilt(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len().max(1));
            match self.below(4) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, self.below(256) as u8),
                _ if at < bytes.len() => bytes[at] = self.below(256) as u8,
                _ => {}
            }
        }
        bytes
    }
}

const BAD_WEATHER: NetworkConditions = NetworkConditions {
    delay: Duration::from_millis(150),
    jitter: Duration::from_millis(50),
    lost: 50,
    doubled: 20,
    overtaken: 10,
};

#[test]
fn two_clients_exchange_messages_in_order_through_a_server() {
    let server = new_server(2);
    let at = address(&server);
    let mut company = Company::gathered(server, vec![new_client(1, at), new_client(2, at)]);
    assert_eq!(company.server.peers(), [Peer(1), Peer(2)]);
    let (first, second) = (numbered(0..300), numbered(1000..1300));
    let mut passed_on = 0;
    for (one, other) in first.iter().zip(&second) {
        company.clients[0].send(one.clone());
        company.clients[1].send(other.clone());
        company.turn();
        passed_on = pass_on(&mut company, passed_on);
    }
    company.until(5, "all messages have arrived", |company| {
        passed_on = pass_on(company, passed_on);
        company.messages_to(0).len() == 300 && company.messages_to(1).len() == 300
    });
    assert_eq!(company.messages_to(0), second);
    assert_eq!(company.messages_to(1), first);
}

/// The host says to each guest what the other one said, and that in the same turn.
fn pass_on(company: &mut Company, from: usize) -> usize {
    for event in &company.heard[from..] {
        if let ServerSocketEvent::Message(Peer(peer @ 1..=2), bytes) = event {
            company.server.send(Peer(3 - peer), bytes.clone());
        }
    }
    company.server.flush();
    company.heard.len()
}

#[test]
fn presence_arrives_and_is_bounded() {
    let server = new_server(1);
    let at = address(&server);
    let mut company = Company::gathered(server, vec![new_client(1, at)]);
    company.clients[0].send_unreliable(vec![1, 2]);
    company.server.send_unreliable(Peer(1), vec![3, 4]);
    company.until(2, "both were seen", |company| {
        company
            .heard
            .contains(&ServerSocketEvent::Unreliable(Peer(1), vec![1, 2]))
            && company.heard_by[0].contains(&ClientSocketEvent::Unreliable(vec![3, 4]))
    });
    for _ in 0..5000 {
        company.clients[0].send_unreliable(vec![5]);
        company.server.send_unreliable(Peer(1), vec![6; 900]);
    }
    company
        .server
        .send_unreliable(Peer(1), vec![7; MAX_FRAGMENT + 1]);
    company.server.send_unreliable(Peer(1), Vec::new());
    company.turns(Duration::from_millis(100));
    company.clients[0].send(vec![8]);
    company.until(2, "they still talk", |company| {
        !company.messages_from(Peer(1)).is_empty()
    });
}

#[test]
fn long_messages_arrive_whole_in_bad_weather() {
    let server = new_server(1);
    let relay = Relay::new(address(&server), BAD_WEATHER, 1);
    let mut company = Company::gathered(server, vec![new_client(1, relay.address())]);
    let mut draw = Draw(5);
    let (long, answer) = (draw.bytes(100 * 1024), draw.bytes(8 * 1024));
    company.server.send(Peer(1), long.clone());
    company.server.send(Peer(1), b"and that was all".to_vec());
    company.clients[0].send(answer.clone());
    let took = company.until(15, "all has arrived", |company| {
        company.messages_to(0).len() == 2 && company.messages_from(Peer(1)).len() == 1
    });
    assert_eq!(company.messages_to(0), [&long[..], b"and that was all"]);
    assert_eq!(company.messages_from(Peer(1)), [answer]);
    println!(
        "100 KiB in bad weather: {took:?}, round trip {:?}",
        company.server.rtt(Peer(1))
    );
}

#[test]
fn a_long_message_takes_little_time_in_good_weather() {
    let server = new_server(1);
    let at = address(&server);
    let mut company = Company::gathered(server, vec![new_client(1, at)]);
    company.server.send(Peer(1), vec![1; 256 * 1024]);
    let took = company.until(5, "it has arrived", |company| {
        company.messages_to(0).len() == 1
    });
    println!("256 KiB on loopback: {took:?}");
}

#[test]
fn a_short_cut_delays_and_a_long_one_parts() {
    let server = new_server(1);
    let relay = Relay::new(address(&server), NetworkConditions::default(), 2);
    let client = ClientSocket::connect(new_token(1, relay.address(), 3)).expect("a free port");
    let mut company = Company::gathered(server, vec![client]);
    relay.cut(true);
    company.clients[0].send(vec![1]);
    company.turns(Duration::from_millis(1500));
    assert!(company.clients[0].silence() > Duration::from_secs(1));
    assert!(company.server.silence(Peer(1)).expect("still there") > Duration::from_secs(1));
    relay.cut(false);
    company.until(2, "the message arrives after all", |company| {
        company.messages_from(Peer(1)) == [[1]]
    });
    assert!(company.clients[0].silence() < Duration::from_secs(1));
    relay.cut(true);
    let took = company.until(8, "both have noticed", |company| {
        company.heard.contains(&ServerSocketEvent::Disconnected(
            Peer(1),
            PeerDisconnectCause::TimedOut,
        )) && company.heard_by[0]
            .contains(&ClientSocketEvent::Disconnected(DisconnectCause::TimedOut))
    });
    assert!(took > Duration::from_secs(2), "parted after {took:?}");
    assert!(company.server.peers().is_empty());
}

#[test]
fn who_comes_from_elsewhere_has_to_come_again() {
    let server = new_server(2);
    let relay = Relay::new(address(&server), NetworkConditions::default(), 3);
    let client = ClientSocket::connect(new_token(1, relay.address(), 2)).expect("a free port");
    let mut company = Company::gathered(server, vec![client]);
    relay.change_address();
    company.until(8, "both have noticed", |company| {
        company.heard.contains(&ServerSocketEvent::Disconnected(
            Peer(1),
            PeerDisconnectCause::TimedOut,
        )) && company.heard_by[0]
            .contains(&ClientSocketEvent::Disconnected(DisconnectCause::TimedOut))
    });
    company.clients[0] = new_client(1, relay.address());
    company.heard.clear();
    company.until(5, "it is back", |company| {
        company
            .heard
            .contains(&ServerSocketEvent::Connected(Peer(1)))
    });
}

#[test]
fn who_is_parted_with_hears_the_last_word() {
    let server = new_server(2);
    let relay = Relay::new(
        address(&server),
        NetworkConditions {
            lost: 200,
            ..NetworkConditions::default()
        },
        4,
    );
    let clients = vec![
        new_client(1, relay.address()),
        new_client(2, relay.address()),
    ];
    let mut company = Company::gathered(server, clients);
    for peer in [1, 2] {
        company.server.send(Peer(peer), b"you have to go".to_vec());
        company.server.close(Peer(peer));
        company.server.send(Peer(peer), b"never heard".to_vec());
    }
    company.clients[1].send(b"not heard either".to_vec());
    let took = company.until(3, "both are gone", |company| {
        company.server.peers().is_empty()
    });
    assert!(took < Duration::from_millis(4000), "gone after {took:?}");
    company.until(3, "they know", |company| {
        company.heard_by.iter().all(|heard| {
            heard.contains(&ClientSocketEvent::Disconnected(
                DisconnectCause::ClosedByServer,
            ))
        })
    });
    for client in [0, 1] {
        assert_eq!(company.messages_to(client), [b"you have to go"]);
        assert!(company.heard.contains(&ServerSocketEvent::Disconnected(
            Peer(client as u64 + 1),
            PeerDisconnectCause::Closed
        )));
    }
    assert!(company.messages_from(Peer(2)).is_empty());
}

#[test]
fn a_server_that_closes_is_done_in_time_even_if_nobody_listens() {
    let server = new_server(2);
    let at = address(&server);
    let mut company = Company::gathered(server, vec![new_client(1, at), new_client(2, at)]);
    company.server.send(Peer(1), vec![1]);
    let begun = Instant::now();
    company.server.close_all();
    let took = begun.elapsed();
    assert!(took < Duration::from_millis(4000), "took {took:?}");
    assert!(company.server.peers().is_empty());
    company.until(2, "the guests know", |company| {
        company.heard_by.iter().all(|heard| {
            heard.contains(&ClientSocketEvent::Disconnected(
                DisconnectCause::ClosedByServer,
            ))
        })
    });
}

#[test]
fn a_client_that_leaves_is_gone_at_once() {
    let server = new_server(1);
    let at = address(&server);
    let mut company = Company::gathered(server, vec![new_client(1, at)]);
    company.clients[0].send(b"bye".to_vec());
    company.clients[0].disconnect();
    let took = company.until(2, "it is gone", |company| {
        company.heard.contains(&ServerSocketEvent::Disconnected(
            Peer(1),
            PeerDisconnectCause::Left,
        ))
    });
    assert!(took < Duration::from_millis(4000), "gone after {took:?}");
    assert_eq!(company.messages_from(Peer(1)), [b"bye"]);
    assert_eq!(
        company.heard_by[0].last(),
        Some(&ClientSocketEvent::Disconnected(
            DisconnectCause::ClosedByClient
        ))
    );
    assert!(
        company.clients[0].poll(Duration::ZERO).is_empty(),
        "nothing comes after the end"
    );
}

#[test]
fn where_nobody_answers_a_client_gives_up() {
    let port = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0))
        .expect("a free port")
        .local_addr()
        .expect("a bound socket");
    let mut client = new_client(1, port);
    let begun = Instant::now();
    let mut heard = Vec::new();
    while heard.is_empty() && begun.elapsed() < Duration::from_secs(8) {
        heard = client.poll(Duration::from_millis(10));
    }
    assert_eq!(
        heard,
        [ClientSocketEvent::Disconnected(DisconnectCause::NoReply)]
    );
    assert!(
        begun.elapsed() < Duration::from_millis(9000),
        "gave up after {:?}",
        begun.elapsed()
    );
}

#[test]
fn a_full_server_and_a_known_number_let_nobody_in() {
    let server = new_server(1);
    let at = address(&server);
    let mut company = Company::gathered(server, vec![new_client(1, at)]);
    company.clients.push(new_client(2, at));
    company.heard_by.push(Vec::new());
    company.until(3, "there is no room", |company| {
        company.heard_by[1].contains(&ClientSocketEvent::Disconnected(
            DisconnectCause::ServerFull,
        ))
    });
    company.clients[1] = new_client(1, at);
    company.heard_by[1].clear();
    company.until(6, "number 1 is taken", |company| {
        company.heard_by[1].contains(&ClientSocketEvent::Disconnected(DisconnectCause::NoReply))
    });
    assert_eq!(company.server.peers(), [Peer(1)]);
}

#[test]
fn a_client_that_does_not_listen_is_too_slow() {
    let server = new_server(2);
    let at = address(&server);
    let mut company = Company::gathered(server, vec![new_client(1, at), new_client(2, at)]);
    for _ in 0..3 {
        company.server.send(Peer(1), vec![0; 200 * 1024]);
    }
    company.server.send(Peer(2), vec![0; 300 * 1024]);
    company.turn();
    assert!(company.heard.contains(&ServerSocketEvent::Disconnected(
        Peer(1),
        PeerDisconnectCause::TooSlow
    )));
    assert!(company.heard.contains(&ServerSocketEvent::Disconnected(
        Peer(2),
        PeerDisconnectCause::Unsendable
    )));
}

#[test]
fn a_token_that_makes_no_sense_is_refused() {
    let mut token = new_token(1, NAMED, 10);
    token.server_addresses[0] = None;
    assert!(ClientSocket::connect(token).is_err());
    let mut token = new_token(1, NAMED, 10);
    token.expire_timestamp = 0;
    assert!(ClientSocket::connect(token).is_err());
}

#[test]
fn an_idle_connection_and_a_move_cost_little() {
    let server = new_server(1);
    let relay = Relay::new(address(&server), NetworkConditions::default(), 6);
    let mut company = Company::gathered(server, vec![new_client(1, relay.address())]);
    company.clients[0].send(vec![1]);
    company.turns(Duration::from_secs(1));
    let before = (relay.carried(), relay.bytes());
    company.turns(Duration::from_secs(3));
    let idle = (relay.carried() - before.0, relay.bytes() - before.1);
    println!(
        "3 s of nothing: {} datagrams of {} bytes, both ways",
        idle.0, idle.1
    );
    assert!(idle.0 <= 36, "{} datagrams in 3 s of silence", idle.0);
    let before = (relay.carried(), relay.bytes());
    for number in 0..50 {
        company.clients[0].send(vec![number; 10]);
        company.turns(Duration::from_millis(40));
    }
    let (datagrams, bytes) = (relay.carried() - before.0, relay.bytes() - before.1);
    println!("50 moves of 10 bytes in 2 s: {datagrams} datagrams of {bytes} bytes, both ways");
    assert!(bytes < 50 * 100 + 2 * 12 * 40, "{bytes} bytes for 50 moves");
}

/// Counts what netcode and renet have to say in this thread.
struct Ear;

thread_local! {
    static COMPLAINTS: Cell<u64> = const { Cell::new(0) };
}

impl log::Log for Ear {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        metadata.level() <= log::Level::Warn
    }

    fn log(&self, record: &log::Record<'_>) {
        if self.enabled(record.metadata()) && record.target().starts_with("renet") {
            COMPLAINTS.set(COMPLAINTS.get() + 1);
        }
    }

    fn flush(&self) {}
}

fn listen_for_complaints() {
    // In one process all tests share the ear.
    let _first = log::set_logger(&Ear);
    log::set_max_level(log::LevelFilter::Warn);
    COMPLAINTS.set(0);
}

/// How much memory this process has, in bytes, where that can be told.
fn memory() -> Option<usize> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    Some(pages.split_whitespace().nth(1)?.parse::<usize>().ok()? * 4096)
}

fn grown_since(before: Option<usize>) -> usize {
    memory()
        .zip(before)
        .map_or(0, |(now, before)| now.saturating_sub(before))
}

/// The request of somebody with a token.
fn request(connect_token: ConnectToken) -> Vec<u8> {
    let authentication = ClientAuthentication::Secure { connect_token };
    let mut netcode = NetcodeClient::new(Duration::ZERO, authentication).expect("a good token");
    netcode
        .update(Duration::ZERO)
        .expect("a request")
        .0
        .to_vec()
}

/// Datagrams of all kinds that somebody without a key can make.
fn rubbish(draw: &mut Draw, overheard: &[u8]) -> Vec<u8> {
    match draw.below(8) {
        0 => {
            let length = draw.below(1500);
            draw.bytes(length)
        }
        1 => {
            let mut forged = overheard.to_vec();
            forged[100 + draw.below(900)] ^= 1 << draw.below(8);
            forged
        }
        2 => draw.spoilt(overheard.to_vec()),
        3 => overheard.to_vec(),
        4 => {
            let mut datagram = Probe::new(7).encode();
            datagram.extend(draw.bytes(20));
            datagram
        }
        5 => {
            let mut datagram = vec![draw.below(256) as u8];
            datagram.extend([0xFF; 40]);
            datagram.truncate(1 + draw.below(41));
            datagram
        }
        _ => {
            let mut datagram = draw.bytes(1 + 1 + 308 + 16);
            datagram[0] = 0x13 + draw.below(4) as u8;
            datagram
        }
    }
}

/// A host in a thread of its own, which says to each of guests 1 and 2 what the other one said.
struct Hosting {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Hosted>,
}

/// How it went.
struct Hosted {
    server: ServerSocket,
    slowest: Duration,
    turns: u64,
    complaints: u64,
}

impl Hosting {
    fn new(mut server: ServerSocket) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let thread = std::thread::spawn(move || {
            let (mut slowest, mut turns) = (Duration::ZERO, 0);
            listen_for_complaints();
            while !stopped.load(Ordering::Relaxed) {
                let turn = Instant::now();
                for event in server.poll(Duration::ZERO, &mut |_, _| Some(b"here".to_vec())) {
                    if let ServerSocketEvent::Message(Peer(peer @ 1..=2), bytes) = event {
                        server.send(Peer(3 - peer), bytes);
                    }
                }
                server.flush();
                slowest = slowest.max(turn.elapsed());
                turns += 1;
                std::thread::sleep(Duration::from_micros(500));
            }
            Hosted {
                server,
                slowest,
                turns,
                complaints: COMPLAINTS.get(),
            }
        });
        Self { stop, thread }
    }

    fn end(self) -> Hosted {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().expect("the host does not panic")
    }
}

/// Turns of guests until something happens. What each heard is kept.
fn clients_until(
    clients: &mut [ClientSocket],
    heard: &mut [Vec<Vec<u8>>],
    what: &str,
    happened: impl Fn(&[ClientSocket], &[Vec<Vec<u8>>]) -> bool,
) -> Duration {
    let begun = Instant::now();
    while !happened(clients, heard) {
        assert!(
            begun.elapsed() < Duration::from_secs(8),
            "not within 8 s: {what}"
        );
        for (client, heard) in clients.iter_mut().zip(heard.iter_mut()) {
            for event in client.poll(Duration::from_millis(1)) {
                match event {
                    ClientSocketEvent::Message(bytes) => heard.push(bytes),
                    ClientSocketEvent::Disconnected(why) => panic!("{what}: {why}"),
                    _ => {}
                }
            }
        }
    }
    begun.elapsed()
}

#[test]
fn strangers_disturb_nobody_and_fill_neither_memory_nor_log() {
    const DATAGRAMS: u64 = 200_000;
    let server = new_server(4);
    let at = address(&server);
    let hosting = Hosting::new(server);
    let token = new_token(1, at, 10);
    let overheard = request(token.clone());
    let mut clients = vec![ClientSocket::connect(token).expect("a free port")];
    let mut heard = [Vec::new(), Vec::new()];
    let all_in = |clients: &[ClientSocket], _: &[_]| clients.iter().all(ClientSocket::is_connected);
    clients_until(&mut clients, &mut heard, "the first guest comes in", all_in);
    let sent = Arc::new(AtomicU64::new(0));
    let before = memory();
    let flood = {
        let sent = Arc::clone(&sent);
        std::thread::spawn(move || {
            let mut draw = Draw(11);
            let sockets: Vec<_> = (0..8)
                .map(|_| UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port"))
                .collect();
            let forged: Vec<_> = (0..512).map(|_| rubbish(&mut draw, &overheard)).collect();
            while sent.load(Ordering::Relaxed) < DATAGRAMS {
                for _ in 0..20 {
                    let _lost = sockets[draw.below(8)].send_to(&forged[draw.below(512)], at);
                    sent.fetch_add(1, Ordering::Relaxed);
                }
                // As fast as a good network, not so fast that the system drops most of it unseen.
                std::thread::sleep(Duration::from_micros(500));
            }
        })
    };
    let begun = Instant::now();
    clients.push(new_client(2, at));
    let came_in = clients_until(
        &mut clients,
        &mut heard,
        "another guest comes in through the flood",
        all_in,
    );
    let mut number = 0;
    let mut longest = Duration::ZERO;
    while sent.load(Ordering::Relaxed) < DATAGRAMS {
        for client in &mut clients {
            client.send(u32::to_le_bytes(number).to_vec());
            client.flush();
        }
        number += 1;
        let took = clients_until(
            &mut clients,
            &mut heard,
            "each hears the other",
            |_, heard| heard.iter().all(|heard| heard.len() == number as usize),
        );
        longest = longest.max(took);
    }
    let flooded = begun.elapsed();
    flood.join().expect("the flood ends");
    let grown = grown_since(before);
    let Hosted {
        server,
        slowest,
        turns,
        complaints,
    } = hosting.end();
    println!(
        "{DATAGRAMS} datagrams in {flooded:?}; a guest came in after {came_in:?}; {number} messages each way, \
         {longest:?} at most; {turns} turns, slowest {slowest:?}; {grown} bytes more"
    );
    assert_eq!(heard, [numbered(0..number), numbered(0..number)]);
    assert!(number > 20, "the flood was over after {number} messages");
    assert_eq!(server.peers(), [Peer(1), Peer(2)], "nobody else came in");
    assert!(grown < 32 << 20, "{grown} bytes more than before");
    assert_eq!(complaints, 0, "netcode saw what it should not");
}

/// Somebody with a token and no manners.
struct Enemy {
    netcode: NetcodeClient,
    socket: UdpSocket,
    at: SocketAddr,
}

impl Enemy {
    fn new(client: u64, at: SocketAddr) -> Self {
        let authentication = ClientAuthentication::Secure {
            connect_token: new_token(client, at, 10),
        };
        let netcode = NetcodeClient::new(Duration::ZERO, authentication).expect("a good token");
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        socket.set_nonblocking(true).expect("a socket");
        Self {
            netcode,
            socket,
            at,
        }
    }

    fn turn(&mut self) {
        let mut buffer = [0; 1500];
        while let Ok((length, _)) = self.socket.recv_from(&mut buffer) {
            self.netcode.process_packet(&mut buffer[..length]);
        }
        if !self.netcode.is_disconnected()
            && let Some((datagram, _)) = self.netcode.update(Duration::from_millis(5))
        {
            let _lost = self.socket.send_to(datagram, self.at);
        }
    }

    fn say(&mut self, packet: &[u8]) {
        if let Ok((_, datagram)) = self.netcode.generate_payload_packet(packet) {
            let _lost = self.socket.send_to(datagram, self.at);
        }
    }

    /// Sends a datagram that netcode would not make.
    fn shout(&self, datagram: &[u8]) {
        let _lost = self.socket.send_to(datagram, self.at);
    }
}

/// A packet with one piece, as renet writes it.
fn fragment(sequence: u8, channel: u8, id: u8, message: &[u8]) -> Vec<u8> {
    let mut packet = vec![0, sequence, channel, 0, 1, id, message.len() as u8];
    packet.extend(message);
    packet
}

/// Packets by which renet, netcode or this program would come to harm.
fn harmful() -> Vec<(&'static str, Vec<u8>)> {
    let slice = |kind: u8, channel: u8, index: &[u8], count: &[u8]| {
        let mut packet = vec![kind, 0, channel, 0];
        packet.extend(index);
        packet.extend(count);
        packet.extend([1, 7]);
        packet
    };
    vec![
        ("a slice past the count", slice(2, 0, &[5], &[1])),
        (
            "an unreliable slice past the count",
            slice(3, UNRELIABLE_CHANNEL, &[5], &[1]),
        ),
        (
            "a million slices",
            slice(2, 0, &[0], &[0x80, 0x0F, 0x42, 0x40]),
        ),
        ("an empty message", fragment(0, 0, 0, &[])),
        ("a piece far ahead", fragment(0, 0, 60, &[1, 1])),
        (
            "a lane that is none",
            fragment(0, RELIABLE_CHANNELS, 0, &[1, 1]),
        ),
        ("nothing", vec![0]),
        ("no messages", vec![0, 0, 0, 0, 0]),
        ("65535 messages", vec![0, 0, 0, 0xFF, 0xFF, 0, 1, 1]),
        (
            "an acknowledgement of all",
            vec![4, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0],
        ),
        (
            "a number at the end of all",
            vec![
                1,
                0xFF,
                0xFF,
                0xFF,
                0xFF,
                0xFF,
                0xFF,
                0xFF,
                0xFF,
                UNRELIABLE_CHANNEL,
                0,
                1,
                1,
                1,
            ],
        ),
        ("an unknown kind", vec![9, 9, 9]),
        ("a message without length", fragment(0, 0, 0, &[0])),
        ("a message too long", fragment(0, 0, 0, &[0xFF, 0xFF, 0x7F])),
    ]
}

/// Datagrams that are out of netcode's bounds before it has opened them.
fn out_of_bounds() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for sequence_bytes in 0..16 {
        for kind in 0..16 {
            for length in [1, 2, 17, 18, 19, 25, 40, 1078, 1400] {
                let mut datagram = vec![0xFF; length];
                datagram[0] = sequence_bytes << 4 | kind;
                all.push(datagram);
            }
        }
    }
    all
}

#[test]
fn enemies_among_the_clients_are_parted_with_and_disturb_nobody() {
    let server = new_server(4);
    let at = address(&server);
    let mut company = Company::gathered(server, vec![new_client(1, at), new_client(2, at)]);
    let before = memory();
    let mut draw = Draw(21);
    let (mut number, mut passed_on, mut next) = (0, 0, 100);
    let begun = Instant::now();
    let mut talk = |company: &mut Company| {
        company.clients[0].send(u32::to_le_bytes(number).to_vec());
        company.clients[1].send(u32::to_le_bytes(number).to_vec());
        number += 1;
        company.turn();
        passed_on = pass_on(company, passed_on);
    };
    let mut come = |company: &mut Company, talk: &mut dyn FnMut(&mut Company)| {
        next += 1;
        let mut enemy = Enemy::new(next, at);
        let begun = Instant::now();
        while !enemy.netcode.is_connected() {
            assert!(
                begun.elapsed() < Duration::from_secs(3),
                "an enemy with a token is let in"
            );
            enemy.turn();
            talk(company);
        }
        enemy
    };
    let wait_for_parting =
        |company: &mut Company, what: &str, enemy: &Enemy, talk: &mut dyn FnMut(&mut Company)| {
            let peer = Peer(enemy.netcode.client_id());
            let begun = Instant::now();
            while company.server.peers().contains(&peer) {
                assert!(
                    begun.elapsed() < Duration::from_secs(2),
                    "{what} is let through"
                );
                talk(company);
            }
        };
    for (what, packet) in harmful() {
        let mut enemy = come(&mut company, &mut talk);
        enemy.say(&packet);
        wait_for_parting(&mut company, what, &enemy, &mut talk);
        let left = Peer(enemy.netcode.client_id());
        assert!(
            company.heard.iter().any(|event| matches!(event, ServerSocketEvent::Disconnected(peer, PeerDisconnectCause::Misbehaved(_)) if *peer == left)),
            "{what}: {:?}",
            company.heard.last()
        );
    }
    let mut enemy = come(&mut company, &mut talk);
    for datagrams in out_of_bounds().chunks(50) {
        datagrams.iter().for_each(|datagram| enemy.shout(datagram));
        talk(&mut company);
    }
    // Good pieces and acknowledgements, spoilt.
    let mut said = 0_u64;
    let mut enemies = 0_u64;
    let mut sequence = 0_u8;
    while begun.elapsed() < Duration::from_secs(8) {
        if !company
            .server
            .peers()
            .contains(&Peer(enemy.netcode.client_id()))
        {
            enemy = come(&mut company, &mut talk);
            enemies += 1;
            sequence = 0;
        }
        for _ in 0..20 {
            let message = draw.bytes(20);
            let good = match draw.below(3) {
                0 => fragment(
                    sequence,
                    sequence % RELIABLE_CHANNELS,
                    sequence / RELIABLE_CHANNELS,
                    &message,
                ),
                1 => vec![4, sequence, draw.below(3) as u8, 0, 0],
                _ => vec![1, sequence, UNRELIABLE_CHANNEL, 0, 1, 2, 7, 7],
            };
            enemy.say(&draw.spoilt(good));
            said += 1;
            sequence = (sequence + 1) % 64;
        }
        enemy.turn();
        talk(&mut company);
    }
    drop(enemy);
    let all = number as usize;
    company.until(5, "all messages have arrived", |company| {
        passed_on = pass_on(company, passed_on);
        company.messages_to(0).len() == all && company.messages_to(1).len() == all
    });
    let grown = grown_since(before);
    println!("{said} packets of {enemies} enemies: {number} messages each way, {grown} bytes more");
    assert_eq!(company.messages_to(0), numbered(0..number));
    assert_eq!(company.messages_to(1), numbered(0..number));
    assert!(enemies > 20, "only {enemies} enemies came");
    assert!(grown < 48 << 20, "{grown} bytes more than before");
}

#[test]
fn a_client_that_floods_its_server_with_good_packets_holds_nobody_up() {
    let server = new_server(4);
    let at = address(&server);
    let mut company = Company::gathered(server, vec![new_client(1, at), new_client(2, at)]);
    let before = memory();
    let stop = Arc::new(AtomicBool::new(false));
    let flood = {
        let stop = Arc::clone(&stop);
        std::thread::spawn(move || {
            let mut enemy = Enemy::new(3, at);
            while !enemy.netcode.is_connected() && !stop.load(Ordering::Relaxed) {
                enemy.turn();
                std::thread::sleep(Duration::from_millis(1));
            }
            let mut said = 0_u64;
            while !stop.load(Ordering::Relaxed) {
                // Descending numbers with gaps, which renet keeps one by one to acknowledge them.
                for sequence in (0..64).rev() {
                    let [_, _, high, low] =
                        (said as u32 * 2 % (1 << 16) + sequence * 2).to_be_bytes();
                    enemy.say(&[1, 0x80, 0, high, low, UNRELIABLE_CHANNEL, 0, 1, 1, 7]);
                }
                said += 64;
                std::thread::sleep(Duration::from_micros(200));
            }
            said
        })
    };
    let (mut number, mut passed_on) = (0, 0);
    let begun = Instant::now();
    let mut slowest = Duration::ZERO;
    while begun.elapsed() < Duration::from_secs(4) {
        company.clients[0].send(u32::to_le_bytes(number).to_vec());
        number += 1;
        let turn = Instant::now();
        company.turn();
        slowest = slowest.max(turn.elapsed());
        company
            .heard
            .retain(|event| !matches!(event, ServerSocketEvent::Unreliable(..)));
        passed_on = passed_on.min(company.heard.len());
        passed_on = pass_on(&mut company, passed_on);
    }
    stop.store(true, Ordering::Relaxed);
    let said = flood.join().expect("the flood ends");
    company.until(5, "all messages have arrived", |company| {
        passed_on = pass_on(company, passed_on);
        company.messages_to(1).len() == number as usize
    });
    let grown = grown_since(before);
    let left = company
        .heard
        .iter()
        .find(|event| matches!(event, ServerSocketEvent::Disconnected(Peer(3), _)));
    println!(
        "{left:?}, {said} good packets of one guest: {number} messages, slowest turn {slowest:?}, {grown} bytes more"
    );
    assert_eq!(company.messages_to(1), numbered(0..number));
    assert!(grown < 32 << 20, "{grown} bytes more than before");
}

#[test]
fn a_hostile_server_does_no_harm_to_a_client() {
    for (what, packet) in harmful() {
        let (mut netcode, socket) = hostile_server();
        let at = socket.local_addr().expect("a bound socket");
        let mut client = new_client(1, at);
        let begun = Instant::now();
        let mut heard = Vec::new();
        let (mut shouted, mut buffer) = (false, [0; 1500]);
        while !heard
            .iter()
            .any(|event| matches!(event, ClientSocketEvent::Disconnected(_)))
        {
            assert!(
                begun.elapsed() < Duration::from_secs(4),
                "{what} is let through: {heard:?}"
            );
            while let Ok((length, from)) = socket.recv_from(&mut buffer) {
                match netcode.process_packet(from, &mut buffer[..length]) {
                    ServerResult::PacketToSend { addr, payload }
                    | ServerResult::ClientConnected { addr, payload, .. } => {
                        socket.send_to(payload, addr).expect("loopback");
                    }
                    _ => {}
                }
                if client.is_connected() && !shouted {
                    shouted = true;
                    for datagram in out_of_bounds() {
                        let _lost = socket.send_to(&datagram, from);
                    }
                    heard.extend(client.poll(Duration::from_millis(1)));
                    let (to, datagram) = netcode
                        .generate_payload_packet(1, &packet)
                        .expect("a payload");
                    socket.send_to(datagram, to).expect("loopback");
                }
            }
            heard.extend(client.poll(Duration::from_millis(1)));
        }
        let last = heard.last();
        assert!(
            matches!(
                last,
                Some(ClientSocketEvent::Disconnected(DisconnectCause::Failed(
                    ConnectionError::Refused(_) | ConnectionError::Fragments(_)
                )))
            ),
            "{what}: {last:?}"
        );
    }
}

fn hostile_server() -> (NetcodeServer, UdpSocket) {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    socket.set_nonblocking(true).expect("a socket");
    let netcode = NetcodeServer::new(ServerConfig {
        current_time: SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .expect("a clock"),
        max_clients: 4,
        protocol_id: PROTOCOL,
        public_addresses: vec![NAMED],
        authentication: ServerAuthentication::Secure { private_key: KEY },
    });
    (netcode, socket)
}

#[test]
fn probes_are_answered_at_the_same_port() {
    let mut server = new_server(1);
    let asker = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    asker
        .set_read_timeout(Some(Duration::from_secs(2)))
        .expect("a socket");
    asker
        .send_to(&Probe::new(7).encode(), address(&server))
        .expect("loopback");
    let mut asked = Vec::new();
    server.poll(Duration::from_millis(50), &mut |from, probe| {
        asked.push((from, probe.to_vec()));
        Some(b"yes".to_vec())
    });
    assert_eq!(
        asked,
        [(
            asker.local_addr().expect("a bound socket"),
            Probe::new(7).encode()
        )]
    );
    let mut buffer = [0; 10];
    assert_eq!(asker.recv(&mut buffer).expect("an answer"), 3);
}

#[test]
fn the_relay_carries_tcp_on_the_same_port() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let relay = Relay::new(
        listener.local_addr().expect("a bound socket"),
        BAD_WEATHER,
        8,
    );
    let mut client = TcpStream::connect(relay.address()).expect("the relay listens");
    client
        .set_read_timeout(Some(Duration::from_secs(5)))
        .expect("a socket");
    let said = Draw(1).bytes(200_000);
    let echo = std::thread::spawn(move || {
        let (mut server, _) = listener.accept().expect("the relay connects");
        let mut heard = Vec::new();
        server.read_to_end(&mut heard).expect("loopback");
        server.write_all(&heard).expect("loopback");
    });
    client.write_all(&said).expect("loopback");
    client.shutdown(Shutdown::Write).expect("loopback");
    let mut heard = Vec::new();
    client.read_to_end(&mut heard).expect("all comes back");
    echo.join().expect("the host does not panic");
    assert!(heard == said, "{} bytes of {}", heard.len(), said.len());
}
