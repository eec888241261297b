//! Results of the analysis of a game for two seats.

use std::collections::BTreeMap;
use tessella_games::{Evaluation, Move, Outcome, Seat};

/// Minimum estimated loss in the share of wins, in thousandths, for a move to count as a mistake.
pub const MIN_ESTIMATED_LOSS: u16 = 150;
/// Minimum gain of the winner's share, in thousandths, for a move to be the turning point.
pub const MIN_TURNING_LOSS: u16 = 100;
/// Maximum share of the winner, in thousandths, before the turning point: up to it, the game was still open.
pub const MAX_OPEN_SHARE: u16 = 750;

/// Move that made the position worse for the seat that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuelMistake {
    /// Index of the move, counted from 0. The position before it is that after this number of moves.
    pub ply: usize,
    /// Seat that made the move.
    pub seat: Seat,
    /// Loss of the seat's share of wins, in thousandths.
    pub loss: u16,
    /// `true` if the outcomes of best play before and after the move are proved and differ. Otherwise the loss is an
    /// estimate of at least [`MIN_ESTIMATED_LOSS`].
    pub is_proved: bool,
}

/// Analysis of a game for two seats, possibly unfinished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelAnalysis {
    /// Evaluation of the position before each move, and of the last one. `None` where there is none yet.
    pub evaluations: Vec<Option<Evaluation>>,
    /// Mistakes in order. More may follow while the analysis is not finished.
    pub mistakes: Vec<DuelMistake>,
    /// Better moves than the mistakes, by the index of the mistake. There is none where a search of the same size finds
    /// none.
    pub better: BTreeMap<usize, Move>,
    /// Index of the move at which the game turned: of the moves after which the winner's share stayed above one half,
    /// the one that raised it most, or the first of several. It is a move of the other seat, or of chance, that raised
    /// the share by at least [`MIN_TURNING_LOSS`], from at most [`MAX_OPEN_SHARE`]. `None` if there is no such move, if the
    /// game is not over or has no winner, and until the analysis is finished.
    pub turning_point: Option<usize>,
    /// `true` once further steps will not change the analysis.
    pub is_finished: bool,
}

/// What the analysis needs to know about a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct DuelMove {
    pub(super) seat: Seat,
    /// `true` if chance made the move for the seat.
    pub(super) is_chance: bool,
}

/// Returns the mistake that a move is, judging by the evaluations before and after it; `None` if it is not one.
pub(super) fn mistake(
    ply: usize,
    mv: DuelMove,
    before: Evaluation,
    after: Evaluation,
) -> Option<DuelMistake> {
    let seat = mv.seat;
    let loss = before.share_of(seat).saturating_sub(after.share_of(seat));
    let proved = |evaluation| matches!(evaluation, Evaluation::Proved(_));
    let is_proved = proved(before) && proved(after);
    let is_mistake = loss >= if is_proved { 1 } else { MIN_ESTIMATED_LOSS };
    (!mv.is_chance && is_mistake).then_some(DuelMistake {
        ply,
        seat,
        loss,
        is_proved,
    })
}

