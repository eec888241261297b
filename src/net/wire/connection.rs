//! One end of a connection.

use super::channels::{
    CHANNEL_MEMORY, MAX_FRAGMENT, RELIABLE_CHANNELS, RESEND_TIME, UNRELIABLE_CHANNEL,
    connection_config,
};
use super::fragments::{FragmentError, QueueError, ReceiveQueue, SendQueue};
use super::packet_filter::{MAX_UNRELIABLE_MESSAGES, PacketFilter, PacketRefusal};
use bevy_renet::renet::RenetClient;
use std::collections::VecDeque;
use std::fmt;
use std::time::{Duration, Instant};

/// Time for which an acknowledgement waits for data to travel with.
const ACK_DELAY: Duration = Duration::from_millis(10);
/// Number of unacknowledged packets at which it does not wait.
const MAX_DELAYED_ACKS: u32 = 2;
/// Time after which packets without reliable data (acknowledgements, unreliable messages) are acknowledged.
const IDLE_ACK_DELAY: Duration = Duration::from_secs(1);
/// Number of such packets at which they are acknowledged at once, because renet's list of them is unbounded.
const MAX_DELAYED_IDLE_ACKS: u32 = 32;
/// Maximum number of unread unreliable messages. Older ones are dropped.
const MAX_UNREAD_UNRELIABLE: usize = 64;

/// One end of a connection: renet with a packet filter, a send queue and a receive queue.
///
/// Both ends have the same channels, so the server also uses one `RenetClient` per client.
pub struct PeerConnection {
    renet: RenetClient,
    renet_time: Instant,
    filter: PacketFilter,
    send_queue: SendQueue,
    receive_queue: ReceiveQueue,
    unreliable: VecDeque<Vec<u8>>,
    /// Number of fragments passed to renet, which determines the next channel.
    fragments_sent: u64,
    /// `true` if renet has data that it was not asked to send yet.
    has_unsent: bool,
    /// Number of unreliable messages among that data.
    unsent_unreliable: u16,
    last_sent: Instant,
    /// Arrival time of the oldest packet to acknowledge, and the number of such packets.
    pending_acks: Option<(Instant, u32)>,
    /// Number of packets of any kind received since the last sent.
    received_since_sent: u32,
}

/// Limits on messages at one end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// Maximum size in bytes of a message to send.
    pub max_outgoing: usize,
    /// Maximum number of bytes queued to send.
    pub max_queued: usize,
    /// Maximum size in bytes of a received message.
    pub max_incoming: usize,
    /// Maximum number of unread messages.
    pub max_unread: usize,
}

/// Error after which a connection cannot continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionError {
    /// A message cannot be queued: the peer is too slow, or the message has an invalid length.
    Send(QueueError),
    /// The peer sent a packet that this program never sends.
    Refused(PacketRefusal),
    /// The peer's fragments cannot be reassembled.
    Fragments(FragmentError),
    /// renet has disconnected.
    Renet,
}

impl fmt::Display for ConnectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Send(QueueError::Full) => f.write_str("too much waits to be sent"),
            Self::Send(QueueError::MessageLength) => {
                f.write_str("a message to send was empty or too long")
            }
            Self::Refused(refusal) => write!(f, "a packet was refused: {refusal}"),
            Self::Fragments(error) => write!(f, "pieces made no message: {error}"),
            Self::Renet => f.write_str("the connection broke"),
        }
    }
}

impl PeerConnection {
    /// Creates an end that has sent and received nothing.
    pub fn new(limits: ConnectionLimits, now: Instant) -> Self {
        let mut renet = RenetClient::new(connection_config());
        renet.set_connected();
        Self {
            renet,
            renet_time: now,
            filter: PacketFilter::default(),
            send_queue: SendQueue::new(limits.max_outgoing, limits.max_queued),
            receive_queue: ReceiveQueue::new(limits.max_incoming, limits.max_unread),
            unreliable: VecDeque::new(),
            fragments_sent: 0,
            has_unsent: false,
            unsent_unreliable: 0,
            last_sent: now,
            pending_acks: None,
            received_since_sent: 0,
        }
    }

    /// Queues a message, which is sent with the next packets.
    pub fn send(&mut self, message: &[u8]) -> Result<(), ConnectionError> {
        self.send_queue.push(message).map_err(ConnectionError::Send)
    }

