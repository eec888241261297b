//! Components of the tiles.

use crate::drawing::BoardProjection;
use bevy::prelude::*;
use tessella_boards::{Board, CellId};
use tessella_games::Appearance;

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
    /// Movement of the tile to its cell, or of the stone on it, while there is one.
    pub(super) slide: Option<Slide>,
    /// `true` if the tile shrinks until `due`, because it is removed.
    pub(super) shrinks: bool,
}

/// Movement of a tile or a stone to its cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    /// Origin, in the world.
    pub(super) from: Vec2,
    /// Times at which it begins and at which it reaches the cell, in seconds of the animation clock.
    pub(super) begin: f64,
    pub(super) landing: f64,
    /// `true` if it bounces then.
    pub(super) bounces: bool,
}

impl Slide {
    /// Returns the distance from the cell at this time as a share of the whole movement; `None` after its end. The movement
    /// accelerates, and ends with a bounce of this duration.
    pub(super) fn offset_share(&self, now: f64, bounce: f64) -> Option<f32> {
        /// Height of the bounce as a share of the fall.
        const HOP: f64 = 0.07;
        let share_of = |begin: f64, length: f64| match length > 0.0 {
            true => (now - begin) / length,
            false => 1.0,
        };
        let fall = share_of(self.begin, self.landing - self.begin);
        let hop = share_of(self.landing, bounce);
        match (fall < 1.0, hop < 1.0 && self.bounces) {
            (true, _) => Some((1.0 - fall * fall) as f32),
            (false, true) => Some((HOP * 4.0 * hop * (1.0 - hop)) as f32),
            (false, false) => None,
        }
    }
}

impl TileVisual {
    pub(super) const fn new(look: Appearance) -> Self {
        Self {
            look,
            due: None,
            came: None,
            slide: None,
            shrinks: false,
        }
    }
}

/// Entities of the tiles, in the order of their cells.
#[derive(Resource, Default, Debug)]
pub struct Tiles {
    pub(super) board: Option<Board>,
    /// Heights that are drawn.
    pub(super) projection: Option<BoardProjection>,
    pub(super) entities: Vec<Entity>,
}

/// Spawning and changes of the tiles.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileSystems;

/// Distance of a mark, an edge or a line from the tile that it is on, towards the camera. It is smaller than that of two
/// rows of tiles.
pub(super) const ON_TILE: f32 = 0.002;

/// Returns the distance of a tile towards the camera: with heights, nearer tiles hide farther ones, and in a cube upper
/// layers hide lower ones.
pub(super) fn layer(projection: &BoardProjection, cell: CellId) -> f32 {
    /// Distance of the nearest tile from the farthest one.
    const TILES: f32 = 2.0;
    if let Some(level) = projection.level(cell) {
        return TILES * f32::from(level) / f32::from(projection.board().layers());
    }
    match projection.is_flat() {
        true => 0.0,
        false => TILES * projection.nearness(cell),
    }
}

/// Returns the transform of a tile that does not move.
pub(super) fn at_rest(projection: &BoardProjection, cell: CellId) -> Transform {
    let centre = projection.centre(cell);
    Transform::from_xyz(centre.x, -centre.y, layer(projection, cell))
}

/// Despawns all entities with this component, before those of another board are spawned.
pub(super) fn despawn_all<C: Component>(world: &mut World) {
    let mut old = world.query_filtered::<Entity, With<C>>();
    let old: Vec<Entity> = old.iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
}
