//! Link in the window: pairs, the clock, and the choices when no pair is left.

use crate::headless::FRAME;
use crate::stage::{Stage, TALL, WIDE, game};
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy::window::WindowFocused;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use tessella::app::board::Picked;
use tessella::app::core::settings::Motion;
use tessella::app::core::storage::Storage;
use tessella::app::core::{Phase, Screen};
use tessella::boards::CellId;
use tessella::games::{Level, Move, Outcome, Position, Rules, Seat};
use tessella::session::Player;

const ALONE: [Player; 1] = [Player::Human];

fn picked(stage: &Stage) -> Option<CellId> {
    stage.resource::<Picked>().0
}

/// Returns a pair that can be removed.
fn pair(stage: &Stage) -> (CellId, CellId) {
    let position = stage.game().position();
    let never = AtomicBool::new(false);
    match position.computer_move(Level::Easy, &never) {
        Some(Move::Pair(a, b)) => (a, b),
        other => panic!("a pair, not {other:?}"),
    }
}

/// Returns two tiles that are not a pair.
fn misfit(stage: &Stage) -> (CellId, CellId) {
    let position = stage.game().position();
    let first = CellId(0);
    let second = position.board().cells().find(|&cell| {
        cell != first
            && position
                .check(Seat::FIRST, Move::Pair(first, cell))
                .is_err()
    });
    (first, second.expect("a tile that does not fit"))
}

fn click(stage: &mut Stage, cell: CellId) {
    stage.click(stage.place_of(cell));
}

fn left(stage: &Stage) -> u32 {
    stage.game().time_left().expect("a game against time")
}

/// Advances time by this many seconds.
fn seconds(stage: &mut Stage, seconds: u32) {
    let frames = f64::from(seconds) / FRAME.as_secs_f64();
    stage.frames(frames.ceil() as usize);
}

