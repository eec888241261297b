//! The host's end: one UDP port for probes and play.
//!
//! This stands where `NetcodeServerTransport` of renet would, for three reasons. One port serves probes and play, so
//! somebody has to look at a datagram before netcode does. What netcode and renet must not see is to be dropped before
//! they do (see [`gate`](super::gate)). And the work of a turn is bounded: that transport reads until nothing is left, so
//! that who sends fast enough holds it for ever.
//!
//! In a turn a host reads at most [`READS`] datagrams, and of those it opens no more than [`PACKETS`] of any one guest and
//! spends no more than [`ON_REQUESTS`] on strangers who want in; it answers no more than [`PROBES`]. What is beyond is dropped: those
//! who care send again. A stranger's request is opened here first, so that netcode (which reports each bad packet as an
//! error) sees only those that this host's key has sealed.
//!
//! A standstill of this host is no silence of its guests: after one, time goes on as if it had been short.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use chacha20poly1305::aead::{AeadInPlace, KeyInit};
use chacha20poly1305::{Tag, XChaCha20Poly1305, XNonce};
use renetcode::{NetcodeServer, ServerAuthentication, ServerConfig, ServerResult};

use super::MOST_PEOPLE;
use super::discovery::Probe;
use super::gate::{Envelope, Reader, SEAL};
use super::wire::{
    Datagrams, Fault, LARGEST, Limits, Line, MOST_FROM_GUEST, MOST_FROM_HOST, MOST_UNREAD_OF_GUEST,
    MOST_WAITING_FOR_GUEST, Received, TooMuch,
};

/// How many datagrams are read in a turn.
pub const READS: usize = 2048;
/// How many of them are opened for any one guest.
pub const PACKETS: u32 = 64;
/// How long the requests of strangers are opened. Each takes some microseconds, or most of a millisecond where the compiler
/// did not optimise.
pub const ON_REQUESTS: Duration = Duration::from_millis(3);
/// How many probes are answered in a turn.
pub const PROBES: u32 = 64;
/// How many messages of one guest are handed out in a turn.
pub const MESSAGES: usize = 64;

/// The longest wait for a datagram: what is to be sent again, or is late, has to be looked at.
const LONGEST_WAIT: Duration = Duration::from_millis(50);
/// How far time goes on in a turn.
const LONGEST_TURN: Duration = Duration::from_secs(1);
/// How often netcode looks for those who need a sign of life, or give none; it has to look through all.
const SWEEP: Duration = Duration::from_millis(100);
/// How long what was said last may take to arrive at a guest who is to go.
const FAREWELL: Duration = Duration::from_secs(1);
/// How often a farewell is said, as any datagram may be lost.
const FAREWELLS: usize = 3;
/// How many datagrams of an address that showed a token are opened before it has shown that it is there.
const KNOCKS: u8 = 32;
/// For how long, at most, an address that showed a forged or stolen token may not ask again.
const FORGIVING: Duration = Duration::from_secs(2);
/// How many addresses of each kind are remembered.
const MOST_KNOCKING: usize = 1024;

/// One guest, by the number in its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Peer(pub u64);

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "guest {}", self.0)
    }
}

/// What a host needs to know of itself.
#[derive(Clone)]
pub struct HostConfig {
    /// How many guests it takes in, up to [`MOST_PEOPLE`].
    pub most_people: u16,
    /// What seals its tokens.
    pub private_key: [u8; 32],
    /// What its tokens are for.
    pub protocol_id: u64,
    /// The address that its tokens name. It need not be one by which it is reached: a guest who was given a token puts
    /// in front of the token's addresses the one that it reached the host by, since only the sealed part is looked at.
    pub token_address: SocketAddr,
}

/// What happened at a host's port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostEvent {
    /// Somebody with a token is there.
    Joined(Peer),
    /// A guest is gone. This is said once of each who joined.
    Left(Peer, Parting),
    /// A guest says this. Messages come whole and in order.
    Message(Peer, Vec<u8>),
    /// A guest said this; words of presence can be lost or change their order.
    Presence(Peer, Vec<u8>),
}

