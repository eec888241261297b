//! The next key or gamepad button for the cell of the table of keys that waits for it.

use crate::core::controls::{Action, BoundKey, ControlCapture, ControlCell, ControlSlot, Controls};
use crate::core::settings::Settings;
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Systems that take keys and buttons for the table of keys, before anything else does.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct CatchControls;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        catch_control
            .in_set(CatchControls)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Gives the next key or button to the cell that waits, and hides all keys from the screen meanwhile.
fn catch_control(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    mut capture: ResMut<ControlCapture>,
    mut settings: ResMut<Settings>,
    mut inputs: Query<&mut EguiInput>,
) {
    let Some(cell) = capture.cell else {
        keys.clear();
        buttons.clear();
        if capture.has_taken {
            capture.has_taken = false;
        }
        return;
    };
    let controls = &settings.controls;
    let mut pressed = keys
        .read()
        .filter(|key| key.state == ButtonState::Pressed && !key.repeat);
    let of_keys = pressed.find_map(|key| of_key(cell, key, controls));
    let mut pressed = buttons
        .read()
        .filter(|event| event.state == ButtonState::Pressed);
    let of_buttons = pressed.find_map(|event| of_button(cell, event.button, controls));
    keys.clear();
    buttons.clear();
    for mut input in &mut inputs {
        let is_key =
            |event: &egui::Event| matches!(event, egui::Event::Key { .. } | egui::Event::Text(_));
        input.events.retain(|event| !is_key(event));
    }
    let Some(found) = of_keys.or(of_buttons) else {
        return;
    };
    capture.cell = None;
    capture.has_taken = true;
    match (found, cell.slot) {
        (Caught::Key(key), ControlSlot::Key(index)) => {
            settings.controls.set_key(cell.action, index, key);
        }
        (Caught::Button(button), ControlSlot::Button) => {
            settings.controls.set_button(cell.action, button);
        }
        _ => {}
    }
}

/// Meaning of a key or a button for the cell that waits.
#[derive(Clone, Copy)]
enum Caught {
    /// The cell stays as it was.
    Nothing,
    /// Another key, or none.
    Key(Option<BoundKey>),
    /// Another button, or none.
    Button(Option<GamepadButton>),
}

/// Returns what a key means for a cell. Escape leaves it as it was, and Delete empties it. `None` for a key that cannot be
/// chosen.
fn of_key(cell: ControlCell, key: &KeyboardInput, controls: &Controls) -> Option<Caught> {
    let is_back = key.logical_key == Key::BrowserBack;
    match (key.key_code, cell.slot) {
        (KeyCode::Escape | KeyCode::BrowserBack, _) => Some(Caught::Nothing),
        _ if is_back => Some(Caught::Nothing),
        (KeyCode::Delete, ControlSlot::Key(_)) => Some(Caught::Key(None)),
        (KeyCode::Delete, ControlSlot::Button) => Some(Caught::Button(None)),
        (_, ControlSlot::Key(_)) => {
            let key = BoundKey::of(key, controls.preset().is_by_place());
            key.map(|key| Caught::Key(Some(key)))
        }
        (_, ControlSlot::Button) => None,
    }
}

/// Returns what a button means for a cell. The same button again empties the cell, because a pad has no key for it; the
/// button that goes back leaves a cell for a key as it was.
fn of_button(cell: ControlCell, button: GamepadButton, controls: &Controls) -> Option<Caught> {
    let goes_back = controls.action_of_button(button) == Some(Action::Back);
    match cell.slot {
        ControlSlot::Key(_) => goes_back.then_some(Caught::Nothing),
        ControlSlot::Button => {
            let is_same = controls.button(cell.action) == Some(button);
            Some(Caught::Button(Some(button).filter(|_| !is_same)))
        }
    }
}
