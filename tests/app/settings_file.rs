//! The settings file: a value that is not as expected is replaced by its default, and all others stay.

use crate::folder::Folder;
use crate::stage::{Stage, WIDE};
use serde::{Deserialize, Serialize};
use std::fs;
use tessella::core::Mode;
use tessella::core::palette::{OwnColours, Palette, Rgb};
use tessella::core::settings::{
    FaceSet, HeldSeat, KnownSeat, Lan, LeftAt, MoreTime, Motion, Settings, TextSize, ThemeChoice,
    Volume, WindowGeometry,
};
use tessella::games::LastSetup;
use tessella_language::Language;

/// The content of the file, as the program reads it.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Content {
    theme: ThemeChoice,
    palette: Palette,
    own_colours: OwnColours,
    symbols: bool,
    text_size: TextSize,
    motion: Option<Motion>,
    more_time: MoreTime,
    faces: FaceSet,
    volume: Volume,
    keyboard: Option<bool>,
    names: Vec<String>,
    last_setup: LastSetup,
    lan: Lan,
    left_at: Option<LeftAt>,
    window: Option<WindowGeometry>,
}

fn seat(server: u8) -> KnownSeat {
    KnownSeat {
        server: [server; 32],
        key: [server; 32],
        address: ([192, 168, 1, server], 47_315).into(),
        held: (server == 2).then(|| HeldSeat {
            name: "Ann's game".to_owned(),
            is_hosted: true,
            last_held: 1_800_000_000,
        }),
    }
}

/// Returns settings of which no value is the default.
fn unusual() -> Content {
    let mut last_setup = LastSetup::default();
    last_setup.drench.own.colours = 9;
    last_setup.drench.who.mode = Mode::SameDevice;
    last_setup.drench.who.seats = 3;
    last_setup.link.board.cube = [3, 4, 5];
    last_setup.link.own.seconds = Some(77);
    last_setup.race.board.width = 8;
    let mut own_colours = OwnColours::default();
    own_colours.0[3] = Rgb::hex(0x12_34_56);
    Content {
        theme: ThemeChoice::Dark,
        palette: Palette::Own,
        own_colours,
        symbols: true,
        text_size: TextSize::new(150),
        motion: Some(Motion::Slow),
        more_time: MoreTime::Twice,
        faces: FaceSet::Plain,
        volume: Volume::Low,
        keyboard: Some(true),
        names: vec!["Ada".to_owned(), String::new(), "Åsa".to_owned()],
        last_setup,
        lan: Lan {
            name: "Ada (\"the first\"), // of 2".to_owned(),
            port: Some(4711),
            with_code: false,
            code: "ABCD".to_owned(),
            people: 7,
            rooms: 5,
            reconnect_window: 50,
            seats: vec![seat(1), seat(2), seat(3)],
        },
        left_at: Some(LeftAt::Game),
        window: Some(WindowGeometry {
            size: (900, 700),
            position: Some((-40, 60)),
            full_screen: true,
        }),
    }
}

/// Writes a settings file and loads it.
fn load(folder: &Folder, text: &str) -> (Content, Option<String>) {
    folder.put(&folder.settings(), text);
    let (loaded, message) = folder.storage().load_settings();
    assert_eq!(
        fs::read_to_string(folder.settings()).expect("the file stays"),
        text
    );
    (
        loaded,
        message.map(|message| message.text(Language::English)),
    )
}

fn text_of(content: &Content) -> String {
    let pretty = ron::ser::PrettyConfig::default();
    ron::ser::to_string_pretty(content, pretty).expect("a text")
}

