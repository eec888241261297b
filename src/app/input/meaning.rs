//! The input that an action of a key or a gamepad button stands for.

use crate::app::core::controls::Action;
use crate::app::core::{Input, Screen};
use crate::boards::Board;

/// Angle by which a key turns a cube, in degrees.
const TURN: i16 = 15;

/// Returns the input of an action on the screen of a game. `None` for zoom and full screen, which are none.
pub(super) fn input_of(action: Action, board: &Board) -> Option<Input> {
    if let Some(direction) = action.direction(board) {
        return Some(Input::Arrow(direction));
    }
    Some(match action {
        Action::Choose => Input::Enter,
        Action::Back => Input::Back,
        Action::Undo => Input::Undo,
        Action::Redo => Input::Redo,
        Action::Hint => Input::Hint,
        Action::Restart => Input::Restart,
        Action::NewBoard => Input::NewBoard,
        Action::Pause => Input::Pause,
        Action::Sounds => Input::Volume,
        Action::TurnLeft => Input::TurnCube(-TURN),
        Action::TurnRight => Input::TurnCube(TURN),
        Action::Help => Input::Help,
        _ => return None,
    })
}

/// Returns `true` if the help can be opened from a screen, and leads back to it.
pub(super) const fn can_visit(screen: Screen) -> bool {
    matches!(screen, Screen::Title | Screen::Play)
}
