//! The player's files: every move is saved, and an unreadable file is set aside without further loss.

use crate::folder::Folder;
use crate::stage::{Stage, WIDE, game};
use crate::statistics::several;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, process, thread};
use tessella::backup::{export_to_file, import_from_file};
use tessella::core::settings::{Motion, Settings};
use tessella::core::{History, Screen};
use tessella_games::{Rules, Seat};
use tessella_library::statistics::{PlayerHistory, write_history};
use tessella_session::{
    GameId, GameLibrary, Hints, IdentifiedGame, Player, Record, Session, StoredGame, VERSION,
    read_records, read_save, write_save,
};

fn alone() -> Session {
    game("drench:9x9,c6#3", &[Player::Human])
}

/// Returns the bytes of a valid save with one game, the same ones each time.
fn sound_save() -> Vec<u8> {
    let mut begun = alone();
    let mv = begun.position().legal_moves()[0];
    begun.play(Seat::FIRST, mv).expect("a legal move");
    let game = IdentifiedGame {
        id: GameId::from_number(1),
        game: begun,
        hints: Hints::default(),
    };
    write_save(&GameLibrary::new(game)).expect("an encoded library")
}

/// Returns the game being played of the save.
fn saved_game(folder: &Folder) -> Session {
    let bytes = fs::read(folder.save()).expect("the save");
    let loaded = read_save(&bytes).expect("a sound save");
    loaded.library.game().expect("a game").clone()
}

const SOUND_SETTINGS: &str = "(motion: Some(Slow))";

#[test]
fn every_move_is_saved() {
    let folder = Folder::new("every-move");
    let mut stage = Stage::playing_in(WIDE, folder.storage(), alone());
    for step in 0..8 {
        match step {
            5 => stage.letter('u'),
            6 => stage.letter('s'),
            _ => {
                let colour = stage.legal()[0];
                stage.digit(colour);
            }
        }
        let patience = Instant::now() + Duration::from_secs(5);
        loop {
            let saved = fs::read(folder.save()).ok();
            // A file is complete at any time.
            let saved = saved.map(|bytes| read_save(&bytes).expect("a sound save").library);
            let records = |games: &[StoredGame]| -> Vec<Record> {
                games.iter().map(|game| game.record.clone()).collect()
            };
            if saved.is_some_and(|saved| records(&saved.games()) == records(&stage.games())) {
                break;
            }
            assert!(Instant::now() < patience, "step {step} is not saved");
            thread::sleep(Duration::from_millis(2));
        }
    }
}

#[test]
fn next_run_restores_game_and_settings() {
    let folder = Folder::new("next-run");
    let mut stage = Stage::playing_in(WIDE, folder.storage(), alone());
    stage.set_motion(Motion::Fast);
    let colour = stage.legal()[0];
    stage.digit(colour);
    let record = stage.game().record();
    drop(stage);
    let mut stage = Stage::open(WIDE, folder.storage());
    assert_eq!(stage.resource::<Settings>().motion, Some(Motion::Fast));
    stage.press("Continue");
    assert_eq!(stage.screen(), Screen::Play);
    let now = stage.game().record();
    assert!(now.elapsed >= record.elapsed, "time goes on");
    let elapsed = record.elapsed;
    assert_eq!(Record { elapsed, ..now }, record);
}

#[test]
fn damaged_save_is_set_aside_and_settings_stay() {
    let folder = Folder::new("damaged-save");
    let mut bytes = sound_save();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    folder.put(&folder.save(), &bytes);
    folder.put(&folder.settings(), SOUND_SETTINGS);
    let stage = Stage::open(WIDE, folder.storage());
    let message = |words: &&str| words.starts_with("Couldn't read your saved games: it is damaged");
    assert!(stage.words().iter().any(message), "{:?}", stage.words());
    assert!(!stage.shows("Continue"));
    assert_eq!(stage.resource::<Settings>().motion, Some(Motion::Slow));
    drop(stage);
    let aside = folder.0.join("data/games.tessella.unread-1");
    assert_eq!(fs::read(aside).expect("the file set aside"), bytes);
    assert!(!folder.save().exists());
    let settings = fs::read_to_string(folder.settings()).expect("the settings");
    assert_eq!(settings, SOUND_SETTINGS);
}

