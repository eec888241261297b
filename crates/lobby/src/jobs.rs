//! Jobs for generating games, and their results.

use super::events::LobbyEvent;
use super::ids::{PersonId, RoomId};
use super::info::RoomStage;
use super::message::{LeaveReason, ServerMessage};
use super::refusal::{InvalidRoom, Refusal};
use super::state::{JobResult, Lobby, LobbyJob};
use tessella_session::Session;

impl Lobby {
    /// Handles the result of the [`LobbyJob`] with this identifier.
    pub fn finish_job(&mut self, id: u64, result: JobResult) {
        match result {
            JobResult::Generated(game) => {
                self.generate_jobs.remove(&id);
                let room = self
                    .rooms
                    .values()
                    .find(|room| room.generate_job == Some(id));
                if let Some(room) = room.map(|room| room.id) {
                    self.on_game_generated(room, game.map(|game| *game));
                }
            }
            JobResult::MoveFound(mv) => {
                for room in self.rooms.values_mut() {
                    if let Some(current) = &mut room.current_match {
                        current.set_computer_move(id, mv);
                    }
                }
            }
        }
    }

    /// Requests the game for a room's next match.
    pub(super) fn generate_next_game(&mut self, room_id: RoomId) {
        let (id, seed) = (self.next_sequence(), (self.random)());
        let Some(room) = self.rooms.get_mut(&room_id) else {
            return;
        };
        room.stage = RoomStage::Generating;
        room.generate_job = Some(id);
        let code = room.next_code(seed);
        self.generate_jobs.insert(id);
        self.jobs.push(LobbyJob::Generate {
            id,
            room: room_id,
            code,
        });
    }

    fn on_game_generated(&mut self, id: RoomId, game: Option<Session>) {
        let Some(room) = self.rooms.get_mut(&id) else {
            return;
        };
        room.generate_job = None;
        let was_unannounced = std::mem::take(&mut room.is_unannounced);
        room.stage = RoomStage::Waiting;
        match game {
            Some(game) => room.next_game = Some(game),
            None => {
                let code = room.config.code.clone();
                let seated: Vec<PersonId> = room.seated().collect();
                room.reset_ready();
                // The tournament match counts as a draw, because it is nobody's fault.
                self.record_game(id, None);
                for person in seated {
                    let refusal = Refusal::InvalidRoom(InvalidRoom::Code(code.clone()));
                    self.send(person, ServerMessage::Refused(refusal));
                    if was_unannounced {
                        self.set_room(person, None);
                        self.remove_if_away(person, LeaveReason::Disconnected);
                    }
                }
                if was_unannounced {
                    self.rooms.remove(&id);
                    self.events.push(LobbyEvent::RoomClosed(id));
                    return;
                }
            }
        }
        if was_unannounced {
            self.has_changed = true;
            let people: Vec<PersonId> = self.rooms[&id].people().collect();
            self.announce_room(id);
            for person in people {
                self.announce_person(person);
            }
        }
        self.start_if_ready(id);
        self.announce_room(id);
    }
}
