//! Every screen in every state works in windows of any size and at any scale. Window managers and users who drag an edge
//! create windows too small for any content.

use crate::network::connected_apps::{ConnectedApps, lobby_of, room, send};
use crate::stage::{Stage, WIDE, people};
use bevy::prelude::*;
use bevy_egui::egui;
use lucide_icons::Icon;
use std::time::Duration;
use tessella::board::{Pixels, View};
use tessella::core::device::{Device, Sides};
use tessella::core::storage::Storage;
use tessella::core::{History, OpenScreen, Phase, Screen};
use tessella_games::{Game, Position};
use tessella_lobby::{ChatText, ClientMessage};

/// Window sizes in physical pixels, at scale 1.
const SIZES: [(u32, u32); 11] = [
    (1, 1),
    (1, 400),
    (400, 1),
    (16, 16),
    (100, 100),
    (100, 3000),
    (200, 300),
    (300, 200),
    (1, 8192),
    (8192, 1),
    (8192, 8192),
];

/// Window sizes in physical pixels, with scales.
const SCALED: [(u32, u32, f32); 4] = [
    (1, 1, 8.0),
    (300, 200, 0.25),
    (8192, 8192, 0.25),
    (8192, 8192, 8.0),
];

/// Returns devices with large and small text, and some with insets larger than the window.
fn devices() -> impl Iterator<Item = Device> {
    let covered = |left, top, right, bottom| Sides {
        left,
        top,
        right,
        bottom,
    };
    let sides = [
        covered(0.0, 0.0, 0.0, 0.0),
        covered(5000.0, 0.0, 5000.0, 0.0),
        covered(0.0, 1e6, 0.0, 24.0),
    ];
    let texts = [0.5, 3.0, 1.3];
    sides.into_iter().zip(texts).map(|(covered, text)| Device {
        covered,
        text,
        ..Device::default()
    })
}

/// Shows the screen in windows of all sizes, then in the usual one again.
fn sweep(stage: &mut Stage, what: &str) {
    stage.tessellate();
    let usual = SIZES.map(|(width, height)| (width, height, 1.0));
    for (width, height, scale) in usual.into_iter().chain(SCALED) {
        stage.set_physical_size(UVec2::new(width, height), scale);
        check(stage, &format!("{what} in {width}x{height} at {scale}"));
    }
    for device in devices() {
        stage.world().insert_resource(device);
        for (width, height) in [(300, 200), (8192, 8192)] {
            stage.set_physical_size(UVec2::new(width, height), 1.0);
            check(stage, &format!("{what} in {width}x{height} on {device:?}"));
        }
    }
    stage.world().insert_resource(Device::default());
    stage.set_physical_size(WIDE, 1.0);
}

/// Checks that all sizes and positions on the screen are finite.
#[track_caller]
fn check(stage: &mut Stage, what: &str) {
    for widget in stage.all_widgets() {
        let rect = widget.rect;
        assert!(rect.is_finite(), "{what}: a widget is at {rect:?}");
        assert!(!rect.is_negative(), "{what}: a widget is at {rect:?}");
    }
    let pixels = stage.resource::<Pixels>();
    let is_sound = pixels.cell.is_finite() && pixels.cell >= 0.0 && pixels.origin.is_finite();
    assert!(is_sound, "{what}: the board is at {pixels:?}");
}

#[test]
fn menus_do_not_panic_at_any_size() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    sweep(&mut stage, "the title");
    for name in ["Settings", "Help", "Today", "Statistics", "Packs"] {
        stage.press(name);
        sweep(&mut stage, name);
        stage.escape();
    }
    let history = &mut stage.world().resource_mut::<History>().0;
    history.results = crate::statistics::several();
    stage.press("Statistics");
    sweep(&mut stage, "the statistics of several games");
    stage.escape();
    stage.press("Help");
    for title in Game::ALL
        .iter()
        .map(|of| of.english_title())
        .chain(["Boards", "Controls", "Keys"])
    {
        stage.press(title);
        sweep(&mut stage, &format!("the help on {title}"));
    }
    stage.escape();
    stage.show(people("link:8x8#2"));
    stage.press("Start");
    stage.frames(60);
    stage.escape();
    assert!(stage.shows("Continue"));
    sweep(&mut stage, "the title with a game against time");
}

#[test]
fn setup_screens_do_not_panic_at_any_size() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    for &of in Game::ALL {
        stage.open_setup(of.english_title());
        assert_eq!(stage.screen(), Screen::Setup);
        sweep(&mut stage, &format!("the set-up of {}", of.english_title()));
        if stage.shows("Map") {
            stage.press("Map");
            sweep(
                &mut stage,
                &format!("the set-up of {} on a map", of.english_title()),
            );
        }
        stage.scroll_to("Paste code");
        stage.press("Paste code");
        stage.escape();
    }
}

#[test]
fn games_do_not_panic_at_any_size() {
    for code in [
        "drench:9x9,c10#1",
        "drench:40x40,c6,s2#1",
        "link:8x8,untimed#2",
        "light:6x6,b8#1",
        "row:4x4,k3,s3#1",
        "race:track30,s8#1",
    ] {
        let mut stage = Stage::playing(people(code));
        assert_eq!(stage.phase(), Some(Phase::Playing));
        sweep(&mut stage, code);
        let middle = WIDE.as_vec2() / 2.0;
        stage.world().resource_mut::<View>().zoom_at(middle, 3.0);
        stage.frames(2);
        sweep(&mut stage, &format!("{code}, nearer"));
    }
}

