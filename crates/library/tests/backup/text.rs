//! Text of a backup: imported with or without line breaks, and refused if a character is wrong.

use crate::helpers::{content, example, written};
use data_encoding::BASE32_NOPAD;
use tessella_formats::text_format::TextError;
use tessella_library::backup::{Backup, BackupError, export_text, import_text, is_backup_text};
use tessella_session::{IdentifiedGame, export_game, is_transfer_text};

const PREFIX: &str = "tessella-backup:";

fn text() -> String {
    export_text(&example()).expect("a text")
}

#[track_caller]
fn refused(text: &str) -> BackupError {
    match import_text(text) {
        Ok(backup) => panic!("imported as {:?}", content(&backup)),
        Err(error) => error,
    }
}

#[test]
fn backup_text_is_the_file_in_base32() {
    let text = text();
    assert!(is_backup_text(&text));
    let spelt = text.strip_prefix(PREFIX).expect("the prefix");
    let bytes = BASE32_NOPAD.decode(spelt.as_bytes()).expect("base32");
    assert_eq!(bytes, written(&example()));
}

#[test]
fn backup_text_is_imported_with_spaces_and_line_breaks() {
    let text = text();
    let letters: Vec<char> = text.chars().collect();
    let broken = |count: usize, between: &str| {
        let lines = letters.chunks(count).map(|line| line.iter().collect());
        lines.collect::<Vec<String>>().join(between)
    };
    for broken in [
        format!("\u{feff} {text}\n"),
        broken(1, " "),
        broken(76, "\r\n"),
        broken(40, "\u{200b}"),
    ] {
        assert!(is_backup_text(&broken), "{broken:?}");
        let backup = import_text(&broken);
        let backup = backup.unwrap_or_else(|error| panic!("{broken:?}: {error}"));
        assert_eq!(content(&backup), content(&example()));
    }
}

#[test]
fn backup_text_with_changed_character_or_lost_end_is_refused() {
    let text = text();
    for (at, letter) in text.char_indices() {
        for other in ['A', 'Z', '7', 'a', '1', '=', 'é'] {
            if other != letter {
                let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
                let error = refused(&changed);
                let is_of_prefix = at < PREFIX.len();
                let missing = BackupError::Text(TextError::MissingPrefix(PREFIX));
                assert_eq!(error == missing, is_of_prefix, "{changed}");
            }
        }
        refused(&text[..at]);
        refused(&format!("{}A{}", &text[..at], &text[at..]));
    }
}

#[test]
fn game_text_is_no_backup_text() {
    let game = example().library.current().expect("a game");
    let game: IdentifiedGame = game;
    let game = export_game(&game).expect("a text");
    assert!(is_transfer_text(&game) && !is_backup_text(&game));
    assert!(is_backup_text(&text()) && !is_transfer_text(&text()));
    for other in [game.as_str(), "", "tessella-backup", "drench:9x9,c6#1"] {
        let missing = BackupError::Text(TextError::MissingPrefix(PREFIX));
        assert_eq!(refused(other), missing);
    }
    // The file of another kind under the prefix of a backup.
    let (_, spelt) = game.split_once(':').expect("the prefix of a game");
    assert_eq!(
        refused(&format!("{PREFIX}{spelt}")),
        BackupError::NotABackup
    );
}

#[test]
fn overlong_backup_text_is_refused() {
    let too_long = BackupError::Text(TextError::TooLong(32_000_000));
    let filled = |count: usize| format!("{PREFIX}{}", "A".repeat(count));
    let most = 32_000_000 - PREFIX.len();
    assert_eq!(refused(&filled(most + 1)), too_long);
    assert_ne!(refused(&filled(most)), too_long);
    let huge = Backup {
        settings: Some("x".repeat(20_000_000)),
        ..Backup::default()
    };
    assert_eq!(export_text(&huge), Err(too_long));
}
