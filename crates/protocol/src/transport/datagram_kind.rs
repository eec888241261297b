//! Classification of datagrams before netcode processes them.
//!
//! renetcode 2.0.0 has bugs in code that runs before authentication, so anybody could exploit them. A test below fails
//! once they are fixed:
//!
//! - A header that claims a sequence number of more than eight bytes causes an out-of-bounds access (`read_sequence`).
//! - So does one that leaves too few bytes for the authentication tag (`dencrypted_in_place`).
//! - A sequence number near the maximum overflows (`ReplayProtection::already_received`).
//!
//! It also logs an error for each datagram that it cannot read, so malformed datagrams are dropped as well.

/// Size in bytes of the authentication tag that netcode appends.
pub(super) const SEAL_BYTES: usize = 16;
/// Size in bytes of a connection request: type, version, protocol, expiry, nonce and sealed token.
const REQUEST_BYTES: usize = 1 + 13 + 8 + 8 + 24 + 1024;
/// Size in bytes of a challenge and of its response: a number, and data sealed for the server itself.
const CHALLENGE_BYTES: usize = 8 + 300;
/// Size in bytes of a keep-alive.
const KEEP_ALIVE_BYTES: usize = 4 + 4;
/// Maximum size in bytes of a netcode payload.
const MAX_PAYLOAD: usize = 1300;
/// Maximum sequence number, far above any in use and far below overflow.
const MAX_SEQUENCE: u64 = u64::MAX >> 2;

/// The end that receives a datagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// The server, from a client.
    Server,
    /// The client, from the server.
    Client,
}

/// Kind of a netcode datagram, according to its unencrypted header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatagramKind {
    /// Connection request from a client. Only this kind can be read without a key.
    Request,
    /// Refusal by a full server.
    Denied,
    /// Challenge by the server to prove the client's address.
    Challenge,
    /// The client's response to the challenge.
    Response,
    /// Keep-alive.
    KeepAlive,
    /// Renet packet.
    Payload,
    /// Notice that either end has disconnected.
    Disconnect,
}

impl DatagramKind {
    /// Returns the kind of a datagram; `None` if its header or size is invalid for the receiver.
    pub fn classify(datagram: &[u8], receiver: Receiver) -> Option<Self> {
        let (&first, rest) = datagram.split_first()?;
        if first == 0 {
            let is_request = receiver == Receiver::Server && datagram.len() == REQUEST_BYTES;
            return is_request.then_some(Self::Request);
        }
        let sequence = rest.get(..usize::from(first >> 4))?;
        if sequence.len() > 8 {
            return None;
        }
        let number = sequence
            .iter()
            .rev()
            .fold(0, |number, byte| number << 8 | u64::from(*byte));
        if number > MAX_SEQUENCE {
            return None;
        }
        let sealed = (rest.len() - sequence.len()).checked_sub(SEAL_BYTES)?;
        match (first & 0x0F, receiver, sealed) {
            (1, Receiver::Client, 0) => Some(Self::Denied),
            (2, Receiver::Client, CHALLENGE_BYTES) => Some(Self::Challenge),
            (3, Receiver::Server, CHALLENGE_BYTES) => Some(Self::Response),
            (4, _, KEEP_ALIVE_BYTES) => Some(Self::KeepAlive),
            (5, _, 1..=MAX_PAYLOAD) => Some(Self::Payload),
            (6, _, 0) => Some(Self::Disconnect),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use renetcode::{ClientAuthentication, NetcodeClient};
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::time::Duration;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn classified_datagrams_never_panic_netcode(
            first in any::<u8>(),
            content in any::<u8>(),
            length in prop_oneof![Just(REQUEST_BYTES), 0usize..64, 320usize..360, 1300usize..1420],
            receiver in prop_oneof![Just(Receiver::Server), Just(Receiver::Client)],
        ) {
            let mut datagram = vec![content; length];
            if let Some(byte) = datagram.first_mut() {
                *byte = first;
            }
            if DatagramKind::classify(&datagram, receiver).is_some() {
                prop_assert!(unsecured_client().process_packet(&mut datagram).is_none(), "nobody has sealed it");
            }
        }
    }

    fn unsecured_client() -> NetcodeClient {
        let authentication = ClientAuthentication::Unsecure {
            protocol_id: 1,
            client_id: 1,
            server_addr: ([127, 0, 0, 1], 1).into(),
            user_data: None,
        };
        NetcodeClient::new(Duration::ZERO, authentication).expect("a token of its own")
    }

    /// If this fails after an update of renetcode, that bug is fixed and its rule can go.
    #[test]
    fn datagrams_panic_netcode_without_classification() {
        for (fault, mut datagram) in [
            (
                "a sequence number of nine bytes",
                [&[0x95][..], &[0xFF; 39]].concat(),
            ),
            ("no room for the tag", [&[0x85][..], &[0; 17]].concat()),
            (
                "the highest sequence number",
                [&[0x85][..], &[0xFF; 39]].concat(),
            ),
        ] {
            assert_eq!(DatagramKind::classify(&datagram, Receiver::Client), None);
            let mut netcode = unsecured_client();
            let processed = catch_unwind(AssertUnwindSafe(|| {
                netcode.process_packet(&mut datagram).is_some()
            }));
            assert!(processed.is_err(), "netcode survives {fault}");
        }
    }

    #[test]
    fn datagram_kind_depends_on_size_and_receiver() {
        let datagram = |first: u8, length: usize| {
            let mut datagram = vec![0; length];
            datagram[0] = first;
            datagram
        };
        let server =
            |first, length| DatagramKind::classify(&datagram(first, length), Receiver::Server);
        let client =
            |first, length| DatagramKind::classify(&datagram(first, length), Receiver::Client);
        assert_eq!(server(0, 1078), Some(DatagramKind::Request));
        assert_eq!(server(0, 1077), None);
        assert_eq!(client(0, 1078), None);
        assert_eq!(client(0x11, 18), Some(DatagramKind::Denied));
        assert_eq!(client(0x12, 326), Some(DatagramKind::Challenge));
        assert_eq!(server(0x13, 326), Some(DatagramKind::Response));
        assert_eq!(server(0x12, 326), None);
        assert_eq!(server(0x24, 27), Some(DatagramKind::KeepAlive));
        assert_eq!(client(0x15, 19), Some(DatagramKind::Payload));
        assert_eq!(client(0x15, 18), None, "nothing in it");
        assert_eq!(server(0x16, 18), Some(DatagramKind::Disconnect));
        assert_eq!(server(0x96, 26), None, "a sequence of nine bytes");
        assert_eq!(server(0x17, 18), None);
        assert_eq!(server(0x86, 18), None, "no room for the seal");
        let mut last = vec![0xFF; 25];
        last[0] = 0x86;
        assert_eq!(
            DatagramKind::classify(&last, Receiver::Server),
            None,
            "the last number of all"
        );
        assert_eq!(DatagramKind::classify(&[], Receiver::Server), None);
    }
}
