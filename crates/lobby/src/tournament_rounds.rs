//! Rounds of a tournament. Each match has a room of its own; the server moves the two players there and back.

use super::events::LobbyEvent;
use super::ids::{PersonId, RoomId};
use super::info::{RoomConfig, RoomStage, SeatOccupant, tournament_limit};
use super::room::Room;
use super::room_tournament::MatchRoom;
use super::state::Lobby;
use super::tournament::{Pairing, PairingResult};
use super::tournaments::BREAK;
use std::cmp::Ordering;
use tessella_games::Level;

/// Time for which the room of a match stays open after a game, in milliseconds, so that the players see the board and
/// the result.
const RESULT_TIME: u64 = 8_000;
/// Delay before the others are told that entrants came or went, in milliseconds, so that somebody who keeps coming and
/// going does not cause more messages.
const SEND_INTERVAL: u64 = 250;

impl Lobby {
    /// Advances the tournament of a room. Does nothing while nobody in its rooms is connected.
    pub(super) fn tick_tournament(&mut self, home: RoomId, passed: u64) {
        self.send_late_changes(home, passed);
        let tournament = self.tournament_mut(home);
        let Some(tournament) = tournament.filter(|tournament| tournament.is_running()) else {
            return;
        };
        let (time_to_round, owner) = (tournament.time_to_round, tournament.owner);
        let people = self.people_of_tournament(home);
        if people.is_empty() {
            self.finish_tournament(home);
            self.close_if_empty(home);
            return;
        }
        if !people.contains(&owner) {
            self.replace_tournament_owner(home, &people);
        }
        if !self.is_anyone_connected(home) {
            return;
        }
        match time_to_round {
            Some(left) => self.tick_break(home, left.saturating_sub(passed)),
            None => self.tick_round(home, passed),
        }
    }

    /// Tells everybody in a tournament's rooms about entrants who came or went.
    fn send_late_changes(&mut self, home: RoomId, passed: u64) {
        let tournament = self.tournament_mut(home);
        let unsent = tournament.and_then(|tournament| tournament.unsent.as_mut());
        let Some(unsent) = unsent else {
            return;
        };
        *unsent = unsent.saturating_add(passed);
        if *unsent >= SEND_INTERVAL {
            self.send_tournament_to_all(home);
        }
    }

    /// Passes the tournament on after its owner has left: to the first entrant who is there, or else to anybody.
    fn replace_tournament_owner(&mut self, home: RoomId, people: &[PersonId]) {
        let Some(tournament) = self.tournament_mut(home) else {
            return;
        };
        let entrants = tournament.entrants.clone();
        let mut entrants = entrants.iter();
        let entrant = entrants.find_map(|entrant| self.entrant_person(home, entrant));
        let next = entrant.or_else(|| people.first().copied());
        if let (Some(tournament), Some(next)) = (self.tournament_mut(home), next) {
            tournament.owner = next;
            self.on_tournament_changed(home);
        }
    }

    /// Begins the next round after the break, once no disconnected entrant's place is still reserved.
    fn tick_break(&mut self, home: RoomId, left: u64) {
        let is_draining = self.is_draining;
        let Some(tournament) = self.tournament_mut(home) else {
            return;
        };
        tournament.time_to_round = Some(left);
        if left > 0 || is_draining {
            return;
        }
        let entrants = tournament.entrants.clone();
        let mut entrants = entrants.iter();
        let is_awaited = entrants.any(|entrant| {
            let person = self.entrant_person(home, entrant);
            person.is_some_and(|id| !self.is_connected(id))
        });
        if !is_awaited && let Some(tournament) = self.tournament_mut(home) {
            tournament.time_to_round = None;
            self.has_changed = true;
        }
    }

    fn tick_round(&mut self, home: RoomId, passed: u64) {
        let tournament = self.tournament_mut(home);
        let pairings = tournament.map(|tournament| tournament.pairings());
        let mut has_changed = false;
        for (at, pairing) in pairings.unwrap_or_default() {
            let room = self.match_room(home, at);
            match room {
                Some(room) if pairing.result.is_some() => {
                    has_changed |= self.close_after_result(home, at, room.room, passed);
                }
                Some(room) => self.tick_pairing(home, at, pairing, room.room, passed),
                None if pairing.result.is_none() => {
                    has_changed |= self.open_match_room(home, at, pairing);
                }
                None => {}
            }
        }
        if has_changed {
            self.on_tournament_changed(home);
        }
        self.end_round_if_over(home);
    }

    /// Advances to the next round, or ends the tournament, once the rooms of all matches are closed.
    fn end_round_if_over(&mut self, home: RoomId) {
        let Some(tournament) = self.tournament_mut(home) else {
            return;
        };
        let schedule = tournament.schedule.as_mut();
        let Some(schedule) = schedule.filter(|_| tournament.rooms.is_empty()) else {
            return;
        };
        if !schedule.is_round_over() {
            return;
        }
        if schedule.advance() {
            tournament.time_to_round = Some(BREAK);
            self.on_tournament_changed(home);
        } else {
            self.finish_tournament(home);
        }
    }

