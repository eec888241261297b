//! The player's files: every move is saved, and an unreadable file is set aside without further loss.

use crate::folder::Folder;
use crate::stage::{Stage, WIDE, game};
use std::time::{Duration, Instant};
use std::{fs, thread};
use tessella::app::core::Screen;
use tessella::app::core::settings::{Motion, Settings};
use tessella::session::{GameHistory, Player, Record, Session, read_save, write_save};

fn alone() -> Session {
    game("drench:9x9,c6#3", &[Player::Human])
}

/// Returns the bytes of a valid save with one game.
fn sound_save() -> Vec<u8> {
    write_save(&GameHistory::new(alone())).expect("a table in bytes")
}

const SOUND_SETTINGS: &str = "(motion: Slow)";

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
            let kept = fs::read(folder.save()).ok();
            // A file is complete at any time.
            let kept = kept.map(|bytes| read_save(&bytes).expect("a sound save"));
            if kept.is_some_and(|kept| {
                kept.current_index() == stage.table().current_index()
                    && kept.game().record() == stage.game().record()
            }) {
                break;
            }
            assert!(Instant::now() < patience, "step {step} is not kept");
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
    assert_eq!(stage.resource::<Settings>().motion, Motion::Fast);
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
    let told = |words: &&str| words.starts_with("The saved games could not be read: it is damaged");
    assert!(stage.words().iter().any(told), "{:?}", stage.words());
    assert!(!stage.shows("Continue"));
    assert_eq!(stage.resource::<Settings>().motion, Motion::Slow);
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
    for (number, text) in ["(motion: Sideways)", "\u{fffd}("].into_iter().enumerate() {
        folder.put(&folder.settings(), text);
        let stage = Stage::open(WIDE, folder.storage());
        let told = |words: &&str| words.starts_with("The settings could not be read: ");
        assert!(stage.words().iter().any(told), "{:?}", stage.words());
        assert!(stage.shows("Continue"));
        assert_eq!(*stage.resource::<Settings>(), Settings::default());
        drop(stage);
        let aside = format!("config/settings.ron.unread-{}", number + 1);
        let aside = fs::read_to_string(folder.0.join(aside));
        assert_eq!(aside.expect("the file set aside"), text);
        assert!(!folder.settings().exists());
        assert_eq!(fs::read(folder.save()).expect("the save"), sound_save());
    }
}

#[test]
fn write_error_of_save_shows_toast() {
    let folder = Folder::new("no-writing");
    // A file takes the place of the folder.
    folder.put(&folder.0.join("data"), "");
    let mut stage = Stage::open(WIDE, folder.storage());
    stage.press("Drench");
    stage.press("Play");
    let told = |words: &&str| words.contains("could not be written");
    stage.until("a message", |stage| stage.words().iter().any(told));
}

#[test]
fn save_path_that_is_not_a_file_is_set_aside() {
    let folder = Folder::new("no-file");
    let inside = folder.save().join("something");
    folder.put(&inside, "that somebody put there");
    let mut stage = Stage::open(WIDE, folder.storage());
    let told = |words: &&str| words.starts_with("The saved games could not be read: ");
    assert!(stage.words().iter().any(told), "{:?}", stage.words());
    stage.press("Drench");
    stage.press("Play");
    drop(stage);
    let aside = folder.0.join("data/games.tessella.unread-1/something");
    assert!(aside.exists(), "nothing is lost");
    let save = fs::read(folder.save()).expect("the new game is kept");
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
    let told = |words: &&str| words.starts_with("Tessella is running already");
    assert!(second.words().iter().any(told), "{:?}", second.words());
    second.press("Drench");
    second.press("Play");
    drop(second);
    assert_eq!(fs::read(folder.save()).expect("the save"), sound_save());
    drop(first);
    let third = Stage::open(WIDE, folder.storage());
    assert!(third.shows("Continue"), "the files are free again");
}
