//! Sets of keys and buttons to begin with.

use super::action::Action;
use super::key::{BoundKey, Keys};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// A set of keys and buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Preset {
    /// Arrows, and letters that begin words.
    #[default]
    Usual,
    /// Everything within reach of the left hand.
    LeftHand,
    /// Everything within reach of the right hand.
    RightHand,
}

impl Preset {
    /// All presets.
    pub const ALL: [Self; 3] = [Self::Usual, Self::LeftHand, Self::RightHand];

    /// Returns `true` if letters are keys at a place and not those that type them: what a hand reaches does not depend on
    /// the language of the keyboard.
    pub const fn is_by_place(self) -> bool {
        !matches!(self, Self::Usual)
    }

    /// Returns the keys of an action.
    pub(super) fn keys(self, action: Action) -> Keys {
        match self {
            Self::Usual => usual_keys(action),
            Self::LeftHand => Keys::new(left_keys(action).iter().copied().map(BoundKey::Place)),
            Self::RightHand => Keys::new(right_keys(action).iter().copied().map(BoundKey::Place)),
        }
    }

    /// Returns the gamepad button of an action. With one hand there is no button for each action, but those that a game
    /// needs.
    pub(super) const fn button(self, action: Action) -> Option<GamepadButton> {
        match self {
            Self::Usual => usual_button(action),
            Self::LeftHand => left_button(action),
            Self::RightHand => right_button(action),
        }
    }
}

fn usual_keys(action: Action) -> Keys {
    let place = |code| Keys::new([BoundKey::Place(code)]);
    let sign = |letter| Keys::new([BoundKey::Sign(letter)]);
    match action {
        Action::Up => place(KeyCode::ArrowUp),
        Action::Right => place(KeyCode::ArrowRight),
        Action::Down => place(KeyCode::ArrowDown),
        Action::Left => place(KeyCode::ArrowLeft),
        Action::UpLeft => place(KeyCode::Home),
        Action::UpRight => place(KeyCode::PageUp),
        Action::DownLeft => place(KeyCode::End),
        Action::DownRight => place(KeyCode::PageDown),
        Action::Choose => Keys::new([KeyCode::Enter, KeyCode::Space].map(BoundKey::Place)),
        // Escape always goes back.
        Action::Back => Keys::default(),
        Action::Undo => sign('u'),
        Action::Redo => sign('r'),
        Action::Hint => sign('h'),
        Action::Restart => sign('s'),
        Action::NewBoard => sign('n'),
        Action::Pause => sign('p'),
        Action::Sounds => sign('m'),
        Action::TurnLeft => Keys::new([',', '<'].map(BoundKey::Sign)),
        Action::TurnRight => Keys::new(['.', '>'].map(BoundKey::Sign)),
        Action::ZoomIn => Keys::new(['+', '='].map(BoundKey::Sign)),
        Action::ZoomOut => sign('-'),
        Action::Help => sign('?'),
        Action::FullScreen => place(KeyCode::F11),
    }
}

const fn left_keys(action: Action) -> &'static [KeyCode] {
    match action {
        Action::Up => &[KeyCode::KeyW],
        Action::Right => &[KeyCode::KeyD],
        Action::Down => &[KeyCode::KeyS],
        Action::Left => &[KeyCode::KeyA],
        Action::UpLeft => &[KeyCode::KeyQ],
        Action::UpRight => &[KeyCode::KeyE],
        Action::DownLeft => &[KeyCode::KeyZ],
        Action::DownRight => &[KeyCode::KeyC],
        Action::Choose => &[KeyCode::Space],
        Action::Back | Action::Help => &[],
        Action::Undo => &[KeyCode::KeyR],
        Action::Redo => &[KeyCode::KeyT],
        Action::Hint => &[KeyCode::KeyF],
        Action::Restart => &[KeyCode::KeyG],
        Action::NewBoard => &[KeyCode::KeyB],
        Action::TurnLeft => &[KeyCode::KeyX],
        Action::TurnRight => &[KeyCode::KeyV],
        Action::Pause => &[KeyCode::F2],
        Action::Sounds => &[KeyCode::F3],
        Action::ZoomOut => &[KeyCode::F4],
        Action::ZoomIn => &[KeyCode::F5],
        Action::FullScreen => &[KeyCode::F6],
    }
}

