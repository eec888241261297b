//! Datagrams of discovery: a client's probe and a server's reply.

use super::announcement::{ANNOUNCEMENT_BYTES, Announcement};
use crate::fields::FieldReader;
use crate::version::PROTOCOL_VERSION;

/// Minimum size of a probe in bytes.
pub const PROBE_BYTES: usize = 256;
/// Size of a reply in bytes.
pub const REPLY_BYTES: usize = 8 + 8 + ANNOUNCEMENT_BYTES;

// A reply larger than its probe could be abused to flood a third machine.
const _: () = assert!(REPLY_BYTES <= PROBE_BYTES);

/// First bytes of a probe.
///
/// The first byte of a netcode packet holds the packet type (0 to 6) in its low half and the size of the sequence number (0
/// to 8) in its high half. `FE` is outside both ranges, so probes and packets can share a socket.
const PROBE_MARK: [u8; 8] = *b"\xFETessAsk";
/// First bytes of a reply. The mark differs from that of a probe, so servers never reply to replies.
const REPLY_MARK: [u8; 8] = *b"\xFETessSay";

/// Query for servers on the network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probe {
    /// Random number, which only those who received the probe can repeat in a reply.
    pub nonce: u64,
    /// Protocol version of the client.
    pub protocol: u16,
}

impl Probe {
    /// Creates a probe with the protocol version of this program.
    pub fn new(nonce: u64) -> Self {
        let protocol = PROTOCOL_VERSION;
        Self { nonce, protocol }
    }

    /// Returns `true` if a datagram is a probe, valid or not, and not a netcode packet.
    pub fn is_probe(datagram: &[u8]) -> bool {
        datagram.starts_with(&PROBE_MARK)
    }

    /// Encodes the probe into [`PROBE_BYTES`] bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(PROBE_BYTES);
        bytes.extend_from_slice(&PROBE_MARK);
        bytes.extend_from_slice(&self.nonce.to_le_bytes());
        bytes.extend_from_slice(&self.protocol.to_le_bytes());
        bytes.resize(PROBE_BYTES, 0);
        bytes
    }

    /// Decodes a probe of at least [`PROBE_BYTES`] bytes. The remaining bytes are reserved for later versions.
    pub fn decode(datagram: &[u8]) -> Option<Self> {
        if datagram.len() < PROBE_BYTES {
            return None;
        }
        let mut fields = FieldReader(datagram);
        if fields.bytes()? != PROBE_MARK {
            return None;
        }
        let nonce = fields.u64()?;
        let protocol = fields.u16()?;
        Some(Self { nonce, protocol })
    }
}

/// Reply to a [`Probe`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProbeReply {
    /// Nonce of the probe.
    pub nonce: u64,
    /// Description of the server.
    pub announcement: Announcement,
}

impl ProbeReply {
    /// Encodes a reply into [`REPLY_BYTES`] bytes.
    pub fn encode(nonce: u64, announcement: &Announcement) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(REPLY_BYTES);
        bytes.extend_from_slice(&REPLY_MARK);
        bytes.extend_from_slice(&nonce.to_le_bytes());
        bytes.extend_from_slice(&announcement.encode());
        bytes
    }

    /// Decodes a reply.
    pub fn decode(datagram: &[u8]) -> Option<Self> {
        let mut fields = FieldReader(datagram);
        if fields.bytes()? != REPLY_MARK {
            return None;
        }
        let nonce = fields.u64()?;
        let announcement = Announcement::decode(fields.0)?;
        Some(Self {
            nonce,
            announcement,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn probe_mark_differs_from_netcode_packets() {
        for mark in [PROBE_MARK, REPLY_MARK] {
            assert!(mark[0] & 0xF > 6, "the kinds of packets are 0 to 6");
            assert!(mark[0] >> 4 > 8, "a sequence number has at most 8 bytes");
        }
    }

    #[test]
    fn probe_round_trips() {
        let probe = Probe::new(0x0123_4567_89AB_CDEF);
        assert_eq!(Probe::decode(&probe.encode()), Some(probe));
        assert!(Probe::is_probe(&probe.encode()));
        assert!(!Probe::is_probe(b"\xFETess"));
    }

    #[test]
    fn short_probe_is_rejected_and_longer_one_accepted() {
        let mut bytes = Probe::new(1).encode();
        assert_eq!(Probe::decode(&bytes[..PROBE_BYTES - 1]), None);
        bytes.extend_from_slice(b"of a later version");
        assert_eq!(Probe::decode(&bytes), Some(Probe::new(1)));
    }

    #[test]
    fn probe_and_reply_are_distinguished() {
        let announcement = Announcement::new(1, 2, "Anna");
        assert_eq!(ProbeReply::decode(&Probe::new(1).encode()), None);
        let mut reply = ProbeReply::encode(1, &announcement);
        reply.resize(PROBE_BYTES, 0);
        assert_eq!(Probe::decode(&reply), None);
    }

    proptest! {
        #[test]
        fn probe_reply_round_trips(nonce in any::<u64>(), server in any::<u64>(), name in any::<String>()) {
            let announcement = Announcement::new(server, 47, &name);
            let bytes = ProbeReply::encode(nonce, &announcement);
            prop_assert_eq!(bytes.len(), REPLY_BYTES);
            prop_assert_eq!(ProbeReply::decode(&bytes), Some(ProbeReply { nonce, announcement }));
        }

        #[test]
        fn decoding_probe_and_reply_never_panics(
            marked in 0..3_usize,
            rest in proptest::collection::vec(any::<u8>(), 0..400),
        ) {
            let mut bytes = [&PROBE_MARK[..], &REPLY_MARK[..], &[]][marked].to_vec();
            bytes.extend_from_slice(&rest);
            let probe = Probe::decode(&bytes);
            prop_assert_eq!(probe.is_some(), marked == 0 && bytes.len() >= PROBE_BYTES);
            if let Some(reply) = ProbeReply::decode(&bytes) {
                prop_assert_eq!(marked, 1);
                prop_assert_eq!(reply.nonce.to_le_bytes(), &bytes[8..16]);
            }
        }
    }
}