#[test]
fn share_screen_does_not_panic_at_any_size() {
    for code in [
        "drench:9x9,c6#1",
        "light:map40-7,b12#3",
        "race:track30,s8#1",
    ] {
        let mut stage = Stage::playing(people(code));
        stage.trigger(OpenScreen(Screen::Share));
        stage.frames(3);
        assert_eq!(stage.screen(), Screen::Share);
        sweep(&mut stage, code);
    }
}

#[test]
fn hints_do_not_panic_at_any_size() {
    for code in ["drench:9x9,c6#1", "link:6x6,untimed#2", "row:4x4,k3#1"] {
        let mut stage = Stage::playing(people(code));
        stage.letter('h');
        stage.until("a hint", |stage| stage.hinted().is_some());
        sweep(&mut stage, &format!("a hint in {code}"));
    }
}

#[test]
fn paused_game_does_not_panic_at_any_size() {
    let mut stage = Stage::playing(people("link:8x8#2"));
    assert_eq!(stage.phase(), Some(Phase::Paused));
    sweep(&mut stage, "a game that has not begun");
    stage.press("Start");
    stage.frames(2);
    stage.letter('p');
    stage.frames(2);
    assert_eq!(stage.phase(), Some(Phase::Paused));
    sweep(&mut stage, "a paused game");
}

#[test]
fn results_and_replays_do_not_panic_at_any_size() {
    let mut stage = Stage::playing(people("drench:9x9,c6,m1#3"));
    stage.until("the board is studied", |stage| {
        matches!(stage.game().position(), Position::Drench(drench) if drench.par().is_some())
    });
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    assert_eq!(stage.phase(), Some(Phase::Over));
    sweep(&mut stage, "the result");
    stage.press("Best");
    assert_eq!(stage.phase(), Some(Phase::Replay));
    sweep(&mut stage, "the replay");
}

#[test]
fn toasts_do_not_panic_at_any_size() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.press("Settings");
    stage.scroll_to("Copy game");
    // The pasted text contains no game.
    stage.trigger(tessella::core::Paste("no game ".repeat(30)));
    stage.frames(2);
    assert!(stage.shows_part("Not a saved game"));
    sweep(&mut stage, "a toast");
    assert!(stage.shows_part("Not a saved game"));
}

#[test]
fn network_screens_do_not_panic_at_any_size() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.press("Local network");
    sweep(&mut stage, "the local network");
    stage.press("Enter address");
    sweep(&mut stage, "an address");
    stage.write_words("192.0.2.1");
    stage.press("Join");
    sweep(&mut stage, "a code");
    stage.press("Join");
    stage.frames(2);
    assert!(stage.shows("Joining…"));
    sweep(&mut stage, "joining");
}

#[test]
fn network_play_does_not_panic_at_any_size() {
    let mut apps = ConnectedApps::in_lobby("sizes", 2);
    let stage = &mut apps.stages[0];
    sweep(stage, "the lobby");
    stage.press("Open room");
    sweep(stage, "the choice of a game");
    stage.press(Game::Race.english_title());
    sweep(stage, "a room for a race");
    stage.escape();
    stage.frames(2);
    apps.open_room(0, room("drench:8x6,c5,s2#4", 2));
    let said = ChatText::Text("It is a long sentence that is said. ".repeat(5));
    send(&mut apps.stages[1], ClientMessage::Chat(said));
    apps.until("the message arrives", |stages| {
        lobby_of(&stages[0]).chat().count() == 1
    });
    let stage = &mut apps.stages[0];
    sweep(stage, "the own room");
    stage.press_icon(Icon::House);
    sweep(stage, "the page of the host");
    stage.escape();
    stage.press_icon(Icon::Pencil);
    sweep(stage, "another name");
    stage.resize(UVec2::new(412, 915));
    for part in ["Chat", "Players (2)"] {
        stage.press(part);
        sweep(stage, part);
        stage.resize(UVec2::new(412, 915));
    }
    stage.press("Your room");
    apps.begin();
    sweep(&mut apps.stages[0], "a game over the network");
    apps.make_move(0);
    let mover = apps.mover().expect("somebody is to move");
    send(&mut apps.stages[1 - mover], ClientMessage::TakeBack(0));
    apps.until("the request arrives", |stages| stages[mover].shows("Allow"));
    sweep(&mut apps.stages[mover], "a move to be taken back");
    send(&mut apps.stages[0], ClientMessage::Resign);
    apps.until_over();
    let stage = &mut apps.stages[0];
    stage.pass(Duration::from_secs(20));
    sweep(stage, "a result over the network");
}

#[test]
fn window_is_idle_without_events_at_any_size() {
    let mut title = Stage::open(WIDE, Storage::nowhere());
    title.point_at(Vec2::new(90.0, 90.0));
    let mut play = Stage::playing(people("drench:9x9,c6#1"));
    for (stage, what) in [(&mut title, "the title"), (&mut play, "a game")] {
        for step in 0..40 {
            let size = UVec2::new(100 + 977 * step % 2900, 100 + 613 * step % 1900);
            stage.set_physical_size(size, 1.0);
            // Colours that follow the pointer fade for some frames.
            stage.frames(20);
            assert!(!stage.requests_frame(), "{what} in {size}");
        }
    }
}

#[test]
fn font_sizes_stay_few_while_window_is_resized() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    let mut scales = std::collections::BTreeSet::new();
    for step in 0..400 {
        let size = UVec2::new(100 + 7 * step, 100 + 5 * step);
        stage.set_physical_size(size, 1.0);
        let world = stage.world();
        let mut contexts = world.query::<&mut bevy_egui::EguiContext>();
        let mut context = contexts.single_mut(world).expect("one window");
        let context: &egui::Context = context.get_mut();
        scales.insert(context.pixels_per_point().to_bits());
    }
    // At each scale egui rasterises all glyphs again, into a growing texture.
    assert!(scales.len() < 40, "{} scales", scales.len());
}
