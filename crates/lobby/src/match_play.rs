//! Matches in rooms: how they start, continue and end, and the messages about them.

use super::events::LobbyEvent;
use super::ids::{PersonId, RoomId};
use super::info::{ForfeitReason, MatchPlayer, MatchResult, RoomStage, SeatOccupant};
use super::matches::{CommittedMove, Match};
use super::message::ServerMessage;
use super::refusal::Refusal;
use super::room::Room;
use super::state::Lobby;

impl Lobby {
    /// Starts the next match if everybody is ready, or first requests its game.
    pub(super) fn start_if_ready(&mut self, id: RoomId) {
        let Some(room) = self.rooms.get_mut(&id) else {
            return;
        };
        if self.is_draining {
            return;
        }
        if !room.is_ready() || matches!(room.stage, RoomStage::Generating | RoomStage::Playing) {
            return;
        }
        if room.home.is_some() && !self.is_undecided_match(id) {
            return;
        }
        let Some(room) = self.rooms.get_mut(&id) else {
            return;
        };
        let Some(game) = room.next_game.take() else {
            self.generate_next_game(id);
            return;
        };
        let players = room.seats.iter().map(|seat| match seat.occupant {
            SeatOccupant::Empty => MatchPlayer::Nobody,
            SeatOccupant::Person(id) => {
                let name = self.people.get(&id).map(|person| person.name.clone());
                MatchPlayer::Person(name.unwrap_or_default())
            }
            SeatOccupant::Computer(level) => MatchPlayer::Computer(level),
        });
        let players = players.collect();
        room.start_match(game, players, u32::from(self.limits.countdown) * 1000);
        let started = LobbyEvent::MatchStarted(id, room.match_count);
        self.events.push(started);
        let people: Vec<PersonId> = room.people().collect();
        self.has_changed = true;
        for person in people {
            self.refill_absence(person);
            self.send_match(person);
        }
    }

    /// Sends a person the complete match of their room, including its result until the next match is prepared.
    pub(super) fn send_match(&mut self, id: PersonId) {
        let Ok(room_id) = self.room_of(id) else {
            return;
        };
        let messages = self
            .rooms
            .get(&room_id)
            .map(|room| match_messages(room, id));
        for message in messages.unwrap_or_default() {
            self.send(id, message);
        }
    }

    pub(super) fn resync(&mut self, id: PersonId) -> Result<(), Refusal> {
        let now = self.now;
        let person = self.people.get_mut(&id).ok_or(Refusal::RoomNotFound)?;
        if !person.resync_limiter.try_acquire(now) {
            return Err(Refusal::RateLimited);
        }
        self.send_match(id);
        Ok(())
    }

