//! Seats that drop out of a match, and the ranking of all seats.

use super::state::Match;
use crate::info::{DropoutPolicy, ForfeitReason, MatchPlayer, MatchResult, RaceGoal};
use std::cmp::Reverse;
use tessella_games::{Level, Outcome, Rules, Seat};

/// Level of the computer that takes over for somebody who has dropped out.
const SUBSTITUTE: Level = Level::Medium;

/// Rank of a seat in a match: greater is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// The seat was empty from the start.
    Empty,
    /// The seat has dropped out; later ones rank higher.
    DroppedOut(usize),
    /// The seat played to the end.
    Played {
        has_won: bool,
        fewest_moves: Reverse<usize>,
        standing: u32,
    },
}

impl Match {
    /// Removes a seat from the match.
    pub(crate) fn drop_out(&mut self, seat: u8, why: ForfeitReason) {
        self.dropped_out[usize::from(seat)] = true;
        self.forfeits.push((seat, why));
        self.on_position_changed();
    }

    /// Returns `true` if a seat has dropped out.
    pub(crate) fn has_dropped_out(&self, seat: u8) -> bool {
        self.dropped_out[usize::from(seat)]
    }

    /// Returns `true` if somebody played in a room seat at the start of the match.
    pub(crate) fn has_taken_part(&self, seat: u8) -> bool {
        self.players[usize::from(seat)] != MatchPlayer::Nobody
    }

    /// Returns `true` if a match on a shared board continues after a seat has dropped out, given the number of people
    /// among the others.
    pub(crate) fn goes_on(&self, people: usize) -> bool {
        let left = self.dropped_out.iter().filter(|is_out| !**is_out).count();
        match self.dropouts {
            _ if self.seats < 3 => false,
            DropoutPolicy::Computer => people > 0,
            DropoutPolicy::DropOut => people > 0 && left > 1,
        }
    }

    /// Returns the level of the computer that takes over for a seat that has dropped out.
    pub(crate) fn substitute(&self, seat: u8) -> Option<Level> {
        let is_replaced = self.dropouts == DropoutPolicy::Computer && !self.is_race();
        (is_replaced && self.has_dropped_out(seat)).then_some(SUBSTITUTE)
    }

    /// Returns the result of a match that ends because a seat drops out. The last remaining seat wins.
    pub(crate) fn forfeit_result(&self, seat: u8, why: ForfeitReason) -> MatchResult {
        let mut left = (0..self.seats).filter(|&seat| !self.has_dropped_out(seat));
        MatchResult {
            winner: left.next().filter(|_| left.next().is_none()),
            forfeit: Some((seat, why)),
            places: self.places(),
        }
    }

    /// Returns `true` if a seat may offer a draw, which it may do once per move of its own, and counts the offer.
    pub(crate) fn may_offer_draw(&mut self, seat: u8) -> bool {
        let last = Some(self.last_ply(seat).map_or(0, |ply| ply + 1));
        let before = &mut self.draw_offered_at[usize::from(seat)];
        std::mem::replace(before, last) != last
    }

    /// Returns the result of a match whose players agree to a draw.
    pub(crate) fn agreed_draw(&self) -> MatchResult {
        let place = |seat| if self.has_dropped_out(seat) { 2 } else { 1 };
        MatchResult {
            winner: None,
            forfeit: None,
            places: (0..self.seats).map(place).collect(),
        }
    }

    /// Returns the place of each seat, counted from 1; tied seats share a place. A seat that was empty has place 0.
    pub(super) fn places(&self) -> Vec<u8> {
        let ranks: Vec<Rank> = (0..self.seats).map(|seat| self.rank(seat)).collect();
        let place = |rank: &Rank| match rank {
            Rank::Empty => 0,
            rank => 1 + ranks.iter().filter(|other| *other > rank).count() as u8,
        };
        ranks.iter().map(place).collect()
    }

    fn rank(&self, seat: u8) -> Rank {
        let game_seat = self.game_seat(seat);
        let game = &self.boards[usize::from(self.board(seat))];
        let position = game.position();
        let has_won = position.outcome() == Some(Outcome::Won(game_seat));
        // A racer who finished and then left has still won, and one who ran out of time is ranked by the tiles done.
        let forfeit = self.forfeits.iter().position(|&(other, _)| other == seat);
        let is_ranked = self.is_race()
            && (has_won
                || forfeit.is_some_and(|at| self.forfeits[at].1 == ForfeitReason::OutOfTime));
        if self.has_dropped_out(seat) && !is_ranked {
            return forfeit.map_or(Rank::Empty, Rank::DroppedOut);
        }
        let counts_moves = self.is_race() && self.goal == RaceGoal::FewestMoves && has_won;
        Rank::Played {
            has_won,
            fewest_moves: Reverse(if counts_moves { game.cursor() } else { 0 }),
            standing: if self.is_race() {
                self.progress(seat).done.into()
            } else {
                position.standing(game_seat)
            },
        }
    }

    /// Returns `true` if the player of this seat in the game has dropped out of a shared board.
    pub(super) fn is_vacant(&self, seat: Seat) -> bool {
        !self.is_race() && self.has_dropped_out(self.room_seat(seat))
    }
}
