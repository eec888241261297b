//! Focus cursor: the focused tile and the frame around it.

use crate::board::arrow_keys::{middle, walk};
use crate::board::camera::look_at_board;
use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes;
use crate::board::meshes::TileMeshes;
use crate::board::pixels::BoardScale;
use crate::board::tiles::Tiles;
use crate::core::theme::Theme;
use crate::core::{BoardOrientation, RedrawAppExt, Screen};
use crate::drawing::shapes;
use bevy::prelude::*;
use tessella_boards::{Board, CellId, Direction};

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Cursor>()
        .add_systems(OnEnter(Screen::Play), hide_cursor)
        .add_systems(
            PostUpdate,
            place_cursor
                .after(look_at_board)
                .before(TransformSystems::Propagate)
                .run_if(in_state(Screen::Play)),
        );
}

/// Tile focused by keys, a gamepad or a pointer.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Cursor {
    /// Cell of the tile.
    pub cell: CellId,
    /// `true` if the cursor is visible.
    pub shown: bool,
    /// `true` if a pointer moved the cursor there.
    pub by_pointer: bool,
    /// Tile below the pointer or a finger, also where a press would do nothing.
    pub pointed: Option<CellId>,
    /// Point on the line along which keys have moved the cursor, in cells.
    line: Vec2,
}

impl Default for Cursor {
    fn default() -> Self {
        Self {
            cell: CellId(0),
            shown: false,
            by_pointer: false,
            pointed: None,
            line: Vec2::ZERO,
        }
    }
}

impl Cursor {
    /// Returns the tile that something is told about: that below the pointer, or else the one in focus.
    pub fn told(&self) -> Option<CellId> {
        let focus = self.shown.then_some(self.cell);
        self.pointed.or(focus)
    }

    /// Moves the cursor to a cell, from which keys can move it on.
    pub fn move_to(&mut self, board: &Board, cell: CellId) {
        *self = Self {
            cell,
            shown: true,
            by_pointer: false,
            pointed: None,
            line: middle(board, cell),
        };
    }

    /// Moves the cursor one step by a key; the first press only shows it.
    pub fn step(&mut self, board: &Board, direction: Direction) {
        if self.by_pointer || !self.shown {
            self.line = middle(board, self.cell);
        }
        if self.shown
            && let Some(next) = walk(board, self.cell, self.line, direction)
        {
            self.cell = next;
            let at = middle(board, next);
            // Vertical movement keeps the column, and horizontal movement the row.
            match direction {
                Direction::Up | Direction::Down => self.line.y = at.y,
                Direction::Left | Direction::Right => self.line.x = at.x,
                _ => self.line = at,
            }
        }
        self.shown = true;
        self.by_pointer = false;
        self.pointed = None;
    }
}

fn hide_cursor(mut cursor: ResMut<Cursor>) {
    *cursor = Cursor::default();
}

/// Thickness of the frame in cells, and its maximum in points.
const FRAME: f32 = 0.1;
const MAX_FRAME: f32 = 6.0;

/// Frame around the focused tile, with the values that its mesh was built for.
#[derive(Component, Default, PartialEq)]
struct CursorFrame {
    /// Kind of the cell.
    kind: Option<usize>,
    /// Thickness, in cells.
    thickness: f32,
    /// `true` for the dark theme.
    dark: bool,
    /// Side from which the board is seen.
    orientation: BoardOrientation,
}

/// Spawns the frame of the cursor and despawns the previous one.
pub(super) fn spawn_cursor(spawner: &mut MeshSpawner<'_, '_>) {
    spawner.despawn_all::<CursorFrame>();
    let frame = (CursorFrame::default(), Visibility::Hidden);
    spawner.spawn(meshes::coloured(&[]), 3.0, frame);
}

fn place_cursor(
    cursor: Res<Cursor>,
    scale: BoardScale,
    shapes: Option<Res<TileMeshes>>,
    tiles: Res<Tiles>,
    theme: Res<Theme>,
    frame: Option<Single<(&mut CursorFrame, &mut Transform, &mut Visibility, &Mesh2d)>>,
    mut meshes: ResMut<Assets<Mesh>>,
) -> Result {
    let (Some(frame), Some(shapes), Some(projection)) = (frame, shapes, &tiles.projection) else {
        return Ok(());
    };
    if cursor.cell.index() >= projection.board().len() {
        return Ok(());
    }
    let (mut frame, mut transform, mut visibility, mesh) = frame.into_inner();
    let wanted = CursorFrame {
        kind: shapes.kind(cursor.cell),
        thickness: scale.capped(FRAME, MAX_FRAME),
        dark: theme.dark,
        orientation: projection.orientation(),
    };
    if cursor.shown && *frame != wanted {
        // An edge in the background colour separates the frame from light and dark tiles.
        let board = projection.board();
        let edge = shapes::frame(board, cursor.cell, 1.4 * wanted.thickness);
        let frame_itself = shapes::frame(board, cursor.cell, wanted.thickness);
        let (ground, line) = (theme.shades.background, theme.shades.outline);
        let edge = edge.into_iter().map(|piece| (piece, ground));
        let pieces = edge.chain(frame_itself.into_iter().map(|piece| (piece, line)));
        let pieces: Vec<_> = pieces.collect();
        meshes.insert(mesh.0.id(), meshes::coloured(&pieces))?;
        *frame = wanted;
    }
    visibility.set_if_neq(if cursor.shown {
        Visibility::Visible
    } else {
        Visibility::Hidden
    });
    let centre = projection.centre(cursor.cell);
    let place = Vec3::new(centre.x, -centre.y, transform.translation.z);
    if transform.translation != place {
        transform.translation = place;
    }
    Ok(())
}
