//! Rooms: opening, taking seats, watching, leaving.

use super::events::LobbyEvent;
use super::ids::{PersonId, RoomId};
use super::info::{ForfeitReason, RoomConfig, RoomStage, SeatOccupant};
use super::message::LeaveReason;
use super::refusal::{InvalidRoom, Refusal};
use super::room::Room;
use super::state::Lobby;
use tessella_games::Level;

impl Lobby {
    pub(super) fn open_room(&mut self, id: PersonId, config: RoomConfig) -> Result<(), Refusal> {
        let now = self.now;
        let person = self.people.get_mut(&id).ok_or(Refusal::RoomNotFound)?;
        if person.room.is_some() {
            return Err(Refusal::AlreadyInRoom);
        }
        if self.is_draining {
            return Err(Refusal::Draining);
        }
        // Jobs count even if their room has been closed again, so that nobody can queue any number of them.
        let most = usize::from(self.limits.max_rooms);
        if !person.open_limiter.try_acquire(now) || self.generate_jobs.len() >= most {
            return Err(Refusal::RateLimited);
        }
        let room_id = RoomId(self.next_id());
        let code = config.code.clone();
        let mut room = Room::new(room_id, config).map_err(Refusal::InvalidRoom)?;
        if !self.make_room_for_room() {
            return Err(Refusal::TooManyRooms(self.limits.max_rooms));
        }
        let since = self.next_sequence();
        room.occupy(0, SeatOccupant::Person(id), since);
        self.rooms.insert(room_id, room);
        self.show_own_score(room_id, 0, id);
        self.events.push(LobbyEvent::RoomOpened(room_id, id, code));
        self.set_room(id, Some(room_id));
        self.generate_next_game(room_id);
        Ok(())
    }

    pub(super) fn take_seat(
        &mut self,
        id: PersonId,
        room_id: RoomId,
        seat: Option<u8>,
    ) -> Result<(), Refusal> {
        let own = self.check_not_elsewhere(id, room_id)?;
        self.check_not_banned(id, room_id)?;
        let room = self.announced_room(room_id)?;
        room.check_no_tournament()?;
        if room.stage == RoomStage::Playing {
            let watch = room.config.spectators;
            return Err(Refusal::MatchStarted { watch });
        }
        let seats = room.config.seats;
        let seat = match seat {
            Some(seat) if seat >= seats => return Err(Refusal::NoSuchSeat),
            Some(seat) => seat,
            None => room.free_seat().ok_or(Refusal::RoomFull(seats))?,
        };
        match room.seats[usize::from(seat)].occupant {
            SeatOccupant::Person(occupant) if occupant == id => return Ok(()),
            SeatOccupant::Person(_) | SeatOccupant::Computer(_) if room.free_seat().is_none() => {
                return Err(Refusal::RoomFull(seats));
            }
            SeatOccupant::Person(occupant) => return Err(self.seat_taken(occupant)),
            SeatOccupant::Computer(_) => {
                return Err(Refusal::SeatTaken(Refusal::COMPUTER.to_owned()));
            }
            SeatOccupant::Empty => {}
        }
        let since = self.next_sequence();
        let room = self.announced_room(room_id)?;
        if let Some(before) = room.seat_of(id) {
            room.occupy(before, SeatOccupant::Empty, 0);
        }
        room.spectators.retain(|&spectator| spectator != id);
        room.occupy(seat, SeatOccupant::Person(id), since);
        if room.stage == RoomStage::Over {
            room.stage = RoomStage::Waiting;
        }
        self.show_own_score(room_id, seat, id);
        self.enter_room(id, room_id, own);
        if own.is_none() {
            self.on_entered(id, room_id);
        }
        Ok(())
    }

