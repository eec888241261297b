//! View of cubes: the layer in focus, and the choice between layers one above the other and side by side.

use crate::board::Cursor;
use crate::core::settings::{CubePicture, Settings};
use crate::core::{BoardOrientation, CurrentGame, FrameSystems, Replay, Screen, shown};
use crate::games::game_ui;
use bevy::prelude::*;
use tessella_boards::StackView;
use tessella_games::{Position, Rules};
use tessella_session::Session;

/// Angle from which a cube is seen at first, in degrees.
const YAW: i16 = 25;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_focus
            .in_set(FrameSystems::Play)
            .run_if(in_state(Screen::Play)),
    );
}

/// Sets the view of the board that is shown: the layer of the cell in focus hides the others.
fn follow_focus(
    (current, replay): (Res<CurrentGame>, Res<Replay>),
    settings: Res<Settings>,
    cursor: Res<Cursor>,
    mut orientation: ResMut<BoardOrientation>,
) {
    let position = shown(&current, &replay).map(Session::position);
    let is_wished = settings.cubes == CubePicture::Stacked;
    let stacks = |position: &&Position| is_wished && game_ui(position).stacks_layers();
    let stack = position.filter(stacks).and_then(|position| {
        let board = position.board();
        let is_on_board = cursor.cell.index() < board.len();
        let focus = { is_on_board.then_some(cursor.cell) }.and_then(|cell| board.layer(cell));
        let view = StackView {
            yaw: orientation.stack.map_or(YAW, |view| view.yaw),
            focus: focus.unwrap_or(0),
        };
        board.stacked(view).map(|_| view)
    });
    if orientation.stack != stack {
        orientation.stack = stack;
    }
}
