//! What guest and host write to each other, byte by byte. Every letter has a length that is known before it comes.

use super::refused::Version;
use super::secret::SEAL_BYTES;
use super::{NETCODE_PROTOCOL, TOKEN_ADDRESS};
use crate::net::discovery::fields::Fields;
use crate::net::discovery::{NAME, VERSION};
use renetcode::ConnectToken;
use std::net::SocketAddr;

/// What a guest's first letter begins with. Another mark than the host's, so that neither can be answered with itself.
const GUEST: [u8; 8] = *b"\xFETessKno";
/// What a host's first letter begins with.
const HOST: [u8; 8] = *b"\xFETessDor";

/// The first letter of each: a mark, the number of the protocol, and the version of the program. All versions share it.
pub(super) const GREETING_BYTES: usize = 8 + 2 + VERSION.bytes;
/// What follows the mark in a host's greeting, which ends with a byte that says whether it goes on.
const AFTER_MARK_BYTES: usize = GREETING_BYTES - 8 + 1;
/// Who the host is, which follows its greeting.
pub(super) const HOST_BYTES: usize = 8 + 1 + NAME.bytes;
/// A [`Verdict`].
pub(super) const VERDICT_BYTES: usize = 5;
/// A token that names one address of IPv4, as [`ConnectToken::write`] writes it.
const TOKEN_BYTES: usize = 8 + 13 + 8 + 8 + 8 + 24 + 1024 + 4 + (4 + 1 + 4 + 2) + 32 + 32;
/// A [`Word`] before it is sealed.
const WORD_BYTES: usize = 1 + TOKEN_BYTES;
/// A [`Word`] as it travels. All have the same length, so that who listens cannot tell them apart.
pub(super) const SEALED_BYTES: usize = WORD_BYTES + SEAL_BYTES;

/// How long a token may say that it can be used, in seconds.
const LONGEST_LIFE: u64 = 3600;
/// How long a connection may be quiet before it ends, in seconds, as a token may say.
const LONGEST_QUIET: i32 = 60;

/// A guest's first letter.
pub(super) fn guest_greeting(version: &Version) -> Vec<u8> {
    greeting(GUEST, version)
}

/// The version of the guest whose first letter this is.
pub(super) fn read_guest_greeting(bytes: &[u8; GREETING_BYTES]) -> Option<Version> {
    let mut fields = Fields(bytes);
    if fields.bytes()? != GUEST {
        return None;
    }
    read_version(&mut fields)
}

/// A host's first letter, and whether it goes on.
pub(super) fn host_greeting(version: &Version, goes_on: bool) -> Vec<u8> {
    let mut bytes = greeting(HOST, version);
    bytes.push(u8::from(!goes_on));
    bytes
}

/// Whether this is what a host's first letter begins with.
pub(super) fn is_host(mark: &[u8; 8]) -> bool {
    *mark == HOST
}

/// The version of the host whose first letter goes on with this after its mark, and whether the host goes on.
pub(super) fn read_host_greeting(bytes: &[u8; AFTER_MARK_BYTES]) -> Option<(Version, bool)> {
    let mut fields = Fields(bytes);
    let version = read_version(&mut fields)?;
    Some((version, fields.byte()? == 0))
}

fn greeting(mark: [u8; 8], version: &Version) -> Vec<u8> {
    let mut bytes = mark.to_vec();
    bytes.extend_from_slice(&version.protocol.to_le_bytes());
    VERSION.write(&version.program, &mut bytes);
    bytes
}

fn read_version(fields: &mut Fields<'_>) -> Option<Version> {
    let protocol = fields.u16()?;
    let program = fields.text(VERSION)?;
    Some(Version { protocol, program })
}

/// Who a host says it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Host {
    pub(super) id: u64,
    pub(super) needs_code: bool,
    pub(super) name: String,
}

impl Host {
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = self.id.to_le_bytes().to_vec();
        bytes.push(u8::from(self.needs_code));
        NAME.write(&self.name, &mut bytes);
        bytes
    }

    pub(super) fn decode(bytes: &[u8; HOST_BYTES]) -> Option<Self> {
        let mut fields = Fields(bytes);
        let id = fields.u64()?;
        let needs_code = match fields.byte()? {
            0 => false,
            1 => true,
            _ => return None,
        };
        let name = fields.text(NAME)?;
        Some(Self {
            id,
            needs_code,
            name,
        })
    }
}

