//! One end of a connection.

use std::collections::VecDeque;
use std::fmt;
use std::time::{Duration, Instant};

use bevy_renet::renet::RenetClient;

use super::super::gate::{Gate, Refusal, WORDS};
use super::{
    Garbled, Inbox, LANE_MEMORY, LANES, Outbox, PIECE, PRESENCE, RESEND, TooMuch, connection_config,
};

/// How long an acknowledgement waits for something to travel with.
const ACK_WAIT: Duration = Duration::from_millis(10);
/// With so many unanswered packets it does not wait.
const ACKS_TOGETHER: u32 = 2;
/// Packets that ask for nothing (acknowledgements, presence) are acknowledged after so long,
const IDLE_ACK_WAIT: Duration = Duration::from_secs(1);
/// or when there are so many of them, since renet's list of what to acknowledge has no other bound.
const IDLE_ACKS_TOGETHER: u32 = 32;
/// How many words of presence are kept for who reads them; older ones are forgotten.
const MOST_PRESENCE: usize = 64;

/// One end of a connection: renet, with a gate before it and boxes behind it.
///
/// Host and guest have the same channels, so the host's end is a `RenetClient` as well, one for each guest.
pub struct Line {
    renet: RenetClient,
    renet_time: Instant,
    gate: Gate,
    outbox: Outbox,
    inbox: Inbox,
    presence: VecDeque<Vec<u8>>,
    /// How many pieces were given to renet, which says what lane is next.
    given: u64,
    /// Something was given to renet that it was not yet asked to send.
    fresh: bool,
    /// How many words of presence are among it.
    words: u16,
    last_sent: Instant,
    /// Since when a packet waits to be acknowledged, and how many of them.
    asking: Option<(Instant, u32)>,
    /// All packets that came since the last ones left.
    came: u32,
}

/// How long messages may be and how much may wait, for one end of a line.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The longest message to send.
    pub longest_out: usize,
    /// How much may wait to be sent.
    pub most_waiting: usize,
    /// The longest message to take.
    pub longest_in: usize,
    /// How many whole messages may wait to be read.
    pub most_unread: usize,
}

/// Why a line cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The peer is too slow, or a message is such as no peer takes.
    Send(TooMuch),
    /// The peer sent a packet that none of ours would send.
    Refused(Refusal),
    /// The peer's pieces make no messages.
    Garbled(Garbled),
    /// renet has given up.
    Renet,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Send(TooMuch::Waiting) => f.write_str("too much waits to be sent"),
            Self::Send(TooMuch::Message) => f.write_str("a message to send was empty or too long"),
            Self::Refused(refusal) => write!(f, "a packet was refused: {refusal}"),
            Self::Garbled(garbled) => write!(f, "pieces made no message: {garbled}"),
            Self::Renet => f.write_str("the connection broke"),
        }
    }
}

impl Line {
    /// A line over which nothing was said yet.
    pub fn new(limits: Limits, now: Instant) -> Self {
        let mut renet = RenetClient::new(connection_config());
        renet.set_connected();
        Self {
            renet,
            renet_time: now,
            gate: Gate::default(),
            outbox: Outbox::new(limits.longest_out, limits.most_waiting),
            inbox: Inbox::new(limits.longest_in, limits.most_unread),
            presence: VecDeque::new(),
            given: 0,
            fresh: false,
            words: 0,
            last_sent: now,
            asking: None,
            came: 0,
        }
    }

    /// Queues a message; it leaves with the next packets.
    pub fn send(&mut self, message: &[u8]) -> Result<(), Fault> {
        self.outbox.push(message).map_err(Fault::Send)
    }

    /// Queues a word of presence, if it is short and there is room: who misses it hears the next one.
    pub fn send_presence(&mut self, word: Vec<u8>) {
        let fits = !word.is_empty()
            && word.len() <= PIECE
            && self.renet.can_send_message(PRESENCE, word.len());
        if fits && self.words < WORDS {
            self.renet.send_message(PRESENCE, word);
            self.words += 1;
            self.fresh = true;
        }
    }

