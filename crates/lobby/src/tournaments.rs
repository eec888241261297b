//! Tournaments: entering, withdrawing, starting and ending, and the messages about them.

use super::events::LobbyEvent;
use super::ids::{DeviceKey, PersonId, RoomId};
use super::info::{Entrant, ForfeitReason, RoomStage, SeatOccupant, TournamentInfo};
use super::message::ServerMessage;
use super::refusal::{InvalidRoom, Refusal};
use super::room::Room;
use super::room_tournament::{RoomTournament, TournamentEntrant};
use super::state::Lobby;
use super::tournament::{
    MAX_ENTRANTS, MIN_ENTRANTS, TournamentKind, TournamentSchedule, TournamentStage,
};
use std::cmp::Reverse;
use tessella_games::Level;

/// Time before each round of a tournament, in milliseconds.
pub(super) const BREAK: u64 = 10_000;

impl Lobby {
    /// Enters the tournament of the person's room, and opens one if there is none. A person who had withdrawn from a
    /// running one continues.
    pub(super) fn enter_tournament(&mut self, id: PersonId) -> Result<(), Refusal> {
        let home = self.home_of(self.room_of(id)?);
        let person = self.people.get(&id).ok_or(Refusal::RoomNotFound)?;
        let (device, name) = (person.device, person.name.clone());
        self.check_entry_rate(id)?;
        let room = self.rooms.get_mut(&home).ok_or(Refusal::RoomNotFound)?;
        if !room.is_race() && room.config.seats != 2 {
            return Err(Refusal::TwoSeatsNeeded(room.config.seats));
        }
        if !room.config.spectators {
            return Err(Refusal::NoSpectators);
        }
        let owner = room.owner();
        let is_over = |tournament: &RoomTournament| tournament.stage == TournamentStage::Over;
        if room.tournament.as_ref().is_some_and(is_over) {
            // The standings stay until the owner wants another tournament.
            if owner != Some(id) {
                return Err(Refusal::NotOwner);
            }
            room.tournament = None;
        }
        let fresh = || RoomTournament::new(owner.unwrap_or(id));
        let tournament = room.tournament.get_or_insert_with(fresh);
        let is_running = tournament.is_running();
        let is_full = tournament.entrants.len() >= MAX_ENTRANTS.into();
        match tournament.entrant_mut(device) {
            Some(entrant) => entrant.has_withdrawn = false,
            None if is_running => return Err(Refusal::TournamentRunning),
            None if is_full => return Err(Refusal::TournamentFull(MAX_ENTRANTS)),
            None => tournament
                .entrants
                .push(TournamentEntrant::person(device, name)),
        }
        self.on_tournament_changed(home);
        Ok(())
    }

    /// Withdraws from the tournament of the person's room. In a running one, they lose the current match and all that
    /// follow until they enter again.
    pub(super) fn withdraw(&mut self, id: PersonId) -> Result<(), Refusal> {
        let home = self.home_of(self.room_of(id)?);
        let person = self.people.get(&id).ok_or(Refusal::RoomNotFound)?;
        let device = person.device;
        let tournament = self.tournament_mut(home);
        let tournament = tournament
            .filter(|tournament| tournament.stage != TournamentStage::Over)
            .ok_or(Refusal::NoTournament)?;
        if !tournament.has_entrant(device) {
            return Err(Refusal::NoTournament);
        }
        self.check_entry_rate(id)?;
        let Some(tournament) = self.tournament_mut(home) else {
            return Err(Refusal::NoTournament);
        };
        let is_running = tournament.is_running();
        if let Some(entrant) = tournament.entrant_mut(device) {
            entrant.has_withdrawn = true;
        }
        if !is_running {
            tournament.remove_person(device);
        } else if let Ok((room_id, seat)) = self.seat_of(id) {
            self.forfeit(room_id, seat, ForfeitReason::Resigned);
        }
        self.on_tournament_changed(home);
        Ok(())
    }

    /// Sets the level of a computer in the open tournament of the sender's room, adds one, or removes it.
    pub(super) fn set_tournament_computer(
        &mut self,
        by: PersonId,
        index: u8,
        level: Option<Level>,
    ) -> Result<(), Refusal> {
        let home = self.owned_room(by)?;
        let room = self.rooms.get_mut(&home).ok_or(Refusal::RoomNotFound)?;
        if room.is_race() {
            return Err(Refusal::InvalidRoom(InvalidRoom::ComputerInRace));
        }
        let tournament = room.tournament.as_mut().ok_or(Refusal::NoTournament)?;
        match tournament.stage {
            TournamentStage::Open => {}
            TournamentStage::Running => return Err(Refusal::TournamentRunning),
            TournamentStage::Over => return Err(Refusal::NoTournament),
        }
        let is_full = tournament.entrants.len() >= MAX_ENTRANTS.into();
        let is_added = usize::from(index) >= tournament.computers().len();
        if is_full && is_added {
            return Err(Refusal::TournamentFull(MAX_ENTRANTS));
        }
        if !tournament.set_computer(index, level) {
            return Err(Refusal::NoSuchSeat);
        }
        // Delayed, so that somebody who clicks a lot does not cause more messages.
        tournament.unsent.get_or_insert(0);
        self.has_changed = true;
        Ok(())
    }

