//! Behaviour on a phone: suspension, termination in the background, rotation, insets and touch.

use crate::folder::Folder;
use crate::stage::{Stage, TALL, game, people};
use bevy::input::keyboard::{Key, NativeKeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{AppLifecycle, RequestRedraw};
use std::time::Duration;
use tessella::board::{Cursor, Picked};
use tessella::core::device::{Access, Device, Sides};
use tessella::core::settings::Settings;
use tessella::core::storage::Storage;
use tessella::core::{Phase, Screen};
use tessella_boards::CellId;
use tessella_session::Player;
use tessella_window_test_support::FRAME;

/// Suspends the program, which has one frame left, as the system does.
fn leave(stage: &mut Stage) {
    stage.write(AppLifecycle::Suspended);
    stage.frame();
}

/// Resumes the program after a time in the background.
fn return_after(stage: &mut Stage, away: Duration) {
    stage.write(AppLifecycle::Running);
    for step in [away, FRAME] {
        let strategy = TimeUpdateStrategy::ManualDuration(step);
        stage.world().insert_resource(strategy);
        stage.frame();
    }
    stage.frames(2);
}

const HOUR: Duration = Duration::from_secs(3600);

#[test]
fn clock_stops_in_background() {
    for code in ["drench:9x9,c6#1", "light:6x6,b8#1", "row:9x9,k5#1"] {
        let seats = code.contains("row") as usize + 1;
        let mut stage = Stage::playing(game(code, &vec![Player::Human; seats]));
        stage.pass(Duration::from_secs(10));
        let before = stage.game().elapsed();
        assert!(before >= 9_000, "{before} ms");
        leave(&mut stage);
        return_after(&mut stage, HOUR);
        let passed = stage.game().elapsed() - before;
        assert!(passed < 1_000, "{code}: {passed} ms");
        assert_eq!(stage.phase(), Some(Phase::Playing));
        // Time runs again.
        stage.pass(Duration::from_secs(10));
        assert!(stage.game().elapsed() >= before + 9_000);
    }
}

#[test]
fn timed_game_stays_paused_until_player_resumes() {
    let mut stage = Stage::playing(game("link:8x8,t60+0#2", &[Player::Human]));
    stage.press("Start");
    stage.pass(Duration::from_millis(1500));
    let left = stage.game().time_left().expect("a game against time");
    leave(&mut stage);
    return_after(&mut stage, HOUR);
    assert_eq!(stage.phase(), Some(Phase::Paused));
    let now = stage.game().time_left().expect("a game against time");
    assert!(left - now < 500, "{left} and {now}");
    stage.press("Resume");
    assert_eq!(stage.phase(), Some(Phase::Playing));
}

#[test]
fn game_is_saved_before_program_is_suspended() {
    let folder = Folder::new("phone-saved");
    let mut stage = Stage::playing_in(
        TALL,
        folder.storage(),
        game("drench:9x9,c6#1", &[Player::Human]),
    );
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    stage.pass(Duration::from_secs(7));
    leave(&mut stage);
    let (moves, elapsed) = (stage.cursor(), stage.game().elapsed());
    // The system kills the process, so no destructor runs.
    let saved = std::fs::read(folder.save()).expect("a save");
    let saved = tessella_session::read_save(&saved).expect("a sound save");
    let saved = saved.library.game().expect("the game being played");
    assert_eq!((saved.cursor(), saved.elapsed()), (moves, elapsed));
    assert!(elapsed >= 6_000, "{elapsed} ms");
}

#[test]
fn process_killed_in_background_restarts_in_same_game() {
    let folder = Folder::new("phone-ended");
    let begun = game("drench:9x9,c6#1", &[Player::Human]);
    let mut stage = Stage::playing_in(TALL, folder.storage(), begun);
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    leave(&mut stage);
    drop(stage);
    let mut stage = Stage::open(TALL, folder.storage());
    assert_eq!((stage.screen(), stage.cursor()), (Screen::Play, 1));
    // Only once: a program that its player ends starts on the title.
    drop(stage);
    stage = Stage::open(TALL, folder.storage());
    assert_eq!(stage.screen(), Screen::Title);
    // The same holds for a program that was resumed in time.
    stage.press("Continue");
    stage.frames(3);
    leave(&mut stage);
    return_after(&mut stage, Duration::from_secs(1));
    assert_eq!(stage.resource::<Settings>().left_at, None);
    drop(stage);
    assert_eq!(Stage::open(TALL, folder.storage()).screen(), Screen::Title);
}

#[test]
fn program_is_idle_in_background() {
    let mut stage = Stage::playing(game("link:8x8,t60+0#2", &[Player::Human]));
    stage.press("Start");
    stage.frames(40);
    assert!(stage.idle_time() <= Duration::from_secs(1));
    leave(&mut stage);
    assert!(stage.idle_time() > 24 * HOUR);
    let mut requests = stage.resource::<Messages<RequestRedraw>>().get_cursor();
    let messages = stage.resource::<Messages<RequestRedraw>>();
    assert_eq!(requests.read(messages).count(), 0, "a frame is requested");
    return_after(&mut stage, HOUR);
    assert!(stage.idle_time() <= Duration::from_secs(64));
}

#[test]
fn window_without_animation_is_idle() {
    let mut stage = Stage::playing(game("drench:9x9,c6#1", &[Player::Human]));
    stage.pass(Duration::from_secs(20));
    stage.frames(20);
    assert!(
        stage.idle_time() >= Duration::from_secs(32),
        "{:?}",
        stage.idle_time()
    );
}

#[test]
fn rotation_of_phone_keeps_game() {
    let mut stage = Stage::playing_in(
        TALL,
        Storage::nowhere(),
        game("drench:9x9,c6#1", &[Player::Human]),
    );
    let upright = stage.place_of(CellId(40));
    for turn in 0..6 {
        // Also during an animation.
        let colour = stage.legal()[0];
        stage.digit(colour);
        let moves = stage.cursor();
        let size = if turn % 2 == 0 { TALL.yx() } else { TALL };
        stage.resize(size);
        stage.finish_animations();
        assert_eq!(
            (stage.cursor(), stage.phase()),
            (moves, Some(Phase::Playing))
        );
        let place = stage.place_of(CellId(40));
        assert_eq!(place == upright, turn % 2 == 1, "turn {turn}");
        assert_eq!(stage.middle_of(CellId(40)), place);
    }
}

#[test]
fn rotation_of_phone_keeps_entered_text() {
    let mut stage = Stage::open(TALL, Storage::nowhere());
    stage.press("Local network");
    stage.scroll_to("Enter address");
    stage.press("Enter address");
    stage.write_words("192.168.7");
    stage.resize(TALL.yx());
    assert!(stage.shows_part("192.168.7"));
    stage.resize(TALL);
    assert!(stage.shows_part("192.168.7"));
}

/// Presses the phone's back key, of which only the logical key is known. Returns `true` if the program exits.
fn back(stage: &mut Stage) -> bool {
    let code = KeyCode::Unidentified(NativeKeyCode::Android(4));
    stage.key(code, Key::BrowserBack);
    let ends = !stage.resource::<Messages<AppExit>>().is_empty();
    stage.frames(2);
    ends
}

#[test]
fn back_key_exits_only_from_title() {
    let phone = Device {
        back_leaves: true,
        ..Device::default()
    };
    let mut stage = Stage::open(TALL, Storage::nowhere());
    stage.set_device(phone);
    stage.press("Local network");
    stage.scroll_to("Enter address");
    stage.press("Enter address");
    stage.write_words("192");
    assert!(!back(&mut stage));
    assert!(stage.shows("Enter address"), "{:?}", stage.words());
    assert!(!back(&mut stage));
    assert_eq!(stage.screen(), Screen::Title);
    stage.open_setup("Drench");
    assert!(!back(&mut stage));
    assert_eq!(stage.screen(), Screen::Title);
    assert!(back(&mut stage));
}

#[test]
fn back_key_does_not_exit_on_desktop() {
    let mut stage = Stage::open(TALL, Storage::nowhere());
    stage.escape();
    assert!(!back(&mut stage));
}

#[test]
fn touch_highlights_tile_below_finger() {
    let code = "row:9x9,k5#1";
    let mut stage = Stage::playing_in(TALL, Storage::nowhere(), game(code, &[Player::Human; 2]));
    let (one, other) = (CellId(40), CellId(42));
    let (from, to) = (stage.place_of(one), stage.place_of(other));
    stage.finger(1, TouchPhase::Started, from);
    let cursor = *stage.resource::<Cursor>();
    assert!(cursor.shown && cursor.cell == one);
    stage.finger(1, TouchPhase::Moved, to);
    let cursor = *stage.resource::<Cursor>();
    assert!(cursor.shown && cursor.cell == other);
    stage.finger(1, TouchPhase::Ended, to);
    assert!(!stage.resource::<Cursor>().shown);
    assert_eq!(stage.cursor(), 0, "a finger that wandered off chose a tile");
}

#[test]
fn finger_sees_a_stone_on_a_small_tile_and_places_it_with_the_second_press() {
    let size = UVec2::new(360, 640);
    let mut stage = Stage::playing_in(size, Storage::nowhere(), people("row:15x15,k5#1"));
    let (one, other) = (CellId(112), CellId(114));
    let target = |stage: &Stage| stage.resource::<Picked>().target;
    for cell in [one, other] {
        stage.touch(stage.place_of(cell));
        assert_eq!((target(&stage), stage.cursor()), (Some(cell), 0));
        assert!(stage.shows("Press again to place"), "{:?}", stage.words());
    }
    stage.touch(stage.place_of(other));
    assert_eq!((target(&stage), stage.cursor()), (None, 1));
    stage.finish_animations();
    // The mouse is exact.
    stage.click(stage.place_of(one));
    assert_eq!(stage.cursor(), 2);
}

#[test]
fn finger_places_a_stone_on_a_large_tile_at_once() {
    let size = UVec2::new(360, 640);
    let mut stage = Stage::playing_in(size, Storage::nowhere(), people("row:7x6,k4,fall#1"));
    stage.touch(stage.place_of(CellId(3)));
    assert_eq!(stage.cursor(), 1);
}

#[test]
fn long_press_shows_tooltip_of_icon_without_action() {
    let code = "drench:9x9,c6#1";
    for trembles in [false, true] {
        let mut stage = Stage::playing_in(TALL, Storage::nowhere(), game(code, &[Player::Human]));
        let back = stage.arrangement().back.center();
        // A point is a pixel in a window of this size.
        let at = Vec2::new(back.x, back.y);
        stage.finger(1, TouchPhase::Started, at);
        for frame in 0..90_u8 {
            if trembles {
                let off = Vec2::new((frame % 3).into(), (frame % 2).into());
                stage.finger(1, TouchPhase::Moved, at + off);
            } else {
                stage.frame();
            }
        }
        assert!(
            stage.shows("Back to title screen (Esc)"),
            "{:?}",
            stage.words()
        );
        stage.finger(1, TouchPhase::Ended, at);
        stage.frames(4);
        assert_eq!(stage.screen(), Screen::Play);
        assert!(
            !stage.shows("Back to title screen (Esc)"),
            "{:?}",
            stage.words()
        );
    }
}

#[test]
fn long_press_on_card_opens_setup() {
    let mut stage = Stage::open(TALL, Storage::nowhere());
    let card = stage
        .written()
        .iter()
        .find(|text| text.words == "Link")
        .map(|text| text.rect.center())
        .expect("a card");
    let at = Vec2::new(card.x, card.y);
    stage.finger(1, TouchPhase::Started, at);
    stage.frames(90);
    stage.finger(1, TouchPhase::Ended, at);
    stage.frames(4);
    assert_eq!(stage.screen(), Screen::Setup);
    assert!(stage.shows("Link"));
}

#[test]
fn layout_avoids_system_insets() {
    let mut stage = Stage::playing_in(
        TALL,
        Storage::nowhere(),
        game("drench:9x9,c6#1", &[Player::Human]),
    );
    let tile = stage.place_of(CellId(0));
    let covered = Sides {
        top: 60.0,
        bottom: 40.0,
        ..Sides::default()
    };
    stage.set_device(Device {
        covered,
        ..Device::default()
    });
    let free = stage.window_rect();
    assert_eq!((free.top(), free.bottom()), (60.0, TALL.y as f32 - 40.0));
    for widget in stage.widgets() {
        assert!(free.expand(0.1).contains_rect(widget.rect), "{widget:?}");
    }
    assert_ne!(stage.place_of(CellId(0)), tile);
    // A press still hits its tile.
    assert_eq!(stage.middle_of(CellId(40)), stage.place_of(CellId(40)));
    let colour = stage.legal()[0];
    let button = stage.arrangement().colours[colour.index()];
    stage.press_rect(button);
    assert_eq!(stage.cursor(), 1);
}

#[test]
fn text_follows_system_font_scale() {
    let width = |text: f32, size: UVec2| {
        let mut stage = Stage::open(size, Storage::nowhere());
        stage.set_device(Device {
            text,
            ..Device::default()
        });
        let zoom = stage.window_rect().width() / size.x as f32;
        let of = |words: &str| {
            let mut all = stage.written().iter();
            let found = all.find(|written| written.words == words);
            found.expect("a word of the title").rect.width() / zoom
        };
        of("Today")
    };
    for size in [UVec2::new(360, 640), TALL, UVec2::new(1280, 800)] {
        let usual = width(1.0, size);
        for text in [0.85, 1.15, 1.3] {
            let share = width(text, size) / usual;
            assert!(
                (share / text - 1.0).abs() < 0.07,
                "{share} for {text} in {size}"
            );
        }
    }
}

#[test]
fn missing_network_permission_shows_instructions() {
    let mut stage = Stage::open(TALL, Storage::nowhere());
    stage.set_device(Device {
        network: Access::Refused,
        ..Device::default()
    });
    stage.press("Local network");
    assert!(
        stage.shows_part("Allow it in this app's permissions"),
        "{:?}",
        stage.words()
    );
}

#[test]
fn layout_and_touch_are_independent_of_screen_density() {
    let code = "row:9x9,k5#1";
    for (size, rotated) in [(UVec2::new(360, 640), false), (TALL, false), (TALL, true)] {
        let size = if rotated { size.yx() } else { size };
        let mut first: Option<Vec<bevy_egui::egui::Rect>> = None;
        for scale in [1.0, 1.5, 2.0, 2.625, 3.0, 4.0] {
            let mut stage = Stage::open_on(size, scale, Storage::nowhere());
            stage.set_device(Device {
                covered: Sides {
                    top: 24.0 * scale,
                    left: 16.0 * scale,
                    ..Sides::default()
                },
                ..Device::default()
            });
            stage.show(game(code, &[Player::Human; 2]));
            let places: Vec<_> = stage.widgets().iter().map(|widget| widget.rect).collect();
            let before = first.get_or_insert_with(|| places.clone());
            assert_eq!(places.len(), before.len());
            for (place, before) in places.iter().zip(before) {
                let apart = (place.min - before.min).abs().max_elem();
                assert!(apart < 1.0, "{place:?} at {scale}, {before:?} at 1");
            }
            let cell = CellId(40);
            let at = stage.middle_of(cell);
            stage.touch(at);
            stage.frames(2);
            assert_eq!(stage.cursor(), 1, "nothing was touched at {at} on {scale}");
        }
    }
}