const fn right_keys(action: Action) -> &'static [KeyCode] {
    match action {
        Action::Up => &[KeyCode::ArrowUp, KeyCode::Numpad8],
        Action::Right => &[KeyCode::ArrowRight, KeyCode::Numpad6],
        Action::Down => &[KeyCode::ArrowDown, KeyCode::Numpad2],
        Action::Left => &[KeyCode::ArrowLeft, KeyCode::Numpad4],
        Action::UpLeft => &[KeyCode::Home, KeyCode::Numpad7],
        Action::UpRight => &[KeyCode::PageUp, KeyCode::Numpad9],
        Action::DownLeft => &[KeyCode::End, KeyCode::Numpad1],
        Action::DownRight => &[KeyCode::PageDown, KeyCode::Numpad3],
        Action::Choose => &[KeyCode::Enter, KeyCode::Numpad5],
        Action::Back => &[KeyCode::KeyO, KeyCode::NumpadDivide],
        Action::Undo => &[KeyCode::Backspace, KeyCode::KeyU],
        Action::Redo => &[KeyCode::KeyI, KeyCode::Insert],
        Action::Hint => &[KeyCode::KeyH, KeyCode::Numpad0],
        Action::Restart => &[KeyCode::KeyJ],
        Action::NewBoard => &[KeyCode::KeyN],
        Action::Pause => &[KeyCode::KeyP],
        Action::Sounds => &[KeyCode::KeyM],
        Action::TurnLeft => &[KeyCode::Comma],
        Action::TurnRight => &[KeyCode::Period],
        Action::ZoomIn => &[KeyCode::Equal, KeyCode::NumpadAdd],
        Action::ZoomOut => &[KeyCode::Minus, KeyCode::NumpadSubtract],
        Action::Help => &[KeyCode::KeyL, KeyCode::NumpadMultiply],
        Action::FullScreen => &[KeyCode::F11],
    }
}

const fn usual_button(action: Action) -> Option<GamepadButton> {
    Some(match action {
        Action::Up => GamepadButton::DPadUp,
        Action::Right => GamepadButton::DPadRight,
        Action::Down => GamepadButton::DPadDown,
        Action::Left => GamepadButton::DPadLeft,
        Action::Choose => GamepadButton::South,
        Action::Back => GamepadButton::East,
        Action::Undo => GamepadButton::West,
        Action::Redo => GamepadButton::RightTrigger,
        Action::Hint => GamepadButton::North,
        Action::Pause => GamepadButton::Start,
        Action::Help => GamepadButton::Select,
        Action::ZoomIn => GamepadButton::RightTrigger2,
        Action::ZoomOut => GamepadButton::LeftTrigger2,
        _ => return None,
    })
}

const fn left_button(action: Action) -> Option<GamepadButton> {
    Some(match action {
        Action::Up => GamepadButton::DPadUp,
        Action::Right => GamepadButton::DPadRight,
        Action::Down => GamepadButton::DPadDown,
        Action::Left => GamepadButton::DPadLeft,
        Action::Choose => GamepadButton::LeftTrigger,
        Action::Back => GamepadButton::Select,
        Action::Undo => GamepadButton::LeftTrigger2,
        Action::Hint => GamepadButton::LeftThumb,
        _ => return None,
    })
}

const fn right_button(action: Action) -> Option<GamepadButton> {
    Some(match action {
        Action::Up => GamepadButton::North,
        Action::Right => GamepadButton::East,
        Action::Down => GamepadButton::South,
        Action::Left => GamepadButton::West,
        Action::Choose => GamepadButton::RightTrigger,
        Action::Back => GamepadButton::Start,
        Action::Undo => GamepadButton::RightTrigger2,
        Action::Hint => GamepadButton::RightThumb,
        _ => return None,
    })
}
