//! Saving and restoring a lobby's rooms and the people in them, so that matches survive a crash.

use super::ids::{DeviceKey, PersonId, RoomId};
use super::info::{RoomStage, Score, SeatOccupant};
use super::names::tidy_name;
use super::room::{Room, SavedRoom};
use super::state::{Lobby, Person};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use tessella_formats::codec::{self, CodecError};
use tessella_games::Level;
use thiserror::Error;

/// Format version. All others except the previous one are rejected.
const VERSION: u16 = 5;
/// Format version without the computers of tournaments.
const VERSION_WITHOUT_COMPUTERS: u16 = 4;
/// Factor by which the reconnect window is extended after a crash.
const WINDOW_FACTOR: u64 = 5;

#[derive(Serialize, Deserialize)]
struct SavedLobby {
    version: u16,
    people: Vec<SavedPerson>,
    rooms: Vec<SavedRoom>,
    /// Levels of the computers in the tournaments of rooms, with the indices of their entrants.
    computers: Vec<(RoomId, Vec<(u8, Level)>)>,
}

/// The previous format.
#[derive(Deserialize)]
struct SavedLobbyWithoutComputers {
    version: u16,
    people: Vec<SavedPerson>,
    rooms: Vec<SavedRoom>,
}

impl SavedLobby {
    /// Decodes a saved lobby in the current or the previous format.
    fn decode(bytes: &[u8]) -> Result<Self, RestoreLobbyError> {
        // The version comes first, and takes one byte as long as it is small.
        match bytes.first().map(|&version| u16::from(version)) {
            Some(VERSION_WITHOUT_COMPUTERS) => {
                let saved: SavedLobbyWithoutComputers = codec::decode(bytes)?;
                Ok(Self {
                    version: saved.version,
                    people: saved.people,
                    rooms: saved.rooms,
                    computers: Vec::new(),
                })
            }
            Some(found) if found != VERSION => Err(RestoreLobbyError::Version {
                found,
                readable: VERSION,
            }),
            Some(_) | None => Ok(codec::decode(bytes)?),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct SavedPerson {
    id: PersonId,
    name: String,
    device: DeviceKey,
    room: RoomId,
    score: Score,
}

/// Error returned if a saved lobby cannot be restored.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RestoreLobbyError {
    /// The bytes cannot be decoded.
    #[error("the saved rooms are damaged ({0})")]
    Codec(#[from] CodecError),
    /// The format version is unknown.
    #[error("the saved rooms have format {found}; this version reads format {readable}")]
    Version {
        /// Version of the saved rooms.
        found: u16,
        /// Newest version that can be read.
        readable: u16,
    },
}

/// Returns the number of rooms in an encoded lobby; 0 if it cannot be decoded.
pub fn saved_room_count(bytes: &[u8]) -> usize {
    SavedLobby::decode(bytes).map_or(0, |saved| saved.rooms.len())
}

/// Returns the computers in a room's tournament, if there are any.
fn computers_of(room: &Room) -> Option<(RoomId, Vec<(u8, Level)>)> {
    let computers = room.tournament.as_ref()?.computers();
    (!room.is_unannounced && !computers.is_empty()).then_some((room.id, computers))
}

impl Lobby {
    /// Encodes the rooms and the people in them.
    ///
    /// # Errors
    /// If encoding fails, which it never does for a lobby.
    pub fn save(&self) -> Result<Vec<u8>, CodecError> {
        let people = self.people.iter().filter_map(|(&id, person)| {
            Some(SavedPerson {
                id,
                name: person.name.clone(),
                device: person.device,
                room: person.room?,
                score: person.score,
            })
        });
        codec::encode(&SavedLobby {
            version: VERSION,
            people: people.collect(),
            rooms: self.rooms.values().filter_map(Room::save).collect(),
            computers: self.rooms.values().filter_map(computers_of).collect(),
        })
    }

    /// Restores saved rooms, with everybody disconnected, and returns their number. Inconsistent rooms are skipped.
    ///
    /// # Errors
    /// If the bytes are damaged or have an unsupported format version.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<usize, RestoreLobbyError> {
        let saved = SavedLobby::decode(bytes)?;
        let most = usize::from(self.limits.max_rooms);
        let computers: BTreeMap<RoomId, Vec<(u8, Level)>> = saved.computers.into_iter().collect();
        let rooms = saved.rooms.into_iter().filter_map(Room::restore);
        let rooms = rooms.map(|mut room| {
            let own = computers.get(&room.id).map_or(&[][..], Vec::as_slice);
            if let Some(tournament) = &mut room.tournament {
                tournament.restore_computers(own);
            }
            room
        });
        let (homes, of_matches): (Vec<Room>, Vec<Room>) =
            rooms.partition(|room| room.home.is_none());
        for room in homes.into_iter().take(most).chain(of_matches) {
            if !self.is_expected(&room, &saved.people) {
                continue;
            }
            self.last_id = self.last_id.max(room.id.0);
            self.sequence = self.sequence.max(room.latest());
            self.rooms.insert(room.id, room);
        }
        for saved in saved.people {
            self.last_id = self.last_id.max(saved.id.0);
            let is_in_room = self
                .rooms
                .get(&saved.room)
                .is_some_and(|room| room.people().any(|id| id == saved.id));
            let is_known =
                self.people.contains_key(&saved.id) || self.devices.contains_key(&saved.device);
            let is_name_valid = tidy_name(&saved.name).as_ref() == Some(&saved.name)
                && self.is_name_free(&saved.name, saved.id);
            if !is_in_room || is_known || !is_name_valid {
                continue;
            }
            self.devices.insert(saved.device, saved.id);
            let mut person = Person::new(saved.name, saved.device, self.now);
            person.room = Some(saved.room);
            person.score = saved.score;
            person.reserved = u64::from(self.limits.reconnect_window) * 1000 * WINDOW_FACTOR;
            person.pause = person.reserved;
            self.people.insert(saved.id, person);
        }
        self.clear_unknown_occupants();
        Ok(self.rooms.len())
    }

    /// Returns `true` if a restored room is not for a tournament match, or has the players of a pairing in its
    /// tournament.
    fn is_expected(&self, room: &Room, people: &[SavedPerson]) -> bool {
        let Some(home) = room.home else {
            return true;
        };
        let home = self.rooms.get(&home);
        let tournament = home.and_then(|home| home.tournament.as_ref());
        let Some((tournament, (_, pairing))) =
            tournament.and_then(|tournament| Some((tournament, tournament.pairing_in(room.id)?)))
        else {
            return false;
        };
        let is_seated = |entrant: Option<u8>, seat: usize| {
            let entrant = entrant.and_then(|entrant| tournament.entrants.get(usize::from(entrant)));
            let occupant = room.seats.get(seat).map(|seat| seat.occupant);
            match (entrant, occupant) {
                (Some(entrant), Some(SeatOccupant::Person(id))) => people
                    .iter()
                    .any(|person| person.id == id && entrant.is_person(person.device)),
                (Some(entrant), Some(SeatOccupant::Computer(level))) => {
                    entrant.computer == Some(level)
                }
                (Some(_), Some(SeatOccupant::Empty)) => true,
                _ => false,
            }
        };
        room.config.seats == 2
            && room.tournament.is_none()
            && is_seated(Some(pairing.first), 0)
            && is_seated(pairing.second, 1)
    }

    /// Clears seats of unknown people and second seats of the same person, and removes unknown spectators.
    fn clear_unknown_occupants(&mut self) {
        for room in self.rooms.values_mut() {
            let mut spectators = BTreeSet::new();
            room.spectators.retain(|&id| {
                let person = self.people.get(&id);
                let is_here = person.is_some_and(|person| person.room == Some(room.id));
                is_here && spectators.insert(id)
            });
            for seat in 0..room.config.seats {
                let occupant = room.seats[usize::from(seat)].occupant;
                let SeatOccupant::Person(id) = occupant else {
                    continue;
                };
                let person = self.people.get(&id);
                let is_here = person.is_some_and(|person| person.room == Some(room.id));
                if !is_here || room.seat_of(id) != Some(seat) || spectators.contains(&id) {
                    room.occupy(seat, SeatOccupant::Empty, 0);
                    room.stage = RoomStage::Waiting;
                }
            }
        }
        let rooms = self.rooms.values();
        let occupied = rooms.filter(|room| room.people().next().is_some());
        let occupied: BTreeSet<RoomId> = occupied
            .flat_map(|room| [Some(room.id), room.home])
            .flatten()
            .collect();
        self.rooms.retain(|id, _| occupied.contains(id));
    }
}
