//! Switch scanning: whole games with one key, and with two; and the same games with a pad.

use crate::shapes::good_move;
use crate::stage::{Stage, TALL, WIDE, game};
use bevy::input::keyboard::Key;
use bevy::prelude::{GamepadButton, KeyCode};
use std::collections::HashSet;
use std::time::Duration;
use tessella::app::core::scan::{Scan, ScanMode, Scanning};
use tessella::app::core::settings::{Motion, Settings};
use tessella::app::core::storage::Storage;
use tessella::app::core::{Phase, Screen};
use tessella::boards::{CellId, Direction};
use tessella::games::{Level, Move, Position, Rules, Turn};
use tessella::session::Player;

const HUMAN: Player = Player::Human;
const EASY: Player = Player::Computer(Level::Easy);

/// A game of each kind, with its players.
const GAMES: [(&str, &[Player]); 8] = [
    ("drench:6x6,c5#1", &[HUMAN]),
    ("drench:hex5x5,c5,s2#3", &[HUMAN, EASY]),
    ("link:4x4,f6,untimed#1", &[HUMAN]),
    ("light:5x5,b8#1", &[HUMAN]),
    ("row:4x4,k3,s2#1", &[HUMAN, EASY]),
    ("row:3x3x3,k3,fall,s2#1", &[HUMAN, HUMAN]),
    ("race:track20,s2#1", &[HUMAN, EASY]),
    ("blockade:5x5,s2,b2#1", &[HUMAN, EASY]),
];

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

/// A way to choose a cell: the first one that is wanted.
type Choose<'a> = &'a mut dyn FnMut(&mut Stage, &dyn Fn(&Stage, CellId) -> bool);

/// Makes a move by choosing cells.
pub fn make(stage: &mut Stage, mv: Move, choose: Choose<'_>) {
    let runner = |stage: &Stage| {
        let position = stage.game().position();
        let seat = position.to_move().seat().expect("a seat to move");
        position.pieces()[seat.index()].at
    };
    let is_blockade = matches!(stage.game().position(), Position::Blockade(_));
    match mv {
        Move::Paint(colour) => choose(stage, &|stage, cell| match stage.game().position() {
            Position::Drench(drench) => drench.flood().shown(cell) == colour,
            _ => false,
        }),
        Move::Pair(a, b) => {
            choose(stage, &|_, cell| cell == a);
            choose(stage, &|_, cell| cell == b);
        }
        Move::Cell(to) | Move::Fly(to) => {
            if is_blockade {
                choose(stage, &|stage, cell| Some(cell) == runner(stage));
            }
            choose(stage, &|_, cell| cell == to);
        }
        Move::Build(first, second) => {
            choose(stage, &|_, cell| cell == first);
            choose(stage, &|_, cell| cell == second.unwrap_or(first));
        }
        Move::Piece(_) | Move::PieceByBranch(_) => choose(stage, &|_, _| true),
        Move::Chance(_) | Move::TimeUp | Move::Pass => panic!("no cell is chosen for that"),
    }
}

/// Requests a random outcome by scanning.
fn roll(stage: &mut Stage) {
    while !stage.resource::<Scan>().is_on_board() {
        step(stage);
    }
    enter(stage);
}

/// Plays to the end. `roll` requests a random outcome.
fn play_to_the_end(stage: &mut Stage, choose: Choose<'_>, roll: impl Fn(&mut Stage)) {
    for turn in 0.. {
        assert!(turn < 1500, "{} does not end", stage.game().code());
        let Some((_, player)) = stage.game().player_to_move() else {
            break;
        };
        let before = stage.cursor();
        if player == HUMAN {
            match stage.game().position().to_move() {
                Turn::Chance(_) => roll(stage),
                _ => make(stage, good_move(stage), choose),
            }
        }
        stage.until("a move", |stage| stage.cursor() > before);
        stage.finish_animations();
    }
    stage.until("the end", |stage| stage.phase() == Some(Phase::Over));
    assert!(!stage.resource::<Scan>().is_on_board());
}

#[test]
fn whole_games_are_played_with_one_key() {
    for (code, players) in GAMES {
        let mut stage = Stage::playing_in(WIDE, Storage::nowhere(), game(code, players));
        stage.set_motion(Motion::Off);
        scan(&mut stage, ScanMode::Automatic);
        play_to_the_end(&mut stage, &mut choose, roll);
    }
}

#[test]
fn whole_games_are_played_with_two_keys() {
    for (code, players) in GAMES {
        let mut stage = Stage::playing_in(TALL, Storage::nowhere(), game(code, players));
        stage.set_motion(Motion::Off);
        scan(&mut stage, ScanMode::ByKey);
        play_to_the_end(&mut stage, &mut choose, roll);
    }
}

#[test]
fn whole_games_are_played_with_a_pad() {
    for (code, players) in GAMES {
        // The cross has no key for the next layer; a board of squares has all cells in reach.
        let code = code.replace("3x3x3,k3,fall", "5x5,k3,fall");
        let mut stage = Stage::playing_in(WIDE, Storage::nowhere(), game(&code, players));
        stage.set_motion(Motion::Off);
        let pad = stage.connect_pad();
        let mut choose = |stage: &mut Stage, wants: &dyn Fn(&Stage, CellId) -> bool| {
            let cells: Vec<CellId> = stage.game().position().board().cells().collect();
            let before = stage.cursor();
            for cell in cells {
                if !wants(stage, cell) || stage.cursor() > before {
                    continue;
                }
                // The cross moves the ball itself.
                let walk = match stage.game().position() {
                    Position::LightBlock(light) => Direction::ORTHOGONAL
                        .into_iter()
                        .find(|&direction| light.board().step(light.at(), direction) == Some(cell)),
                    _ => None,
                };
                match walk {
                    Some(direction) => stage.cross(pad, direction),
                    None => stage.choose_by_pad(pad, cell),
                }
                stage.frames(2);
            }
        };
        play_to_the_end(&mut stage, &mut choose, |stage| {
            stage.pad(pad, GamepadButton::South);
        });
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
            match by_pad {
                true => stage.pad(pad, GamepadButton::South),
                false => stage.key(KeyCode::Space, Key::Space),
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