/// Why a guest is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parting {
    /// It said so.
    Left,
    /// Nothing was heard of it for as long as its token says.
    TimedOut,
    /// The host closed the connection.
    Closed,
    /// More waited for it than it took.
    TooSlow,
    /// The host had a message for it that is empty or too long to send.
    Unsendable,
    /// It sent what none of ours would send.
    Misbehaved(Fault),
}

impl From<Fault> for Parting {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Send(TooMuch::Waiting) => Self::TooSlow,
            Fault::Send(TooMuch::Message) => Self::Unsendable,
            fault => Self::Misbehaved(fault),
        }
    }
}

struct Guest {
    line: Line,
    address: SocketAddr,
    /// How many packets were opened in this turn.
    opened: u32,
    /// Until when what was said last may take to arrive.
    closing: Option<Instant>,
    /// Why it has to go, which is done in the next turn.
    parting: Option<Parting>,
}

/// A host's port.
pub struct HostSocket {
    datagrams: Datagrams,
    netcode: NetcodeServer,
    cipher: XChaCha20Poly1305,
    protocol_id: u64,
    guests: BTreeMap<Peer, Guest>,
    addresses: HashMap<SocketAddr, Peer>,
    /// Addresses that showed a token and not yet that they are where they say, with how much more of them is opened.
    knocking: HashMap<SocketAddr, u8>,
    /// By which address each token was shown first, by the token's seal: whoever has overheard one cannot use it.
    shown: HashMap<[u8; SEAL], SocketAddr>,
    /// Addresses that lately showed a token which is not ours, or was another's; for a while they may not ask.
    forgers: HashSet<SocketAddr>,
    forgiven: Instant,
    turned: Instant,
    swept: Instant,
}

/// What a turn has left to give to strangers.
struct Allowance {
    requests: Duration,
    probes: u32,
}

impl HostSocket {
    /// Opens a port, or the one that the system chooses if it is 0.
    pub fn bind(address: SocketAddr, config: HostConfig) -> io::Result<Self> {
        if !(1..=MOST_PEOPLE).contains(&config.most_people) {
            let message = format!(
                "a host takes in 1 to {MOST_PEOPLE} people, not {}",
                config.most_people
            );
            return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
        }
        let datagrams = Datagrams::bind(address)?;
        let netcode = NetcodeServer::new(ServerConfig {
            current_time: SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default(),
            max_clients: usize::from(config.most_people),
            protocol_id: config.protocol_id,
            public_addresses: vec![config.token_address],
            authentication: ServerAuthentication::Secure {
                private_key: config.private_key,
            },
        });
        let now = Instant::now();
        Ok(Self {
            datagrams,
            netcode,
            cipher: XChaCha20Poly1305::new(&config.private_key.into()),
            protocol_id: config.protocol_id,
            guests: BTreeMap::new(),
            addresses: HashMap::new(),
            knocking: HashMap::new(),
            shown: HashMap::new(),
            forgers: HashSet::new(),
            forgiven: now,
            turned: now,
            swept: now,
        })
    }

    /// The address of the port.
    pub fn local_addr(&self) -> io::Result<SocketAddr> {
        self.datagrams.local_addr()
    }

    /// The time by which tokens expire, since the beginning of 1970: that of the system when the port was opened, and
    /// from then on that of this host's turns.
    pub fn time(&self) -> Duration {
        self.netcode.current_time()
    }

