//! People: joining, reconnecting, names and chat.

use super::chat::ChatText;
use super::events::LobbyEvent;
use super::ids::{ConnectionId, DeviceKey, PersonId, RoomId};
use super::info::{PersonInfo, Presence, Score};
use super::message::{CloseReason, LeaveReason, ServerMessage};
use super::missed_rooms::MissedRooms;
use super::names::{is_same_name, tidy_name};
use super::rate_limiter::RateLimiter;
use super::refusal::Refusal;
use super::state::{ConnectionState, Lobby, LobbyOutput, Person};

/// Total time per match for which a player's being disconnected stops the clocks, in milliseconds. Disconnecting again
/// and again does not stop them for longer.
const CLOCK_PAUSE: u64 = 5000;

impl Person {
    /// Creates a person who is in no room and has made no requests.
    pub(super) fn new(name: String, device: DeviceKey, now: u64) -> Self {
        Self {
            name,
            device,
            connection: None,
            source: None,
            room: None,
            missed_rooms: MissedRooms::default(),
            reserved: 0,
            pause: 0,
            score: Score::default(),
            absent_since: 0,
            chat_limiter: RateLimiter::new(5, 2000, now),
            open_limiter: RateLimiter::new(5, 1000, now),
            entry_limiter: RateLimiter::new(5, 2000, now),
            resync_limiter: RateLimiter::new(10, 1000, now),
        }
    }
}

impl Lobby {
    pub(super) fn hello(&mut self, connection: ConnectionId, name: &str) -> Result<(), Refusal> {
        let Some(&ConnectionState { device, source, .. }) = self.connections.get(&connection)
        else {
            return Ok(());
        };
        if self.bans.contains(device.into(), source) {
            return Err(Refusal::BannedFromServer);
        }
        let known = self.devices.get(&device).copied();
        let name = tidy_name(name).ok_or(Refusal::InvalidName)?;
        let id = match known {
            Some(id) => {
                self.reconnect(connection, id);
                // The person keeps the previous name if somebody else has the new one.
                if self.is_name_free(&name, id)
                    && let Some(person) = self.people.get_mut(&id)
                {
                    person.name = name;
                }
                id
            }
            None => self.join(connection, name, device)?,
        };
        if let Some(state) = self.connections.get_mut(&connection) {
            state.person = Some(id);
            if let Some(person) = self.people.get_mut(&id) {
                person.source = source;
            }
        }
        self.welcome(connection, id);
        self.announce_person(id);
        self.rename_entrant(id);
        self.has_changed = true;
        Ok(())
    }

    /// Adds a person, who is recognized by the device's key.
    fn join(
        &mut self,
        connection: ConnectionId,
        name: String,
        device: DeviceKey,
    ) -> Result<PersonId, Refusal> {
        let id = PersonId(self.next_id());
        if !self.is_name_free(&name, id) {
            return Err(Refusal::NameInUse(name));
        }
        if !self.make_room_for_person() {
            return Err(Refusal::ServerFull(self.limits.max_people));
        }
        self.events.push(LobbyEvent::Joined(id, name.clone()));
        let mut person = Person::new(name, device, self.now);
        person.connection = Some(connection);
        person.score = self.scores.remove(&device.into()).unwrap_or_default();
        self.people.insert(id, person);
        self.devices.insert(device, id);
        Ok(id)
    }

    fn reconnect(&mut self, connection: ConnectionId, id: PersonId) {
        let Some(person) = self.people.get_mut(&id) else {
            return;
        };
        self.events.push(LobbyEvent::Returned(id));
        person.missed_rooms.clear();
        if let Some(old) = person.connection.replace(connection) {
            self.close_connection(old, CloseReason::Replaced);
        }
    }

    /// Sends the complete state to a client that has joined.
    fn welcome(&mut self, connection: ConnectionId, you: PersonId) {
        let welcome = ServerMessage::Welcome {
            you,
            reconnect_window: self.limits.reconnect_window,
        };
        let people = self.people.keys();
        let people = people.filter_map(|&id| self.person_info(id).map(ServerMessage::Person));
        let rooms = self.room_infos().into_iter().map(ServerMessage::Room);
        let all: Vec<LobbyOutput> = std::iter::once(welcome)
            .chain(people)
            .chain(rooms)
            .map(|message| LobbyOutput::Reliable(connection, message))
            .collect();
        self.output.extend(all);
        self.send_match(you);
        self.send_tournament(you);
    }

