//! The board on the screen: tiles are entities, and follow the rules through what the authority commits.
//!
//! A tile's [`TileColour`] and [`Holder`] are always what the rules say. Its [`Picture`] may lag behind while a flood
//! travels; nobody but the eye depends on it.

mod camera;
mod echo;
mod flood;
mod links;
mod meshes;
pub mod polygon;
mod region;
mod relief;
pub mod shapes;
mod view;

pub use camera::{BoardPlace, Pixels};
pub use flood::Flood;
pub use links::links;
pub use relief::{SHADES, cliffs, shade, shaded};
pub use view::View;

use super::play::{MoveCommitted, OnTable, PositionChanged, Replay, ReplayStepped};
use super::settings::Settings;
use super::{Screen, Step};
use crate::boards::{Board, CellId};
use crate::games::{Colour, Effect, Position, Rules, Seat};
use crate::session::Session;
use bevy::prelude::*;
use meshes::Kit;

/// A tile of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile(pub CellId);

/// The colour that the rules give a tile.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileColour(pub Colour);

/// The seat that holds a tile.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder(pub Option<Seat>);

/// What a tile looks like now.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Picture {
    /// The colour it shows.
    pub colour: Colour,
    /// Whose region it shows itself a part of.
    pub holder: Option<Seat>,
    /// When the flood will reach it, in seconds of the flood's time.
    due: Option<f64>,
    /// When it was taken, if it is still swelling into its place.
    taken: Option<f64>,
}

impl Picture {
    const fn new(colour: Colour, holder: Option<Seat>) -> Self {
        Self {
            colour,
            holder,
            due: None,
            taken: None,
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
            (follow_position, flood::begin)
                .chain()
                .in_set(TilesFollow)
                .in_set(Step::Animate)
                .run_if(in_state(Screen::Play)),
        )
        .add_plugins((
            meshes::plugin,
            flood::plugin,
            region::plugin,
            camera::plugin,
            echo::plugin,
        ));
}

/// The game that the board shows: the replay while there is one.
pub fn shown<'a>(table: &'a OnTable, replay: &'a Replay) -> Option<&'a Session> {
    replay.game.as_ref().or_else(|| table.game())
}

/// What the rules say of each cell.
pub fn colours_and_holders(
    position: &Position,
) -> impl Iterator<Item = (CellId, Colour, Option<Seat>)> + '_ {
    let Position::Drench(drench) = position;
    let flood = drench.flood();
    drench
        .board()
        .cells()
        .map(move |cell| (cell, flood.shown(cell), flood.holder(cell)))
}

/// Puts the tiles where the position has them, all at once.
fn follow_position(
    mut changed: MessageReader<PositionChanged>,
    mut commands: Commands,
    mut tiles: ResMut<Tiles>,
    mut parts: Query<(&mut TileColour, &mut Holder, &mut Picture, &mut Transform)>,
    mut flood: ResMut<Flood>,
    kit: Res<Kit>,
    (mut meshes, mut materials): (ResMut<Assets<Mesh>>, ResMut<Assets<ColorMaterial>>),
    settings: Res<Settings>,
    (table, replay): (Res<OnTable>, Res<Replay>),
) {
    if changed.read().count() == 0 {
        return;
    }
    let Some(game) = shown(&table, &replay) else {
        return;
    };
    flood.settle();
    let position = game.position();
    let board = position.board();
    if tiles.board.as_ref() == Some(board) {
        for (cell, colour, holder) in colours_and_holders(position) {
            if let Ok((mut tile_colour, mut tile_holder, mut picture, mut transform)) =
                parts.get_mut(tiles.entities[cell.index()])
            {
                tile_colour.set_if_neq(TileColour(colour));
                tile_holder.set_if_neq(Holder(holder));
                picture.set_if_neq(Picture::new(colour, holder));
                transform.scale = Vec3::ONE;
            }
        }
        return;
    }
    for entity in tiles.entities.drain(..) {
        commands.entity(entity).despawn();
    }
    let shapes = meshes::tile_meshes(board, &mut meshes);
    tiles.board = Some(board.clone());
    tiles.entities = colours_and_holders(position)
        .map(|(cell, colour, holder)| {
            let centre = board.centre(cell);
            let apart = shapes.pair(cell).map(|pair| pair.apart.clone());
            let apart = apart.unwrap_or_default();
            let mut tile = commands.spawn((
                Tile(cell),
                TileColour(colour),
                Holder(holder),
                Picture::new(colour, holder),
                Mesh2d(apart),
                MeshMaterial2d(kit.body(colour, board, cell)),
                Transform::from_xyz(centre.x, -centre.y, 0.0),
                DespawnOnExit(Screen::Play),
            ));
            if settings.symbols {
                tile.with_child(kit.symbol(colour));
            }
            tile.id()
        })
        .collect();
    region::spawn(&mut commands, board, &kit, &mut meshes);
    relief::spawn(&mut commands, board, &mut meshes, &mut materials);
    links::spawn(&mut commands, board, &kit, &mut meshes);
    camera::spawn_cursor(&mut commands, &kit, &mut meshes);
    commands.insert_resource(shapes);
}

/// Despawns everything that has this component, to make room for what another board needs.
fn despawn_all<C: Component>(world: &mut World) {
    let mut old = world.query_filtered::<Entity, With<C>>();
    let old: Vec<Entity> = old.iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
}

fn forget_tiles(mut tiles: ResMut<Tiles>, mut flood: ResMut<Flood>) {
    *tiles = Tiles::default();
    flood.settle();
}
