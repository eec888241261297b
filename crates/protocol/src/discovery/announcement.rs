//! Description that a server sends to clients looking for servers.

use crate::fields::{FieldReader, TextLength};
use crate::version::{NAME_LENGTH, PROGRAM_VERSION, PROTOCOL_VERSION, VERSION_LENGTH};

/// Maximum length of the text that names the game being played.
const GAME_LENGTH: TextLength = TextLength {
    characters: 24,
    bytes: 72,
};
/// Size in bytes of the first fields, which are the same in all versions.
const SHARED_BYTES: usize = 2 + VERSION_LENGTH.bytes + 8 + 2 + NAME_LENGTH.bytes;
/// Size in bytes of an announcement.
pub const ANNOUNCEMENT_BYTES: usize = SHARED_BYTES + 2 + 2 + 2 + 1 + GAME_LENGTH.bytes;

const NEEDS_CODE: u8 = 1;
const HAS_ROOM: u8 = 2;

/// Description of a server.
///
/// Texts that are too long are truncated during encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Protocol version. If it differs from ours, only this and the fields up to the name are known.
    pub protocol: u16,
    /// Version of the server's program.
    pub program: String,
    /// Id of the server: the first eight bytes of its key ([`ServerKey::id`](crate::ServerKey::id)).
    pub server_id: u64,
    /// Port of the server, for both UDP and TCP.
    pub port: u16,
    /// Name of the server, of at most 32 characters.
    pub name: String,
    /// Number of people connected.
    pub people: u16,
    /// Maximum number of people.
    pub max_people: u16,
    /// Number of rooms.
    pub rooms: u16,
    /// `true` if clients need a join code.
    pub needs_code: bool,
    /// `true` if another client could be admitted.
    pub has_room: bool,
    /// Game being played or offered, in at most 24 characters. Empty for none.
    pub game: String,
}

impl Announcement {
    /// Returns the announcement of an empty server that runs this version of the program.
    pub fn new(server_id: u64, port: u16, name: &str) -> Self {
        Self {
            protocol: PROTOCOL_VERSION,
            program: PROGRAM_VERSION.to_owned(),
            server_id,
            port,
            name: NAME_LENGTH.fit(name),
            people: 0,
            max_people: 0,
            rooms: 0,
            needs_code: false,
            has_room: true,
            game: String::new(),
        }
    }

    /// Returns `true` if the server's protocol version is ours.
    pub fn is_compatible(&self) -> bool {
        self.protocol == PROTOCOL_VERSION
    }

    /// Encodes the announcement into [`ANNOUNCEMENT_BYTES`] bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(ANNOUNCEMENT_BYTES);
        bytes.extend_from_slice(&self.protocol.to_le_bytes());
        VERSION_LENGTH.write(&self.program, &mut bytes);
        bytes.extend_from_slice(&self.server_id.to_le_bytes());
        bytes.extend_from_slice(&self.port.to_le_bytes());
        NAME_LENGTH.write(&self.name, &mut bytes);
        bytes.extend_from_slice(&self.people.to_le_bytes());
        bytes.extend_from_slice(&self.max_people.to_le_bytes());
        bytes.extend_from_slice(&self.rooms.to_le_bytes());
        let code = if self.needs_code { NEEDS_CODE } else { 0 };
        let room = if self.has_room { HAS_ROOM } else { 0 };
        bytes.push(code | room);
        GAME_LENGTH.write(&self.game, &mut bytes);
        bytes
    }

    /// Decodes an announcement. From another protocol version, only the shared fields are read, and `has_room` is
    /// `false`.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let mut fields = FieldReader(bytes);
        let mut announcement = Self {
            protocol: fields.u16()?,
            program: fields.text(VERSION_LENGTH)?,
            server_id: fields.u64()?,
            port: fields.u16()?,
            name: fields.text(NAME_LENGTH)?,
            people: 0,
            max_people: 0,
            rooms: 0,
            needs_code: false,
            has_room: false,
            game: String::new(),
        };
        if announcement.is_compatible() {
            announcement.people = fields.u16()?;
            announcement.max_people = fields.u16()?;
            announcement.rooms = fields.u16()?;
            let flags = fields.byte()?;
            announcement.needs_code = flags & NEEDS_CODE != 0;
            announcement.has_room = flags & HAS_ROOM != 0;
            announcement.game = fields.text(GAME_LENGTH)?;
            if !fields.0.is_empty() {
                return None;
            }
        }
        Some(announcement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn announcements() -> impl Strategy<Value = Announcement> {
        let texts = (any::<String>(), any::<String>(), any::<String>());
        let numbers = any::<(u64, u16, u16, u16, u16, bool, bool)>();
        (texts, numbers).prop_map(|((program, name, game), numbers)| {
            let (server_id, port, people, max_people, rooms, needs_code, has_room) = numbers;
            Announcement {
                program,
                people,
                max_people,
                rooms,
                needs_code,
                has_room,
                game,
                ..Announcement::new(server_id, port, &name)
            }
        })
    }

    proptest! {
        #[test]
        fn announcement_round_trips(announcement in announcements()) {
            let bytes = announcement.encode();
            prop_assert_eq!(bytes.len(), ANNOUNCEMENT_BYTES);
            let read = Announcement::decode(&bytes).expect("what was written");
            let fitting = Announcement {
                program: VERSION_LENGTH.fit(&announcement.program),
                game: GAME_LENGTH.fit(&announcement.game),
                ..announcement
            };
            prop_assert_eq!(&read, &fitting);
            prop_assert_eq!(read.encode(), bytes);
        }

        #[test]
        fn decoding_announcement_never_panics(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
            if let Some(announcement) = Announcement::decode(&bytes) {
                prop_assert!(announcement.name.len() <= NAME_LENGTH.bytes && announcement.game.len() <= GAME_LENGTH.bytes);
            }
        }

        #[test]
        fn mutated_announcement_never_panics(
            announcement in announcements(),
            changes in proptest::collection::vec((0..ANNOUNCEMENT_BYTES, any::<u8>()), 1..20),
        ) {
            let mut bytes = announcement.encode();
            for (at, byte) in changes {
                bytes[at] = byte;
            }
            if let Some(announcement) = Announcement::decode(&bytes) {
                prop_assert!(!announcement.name.chars().any(char::is_control));
            }
        }
    }

    #[test]
    fn announcement_with_wrong_length_is_rejected() {
        let mut bytes = Announcement::new(1, 2, "Anna").encode();
        assert!(Announcement::decode(&bytes).is_some());
        assert!(Announcement::decode(&bytes[..ANNOUNCEMENT_BYTES - 1]).is_none());
        bytes.push(0);
        assert!(Announcement::decode(&bytes).is_none());
    }

    #[test]
    fn announcement_of_other_version_has_shared_fields() {
        let announcement = Announcement {
            protocol: PROTOCOL_VERSION + 1,
            program: "9.9.9".to_owned(),
            people: 3,
            ..Announcement::new(1, 2, "Anna")
        };
        let mut bytes = announcement.encode();
        bytes.truncate(SHARED_BYTES);
        bytes.extend_from_slice(&[0xFF; 5]);
        let read = Announcement::decode(&bytes).expect("the shared fields");
        assert!(!read.is_compatible());
        assert_eq!(
            (read.name.as_str(), read.program.as_str()),
            ("Anna", "9.9.9")
        );
        assert_eq!((read.people, read.has_room), (0, false));
    }
}
