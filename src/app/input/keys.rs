//! Keyboard and pad input on the board. Like [`super::pointer`], it moves the one focus cursor and writes requests.

use crate::app::board::Cursor;
use crate::app::core::{
    CurrentGame, DrawScreens, GameRequest, GoBack, Hint, Mode, NewBoard, Phase, Pressing, Screen,
    Step, Thinking, Turned,
};
use crate::app::input::choice::{Choice, as_seen, is_for_chance, walker};
use crate::boards::{Board, Direction};
use crate::games::Rules;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Writing>()
        .add_systems(
            Update,
            keys.in_set(Step::Input)
                .in_set(Pressing)
                .after(Thinking)
                .run_if(in_state(Screen::Play))
                .run_if(not(in_state(Phase::Replay).or_else(in_state(Phase::Paused)))),
        )
        .add_systems(
            Update,
            go_on_by_key
                .in_set(Step::Input)
                .in_set(Pressing)
                .run_if(in_state(Phase::Paused)),
        )
        .add_systems(Update, back_key.in_set(Step::Input).in_set(Pressing))
        .add_systems(EguiPrimaryContextPass, notice_writing.after(DrawScreens));
}

/// `true` while a text field has the keyboard focus.
#[derive(Resource, Default)]
struct Writing(bool);

fn notice_writing(mut contexts: EguiContexts, mut writing: ResMut<Writing>) -> Result {
    writing.0 = contexts.ctx_mut()?.text_edit_focused();
    Ok(())
}

fn keys(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    egui: Res<EguiWantsInput>,
    table: Res<CurrentGame>,
    mut cursor: ResMut<Cursor>,
    mut choices: MessageWriter<Choice>,
    mut requests: MessageWriter<GameRequest>,
    mut new_board: MessageWriter<NewBoard>,
    mut hint: ResMut<Hint>,
    mut next: ResMut<NextState<Phase>>,
    mode: Res<State<Mode>>,
    turned: Res<Turned>,
) {
    let Some(game) = table.game() else {
        return;
    };
    let is_alone_here = *mode.get() != Mode::Network;
    let command = held.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for key in pressed
        .read()
        .filter(|key| key.state == ButtonState::Pressed)
    {
        // A focused widget takes the keys that move the focus and activate it.
        if !egui.wants_keyboard_input() {
            let board = game.position().board();
            if let Some(direction) = arrow(key.key_code, board) {
                let direction = as_seen(direction, *turned);
                match walker(game) {
                    Some(from) => {
                        let to = board
                            .step_ignoring_heights(from, direction)
                            .map(Choice::Step);
                        choices.write_batch(to);
                    }
                    None => cursor.step(board, direction),
                }
                continue;
            }
            let presses = matches!(
                key.key_code,
                KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space
            );
            if presses && !key.repeat && is_for_chance(game) {
                choices.write(Choice::Chance);
                continue;
            }
            if presses && !key.repeat && cursor.shown {
                choices.write(Choice::Cell(cursor.cell));
                continue;
            }
        }
        if key.repeat {
            continue;
        }
        if let Some(digit) = digit(key.key_code).filter(|_| !command) {
            choices.write(Choice::Digit(digit));
            continue;
        }
        let Key::Character(letter) = &key.logical_key else {
            continue;
        };
        match (letter.to_lowercase().as_str(), command, shift) {
            ("z", true, false) | ("u", false, _) => {
                requests.write(GameRequest::Undo);
            }
            ("z", true, true) | ("y", true, _) | ("r", false, _) => {
                requests.write(GameRequest::Redo);
            }
            ("s", false, _) if game.cursor() > 0 && is_alone_here => {
                requests.write(GameRequest::Restart);
            }
            ("n", false, _) if is_alone_here => {
                new_board.write(NewBoard);
            }
            ("h", false, _) if is_alone_here => *hint = Hint::Sought,
            ("p", false, _)
                if is_alone_here
                    && game.time_left().is_some()
                    && game.position().outcome().is_none() =>
            {
                next.set(Phase::Paused);
            }
            _ => {}
        }
    }
}

/// Returns the direction of a key: the arrows, and the four keys around End for diagonals or for the layers of a
/// cube.
fn arrow(key: KeyCode, board: &Board) -> Option<Direction> {
    let has_layers = board.directions().contains(&Direction::Above);
    Some(match key {
        KeyCode::ArrowUp => Direction::Up,
        KeyCode::ArrowRight => Direction::Right,
        KeyCode::ArrowDown => Direction::Down,
        KeyCode::ArrowLeft => Direction::Left,
        KeyCode::PageUp if has_layers => Direction::Above,
        KeyCode::PageDown if has_layers => Direction::Below,
        KeyCode::Home => Direction::UpLeft,
        KeyCode::PageUp => Direction::UpRight,
        KeyCode::End => Direction::DownLeft,
        KeyCode::PageDown => Direction::DownRight,
        _ => return None,
    })
}

/// Returns the index of a digit key: 0 for the key 1, 9 for the key 0.
const fn digit(key: KeyCode) -> Option<u8> {
    Some(match key {
        KeyCode::Digit1 | KeyCode::Numpad1 => 0,
        KeyCode::Digit2 | KeyCode::Numpad2 => 1,
        KeyCode::Digit3 | KeyCode::Numpad3 => 2,
        KeyCode::Digit4 | KeyCode::Numpad4 => 3,
        KeyCode::Digit5 | KeyCode::Numpad5 => 4,
        KeyCode::Digit6 | KeyCode::Numpad6 => 5,
        KeyCode::Digit7 | KeyCode::Numpad7 => 6,
        KeyCode::Digit8 | KeyCode::Numpad8 => 7,
        KeyCode::Digit9 | KeyCode::Numpad9 => 8,
        KeyCode::Digit0 | KeyCode::Numpad0 => 9,
        _ => return None,
    })
}

/// Resumes a paused game with the pause key or with a key that activates the focused widget.
fn go_on_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    egui: Res<EguiWantsInput>,
    mut next: ResMut<NextState<Phase>>,
) {
    let presses = [KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space];
    let is_free = !egui.wants_keyboard_input();
    if keys.just_pressed(KeyCode::KeyP) || is_free && keys.any_just_pressed(presses) {
        next.set(Phase::Playing);
    }
}

/// Leaves the text field with the first press, and the screen with the next one.
fn back_key(
    (keys, meanings): (Res<ButtonInput<KeyCode>>, Res<ButtonInput<Key>>),
    pads: Query<&Gamepad>,
    writing: Res<Writing>,
    mut back: MessageWriter<GoBack>,
) {
    // A phone reports the logical key only. That key also leaves the screen from within a text field.
    let by_key = keys.just_pressed(KeyCode::Escape) && !writing.0
        || keys.just_pressed(KeyCode::BrowserBack)
        || meanings.just_pressed(Key::BrowserBack);
    if by_key || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East)) {
        back.write(GoBack);
    }
}
