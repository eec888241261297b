//! A guest's end.
//!
//! This stands where `NetcodeClientTransport` of renet would, for the reasons that [`host_socket`](super::host_socket)
//! gives: packets are looked at before renet sees them, and a turn reads no more than so many.
//!
//! [`GuestSocket::poll`] waits for no longer than it is told, and nothing wakes it: who has something to say meanwhile
//! should let it wait for 10 ms at most.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::{Duration, Instant};

use renetcode::{ClientAuthentication, ConnectToken, DisconnectReason, NetcodeClient};

use super::gate::{Envelope, Reader};
use super::wire::{
    Datagrams, Fault, LARGEST, Limits, Line, MOST_FROM_GUEST, MOST_FROM_HOST, MOST_UNREAD_OF_HOST,
    MOST_WAITING_FOR_HOST, Received,
};

/// How many datagrams are read in a turn.
pub const READS: usize = 1024;
/// How many packets of the host are opened in a turn.
pub const PACKETS: usize = 256;
/// How long a host has to let a guest in.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// The longest wait for a datagram: what is to be sent again, or is late, has to be looked at.
const LONGEST_WAIT: Duration = Duration::from_millis(50);
/// How far time goes on in a turn: a standstill of this guest is no silence of the host.
const LONGEST_TURN: Duration = Duration::from_secs(1);
/// How often a farewell is said, as any datagram may be lost.
const FAREWELLS: usize = 3;
/// After how many seconds of silence a host is gone, where its token names no sensible time.
const TIMEOUT: i32 = 10;
/// The longest time that is sensible.
const LONGEST_TIMEOUT: i32 = 60;

/// What happened at a guest's end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestEvent {
    /// The host has let this guest in.
    Connected,
    /// The host says this. Messages come whole and in order.
    Message(Vec<u8>),
    /// The host said this; words of presence can be lost or change their order.
    Presence(Vec<u8>),
    /// The connection is over. This comes once, and nothing after it.
    Disconnected(Ending),
}

/// Why a connection is over, or never was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The host did not answer.
    NoAnswer,
    /// The token was for too short a time.
    Expired,
    /// The host has no room.
    Full,
    /// Nothing was heard of the host for too long.
    TimedOut,
    /// The host has ended it.
    Closed,
    /// This guest has left.
    Left,
    /// The host sent what none of ours would send, or this guest had too much to say.
    Broken(Fault),
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAnswer => write!(
                f,
                "the host did not answer within {} seconds",
                PATIENCE.as_secs()
            ),
            Self::Expired => f.write_str("the host's token has expired"),
            Self::Full => f.write_str("the host has no room"),
            Self::TimedOut => f.write_str("nothing was heard of the host"),
            Self::Closed => f.write_str("the host has closed the connection"),
            Self::Left => f.write_str("the connection was left"),
            Self::Broken(fault) => fault.fmt(f),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Connecting {
        until: Instant,
    },
    Connected,
    /// It is over; whether this was said yet.
    Over {
        why: Ending,
        said: bool,
    },
}

/// A guest's end of a connection.
pub struct GuestSocket {
    datagrams: Datagrams,
    netcode: NetcodeClient,
    line: Line,
    state: State,
    turned: Instant,
}

impl GuestSocket {
    /// Begins to connect to the first address of a token.
    pub fn connect(mut token: ConnectToken) -> io::Result<Self> {
        let wrong = |what: &str| {
            io::Error::new(
                io::ErrorKind::InvalidData,
                format!("the host's token {what}"),
            )
        };
        let host = token.server_addresses[0].ok_or_else(|| wrong("names no address"))?;
        if token.expire_timestamp <= token.create_timestamp {
            return Err(wrong("is for no time at all"));
        }
        token.server_addresses[1..].fill(None);
        if !(1..=LONGEST_TIMEOUT).contains(&token.timeout_seconds) {
            token.timeout_seconds = TIMEOUT;
        }
        let any: IpAddr = if host.is_ipv4() {
            Ipv4Addr::UNSPECIFIED.into()
        } else {
            Ipv6Addr::UNSPECIFIED.into()
        };
        let datagrams = Datagrams::bind(SocketAddr::new(any, 0))?;
        let authentication = ClientAuthentication::Secure {
            connect_token: token,
        };
        let netcode =
            NetcodeClient::new(Duration::ZERO, authentication).map_err(io::Error::other)?;
        let now = Instant::now();
        let limits = Limits {
            longest_out: MOST_FROM_GUEST,
            most_waiting: MOST_WAITING_FOR_HOST,
            longest_in: MOST_FROM_HOST,
            most_unread: MOST_UNREAD_OF_HOST,
        };
        let mut guest = Self {
            datagrams,
            netcode,
            line: Line::new(limits, now),
            state: State::Connecting {
                until: now + PATIENCE,
            },
            turned: now,
        };
        guest.advance();
        Ok(guest)
    }

