//! One end of a connection: the layer between messages and renet.

use super::channels::{
    MAX_CHUNK, MAX_CHUNKS_IN_FLIGHT, RELIABLE_CHANNEL, RELIABLE_MEMORY, RESEND_TIME,
    UNRELIABLE_CHANNEL,
};
use super::chunks::{ChunkError, QueueError, ReceiveQueue, SendQueue};
use super::packet_filter::{PacketFilter, PacketRefusal};
use super::renet_end::RenetEnd;
use renet::DisconnectReason;
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use thiserror::Error;

/// Time for which an acknowledgement waits for data that it can travel with.
const ACK_DELAY: Duration = Duration::from_millis(10);
/// Number of unacknowledged packets at which it stops waiting.
const MAX_DELAYED_ACKS: u32 = 2;
/// Time after which packets without reliable data (acknowledgements, unreliable messages) are acknowledged.
const IDLE_ACK_DELAY: Duration = Duration::from_secs(1);
/// Number of such packets at which they are acknowledged at once. Hostile sequence numbers make renet's list of them
/// grow, and a list that does not fit into a packet ends the connection.
const MAX_DELAYED_IDLE_ACKS: u32 = 32;
/// Maximum number of unreliable messages that wait to be sent.
const MAX_UNSENT_UNRELIABLE: u16 = 64;
/// Maximum number of unread unreliable messages. Older ones are dropped.
const MAX_UNREAD_UNRELIABLE: usize = 64;

