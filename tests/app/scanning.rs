//! Switch scanning: whole games with one key, and with two.

use crate::stage::{Stage, TALL, WIDE, game};
use crate::whole_games::{GAMES, HUMAN, play_to_the_end};
use bevy::input::keyboard::Key;
use bevy::prelude::{GamepadButton, KeyCode};
use std::collections::HashSet;
use std::time::Duration;
use tessella::core::Screen;
use tessella::core::scan::{Scan, ScanMode, Scanning};
use tessella::core::settings::{Motion, Settings};
use tessella::core::storage::Storage;
use tessella_boards::CellId;

fn scan(stage: &mut Stage, mode: ScanMode) {
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.scanning = Scanning {
        mode,
        ..Scanning::default()
    };
    stage.frames(2);
}

fn focused(stage: &Stage) -> Vec<CellId> {
    stage.resource::<Scan>().focused().to_vec()
}

/// Moves the focus on: by the Tab key, or by its time alone.
fn step(stage: &mut Stage) {
    let scanning = stage.resource::<Settings>().scanning;
    match scanning.mode {
        ScanMode::ByKey => stage.key(KeyCode::Tab, Key::Tab),
        // Two frames of this length.
        _ => stage.pass(Duration::from_secs_f32(0.55 * scanning.pace.seconds())),
    }
    stage.frames(2);
}

fn enter(stage: &mut Stage) {
    stage.key(KeyCode::Enter, Key::Enter);
    stage.frames(2);
}

/// Steps until a wanted cell has the focus alone, and chooses it. A group with such a cell is entered.
fn choose(stage: &mut Stage, wants: &dyn Fn(&Stage, CellId) -> bool) {
    for _ in 0..400 {
        let cells = focused(stage);
        if !cells.iter().any(|&cell| wants(stage, cell)) {
            step(stage);
            continue;
        }
        enter(stage);
        if cells.len() == 1 {
            return;
        }
    }
    panic!(
        "{}: no such cell, but {:?}",
        stage.game().code(),
        focused(stage)
    );
}

/// Requests a random outcome by scanning.
fn roll(stage: &mut Stage) {
    while !stage.resource::<Scan>().is_on_board() {
        step(stage);
    }
    enter(stage);
}

#[test]
fn whole_games_are_played_with_one_key() {
    for (code, players) in GAMES {
        let mut stage = Stage::playing_in(WIDE, Storage::nowhere(), game(code, players));
        stage.set_motion(Motion::Off);
        scan(&mut stage, ScanMode::Automatic);
        play_to_the_end(&mut stage, &mut choose, roll);
        assert!(!stage.resource::<Scan>().is_on_board());
    }
}

#[test]
fn whole_games_are_played_with_two_keys() {
    for (code, players) in GAMES {
        let mut stage = Stage::playing_in(TALL, Storage::nowhere(), game(code, players));
        stage.set_motion(Motion::Off);
        scan(&mut stage, ScanMode::ByKey);
        play_to_the_end(&mut stage, &mut choose, roll);
        assert!(!stage.resource::<Scan>().is_on_board());
    }
}

#[test]
fn scanning_goes_on_with_the_buttons_and_comes_back() {
    for mode in [ScanMode::Automatic, ScanMode::ByKey] {
        let mut stage = Stage::playing(game("row:4x4,k3,s2#1", &[HUMAN, HUMAN]));
        scan(&mut stage, mode);
        assert_eq!(focused(&stage).len(), 4, "the first row");
        for _ in 0..4 {
            step(&mut stage);
        }
        let mut buttons = HashSet::new();
        while !stage.resource::<Scan>().is_on_board() {
            let widget = stage.focused().expect("a focused button");
            assert!(buttons.insert(widget), "the board is not reached again");
            step(&mut stage);
        }
        assert!(buttons.len() >= 4, "{mode:?}: {} buttons", buttons.len());
        assert_eq!(focused(&stage).len(), 4);
    }
}

#[test]
fn buttons_are_pressed_by_a_key_and_by_a_pad() {
    for by_pad in [false, true] {
        let mut stage = Stage::playing(game("row:4x4,k3,s2#1", &[HUMAN, HUMAN]));
        let pad = stage.connect_pad();
        scan(&mut stage, ScanMode::Automatic);
        let press = |stage: &mut Stage| {
            if by_pad {
                stage.pad(pad, GamepadButton::South);
            } else {
                stage.key(KeyCode::Space, Key::Space);
            }
            stage.frames(3);
        };
        press(&mut stage);
        press(&mut stage);
        assert_eq!(stage.cursor(), 1, "a stone in the first row");
        let mut steps = 0;
        while stage.cursor() == 1 && stage.screen() == Screen::Play && steps < 40 {
            step(&mut stage);
            steps += 1;
            if !stage.resource::<Scan>().is_on_board() {
                press(&mut stage);
            }
        }
        // The first button that has an effect leaves the screen or takes the move back.
        assert!(steps < 40, "by a pad: {by_pad}");
    }
}

#[test]
fn menus_are_scanned_too() {
    let mut stage = Stage::open(TALL, Storage::nowhere());
    scan(&mut stage, ScanMode::Automatic);
    let mut widgets = HashSet::new();
    for _ in 0..8 {
        step(&mut stage);
        widgets.extend(stage.focused());
    }
    assert!(widgets.len() >= 6, "{}", widgets.len());
    scan(&mut stage, ScanMode::Off);
    let before = stage.focused();
    stage.pass(Duration::from_secs(30));
    assert_eq!(stage.focused(), before, "nothing moves when it is off");
}

#[test]
fn scanning_rests_between_its_steps() {
    let mut stage = Stage::playing(game("row:4x4,k3,s2#1", &[HUMAN, HUMAN]));
    stage.until("the board stands", |stage| !stage.requests_frame());
    scan(&mut stage, ScanMode::Automatic);
    stage.pass(Duration::from_millis(200));
    stage.frames(3);
    assert!(!stage.requests_frame());
    let wait = stage.idle_time();
    let pace = Duration::from_millis(1500);
    assert!(
        wait > Duration::from_millis(500) && wait <= pace,
        "{wait:?}"
    );
}
