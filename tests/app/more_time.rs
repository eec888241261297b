//! The setting for more time: clocks of new games on this device, and short messages.

use crate::folder::Folder;
use crate::stage::{Stage, WIDE};
use std::time::Duration;
use tessella::core::settings::{MoreTime, Settings};
use tessella::core::storage::Storage;
use tessella::core::{NewBoard, Paste, Toast};
use tessella::games::LastSetup;
use tessella::text::Wording;

/// Opens the program with this setting, on the title.
fn open(time: MoreTime) -> Stage {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.world().resource_mut::<Settings>().more_time = time;
    stage.world().resource_mut::<LastSetup>().link.own.timed = true;
    stage.frames(2);
    stage
}

fn left(stage: &Stage) -> u32 {
    stage.game().time_left().expect("a game against time")
}

#[test]
fn clock_of_a_new_game_is_longer() {
    for (time, start, words) in [
        (MoreTime::Off, 180_000, "t180+3"),
        (MoreTime::Twice, 360_000, "t360+6"),
        (MoreTime::FourTimes, 720_000, "t720+12"),
    ] {
        let mut stage = open(time);
        stage.press("Link");
        assert_eq!(left(&stage), start);
        // The code has the time, so it is the same for everybody who gets it.
        let code = stage.game().code().to_string();
        assert!(code.contains(words), "{code}");
        stage.trigger(NewBoard);
        stage.frames(3);
        assert_eq!(left(&stage), start, "another board");
    }
}

#[test]
fn setup_shows_time_of_the_game() {
    let mut stage = open(MoreTime::Twice);
    stage.open_setup("Link");
    stage.scroll_to("6:00");
    assert!(stage.shows("6:00"), "{:?}", stage.words());
    stage.press("Play");
    assert_eq!(left(&stage), 360_000);
    let link = &stage.resource::<LastSetup>().link;
    assert_eq!(link.own.seconds, None, "the choice stays as it was");
}

#[test]
fn code_of_others_has_its_own_time() {
    let mut stage = open(MoreTime::Twice);
    stage.open_setup("Link");
    stage.trigger(Paste("link:6x6,f9,t60+3#1".to_owned()));
    stage.frames(3);
    assert_eq!(left(&stage), 60_000);
}

#[test]
fn game_without_clock_stays_without() {
    let mut stage = open(MoreTime::FourTimes);
    stage.world().resource_mut::<LastSetup>().link.own.timed = false;
    stage.press("Link");
    assert_eq!(stage.game().time_left(), None);
}

#[test]
fn short_message_is_shown_longer() {
    for (time, is_shown) in [(MoreTime::Off, false), (MoreTime::Twice, true)] {
        let mut stage = open(time);
        // 2.5 seconds by its length.
        stage.trigger(Toast(Wording::verbatim("Ten bytes.")));
        stage.frames(3);
        assert!(stage.shows("Ten bytes."));
        // Each time passes twice.
        stage.pass(Duration::from_millis(1500));
        assert_eq!(stage.shows("Ten bytes."), is_shown, "{time:?}");
        stage.pass(Duration::from_secs(2));
        assert!(!stage.shows("Ten bytes."), "{time:?}");
    }
}

#[test]
fn more_time_is_chosen_in_the_settings_and_kept() {
    let folder = Folder::new("more-time");
    let mut stage = Stage::open(WIDE, folder.storage());
    stage.press("Settings");
    stage.scroll_to("×2");
    stage.press("×2");
    assert!(stage.shows_part("new games on this device"));
    drop(stage);
    let stage = Stage::open(WIDE, folder.storage());
    assert_eq!(stage.resource::<Settings>().more_time, MoreTime::Twice);
}
