//! Orientation of the board. The second of two network players sees their own corner at the top left.

use crate::core::layout::arrange;
use crate::core::rotation::Rotation;
use crate::core::{
    BoardOrientation, CommitSystems, CurrentGame, FrameSystems, NetSystems, RedrawAppExt,
};
use crate::drawing::{bed, drawn_extent};
use crate::games::game_ui;
use crate::net::Net;
use bevy::prelude::*;
use bevy_egui::egui::Rect;
use tessella_boards::{Board, Shape};
use tessella_games::{GameCode, Position, Rules};
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<BestView>().add_systems(
        Update,
        (rotate_board, turn_wide_board, arrange_layers)
            .chain()
            .in_set(FrameSystems::Play)
            .after(NetSystems)
            .before(CommitSystems),
    );
}

/// How the board fits best into the window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct BestView {
    /// Rotation, unless the board is rotated by half a turn.
    pub(super) rotation: Rotation,
    /// Columns of layers that are side by side; `None` on boards without layers.
    pub(super) columns: Option<u16>,
}

/// Lets a wide board stand upright in a high window.
fn turn_wide_board(best: Res<BestView>, mut orientation: ResMut<BoardOrientation>) {
    if orientation.rotation != Rotation::Half && orientation.rotation != best.rotation {
        orientation.rotation = best.rotation;
    }
}

/// Arranges the layers of a cube in the columns in which their tiles are largest.
fn arrange_layers(best: Res<BestView>, mut orientation: ResMut<BoardOrientation>) {
    if orientation.columns != best.columns {
        orientation.columns = best.columns;
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
    let is_rotated = known
        .as_ref()
        .is_some_and(|&(_, allows_rotation)| allows_rotation);
    if is_rotated != (orientation.rotation == Rotation::Half) {
        orientation.rotation = if is_rotated {
            Rotation::Half
        } else {
            Rotation::None
        };
    }
}

/// Share by which tiles must be larger for a wide board to be turned.
const WORTH_TURNING: f32 = 1.15;
/// Side of a tile from which a board is not turned, in points.
const LARGE_ENOUGH: f32 = 44.0;

/// Returns how a board is best seen in the free part of a window.
pub(super) fn best_view(position: &Position, free: Rect, seats: usize) -> BestView {
    let of_columns = layer_columns(position.board()).map(|columns| {
        let orientation = BoardOrientation {
            columns: Some(columns),
            ..BoardOrientation::default()
        };
        (columns, tile(position, orientation, free, seats))
    });
    // Of several numbers of columns, the first one wins.
    let best = of_columns.reduce(|best, next| if next.1 > best.1 { next } else { best });
    BestView {
        rotation: best_rotation(position, free, seats),
        columns: best.map(|(columns, _)| columns),
    }
}

/// Returns the numbers of columns in which the layers of a board can be side by side. In four dimensions, each cube has a row.
fn layer_columns(board: &Board) -> impl Iterator<Item = u16> {
    let columns = match board.shape() {
        Shape::Cube(cube) if cube.depth > 1 => Some(1..=cube.depth),
        Shape::Hypercube(hypercube) => Some(hypercube.sides[2]..=hypercube.sides[2]),
        _ => None,
    };
    columns
        .into_iter()
        .flatten()
        .filter(|&columns| board.in_columns(columns).is_some())
}

/// Returns the side of a tile of a board that is seen like this in the free part of a window, in points.
fn tile(position: &Position, orientation: BoardOrientation, free: Rect, seats: usize) -> f32 {
    let extent = drawn_extent(position, orientation);
    let board = arrange(free, game_ui(position).buttons(), seats, extent).board;
    let margin = 2.0 * bed::margin(extent);
    (board.width() / (extent.x + margin)).min(board.height() / (extent.y + margin))
}

/// Returns how a board that is not turned by half is best seen in the free part of a window: a wide one stands upright in a high
/// window, if the game allows it.
fn best_rotation(position: &Position, free: Rect, seats: usize) -> Rotation {
    if !game_ui(position).allows_quarter_turn() || free.width() > free.height() {
        return Rotation::None;
    }
    let tile = |rotation: Rotation| {
        let orientation = BoardOrientation {
            rotation,
            ..BoardOrientation::default()
        };
        tile(position, orientation, free, seats)
    };
    let unturned = tile(Rotation::None);
    if unturned < LARGE_ENOUGH && tile(Rotation::Quarter) > unturned * WORTH_TURNING {
        Rotation::Quarter
    } else {
        Rotation::None
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
