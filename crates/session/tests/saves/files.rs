//! Saves that restore every game, and those of older versions.

use crate::helpers::{
    NO_HINTS, PERSON, acts, example, library_after, openings, paint, played, read_save, save_of,
    save_of_records, save_of_version, saved, state,
};
use proptest::prelude::*;
use std::collections::HashSet;
use tessella_boards::CellId;
use tessella_formats::codec;
use tessella_games::Move;
use tessella_session::{GameId, GameLibrary, Played, Record, SaveError, StoredGame};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn save_round_trips_library(opening in openings(), acts in acts()) {
        let library = library_after(opening, acts);
        let bytes = saved(&library);
        let again = read_save(&bytes).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(state(&again), state(&library));
        prop_assert_eq!(again.games(), library.games(), "with identities and hints");
        prop_assert_eq!(saved(&again), bytes, "the same games are saved in other bytes");
    }
}

/// Returns the bytes of a golden file in hexadecimal.
fn golden(file: &str) -> Vec<u8> {
    file.split_whitespace()
        .map(|byte| u8::from_str_radix(byte, 16).expect("two hexadecimal digits"))
        .collect()
}

const COMPLAINT: &str =
    "players have such saves. Another format needs another version, and a way to read this one.";

#[test]
fn save_version_1_is_read() {
    let bytes = golden(include_str!("../golden/save_version_1.hex"));
    let library = read_save(&bytes).unwrap_or_else(|error| panic!("{error}: {COMPLAINT}"));
    assert_eq!(state(&library), state(&example()));
}

/// Returns the same games with all moves made, and with time passed since.
fn example_with_time() -> GameLibrary {
    let mut library = GameLibrary::default();
    let (mut untouched, mut current) = (None, None);
    for mut game in example().games().into_iter().rev() {
        let is_current = game.record.cursor > 0 && !game.is_over;
        let passed = match (game.is_over, is_current) {
            (true, _) => 0,
            (_, true) => 123_456,
            (_, false) => 250,
        };
        game.record.elapsed += passed;
        game.record.cursor = game.record.moves.len() as u32;
        let id = library.add(game.record, game.is_over, game.is_favourite);
        *(if is_current {
            &mut current
        } else {
            &mut untouched
        }) = Some(id);
    }
    let current = current.expect("a game with moves");
    assert_eq!(library.open(current), Ok(true));
    library
}

#[test]
fn save_version_2_is_read() {
    let bytes = golden(include_str!("../golden/save_version_2.hex"));
    let library = read_save(&bytes).unwrap_or_else(|error| panic!("{error}: {COMPLAINT}"));
    assert_eq!(state(&library), state(&example_with_time()));
}

/// Returns the games of the golden file of version 3.
fn example_with_favourite() -> GameLibrary {
    let mut library = example_with_time();
    let first = library.stored()[0].id;
    library.set_favourite(first, true);
    library
}

/// Returns the identity, the origin and the number of hints of each game, the most recently played first.
fn identities(library: &GameLibrary) -> Vec<(u64, Option<u64>, u32)> {
    let of = |game: &StoredGame| {
        let origin = game.copy_of.map(GameId::number);
        (game.id.number(), origin, game.hints.count())
    };
    library.games().iter().map(of).collect()
}

/// Returns the plies of the hints of each game, the most recently played first.
fn plies(library: &GameLibrary) -> Vec<Vec<u32>> {
    let of = |game: &StoredGame| game.hints.plies().to_vec();
    library.games().iter().map(of).collect()
}

/// Identities and numbers of hints of the games of the golden files since version 4.
const IDENTITIES: [(u64, Option<u64>, u32); 3] = [
    (4711, Some(u64::MAX), 2),
    (0x0123_4567_89ab_cdef, None, 0),
    (7, None, 300),
];

/// Plies of the hints of the games of the current golden file. One is larger than the number of moves.
const PLIES: [&[u32]; 3] = [&[0, 2], &[], &[1, 2, 300]];

/// Returns the bytes of the current golden file: the games of version 3 with identities and hints.
fn example_with_identities() -> Vec<u8> {
    let library = example_with_favourite();
    let current = library.current_id();
    let games: Vec<StoredGame> = library.games().into_iter().rev().collect();
    let at = games.iter().position(|game| Some(game.id) == current);
    let saved: Vec<_> = games
        .into_iter()
        .zip(IDENTITIES.into_iter().zip(PLIES).rev())
        .map(|(game, ((id, copy_of, count), plies))| {
            (
                game.record,
                game.is_over,
                game.is_favourite,
                id,
                copy_of,
                (count, plies),
            )
        })
        .collect();
    let at = at.expect("a game being played") as u32;
    save_of(&codec::encode(&(saved, Some(at))).expect("bytes for any games"))
}

#[test]
#[ignore = "writes the golden file of the current version, which must not change after a release"]
fn write_golden_save() {
    let bytes = example_with_identities();
    let lines: Vec<String> = bytes
        .chunks(32)
        .map(|line| line.iter().map(|byte| format!("{byte:02x} ")).collect())
        .map(|line: String| line.trim_end().to_owned() + "\n")
        .collect();
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/golden/save_version_5.hex"
    );
    std::fs::write(file, lines.concat()).expect("a file that can be written");
}

#[test]
fn save_version_3_is_read() {
    let bytes = golden(include_str!("../golden/save_version_3.hex"));
    let library = read_save(&bytes).unwrap_or_else(|error| panic!("{error}: {COMPLAINT}"));
    assert_eq!(state(&library), state(&example_with_favourite()));
}