    /// Makes a move for a person. The closure receives the match, the person's seat and a random number for chance
    /// moves.
    pub(super) fn play(
        &mut self,
        id: PersonId,
        play: impl FnOnce(&mut Match, u8, u32) -> Result<CommittedMove, Refusal>,
    ) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let random = (self.random)() as u32;
        let current = self.running_match(room_id)?;
        current.check_running()?;
        let committed = play(current, seat, random)?;
        self.on_move(room_id, committed);
        self.end_if_over(room_id);
        Ok(())
    }

    /// Returns the running match of a room.
    pub(super) fn running_match(&mut self, id: RoomId) -> Result<&mut Match, Refusal> {
        let room = self.rooms.get_mut(&id).ok_or(Refusal::RoomNotFound)?;
        let is_running = room.stage == RoomStage::Playing;
        let current = room.current_match.as_mut().filter(|_| is_running);
        current.ok_or(Refusal::NoMatch)
    }

    /// Sends a move to those who see the board, and the progress to the whole room if it is a race.
    pub(super) fn on_move(&mut self, room_id: RoomId, committed: CommittedMove) {
        let moved = ServerMessage::Moved {
            board: committed.board,
            seq: committed.seq,
            mv: committed.mv,
            after: committed.after,
            hash: committed.hash.into(),
        };
        self.send_to_viewers(room_id, committed.board, &moved);
        self.events.push(LobbyEvent::Moved(room_id));
        if self.is_race(room_id) {
            self.send_progress(room_id, committed.board);
        }
        self.has_changed = true;
    }

    /// Sends a message to those who see a board.
    pub(super) fn send_to_viewers(&mut self, room_id: RoomId, board: u8, message: &ServerMessage) {
        let Some(room) = self.rooms.get(&room_id) else {
            return;
        };
        if !room.is_race() {
            self.send_to_room(room_id, message);
            return;
        }
        let player = room.seats.get(usize::from(board)).map(|seat| seat.occupant);
        if let Some(SeatOccupant::Person(player)) = player {
            self.send(player, message.clone());
        }
        let current = self.running_match(room_id).ok();
        let message = current.and_then(|current| current.delay(board, message));
        if let Some(message) = message {
            self.send_to_spectators(room_id, &message);
        }
    }

    pub(super) fn send_to_spectators(&mut self, room_id: RoomId, message: &ServerMessage) {
        let room = self.rooms.get(&room_id);
        let spectators = room.map(|room| room.spectators.clone());
        for person in spectators.unwrap_or_default() {
            self.send(person, message.clone());
        }
    }

    pub(super) fn send_progress(&mut self, room_id: RoomId, seat: u8) {
        let Ok(current) = self.running_match(room_id) else {
            return;
        };
        let progress = current.progress(seat);
        self.send_to_room(room_id, &ServerMessage::Progress(seat, progress));
    }

    pub(super) fn end_if_over(&mut self, room_id: RoomId) {
        let current = self.running_match(room_id).ok();
        if let Some(result) = current.and_then(|current| current.result()) {
            self.end_match(room_id, result);
        }
    }

    /// Ends the match. The winner moves first in the next one; without a winner, the same seat does so again.
    pub(super) fn end_match(&mut self, room_id: RoomId, result: MatchResult) {
        let Some(room) = self.rooms.get_mut(&room_id) else {
            return;
        };
        room.stage = RoomStage::Over;
        room.starter = result.winner.unwrap_or(room.starter);
        room.reset_ready();
        if let Some(current) = &mut room.current_match {
            current.final_result = Some(result.clone());
            current.begin_countdown(0);
            current.pause_request = None;
        }
        let took_part = (0..room.config.seats).filter(|&seat| {
            let current = room.current_match.as_ref();
            current.is_some_and(|current| {
                current.has_taken_part(seat) && !current.has_dropped_out(seat)
            })
        });
        // Those who dropped out were counted when they did.
        let took_part: Vec<u8> = took_part.collect();
        self.count_match(room_id, &took_part, result.winner);
        let Some(room) = self.rooms.get_mut(&room_id) else {
            return;
        };
        let winner = result.winner;
        let ended = LobbyEvent::MatchEnded(room_id, room.match_count, result.clone());
        self.events.push(ended);
        let late_viewers = room.late_viewers();
        let people: Vec<PersonId> = room.people().collect();
        for person in people {
            if late_viewers.contains(&person) {
                self.send_match(person);
            } else {
                self.send(person, ServerMessage::MatchEnded(result.clone()));
            }
        }
        self.announce_room(room_id);
        self.record_game(room_id, winner);
        self.has_changed = true;
    }

    /// Forfeits the match for a seat. A match of two ends; a race or a larger game continues without the seat.
    pub(super) fn forfeit(&mut self, room_id: RoomId, seat: u8, why: ForfeitReason) {
        let Ok(current) = self.running_match(room_id) else {
            return;
        };
        if current.has_dropped_out(seat) {
            return;
        }
        let is_race = current.is_race();
        self.drop_out(room_id, seat, why);
        if is_race {
            self.end_if_over(room_id);
            return;
        }
        let people = self.people_playing(room_id);
        let result = self.running_match(room_id).ok().and_then(|current| {
            let is_over = !current.goes_on(people);
            is_over.then(|| current.forfeit_result(seat, why))
        });
        if let Some(result) = result {
            self.end_match(room_id, result);
        }
    }

    /// Returns the number of people who take part in the running match and have not dropped out.
    fn people_playing(&self, room_id: RoomId) -> usize {
        let Some(room) = self.rooms.get(&room_id) else {
            return 0;
        };
        let has_dropped_out = |seat| {
            let current = room.current_match.as_ref();
            current.is_some_and(|current| current.has_dropped_out(seat))
        };
        let seats = (0..).zip(&room.seats);
        seats
            .filter(|&(seat, place)| {
                matches!(place.occupant, SeatOccupant::Person(_)) && !has_dropped_out(seat)
            })
            .count()
    }

    /// Removes a seat from the match. The caller must check whether that ends it.
    pub(super) fn drop_out(&mut self, room_id: RoomId, seat: u8, why: ForfeitReason) {
        let Ok(current) = self.running_match(room_id) else {
            return;
        };
        let has_request = current.take_back_request.is_some();
        let has_offer = current.draw_offer.is_some();
        current.drop_out(seat, why);
        let is_race = current.is_race();
        self.has_changed = true;
        self.count_match(room_id, &[seat], None);
        if has_request {
            self.send_to_room(room_id, &ServerMessage::TakeBackAnswered(false));
        }
        if has_offer {
            self.send_to_room(room_id, &ServerMessage::DrawAnswered(false));
        }
        self.decline_pause(room_id);
        self.send_to_room(room_id, &ServerMessage::DroppedOut(seat, why));
        // The score of the seat has changed.
        self.announce_room(room_id);
        if is_race {
            self.send_progress(room_id, seat);
        }
    }

    pub(super) fn resign(&mut self, id: PersonId) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let current = self.running_match(room_id)?;
        if current.has_dropped_out(seat) || current.is_race() && current.has_finished(seat) {
            return Err(Refusal::NoMatch);
        }
        self.forfeit(room_id, seat, ForfeitReason::Resigned);
        Ok(())
    }
}

