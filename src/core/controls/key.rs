//! Keys that the player can choose: by their place on the keyboard, or by the sign that they type.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Defines a table of keys that type signs, with their names and their signs on an American keyboard.
macro_rules! writing {
    ($($code:ident $sign:literal,)*) => {
        &[$((KeyCode::$code, stringify!($code), $sign)),*]
    };
}

/// Defines a table of keys with their names.
macro_rules! named {
    ($($code:ident,)*) => {
        &[$((KeyCode::$code, stringify!($code))),*]
    };
}

/// Keys that type signs, except the digits, which choose colours and pieces.
const WRITING: &[(KeyCode, &str, char)] = writing! {
    KeyA 'a', KeyB 'b', KeyC 'c', KeyD 'd', KeyE 'e', KeyF 'f', KeyG 'g', KeyH 'h', KeyI 'i',
    KeyJ 'j', KeyK 'k', KeyL 'l', KeyM 'm', KeyN 'n', KeyO 'o', KeyP 'p', KeyQ 'q', KeyR 'r',
    KeyS 's', KeyT 't', KeyU 'u', KeyV 'v', KeyW 'w', KeyX 'x', KeyY 'y', KeyZ 'z',
    Backquote '`', Backslash '\\', BracketLeft '[', BracketRight ']', Comma ',', Equal '=',
    IntlBackslash '<', IntlRo '_', IntlYen '¥', Minus '-', Period '.', Quote '\'', Semicolon ';', Slash '/',
};

/// Keys that type nothing, and those of the number pad.
const OTHERS: &[(KeyCode, &str)] = named! {
    ArrowUp, ArrowRight, ArrowDown, ArrowLeft, Enter, Space, Backspace, Delete, Insert, Home, End, PageUp, PageDown,
    Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9,
    NumpadAdd, NumpadSubtract, NumpadMultiply, NumpadDivide, NumpadDecimal, NumpadComma, NumpadEqual,
    F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, F13, F14, F15, F16, F17, F18, F19, F20, F21, F22, F23, F24,
    ContextMenu, Pause, ScrollLock,
};

/// Keys of the row of digits.
const DIGITS: [KeyCode; 10] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
    KeyCode::Digit0,
];

/// First sign of the scripts that no Latin keyboard types.
const FIRST_OTHER_SCRIPT: char = '\u{370}';

/// Modifier keys that are held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldModifiers {
    /// `true` if Ctrl, or the key of the system, is held.
    pub command: bool,
    /// `true` if Shift is held.
    pub shift: bool,
}

impl HeldModifiers {
    /// Keys that are the command of a shortcut.
    pub const COMMAND: [KeyCode; 4] = [
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    /// Keys that type capital letters.
    pub const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

    /// Returns the modifiers that are held at the end of a frame.
    pub fn now(held: &ButtonInput<KeyCode>) -> Self {
        Self {
            command: held.any_pressed(Self::COMMAND),
            shift: held.any_pressed(Self::SHIFT),
        }
    }
}

/// A key that the player has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoundKey {
    /// The key at a place, whatever it types.
    Place(KeyCode),
    /// The key that types a sign, in lower case, wherever it is.
    Sign(char),
}

impl BoundKey {
    /// Returns the key of an event, as it is kept: by its place if `by_place` is `true` or if it types nothing, else by its
    /// sign. `None` for keys that are fixed: digits, Escape, F1, Tab, modifiers, and those of the system.
    pub fn of(key: &KeyboardInput, by_place: bool) -> Option<Self> {
        let place = place_of(key);
        if OTHERS.iter().any(|&(code, _)| code == place) {
            return Some(Self::Place(place));
        }
        let is_writing = WRITING.iter().any(|&(code, ..)| code == place);
        let sign = sign_of(key).filter(|&sign| !by_place && is_free(sign));
        match sign {
            Some(sign) if !DIGITS.contains(&place) => Some(Self::Sign(sign)),
            _ => is_writing.then_some(Self::Place(place)),
        }
    }