#[test]
fn damaged_settings_file_is_set_aside_and_games_stay() {
    let folder = Folder::new("damaged-settings");
    folder.put(&folder.save(), sound_save());
    for (number, text) in ["(motion: Some(Slow)", "[motion]", "\u{fffd}("]
        .into_iter()
        .enumerate()
    {
        folder.put(&folder.settings(), text);
        let mut stage = Stage::open(WIDE, folder.storage());
        let message = |words: &&str| words.starts_with("Couldn't read your settings: ");
        assert!(stage.words().iter().any(message), "{:?}", stage.words());
        assert!(stage.shows("Continue"));
        stage.forget_lessons();
        assert_eq!(*stage.resource::<Settings>(), Settings::default());
        drop(stage);
        let aside = format!("config/settings.ron.unread-{}", number + 1);
        let aside = fs::read_to_string(folder.0.join(aside));
        assert_eq!(aside.expect("the file set aside"), text);
        assert!(!folder.settings().exists());
        assert_eq!(fs::read(folder.save()).expect("the save"), sound_save());
    }
}

/// Fills a home whose lock cannot be made, which stands for one that cannot be written to: tests may run as root.
fn fill_unwritable_home(folder: &Folder) {
    folder.put(&folder.save(), sound_save());
    folder.put(&folder.settings(), SOUND_SETTINGS);
    let history = PlayerHistory {
        results: several(),
        ..PlayerHistory::default()
    };
    let history = write_history(&history).expect("bytes");
    folder.put(&folder.0.join("data/history.tessella"), history);
    fs::create_dir(folder.0.join("data/lock")).expect("a folder");
}

/// Returns the paths and contents of all files in a folder.
fn contents(path: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(path).expect("a folder").flatten();
    let of = |path: PathBuf| {
        if path.is_dir() {
            contents(&path)
        } else {
            BTreeMap::from([(path.clone(), fs::read(&path).expect("a file"))])
        }
    };
    entries.flat_map(|entry| of(entry.path())).collect()
}

#[test]
fn home_that_cannot_be_written_to_shows_what_it_holds() {
    let folder = Folder::new("read-only");
    fill_unwritable_home(&folder);
    let before = contents(&folder.0);
    let mut stage = Stage::open(WIDE, folder.storage());
    let message = "Nothing you do in this window will be saved";
    let about = stage
        .words()
        .into_iter()
        .filter(|words| words.starts_with(message));
    assert_eq!(about.count(), 1, "{:?}", stage.words());
    assert!(stage.shows_part("What was saved before is still there."));
    assert!(stage.shows("Continue"), "{:?}", stage.words());
    assert_eq!(stage.resource::<Settings>().motion, Some(Motion::Slow));
    assert_eq!(stage.resource::<History>().0.results, several());
    stage.press("Continue");
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.set_motion(Motion::Fast);
    assert!(close(&mut stage), "nothing is waited for");
    drop(stage);
    assert_eq!(contents(&folder.0), before);
    // The command line exports what is there, and imports nothing.
    let backup = std::env::temp_dir().join(format!("tessella-exported-{}", process::id()));
    let said = export_to_file(&folder.storage(), &backup).expect("a backup");
    assert!(said.ends_with("and 60 results"), "{said}");
    let refused = import_from_file(&folder.storage(), &backup).expect_err("a refusal");
    assert!(refused.starts_with(message), "{refused}");
    fs::remove_file(backup).expect("the backup");
    assert_eq!(contents(&folder.0), before);
}

#[test]
fn unreadable_file_in_a_home_that_cannot_be_written_to_stays() {
    let folder = Folder::new("read-only-damaged");
    fill_unwritable_home(&folder);
    fs::write(folder.save(), "no save").expect("a file");
    let before = contents(&folder.0);
    let mut stage = Stage::open(WIDE, folder.storage());
    assert_eq!(stage.resource::<History>().0.results, several());
    assert!(stage.shows_part("Nothing you do in this window will be saved"));
    stage.until("the other message", |stage| {
        stage.shows_part("Couldn't read your saved games: ")
    });
    drop(stage);
    assert_eq!(contents(&folder.0), before);
}

#[test]
fn file_in_place_of_the_home_is_left_alone() {
    let folder = Folder::new("no-home");
    fs::write(folder.0.join("data"), "a file").expect("a file");
    let stage = Stage::open(WIDE, folder.storage());
    assert!(stage.shows_part("Nothing you do in this window will be saved"));
    drop(stage);
    assert_eq!(
        fs::read(folder.0.join("data")).expect("the file"),
        b"a file"
    );
}

