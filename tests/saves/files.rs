//! Saves that restore every game, and those of older versions.

use crate::helpers::{
    PERSON, acts, example, history_after, openings, paint, read_save, save_of_version, saved, state,
};
use proptest::prelude::*;
use tessella::codec;
use tessella::session::{GameHistory, HistoryStep, Played, Session};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn save_round_trips_history(opening in openings(), acts in acts()) {
        let history = history_after(opening, acts);
        let bytes = saved(&history);
        let again = read_save(&bytes).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(state(&again), state(&history));
        prop_assert_eq!(saved(&again), bytes, "the same table is saved in other bytes");
    }
}

/// Returns the bytes of a golden file in hexadecimal.
fn golden(file: &str) -> Vec<u8> {
    file.split_whitespace()
        .map(|byte| u8::from_str_radix(byte, 16).expect("two hexadecimal digits"))
        .collect()
}

#[test]
fn save_version_1_is_read() {
    let bytes = golden(include_str!("../golden/save_version_1.hex"));
    let history = read_save(&bytes).unwrap_or_else(|error| {
        panic!("{error}: players have such saves. Another format needs another version, and a way to read this one.")
    });
    assert_eq!(state(&history), state(&example()));
}

/// Returns the same games with time passed since their last moves.
fn example_with_time() -> GameHistory {
    let mut history = example();
    history.advance_clock(123_456);
    assert_eq!(history.redo(), HistoryStep::Move);
    assert_eq!(history.redo(), HistoryStep::Game);
    history.advance_clock(250);
    assert_eq!(history.undo(), HistoryStep::Game);
    history
}

#[test]
fn save_version_2_is_read_and_written() {
    let bytes = golden(include_str!("../golden/save_version_2.hex"));
    let history = read_save(&bytes).unwrap_or_else(|error| {
        panic!("{error}: players have such saves. Another format needs another version, and a way to read this one.")
    });
    assert_eq!(state(&history), state(&example_with_time()));
    let elapsed: Vec<u32> = history.games().iter().map(Session::elapsed).collect();
    assert_eq!(elapsed, [4200, 124_856, 250]);
    assert_eq!(
        saved(&history),
        bytes,
        "the same games are saved in other bytes"
    );
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
        let history = read_save(&save_of_version(1, &payload)).expect("a save of version 1");
        assert_eq!(history.game().elapsed(), elapsed, "moves at {times:?}");
        assert_eq!(history.game().cursor(), cursor as usize);
        assert_eq!(history.game().moves(), painted(times));
    }
}
