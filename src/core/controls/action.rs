//! Everything that a key or a gamepad button does.

use serde::{Deserialize, Serialize};
use tessella_boards::{Board, Direction};
use tessella_language::{Language, tr};

/// Action of a key or a gamepad button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Moves the focus or a piece up.
    Up,
    /// Moves it to the right.
    Right,
    /// Moves it down.
    Down,
    /// Moves it to the left.
    Left,
    /// Moves it up and to the left, or to the cube before in four dimensions.
    UpLeft,
    /// Moves it up and to the right, or to the layer above in a cube.
    UpRight,
    /// Moves it down and to the left, or to the cube after in four dimensions.
    DownLeft,
    /// Moves it down and to the right, or to the layer below in a cube.
    DownRight,
    /// Chooses the tile in focus, or presses the widget in focus.
    Choose,
    /// Returns to the screen before.
    Back,
    /// Undoes a move.
    Undo,
    /// Redoes a move.
    Redo,
    /// Asks for a hint.
    Hint,
    /// Starts the same board again.
    Restart,
    /// Deals a new board.
    NewBoard,
    /// Pauses the game, or ends the pause.
    Pause,
    /// Selects another volume of sounds.
    Sounds,
    /// Turns a cube to the left.
    TurnLeft,
    /// Turns a cube to the right.
    TurnRight,
    /// Enlarges the board.
    ZoomIn,
    /// Shows more of the board.
    ZoomOut,
    /// Opens the rules of the game.
    Help,
    /// Enters or leaves full screen.
    FullScreen,
}

impl Action {
    /// All actions, in the order in which they are listed.
    pub const ALL: [Self; 23] = [
        Self::Up,
        Self::Right,
        Self::Down,
        Self::Left,
        Self::UpLeft,
        Self::UpRight,
        Self::DownLeft,
        Self::DownRight,
        Self::Choose,
        Self::Back,
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Restart,
        Self::NewBoard,
        Self::Pause,
        Self::Sounds,
        Self::TurnLeft,
        Self::TurnRight,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::Help,
        Self::FullScreen,
    ];

    /// The four directions of arrows.
    pub const ARROWS: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The four directions between those of arrows.
    pub const DIAGONALS: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];

    /// Returns the name for the player.
    pub fn label(self, language: Language) -> &'static str {
        match self {
            Self::Up => tr!(language, "controls-up"),
            Self::Right => tr!(language, "controls-right"),
            Self::Down => tr!(language, "controls-down"),
            Self::Left => tr!(language, "controls-left"),
            Self::UpLeft => tr!(language, "controls-up-left"),
            Self::UpRight => tr!(language, "controls-up-right"),
            Self::DownLeft => tr!(language, "controls-down-left"),
            Self::DownRight => tr!(language, "controls-down-right"),
            Self::Choose => tr!(language, "controls-choose"),
            Self::Back => tr!(language, "screen-back"),
            Self::Undo => tr!(language, "play-undo-long"),
            Self::Redo => tr!(language, "play-redo-long"),
            Self::Hint => tr!(language, "play-hint-long"),
            Self::Restart => tr!(language, "play-restart-long"),
            Self::NewBoard => tr!(language, "result-new-board"),
            Self::Pause => tr!(language, "play-pause-long"),
            Self::Sounds => tr!(language, "settings-sounds"),
            Self::TurnLeft => tr!(language, "controls-turn-left"),
            Self::TurnRight => tr!(language, "controls-turn-right"),
            Self::ZoomIn => tr!(language, "controls-zoom-in"),
            Self::ZoomOut => tr!(language, "controls-zoom-out"),
            Self::Help => tr!(language, "play-rules"),
            Self::FullScreen => tr!(language, "controls-full-screen"),
        }
    }

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
