//! Filter for packets that renet 2.0.1 must not process.
//!
//! Either peer may be hostile, so both ends filter. Each rule works around one bug in that version, and a test below
//! fails once the bug is fixed. Any other malformed packet makes renet itself end the connection. `docs/upstream.md`
//! has reports of the bugs.
//!
//! - Slices are refused, and this program sends none: a slice whose index is not below its count causes an
//!   out-of-bounds access (`SliceConstructor::process_slice`).
//! - Reliable messages must have content, and an id inside the sender's window: renet counts only the content as
//!   memory, and ids can have gaps, so messages that wait for earlier ones could take any amount of memory
//!   (`ReceiveChannelReliable::process_message`).

use super::channels::MAX_CHUNKS_IN_FLIGHT;
use thiserror::Error;

/// Filter of one end of a connection, with the ids of the received chunks.
#[derive(Clone, Debug, Default)]
pub struct PacketFilter {
    /// Lowest id that has not been received.
    next: u64,
    /// Bit `n` is set if id `next + n` has been received.
    received: u64,
}

/// Why a packet is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PacketRefusal {
    /// The packet is a slice.
    #[error("a slice, which is not sent here")]
    Slice,
    /// A reliable message is empty.
    #[error("a message with nothing in it")]
    EmptyMessage,
    /// The id of a reliable message is too far ahead.
    #[error("a message ahead of its time")]
    MessageId,
}

impl PacketFilter {
    /// Checks a packet before renet processes it.
    pub fn check(&mut self, packet: &[u8]) -> Result<(), PacketRefusal> {
        match packet.first() {
            // Renet itself refuses a truncated packet.
            Some(0) => for_each_id(packet, |id| self.receive(id)),
            Some(2 | 3) => Err(PacketRefusal::Slice),
            _ => Ok(()),
        }
    }

    fn receive(&mut self, id: u64) -> Result<(), PacketRefusal> {
        let Some(ahead) = id.checked_sub(self.next) else {
            return Ok(());
        };
        if ahead >= u64::from(MAX_CHUNKS_IN_FLIGHT) {
            return Err(PacketRefusal::MessageId);
        }
        self.received |= 1 << ahead;
        let complete = self.received.trailing_ones();
        self.next += u64::from(complete);
        self.received = self.received.checked_shr(complete).unwrap_or(0);
        Ok(())
    }
}

/// Calls `receive` with the id of each message in a packet of reliable messages, up to the point where a truncated
/// packet ends.
fn for_each_id(
    packet: &[u8],
    mut receive: impl FnMut(u64) -> Result<(), PacketRefusal>,
) -> Result<(), PacketRefusal> {
    let mut reader = PacketReader(packet);
    let mut count = || {
        let _kind = reader.byte()?;
        let _sequence = reader.varint()?;
        let _channel = reader.byte()?;
        Some(u16::from_be_bytes([reader.byte()?, reader.byte()?]))
    };
    for _ in 0..count().unwrap_or(0) {
        let Some((id, length)) = reader.message() else {
            break;
        };
        if length == 0 {
            return Err(PacketRefusal::EmptyMessage);
        }
        receive(id)?;
    }
    Ok(())
}

/// Cursor over the bytes of a packet in renet's encoding.
struct PacketReader<'a>(&'a [u8]);

impl<'a> PacketReader<'a> {
    fn bytes(&mut self, length: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(bytes)
    }

    fn byte(&mut self) -> Option<u8> {
        Some(self.bytes(1)?[0])
    }

    /// Reads an integer of one, two, four or eight bytes. The two highest bits of the first byte give the size.
    fn varint(&mut self) -> Option<u64> {
        let bytes = self.bytes(1 << (self.0.first()? >> 6))?;
        let (first, rest) = bytes.split_first()?;
        Some(rest.iter().fold(u64::from(first & 0x3F), |number, byte| {
            number << 8 | u64::from(*byte)
        }))
    }

