//! Components of the tiles.

use crate::boards::{Board, CellId};
use crate::games::Appearance;
use bevy::prelude::*;

/// A tile of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile(pub CellId);

/// Appearance of a tile by the rules.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileAppearance(pub Appearance);

/// Appearance of a tile on the screen, with its animations.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct TileVisual {
    /// Appearance that is drawn now.
    pub look: Appearance,
    /// Time of the [`AnimationClock`] at which the appearance by the rules is drawn, in seconds; `None` if it is drawn
    /// already.
    pub(super) due: Option<f64>,
    /// Time at which the tile began to grow, while it is growing.
    pub(super) came: Option<f64>,
    /// Origin and start time of the slide, while the tile is sliding.
    pub(super) slides: Option<(Vec2, f64)>,
    /// `true` if the tile shrinks until `due`, because it is removed.
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

/// Entities of the tiles, in the order of their cells.
#[derive(Resource, Default, Debug)]
pub struct Tiles {
    pub(super) board: Option<Board>,
    /// The board with the heights that are drawn.
    pub(super) surface: Option<Board>,
    pub(super) entities: Vec<Entity>,
}

/// Spawning and changes of the tiles.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TilesFollow;

/// Returns the transform of a tile that does not move.
pub(super) fn at_rest(board: &Board, cell: CellId) -> Transform {
    let centre = board.centre(cell);
    Transform::from_xyz(centre.x, -centre.y, 0.0)
}

/// Despawns all entities with this component, before those of another board are spawned.
pub(super) fn despawn_all<C: Component>(world: &mut World) {
    let mut old = world.query_filtered::<Entity, With<C>>();
    let old: Vec<Entity> = old.iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
}