    /// One turn: waits for a datagram, no longer than `wait` and never for more than 50 ms, and takes in what has come.
    /// Once the connection is over, it returns at once.
    pub fn poll(&mut self, wait: Duration) -> Vec<GuestEvent> {
        let mut events = Vec::new();
        if !matches!(self.state, State::Over { .. }) {
            self.read(wait.min(LONGEST_WAIT));
            self.advance();
            if matches!(self.state, State::Connecting { .. }) && self.netcode.is_connected() {
                self.state = State::Connected;
                events.push(GuestEvent::Connected);
            }
            events
                .extend(std::iter::from_fn(|| self.line.next_presence()).map(GuestEvent::Presence));
            events.extend(std::iter::from_fn(|| self.line.next_message()).map(GuestEvent::Message));
            self.look_for_the_end();
            self.flush();
        }
        if let State::Over {
            why,
            said: said @ false,
        } = &mut self.state
        {
            *said = true;
            events.push(GuestEvent::Disconnected(*why));
        }
        events
    }

    /// Queues a message for the host; it leaves with the next [`flush`](Self::flush), or in the next turn, if the host has
    /// let this guest in by then. If too much waits, the connection is over.
    pub fn send(&mut self, message: Vec<u8>) {
        if !matches!(self.state, State::Over { .. })
            && let Err(fault) = self.line.send(&message)
        {
            self.end(Ending::Broken(fault));
        }
    }

    /// Queues a word of presence for the host, which may never arrive.
    pub fn send_presence(&mut self, word: Vec<u8>) {
        if self.state == State::Connected {
            self.line.send_presence(word);
        }
    }

    /// Sends what is due.
    pub fn flush(&mut self) {
        if self.state != State::Connected {
            return;
        }
        match self.line.packets(Instant::now()) {
            Ok(packets) => {
                for packet in packets {
                    match self.netcode.generate_payload_packet(&packet) {
                        Ok((host, datagram)) => self.datagrams.send(datagram, host),
                        Err(error) => log::debug!("a packet for the host was lost: {error}"),
                    }
                }
            }
            Err(fault) => self.end(Ending::Broken(fault)),
        }
    }

    /// Sends what is due, leaves, and tells the host so. What is lost of it is not sent again.
    pub fn leave(&mut self) {
        self.flush();
        self.end(Ending::Left);
    }

    /// Whether the host has all that was said to it.
    pub fn all_arrived(&self) -> bool {
        self.line.all_arrived()
    }

    /// Whether the host has let this guest in, and it is still there.
    pub fn is_connected(&self) -> bool {
        self.state == State::Connected
    }

    /// How long nothing was heard of the host.
    pub fn silent_for(&self) -> Duration {
        self.netcode.time_since_last_received_packet() + self.turned.elapsed()
    }

    /// How long a packet to the host and its answer take, on average.
    pub fn rtt(&self) -> Duration {
        self.line.rtt()
    }

    fn read(&mut self, wait: Duration) {
        let host = self.netcode.server_addr();
        let mut buffer = [0; LARGEST];
        let mut received = self.datagrams.wait(&mut buffer, wait);
        let mut opened = 0;
        for _ in 1..READS {
            match received {
                Received::From(from, length) if from == host => {
                    let datagram = &mut buffer[..length];
                    if Envelope::of(datagram, Reader::Guest).is_some() {
                        opened += 1;
                        if let Some(packet) = self.netcode.process_packet(datagram)
                            && let Err(fault) = self.line.receive(packet, Instant::now())
                        {
                            self.end(Ending::Broken(fault));
                        }
                    }
                }
                Received::From(..) | Received::BadNews => {}
                Received::Nothing => return,
            }
            if opened == PACKETS || self.netcode.is_disconnected() {
                return;
            }
            received = self.datagrams.receive(&mut buffer);
        }
    }

    /// Tells netcode the time, and sends its request or a sign of life if one is due.
    fn advance(&mut self) {
        let now = Instant::now();
        let elapsed = (now - self.turned).min(LONGEST_TURN);
        self.turned = now;
        if !self.netcode.is_disconnected()
            && let Some((datagram, host)) = self.netcode.update(elapsed)
        {
            self.datagrams.send(datagram, host);
        }
    }

    fn look_for_the_end(&mut self) {
        if let Some(reason) = self.netcode.disconnect_reason() {
            self.end(match reason {
                DisconnectReason::ConnectTokenExpired => Ending::Expired,
                DisconnectReason::ConnectionRequestTimedOut
                | DisconnectReason::ConnectionResponseTimedOut => Ending::NoAnswer,
                DisconnectReason::ConnectionTimedOut => Ending::TimedOut,
                DisconnectReason::ConnectionDenied => Ending::Full,
                DisconnectReason::DisconnectedByServer => Ending::Closed,
                DisconnectReason::DisconnectedByClient => Ending::Left,
            });
        } else if let State::Connecting { until } = self.state
            && Instant::now() >= until
        {
            self.end(Ending::NoAnswer);
        }
    }

    /// Ends the connection, if it is not over yet, and tells the host if it may still listen.
    fn end(&mut self, why: Ending) {
        if matches!(self.state, State::Over { .. }) {
            return;
        }
        self.state = State::Over { why, said: false };
        if self.netcode.is_connected()
            && let Ok((host, datagram)) = self.netcode.disconnect()
        {
            for _ in 0..FAREWELLS {
                self.datagrams.send(datagram, host);
            }
        }
    }
}

impl Drop for GuestSocket {
    fn drop(&mut self) {
        self.leave();
    }
}
