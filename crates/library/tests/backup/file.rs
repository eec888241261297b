//! File of a backup: read and written as before, and refused if it is damaged.

use crate::helpers::{
    content, example, file_of, file_of_sections, from_hex, games_section, history_section, refused,
    written,
};
use proptest::prelude::*;
use tessella_formats::codec;
use tessella_library::backup::{
    BACKUP_VERSION, Backup, BackupError, read_backup, read_player_file,
};
use tessella_library::statistics::HistoryError;
use tessella_session::{Hints, SaveError};

/// Returns the golden file with a history of version 3.
fn golden() -> Vec<u8> {
    from_hex(include_str!(
        "../golden/backup_version_1_history_version_3.hex"
    ))
}

#[test]
#[ignore = "writes the golden file of the current version, which must not change after a release"]
fn write_golden_backup() {
    let bytes = written(&example());
    let lines: Vec<String> = bytes
        .chunks(32)
        .map(|line| line.iter().map(|byte| format!("{byte:02x} ")).collect())
        .map(|line: String| line.trim_end().to_owned() + "\n")
        .collect();
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/golden/backup_version_1_history_version_3.hex"
    );
    std::fs::write(file, lines.concat()).expect("a file that can be written");
}

#[test]
fn backup_version_1_is_read_and_written() {
    let read = read_backup(&golden()).unwrap_or_else(|error| {
        panic!("{error}: players have such files. Another format needs another version.")
    });
    assert_eq!(content(&read), content(&example()));
    assert_eq!(written(&read), golden());
    assert_eq!(BACKUP_VERSION, 1);
}

#[test]
fn backup_version_1_with_history_version_2_is_read() {
    let bytes = from_hex(include_str!(
        "../golden/backup_version_1_save_version_5.hex"
    ));
    let read = read_backup(&bytes).unwrap_or_else(|error| {
        panic!("{error}: players have such files. Another format needs another version.")
    });
    assert_eq!(content(&read), content(&example()));
}

#[test]
fn backup_version_1_with_save_version_4_is_read_without_plies_of_hints() {
    let bytes = from_hex(include_str!("../golden/backup_version_1.hex"));
    let read = read_backup(&bytes).unwrap_or_else(|error| {
        panic!("{error}: players have such files. Another format needs another version.")
    });
    let mut expected = content(&example());
    for game in &mut expected.0 {
        game.hints = Hints::without_plies(game.hints.count());
    }
    assert_eq!(content(&read), expected);
}

#[test]
fn player_file_is_a_backup_a_save_or_a_history() {
    let whole = example();
    let read = |bytes: &[u8]| content(&read_player_file(bytes).expect("a file of a player"));
    assert_eq!(read(&written(&whole)), content(&whole));
    let games = Backup {
        library: whole.library.clone(),
        ..Backup::default()
    };
    assert_eq!(read(&games_section()), content(&games));
    let history = Backup {
        history: whole.history.clone(),
        ..Backup::default()
    };
    assert_eq!(read(&history_section()), content(&history));
    for damaged in [written(&whole), games_section(), history_section()] {
        let cut = read_player_file(&damaged[..damaged.len() - 1]);
        assert!(cut.is_err_and(|error| error != BackupError::NotABackup));
    }
    for other in [&b""[..], b"TESS", b"TESSROOM and more"] {
        let refused = read_player_file(other).err();
        assert_eq!(refused, Some(BackupError::NotABackup));
    }
}

#[test]
fn empty_backup_is_read_and_written() {
    let empty = Backup::default();
    let read = read_backup(&written(&empty)).expect("a backup");
    assert_eq!(content(&read), content(&empty));
    let without_text = Backup {
        settings: Some(String::new()),
        ..empty
    };
    let read = read_backup(&written(&without_text)).expect("a backup");
    assert_eq!(read.settings, Some(String::new()));
}