    /// One turn: waits for a datagram, no longer than `wait` and never for more than 50 ms, and takes in what has come.
    /// What is a [`Probe`] goes to `on_probe`, whose answer goes back.
    pub fn poll(
        &mut self,
        wait: Duration,
        on_probe: &mut dyn FnMut(SocketAddr, &[u8]) -> Option<Vec<u8>>,
    ) -> Vec<HostEvent> {
        let mut events = Vec::new();
        let mut allowance = Allowance {
            requests: ON_REQUESTS,
            probes: PROBES,
        };
        for guest in self.guests.values_mut() {
            guest.opened = 0;
        }
        let mut buffer = [0; LARGEST];
        let mut received = self.datagrams.wait(&mut buffer, wait.min(LONGEST_WAIT));
        self.advance();
        for _ in 1..READS {
            match received {
                Received::From(from, length) => {
                    let datagram = &mut buffer[..length];
                    if Probe::is_probe(datagram) {
                        if let Some(left) = allowance.probes.checked_sub(1) {
                            allowance.probes = left;
                            if let Some(answer) = on_probe(from, datagram) {
                                self.datagrams.send(&answer, from);
                            }
                        }
                    } else if self.is_welcome(from, datagram, &mut allowance) {
                        self.open(from, datagram, &mut events);
                    }
                }
                Received::BadNews => {}
                Received::Nothing => break,
            }
            received = self.datagrams.receive(&mut buffer);
        }
        for (peer, guest) in &mut self.guests {
            guest.hand_out(*peer, MESSAGES, &mut events);
        }
        self.sweep(&mut events);
        self.flush();
        self.part_those_who_go(&mut events);
        events
    }

    /// Queues a message for a guest; it leaves with the next [`flush`](Self::flush), or in the next turn. A guest for whom
    /// too much waits is parted with, and so is one whose message cannot be sent: it would miss it.
    pub fn send(&mut self, peer: Peer, message: Vec<u8>) {
        if let Some(guest) = self.guests.get_mut(&peer)
            && guest.closing.is_none()
            && let Err(fault) = guest.line.send(&message)
        {
            guest.go(fault.into());
        }
    }

    /// Queues a word of presence for a guest, which may never arrive.
    pub fn send_presence(&mut self, peer: Peer, word: Vec<u8>) {
        if let Some(guest) = self.guests.get_mut(&peer) {
            guest.line.send_presence(word);
        }
    }

    /// Sends what is due.
    pub fn flush(&mut self) {
        let now = Instant::now();
        for (peer, guest) in &mut self.guests {
            match guest.line.packets(now) {
                Ok(packets) => {
                    for packet in packets {
                        match self.netcode.generate_payload_packet(peer.0, &packet) {
                            Ok((address, datagram)) => self.datagrams.send(datagram, address),
                            Err(error) => log::debug!("a packet for {peer} was lost: {error}"),
                        }
                    }
                }
                Err(fault) => guest.go(fault.into()),
            }
        }
    }

    /// Parts with a guest when all that was said to it has arrived, or after a second. Nothing is heard of it any more,
    /// and nothing more can be said to it.
    pub fn close(&mut self, peer: Peer) {
        if let Some(guest) = self.guests.get_mut(&peer)
            && guest.closing.is_none()
        {
            guest.closing = Some(Instant::now() + FAREWELL);
        }
    }

    /// Parts with all guests in the same way, and returns when they are gone, which takes little more than a second at most.
    pub fn close_all(&mut self) {
        for peer in self.peers() {
            self.close(peer);
        }
        let deadline = Instant::now() + FAREWELL;
        while !self.guests.is_empty() && Instant::now() < deadline {
            self.poll(Duration::from_millis(5), &mut |_, _| None);
        }
        for peer in self.peers() {
            self.part(peer, Parting::Closed, &mut Vec::new());
        }
    }

    /// After a rest of this host so long that all have let go of it: parts with them in the next turn, whatever their
    /// connections say, and lets the time by which tokens expire catch up.
    pub fn give_all_up(&mut self, rest: Duration) {
        for guest in self.guests.values_mut() {
            guest.go(Parting::TimedOut);
        }
        // The turn after the rest took some of it for time that passed.
        self.netcode.update(rest.saturating_sub(LONGEST_TURN));
    }

    /// Who is there.
    pub fn peers(&self) -> Vec<Peer> {
        self.guests.keys().copied().collect()
    }

    /// How long a packet to a guest and its answer take, on average.
    pub fn rtt(&self, peer: Peer) -> Option<Duration> {
        self.guests.get(&peer).map(|guest| guest.line.rtt())
    }

    /// How long nothing was heard of a guest.
    pub fn silent_for(&self, peer: Peer) -> Option<Duration> {
        let until_this_turn = self.netcode.time_since_last_received_packet(peer.0)?;
        Some(until_this_turn + self.turned.elapsed())
    }

