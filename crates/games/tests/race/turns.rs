//! Turns, rolls and legal moves.

use super::{any_move, begin, facts, ring, roll_all, setups};
use proptest::prelude::*;
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;
use tessella_games::GameCode;
use tessella_games::race::{self, Race};
use tessella_games::{Colour, Effect, IllegalMove, Move, Outcome, Rules, Seat, Turn};
use tessella_session::{Played, Player, RestoreError, Session};

fn seats_of(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().copied().map(Seat).collect()
}

#[test]
fn seat_that_needs_a_six_has_three_rolls() {
    let mut race = begin(&ring(40, 2, 4, true), 1);
    let seats = roll_all(&mut race, &[1, 2, 3, 4, 5, 6, 3, 5, 1]);
    assert_eq!(seats, seats_of(&[0, 0, 0, 1, 1, 1, 1, 0, 0]));
    assert_eq!(race.progress(Seat(1), 0), (4, 44));
    let mut once = begin(&ring(40, 2, 4, false), 1);
    let seats = roll_all(&mut once, &[1, 6, 1, 1, 1, 1]);
    assert_eq!(seats, seats_of(&[0, 0, 1, 1, 1, 0]));
}

#[test]
fn six_can_move_a_piece_on_the_ring_or_the_first_waiting_one() {
    let mut race = begin(&ring(40, 2, 4, true), 1);
    roll_all(&mut race, &[6, 1]);
    assert_eq!(roll_all(&mut race, &[1, 2, 3]), seats_of(&[1, 1, 1]));
    race.advance(Seat(0), Move::Chance(6)).expect("a roll");
    assert_eq!(race.to_move(), Turn::Player(Seat(0)));
    assert_eq!(race.legal_moves(), [Move::Piece(0), Move::Piece(1)]);
    assert_eq!(race.check(Seat(0), Move::Piece(2)), Err(race::WAITS));
    assert_eq!(
        race.check(Seat(0), Move::Piece(4)),
        Err(race::NO_SUCH_PIECE)
    );
    assert_eq!(
        race.check(Seat(0), Move::Chance(1)),
        Err(IllegalMove::WrongKind)
    );
    let not_yours = IllegalMove::NotYourTurn { to_move: Seat(0) };
    assert_eq!(race.check(Seat(1), Move::Piece(0)), Err(not_yours));
    assert_eq!(race.destination(Move::Piece(0)), Some(CellId(7)));
    assert_eq!(race.destination(Move::Piece(1)), Some(CellId(0)));
}

#[test]
fn captured_piece_waits_again() {
    let mut race = begin(&ring(16, 2, 1, false), 1);
    // The first seat's piece reaches the start cell of the second seat, whose piece then enters there.
    roll_all(&mut race, &[6, 1, 1, 1, 5, 1, 1, 1, 3]);
    assert_eq!(race.pieces()[0].at, Some(CellId(8)));
    let effects = race.play(Seat(1), Move::Chance(6)).expect("a roll");
    let moved = |seat, path: &[u32], carried| Effect::PieceMoved {
        seat: Seat(seat),
        number: 0,
        path: path.iter().copied().map(CellId).collect(),
        carried,
    };
    let seen = [
        Effect::DieRolled(6),
        moved(1, &[8], false),
        moved(0, &[], true),
    ];
    assert_eq!(effects, seen);
    assert_eq!(race.pieces()[0].at, None);
}

#[test]
fn lane_needs_an_exact_roll() {
    let mut race = begin(&ring(16, 2, 2, false), 1);
    roll_all(&mut race, &[6]);
    let idle = |race: &mut Race| assert_eq!(roll_all(race, &[1, 1, 1]), seats_of(&[1; 3]));
    idle(&mut race);
    for pips in [5, 5, 5] {
        roll_all(&mut race, &[pips]);
        idle(&mut race);
    }
    assert_eq!(race.progress(Seat(0), 0), (16, 18));
    assert_eq!(race.pieces()[0].at, Some(CellId(15)));
    // Three is too far. The seat could have moved one cell, so it has no other roll.
    assert_eq!(roll_all(&mut race, &[3]), seats_of(&[0]));
    assert_eq!(race.progress(Seat(0), 0), (16, 18));
    idle(&mut race);
    roll_all(&mut race, &[2]);
    assert_eq!(race.pieces()[0].at, Some(CellId(17)));
    assert_eq!(race.pieces_home(Seat(0)), 1);
    idle(&mut race);
    // Only a six helps now, so the seat has three rolls again.
    assert_eq!(roll_all(&mut race, &[1, 2, 3]), seats_of(&[0; 3]));
    idle(&mut race);
    let out = [6, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1];
    roll_all(&mut race, &out);
    assert_eq!(race.progress(Seat(0), 1), (16, 18));
    race.advance(Seat(0), Move::Chance(2)).expect("a roll");
    assert_eq!(race.progress(Seat(0), 1), (16, 18), "an own piece is there");
    idle(&mut race);
    roll_all(&mut race, &[1]);
    assert_eq!(race.outcome(), Some(Outcome::Won(Seat(0))));
}