#[test]
fn games_of_earlier_versions_have_new_identities_and_no_hints() {
    for file in [
        include_str!("../golden/save_version_1.hex"),
        include_str!("../golden/save_version_2.hex"),
        include_str!("../golden/save_version_3.hex"),
    ] {
        let bytes = golden(file);
        let library = read_save(&bytes).expect("a save");
        let again = read_save(&bytes).expect("the same save");
        let all = [identities(&library), identities(&again)].concat();
        let ids: HashSet<u64> = all.iter().map(|&(id, ..)| id).collect();
        assert_eq!(ids.len(), 6);
        assert!(
            all.iter()
                .all(|&(_, copy_of, hints)| copy_of.is_none() && hints == 0)
        );
    }
}

#[test]
fn games_with_the_same_identity_become_copies() {
    let record = played("drench:5x5,c4#1", &[PERSON], 2).record();
    let games: Vec<_> = [7u64, 8, 7, 7, 8]
        .into_iter()
        .map(|id| (&record, false, false, id, None::<u64>, NO_HINTS))
        .collect();
    let payload = codec::encode(&(games, Some(3u32))).expect("bytes for any games");
    let library = read_save(&save_of(&payload)).expect("games");
    let games = library.games();
    let ids: HashSet<GameId> = games.iter().map(|game| game.id).collect();
    assert_eq!(ids.len(), 5);
    let shared: Vec<u64> = games.iter().map(|game| game.identity().number()).collect();
    assert_eq!(shared, [7, 8, 7, 8, 7], "the game being played first");
    assert!(games[0].copy_of.is_some());
    assert_eq!(library.current_identity(), Some(GameId::from_number(7)));
}

#[test]
fn save_version_4_is_read_without_plies_of_hints() {
    let bytes = golden(include_str!("../golden/save_version_4.hex"));
    let read = read_save(&bytes).unwrap_or_else(|error| panic!("{error}: {COMPLAINT}"));
    assert_eq!(state(&read), state(&example_with_favourite()));
    assert_eq!(identities(&read), IDENTITIES);
    assert_eq!(plies(&read), [const { Vec::<u32>::new() }; 3]);
    let again = read_save(&saved(&read)).expect("a save of this version");
    assert_eq!(again.games(), read.games());
}

#[test]
fn save_version_5_is_read_and_written() {
    let library = example_with_favourite();
    let bytes = golden(include_str!("../golden/save_version_5.hex"));
    let read = read_save(&bytes).unwrap_or_else(|error| panic!("{error}: {COMPLAINT}"));
    assert_eq!(state(&read), state(&library));
    assert_eq!(identities(&read), IDENTITIES);
    assert_eq!(plies(&read), PLIES);
    assert_eq!(
        saved(&read),
        bytes,
        "the same games are saved in other bytes"
    );
}

#[test]
fn game_that_cannot_be_restored_is_kept() {
    let mut bad = played("drench:5x5,c4#1", &[PERSON], 2).record();
    bad.moves[1].mv = Move::Cell(CellId(0));
    let good = played("drench:5x5,c4#2", &[PERSON], 2).record();
    for at in 0..2 {
        let bytes = save_of_records(&[good.clone(), bad.clone()], at);
        let loaded = tessella_session::read_save(&bytes).expect("games");
        let records: Vec<Record> = loaded
            .library
            .games()
            .into_iter()
            .map(|game| game.record)
            .collect();
        assert_eq!(records.len(), 2);
        assert!(records.contains(&good) && records.contains(&bad));
        assert_eq!(loaded.problem.is_some(), at == 1);
        assert_eq!(loaded.library.game().is_some(), at == 0);
        // Saving and reading again changes nothing.
        let again = tessella_session::read_save(&saved(&loaded.library)).expect("games");
        assert_eq!(state(&again.library), state(&loaded.library));
    }
}

#[test]
fn library_without_games_is_saved() {
    let empty = GameLibrary::default();
    assert_eq!(
        state(&read_save(&saved(&empty)).expect("no games")),
        state(&empty)
    );
    let missing = read_save(&save_of_records(&[], 0)).err();
    assert_eq!(missing, Some(SaveError::MissingGame));
}

#[test]
fn save_version_1_elapsed_time_is_latest_move() {
    let painted = |times: &[u32]| -> Vec<Played> {
        let moves = times.iter().zip([1, 2, 0]);
        moves
            .map(|(&at, colour)| Played {
                at,
                ..paint(colour)
            })
            .collect()
    };
    for (times, cursor, elapsed) in [
        (&[][..], 0u32, 0),
        (&[10, 20, 30], 3, 30),
        (&[10, 20, 30], 1, 30),
        (&[10, 900, 30], 3, 900),
    ] {
        let code = "drench:5x5,c3,m10=abcab/bcabc/cabca/abcab/bcabc";
        let record = (code, vec![PERSON], painted(times), cursor);
        let payload = codec::encode(&(vec![record], 0u32)).expect("bytes for any record");
        let library = read_save(&save_of_version(1, &payload)).expect("a save of version 1");
        let game = library.game().expect("a current game");
        assert_eq!(game.elapsed(), elapsed, "moves at {times:?}");
        assert_eq!(game.cursor(), cursor as usize);
        assert_eq!(game.moves(), painted(times));
    }
}
