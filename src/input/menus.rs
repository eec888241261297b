//! Keys and gamepad buttons in menus: those that move the focus and press what is in focus become egui's own keys.

use crate::core::controls::{Action, ControlCapture, HeldModifiers, KeyboardFocus};
use crate::core::egui_keys::press;
use crate::core::settings::Settings;
use crate::core::{MenuKeySystems, Phase, Screen};
use crate::input::catch::CatchControls;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            press_menu_keys,
            press_menu_buttons.run_if(not(in_state(Phase::Playing))),
        )
            .in_set(MenuKeySystems)
            .after(CatchControls)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Keys that egui understands by itself, whatever the player has chosen. Nobody can lose the way through the menus.
const OWN_KEYS: [KeyCode; 11] = [
    KeyCode::ArrowUp,
    KeyCode::ArrowRight,
    KeyCode::ArrowDown,
    KeyCode::ArrowLeft,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Enter,
    KeyCode::NumpadEnter,
    KeyCode::Space,
];

/// Returns egui's key for an action in a menu. If nothing has the focus, a direction gives it to the first widget.
fn menu_key(action: Action, focus: &KeyboardFocus) -> Option<egui::Key> {
    Some(match action {
        Action::Choose => egui::Key::Enter,
        _ if !action.moves_focus() => return None,
        _ if focus.is_nowhere => egui::Key::Tab,
        Action::Up => egui::Key::ArrowUp,
        Action::Right => egui::Key::ArrowRight,
        Action::Down => egui::Key::ArrowDown,
        Action::Left => egui::Key::ArrowLeft,
        Action::UpLeft => egui::Key::Home,
        Action::UpRight => egui::Key::PageUp,
        Action::DownLeft => egui::Key::End,
        _ => egui::Key::PageDown,
    })
}

/// Presses and releases a key of egui in all windows.
fn press_in(inputs: &mut Query<&mut EguiInput>, key: egui::Key) {
    for mut input in inputs {
        input.events.extend(press(key));
    }
}

/// Turns the player's keys into those of egui, unless they are for the board or for a text field.
fn press_menu_keys(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    settings: Res<Settings>,
    focus: Res<KeyboardFocus>,
    capture: Res<ControlCapture>,
    screen: Res<State<Screen>>,
    mut inputs: Query<&mut EguiInput>,
) {
    let is_for_board = *screen.get() == Screen::Play && focus.is_on_board;
    if is_for_board || focus.is_writing || capture.takes_input() {
        pressed.clear();
        return;
    }
    let held = HeldModifiers::now(&held);
    for key in pressed.read() {
        if key.state == ButtonState::Released || OWN_KEYS.contains(&key.key_code) {
            continue;
        }
        let action = settings.controls.action_of(key, held);
        let action = action.filter(|&action| !(key.repeat && action == Action::Choose));
        if let Some(key) = action.and_then(|action| menu_key(action, &focus)) {
            press_in(&mut inputs, key);
        }
    }
}

/// Turns the buttons of pads into keys of egui wherever a pad does not move the focus on the board.
fn press_menu_buttons(
    pads: Query<&Gamepad>,
    settings: Res<Settings>,
    focus: Res<KeyboardFocus>,
    capture: Res<ControlCapture>,
    mut inputs: Query<&mut EguiInput>,
) {
    if capture.takes_input() {
        return;
    }
    for button in pads.iter().flat_map(Gamepad::get_just_pressed) {
        let action = settings.controls.action_of_button(*button);
        if let Some(key) = action.and_then(|action| menu_key(action, &focus)) {
            press_in(&mut inputs, key);
        }
    }
}
