//! Relay on loopback that simulates a poor network between clients and a server.
//!
//! Datagrams are delayed, lost, duplicated and reordered; TCP on the same port is forwarded unchanged. All random numbers come
//! from a seed. One thread runs until the relay is dropped.

use std::collections::{BTreeMap, HashMap};
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Simulated conditions in each direction.
#[derive(Clone, Copy, Debug, Default)]
pub struct NetworkConditions {
    /// Mean delay.
    pub delay: Duration,
    /// Maximum deviation of the delay.
    pub jitter: Duration,
    /// Lost datagrams per thousand.
    pub lost: u64,
    /// Duplicated datagrams per thousand.
    pub duplicated: u64,
    /// Datagrams per thousand that are delayed by another `delay` and `jitter`, so that later ones overtake them.
    pub reordered: u64,
}

/// Relay. Clients use its address instead of the server's.
pub struct Relay {
    address: SocketAddr,
    control: Arc<RelayControl>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct RelayControl {
    stop: AtomicBool,
    cut: AtomicBool,
    address_changes: AtomicU64,
    /// Conditions from now on, if they have changed.
    network: Mutex<Option<NetworkConditions>>,
    carried: AtomicU64,
    bytes: AtomicU64,
}

impl Relay {
    /// Starts a relay to a server. The conditions depend on the seed and on the arrival times.
    pub fn new(server: SocketAddr, network: NetworkConditions, seed: u64) -> Self {
        let (udp, tcp) = both_on_one_port();
        let address = udp.local_addr().expect("a bound socket");
        let control = Arc::new(RelayControl::default());
        let mut thread = RelayThread {
            server,
            network,
            control: Arc::clone(&control),
            udp,
            tcp,
            upstream: HashMap::new(),
            in_transit: BTreeMap::new(),
            number: 0,
            seed,
            pipes: Vec::new(),
        };
        let thread = std::thread::spawn(move || thread.run());
        Self {
            address,
            control,
            thread: Some(thread),
        }
    }

    /// Returns the address for clients.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Changes the conditions for datagrams that arrive from now on.
    pub fn set_network(&self, network: NetworkConditions) {
        *self.control.network.lock().expect("no thread panics") = Some(network);
    }

    /// Cuts or restores the network. Datagrams in transit are lost; TCP stops.
    pub fn cut(&self, cut: bool) {
        self.control.cut.store(cut, Ordering::Relaxed);
    }

    /// Changes the address at which the server sees each client.
    pub fn change_address(&self) {
        self.control.address_changes.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the number of datagrams received in both directions.
    pub fn carried(&self) -> u64 {
        self.control.carried.load(Ordering::Relaxed)
    }

    /// Returns the number of bytes in the datagrams received in both directions.
    pub fn bytes(&self) -> u64 {
        self.control.bytes.load(Ordering::Relaxed)
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.control.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // If the thread has panicked, the test fails because messages are missing.
            drop(thread.join());
        }
    }
}

/// Binds a port that is free for UDP and TCP.
fn both_on_one_port() -> (UdpSocket, TcpListener) {
    for _ in 0..100 {
        let udp = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        if let Ok(tcp) = TcpListener::bind(udp.local_addr().expect("a bound socket")) {
            udp.set_nonblocking(true).expect("a socket");
            tcp.set_nonblocking(true).expect("a socket");
            return (udp, tcp);
        }
    }
    panic!("no port was free for UDP and TCP in a hundred tries");
}

/// Direction of a datagram, with the address of its client.
#[derive(Clone, Copy)]
enum Direction {
    ToServer(SocketAddr),
    ToClient(SocketAddr),
}

struct RelayThread {
    server: SocketAddr,
    network: NetworkConditions,
    control: Arc<RelayControl>,
    udp: UdpSocket,
    tcp: TcpListener,
    /// Socket towards the server for each client.
    upstream: HashMap<SocketAddr, UdpSocket>,
    /// Datagrams in transit, by arrival time and sequence number.
    in_transit: BTreeMap<(Instant, u64), (Direction, Vec<u8>)>,
    number: u64,
    seed: u64,
    pipes: Vec<Pipe>,
}

impl RelayThread {
    fn run(&mut self) {
        let mut address_changes = 0;
        while !self.control.stop.load(Ordering::Relaxed) {
            let new_changes = self.control.address_changes.load(Ordering::Relaxed);
            if new_changes != address_changes {
                address_changes = new_changes;
                self.upstream.clear();
            }
            let cut = self.control.cut.load(Ordering::Relaxed);
            self.receive(cut);
            self.deliver();
            if !cut {
                self.pump();
            }
            std::thread::sleep(Duration::from_micros(500));
        }
    }

