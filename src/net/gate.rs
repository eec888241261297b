//! What netcode and renet never get to see.
//!
//! Two libraries read what comes from outside, and both can be made to panic or to hoard. So each datagram is looked at
//! twice: before netcode opens it ([`Envelope::of`]), and, opened, before renet reads it ([`Gate::check`]). Both ends do so:
//! a hostile host shall not hurt a guest, nor a hostile guest a host.
//!
//! Of netcode 2.0.0: a sequence that claims more than eight bytes, or leaves too few for the seal, is out of bounds before
//! anything is authenticated, and a sequence near the largest number overflows.
//!
//! Of renet 2.0.1: a slice whose index is past its count is out of bounds. Empty messages cost a channel nothing by its own
//! count, so any number of them with ids far ahead would be kept. The list of packets to acknowledge grows without bound for
//! numbers that come in descending order. What is let through is what a [line](super::wire::Line) of ours sends, and no more.

use std::fmt;

use super::wire::{LANE_MEMORY, LANES, PIECE, PRESENCE};

/// Bytes of the seal around what netcode has encrypted.
pub(super) const SEAL: usize = 16;
/// Bytes of a connection request: type, version, protocol, expiry, nonce and the sealed part of the token.
const REQUEST: usize = 1 + 13 + 8 + 8 + 24 + 1024;
/// Bytes of a challenge and of its answer: a number and what is sealed for the host itself.
const CHALLENGE: usize = 8 + 300;
/// Bytes of a sign of life.
const KEEP_ALIVE: usize = 4 + 4;
/// The longest payload that netcode carries.
const PAYLOAD: usize = 1300;
/// The highest number of a datagram, far beyond what is ever sent and far below where sums overflow.
const LAST_SEQUENCE: u64 = u64::MAX >> 2;

/// Who reads a datagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// The host, from a guest.
    Host,
    /// A guest, from the host.
    Guest,
}

/// What a datagram of netcode says it is, on the outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Envelope {
    /// A guest asks to be let in. All that can be read without a key.
    Request,
    /// The host lets nobody else in.
    Denied,
    /// The host wants to see that the guest is where it says.
    Challenge,
    /// The guest shows it.
    Response,
    /// A sign of life.
    KeepAlive,
    /// A packet of renet.
    Payload,
    /// The other end goes.
    Disconnect,
}

impl Envelope {
    /// What a datagram is, if it has the form that netcode gives it and goes the right way.
    pub fn of(datagram: &[u8], reader: Reader) -> Option<Self> {
        let (&first, rest) = datagram.split_first()?;
        if first == 0 {
            return (reader == Reader::Host && datagram.len() == REQUEST).then_some(Self::Request);
        }
        let sequence = rest.get(..usize::from(first >> 4))?;
        if sequence.len() > 8 {
            return None;
        }
        let number = sequence
            .iter()
            .rev()
            .fold(0, |number, byte| number << 8 | u64::from(*byte));
        if number > LAST_SEQUENCE {
            return None;
        }
        let sealed = (rest.len() - sequence.len()).checked_sub(SEAL)?;
        match (first & 0x0F, reader, sealed) {
            (1, Reader::Guest, 0) => Some(Self::Denied),
            (2, Reader::Guest, CHALLENGE) => Some(Self::Challenge),
            (3, Reader::Host, CHALLENGE) => Some(Self::Response),
            (4, _, KEEP_ALIVE) => Some(Self::KeepAlive),
            (5, _, 1..=PAYLOAD) => Some(Self::Payload),
            (6, _, 0) => Some(Self::Disconnect),
            _ => None,
        }
    }
}

/// How far the number of a packet may be behind the newest. netcode itself takes nothing older than its last 256 datagrams.
const BEHIND: u64 = 256;
/// How far it may be ahead: packets that were lost in between, of which a silence has some thousands at most.
const AHEAD: u64 = 1 << 16;
/// How many words of presence a packet has at most.
pub(super) const WORDS: u16 = 64;
/// How many ranges an acknowledgement has at most. renet keeps 64, and a few more where packets change their order.
const RANGES: u64 = 256;

/// What one end has seen and sent, by which packets of the other end are judged.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    /// How many packets were sent.
    sent: u64,
    /// The highest number of a packet that came.
    newest: u64,
    /// How many pieces were taken from the lanes.
    taken: u64,
}

