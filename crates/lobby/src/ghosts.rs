//! Absent people: how many of them there may be, and which of them make room for others.
//!
//! Nobody loses a seat or a match to a limit unless somebody else wants the place. Only then does it matter how many
//! absent people come from one source: those from a source with many go first.

use super::ids::{PersonId, RoomId, SourceKey};
use super::info::RoomStage;
use super::message::LeaveReason;
use super::room::Room;
use super::state::Lobby;
use std::collections::BTreeMap;

/// Number of absent people from one source above which they make room before those from other sources.
const MAX_ABSENT_PER_SOURCE: usize = 4;

/// What an absent person is taking part in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Absence {
    /// No running match.
    Idle,
    /// Matches in this room, or of its tournament, in which nobody is connected.
    Abandoned(RoomId),
    /// A match in which others are connected.
    Awaited,
}

/// Whether there is a place for a person who joins.
enum Place {
    /// There is one.
    Free,
    /// There is one if this person is removed.
    Person(PersonId),
    /// There is one if this room is closed.
    Room(RoomId),
    None,
}

impl Lobby {
    /// Returns `true` if somebody new who joined now would be let in. People who have a place can always come back.
    pub fn has_place(&self) -> bool {
        let most = usize::from(self.limits.max_people);
        if self.people() >= most {
            return false;
        }
        let is_crowded = || {
            let by_source = self.absent_by_source();
            self.absent().any(|id| self.is_crowded(id, &by_source))
        };
        self.people.len() < 2 * most
            || self.absent().any(|id| self.absence(id) != Absence::Awaited)
            || is_crowded()
    }

    /// Makes room for a person who joins. Returns `false` if there is none.
    pub(super) fn make_room_for_person(&mut self) -> bool {
        match self.find_place() {
            Place::Free => {}
            Place::Person(id) => self.remove_absent(id),
            Place::Room(id) => return self.close_room(id),
            Place::None => return false,
        }
        true
    }

    /// Makes room for a new room by closing one in which nobody is connected, along with its match or its tournament.
    /// Returns `false` if there is none.
    ///
    /// Rooms of a source with many absent people go first, then rooms without a running match, then those that have
    /// been abandoned longest.
    pub(super) fn make_room_for_room(&mut self) -> bool {
        if self.rooms() < usize::from(self.limits.max_rooms) {
            return true;
        }
        let absent = self.absent_by_source();
        let homes = self.rooms.values().filter(|room| room.home.is_none());
        let abandoned = homes.filter(|room| !self.is_anyone_connected(room.id));
        let order = |room: &&Room| {
            let people = self.people_around(room.id);
            let is_crowded = people.iter().any(|&id| self.is_crowded(id, &absent));
            let is_in_use = room.stage == RoomStage::Playing || room.has_running_tournament();
            (!is_crowded, is_in_use, self.abandoned_since(room.id))
        };
        let oldest = abandoned.min_by_key(order).map(|room| room.id);
        oldest.is_some_and(|oldest| self.close_room(oldest))
    }

    /// Finds a place for somebody who joins.
    ///
    /// Absent people from a source with many of them go first, then those from other sources; people who are in no
    /// running match go before matches in which nobody is connected, and the longest absent first. Somebody whom others
    /// are waiting for in a match goes last, and only if their source has many.
    fn find_place(&self) -> Place {
        let most = usize::from(self.limits.max_people);
        if self.people() >= most {
            return Place::None;
        }
        // Absent people do not count towards the maximum, but their number is limited as well.
        if self.people.len() < 2 * most {
            return Place::Free;
        }
        let by_source = self.absent_by_source();
        let ranked = self.absent().filter_map(|id| {
            let absence = self.absence(id);
            let rank = match (absence, self.is_crowded(id, &by_source)) {
                (Absence::Idle, true) => 0,
                (Absence::Abandoned(_), true) => 1,
                (Absence::Idle, false) => 2,
                (Absence::Abandoned(_), false) => 3,
                (Absence::Awaited, true) => 4,
                (Absence::Awaited, false) => return None,
            };
            let since = match absence {
                Absence::Abandoned(room) => self.abandoned_since(room),
                Absence::Idle | Absence::Awaited => self.people.get(&id)?.absent_since,
            };
            Some(((rank, since), id, absence))
        });
        match ranked.min_by_key(|&(order, ..)| order) {
            Some((_, _, Absence::Abandoned(room))) => Place::Room(room),
            Some((_, id, _)) => Place::Person(id),
            None => Place::None,
        }
    }

    /// Iterates over the people who are not connected.
    fn absent(&self) -> impl Iterator<Item = PersonId> + '_ {
        let people = self.people.iter();
        let absent = people.filter(|(_, person)| person.connection.is_none());
        absent.map(|(&id, _)| id)
    }

    fn absence(&self, id: PersonId) -> Absence {
        let room = self.people.get(&id).and_then(|person| person.room);
        let Some(room) = room.and_then(|room| self.rooms.get(&room)) else {
            return Absence::Idle;
        };
        let home = self.home_of(room.id);
        let is_playing = room.stage == RoomStage::Playing && room.seat_of(id).is_some();
        let is_in_tournament = self
            .rooms
            .get(&home)
            .is_some_and(Room::has_running_tournament);
        if !is_playing && !is_in_tournament {
            return Absence::Idle;
        }
        if self.is_anyone_connected(room.id) {
            Absence::Awaited
        } else {
            Absence::Abandoned(home)
        }
    }

    /// Returns the number of absent people from each source.
    fn absent_by_source(&self) -> BTreeMap<SourceKey, usize> {
        let mut absent = BTreeMap::new();
        let people = self.people.values();
        for person in people.filter(|person| person.connection.is_none()) {
            if let Some(source) = person.source {
                *absent.entry(source).or_default() += 1;
            }
        }
        absent
    }

    /// Returns `true` if a person's source has more absent people than it may have while others want their places.
    fn is_crowded(&self, id: PersonId, absent: &BTreeMap<SourceKey, usize>) -> bool {
        let source = self.people.get(&id).and_then(|person| person.source);
        let count = source.and_then(|source| absent.get(&source));
        count.is_some_and(|&count| count > MAX_ABSENT_PER_SOURCE)
    }

    /// Returns the sequence number at which the last person in a room, or in the rooms of its tournament, disconnected.
    fn abandoned_since(&self, home: RoomId) -> u64 {
        let people = self.people_around(home).into_iter();
        let since = people.filter_map(|id| Some(self.people.get(&id)?.absent_since));
        since.max().unwrap_or(0)
    }

    /// Returns the people in a room and in the rooms of its tournament's matches.
    fn people_around(&self, home: RoomId) -> Vec<PersonId> {
        match self.rooms.get(&home) {
            Some(room) if !room.has_running_tournament() => room.people().collect(),
            _ => self.people_of_tournament(home),
        }
    }

    /// Removes an absent person from their room and from the lobby.
    pub(super) fn remove_absent(&mut self, id: PersonId) {
        // This fails only for a person without a room.
        if self.leave_room(id, LeaveReason::Disconnected).is_ok() {
            self.remove_person(id, LeaveReason::Disconnected);
        }
    }
}