    pub(super) fn rename(&mut self, id: PersonId, name: &str) -> Result<(), Refusal> {
        let name = tidy_name(name).ok_or(Refusal::InvalidName)?;
        if !self.is_name_free(&name, id) {
            return Err(Refusal::NameInUse(name));
        }
        if let Some(person) = self.people.get_mut(&id) {
            if !person.chat_limiter.try_acquire(self.now) {
                return Err(Refusal::RateLimited);
            }
            person.name = name;
        }
        self.announce_person(id);
        self.rename_entrant(id);
        self.has_changed = true;
        Ok(())
    }

    /// Iterates over the devices of all people who are in a room, connected or not, and are not banned.
    pub fn seated_devices(&self) -> impl Iterator<Item = DeviceKey> + '_ {
        let people = self.people.values();
        let seated = people.filter(|person| {
            person.room.is_some() && !self.bans.contains(person.device.into(), person.source)
        });
        seated.map(|person| person.device)
    }

    /// Returns `true` if nobody but this person has the name.
    pub(super) fn is_name_free(&self, name: &str, id: PersonId) -> bool {
        let mut others = self.people.iter().filter(|&(&other, _)| other != id);
        !others.any(|(_, person)| is_same_name(&person.name, name))
    }

    pub(super) fn chat(&mut self, id: PersonId, text: &ChatText) -> Result<(), Refusal> {
        let Some(person) = self.people.get_mut(&id) else {
            return Ok(());
        };
        if !person.chat_limiter.try_acquire(self.now) {
            return Err(Refusal::RateLimited);
        }
        let Some(text) = text.tidy() else {
            return Ok(());
        };
        let room = person.room;
        let message = ServerMessage::Chat { by: id, room, text };
        match room {
            Some(room) => self.send_to_room(room, &message),
            None => {
                let here: Vec<ConnectionId> = self
                    .people
                    .values()
                    .filter(|person| person.room.is_none())
                    .filter_map(|person| person.connection)
                    .collect();
                let sent = here
                    .into_iter()
                    .map(|to| LobbyOutput::Reliable(to, message.clone()));
                self.output.extend(sent);
            }
        }
        Ok(())
    }

    pub(super) fn set_room(&mut self, id: PersonId, room: Option<RoomId>) {
        if let Some(person) = self.people.get_mut(&id) {
            person.room = room;
        }
        if room.is_none() {
            self.send_missed_rooms(id);
        }
        self.refill_absence(id);
        self.has_changed = true;
    }

    /// Resets the time for which a person may be disconnected, as at the start of each match.
    pub(super) fn refill_absence(&mut self, id: PersonId) {
        let window = self.limits.reconnect_window;
        if let Some(person) = self.people.get_mut(&id) {
            person.reserved = u64::from(window) * 1000;
            person.pause = CLOCK_PAUSE;
        }
    }

    /// Removes a person for good.
    pub(super) fn remove_person(&mut self, id: PersonId, why: LeaveReason) {
        if let Some(person) = self.people.remove(&id) {
            self.devices.remove(&person.device);
            self.store_score(person.device.into(), person.score);
            self.events.push(LobbyEvent::Gone(id, why));
            self.send_to_all(&ServerMessage::PersonLeft(id, why));
            self.has_changed = true;
        }
    }

    /// Removes a disconnected person who is in no room, and so has no seat to reserve.
    pub(super) fn remove_if_away(&mut self, id: PersonId, why: LeaveReason) {
        let person = self.people.get(&id);
        if person.is_some_and(|person| person.connection.is_none() && person.room.is_none()) {
            self.remove_person(id, why);
        }
    }

    pub(super) fn person_info(&self, id: PersonId) -> Option<PersonInfo> {
        let person = self.people.get(&id)?;
        let seconds = person.reserved.div_ceil(1000);
        let is_announced = |room: &RoomId| {
            self.rooms
                .get(room)
                .is_some_and(|room| !room.is_unannounced)
        };
        Some(PersonInfo {
            id,
            device: person.device.into(),
            name: person.name.clone(),
            presence: match person.connection {
                Some(_) => Presence::Connected,
                None => Presence::Disconnected(u16::try_from(seconds).unwrap_or(u16::MAX)),
            },
            room: person.room.filter(is_announced),
        })
    }

    pub(super) fn announce_person(&mut self, id: PersonId) {
        if let Some(info) = self.person_info(id) {
            self.send_to_all(&ServerMessage::Person(info));
        }
    }
}
