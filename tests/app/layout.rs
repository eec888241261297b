//! Layout of every screen in windows of all sizes: nothing outside, no overlaps, and every target large enough for a
//! thumb.

use crate::network::connected_apps::{ConnectedApps, lobby_of, room, send};
use crate::stage::{Stage, Written, people};
use bevy::prelude::UVec2;
use bevy_egui::egui::{self, Id, Rect};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use std::time::Duration;
use tessella::core::StartLesson;
use tessella::core::device::{Device, Sides};
use tessella::core::language::CurrentLanguage;
use tessella::core::layout::TARGET;
use tessella::core::settings::{Settings, TextSize};
use tessella::core::storage::Storage;
use tessella::core::{OpenScreen, Phase, Screen};
use tessella::text::Text;
use tessella_games::{Game, Position};
use tessella_lobby::{ChatText, ClientMessage, RoomConfig, TimeLimit};

/// A small phone upright and on its side, a large one, and a desktop window.
const SIZES: [UVec2; 4] = [
    UVec2::new(360, 640),
    UVec2::new(640, 360),
    UVec2::new(412, 915),
    UVec2::new(1280, 800),
];

/// Returns devices with insets or a large text size.
fn devices() -> [Device; 3] {
    let usual = Device::default();
    [
        usual,
        Device {
            // A bar with a cut-out at the top, and the gesture bar at the bottom.
            covered: Sides {
                top: 32.0,
                bottom: 24.0,
                ..Sides::default()
            },
            ..usual
        },
        Device {
            covered: Sides {
                left: 30.0,
                right: 24.0,
                bottom: 16.0,
                top: 0.0,
            },
            text: 1.3,
            ..usual
        },
    ]
}

/// Shows the program in a window of each size on each device, one after the other.
fn for_each_window(mut look: impl FnMut(&mut Stage)) {
    let mut stage = Stage::open(SIZES[0], Storage::nowhere());
    for size in SIZES {
        for device in devices() {
            stage.resize(size);
            stage.set_device(device);
            look(&mut stage);
            stage.leave_for_title();
        }
    }
}

/// Tolerance for rounding, in points.
const SLACK: f32 = 0.6;

/// Returns the faults in the layout of the screen; empty if there are none.
fn faults(stage: &mut Stage) -> Vec<String> {
    let window = stage.window_rect();
    let widgets = stage.widgets();
    let mut faults = Vec::new();
    let language = stage.resource::<CurrentLanguage>().0;
    // Content clipped to less than the window can be scrolled into view.
    let is_scrolled = |rect: Rect| {
        let mut inside = stage
            .written()
            .iter()
            .filter(|words| rect.contains_rect(words.rect));
        inside.any(|words| !words.clip.contains_rect(window))
    };
    assert!(!widgets.is_empty(), "there is always a way on");
    for (at, widget) in widgets.iter().enumerate() {
        let (name, rect) = (widget.id, widget.rect);
        if rect.size().min_elem() < TARGET - SLACK {
            faults.push(format!("{name:?} is too small to press: {:?}", rect.size()));
        }
        if !window.expand(SLACK).contains_rect(rect) && !is_scrolled(rect) {
            faults.push(format!("{name:?} leaves the window: {rect:?}"));
        }
        for another in &widgets[at + 1..] {
            let common = widget.interact_rect.intersect(another.interact_rect);
            // The card of a game has a button for its options.
            let is_card = rect.expand(SLACK).contains_rect(another.rect)
                && stage.screen() == Screen::Title
                && stage.written().iter().any(|written| {
                    rect.contains(written.rect.center())
                        && Game::ALL
                            .iter()
                            .any(|game| written.words == game.text(language))
                });
            let is_on_card = is_card && another.rect.size().max_elem() < TARGET + SLACK;
            if common.width() > SLACK && common.height() > SLACK && !is_on_card {
                faults.push(format!("{name:?} overlaps {:?}: {common:?}", another.id));
            }
        }
    }
    let written: Vec<&Written> = stage
        .written()
        .iter()
        .filter(|written| !written.words.trim().is_empty() && seen(written).is_positive())
        .collect();
    for (at, one) in written.iter().enumerate() {
        let rect = one.rect;
        if !window.expand(SLACK).contains_rect(rect) && one.clip.contains_rect(window) {
            faults.push(format!(
                "the words {:?} leave the window: {rect:?}",
                one.words
            ));
        }
        for other in &written[at + 1..] {
            if overlap(one, other) {
                faults.push(format!("words overlap: {:?}, {:?}", one.words, other.words));
            }
        }
    }
    faults
}

