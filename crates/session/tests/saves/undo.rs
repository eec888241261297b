//! Undo and redo within a game, and records of it.

use crate::helpers::{
    COMPUTER, PERSON, TWO, act, acts, library_after, openings, play, played, session, state,
    visible_state,
};
use proptest::prelude::*;
use tessella_games::drench::NO_SUCH_COLOUR;
use tessella_games::{Colour, Move, Seat, SetupError};
use tessella_session::{GameLibrary, Player, Session};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn undo_and_redo_are_inverse(
        opening in openings(), acts in acts(),
    ) {
        let mut library = GameLibrary::new(opening.session());
        for what in acts {
            act(&mut library, what);
            let before = state(&library);
            let game = library.game().expect("a game");
            let (can_undo, can_redo) = (game.can_undo(), game.can_redo());

            let mut other = library.clone();
            prop_assert_eq!(other.undo(), can_undo);
            if can_undo {
                prop_assert_ne!(state(&other), before.clone());
                prop_assert!(other.redo());
            }
            prop_assert_eq!(state(&other), before.clone(), "undo, and redo of it");

            let mut other = library.clone();
            prop_assert_eq!(other.redo(), can_redo);
            if can_redo && game.people() > 0 {
                prop_assert_ne!(state(&other), before.clone());
                prop_assert!(other.undo());
                prop_assert_eq!(state(&other), before, "redo, and undo of it");
            }
        }
    }

    #[test]
    fn go_to_reaches_any_position(
        opening in openings(),
        choices in proptest::collection::vec(0..840usize, 0..30),
        plies in proptest::collection::vec(0..32usize, 1..8),
    ) {
        let mut session = opening.session();
        let mut then = vec![visible_state(session.position())];
        for choice in choices {
            if play(&mut session, choice) {
                then.push(visible_state(session.position()));
            }
        }
        let all = session.record().moves;
        for ply in plies {
            let ply = ply.min(then.len() - 1);
            let there = session.record().cursor as usize == ply;
            prop_assert_eq!(session.go_to(ply), !there, "going to {}", ply);
            prop_assert_eq!(visible_state(session.position()), then[ply].clone(), "after {} moves", ply);
            prop_assert_eq!(session.record().moves, all.clone(), "the moves after going to {}", ply);
        }
    }

    #[test]
    fn record_restores_session(opening in openings(), acts in acts(), ply in 0..40usize) {
        let library = library_after(opening, acts);
        let mut session = library.game().expect("a game").clone();
        session.go_to(ply);
        let record = session.record();
        let restored = Session::restore(&record);
        let restored = restored.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(restored.code(), session.code());
        prop_assert_eq!(restored.players(), session.players());
        prop_assert_eq!(visible_state(restored.position()), visible_state(session.position()));
        prop_assert_eq!(restored.record(), record);
    }
}

/// Returns the number of moves after each undo until none is possible, then after each redo.
fn stops(players: &[Player], moves: usize) -> (Vec<u32>, Vec<u32>) {
    let mut session = played(TWO, players, moves);
    let (mut back, mut forth) = (Vec::new(), Vec::new());
    while session.undo() {
        back.push(session.record().cursor);
    }
    while session.redo() {
        forth.push(session.record().cursor);
    }
    (back, forth)
}

#[test]
fn undo_and_redo_stop_at_turns_of_people() {
    assert_eq!(
        stops(&[PERSON, PERSON], 4),
        (vec![3, 2, 1, 0], vec![1, 2, 3, 4])
    );
    assert_eq!(stops(&[PERSON, COMPUTER], 4), (vec![2, 0], vec![2, 4]));
    assert_eq!(
        stops(&[PERSON, COMPUTER], 5),
        (vec![4, 2, 0], vec![2, 4, 5])
    );
    assert_eq!(stops(&[COMPUTER, PERSON], 4), (vec![3, 1], vec![3, 4]));
    assert_eq!(stops(&[COMPUTER, PERSON], 5), (vec![3, 1], vec![3, 5]));
    assert_eq!(stops(&[COMPUTER, COMPUTER], 4), (vec![], vec![]));
}

#[test]
fn move_after_undo_discards_redo() {
    let mut session = played(TWO, &[PERSON, PERSON], 6);
    session.go_to(2);
    let kept = session.record().moves[..2].to_vec();
    assert!(play(&mut session, 1));
    assert_eq!(session.record().moves[..2], kept, "the moves before");
    assert_eq!(session.record().moves.len(), 3);
    assert!(
        !session.redo(),
        "the moves that were replaced are made again"
    );
}

#[test]
fn refused_move_keeps_redo() {
    let mut session = played(TWO, &[PERSON, PERSON], 6);
    session.go_to(2);
    let before = session.record();
    let refused = session.play(Seat::FIRST, Move::Paint(Colour(6)));
    assert_eq!(refused, Err(NO_SUCH_COLOUR));
    assert_eq!(session.record(), before);
}

#[test]
fn session_requires_player_for_each_seat() {
    for count in [0, 1, 3] {
        let code = TWO.parse().expect("a right code");
        let (players, seats) = (count, 2);
        assert_eq!(
            Session::new(code, vec![PERSON; count]).err(),
            Some(SetupError::PlayerCount { players, seats })
        );
    }
}

#[test]
fn session_code_includes_defaults() {
    let session = session("drench:15x15,c6#4711", &[PERSON]);
    assert_eq!(session.code().to_string(), "drench:15x15,c6,m30#4711");
    assert_eq!(session.record().code, "drench:15x15,c6,m30#4711");
}