    /// Takes in a packet of the peer.
    pub fn receive(&mut self, packet: &[u8], now: Instant) -> Result<(), Fault> {
        let asks = self.gate.check(packet).map_err(Fault::Refused)?;
        self.catch_up(now);
        self.renet.process_packet(packet);
        if self.renet.is_disconnected() {
            return Err(Fault::Renet);
        }
        self.came += 1;
        if asks {
            let (since, packets) = self.asking.unwrap_or((now, 0));
            self.asking = Some((since, packets + 1));
        }
        // Everything is taken from renet before a packet is acknowledged: the gate counts on it.
        while let Some(piece) = self.renet.receive_message(self.gate.next_lane()) {
            self.gate.piece_taken();
            self.inbox.take(&piece).map_err(Fault::Garbled)?;
        }
        while let Some(word) = self.renet.receive_message(PRESENCE) {
            if self.presence.len() == MOST_PRESENCE {
                self.presence.pop_front();
            }
            self.presence.push_back(word.to_vec());
        }
        Ok(())
    }

    /// The packets that should leave now, if any.
    pub fn packets(&mut self, now: Instant) -> Result<Vec<Vec<u8>>, Fault> {
        while self.is_free(self.lane()) {
            let Some(piece) = self.outbox.next_piece() else {
                break;
            };
            self.renet.send_message(self.lane(), piece);
            self.given += 1;
            self.fresh = true;
        }
        if !self.fresh && !self.acks_are_due(now) && !self.resend_is_due(now) {
            return Ok(Vec::new());
        }
        self.catch_up(now);
        let packets = self.renet.get_packets_to_send();
        if self.renet.is_disconnected() {
            return Err(Fault::Renet);
        }
        self.gate.sent(packets.len());
        self.last_sent = now;
        self.fresh = false;
        self.words = 0;
        self.asking = None;
        self.came = 0;
        Ok(packets)
    }

    /// The oldest message of the peer that was not read.
    pub fn next_message(&mut self) -> Option<Vec<u8>> {
        self.inbox.next_message()
    }

    /// The oldest word of presence that was not read.
    pub fn next_presence(&mut self) -> Option<Vec<u8>> {
        self.presence.pop_front()
    }

    /// Whether all that was said has arrived, as far as messages go.
    pub fn all_arrived(&self) -> bool {
        self.outbox.is_empty() && (0..LANES).all(|lane| self.is_free(lane))
    }

    /// How long a packet and its answer take, on average.
    pub fn rtt(&self) -> Duration {
        Duration::try_from_secs_f64(self.renet.rtt()).unwrap_or_default()
    }

    fn lane(&self) -> u8 {
        (self.given % u64::from(LANES)) as u8
    }

    /// Whether the last piece in a lane was acknowledged.
    fn is_free(&self, lane: u8) -> bool {
        self.renet.channel_available_memory(lane) == LANE_MEMORY
    }

    fn acks_are_due(&self, now: Instant) -> bool {
        self.asking
            .is_some_and(|(since, packets)| packets >= ACKS_TOGETHER || now - since >= ACK_WAIT)
            || self.came >= IDLE_ACKS_TOGETHER
            || (self.came > 0 && now - self.last_sent >= IDLE_ACK_WAIT)
    }

    /// renet knows which pieces are due again; it is asked often enough that none is late by more than half its time.
    fn resend_is_due(&self, now: Instant) -> bool {
        now - self.last_sent >= RESEND / 2 && (0..LANES).any(|lane| !self.is_free(lane))
    }