    /// Returns the room in which a pairing is being played. A room that no longer exists is dropped.
    fn match_room(&mut self, home: RoomId, at: u8) -> Option<MatchRoom> {
        let room = self.tournament_mut(home)?.rooms.get(&at).copied()?;
        let is_of_match = |own: &Room| own.home == Some(home);
        if self.rooms.get(&room.room).is_some_and(is_of_match) {
            return Some(room);
        }
        self.tournament_mut(home)?.rooms.remove(&at);
        None
    }

    /// Closes the room of a match after its result has been shown. Returns `true` if it is closed.
    fn close_after_result(&mut self, home: RoomId, at: u8, room_id: RoomId, passed: u64) -> bool {
        let is_over = self.is_result_time_over(home, at, passed);
        if is_over {
            self.close_match_room(room_id);
        }
        is_over
    }

    /// Returns `true` once the result of a game has been shown for long enough.
    fn is_result_time_over(&mut self, home: RoomId, at: u8, passed: u64) -> bool {
        let tournament = self.tournament_mut(home);
        let room = tournament.and_then(|tournament| tournament.rooms.get_mut(&at));
        room.is_some_and(|room| {
            room.since_end = room.since_end.saturating_add(passed);
            room.since_end >= RESULT_TIME
        })
    }

    /// Advances a pairing without a result.
    fn tick_pairing(
        &mut self,
        home: RoomId,
        at: u8,
        pairing: Pairing,
        room_id: RoomId,
        passed: u64,
    ) {
        let players = self.players_of(home, pairing);
        let Some(room) = self.rooms.get(&room_id) else {
            return;
        };
        let is_seated = |seat: usize| {
            let occupant = room.seats.get(seat).map(|seat| seat.occupant);
            players[seat].is_some() && occupant == players[seat]
        };
        let is_seated = [0, 1].map(is_seated);
        if is_seated != [true; 2] {
            self.record_absence(home, at, is_seated);
            return;
        }
        match room.stage {
            RoomStage::Playing | RoomStage::Generating => {}
            // After a restart of the server.
            RoomStage::Waiting => self.start_game(room_id, pairing),
            // After a draw.
            RoomStage::Over => {
                if self.is_result_time_over(home, at, passed) {
                    self.start_game(room_id, pairing);
                }
            }
        }
    }

    /// Returns the players of a pairing who are there.
    fn players_of(&self, home: RoomId, pairing: Pairing) -> [Option<SeatOccupant>; 2] {
        let room = self.rooms.get(&home);
        let tournament = room.and_then(|room| room.tournament.as_ref());
        let player = |entrant: u8| {
            let entrant = tournament?.entrants.get(usize::from(entrant))?;
            self.entrant_player(home, entrant)
        };
        [player(pairing.first), pairing.second.and_then(player)]
    }

    /// Records the result of a pairing in which at most one player is there.
    fn record_absence(&mut self, home: RoomId, at: u8, is_here: [bool; 2]) {
        let result = match is_here {
            [true, _] => PairingResult::FirstWon,
            [false, true] => PairingResult::SecondWon,
            [false, false] => PairingResult::NeitherWon,
        };
        self.record_result(home, at, result);
    }

    fn record_result(&mut self, home: RoomId, at: u8, result: PairingResult) {
        let Some(tournament) = self.tournament_mut(home) else {
            return;
        };
        if let Some(schedule) = &mut tournament.schedule {
            schedule.record(usize::from(at), result);
        }
        if let Some(room) = tournament.rooms.get_mut(&at) {
            room.since_end = 0;
        }
        self.on_tournament_changed(home);
    }

    /// Records a game that has ended in the room of a match. Does nothing in other rooms.
    pub(super) fn record_game(&mut self, room_id: RoomId, winner: Option<u8>) {
        let home = self.home_of(room_id);
        let tournament = self.tournament_mut(home);
        let pairing = tournament.and_then(|tournament| tournament.pairing_in(room_id));
        if let Some((at, _)) = pairing {
            self.record_result(
                home,
                at,
                match winner {
                    Some(0) => PairingResult::FirstWon,
                    Some(_) => PairingResult::SecondWon,
                    None => PairingResult::Draw,
                },
            );
        }
    }

    /// Starts the next game in the room of a match, as soon as its start position is generated.
    fn start_game(&mut self, room_id: RoomId, pairing: Pairing) {
        if let Some(room) = self.rooms.get_mut(&room_id) {
            room.starter = pairing.draws % 2;
            for seat in &mut room.seats {
                seat.ready = true;
            }
        }
        self.start_if_ready(room_id);
        self.announce_room(room_id);
    }