/// Returns the visible part of a text.
fn seen(written: &Written) -> Rect {
    written.rect.intersect(written.clip)
}

/// Returns `true` if two texts overlap.
fn overlap(one: &Written, other: &Written) -> bool {
    let clip = one.clip.intersect(other.clip);
    let mut pairs = one
        .rows
        .iter()
        .flat_map(|row| other.rows.iter().map(move |over| (row, over)));
    pairs.any(|(row, over)| {
        let common = row.intersect(*over).intersect(clip);
        // Glyphs of adjacent lines may share a row of pixels.
        common.width() > 1.5 && common.height() > 1.5
    })
}

/// Checks the layout of a screen after all animations have ended.
#[track_caller]
pub fn check(stage: &mut Stage, what: &str, all: &mut Vec<String>) {
    stage.frames(4);
    let window = stage.window_rect();
    let found = faults(stage);
    all.extend(
        found
            .into_iter()
            .map(|fault| format!("{what} in {window:?}: {fault}")),
    );
}

#[track_caller]
pub fn assert_none(faults: &[String]) {
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn local_screens_fit_into_windows_of_all_sizes() {
    let mut all = Vec::new();
    for_each_window(|stage| {
        check(stage, "the title", &mut all);
        // Without room for the labels, the icons are alone.
        let links = [
            (Icon::Settings, "Settings"),
            (Icon::CircleQuestionMark, "Help"),
        ];
        for (icon, name) in links {
            stage.press_icon(icon);
            check(stage, name, &mut all);
            stage.escape();
        }
        stage.trigger(OpenScreen(Screen::Keys));
        stage.frames(3);
        check(stage, "the keys", &mut all);
        stage.leave_for_title();
        stage.press_icon(Icon::CircleQuestionMark);
        for &of in Game::ALL {
            stage.press(of.english_title());
            let what = format!("the help on {}", of.english_title());
            check(stage, &what, &mut all);
        }
        stage.escape();
        for &of in Game::ALL {
            stage.trigger(StartLesson(of));
            stage.frames(4);
            let what = format!("the lesson of {}", of.english_title());
            check(stage, &what, &mut all);
            stage.escape();
        }
        for &of in Game::ALL {
            stage.open_setup(of.english_title());
            let what = format!("the set-up of {}", of.english_title());
            check(stage, &what, &mut all);
            stage.escape();
        }
    });
    assert_none(&all);
}

#[test]
fn screens_fit_at_all_text_sizes() {
    let mut all = Vec::new();
    let mut stage = Stage::open(SIZES[0], Storage::nowhere());
    for size in SIZES {
        for percent in [80, 140, 200] {
            stage.resize(size);
            let mut settings = stage.world().resource_mut::<Settings>();
            settings.text_size = TextSize::new(percent);
            stage.frames(3);
            check(&mut stage, &format!("the title at {percent} %"), &mut all);
            for name in ["Settings", "Help"] {
                stage.press(name);
                check(&mut stage, &format!("{name} at {percent} %"), &mut all);
                stage.escape();
            }
            for &of in Game::ALL {
                stage.open_setup(of.english_title());
                let what = format!("the set-up of {} at {percent} %", of.english_title());
                check(&mut stage, &what, &mut all);
                stage.escape();
                stage.press(of.english_title());
                let what = format!("{} at {percent} %", of.english_title());
                check(&mut stage, &what, &mut all);
                stage.leave_for_title();
            }
        }
    }
    assert_none(&all);
}

#[test]
fn game_fits_into_windows_of_all_sizes() {
    let mut all = Vec::new();
    for_each_window(|stage| {
        for code in [
            "drench:9x9,c10#1",
            "drench:9x9,c6,s2#1",
            "link:8x8,untimed#2",
            "light:6x6,b8#1",
            "row:4x4,k3,s3#1",
            "race:track30,s3#1",
        ] {
            stage.show(people(code));
            check(stage, code, &mut all);
            stage.leave_for_title();
        }
    });
    assert_none(&all);
}

#[test]
fn game_export_and_import_fit_into_windows_of_all_sizes() {
    let mut all = Vec::new();
    for_each_window(|stage| {
        stage.show(people("drench:9x9,c6#1"));
        stage.press_icon(Icon::Settings);
        stage.scroll_to("Import");
        check(stage, "the ways to another device", &mut all);
        assert!(stage.shows("Copy game"), "{:?}", stage.words());
    });
    assert_none(&all);
}

#[test]
fn share_screen_fits_into_windows_of_all_sizes() {
    let mut all = Vec::new();
    for_each_window(|stage| {
        let mut game = people("drench:9x9,c6#1");
        game.play_computer_moves(3).expect("legal moves");
        stage.show(game);
        stage.trigger(OpenScreen(Screen::Share));
        stage.frames(3);
        assert_eq!(stage.screen(), Screen::Share);
        check(stage, "the share screen", &mut all);
        stage.scroll_to("Copy link");
        check(stage, "the end of the share screen", &mut all);
    });
    assert_none(&all);
}

/// Waits until the toasts, which cover the screen, are gone.
pub fn wait_for_toasts(stage: &mut Stage) {
    (0..3).for_each(|_| stage.pass(Duration::from_secs(20)));
}

#[test]
fn result_with_best_solution_fits_into_windows_of_all_sizes() {
    let mut all = Vec::new();
    for_each_window(|stage| {
        stage.show(people("drench:9x9,c6,m1#3"));
        stage.until("the board is studied", |stage| {
            matches!(stage.game().position(), Position::Drench(drench) if drench.par().is_some())
        });
        let colour = stage.legal()[0];
        stage.digit(colour);
        stage.finish_animations();
        assert_eq!(stage.phase(), Some(Phase::Over));
        check(stage, "the result", &mut all);
        stage.press("Best");
        check(stage, "the best way", &mut all);
    });
    assert_none(&all);
}

#[test]
fn network_play_fits_into_small_phone() {
    play_over_the_network_fits(SIZES[0], Device::default());
}

#[test]
fn network_play_fits_into_small_phone_with_cut_out() {
    play_over_the_network_fits(SIZES[0], devices()[1]);
}

#[test]
fn network_play_fits_into_large_phone_with_large_text() {
    play_over_the_network_fits(SIZES[2], devices()[2]);
}

#[test]
fn network_play_fits_into_phone_in_landscape() {
    play_over_the_network_fits(SIZES[1], Device::default());
}

#[test]
fn network_play_fits_into_large_phone() {
    play_over_the_network_fits(SIZES[2], Device::default());
}

#[test]
fn network_play_fits_into_desktop_window() {
    play_over_the_network_fits(SIZES[3], Device::default());
}

fn play_over_the_network_fits(size: UVec2, device: Device) {
    let mut all = Vec::new();
    let name = format!("layout-{}-{}-{}", size.x, device.covered.top, device.text);
    let mut apps = ConnectedApps::unconnected(&name, &[size; 3]);
    for stage in &mut apps.stages {
        stage.set_device(device);
    }
    check_network_screen(&mut apps.stages[0], &mut all);
    apps.connect();
    check_lobby(&mut apps, &mut all);
    check_hosting(&mut apps, &mut all);
    let limit = TimeLimit::PerSeat(3600);
    let config = room("drench:8x6,c5,s2#4", 2);
    apps.open_room(0, RoomConfig { limit, ..config });
    check_room(&mut apps, &mut all);
    apps.begin();
    check_match(&mut apps, &mut all);
    check_result(&mut apps, &mut all);
    assert_none(&all);
}

/// Checks the screen of the network up to the code of a server, and returns to the title.
fn check_network_screen(stage: &mut Stage, all: &mut Vec<String>) {
    stage.press("Local network");
    check(stage, "the network", all);
    stage.scroll_to("Enter address");
    check(stage, "the network's end", all);
    stage.press("Enter address");
    check(stage, "an address", all);
    stage.write_words("255.255.255.255:65535");
    check(stage, "a long address", all);
    stage.press("Join");
    check(stage, "a code", all);
    while stage.screen() == Screen::Lan {
        stage.escape();
    }
}

/// Checks the lobby and the set-up of a room for each game that is in the window without scrolling.
fn check_lobby(apps: &mut ConnectedApps, all: &mut Vec<String>) {
    let stage = &mut apps.stages[0];
    check(stage, "the lobby", all);
    stage.press("Open room");
    check(stage, "the choice of a game", all);
    for &of in Game::ALL {
        let stage = &mut apps.stages[0];
        if !stage.written().iter().any(|written| {
            written.words == of.english_title() && stage.window_rect().contains_rect(written.rect)
        }) {
            continue;
        }
        stage.press(of.english_title());
        check(stage, &format!("a room for {}", of.english_title()), all);
        stage.escape();
        stage.frames(2);
        if !stage.shows("Which game?") {
            stage.press("Open room");
        }
    }
    apps.stages[0].escape();
    apps.frames(2);
}

/// Checks the page of the host, with the question before the server ends.
fn check_hosting(apps: &mut ConnectedApps, all: &mut Vec<String>) {
    apps.stages[0].press_icon(Icon::House);
    apps.until("the report", |stages| stages[0].shows_part("Rooms (0)"));
    let stage = &mut apps.stages[0];
    check(stage, "the page of the host", all);
    stage.scroll_to("Stop after current games");
    check(stage, "the end of the page of the host", all);
    stage.press("Stop after current games");
    check(stage, "the question of the host", all);
    stage.escape();
    apps.frames(2);
}

/// Checks the room, the people and the chat before everybody in the room.
fn check_room(apps: &mut ConnectedApps, all: &mut Vec<String>) {
    send(
        &mut apps.stages[1],
        ClientMessage::Chat(ChatText::Text(
            "It is a long sentence that is said. ".repeat(5),
        )),
    );
    apps.until("the message arrives", |stages| {
        lobby_of(&stages[0]).chat().count() == 1
    });
    // Toasts cover the screen for a while.
    apps.stages.iter_mut().for_each(wait_for_toasts);
    for (at, who) in [(0, "the owner"), (1, "the opponent"), (2, "a spectator")] {
        let stage = &mut apps.stages[at];
        check(stage, &format!("the room of {who}"), all);
        if let Some(tab) = people_tab(stage) {
            stage.press(&tab);
            check(stage, &format!("people before {who}"), all);
            if at == 0 {
                stage.press_icon(Icon::Pencil);
                check(stage, "another name", all);
                stage.press("Done");
            }
            stage.press("Chat");
            check(stage, &format!("the chat before {who}"), all);
            stage.press("Your room");
        }
    }
}

/// Checks the request for a pause, and the pause before everybody.
fn check_pause(apps: &mut ConnectedApps, all: &mut Vec<String>) {
    send(&mut apps.stages[0], ClientMessage::RequestPause);
    apps.until("the request arrives", |stages| stages[1].shows("Allow"));
    apps.stages.iter_mut().for_each(wait_for_toasts);
    check(&mut apps.stages[1], "a pause to be allowed", all);
    apps.stages[1].press("Allow");
    apps.until("the pause", |stages| {
        stages
            .iter()
            .all(|stage| stage.phase() == Some(Phase::Paused))
    });
    apps.stages.iter_mut().for_each(wait_for_toasts);
    for (at, who) in [(0, "the owner"), (1, "the opponent"), (2, "a spectator")] {
        check(&mut apps.stages[at], &format!("the pause of {who}"), all);
    }
    apps.stages[0].press("Resume");
    apps.until("the game goes on", |stages| {
        stages.iter().all(|stage| {
            let game = lobby_of(stage).game();
            game.is_some_and(|game| game.hold.is_none())
        })
    });
    apps.frames(2);
}

/// Checks a match, the request to take back its move, and the room in the meantime.
fn check_match(apps: &mut ConnectedApps, all: &mut Vec<String>) {
    apps.make_move(0);
    apps.stages.iter_mut().for_each(wait_for_toasts);
    for (at, who) in [(0, "the owner"), (1, "the opponent"), (2, "a spectator")] {
        check(&mut apps.stages[at], &format!("the game of {who}"), all);
    }
    check_pause(apps, all);
    let mover = apps.mover().expect("somebody is to move");
    send(&mut apps.stages[1 - mover], ClientMessage::TakeBack(0));
    apps.until("the request arrives", |stages| stages[mover].shows("Allow"));
    apps.stages.iter_mut().for_each(wait_for_toasts);
    check(&mut apps.stages[mover], "a move to be taken back", all);
    apps.stages[0].press_icon(Icon::DoorOpen);
    check(&mut apps.stages[0], "the room in a game", all);
    apps.stages[0].escape();
}

/// Checks the result of the match, and the rooms after one person has left.
fn check_result(apps: &mut ConnectedApps, all: &mut Vec<String>) {
    send(&mut apps.stages[0], ClientMessage::Resign);
    apps.until_over();
    apps.stages.iter_mut().for_each(wait_for_toasts);
    for (at, who) in [(0, "the loser"), (1, "the winner"), (2, "who watches")] {
        assert_eq!(apps.stages[at].phase(), Some(Phase::Over));
        check(&mut apps.stages[at], &format!("the result of {who}"), all);
    }
    apps.stages[2].press_icon(Icon::DoorOpen);
    apps.stages[2].frames(2);
    apps.stages[2].press("Leave room");
    apps.until("out of the room", |stages| {
        lobby_of(&stages[2]).room().is_none()
    });
    check(&mut apps.stages[2], "the rooms", all);
}

/// Returns the label of the people tab, if there are tabs.
fn people_tab(stage: &Stage) -> Option<String> {
    let words = stage.words();
    let tab = words
        .into_iter()
        .find(|words| words.starts_with("Players ("))?;
    Some(tab.to_owned())
}

/// Draws two widgets with the same id, far from each other.
fn draw_twins(mut contexts: EguiContexts) -> bevy::prelude::Result {
    let context = contexts.ctx_mut()?;
    egui::Area::new(Id::new("twins")).show(context, |ui| {
        for y in [100.0, 300.0] {
            let rect = Rect::from_min_size(egui::pos2(100.0, y), egui::vec2(50.0, 50.0));
            ui.interact(rect, Id::new("twin"), egui::Sense::click());
        }
    });
    Ok(())
}

#[test]
#[should_panic(expected = "use of widget")]
fn duplicate_widget_ids_are_detected() {
    let mut stage = Stage::open(SIZES[3], Storage::nowhere());
    let world = stage.world();
    world.schedule_scope(EguiPrimaryContextPass, |_, schedule| {
        schedule.add_systems(draw_twins);
    });
    stage.frames(3);
}
