//! Result of a match.

use super::state::Match;
use crate::info::{MatchResult, RaceGoal};
use tessella_games::{Outcome, Rules, Seat};

impl Match {
    /// Returns the result according to the rules; `None` while the match is running.
    pub(crate) fn result(&self) -> Option<MatchResult> {
        let places = self.places();
        let winner = if self.is_race() {
            self.race_winner()?
        } else {
            match self.boards[0].position().outcome()? {
                Outcome::Won(seat) => Some(self.room_seat(seat)),
                Outcome::Lost | Outcome::Draw => None,
            }
        };
        // A computer that took over for somebody cannot win: the best of the others does.
        let winner = match winner {
            Some(seat) if self.has_dropped_out(seat) && !self.is_race() => {
                let mut first = (0..self.seats).filter(|&seat| places[usize::from(seat)] == 1);
                first.next().filter(|_| first.next().is_none())
            }
            winner => winner,
        };
        Some(MatchResult {
            winner,
            forfeit: None,
            places,
        })
    }

    /// Returns the winner of a finished race, `Some(None)` if there is no single one, and `None` while the race is
    /// running.
    fn race_winner(&self) -> Option<Option<u8>> {
        let seats = 0..self.seats;
        let has_won = |seat: &u8| {
            self.boards[usize::from(*seat)].position().outcome() == Some(Outcome::Won(Seat::FIRST))
        };
        let moves = |seat: u8| self.boards[usize::from(seat)].cursor();
        let winners: Vec<u8> = seats.clone().filter(has_won).collect();
        let fewest = winners.iter().map(|&seat| moves(seat)).min();
        let is_beaten = |seat: u8| {
            self.goal == RaceGoal::FewestMoves && fewest.is_some_and(|fewest| moves(seat) >= fewest)
        };
        let is_settled =
            |seat: u8| self.has_dropped_out(seat) || self.has_finished(seat) || is_beaten(seat);
        // The last remaining racer wins.
        let mut racing = seats.clone().filter(|&seat| !self.has_dropped_out(seat));
        if let (Some(last), None) = (racing.next(), racing.next())
            && winners.is_empty()
        {
            return Some(Some(last));
        }
        let is_over = match self.goal {
            RaceGoal::FirstToFinish => !winners.is_empty() || seats.clone().all(is_settled),
            RaceGoal::FewestMoves => seats.clone().all(is_settled),
        };
        let best: Vec<u8> = match self.goal {
            RaceGoal::FirstToFinish => winners,
            RaceGoal::FewestMoves => winners
                .into_iter()
                .filter(|&seat| Some(moves(seat)) == fewest)
                .collect(),
        };
        is_over.then(|| match best[..] {
            [only] => Some(only),
            _ => None,
        })
    }
}
