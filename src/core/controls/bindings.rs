//! The keys and buttons that the player has chosen.

use super::action::Action;
use super::button::Button;
use super::key::{BoundKey, HeldModifiers, Keys};
use super::preset::Preset;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Keys and gamepad buttons of all actions: those of a preset, and what the player has changed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "StoredControls")]
pub struct Controls {
    preset: Preset,
    /// At most one change for each action. Later ones in an edited file replace earlier ones.
    changes: Vec<Change>,
}

/// Keys or the button of an action that differ from those of the preset. All fields may be missing, so that a wrong one in an
/// edited file is left out alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Change {
    action: Option<Action>,
    keys: Option<Keys>,
    button: Option<Button>,
}

/// Keys and buttons in the settings file.
#[derive(Default, Deserialize)]
#[serde(default)]
struct StoredControls {
    preset: Preset,
    changes: Vec<Change>,
}

impl From<StoredControls> for Controls {
    fn from(stored: StoredControls) -> Self {
        let StoredControls {
            preset,
            mut changes,
        } = stored;
        changes.retain(|change| change.action.is_some());
        Self { preset, changes }
    }
}

impl Controls {
    /// Returns the preset.
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// Chooses a preset, without any changes.
    pub fn set_preset(&mut self, preset: Preset) {
        self.preset = preset;
        self.changes.clear();
    }

    /// Takes back all changes of the preset.
    pub fn reset(&mut self) {
        self.changes.clear();
    }

    /// Returns `true` if a reset would change something.
    pub const fn has_changes(&self) -> bool {
        !self.changes.is_empty()
    }

    fn changes_of(&self, action: Action) -> impl Iterator<Item = &Change> {
        let last_first = self.changes.iter().rev();
        last_first.filter(move |change| change.action == Some(action))
    }

    /// Returns the keys of an action.
    pub fn keys(&self, action: Action) -> Keys {
        let changed = self.changes_of(action).find_map(|change| change.keys);
        changed.unwrap_or_else(|| self.preset.keys(action))
    }

    /// Returns the gamepad button of an action.
    pub fn button(&self, action: Action) -> Option<GamepadButton> {
        let changed = self.changes_of(action).find_map(|change| change.button);
        changed.map_or_else(|| action.button(self.preset), |button| button.0)
    }

    /// Changes the first or the second key of an action.
    pub fn set_key(&mut self, action: Action, index: usize, key: Option<BoundKey>) {
        let keys = self.keys(action).with(index, key);
        self.set(action, keys, self.button(action));
    }

    /// Changes the gamepad button of an action.
    pub fn set_button(&mut self, action: Action, button: Option<GamepadButton>) {
        self.set(action, self.keys(action), button);
    }

    fn set(&mut self, action: Action, keys: Keys, button: Option<GamepadButton>) {
        let usual = (self.preset.keys(action), action.button(self.preset));
        self.changes.retain(|change| change.action != Some(action));
        let change = Change {
            action: Some(action),
            keys: Some(keys).filter(|&keys| keys != usual.0),
            button: Some(Button(button)).filter(|_| button != usual.1),
        };
        if change.keys.is_some() || change.button.is_some() {
            self.changes.push(change);
        }
    }

    /// Returns the action of a key. A key at a place goes before one that types a sign.
    pub fn action_of(&self, key: &KeyboardInput, held: HeldModifiers) -> Option<Action> {
        let find = |by_place: bool| {
            Action::ALL.into_iter().find(|&action| {
                let mut keys = self.keys(action).iter();
                keys.any(|bound| {
                    matches!(bound, BoundKey::Place(_)) == by_place && bound.is(key, held)
                })
            })
        };
        find(true).or_else(|| find(false))
    }

    /// Returns the action of a gamepad button.
    pub fn action_of_button(&self, button: GamepadButton) -> Option<Action> {
        let mut all = Action::ALL.into_iter();
        all.find(|&action| self.button(action) == Some(button))
    }

