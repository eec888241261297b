//! Orientation of the board. The second of two network players sees their own corner at the top left.

use crate::core::layout::arrange;
use crate::core::rotation::Rotation;
use crate::core::{
    BoardOrientation, CommitSystems, CurrentGame, FrameSystems, NetSystems, RedrawAppExt,
};
use crate::drawing::drawn_extent;
use crate::games::game_ui;
use crate::net::Net;
use bevy::prelude::*;
use bevy_egui::egui::Rect;
use tessella_boards::Board;
use tessella_games::{GameCode, Position, Rules};
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<WantedRotation>().add_systems(
        Update,
        (rotate_board, turn_wide_board)
            .chain()
            .in_set(FrameSystems::Play)
            .after(NetSystems)
            .before(CommitSystems),
    );
}

/// How the board fits best into the window, unless it is rotated by half a turn.
#[derive(Resource, Default, PartialEq)]
pub(super) struct WantedRotation(pub(super) Rotation);

/// Lets a wide board stand upright in a high window.
fn turn_wide_board(wanted: Res<WantedRotation>, mut orientation: ResMut<BoardOrientation>) {
    if orientation.rotation != Rotation::Half && orientation.rotation != wanted.0 {
        orientation.rotation = wanted.0;
    }
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
        if orientation.rotation == Rotation::Half {
            orientation.rotation = Rotation::None;
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
    if is_rotated != (orientation.rotation == Rotation::Half) {
        orientation.rotation = match is_rotated {
            true => Rotation::Half,
            false => Rotation::None,
        };
    }
}

/// Share by which tiles must be larger for a wide board to be turned.
const WORTH_TURNING: f32 = 1.15;

/// Returns how a board that is not turned by half is best seen in the free part of a window: a wide one stands upright in a high
/// window, if the game allows it.
pub(super) fn best_rotation(position: &Position, free: Rect, seats: usize) -> Rotation {
    let game_ui = game_ui(position);
    if !game_ui.allows_quarter_turn() || free.width() > free.height() {
        return Rotation::None;
    }
    let tile = |rotation: Rotation| {
        let orientation = BoardOrientation {
            rotation,
            ..BoardOrientation::default()
        };
        let extent = drawn_extent(position, orientation);
        let board = arrange(free, game_ui.buttons(), seats, extent).board;
        (board.width() / extent.x).min(board.height() / extent.y)
    };
    match tile(Rotation::Quarter) > tile(Rotation::None) * WORTH_TURNING {
        true => Rotation::Quarter,
        false => Rotation::None,
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
