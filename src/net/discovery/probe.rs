//! The question of a guest and the answer of a host, as datagrams.

use super::fields::Fields;
use super::notice::{NOTICE_BYTES, Notice};
use crate::net::PROTOCOL;

/// How many bytes a probe has, at least.
pub const PROBE_BYTES: usize = 256;
/// How many bytes an answer has.
pub const ANSWER_BYTES: usize = 8 + 8 + NOTICE_BYTES;

// An answer that is larger than its question would let strangers flood a third by way of us.
const _: () = assert!(ANSWER_BYTES <= PROBE_BYTES);

/// What a probe begins with.
///
/// A netcode packet begins with a byte whose low half is its kind, 0 to 6, and whose high half is how many bytes its
/// sequence number has, 0 to 8. `FE` is neither, so probes and packets can share a socket.
const QUESTION: [u8; 8] = *b"\xFETessAsk";
/// What an answer begins with. It is another mark, so that hosts never answer each other's answers.
const REPLY: [u8; 8] = *b"\xFETessSay";

/// The question who hosts a game here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probe {
    /// A number drawn for this question. Only who saw the question can answer it.
    pub nonce: u64,
    /// The version of what the guest speaks.
    pub protocol: u16,
}

impl Probe {
    /// A probe of this program.
    pub fn new(nonce: u64) -> Self {
        let protocol = PROTOCOL;
        Self { nonce, protocol }
    }

    /// Whether a datagram is meant for an [`Answerer`](super::Answerer), and not a netcode packet.
    pub fn is_probe(datagram: &[u8]) -> bool {
        datagram.starts_with(&QUESTION)
    }

    /// Its bytes, [`PROBE_BYTES`] of them.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(PROBE_BYTES);
        bytes.extend_from_slice(&QUESTION);
        bytes.extend_from_slice(&self.nonce.to_le_bytes());
        bytes.extend_from_slice(&self.protocol.to_le_bytes());
        bytes.resize(PROBE_BYTES, 0);
        bytes
    }

    /// The probe that a datagram is. One that is shorter than [`PROBE_BYTES`] is none; what else it holds is left to later
    /// versions.
    pub fn decode(datagram: &[u8]) -> Option<Self> {
        if datagram.len() < PROBE_BYTES {
            return None;
        }
        let mut fields = Fields(datagram);
        if fields.bytes()? != QUESTION {
            return None;
        }
        let nonce = fields.u64()?;
        let protocol = fields.u16()?;
        Some(Self { nonce, protocol })
    }
}

/// The answer to a [`Probe`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The number of the question.
    pub nonce: u64,
    /// What the host says.
    pub notice: Notice,
}

impl Answer {
    /// Its bytes, [`ANSWER_BYTES`] of them.
    pub fn encode(nonce: u64, notice: &Notice) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(ANSWER_BYTES);
        bytes.extend_from_slice(&REPLY);
        bytes.extend_from_slice(&nonce.to_le_bytes());
        bytes.extend_from_slice(&notice.encode());
        bytes
    }

    /// The answer that a datagram is.
    pub fn decode(datagram: &[u8]) -> Option<Self> {
        let mut fields = Fields(datagram);
        if fields.bytes()? != REPLY {
            return None;
        }
        let nonce = fields.u64()?;
        let notice = Notice::decode(fields.0)?;
        Some(Self { nonce, notice })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_probe_cannot_be_a_netcode_packet() {
        for mark in [QUESTION, REPLY] {
            assert!(mark[0] & 0xF > 6, "the kinds of packets are 0 to 6");
            assert!(mark[0] >> 4 > 8, "a sequence number has at most 8 bytes");
        }
    }

    #[test]
    fn a_probe_is_read_as_it_was_written() {
        let probe = Probe::new(0x0123_4567_89AB_CDEF);
        assert_eq!(Probe::decode(&probe.encode()), Some(probe));
        assert!(Probe::is_probe(&probe.encode()));
        assert!(!Probe::is_probe(b"\xFETess"));
    }

    #[test]
    fn a_probe_that_is_too_short_is_none_and_a_longer_one_is() {
        let mut bytes = Probe::new(1).encode();
        assert_eq!(Probe::decode(&bytes[..PROBE_BYTES - 1]), None);
        bytes.extend_from_slice(b"of a later version");
        assert_eq!(Probe::decode(&bytes), Some(Probe::new(1)));
    }

    #[test]
    fn questions_and_answers_are_not_taken_for_each_other() {
        let notice = Notice::new(1, 2, "Anna");
        assert_eq!(Answer::decode(&Probe::new(1).encode()), None);
        let mut answer = Answer::encode(1, &notice);
        answer.resize(PROBE_BYTES, 0);
        assert_eq!(Probe::decode(&answer), None);
    }

    proptest! {
        #[test]
        fn an_answer_is_read_as_it_was_written(nonce in any::<u64>(), host in any::<u64>(), name in any::<String>()) {
            let notice = Notice::new(host, 47, &name);
            let bytes = Answer::encode(nonce, &notice);
            prop_assert_eq!(bytes.len(), ANSWER_BYTES);
            prop_assert_eq!(Answer::decode(&bytes), Some(Answer { nonce, notice }));
        }

        #[test]
        fn any_bytes_are_read_without_harm(
            marked in 0..3_usize,
            rest in proptest::collection::vec(any::<u8>(), 0..400),
        ) {
            let mut bytes = [&QUESTION[..], &REPLY[..], &[]][marked].to_vec();
            bytes.extend_from_slice(&rest);
            let probe = Probe::decode(&bytes);
            prop_assert_eq!(probe.is_some(), marked == 0 && bytes.len() >= PROBE_BYTES);
            if let Some(answer) = Answer::decode(&bytes) {
                prop_assert_eq!(marked, 1);
                prop_assert_eq!(answer.nonce.to_le_bytes(), &bytes[8..16]);
            }
        }
    }
}
