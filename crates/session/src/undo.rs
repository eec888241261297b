//! Undo and redo in a session.

use super::{Player, Session, clock};
use tessella_games::{Effect, Move, Rules, Seat};

impl Session {
    /// Undoes moves until it is a person's turn. Returns `true` if there was one to undo. Running out of time cannot be
    /// undone.
    pub fn undo(&mut self) -> bool {
        let to_person = self.undo_target();
        to_person.is_some_and(|ply| self.go_to(ply))
    }

    /// Redoes moves until it is a person's turn or none is left. Returns `true` if there was one to redo.
    pub fn redo(&mut self) -> bool {
        let mut later = self.cursor + 1..=self.moves.len();
        let to_person = later.find(|&ply| ply == self.moves.len() || self.is_human_move(ply));
        to_person.is_some_and(|ply| self.go_to(ply))
    }

    /// Returns `true` if [`Session::undo`] would change anything.
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// Returns the number of moves left after an undo.
    fn undo_target(&self) -> Option<usize> {
        if self.is_out_of_time() {
            return None;
        }
        let countdown = self.code.setup.countdown();
        // Undoing pairs takes back the time they gained, which could make the time run out at once.
        let has_time = |&ply: &usize| {
            countdown.is_none_or(|countdown| {
                clock::time_left(countdown, &self.moves[..ply], self.elapsed) > 0
            })
        };
        let before = (0..self.cursor).rev().find(|&ply| self.is_human_move(ply));
        before.filter(has_time)
    }

    /// Returns `true` if [`Session::redo`] would change anything.
    pub const fn can_redo(&self) -> bool {
        self.cursor < self.moves.len()
    }

    /// Discards moves available for redo.
    pub(super) fn clear_redo(&mut self) {
        self.moves.truncate(self.cursor);
        self.movers.truncate(self.cursor);
    }

    /// Removes all moves after the first `ply`. Returns `true` if there were any.
    pub fn undo_to(&mut self, ply: usize) -> bool {
        let is_changed = ply < self.cursor && self.go_to(ply);
        self.clear_redo();
        is_changed
    }

    /// Removes all moves after the first `ply`, and sets the time of play back to that of the last remaining one.
    pub(crate) fn cut_to(&mut self, ply: usize) {
        self.undo_to(ply);
        self.elapsed = self.made().last().map_or(0, |last| last.at);
    }

    /// Returns the number of moves before this seat's last one, if that one can be undone.
    pub fn last_ply_of(&self, seat: Seat) -> Option<usize> {
        let movers = &self.movers[..self.cursor];
        let chose =
            |&ply: &usize| movers[ply] == seat && !matches!(self.moves[ply].mv, Move::Chance(_));
        let last = (0..self.cursor).rev().find(chose);
        last.filter(|_| !self.is_out_of_time())
    }

    /// Returns the outcome of the next chance move if it has been drawn and undone; drawing a new one would reward
    /// undo. `None` if there is none, or it is illegal after the moves played instead.
    pub fn recorded_chance(&self) -> Option<Move> {
        let seat = self.position.to_move().seat()?;
        let before = self.chance.outcome_after(self.cursor)?;
        self.position.check(seat, before).is_ok().then_some(before)
    }

    /// Returns the effects of the next move available for redo; empty if there is none.
    pub fn next_effects(&self) -> Vec<Effect> {
        match (self.movers.get(self.cursor), self.moves.get(self.cursor)) {
            (Some(&seat), Some(next)) => self.position.effects(seat, next.mv),
            _ => Vec::new(),
        }
    }

    /// Returns `true` if a person made the move with this index.
    fn is_human_move(&self, ply: usize) -> bool {
        let mover = self.movers.get(ply);
        mover.is_some_and(|mover| self.players[mover.index()] == Player::Human)
    }

    /// Goes to the position after `ply` moves, or after the last move. Returns `true` if the position changed.
    pub fn go_to(&mut self, ply: usize) -> bool {
        let ply = ply.min(self.moves.len());
        let before = self.cursor;
        if ply < self.cursor {
            self.position = self.first.clone();
            self.cursor = 0;
        }
        while self.cursor < ply {
            let (seat, mv) = (self.movers[self.cursor], self.moves[self.cursor].mv);
            if self.position.advance(seat, mv).is_err() {
                break;
            }
            self.cursor += 1;
        }
        self.cursor != before
    }
}
