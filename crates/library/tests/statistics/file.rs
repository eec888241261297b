//! File of a history: read and written as before, and refused if it is damaged.

use crate::helpers::{id, statistics, win};
use proptest::prelude::*;
use tessella_formats::codec;
use tessella_games::Level;
use tessella_library::statistics::{
    Ending, GameKey, GameResult, HISTORY_VERSION, HistoryError, Opponent, PlayerHistory,
    read_history, write_history,
};
use tessella_library::today::{DailyGame, Day, DayState, FIRST_DAY, Win, daily_board};

fn written(history: &PlayerHistory) -> Vec<u8> {
    write_history(history).expect("bytes for any history")
}

/// Returns the history of the golden file of version 1.
fn example() -> PlayerHistory {
    let mut history = PlayerHistory::default();
    let of = |code: &str, ending, opponent, hints, finished_at| GameResult {
        ending,
        opponent,
        hints,
        ..win(code, finished_at)
    };
    let row = "row:3x3,k3,s2#1";
    for (number, result) in [
        win("drench:5x5,c4#1", 1_795_000_000),
        of(
            "link:4x4#7",
            Ending::GivenUp,
            Opponent::Nobody,
            3,
            1_795_000_100,
        ),
        of(
            row,
            Ending::Lost,
            Opponent::Computer(Level::Hard),
            0,
            1_795_000_200,
        ),
        of(
            row,
            Ending::Drawn,
            Opponent::Person("Bo".to_owned()),
            0,
            1_795_000_300,
        ),
        of(row, Ending::Played, Opponent::People, 0, 1_795_000_400),
        of(
            "row:4x4,k3,s2#1",
            Ending::Won,
            Opponent::Problem,
            300,
            u64::MAX,
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let result = GameResult {
            par: result.par.filter(|_| number == 0),
            ..result
        };
        assert!(history.results.record(id(u64::MAX - number as u64), result));
    }
    for (at, game) in DailyGame::ALL.into_iter().enumerate() {
        let board = daily_board(FIRST_DAY, game).expect("a board");
        let win = Win {
            moves: 30,
            milliseconds: 60_000,
            has_hints: at == 1,
        };
        let finished = history.today.finish(&board, FIRST_DAY, win);
        finished.expect("an open day");
    }
    history
}

/// Returns the history of the golden files of versions 2 and 3: a board that was lost, then won, then won better, and a board that was
/// won once more and no better.
fn example_with_later_wins() -> PlayerHistory {
    let mut history = example();
    let code = "drench:5x5,c4,m9#2";
    let lost = GameResult {
        ending: Ending::Lost,
        ..win(code, 1_795_000_500)
    };
    assert!(history.results.record(id(1), lost));
    for (moves, finished_at) in [(9, 1_795_000_600), (8, 1_795_000_700)] {
        let won = GameResult {
            moves,
            ..win(code, finished_at)
        };
        assert!(!history.results.record(id(2), won));
    }
    let again = GameResult {
        hints: 1,
        ..win("drench:5x5,c4#1", 1_795_000_800)
    };
    assert!(!history.results.record(id(3), again));
    history
}

fn golden(text: &str) -> Vec<u8> {
    text.split_whitespace()
        .map(|byte| u8::from_str_radix(byte, 16).expect("two hexadecimal digits"))
        .collect()
}

#[test]
#[ignore = "writes the golden file of the current version, which must not change after a release"]
fn write_golden_history() {
    let bytes = written(&example_with_later_wins());
    let lines: Vec<String> = bytes
        .chunks(32)
        .map(|line| line.iter().map(|byte| format!("{byte:02x} ")).collect())
        .map(|line: String| line.trim_end().to_owned() + "\n")
        .collect();
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/golden/history_version_3.hex"
    );
    std::fs::write(file, lines.concat()).expect("a file that can be written");
}

#[test]
fn history_version_1_is_read() {
    let golden = golden(include_str!("../golden/history_version_1.hex"));
    let read = read_history(&golden).unwrap_or_else(|error| {
        panic!("{error}: players have such files. Another format needs another version.")
    });
    assert_eq!(read, example());
    let key = GameKey::Board("drench:5x5,c4#1".to_owned());
    assert_eq!(read.results.best_win(&key), read.results.result(&key));
}

#[test]
fn history_version_2_is_read() {
    let golden = golden(include_str!("../golden/history_version_2.hex"));
    let read = read_history(&golden).unwrap_or_else(|error| {
        panic!("{error}: players have such files. Another format needs another version.")
    });
    assert_eq!(read, example_with_later_wins());
    let key = GameKey::Board("drench:5x5,c4,m9#2".to_owned());
    let ending = read.results.result(&key).map(|result| result.ending);
    let best = read.results.best_win(&key).map(|win| win.moves);
    assert_eq!((ending, best), (Some(Ending::Lost), Some(8)));
}

#[test]
fn history_version_3_is_read_and_written() {
    let golden = golden(include_str!("../golden/history_version_3.hex"));
    let read = read_history(&golden).unwrap_or_else(|error| {
        panic!("{error}: players have such files. Another format needs another version.")
    });
    assert_eq!(read, example_with_later_wins());
    assert_eq!(written(&read), golden);
}