#[test]
fn the_first_choice_is_marked_and_can_be_taken_back() {
    let mut stage = Stage::playing(game("link:6x6,f9,untimed#3", &ALONE));
    let (a, b) = pair(&stage);
    click(&mut stage, a);
    assert_eq!((picked(&stage), stage.cursor()), (Some(a), 0));
    click(&mut stage, a);
    assert_eq!((picked(&stage), stage.cursor()), (None, 0));
    click(&mut stage, a);
    click(&mut stage, b);
    assert_eq!((picked(&stage), stage.cursor()), (None, 1));
    stage.rest();
    stage.letter('u');
    stage.frames(2);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn a_second_choice_that_does_not_fit_clears_the_mark_and_says_why() {
    let mut stage = Stage::playing(game("link:6x6,f9,untimed#3", &ALONE));
    let (a, b) = misfit(&stage);
    click(&mut stage, a);
    click(&mut stage, b);
    assert_eq!((picked(&stage), stage.cursor()), (None, 0));
    let said = [
        "The two tiles are not alike",
        "No line of at most two turns joins the two tiles",
    ];
    assert!(
        said.iter().any(|words| stage.shows(words)),
        "{:?}",
        stage.words()
    );
}

#[test]
fn a_pair_is_chosen_with_keys_alone() {
    let mut stage = Stage::playing(game("link:6x6,f9,untimed#5", &ALONE));
    let (a, b) = pair(&stage);
    stage.choose_by_arrows(a);
    assert_eq!(picked(&stage), Some(a));
    stage.choose_by_arrows(b);
    stage.frames(2);
    assert_eq!(stage.cursor(), 1);
}

#[test]
fn time_waits_for_the_player_and_then_runs() {
    let mut stage = Stage::playing(game("link:10x10#7", &ALONE));
    assert_eq!(stage.phase(), Some(Phase::Paused));
    assert_eq!(left(&stage), 180_000);
    seconds(&mut stage, 3);
    assert_eq!(left(&stage), 180_000, "nobody has begun");
    stage.press("Begin");
    assert_eq!(stage.phase(), Some(Phase::Playing));
    seconds(&mut stage, 3);
    let after = left(&stage);
    assert!((176_000..177_200).contains(&after), "{after}");
    let (a, b) = pair(&stage);
    click(&mut stage, a);
    click(&mut stage, b);
    assert!(
        left(&stage) > after + 2_500,
        "a pair gives three seconds back"
    );
}

#[test]
fn ten_seconds_of_rest_cost_no_time_and_hide_the_board() {
    for (size, way) in [(WIDE, 'p'), (TALL, 'p')] {
        let mut stage = Stage::playing_in(size, Storage::nowhere(), game("link:8x8#2", &ALONE));
        stage.press("Begin");
        seconds(&mut stage, 2);
        stage.letter(way);
        stage.frames(2);
        assert_eq!(stage.phase(), Some(Phase::Paused));
        let before = left(&stage);
        assert!(stage.shows("The game rests"));
        seconds(&mut stage, 10);
        assert_eq!(left(&stage), before);
        // Tiles cannot be chosen while the board is hidden.
        click(&mut stage, CellId(0));
        assert_eq!(picked(&stage), None);
        stage.key(KeyCode::Enter, Key::Enter);
        stage.frames(2);
        assert_eq!(stage.phase(), Some(Phase::Playing), "Enter goes on");
        seconds(&mut stage, 1);
        assert!(left(&stage) < before);
    }
}

#[test]
fn the_game_rests_when_the_player_turns_away() {
    let mut stage = Stage::playing(game("link:8x8#2", &ALONE));
    stage.press("Begin");
    seconds(&mut stage, 1);
    let window = stage.window();
    stage.write(WindowFocused {
        window,
        focused: false,
    });
    stage.frames(2);
    assert_eq!(stage.phase(), Some(Phase::Paused));
}

#[test]
fn a_game_without_time_never_rests() {
    let mut stage = Stage::playing(game("link:8x8,untimed#2", &ALONE));
    assert_eq!(stage.phase(), Some(Phase::Playing));
    let window = stage.window();
    stage.write(WindowFocused {
        window,
        focused: false,
    });
    stage.letter('p');
    stage.frames(2);
    assert_eq!(stage.phase(), Some(Phase::Playing));
}

#[test]
fn a_game_is_lost_when_its_time_is_up() {
    let mut stage = Stage::playing(game("link:6x6,t6+0#4", &ALONE));
    stage.press("Begin");
    seconds(&mut stage, 7);
    assert_eq!(stage.game().position().outcome(), Some(Outcome::Lost));
    stage.until("the result", |stage| stage.phase() == Some(Phase::Over));
    stage.frames(2);
    assert!(stage.shows("Out of time"), "{:?}", stage.words());
    stage.letter('u');
    stage.frames(2);
    assert_eq!(
        stage.game().position().outcome(),
        Some(Outcome::Lost),
        "time is not taken back"
    );
    stage.letter('s');
    stage.frames(2);
    assert_eq!((left(&stage), stage.phase()), (6_000, Some(Phase::Paused)));
}

#[test]
fn when_no_pair_goes_one_can_shuffle_take_back_or_begin_again() {
    let code = "link:2x4,untimed=ab/ba/cd/dc";
    let mut stage = Stage::playing(game(code, &ALONE));
    assert!(stage.shows("No pair goes any more"), "{:?}", stage.words());
    stage.press_button("Shuffle");
    stage.rest();
    let Position::Link(link) = stage.game().position() else {
        panic!("a game of Link");
    };
    assert!(!link.is_stuck(), "a shuffle brings pairs that go");
    while stage.game().position().outcome().is_none() {
        let (a, b) = pair(&stage);
        click(&mut stage, a);
        click(&mut stage, b);
        stage.rest();
    }
    assert_eq!(
        stage.game().position().outcome(),
        Some(Outcome::Won(Seat::FIRST))
    );
}

#[test]
fn a_shuffle_that_is_taken_back_comes_again_as_it_was() {
    let mut stage = Stage::playing(game("link:2x4,untimed=ab/ba/cd/dc", &ALONE));
    stage.press_button("Shuffle");
    stage.rest();
    let first = stage.tiles();
    stage.letter('u');
    stage.frames(3);
    stage.press_button("Shuffle");
    stage.rest();
    assert_eq!(stage.tiles(), first);
}

#[test]
fn the_clock_outlives_the_program() {
    let folder = std::env::temp_dir().join(format!("tessella-clock-{}", std::process::id()));
    let storage =
        |folder: &PathBuf| Storage::in_folders(&folder.join("data"), &folder.join("config"));
    let mut stage = Stage::playing_in(WIDE, storage(&folder), game("link:8x8#2", &ALONE));
    stage.set_motion(Motion::Off);
    stage.press("Begin");
    let (a, b) = pair(&stage);
    click(&mut stage, a);
    click(&mut stage, b);
    seconds(&mut stage, 5);
    let before = left(&stage);
    drop(stage);
    let mut stage = Stage::open(WIDE, storage(&folder));
    stage.press("Continue");
    assert_eq!(
        (stage.screen(), stage.phase()),
        (Screen::Play, Some(Phase::Paused))
    );
    let after = left(&stage);
    assert!(
        (before..before + 1_100).contains(&after),
        "{before} became {after}"
    );
    assert!(stage.shows("Go on"));
    drop(stage);
    fs::remove_dir_all(&folder).expect("a folder of the test's own");
}
