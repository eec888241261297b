//! Dotted frames around the cells that belong to the focused tile but are elsewhere in the drawing: its neighbours across a
//! joined edge, and its place in the other layers of a cube.

use crate::board::cursor::Cursor;
use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes;
use crate::board::tiles::Tiles;
use crate::core::palette::Rgb;
use crate::core::theme::Theme;
use crate::core::{BoardOrientation, CurrentGame, FrameSystems, Screen, ShownGame};
use crate::drawing::{BoardProjection, shapes, touch_in_picture};
use bevy::prelude::*;
use tessella_boards::{Board, CellId, Shape};
use tessella_games::Rules;
use tessella_session::Session;

/// All dotted frames.
#[derive(Component)]
pub struct HoverPreview {
    /// Cells with a frame.
    pub around: Vec<CellId>,
    /// Colour of the dots.
    pub rgb: Rgb,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_hover_preview
            .in_set(FrameSystems::Show)
            .run_if(in_state(Screen::Play))
            .run_if(
                resource_changed::<Cursor>
                    .or_else(resource_changed::<BoardOrientation>)
                    .or_else(resource_changed::<CurrentGame>)
                    .or_else(resource_changed::<Theme>),
            ),
    );
}

fn show_hover_preview(
    mut spawner: MeshSpawner,
    cursor: Res<Cursor>,
    theme: Res<Theme>,
    shown: ShownGame,
    tiles: Res<Tiles>,
    mut last: Local<Option<(CellId, BoardOrientation, Rgb)>>,
) {
    let focus = cursor.shown.then_some(cursor.cell);
    let rgb = shown
        .game()
        .map_or(theme.shades.outline, |game| colour(game, &theme));
    let preview = focus.zip(tiles.projection.as_ref());
    let now = preview.map(|(focus, projection)| (focus, projection.orientation(), rgb));
    if *last == now {
        return;
    }
    *last = now;
    spawner.despawn_all::<HoverPreview>();
    let Some((focus, projection)) = preview else {
        return;
    };
    let around = elsewhere(projection, focus);
    if around.is_empty() {
        return;
    }
    let dots = around.iter().flat_map(|&cell| {
        let centre = projection.centre(cell);
        let dots = shapes::dotted_frame(projection.board(), cell).into_iter();
        dots.map(move |dot| (dot.into_iter().map(|at| centre + at).collect(), rgb))
    });
    let dots: Vec<(Vec<Vec2>, Rgb)> = dots.collect();
    let preview = HoverPreview { around, rgb };
    spawner.spawn(meshes::coloured(&dots), 2.9, preview);
}

/// Returns the colour of the seat to move, or that of lines in a game for one.
fn colour(game: &Session, theme: &Theme) -> Rgb {
    let seat = game.position().to_move().seat();
    match seat.filter(|_| game.players().len() > 1) {
        Some(seat) => theme.paints.of_seat(seat.0).0.rgb,
        None => theme.shades.outline,
    }
}

/// Returns the cells to frame while a tile is in focus.
fn elsewhere(projection: &BoardProjection, focus: CellId) -> Vec<CellId> {
    let board = projection.board();
    let mut cells: Vec<CellId> = board
        .neighbours(focus)
        .iter()
        .copied()
        .filter(|&cell| !touch_in_picture(board, focus, cell))
        .collect();
    // In layers one above the other, the same place is straight above and below.
    if !projection.is_stacked() {
        cells.extend(same_place(board, focus));
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Returns the cells in the same place of the other layers of a cube or of a board in four dimensions.
fn same_place(board: &Board, cell: CellId) -> impl Iterator<Item = CellId> {
    let in_layer = match board.shape() {
        Shape::Cube(cube) => usize::from(cube.width) * usize::from(cube.height),
        Shape::Hypercube(hypercube) => {
            usize::from(hypercube.sides[0]) * usize::from(hypercube.sides[1])
        }
        _ => board.len(),
    };
    let first = cell.index() % in_layer.max(1);
    let places = (first..board.len()).step_by(in_layer.max(1));
    places
        .map(|place| CellId(place as u32))
        .filter(move |&place| place != cell)
}
