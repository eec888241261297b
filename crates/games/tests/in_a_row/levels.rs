//! Computer players: legal moves, and stronger play at higher levels.

use crate::helpers::{NEVER, begin, free, nodes, put, setups, spell, spelt};
use std::sync::atomic::AtomicBool;
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;
use tessella_games::in_a_row::InARow;
use tessella_games::{Advice, Level, Outcome, Rules, Seat, Start, Turn};

/// Plays a game after `opening` random stones. Returns its outcome.
fn duel(options: &str, seed: u64, opening: u32, levels: [Level; 2], most: u64) -> Outcome {
    let mut game = begin(options);
    let mut stream = SeededRng::new(b"openings", seed);
    for _ in 0..opening {
        let moves = free(&game);
        put(&mut game, moves[stream.below(moves.len() as u32) as usize]);
    }
    let mut safe = None;
    while let Turn::Player(seat) = game.to_move() {
        let level = levels[seat.index()];
        let chosen = game.choose_move(level, &nodes(most)).expect("a move");
        put(&mut game, chosen.cell);
        safe = safe.max(chosen.is_safe.then_some(seat));
    }
    let outcome = game.outcome().expect("a game that is over");
    // A level that proved safety does not lose if it searches as deep for the rest of the game.
    if let Some(seat) = safe {
        assert_ne!(outcome, Outcome::Won(seat.other()), "{}", spell(&game));
    }
    outcome
}

/// Plays games with the seats swapped after each. Returns the wins and losses of the stronger level.
fn duels(options: &str, games: u64, [strong, weak]: [Level; 2], nodes: u64) -> (u32, u32) {
    let (mut wins, mut losses) = (0, 0);
    for game in 0..games {
        let seat = Seat((game % 2) as u8);
        let levels = if game % 2 == 0 {
            [strong, weak]
        } else {
            [weak, strong]
        };
        match duel(options, game / 2, 4, levels, nodes) {
            Outcome::Won(winner) if winner == seat => wins += 1,
            Outcome::Won(_) => losses += 1,
            _ => {}
        }
    }
    (wins, losses)
}

const ORDER: [[Level; 2]; 3] = [
    [Level::Easy, Level::Gentle],
    [Level::Medium, Level::Easy],
    [Level::Hard, Level::Medium],
];

#[test]
fn level_beats_level_below() {
    for (options, games, nodes) in [("7x6,k4,fall", 16, 100_000), ("9x9,k5", 4, 12_000)] {
        for pair in ORDER {
            let (wins, losses) = duels(options, games, pair, nodes);
            assert!(
                wins > 2 * losses,
                "{options} {pair:?}: {wins} won and {losses} lost of {games}"
            );
        }
    }
}

#[test]
fn stronger_level_wins_most_games_among_several_seats() {
    for (options, seats) in [
        ("9x9,k4,s3", 3),
        ("7x6,k4,s3,fall", 3),
        ("13x13,k4,s4", 4_u64),
    ] {
        let mut wins = 0;
        let games = 4 * seats;
        for seed in 0..games {
            let mut game = begin(options);
            let good = Seat((seed % seats) as u8);
            let mut stream = SeededRng::new(b"openings", seed);
            for _ in 0..seats {
                let moves = free(&game);
                put(&mut game, moves[stream.below(moves.len() as u32) as usize]);
            }
            while let Turn::Player(seat) = game.to_move() {
                let level = if seat == good {
                    Level::Hard
                } else {
                    Level::Gentle
                };
                let chosen = game.choose_move(level, &nodes(1_000)).expect("a move");
                put(&mut game, chosen.cell);
            }
            wins += u64::from(game.outcome() == Some(Outcome::Won(good)));
        }
        assert!(2 * wins > games, "{options}: {wins} of {games}");
    }
}

#[test]
fn levels_play_legal_moves_for_any_number_of_seats() {
    for setup in setups() {
        for level in Level::ALL {
            let mut game = InARow::new(&setup, &Start::Seed(0)).expect("options that fit");
            for _ in 0..6 {
                if game.outcome().is_some() {
                    break;
                }
                let chosen = game.choose_move(level, &nodes(50)).expect("a move");
                put(&mut game, chosen.cell);
            }
        }
    }
}

