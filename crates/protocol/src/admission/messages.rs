//! Messages of the handshake. The receiver knows the length of each before it arrives.

use super::key_exchange::{KEY_SHARE_BYTES, SEAL_BYTES};
use super::token::{self, TOKEN_BYTES};
use crate::fields::FieldReader;
use crate::keys::{SIGNATURE_BYTES, ServerKey};
use crate::version::{NAME_LENGTH, VERSION_LENGTH, Version};
use renetcode::ConnectToken;
use tessella_lobby::DeviceKey;

/// First bytes of a client's greeting. The server's mark differs, so neither greeting can be echoed as the other.
const CLIENT_MARK: [u8; 8] = *b"\xFETessKno";
/// First bytes of a server's greeting.
const SERVER_MARK: [u8; 8] = *b"\xFETessDor";

/// Size in bytes of a greeting: mark, protocol version and program version. All versions share this layout.
pub(super) const GREETING_BYTES: usize = 8 + 2 + VERSION_LENGTH.bytes;
/// Size in bytes of a server's greeting after the mark. It ends with a byte that is 0 if the handshake continues.
const AFTER_MARK_BYTES: usize = GREETING_BYTES - 8 + 1;
/// Size in bytes of a [`ServerIdentity`], which follows the greeting.
pub(super) const SERVER_IDENTITY_BYTES: usize = 32 + 1 + NAME_LENGTH.bytes;
/// Size in bytes of a client's [`AdmissionClaim`] with its key share.
pub(super) const CLAIM_BYTES: usize = 1 + KEY_SHARE_BYTES;
/// Size in bytes of an [`AdmissionDecision`].
pub(super) const DECISION_BYTES: usize = 5;
/// Size in bytes of an encrypted [`DeviceProof`].
pub(super) const SEALED_PROOF_BYTES: usize = 32 + SIGNATURE_BYTES + SEAL_BYTES;
/// Size in bytes of a [`FinalMessage`] before encryption.
const FINAL_MESSAGE_BYTES: usize = 1 + TOKEN_BYTES;
/// Size in bytes of an encrypted [`FinalMessage`]. All have the same size, so an eavesdropper cannot tell them apart.
pub(super) const SEALED_FINAL_MESSAGE_BYTES: usize = FINAL_MESSAGE_BYTES + SEAL_BYTES;

/// Encodes a client's greeting.
pub(super) fn client_greeting(version: &Version) -> Vec<u8> {
    greeting(CLIENT_MARK, version)
}

/// Decodes a client's greeting.
pub(super) fn read_client_greeting(bytes: &[u8; GREETING_BYTES]) -> Option<Version> {
    let mut fields = FieldReader(bytes);
    if fields.bytes()? != CLIENT_MARK {
        return None;
    }
    read_version(&mut fields)
}

/// Encodes a server's greeting, which says whether the handshake continues.
pub(super) fn server_greeting(version: &Version, continues: bool) -> Vec<u8> {
    let mut bytes = greeting(SERVER_MARK, version);
    bytes.push(u8::from(!continues));
    bytes
}

/// Returns `true` if a server's greeting begins with these bytes.
pub(super) fn is_server_mark(mark: &[u8; 8]) -> bool {
    *mark == SERVER_MARK
}

/// Decodes a server's greeting after its mark: the version, and whether the handshake continues.
pub(super) fn read_server_greeting(bytes: &[u8; AFTER_MARK_BYTES]) -> Option<(Version, bool)> {
    let mut fields = FieldReader(bytes);
    let version = read_version(&mut fields)?;
    Some((version, fields.byte()? == 0))
}

fn greeting(mark: [u8; 8], version: &Version) -> Vec<u8> {
    let mut bytes = mark.to_vec();
    bytes.extend_from_slice(&version.protocol.to_le_bytes());
    VERSION_LENGTH.write(&version.program, &mut bytes);
    bytes
}

