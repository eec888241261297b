//! The order of inputs: inputs within one frame have the same results as inputs in a frame each, and an animation loses
//! none.

use crate::stage::{Stage, game};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use tessella::board::Cursor;
use tessella::core::settings::Motion;
use tessella::core::{Hint, Phase, Screen};
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;
use tessella_games::{Move, Rules, Seat};
use tessella_session::{Player, Record};

const HUMAN: Player = Player::Human;

/// A key, with both of its codes.
type AnyKey = (KeyCode, Key);

/// Returns the key with this sign; `+` stands for Enter, and `^>v<` for the arrows.
fn key(sign: char) -> AnyKey {
    let letter = || Key::Character(sign.to_string().into());
    match sign {
        '+' => (KeyCode::Enter, Key::Enter),
        '^' => (KeyCode::ArrowUp, Key::ArrowUp),
        '>' => (KeyCode::ArrowRight, Key::ArrowRight),
        'v' => (KeyCode::ArrowDown, Key::ArrowDown),
        '<' => (KeyCode::ArrowLeft, Key::ArrowLeft),
        '1' => (KeyCode::Digit1, letter()),
        '2' => (KeyCode::Digit2, letter()),
        '3' => (KeyCode::Digit3, letter()),
        '4' => (KeyCode::Digit4, letter()),
        'u' => (KeyCode::KeyU, letter()),
        'r' => (KeyCode::KeyR, letter()),
        's' => (KeyCode::KeyS, letter()),
        'n' => (KeyCode::KeyN, letter()),
        'h' => (KeyCode::KeyH, letter()),
        'p' => (KeyCode::KeyP, letter()),
        _ => panic!("no key for {sign}"),
    }
}

/// Presses keys within one frame, without running it.
fn press_all(stage: &mut Stage, signs: &str) {
    for (code, key) in signs.chars().map(key) {
        stage.hold(code, key.clone());
        stage.release_key(code, key);
    }
}

/// State that must not depend on how inputs are distributed over frames.
#[derive(Debug, PartialEq)]
struct State {
    games: Vec<Record>,
    focus: (CellId, bool),
    phase: Option<Phase>,
    has_hint: bool,
}

fn state(stage: &Stage) -> State {
    let cursor = stage.resource::<Cursor>();
    State {
        games: stage.games().into_iter().map(|game| game.record).collect(),
        focus: (cursor.cell, cursor.shown),
        phase: stage.phase(),
        has_hint: *stage.hint() != Hint::None,
    }
}

/// Plays the same keys in one frame, and in a frame each, and compares the results.
fn compare(code: &str, players: &[Player], motion: Motion, signs: &str) {
    let [together, apart] = [true, false].map(|is_together| {
        let mut stage = Stage::playing(game(code, players));
        stage.set_motion(motion);
        if stage.phase() == Some(Phase::Paused) {
            stage.press("Start");
        }
        if is_together {
            press_all(&mut stage, signs);
            stage.frames(signs.len());
        } else {
            for sign in signs.chars() {
                press_all(&mut stage, &sign.to_string());
                stage.frame();
            }
        }
        state(&stage)
    });
    assert_eq!(together, apart, "{code}: {signs:?}");
}

#[test]
fn keys_of_one_frame_have_same_results_as_keys_in_a_frame_each() {
    let two = [HUMAN, HUMAN];
    for (code, players, signs, motion) in [
        (
            "drench:9x9,c4#3",
            &two[..1],
            "^>v<+1234urs+",
            Motion::Normal,
        ),
        ("drench:5x5,c4,s2#3", &two, "123ur+>v", Motion::Off),
        ("row:5x4,k4,fall,s2#1", &two, "<>+urs", Motion::Off),
        ("row:5x4,k4,fall,s2#1", &two, "<>+urs", Motion::Slow),
        ("light:4x4#3", &two[..1], "^>v<urs", Motion::Fast),
        (
            "link:6x6,f9,untimed#3",
            &two[..1],
            "^>v<+ursh",
            Motion::Normal,
        ),
        ("link:6x6#3", &two[..1], "^>v<urshp", Motion::Normal),
    ] {
        let mut stream = SeededRng::new(b"keyorder", code.len() as u64);
        let known: Vec<char> = signs.chars().collect();
        for _ in 0..2 {
            let signs = (0..20).map(|_| known[stream.below(known.len() as u32) as usize]);
            compare(code, players, motion, &signs.collect::<String>());
        }
    }
}

