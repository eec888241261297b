//! Hints of games: their number and their plies stay with a game, are merged, and are refused if they cannot be.

use crate::helpers::{COMPUTER, PERSON, TWO, play, play_on, played, save_of, session};
use tessella_formats::codec;
use tessella_session::{
    GameLibrary, Hints, HintsError, Merged, SaveError, Session, export_game, import_game,
    read_save, write_save,
};

fn begun(seed: u64, moves: usize) -> Session {
    played(&format!("drench:9x9,c6#{seed}"), &[PERSON], moves)
}

#[test]
fn hints_are_counted_for_the_game_being_played() {
    let mut library = GameLibrary::new(begun(1, 1));
    assert_eq!(library.current_hints(), 0);
    library.record_hint();
    library.record_hint();
    let first = library.current_id().expect("a game");
    library.begin(begun(2, 1));
    assert_eq!(library.current_hints(), 0);
    library.record_hint();
    let counts = |library: &GameLibrary| -> Vec<u32> {
        let games = library.games();
        games.iter().map(|game| game.hints.count()).collect()
    };
    assert_eq!(counts(&library), [1, 2]);
    assert_eq!(library.open(first), Ok(true));
    assert_eq!(library.current_hints(), 2);
    assert!(library.undo());
    assert_eq!(library.current_hints(), 2, "a hint stays shown");
    library.remove(first);
    library.record_hint();
    assert_eq!((library.current_hints(), counts(&library)), (0, vec![1]));
    library.put_back();
    assert_eq!(counts(&library), [2, 1]);
    assert_eq!(library.open(first), Ok(true));
    assert_eq!(library.restart(), Ok(true));
    assert_eq!(counts(&library), [2, 2, 1], "the player knows the hints");
    assert_ne!(library.current_id(), Some(first));
    library.begin(played("row:3x3,k3#1", &[PERSON, COMPUTER], 1));
    library.record_hint();
    assert_eq!(library.restart(), Ok(true));
    assert_eq!(library.current_hints(), 0, "a rematch is another game");
}

#[test]
fn plies_of_hints_stay_when_moves_are_undone() {
    let mut library = GameLibrary::new(begun(1, 3));
    assert_eq!(library.current_hint_plies(), [0; 0]);
    library.record_hint();
    library.record_hint();
    assert!(library.undo() && library.undo());
    library.record_hint();
    assert_eq!(library.current_hint_plies(), [1, 3]);
    assert_eq!(
        library.current_hints(),
        3,
        "the second hint at a ply counts"
    );
    play_on(&mut library, 1);
    assert_eq!(library.current_hint_plies(), [1, 3], "the hint is known");

    let first = library.current_id().expect("a game");
    library.begin(begun(2, 1));
    assert_eq!(library.current_hint_plies(), [0; 0], "another game");
    assert_eq!(library.open(first), Ok(true));
    assert_eq!(library.current_hint_plies(), [1, 3]);
    library.remove(first);
    library.put_back();
    assert_eq!(library.open(first), Ok(true));
    assert_eq!(library.current_hint_plies(), [1, 3]);

    assert_eq!(library.restart(), Ok(true));
    assert_eq!(library.current_hint_plies(), [0; 0], "moves of another run");
    assert_eq!(library.current_hints(), 3);
    library.record_hint();
    assert_eq!(library.current_hint_plies(), [0]);
    assert_eq!(GameLibrary::default().current_hint_plies(), [0; 0]);
}

#[test]
fn hint_after_the_end_has_no_ply() {
    let mut finished = played("drench:5x5,c6#2", &[PERSON], 0);
    while play(&mut finished, 0) {}
    let moves = finished.cursor() as u32;
    let mut library = GameLibrary::new(finished);
    library.record_hint();
    assert_eq!(library.current_hints(), 1);
    assert_eq!(library.current_hint_plies(), [0; 0]);
    assert!(library.undo());
    library.record_hint();
    assert_eq!(library.current_hint_plies(), [moves - 1]);
}