/// Returns any move of any kind, legal or not.
fn moves() -> impl Strategy<Value = Move> {
    prop_oneof![
        any::<u8>().prop_map(|colour| Move::Paint(Colour(colour))),
        any::<u32>().prop_map(|cell| Move::Cell(CellId(cell))),
        any::<(u32, u32)>().prop_map(|(a, b)| Move::Pair(CellId(a), CellId(b))),
        prop_oneof![any::<u8>(), 0..6u8].prop_map(Move::Piece),
        prop_oneof![any::<u8>(), 0..6u8].prop_map(Move::PieceByBranch),
        prop_oneof![any::<u32>(), 0..9u32].prop_map(Move::Chance),
        Just(Move::TimeUp),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn refused_move_of_any_kind_changes_nothing(
        at in 0..setups().len(),
        seed in any::<u64>(),
        tried in proptest::collection::vec((any::<u8>(), moves(), 0..12u8), 1..200),
    ) {
        let setup = &setups()[at];
        let mut race = begin(setup, seed);
        let mut dice = SeededRng::new(b"any move", seed);
        for (seat, mv, legal) in tried {
            let seat = Seat(seat % (race.setup().seats + 1));
            let before = facts(&race);
            let fits = race.to_move().seat() == Some(seat) && race.legal_moves().contains(&mv);
            prop_assert_eq!(race.check(seat, mv).is_ok(), fits);
            let shown = race.effects(seat, mv);
            let played = race.play(seat, mv);
            prop_assert_eq!(played.is_ok(), fits);
            match played {
                Ok(effects) => prop_assert_eq!(effects, shown),
                Err(_) => prop_assert_eq!(facts(&race), before),
            }
            for _ in 0..legal {
                let Some((seat, mv)) = any_move(&race, &mut dice) else { break };
                prop_assert!(race.advance(seat, mv).is_ok());
            }
        }
    }
}

#[test]
fn legal_moves_are_exactly_the_accepted_ones() {
    let tried: Vec<Move> = (0..10)
        .map(Move::Chance)
        .chain((0..10).flat_map(|number| [Move::Piece(number), Move::PieceByBranch(number)]))
        .chain([Move::Cell(CellId(0)), Move::Paint(Colour(1)), Move::TimeUp])
        .collect();
    for (at, setup) in setups().iter().enumerate().step_by(3) {
        let mut dice = SeededRng::new(b"accepted", at as u64);
        let mut race = begin(setup, at as u64);
        while let Some((seat, mv)) = any_move(&race, &mut dice) {
            let accepted = tried
                .iter()
                .copied()
                .filter(|&mv| race.check(seat, mv).is_ok());
            assert_eq!(accepted.collect::<Vec<_>>(), race.legal_moves());
            race.advance(seat, mv).expect("a legal move");
        }
    }
}

#[test]
fn record_with_impossible_roll_is_refused() {
    let code: GameCode = "race:track100,s2,once#4711".parse().expect("a sound code");
    let mut session = Session::new(code, vec![Player::Human; 2]).expect("a sound game");
    for pips in [1, 6, 3] {
        let seat = session
            .position()
            .to_move()
            .seat()
            .expect("a game that goes on");
        session.play(seat, Move::Chance(pips)).expect("a roll");
    }
    let sound = session.record();
    let restored = Session::restore(&sound).expect("a sound record");
    assert_eq!(restored.position().pieces(), session.position().pieces());
    for mv in [0, 7, u32::MAX].map(Move::Chance) {
        let mut record = sound.clone();
        record.moves[1] = Played { mv, at: 0 };
        let refused = Session::restore(&record).expect_err("no such die");
        let why = race::NO_SUCH_SIDE;
        assert_eq!(refused, RestoreError::Move { ply: 2, why });
    }
}