#[test]
fn undo_key_after_digit_in_same_frame_undoes_that_move() {
    let mut stage = Stage::playing(game("drench:15x15,c6#4711", &[HUMAN]));
    let first = stage.legal()[0];
    stage.digit(first);
    let legal = stage.legal().into_iter();
    let second = legal.map(|colour| colour.0).find(|&colour| colour < 4);
    let second = char::from(b'1' + second.expect("a colour with a key in this test"));
    press_all(&mut stage, &format!("{second}u"));
    stage.frames(2);
    assert_eq!(stage.cursor(), 1, "the move before stays");
    assert_eq!(stage.game().moves().len(), 2, "the digit was a move");
}

#[test]
fn new_board_key_comes_before_keys_after_it() {
    let mut stage = Stage::playing(game("row:5x5,k4,s2#1", &[HUMAN, HUMAN]));
    press_all(&mut stage, "v+n>+");
    stage.frames(5);
    stage.finish_animations();
    let games = stage.games();
    let moves: Vec<usize> = games.iter().map(|game| game.record.moves.len()).collect();
    assert_eq!(moves, [1, 1]);
}

#[test]
fn modifier_keys_apply_at_the_time_of_a_key() {
    let mut stage = Stage::playing(game("drench:15x15,c6#4711", &[HUMAN]));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.hold(KeyCode::ControlLeft, Key::Control);
    stage.hold(KeyCode::KeyZ, Key::Character("z".into()));
    stage.release_key(KeyCode::KeyZ, Key::Character("z".into()));
    stage.release_key(KeyCode::ControlLeft, Key::Control);
    stage.frame();
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn keys_and_presses_of_one_frame_keep_their_order() {
    let mut stage = Stage::playing(game("row:5x5,k4,s2#1", &[HUMAN, HUMAN]));
    stage.set_motion(Motion::Off);
    stage.point_at(stage.place_of(CellId(7)));
    stage.frame();
    stage.mouse_button(MouseButton::Left, ButtonState::Pressed);
    stage.mouse_button(MouseButton::Left, ButtonState::Released);
    press_all(&mut stage, "u");
    stage.frames(3);
    assert_eq!((stage.cursor(), stage.game().moves().len()), (0, 1));
    press_all(&mut stage, "r");
    stage.point_at(stage.place_of(CellId(8)));
    stage.mouse_button(MouseButton::Left, ButtonState::Pressed);
    stage.mouse_button(MouseButton::Left, ButtonState::Released);
    stage.frames(4);
    let moves: Vec<Move> = stage.game().moves().iter().map(|made| made.mv).collect();
    assert_eq!(moves, [7, 8].map(|cell| Move::Cell(CellId(cell))));
}

#[test]
fn pad_buttons_of_one_frame_keep_their_order() {
    use bevy::input::gamepad::{RawGamepadButtonChangedEvent, RawGamepadEvent};
    let mut stage = Stage::playing(game("drench:15x15,c6#4711", &[HUMAN]));
    let pad = stage.connect_pad();
    let colour = stage.legal()[0];
    stage.digit(colour);
    // In the order of the buttons, redo would come after both.
    for button in [
        GamepadButton::West,
        GamepadButton::RightTrigger,
        GamepadButton::West,
    ] {
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent::new(pad, button, value);
            stage.write(RawGamepadEvent::Button(changed));
        }
    }
    stage.frames(3);
    assert_eq!(stage.cursor(), 0);
    assert!(stage.game().can_redo());
}

#[test]
fn back_key_is_handled_after_keys_before_it() {
    let mut stage = Stage::playing(game("row:5x5,k4,s2#1", &[HUMAN, HUMAN]));
    stage.set_motion(Motion::Off);
    press_all(&mut stage, "v+u");
    stage.hold(KeyCode::Escape, Key::Escape);
    press_all(&mut stage, "v+");
    stage.frames(8);
    assert_eq!(stage.screen(), Screen::Title);
    assert_eq!((stage.cursor(), stage.game().moves().len()), (0, 1));
}

