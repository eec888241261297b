//! Filter for packets that renet must not process.
//!
//! Both ends filter, because either peer may be hostile. In renet 2.0.1 a slice whose index is not below its count is an
//! out-of-bounds access. Empty messages cost a channel no memory by its own count, so any number of them with ids far ahead
//! would be stored. The list of packets to acknowledge grows without limit if sequence numbers arrive in descending order.
//! Only packets that a [`PeerConnection`](super::PeerConnection) sends pass the filter.

use super::channels::{CHANNEL_MEMORY, MAX_FRAGMENT, RELIABLE_CHANNELS, UNRELIABLE_CHANNEL};
use std::fmt;

/// Maximum distance of a sequence number below the highest received. netcode accepts nothing older than 256 datagrams.
const MAX_BEHIND: u64 = 256;
/// Maximum distance above it. Packets in between were lost; even a long silence loses only some thousands.
const MAX_AHEAD: u64 = 1 << 16;
/// Maximum number of unreliable messages in a packet.
pub(super) const MAX_UNRELIABLE_MESSAGES: u16 = 64;
/// Maximum number of ranges in an acknowledgement. renet stores 64, and a few more if packets are reordered.
const MAX_RANGES: u64 = 256;

/// Filter state of one end: sequence numbers sent and received.
#[derive(Clone, Debug, Default)]
pub struct PacketFilter {
    /// Number of packets sent.
    sent: u64,
    /// Highest sequence number received.
    newest: u64,
    /// Number of fragments read from the reliable channels.
    fragments: u64,
}

/// Reason why a packet is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PacketRefusal {
    /// The packet is too short or too long.
    Length,
    /// The packet kind is never sent; slices are among them.
    Kind,
    /// The sequence number is far from those before it.
    Sequence,
    /// The channel does not exist for this kind of packet.
    Channel,
    /// The packet has no messages, or more than are ever sent.
    MessageCount,
    /// A message is empty or too long.
    MessageLength,
    /// A fragment arrives before the previous one in its channel was acknowledged.
    TooEarly,
    /// The acknowledgement covers packets that were never sent, or its ranges are out of order.
    Acknowledgement,
}

impl fmt::Display for PacketRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Length => "it has too few bytes or too many",
            Self::Kind => "a kind that is not sent here",
            Self::Sequence => "a number far from those before it",
            Self::Channel => "no such channel",
            Self::MessageCount => "no messages, or too many",
            Self::MessageLength => "a message that is empty or too long",
            Self::TooEarly => "a piece ahead of its time",
            Self::Acknowledgement => "it acknowledges what was never sent",
        })
    }
}

impl PacketFilter {
    /// Checks a packet for renet. Returns `true` if it should be acknowledged soon.
    pub fn check(&mut self, packet: &[u8]) -> Result<bool, PacketRefusal> {
        let mut reader = PacketReader(packet);
        let kind = reader.byte()?;
        let sequence = reader.varint()?;
        if sequence > self.newest + MAX_AHEAD || sequence + MAX_BEHIND < self.newest {
            return Err(PacketRefusal::Sequence);
        }
        match kind {
            0 => self.check_fragment(&mut reader)?,
            1 => check_unreliable(&mut reader)?,
            4 => self.check_acknowledgement(&mut reader)?,
            _ => return Err(PacketRefusal::Kind),
        }
        if !reader.0.is_empty() {
            return Err(PacketRefusal::Length);
        }
        self.newest = self.newest.max(sequence);
        Ok(kind == 0)
    }

    /// Returns the channel of the next fragment.
    pub fn next_channel(&self) -> u8 {
        (self.fragments % u64::from(RELIABLE_CHANNELS)) as u8
    }

    /// Records that a fragment was read from that channel.
    pub fn fragment_taken(&mut self) {
        self.fragments += 1;
    }

    /// Records that packets were sent.
    pub fn record_sent(&mut self, packets: usize) {
        self.sent += packets as u64;
    }

    fn check_fragment(&self, reader: &mut PacketReader<'_>) -> Result<(), PacketRefusal> {
        let channel = reader.byte()?;
        if channel >= RELIABLE_CHANNELS {
            return Err(PacketRefusal::Channel);
        }
        if reader.u16()? != 1 {
            return Err(PacketRefusal::MessageCount);
        }
        // A channel holds one fragment: the next is sent after the previous was acknowledged, hence read.
        let read_from_channel = (self.fragments + u64::from(RELIABLE_CHANNELS - 1 - channel))
            / u64::from(RELIABLE_CHANNELS);
        if reader.varint()? > read_from_channel {
            return Err(PacketRefusal::TooEarly);
        }
        reader.message(MAX_FRAGMENT)?;
        Ok(())
    }

