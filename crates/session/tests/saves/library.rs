//! The games of a library: what stays, what is opened, removed and put back.

use crate::helpers::{
    COMPUTER, PERSON, TWO, act, acts, openings, play, play_on, played, session, state,
    visible_state,
};
use proptest::prelude::*;
use std::collections::HashSet;
use tessella_games::{Rules, Start};
use tessella_session::{
    GameId, GameLibrary, Record, RestoreError, StoredGame, export_game, import_game,
};

fn begun(seed: u64, moves: usize) -> tessella_session::Session {
    played(&format!("drench:9x9,c6#{seed}"), &[PERSON], moves)
}

/// Returns the seeds of all games, the most recently played first.
fn seeds(library: &GameLibrary) -> Vec<u64> {
    let seed = |game: &StoredGame| {
        let seed = game.record.code.rsplit_once('#').map(|(_, seed)| seed);
        seed.and_then(|seed| seed.parse().ok())
    };
    library.games().iter().filter_map(seed).collect()
}

fn id_of(library: &GameLibrary, seed: u64) -> GameId {
    let end = format!("#{seed}");
    let games = library.games();
    let game = games.iter().find(|game| game.record.code.ends_with(&end));
    game.expect("a game with this seed").id
}

#[test]
fn undo_stops_at_first_move() {
    let mut library = GameLibrary::new(begun(1, 3));
    assert!(library.begin(begun(2, 1)), "the first game stays");
    assert!(library.undo());
    assert!(!library.undo(), "no undo leads to another game");
    assert_eq!(seeds(&library), [2, 1]);
    assert!(library.redo());
    assert!(!library.redo());
}

#[test]
fn games_with_moves_stay_and_others_do_not() {
    let mut library = GameLibrary::new(begun(1, 0));
    assert!(!library.begin(begun(2, 1)));
    assert!(library.undo(), "the move can be made again");
    assert!(library.begin(begun(3, 0)));
    let id = id_of(&library, 3);
    library.set_favourite(id, true);
    assert!(library.begin(begun(4, 0)));
    assert_eq!(seeds(&library), [4, 3, 2]);
    for seed in 5..2000 {
        library.begin(begun(seed, 1));
    }
    assert_eq!(library.games().len(), 1997, "no game is dropped");
}

#[test]
fn game_opens_as_it_was_left() {
    let mut library = GameLibrary::new(begun(1, 5));
    assert!(library.undo() && library.undo());
    let left = library.game().expect("a game").record();
    library.begin(begun(2, 2));
    library.begin(begun(3, 0));
    let first = id_of(&library, 1);
    assert_eq!(library.open(first), Ok(true));
    assert_eq!(library.game().expect("a game").record(), left);
    assert_eq!(library.current_id(), Some(first));
    assert_eq!(seeds(&library), [1, 2], "the third had no move");
    assert!(library.redo());
    play_on(&mut library, 1);
    library.open(id_of(&library, 2)).expect("a sound game");
    assert_eq!(seeds(&library), [2, 1]);
    assert_eq!(library.open(first), Ok(true), "the number is still valid");
}

#[test]
fn removed_game_can_be_put_back() {
    let mut library = GameLibrary::new(begun(1, 1));
    for seed in 2..=4 {
        library.begin(begun(seed, 1));
    }
    let before = seeds(&library);
    let second = id_of(&library, 2);
    library.set_favourite(second, true);
    library.remove(second);
    assert_eq!(seeds(&library), [4, 3, 1]);
    assert_eq!(library.open(second), Ok(false));
    library.put_back();
    assert_eq!(seeds(&library), before);
    let games = library.games();
    assert!(
        games
            .iter()
            .any(|game| game.id == second && game.is_favourite)
    );
    assert!(library.removed().is_none());
    library.put_back();
    assert_eq!(seeds(&library), before, "nothing to put back");

    let current = library.current_id().expect("a game");
    library.remove(current);
    assert!(library.game().is_none());
    assert_eq!(seeds(&library), [3, 2, 1]);
    assert!(!library.undo() && !library.redo());
    library.put_back();
    assert_eq!(seeds(&library), before);
    assert_eq!(library.open(current), Ok(true));
}

#[test]
fn game_against_rules_cannot_be_opened_and_stays() {
    let mut library = GameLibrary::new(begun(1, 1));
    let mut record: Record = begun(2, 2).record();
    record.moves[1].mv = tessella_games::Move::Cell(tessella_boards::CellId(0));
    let bad = library.add(record, false, false);
    let before = state(&library);
    let error = library.open(bad).expect_err("a move of another game");
    assert!(
        matches!(error, RestoreError::Move { ply: 2, .. }),
        "{error}"
    );
    assert_eq!(state(&library), before);
}