    /// Tells netcode the time.
    fn advance(&mut self) {
        let now = Instant::now();
        self.netcode.update((now - self.turned).min(LONGEST_TURN));
        self.turned = now;
    }

    /// Whether netcode should see a datagram: it has the right form, comes from an address that it may come from, and is
    /// not one too many.
    fn is_welcome(&mut self, from: SocketAddr, datagram: &[u8], allowance: &mut Allowance) -> bool {
        let Some(envelope) = Envelope::of(datagram, Reader::Host) else {
            return false;
        };
        if let Some(guest) = self
            .addresses
            .get(&from)
            .and_then(|peer| self.guests.get_mut(peer))
        {
            guest.opened += 1;
            return envelope != Envelope::Request
                && guest.opened <= PACKETS
                && guest.parting.is_none();
        }
        match envelope {
            Envelope::Request => self.may_ask(from, datagram, allowance),
            Envelope::Response => match self.knocking.get_mut(&from) {
                Some(left @ 1..) => {
                    *left -= 1;
                    true
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether netcode should see a request: the token is ours, and nobody has shown it from elsewhere.
    fn may_ask(&mut self, from: SocketAddr, request: &[u8], allowance: &mut Allowance) -> bool {
        if allowance.requests.is_zero() || self.forgers.contains(&from) {
            return false;
        }
        let begun = Instant::now();
        let seal = self.seal_of_ours(request);
        allowance.requests = allowance.requests.saturating_sub(begun.elapsed());
        if self.shown.len() >= MOST_KNOCKING {
            // netcode remembers them as well, for longer.
            self.shown.clear();
        }
        let first = seal.is_some_and(|seal| *self.shown.entry(seal).or_insert(from) == from);
        if !first {
            if self.forgers.len() < MOST_KNOCKING {
                self.forgers.insert(from);
            }
            return false;
        }
        if self.knocking.len() >= MOST_KNOCKING && !self.knocking.contains_key(&from) {
            // They have tokens of ours and come no further; each can ask again.
            self.knocking.clear();
        }
        self.knocking.entry(from).or_insert(KNOCKS);
        true
    }

    /// The seal of the token in a connection request, if it is this host's and the token is still good.
    fn seal_of_ours(&self, request: &[u8]) -> Option<[u8; SEAL]> {
        let (known, rest) = request.get(1..)?.split_at_checked(13 + 8 + 8)?;
        let (nonce, sealed) = rest.split_at_checked(24)?;
        let (token, seal) = sealed.split_at_checked(sealed.len().checked_sub(SEAL)?)?;
        let (of_protocol, expires) = known.split_at_checked(13 + 8)?;
        let good = of_protocol.starts_with(b"NETCODE 1.02\0")
            && of_protocol.ends_with(&self.protocol_id.to_le_bytes())
            && u64::from_le_bytes(expires.try_into().ok()?) > self.time().as_secs();
        let mut token = token.to_vec();
        let mut open = || {
            self.cipher.decrypt_in_place_detached(
                XNonce::from_slice(nonce),
                known,
                &mut token,
                Tag::from_slice(seal),
            )
        };
        (good && open().is_ok()).then_some(seal.try_into().ok()?)
    }

    /// Gives a datagram to netcode, and what it has in it to renet.
    fn open(&mut self, from: SocketAddr, datagram: &mut [u8], events: &mut Vec<HostEvent>) {
        match self.netcode.process_packet(from, datagram) {
            ServerResult::None => {}
            ServerResult::PacketToSend { addr, payload } => self.datagrams.send(payload, addr),
            ServerResult::Payload { client_id, payload } => {
                if let Some(guest) = self.guests.get_mut(&Peer(client_id))
                    && let Err(fault) = guest.line.receive(payload, Instant::now())
                {
                    guest.go(fault.into());
                }
            }
            ServerResult::ClientConnected {
                client_id,
                addr,
                payload,
                ..
            } => {
                self.datagrams.send(payload, addr);
                self.welcome(Peer(client_id), addr, events);
            }
            ServerResult::ClientDisconnected { client_id, .. } => {
                self.forget(Peer(client_id), Parting::Left, events);
            }
        }
    }

    fn welcome(&mut self, peer: Peer, address: SocketAddr, events: &mut Vec<HostEvent>) {
        self.knocking.remove(&address);
        if let Some(guest) = self.guests.get_mut(&peer) {
            // netcode lets nobody in twice, unless one has several tokens and mixes them up on purpose.
            guest.go(Parting::Closed);
            return;
        }
        let limits = Limits {
            longest_out: MOST_FROM_HOST,
            most_waiting: MOST_WAITING_FOR_GUEST,
            longest_in: MOST_FROM_GUEST,
            most_unread: MOST_UNREAD_OF_GUEST,
        };
        let line = Line::new(limits, Instant::now());
        self.guests.insert(
            peer,
            Guest {
                line,
                address,
                opened: 0,
                closing: None,
                parting: None,
            },
        );
        self.addresses.insert(address, peer);
        events.push(HostEvent::Joined(peer));
    }

    /// Lets netcode give signs of life, and tell who gave none.
    fn sweep(&mut self, events: &mut Vec<HostEvent>) {
        if self.swept.elapsed() < SWEEP {
            return;
        }
        self.swept = Instant::now();
        if self.forgiven.elapsed() >= FORGIVING {
            self.forgiven = self.swept;
            self.forgers.clear();
        }
        for peer in self.peers() {
            match self.netcode.update_client(peer.0) {
                ServerResult::PacketToSend { addr, payload } => self.datagrams.send(payload, addr),
                ServerResult::ClientDisconnected { addr, payload, .. } => {
                    if let Some(payload) = payload {
                        self.datagrams.send(payload, addr);
                    }
                    self.forget(peer, Parting::TimedOut, events);
                }
                _ => {}
            }
        }
    }

    /// Parts with those who misbehaved, and with those who heard the last that was said to them.
    fn part_those_who_go(&mut self, events: &mut Vec<HostEvent>) {
        let now = Instant::now();
        let going: Vec<_> = self
            .guests
            .iter()
            .filter_map(|(peer, guest)| Some((*peer, guest.goes(now)?)))
            .collect();
        for (peer, why) in going {
            self.part(peer, why, events);
        }
    }

    fn part(&mut self, peer: Peer, why: Parting, events: &mut Vec<HostEvent>) {
        // More than once only for one who came in twice.
        while self.netcode.is_client_connected(peer.0) {
            if let ServerResult::ClientDisconnected {
                addr,
                payload: Some(payload),
                ..
            } = self.netcode.disconnect(peer.0)
            {
                for _ in 0..FAREWELLS {
                    self.datagrams.send(payload, addr);
                }
            }
        }
        self.forget(peer, why, events);
    }

    fn forget(&mut self, peer: Peer, why: Parting, events: &mut Vec<HostEvent>) {
        if let Some(mut guest) = self.guests.remove(&peer) {
            self.addresses.remove(&guest.address);
            guest.hand_out(peer, usize::MAX, events);
            events.push(HostEvent::Left(peer, why));
        }
    }
}

impl Guest {
    /// It has to go; the first reason counts.
    fn go(&mut self, why: Parting) {
        self.parting.get_or_insert(why);
    }

    /// Whether it goes now, and why.
    fn goes(&self, now: Instant) -> Option<Parting> {
        let closed = self
            .closing
            .is_some_and(|until| now >= until || self.line.all_arrived());
        self.parting.or(closed.then_some(Parting::Closed))
    }

    fn hand_out(&mut self, peer: Peer, most: usize, events: &mut Vec<HostEvent>) {
        if self.closing.is_some() {
            // Nothing is heard of it any more; read all the same, lest it seems too fast.
            while self.line.next_message().is_some() {}
            return;
        }
        while let Some(word) = self.line.next_presence() {
            events.push(HostEvent::Presence(peer, word));
        }
        events.extend(
            std::iter::from_fn(|| self.line.next_message())
                .take(most)
                .map(|bytes| HostEvent::Message(peer, bytes)),
        );
    }
}