    /// Opens the room of a match and moves its players there. Returns `false` if that is impossible, in which case
    /// those who are not there lose.
    fn open_match_room(&mut self, home: RoomId, at: u8, pairing: Pairing) -> bool {
        if self.is_draining {
            return false;
        }
        let players = self.players_of(home, pairing);
        let [Some(first), Some(second)] = players else {
            self.record_absence(home, at, players.map(|player| player.is_some()));
            return false;
        };
        if let (SeatOccupant::Computer(first), SeatOccupant::Computer(second)) = (first, second) {
            let result = self.computers_result(first, second);
            self.record_result(home, at, result);
            return false;
        }
        let seats = [(0, first), (1, second)];
        let people: Vec<(u8, PersonId)> = seats
            .into_iter()
            .filter_map(|(seat, player)| match player {
                SeatOccupant::Person(id) => Some((seat, id)),
                SeatOccupant::Computer(_) | SeatOccupant::Empty => None,
            })
            .collect();
        let Some(&(_, opener)) = people.first() else {
            return false;
        };
        let id = RoomId(self.next_id());
        let config = self.rooms.get(&home).map(|room| RoomConfig {
            seats: 2,
            limit: tournament_limit(room.config.limit, room.is_race()),
            ..room.config.clone()
        });
        let Some(mut room) = config.and_then(|config| Room::new(id, config).ok()) else {
            return false;
        };
        let code = room.config.code.clone();
        self.events.push(LobbyEvent::RoomOpened(id, opener, code));
        room.home = Some(home);
        room.is_unannounced = false;
        room.stage = RoomStage::Waiting;
        for (seat, player) in seats {
            if let SeatOccupant::Person(person) = player {
                self.take_out(person);
            }
            let since = self.next_sequence();
            room.occupy(seat, player, since);
        }
        self.rooms.insert(id, room);
        for &(seat, person) in &people {
            self.show_own_score(id, seat, person);
            self.set_room(person, Some(id));
        }
        if let Some(tournament) = self.tournament_mut(home) {
            tournament.rooms.insert(
                at,
                MatchRoom {
                    room: id,
                    since_end: 0,
                },
            );
        }
        self.start_game(id, pairing);
        for (_, person) in people {
            self.announce_person(person);
        }
        true
    }

    /// Decides a match between two computers without a game, so that nobody has to wait for it: the higher level wins,
    /// or either of equal ones.
    fn computers_result(&mut self, first: Level, second: Level) -> PairingResult {
        let rank = |level: Level| Level::ALL.iter().position(|&other| other == level);
        let does_first_win = match rank(first).cmp(&rank(second)) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => (self.random)().is_multiple_of(2),
        };
        if does_first_win {
            PairingResult::FirstWon
        } else {
            PairingResult::SecondWon
        }
    }

    /// Takes a person out of their room, on the way to another room of the same tournament.
    pub(super) fn take_out(&mut self, id: PersonId) {
        let room = self.room_of(id).ok();
        let Some(room) = room.and_then(|room| self.rooms.get_mut(&room)) else {
            return;
        };
        room.spectators.retain(|&spectator| spectator != id);
        if let Some(seat) = room.seat_of(id) {
            room.occupy(seat, SeatOccupant::Empty, 0);
        }
    }

    /// Closes the room of a match, and moves everybody in it back to the tournament's room, which the caller must
    /// announce.
    fn close_match_room(&mut self, room_id: RoomId) {
        let home = self.home_of(room_id);
        let Some(room) = self.rooms.get(&room_id) else {
            return;
        };
        let people: Vec<PersonId> = room.people().collect();
        for &person in &people {
            self.take_out(person);
            if let Some(home) = self.rooms.get_mut(&home) {
                home.spectators.push(person);
            }
            self.set_room(person, Some(home));
        }
        for person in people {
            self.announce_person(person);
        }
        self.remove_room(room_id);
        if let Some(tournament) = self.tournament_mut(home) {
            tournament.rooms.retain(|_, room| room.room != room_id);
        }
    }

    /// Closes the rooms of all matches of a tournament, even of running ones. The caller must announce the tournament's
    /// room.
    pub(super) fn close_match_rooms(&mut self, home: RoomId) {
        let rooms = self.rooms.values().filter(|room| room.home == Some(home));
        let rooms: Vec<RoomId> = rooms.map(|room| room.id).collect();
        for room in rooms {
            self.close_match_room(room);
        }
    }

    /// Returns `true` if a room is for a tournament match whose pairing has no result yet.
    pub(super) fn is_undecided_match(&self, room_id: RoomId) -> bool {
        let home = self.rooms.get(&self.home_of(room_id));
        let tournament = home.and_then(|home| home.tournament.as_ref());
        let pairing = tournament.and_then(|tournament| tournament.pairing_in(room_id));
        pairing.is_some_and(|(_, pairing)| pairing.result.is_none())
    }
}