    pub(super) fn watch(&mut self, id: PersonId, room_id: RoomId) -> Result<(), Refusal> {
        let own = self.check_not_elsewhere(id, room_id)?;
        self.check_not_banned(id, room_id)?;
        let room = self.announced_room(room_id)?;
        if room.seat_of(id).is_some() {
            return Err(Refusal::AlreadyInRoom);
        }
        if !room.config.spectators {
            return Err(Refusal::NoSpectators);
        }
        if room.spectators.contains(&id) {
            return Ok(());
        }
        let has_come = own.is_none();
        let elsewhere = own.filter(|&own| own != room_id);
        if let Some(elsewhere) = elsewhere {
            self.check_may_move(id, elsewhere)?;
            self.take_out(id);
        }
        let room = self.announced_room(room_id)?;
        room.spectators.push(id);
        self.enter_room(id, room_id, own.filter(|&own| own == room_id));
        if has_come {
            self.on_entered(id, room_id);
        }
        if let Some(elsewhere) = elsewhere {
            self.close_if_empty(elsewhere);
        }
        Ok(())
    }

    /// Checks that a person may move from one room of a tournament to another: players may only after the match.
    fn check_may_move(&self, id: PersonId, from: RoomId) -> Result<(), Refusal> {
        let is_playing = self.seat_of(id).is_ok() && self.is_undecided_match(from);
        if is_playing {
            Err(Refusal::MatchStarted { watch: false })
        } else {
            Ok(())
        }
    }

    /// Returns the room that a person is in. Refuses if it is neither this one nor another room of the same tournament.
    fn check_not_elsewhere(
        &self,
        id: PersonId,
        room_id: RoomId,
    ) -> Result<Option<RoomId>, Refusal> {
        let own = self.people.get(&id).and_then(|person| person.room);
        if own.is_some_and(|own| self.home_of(own) != self.home_of(room_id)) {
            Err(Refusal::AlreadyInRoom)
        } else {
            Ok(own)
        }
    }

    fn check_not_banned(&self, id: PersonId, room_id: RoomId) -> Result<(), Refusal> {
        let home = self.rooms.get(&self.home_of(room_id));
        let person = self.people.get(&id).zip(home);
        let is_banned =
            person.is_some_and(|(person, room)| room.bans.contains(person.device.into()));
        if is_banned {
            Err(Refusal::Banned)
        } else {
            Ok(())
        }
    }

    fn enter_room(&mut self, id: PersonId, room: RoomId, before: Option<RoomId>) {
        self.set_room(id, Some(room));
        self.announce_room(room);
        if before.is_none() {
            self.announce_person(id);
            self.send_match(id);
        }
    }

    /// Tells a person who has come from outside about the tournament, and the people in it about them.
    fn on_entered(&mut self, id: PersonId, room_id: RoomId) {
        self.send_tournament(id);
        if let Some(device) = self.people.get(&id).map(|person| person.device) {
            self.on_entrant_moved(self.home_of(room_id), device, false);
        }
    }

    fn seat_taken(&self, occupant: PersonId) -> Refusal {
        let name = self.people.get(&occupant).map(|person| &person.name);
        Refusal::SeatTaken(name.cloned().unwrap_or_default())
    }

    /// Removes a person from their room. A player forfeits the match; a race continues without them.
    pub(super) fn leave_room(&mut self, id: PersonId, why: LeaveReason) -> Result<(), Refusal> {
        let room_id = self.room_of(id)?;
        let home = self.home_of(room_id);
        self.set_room(id, None);
        let Some(room) = self.rooms.get_mut(&room_id) else {
            return Ok(());
        };
        room.spectators.retain(|&spectator| spectator != id);
        if let Some(seat) = room.seat_of(id) {
            if room.stage == RoomStage::Playing {
                let why = match why {
                    LeaveReason::Left => ForfeitReason::Left,
                    LeaveReason::Disconnected => ForfeitReason::Disconnected,
                };
                self.forfeit(room_id, seat, why);
            }
            if let Some(room) = self.rooms.get_mut(&room_id) {
                room.occupy(seat, SeatOccupant::Empty, 0);
                // The room now waits for another player.
                if room.stage == RoomStage::Over {
                    room.stage = RoomStage::Waiting;
                }
            }
        }
        self.announce_person(id);
        self.close_if_empty(room_id);
        if let Some(device) = self.people.get(&id).map(|person| person.device) {
            self.on_entrant_moved(home, device, true);
        }
        Ok(())
    }

