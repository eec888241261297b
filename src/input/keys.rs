//! Keys on the board.

use crate::core::controls::{
    Action, ControlCapture, ControlNames, HeldModifiers, KeyboardFocus, sign_of,
};
use crate::core::settings::Settings;
use crate::core::{FrameSystems, Input, KeySystems, ScreenSystems};
use crate::input::action_router::ActionRouter;
use crate::input::choice::ReadKeys;
use crate::ui;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::egui::Memory;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

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

/// Sends the actions of keys on, and learns the names of keys.
fn read_keys(
    mut events: MessageReader<WindowEvent>,
    mut modifiers: Local<Modifiers>,
    settings: Res<Settings>,
    focus: Res<KeyboardFocus>,
    capture: Res<ControlCapture>,
    mut names: ResMut<ControlNames>,
    mut router: ActionRouter,
) {
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
        // What a key types is its name where keys are chosen by their place.
        if held == HeldModifiers::default()
            && let Some(sign) = names.news(key)
        {
            names.learn(key.key_code, sign);
        }
        // The table of keys takes all of them.
        if capture.takes_input() {
            continue;
        }
        let fixed = fixed_action(key, held, focus.is_writing);
        let chosen = || settings.controls.action_of(key, held);
        let action = fixed.or_else(|| chosen().filter(|_| !focus.is_writing));
        let input = match action {
            Some(action) => router.input_of(action, focus.is_on_board),
            None => digit(key.key_code)
                .filter(|_| !held.command && router.game().is_some())
                .map(Input::Digit),
        };
        // A held key repeats no faster than its inputs are handled.
        if key.repeat && !(matches!(input, Some(Input::Arrow(_))) && router.is_idle()) {
            continue;
        }
        if let Some(input) = input {
            router.send(input, Some(number.id));
        }
    }
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
