//! A bad network between guests and a host, on loopback.
//!
//! Datagrams are delayed, lost, doubled and overtaken; TCP on the same port goes through as it is. Everything is drawn
//! from a seed, and one thread does it all until the relay is dropped.

use std::collections::{BTreeMap, HashMap};
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// What happens to a datagram, each way.
#[derive(Clone, Copy, Debug, Default)]
pub struct NetworkConditions {
    /// How long it takes,
    pub delay: Duration,
    /// and by how much longer or shorter at most.
    pub jitter: Duration,
    /// How many of a thousand are lost,
    pub lost: u64,
    /// come twice,
    pub doubled: u64,
    /// or are held back for another `delay` and `jitter`, so that others overtake them.
    pub overtaken: u64,
}

/// A relay; guests use its address for the host's.
pub struct Relay {
    address: SocketAddr,
    switches: Arc<Switches>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Switches {
    stop: AtomicBool,
    cut: AtomicBool,
    moves: AtomicU64,
    carried: AtomicU64,
    bytes: AtomicU64,
}

impl Relay {
    /// A relay to that host. What it draws depends on the seed and on what comes when.
    pub fn new(server: SocketAddr, network: NetworkConditions, seed: u64) -> Self {
        let (udp, tcp) = both_on_one_port();
        let address = udp.local_addr().expect("a bound socket");
        let switches = Arc::new(Switches::default());
        let mut work = Work {
            server,
            network,
            switches: Arc::clone(&switches),
            udp,
            tcp,
            upstream: HashMap::new(),
            on_the_way: BTreeMap::new(),
            number: 0,
            seed,
            pipes: Vec::new(),
        };
        let thread = std::thread::spawn(move || work.run());
        Self {
            address,
            switches,
            thread: Some(thread),
        }
    }

    /// Where guests reach the host.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts the network, or mends it. Datagrams on the way are lost; TCP stands still.
    pub fn cut(&self, cut: bool) {
        self.switches.cut.store(cut, Ordering::Relaxed);
    }

    /// From now on the host sees all guests at new addresses.
    pub fn change_address(&self) {
        self.switches.moves.fetch_add(1, Ordering::Relaxed);
    }

    /// How many datagrams were taken in, both ways.
    pub fn carried(&self) -> u64 {
        self.switches.carried.load(Ordering::Relaxed)
    }

    /// How many bytes they had.
    pub fn bytes(&self) -> u64 {
        self.switches.bytes.load(Ordering::Relaxed)
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.switches.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // If it has panicked, the test fails by what it misses.
            drop(thread.join());
        }
    }
}

/// A port that is free for UDP and for TCP.
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

/// Where a datagram goes.
#[derive(Clone, Copy)]
enum Way {
    ToServer(SocketAddr),
    ToClient(SocketAddr),
}

struct Work {
    server: SocketAddr,
    network: NetworkConditions,
    switches: Arc<Switches>,
    udp: UdpSocket,
    tcp: TcpListener,
    /// The socket by which the host knows each guest.
    upstream: HashMap<SocketAddr, UdpSocket>,
    /// What is on its way, by when it arrives.
    on_the_way: BTreeMap<(Instant, u64), (Way, Vec<u8>)>,
    number: u64,
    seed: u64,
    pipes: Vec<Pipe>,
}

impl Work {
    fn run(&mut self) {
        let mut moves = 0;
        while !self.switches.stop.load(Ordering::Relaxed) {
            let moved = self.switches.moves.load(Ordering::Relaxed);
            if moved != moves {
                moves = moved;
                self.upstream.clear();
            }
            let cut = self.switches.cut.load(Ordering::Relaxed);
            self.take_in(cut);
            self.deliver();
            if !cut {
                self.pump();
            }
            std::thread::sleep(Duration::from_micros(500));
        }
    }

    fn take_in(&mut self, cut: bool) {
        let mut buffer = [0; 2048];
        let mut came = Vec::new();
        for _ in 0..1000 {
            match self.udp.recv_from(&mut buffer) {
                Ok((length, client)) => {
                    came.push((Way::ToServer(client), buffer[..length].to_vec()))
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                Err(_) => {}
            }
        }
        for (client, socket) in &self.upstream {
            for _ in 0..1000 {
                match socket.recv(&mut buffer) {
                    Ok(length) => came.push((Way::ToClient(*client), buffer[..length].to_vec())),
                    Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                    Err(_) => {}
                }
            }
        }
        if cut {
            self.on_the_way.clear();
            return;
        }
        for (way, datagram) in came {
            self.switches.carried.fetch_add(1, Ordering::Relaxed);
            self.switches
                .bytes
                .fetch_add(datagram.len() as u64, Ordering::Relaxed);
            if self.happens(self.network.lost) {
                continue;
            }
            if self.happens(self.network.doubled) {
                self.post(way, datagram.clone());
            }
            self.post(way, datagram);
        }
    }

    fn post(&mut self, way: Way, datagram: Vec<u8>) {
        let jitter = self.network.jitter.as_micros() as u64;
        let late = Duration::from_micros(self.draw(2 * jitter + 1));
        let mut arrives =
            Instant::now() + self.network.delay.saturating_sub(self.network.jitter) + late;
        if self.happens(self.network.overtaken) {
            arrives += self.network.delay + self.network.jitter;
        }
        self.number += 1;
        self.on_the_way
            .insert((arrives, self.number), (way, datagram));
    }

    fn deliver(&mut self) {
        let now = Instant::now();
        while let Some(first) = self.on_the_way.first_entry()
            && first.key().0 <= now
        {
            let (way, datagram) = first.remove();
            // What cannot be delivered is lost.
            let _sent = match way {
                Way::ToClient(client) => self.udp.send_to(&datagram, client),
                Way::ToServer(client) => {
                    let server = self.server;
                    let socket = self.upstream.entry(client).or_insert_with(|| {
                        let socket =
                            UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
                        socket.set_nonblocking(true).expect("a socket");
                        socket.connect(server).expect("a host on loopback");
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

    /// One of so many numbers.
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

    /// Moves what there is; false when no more will come.
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
            // The other end may be gone by itself.
            let _closed = self.to.shutdown(Shutdown::Write);
            return false;
        }
        true
    }
}
