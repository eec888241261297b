//! Limits of single players, and hints that win within them.

use crate::helpers::{alone, begin, boards, gained, mover};
use std::sync::atomic::AtomicBool;
use tessella_boards::{Plan, Shape, Square, Track};
use tessella_games::drench::{Drench, Margin, Players, Setup};
use tessella_games::{Advice, Move, Outcome, Rules, Seat};

/// Returns the move of a hint.
fn advised(game: &Drench, stop: &AtomicBool) -> Option<Move> {
    match game.hint(stop)? {
        Advice::Play { mv, .. } => Some(mv),
        advice => panic!("{advice:?} in Drench"),
    }
}

#[test]
fn classic_game_has_limit_of_thirty_moves() {
    for seed in 0..100 {
        assert_eq!(
            begin(&Setup::default(), seed).limit(),
            Some(30),
            "seed {seed}"
        );
    }
}

#[test]
fn hints_followed_win_within_limit_of_every_board() {
    let boards = [
        (alone(5, 5, 3), 12),
        (alone(5, 5, 10), 12),
        (alone(6, 9, 7), 8),
        (alone(12, 12, 10), 4),
        (alone(15, 15, 6), 4),
        (alone(40, 5, 10), 2),
        (alone(5, 40, 4), 2),
        (alone(20, 20, 10), 2),
    ];
    let never = AtomicBool::new(false);
    for (setup, seeds) in boards {
        for seed in 0..seeds {
            let mut game = begin(&setup, seed);
            while let Some(seat) = mover(&game) {
                let hint = advised(&game, &never).expect("a hint in an unfinished game");
                let gained = gained(&game, seat, hint);
                assert!(
                    gained > 0,
                    "{setup:?}, seed {seed}: a hint that brings nothing"
                );
                game.advance(seat, hint)
                    .expect("a hint that is a legal move");
            }
            let (moves, limit) = (game.moves(), game.limit());
            assert_eq!(
                game.outcome(),
                Some(Outcome::Won(Seat::FIRST)),
                "{setup:?}, seed {seed}: {moves} of {limit:?} moves"
            );
        }
    }
}

#[test]
fn hints_win_within_every_margin_on_every_shape() {
    let never = AtomicBool::new(false);
    for plan in boards() {
        let setup = Setup {
            plan,
            colours: 6,
            players: Players::One { limit: None },
        };
        for seed in 0..3 {
            let mut game = begin(&setup, seed);
            let [relaxed, fair, tight] = Margin::FITTED.map(|margin| game.limit_with(margin));
            assert!(relaxed > fair && fair >= tight, "{relaxed} {fair} {tight}");
            assert_eq!(game.limit(), Some(fair));
            while let Some(seat) = mover(&game) {
                let hint = advised(&game, &never).expect("a hint in an unfinished game");
                game.advance(seat, hint)
                    .expect("a hint that is a legal move");
            }
            assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)), "{setup:?}");
            let moves = game.moves();
            assert!(moves <= tight, "{setup:?}: {moves} moves of {tight}");
        }
    }
}

#[test]
fn twice_the_side_is_columns_and_rows_together_or_the_fair_limit() {
    let limits = |shape: Shape| {
        let setup = Setup {
            plan: Plan::even(shape),
            ..Setup::default()
        };
        let game = begin(&setup, 4711);
        let [twice, fair] =
            [Margin::TwiceTheSide, Margin::Fair].map(|margin| game.limit_with(margin));
        (twice, fair, game.quick_solution().len() as u16)
    };
    let classic = limits(Shape::Square(Square::new(15, 15)));
    assert_eq!((classic.0, classic.1), (30, 30));
    let (large, ..) = limits(Shape::Square(Square::new(24, 20)));
    assert_eq!(large, 44);
    let (strip, fair, solution) = limits(Shape::Square(Square::new(5, 5)));
    assert_eq!(strip, 10.max(solution));
    assert!(strip != fair, "{strip} and {fair}");
    let (ring, fair, _) = limits(Shape::Track(Track::ring(24)));
    assert_eq!(ring, fair);
}

#[test]
fn hint_in_lost_game_tells_last_winnable_move() {
    let never = AtomicBool::new(false);
    let mut lost = 0;
    for seed in 0..12 {
        let mut game = begin(&alone(8, 8, 5), seed);
        // The player makes one good move in two, and otherwise the first legal one.
        let mut games = vec![game.clone()];
        while let Some(seat) = mover(&game) {
            let number = games.len();
            let advice = game.hint(&never).expect("a hint in an unfinished game");
            let next = match advice {
                Advice::Play { mv, proved } => {
                    assert!(proved, "seed {seed}, move {number}");
                    if number % 2 == 0 {
                        mv
                    } else {
                        game.legal_moves()[0]
                    }
                }
                Advice::Lost { last_winnable } => {
                    let last = last_winnable as usize;
                    let hint_at = |moves: usize| games[moves].hint(&never);
                    let is_won = |hint| matches!(hint, Some(Advice::Play { proved: true, .. }));
                    assert!(last < number && is_won(hint_at(last)), "seed {seed}");
                    let after = hint_at(last + 1);
                    assert!(matches!(after, Some(Advice::Lost { .. })), "seed {seed}");
                    lost += 1;
                    break;
                }
                Advice::Unsolvable => panic!("a board with a limit can be won"),
            };
            game.advance(seat, next).expect("a legal move");
            games.push(game.clone());
        }
    }
    assert!(lost >= 6, "{lost} games were lost");
}
