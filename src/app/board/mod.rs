//! The board on the screen: tiles are entities, and follow the rules through what the authority commits.
//!
//! A tile's [`TileLook`] is always what the rules say. Its [`Picture`] may lag behind while a flood travels; nobody but
//! the eye depends on it.

pub mod body;
mod camera;
mod echo;
pub mod faces;
mod frames;
mod joined;
mod links;
mod meshes;
mod pieces;
pub mod polygon;
mod region;
mod relief;
pub mod shapes;
pub mod strokes;
mod travel;
mod view;

pub use camera::{BoardPlace, Pixels, Turned};
pub use frames::{Picked, hinted};
pub use links::links;
pub use pieces::{PieceOf, places as piece_places};
pub use relief::{SHADES, cliffs, shade, shaded};
pub use travel::Travel;
pub use view::View;

use super::play::{MoveCommitted, OnTable, PositionChanged, Replay, ReplayStepped};
use super::{Screen, Step};
use crate::boards::{Board, CellId};
use crate::games::{Appearance, Effect, Position, Rules, Seat};
use crate::session::Session;
use bevy::prelude::*;
use body::Body;
use meshes::Kit;

/// A tile of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile(pub CellId);

/// What the rules say that a tile shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileLook(pub Appearance);

/// What a tile looks like now.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Picture {
    /// What it shows.
    pub appearance: Appearance,
    /// When it will show what the rules say, in seconds of the [`Travel`]'s time.
    due: Option<f64>,
    /// When it came, if it is still swelling into its place.
    came: Option<f64>,
    /// Where what it shows comes from and when it sets out, if it is still on its way.
    slides: Option<(Vec2, f64)>,
    /// Whether it shrinks until then.
    shrinks: bool,
}

impl Picture {
    const fn new(appearance: Appearance) -> Self {
        Self {
            appearance,
            due: None,
            came: None,
            slides: None,
            shrinks: false,
        }
    }
}

/// The entities of the tiles, in the order of their cells.
#[derive(Resource, Default, Debug)]
pub struct Tiles {
    board: Option<Board>,
    entities: Vec<Entity>,
}

/// Runs after the tiles were spawned or changed.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TilesFollow;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tiles>()
        .add_systems(OnExit(Screen::Play), forget_tiles)
        .add_systems(
            Update,
            (follow_position, travel::begin)
                .chain()
                .in_set(TilesFollow)
                .in_set(Step::Animate)
                .run_if(in_state(Screen::Play)),
        )
        .add_plugins((
            faces::plugin,
            meshes::plugin,
            travel::plugin,
            region::plugin,
            pieces::plugin,
            joined::plugin,
            strokes::plugin,
            frames::plugin,
            camera::plugin,
            echo::plugin,
        ));
}

/// The game that the board shows: the replay while there is one.
pub fn shown<'a>(table: &'a OnTable, replay: &'a Replay) -> Option<&'a Session> {
    replay.game.as_ref().or_else(|| table.game())
}

/// What the rules say of each cell.
pub fn appearances(position: &Position) -> impl Iterator<Item = (CellId, Appearance)> + '_ {
    let cells = position.board().cells();
    cells.map(|cell| (cell, position.appearance(cell)))
}

/// Puts the tiles where the position has them, all at once.
fn follow_position(
    mut changed: MessageReader<PositionChanged>,
    mut commands: Commands,
    mut tiles: ResMut<Tiles>,
    mut parts: Query<(&mut TileLook, &mut Picture, &mut Transform)>,
    mut travel: ResMut<Travel>,
    kit: Res<Kit>,
    (mut meshes, mut materials): (ResMut<Assets<Mesh>>, ResMut<Assets<ColorMaterial>>),
    (table, replay): (Res<OnTable>, Res<Replay>),
) {
    if changed.read().count() == 0 {
        return;
    }
    let Some(game) = shown(&table, &replay) else {
        return;
    };
    travel.settle();
    let position = game.position();
    let board = position.board();
    if tiles.board.as_ref() == Some(board) {
        for (cell, appearance) in appearances(position) {
            if let Ok((mut tile_appearance, mut picture, mut transform)) =
                parts.get_mut(tiles.entities[cell.index()])
            {
                tile_appearance.set_if_neq(TileLook(appearance));
                picture.set_if_neq(Picture::new(appearance));
                *transform = at_rest(board, cell);
            }
        }
        return;
    }
    for entity in tiles.entities.drain(..) {
        commands.entity(entity).despawn();
    }
    let shapes = meshes::tile_meshes(board, &mut meshes);
    tiles.board = Some(board.clone());
    tiles.entities = appearances(position)
        .map(|(cell, appearance)| {
            let apart = shapes.pair(cell).map(|pair| pair.apart.clone());
            let tile = (
                Tile(cell),
                TileLook(appearance),
                Picture::new(appearance),
                Mesh2d(apart.unwrap_or_default()),
                MeshMaterial2d(kit.body(Body::Bare, board, cell)),
                at_rest(board, cell),
                Visibility::default(),
                DespawnOnExit(Screen::Play),
            );
            commands.spawn(tile).id()
        })
        .collect();
    region::spawn(&mut commands, board, &kit, &mut meshes);
    relief::spawn(&mut commands, board, &mut meshes, &mut materials);
    links::spawn(&mut commands, board, &kit, &mut meshes);
    camera::spawn_cursor(&mut commands, &kit, &mut meshes);
    commands.insert_resource(shapes);
}

/// Where a tile is when it does not move.
fn at_rest(board: &Board, cell: CellId) -> Transform {
    let centre = board.centre(cell);
    Transform::from_xyz(centre.x, -centre.y, 0.0)
}

/// Despawns everything that has this component, to make room for what another board needs.
fn despawn_all<C: Component>(world: &mut World) {
    let mut old = world.query_filtered::<Entity, With<C>>();
    let old: Vec<Entity> = old.iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
}

fn forget_tiles(mut tiles: ResMut<Tiles>, mut travel: ResMut<Travel>) {
    *tiles = Tiles::default();
    travel.settle();
}