#[test]
fn press_during_animation_is_made_at_its_end() {
    let mut stage = Stage::playing(game("row:5x4,k4,fall,s2#1", &[HUMAN, HUMAN]));
    stage.set_motion(Motion::Slow);
    press_all(&mut stage, "v+>");
    stage.frames(3);
    assert!(stage.is_animating());
    press_all(&mut stage, "+");
    stage.frame();
    assert_eq!(stage.cursor(), 1, "the first stone still falls");
    stage.until("the second stone", |stage| stage.cursor() == 2);
    assert_eq!(stage.game().moves()[1].mv, Move::Cell(CellId(16)));
    stage.finish_animations();
    assert_eq!(stage.cursor(), 2);
}

#[test]
fn roll_during_animation_is_made_at_its_end_and_only_once() {
    let mut stage = Stage::playing(game("race:track100,s2,once#5", &[HUMAN, HUMAN]));
    press_all(&mut stage, "+");
    stage.frame();
    assert!(stage.cursor() == 1 && stage.is_animating());
    for _ in 0..3 {
        press_all(&mut stage, "+");
        stage.frame();
    }
    assert_eq!(stage.cursor(), 1);
    stage.finish_animations();
    stage.finish_animations();
    assert_eq!(stage.cursor(), 2, "one roll is deferred");
    // The button stays, so it can be pressed as well.
    press_all(&mut stage, "+");
    stage.frames(2);
    assert!(stage.is_animating());
    stage.press_button("Roll");
    assert_eq!(stage.cursor(), 3);
    stage.finish_animations();
    stage.finish_animations();
    assert_eq!(stage.cursor(), 4);
}

#[test]
fn deferred_input_is_dropped_by_undo_and_by_leaving() {
    let mut stage = Stage::playing(game("race:track100,s2,once#5", &[HUMAN, HUMAN]));
    press_all(&mut stage, "++u");
    stage.frames(4);
    assert_eq!(stage.cursor(), 0);
    stage.finish_animations();
    stage.frames(60);
    assert_eq!(
        stage.cursor(),
        0,
        "the deferred roll was for another position"
    );
    press_all(&mut stage, "++");
    stage.frames(2);
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
    stage.press("Continue");
    stage.frames(60);
    assert_eq!((stage.screen(), stage.cursor()), (Screen::Play, 1));
}

#[test]
fn double_click_does_not_move_for_next_player() {
    let mut stage = Stage::playing(game("row:5x4,k4,fall,s2#1", &[HUMAN, HUMAN]));
    stage.set_motion(Motion::Slow);
    let place = stage.place_of(CellId(2));
    stage.click(place);
    assert!(stage.is_animating());
    stage.click(place);
    stage.finish_animations();
    assert_eq!(stage.cursor(), 1);
    // A press on another tile is the next player's.
    stage.click(place);
    stage.click(stage.place_of(CellId(3)));
    stage.finish_animations();
    stage.finish_animations();
    assert_eq!(stage.cursor(), 3);
    assert_eq!(stage.game().last_mover(), Some(Seat::FIRST));
}

#[test]
fn held_arrow_does_not_lag_behind_frames() {
    let mut stage = Stage::playing(game("drench:15x15,c6#4711", &[HUMAN]));
    press_all(&mut stage, "v");
    stage.frame();
    for _ in 0..8 {
        stage.repeat(KeyCode::ArrowRight, Key::ArrowRight);
    }
    stage.frame();
    let cell = stage.resource::<Cursor>().cell;
    stage.frames(8);
    assert_eq!(stage.resource::<Cursor>().cell, cell);
}

#[test]
fn countdown_ends_game_during_animation() {
    let mut stage = Stage::playing(game("link:6x6,t6+0#4", &[HUMAN]));
    stage.set_motion(Motion::Slow);
    stage.press("Start");
    let pair = stage.game().position().legal_moves().into_iter().next();
    let Some(Move::Pair(a, b)) = pair else {
        panic!("a pair to begin with");
    };
    stage.click(stage.place_of(a));
    stage.until("the last moment", |stage| {
        stage.game().time_left().is_some_and(|left| left < 150)
    });
    stage.click(stage.place_of(b));
    assert_eq!(stage.cursor(), 1);
    stage.until("the end", |stage| {
        stage.game().position().outcome().is_some()
    });
    assert!(stage.is_animating(), "the pair has not disappeared yet");
    stage.until("the result", |stage| stage.phase() == Some(Phase::Over));
}