    /// Queues an unreliable message. It is dropped if it is empty, too long, or there is no room.
    pub fn send_unreliable(&mut self, message: Vec<u8>) {
        let fits = !message.is_empty()
            && message.len() <= MAX_FRAGMENT
            && self
                .renet
                .can_send_message(UNRELIABLE_CHANNEL, message.len());
        if fits && self.unsent_unreliable < MAX_UNRELIABLE_MESSAGES {
            self.renet.send_message(UNRELIABLE_CHANNEL, message);
            self.unsent_unreliable += 1;
            self.has_unsent = true;
        }
    }

    /// Processes a packet of the peer.
    pub fn receive(&mut self, packet: &[u8], now: Instant) -> Result<(), ConnectionError> {
        let needs_ack = self
            .filter
            .check(packet)
            .map_err(ConnectionError::Refused)?;
        self.update_clock(now);
        self.renet.process_packet(packet);
        if self.renet.is_disconnected() {
            return Err(ConnectionError::Renet);
        }
        self.received_since_sent += 1;
        if needs_ack {
            let (since, packets) = self.pending_acks.unwrap_or((now, 0));
            self.pending_acks = Some((since, packets + 1));
        }
        // Everything is read from renet before a packet is acknowledged: the filter relies on it.
        while let Some(fragment) = self.renet.receive_message(self.filter.next_channel()) {
            self.filter.fragment_taken();
            self.receive_queue
                .push(&fragment)
                .map_err(ConnectionError::Fragments)?;
        }
        while let Some(message) = self.renet.receive_message(UNRELIABLE_CHANNEL) {
            if self.unreliable.len() == MAX_UNREAD_UNRELIABLE {
                self.unreliable.pop_front();
            }
            self.unreliable.push_back(message.to_vec());
        }
        Ok(())
    }

    /// Returns the packets to send now.
    pub fn packets(&mut self, now: Instant) -> Result<Vec<Vec<u8>>, ConnectionError> {
        while self.is_free(self.send_channel()) {
            let Some(fragment) = self.send_queue.next_fragment() else {
                break;
            };
            self.renet.send_message(self.send_channel(), fragment);
            self.fragments_sent += 1;
            self.has_unsent = true;
        }
        if !self.has_unsent && !self.acks_are_due(now) && !self.resend_is_due(now) {
            return Ok(Vec::new());
        }
        self.update_clock(now);
        let packets = self.renet.get_packets_to_send();
        if self.renet.is_disconnected() {
            return Err(ConnectionError::Renet);
        }
        self.filter.record_sent(packets.len());
        self.last_sent = now;
        self.has_unsent = false;
        self.unsent_unreliable = 0;
        self.pending_acks = None;
        self.received_since_sent = 0;
        Ok(packets)
    }

    /// Removes and returns the oldest unread message.
    pub fn next_message(&mut self) -> Option<Vec<u8>> {
        self.receive_queue.next_message()
    }

    /// Removes and returns the oldest unread unreliable message.
    pub fn next_unreliable(&mut self) -> Option<Vec<u8>> {
        self.unreliable.pop_front()
    }

    /// Returns `true` if the peer has acknowledged all messages.
    pub fn all_acknowledged(&self) -> bool {
        self.send_queue.is_empty() && (0..RELIABLE_CHANNELS).all(|channel| self.is_free(channel))
    }

    /// Returns the channel of the next fragment to send.
    fn send_channel(&self) -> u8 {
        (self.fragments_sent % u64::from(RELIABLE_CHANNELS)) as u8
    }

    /// Returns `true` if the last fragment in a channel was acknowledged.
    fn is_free(&self, channel: u8) -> bool {
        self.renet.channel_available_memory(channel) == CHANNEL_MEMORY
    }

    fn acks_are_due(&self, now: Instant) -> bool {
        self.pending_acks
            .is_some_and(|(since, packets)| packets >= MAX_DELAYED_ACKS || now - since >= ACK_DELAY)
            || self.received_since_sent >= MAX_DELAYED_IDLE_ACKS
            || (self.received_since_sent > 0 && now - self.last_sent >= IDLE_ACK_DELAY)
    }

    /// Returns `true` if renet should check for fragments to resend. The interval is half the resend time, so none is late by
    /// more than that.
    fn resend_is_due(&self, now: Instant) -> bool {
        now - self.last_sent >= RESEND_TIME / 2
            && (0..RELIABLE_CHANNELS).any(|channel| !self.is_free(channel))
    }