/// What a host says to an attempt, in the clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The exchange goes on.
    GoOn,
    /// The code is wrong: so many tries are left, and if none are, so long is to wait.
    Wrong { tries: u16, seconds: u16 },
    /// There were too many wrong codes: so long is to wait.
    Wait { seconds: u16 },
}

impl Verdict {
    pub(super) fn encode(self) -> [u8; VERDICT_BYTES] {
        let (kind, tries, seconds) = match self {
            Self::GoOn => (0, 0, 0),
            Self::Wrong { tries, seconds } => (1, tries, seconds),
            Self::Wait { seconds } => (2, 0, seconds),
        };
        let ([a, b], [c, d]) = (tries.to_le_bytes(), seconds.to_le_bytes());
        [kind, a, b, c, d]
    }

    pub(super) fn decode(bytes: &[u8; VERDICT_BYTES]) -> Option<Self> {
        let mut fields = Fields(bytes);
        let kind = fields.byte()?;
        let tries = fields.u16()?;
        let seconds = fields.u16()?;
        match kind {
            0 => Some(Self::GoOn),
            1 => Some(Self::Wrong { tries, seconds }),
            2 => Some(Self::Wait { seconds }),
            _ => None,
        }
    }
}

/// The host's last word, which travels sealed: only who knows the code gets to know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// Come in.
    Token(Box<ConnectToken>),
    /// So many people are there, and more are not let in.
    Full { people: u16, most: u16 },
    /// Nobody is let in any more.
    Closing,
}

impl Word {
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(WORD_BYTES);
        match self {
            Self::Token(token) => {
                bytes.push(0);
                token
                    .write(&mut bytes)
                    .expect("memory takes all that is written to it");
            }
            Self::Full { people, most } => {
                bytes.push(1);
                bytes.extend_from_slice(&people.to_le_bytes());
                bytes.extend_from_slice(&most.to_le_bytes());
            }
            Self::Closing => bytes.push(2),
        }
        bytes.resize(WORD_BYTES, 0);
        bytes
    }

    pub(super) fn decode(bytes: &[u8]) -> Option<Self> {
        let mut fields = Fields(bytes);
        match fields.byte()? {
            0 => {
                let token = ConnectToken::read(&mut fields.0).ok()?;
                (fields.0.is_empty() && is_sound(&token)).then(|| Self::Token(Box::new(token)))
            }
            1 => Some(Self::Full {
                people: fields.u16()?,
                most: fields.u16()?,
            }),
            2 => Some(Self::Closing),
            _ => None,
        }
    }
}

/// Whether a token is one that our hosts give. netcode takes tokens for trustworthy, and would panic at one that ends before
/// it begins; and a host can be a stranger's program.
fn is_sound(token: &ConnectToken) -> bool {
    let life = token.expire_timestamp.checked_sub(token.create_timestamp);
    let addresses = token.server_addresses.iter().flatten();
    token.protocol_id == NETCODE_PROTOCOL
        && life.is_some_and(|life| (1..=LONGEST_LIFE).contains(&life))
        && (1..=LONGEST_QUIET).contains(&token.timeout_seconds)
        && addresses.eq([&TOKEN_ADDRESS])
}

