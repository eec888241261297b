//! Export of a game from one device and import on another: copied in the settings of one, pasted on the other, which
//! keeps its own games.

use crate::folder::Folder;
use crate::layout::wait_for_toasts;
use crate::network::connected_apps::{ConnectedApps, room};
use crate::stage::{Stage, TALL, WIDE, game};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::UVec2;
use lucide_icons::Icon;
use tessella::core::device::Device;
use tessella::core::storage::Storage;
use tessella::core::{Paste, Phase, Screen};
use tessella_games::{Level, Rules};
use tessella_session::{Player, Record, Session, export_game, import_game, read_save};

const HUMAN: Player = Player::Human;

/// A game of each kind, with its players.
const GAMES: [(&str, &[Player]); 5] = [
    ("drench:9x9,c6#3", &[HUMAN]),
    ("link:8x8,t60+0#2", &[HUMAN]),
    ("light:6x6,b8#1", &[HUMAN]),
    ("row:6x5,k4,s2#1", &[HUMAN, Player::Computer(Level::Gentle)]),
    ("race:track30,s3#1", &[HUMAN, HUMAN, HUMAN]),
];

/// Returns a game in progress.
fn begun(code: &str, players: &[Player]) -> Session {
    let mut game = game(code, players);
    for number in 0..4 {
        let Some(seat) = game.position().to_move().seat() else {
            break;
        };
        let moves = game.position().legal_moves();
        let mv = moves[number % moves.len()];
        game.advance_clock(1700);
        game.play(seat, mv).expect("a legal move");
    }
    game
}

/// Presses the settings' button that copies the game, goes back and returns the copied text.
fn copy(stage: &mut Stage) -> String {
    stage.scroll_to("Copy game");
    stage.press("Copy game");
    stage.copied().expect("something was copied").to_owned()
}

/// Pastes a text, as the buttons do with the content of the clipboard.
fn paste(stage: &mut Stage, text: &str) {
    stage.trigger(Paste(text.to_owned()));
    stage.frames(3);
}

/// Returns the records of all games, the one being played first.
fn all(stage: &Stage) -> Vec<Record> {
    stage.games().into_iter().map(|game| game.record).collect()
}

#[test]
fn game_of_each_kind_is_transferred_between_devices() {
    for (code, players) in GAMES {
        let game = begun(code, players);
        let is_timed = game.time_left().is_some();
        let mut phone = Stage::playing_in(TALL, Storage::nowhere(), game);
        phone.press_icon(Icon::Settings);
        assert_eq!(phone.screen(), Screen::Settings);
        let record = phone.game().record();
        let text = copy(&mut phone);
        let message = "press \"Import\"";
        assert!(phone.shows_part(message), "{:?}", phone.words());

        let folder = Folder::new(&format!("exported-{}", &code[..4]));
        let here = begun("drench:7x7,c5#8", &[HUMAN]);
        let before = here.record();
        let mut desk = Stage::open(WIDE, folder.storage());
        desk.show(here);
        desk.escape();
        desk.press("Settings");
        // A messenger breaks lines.
        let (one, other) = text.split_at(text.len() / 2);
        paste(&mut desk, &format!("{one}\n{other}\n"));
        assert_eq!(desk.screen(), Screen::Play, "{code}");
        let games = all(&desk);
        assert_eq!(games.len(), 2, "{code}");
        let identity = desk.games()[0].id;
        assert_eq!(identity, phone.games()[0].id, "it is the same game");
        assert_eq!(
            (&games[1].code, &games[1].moves),
            (&before.code, &before.moves)
        );
        let now = &games[0];
        assert_eq!((&now.code, &now.moves), (&record.code, &record.moves));
        assert_eq!((&now.players, now.cursor), (&record.players, record.cursor));
        let passed = now.elapsed - record.elapsed;
        assert!(passed < 500, "{passed} ms of {code}");
        let phase = if is_timed {
            Phase::Paused
        } else {
            Phase::Playing
        };
        assert_eq!(desk.phase(), Some(phase), "{code}");
        if is_timed {
            assert_eq!(passed, 0, "the clock rests");
            desk.press("Resume");
            assert_eq!(desk.phase(), Some(Phase::Playing));
        }
        // The game is saved without a move.
        drop(desk);
        let saved = std::fs::read(folder.save()).expect("a save");
        let saved = read_save(&saved).expect("a sound save").library.games();
        assert_eq!(saved[0].record.moves, record.moves);
        // Exports it back to a device without a game.
        let mut stage = Stage::open(TALL, folder.storage());
        stage.press("Settings");
        let back = copy(&mut stage);
        let mut other = Stage::open(TALL, Storage::nowhere());
        paste(&mut other, &back);
        assert_eq!((other.screen(), all(&other).len()), (Screen::Play, 1));
        assert_eq!(other.game().record().moves, record.moves);
    }
}