/// A device whose clock once showed 2031-05-01: the days until then were taken for past days, and no board counted as won on its
/// day.
#[test]
fn history_of_a_clock_that_was_ahead_heals() {
    let golden = golden(include_str!("../golden/history_version_2_clock_ahead.hex"));
    let read = read_history(&golden).expect("a history of version 2");
    let day = |text: &str| text.parse::<Day>().expect("a date");
    let (friday, ahead) = (day("2026-11-27"), day("2031-05-01"));
    let healed = |progress: &tessella_library::today::DailyProgress| {
        let days = [
            "2026-11-18",
            "2026-11-21",
            "2026-11-22",
            "2026-11-23",
            "2026-11-26",
        ];
        for on in (16..=27).map(|date| day(&format!("2026-11-{date}"))) {
            let is_expected = days.contains(&on.to_string().as_str());
            assert_eq!(progress.is_played_on_its_day(on), is_expected, "{on}");
        }
        assert_eq!(progress.state(friday, friday), DayState::Open);
        assert_eq!(progress.state(ahead, friday), DayState::Closed);
        assert_eq!(progress.streak(friday), 1, "yesterday was won");
        assert_eq!(progress.longest_streak(friday), 3);
    };
    healed(&read.today);
    // Nothing of it is left in the file, an export, or another device.
    let again = read_history(&written(&read)).expect("a history of this version");
    assert_eq!(again, read);
    let mut merged = PlayerHistory::default();
    merged.merge(again);
    healed(&merged.today);
    let board = daily_board(friday, DailyGame::Drench).expect("a board");
    let win = Win {
        moves: 30,
        milliseconds: 60_000,
        has_hints: false,
    };
    let finished = merged.today.finish(&board, friday, win);
    finished.expect("an open day");
    assert_eq!(merged.today.streak(friday), 2);
}

#[test]
fn empty_history_is_read_and_written() {
    let empty = PlayerHistory::default();
    assert_eq!(read_history(&written(&empty)), Ok(empty));
}

#[test]
fn history_with_a_flipped_bit_or_a_lost_end_is_refused() {
    let sound = written(&example());
    for at in 0..sound.len() {
        for bit in 0..8 {
            let mut bytes = sound.clone();
            bytes[at] ^= 1 << bit;
            let error = read_history(&bytes).expect_err("damage");
            let is_expected = match at {
                0..8 => error == HistoryError::NotAHistory,
                // A single flipped bit turns version 3 into another supported version.
                8 if bit < 2 => error == HistoryError::Damaged,
                8..10 => matches!(error, HistoryError::UnknownVersion(_)),
                _ => error == HistoryError::Damaged,
            };
            assert!(is_expected, "byte {at}, bit {bit}: {error:?}");
        }
        let error = read_history(&sound[..at]).expect_err("not the whole file");
        let has_begun = at >= 8;
        assert_eq!(error == HistoryError::Damaged, has_begun, "{at} bytes");
    }
}

/// Wraps a payload in a valid header.
fn file_of(payload: &[u8]) -> Vec<u8> {
    let version = HISTORY_VERSION.to_le_bytes();
    let sum = crc32fast::hash(&[version.as_slice(), payload].concat());
    [b"TESSHIST", version.as_slice(), &sum.to_le_bytes(), payload].concat()
}

#[test]
fn damaged_history_is_refused_with_reason() {
    let sound = written(&example());
    assert_eq!(file_of(&sound[14..]), sound);
    let longer = file_of(&[&sound[14..], &[0]].concat());
    let mut later = sound.clone();
    later[8] = 4;
    let huge = codec::encode(&(0u8, u64::MAX / 2)).expect("bytes for numbers");
    for (bytes, expected) in [
        (b"TESSELLA".to_vec(), HistoryError::NotAHistory),
        (later, HistoryError::UnknownVersion(4)),
        (sound[..20].to_vec(), HistoryError::Damaged),
    ] {
        assert_eq!(read_history(&bytes), Err(expected));
    }
    for bytes in [longer, file_of(&huge)] {
        let error = read_history(&bytes).expect_err("a refusal");
        assert!(matches!(error, HistoryError::Codec(_)), "{error:?}");
    }
}

#[test]
fn history_with_a_game_twice_keeps_the_first_finish() {
    let code = "drench:5x5,c4#1";
    let twice = [
        (None::<u64>, win(code, 9)),
        (None, win(code, 5)),
        (Some(7), win(code, 9)),
        (Some(7), win(code, 8)),
    ];
    // Without progress: no board is finished.
    let payload = codec::encode(&(0u8, twice.to_vec(), 0u8)).expect("bytes");
    let results = read_history(&file_of(&payload)).expect("a history").results;
    let times = results.results().into_iter();
    let times: Vec<u64> = times.map(|(_, result)| result.finished_at).collect();
    assert_eq!(times, [5, 8]);
}

proptest! {
    #[test]
    fn history_round_trips_results(results in statistics()) {
        let history = PlayerHistory { results, ..PlayerHistory::default() };
        prop_assert_eq!(read_history(&written(&history)), Ok(history));
    }

    #[test]
    fn history_of_random_payload_never_panics(payload in proptest::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(history) = read_history(&file_of(&payload)) {
            prop_assert_eq!(read_history(&written(&history)), Ok(history));
        }
    }
}
