//! Datagrams of strangers disturb nobody.

use crate::harness::{
    TestRng, memory, memory_growth, new_client, new_server, new_token, numbered, server_address,
};
use renetcode::{ClientAuthentication, ConnectToken, NetcodeClient};
use std::cell::Cell;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tessella_net_test_support::connections::{
    ClientSocket, ClientSocketEvent, ServerSocket, ServerSocketEvent,
};
use tessella_protocol::discovery::Probe;

/// Number of forged datagrams.
const DATAGRAMS: u64 = 200_000;

/// Logger that counts the warnings of netcode and renet in each thread.
struct WarningCounter;

thread_local! {
    static WARNINGS: Cell<u64> = const { Cell::new(0) };
}

impl log::Log for WarningCounter {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        metadata.level() <= log::Level::Warn
    }

    fn log(&self, record: &log::Record<'_>) {
        if self.enabled(record.metadata()) && record.target().starts_with("renet") {
            WARNINGS.set(WARNINGS.get() + 1);
        }
    }

    fn flush(&self) {}
}

fn count_warnings() {
    // All tests of a process share the logger.
    let _first = log::set_logger(&WarningCounter);
    log::set_max_level(log::LevelFilter::Warn);
    WARNINGS.set(0);
}

/// Returns the connection request for a token.
fn request(connect_token: ConnectToken) -> Vec<u8> {
    let authentication = ClientAuthentication::Secure { connect_token };
    let mut netcode = NetcodeClient::new(Duration::ZERO, authentication).expect("a good token");
    netcode
        .update(Duration::ZERO)
        .expect("a request")
        .0
        .to_vec()
}

/// Returns a datagram of any kind that a stranger without a key can make.
fn forged_datagram(rng: &mut TestRng, eavesdropped: &[u8]) -> Vec<u8> {
    match rng.below(8) {
        0 => {
            let length = rng.below(1500);
            rng.bytes(length)
        }
        1 => {
            let mut forged = eavesdropped.to_vec();
            forged[100 + rng.below(900)] ^= 1 << rng.below(8);
            forged
        }
        2 => rng.mutate(eavesdropped.to_vec()),
        3 => eavesdropped.to_vec(),
        4 => {
            let mut datagram = Probe::new(7).encode();
            datagram.extend(rng.bytes(20));
            datagram
        }
        5 => {
            let mut datagram = vec![rng.below(256) as u8];
            datagram.extend([0xFF; 40]);
            datagram.truncate(1 + rng.below(41));
            datagram
        }
        _ => {
            let mut datagram = rng.bytes(1 + 1 + 308 + 16);
            datagram[0] = 0x13 + rng.below(4) as u8;
            datagram
        }
    }
}

/// Server in a separate thread that forwards the messages of clients 1 and 2 to each other.
struct ServerRun {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<ServerReport>,
}

/// Result of a server's run.
struct ServerReport {
    server: ServerSocket,
    slowest: Duration,
    run_for: u64,
    warnings: u64,
}

impl ServerRun {
    fn new(mut server: ServerSocket) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let thread = std::thread::spawn(move || {
            let (mut slowest, mut run_for) = (Duration::ZERO, 0);
            count_warnings();
            while !stopped.load(Ordering::Relaxed) {
                let step = Instant::now();
                for event in server.poll(Duration::ZERO, |_, _| Some(b"here".to_vec())) {
                    if let ServerSocketEvent::Message(client @ 1..=2, bytes) = event {
                        server.send(3 - client, bytes);
                    }
                }
                server.flush();
                slowest = slowest.max(step.elapsed());
                run_for += 1;
                std::thread::sleep(Duration::from_micros(500));
            }
            ServerReport {
                server,
                slowest,
                run_for,
                warnings: WARNINGS.get(),
            }
        });
        Self { stop, thread }
    }

    fn end(self) -> ServerReport {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().expect("the server does not panic")
    }
}

