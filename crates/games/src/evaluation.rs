//! Evaluation of a position for two seats.

use super::seats::{Outcome, Seat};

/// Evaluation of a position for two seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// Proved outcome of best play.
    Proved(Outcome),
    /// Estimated share of wins of the first seat, in thousandths from 1 to 999. A draw is half a win.
    Estimate(u16),
}

impl Evaluation {
    /// Share of wins of a seat that wins every game, in thousandths.
    pub const ALL: u16 = 1000;

    /// Creates an estimate from a position's score for a seat. A score of 0 gives one half, `lead` three quarters, and
    /// three times `lead` seven eighths.
    ///
    /// The curve is a hyperbola instead of the logistic function, because integer arithmetic rounds the same way on
    /// every machine.
    pub(super) fn from_score(score: i32, lead: i32, seat: Seat) -> Self {
        let (score, lead) = (i64::from(score), i64::from(lead));
        let gain = 500 * score / (score.abs() + lead).max(1);
        Self::Estimate(Self::for_first((500 + gain) as u16, seat))
    }

    /// Creates an estimate from a sample of games. `half_wins` counts two for each win of the seat, and one for each
    /// draw.
    pub(super) fn from_games(half_wins: u32, games: u32, seat: Seat) -> Self {
        let share = u64::from(half_wins) * u64::from(Self::ALL) / (2 * u64::from(games.max(1)));
        Self::Estimate(Self::for_first(share as u16, seat))
    }

    /// Converts the share of a seat to an estimated share of the first seat. A share of all games or of none would be a
    /// proof.
    fn for_first(share: u16, seat: Seat) -> u16 {
        let share = share.clamp(1, Self::ALL - 1);
        match seat {
            Seat::FIRST => share,
            _ => Self::ALL - share,
        }
    }

    /// Returns the share of wins of the first seat in thousandths. A draw is half a win.
    pub fn share(self) -> u16 {
        self.share_of(Seat::FIRST)
    }

    /// Returns the share of wins of one of the two seats in thousandths. A draw is half a win.
    pub fn share_of(self, seat: Seat) -> u16 {
        match (self, seat) {
            (Self::Proved(Outcome::Won(winner)), seat) if winner == seat => Self::ALL,
            (Self::Proved(Outcome::Won(_) | Outcome::Lost), _) => 0,
            (Self::Proved(Outcome::Draw), _) => Self::ALL / 2,
            (Self::Estimate(share), Seat::FIRST) => share,
            (Self::Estimate(share), _) => Self::ALL - share,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimate_grows_with_the_score_and_never_looks_proved() {
        let share = |score| Evaluation::from_score(score, 100, Seat::FIRST).share();
        assert_eq!(
            [0, 100, -100, 300, -300].map(share),
            [500, 750, 250, 875, 125]
        );
        assert_eq!([i32::MAX, -i32::MAX].map(share), [999, 1]);
        assert!((-50..50).all(|score| share(10 * score) <= share(10 * score + 10)));
    }

    #[test]
    fn shares_of_the_two_seats_add_up_to_all_games() {
        let outcomes = [
            Outcome::Won(Seat::FIRST),
            Outcome::Won(Seat::SECOND),
            Outcome::Draw,
        ];
        let proved = outcomes.map(Evaluation::Proved);
        let estimates = [0, 7, 1000].map(|wins| Evaluation::from_games(wins, 500, Seat::SECOND));
        for evaluation in proved.into_iter().chain(estimates) {
            let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| evaluation.share_of(seat));
            assert_eq!(first + second, Evaluation::ALL, "{evaluation:?}");
        }
        assert_eq!(proved.map(Evaluation::share), [1000, 0, 500]);
        assert_eq!(estimates.map(Evaluation::share), [999, 993, 1]);
    }
}
