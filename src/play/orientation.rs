//! Orientation of the board. The second of two network players sees their own corner at the top left.

use crate::core::{BoardOrientation, CommitSystems, CurrentGame, FrameSystems, NetSystems};
use crate::games::game_ui;
use crate::net::Net;
use bevy::prelude::*;
use tessella_boards::Board;
use tessella_games::GameCode;
use tessella_games::Rules;
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        rotate_board
            .in_set(FrameSystems::Play)
            .after(NetSystems)
            .before(CommitSystems),
    );
}

/// Rotates the board by half a turn for the second of two network players, if game and board allow it.
fn rotate_board(
    net: Res<Net>,
    current: Res<CurrentGame>,
    mut orientation: ResMut<BoardOrientation>,
    mut known: Local<Option<(GameCode, bool)>>,
) {
    let game = current.game().filter(|_| net.game_of(&current).is_some());
    let Some(game) = game.filter(|game| net.lobby().seat().is_some() && is_second(game)) else {
        *known = None;
        if orientation.rotated {
            orientation.rotated = false;
        }
        return;
    };
    // Checks every cell, so it runs once for each game.
    if known.as_ref().is_none_or(|(code, _)| code != game.code()) {
        let position = game.position();
        let allows_rotation =
            game_ui(position).allows_rotation() && is_point_symmetric(position.board());
        *known = Some((game.code().clone(), allows_rotation));
    }
    let is_rotated = { known.as_ref() }.is_some_and(|&(_, allows_rotation)| allows_rotation);
    if orientation.rotated != is_rotated {
        orientation.rotated = is_rotated;
    }
}

/// Returns `true` if the only person at this device has the second of two seats.
fn is_second(game: &Session) -> bool {
    let own = game
        .players()
        .iter()
        .position(|&player| player == Player::Human);
    game.players().len() == 2 && own == Some(1)
}

/// Returns `true` if the board is symmetric under a rotation by half a turn.
fn is_point_symmetric(board: &Board) -> bool {
    let extent = board.extent();
    board.cells().all(|cell| {
        board.opposite(cell).is_some_and(|opposite| {
            let (a, b) = (board.centre(cell), board.centre(opposite));
            (a.x + b.x - extent.x).abs() < 1e-3 && (a.y + b.y - extent.y).abs() < 1e-3
        })
    })
}