#[test]
fn wrong_setting_leaves_other_settings_unchanged() {
    let folder = Folder::new("settings-fields");
    let text = text_of(&unusual());
    let lines: Vec<&str> = text.lines().collect();
    let first_seat = lines.iter().position(|line| line.contains("seats: ["));
    let seats = first_seat.expect("the seats")..lines.len();
    let mut damaged = 0;
    for (at, line) in lines.iter().enumerate() {
        let Some((name, value)) = line.split_once(": ") else {
            continue;
        };
        if value.ends_with(['(', '[']) || seats.contains(&at) {
            continue;
        }
        let without = |text: Option<String>| {
            let before = lines[..at].iter().map(|&line| line.to_owned());
            let after = lines[at + 1..].iter().map(|&line| line.to_owned());
            before
                .chain(text)
                .chain(after)
                .collect::<Vec<_>>()
                .join("\n")
        };
        let expected: Content = ron::from_str(&without(None)).expect("a field with a default");
        for wrong in [
            "70000", "-5", "3.5", "Sideways", "\"no\"", "(a: 1)", "[1, 2]",
        ] {
            let text = without(Some(format!("{name}: {wrong}, // by hand")));
            if ron::from_str::<Content>(&text).is_ok() {
                continue;
            }
            let (loaded, message) = load(&folder, &text);
            assert_eq!(loaded, expected, "{name}: {wrong}");
            let message = message.expect("a message");
            let expected_part = format!("{} in settings.ron", name.trim());
            assert!(message.contains(&expected_part), "{message}");
            damaged += 1;
        }
    }
    assert!(damaged > 300, "{damaged}");
}

#[test]
fn wrong_seat_in_settings_is_left_out() {
    let folder = Folder::new("settings-seats");
    let text = text_of(&unusual());
    for wrong in ["300", "-1", "\"x\""] {
        let text = text.replacen("host: (2,", &format!("host: {wrong}, host: (2,"), 1);
        let (loaded, message) = load(&folder, &text);
        let mut expected = unusual();
        expected.lan.seats = vec![seat(1), seat(3)];
        assert_eq!(loaded, expected, "{wrong}");
        assert_eq!(
            message.as_deref(),
            Some("Invalid lan.seats 2 in settings.ron: using the default.")
        );
    }
}

#[test]
fn several_wrong_settings_are_named() {
    let folder = Folder::new("settings-several");
    let text = "(theme: Pink, motion: Some(Slow), lan: (people: -1, name: \"Ada\", rooms: 70000), \
                left_at: Some(3), future: Some((thing: [1])), motion: Some(Off))";
    let (loaded, message) = load(&folder, text);
    let mut expected = Content {
        motion: Some(Motion::Slow),
        ..Content::default()
    };
    expected.lan.name = "Ada".to_owned();
    assert_eq!(loaded, expected);
    let message = message.expect("a message");
    let expected_message = "5 invalid settings in settings.ron (theme, lan.people, \
                lan.rooms, …): using the defaults.";
    assert_eq!(message, expected_message);
}

#[test]
fn settings_text_without_fields_is_set_aside() {
    let folder = Folder::new("settings-no-fields");
    for (number, text) in [
        "",
        "(",
        "5",
        "[1]",
        "(theme: )",
        "(theme: Dark) (",
        "(theme Dark)",
    ]
    .into_iter()
    .enumerate()
    {
        folder.put(&folder.settings(), text);
        let (loaded, message) = folder.storage().load_settings::<Content>();
        assert_eq!(loaded, Content::default());
        let message = message.expect("a message").text(Language::English);
        let saved = format!("settings.ron.unread-{}", number + 1);
        assert!(message.contains(&saved), "{text}: {message}");
    }
}

#[test]
fn wrong_setting_is_named_in_a_toast() {
    let folder = Folder::new("settings-toast");
    let text = "(motion: Some(Slow), lan: (name: \"Ada\", people: 70000))";
    folder.put(&folder.settings(), text);
    let stage = Stage::open(WIDE, folder.storage());
    assert!(
        stage.shows_part("Invalid lan.people in settings.ron"),
        "{:?}",
        stage.words()
    );
    let settings = stage.resource::<Settings>();
    assert_eq!(
        (settings.motion, settings.lan.name.as_str()),
        (Some(Motion::Slow), "Ada")
    );
    assert_eq!(settings.lan.people, Lan::default().people);
}