#[test]
fn files_that_cannot_be_locked_are_not_written() {
    let folder = Folder::new("no-lock");
    folder.put(&folder.save(), sound_save());
    // A folder in place of the lock file stands for any reason, such as a lock of another owner.
    let lock = folder.0.join("data/lock");
    fs::create_dir(&lock).expect("a folder");
    let mut stage = Stage::open(WIDE, folder.storage());
    let message = |words: &&str| words.starts_with("Nothing you do in this window will be saved");
    assert!(stage.words().iter().any(message), "{:?}", stage.words());
    assert!(stage.shows_part("can't be locked"));
    stage.press("Drench");
    drop(stage);
    assert_eq!(fs::read(folder.save()).expect("the save"), sound_save());
    assert!(!folder.settings().exists());
}

/// Creates a folder with a file in it, which a file cannot replace.
fn obstruct(folder: &Folder) -> impl Fn() + use<> {
    let save = folder.save();
    fs::create_dir_all(save.join("something")).expect("a folder");
    move || fs::remove_dir_all(&save).expect("the folder is removed")
}

/// Part of the message that is shown as long as the games cannot be saved.
const FAILURE: &str = "games.tessella: ";

#[test]
fn failed_save_is_tried_again_and_its_message_stays_until_it_works() {
    let folder = Folder::new("no-writing");
    let mut stage = Stage::open(WIDE, folder.storage());
    let make_room = obstruct(&folder);
    stage.press("Drench");
    stage.until("a message", |stage| stage.shows_part(FAILURE));
    let colour = stage.legal()[0];
    stage.digit(colour);
    // A toast would have gone.
    stage.pass(Duration::from_secs(60));
    assert!(stage.shows_part(FAILURE));
    make_room();
    stage.until("no message", |stage| !stage.shows_part(FAILURE));
    let saved = saved_game(&folder);
    assert_eq!(saved.cursor(), 1, "the move is saved");
}

fn close(stage: &mut Stage) -> bool {
    let window = stage.window();
    stage.write(WindowCloseRequested { window });
    stage.frame();
    let exits = stage.resource::<Messages<AppExit>>();
    exits.iter_current_update_messages().next().is_some()
}

#[test]
fn window_closes_at_second_attempt_while_saving_fails() {
    let folder = Folder::new("closing");
    let mut stage = Stage::open(WIDE, folder.storage());
    let make_room = obstruct(&folder);
    stage.press("Drench");
    assert!(!close(&mut stage));
    stage.frame();
    assert!(stage.shows_part("Close the window again to exit without saving."));
    assert!(close(&mut stage));
    // The last attempt is made when the program ends.
    make_room();
    drop(stage);
    assert!(folder.save().is_file());

    let mut stage = Stage::open(WIDE, folder.storage());
    assert!(close(&mut stage), "everything is saved");
}

#[cfg(unix)]
#[test]
fn save_that_is_a_pipe_or_a_device_is_set_aside() {
    let folder = Folder::new("pipe");
    folder.put(&folder.settings(), SOUND_SETTINGS);
    fs::create_dir_all(folder.0.join("data")).expect("a folder");
    let made = Command::new("mkfifo").arg(folder.save()).status();
    assert!(made.expect("mkfifo is there").success());
    let stage = Stage::open(WIDE, folder.storage());
    let message = "Couldn't read your saved games: it is not a regular file";
    assert!(stage.shows_part(message), "{:?}", stage.words());
    assert_eq!(stage.resource::<Settings>().motion, Some(Motion::Slow));
}

#[test]
fn exit_saves_time_of_play() {
    let folder = Folder::new("time-of-play");
    let mut stage = Stage::playing_in(WIDE, folder.storage(), alone());
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.pass(Duration::from_secs(5));
    let elapsed = stage.game().elapsed();
    assert!(close(&mut stage));
    drop(stage);
    assert!(saved_game(&folder).elapsed() >= elapsed);
}

#[test]
fn save_path_that_is_not_a_file_is_set_aside() {
    let folder = Folder::new("no-file");
    let inside = folder.save().join("something");
    folder.put(&inside, "that somebody put there");
    let mut stage = Stage::open(WIDE, folder.storage());
    let message = |words: &&str| words.starts_with("Couldn't read your saved games: ");
    assert!(stage.words().iter().any(message), "{:?}", stage.words());
    stage.press("Drench");
    drop(stage);
    let aside = folder.0.join("data/games.tessella.unread-1/something");
    assert!(aside.exists(), "nothing is lost");
    let save = fs::read(folder.save()).expect("the new game is saved");
    assert!(read_save(&save).is_ok());
}

