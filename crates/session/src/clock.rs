//! Countdown of a game. The time left is computed from the moves and their times.

use super::Played;
use tessella_games::{Countdown, IllegalMove, Move};

/// Returns the milliseconds left on a countdown after the given moves, at the time of play `at`.
///
/// Time never runs backwards: a move with an earlier time than its predecessor counts as made at the same time.
pub(super) fn time_left(countdown: Countdown, made: &[Played], at: u32) -> u32 {
    let (mut left, mut since) = (countdown.start, 0);
    for played in made {
        let then = played.at.max(since);
        left = left
            .saturating_sub(then - since)
            .saturating_add(countdown.gain_of(played.mv))
            .min(countdown.start);
        since = then;
    }
    left.saturating_sub(at.saturating_sub(since))
}

/// Checks that a move is allowed with this much time left; `None` means that there is no countdown.
///
/// # Errors
/// If the time is up and the move is not [`Move::TimeUp`], or if it is not up and the move is.
pub(super) fn check(left: Option<u32>, mv: Move) -> Result<(), IllegalMove> {
    match (left, mv) {
        (None, Move::TimeUp) => Err(IllegalMove::WrongKind),
        (Some(1..), Move::TimeUp) => Err(IllegalMove::TimeIsLeft),
        (Some(0), mv) if mv != Move::TimeUp => Err(IllegalMove::TimeIsUp),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tessella_boards::CellId;
    use tessella_games::Colour;

    const PAIR: Move = Move::Pair(CellId(0), CellId(1));
    const OTHER: Move = Move::Paint(Colour(0));
    const MINUTE: Countdown = Countdown {
        start: 60_000,
        gain: 5_000,
    };

    fn pairs(times: &[u32]) -> Vec<Played> {
        times.iter().map(|&at| Played { mv: PAIR, at }).collect()
    }

    #[test]
    fn countdown_runs_from_start_to_zero() {
        for (at, left) in [
            (0, 60_000),
            (1, 59_999),
            (59_999, 1),
            (60_000, 0),
            (60_001, 0),
            (u32::MAX, 0),
        ] {
            assert_eq!(time_left(MINUTE, &[], at), left, "at {at}");
        }
    }

    #[test]
    fn countdown_gains_time_for_a_pair() {
        let made = pairs(&[10_000, 20_000]);
        assert_eq!(time_left(MINUTE, &made[..1], 10_000), 55_000);
        assert_eq!(time_left(MINUTE, &made[..1], 20_000), 45_000);
        assert_eq!(time_left(MINUTE, &made, 20_000), 50_000);
        assert_eq!(time_left(MINUTE, &made, 69_999), 1);
        assert_eq!(time_left(MINUTE, &made, 70_000), 0);
    }

    #[test]
    fn countdown_gains_nothing_for_other_moves() {
        let others = [OTHER, Move::Cell(CellId(0)), Move::Chance(1), Move::TimeUp];
        for mv in others {
            let made = [Played { mv, at: 10_000 }];
            assert_eq!(time_left(MINUTE, &made, 10_000), 50_000, "{mv:?}");
        }
    }

    #[test]
    fn countdown_never_exceeds_its_start() {
        assert_eq!(time_left(MINUTE, &pairs(&[0, 0, 0]), 0), 60_000);
        let made = pairs(&[1_000, 3_000]);
        assert_eq!(time_left(MINUTE, &made, 3_000), 60_000);
        assert_eq!(
            time_left(MINUTE, &made, 13_000),
            50_000,
            "what was too much is not kept for later"
        );
        let endless = Countdown {
            start: u32::MAX,
            gain: u32::MAX,
        };
        assert_eq!(time_left(endless, &pairs(&[5, 5]), 5), u32::MAX);
    }

    #[test]
    fn undone_move_loses_its_gain() {
        let made = pairs(&[20_000, 30_000]);
        assert_eq!(time_left(MINUTE, &made, 40_000), 30_000);
        assert_eq!(time_left(MINUTE, &made[..1], 40_000), 25_000);
        assert_eq!(time_left(MINUTE, &made[..0], 40_000), 20_000);
    }

    #[test]
    fn countdown_ignores_times_that_run_backwards() {
        let made = pairs(&[20_000, 10_000, 20_000]);
        assert_eq!(time_left(MINUTE, &made, 20_000), 55_000);
        assert_eq!(
            time_left(MINUTE, &made, 0),
            55_000,
            "before the moves that have been made"
        );
    }

    #[test]
    fn countdown_allows_either_moves_or_time_up() {
        for (left, mv, answer) in [
            (Some(0), Move::TimeUp, Ok(())),
            (Some(1), Move::TimeUp, Err(IllegalMove::TimeIsLeft)),
            (Some(u32::MAX), Move::TimeUp, Err(IllegalMove::TimeIsLeft)),
            (None, Move::TimeUp, Err(IllegalMove::WrongKind)),
            (Some(0), PAIR, Err(IllegalMove::TimeIsUp)),
            (Some(0), Move::Chance(3), Err(IllegalMove::TimeIsUp)),
            (Some(1), PAIR, Ok(())),
            (Some(1), Move::Chance(3), Ok(())),
            (None, PAIR, Ok(())),
        ] {
            assert_eq!(check(left, mv), answer, "{mv:?} with {left:?} left");
        }
    }

    /// Computes the same as [`time_left`] by stepping through every millisecond.
    fn stepwise_clock(countdown: Countdown, made: &[Played], at: u32) -> u32 {
        let mut left = countdown.start;
        let mut waiting = made.iter().peekable();
        for now in 0..=at {
            while waiting.next_if(|played| played.at == now).is_some() {
                for _ in 0..countdown.gain {
                    left += u32::from(left < countdown.start);
                }
            }
            if now < at && left > 0 {
                left -= 1;
            }
        }
        left
    }

    fn countdowns(most: u32) -> impl Strategy<Value = Countdown> {
        (0..=most, 0..=most).prop_map(|(start, gain)| Countdown { start, gain })
    }

    /// Returns moves in the order of their times, and a time that is not before the last of them.
    fn games(latest: u32) -> impl Strategy<Value = (Vec<Played>, u32)> {
        let mv = prop_oneof![3 => Just(PAIR), 1 => Just(OTHER)];
        let times = proptest::collection::vec((mv, 0..=latest), 0..12);
        (times, 0..=latest).prop_map(|(mut times, later)| {
            times.sort_by_key(|&(_, at)| at);
            let last = times.last().map_or(0, |&(_, at)| at);
            let made = times.into_iter().map(|(mv, at)| Played { mv, at });
            (made.collect(), last.saturating_add(later))
        })
    }

    proptest! {
        #[test]
        fn countdown_matches_stepwise_clock(countdown in countdowns(60), (made, at) in games(90)) {
            let made: Vec<Played> = made.into_iter().filter(|played| played.mv == PAIR).collect();
            prop_assert_eq!(time_left(countdown, &made, at), stepwise_clock(countdown, &made, at));
        }

        #[test]
        fn countdown_never_overflows_and_waiting_costs_its_time(
            countdown in countdowns(u32::MAX), (made, at) in games(u32::MAX), wait: u32,
        ) {
            let left = time_left(countdown, &made, at);
            prop_assert!(left <= countdown.start);
            if let Some(later) = at.checked_add(wait) {
                prop_assert_eq!(time_left(countdown, &made, later), left.saturating_sub(wait));
            }
        }

        #[test]
        fn undo_never_adds_time(countdown in countdowns(60), (made, at) in games(90)) {
            if let Some((_, before)) = made.split_last() {
                prop_assert!(time_left(countdown, before, at) <= time_left(countdown, &made, at));
            }
        }

        #[test]
        fn either_move_or_time_up_is_allowed(left: Option<u32>) {
            let [pair, end] = [PAIR, Move::TimeUp].map(|mv| check(left, mv).is_ok());
            prop_assert!(pair != end);
        }
    }
}
