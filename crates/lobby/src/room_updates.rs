//! Who is told about changes to a room: those who are in no room, who see the list of all rooms, and those in the room
//! itself. Others are told what has changed when they leave their room. A person who opens a room still sees the list
//! until the first game has been generated and the room is announced.

use super::ids::{PersonId, RoomId};
use super::message::ServerMessage;
use super::missed_rooms::RoomChange;
use super::room::Room;
use super::state::Lobby;

impl Lobby {
    /// Tells people that a room was opened or has changed.
    pub(super) fn announce_room(&mut self, id: RoomId) {
        let room = self.rooms.get_mut(&id);
        let Some(room) = room.filter(|room| !room.is_unannounced) else {
            return;
        };
        let change = if std::mem::replace(&mut room.is_known, true) {
            RoomChange::Updated
        } else {
            RoomChange::Opened
        };
        let (home, message) = (room.home.unwrap_or(id), ServerMessage::Room(room.info()));
        self.send_room_change(id, home, change, &message);
    }

    /// Tells people that a room was closed. `home` is the room of its tournament, or the room itself.
    pub(super) fn announce_closed_room(&mut self, id: RoomId, home: RoomId) {
        let message = ServerMessage::RoomClosed(id);
        self.send_room_change(id, home, RoomChange::Closed, &message);
    }

    fn send_room_change(
        &mut self,
        id: RoomId,
        home: RoomId,
        change: RoomChange,
        message: &ServerMessage,
    ) {
        let mut shown_to = Vec::new();
        let rooms = &self.rooms;
        let home_of = |own: RoomId| {
            let announced = rooms.get(&own).filter(|room| !room.is_unannounced);
            announced.map(|room| room.home.unwrap_or(own))
        };
        let people = self.people.iter_mut();
        for (&person_id, person) in people.filter(|(_, person)| person.connection.is_some()) {
            if person.room.and_then(home_of).is_none_or(|own| own == home) {
                shown_to.push(person_id);
            } else {
                person.missed_rooms.add(id, change);
            }
        }
        for person in shown_to {
            self.send(person, message.clone());
        }
    }

    /// Tells a person who has left their room what has changed about the other rooms.
    pub(super) fn send_missed_rooms(&mut self, id: PersonId) {
        let Some(person) = self.people.get_mut(&id) else {
            return;
        };
        for room_id in std::mem::take(&mut person.missed_rooms) {
            let room = self.rooms.get(&room_id).map(Room::info);
            let message = room.map_or(ServerMessage::RoomClosed(room_id), ServerMessage::Room);
            self.send(id, message);
        }
    }
}
