//! Gamepad buttons: their names in the settings file, and those that are printed on them.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use tessella_language::{Language, tr};

/// Defines the table of buttons with their names.
macro_rules! named {
    ($($button:ident,)*) => {
        &[$((GamepadButton::$button, stringify!($button))),*]
    };
}

/// Buttons with a place of their own.
const BUTTONS: &[(GamepadButton, &str)] = named! {
    South, East, North, West, C, Z, LeftTrigger, LeftTrigger2, RightTrigger, RightTrigger2, Select, Start, Mode,
    LeftThumb, RightThumb, DPadUp, DPadDown, DPadLeft, DPadRight,
};

/// Beginning of the names of all other buttons, which have numbers.
const OTHER: &str = "Other";

/// The button of an action, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Button(pub(super) Option<GamepadButton>);

impl From<Button> for String {
    fn from(button: Button) -> Self {
        let Some(button) = button.0 else {
            return Self::new();
        };
        if let GamepadButton::Other(number) = button {
            return format!("{OTHER}{number}");
        }
        let found = BUTTONS.iter().find(|&&(known, _)| known == button);
        found.map_or_else(Self::new, |&(_, name)| name.to_owned())
    }
}

impl TryFrom<String> for Button {
    type Error = String;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        if name.is_empty() {
            return Ok(Self(None));
        }
        let found = BUTTONS.iter().find(|&&(_, known)| known == name);
        let number = || name.strip_prefix(OTHER).map(u8::from_str)?.ok();
        let button = found.map(|&(button, _)| button);
        let button = button.or_else(|| number().map(GamepadButton::Other));
        match button {
            Some(_) => Ok(Self(button)),
            None => Err(format!("{name:?} is no button")),
        }
    }
}

/// Kind of a gamepad, by what is printed on its buttons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PadKind {
    /// A, B, X and Y, with A at the bottom.
    Xbox,
    /// Cross, circle, square and triangle.
    PlayStation,
    /// A, B, X and Y, with B at the bottom.
    Nintendo,
    /// Unknown: buttons have the names of their places.
    #[default]
    Other,
}

impl PadKind {
    /// Returns the kind of the pads of a vendor, by its number for USB.
    pub const fn of_vendor(vendor: Option<u16>) -> Self {
        match vendor {
            Some(0x045e) => Self::Xbox,
            Some(0x054c) => Self::PlayStation,
            Some(0x057e) => Self::Nintendo,
            _ => Self::Other,
        }
    }

    /// Returns the name of a button for the player.
    pub fn label(self, button: GamepadButton, language: Language) -> String {
        match button {
            GamepadButton::DPadUp => tr!(language, "pad-direction", arrow = "↑"),
            GamepadButton::DPadRight => tr!(language, "pad-direction", arrow = "→"),
            GamepadButton::DPadDown => tr!(language, "pad-direction", arrow = "↓"),
            GamepadButton::DPadLeft => tr!(language, "pad-direction", arrow = "←"),
            GamepadButton::Other(number) => number.to_string(),
            GamepadButton::C => "C".to_owned(),
            GamepadButton::Z => "Z".to_owned(),
            button => self.printed(button, language).to_owned(),
        }
    }

    /// Returns what is printed on a button, or the place of a button.
    fn printed(self, button: GamepadButton, language: Language) -> &'static str {
        use GamepadButton::{
            East, LeftThumb, LeftTrigger, LeftTrigger2, Mode, North, RightThumb, RightTrigger,
            RightTrigger2, Select, South, Start, West,
        };
        // In the order of Xbox, PlayStation, Nintendo and others.
        let names = match button {
            South => [
                "A",
                tr!(language, "pad-cross"),
                "B",
                tr!(language, "pad-lower"),
            ],
            East => [
                "B",
                tr!(language, "pad-circle"),
                "A",
                tr!(language, "pad-right"),
            ],
            North => [
                "Y",
                tr!(language, "pad-triangle"),
                "X",
                tr!(language, "pad-upper"),
            ],
            West => [
                "X",
                tr!(language, "pad-square"),
                "Y",
                tr!(language, "pad-left"),
            ],
            LeftTrigger => ["LB", "L1", "L", "L1"],
            LeftTrigger2 => ["LT", "L2", "ZL", "L2"],
            RightTrigger => ["RB", "R1", "R", "R1"],
            RightTrigger2 => ["RT", "R2", "ZR", "R2"],
            Select => ["View", "Share", "−", "Select"],
            Start => ["Menu", "Options", "+", "Start"],
            Mode => ["Xbox", "PS", "Home", "Mode"],
            LeftThumb => ["LS", "L3", "L3", "L3"],
            RightThumb => ["RS", "R3", "R3", "R3"],
            _ => [""; 4],
        };
        match self {
            Self::Xbox => names[0],
            Self::PlayStation => names[1],
            Self::Nintendo => names[2],
            Self::Other => names[3],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_their_buttons() {
        let known = BUTTONS.iter().map(|&(button, _)| Some(button));
        for button in known.chain([Some(GamepadButton::Other(7)), None]) {
            let name = String::from(Button(button));
            assert_eq!(Button::try_from(name), Ok(Button(button)));
        }
        for wrong in ["A", "Other", "Other300", "south"] {
            assert!(Button::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn each_button_has_a_name_on_each_pad() {
        for vendor in [Some(0x045e), Some(0x054c), Some(0x057e), None] {
            let pad = PadKind::of_vendor(vendor);
            for &(button, _) in BUTTONS {
                assert!(
                    !pad.label(button, Language::English).is_empty(),
                    "{button:?}"
                );
            }
        }
        let lowest = |pad: PadKind| pad.label(GamepadButton::South, Language::English);
        assert_eq!(lowest(PadKind::Xbox), "A");
        assert_eq!(lowest(PadKind::Nintendo), "B");
        assert_eq!(lowest(PadKind::PlayStation), "Cross");
    }
}