    /// Returns `true` if the event is of this key. Keys that type signs do not act together with Ctrl.
    pub(super) fn is(self, key: &KeyboardInput, held: HeldModifiers) -> bool {
        match self {
            Self::Place(place) => {
                place == place_of(key) && !(held.command && us_sign(place).is_some())
            }
            // Without Shift, the row of digits chooses colours and pieces, also where it types other signs.
            Self::Sign(sign) => {
                !held.command
                    && sign_of(key) == Some(sign)
                    && (held.shift || !DIGITS.contains(&key.key_code))
            }
        }
    }

    /// Returns `true` if both are the same key of an American keyboard.
    pub fn is_same(self, other: Self) -> bool {
        match (self, other) {
            (Self::Place(place), Self::Sign(sign)) | (Self::Sign(sign), Self::Place(place)) => {
                us_sign(place) == Some(sign)
            }
            _ => self == other,
        }
    }

    /// Returns the name in the settings file: that of the place, or the sign.
    pub fn name(self) -> String {
        match self {
            Self::Sign(sign) => sign.to_string(),
            Self::Place(place) => place_name(place).to_owned(),
        }
    }

    /// Returns the key with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        let others = OTHERS.iter().copied();
        let writing = WRITING.iter().map(|&(code, name, _)| (code, name));
        let place = others.chain(writing).find(|&(_, known)| known == name);
        if let Some((place, _)) = place {
            return Some(Self::Place(place));
        }
        let mut signs = name.chars();
        let sign = signs.next().filter(|&sign| is_free(sign))?;
        signs.next().is_none().then_some(Self::Sign(sign))
    }
}

/// Returns the name of a place in the tables.
fn place_name(place: KeyCode) -> &'static str {
    let others = OTHERS.iter().copied();
    let writing = WRITING.iter().map(|&(code, name, _)| (code, name));
    let found = others.chain(writing).find(|&(code, _)| code == place);
    found.map_or("", |(_, name)| name)
}

/// Returns the place of a key. The two Enter keys are one.
fn place_of(key: &KeyboardInput) -> KeyCode {
    match key.key_code {
        KeyCode::NumpadEnter => KeyCode::Enter,
        place => place,
    }
}

/// Returns the sign that a key at this place types on an American keyboard; `None` if it types none, or a digit.
pub(super) fn us_sign(place: KeyCode) -> Option<char> {
    let found = WRITING.iter().find(|&&(code, ..)| code == place);
    found.map(|&(.., sign)| sign)
}

/// Returns the sign that a key types, in lower case. A letter of a script without the Latin letters is the Latin one at the
/// same place, which such keyboards have as well.
pub fn sign_of(key: &KeyboardInput) -> Option<char> {
    let Key::Character(text) = &key.logical_key else {
        return None;
    };
    let mut signs = text.chars().flat_map(char::to_lowercase);
    let sign = signs.next().filter(|_| signs.next().is_none())?;
    if sign < FIRST_OTHER_SCRIPT {
        Some(sign)
    } else {
        us_sign(key.key_code).or(Some(sign))
    }
}

/// Returns `true` if a key can be bound by this sign.
fn is_free(sign: char) -> bool {
    !(sign.is_control() || sign.is_whitespace() || sign.is_ascii_digit())
}

/// The one or two keys of an action. The second one is there only if the first one is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Keys([Option<BoundKey>; 2]);

impl Keys {
    /// Number of keys of an action.
    pub const COUNT: usize = 2;

    /// Returns up to two keys.
    pub fn new(keys: impl IntoIterator<Item = BoundKey>) -> Self {
        let mut keys = keys.into_iter();
        Self([keys.next(), keys.next()])
    }

    /// Returns the keys.
    pub fn iter(self) -> impl Iterator<Item = BoundKey> {
        self.0.into_iter().flatten()
    }

    /// Returns the first key or the second one.
    pub fn get(self, index: usize) -> Option<BoundKey> {
        self.0.get(index).copied().flatten()
    }

