//! Requests of a server's operator to the lobby.

use super::chat::ChatText;
use super::ids::PersonId;
use super::info::{PersonInfo, RoomStage};
use super::message::ServerMessage;
use super::state::{Lobby, LobbyOutput};

impl Lobby {
    /// Returns all people, with those who are disconnected and have a seat.
    pub fn person_infos(&self) -> Vec<PersonInfo> {
        let people = self.people.keys();
        people.filter_map(|&id| self.person_info(id)).collect()
    }

    /// Returns the number of running games.
    pub fn games(&self) -> usize {
        let rooms = self.rooms.values();
        rooms
            .filter(|room| room.stage == RoomStage::Playing)
            .count()
    }

    /// Prepares the end: no more rooms are opened and no more matches begin, while those that run go on.
    pub fn drain(&mut self) {
        self.is_draining = true;
    }

    /// Returns `true` after [`drain`](Self::drain).
    pub const fn is_draining(&self) -> bool {
        self.is_draining
    }

    /// Sends a message of the server to everybody who is connected, and returns their number. A text without visible
    /// characters is sent to nobody.
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
