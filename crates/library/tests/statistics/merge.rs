//! Laws of merging the results and the progress of devices.

use crate::helpers::{id, results, statistics, win};
use proptest::prelude::*;
use tessella_library::statistics::{Ending, GameKey, GameResult, PlayerHistory, Statistics};
use tessella_library::today::{DailyGame, DailyProgress, Day, FIRST_DAY, Win, daily_board};
use tessella_session::GameId;

fn merged<const N: usize>(all: [&Statistics; N]) -> Statistics {
    let mut sum = Statistics::default();
    all.into_iter().for_each(|one| sum.merge(one.clone()));
    sum
}

fn day(number: i32) -> Day {
    Day::from_number(FIRST_DAY.number() + number)
}

/// Win of a board of a day: the day, the game, the win, and the day that the clock shows.
type DailyWin = (i32, usize, Win, i32);

fn wins() -> impl Strategy<Value = Vec<DailyWin>> {
    let result = (1..40u32, 0..3u32, any::<bool>());
    let result = result.prop_map(|(moves, milliseconds, has_hints)| Win {
        moves,
        milliseconds,
        has_hints,
    });
    let win = (0..3i32, 0..DailyGame::COUNT, result, 0..4i32);
    proptest::collection::vec(win, 0..8)
}

fn finish(progress: &mut DailyProgress, wins: &[DailyWin]) {
    for &(of, game, win, now) in wins {
        let board = daily_board(day(of), DailyGame::ALL[game]).expect("a board");
        // Boards of later days are refused.
        let _ = progress.finish(&board, day(now), win);
    }
}

fn progress(wins: &[DailyWin]) -> DailyProgress {
    let mut progress = DailyProgress::default();
    finish(&mut progress, wins);
    progress
}

proptest! {
    #[test]
    fn merge_is_commutative_associative_and_idempotent(
        a in statistics(), b in statistics(), c in statistics(),
    ) {
        prop_assert_eq!(merged([&a, &b]), merged([&b, &a]));
        prop_assert_eq!(merged([&merged([&a, &b]), &c]), merged([&a, &merged([&b, &c])]));
        prop_assert_eq!(merged([&a, &a]), a.clone());
        prop_assert_eq!(merged([&a, &Statistics::default()]), a);
    }

    #[test]
    fn merge_loses_no_game_and_no_finished_result(a in statistics(), b in statistics()) {
        let both = merged([&a, &b]);
        for (key, result) in a.results().into_iter().chain(b.results()) {
            let Some(kept) = both.result(key) else {
                return Err(TestCaseError::fail("a game is lost"));
            };
            let is_given_up = |result: &GameResult| result.ending == Ending::GivenUp;
            prop_assert!(!is_given_up(kept) || is_given_up(result));
            if is_given_up(kept) == is_given_up(result) {
                prop_assert!(kept.finished_at <= result.finished_at);
            }
        }
        for (key, result) in both.results() {
            prop_assert!([a.result(key), b.result(key)].contains(&Some(result)));
        }
    }

    #[test]
    fn best_win_of_a_board_is_kept_in_any_order(all in proptest::collection::vec(results(), 0..30)) {
        let record = |all: &[(GameId, GameResult)]| {
            let mut statistics = Statistics::default();
            for (id, result) in all {
                statistics.record(*id, result.clone());
            }
            statistics
        };
        let (one, other) = all.split_at(all.len() / 2);
        let reversed: Vec<_> = all.iter().rev().cloned().collect();
        for statistics in [record(&all), record(&reversed), merged([&record(one), &record(other)])] {
            for (id, result) in &all {
                let key = result.key(*id);
                let wins = all.iter().filter(|(id, other)| other.key(*id) == key);
                let wins = wins.map(|(_, result)| result).filter(|result| result.is_won());
                let best = wins.min_by_key(|win| (win.hints > 0, win.moves, win.milliseconds, *win));
                let best = best.filter(|_| matches!(key, GameKey::Board(_)));
                prop_assert_eq!(statistics.best_win(&key), best);
            }
        }
    }

    #[test]
    fn result_is_recorded_at_most_once(all in proptest::collection::vec(results(), 0..30)) {
        let mut statistics = Statistics::default();
        for (id, result) in all {
            let key = result.key(id);
            let before = statistics.result(&key).cloned();
            let counts = statistics.record(id, result.clone());
            let is_new = before.as_ref().is_none_or(|before| {
                before.ending == Ending::GivenUp && result.ending != Ending::GivenUp
            });
            prop_assert_eq!(counts, is_new);
            let expected = if is_new { Some(result) } else { before };
            prop_assert_eq!(statistics.result(&key), expected.as_ref());
        }
    }

    #[test]
    fn progress_merges_in_any_order(a in wins(), b in wins(), c in wins()) {
        let sum = |all: &[&DailyProgress]| {
            let mut sum = DailyProgress::default();
            all.iter().for_each(|&one| sum.merge(one));
            sum
        };
        let (a, b, c) = (progress(&a), progress(&b), progress(&c));
        prop_assert_eq!(sum(&[&a, &b]), sum(&[&b, &a]));
        prop_assert_eq!(sum(&[&sum(&[&a, &b]), &c]), sum(&[&a, &sum(&[&b, &c])]));
        prop_assert_eq!(sum(&[&a, &a]), a);
    }

    /// On one day, two devices together have what one device would have.
    #[test]
    fn progress_of_two_devices_is_that_of_one(a in wins(), b in wins()) {
        let today = |wins: &[DailyWin]| -> Vec<DailyWin> {
            wins.iter().map(|&(of, game, win, _)| (of, game, win, 3)).collect()
        };
        let (a, b) = (today(&a), today(&b));
        let mut merged = progress(&a);
        merged.merge(&progress(&b));
        prop_assert_eq!(merged, progress(&[a, b].concat()));
    }
}

#[test]
fn history_merges_progress_and_results() {
    let result = Win {
        moves: 20,
        milliseconds: 1,
        has_hints: false,
    };
    let mut one = PlayerHistory {
        today: progress(&[(0, 0, result, 0)]),
        ..PlayerHistory::default()
    };
    one.results.record(id(1), win("drench:5x5,c4#1", 1));
    let mut other = PlayerHistory {
        today: progress(&[(0, 1, result, 2)]),
        ..PlayerHistory::default()
    };
    other.results.record(id(2), win("drench:5x5,c4#2", 2));
    one.merge(other);
    assert_eq!(one.today.finished(day(0)), 2);
    assert_eq!(one.today.streak(day(1)), 1);
    assert_eq!(one.results.len(), 2);
}