/// Returns all messages that describe the match of a room to a person in it.
fn match_messages(room: &Room, id: PersonId) -> Vec<ServerMessage> {
    let is_shown = |current: &&Match| match room.stage {
        RoomStage::Playing => true,
        RoomStage::Over => current.final_result.is_some(),
        RoomStage::Generating | RoomStage::Waiting => false,
    };
    let Some(current) = room.current_match.as_ref().filter(is_shown) else {
        return Vec::new();
    };
    let seat = room.seat_of(id);
    let mut messages = vec![ServerMessage::Match(current.info())];
    for (board, game) in (0..).zip(current.visible_boards(seat)) {
        let is_visible = !current.is_race() || seat.is_none_or(|seat| seat == board);
        if is_visible {
            messages.push(ServerMessage::Board {
                board,
                record: current.record(game, board, seat),
                hash: game.state_hash(),
            });
        }
    }
    messages.extend(current.clocks().map(ServerMessage::Clocks));
    messages.extend(current.hold().map(|hold| ServerMessage::Held(Some(hold))));
    let request = current
        .take_back_request
        .as_ref()
        .filter(|request| seat.is_some_and(|seat| request.pending.contains(&seat)));
    if let Some(request) = request
        && let SeatOccupant::Person(by) = room.seats[usize::from(request.by)].occupant
    {
        messages.push(ServerMessage::TakeBackRequested(by));
    }
    let offer = current
        .draw_offer
        .as_ref()
        .filter(|offer| seat.is_some_and(|seat| offer.pending.contains(&seat)));
    if let Some(offer) = offer
        && let SeatOccupant::Person(by) = room.seats[usize::from(offer.by)].occupant
    {
        messages.push(ServerMessage::DrawOffered(by));
    }
    let request = current
        .pause_request
        .as_ref()
        .filter(|request| seat.is_some_and(|seat| request.pending.contains(&seat)));
    if let Some(request) = request
        && let SeatOccupant::Person(by) = room.seats[usize::from(request.by)].occupant
    {
        messages.push(ServerMessage::PauseRequested(by));
    }
    messages.extend(current.final_result.clone().map(ServerMessage::MatchEnded));
    messages
}
