//! Saves that are refused: other bytes, damage, and records against the rules.

use crate::helpers::{
    COMPUTER, PERSON, TWO, example, paint, player, save_of, save_of_records, save_of_version,
    saved, session, state,
};
use proptest::prelude::*;
use tessella_formats::codec;
use tessella_games::drench::{NO_SUCH_COLOUR, OPPONENTS_COLOUR, OWN_COLOUR};
use tessella_games::{GameCode, IllegalMove, Position, SetupError};
use tessella_session::{
    Played, Player, Record, RestoreError, SaveError, Session, VERSION, read_save,
};

fn error_of(bytes: &[u8]) -> SaveError {
    match read_save(bytes) {
        Ok(loaded) => panic!("read as {:?}", state(&loaded.library)),
        Err(error) => error,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn save_of_random_bytes_is_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert_eq!(error_of(&bytes), SaveError::NotASave);
        let marked = [b"TESSELLA".as_slice(), &bytes].concat();
        prop_assert!(read_save(&marked).is_err());
        for version in 1..=VERSION {
            let versioned = [b"TESSELLA".as_slice(), &version.to_le_bytes(), &bytes].concat();
            prop_assert!(read_save(&versioned).is_err(), "version {}", version);
        }
    }

    #[test]
    fn save_with_random_payload_never_panics(payload in proptest::collection::vec(any::<u8>(), 0..300)) {
        for version in 1..=VERSION {
            // Whatever is read can be saved.
            if let Ok(loaded) = read_save(&save_of_version(version, &payload)) {
                prop_assert!(read_save(&saved(&loaded.library)).is_ok());
            }
        }
    }

    #[test]
    fn save_keeps_records_unchanged(
        records in proptest::collection::vec(records(), 0..3), at in 0..3u32,
    ) {
        match read_save(&save_of_records(&records, at)) {
            Ok(loaded) => {
                let current = Session::restore(&records[at as usize]);
                prop_assert_eq!(loaded.library.game().map(Session::record), current.as_ref().ok().map(Session::record));
                prop_assert_eq!(loaded.problem, current.err());
                let games = loaded.library.games();
                prop_assert_eq!(games.len(), records.len());
                let is_current = |index: &usize| *index == at as usize && loaded.library.game().is_some();
                for (_, record) in records.iter().enumerate().filter(|(index, _)| !is_current(index)) {
                    prop_assert!(games.iter().any(|game| game.record == *record));
                }
            }
            Err(SaveError::MissingGame) => prop_assert!(at as usize >= records.len()),
            Err(error) => prop_assert!(false, "{}", error),
        }
    }

    #[test]
    fn restored_record_is_unchanged(record in records()) {
        if let Ok(game) = Session::restore(&record) {
            prop_assert_eq!(&game.record().moves, &record.moves);
            prop_assert_eq!(&game.record().players, &record.players);
            prop_assert_eq!(game.record().cursor, record.cursor.min(record.moves.len() as u32));
            let last = record.moves.iter().map(|played| played.at).max();
            prop_assert_eq!(game.elapsed(), record.elapsed.max(last.unwrap_or(0)));
        }
    }
}

/// Records of games, some of them with an error.
pub fn records() -> impl Strategy<Value = Record> {
    let codes = vec![
        "drench:5x5,c6,m9#1",
        "drench:5x5,c4,s2#2",
        "drench:5x5,c3=aaaaaaaaaaaaaaaaaaaaaaaaa",
    ];
    let code = prop_oneof![
        8 => proptest::sample::select(codes).prop_map(str::to_owned),
        1 => any::<String>(),
    ];
    let moves = proptest::collection::vec(
        (prop_oneof![9 => 0..6u8, 1 => any::<u8>()], any::<u32>()).prop_map(|(colour, at)| {
            Played {
                at,
                ..paint(colour)
            }
        }),
        0..4,
    );
    (
        code,
        proptest::collection::vec(player(), 1..3),
        moves,
        any::<u32>(),
        any::<u32>(),
    )
        .prop_map(|(code, players, moves, cursor, elapsed)| Record {
            code,
            players,
            moves,
            cursor,
            elapsed,
        })
}

#[test]
fn save_with_damaged_byte_is_refused() {
    let sound = saved(&example());
    for at in 0..sound.len() {
        for flipped in 1..=u8::MAX {
            let mut bytes = sound.clone();
            bytes[at] ^= flipped;
            let error = error_of(&bytes);
            let expected = match at {
                0..8 => matches!(error, SaveError::NotASave),
                8..10 => match u16::from_le_bytes([bytes[8], bytes[9]]) {
                    1..=VERSION => error == SaveError::Damaged,
                    version => error == SaveError::UnknownVersion(version),
                },
                _ => error == SaveError::Damaged,
            };
            assert!(
                expected,
                "byte {at}, {} for {}: {error:?}",
                bytes[at], sound[at]
            );
        }
    }
}