/// Why a packet is not for renet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It ends too early, or too late.
    Length,
    /// Its kind is none that we send; slices are among them.
    Kind,
    /// Its number is far from those of the packets before it.
    Number,
    /// There is no such channel for packets of its kind.
    Channel,
    /// It has no messages, or more than we put in one.
    Messages,
    /// A message is empty or too long.
    Message,
    /// A piece comes before the one before it was acknowledged.
    Ahead,
    /// It acknowledges what was never sent, or in no order.
    Acknowledgement,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Length => "it has too few bytes or too many",
            Self::Kind => "a kind that is not sent here",
            Self::Number => "a number far from those before it",
            Self::Channel => "no such channel",
            Self::Messages => "no messages, or too many",
            Self::Message => "a message that is empty or too long",
            Self::Ahead => "a piece ahead of its time",
            Self::Acknowledgement => "it acknowledges what was never sent",
        })
    }
}

impl Gate {
    /// Looks at a packet that renet would be given. The answer is whether it asks for an acknowledgement soon.
    pub fn check(&mut self, packet: &[u8]) -> Result<bool, Refusal> {
        let mut fields = Fields(packet);
        let kind = fields.byte()?;
        let sequence = fields.number()?;
        if sequence > self.newest + AHEAD || sequence + BEHIND < self.newest {
            return Err(Refusal::Number);
        }
        match kind {
            0 => self.check_piece(&mut fields)?,
            1 => check_presence(&mut fields)?,
            4 => self.check_acknowledgement(&mut fields)?,
            _ => return Err(Refusal::Kind),
        }
        if !fields.0.is_empty() {
            return Err(Refusal::Length);
        }
        self.newest = self.newest.max(sequence);
        Ok(kind == 0)
    }

    /// The lane of which the next piece is due.
    pub fn next_lane(&self) -> u8 {
        (self.taken % u64::from(LANES)) as u8
    }

    /// A piece was taken from that lane.
    pub fn piece_taken(&mut self) {
        self.taken += 1;
    }

    /// So many packets were sent.
    pub fn sent(&mut self, packets: usize) {
        self.sent += packets as u64;
    }

    fn check_piece(&self, fields: &mut Fields<'_>) -> Result<(), Refusal> {
        let lane = fields.byte()?;
        if lane >= LANES {
            return Err(Refusal::Channel);
        }
        if fields.pair()? != 1 {
            return Err(Refusal::Messages);
        }
        // A lane has one piece at a time: the next one leaves when that was acknowledged, hence taken.
        let of_this_lane = (self.taken + u64::from(LANES - 1 - lane)) / u64::from(LANES);
        if fields.number()? > of_this_lane {
            return Err(Refusal::Ahead);
        }
        fields.message(PIECE)?;
        Ok(())
    }

    fn check_acknowledgement(&self, fields: &mut Fields<'_>) -> Result<(), Refusal> {
        let newest = fields.number()?;
        if newest >= self.sent {
            return Err(Refusal::Acknowledgement);
        }
        let below = |number: u64, by: u64| number.checked_sub(by).ok_or(Refusal::Acknowledgement);
        let mut start = below(newest, fields.number()?)?;
        let more = fields.number()?;
        if more >= RANGES {
            return Err(Refusal::Acknowledgement);
        }
        for _ in 0..more {
            let end = below(start, fields.number()? + 2)?;
            start = below(end, fields.number()?)?;
        }
        Ok(())
    }
}

fn check_presence(fields: &mut Fields<'_>) -> Result<(), Refusal> {
    if fields.byte()? != PRESENCE {
        return Err(Refusal::Channel);
    }
    let words = fields.pair()?;
    if !(1..=WORDS).contains(&words) {
        return Err(Refusal::Messages);
    }
    let mut room = LANE_MEMORY;
    for _ in 0..words {
        room -= fields.message(room)?;
    }
    Ok(())
}

/// The fields of a packet that were not read yet, as renet writes them.
struct Fields<'a>(&'a [u8]);

