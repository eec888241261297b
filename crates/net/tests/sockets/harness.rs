//! A server and its clients in one thread, and what these tests share.

use renetcode::ConnectToken;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tessella_net_test_support::connections::{ClientSocket, ClientSocketEvent};
use tessella_net_test_support::connections::{ServerSocket, ServerSocketEvent};
use tessella_net_test_support::relay::NetworkConditions;
use tessella_protocol::transport::ServerTransportConfig;

pub const KEY: [u8; 32] = *b"key of the server in these tests";

pub const PROTOCOL: u64 = 7;

/// Address in the sealed part of tokens. Nobody sends to it.
pub const TOKEN_ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 1);

pub fn new_server(max_people: u16) -> ServerSocket {
    let config = ServerTransportConfig {
        max_people,
        private_key: KEY,
        protocol_id: PROTOCOL,
        token_address: TOKEN_ADDRESS,
    };
    ServerSocket::bind((Ipv4Addr::LOCALHOST, 0).into(), config).expect("a free port")
}

pub fn server_address(server: &ServerSocket) -> SocketAddr {
    server.local_addr().expect("a bound socket")
}

pub fn new_token(client: u64, at: SocketAddr, timeout: i32) -> ConnectToken {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("a clock");
    let mut token = ConnectToken::generate(
        now,
        PROTOCOL,
        30,
        client,
        timeout,
        vec![TOKEN_ADDRESS],
        None,
        &KEY,
    )
    .expect("a good token");
    token.server_addresses[0] = Some(at);
    token
}

pub fn new_client(client: u64, at: SocketAddr) -> ClientSocket {
    ClientSocket::connect(new_token(client, at, 10)).expect("a free port")
}

/// A server, its clients, and their events so far.
pub struct TestNetwork {
    pub server: ServerSocket,
    pub events: Vec<ServerSocketEvent>,
    pub clients: Vec<ClientSocket>,
    pub client_events: Vec<Vec<ClientSocketEvent>>,
}

impl TestNetwork {
    pub fn new(server: ServerSocket, clients: Vec<ClientSocket>) -> Self {
        let client_events = clients.iter().map(|_| Vec::new()).collect();
        Self {
            server,
            events: Vec::new(),
            clients,
            client_events,
        }
    }

    /// Creates the network and waits until all clients are connected.
    pub fn connected(server: ServerSocket, clients: Vec<ClientSocket>) -> Self {
        let mut network = Self::new(server, clients);
        network.until(5, "all clients are connected", |network| {
            network
                .client_events
                .iter()
                .all(|events| events.contains(&ClientSocketEvent::Connected))
        });
        network
    }

    pub fn step(&mut self) {
        self.events.extend(
            self.server
                .poll(Duration::from_millis(1), |_, _| Some(b"here".to_vec())),
        );
        for (client, events) in self.clients.iter_mut().zip(&mut self.client_events) {
            events.extend(client.poll(Duration::from_millis(1)));
        }
    }

    pub fn until(
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
            self.step();
        }
        begun.elapsed()
    }

    pub fn run_for(&mut self, time: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < time {
            self.step();
        }
    }

    pub fn messages_to(&self, client: usize) -> Vec<&[u8]> {
        let messages = self.client_events[client].iter();
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

    pub fn messages_from(&self, client: u64) -> Vec<&[u8]> {
        let messages = self.events.iter();
        messages
            .filter_map(|event| match event {
                ServerSocketEvent::Message(from, bytes) if *from == client => Some(&bytes[..]),
                _ => None,
            })
            .collect()
    }
}

pub fn numbered(numbers: std::ops::Range<u32>) -> Vec<Vec<u8>> {
    numbers
        .map(|number| number.to_le_bytes().to_vec())
        .collect()
}

/// Reproducible random numbers.
pub struct TestRng(pub u64);

impl TestRng {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        ((mixed ^ (mixed >> 29)) % bound as u64) as usize
    }

    pub fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| self.below(256) as u8).collect()
    }

    /// Changes, inserts or removes a few bytes.
    pub fn mutate(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
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

pub const POOR_NETWORK: NetworkConditions = NetworkConditions {
    delay: Duration::from_millis(150),
    jitter: Duration::from_millis(50),
    lost: 50,
    duplicated: 20,
    reordered: 10,
};

/// Forwards the messages of clients 1 and 2 to each other, from the event `from` on. Returns the number of events.
pub fn forward(network: &mut TestNetwork, from: usize) -> usize {
    for event in &network.events[from..] {
        if let ServerSocketEvent::Message(client @ 1..=2, bytes) = event {
            network.server.send(3 - client, bytes);
        }
    }
    network.server.flush();
    network.events.len()
}

/// Returns the memory of this process in bytes, where the system reports it.
pub fn memory() -> Option<usize> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    Some(pages.split_whitespace().nth(1)?.parse::<usize>().ok()? * 4096)
}

pub fn memory_growth(before: Option<usize>) -> usize {
    memory()
        .zip(before)
        .map_or(0, |(now, before)| now.saturating_sub(before))
}
