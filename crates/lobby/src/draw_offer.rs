//! Draw offers: a match ends without a winner once all people playing in it have agreed.

use super::ids::PersonId;
use super::info::{MatchResult, SeatOccupant};
use super::matches::DrawOffer;
use super::message::ServerMessage;
use super::refusal::Refusal;
use super::state::Lobby;

impl Lobby {
    pub(super) fn offer_draw(&mut self, id: PersonId) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let current = self.running_match(room_id)?;
        if current.has_dropped_out(seat) {
            return Err(Refusal::NoMatch);
        }
        if current.is_race() {
            return Err(Refusal::DrawUnavailable);
        }
        if current.draw_offer.is_some() {
            return Err(Refusal::DrawPending);
        }
        let playing: Vec<u8> = (0..current.seats())
            .filter(|&other| other != seat && !current.has_dropped_out(other))
            .collect();
        let room = &self.rooms[&room_id];
        let mut people = Vec::new();
        for &other in &playing {
            match room.seats[usize::from(other)].occupant {
                SeatOccupant::Person(person) => people.push(person),
                // The computer does not answer offers.
                SeatOccupant::Computer(_) | SeatOccupant::Empty => {
                    return Err(Refusal::DrawUnavailable);
                }
            }
        }
        if people.is_empty() {
            return Err(Refusal::DrawUnavailable);
        }
        let current = self.running_match(room_id)?;
        if !current.may_offer_draw(seat) {
            return Err(Refusal::RateLimited);
        }
        current.draw_offer = Some(DrawOffer {
            by: seat,
            pending: playing,
        });
        for person in people {
            self.send(person, ServerMessage::DrawOffered(id));
        }
        Ok(())
    }

    pub(super) fn answer_draw(&mut self, id: PersonId, accept: bool) -> Result<(), Refusal> {
        let (room_id, seat) = self.seat_of(id)?;
        let current = self.running_match(room_id)?;
        let Some(offer) = current
            .draw_offer
            .as_mut()
            .filter(|offer| offer.pending.contains(&seat))
        else {
            return Err(Refusal::Stale);
        };
        offer.pending.retain(|&pending| pending != seat);
        if accept && !offer.pending.is_empty() {
            return Ok(());
        }
        current.draw_offer = None;
        let result: Option<MatchResult> = accept.then(|| current.agreed_draw());
        self.send_to_room(room_id, &ServerMessage::DrawAnswered(accept));
        if let Some(result) = result {
            self.end_match(room_id, result);
        }
        Ok(())
    }
}
