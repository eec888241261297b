//! Sets of keys and buttons to begin with.

use super::action::Action;
use super::key::Keys;
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
        Keys::new(action.keys(self).iter().copied())
    }
}