    /// Limits the rate of entries and withdrawals, because everybody in the tournament is told about each.
    fn check_entry_rate(&mut self, id: PersonId) -> Result<(), Refusal> {
        let now = self.now;
        let person = self.people.get_mut(&id);
        if person.is_some_and(|person| person.entry_limiter.try_acquire(now)) {
            Ok(())
        } else {
            Err(Refusal::RateLimited)
        }
    }

    /// Starts the tournament of the sender's room, with the entrants who are there.
    pub(super) fn start_tournament(
        &mut self,
        by: PersonId,
        kind: TournamentKind,
    ) -> Result<(), Refusal> {
        let home = self.owned_room(by)?;
        if self.is_draining {
            return Err(Refusal::Draining);
        }
        let room = self.rooms.get(&home).ok_or(Refusal::RoomNotFound)?;
        let tournament = room.tournament.as_ref().ok_or(Refusal::NoTournament)?;
        match tournament.stage {
            TournamentStage::Open => {}
            TournamentStage::Running => return Err(Refusal::TournamentRunning),
            TournamentStage::Over => return Err(Refusal::NoTournament),
        }
        if room.stage == RoomStage::Playing {
            return Err(Refusal::MatchStarted { watch: false });
        }
        let mut entrants: Vec<(Reverse<u16>, TournamentEntrant)> = Vec::new();
        for entrant in &tournament.entrants {
            let won = match self.entrant_player(home, entrant) {
                Some(SeatOccupant::Person(id)) => {
                    self.people.get(&id).map_or(0, |person| person.score.won)
                }
                Some(SeatOccupant::Computer(_)) => 0,
                Some(SeatOccupant::Empty) | None => continue,
            };
            entrants.push((Reverse(won), entrant.clone()));
        }
        // Entrants are ranked by the matches they have won on this server, and ties by the order in which they entered.
        entrants.sort_by_key(|&(won, _)| won);
        let entered = entrants.len() as u8;
        let schedule = TournamentSchedule::new(kind, entered);
        let schedule = schedule.ok_or(Refusal::TooFewEntrants {
            least: MIN_ENTRANTS,
            entered,
        })?;
        self.free_seats(home);
        if let Some(tournament) = self.tournament_mut(home) {
            tournament.owner = by;
            tournament.stage = TournamentStage::Running;
            tournament.entrants = entrants.into_iter().map(|(_, entrant)| entrant).collect();
            tournament.schedule = Some(schedule);
            tournament.time_to_round = Some(BREAK);
        }
        let started = LobbyEvent::TournamentStarted(home, kind, entered);
        self.events.push(started);
        self.on_tournament_changed(home);
        Ok(())
    }

    /// Makes all people in a room its spectators, who wait there for their matches.
    fn free_seats(&mut self, id: RoomId) {
        let Some(room) = self.rooms.get_mut(&id) else {
            return;
        };
        for seat in 0..room.config.seats {
            if let SeatOccupant::Person(person) = room.seats[usize::from(seat)].occupant {
                room.spectators.push(person);
            }
            room.occupy(seat, SeatOccupant::Empty, 0);
        }
        if room.stage == RoomStage::Over {
            room.stage = RoomStage::Waiting;
        }
    }

    /// Ends the running tournament of the sender's room. Matches still being played have no result.
    pub(super) fn end_tournament(&mut self, by: PersonId) -> Result<(), Refusal> {
        let home = self.owned_room(by)?;
        let tournament = self.tournament_mut(home);
        if !tournament.is_some_and(|tournament| tournament.is_running()) {
            return Err(Refusal::NoTournament);
        }
        self.finish_tournament(home);
        Ok(())
    }

    /// Ends a running tournament: everybody returns to its room, and the owner gets the first seat.
    pub(super) fn finish_tournament(&mut self, home: RoomId) {
        self.close_match_rooms(home);
        let since = self.next_sequence();
        let Some(room) = self.rooms.get_mut(&home) else {
            return;
        };
        let Some(tournament) = &mut room.tournament else {
            return;
        };
        let owner = tournament.owner;
        tournament.stage = TournamentStage::Over;
        tournament.time_to_round = None;
        let has_owner = room.spectators.contains(&owner);
        if has_owner {
            room.spectators.retain(|&spectator| spectator != owner);
            room.occupy(0, SeatOccupant::Person(owner), since);
            self.show_own_score(home, 0, owner);
        }
        self.events.push(LobbyEvent::TournamentEnded(home));
        self.on_tournament_changed(home);
    }

    /// Returns the tournament's room if this is the room of one of its matches, and otherwise the room itself.
    pub(super) fn home_of(&self, id: RoomId) -> RoomId {
        let home = self.rooms.get(&id).and_then(|room| room.home);
        home.unwrap_or(id)
    }

    pub(super) fn tournament_mut(&mut self, home: RoomId) -> Option<&mut RoomTournament> {
        self.rooms.get_mut(&home)?.tournament.as_mut()
    }

