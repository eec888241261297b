//! Client with a valid ticket that sends arbitrary packets.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::time::{Duration, Instant};

use renetcode::{ClientAuthentication, ConnectToken, NetcodeClient};
use tessella_net::admission::request_admission;
use tessella_net_test_support::connections::PacketEnd;
use tessella_protocol::admission::Ticket;

pub struct HostileClient {
    token: ConnectToken,
    netcode: NetcodeClient,
    socket: UdpSocket,
    connection: PacketEnd,
    at: SocketAddr,
    last_turn: Instant,
    /// Number of datagrams sent.
    pub sent: u64,
    /// Number of reconnects.
    pub reconnects: u64,
    has_sent_hello: bool,
}

impl HostileClient {
    /// Joins with the right code.
    pub fn with_ticket(at: SocketAddr, code: &str) -> Self {
        let ticket = request_admission(at, code, Duration::from_secs(5)).expect("a ticket");
        Self::of(ticket)
    }

    fn of(ticket: Ticket) -> Self {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        socket.set_nonblocking(true).expect("a socket");
        Self {
            netcode: netcode(ticket.token.clone()),
            token: ticket.token,
            socket,
            connection: PacketEnd::client(),
            at: ticket.address,
            last_turn: Instant::now(),
            sent: 0,
            reconnects: 0,
            has_sent_hello: false,
        }
    }

    /// Returns its connection request.
    pub fn request(&mut self) -> Vec<u8> {
        let mut fresh = netcode(self.token.clone());
        let request = fresh.update(Duration::ZERO).expect("a request");
        request.0.to_vec()
    }

    /// Runs one turn, and reconnects with the same ticket if it was disconnected. Returns `true` while it is connected.
    pub fn turn(&mut self) -> bool {
        if self.netcode.is_disconnected() {
            self.netcode = netcode(self.token.clone());
            self.connection = PacketEnd::client();
            self.reconnects += 1;
            self.has_sent_hello = false;
        }
        let mut buffer = [0; 1500];
        while let Ok((length, _)) = self.socket.recv_from(&mut buffer) {
            if let Some(packet) = self.netcode.process_packet(&mut buffer[..length]) {
                // Messages are ignored, but have to be acknowledged to keep the connection.
                let _ignored = self.connection.receive(packet, Instant::now());
                while self.connection.next_message().is_some() {}
            }
        }
        let elapsed = self.last_turn.elapsed();
        self.last_turn = Instant::now();
        if !self.netcode.is_disconnected()
            && let Some((datagram, _)) = self.netcode.update(elapsed)
        {
            self.sent += 1;
            let _lost = self.socket.send_to(datagram, self.at);
        }
        self.netcode.is_connected()
    }

    /// Returns `true` once after each connect.
    pub fn is_new(&mut self) -> bool {
        !std::mem::replace(&mut self.has_sent_hello, true)
    }

    /// Sends a message like a regular client.
    pub fn send(&mut self, message: &[u8]) {
        let _full = self.connection.send(message);
        for packet in self.packets() {
            self.send_packet(&packet);
        }
    }

    /// Returns the renet packets that are due.
    pub fn packets(&mut self) -> Vec<Vec<u8>> {
        self.connection.packets(Instant::now()).unwrap_or_default()
    }

    /// Sends a renet packet.
    pub fn send_packet(&mut self, packet: &[u8]) {
        if let Ok((_, datagram)) = self.netcode.generate_payload_packet(packet) {
            self.sent += 1;
            let _lost = self.socket.send_to(datagram, self.at);
        }
    }

    /// Returns an encrypted packet without sending it.
    pub fn sealed(&mut self, packet: &[u8]) -> Vec<u8> {
        let sealed = self.netcode.generate_payload_packet(packet);
        sealed.map_or_else(|_| Vec::new(), |(_, datagram)| datagram.to_vec())
    }

    /// Sends a datagram that netcode would not produce.
    pub fn send_datagram(&mut self, datagram: &[u8]) {
        self.sent += 1;
        let _lost = self.socket.send_to(datagram, self.at);
    }

    pub fn queue(&mut self, message: &[u8]) {
        let _full = self.connection.send(message);
    }

    pub fn leave(&mut self) {
        if self.netcode.is_connected()
            && let Ok((_, datagram)) = self.netcode.disconnect()
        {
            for _ in 0..3 {
                let _lost = self.socket.send_to(datagram, self.at);
            }
        }
    }
}

fn netcode(connect_token: ConnectToken) -> NetcodeClient {
    let authentication = ClientAuthentication::Secure { connect_token };
    NetcodeClient::new(Duration::ZERO, authentication).expect("a good token")
}