    /// Returns the keys with another first or second one.
    pub(super) fn with(self, index: usize, key: Option<BoundKey>) -> Self {
        let mut keys = self.0;
        for (at, old) in keys.iter_mut().enumerate() {
            if at == index {
                *old = key;
            } else if *old == key {
                *old = None;
            }
        }
        Self::new(keys.into_iter().flatten())
    }
}

impl From<Keys> for String {
    fn from(keys: Keys) -> Self {
        let names: Vec<Self> = keys.iter().map(BoundKey::name).collect();
        names.join(" ")
    }
}

impl TryFrom<String> for Keys {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let keys: Option<Vec<BoundKey>> =
            text.split_whitespace().map(BoundKey::from_name).collect();
        let keys = keys.filter(|keys| keys.len() <= Self::COUNT);
        keys.map(Self::new)
            .ok_or_else(|| format!("{text:?} names no keys"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::ButtonState;

    fn event(key_code: KeyCode, typed: &str) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key: Key::Character(typed.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    #[test]
    fn names_lead_back_to_their_keys() {
        let places = OTHERS.iter().map(|&(code, _)| code);
        let places = places.chain(WRITING.iter().map(|&(code, ..)| code));
        let signs = ['u', '+', '?', 'ö', 'ж'].map(BoundKey::Sign);
        for key in places.map(BoundKey::Place).chain(signs) {
            assert_eq!(BoundKey::from_name(&key.name()), Some(key));
        }
        for fixed in [
            "",
            "5",
            "Digit5",
            "Escape",
            "F1",
            "Tab",
            "ab",
            "ControlLeft",
        ] {
            assert_eq!(BoundKey::from_name(fixed), None, "{fixed:?}");
        }
    }

    #[test]
    fn letters_are_kept_by_sign_or_by_place() {
        // The key with Z on a French keyboard.
        let key = event(KeyCode::KeyW, "z");
        assert_eq!(BoundKey::of(&key, false), Some(BoundKey::Sign('z')));
        let by_place = Some(BoundKey::Place(KeyCode::KeyW));
        assert_eq!(BoundKey::of(&key, true), by_place);
        let number_pad = event(KeyCode::Numpad4, "4");
        let key = Some(BoundKey::Place(KeyCode::Numpad4));
        assert_eq!(BoundKey::of(&number_pad, false), key);
        assert_eq!(BoundKey::of(&event(KeyCode::Digit4, "4"), false), None);
        assert_eq!(BoundKey::of(&event(KeyCode::Digit4, "'"), false), None);
        assert_eq!(BoundKey::of(&event(KeyCode::ControlLeft, ""), true), None);
    }

    #[test]
    fn cyrillic_keyboard_has_latin_letters() {
        let key = event(KeyCode::KeyU, "г");
        let held = HeldModifiers::default();
        assert!(BoundKey::Sign('u').is(&key, held));
        assert!(!BoundKey::Sign('g').is(&key, held));
        let command = HeldModifiers {
            command: true,
            ..held
        };
        assert!(!BoundKey::Sign('u').is(&key, command));
    }

    #[test]
    fn row_of_digits_types_other_signs_with_shift_only() {
        let french = event(KeyCode::Digit6, "-");
        let held = HeldModifiers::default();
        assert!(!BoundKey::Sign('-').is(&french, held));
        let shift = HeldModifiers {
            shift: true,
            ..held
        };
        let russian = event(KeyCode::Digit7, "?");
        assert!(BoundKey::Sign('?').is(&russian, shift));
    }

    #[test]
    fn second_key_moves_up_when_the_first_is_removed() {
        let [first, second] = ['a', 'b'].map(BoundKey::Sign);
        let keys = Keys::new([first, second]);
        assert_eq!(keys.with(0, None), Keys::new([second]));
        assert_eq!(keys.with(1, Some(first)), Keys::new([first]));
        assert_eq!(keys.with(0, Some(second)), Keys::new([second]));
    }
}
