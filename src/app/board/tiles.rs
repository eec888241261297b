//! The entities of the tiles.

use crate::boards::{Board, CellId};
use crate::games::Appearance;
use bevy::prelude::*;

/// A tile of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile(pub CellId);

/// What the rules say that a tile shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileAppearance(pub Appearance);

/// What a tile looks like now.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct TileVisual {
    /// What it shows.
    pub look: Appearance,
    /// When it will show what the rules say, in seconds of the [`AnimationClock`]'s time.
    pub(super) due: Option<f64>,
    /// When it came, if it is still swelling into its place.
    pub(super) came: Option<f64>,
    /// Where what it shows comes from and when it sets out, if it is still on its way.
    pub(super) slides: Option<(Vec2, f64)>,
    /// Whether it shrinks until then.
    pub(super) shrinks: bool,
}

impl TileVisual {
    pub(super) const fn new(look: Appearance) -> Self {
        Self {
            look,
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
    pub(super) board: Option<Board>,
    pub(super) entities: Vec<Entity>,
}

/// Runs after the tiles were spawned or changed.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TilesFollow;

/// Where a tile is when it does not move.
pub(super) fn at_rest(board: &Board, cell: CellId) -> Transform {
    let centre = board.centre(cell);
    Transform::from_xyz(centre.x, -centre.y, 0.0)
}

/// Despawns everything that has this component, to make room for what another board needs.
pub(super) fn despawn_all<C: Component>(world: &mut World) {
    let mut old = world.query_filtered::<Entity, With<C>>();
    let old: Vec<Entity> = old.iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
}