    fn update_clock(&mut self, now: Instant) {
        self.renet.update(now - self.renet_time);
        self.renet_time = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::wire::channels::{
        MAX_QUEUED_FOR_CLIENT, MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_SERVER,
    };
    use proptest::prelude::*;

    const LIMITS: ConnectionLimits = ConnectionLimits {
        max_outgoing: MAX_SERVER_MESSAGE,
        max_queued: MAX_QUEUED_FOR_CLIENT,
        max_incoming: MAX_SERVER_MESSAGE,
        max_unread: MAX_UNREAD_FROM_SERVER,
    };

    /// Two connected ends with a simulated clock and network.
    struct ConnectionPair {
        ends: [PeerConnection; 2],
        now: Instant,
        /// Arrival time, receiving end and bytes of each packet in transit.
        in_transit: Vec<(Instant, usize, Vec<u8>)>,
        received: [Vec<Vec<u8>>; 2],
        packets: usize,
        seed: u64,
    }

    impl ConnectionPair {
        fn new(seed: u64) -> Self {
            let now = Instant::now();
            Self {
                ends: [
                    PeerConnection::new(LIMITS, now),
                    PeerConnection::new(LIMITS, now),
                ],
                now,
                in_transit: Vec::new(),
                received: [Vec::new(), Vec::new()],
                packets: 0,
                seed,
            }
        }

        fn below(&mut self, bound: u64) -> u64 {
            self.seed = self
                .seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (self.seed >> 33) % bound
        }

        /// Advances the clock by 10 ms. Packets take up to `max_delay` milliseconds, and `loss` percent are lost.
        fn step(&mut self, max_delay: u64, loss: u64) -> Result<(), ConnectionError> {
            self.now += Duration::from_millis(10);
            let (arrived, later) = std::mem::take(&mut self.in_transit)
                .into_iter()
                .partition(|packet| packet.0 <= self.now);
            self.in_transit = later;
            for (_, end, packet) in arrived {
                self.ends[end].receive(&packet, self.now)?;
            }
            for end in [0, 1] {
                while let Some(message) = self.ends[end].next_message() {
                    self.received[end].push(message);
                }
                for packet in self.ends[end].packets(self.now)? {
                    self.packets += 1;
                    for _ in 0..1 + u64::from(self.below(20) == 0) {
                        if self.below(100) >= loss {
                            let arrives = self.now + Duration::from_millis(self.below(max_delay));
                            self.in_transit.push((arrives, 1 - end, packet.clone()));
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
        fn connection_delivers_all_messages_despite_delay_and_loss(seed: u64, max_delay in 1u64..500, loss in 0u64..50) {
            let mut pair = ConnectionPair::new(seed);
            let mut sent = [Vec::new(), Vec::new()];
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
                        sent[1 - end].push(message);
                    }
                }
                prop_assert_eq!(pair.step(max_delay, loss), Ok(()));
                if turn > 100 && pair.received == sent {
                    return Ok(());
                }
            }
            prop_assert!(false, "not all has arrived after a minute");
        }

        #[test]
        fn connection_survives_any_packets(packets in proptest::collection::vec(proptest::collection::vec(0u8..20, 0..30), 0..200)) {
            let mut connection = PeerConnection::new(LIMITS, Instant::now());
            for packet in packets {
                if connection.receive(&packet, Instant::now()).is_ok() {
                    prop_assert!(connection.packets(Instant::now()).is_ok());
                }
            }
        }
    }

    #[test]
    fn connection_accepts_the_most_messages_of_one_turn() {
        let mut pair = ConnectionPair::new(1);
        let sent: Vec<Vec<u8>> = (0..20_000_u32).map(|at| vec![at as u8]).collect();
        for message in &sent {
            pair.ends[0].send(message).expect("room for all");
        }
        for _ in 0..20 {
            pair.step(1, 0).expect("no fault");
        }
        assert!(pair.received[1] == sent, "{} came", pair.received[1].len());
    }

    #[test]
    fn idle_connection_sends_one_packet_per_second() {
        let mut pair = ConnectionPair::new(1);
        pair.ends[0].send(b"hello").expect("short");
        for _ in 0..100 {
            pair.step(20, 0).expect("no fault");
        }
        assert_eq!(pair.received[1], [b"hello"]);
        assert!(pair.ends[0].all_acknowledged());
        let before = pair.packets;
        for _ in 0..1000 {
            pair.step(20, 0).expect("no fault");
        }
        let packets = pair.packets - before;
        assert!(packets <= 22, "{packets} packets in ten seconds of silence");
    }
}