fn read_version(fields: &mut FieldReader<'_>) -> Option<Version> {
    let protocol = fields.u16()?;
    let program = fields.text(VERSION_LENGTH)?;
    Some(Version { protocol, program })
}

/// What a server says about itself. Its key is only a claim until the server has signed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ServerIdentity {
    pub(super) key: ServerKey,
    pub(super) needs_code: bool,
    pub(super) name: String,
}

impl ServerIdentity {
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = self.key.0.to_vec();
        bytes.push(u8::from(self.needs_code));
        NAME_LENGTH.write(&self.name, &mut bytes);
        bytes
    }

    pub(super) fn decode(bytes: &[u8; SERVER_IDENTITY_BYTES]) -> Option<Self> {
        let mut fields = FieldReader(bytes);
        let key = ServerKey(fields.bytes()?);
        let needs_code = match fields.byte()? {
            0 => false,
            1 => true,
            _ => return None,
        };
        let name = fields.text(NAME_LENGTH)?;
        Some(Self {
            key,
            needs_code,
            name,
        })
    }
}

/// Ground on which a client asks to be admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AdmissionClaim {
    /// It knows the join code, or the server has none.
    Code,
    /// The server keeps a seat for its device. The key exchange is that of a server without a code, so nothing depends
    /// on the code; the signatures of both ends show who they are.
    Seat,
}

impl AdmissionClaim {
    /// Encodes the claim, followed by the client's key share.
    pub(super) fn encode(self, share: &[u8]) -> Vec<u8> {
        let claim = match self {
            Self::Code => 0,
            Self::Seat => 1,
        };
        [&[claim], share].concat()
    }

    /// Decodes a claim and the client's key share.
    pub(super) fn decode(bytes: &[u8; CLAIM_BYTES]) -> Option<(Self, [u8; KEY_SHARE_BYTES])> {
        let mut fields = FieldReader(bytes);
        let claim = match fields.byte()? {
            0 => Self::Code,
            1 => Self::Seat,
            _ => return None,
        };
        Some((claim, fields.bytes()?))
    }
}

/// The client's proof that it holds the private key of its device. It is encrypted, so nobody else can see which device
/// joins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DeviceProof {
    pub(super) device: DeviceKey,
    pub(super) signature: [u8; SIGNATURE_BYTES],
}

impl DeviceProof {
    pub(super) fn encode(&self) -> Vec<u8> {
        [&self.device.0[..], &self.signature].concat()
    }

    pub(super) fn decode(bytes: &[u8]) -> Option<Self> {
        let mut fields = FieldReader(bytes);
        let device = DeviceKey(fields.bytes()?);
        let signature = fields.bytes()?;
        fields.0.is_empty().then_some(Self { device, signature })
    }
}

/// The server's reply to an attempt, sent unencrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AdmissionDecision {
    /// The handshake continues.
    Continue,
    /// The code is wrong. `tries` attempts are left; if none are, the client must wait `seconds`.
    WrongCode { tries: u16, seconds: u16 },
    /// There were too many wrong codes. The client must wait `seconds`.
    Wait { seconds: u16 },
    /// The server keeps no seat for the device, so the client needs the code.
    NoSeat,
    /// The server has no place for somebody new: `people` of `max_people` are connected.
    Full { people: u16, max_people: u16 },
}

impl AdmissionDecision {
    pub(super) fn encode(self) -> [u8; DECISION_BYTES] {
        let (kind, first, second) = match self {
            Self::Continue => (0, 0, 0),
            Self::WrongCode { tries, seconds } => (1, tries, seconds),
            Self::Wait { seconds } => (2, 0, seconds),
            Self::NoSeat => (3, 0, 0),
            Self::Full { people, max_people } => (4, people, max_people),
        };
        let ([a, b], [c, d]) = (first.to_le_bytes(), second.to_le_bytes());
        [kind, a, b, c, d]
    }