#[test]
fn pasted_text_without_game_changes_nothing_and_reports_error() {
    let folder = Folder::new("exported-bad");
    let mut stage = Stage::playing_in(WIDE, folder.storage(), begun("drench:9x9,c6#3", &[HUMAN]));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    stage.escape();
    stage.press("Settings");
    let before = all(&stage);
    let sound = export_game(&stage.game().clone().into()).expect("a text");
    let middle = sound.len() / 2;
    let other = if &sound[middle..=middle] == "A" {
        "B"
    } else {
        "A"
    };
    let damaged = format!("{}{other}{}", &sound[..middle], &sound[middle + 1..]);
    let long = sound.clone() + &"A".repeat(400_000);
    for (text, expected) in [
        ("", "Nothing to paste"),
        (" \n", "Nothing to paste"),
        (
            "See you at eight",
            "the text must begin with tessella-game:",
        ),
        (
            "7x7n12#123456",
            "a random seed of another program; copy the specific ID",
        ),
        ("BCD 234", "a join code"),
        ("drench:9x99,c6#3", "game code, column 8"),
        (&sound[..middle], "it is damaged"),
        (&damaged, "it is damaged"),
        (&long, "it is longer than 400000 characters"),
    ] {
        paste(&mut stage, text);
        stage.until(expected, |stage| stage.shows_part(expected));
        assert_eq!(stage.screen(), Screen::Settings);
        assert_eq!(all(&stage), before);
    }
    drop(stage);
    let saved = std::fs::read(folder.save()).expect("a save");
    let saved = read_save(&saved).expect("a sound save").library.games();
    assert_eq!(saved.len(), 1);
    assert_eq!(saved[0].record.moves, before[0].moves);
}

#[test]
fn setup_accepts_pasted_games_and_codes() {
    let exported = begun("link:8x8,t60+0#2", &[HUMAN]);
    let text = export_game(&exported.clone().into()).expect("a text");
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.open_setup("Drench");
    paste(&mut stage, &text[..text.len() - 2]);
    let message = "Not a saved game: it is damaged";
    assert!(stage.shows_part(message), "{:?}", stage.words());
    assert_eq!(stage.screen(), Screen::Setup);
    paste(&mut stage, "drench:9x99,c6#3");
    stage.until("what is wrong", |stage| {
        stage.shows_part("Error in game code, column 8")
    });
    paste(&mut stage, "");
    stage.until("what is missing", |stage| {
        stage.shows_part("Copy a game code first")
    });
    assert_eq!(stage.screen(), Screen::Setup);
    paste(&mut stage, &text);
    assert_eq!(
        (stage.screen(), stage.phase()),
        (Screen::Play, Some(Phase::Paused))
    );
    assert_eq!(stage.game().record(), exported.record());
    stage.escape();
    stage.open_setup("Drench");
    paste(&mut stage, " row:5x5,k4,s2#1 \n");
    assert_eq!(stage.screen(), Screen::Play);
    assert_eq!(stage.game().code().to_string(), "row:5x5,k4,s2#1");
    assert_eq!(all(&stage).len(), 2);
}

/// Ways in which people and programs write `row:5x5,k4,s2#1`.
const WRITTEN: [&str; 7] = [
    "Row:5x5, k4,s2#1",
    "“row:5×5,k4,s2#1”",
    "\u{feff}row:5x5,k4,\u{200b}s2#1\r\n",
    "Shall we play `row:5x5,k4,s2#1` tonight?",
    "row:5x5,\u{a0}k4,\r\ns2#1",
    "tessella:row:5x5,k4,s2%231",
    "Tessella 2026-11-22 · In a Row ✓ 0:41\r\nrow:5x5,k4,s2#1",
];

#[test]
fn codes_are_pasted_as_people_write_them_in_settings_and_setup() {
    for text in WRITTEN {
        for is_setup in [false, true] {
            let mut stage = Stage::open(WIDE, Storage::nowhere());
            if is_setup {
                stage.open_setup("Drench");
            } else {
                stage.press("Settings");
            }
            paste(&mut stage, text);
            assert_eq!(
                stage.screen(),
                Screen::Play,
                "{text:?}: {:?}",
                stage.words()
            );
            assert_eq!(
                stage.game().code().to_string(),
                "row:5x5,k4,s2#1",
                "{text:?}"
            );
        }
    }
}

