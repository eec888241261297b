//! Rules: they agree with a simpler second implementation.

use crate::helpers::{begin, gained, mover};
use crate::reference::{ReferenceGame, assert_same, facts, picture};
use proptest::prelude::*;
use tessella_boards::CellId;
use tessella_games::drench::Drench;
use tessella_games::{Appearance, Colour, Effect, GameSetup, IllegalMove, Move, Rules, Seat, Turn};
use tessella_test_support::setups;

/// Returns the colour of a move.
fn painted(mv: Move) -> Colour {
    match mv {
        Move::Paint(colour) => colour,
        mv => panic!("{mv:?} is no move of Drench"),
    }
}

/// Generates seats and colours of moves, mostly in range.
fn random_moves() -> impl Strategy<Value = Vec<(u8, u8)>> {
    let seat = prop_oneof![6 => 0..2u8, 1 => any::<u8>()];
    let colour = prop_oneof![6 => 0..10u8, 1 => any::<u8>()];
    proptest::collection::vec((seat, colour), 0..250)
}

/// Generates choices of legal moves, reduced modulo the number of legal moves.
fn choices() -> impl Strategy<Value = Vec<usize>> {
    proptest::collection::vec(0..840usize, 0..120)
}

/// Returns one move of each kind that other games use.
fn moves_of_other_games() -> [Move; 5] {
    [
        Move::Cell(CellId(0)),
        Move::Pair(CellId(0), CellId(1)),
        Move::Piece(0),
        Move::Chance(1),
        Move::TimeUp,
    ]
}

/// Plays the chosen legal moves while there are any, and calls `look` with each before it is made.
fn play_legal(game: &mut Drench, choices: &[usize], mut look: impl FnMut(&Drench, Seat, Move)) {
    for choice in choices {
        let Some(seat) = mover(game) else { break };
        let moves = game.legal_moves();
        let mv = moves[choice % moves.len()];
        look(game, seat, mv);
        game.advance(seat, mv).expect("a legal move");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn rules_agree_with_reference_on_random_input(
        setup in setups(5..=12), seed: u64, random_moves in random_moves(),
    ) {
        let mut game = begin(&setup, seed);
        let mut reference = ReferenceGame::of(&game);
        assert_same(&game, &reference);
        for (seat, colour) in random_moves {
            let (seat, mv) = (Seat(seat), Move::Paint(Colour(colour)));
            let is_legal = reference.to_move() == Turn::Player(seat) && reference.legal_moves().contains(&mv);
            prop_assert_eq!(game.check(seat, mv).is_ok(), is_legal, "check of {:?} by {:?}", mv, seat);
            let before = (picture(&game), facts(&game));
            let answer = game.play(seat, mv);
            prop_assert_eq!(answer.is_ok(), is_legal, "{:?} by {:?}: {:?}", mv, seat, answer);
            if is_legal {
                reference.paint(seat.0, colour);
            } else {
                prop_assert_eq!(answer, Err(reference.refusal(seat, colour)), "{:?} by {:?}", mv, seat);
                prop_assert_eq!((picture(&game), facts(&game)), before, "a refused move changed something");
            }
            assert_same(&game, &reference);
        }
    }

    #[test]
    fn rules_accept_exactly_the_legal_moves(
        setup in setups(5..=8), seed: u64, choices in choices(),
    ) {
        let mut game = begin(&setup, seed);
        play_legal(&mut game, &choices, |_, _, _| {});
        let listed = game.legal_moves();
        for seat in 0..=u8::MAX {
            for colour in 0..=u8::MAX {
                let (seat, mv) = (Seat(seat), Move::Paint(Colour(colour)));
                let expected = game.to_move() == Turn::Player(seat) && listed.contains(&mv);
                let accepted = game.check(seat, mv).is_ok();
                prop_assert_eq!(accepted, expected, "{:?} by {:?}, with {:?} listed", mv, seat, &listed);
            }
        }
        for seat in 0..=2 {
            let refused = game.to_move().check(Seat(seat)).err().unwrap_or(IllegalMove::WrongKind);
            for mv in moves_of_other_games() {
                prop_assert_eq!(game.clone().play(Seat(seat), mv), Err(refused), "{:?} by {:?}", mv, seat);
            }
        }
        for mv in listed {
            let seat = mover(&game).expect("a seat to move");
            prop_assert!(game.clone().play(seat, mv).is_ok(), "{:?} is listed", mv);
        }
    }

    #[test]
    fn regions_never_lose_a_tile(setup in setups(5..=12), seed: u64, choices in choices()) {
        let mut game = begin(&setup, seed);
        let mut before = picture(&game);
        play_legal(&mut game, &choices, |game, _, _| {
            let now = picture(game);
            for (tile, ((_, was), (_, is))) in before.iter().zip(&now).enumerate() {
                assert!(was.is_none() || was == is, "tile {tile} went from {was:?} to {is:?}");
            }
            before = now;
        });
    }

    #[test]
    fn effects_applied_give_the_next_position(
        setup in setups(5..=12), seed: u64, choices in choices(),
    ) {
        let mut game = begin(&setup, seed);
        let mut reference = ReferenceGame::of(&game);
        play_legal(&mut game, &choices, |game, seat, mv| {
            let colour = painted(mv);
            reference.paint(seat.0, colour.0);
            let steps = reference.steps(seat.0);
            let mut after = game.clone();
            let effects = after.play(seat, mv).expect("a legal move");
            assert_eq!(effects, game.effects(seat, mv), "play tells of other effects");

            let mut shown = picture(game);
            let mut touched = vec![false; shown.len()];
            for effect in effects {
                let Effect::CellChanged { cell, appearance, distance } = effect else {
                    panic!("{effect:?} in Drench");
                };
                assert_eq!(appearance, Appearance::Painted { colour, holder: Some(seat) }, "of {cell:?}");
                match shown[cell.index()] {
                    (was, None) => assert_eq!(was, colour, "{cell:?}, which is taken"),
                    (_, Some(holder)) => assert_eq!(holder, seat, "{cell:?}, which is recoloured"),
                }
                shown[cell.index()] = (colour, Some(seat));
                assert_eq!(steps[cell.index()], Some(distance), "the distance in {effect:?}");
                assert!(!touched[cell.index()], "a second effect on {cell:?}");
                touched[cell.index()] = true;
            }
            assert_eq!(shown, picture(&after), "{mv:?} by {seat:?}");
        });
    }

    #[test]
    fn game_ends_even_if_no_region_grows(setup in setups(5..=8), seed: u64) {
        let mut game = begin(&setup, seed);
        let mut reference = ReferenceGame::of(&game);
        let growths = u16::try_from(game.board().len()).expect("a small board");
        let most = (growths * 2 * u16::from(setup.colours)).max(game.limit().unwrap_or(0));
        while let Some(seat) = mover(&game) {
            prop_assert!(game.moves() < most, "the game goes on after {} moves", most);
            let moves = game.legal_moves();
            let &mv = moves
                .iter()
                .min_by_key(|&&mv| gained(&game, seat, mv))
                .expect("a move in an unfinished game");
            let colour = painted(mv);
            game.advance(seat, mv).expect("a legal move");
            reference.paint(seat.0, colour.0);
            assert_same(&game, &reference);
            let is_still = reference.standstill_moves >= 2 * u16::from(setup.colours);
            prop_assert_eq!(game.is_at_standstill(), setup.seats() == 2 && is_still);
        }
    }
}