    /// Returns the entrant's person, if they are in one of the tournament's rooms and have not withdrawn.
    pub(super) fn entrant_person(
        &self,
        home: RoomId,
        entrant: &TournamentEntrant,
    ) -> Option<PersonId> {
        if entrant.computer.is_some() {
            return None;
        }
        let id = *self.devices.get(&entrant.device)?;
        let room = self.people.get(&id)?.room?;
        (!entrant.has_withdrawn && self.home_of(room) == home).then_some(id)
    }

    /// Returns the entrant's computer, or their person if they are in one of the tournament's rooms and have not
    /// withdrawn.
    pub(super) fn entrant_player(
        &self,
        home: RoomId,
        entrant: &TournamentEntrant,
    ) -> Option<SeatOccupant> {
        match entrant.computer {
            Some(level) => Some(SeatOccupant::Computer(level)),
            None => self.entrant_person(home, entrant).map(SeatOccupant::Person),
        }
    }

    /// Returns the people in a tournament's room and in the rooms of its matches.
    pub(super) fn people_of_tournament(&self, home: RoomId) -> Vec<PersonId> {
        let rooms = self.rooms.values();
        let rooms = rooms.filter(|room| room.id == home || room.home == Some(home));
        rooms.flat_map(Room::people).collect()
    }

    /// Returns `true` if somebody is connected in a room, or in another room of the same tournament, where they are
    /// waiting for the match in this one.
    pub(super) fn is_anyone_connected(&self, room_id: RoomId) -> bool {
        let Some(room) = self.rooms.get(&room_id) else {
            return false;
        };
        let is_of_tournament = room.home.is_some() || room.has_running_tournament();
        room.people().any(|id| self.is_connected(id))
            || is_of_tournament && {
                let people = self.people_of_tournament(self.home_of(room_id));
                people.into_iter().any(|id| self.is_connected(id))
            }
    }

    fn tournament_info(&self, home: RoomId) -> Option<TournamentInfo> {
        let tournament = self.rooms.get(&home)?.tournament.as_ref()?;
        let schedule = tournament.schedule.as_ref();
        let entrants = tournament.entrants.iter().map(|entrant| Entrant {
            device: entrant.device.into(),
            name: entrant.name.clone(),
            is_here: self.entrant_player(home, entrant).is_some(),
            computer: entrant.computer,
        });
        let rooms = tournament.rooms.iter();
        Some(TournamentInfo {
            room: home,
            stage: tournament.stage,
            kind: schedule.map_or(TournamentKind::RoundRobin, TournamentSchedule::kind),
            entrants: entrants.collect(),
            rounds: schedule.map_or_else(Vec::new, |schedule| schedule.rounds().to_vec()),
            round: schedule.map_or(0, TournamentSchedule::round),
            rooms: rooms.map(|(&at, own)| (at, own.room)).collect(),
            standings: schedule.map_or_else(Vec::new, TournamentSchedule::standings),
        })
    }

    /// Sends a person the tournament of their room, if there is one.
    pub(super) fn send_tournament(&mut self, id: PersonId) {
        let own = self.people.get(&id).and_then(|person| person.room);
        let info = own.and_then(|own| self.tournament_info(self.home_of(own)));
        if let Some(info) = info {
            self.send(id, ServerMessage::Tournament(info));
        }
    }

    /// Sends the current state of a tournament to everybody in its rooms, and that of its room to everybody else.
    pub(super) fn on_tournament_changed(&mut self, home: RoomId) {
        self.has_changed = true;
        self.announce_room(home);
        self.send_tournament_to_all(home);
    }

    pub(super) fn send_tournament_to_all(&mut self, home: RoomId) {
        if let Some(tournament) = self.tournament_mut(home) {
            tournament.unsent = None;
        }
        let Some(info) = self.tournament_info(home) else {
            return;
        };
        for person in self.people_of_tournament(home) {
            self.send(person, ServerMessage::Tournament(info.clone()));
        }
    }

    /// Updates the tournament after a person has entered or left its rooms. A person who leaves before it starts stops
    /// being an entrant.
    pub(super) fn on_entrant_moved(&mut self, home: RoomId, device: DeviceKey, has_left: bool) {
        let tournament = self.tournament_mut(home);
        let Some(tournament) = tournament.filter(|tournament| tournament.has_entrant(device))
        else {
            return;
        };
        if has_left && tournament.stage == TournamentStage::Open {
            tournament.remove_person(device);
        }
        tournament.unsent.get_or_insert(0);
        self.has_changed = true;
    }

    /// Updates the name of a person who has entered a tournament.
    pub(super) fn rename_entrant(&mut self, id: PersonId) {
        let Some((device, name, own)) = self
            .people
            .get(&id)
            .and_then(|person| Some((person.device, person.name.clone(), person.room?)))
        else {
            return;
        };
        let home = self.home_of(own);
        let tournament = self.tournament_mut(home);
        let entrant = tournament.and_then(|tournament| tournament.entrant_mut(device));
        if let Some(entrant) = entrant.filter(|entrant| entrant.name != name) {
            entrant.name = name;
            self.send_tournament_to_all(home);
        }
    }
}
