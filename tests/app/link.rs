//! Link in the window: pairs, the clock, and the choices when no pair is left.

use crate::layout::{assert_none, check};
use crate::stage::{Stage, TALL, WIDE, game};
use bevy::camera::visibility::RenderLayers;
use bevy::input::keyboard::Key;
use bevy::prelude::{Camera, KeyCode, Mesh2d, UVec2, With};
use bevy::window::WindowFocused;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella::board::{Picked, View};
use tessella::core::device::ScreenOnWanted;
use tessella::core::settings::Motion;
use tessella::core::storage::Storage;
use tessella::core::{BoardOrientation, Phase, Screen};
use tessella::games::game_ui;
use tessella_boards::CellId;
use tessella_games::{Level, Move, Outcome, Position, Rules, Seat};
use tessella_language::Language;
use tessella_session::Player;
use tessella_window_test_support::FRAME;

const ALONE: [Player; 1] = [Player::Human];

fn picked(stage: &Stage) -> Option<CellId> {
    stage.resource::<Picked>().cell
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
fn link_first_choice_is_marked_and_can_be_cleared() {
    let mut stage = Stage::playing(game("link:6x6,f9,untimed#3", &ALONE));
    let (a, b) = pair(&stage);
    click(&mut stage, a);
    assert_eq!((picked(&stage), stage.cursor()), (Some(a), 0));
    click(&mut stage, a);
    assert_eq!((picked(&stage), stage.cursor()), (None, 0));
    click(&mut stage, a);
    click(&mut stage, b);
    assert_eq!((picked(&stage), stage.cursor()), (None, 1));
    stage.finish_animations();
    stage.letter('u');
    stage.frames(2);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn link_mismatch_clears_mark_and_shows_toast() {
    let mut stage = Stage::playing(game("link:6x6,f9,untimed#3", &ALONE));
    let (a, b) = misfit(&stage);
    click(&mut stage, a);
    click(&mut stage, b);
    assert_eq!((picked(&stage), stage.cursor()), (None, 0));
    let said = [
        "Those tiles don't match",
        "No line with two turns or fewer joins them",
    ];
    assert!(
        said.iter().any(|words| stage.shows(words)),
        "{:?}",
        stage.words()
    );
}

#[test]
fn link_pair_can_be_chosen_with_keys() {
    let mut stage = Stage::playing(game("link:6x6,f9,untimed#5", &ALONE));
    let (a, b) = pair(&stage);
    stage.choose_by_arrows(a);
    assert_eq!(picked(&stage), Some(a));
    stage.choose_by_arrows(b);
    stage.frames(2);
    assert_eq!(stage.cursor(), 1);
}

#[test]
fn link_clock_starts_when_player_begins() {
    let mut stage = Stage::playing(game("link:10x10#7", &ALONE));
    assert_eq!(stage.phase(), Some(Phase::Paused));
    assert_eq!(left(&stage), 180_000);
    seconds(&mut stage, 3);
    assert_eq!(left(&stage), 180_000, "nobody has begun");
    stage.press("Start");
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

/// Returns `true` while the screen of the device is asked to stay on.
fn keeps_screen_on(stage: &Stage) -> bool {
    stage.resource::<ScreenOnWanted>().0
}

#[test]
fn screen_stays_on_while_clock_runs() {
    let mut stage = Stage::playing(game("link:10x10#7", &ALONE));
    stage.frames(2);
    assert!(!keeps_screen_on(&stage), "nobody has begun");
    stage.press("Start");
    stage.frames(2);
    assert!(keeps_screen_on(&stage));
    stage.letter('p');
    stage.frames(2);
    assert!(!keeps_screen_on(&stage), "paused");
    stage.letter('p');
    stage.frames(2);
    assert!(keeps_screen_on(&stage));
    stage.escape();
    stage.frames(2);
    assert!(!keeps_screen_on(&stage), "another screen is shown");

    let mut untimed = Stage::playing(game("link:10x10,untimed#7", &ALONE));
    untimed.frames(2);
    assert_eq!(untimed.phase(), Some(Phase::Playing));
    assert!(!keeps_screen_on(&untimed), "no clock");
}

#[test]
fn setup_offers_another_board_only_where_board_is_shown() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.open_setup("Link");
    stage.scroll_to("New board");
    assert!(stage.shows("Paste code"));
    stage.scroll_to("Timed");
    stage.press("Timed");
    stage.frames(2);
    stage.scroll_to("Paste code");
    assert!(!stage.shows("New board"));
}

#[test]
fn link_pause_stops_clock_and_hides_board() {
    for (size, key) in [(WIDE, 'p'), (TALL, 'p')] {
        let mut stage = Stage::playing_in(size, Storage::nowhere(), game("link:8x8#2", &ALONE));
        stage.press("Start");
        seconds(&mut stage, 2);
        stage.letter(key);
        stage.frames(2);
        assert_eq!(stage.phase(), Some(Phase::Paused));
        let before = left(&stage);
        assert!(stage.shows("Paused"));
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
fn timed_game_pauses_when_window_loses_focus() {
    let mut stage = Stage::playing(game("link:8x8#2", &ALONE));
    stage.press("Start");
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
fn untimed_game_never_pauses() {
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
fn timed_game_is_lost_when_time_is_up() {
    let mut stage = Stage::playing(game("link:6x6,t6+0#4", &ALONE));
    stage.press("Start");
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
fn link_without_pairs_offers_shuffle_undo_and_restart() {
    let code = "link:2x4,untimed=ab/ba/cd/dc";
    let mut stage = Stage::playing(game(code, &ALONE));
    assert!(stage.shows("No moves left"), "{:?}", stage.words());
    stage.press_button("Shuffle");
    stage.finish_animations();
    let Position::Link(link) = stage.game().position() else {
        panic!("a game of Link");
    };
    assert!(!link.is_stuck(), "a shuffle brings pairs that go");
    while stage.game().position().outcome().is_none() {
        let (a, b) = pair(&stage);
        click(&mut stage, a);
        click(&mut stage, b);
        stage.finish_animations();
    }
    assert_eq!(
        stage.game().position().outcome(),
        Some(Outcome::Won(Seat::FIRST))
    );
}

#[test]
fn link_shuffle_after_undo_is_the_same() {
    let mut stage = Stage::playing(game("link:2x4,untimed=ab/ba/cd/dc", &ALONE));
    stage.press_button("Shuffle");
    stage.finish_animations();
    let first = stage.tiles();
    stage.letter('u');
    stage.frames(3);
    stage.press_button("Shuffle");
    stage.finish_animations();
    assert_eq!(stage.tiles(), first);
}

#[test]
fn clock_survives_restart_of_program() {
    let folder = std::env::temp_dir().join(format!("tessella-clock-{}", std::process::id()));
    let storage =
        |folder: &PathBuf| Storage::in_folders(&folder.join("data"), &folder.join("config"));
    let mut stage = Stage::playing_in(WIDE, storage(&folder), game("link:8x8#2", &ALONE));
    stage.set_motion(Motion::Off);
    stage.press("Start");
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
    assert!(stage.shows("Resume"));
    drop(stage);
    fs::remove_dir_all(&folder).expect("a folder of the test's own");
}

#[test]
fn nothing_of_a_paused_board_is_drawn() {
    // Everything on a board is a mesh, in the layers that the camera sees or not. The page is one as well, in a layer of its own.
    let is_drawn = |stage: &mut Stage| {
        let world = stage.world();
        let mut cameras = world.query_filtered::<Option<&RenderLayers>, With<Camera>>();
        let seen = cameras.single(world).expect("one camera").cloned();
        let seen = seen.unwrap_or_default();
        let mut meshes = world.query_filtered::<Option<&RenderLayers>, With<Mesh2d>>();
        let layers: Vec<bool> = meshes
            .iter(world)
            .filter(|&layers| layers != Some(&RenderLayers::layer(1)))
            .map(|layers| layers.cloned().unwrap_or_default().intersects(&seen))
            .collect();
        assert!(layers.len() > 36, "{}", layers.len());
        layers.contains(&true)
    };
    for code in [
        "link:6x6,f9#3",
        "link:hex6x6,f9,t60+2#3",
        "link:16x16,f36#1",
    ] {
        let mut stage = Stage::playing(game(code, &ALONE));
        assert_eq!(stage.phase(), Some(Phase::Paused));
        assert!(!is_drawn(&mut stage), "{code}: before the clock runs");
        stage.press("Start");
        assert!(is_drawn(&mut stage), "{code}");
        stage.wheel(
            stage.place_of(CellId(0)),
            bevy::input::mouse::MouseScrollUnit::Line,
            3.0,
        );
        let first = stage.middle_of(CellId(0));
        stage.click(first);
        assert_eq!(picked(&stage), Some(CellId(0)));
        stage.letter('p');
        stage.frame();
        assert_eq!(stage.phase(), Some(Phase::Paused));
        assert!(!is_drawn(&mut stage), "{code}: paused");
        stage.letter('p');
        stage.frames(2);
        assert!(is_drawn(&mut stage), "{code}: resumed");
        // The cover goes with the screen.
        stage.letter('p');
        stage.frames(2);
        stage.escape();
        assert_eq!(stage.screen(), Screen::Title);
        stage.show(game("row:7x7,k3,s2#1", &[Player::Human; 2]));
        assert!(is_drawn(&mut stage));
    }
}

#[test]
fn slow_frame_does_not_skip_line() {
    let mut stage = Stage::playing(game("link:4x2,f4,untimed=abba/cddc", &[Player::Human]));
    stage.click(stage.place_of(CellId(0)));
    stage.click(stage.place_of(CellId(3)));
    assert!(stage.is_animating());
    stage.pass(Duration::from_secs(5));
    assert!(stage.is_animating());
    stage.finish_animations();
}

#[test]
fn wide_board_whose_tiles_fall_stands_upright_on_a_small_phone() {
    let size = UVec2::new(360, 640);
    let falling = game("link:16x10,f24,untimed,down#7", &ALONE);
    let mut stage = Stage::playing_in(size, Storage::nowhere(), falling);
    stage.frames(3);
    assert!(stage.resource::<View>().cell() >= 28.0);
    // The tile below another one is at its left side, and the board says where tiles move as it is seen.
    let [upper, lower] = [CellId(0), CellId(16)].map(|cell| stage.place_of(cell));
    assert!(lower.x < upper.x && (lower.y - upper.y).abs() < 1.0);
    let rotation = stage.resource::<BoardOrientation>().rotation;
    let said = game_ui(stage.game().position()).details_as_seen(rotation, Language::English);
    assert!(said.ends_with("tiles slide left"), "{said}");
}

#[test]
fn result_has_its_room_below_a_board_that_needed_the_height() {
    let size = UVec2::new(360, 640);
    let mut stage = Stage::playing_in(
        size,
        Storage::nowhere(),
        game("link:16x10,f24,t6+0#7", &ALONE),
    );
    stage.press("Start");
    stage.frames(3);
    let before = stage.resource::<View>().cell();
    seconds(&mut stage, 7);
    stage.until("the result", |stage| stage.phase() == Some(Phase::Over));
    stage.frames(30);
    assert!(stage.shows("Out of time"), "{:?}", stage.words());
    assert!(stage.resource::<View>().cell() < before);
    let mut all = Vec::new();
    check(&mut stage, "the result", &mut all);
    assert_none(&all);
}
