//! Export of everything on one device and import on another.

use crate::folder::Folder;
use crate::stage::{Stage, TALL, WIDE, game, people};
use crate::statistics::several;
use bevy::prelude::Entity;
use bevy::window::FileDragAndDrop;
use std::fs;
use tessella::backup::{export_to_file, import_from_file};
use tessella::core::settings::{Settings, ThemeChoice};
use tessella::core::storage::Storage;
use tessella::core::{GameRequest, History, OpenFiles, Paste};
use tessella_games::Rules;
use tessella_library::backup::{import_text, is_backup_text};
use tessella_library::statistics::PlayerHistory;
use tessella_session::Player;

/// Returns a device with two games, results and settings.
fn full(storage: Storage) -> Stage {
    let mut stage = Stage::open(WIDE, storage);
    for code in ["drench:9x9,c6#3", "light:6x6,b8#1"] {
        let game = tessella_session::export_game(&people(code).into());
        paste(&mut stage, &game.expect("a text"));
        stage.frames(4);
        let (seat, _) = stage.game().player_to_move().expect("a player");
        let mv = stage.game().position().legal_moves()[0];
        stage.write(GameRequest::Move { seat, mv });
        stage.until("the move", |stage| stage.cursor() == 1);
    }
    stage.world().resource_mut::<History>().0.results = several();
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.theme = ThemeChoice::Light;
    settings.names = vec!["Ada".to_owned()];
    settings.lessons = vec!["drench".to_owned(), "race".to_owned()];
    stage.frames(2);
    stage
}

/// Exports a device by the button that copies, and returns the text.
fn copied(stage: &mut Stage) -> String {
    stage.escape();
    stage.press("Settings");
    stage.scroll_to("Copy backup");
    stage.press("Copy backup");
    assert!(stage.shows("Backup copied as text"), "{:?}", stage.words());
    let text = stage.copied().expect("something was copied").to_owned();
    assert!(is_backup_text(&text));
    text
}

fn paste(stage: &mut Stage, text: &str) {
    stage.trigger(Paste(text.to_owned()));
    stage.frames(3);
}

#[test]
fn backup_adds_games_results_and_settings_to_another_device() {
    let mut phone = full(Storage::nowhere());
    let text = copied(&mut phone);
    let folder = Folder::new("backup-imported");
    let mut desk = Stage::open(TALL, folder.storage());
    desk.show(people("row:3x3,k3,s2#1"));
    let own = desk.game().code().clone();
    desk.world().resource_mut::<Settings>().lessons = vec!["link".to_owned()];
    for expected in [
        "Imported 2 games and 60 results.",
        "Imported 0 games (2 games were already here) and 0 results.",
    ] {
        paste(&mut desk, &text);
        assert!(desk.shows_part(expected), "{:?}", desk.words());
        crate::layout::wait_for_toasts(&mut desk);
        assert_eq!(desk.game().code(), &own, "the game being played stays");
        assert_eq!(desk.games().len(), 3);
        assert_eq!(desk.resource::<History>().0.results, several());
        let settings = desk.resource::<Settings>();
        assert_eq!(settings.theme, ThemeChoice::Light);
        assert_eq!(settings.names, ["Ada"]);
        assert_eq!(settings.lessons, ["link", "drench", "race"]);
    }
    // Everything is saved at once.
    drop(desk);
    let again = Stage::open(TALL, folder.storage());
    assert_eq!(again.games().len(), 3);
    assert_eq!(again.resource::<History>().0.results, several());
}

#[test]
fn backup_leaves_settings_that_were_chosen_here() {
    let text = copied(&mut full(Storage::nowhere()));
    let mut desk = Stage::open(WIDE, Storage::nowhere());
    desk.world().resource_mut::<Settings>().theme = ThemeChoice::Dark;
    paste(&mut desk, &text);
    let settings = desk.resource::<Settings>();
    assert_eq!(settings.theme, ThemeChoice::Dark);
    assert_eq!(settings.names, ["Ada"]);
}

#[test]
fn damaged_backup_changes_nothing_and_says_why() {
    let text = copied(&mut full(Storage::nowhere()));
    let mut desk = Stage::open(WIDE, Storage::nowhere());
    for damaged in [text[..text.len() - 9].to_owned(), text[..24].to_owned(), {
        let middle = text.len() / 2;
        let other = if text.as_bytes()[middle] == b'Q' {
            'R'
        } else {
            'Q'
        };
        format!("{}{other}{}", &text[..middle], &text[middle + 1..])
    }] {
        paste(&mut desk, &damaged);
        assert!(desk.shows_part("Import failed"), "{:?}", desk.words());
        crate::layout::wait_for_toasts(&mut desk);
        assert!(desk.games().is_empty());
        assert!(desk.resource::<History>().0.results.is_empty());
    }
}

/// Drops a file on the window.
fn drop_file(stage: &mut Stage, path: &std::path::Path) {
    stage.write(FileDragAndDrop::DroppedFile {
        window: Entity::PLACEHOLDER,
        path_buf: path.to_owned(),
    });
    stage.frames(4);
}

