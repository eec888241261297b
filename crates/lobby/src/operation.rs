//! Requests from a server's operator to the lobby.

use super::chat::ChatText;
use super::ids::{ConnectionId, PersonId, SourceKey};
use super::info::{PersonInfo, RoomInfo, RoomStage};
use super::message::ServerMessage;
use super::room::Room;
use super::state::{Lobby, LobbyOutput};

/// Facts about a person for the operator of the server. They are never sent to clients.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonDetails {
    /// Facts that everybody knows.
    pub info: PersonInfo,
    /// Source of the latest connection, if it is known.
    pub source: Option<SourceKey>,
    /// Connection, if there is one.
    pub connection: Option<ConnectionDetails>,
}

/// Facts about a connection for the operator of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionDetails {
    /// Identifier.
    pub id: ConnectionId,
    /// Time since the connection was made, in milliseconds.
    pub age: u64,
    /// Time since the person's latest message, in milliseconds.
    pub idle: u64,
}

impl Lobby {
    /// Returns all people, including those who are disconnected but have a seat.
    pub fn people_details(&self) -> Vec<PersonDetails> {
        let people = self.people.iter();
        let details = people.filter_map(|(&id, person)| {
            Some(PersonDetails {
                info: self.person_info(id)?,
                source: person.source,
                connection: person
                    .connection
                    .and_then(|connection| self.connection_details(connection)),
            })
        });
        details.collect()
    }

    fn connection_details(&self, id: ConnectionId) -> Option<ConnectionDetails> {
        let state = self.connections.get(&id)?;
        Some(ConnectionDetails {
            id,
            age: self.now.saturating_sub(state.opened),
            idle: self.now.saturating_sub(state.heard),
        })
    }

    /// Returns all rooms that have been announced.
    pub fn room_infos(&self) -> Vec<RoomInfo> {
        let rooms = self.rooms.values().filter(|room| !room.is_unannounced);
        rooms.map(Room::info).collect()
    }

    /// Returns the number of running games.
    pub fn games(&self) -> usize {
        let rooms = self.rooms.values();
        rooms
            .filter(|room| room.stage == RoomStage::Playing)
            .count()
    }

    /// Returns the number of running games with somebody connected in their room, or in another room of the same
    /// tournament. In the others, nothing happens until somebody comes back.
    pub fn attended_games(&self) -> usize {
        let rooms = self.rooms.values();
        let running = rooms.filter(|room| room.stage == RoomStage::Playing);
        running
            .filter(|room| self.is_anyone_connected(room.id))
            .count()
    }

    /// Prepares for shutting down: no rooms are opened and no matches begin any more, while running ones continue.
    pub fn drain(&mut self) {
        self.is_draining = true;
    }

    /// Returns `true` after [`drain`](Self::drain).
    pub const fn is_draining(&self) -> bool {
        self.is_draining
    }

    /// Sends a message from the server to everybody who is connected, and returns their number. Does nothing if the
    /// text has no visible characters.
    pub fn announce(&mut self, text: &str) -> usize {
        let Some(text) = ChatText::Text(text.to_owned()).tidy() else {
            return 0;
        };
        let before = self.output.len();
        let people = self.people.values();
        let sent = people.filter_map(|person| {
            let message = ServerMessage::Chat {
                by: PersonId::SERVER,
                room: person.room,
                text: text.clone(),
            };
            Some(LobbyOutput::Reliable(person.connection?, message))
        });
        self.output.extend(sent);
        self.output.len() - before
    }
}
