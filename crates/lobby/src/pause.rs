//! Pauses: a race, or a match with a clock, stops once all connected people playing in it have agreed.

use super::ids::{PersonId, RoomId};
use super::info::SeatOccupant;
use super::message::ServerMessage;
use super::refusal::Refusal;
use super::state::Lobby;

impl Lobby {
    /// Returns the length of the countdown at the start of a match or after a pause, in milliseconds.
    pub(super) fn countdown(&self) -> u32 {
        u32::from(self.limits.countdown) * 1000
    }

    pub(super) fn request_pause(&mut self, id: PersonId) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let current = self.running_match(room_id)?;
        if current.has_dropped_out(seat) {
            return Err(Refusal::NoMatch);
        }
        if !current.is_timed() {
            return Err(Refusal::PauseUnavailable);
        }
        current.check_running()?;
        if current.pause_request.is_some() {
            return Err(Refusal::PausePending);
        }
        let playing: Vec<u8> = (0..current.seats())
            .filter(|&other| other != seat && !current.has_dropped_out(other))
            .filter(|&other| !(current.is_race() && current.has_finished(other)))
            .collect();
        let room = &self.rooms[&room_id];
        let others = playing.into_iter().filter_map(|other| {
            match room.seats.get(usize::from(other))?.occupant {
                // A pause costs nothing to somebody who is away, so they need not agree.
                SeatOccupant::Person(person) if self.is_connected(person) => Some((other, person)),
                _ => None,
            }
        });
        let (pending, people): (Vec<u8>, Vec<PersonId>) = others.unzip();
        let is_agreed = pending.is_empty();
        self.running_match(room_id)?.request_pause(seat, pending)?;
        if is_agreed {
            self.begin_pause(room_id);
        }
        for person in people {
            self.send(person, ServerMessage::PauseRequested(id));
        }
        Ok(())
    }

    pub(super) fn answer_pause(&mut self, id: PersonId, accept: bool) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let current = self.running_match(room_id)?;
        let request = current.pause_request.as_mut();
        let Some(request) = request.filter(|request| request.pending.contains(&seat)) else {
            return Err(Refusal::Stale);
        };
        if accept {
            request.pending.retain(|&pending| pending != seat);
            self.pause_if_agreed(room_id);
        } else {
            self.decline_pause(room_id);
        }
        Ok(())
    }

    /// Drops the request for a pause, if there is one, and tells everybody in the room.
    pub(super) fn decline_pause(&mut self, room_id: RoomId) {
        let current = self.running_match(room_id).ok();
        let request = current.and_then(|current| current.pause_request.take());
        if request.is_some() {
            self.send_to_room(room_id, &ServerMessage::PauseAnswered(false));
        }
    }

    /// Counts a person who was disconnected as agreeing to a pause.
    pub(super) fn agree_to_pause_in_absence(&mut self, id: PersonId) {
        let Ok((room_id, seat)) = self.seat_of(id) else {
            return;
        };
        let current = self.running_match(room_id).ok();
        if let Some(request) = current.and_then(|current| current.pause_request.as_mut()) {
            request.pending.retain(|&pending| pending != seat);
            self.pause_if_agreed(room_id);
        }
    }

    fn pause_if_agreed(&mut self, room_id: RoomId) {
        let Ok(current) = self.running_match(room_id) else {
            return;
        };
        let request = current.pause_request.as_ref();
        if request.is_some_and(|request| request.pending.is_empty()) {
            self.send_to_room(room_id, &ServerMessage::PauseAnswered(true));
            self.begin_pause(room_id);
        }
    }

    fn begin_pause(&mut self, room_id: RoomId) {
        if let Ok(current) = self.running_match(room_id) {
            current.pause();
        }
        self.on_hold_changed(room_id);
    }

    pub(super) fn end_pause(&mut self, id: PersonId) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let countdown = self.countdown();
        let current = self.running_match(room_id)?;
        if current.has_dropped_out(seat) {
            return Err(Refusal::NoMatch);
        }
        if !current.is_paused() {
            return Err(Refusal::NotPaused);
        }
        current.begin_countdown(countdown);
        self.on_hold_changed(room_id);
        Ok(())
    }

    /// Advances the pause, the countdown and the request for a pause in a room; they stand still while nobody in the
    /// room is connected. Returns `true` if the match is stopped.
    pub(super) fn tick_hold(&mut self, room_id: RoomId, passed: u64) -> bool {
        let countdown = self.countdown();
        let is_anyone_here = self.is_anyone_connected(room_id);
        let Ok(current) = self.running_match(room_id) else {
            return false;
        };
        let was_held = current.hold().is_some();
        if !is_anyone_here {
            return was_held;
        }
        let is_unanswered = current.tick_pause_request(passed as u32);
        let has_changed = current.tick_hold(passed as u32, countdown);
        if is_unanswered {
            self.send_to_room(room_id, &ServerMessage::PauseAnswered(false));
        }
        if has_changed {
            self.on_hold_changed(room_id);
        }
        was_held
    }

    /// Tells everybody in the room that the match was stopped or continues.
    fn on_hold_changed(&mut self, room_id: RoomId) {
        let Ok(current) = self.running_match(room_id) else {
            return;
        };
        let held = ServerMessage::Held(current.hold());
        self.send_to_room(room_id, &held);
        self.has_changed = true;
    }
}