    fn check_acknowledgement(&self, reader: &mut PacketReader<'_>) -> Result<(), PacketRefusal> {
        let newest = reader.varint()?;
        if newest >= self.sent {
            return Err(PacketRefusal::Acknowledgement);
        }
        let subtract =
            |number: u64, by: u64| number.checked_sub(by).ok_or(PacketRefusal::Acknowledgement);
        let mut start = subtract(newest, reader.varint()?)?;
        let ranges = reader.varint()?;
        if ranges >= MAX_RANGES {
            return Err(PacketRefusal::Acknowledgement);
        }
        for _ in 0..ranges {
            let end = subtract(start, reader.varint()? + 2)?;
            start = subtract(end, reader.varint()?)?;
        }
        Ok(())
    }
}

fn check_unreliable(reader: &mut PacketReader<'_>) -> Result<(), PacketRefusal> {
    if reader.byte()? != UNRELIABLE_CHANNEL {
        return Err(PacketRefusal::Channel);
    }
    let messages = reader.u16()?;
    if !(1..=MAX_UNRELIABLE_MESSAGES).contains(&messages) {
        return Err(PacketRefusal::MessageCount);
    }
    let mut left = CHANNEL_MEMORY;
    for _ in 0..messages {
        left -= reader.message(left)?;
    }
    Ok(())
}

/// Cursor over the bytes of a packet in renet's encoding.
struct PacketReader<'a>(&'a [u8]);

