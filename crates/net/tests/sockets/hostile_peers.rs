//! Hostile packets inside valid connections harm neither end.

use crate::harness::{
    KEY, PROTOCOL, TOKEN_ADDRESS, TestNetwork, TestRng, forward, memory, memory_growth, new_client,
    new_server, new_token, numbered, server_address,
};
use renetcode::{
    ClientAuthentication, NetcodeClient, NetcodeServer, ServerAuthentication, ServerConfig,
    ServerResult,
};
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tessella_net_test_support::connections::{ClientSocketEvent, ServerSocketEvent};
use tessella_protocol::transport::{ConnectionError, RELIABLE_CHANNEL, UNRELIABLE_CHANNEL};
use tessella_protocol::transport::{DisconnectCause, PeerDisconnectCause};

/// Client with a valid token that sends arbitrary packets.
struct HostileClient {
    netcode: NetcodeClient,
    socket: UdpSocket,
    at: SocketAddr,
}

impl HostileClient {
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

    fn step(&mut self) {
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

    fn send_packet(&mut self, packet: &[u8]) {
        if let Ok((_, datagram)) = self.netcode.generate_payload_packet(packet) {
            let _lost = self.socket.send_to(datagram, self.at);
        }
    }

    /// Sends a datagram that netcode would not produce.
    fn send_datagram(&self, datagram: &[u8]) {
        let _lost = self.socket.send_to(datagram, self.at);
    }
}

/// Returns a packet with one chunk in renet's encoding.
fn chunk(sequence: u8, channel: u8, id: &[u8], message: &[u8]) -> Vec<u8> {
    let head = [0, sequence, channel, 0, 1];
    [&head[..], id, &[message.len() as u8], message].concat()
}

/// Returns packets that would harm renet or this program, or that renet refuses.
fn harmful_packets() -> Vec<(&'static str, Vec<u8>)> {
    let slice = |kind: u8, channel: u8, index: &[u8], count: &[u8]| {
        [&[kind, 0, channel, 0], index, count, &[1, 7]].concat()
    };
    let reliable = |id: &[u8], message: &[u8]| chunk(0, RELIABLE_CHANNEL, id, message);
    vec![
        (
            "a slice past the count",
            slice(2, RELIABLE_CHANNEL, &[5], &[1]),
        ),
        (
            "an unreliable slice past the count",
            slice(3, UNRELIABLE_CHANNEL, &[5], &[1]),
        ),
        (
            "a million slices",
            slice(2, RELIABLE_CHANNEL, &[0], &[0x80, 0x0F, 0x42, 0x40]),
        ),
        ("an empty message", reliable(&[0], &[])),
        ("a chunk far ahead", reliable(&[0x40, 64], &[1, 1])),
        ("an invalid channel", chunk(0, 9, &[0], &[1, 1])),
        ("an empty packet", vec![0]),
        (
            "65535 messages",
            vec![0, 0, RELIABLE_CHANNEL, 0xFF, 0xFF, 0, 1, 1],
        ),
        ("an unknown kind", vec![9, 9, 9]),
        ("a message without length", reliable(&[0], &[0])),
        ("a message too long", reliable(&[0], &[0xFF, 0xFF, 0x7F])),
    ]
}

/// Returns packets that this program never sends, which renet ignores.
fn ignored_packets() -> Vec<(&'static str, Vec<u8>)> {
    let highest = [0xFF; 8];
    vec![
        ("no messages", vec![0, 0, RELIABLE_CHANNEL, 0, 0]),
        (
            "an acknowledgement of unsent packets",
            [&[4, 0], &highest[..], &[0, 0]].concat(),
        ),
        (
            "the highest sequence number",
            [&[1], &highest[..], &[UNRELIABLE_CHANNEL, 0, 1, 1, 1]].concat(),
        ),
        (
            "a chunk that was received before",
            chunk(0, RELIABLE_CHANNEL, &[0], &[1, 1]),
        ),
    ]
}

/// Returns datagrams that make netcode read out of bounds before decryption.
fn out_of_bounds_datagrams() -> Vec<Vec<u8>> {
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

/// Server with two regular clients that exchange numbered messages while hostile clients connect.
struct ExchangeUnderAttack {
    network: TestNetwork,
    at: SocketAddr,
    /// Number of messages that each regular client has sent.
    number: u32,
    forwarded: usize,
    /// Id of the last hostile client.
    last_id: u64,
}

impl ExchangeUnderAttack {
    fn new() -> Self {
        let server = new_server(4);
        let at = server_address(&server);
        Self {
            network: TestNetwork::connected(server, vec![new_client(1, at), new_client(2, at)]),
            at,
            number: 0,
            forwarded: 0,
            last_id: 100,
        }
    }

    /// Lets each regular client send a message, and runs one turn.
    fn step(&mut self) {
        for client in &mut self.network.clients[..2] {
            client.send(u32::to_le_bytes(self.number));
        }
        self.number += 1;
        self.network.step();
        self.forwarded = forward(&mut self.network, self.forwarded);
    }

    /// Connects a hostile client.
    fn connect(&mut self) -> HostileClient {
        self.last_id += 1;
        let mut hostile = HostileClient::new(self.last_id, self.at);
        let begun = Instant::now();
        while !hostile.netcode.is_connected() {
            assert!(
                begun.elapsed() < Duration::from_secs(3),
                "a hostile client connects"
            );
            hostile.step();
            self.step();
        }
        hostile
    }

    fn has_peer(&self, hostile: &HostileClient) -> bool {
        let peer = hostile.netcode.client_id();
        self.network.server.clients().contains(&peer)
    }

    /// Waits until the server has disconnected a hostile client, and asserts that it did so because of its packets.
    fn assert_disconnects(&mut self, what: &str, hostile: &HostileClient) {
        let begun = Instant::now();
        while self.has_peer(hostile) {
            assert!(
                begun.elapsed() < Duration::from_secs(2),
                "{what} is let through"
            );
            self.step();
        }
        let left = hostile.netcode.client_id();
        assert!(
            self.network.events.iter().any(|event| matches!(event, ServerSocketEvent::Disconnected(peer, PeerDisconnectCause::Misbehaved(_)) if *peer == left)),
            "{what}: {:?}",
            self.network.events.last()
        );
    }

    /// Waits until all messages have arrived, and asserts that none is missing or out of order.
    fn assert_all_arrive(&mut self) {
        let (all, mut forwarded) = (self.number as usize, self.forwarded);
        self.network
            .until(5, "all messages have arrived", |network| {
                forwarded = forward(network, forwarded);
                network.messages_to(0).len() == all && network.messages_to(1).len() == all
            });
        self.forwarded = forwarded;
        assert_eq!(self.network.messages_to(0), numbered(0..self.number));
        assert_eq!(self.network.messages_to(1), numbered(0..self.number));
    }
}

/// Returns a mutated chunk, unreliable message or acknowledgement.
fn mutated_packet(rng: &mut TestRng, sequence: u8) -> Vec<u8> {
    let message = rng.bytes(20);
    let good = match rng.below(3) {
        0 => chunk(sequence, RELIABLE_CHANNEL, &[sequence], &message),
        1 => vec![4, sequence, rng.below(3) as u8, 0, 0],
        _ => vec![1, sequence, UNRELIABLE_CHANNEL, 0, 1, 2, 7, 7],
    };
    rng.mutate(good)
}

#[test]
fn hostile_clients_are_disconnected_and_disturb_nobody() {
    let mut exchange = ExchangeUnderAttack::new();
    let before = memory();
    let mut rng = TestRng(21);
    let begun = Instant::now();
    for (what, packet) in harmful_packets() {
        let mut hostile = exchange.connect();
        hostile.send_packet(&packet);
        exchange.assert_disconnects(what, &hostile);
    }
    let mut hostile = exchange.connect();
    hostile.send_packet(&chunk(0, RELIABLE_CHANNEL, &[0], &[1, 1]));
    for (what, packet) in ignored_packets() {
        hostile.send_packet(&packet);
        for _ in 0..20 {
            exchange.step();
        }
        assert!(exchange.has_peer(&hostile), "{what} is not ignored");
    }
    for datagrams in out_of_bounds_datagrams().chunks(50) {
        datagrams
            .iter()
            .for_each(|datagram| hostile.send_datagram(datagram));
        exchange.step();
    }
    let mut packets = 0_u64;
    let mut replacements = 0_u64;
    let mut sequence = 0_u8;
    while begun.elapsed() < Duration::from_secs(8) {
        if !exchange.has_peer(&hostile) {
            hostile = exchange.connect();
            replacements += 1;
            sequence = 0;
        }
        for _ in 0..20 {
            hostile.send_packet(&mutated_packet(&mut rng, sequence));
            packets += 1;
            sequence = (sequence + 1) % 64;
        }
        hostile.step();
        exchange.step();
    }
    drop(hostile);
    exchange.assert_all_arrive();
    let growth = memory_growth(before);
    println!(
        "{packets} packets of {replacements} hostile clients: {} messages each way, {growth} bytes more",
        exchange.number
    );
    assert!(
        replacements > 20,
        "only {replacements} hostile clients connected"
    );
    assert!(growth < 48 << 20, "{growth} bytes more than before");
}

#[test]
fn flood_of_valid_packets_delays_nobody() {
    let server = new_server(4);
    let at = server_address(&server);
    let mut network = TestNetwork::connected(server, vec![new_client(1, at), new_client(2, at)]);
    let before = memory();
    let stop = Arc::new(AtomicBool::new(false));
    let flood = {
        let stop = Arc::clone(&stop);
        std::thread::spawn(move || {
            let mut hostile = HostileClient::new(3, at);
            while !hostile.netcode.is_connected() && !stop.load(Ordering::Relaxed) {
                hostile.step();
                std::thread::sleep(Duration::from_millis(1));
            }
            let mut packets = 0_u64;
            while !stop.load(Ordering::Relaxed) {
                // Descending sequence numbers with gaps, each of which renet records separately to acknowledge it.
                for sequence in (0..64).rev() {
                    let [_, _, high, low] =
                        (packets as u32 * 2 % (1 << 16) + sequence * 2).to_be_bytes();
                    hostile.send_packet(&[1, 0x80, 0, high, low, UNRELIABLE_CHANNEL, 0, 1, 1, 7]);
                }
                packets += 64;
                std::thread::sleep(Duration::from_micros(200));
            }
            packets
        })
    };
    let (mut number, mut forwarded) = (0, 0);
    let begun = Instant::now();
    let mut slowest = Duration::ZERO;
    while begun.elapsed() < Duration::from_secs(4) {
        network.clients[0].send(u32::to_le_bytes(number));
        number += 1;
        let step = Instant::now();
        network.step();
        slowest = slowest.max(step.elapsed());
        network
            .events
            .retain(|event| !matches!(event, ServerSocketEvent::Unreliable(..)));
        forwarded = forwarded.min(network.events.len());
        forwarded = forward(&mut network, forwarded);
    }
    stop.store(true, Ordering::Relaxed);
    let packets = flood.join().expect("the flood ends");
    network.until(5, "all messages have arrived", |network| {
        forwarded = forward(network, forwarded);
        network.messages_to(1).len() == number as usize
    });
    let growth = memory_growth(before);
    let left = network
        .events
        .iter()
        .find(|event| matches!(event, ServerSocketEvent::Disconnected(3, _)));
    println!(
        "{left:?}, {packets} good packets of one client: {number} messages, slowest turn {slowest:?}, {growth} bytes more"
    );
    assert_eq!(network.messages_to(1), numbered(0..number));
    assert!(growth < 32 << 20, "{growth} bytes more than before");
}

#[test]
fn client_survives_hostile_server() {
    for (what, packet) in harmful_packets() {
        let (mut netcode, socket) = hostile_server();
        let at = socket.local_addr().expect("a bound socket");
        let mut client = new_client(1, at);
        let begun = Instant::now();
        let mut events = Vec::new();
        let (mut is_sent, mut buffer) = (false, [0; 1500]);
        while !events
            .iter()
            .any(|event| matches!(event, ClientSocketEvent::Disconnected(_)))
        {
            assert!(
                begun.elapsed() < Duration::from_secs(4),
                "{what} is let through: {events:?}"
            );
            while let Ok((length, from)) = socket.recv_from(&mut buffer) {
                match netcode.process_packet(from, &mut buffer[..length]) {
                    ServerResult::PacketToSend { addr, payload }
                    | ServerResult::ClientConnected { addr, payload, .. } => {
                        socket.send_to(payload, addr).expect("loopback");
                    }
                    _ => {}
                }
                if client.is_connected() && !is_sent {
                    is_sent = true;
                    for datagram in out_of_bounds_datagrams() {
                        let _lost = socket.send_to(&datagram, from);
                    }
                    events.extend(client.poll(Duration::from_millis(1)));
                    let (to, datagram) = netcode
                        .generate_payload_packet(1, &packet)
                        .expect("a payload");
                    socket.send_to(datagram, to).expect("loopback");
                }
            }
            events.extend(client.poll(Duration::from_millis(1)));
        }
        let last = events.last();
        assert!(
            matches!(
                last,
                Some(ClientSocketEvent::Disconnected(DisconnectCause::Failed(
                    ConnectionError::Refused(_)
                        | ConnectionError::Chunks(_)
                        | ConnectionError::Renet(_)
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
        public_addresses: vec![TOKEN_ADDRESS],
        authentication: ServerAuthentication::Secure { private_key: KEY },
    });
    (netcode, socket)
}
