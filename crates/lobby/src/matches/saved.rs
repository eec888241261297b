//! Saving and restoring a match.

use super::hold::bounded;
use super::state::Match;
use crate::info::{
    DropoutPolicy, ForfeitReason, MatchHold, MatchPlayer, RaceGoal, RaceView, TimeLimit,
};
use crate::restore::restore_session;
use serde::{Deserialize, Serialize};
use tessella_session::{Record, Session};

/// A match as stored in a saved lobby.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SavedMatch {
    number: u32,
    first_seat: u8,
    seats: u8,
    goal: RaceGoal,
    limit: TimeLimit,
    dropouts: DropoutPolicy,
    players: Vec<MatchPlayer>,
    boards: Vec<Record>,
    dropped_out: Vec<bool>,
    forfeits: Vec<(u8, ForfeitReason)>,
    time_left: Vec<u32>,
    hold: Option<MatchHold>,
}

impl Match {
    pub(crate) fn save(&self) -> SavedMatch {
        SavedMatch {
            number: self.number,
            first_seat: self.first_seat,
            seats: self.seats,
            goal: self.goal,
            limit: self.limit,
            dropouts: self.dropouts,
            players: self.players.clone(),
            boards: self.boards.iter().map(Session::record).collect(),
            dropped_out: self.dropped_out.clone(),
            forfeits: self.forfeits.clone(),
            time_left: self.time_left.clone(),
            hold: self.hold,
        }
    }

    /// Restores a match; `None` if it is inconsistent.
    pub(crate) fn restore(saved: SavedMatch) -> Option<Self> {
        let mut boards: Vec<Session> = Vec::new();
        for record in &saved.boards {
            boards.push(restore_session(record, boards.first())?);
        }
        let seats = usize::from(saved.seats);
        let is_complete = match boards.first()?.players().len() {
            1 => boards.len() == seats,
            players => boards.len() == 1 && players == seats,
        };
        let lengths = [
            saved.dropped_out.len(),
            saved.time_left.len(),
            saved.players.len(),
        ];
        let is_out = |&(seat, _): &(u8, ForfeitReason)| {
            saved.dropped_out.get(usize::from(seat)) == Some(&true)
        };
        let is_consistent = is_complete
            && lengths == [seats; 3]
            && saved.first_seat < saved.seats
            && saved.forfeits.len() <= seats
            && saved.forfeits.iter().all(is_out);
        is_consistent.then(|| Self {
            number: saved.number,
            first_seat: saved.first_seat,
            seats: saved.seats,
            goal: saved.goal,
            limit: saved.limit,
            dropouts: saved.dropouts,
            players: saved.players,
            boards,
            dropped_out: saved.dropped_out,
            forfeits: saved.forfeits,
            race_view: RaceView::Live,
            delayed: None,
            time_left: saved.time_left,
            take_back_request: None,
            draw_offer: None,
            draw_offered_at: vec![None; seats],
            hold: saved.hold.map(bounded),
            pause_request: None,
            pause_wait: vec![0; seats],
            since_move: 0,
            computer_move: None,
            search_job: None,
            final_result: None,
        })
    }
}
