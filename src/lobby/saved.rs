//! What is kept of a lobby for the time after a crash: the rooms, and those who sit in them.

use super::message::{PersonId, RoomId, Token};
use super::room::{Room, SavedRoom};
use super::words::tidy_name;
use super::{Budget, Lobby, Person, Stage, Taker};
use crate::codec::{self, CodecError};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of what is kept; others are not read.
const VERSION: u16 = 1;
/// After a crash people have so many times as long to come back.
const PATIENCE: u64 = 5;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u16,
    people: Vec<SavedPerson>,
    rooms: Vec<SavedRoom>,
}

#[derive(Serialize, Deserialize)]
struct SavedPerson {
    id: PersonId,
    name: String,
    token: Token,
    room: RoomId,
}

/// Why a lobby that was kept cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreLobbyError {
    /// Its bytes spell none.
    Codec(CodecError),
    /// Another version of the program wrote it.
    Version(u16),
}

impl fmt::Display for RestoreLobbyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Codec(error) => write!(f, "the saved rooms are damaged ({error})"),
            Self::Version(found) => write!(
                f,
                "the saved rooms have format {found}, and this program reads format {VERSION}"
            ),
        }
    }
}

impl std::error::Error for RestoreLobbyError {}

impl Lobby {
    /// The rooms and those who sit in them, in bytes.
    ///
    /// # Errors
    /// When the codec refuses, which it does for no lobby.
    pub fn save(&self) -> Result<Vec<u8>, CodecError> {
        let people = self.people.iter().filter_map(|(&id, person)| {
            Some(SavedPerson {
                id,
                name: person.name.clone(),
                token: person.token,
                room: person.room?,
            })
        });
        codec::encode(&Saved {
            version: VERSION,
            people: people.collect(),
            rooms: self.rooms.values().filter_map(Room::save).collect(),
        })
    }

    /// Takes up the rooms that were kept, with everybody cut off; how many there are. Rooms that do not fit together are
    /// left out.
    ///
    /// # Errors
    /// When the bytes are damaged or of another version.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<usize, RestoreLobbyError> {
        let saved: Saved = codec::decode(bytes).map_err(RestoreLobbyError::Codec)?;
        if saved.version != VERSION {
            return Err(RestoreLobbyError::Version(saved.version));
        }
        let most = usize::from(self.limits.rooms);
        for room in saved.rooms.into_iter().filter_map(Room::restore).take(most) {
            self.ids = self.ids.max(room.id.0);
            self.count = self.count.max(room.latest());
            self.rooms.insert(room.id, room);
        }
        for saved in saved.people {
            self.ids = self.ids.max(saved.id.0);
            let sits = self
                .rooms
                .get(&saved.room)
                .is_some_and(|room| room.people().any(|id| id == saved.id));
            let is_known =
                self.people.contains_key(&saved.id) || self.tokens.contains_key(&saved.token);
            let is_named = tidy_name(&saved.name).as_ref() == Some(&saved.name)
                && self.is_free(&saved.name, saved.id);
            if !sits || is_known || !is_named {
                continue;
            }
            self.tokens.insert(saved.token, saved.id);
            let person = Person {
                name: saved.name,
                token: saved.token,
                connection: None,
                room: Some(saved.room),
                grace: u64::from(self.limits.grace) * 1000 * PATIENCE,
                says: Budget::new(5, 2000, self.now),
                opens: Budget::new(5, 1000, self.now),
                agains: Budget::new(10, 1000, self.now),
            };
            self.people.insert(saved.id, person);
        }
        self.clear_unknown();
        Ok(self.rooms.len())
    }

    /// Nobody sits anywhere of whom nothing is known, nor in two places.
    fn clear_unknown(&mut self) {
        for room in self.rooms.values_mut() {
            for place in 0..room.plan.places {
                let taker = room.places[usize::from(place)].taker;
                let Taker::Person(id) = taker else {
                    continue;
                };
                let person = self.people.get(&id);
                let is_here = person.is_some_and(|person| person.room == Some(room.id));
                if !is_here || room.place_of(id) != Some(place) {
                    room.take(place, Taker::Nobody, 0);
                    room.stage = Stage::Waiting;
                }
            }
        }
        self.rooms.retain(|_, room| room.people().next().is_some());
    }
}
