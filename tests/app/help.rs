//! The help: its chapters and pictures, the keys that open it, and the way back.

use crate::stage::{Stage, WIDE, people};
use bevy::prelude::*;
use tessella::core::Screen;
use tessella::core::settings::{Motion, Settings, Volume};
use tessella::core::storage::Storage;
use tessella::games::about;
use tessella_games::{Game, Rules};
use tessella_language::Language;

/// Codes of a game of each kind.
const CODES: [&str; 6] = [
    "drench:6x6,c4#2",
    "link:4x4,f8,untimed#2",
    "light:4x4,b8#3",
    "row:3x3,k3#1",
    "race:track25,s2#4",
    "blockade:7x7,s2,b3#1",
];

#[test]
fn rules_of_played_game_open_by_key_and_by_button() {
    assert_eq!(CODES.len(), Game::ALL.len());
    for code in CODES {
        let mut stage = Stage::playing(people(code));
        let about = about(stage.game().code().setup.game());
        let opened: [fn(&mut Stage); 3] = [
            |stage| stage.key(KeyCode::F1, bevy::input::keyboard::Key::F1),
            |stage| stage.write_words("?"),
            |stage| stage.press_icon(lucide_icons::Icon::CircleQuestionMark),
        ];
        for open in opened {
            open(&mut stage);
            assert_eq!(stage.screen(), Screen::Help, "{code}");
            assert!(stage.shows((about.rules)(Language::English)[0]), "{code}");
            for (_, caption) in about.pictures {
                assert!(
                    stage.shows(caption(Language::English)),
                    "{code}: {}",
                    caption(Language::English)
                );
            }
            stage.escape();
            assert_eq!(stage.screen(), Screen::Play, "{code}");
        }
    }
}

#[test]
fn contents_open_every_chapter() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.key(KeyCode::F1, bevy::input::keyboard::Key::F1);
    assert_eq!(stage.screen(), Screen::Help);
    for &of in Game::ALL {
        stage.press(of.english_title());
        assert!(
            stage.shows((about(of).rules)(Language::English)[0]),
            "{}",
            of.english_title()
        );
    }
    for (title, part) in [
        ("Boards", "Tiles touch along their sides"),
        ("Controls", "Press a tile, or move the frame"),
        ("Keys", "Rules: F1, ?"),
    ] {
        stage.press(title);
        assert!(stage.shows_part(part), "{title}");
    }
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn question_mark_in_name_opens_nothing() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.open_setup("Drench");
    stage.write_words("?");
    assert_eq!(stage.screen(), Screen::Setup);
}

#[test]
fn pictures_reach_the_positions_that_captions_describe() {
    for &of in Game::ALL {
        let [first, middle, last] = about(of)
            .pictures
            .map(|(sample, _)| sample.position().expect("a sound sample"));
        let title = of.english_title();
        assert!(first.outcome().is_none(), "{title}");
        assert!(middle.outcome().is_none(), "{title}");
        assert_ne!(format!("{first:?}"), format!("{middle:?}"), "{title}");
        let ends = !matches!(of, Game::Link | Game::Race);
        assert_eq!(last.outcome().is_some(), ends, "{title}");
    }
}

#[test]
fn reset_gives_settings_their_defaults_and_keeps_names() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    let defaults = Settings {
        window: stage.resource::<Settings>().window,
        lessons: stage.resource::<Settings>().lessons.clone(),
        ..Settings::default()
    };
    {
        let mut settings = stage.world().resource_mut::<Settings>();
        settings.motion = Some(Motion::Slow);
        settings.volume = Volume::Off;
        settings.symbols = true;
        settings.lan.name = "Anna".to_owned();
        settings.lan.people += 1;
    }
    stage.press("Settings");
    stage.scroll_to("Reset settings");
    stage.press("Reset settings");
    assert_eq!(
        stage.resource::<Settings>().volume,
        Volume::Off,
        "asked first"
    );
    stage.press("Press again to reset all settings");
    let mut after = stage.resource::<Settings>().clone();
    assert_eq!(std::mem::take(&mut after.lan.name), "Anna");
    assert_eq!(after, defaults);
}
