//! Everything that a key or a gamepad button does.

use super::key::BoundKey;
use super::preset::Preset;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tessella_boards::{Board, Direction};
use tessella_language::{Language, tr};

/// Defines the actions. After its message, each has its keys and its gamepad button in the presets: the usual one, for the left hand
/// and for the right hand. A key is named by its place, or by the sign that it types; with one hand there is no button for each action,
/// but those that a game needs.
macro_rules! actions {
    ($($(#[$about:meta])* $action:ident $label:literal:
        $usual_keys:tt $($usual_button:ident)?,
        $left_keys:tt $($left_button:ident)?,
        $right_keys:tt $($right_button:ident)?;
    )+) => {
        /// Action of a key or a gamepad button.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Action {
            $($(#[$about])* $action,)+
        }

        impl Action {
            /// All actions, in the order in which they are listed.
            pub const ALL: [Self; [$(Self::$action),+].len()] = [$(Self::$action),+];

            /// Returns the name for the player.
            pub fn label(self, language: Language) -> &'static str {
                match self {
                    $(Self::$action => tr!(language, $label),)+
                }
            }

            /// Returns the keys in a preset.
            pub(super) const fn keys(self, preset: Preset) -> &'static [BoundKey] {
                match (self, preset) { $(
                    (Self::$action, Preset::Usual) => actions!(@keys $usual_keys),
                    (Self::$action, Preset::LeftHand) => actions!(@keys $left_keys),
                    (Self::$action, Preset::RightHand) => actions!(@keys $right_keys),
                )+ }
            }

            /// Returns the gamepad button in a preset.
            pub(super) const fn button(self, preset: Preset) -> Option<GamepadButton> {
                match (self, preset) { $(
                    (Self::$action, Preset::Usual) => actions!(@button $($usual_button)?),
                    (Self::$action, Preset::LeftHand) => actions!(@button $($left_button)?),
                    (Self::$action, Preset::RightHand) => actions!(@button $($right_button)?),
                )+ }
            }
        }
    };
    (@keys [$($key:tt),*]) => { &[$(actions!(@key $key)),*] };
    (@key $place:ident) => { BoundKey::Place(KeyCode::$place) };
    (@key $sign:literal) => { BoundKey::Sign($sign) };
    (@button) => { None };
    (@button $button:ident) => { Some(GamepadButton::$button) };
}

actions! {
    /// Moves the focus or a piece up.
    Up "controls-up": [ArrowUp] DPadUp, [KeyW] DPadUp, [ArrowUp, Numpad8] North;
    /// Moves it to the right.
    Right "controls-right": [ArrowRight] DPadRight, [KeyD] DPadRight, [ArrowRight, Numpad6] East;
    /// Moves it down.
    Down "controls-down": [ArrowDown] DPadDown, [KeyS] DPadDown, [ArrowDown, Numpad2] South;
    /// Moves it to the left.
    Left "controls-left": [ArrowLeft] DPadLeft, [KeyA] DPadLeft, [ArrowLeft, Numpad4] West;
    /// Moves it up and to the left, or to the cube before in four dimensions.
    UpLeft "controls-up-left": [Home], [KeyQ], [Home, Numpad7];
    /// Moves it up and to the right, or to the layer above in a cube.
    UpRight "controls-up-right": [PageUp], [KeyE], [PageUp, Numpad9];
    /// Moves it down and to the left, or to the cube after in four dimensions.
    DownLeft "controls-down-left": [End], [KeyZ], [End, Numpad1];
    /// Moves it down and to the right, or to the layer below in a cube.
    DownRight "controls-down-right": [PageDown], [KeyC], [PageDown, Numpad3];
    /// Chooses the tile in focus, or presses the widget in focus.
    Choose "controls-choose":
        [Enter, Space] South, [Space] LeftTrigger, [Enter, Numpad5] RightTrigger;
    /// Returns to the screen before.
    // Escape always goes back.
    Back "screen-back": [] East, [] Select, [KeyO, NumpadDivide] Start;
    /// Undoes a move.
    Undo "play-undo-long": ['u'] West, [KeyR] LeftTrigger2, [Backspace, KeyU] RightTrigger2;
    /// Redoes a move.
    Redo "play-redo-long": ['r'] RightTrigger, [KeyT], [KeyI, Insert];
    /// Asks for a hint.
    Hint "play-hint-long": ['h'] North, [KeyF] LeftThumb, [KeyH, Numpad0] RightThumb;
    /// Starts the same board again.
    Restart "play-restart-long": ['s'], [KeyG], [KeyJ];
    /// Deals a new board.
    NewBoard "result-new-board": ['n'], [KeyB], [KeyN];
    /// Pauses the game, or ends the pause.
    Pause "play-pause-long": ['p'] Start, [F2], [KeyP];
    /// Selects another volume of sounds.
    Sounds "settings-sounds": ['m'], [F3], [KeyM];
    /// Turns a cube to the left.
    TurnLeft "controls-turn-left": [',', '<'], [KeyX], [Comma];
    /// Turns a cube to the right.
    TurnRight "controls-turn-right": ['.', '>'], [KeyV], [Period];
    /// Enlarges the board.
    ZoomIn "controls-zoom-in": ['+', '='] RightTrigger2, [F5], [Equal, NumpadAdd];
    /// Shows more of the board.
    ZoomOut "controls-zoom-out": ['-'] LeftTrigger2, [F4], [Minus, NumpadSubtract];
    /// Opens the rules of the game.
    Help "play-rules": ['?'] Select, [], [KeyL, NumpadMultiply];
    /// Enters or leaves full screen.
    FullScreen "controls-full-screen": [F11], [F6], [F11];
}

impl Action {
    /// The four directions of arrows.
    pub const ARROWS: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The four directions between those of arrows.
    pub const DIAGONALS: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];

    /// Returns the direction on a board; `None` for an action that is no direction. In a cube and in four dimensions, the
    /// directions between the arrows lead to other layers and cubes.
    pub fn direction(self, board: &Board) -> Option<Direction> {
        let has_layers = board.directions().contains(&Direction::Above);
        let has_cubes = board.directions().contains(&Direction::Ana);
        Some(match self {
            Self::Up => Direction::Up,
            Self::Right => Direction::Right,
            Self::Down => Direction::Down,
            Self::Left => Direction::Left,
            Self::UpRight if has_layers => Direction::Above,
            Self::DownRight if has_layers => Direction::Below,
            Self::UpLeft if has_cubes => Direction::Ana,
            Self::DownLeft if has_cubes => Direction::Kata,
            Self::UpLeft => Direction::UpLeft,
            Self::UpRight => Direction::UpRight,
            Self::DownLeft => Direction::DownLeft,
            Self::DownRight => Direction::DownRight,
            _ => return None,
        })
    }

    /// Returns `true` if a menu needs the action as well: a direction, or the choice of what is in focus.
    pub fn moves_focus(self) -> bool {
        self == Self::Choose || Self::ARROWS.contains(&self) || Self::DIAGONALS.contains(&self)
    }
}
