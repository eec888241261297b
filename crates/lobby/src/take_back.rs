//! Taking back moves: at once in a race against time, otherwise once the other players have agreed.

use super::ids::{PersonId, RoomId};
use super::info::SeatOccupant;
use super::matches::TakeBackRequest;
use super::message::ServerMessage;
use super::refusal::Refusal;
use super::state::Lobby;

impl Lobby {
    pub(super) fn take_back(&mut self, id: PersonId, ply: u32) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let current = self.running_match(room_id)?;
        if current.has_dropped_out(seat) {
            return Err(Refusal::NoMatch);
        }
        current.check_running()?;
        if current.is_race() {
            if !current.allows_free_take_back() {
                return Err(Refusal::TakeBackForbidden);
            }
            return self.commit_take_back(room_id, seat, ply as usize);
        }
        if current.take_back_request.is_some() {
            return Err(Refusal::TakeBackPending);
        }
        let ply = current.last_ply(seat).ok_or(Refusal::NothingToTakeBack)?;
        let playing: Vec<u8> = (0..current.seats())
            .filter(|&other| other != seat && !current.has_dropped_out(other))
            .collect();
        let room = &self.rooms[&room_id];
        let others =
            playing
                .into_iter()
                .filter_map(|at| match room.seats.get(usize::from(at))?.occupant {
                    SeatOccupant::Person(person) => Some((at, person)),
                    SeatOccupant::Empty | SeatOccupant::Computer(_) => None,
                });
        let (pending, people): (Vec<u8>, Vec<PersonId>) = others.unzip();
        if pending.is_empty() {
            return self.commit_take_back(room_id, seat, ply);
        }
        let current = self.running_match(room_id)?;
        current.take_back_request = Some(TakeBackRequest {
            by: seat,
            ply,
            pending,
        });
        for person in people {
            self.send(person, ServerMessage::TakeBackRequested(id));
        }
        Ok(())
    }

    fn commit_take_back(&mut self, room_id: RoomId, seat: u8, ply: usize) -> Result<(), Refusal> {
        let current = self.running_match(room_id)?;
        let board = current.board(seat);
        let (ply, elapsed) = current
            .take_back(seat, ply)
            .ok_or(Refusal::NothingToTakeBack)?;
        let taken_back = ServerMessage::TakenBack {
            board,
            ply,
            elapsed,
        };
        self.send_to_viewers(room_id, board, &taken_back);
        if self.is_race(room_id) {
            self.send_progress(room_id, board);
        }
        self.has_changed = true;
        Ok(())
    }

    pub(super) fn answer_take_back(&mut self, id: PersonId, accept: bool) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let current = self.running_match(room_id)?;
        if accept {
            current.check_running()?;
        }
        let Some(request) = current
            .take_back_request
            .as_mut()
            .filter(|request| request.pending.contains(&seat))
        else {
            return Err(Refusal::Stale);
        };
        request.pending.retain(|&pending| pending != seat);
        let (by, ply, is_decided) = (request.by, request.ply, request.pending.is_empty());
        if accept && !is_decided {
            return Ok(());
        }
        current.take_back_request = None;
        self.send_to_room(room_id, &ServerMessage::TakeBackAnswered(accept));
        if accept {
            self.commit_take_back(room_id, by, ply)
        } else {
            Ok(())
        }
    }
}