    pub(super) fn decode(bytes: &[u8; DECISION_BYTES]) -> Option<Self> {
        let mut fields = FieldReader(bytes);
        let kind = fields.byte()?;
        let (first, second) = (fields.u16()?, fields.u16()?);
        match kind {
            0 => Some(Self::Continue),
            1 => Some(Self::WrongCode {
                tries: first,
                seconds: second,
            }),
            2 => Some(Self::Wait { seconds: second }),
            3 => Some(Self::NoSeat),
            4 => Some(Self::Full {
                people: first,
                max_people: second,
            }),
            _ => None,
        }
    }
}

/// The server's last message. It is encrypted, so only a client with the same key can read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FinalMessage {
    /// The client is admitted.
    Token(Box<ConnectToken>),
    /// The server is full: `people` of `max_people` are connected.
    Full { people: u16, max_people: u16 },
    /// The server is closing.
    Closing,
}

impl FinalMessage {
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(FINAL_MESSAGE_BYTES);
        match self {
            Self::Token(token) => {
                bytes.push(0);
                token
                    .write(&mut bytes)
                    .expect("writing to memory cannot fail");
            }
            Self::Full { people, max_people } => {
                bytes.push(1);
                bytes.extend_from_slice(&people.to_le_bytes());
                bytes.extend_from_slice(&max_people.to_le_bytes());
            }
            Self::Closing => bytes.push(2),
        }
        bytes.resize(FINAL_MESSAGE_BYTES, 0);
        bytes
    }

    /// Decodes a message; `None` for a token that this program would not generate.
    pub(super) fn decode(bytes: &[u8]) -> Option<Self> {
        let mut fields = FieldReader(bytes);
        match fields.byte()? {
            0 => token::decode(fields.0).map(|token| Self::Token(Box::new(token))),
            1 => Some(Self::Full {
                people: fields.u16()?,
                max_people: fields.u16()?,
            }),
            2 => Some(Self::Closing),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::version::PROTOCOL_VERSION;
    use std::time::Duration;
    use tessella_boards::random::SeededRng;

    const DEVICE: DeviceKey = DeviceKey([9; 32]);

    fn proof() -> DeviceProof {
        let signature = std::array::from_fn(|at| at as u8);
        DeviceProof {
            device: DEVICE,
            signature,
        }
    }

    fn admitted() -> FinalMessage {
        let token = token::generate(Duration::from_secs(1_000_000), &DEVICE, &[7; 32]);
        FinalMessage::Token(Box::new(token.expect("a token")))
    }

    /// Returns one message of each kind.
    fn messages() -> Vec<Vec<u8>> {
        let version = Version::ours();
        let server = ServerIdentity {
            key: ServerKey([7; 32]),
            needs_code: true,
            name: "Anna".to_owned(),
        };
        let full = FinalMessage::Full {
            people: 4,
            max_people: 4,
        };
        vec![
            client_greeting(&version),
            server_greeting(&version, true),
            server.encode(),
            proof().encode(),
            AdmissionDecision::Wait { seconds: 60 }.encode().to_vec(),
            admitted().encode(),
            full.encode(),
            FinalMessage::Closing.encode(),
        ]
    }

    /// Decodes the bytes as each kind of message, and returns for which kinds that succeeds.
    fn decode_as_all(bytes: &[u8]) -> [bool; 6] {
        let client = bytes.first_chunk().and_then(read_client_greeting);
        let server = bytes.first_chunk().and_then(read_server_greeting);
        let identity = bytes.first_chunk().and_then(ServerIdentity::decode);
        let decision = bytes.first_chunk().and_then(AdmissionDecision::decode);
        let proof = DeviceProof::decode(bytes);
        let final_message = FinalMessage::decode(bytes);
        if let Some(FinalMessage::Token(token)) = &final_message {
            assert!(token::is_valid(token));
        }
        [
            client.is_some(),
            server.is_some(),
            identity.is_some(),
            decision.is_some(),
            proof.is_some(),
            final_message.is_some(),
        ]
    }

    #[test]
    fn handshake_messages_round_trip() {
        let version = Version {
            protocol: 513,
            program: "12.3.4-beta".to_owned(),
        };
        let bytes = client_greeting(&version);
        let bytes: &[u8; GREETING_BYTES] = bytes.as_slice().try_into().expect("its length");
        assert_eq!(read_client_greeting(bytes).as_ref(), Some(&version));
        for continues in [true, false] {
            let bytes = server_greeting(&version, continues);
            let (mark, rest) = bytes.split_first_chunk().expect("a mark");
            assert!(is_server_mark(mark));
            let rest = rest.try_into().expect("its length");
            assert_eq!(
                read_server_greeting(rest),
                Some((version.clone(), continues))
            );
        }
        let server = ServerIdentity {
            key: ServerKey(std::array::from_fn(|at| 255 - at as u8)),
            needs_code: true,
            name: "Anna’s computer".to_owned(),
        };
        let bytes = server.encode();
        let bytes = bytes.as_slice().try_into().expect("its length");
        assert_eq!(ServerIdentity::decode(bytes), Some(server));
        let bytes = proof().encode();
        assert_eq!(bytes.len() + SEAL_BYTES, SEALED_PROOF_BYTES);
        assert_eq!(DeviceProof::decode(&bytes), Some(proof()));
        assert_eq!(DeviceProof::decode(&[&bytes[..], &[0]].concat()), None);
        let decisions = [
            AdmissionDecision::Continue,
            AdmissionDecision::WrongCode {
                tries: 4,
                seconds: 0,
            },
            AdmissionDecision::Wait { seconds: 600 },
            AdmissionDecision::NoSeat,
            AdmissionDecision::Full {
                people: 8,
                max_people: 8,
            },
        ];
        let share = std::array::from_fn(|at| at as u8);
        for claim in [AdmissionClaim::Code, AdmissionClaim::Seat] {
            let bytes = claim.encode(&share);
            let bytes = bytes.as_slice().try_into().expect("its length");
            assert_eq!(AdmissionClaim::decode(bytes), Some((claim, share)));
        }
        assert_eq!(AdmissionClaim::decode(&[2; CLAIM_BYTES]), None);
        for decision in decisions {
            assert_eq!(
                AdmissionDecision::decode(&decision.encode()),
                Some(decision)
            );
        }
    }

    #[test]
    fn final_messages_have_one_length_and_round_trip() {
        let full = FinalMessage::Full {
            people: 4,
            max_people: 5,
        };
        for message in [admitted(), full, FinalMessage::Closing] {
            let bytes = message.encode();
            assert_eq!(bytes.len(), FINAL_MESSAGE_BYTES);
            assert_eq!(FinalMessage::decode(&bytes), Some(message));
        }
    }

    #[test]
    fn mutated_handshake_messages_never_panic() {
        const CASES: u32 = 100_000;
        let messages = messages();
        let mut stream = SeededRng::new(b"letters ", u64::from(PROTOCOL_VERSION));
        let mut readable = [0; 6];
        for _ in 0..CASES {
            let which = stream.below(messages.len() as u32) as usize;
            let mut bytes = messages[which].clone();
            for _ in 0..=stream.below(4) {
                let at = stream.below(bytes.len() as u32) as usize;
                bytes[at] = stream.below(256) as u8;
            }
            if stream.below(4) == 0 {
                bytes.truncate(stream.below(bytes.len() as u32) as usize);
            }
            for (count, succeeds) in readable.iter_mut().zip(decode_as_all(&bytes)) {
                *count += u32::from(succeeds);
            }
        }
        // Makes sure that no kind is rejected every time, or accepted every time. The token is random, so the counts
        // vary.
        for count in readable {
            assert!((CASES / 100..CASES).contains(&count), "{readable:?}");
        }
    }
}