    fn receive(&mut self, cut: bool) {
        let mut buffer = [0; 2048];
        let mut received = Vec::new();
        for _ in 0..1000 {
            match self.udp.recv_from(&mut buffer) {
                Ok((length, client)) => {
                    received.push((Direction::ToServer(client), buffer[..length].to_vec()));
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(_) => {}
            }
        }
        for (client, socket) in &self.upstream {
            for _ in 0..1000 {
                match socket.recv(&mut buffer) {
                    Ok(length) => {
                        received.push((Direction::ToClient(*client), buffer[..length].to_vec()));
                    }
                    Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                    Err(_) => {}
                }
            }
        }
        if cut {
            self.in_transit.clear();
            return;
        }
        let changed = self
            .control
            .network
            .lock()
            .expect("no thread panics")
            .take();
        self.network = changed.unwrap_or(self.network);
        for (direction, datagram) in received {
            self.control.carried.fetch_add(1, Ordering::Relaxed);
            self.control
                .bytes
                .fetch_add(datagram.len() as u64, Ordering::Relaxed);
            if self.happens(self.network.lost) {
                continue;
            }
            if self.happens(self.network.duplicated) {
                self.schedule(direction, datagram.clone());
            }
            self.schedule(direction, datagram);
        }
    }

    fn schedule(&mut self, direction: Direction, datagram: Vec<u8>) {
        let jitter = self.network.jitter.as_micros() as u64;
        let late = Duration::from_micros(self.draw(2 * jitter + 1));
        let mut arrives =
            Instant::now() + self.network.delay.saturating_sub(self.network.jitter) + late;
        if self.happens(self.network.reordered) {
            arrives += self.network.delay + self.network.jitter;
        }
        self.number += 1;
        self.in_transit
            .insert((arrives, self.number), (direction, datagram));
    }

    fn deliver(&mut self) {
        let now = Instant::now();
        while let Some(first) = self.in_transit.first_entry()
            && first.key().0 <= now
        {
            let (direction, datagram) = first.remove();
            // Undeliverable datagrams are lost.
            let _sent = match direction {
                Direction::ToClient(client) => self.udp.send_to(&datagram, client),
                Direction::ToServer(client) => {
                    let server = self.server;
                    let socket = self.upstream.entry(client).or_insert_with(|| {
                        let socket =
                            UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
                        socket.set_nonblocking(true).expect("a socket");
                        socket.connect(server).expect("a server on loopback");
                        socket
                    });
                    socket.send(&datagram)
                }
            };
        }
    }

    fn pump(&mut self) {
        while let Ok((client, _)) = self.tcp.accept() {
            if let Ok(server) = TcpStream::connect_timeout(&self.server, Duration::from_secs(1)) {
                client.set_nonblocking(true).expect("a socket");
                server.set_nonblocking(true).expect("a socket");
                self.pipes.push(Pipe::new(&client, &server));
                self.pipes.push(Pipe::new(&server, &client));
            }
        }
        self.pipes.retain_mut(Pipe::pump);
    }

    /// Returns a random number below `numbers`.
    fn draw(&mut self, numbers: u64) -> u64 {
        self.seed = self.seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.seed;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % numbers
    }

    fn happens(&mut self, of_a_thousand: u64) -> bool {
        self.draw(1000) < of_a_thousand
    }
}

/// One direction of a TCP connection.
struct Pipe {
    from: TcpStream,
    to: TcpStream,
    held: Vec<u8>,
    ended: bool,
}

impl Pipe {
    fn new(from: &TcpStream, to: &TcpStream) -> Self {
        let other = |stream: &TcpStream| stream.try_clone().expect("a socket");
        Self {
            from: other(from),
            to: other(to),
            held: Vec::new(),
            ended: false,
        }
    }

    /// Forwards the available bytes. Returns `false` at the end of the stream.
    fn pump(&mut self) -> bool {
        let mut buffer = [0; 4096];
        while !self.ended && self.held.len() < 1 << 16 {
            match self.from.read(&mut buffer) {
                Ok(0) => self.ended = true,
                Ok(length) => self.held.extend_from_slice(&buffer[..length]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(_) => self.ended = true,
            }
        }
        while !self.held.is_empty() {
            match self.to.write(&self.held) {
                Ok(length) => drop(self.held.drain(..length)),
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(_) => return false,
            }
        }
        if self.ended && self.held.is_empty() {
            // The other end may have closed already.
            let _closed = self.to.shutdown(Shutdown::Write);
            return false;
        }
        true
    }
}