#[test]
fn restart_keeps_game_before() {
    let players = [PERSON, COMPUTER];
    let mut library = GameLibrary::new(played(TWO, &players, 4));
    let before = library.game().expect("a game").record();
    assert_eq!(library.restart(), Ok(true));
    let again = library.game().expect("a game");
    assert_eq!(again.record().code, before.code);
    assert_eq!(again.players(), players);
    assert_eq!((again.record().moves, again.record().cursor), (vec![], 0));
    assert_eq!(
        visible_state(again.position()),
        visible_state(session(TWO, &players).position())
    );
    assert_eq!(library.stored()[0].record, before);
    assert_eq!(library.restart(), Ok(false), "no move was made");
    assert_eq!(library.games().len(), 2);
    assert_eq!(GameLibrary::default().restart(), Ok(false));
}

#[test]
fn imported_game_keeps_its_identity_and_replaces_none() {
    let mut here = GameLibrary::new(begun(1, 3));
    here.record_hint();
    let id = here.current_id().expect("a game");
    let text = export_game(&here.current().expect("a game")).expect("a text");
    let import = || import_game(&text).expect("a game");

    let mut other = GameLibrary::new(begun(2, 1));
    other.begin(import());
    assert_eq!(other.current_id(), Some(id));
    assert_eq!(other.current_hints(), 1);
    assert_eq!(other.current_hint_plies(), [3]);

    // The library has the game, so the imported one is a copy: also of a copy, and of a game that was removed.
    let mut copies = HashSet::from([id]);
    for step in 0..3 {
        if step == 2 {
            here.remove(id);
        }
        here.begin(import());
        let copy = here.current_id().expect("a game");
        assert!(copies.insert(copy), "an identity of its own");
        assert_eq!(here.current_identity(), Some(id));
        assert_eq!(here.current_hint_plies(), [3]);
        let text = export_game(&here.current().expect("a game")).expect("a text");
        assert_eq!(import_game(&text).expect("a game").id, id);
    }
    here.put_back();
    assert_eq!(here.games().len(), 4);
    assert!(here.games().iter().all(|game| game.identity() == id));
    for copy in copies {
        assert_eq!(here.open(copy), Ok(true));
        assert_eq!(here.current_identity(), Some(id));
    }
}

#[test]
fn finished_games_are_known_as_such() {
    let mut finished = played("drench:5x5,c6#2", &[PERSON], 0);
    while play(&mut finished, 0) {}
    assert!(finished.position().outcome().is_some());
    assert!(matches!(finished.code().start, Start::Seed(2)));
    let mut library = GameLibrary::new(finished);
    assert!(library.games()[0].is_over);
    library.begin(begun(3, 1));
    let over: Vec<bool> = library.games().iter().map(|game| game.is_over).collect();
    assert_eq!(over, [false, true]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// Whatever a player does, a game with moves stays until it is removed.
    #[test]
    fn library_removes_no_game_by_itself(opening in openings(), acts in acts()) {
        let mut library = GameLibrary::new(opening.session());
        for what in acts {
            let before = library.games();
            act(&mut library, what);
            let after = library.games();
            let ids: HashSet<GameId> = after.iter().map(|game| game.id).collect();
            prop_assert_eq!(ids.len(), after.len(), "identities are unique");
            for game in before.iter().filter(|game| !game.record.moves.is_empty()) {
                prop_assert!(after.iter().any(|now| now.id == game.id));
            }
        }
    }
}

#[test]
fn branch_keeps_the_game_and_its_identity() {
    let mut library = GameLibrary::new(begun(1, 5));
    library.record_hint();
    (0..3).for_each(|_| assert!(library.undo()));
    library.record_hint();
    (0..3).for_each(|_| assert!(library.redo()));
    let (id, identity) = (library.current_id(), library.current_identity());
    let whole = library.game().expect("a game").record();
    assert!(library.branch(2), "the game stays");
    let branch = library.game().expect("a game").record();
    assert_eq!(branch.moves, whole.moves[..2]);
    assert_eq!((branch.cursor, branch.elapsed), (2, whole.moves[1].at));
    assert_ne!(library.current_id(), id);
    assert_eq!(library.current_identity(), identity);
    assert_eq!(library.current_hints(), 2);
    assert_eq!(library.current_hint_plies(), [2], "of the moves it shares");
    assert_eq!(library.stored()[0].record, whole);
    assert_eq!(library.stored()[0].hints.plies(), [2, 5]);
    assert!(library.branch(0), "a branch has branches of its own");
    let start = library.game().expect("a game").record();
    assert_eq!((start.moves.len(), start.elapsed), (0, 0));
    assert_eq!(library.current_identity(), identity);
    assert!(!GameLibrary::default().branch(3));
}
