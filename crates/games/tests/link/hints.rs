//! Hints of Link.

use crate::helpers::*;
use proptest::prelude::*;
use std::sync::atomic::AtomicBool;
use tessella_boards::random::SeededRng;
use tessella_games::link::{Gravity, Link};
use tessella_games::{Advice, Level, Move, Rules, Seat, Turn};

static NEVER: AtomicBool = AtomicBool::new(false);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn link_proved_hints_clear_board(setup in setups(8), seed: u64) {
        let never = AtomicBool::new(false);
        let mut game = new_game(&setup, seed);
        while game.outcome().is_none() {
            let Some(Advice::Play { mv, proved: true }) = game.hint(&never) else {
                panic!("{:?} after {} moves: {:?}", setup, game.moves(), game.hint(&never));
            };
            prop_assert_eq!(game.computer_move(Level::Gentle, &never), Some(mv));
            game.advance(Seat::FIRST, mv).expect("advice that can be followed");
        }
        prop_assert_eq!(game.moves() as usize, game.board().len() / 2);
        prop_assert_eq!(game.hint(&never), None);
    }
}

/// Searches exhaustively.
fn is_solvable(game: &Link) -> bool {
    let after = |(a, b)| {
        let mut after = game.clone();
        after
            .advance(Seat::FIRST, Move::Pair(a, b))
            .expect("a removable pair");
        after
    };
    game.tiles_left() == 0
        || game
            .pairs()
            .into_iter()
            .map(after)
            .any(|after| is_solvable(&after))
}

/// Compares hints with an exhaustive search: a move must keep the board solvable, and `TooLate` must name the last
/// solvable position.
#[test]
fn link_hint_tells_last_solvable_move() {
    let never = AtomicBool::new(false);
    let mut too_late = 0;
    for seed in 0..40 {
        let mut game = new_game(&setup(squares(4, 4), 4, Gravity::Down), seed);
        let mut stream = SeededRng::new(b"testhint", seed);
        let mut positions = vec![game.clone()];
        while game.to_move() == Turn::Player(Seat::FIRST) {
            let advice = game.hint(&never).expect("advice while pairs go");
            let won = positions
                .iter()
                .rposition(is_solvable)
                .expect("a deal that can be won");
            match advice {
                Advice::Play { mv, proved } => {
                    assert!(proved, "a board so small is searched to its end");
                    let mut after = game.clone();
                    after.advance(Seat::FIRST, mv).expect("a legal move");
                    assert!(is_solvable(&after));
                }
                Advice::Lost {
                    last_winnable: until,
                } => {
                    assert_eq!(until as usize, won);
                    too_late += 1;
                }
                Advice::Unsolvable => panic!("every deal can be won"),
            }
            let pairs = game.pairs();
            let (a, b) = pairs[stream.below(pairs.len() as u32) as usize];
            game.advance(Seat::FIRST, Move::Pair(a, b))
                .expect("a removable pair");
            positions.push(game.clone());
        }
    }
    assert!(
        too_late > 3,
        "{too_late} positions that could not be won any more"
    );
}

/// Checks that a proved hint leads to another proved hint, even after pairs that are not in the deal's solution.
#[test]
fn link_proved_hint_is_followed_by_proved_hints_after_other_pairs() {
    let mut won = 0;
    for (gravity, seed) in Gravity::ALL.into_iter().zip(0..) {
        let mut game = new_game(&setup(squares(12, 8), 20, gravity), seed);
        let mut stream = SeededRng::new(b"teststry", seed);
        for _ in 0..4 {
            let pairs = game.pairs();
            let (a, b) = pairs[stream.below(pairs.len() as u32) as usize];
            game.advance(Seat::FIRST, Move::Pair(a, b))
                .expect("a removable pair");
        }
        let mut was_proved = false;
        while let Some(Advice::Play { mv, proved }) = game.hint(&NEVER) {
            assert!(
                proved || !was_proved,
                "{gravity:?} after {} moves",
                game.moves()
            );
            was_proved = proved;
            let Move::Pair(a, b) = mv else {
                panic!("{mv:?}")
            };
            // Names the tiles in reverse order.
            game.advance(Seat::FIRST, Move::Pair(b, a))
                .expect("advice that can be followed");
        }
        assert_eq!(was_proved, game.tiles_left() == 0, "{gravity:?}");
        won += usize::from(was_proved);
    }
    assert!(won >= 4, "{won} of six boards were won");
}

#[test]
fn link_hint_stops_at_flag() {
    let dealt = game("link:30x20,f45,middle,untimed#1");
    assert_eq!(dealt.hint(&AtomicBool::new(true)), None);
}
