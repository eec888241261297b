//! What is new when a game is won: best results, streaks and par.

use crate::helpers::{id, win};
use tessella_library::statistics::{Ending, GameResult, News, Opponent, Statistics};

fn code(seed: u64) -> String {
    format!("drench:5x5,c4#{seed}")
}

/// Returns a win of another board with these moves and this time.
fn won(seed: u64, moves: u32, milliseconds: u32) -> GameResult {
    GameResult {
        moves,
        milliseconds,
        ..win(&code(seed), seed)
    }
}

fn news(before: &[GameResult], result: &GameResult) -> News {
    let mut statistics = Statistics::default();
    for (result, number) in before.iter().zip(0..) {
        assert!(statistics.record(id(number), result.clone()));
    }
    statistics.news(result)
}

#[test]
fn first_result_of_a_group_is_no_best() {
    let first = news(&[], &won(1, 12, 1000));
    let expected = News {
        streak: 1,
        ..News::default()
    };
    assert_eq!(first, expected);
    let others = [
        GameResult {
            opponent: Opponent::People,
            ..won(1, 20, 5000)
        },
        GameResult {
            code: "drench:hex5x5,c4#1".to_owned(),
            ..won(1, 20, 5000)
        },
        GameResult {
            code: "light:4x4,b5#1".to_owned(),
            ..won(2, 20, 5000)
        },
    ];
    assert_eq!(
        news(&others, &won(9, 12, 1000)),
        expected,
        "of another group"
    );
    let hinted = GameResult {
        hints: 1,
        ..won(1, 20, 5000)
    };
    let expected = News {
        streak: 2,
        ..News::default()
    };
    assert_eq!(news(&[hinted], &won(9, 12, 1000)), expected);
}

#[test]
fn better_results_are_best() {
    let before = [won(1, 12, 1000), won(2, 11, 3000)];
    for (result, is_best_moves, is_best_time, is_at_par) in [
        (won(3, 10, 1001), true, false, true),
        (won(3, 11, 1000), false, false, false),
        (won(3, 12, 999), false, true, false),
        (won(3, 9, 1), true, true, true),
    ] {
        let expected = News {
            is_best_moves,
            is_best_time,
            streak: 3,
            is_at_par,
        };
        assert_eq!(news(&before, &result), expected);
        let with_hint = GameResult {
            hints: 1,
            ..result.clone()
        };
        let expected = News {
            streak: 3,
            ..News::default()
        };
        assert_eq!(news(&before, &with_hint), expected, "a hint is no best");
        let lost = GameResult {
            ending: Ending::Lost,
            ..result
        };
        assert_eq!(news(&before, &lost), News::default());
    }
}

#[test]
fn par_of_each_board_is_its_own() {
    let easy = GameResult {
        par: Some(5),
        ..won(1, 6, 1000)
    };
    let hard = GameResult {
        par: Some(20),
        ..won(2, 20, 1000)
    };
    let found = news(&[easy], &hard);
    assert!(found.is_best_moves && found.is_at_par && !found.is_best_time);
    let without = GameResult {
        par: None,
        ..won(3, 1, 1)
    };
    let found = news(&[hard], &without);
    assert!(!found.is_best_moves && !found.is_at_par && found.is_best_time);
}