/// One end of a connection: a packet filter, message queues, and the decision when renet is asked for packets.
///
/// Renet acknowledges every packet, even acknowledgements. Two ends that asked it for packets after every packet
/// received would exchange acknowledgements forever, so it is asked only when something is due.
pub struct PeerConnection {
    filter: PacketFilter,
    send_queue: SendQueue,
    receive_queue: ReceiveQueue,
    unreliable: VecDeque<Vec<u8>>,
    /// Number of chunks passed to renet since all were acknowledged.
    in_flight: u32,
    /// `true` if renet has data that it has not been asked to send yet.
    has_unsent: bool,
    /// Number of unreliable messages among that data.
    unsent_unreliable: u16,
    last_sent: Instant,
    /// Arrival time of the oldest packet with reliable data to acknowledge, and the number of such packets.
    pending_acks: Option<(Instant, u32)>,
    /// Number of packets of any kind received since the last one was sent.
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

/// Error that ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ConnectionError {
    /// A message cannot be queued: the peer is too slow, or the message has an invalid length.
    #[error(transparent)]
    Send(#[from] QueueError),
    /// The peer sent a packet that this program never sends.
    #[error("a packet was refused: {0}")]
    Refused(#[from] PacketRefusal),
    /// The peer's chunks cannot be reassembled.
    #[error("pieces made no message: {0}")]
    Chunks(#[from] ChunkError),
    /// Renet has disconnected, because the peer sent a malformed packet.
    #[error("a packet could not be read")]
    Renet(DisconnectReason),
}

impl PeerConnection {
    /// Creates an end that has neither sent nor received anything.
    pub fn new(limits: ConnectionLimits, now: Instant) -> Self {
        Self {
            filter: PacketFilter::default(),
            send_queue: SendQueue::new(limits.max_outgoing, limits.max_queued),
            receive_queue: ReceiveQueue::new(limits.max_incoming, limits.max_unread),
            unreliable: VecDeque::new(),
            in_flight: 0,
            has_unsent: false,
            unsent_unreliable: 0,
            last_sent: now,
            pending_acks: None,
            received_since_sent: 0,
        }
    }

    /// Queues a message for one of the next packets.
    pub fn send(&mut self, message: &[u8]) -> Result<(), ConnectionError> {
        Ok(self.send_queue.push(message)?)
    }

    /// Passes an unreliable message to renet. It is dropped if it is empty or too long, or if there is no room.
    pub fn send_unreliable(&mut self, message: Vec<u8>, renet: &mut impl RenetEnd) {
        let fits = (1..=MAX_CHUNK).contains(&message.len())
            && message.len() <= renet.free_memory(UNRELIABLE_CHANNEL);
        if fits && self.unsent_unreliable < MAX_UNSENT_UNRELIABLE {
            renet.send(UNRELIABLE_CHANNEL, message);
            self.unsent_unreliable += 1;
            self.has_unsent = true;
        }
    }

    /// Processes a packet from the peer.
    pub fn receive(
        &mut self,
        packet: &[u8],
        now: Instant,
        renet: &mut impl RenetEnd,
    ) -> Result<(), ConnectionError> {
        self.filter.check(packet)?;
        renet.process_packet(packet);
        check_end(renet)?;
        self.received_since_sent += 1;
        let is_reliable = packet.first() == Some(&0);
        if is_reliable {
            let (since, packets) = self.pending_acks.unwrap_or((now, 0));
            self.pending_acks = Some((since, packets + 1));
        }
        while let Some(chunk) = renet.receive(RELIABLE_CHANNEL) {
            self.receive_queue.push(&chunk)?;
        }
        while let Some(message) = renet.receive(UNRELIABLE_CHANNEL) {
            if self.unreliable.len() == MAX_UNREAD_UNRELIABLE {
                self.unreliable.pop_front();
            }
            self.unreliable.push_back(message.to_vec());
        }
        Ok(())
    }

    /// Returns the packets to send now.
    pub fn packets(
        &mut self,
        now: Instant,
        renet: &mut impl RenetEnd,
    ) -> Result<Vec<Vec<u8>>, ConnectionError> {
        self.pass_chunks(renet);
        if !self.has_unsent && !self.acks_are_due(now) && !self.resend_is_due(now, renet) {
            return Ok(Vec::new());
        }
        let packets = renet.packets_to_send();
        check_end(renet)?;
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

    /// Returns `true` if there is an unread message.
    pub fn has_message(&self) -> bool {
        self.receive_queue.has_message()
    }

    /// Removes and returns the oldest unread unreliable message.
    pub fn next_unreliable(&mut self) -> Option<Vec<u8>> {
        self.unreliable.pop_front()
    }

    /// Returns `true` if the peer has acknowledged all messages.
    pub fn all_acknowledged(&self, renet: &impl RenetEnd) -> bool {
        self.send_queue.is_empty() && is_idle(renet)
    }

    /// Passes chunks to renet while the window has room. The window starts at the last time at which all chunks had
    /// been acknowledged, because renet does not tell which of them have.
    fn pass_chunks(&mut self, renet: &mut impl RenetEnd) {
        if is_idle(renet) {
            self.in_flight = 0;
        }
        while self.in_flight < MAX_CHUNKS_IN_FLIGHT {
            let Some(chunk) = self.send_queue.next_chunk() else {
                break;
            };
            renet.send(RELIABLE_CHANNEL, chunk);
            self.in_flight += 1;
            self.has_unsent = true;
        }
    }

    fn acks_are_due(&self, now: Instant) -> bool {
        self.pending_acks
            .is_some_and(|(since, packets)| packets >= MAX_DELAYED_ACKS || now - since >= ACK_DELAY)
            || self.received_since_sent >= MAX_DELAYED_IDLE_ACKS
            || (self.received_since_sent > 0 && now - self.last_sent >= IDLE_ACK_DELAY)
    }

    /// Returns `true` if renet should check for chunks to resend. The interval is half the resend time, so none is late
    /// by more than half.
    fn resend_is_due(&self, now: Instant, renet: &impl RenetEnd) -> bool {
        now - self.last_sent >= RESEND_TIME / 2 && !is_idle(renet)
    }
}

/// Returns `true` if the peer has acknowledged all chunks passed to renet.
fn is_idle(renet: &impl RenetEnd) -> bool {
    renet.free_memory(RELIABLE_CHANNEL) == RELIABLE_MEMORY
}

fn check_end(renet: &impl RenetEnd) -> Result<(), ConnectionError> {
    match renet.end() {
        Some(reason) => Err(ConnectionError::Renet(reason)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transport::channels::{
        MAX_QUEUED_FOR_CLIENT, MAX_SERVER_MESSAGE, MAX_UNREAD_FROM_SERVER, connection_config,
    };
    use proptest::prelude::*;
    use renet::RenetClient;

    const LIMITS: ConnectionLimits = ConnectionLimits {
        max_outgoing: MAX_SERVER_MESSAGE,
        max_queued: MAX_QUEUED_FOR_CLIENT,
        max_incoming: MAX_SERVER_MESSAGE,
        max_unread: MAX_UNREAD_FROM_SERVER,
    };

    /// Connection and its renet endpoint.
    struct End {
        connection: PeerConnection,
        renet: RenetClient,
    }

    impl End {
        fn new(now: Instant) -> Self {
            let mut renet = RenetClient::new(connection_config());
            renet.set_connected();
            Self {
                connection: PeerConnection::new(LIMITS, now),
                renet,
            }
        }

        fn receive(&mut self, packet: &[u8], now: Instant) -> Result<(), ConnectionError> {
            self.connection.receive(packet, now, &mut self.renet)
        }

        fn packets(&mut self, now: Instant) -> Result<Vec<Vec<u8>>, ConnectionError> {
            self.connection.packets(now, &mut self.renet)
        }
    }

    /// Two connected ends with a simulated clock and network.
    struct ConnectionPair {
        ends: [End; 2],
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
                ends: [End::new(now), End::new(now)],
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

        /// Advances the clock by 10 ms. Packets take up to `max_delay` milliseconds, and `loss` percent of them are
        /// lost.
        fn step(&mut self, max_delay: u64, loss: u64) -> Result<(), ConnectionError> {
            self.now += Duration::from_millis(10);
            for end in &mut self.ends {
                end.renet.update(Duration::from_millis(10));
            }
            let (arrived, later) = std::mem::take(&mut self.in_transit)
                .into_iter()
                .partition(|packet| packet.0 <= self.now);
            self.in_transit = later;
            for (_, end, packet) in arrived {
                self.ends[end].receive(&packet, self.now)?;
            }
            for end in [0, 1] {
                while let Some(message) = self.ends[end].connection.next_message() {
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
                        prop_assert_eq!(pair.ends[end].connection.send(&message), Ok(()));
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
            let mut end = End::new(Instant::now());
            for packet in packets {
                if end.receive(&packet, Instant::now()).is_ok() {
                    prop_assert!(end.packets(Instant::now()).is_ok());
                }
            }
        }
    }

    #[test]
    fn connection_accepts_the_most_messages_of_one_turn() {
        let mut pair = ConnectionPair::new(1);
        let sent: Vec<Vec<u8>> = (0..20_000_u32).map(|at| vec![at as u8]).collect();
        for message in &sent {
            pair.ends[0].connection.send(message).expect("room for all");
        }
        for _ in 0..20 {
            pair.step(1, 0).expect("no fault");
        }
        assert!(pair.received[1] == sent, "{} came", pair.received[1].len());
    }

    #[test]
    fn idle_connection_sends_one_packet_per_second() {
        let mut pair = ConnectionPair::new(1);
        pair.ends[0].connection.send(b"hello").expect("short");
        for _ in 0..100 {
            pair.step(20, 0).expect("no fault");
        }
        assert_eq!(pair.received[1], [b"hello"]);
        let end = &pair.ends[0];
        assert!(end.connection.all_acknowledged(&end.renet));
        let before = pair.packets;
        for _ in 0..1000 {
            pair.step(20, 0).expect("no fault");
        }
        let packets = pair.packets - before;
        assert!(packets <= 22, "{packets} packets in ten seconds of silence");
    }
}