#[test]
fn truncated_or_extended_save_is_refused() {
    let sound = saved(&example());
    for len in 0..sound.len() {
        let error = error_of(&sound[..len]);
        let expected = if len < 8 {
            SaveError::NotASave
        } else {
            SaveError::Damaged
        };
        assert_eq!(error, expected, "the first {len} of {} bytes", sound.len());
    }
    let longer = [sound.as_slice(), &[0]].concat();
    assert_eq!(error_of(&longer), SaveError::Damaged);
    let resealed = save_of(&longer[14..]);
    assert!(
        matches!(error_of(&resealed), SaveError::Codec(_)),
        "a byte too many, and a checksum for it"
    );
}

#[test]
fn save_of_unknown_version_is_refused() {
    for version in [0, VERSION + 1, 0xFFFE] {
        let mut bytes = saved(&example());
        bytes[8..10].copy_from_slice(&version.to_le_bytes());
        let error = error_of(&bytes);
        assert_eq!(error, SaveError::UnknownVersion(version));
    }
}

#[test]
fn save_with_huge_length_is_refused() {
    let payload = codec::encode(&(u64::MAX / 2)).expect("bytes for a number");
    assert!(matches!(error_of(&save_of(&payload)), SaveError::Codec(_)));
}

#[test]
fn save_with_illegal_move_names_it() {
    let alone = |moves: &[u8]| Record {
        code: "drench:5x5,c3,m2=abcab/bcabc/cabca/abcab/bcabc".to_owned(),
        players: vec![PERSON],
        moves: moves.iter().copied().map(paint).collect(),
        cursor: 0,
        elapsed: 0,
    };
    let two = |moves: &[u8]| Record {
        code: "drench:5x5,c4,s2=abcab/bcabc/cabca/abcab/bcabc".to_owned(),
        players: vec![PERSON, COMPUTER],
        ..alone(moves)
    };
    for (record, ply, why) in [
        (alone(&[0]), 1, OWN_COLOUR),
        (alone(&[1, 1]), 2, OWN_COLOUR),
        (alone(&[1, 3]), 2, NO_SUCH_COLOUR),
        (alone(&[255]), 1, NO_SUCH_COLOUR),
        (alone(&[1, 2, 0]), 3, IllegalMove::Over),
        (two(&[2]), 1, OPPONENTS_COLOUR),
        (two(&[1, 1]), 2, OPPONENTS_COLOUR),
        (two(&[1, 0, 2, 2]), 4, OPPONENTS_COLOUR),
    ] {
        let sound = Record {
            moves: record.moves[..ply - 1].to_vec(),
            ..record.clone()
        };
        let until = save_of_records(std::slice::from_ref(&sound), 0);
        assert!(
            matches!(read_save(&until), Ok(loaded) if loaded.problem.is_none()),
            "the moves before move {ply} of {record:?}"
        );

        let why_not = RestoreError::Move { ply, why };
        let loaded = read_save(&save_of_records(&[sound, record.clone()], 1));
        let error = loaded.expect("two records").problem.expect("a refusal");
        assert_eq!(error, why_not);
    }
}

#[test]
fn save_with_invalid_setup_is_refused_with_reason() {
    let record = |code: &str, players: &[Player]| Record {
        code: code.to_owned(),
        players: players.to_vec(),
        moves: vec![],
        cursor: 0,
        elapsed: 0,
    };
    let (small, same_colour) = ("drench:5x3#1", "drench:5x5,s2=aaaaabbbbbcccccdddddaaaaa");
    let no_code = small.parse::<GameCode>().expect_err("a small board");
    let code: GameCode = same_colour.parse().expect("a right code");
    let no_setup = Position::new(&code.setup, &code.start).expect_err("the same colour");
    for (record, reason) in [
        (record(small, &[PERSON]), RestoreError::Code(no_code)),
        (
            record("drench:5x5,c4,s2#1", &[PERSON]),
            SetupError::PlayerCount {
                players: 1,
                seats: 2,
            }
            .into(),
        ),
        (
            record("drench:5x5#1", &[]),
            SetupError::PlayerCount {
                players: 0,
                seats: 1,
            }
            .into(),
        ),
        (record(same_colour, &[PERSON, PERSON]), no_setup.into()),
    ] {
        let loaded = read_save(&save_of_records(&[record], 0)).expect("a record");
        assert_eq!(loaded.problem, Some(reason));
    }
}

#[test]
fn save_without_current_game_is_refused() {
    let record = session(TWO, &[PERSON, PERSON]).record();
    assert_eq!(error_of(&save_of_records(&[], 0)), SaveError::MissingGame);
    assert_eq!(
        error_of(&save_of_records(&[record], 1)),
        SaveError::MissingGame
    );
}
