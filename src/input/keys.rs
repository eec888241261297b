//! Keys on the board.

use crate::core::controls::{
    Action, ControlCapture, ControlNames, HeldModifiers, KeyboardFocus, sign_of,
};
use crate::core::on_screen_keyboard::KeyboardSpace;
use crate::core::settings::Settings;
use crate::core::{
    CurrentGame, FrameSystems, GoBack, Input, InputQueue, KeySystems, OpenScreen, Screen,
    ScreenSystems,
};
use crate::input::choice::ReadKeys;
use crate::input::meaning::{can_visit, input_of};
use crate::ui;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::egui::Memory;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tessella_boards::Board;
use tessella_games::Rules;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // Runs on every screen, so that a key on another screen is not taken for one on the board.
        read_keys
            .in_set(ReadKeys)
            .in_set(KeySystems)
            .in_set(FrameSystems::Input),
    )
    .add_systems(EguiPrimaryContextPass, notice_focus.after(ScreenSystems));
}

fn notice_focus(mut contexts: EguiContexts, mut focus: ResMut<KeyboardFocus>) -> Result {
    let context = contexts.ctx_mut()?;
    *focus = KeyboardFocus {
        is_writing: context.text_edit_focused(),
        is_on_board: ui::board_has_focus(context),
        is_nowhere: context.memory(Memory::focused).is_none(),
    };
    Ok(())
}

/// Modifier keys held at the time of an event. [`ButtonInput`] has their state at the end of a frame, when a short
/// press is over already.
#[derive(Default)]
struct Modifiers(Vec<KeyCode>);

impl Modifiers {
    fn follow(&mut self, key: &KeyboardInput) {
        self.0.retain(|&held| held != key.key_code);
        let is_modifier = HeldModifiers::COMMAND.contains(&key.key_code)
            || HeldModifiers::SHIFT.contains(&key.key_code);
        if is_modifier && key.state == ButtonState::Pressed {
            self.0.push(key.key_code);
        }
    }

    fn holds(&self, any: &[KeyCode]) -> bool {
        self.0.iter().any(|held| any.contains(held))
    }

    fn held(&self) -> HeldModifiers {
        HeldModifiers {
            command: self.holds(&HeldModifiers::COMMAND),
            shift: self.holds(&HeldModifiers::SHIFT),
        }
    }
}

/// The player's keys, and what else takes keys.
#[derive(SystemParam)]
struct KeyReader<'w> {
    settings: Res<'w, Settings>,
    focus: Res<'w, KeyboardFocus>,
    capture: Res<'w, ControlCapture>,
    names: ResMut<'w, ControlNames>,
}

impl KeyReader<'_> {
    /// Notes what a key types, which is its name where keys are chosen by their place.
    fn learn(&mut self, key: &KeyboardInput, held: HeldModifiers) {
        if held == HeldModifiers::default()
            && let Some(sign) = self.names.news(key)
        {
            self.names.learn(key.key_code, sign);
        }
    }

    /// Returns what a key does. A text field takes the keys that it can, and the table of keys all.
    fn action(&self, key: &KeyboardInput, held: HeldModifiers) -> Option<Action> {
        let controls = &self.settings.controls;
        let chosen = || controls.action_of(key, held);
        if self.capture.takes_input() {
            return None;
        }
        let fixed = fixed_action(key, held, self.focus.is_writing);
        fixed.or_else(|| chosen().filter(|_| !self.focus.is_writing))
    }
}

/// Puts the keys on the board into the queue of inputs.
fn read_keys(
    mut events: MessageReader<WindowEvent>,
    mut modifiers: Local<Modifiers>,
    (mut reader, keyboard): (KeyReader, Res<KeyboardSpace>),
    current: Res<CurrentGame>,
    screen: Res<State<Screen>>,
    mut queue: ResMut<InputQueue>,
    mut commands: Commands,
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
        let held = modifiers.held();
        reader.learn(key, held);
        let action = reader.action(key, held);
        let game = current.game().filter(|_| is_shown);
        let input = match (action, game) {
            // This key hides the on-screen keyboard.
            (Some(Action::Back), _) if keyboard.is_shown() => None,
            (Some(Action::Back), _) => Some(Input::Back),
            (Some(Action::Help), _) => Some(Input::Help).filter(|_| can_visit(*screen.get())),
            (Some(action), Some(game)) => {
                let board = game.position().board();
                board_input(action, reader.focus.is_on_board, board)
            }
            (None, Some(_)) if !held.command && !reader.capture.takes_input() => {
                digit(key.key_code).map(Input::Digit)
            }
            (_, None) | (None, Some(_)) => None,
        };
        // A held key repeats no faster than its inputs are handled.
        if key.repeat && !(matches!(input, Some(Input::Arrow(_))) && queue.is_empty()) {
            continue;
        }
        match input {
            Some(Input::Back) if !is_shown => {
                commands.trigger(GoBack);
            }
            Some(Input::Help) if !is_shown => {
                commands.trigger(OpenScreen(Screen::Help));
            }
            Some(input) => queue.push_event(number.id, input),
            None => {}
        }
    }
}

/// Returns the input of an action. A focused widget takes the keys that move the focus and activate it, unless the
/// keyboard is free.
fn board_input(action: Action, is_free: bool, board: &Board) -> Option<Input> {
    input_of(action, board).filter(|_| is_free || !action.moves_focus())
}

/// Returns the action of a key that the player cannot change. Escape in a text field only leaves that.
fn fixed_action(key: &KeyboardInput, held: HeldModifiers, is_writing: bool) -> Option<Action> {
    // A phone reports the logical key only. That key also leaves the screen from within a text field.
    let is_back = key.key_code == KeyCode::Escape && !is_writing
        || key.key_code == KeyCode::BrowserBack
        || key.logical_key == Key::BrowserBack;
    if is_back {
        return Some(Action::Back);
    }
    if key.key_code == KeyCode::F1 {
        return Some(Action::Help);
    }
    if !held.command || is_writing {
        return None;
    }
    match (sign_of(key)?, held.shift) {
        ('z', false) => Some(Action::Undo),
        ('z', true) | ('y', _) => Some(Action::Redo),
        _ => None,
    }
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