/// Polls the clients until a condition holds, and collects the messages of each.
fn clients_until(
    clients: &mut [ClientSocket],
    events: &mut [Vec<Vec<u8>>],
    what: &str,
    happened: impl Fn(&[ClientSocket], &[Vec<Vec<u8>>]) -> bool,
) -> Duration {
    let begun = Instant::now();
    while !happened(clients, events) {
        assert!(
            begun.elapsed() < Duration::from_secs(8),
            "not within 8 s: {what}"
        );
        for (client, events) in clients.iter_mut().zip(events.iter_mut()) {
            for event in client.poll(Duration::from_millis(1)) {
                match event {
                    ClientSocketEvent::Message(bytes) => events.push(bytes),
                    ClientSocketEvent::Disconnected(why) => panic!("{what}: {why}"),
                    _ => {}
                }
            }
        }
    }
    begun.elapsed()
}

/// Starts a thread that sends [`DATAGRAMS`] forged datagrams to an address, and counts them in `sent`.
fn flood(at: SocketAddr, eavesdropped: Vec<u8>, sent: Arc<AtomicU64>) -> JoinHandle<()> {
    std::thread::spawn(move || {
        let mut rng = TestRng(11);
        let sockets: Vec<_> = (0..8)
            .map(|_| UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port"))
            .collect();
        let forged: Vec<_> = (0..512)
            .map(|_| forged_datagram(&mut rng, &eavesdropped))
            .collect();
        while sent.load(Ordering::Relaxed) < DATAGRAMS {
            for _ in 0..20 {
                let _lost = sockets[rng.below(8)].send_to(&forged[rng.below(512)], at);
                sent.fetch_add(1, Ordering::Relaxed);
            }
            // As fast as a good network, but not so fast that the system drops most datagrams.
            std::thread::sleep(Duration::from_micros(500));
        }
    })
}

#[test]
fn datagram_flood_fills_neither_memory_nor_log() {
    let server = new_server(4);
    let at = server_address(&server);
    let server_run = ServerRun::new(server);
    let token = new_token(1, at, 10);
    let eavesdropped = request(token.clone());
    let mut clients = vec![ClientSocket::connect(token).expect("a free port")];
    let mut events = [Vec::new(), Vec::new()];
    let all_connected =
        |clients: &[ClientSocket], _: &[_]| clients.iter().all(ClientSocket::is_connected);
    clients_until(
        &mut clients,
        &mut events,
        "the first client connects",
        all_connected,
    );
    let sent = Arc::new(AtomicU64::new(0));
    let before = memory();
    let flood = flood(at, eavesdropped, Arc::clone(&sent));
    let begun = Instant::now();
    clients.push(new_client(2, at));
    let connect_time = clients_until(
        &mut clients,
        &mut events,
        "another client connects during the flood",
        all_connected,
    );
    let mut number = 0;
    let mut longest = Duration::ZERO;
    while sent.load(Ordering::Relaxed) < DATAGRAMS {
        for client in &mut clients {
            client.send(u32::to_le_bytes(number));
            client.flush();
        }
        number += 1;
        let took = clients_until(
            &mut clients,
            &mut events,
            "each receives the other's message",
            |_, events| events.iter().all(|events| events.len() == number as usize),
        );
        longest = longest.max(took);
    }
    let flooded = begun.elapsed();
    flood.join().expect("the flood ends");
    let growth = memory_growth(before);
    let ServerReport {
        server,
        slowest,
        run_for,
        warnings,
    } = server_run.end();
    println!(
        "{DATAGRAMS} datagrams in {flooded:?}; a client connected after {connect_time:?}; {number} messages each way, \
         {longest:?} at most; {run_for} turns, slowest {slowest:?}; {growth} bytes more"
    );
    assert_eq!(events, [numbered(0..number), numbered(0..number)]);
    assert!(number > 20, "the flood was over after {number} messages");
    assert_eq!(server.clients(), [1, 2], "nobody else is connected");
    assert!(growth < 32 << 20, "{growth} bytes more than before");
    assert_eq!(warnings, 0, "netcode processed invalid datagrams");
}
