//! Games of a save that a history keeps.

use crate::helpers::{played, save_of_records, saved};
use tessella::games::Move;
use tessella::session::{Player, Record, SaveError, SaveLoss, Session, read_recent_games};

/// Returns `count` records that cannot be restored.
fn bad_records(count: usize) -> Vec<Record> {
    let mut record = played("drench:5x5,c4#1", &[Player::Human], 2).record();
    record.moves[1].mv = Move::Cell(tessella::boards::CellId(0));
    vec![record; count]
}

fn good_record(seed: usize) -> Record {
    played(&format!("drench:5x5,c4#{seed}"), &[Player::Human], 2).record()
}

#[test]
fn only_games_that_a_history_keeps_are_restored() {
    for (games, at, kept) in [
        (2000, 1999, 1992..2000),
        (2000, 0, 0..8),
        (2000, 3, 0..8),
        (2000, 1000, 996..1004),
        (9, 8, 1..9),
        (9, 4, 0..8),
    ] {
        // The other games could not be restored.
        let mut records = bad_records(games);
        for index in kept.clone() {
            records[index] = good_record(index);
        }
        let read = read_recent_games(&save_of_records(&records, at as u32)).expect("games");
        let restored: Vec<Record> = read.history.games().iter().map(Session::record).collect();
        assert_eq!(restored, records[kept], "{at} of {games}");
        assert_eq!(read.history.game().record(), records[at]);
        assert_eq!(read.loss, Some(SaveLoss::TooMany { games, restored: 8 }));
    }
}

#[test]
fn games_of_whole_save_have_no_loss() {
    for at in [0, 3, 7] {
        let records: Vec<Record> = (0..8).map(good_record).collect();
        let bytes = save_of_records(&records, at);
        let read = read_recent_games(&bytes).expect("games");
        assert_eq!(read.loss, None);
        assert_eq!(saved(&read.history), bytes);
    }
}

#[test]
fn game_that_cannot_be_restored_is_left_out() {
    let bad = || bad_records(1).remove(0);
    // For each index of the bad game, with the third game as the current one, the index that is current then.
    for (index, current) in [(0, 1), (1, 1), (2, 1), (3, 2)] {
        let mut records: Vec<Record> = (0..4).map(good_record).collect();
        records[index] = bad();
        let read = read_recent_games(&save_of_records(&records, 2)).expect("games");
        records.remove(index);
        let restored: Vec<Record> = read.history.games().iter().map(Session::record).collect();
        assert_eq!(restored, records);
        assert_eq!(read.history.current_index(), current, "{index}");
        let message = read.loss.map(|loss| loss.to_string()).unwrap_or_default();
        let expected = format!("game {} of 4 cannot be restored: move 2 ", index + 1);
        assert!(message.starts_with(&expected), "{message}");
    }
    let first_is_bad = save_of_records(&[bad(), good_record(1)], 0);
    let read = read_recent_games(&first_is_bad).expect("games");
    assert_eq!(read.history.game().record(), good_record(1));
    let error = |records: &[Record], at| read_recent_games(&save_of_records(records, at)).err();
    assert!(matches!(
        error(&bad_records(3), 1),
        Some(SaveError::Game(_))
    ));
    assert_eq!(error(&[], 0), Some(SaveError::MissingGame));
    assert_eq!(error(&[good_record(1)], 1), Some(SaveError::MissingGame));
}