    /// Closes a room with nobody in it, unless its tournament is running. In any other room, the match may now be able
    /// to start.
    pub(super) fn close_if_empty(&mut self, id: RoomId) {
        let Some(room) = self.rooms.get(&id) else {
            return;
        };
        if room.people().next().is_some() || room.has_running_tournament() {
            self.start_if_ready(id);
            self.announce_room(id);
            return;
        }
        self.remove_room(id);
    }

    /// Removes a room, which must be empty.
    pub(super) fn remove_room(&mut self, id: RoomId) {
        let Some(room) = self.rooms.remove(&id) else {
            return;
        };
        self.events.push(LobbyEvent::RoomClosed(id));
        if !room.is_unannounced {
            self.announce_closed_room(id, room.home.unwrap_or(id));
        }
        self.has_changed = true;
    }

    pub(super) fn set_ready(&mut self, id: PersonId, ready: bool) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let room = self.announced_room(room_id)?;
        if room.stage == RoomStage::Playing {
            // A repeated message is fine, because the first one started the match.
            return if ready {
                Ok(())
            } else {
                Err(Refusal::MatchStarted { watch: false })
            };
        }
        room.check_no_tournament()?;
        if self.is_draining && ready {
            return Err(Refusal::Draining);
        }
        let room = self.announced_room(room_id)?;
        if std::mem::replace(&mut room.seats[usize::from(seat)].ready, ready) != ready {
            self.start_if_ready(room_id);
            self.announce_room(room_id);
        }
        Ok(())
    }

    pub(super) fn set_computer(
        &mut self,
        id: PersonId,
        seat: u8,
        level: Option<Level>,
    ) -> Result<(), Refusal> {
        let (room_id, _) = self.seat_of(id)?;
        let since = self.next_sequence();
        let room = self.announced_room(room_id)?;
        if room.owner() != Some(id) {
            return Err(Refusal::NotOwner);
        }
        if room.stage == RoomStage::Playing {
            return Err(Refusal::MatchStarted { watch: false });
        }
        if room.is_race() {
            return Err(Refusal::InvalidRoom(InvalidRoom::ComputerInRace));
        }
        let occupant = room
            .seats
            .get(usize::from(seat))
            .ok_or(Refusal::NoSuchSeat)?
            .occupant;
        if let SeatOccupant::Person(occupant) = occupant {
            return Err(self.seat_taken(occupant));
        }
        let occupant = level.map_or(SeatOccupant::Empty, SeatOccupant::Computer);
        room.occupy(seat, occupant, since);
        if room.stage == RoomStage::Over {
            room.stage = RoomStage::Waiting;
        }
        self.has_changed = true;
        self.start_if_ready(room_id);
        self.announce_room(room_id);
        Ok(())
    }

    pub(super) fn is_race(&self, id: RoomId) -> bool {
        self.rooms.get(&id).is_some_and(Room::is_race)
    }

    pub(super) fn room_of(&self, id: PersonId) -> Result<RoomId, Refusal> {
        let room = self.people.get(&id).and_then(|person| person.room);
        room.ok_or(Refusal::NotSeated)
    }

    pub(super) fn seat_of(&self, id: PersonId) -> Result<(RoomId, u8), Refusal> {
        let room = self.room_of(id)?;
        let seat = self.rooms.get(&room).and_then(|room| room.seat_of(id));
        seat.map(|seat| (room, seat)).ok_or(Refusal::NotSeated)
    }

    /// Returns a room that has been announced.
    fn announced_room(&mut self, id: RoomId) -> Result<&mut Room, Refusal> {
        let room = self.rooms.get_mut(&id);
        room.filter(|room| !room.is_unannounced)
            .ok_or(Refusal::RoomNotFound)
    }
}
