//! Scores: the matches that people have played and won while the server runs.

use super::ids::{DeviceTag, PersonId, RoomId};
use super::info::{Score, SeatOccupant};
use super::state::Lobby;

/// Maximum number of stored scores of people who have left.
const MAX_SCORES: usize = 1000;

impl Lobby {
    /// Stores the score of a person who leaves, in case their device comes back.
    pub(super) fn store_score(&mut self, device: DeviceTag, score: Score) {
        if score == Score::default() {
            return;
        }
        if self.scores.len() >= MAX_SCORES {
            self.scores.pop_first();
        }
        self.scores.insert(device, score);
    }

    /// Counts a match, won by `winner`, for the people in these seats.
    pub(super) fn count_match(&mut self, room_id: RoomId, seats: &[u8], winner: Option<u8>) {
        for &seat in seats {
            let place = |room: &super::room::Room| room.seats.get(usize::from(seat)).cloned();
            let Some(place) = self.rooms.get(&room_id).and_then(place) else {
                continue;
            };
            let mut score = place.score;
            score.played = score.played.saturating_add(1);
            score.won = score.won.saturating_add(u16::from(winner == Some(seat)));
            if let SeatOccupant::Person(id) = place.occupant
                && let Some(person) = self.people.get_mut(&id)
            {
                person.score = score;
            }
            self.show_score(room_id, seat, score);
        }
    }

    /// Shows the score of a person in their seat.
    pub(super) fn show_own_score(&mut self, room_id: RoomId, seat: u8, id: PersonId) {
        if let Some(score) = self.people.get(&id).map(|person| person.score) {
            self.show_score(room_id, seat, score);
        }
    }

    fn show_score(&mut self, room_id: RoomId, seat: u8, score: Score) {
        let room = self.rooms.get_mut(&room_id);
        if let Some(place) = room.and_then(|room| room.seats.get_mut(usize::from(seat)))
            && place.occupant != SeatOccupant::Empty
        {
            place.score = score;
        }
    }
}
