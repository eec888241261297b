//! Absent people: how many of them there may be, and who of them makes room for others.

use super::ids::{PersonId, RoomId, SourceKey};
use super::info::RoomStage;
use super::message::LeaveReason;
use super::state::Lobby;

/// Maximum number of absent people of one source who do not take part in a running match.
const MAX_ABSENT_PER_SOURCE: usize = 4;

impl Lobby {
    /// Removes the oldest absent people of a source until no more are left than it may have.
    pub(super) fn limit_absent(&mut self, source: SourceKey) {
        loop {
            let of_source = |id: &PersonId| self.people[id].source == Some(source);
            let absent: Vec<PersonId> = self.removable_people().filter(of_source).collect();
            match self.oldest(&absent) {
                Some(oldest) if absent.len() > MAX_ABSENT_PER_SOURCE => self.remove_absent(oldest),
                _ => return,
            }
        }
    }

    /// Makes room for a person who joins. Returns `false` if there is none.
    pub(super) fn make_room_for_person(&mut self) -> bool {
        let most = usize::from(self.limits.max_people);
        if self.people() >= most {
            return false;
        }
        // Absent people do not count as present, but their number has a limit as well.
        if self.people.len() < 2 * most {
            return true;
        }
        let absent: Vec<PersonId> = self.removable_people().collect();
        let oldest = self.oldest(&absent);
        oldest.map(|oldest| self.remove_absent(oldest)).is_some()
    }

    /// Makes room for a room that is opened, at the cost of the one that has been abandoned longest. Returns `false` if
    /// there is none without a running match.
    pub(super) fn make_room_for_room(&mut self) -> bool {
        if self.rooms() < usize::from(self.limits.max_rooms) {
            return true;
        }
        let is_abandoned = |id: &RoomId| {
            let room = &self.rooms[id];
            let is_in_use = room.stage == RoomStage::Playing
                || room.home.is_some()
                || room.has_running_tournament();
            !is_in_use && !room.people().any(|id| self.is_connected(id))
        };
        let abandoned = self.rooms.keys().copied().filter(is_abandoned);
        let Some(oldest) = abandoned.max_by_key(|id| self.rooms[id].abandoned) else {
            return false;
        };
        let people: Vec<PersonId> = self.rooms[&oldest].people().collect();
        for id in people {
            self.remove_absent(id);
        }
        true
    }

    /// Iterates over the absent people who do not take part in a running match.
    fn removable_people(&self) -> impl Iterator<Item = PersonId> + '_ {
        let is_playing = |id: PersonId| {
            let room = self.people[&id].room.and_then(|room| self.rooms.get(&room));
            room.is_some_and(|room| room.stage == RoomStage::Playing && room.seat_of(id).is_some())
        };
        let people = self.people.iter();
        let absent = people.filter(|(_, person)| person.connection.is_none());
        let absent = absent.map(|(&id, _)| id);
        absent.filter(move |&id| !is_playing(id))
    }

    /// Returns the one of these people who has been absent longest.
    fn oldest(&self, people: &[PersonId]) -> Option<PersonId> {
        let people = people.iter().copied();
        people.min_by_key(|id| self.people[id].absent_since)
    }

    /// Removes an absent person from their room and from the lobby.
    pub(super) fn remove_absent(&mut self, id: PersonId) {
        // It fails only for a person without a room.
        if self.leave_room(id, LeaveReason::Disconnected).is_ok() {
            self.remove_person(id, LeaveReason::Disconnected);
        }
    }
}