impl<'a> PacketReader<'a> {
    fn bytes(&mut self, length: usize) -> Result<&'a [u8], PacketRefusal> {
        let (bytes, rest) = self
            .0
            .split_at_checked(length)
            .ok_or(PacketRefusal::Length)?;
        self.0 = rest;
        Ok(bytes)
    }

    fn byte(&mut self) -> Result<u8, PacketRefusal> {
        Ok(self.bytes(1)?[0])
    }

    fn u16(&mut self) -> Result<u16, PacketRefusal> {
        Ok(u16::from_be_bytes([self.byte()?, self.byte()?]))
    }

    /// Reads an integer of one, two, four or eight bytes. The two highest bits of the first byte give the size.
    fn varint(&mut self) -> Result<u64, PacketRefusal> {
        let first = *self.0.first().ok_or(PacketRefusal::Length)?;
        let bytes = self.bytes(1 << (first >> 6))?;
        let rest = &bytes[1..];
        Ok(rest.iter().fold(u64::from(first & 0x3F), |number, byte| {
            number << 8 | u64::from(*byte)
        }))
    }

    /// Skips a message of 1 to `max` bytes with its length prefix, and returns its length.
    fn message(&mut self, max: usize) -> Result<usize, PacketRefusal> {
        let length = usize::try_from(self.varint()?).map_err(|_| PacketRefusal::MessageLength)?;
        if length == 0 || length > max {
            return Err(PacketRefusal::MessageLength);
        }
        self.bytes(length)?;
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::wire::channels::connection_config;
    use bevy_renet::renet::{RenetClient, RenetServer};
    use proptest::prelude::*;
    use std::time::Duration;

    /// Returns a renet slice packet.
    fn slice(kind: u8, channel: u8, index: u8, count: &[u8], payload: &[u8]) -> Vec<u8> {
        let mut packet = vec![kind, 0, channel, 0, index];
        packet.extend(count);
        packet.extend([0x40 | (payload.len() >> 8) as u8, payload.len() as u8]);
        packet.extend(payload);
        packet
    }

    fn slices() -> Vec<Vec<u8>> {
        let full = [7; 1200];
        vec![
            slice(2, 0, 5, &[1], &full),
            slice(3, UNRELIABLE_CHANNEL, 5, &[1], &full),
            slice(2, 0, 0, &[1], &[7]),
            slice(2, 0, 0, &[0x80, 0x0F, 0x42, 0x40], &full),
            slice(3, UNRELIABLE_CHANNEL, 0, &[0x80, 0x0F, 0x42, 0x40], &full),
        ]
    }

    #[test]
    fn packet_filter_refuses_slices() {
        for packet in slices() {
            assert_eq!(
                PacketFilter::default().check(&packet),
                Err(PacketRefusal::Kind)
            );
        }
    }

    #[test]
    fn slices_exceed_channel_memory_without_filter() {
        for packet in slices() {
            let mut server = RenetServer::new(connection_config());
            let mut client = server.new_local_client(1);
            server
                .process_packet_from(&packet, 1)
                .expect("a local client");
            client.process_packet(&packet);
            assert!(
                server.receive_message(1, 0).is_none()
                    && server.receive_message(1, UNRELIABLE_CHANNEL).is_none()
            );
            assert!(
                client.receive_message(0).is_none()
                    && client.receive_message(UNRELIABLE_CHANNEL).is_none()
            );
        }
    }

    #[test]
    fn packet_filter_refuses_malformed_packets() {
        let check = |packet: &[u8]| PacketFilter::default().check(packet).expect_err("refused");
        let far = [0xC0, 0, 0, 0, 0, 1, 0, 1];
        assert_eq!(check(&[]), PacketRefusal::Length);
        assert_eq!(
            check(&[0, 0, 0, 0, 1, 0, 3, 1]),
            PacketRefusal::Length,
            "it ends too early"
        );
        assert_eq!(
            check(&[0, 0, 0, 0, 1, 0, 1, 1, 1]),
            PacketRefusal::Length,
            "it ends too late"
        );
        assert_eq!(check(&[5, 0]), PacketRefusal::Kind);
        assert_eq!(check(&[&[1][..], &far].concat()), PacketRefusal::Sequence);
        assert_eq!(
            check(&[0, 0, RELIABLE_CHANNELS, 0, 1, 0, 1, 1]),
            PacketRefusal::Channel
        );
        assert_eq!(check(&[1, 0, 0, 0, 1, 1, 1]), PacketRefusal::Channel);
        assert_eq!(check(&[0, 0, 0, 0, 0]), PacketRefusal::MessageCount);
        assert_eq!(
            check(&[0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 1]),
            PacketRefusal::MessageCount
        );
        assert_eq!(
            check(&[1, 0, UNRELIABLE_CHANNEL, 0xFF, 0xFF]),
            PacketRefusal::MessageCount
        );
        assert_eq!(
            check(&[0, 0, 0, 0, 1, 0, 0]),
            PacketRefusal::MessageLength,
            "an empty message"
        );
        assert_eq!(
            check(&[1, 0, UNRELIABLE_CHANNEL, 0, 1, 0]),
            PacketRefusal::MessageLength
        );
        assert_eq!(check(&[0, 0, 0, 0, 1, 1, 1, 1]), PacketRefusal::TooEarly);
        assert_eq!(
            check(&[&[0, 0, 0, 0, 1][..], &far, &[1, 1]].concat()),
            PacketRefusal::TooEarly
        );
        assert_eq!(
            check(&[4, 0, 0, 0, 0]),
            PacketRefusal::Acknowledgement,
            "nothing was sent"
        );
    }

    #[test]
    fn packet_filter_refuses_acknowledgement_of_unsent_packets() {
        let mut filter = PacketFilter::default();
        filter.record_sent(10);
        assert_eq!(
            filter.check(&[4, 0, 9, 2, 1, 1, 3]),
            Ok(false),
            "7 to 9, and 1 to 4"
        );
        assert_eq!(
            filter.check(&[4, 1, 10, 0, 0]),
            Err(PacketRefusal::Acknowledgement)
        );
        assert_eq!(
            filter.check(&[4, 1, 9, 10, 0]),
            Err(PacketRefusal::Acknowledgement)
        );
        assert_eq!(
            filter.check(&[4, 1, 9, 2, 1, 6, 0]),
            Err(PacketRefusal::Acknowledgement)
        );
        assert_eq!(
            filter.check(&[4, 1, 9, 0, 0x7F, 0xFF]),
            Err(PacketRefusal::Acknowledgement)
        );
    }

    #[test]
    fn channel_accepts_next_fragment_after_previous_was_read() {
        let mut filter = PacketFilter::default();
        let fragment = |channel, id| [0, 0, channel, 0, 1, id, 1, 1];
        assert_eq!(filter.check(&fragment(3, 0)), Ok(true));
        assert_eq!(filter.check(&fragment(3, 1)), Err(PacketRefusal::TooEarly));
        (0..3).for_each(|_| filter.fragment_taken());
        assert_eq!(filter.check(&fragment(3, 1)), Err(PacketRefusal::TooEarly));
        filter.fragment_taken();
        assert_eq!(filter.check(&fragment(3, 1)), Ok(true));
        assert_eq!(filter.check(&fragment(4, 1)), Err(PacketRefusal::TooEarly));
        assert_eq!(filter.next_channel(), 4);
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
            let mut renet = RenetClient::new(connection_config());
            let mut server = RenetServer::new(connection_config());
            server.add_connection(1);
            renet.set_connected();
            for channel in 0..RELIABLE_CHANNELS {
                renet.send_message(channel, vec![1]);
            }
            filter.record_sent(renet.get_packets_to_send().len());
            for packet in packets {
                if filter.check(&packet).is_ok() {
                    renet.process_packet(&packet);
                    server.process_packet_from(&packet, 1).expect("it is there");
                    prop_assert!(!renet.is_disconnected(), "renet minds {packet:?}");
                    while renet.receive_message(filter.next_channel()).is_some() {
                        filter.fragment_taken();
                    }
                    while renet.receive_message(UNRELIABLE_CHANNEL).is_some() {}
                    renet.update(Duration::from_millis(50));
                    filter.record_sent(renet.get_packets_to_send().len());
                }
            }
        }
    }
}
