//! The input that an action of a key or a gamepad button stands for, and the action that a press on a tile stands for.

use crate::board::Picked;
use crate::core::controls::Action;
use crate::core::{CurrentGame, Input, Screen};
use crate::games::{TileAction, game_ui};
use tessella_boards::{Board, CellId};
use tessella_games::{Rules, Seat, Turn};
use tessella_session::{Player, Session};

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

/// Returns `true` if pressing the tile has an effect now.
pub(super) fn is_playable(cell: CellId, current: &CurrentGame, picked: &Picked) -> bool {
    let Some(game) = current.game() else {
        return false;
    };
    match meaning(game, cell, picked) {
        Some((seat, TileAction::Move(mv) | TileAction::Confirm(mv))) => {
            game.position().check(seat, mv).is_ok()
        }
        Some((_, TileAction::Nothing)) | None => false,
        Some((_, TileAction::Pick | TileAction::Unpick | TileAction::Chance)) => true,
    }
}

/// Returns the action of a press on a tile and the seat it acts for, if it is a person's turn.
pub(super) fn meaning(game: &Session, cell: CellId, picked: &Picked) -> Option<(Seat, TileAction)> {
    let position = game.position();
    let (seat, player) = game.player_to_move()?;
    let is_on_board = cell.index() < position.board().len();
    if player != Player::Human || !is_on_board {
        return None;
    }
    let action = match game_ui(position).press(cell, picked.cell) {
        TileAction::Confirm(mv) if picked.target == Some(cell) => TileAction::Move(mv),
        action => action,
    };
    Some((seat, action))
}

/// Returns `true` if a person has to request a random outcome.
pub(super) fn is_for_chance(game: &Session) -> bool {
    let position = game.position();
    let is_due = matches!(position.to_move(), Turn::Chance(_));
    // If a press on the board has no effect, neither has the key for it.
    let is_meant = game_ui(position).press(CellId(0), None) == TileAction::Chance;
    is_due && is_meant && matches!(game.player_to_move(), Some((_, Player::Human)))
}