#[test]
fn plies_of_hints_survive_save_and_transfer() {
    let mut library = GameLibrary::new(begun(1, 3));
    library.record_hint();
    assert!(library.undo());
    library.record_hint();
    library.record_hint();
    let bytes = write_save(&library).expect("a save");
    let read = read_save(&bytes).expect("a save").library;
    assert_eq!(read.current_hint_plies(), [2, 3]);
    assert_eq!(read.current_hints(), 3);

    let text = export_game(&read.current().expect("a game")).expect("a text");
    let hints = import_game(&text).expect("a game").hints;
    assert_eq!((hints.count(), hints.plies()), (3, [2, 3].as_slice()));
}

#[test]
fn merge_unites_plies_of_hints() {
    let plain = GameLibrary::new(begun(1, 4));
    let noted = |undone: &[usize]| {
        let mut library = plain.clone();
        for &moves in undone {
            (0..moves).for_each(|_| assert!(library.undo()));
            library.record_hint();
            (0..moves).for_each(|_| assert!(library.redo()));
        }
        library
    };
    // Two hints each, after one move here, after three moves there, and before the first move on both devices.
    let (here, there) = (noted(&[4, 3]), noted(&[1, 4]));
    let known = Merged { added: 0, known: 1 };
    for (mut library, other) in [(here.clone(), &there), (there.clone(), &here)] {
        assert_eq!(library.merge(other.clone()), known);
        assert_eq!(library.current_hint_plies(), [0, 1, 3]);
        assert_eq!(library.current_hints(), 3);
    }
    // More hints of an earlier version, whose plies are unknown.
    let mut earlier = plain.current().expect("a game");
    earlier.hints = Hints::without_plies(9);
    let mut library = here;
    assert_eq!(library.merge(GameLibrary::new(earlier)), known);
    assert_eq!(library.current_hint_plies(), [0, 1]);
    assert_eq!(library.current_hints(), 9);
}

/// Encodes a save with a game with these hints, whether or not they are valid.
fn save_of_hints(count: u32, plies: &[u32]) -> Vec<u8> {
    let record = session(TWO, &[PERSON, PERSON]).record();
    let game = (record, false, false, 1u64, None::<u64>, (count, plies));
    save_of(&codec::encode(&(vec![game], Some(0u32))).expect("bytes for any hints"))
}

#[test]
fn save_with_invalid_plies_of_hints_is_refused() {
    let most = Hints::MAX_PLIES;
    let many: Vec<u32> = (0..most as u32 + 1).collect();
    let allowed = &many[..most];
    for (count, plies) in [
        (0, [].as_slice()),
        (7, &[]),
        (2, &[0, u32::MAX]),
        (most as u32, allowed),
        (u32::MAX, allowed),
    ] {
        let loaded = read_save(&save_of_hints(count, plies)).expect("sound hints");
        assert_eq!(loaded.library.current_hints(), count);
        assert_eq!(loaded.library.current_hint_plies(), plies);
    }
    let order = |before, after| HintsError::Order { before, after };
    for (count, plies, expected) in [
        (5, [4, 2].as_slice(), order(4, 2)),
        (5, &[0, 3, 3], order(3, 3)),
        (2, &[0, 1, 2], HintsError::Count { plies: 3, hints: 2 }),
        (5000, &many, HintsError::TooManyPlies { plies: 4097 }),
    ] {
        let error = read_save(&save_of_hints(count, plies)).expect_err("invalid hints");
        assert_eq!(error, SaveError::Hints(expected));
    }
}

#[test]
fn save_with_huge_number_of_plies_is_refused() {
    let record = session(TWO, &[PERSON, PERSON]).record();
    let game = (
        record,
        false,
        false,
        1u64,
        None::<u64>,
        (1u32, u64::MAX / 2),
    );
    let payload = codec::encode(&(1u64, game)).expect("bytes for any numbers");
    let error = read_save(&save_of(&payload)).expect_err("too many plies");
    assert!(matches!(error, SaveError::Codec(_)), "{error:?}");
}