#[test]
fn first_of_several_files_is_imported() {
    let folder = Folder::new("backup-several");
    let text = copied(&mut full(Storage::nowhere()));
    fs::create_dir_all(&folder.0).expect("a folder");
    let [first, second] = ["first", "second"].map(|name| folder.0.join(name));
    fs::write(&first, text).expect("a file");
    fs::write(&second, "no game").expect("a file");
    let mut desk = Stage::open(WIDE, Storage::nowhere());
    desk.trigger(OpenFiles(vec![first, second]));
    desk.frames(4);
    assert!(desk.shows("Only the first file is imported."));
    assert_eq!(desk.games().len(), 2);
}

#[test]
fn files_dropped_on_the_window_are_imported() {
    let folder = Folder::new("backup-dropped");
    let text = copied(&mut full(Storage::nowhere()));
    fs::create_dir_all(&folder.0).expect("a folder");
    let path = folder.0.join("a file");
    let bytes = tessella_library::backup::write_backup(&import_text(&text).expect("a backup"));
    for content in [text.clone().into_bytes(), bytes.expect("bytes")] {
        fs::write(&path, content).expect("a file");
        let mut desk = Stage::open(WIDE, Storage::nowhere());
        drop_file(&mut desk, &path);
        assert!(desk.shows_part("Imported 2 games"), "{:?}", desk.words());
    }
    let backup = import_text(&text).expect("a backup");
    let save = tessella_session::write_save(&backup.library).expect("bytes");
    fs::write(&path, save).expect("a file");
    let mut desk = Stage::open(WIDE, Storage::nowhere());
    desk.trigger(OpenFiles(vec![path.clone()]));
    desk.frames(4);
    assert!(desk.shows_part("Imported 2 games"), "{:?}", desk.words());
    let exported = tessella_session::export_game(&people("row:3x3,k3,s2#1").into());
    fs::write(&path, exported.expect("a text")).expect("a file");
    let mut desk = Stage::open(WIDE, Storage::nowhere());
    drop_file(&mut desk, &path);
    assert_eq!(desk.game().code().to_string(), "row:3x3,k3,s2#1");
    fs::write(&path, "\u{feff}My board: “Drench:9×9, c6#3”.\r\n").expect("a file");
    let mut desk = Stage::open(WIDE, Storage::nowhere());
    drop_file(&mut desk, &path);
    assert!(desk.game().code().to_string().starts_with("drench:9x9,c6"));
    for (content, expected) in [
        (&b"no game"[..], "Not a saved game"),
        (b"\x89PNG\r\n\x1a\n\0\xff", "it is a picture"),
        (&[0xff, 0, 1, 2][..], "Import failed"),
    ] {
        fs::write(&path, content).expect("a file");
        drop_file(&mut desk, &path);
        assert!(desk.shows_part(expected), "{:?}", desk.words());
        crate::layout::wait_for_toasts(&mut desk);
    }
    drop_file(&mut desk, &folder.0);
    assert!(
        desk.shows_part("it is not a regular file"),
        "{:?}",
        desk.words()
    );
}

#[test]
fn command_line_exports_and_imports_while_the_window_is_closed() {
    let (here, there) = (Folder::new("backup-here"), Folder::new("backup-there"));
    drop(full(here.storage()));
    let history = PlayerHistory {
        results: several(),
        ..PlayerHistory::default()
    };
    here.storage().save_history(&history);
    let file = here.0.join("backup.tessella");
    let said = export_to_file(&here.storage(), &file).expect("a backup");
    assert_eq!(said, "2 games and 60 results");
    let refused = export_to_file(&here.storage(), &file).expect_err("a refusal");
    assert!(refused.contains("could not be written"), "{refused}");
    for expected in [
        "Imported 2 games and 60",
        "Imported 0 games (2 games were already here",
    ] {
        let said = import_from_file(&there.storage(), &file).expect("an import");
        assert!(said.starts_with(expected), "{said}");
    }
    let open = Stage::open(WIDE, there.storage());
    assert_eq!(open.games().len(), 2);
    assert_eq!(open.resource::<Settings>().theme, ThemeChoice::Light);
    let refused = import_from_file(&there.storage(), &file).expect_err("a refusal");
    assert!(refused.contains("already running"), "{refused}");
    drop(open);
    // A save that cannot be read stays where it is.
    let save = there.save();
    let games = fs::read(&save).expect("a save");
    fs::write(&save, "no save").expect("a file");
    for _ in 0..2 {
        let other = there.0.join("other.tessella");
        let refused = export_to_file(&there.storage(), &other).expect_err("a refusal");
        assert!(refused.contains("could not be read"), "{refused}");
        assert!(!other.exists());
    }
    assert_eq!(fs::read(&save).expect("a file"), b"no save");
    fs::write(&save, games).expect("a file");
    fs::write(&file, [7; 20]).expect("a file");
    let refused = import_from_file(&there.storage(), &file).expect_err("a refusal");
    assert!(refused.contains("backup"), "{refused}");
}

#[test]
fn backup_buttons_work_with_a_game_against_the_computer() {
    let mut stage = Stage::open(TALL, Storage::nowhere());
    let players = [Player::Human, Player::Computer(tessella_games::Level::Easy)];
    stage.show(game("row:3x3,k3,s2#1", &players));
    let text = copied(&mut stage);
    // A game without a move is not kept.
    let backup = import_text(&text).expect("a backup");
    assert!(backup.settings.is_some_and(|text| text.contains("theme")));
}
