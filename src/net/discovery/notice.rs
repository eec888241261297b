//! What a host says of itself.

use super::fields::{Fields, Length};
use crate::net::{PROGRAM, PROTOCOL};

/// How long the name of a host may be.
pub const NAME: Length = Length {
    characters: 32,
    bytes: 96,
};
/// How long the text may be that says what is played.
const GAME: Length = Length {
    characters: 24,
    bytes: 72,
};
/// How long the version of a program may be.
pub(in crate::net) const VERSION: Length = Length {
    characters: 16,
    bytes: 16,
};
/// How many bytes of a notice are the same in all versions.
const SHARED_BYTES: usize = 2 + VERSION.bytes + 8 + 2 + NAME.bytes;
/// How many bytes a notice has.
pub const NOTICE_BYTES: usize = SHARED_BYTES + 2 + 2 + 2 + 1 + GAME.bytes;

const NEEDS_CODE: u8 = 1;
const HAS_ROOM: u8 = 2;

/// What a host says of itself to those who ask.
///
/// Texts that are too long are cut when the notice is encoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The version of what travels between host and guest. With another one than ours, only this and the fields up to the
    /// name are known.
    pub protocol: u16,
    /// The version of the host's program.
    pub program: String,
    /// A number that the host drew once and keeps.
    pub host: u64,
    /// Its port, for UDP and TCP.
    pub port: u16,
    /// Its name, of at most 32 characters.
    pub name: String,
    /// How many people are there.
    pub people: u16,
    /// How many people it takes in.
    pub most: u16,
    /// How many rooms it has.
    pub rooms: u16,
    /// Whether it lets in only those with its code.
    pub needs_code: bool,
    /// Whether somebody else could come in now.
    pub has_room: bool,
    /// What is played or offered there, in at most 24 characters; empty for nothing.
    pub game: String,
}

impl Notice {
    /// The notice of a host with this program, on which nobody is yet.
    pub fn new(host: u64, port: u16, name: &str) -> Self {
        Self {
            protocol: PROTOCOL,
            program: PROGRAM.to_owned(),
            host,
            port,
            name: NAME.fit(name),
            people: 0,
            most: 0,
            rooms: 0,
            needs_code: false,
            has_room: true,
            game: String::new(),
        }
    }

    /// Whether it speaks as we do.
    pub fn version_fits(&self) -> bool {
        self.protocol == PROTOCOL
    }

    /// Its bytes, always [`NOTICE_BYTES`] of them.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(NOTICE_BYTES);
        bytes.extend_from_slice(&self.protocol.to_le_bytes());
        VERSION.write(&self.program, &mut bytes);
        bytes.extend_from_slice(&self.host.to_le_bytes());
        bytes.extend_from_slice(&self.port.to_le_bytes());
        NAME.write(&self.name, &mut bytes);
        bytes.extend_from_slice(&self.people.to_le_bytes());
        bytes.extend_from_slice(&self.most.to_le_bytes());
        bytes.extend_from_slice(&self.rooms.to_le_bytes());
        let code = if self.needs_code { NEEDS_CODE } else { 0 };
        let room = if self.has_room { HAS_ROOM } else { 0 };
        bytes.push(code | room);
        GAME.write(&self.game, &mut bytes);
        bytes
    }

    /// The notice that these bytes spell. Of a host of another version only what all versions share is read: what follows
    /// may be anything, and its notice says that nobody can come in.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let mut fields = Fields(bytes);
        let mut notice = Self {
            protocol: fields.u16()?,
            program: fields.text(VERSION)?,
            host: fields.u64()?,
            port: fields.u16()?,
            name: fields.text(NAME)?,
            people: 0,
            most: 0,
            rooms: 0,
            needs_code: false,
            has_room: false,
            game: String::new(),
        };
        if notice.version_fits() {
            notice.people = fields.u16()?;
            notice.most = fields.u16()?;
            notice.rooms = fields.u16()?;
            let flags = fields.byte()?;
            notice.needs_code = flags & NEEDS_CODE != 0;
            notice.has_room = flags & HAS_ROOM != 0;
            notice.game = fields.text(GAME)?;
            if !fields.0.is_empty() {
                return None;
            }
        }
        Some(notice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn notices() -> impl Strategy<Value = Notice> {
        let texts = (any::<String>(), any::<String>(), any::<String>());
        let numbers = any::<(u64, u16, u16, u16, u16, bool, bool)>();
        (texts, numbers).prop_map(|((program, name, game), numbers)| {
            let (host, port, people, most, rooms, needs_code, has_room) = numbers;
            Notice {
                program,
                people,
                most,
                rooms,
                needs_code,
                has_room,
                game,
                ..Notice::new(host, port, &name)
            }
        })
    }

    proptest! {
        #[test]
        fn a_notice_is_read_as_it_was_written(notice in notices()) {
            let bytes = notice.encode();
            prop_assert_eq!(bytes.len(), NOTICE_BYTES);
            let read = Notice::decode(&bytes).expect("what was written");
            let fitting = Notice {
                program: VERSION.fit(&notice.program),
                game: GAME.fit(&notice.game),
                ..notice
            };
            prop_assert_eq!(&read, &fitting);
            prop_assert_eq!(read.encode(), bytes);
        }

        #[test]
        fn any_bytes_are_read_without_harm(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
            if let Some(notice) = Notice::decode(&bytes) {
                prop_assert!(notice.name.len() <= NAME.bytes && notice.game.len() <= GAME.bytes);
            }
        }

        #[test]
        fn a_notice_with_other_bytes_in_it_is_read_without_harm(
            notice in notices(),
            changes in proptest::collection::vec((0..NOTICE_BYTES, any::<u8>()), 1..20),
        ) {
            let mut bytes = notice.encode();
            for (at, byte) in changes {
                bytes[at] = byte;
            }
            if let Some(notice) = Notice::decode(&bytes) {
                prop_assert!(!notice.name.chars().any(char::is_control));
            }
        }
    }

    #[test]
    fn a_notice_that_is_too_short_or_too_long_is_refused() {
        let mut bytes = Notice::new(1, 2, "Anna").encode();
        assert!(Notice::decode(&bytes).is_some());
        assert!(Notice::decode(&bytes[..NOTICE_BYTES - 1]).is_none());
        bytes.push(0);
        assert!(Notice::decode(&bytes).is_none());
    }

    #[test]
    fn of_another_version_what_all_share_is_read() {
        let notice = Notice {
            protocol: PROTOCOL + 1,
            program: "9.9.9".to_owned(),
            people: 3,
            ..Notice::new(1, 2, "Anna")
        };
        let mut bytes = notice.encode();
        bytes.truncate(SHARED_BYTES);
        bytes.extend_from_slice(&[0xFF; 5]);
        let read = Notice::decode(&bytes).expect("the shared fields");
        assert!(!read.version_fits());
        assert_eq!(
            (read.name.as_str(), read.program.as_str()),
            ("Anna", "9.9.9")
        );
        assert_eq!((read.people, read.has_room), (0, false));
    }
}