#[test]
fn several_codes_in_a_text_are_offered() {
    let text = "Either drench:9x9,c6#3, or “Row:5x5, k4,s2#1”. I like drench:9x9,c6#3.";
    for by_keys in [false, true] {
        let mut stage = Stage::open(TALL, Storage::nowhere());
        stage.press("Settings");
        paste(&mut stage, text);
        assert_eq!(stage.screen(), Screen::Codes);
        assert!(stage.shows("Which game?") && stage.shows("drench:9x9,c6#3"));
        // The way back leads to where the text was pasted, and on to where that was opened.
        stage.escape();
        assert_eq!(stage.screen(), Screen::Settings);
        paste(&mut stage, text);
        if by_keys {
            press_by_keys(&mut stage, "row:5x5,k4,s2#1");
        } else {
            stage.press("row:5x5,k4,s2#1");
        }
        stage.frames(3);
        assert_eq!(stage.screen(), Screen::Play);
        assert_eq!(stage.game().code().to_string(), "row:5x5,k4,s2#1");
    }
    let many: Vec<String> = (1..=30)
        .map(|seed| format!("row:5x5,k4,s2#{seed}"))
        .collect();
    let mut stage = Stage::open(TALL, Storage::nowhere());
    paste(&mut stage, &many.join("\n"));
    assert_eq!(stage.screen(), Screen::Codes);
    stage.scroll_to("row:5x5,k4,s2#20");
    assert!(!stage.shows("row:5x5,k4,s2#21"));
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn setup_says_what_a_text_is_instead_of_a_code() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.open_setup("Drench");
    for (text, expected) in [
        (
            "7x7n12#123456",
            "Not a game code: it is a random seed of another program",
        ),
        (
            "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection",
            "it is a save of another program",
        ),
        ("See you at eight", "Not a game code: the text must begin"),
        ("https://example.org", "it is the address of a web page"),
    ] {
        paste(&mut stage, text);
        stage.until(expected, |stage| stage.shows_part(expected));
        assert_eq!(stage.screen(), Screen::Setup);
    }
}

/// Moves the focus from control to control until the one with this text has it, and presses Enter.
fn press_by_keys(stage: &mut Stage, words: &str) {
    stage.scroll_to(words);
    let place = stage
        .written()
        .iter()
        .find(|written| written.words == words);
    let place = place.expect("the words of a control").rect.center();
    let mut widgets = stage.widgets().into_iter();
    let id = widgets
        .find(|widget| widget.rect.contains(place))
        .map(|widget| widget.id);
    let id = id.expect("a control that can be pressed");
    for _ in 0..60 {
        stage.key(KeyCode::Tab, Key::Tab);
        stage.frames(2);
        if stage.focused() == Some(id) {
            stage.key(KeyCode::Enter, Key::Enter);
            stage.frames(3);
            return;
        }
    }
    panic!("keys do not lead to {words:?}");
}

#[test]
fn game_export_and_import_work_with_keys_and_mouse() {
    for (size, by_keys) in [
        (UVec2::new(360, 640), true),
        (UVec2::new(360, 640), false),
        (WIDE, true),
        (WIDE, false),
    ] {
        let mut stage = Stage::playing_in(size, Storage::nowhere(), begun(GAMES[0].0, GAMES[0].1));
        stage.set_device(Device {
            text: 1.3,
            ..Device::default()
        });
        stage.escape();
        stage.press("Settings");
        let press = |stage: &mut Stage, words: &str| {
            if by_keys {
                press_by_keys(stage, words);
            } else {
                stage.scroll_to(words);
                stage.press(words);
            }
        };
        press(&mut stage, "Copy game");
        let copied = import_game(stage.copied().expect("something was copied"));
        assert_eq!(copied.expect("a game").game.record(), stage.game().record());
        wait_for_toasts(&mut stage);
        press(&mut stage, "Import");
        // The clipboard of the machine that runs the test is unknown here.
        stage.until("an answer", |stage| {
            stage.shows_part("Nothing to paste")
                || stage.shows_part("Not a saved game")
                || stage.screen() == Screen::Play
        });
    }
}

#[test]
fn game_export_is_unavailable_without_game() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.press("Settings");
    stage.scroll_to("Copy game");
    stage.press("Copy game");
    assert_eq!(stage.copied(), None);
    let place = stage
        .written()
        .iter()
        .find(|written| written.words == "Copy game");
    let place = place.expect("the words").rect.center();
    let widgets = stage.widgets();
    assert!(!widgets.iter().any(|widget| widget.rect.contains(place)));
}

#[test]
fn network_game_cannot_be_exported() {
    let mut apps = ConnectedApps::in_lobby("exported", 2);
    apps.open_room(0, room("drench:8x6,c5,s2#4", 2));
    apps.begin();
    let exported = export_game(&begun("drench:9x9,c6#3", &[HUMAN]).into()).expect("a text");
    let stage = &mut apps.stages[0];
    let code = stage.game().code().clone();
    stage.press_icon(Icon::Settings);
    stage.scroll_to("Copy game");
    stage.press("Copy game");
    assert_eq!(stage.copied(), None);
    paste(stage, &exported);
    stage.until("why not", |stage| {
        stage.shows_part("Leave the network game first")
    });
    assert_eq!(
        (stage.screen(), stage.game().code()),
        (Screen::Settings, &code)
    );
}