#[test]
fn temporary_files_of_killed_write_are_removed_at_next_start() {
    let folder = Folder::new("leftovers");
    let leftovers = ["data/.games.tessella.Xy12Zz", "config/.settings.ron.abcdef"];
    let put = || leftovers.map(|name| folder.put(&folder.0.join(name), "half a fi"));
    let are_left = || leftovers.map(|name| folder.0.join(name).exists());
    put();
    let first = Stage::open(WIDE, folder.storage());
    assert_eq!(are_left(), [false; 2]);
    // While a program runs, they may belong to it.
    put();
    let second = Stage::open(WIDE, folder.storage());
    assert_eq!(are_left(), [true; 2]);
    drop((first, second));
}

#[test]
fn second_instance_leaves_files_of_first_unchanged() {
    let folder = Folder::new("second-program");
    folder.put(&folder.save(), sound_save());
    let first = Stage::open(WIDE, folder.storage());
    let mut second = Stage::open(WIDE, folder.storage());
    let message = |words: &&str| words.starts_with("Tessella is already running");
    assert!(second.words().iter().any(message), "{:?}", second.words());
    second.press("Drench");
    drop(second);
    assert_eq!(fs::read(folder.save()).expect("the save"), sound_save());
    drop(first);
    let third = Stage::open(WIDE, folder.storage());
    assert!(third.shows("Continue"), "the files are free again");
}

/// Encodes a save of these records, whether or not they form games.
fn save_of_records(records: &[Record], at: u32) -> Vec<u8> {
    let games: Vec<_> = records
        .iter()
        .zip(0u64..)
        .map(|(record, id)| (record, false, false, id, None::<u64>, Hints::default()))
        .collect();
    let payload =
        tessella_formats::codec::encode(&(games, Some(at))).expect("bytes for any records");
    let version = VERSION.to_le_bytes();
    let sum = crc32fast::hash(&[version.as_slice(), &payload].concat());
    [
        b"TESSELLA",
        version.as_slice(),
        &sum.to_le_bytes(),
        &payload,
    ]
    .concat()
}

#[test]
fn save_with_many_games_is_read_as_a_whole() {
    let folder = Folder::new("many-games");
    let mut library = GameLibrary::default();
    for seed in 0..400 {
        let mut game = game(&format!("drench:9x9,c6#{seed}"), &[Player::Human]);
        let mv = game.position().legal_moves()[0];
        game.play(Seat::FIRST, mv).expect("a legal move");
        library.begin(game);
    }
    let bytes = write_save(&library).expect("a save");
    folder.put(&folder.save(), &bytes);
    let stage = Stage::open(WIDE, folder.storage());
    assert!(!stage.shows_part("Couldn't"), "{:?}", stage.words());
    assert!(stage.shows("Continue"));
    assert_eq!(stage.games().len(), 400);
    drop(stage);
    assert_eq!(fs::read(folder.save()).expect("the save"), bytes);
}

#[test]
fn game_that_cannot_be_restored_stays_in_save() {
    let folder = Folder::new("bad-game");
    let mut library = GameLibrary::default();
    let mut records: Vec<Record> = (0..3)
        .map(|seed| game(&format!("drench:9x9,c6#{seed}"), &[Player::Human]).record())
        .collect();
    records[1].code = "drench:9x9,c99#1".to_owned();
    for record in &records {
        library.add(record.clone(), false, true);
    }
    let bytes = write_save(&library).expect("a save");
    folder.put(&folder.save(), &bytes);
    let mut stage = Stage::open(WIDE, folder.storage());
    assert!(!stage.shows_part("Couldn't"), "{:?}", stage.words());
    stage.press("Games");
    stage.frames(4);
    assert!(stage.shows("Can't be opened"), "{:?}", stage.words());
    stage.press("Can't be opened");
    assert!(
        stage.shows_part("Can't open this game: "),
        "{:?}",
        stage.words()
    );
    assert_eq!(stage.screen(), Screen::Games);
    drop(stage);
    let saved = fs::read(folder.save()).expect("the save");
    let (kept, current) = read_records(&saved).expect("a sound save");
    assert_eq!((kept, current), (records, None));
}

#[test]
fn current_game_that_cannot_be_restored_is_named() {
    let folder = Folder::new("bad-current");
    let mut record = game("drench:9x9,c6#1", &[Player::Human]).record();
    record.code = "drench:9x9,c99#1".to_owned();
    folder.put(
        &folder.save(),
        save_of_records(std::slice::from_ref(&record), 0),
    );
    let stage = Stage::open(WIDE, folder.storage());
    assert!(
        stage.shows_part("Can't continue your last game: "),
        "{:?}",
        stage.words()
    );
    assert_eq!(stage.games().len(), 1);
    assert!(!stage.shows("Continue"));
}
