//! Computer players: legal moves, and stronger play at higher levels.

use crate::helpers::{alone, begin, boards, mover, two};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::drench::{Drench, Players, Setup};
use tessella_games::{Level, Outcome, Rules, Seat};

/// Plays a whole game between two levels.
fn duel(setup: &Setup, seed: u64, levels: [Level; 2]) -> Drench {
    let never = AtomicBool::new(false);
    let mut game = begin(setup, seed);
    while let Some(seat) = mover(&game) {
        let level = levels[seat.index()];
        let mv = game
            .computer_move(level, &never)
            .expect("a move in an unfinished game");
        assert!(
            game.legal_moves().contains(&mv),
            "{level:?} wants {mv:?}, seed {seed}"
        );
        game.advance(seat, mv).expect("a legal move");
    }
    game
}

/// Returns the wins of the first level in 120 games against the second: 60 boards from both sides.
fn wins_of_120(better: Level, worse: Level) -> usize {
    let won_by = |seat: Seat, levels: [Level; 2]| {
        (0..60)
            .filter(|&seed| duel(&two(12, 6), seed, levels).outcome() == Some(Outcome::Won(seat)))
            .count()
    };
    won_by(Seat::FIRST, [better, worse]) + won_by(Seat::SECOND, [worse, better])
}

#[test]
fn quick_levels_play_whole_games_with_legal_moves() {
    let quick = [Level::Gentle, Level::Easy, Level::Medium];
    for first in quick {
        for second in quick {
            for colours in [4, 7, 10] {
                let game = duel(&two(9, colours), 1, [first, second]);
                assert!(game.outcome().is_some());
            }
        }
    }
}

#[test]
fn levels_play_whole_games_on_every_shape() {
    for plan in boards() {
        let setup = Setup {
            plan,
            colours: 5,
            players: Players::Two { even: true },
        };
        for levels in [[Level::Gentle, Level::Easy], [Level::Medium, Level::Easy]] {
            assert!(duel(&setup, 2, levels).outcome().is_some(), "{setup:?}");
        }
    }
}

#[test]
fn easy_beats_gentle_on_every_shape() {
    let mut wins = 0;
    for plan in boards() {
        let setup = Setup {
            plan,
            colours: 6,
            players: Players::Two { even: true },
        };
        let won_by = |seat: Seat, levels: [Level; 2]| {
            let won =
                |&seed: &u64| duel(&setup, seed, levels).outcome() == Some(Outcome::Won(seat));
            (0..10).filter(won).count()
        };
        wins += won_by(Seat::FIRST, [Level::Easy, Level::Gentle])
            + won_by(Seat::SECOND, [Level::Gentle, Level::Easy]);
    }
    assert!(wins >= 150, "{wins} won of 240");
}

#[test]
fn hard_level_wins_every_won_position() {
    let never = AtomicBool::new(false);
    let mut won = 0;
    for seed in 0..6 {
        let setup = two(6, 5);
        let budget = SearchBudget::unbounded(&never);
        let finding = begin(&setup, seed).solve(Effort::Full, &budget);
        let Some(SearchResult::Value { outcome, .. }) = finding.map(|finding| finding.result)
        else {
            panic!("a board of 36 tiles, seed {seed}, is not solved");
        };
        if let Outcome::Won(seat) = outcome {
            let mut levels = [Level::Gentle; 2];
            levels[seat.index()] = Level::Hard;
            assert_eq!(
                duel(&setup, seed, levels).outcome(),
                Some(outcome),
                "seed {seed}"
            );
            won += 1;
        }
    }
    assert!(won > 0, "six draws");
}

/// Plays the levels without a clock, so these games are the same on every machine.
#[test]
fn level_wins_about_three_of_four_games_against_level_below() {
    for (better, worse) in [(Level::Easy, Level::Gentle), (Level::Medium, Level::Easy)] {
        let wins = wins_of_120(better, worse);
        assert!((78..=102).contains(&wins), "{better:?} won {wins} of 120");
    }
}

#[test]
fn stopped_computer_player_returns_at_once() {
    let stopped = AtomicBool::new(true);
    let game = begin(&two(40, 10), 1);
    for level in Level::ALL {
        let begun = Instant::now();
        let mv = game.computer_move(level, &stopped);
        let taken = begun.elapsed();
        // Without a stop the hard level takes twice this time; the others have no clock.
        assert!(
            taken < Duration::from_millis(350),
            "{level:?} took {taken:?}"
        );
        assert!(
            mv.is_none_or(|mv| game.legal_moves().contains(&mv)),
            "{level:?} wants {mv:?}"
        );
    }
    assert_eq!(
        begin(&alone(15, 15, 6), 1).hint(&stopped),
        None,
        "a hint that was stopped"
    );
}

#[test]
fn finished_game_has_no_computer_move_or_hint() {
    let never = AtomicBool::new(false);
    let game = duel(&two(5, 4), 1, [Level::Easy, Level::Easy]);
    for level in Level::ALL {
        assert_eq!(game.computer_move(level, &never), None, "{level:?}");
    }
    assert_eq!(game.hint(&never), None);
}