    /// Tells renet the time.
    fn catch_up(&mut self, now: Instant) {
        self.renet.update(now - self.renet_time);
        self.renet_time = now;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{MOST_FROM_HOST, MOST_UNREAD_OF_HOST, MOST_WAITING_FOR_GUEST};
    use super::*;

    const LIMITS: Limits = Limits {
        longest_out: MOST_FROM_HOST,
        most_waiting: MOST_WAITING_FOR_GUEST,
        longest_in: MOST_FROM_HOST,
        most_unread: MOST_UNREAD_OF_HOST,
    };

    /// Two lines and the packets between them, in a time of their own.
    struct Pair {
        ends: [Line; 2],
        now: Instant,
        /// When each packet arrives, at which end.
        on_the_way: Vec<(Instant, usize, Vec<u8>)>,
        heard: [Vec<Vec<u8>>; 2],
        packets: usize,
        draw: u64,
    }

    impl Pair {
        fn new(draw: u64) -> Self {
            let now = Instant::now();
            Self {
                ends: [Line::new(LIMITS, now), Line::new(LIMITS, now)],
                now,
                on_the_way: Vec::new(),
                heard: [Vec::new(), Vec::new()],
                packets: 0,
                draw,
            }
        }

        fn below(&mut self, bound: u64) -> u64 {
            self.draw = self
                .draw
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (self.draw >> 33) % bound
        }

        /// Ten milliseconds, in a network that takes so long at most and loses so many of a hundred.
        fn turn(&mut self, slowest: u64, lost: u64) -> Result<(), Fault> {
            self.now += Duration::from_millis(10);
            let (arrived, later) = std::mem::take(&mut self.on_the_way)
                .into_iter()
                .partition(|packet| packet.0 <= self.now);
            self.on_the_way = later;
            for (_, end, packet) in arrived {
                self.ends[end].receive(&packet, self.now)?;
            }
            for end in [0, 1] {
                while let Some(message) = self.ends[end].next_message() {
                    self.heard[end].push(message);
                }
                for packet in self.ends[end].packets(self.now)? {
                    self.packets += 1;
                    for _ in 0..1 + u64::from(self.below(20) == 0) {
                        if self.below(100) >= lost {
                            let arrives = self.now + Duration::from_millis(self.below(slowest));
                            self.on_the_way.push((arrives, 1 - end, packet.clone()));
                        }
                    }
                }
            }
            Ok(())
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn a_bad_network_is_no_fault_of_the_peer(draw: u64, slowest in 1u64..500, lost in 0u64..50) {
            let mut pair = Pair::new(draw);
            let mut said = [Vec::new(), Vec::new()];
            for turn in 0..6000_u32 {
                for end in [0, 1] {
                    let length = match pair.below(50) {
                        0 => 5000,
                        1..8 => 1 + pair.below(40) as usize,
                        _ => 0,
                    };
                    if turn < 100 && length > 0 {
                        let message = vec![turn as u8; length];
                        prop_assert_eq!(pair.ends[end].send(&message), Ok(()));
                        said[1 - end].push(message);
                    }
                }
                prop_assert_eq!(pair.turn(slowest, lost), Ok(()));
                if turn > 100 && pair.heard == said {
                    return Ok(());
                }
            }
            prop_assert!(false, "not all has arrived after a minute");
        }

        #[test]
        fn no_packets_break_a_line(packets in proptest::collection::vec(proptest::collection::vec(0u8..20, 0..30), 0..200)) {
            let mut line = Line::new(LIMITS, Instant::now());
            for packet in packets {
                if line.receive(&packet, Instant::now()).is_ok() {
                    prop_assert!(line.packets(Instant::now()).is_ok());
                }
            }
        }
    }

    #[test]
    fn as_much_as_can_come_at_once_can_be_read() {
        let mut pair = Pair::new(1);
        let said: Vec<Vec<u8>> = (0..20_000_u32).map(|at| vec![at as u8]).collect();
        for message in &said {
            pair.ends[0].send(message).expect("room for all");
        }
        for _ in 0..20 {
            pair.turn(1, 0).expect("no fault");
        }
        assert!(pair.heard[1] == said, "{} came", pair.heard[1].len());
    }

    #[test]
    fn a_line_with_nothing_to_say_is_quiet() {
        let mut pair = Pair::new(1);
        pair.ends[0].send(b"hello").expect("short");
        for _ in 0..100 {
            pair.turn(20, 0).expect("no fault");
        }
        assert_eq!(pair.heard[1], [b"hello"]);
        assert!(pair.ends[0].all_arrived());
        let before = pair.packets;
        for _ in 0..1000 {
            pair.turn(20, 0).expect("no fault");
        }
        let packets = pair.packets - before;
        assert!(packets <= 22, "{packets} packets in ten seconds of silence");
    }
}