impl<'a> Fields<'a> {
    fn bytes(&mut self, length: usize) -> Result<&'a [u8], Refusal> {
        let (bytes, rest) = self.0.split_at_checked(length).ok_or(Refusal::Length)?;
        self.0 = rest;
        Ok(bytes)
    }

    fn byte(&mut self) -> Result<u8, Refusal> {
        Ok(self.bytes(1)?[0])
    }

    fn pair(&mut self) -> Result<u16, Refusal> {
        Ok(u16::from_be_bytes([self.byte()?, self.byte()?]))
    }

    /// A number of one, two, four or eight bytes, which the two highest bits of the first tell.
    fn number(&mut self) -> Result<u64, Refusal> {
        let first = *self.0.first().ok_or(Refusal::Length)?;
        let bytes = self.bytes(1 << (first >> 6))?;
        let rest = &bytes[1..];
        Ok(rest.iter().fold(u64::from(first & 0x3F), |number, byte| {
            number << 8 | u64::from(*byte)
        }))
    }

    /// A message of at least one byte and at most `longest`, after its length.
    fn message(&mut self, longest: usize) -> Result<usize, Refusal> {
        let length = usize::try_from(self.number()?).map_err(|_| Refusal::Message)?;
        if length == 0 || length > longest {
            return Err(Refusal::Message);
        }
        self.bytes(length)?;
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy_renet::renet::{RenetClient, RenetServer};
    use proptest::prelude::*;
    use renetcode::{ClientAuthentication, NetcodeClient};

    use super::super::wire::connection_config;
    use super::*;

    /// A packet that is a slice, by the numbers in it.
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
            slice(3, PRESENCE, 5, &[1], &full),
            slice(2, 0, 0, &[1], &[7]),
            slice(2, 0, 0, &[0x80, 0x0F, 0x42, 0x40], &full),
            slice(3, PRESENCE, 0, &[0x80, 0x0F, 0x42, 0x40], &full),
        ]
    }

    #[test]
    fn slices_are_refused_of_either_kind() {
        for packet in slices() {
            assert_eq!(Gate::default().check(&packet), Err(Refusal::Kind));
        }
    }

    #[test]
    fn even_past_the_gate_slices_find_no_memory() {
        for packet in slices() {
            let mut server = RenetServer::new(connection_config());
            let mut client = server.new_local_client(1);
            server
                .process_packet_from(&packet, 1)
                .expect("a local client");
            client.process_packet(&packet);
            assert!(
                server.receive_message(1, 0).is_none()
                    && server.receive_message(1, PRESENCE).is_none()
            );
            assert!(
                client.receive_message(0).is_none() && client.receive_message(PRESENCE).is_none()
            );
        }
    }

    #[test]
    fn what_no_line_of_ours_sends_is_refused() {
        let check = |packet: &[u8]| Gate::default().check(packet).expect_err("refused");
        let far = [0xC0, 0, 0, 0, 0, 1, 0, 1];
        assert_eq!(check(&[]), Refusal::Length);
        assert_eq!(
            check(&[0, 0, 0, 0, 1, 0, 3, 1]),
            Refusal::Length,
            "it ends too early"
        );
        assert_eq!(
            check(&[0, 0, 0, 0, 1, 0, 1, 1, 1]),
            Refusal::Length,
            "it ends too late"
        );
        assert_eq!(check(&[5, 0]), Refusal::Kind);
        assert_eq!(check(&[&[1][..], &far].concat()), Refusal::Number);
        assert_eq!(check(&[0, 0, LANES, 0, 1, 0, 1, 1]), Refusal::Channel);
        assert_eq!(check(&[1, 0, 0, 0, 1, 1, 1]), Refusal::Channel);
        assert_eq!(check(&[0, 0, 0, 0, 0]), Refusal::Messages);
        assert_eq!(check(&[0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 1]), Refusal::Messages);
        assert_eq!(check(&[1, 0, PRESENCE, 0xFF, 0xFF]), Refusal::Messages);
        assert_eq!(
            check(&[0, 0, 0, 0, 1, 0, 0]),
            Refusal::Message,
            "an empty message"
        );
        assert_eq!(check(&[1, 0, PRESENCE, 0, 1, 0]), Refusal::Message);
        assert_eq!(check(&[0, 0, 0, 0, 1, 1, 1, 1]), Refusal::Ahead);
        assert_eq!(
            check(&[&[0, 0, 0, 0, 1][..], &far, &[1, 1]].concat()),
            Refusal::Ahead
        );
        assert_eq!(
            check(&[4, 0, 0, 0, 0]),
            Refusal::Acknowledgement,
            "nothing was sent"
        );
    }

    #[test]
    fn only_what_was_sent_is_acknowledged() {
        let mut gate = Gate::default();
        gate.sent(10);
        assert_eq!(
            gate.check(&[4, 0, 9, 2, 1, 1, 3]),
            Ok(false),
            "7 to 9, and 1 to 4"
        );
        assert_eq!(gate.check(&[4, 1, 10, 0, 0]), Err(Refusal::Acknowledgement));
        assert_eq!(gate.check(&[4, 1, 9, 10, 0]), Err(Refusal::Acknowledgement));
        assert_eq!(
            gate.check(&[4, 1, 9, 2, 1, 6, 0]),
            Err(Refusal::Acknowledgement)
        );
        assert_eq!(
            gate.check(&[4, 1, 9, 0, 0x7F, 0xFF]),
            Err(Refusal::Acknowledgement)
        );
    }

    #[test]
    fn a_lane_takes_its_next_piece_when_the_one_before_was_taken() {
        let mut gate = Gate::default();
        let piece = |lane, id| [0, 0, lane, 0, 1, id, 1, 1];
        assert_eq!(gate.check(&piece(3, 0)), Ok(true));
        assert_eq!(gate.check(&piece(3, 1)), Err(Refusal::Ahead));
        (0..3).for_each(|_| gate.piece_taken());
        assert_eq!(gate.check(&piece(3, 1)), Err(Refusal::Ahead));
        gate.piece_taken();
        assert_eq!(gate.check(&piece(3, 1)), Ok(true));
        assert_eq!(gate.check(&piece(4, 1)), Err(Refusal::Ahead));
        assert_eq!(gate.next_lane(), 4);
    }

    /// Packets that begin as renet's do.
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
        fn what_is_let_through_does_renet_no_harm(packets in proptest::collection::vec(packets(), 1..20)) {
            let mut gate = Gate::default();
            let mut renet = RenetClient::new(connection_config());
            let mut server = RenetServer::new(connection_config());
            server.add_connection(1);
            renet.set_connected();
            for lane in 0..LANES {
                renet.send_message(lane, vec![1]);
            }
            gate.sent(renet.get_packets_to_send().len());
            for packet in packets {
                if gate.check(&packet).is_ok() {
                    renet.process_packet(&packet);
                    server.process_packet_from(&packet, 1).expect("it is there");
                    prop_assert!(!renet.is_disconnected(), "renet minds {packet:?}");
                    while renet.receive_message(gate.next_lane()).is_some() {
                        gate.piece_taken();
                    }
                    while renet.receive_message(PRESENCE).is_some() {}
                    renet.update(Duration::from_millis(50));
                    gate.sent(renet.get_packets_to_send().len());
                }
            }
        }

        #[test]
        fn what_has_an_envelope_does_netcode_no_harm(
            first in any::<u8>(),
            content in any::<u8>(),
            length in prop_oneof![Just(REQUEST), 0usize..64, 320usize..360, 1300usize..1420],
            reader in prop_oneof![Just(Reader::Host), Just(Reader::Guest)],
        ) {
            let mut datagram = vec![content; length];
            if let Some(byte) = datagram.first_mut() {
                *byte = first;
            }
            if Envelope::of(&datagram, reader).is_some() {
                let authentication = ClientAuthentication::Unsecure {
                    protocol_id: 1,
                    client_id: 1,
                    server_addr: ([127, 0, 0, 1], 1).into(),
                    user_data: None,
                };
                let mut netcode = NetcodeClient::new(Duration::ZERO, authentication).expect("a token of its own");
                prop_assert!(netcode.process_packet(&mut datagram).is_none(), "nobody has sealed it");
            }
        }
    }

    #[test]
    fn envelopes_have_their_sizes_and_go_their_way() {
        let datagram = |first: u8, length: usize| {
            let mut datagram = vec![0; length];
            datagram[0] = first;
            datagram
        };
        let host = |first, length| Envelope::of(&datagram(first, length), Reader::Host);
        let guest = |first, length| Envelope::of(&datagram(first, length), Reader::Guest);
        assert_eq!(host(0, 1078), Some(Envelope::Request));
        assert_eq!(host(0, 1077), None);
        assert_eq!(guest(0, 1078), None);
        assert_eq!(guest(0x11, 18), Some(Envelope::Denied));
        assert_eq!(guest(0x12, 326), Some(Envelope::Challenge));
        assert_eq!(host(0x13, 326), Some(Envelope::Response));
        assert_eq!(host(0x12, 326), None);
        assert_eq!(host(0x24, 27), Some(Envelope::KeepAlive));
        assert_eq!(guest(0x15, 19), Some(Envelope::Payload));
        assert_eq!(guest(0x15, 18), None, "nothing in it");
        assert_eq!(host(0x16, 18), Some(Envelope::Disconnect));
        assert_eq!(host(0x96, 26), None, "a sequence of nine bytes");
        assert_eq!(host(0x17, 18), None);
        assert_eq!(host(0x86, 18), None, "no room for the seal");
        let mut last = vec![0xFF; 25];
        last[0] = 0x86;
        assert_eq!(
            Envelope::of(&last, Reader::Host),
            None,
            "the last number of all"
        );
        assert_eq!(Envelope::of(&[], Reader::Host), None);
    }
}
