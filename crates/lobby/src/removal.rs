//! Removing people: from a room by its owner, and from the server by its operator.

use super::bans::ServerBan;
use super::ids::{PersonId, RoomId};
use super::info::RoomStage;
use super::message::{CloseReason, LeaveReason, RemovalReason, ServerMessage};
use super::refusal::Refusal;
use super::room::Room;
use super::state::{Lobby, Person};

impl Lobby {
    /// Removes a person from the room that the sender owns.
    pub(super) fn kick(&mut self, by: PersonId, id: PersonId, ban: bool) -> Result<(), Refusal> {
        let room_id = self.owned_room(by)?;
        let of_person = self.people.get(&id).and_then(|person| person.room);
        if id == by || of_person.map(|own| self.home_of(own)) != Some(room_id) {
            return Err(Refusal::NotInRoom);
        }
        let why = if ban {
            RemovalReason::Banned
        } else {
            RemovalReason::Kicked
        };
        if ban
            && let Some(device) = self.people.get(&id).map(|person| person.device.into())
            && let Some(room) = self.rooms.get_mut(&room_id)
        {
            // Only the device is banned, because others can share the source, such as the owner's own device.
            room.bans.add(device);
        }
        self.remove_from_room(id, why)
    }

    /// Closes the room that the sender owns.
    pub(super) fn close_own_room(&mut self, by: PersonId) -> Result<(), Refusal> {
        let room_id = self.owned_room(by)?;
        let room = self.rooms.get(&room_id).ok_or(Refusal::RoomNotFound)?;
        if room.stage == RoomStage::Playing {
            return Err(Refusal::MatchStarted { watch: false });
        }
        if room.has_running_tournament() {
            return Err(Refusal::TournamentRunning);
        }
        self.close_room(room_id);
        Ok(())
    }

    /// Closes a room for the server's operator, even during a match; for the room of a tournament match, closes the
    /// tournament's room. Returns `false` if there is no such room.
    pub fn close_room(&mut self, id: RoomId) -> bool {
        let id = self.home_of(id);
        self.close_match_rooms(id);
        let Some(room) = self.rooms.get_mut(&id) else {
            return false;
        };
        if room.stage == RoomStage::Playing {
            // Nobody forfeits a match because the room is closed.
            room.stage = RoomStage::Waiting;
        }
        room.reset_ready();
        room.tournament = None;
        let people: Vec<PersonId> = room.people().collect();
        for person in people {
            let left = self.remove_from_room(person, RemovalReason::Closed);
            debug_assert!(left.is_ok(), "{left:?}");
        }
        // The last person to leave has closed the room, unless it was a tournament's room with nobody in it.
        self.close_if_empty(id);
        true
    }

    /// Removes a person from the server, for its operator. With `ban`, their device is banned for as long as the server
    /// runs, and so is everybody from the same source unless somebody else from there is connected. Returns `false` if
    /// there is no such person.
    pub fn remove_from_server(&mut self, id: PersonId, ban: bool) -> bool {
        let Some(person) = self.people.get(&id) else {
            return false;
        };
        if ban {
            // Somebody else who is connected may share the source, such as the operator.
            let shares = |(
                other,
                &Person {
                    source, connection, ..
                },
            ): (&PersonId, &Person)| {
                *other != id && connection.is_some() && source == person.source
            };
            let is_shared = self.people.iter().any(shares);
            self.bans.add(ServerBan {
                person: id,
                name: person.name.clone(),
                device: person.device.into(),
                source: person.source,
                covers_source: !is_shared,
            });
        }
        if let Some(connection) = person.connection {
            self.close_connection(connection, CloseReason::Removed);
        }
        if self.people.contains_key(&id) {
            self.remove_absent(id);
        }
        true
    }

    /// Returns the bans, oldest first.
    pub fn bans(&self) -> &[ServerBan] {
        self.bans.list()
    }

    /// Lifts a person's ban from the server, and that of their source, for the server's operator. Returns `false` if
    /// there is no such ban.
    pub fn lift_ban(&mut self, id: PersonId) -> bool {
        self.bans.lift(id)
    }

    fn remove_from_room(&mut self, id: PersonId, why: RemovalReason) -> Result<(), Refusal> {
        self.send(id, ServerMessage::RemovedFromRoom(why));
        self.leave_room(id, LeaveReason::Left)?;
        self.remove_if_away(id, LeaveReason::Disconnected);
        Ok(())
    }

    /// Returns the room that a person owns and is in, or whose tournament they own.
    pub(super) fn owned_room(&self, id: PersonId) -> Result<RoomId, Refusal> {
        let room_id = self.home_of(self.room_of(id)?);
        let owner = self.rooms.get(&room_id).and_then(Room::owner);
        if owner == Some(id) {
            Ok(room_id)
        } else {
            Err(Refusal::NotOwner)
        }
    }
}