/// Returns the move at which a game turned, as [`DuelAnalysis::turning_point`] defines it.
pub(super) fn turning_point(moves: &[DuelMove], evaluations: &[Evaluation]) -> Option<usize> {
    let Some(Evaluation::Proved(Outcome::Won(winner))) = evaluations.last().copied() else {
        return None;
    };
    let share = |ply: usize| evaluations[ply].share_of(winner);
    let is_ahead = |&ply: &usize| share(ply) > Evaluation::ALL / 2;
    let lead_from = (0..evaluations.len()).rev().take_while(is_ahead).last()?;
    let candidates = (lead_from.saturating_sub(1)..moves.len())
        .filter(|&ply| moves[ply].is_chance || moves[ply].seat != winner)
        .filter(|&ply| share(ply) <= MAX_OPEN_SHARE);
    let gain = |ply: usize| share(ply + 1).saturating_sub(share(ply));
    let most = candidates.clone().map(gain).max()?;
    let mut turning = candidates.filter(|&ply| gain(ply) == most && most >= MIN_TURNING_LOSS);
    turning.next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: Evaluation = Evaluation::Proved(Outcome::Won(Seat::FIRST));
    const LOST: Evaluation = Evaluation::Proved(Outcome::Won(Seat::SECOND));
    const DRAWN: Evaluation = Evaluation::Proved(Outcome::Draw);

    const fn by(seat: Seat) -> DuelMove {
        DuelMove {
            seat,
            is_chance: false,
        }
    }

    /// Returns moves of the two seats in turn.
    fn in_turn(count: usize) -> Vec<DuelMove> {
        [by(Seat::FIRST), by(Seat::SECOND)].repeat(count)[..count].to_vec()
    }

    fn estimates(shares: &[u16]) -> Vec<Evaluation> {
        shares.iter().copied().map(Evaluation::Estimate).collect()
    }

    #[test]
    fn proved_loss_is_a_mistake_of_any_size_and_an_estimated_one_above_the_threshold() {
        let of = |seat, before, after| {
            mistake(3, by(seat), before, after).map(|mistake| (mistake.loss, mistake.is_proved))
        };
        assert_eq!(of(Seat::FIRST, WON, DRAWN), Some((500, true)));
        assert_eq!(of(Seat::FIRST, WON, LOST), Some((1000, true)));
        assert_eq!(of(Seat::SECOND, WON, DRAWN), None);
        assert_eq!(of(Seat::SECOND, DRAWN, WON), Some((500, true)));
        let [most, less] = [MIN_ESTIMATED_LOSS, MIN_ESTIMATED_LOSS - 1];
        let after = |loss| Evaluation::Estimate(600 - loss);
        assert_eq!(
            of(Seat::FIRST, Evaluation::Estimate(600), after(most)),
            Some((most, false))
        );
        assert_eq!(
            of(Seat::FIRST, Evaluation::Estimate(600), after(less)),
            None
        );
        assert_eq!(of(Seat::FIRST, WON, Evaluation::Estimate(900)), None);
    }

    #[test]
    fn roll_is_no_mistake_but_can_be_the_turning_point() {
        let roll = DuelMove {
            seat: Seat::FIRST,
            is_chance: true,
        };
        assert_eq!(mistake(0, roll, WON, LOST), None);
        let mut curve = estimates(&[400, 700, 720]);
        curve.push(WON);
        let moves = [roll, by(Seat::FIRST), by(Seat::FIRST)];
        assert_eq!(turning_point(&moves, &curve), Some(0));
    }

    #[test]
    fn turning_point_is_the_largest_loss_after_which_the_winner_stays_ahead() {
        // Move 2 gives back the 300 lost at move 1.
        let mut curve = estimates(&[500, 510, 810, 450, 590, 580, 820]);
        curve.push(WON);
        assert_eq!(turning_point(&in_turn(7), &curve), Some(5));
        // The same move before the lead changed hands for the last time.
        let mut curve = estimates(&[500, 510, 810, 450, 650, 640, 700]);
        curve.push(WON);
        assert_eq!(turning_point(&in_turn(7), &curve), Some(3));
    }

    #[test]
    fn turning_point_is_missing_without_winner_or_loss() {
        assert_eq!(turning_point(&in_turn(2), &[DRAWN; 3]), None);
        assert_eq!(
            turning_point(&in_turn(2), &estimates(&[500, 700, 900])),
            None
        );
        assert_eq!(turning_point(&in_turn(2), &[WON; 3]), None);
        // The winner was far ahead before the last move.
        let mut curve = estimates(&[500, 590, 680, 770]);
        curve.push(WON);
        assert_eq!(turning_point(&in_turn(4), &curve), None);
        assert_eq!(turning_point(&[], &[WON]), None);
    }
}