    /// Returns the other actions with a key or the button of an action. Only the first of them in the list happens.
    pub fn conflicts(&self, action: Action) -> Vec<Action> {
        let shares = |other: &Action| {
            let mut keys = self.keys(action).iter();
            let shares_key = keys.any(|key| {
                let mut others = self.keys(*other).iter();
                others.any(|other| other.is_same(key))
            });
            let button = self.button(action);
            shares_key || button.is_some() && button == self.button(*other)
        };
        let others = Action::ALL.into_iter().filter(|&other| other != action);
        others.filter(shares).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::ButtonState;
    use bevy::input::keyboard::Key;

    fn action(controls: &Controls, key_code: KeyCode, typed: &str) -> Option<Action> {
        let key = KeyboardInput {
            key_code,
            logical_key: Key::Character(typed.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        controls.action_of(&key, HeldModifiers::default())
    }

    fn of_preset(preset: Preset) -> Controls {
        let mut controls = Controls::default();
        controls.set_preset(preset);
        controls
    }

    #[test]
    fn presets_have_a_key_for_each_action_and_no_conflict() {
        for preset in Preset::ALL {
            let controls = of_preset(preset);
            for action in Action::ALL {
                // Escape and F1 are keys of the left hand.
                let is_fixed = matches!(action, Action::Back | Action::Help);
                let has_key = controls.keys(action).iter().count() > 0;
                let needs_key = preset == Preset::RightHand || !is_fixed;
                assert!(has_key || !needs_key, "{preset:?}: {action:?}");
                assert_eq!(controls.conflicts(action), [], "{preset:?}: {action:?}");
            }
        }
    }

    #[test]
    fn pads_play_with_one_hand() {
        for preset in Preset::ALL {
            let controls = of_preset(preset);
            let needed = [Action::Choose, Action::Back, Action::Undo, Action::Hint];
            for action in Action::ARROWS.into_iter().chain(needed) {
                let button = controls.button(action).expect("a button");
                assert_eq!(controls.action_of_button(button), Some(action));
            }
        }
    }

    #[test]
    fn left_hand_plays_by_place() {
        let controls = of_preset(Preset::LeftHand);
        let french = |code, typed| action(&controls, code, typed);
        assert_eq!(french(KeyCode::KeyW, "z"), Some(Action::Up));
        assert_eq!(french(KeyCode::KeyZ, "w"), Some(Action::DownLeft));
        assert_eq!(french(KeyCode::KeyS, "s"), Some(Action::Down));
        assert_eq!(french(KeyCode::KeyU, "u"), None);
    }

    #[test]
    fn changed_key_replaces_the_old_one() {
        let mut controls = Controls::default();
        controls.set_key(Action::Down, 0, Some(BoundKey::Sign('s')));
        assert_eq!(controls.conflicts(Action::Down), [Action::Restart]);
        assert_eq!(controls.conflicts(Action::Restart), [Action::Down]);
        assert_eq!(action(&controls, KeyCode::KeyS, "s"), Some(Action::Down));
        controls.set_key(Action::Restart, 0, None);
        assert_eq!(controls.conflicts(Action::Down), []);
        assert_eq!(action(&controls, KeyCode::ArrowDown, ""), None);
        controls.reset();
        assert_eq!(controls, Controls::default());
    }

    #[test]
    fn same_keys_as_in_the_preset_are_no_change() {
        let mut controls = Controls::default();
        controls.set_button(Action::Undo, None);
        controls.set_key(Action::Undo, 1, Some(BoundKey::Place(KeyCode::Backspace)));
        assert!(controls.has_changes());
        controls.set_key(Action::Undo, 1, None);
        controls.set_button(Action::Undo, Some(GamepadButton::West));
        assert_eq!(controls, Controls::default());
    }

    #[test]
    fn text_of_settings_leads_back_to_them() {
        let mut controls = of_preset(Preset::RightHand);
        controls.set_key(Action::Undo, 0, None);
        controls.set_key(Action::Hint, 1, Some(BoundKey::Sign('é')));
        controls.set_button(Action::Hint, Some(GamepadButton::Other(3)));
        controls.set_button(Action::Back, None);
        let text = ron::to_string(&controls).expect("a text");
        assert_eq!(ron::from_str::<Controls>(&text).as_ref(), Ok(&controls));
    }

    #[test]
    fn key_of_the_number_pad_goes_before_the_sign_that_it_types() {
        let mut controls = Controls::default();
        let plus = || (KeyCode::NumpadAdd, "+");
        let action = |controls: &Controls| action(controls, plus().0, plus().1);
        assert_eq!(action(&controls), Some(Action::ZoomIn));
        let key = BoundKey::Place(KeyCode::NumpadAdd);
        controls.set_key(Action::Undo, 1, Some(key));
        assert_eq!(action(&controls), Some(Action::Undo));
    }
}