#[test]
fn backup_with_games_of_any_version_is_read() {
    for save in [
        include_str!("../../../session/tests/golden/save_version_1.hex"),
        include_str!("../../../session/tests/golden/save_version_2.hex"),
        include_str!("../../../session/tests/golden/save_version_3.hex"),
        include_str!("../../../session/tests/golden/save_version_4.hex"),
        include_str!("../../../session/tests/golden/save_version_5.hex"),
    ] {
        let bytes = file_of_sections(&from_hex(save), &history_section(), None);
        let read = read_backup(&bytes).expect("a backup");
        assert_eq!(read.library.games().len(), 3, "{save}");
        assert_eq!(read.history, example().history);
    }
}

#[test]
fn backup_with_a_flipped_bit_or_a_lost_end_is_refused() {
    let sound = written(&example());
    for at in 0..sound.len() {
        for bit in 0..8 {
            let mut bytes = sound.clone();
            bytes[at] ^= 1 << bit;
            let error = refused(&bytes);
            let is_expected = match at {
                0..8 => error == BackupError::NotABackup,
                8..10 => matches!(error, BackupError::UnknownVersion(_)),
                _ => error == BackupError::Damaged,
            };
            assert!(is_expected, "byte {at}, bit {bit}: {error:?}");
        }
        let error = refused(&sound[..at]);
        assert_eq!(error == BackupError::Damaged, at >= 8, "{at} bytes");
    }
    let longer = [sound.as_slice(), &[0]].concat();
    assert_eq!(refused(&longer), BackupError::Damaged);
}

#[test]
fn backup_with_a_section_that_cannot_be_read_is_refused_as_a_whole() {
    let (games, history) = (games_section(), history_section());
    assert!(read_backup(&file_of_sections(&games, &history, None)).is_ok());
    let damaged = |section: &[u8]| {
        let mut bytes = section.to_vec();
        bytes[20] ^= 1;
        bytes
    };
    for (games, history, expected) in [
        (
            damaged(&games),
            history.clone(),
            BackupError::Games(SaveError::Damaged),
        ),
        (
            Vec::new(),
            history.clone(),
            BackupError::Games(SaveError::NotASave),
        ),
        (
            history.clone(),
            games.clone(),
            BackupError::Games(SaveError::NotASave),
        ),
        (
            games.clone(),
            damaged(&history),
            BackupError::History(HistoryError::Damaged),
        ),
        (
            games.clone(),
            Vec::new(),
            BackupError::History(HistoryError::NotAHistory),
        ),
    ] {
        let error = refused(&file_of_sections(&games, &history, Some("()")));
        assert_eq!(error, expected);
    }
}

#[test]
fn damaged_backup_is_refused_with_reason() {
    let sound = written(&example());
    assert_eq!(file_of(&sound[14..]), sound);
    let longer = file_of(&[&sound[14..], &[0]].concat());
    let mut later = sound.clone();
    later[8] = 2;
    let huge = codec::encode(&(u64::MAX / 2)).expect("bytes for a number");
    let sections = (games_section(), history_section(), Some([0xff_u8]));
    let no_text = codec::encode(&sections).expect("bytes");
    for (bytes, expected) in [
        (games_section(), BackupError::NotABackup),
        (later, BackupError::UnknownVersion(2)),
        (sound[..20].to_vec(), BackupError::Damaged),
    ] {
        assert_eq!(refused(&bytes), expected);
    }
    for bytes in [longer, file_of(&huge), file_of(&no_text)] {
        let error = refused(&bytes);
        assert!(matches!(error, BackupError::Codec(_)), "{error:?}");
    }
}

proptest! {
    #[test]
    fn backup_keeps_any_settings(settings in proptest::option::of(any::<String>())) {
        let backup = Backup { settings, ..Backup::default() };
        let read = read_backup(&written(&backup)).expect("a backup");
        prop_assert_eq!(read.settings, backup.settings);
    }

    #[test]
    fn backup_of_random_bytes_never_panics(
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
        at in 0..100usize,
    ) {
        prop_assert!(read_backup(&bytes).is_err());
        let mut changed = written(&example()).split_off(14);
        let end = changed.len().min(at + bytes.len());
        changed.splice(at..end, bytes.iter().copied());
        for payload in [bytes, changed] {
            if let Ok(backup) = read_backup(&file_of(&payload)) {
                let again = read_backup(&written(&backup)).expect("a backup");
                prop_assert_eq!(content(&again), content(&backup));
            }
        }
    }
}
