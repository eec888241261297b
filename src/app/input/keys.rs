//! Keys on the board.

use crate::app::core::on_screen_keyboard::KeyboardSpace;
use crate::app::core::{
    CurrentGame, FrameSystems, GoBack, Input, InputQueue, KeySystems, OpenScreen, Screen,
    ScreenSystems,
};
use crate::app::input::choice::ReadKeys;
use crate::app::ui;
use crate::boards::{Board, Direction};
use crate::games::Rules;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyboardFocus>()
        .add_systems(
            Update,
            // Runs on every screen, so that a key on another screen is not taken for one on the board.
            keys.in_set(ReadKeys)
                .in_set(KeySystems)
                .in_set(FrameSystems::Input),
        )
        .add_systems(EguiPrimaryContextPass, notice_focus.after(ScreenSystems));
}

/// Angle by which a key turns a cube, in degrees.
const TURN: i16 = 15;

/// Holder of the keyboard focus.
#[derive(Resource)]
struct KeyboardFocus {
    /// A text field.
    is_writing: bool,
    /// The board, or nothing.
    is_on_board: bool,
}

impl Default for KeyboardFocus {
    fn default() -> Self {
        Self {
            is_writing: false,
            is_on_board: true,
        }
    }
}

fn notice_focus(mut contexts: EguiContexts, mut focus: ResMut<KeyboardFocus>) -> Result {
    let context = contexts.ctx_mut()?;
    *focus = KeyboardFocus {
        is_writing: context.text_edit_focused(),
        is_on_board: ui::board_has_focus(context),
    };
    Ok(())
}

/// Modifier keys held at the time of an event. [`ButtonInput`] has their state at the end of a frame, when a short
/// press is over already.
#[derive(Default)]
struct Modifiers(Vec<KeyCode>);

impl Modifiers {
    const COMMAND: [KeyCode; 4] = [
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

    fn follow(&mut self, key: &KeyboardInput) {
        self.0.retain(|&held| held != key.key_code);
        let is_modifier =
            Self::COMMAND.contains(&key.key_code) || Self::SHIFT.contains(&key.key_code);
        if is_modifier && key.state == ButtonState::Pressed {
            self.0.push(key.key_code);
        }
    }

    fn holds(&self, any: &[KeyCode]) -> bool {
        self.0.iter().any(|held| any.contains(held))
    }
}

/// Puts the keys on the board into the queue of inputs.
fn keys(
    mut events: MessageReader<WindowEvent>,
    mut modifiers: Local<Modifiers>,
    (focus, keyboard): (Res<KeyboardFocus>, Res<KeyboardSpace>),
    current: Res<CurrentGame>,
    screen: Res<State<Screen>>,
    mut queue: ResMut<InputQueue>,
    (mut back, mut visit): (MessageWriter<GoBack>, MessageWriter<OpenScreen>),
) {
    let is_shown = *screen.get() == Screen::Play;
    for (event, number) in events.read_with_id() {
        let key = match event {
            WindowEvent::KeyboardInput(key) => key,
            WindowEvent::KeyboardFocusLost(_) => {
                modifiers.0.clear();
                continue;
            }
            _ => continue,
        };
        modifiers.follow(key);
        if key.state == ButtonState::Released {
            continue;
        }
        let is_free = focus.is_on_board;
        let input = match current.game().filter(|_| is_shown) {
            // These keys hide the on-screen keyboard.
            _ if leaves(key, false) && keyboard.is_shown() => None,
            _ if leaves(key, focus.is_writing) => Some(Input::Back),
            _ if asks_for_help(key, focus.is_writing) => {
                Some(Input::Help).filter(|_| can_visit(*screen.get()))
            }
            Some(game) => meaning(key, &modifiers, is_free, game.position().board()),
            None => None,
        };
        // A held key repeats no faster than its inputs are handled.
        if key.repeat && !(matches!(input, Some(Input::Arrow(_))) && queue.is_empty()) {
            continue;
        }
        match input {
            Some(Input::Back) if !is_shown => drop(back.write(GoBack)),
            Some(Input::Help) if !is_shown => drop(visit.write(OpenScreen(Screen::Help))),
            Some(input) => queue.push_event(number.id, input),
            None => {}
        }
    }
}

/// Returns the input that a key stands for. A focused widget takes the keys that move the focus and activate it, unless
/// the keyboard is free.
fn meaning(
    key: &KeyboardInput,
    modifiers: &Modifiers,
    is_free: bool,
    board: &Board,
) -> Option<Input> {
    if is_free {
        if let Some(direction) = arrow(key.key_code, board) {
            return Some(Input::Arrow(direction));
        }
        if let KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space = key.key_code {
            return Some(Input::Enter);
        }
    }
    let command = modifiers.holds(&Modifiers::COMMAND);
    let shift = modifiers.holds(&Modifiers::SHIFT);
    if let Some(digit) = digit(key.key_code).filter(|_| !command) {
        return Some(Input::Digit(digit));
    }
    let Key::Character(letter) = &key.logical_key else {
        return None;
    };
    Some(match (letter.to_lowercase().as_str(), command, shift) {
        ("z", true, false) | ("u", false, _) => Input::Undo,
        ("z", true, true) | ("y", true, _) | ("r", false, _) => Input::Redo,
        ("s", false, _) => Input::Restart,
        ("n", false, _) => Input::NewBoard,
        ("h", false, _) => Input::Hint,
        ("p", false, _) => Input::Pause,
        ("m", false, _) => Input::Volume,
        ("," | "<", false, _) => Input::TurnCube(-TURN),
        ("." | ">", false, _) => Input::TurnCube(TURN),
        _ => return None,
    })
}

/// Returns `true` if a key leaves the screen. From a text field, the first press only leaves that.
fn leaves(key: &KeyboardInput, is_writing: bool) -> bool {
    // A phone reports the logical key only. That key also leaves the screen from within a text field.
    key.key_code == KeyCode::Escape && !is_writing
        || key.key_code == KeyCode::BrowserBack
        || key.logical_key == Key::BrowserBack
}

/// Returns `true` if a key opens the help.
fn asks_for_help(key: &KeyboardInput, is_writing: bool) -> bool {
    let is_sign = matches!(&key.logical_key, Key::Character(sign) if sign == "?");
    key.key_code == KeyCode::F1 || is_sign && !is_writing
}

/// Returns `true` if the help can be opened from a screen, and leads back to it.
const fn can_visit(screen: Screen) -> bool {
    matches!(screen, Screen::Title | Screen::Play)
}

/// Returns the direction of a key: the arrows, and the four keys around End for diagonals, for the layers of a cube and
/// for the cubes of a board in four dimensions.
fn arrow(key: KeyCode, board: &Board) -> Option<Direction> {
    let has_layers = board.directions().contains(&Direction::Above);
    let has_cubes = board.directions().contains(&Direction::Ana);
    Some(match key {
        KeyCode::ArrowUp => Direction::Up,
        KeyCode::ArrowRight => Direction::Right,
        KeyCode::ArrowDown => Direction::Down,
        KeyCode::ArrowLeft => Direction::Left,
        KeyCode::PageUp if has_layers => Direction::Above,
        KeyCode::PageDown if has_layers => Direction::Below,
        KeyCode::Home if has_cubes => Direction::Ana,
        KeyCode::End if has_cubes => Direction::Kata,
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