    /// Skips a message, and returns its id and length.
    fn message(&mut self) -> Option<(u64, usize)> {
        let id = self.varint()?;
        let length = usize::try_from(self.varint()?).ok()?;
        self.bytes(length)?;
        Some((id, length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transport::channels::{RELIABLE_CHANNEL, UNRELIABLE_CHANNEL, connection_config};
    use proptest::prelude::*;
    use renet::{RenetClient, RenetServer};
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::time::Duration;

    /// Returns a renet slice packet.
    fn slice(kind: u8, channel: u8, index: u8, count: u8, payload: &[u8]) -> Vec<u8> {
        let mut packet = vec![kind, 0, channel, 0, index, count];
        packet.extend([0x40 | (payload.len() >> 8) as u8, payload.len() as u8]);
        packet.extend(payload);
        packet
    }

    /// Returns a packet with one reliable message.
    fn reliable(id: u64, message: &[u8]) -> Vec<u8> {
        let id = (0x8000_0000 | id as u32).to_be_bytes();
        let head = [0, 0, RELIABLE_CHANNEL, 0, 1];
        [&head[..], &id, &[message.len() as u8], message].concat()
    }

    fn connected() -> RenetClient {
        let mut renet = RenetClient::new(connection_config());
        renet.set_connected();
        renet
    }

    #[test]
    fn packet_filter_refuses_slices() {
        for kind in [2, 3] {
            let refused = PacketFilter::default().check(&slice(kind, 0, 0, 1, &[7]));
            assert_eq!(refused, Err(PacketRefusal::Slice));
        }
    }

    /// If this fails after an update of renet, the bug is fixed and the rule about slices can go.
    #[test]
    fn slice_past_its_count_panics_without_filter() {
        for (kind, channel) in [(2, RELIABLE_CHANNEL), (3, UNRELIABLE_CHANNEL)] {
            let packet = slice(kind, channel, 5, 1, &[7; 1200]);
            let mut renet = connected();
            let processed = catch_unwind(AssertUnwindSafe(|| renet.process_packet(&packet)));
            assert!(processed.is_err(), "renet no longer panics");
        }
    }

    #[test]
    fn packet_filter_refuses_empty_messages() {
        let refused = PacketFilter::default().check(&reliable(0, &[]));
        assert_eq!(refused, Err(PacketRefusal::EmptyMessage));
    }

    #[test]
    fn packet_filter_refuses_message_id_past_the_window() {
        let window = u64::from(MAX_CHUNKS_IN_FLIGHT);
        let mut filter = PacketFilter::default();
        assert_eq!(filter.check(&reliable(window - 1, &[1])), Ok(()));
        let far = Err(PacketRefusal::MessageId);
        assert_eq!(filter.check(&reliable(window, &[1])), far);
        assert_eq!(filter.check(&reliable(1, &[1])), Ok(()));
        assert_eq!(filter.check(&reliable(window, &[1])), far, "0 is missing");
        assert_eq!(filter.check(&reliable(0, &[1])), Ok(()));
        assert_eq!(filter.check(&reliable(window + 1, &[1])), Ok(()));
        assert_eq!(filter.check(&reliable(window + 2, &[1])), far);
        assert_eq!(filter.check(&reliable(0, &[1])), Ok(()), "sent again");
        for id in 2..window - 1 {
            assert_eq!(filter.check(&reliable(id, &[1])), Ok(()));
        }
        assert_eq!((filter.next, filter.received), (window, 0b10));
    }

    #[test]
    fn message_window_advances_when_it_is_full() {
        let window = u64::from(MAX_CHUNKS_IN_FLIGHT);
        let mut filter = PacketFilter::default();
        for id in (0..window).rev() {
            assert_eq!(filter.check(&reliable(id, &[1])), Ok(()));
        }
        assert_eq!((filter.next, filter.received), (window, 0));
    }

    /// If this fails after an update of renet, the bug is fixed and the rule about empty messages and ids can go.
    #[test]
    fn memory_of_renet_does_not_count_messages_without_filter() {
        for message in [&[][..], &[1]] {
            let mut renet = connected();
            for number in 1..60_000 {
                renet.process_packet(&reliable(100 * number, message));
            }
            assert!(!renet.is_disconnected(), "renet limits their number");
        }
    }

    /// Generates packets that begin like those of renet.
    fn packets() -> impl Strategy<Value = Vec<u8>> {
        let small = prop_oneof![4 => 0u8..20, 1 => any::<u8>()];
        let bytes = proptest::collection::vec(small, 0..40);
        let long = proptest::collection::vec(any::<u8>(), 0..1300);
        (
            prop_oneof![4 => 0u8..5, 1 => any::<u8>()],
            prop_oneof![5 => bytes, 1 => long],
        )
            .prop_map(|(kind, rest)| {
                let mut packet = vec![kind];
                packet.extend(rest);
                packet
            })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn filtered_packets_never_panic_renet(packets in proptest::collection::vec(packets(), 1..20)) {
            let mut filter = PacketFilter::default();
            let mut renet = connected();
            let mut server = RenetServer::new(connection_config());
            server.add_connection(1);
            renet.send_message(RELIABLE_CHANNEL, vec![1]);
            renet.get_packets_to_send();
            for packet in packets {
                if filter.check(&packet).is_err() {
                    break;
                }
                renet.process_packet(&packet);
                server.process_packet_from(&packet, 1).expect("it is there");
                for channel in [RELIABLE_CHANNEL, UNRELIABLE_CHANNEL] {
                    while renet.receive_message(channel).is_some() {}
                }
                renet.update(Duration::from_millis(50));
                renet.get_packets_to_send();
            }
        }
    }
}