/// The token with one address, to which the guest sends.
pub(super) fn addressed(mut token: ConnectToken, address: SocketAddr) -> ConnectToken {
    token.server_addresses = [None; 32];
    token.server_addresses[0] = Some(address);
    token
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::random::SeededRng;
    use crate::net::PROTOCOL;
    use crate::net::admission::Door;

    /// One letter of each kind.
    fn letters() -> Vec<Vec<u8>> {
        let version = Version::ours();
        let door = Door::new(7, "Anna", None, 4);
        let host = Host {
            id: 7,
            needs_code: true,
            name: "Anna".to_owned(),
        };
        let full = Word::Full { people: 4, most: 4 };
        vec![
            guest_greeting(&version),
            host_greeting(&version, true),
            host.encode(),
            Verdict::Wait { seconds: 60 }.encode().to_vec(),
            door.word().encode(),
            full.encode(),
            Word::Closing.encode(),
        ]
    }

    /// Reads some bytes as each kind of letter in turn; how many kinds they can be.
    fn read_as_all(bytes: &[u8]) -> usize {
        let guest = bytes.first_chunk().and_then(read_guest_greeting);
        let host = bytes.first_chunk().and_then(read_host_greeting);
        let who = bytes.first_chunk().and_then(Host::decode);
        let verdict = bytes.first_chunk().and_then(Verdict::decode);
        let word = Word::decode(bytes);
        if let Some(Word::Token(token)) = &word {
            assert!(is_sound(token));
        }
        [
            guest.is_some(),
            host.is_some(),
            who.is_some(),
            verdict.is_some(),
            word.is_some(),
        ]
        .iter()
        .filter(|read| **read)
        .count()
    }

    #[test]
    fn letters_are_read_as_they_were_written() {
        let version = Version {
            protocol: 513,
            program: "12.3.4-beta".to_owned(),
        };
        let bytes = guest_greeting(&version);
        let bytes: &[u8; GREETING_BYTES] = bytes.as_slice().try_into().expect("its length");
        assert_eq!(read_guest_greeting(bytes).as_ref(), Some(&version));
        for goes_on in [true, false] {
            let bytes = host_greeting(&version, goes_on);
            let (mark, rest) = bytes.split_first_chunk().expect("a mark");
            assert!(is_host(mark));
            let rest = rest.try_into().expect("its length");
            assert_eq!(read_host_greeting(rest), Some((version.clone(), goes_on)));
        }
        let host = Host {
            id: u64::MAX - 1,
            needs_code: true,
            name: "Anna’s computer".to_owned(),
        };
        let bytes = host.encode();
        let bytes = bytes.as_slice().try_into().expect("its length");
        assert_eq!(Host::decode(bytes), Some(host));
        let verdicts = [
            Verdict::GoOn,
            Verdict::Wrong {
                tries: 4,
                seconds: 0,
            },
            Verdict::Wait { seconds: 600 },
        ];
        for verdict in verdicts {
            assert_eq!(Verdict::decode(&verdict.encode()), Some(verdict));
        }
    }

    #[test]
    fn all_words_have_one_length_and_are_read_as_they_were_written() {
        let door = Door::new(7, "Anna", None, 4);
        let full = Word::Full { people: 4, most: 5 };
        for word in [door.word(), full, Word::Closing] {
            let bytes = word.encode();
            assert_eq!(bytes.len(), WORD_BYTES);
            assert_eq!(Word::decode(&bytes), Some(word));
        }
    }

    #[test]
    fn a_token_that_would_harm_netcode_is_refused() {
        let Word::Token(sound) = Door::new(7, "Anna", None, 4).word() else {
            panic!("there is room");
        };
        assert!(is_sound(&sound));
        let elsewhere: SocketAddr = "10.0.0.1:80".parse().expect("an address");
        let changes: [fn(&mut ConnectToken); 6] = [
            |token| token.expire_timestamp = token.create_timestamp - 1,
            |token| token.expire_timestamp = u64::MAX,
            |token| token.timeout_seconds = -1,
            |token| token.timeout_seconds = i32::MAX,
            |token| token.protocol_id ^= 1,
            |token| token.server_addresses = [None; 32],
        ];
        for change in changes {
            let mut token = sound.clone();
            change(&mut token);
            assert!(!is_sound(&token));
        }
        assert!(!is_sound(&addressed(*sound, elsewhere)));
    }

    #[test]
    fn a_hundred_thousand_mutated_letters_do_no_harm() {
        let letters = letters();
        let mut stream = SeededRng::new(b"letters ", u64::from(PROTOCOL));
        let mut readable = 0;
        for _ in 0..100_000 {
            let which = stream.below(letters.len() as u32) as usize;
            let mut bytes = letters[which].clone();
            for _ in 0..=stream.below(4) {
                let at = stream.below(bytes.len() as u32) as usize;
                bytes[at] = stream.below(256) as u8;
            }
            if stream.below(4) == 0 {
                bytes.truncate(stream.below(bytes.len() as u32) as usize);
            }
            readable += read_as_all(&bytes);
        }
        // So the letters are neither all refused at their first byte nor all taken.
        assert!((10_000..200_000).contains(&readable), "{readable}");
    }
}