#[test]
fn levels_above_gentle_win_at_once_and_block_threats() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        for (options, cells, expected) in [
            ("5x5,k4", "aaa../bbb../...../...../.....", 3),
            ("5x5,k4", "aaa../bb.../..b../...../.....", 3),
            ("5x5,k4", "bbb../aa.../..a../...../.....", 3),
            (
                "7x6,k4,fall",
                "......./......./......./......./bbb..../aaa....",
                38,
            ),
            (
                "9x9,k4,s3",
                "bbb....../aa......./cc......./........./........./a......../c......../........./.........",
                3,
            ),
        ] {
            let game = spelt(options, cells);
            let chosen = game.choose_move(level, &nodes(2_000)).expect("a move");
            assert_eq!(
                chosen.cell,
                CellId(expected),
                "{level:?} at {options} {cells}"
            );
        }
    }
}

#[test]
fn hard_level_finds_and_proves_win_by_threats() {
    // Two rows of three that can each be extended at one end only, and cross there.
    let rows =
        "....b..../....a..../....a..../....a..../baaa...../........./........./........./b..b..b.b";
    let game = spelt("9x9,k5", rows);
    let chosen = game.choose_move(Level::Hard, &nodes(10_000));
    let chosen = chosen.expect("a move");
    assert_eq!((chosen.cell, chosen.depth), (CellId(40), 0));
    assert!(chosen.is_safe);
}

#[test]
fn hint_is_certain_only_when_proved() {
    let is_certain = |game: &InARow| match game.hint(&NEVER) {
        Some(Advice::Play { proved, .. }) => proved,
        other => panic!("{other:?} instead of a move"),
    };
    assert!(is_certain(&begin("3x3")));
    // The second player cannot block both rows.
    assert!(!is_certain(&spelt("3x3", "a.a/.b./b.a")));
    // The board is too large for a proof of safety.
    assert!(!is_certain(&begin("15x15,k5")));
    let over = spelt("3x3", "aaa/bb./...");
    assert_eq!(over.hint(&NEVER), None);
    for level in Level::ALL {
        assert_eq!(over.computer_move(level, &NEVER), None);
    }
}

#[test]
fn stopped_computer_player_returns_at_once() {
    let stopped = AtomicBool::new(true);
    let game = begin("19x19,k5");
    for level in Level::ALL {
        let mv = game.computer_move(level, &stopped);
        assert!(
            mv.is_none_or(|mv| game.legal_moves().contains(&mv)),
            "{level:?} wants {mv:?}"
        );
    }
    assert_eq!(game.hint(&stopped), None, "a hint that was stopped");
}

/// Returns the value of a position for the seat to move by exhaustive search: 1, 0 or -1.
fn solved(game: &InARow) -> i32 {
    match game.outcome() {
        Some(Outcome::Won(_)) => -1,
        Some(_) => 0,
        None => {
            let after = |cell| {
                let mut next = game.clone();
                put(&mut next, cell);
                -solved(&next)
            };
            free(game).into_iter().map(after).max().unwrap_or_default()
        }
    }
}

#[test]
fn hard_level_safety_matches_exhaustive_search() {
    let budget = nodes(1_000_000);
    let mut stream = SeededRng::new(b"endgames", 1);
    for (options, left) in [
        ("4x4,k3", 8),
        ("4x4,k4", 8),
        ("6x6,k4,fall", 10),
        ("5x4,k4,fall", 9),
        ("hex4x4,k4", 8),
        ("3x3x3,k3,fall", 8),
    ] {
        let mut tried = 0;
        while tried < 20 {
            let mut game = begin(options);
            while game.outcome().is_none() {
                let room = game.board().len() as u32 - game.stones();
                if room <= left {
                    break;
                }
                let moves = free(&game);
                put(&mut game, moves[stream.below(moves.len() as u32) as usize]);
            }
            if game.outcome().is_some() {
                continue;
            }
            tried += 1;
            let value = solved(&game);
            let chosen = game.choose_move(Level::Hard, &budget).expect("a move");
            assert_eq!(chosen.is_safe, value >= 0, "{options} {}", spell(&game));
            put(&mut game, chosen.cell);
            assert_eq!(-solved(&game), value, "{options} {}", spell(&game));
        }
    }
}
