//! Names of keys and buttons as the keyboard and the gamepad at hand have them.

use super::action::Action;
use super::bindings::Controls;
use super::button::PadKind;
use super::key::{BoundKey, us_sign};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use std::collections::HashMap;
use tessella_language::{Language, list, tr};

/// Signs of the keyboard and kind of the gamepad at hand, as far as they are known.
#[derive(Resource, Default)]
pub struct ControlNames {
    /// Signs that keys at a place have typed without a modifier. No system tells them before.
    typed: HashMap<KeyCode, char>,
    /// Kind of the gamepad that was used last.
    pad: PadKind,
}

impl ControlNames {
    /// Returns the sign that an event without modifiers tells about its key, if it is not known yet.
    pub(crate) fn news(&self, key: &KeyboardInput) -> Option<char> {
        let sign = match &key.logical_key {
            Key::Character(text) => text.chars().next()?,
            Key::Dead(sign) => (*sign)?,
            _ => return None,
        };
        us_sign(key.key_code)?;
        (self.typed.get(&key.key_code) != Some(&sign)).then_some(sign)
    }

    /// Notes the sign that a key types.
    pub(crate) fn learn(&mut self, place: KeyCode, sign: char) {
        self.typed.insert(place, sign);
    }

    /// Returns the kind of the gamepad at hand.
    pub const fn pad(&self) -> PadKind {
        self.pad
    }

    /// Notes the kind of the gamepad at hand.
    pub(crate) const fn set_pad(&mut self, pad: PadKind) {
        self.pad = pad;
    }

    /// Returns the name of a key.
    pub fn key(&self, key: BoundKey, language: Language) -> String {
        match key {
            BoundKey::Sign(sign) => capital(sign),
            BoundKey::Place(place) => {
                let typed = self.typed.get(&place).copied();
                match us_sign(place) {
                    Some(sign) => capital(typed.unwrap_or(sign)),
                    None => named(place, key, language),
                }
            }
        }
    }

    /// Returns the names of the keys of an action, also of those that are fixed. Empty if there are none.
    pub fn keys(&self, controls: &Controls, action: Action, language: Language) -> String {
        let fixed = fixed_key(action, language).map(str::to_owned);
        let chosen = controls
            .keys(action)
            .iter()
            .map(|key| self.key(key, language));
        list(language, fixed.into_iter().chain(chosen))
    }

    /// Returns the names of the keys of several actions.
    pub fn keys_of_all(
        &self,
        controls: &Controls,
        actions: &[Action],
        language: Language,
    ) -> String {
        let keys = actions
            .iter()
            .map(|&action| self.keys(controls, action, language));
        list(language, keys.filter(|keys| !keys.is_empty()))
    }
}

/// Returns the name of the key that an action always has; `None` if all of its keys are chosen.
pub fn fixed_key(action: Action, language: Language) -> Option<&'static str> {
    match action {
        Action::Back => Some(tr!(language, "key-escape")),
        Action::Help => Some("F1"),
        _ => None,
    }
}

/// Returns a sign in upper case, if it has one.
fn capital(sign: char) -> String {
    let mut upper = sign.to_uppercase();
    match (upper.next(), upper.next()) {
        (Some(upper), None) => upper.to_string(),
        _ => sign.to_string(),
    }
}

/// Returns the name of a key that types nothing, or of a key of the number pad.
fn named(place: KeyCode, key: BoundKey, language: Language) -> String {
    let name = match place {
        KeyCode::ArrowUp => "↑",
        KeyCode::ArrowRight => "→",
        KeyCode::ArrowDown => "↓",
        KeyCode::ArrowLeft => "←",
        KeyCode::Enter => tr!(language, "key-enter"),
        KeyCode::Space => tr!(language, "key-space"),
        KeyCode::Backspace => tr!(language, "key-backspace"),
        KeyCode::Delete => tr!(language, "key-delete"),
        KeyCode::Insert => tr!(language, "key-insert"),
        KeyCode::Home => tr!(language, "key-home"),
        KeyCode::End => tr!(language, "key-end"),
        KeyCode::PageUp => tr!(language, "key-page-up"),
        KeyCode::PageDown => tr!(language, "key-page-down"),
        KeyCode::NumpadAdd => return tr!(language, "key-number-pad", key = "+"),
        KeyCode::NumpadSubtract => return tr!(language, "key-number-pad", key = "-"),
        KeyCode::NumpadMultiply => return tr!(language, "key-number-pad", key = "*"),
        KeyCode::NumpadDivide => return tr!(language, "key-number-pad", key = "/"),
        KeyCode::NumpadDecimal => return tr!(language, "key-number-pad", key = "."),
        KeyCode::NumpadComma => return tr!(language, "key-number-pad", key = ","),
        KeyCode::NumpadEqual => return tr!(language, "key-number-pad", key = "="),
        // The other names are those of the places, as on keyboards: "F11", or "Numpad7" for a digit.
        _ => {
            let name = key.name();
            return match name.strip_prefix("Numpad") {
                Some(digit) => tr!(language, "key-number-pad", key = digit.to_owned()),
                None => name,
            };
        }
    };
    name.to_owned()
}
