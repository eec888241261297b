//! Components of the tiles.

use crate::board::animation::AnimationClock;
use crate::board::departure::BoardPart;
use crate::core::motion::{self, BOUNCE, DROP_BOUNCE, share};
use crate::drawing::BoardProjection;
use crate::drawing::ending::flight;
use crate::drawing::tile_style::{Body, TileStyle};
use bevy::prelude::*;
use tessella_boards::{Board, CellId};
use tessella_games::Appearance;

/// A tile of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(
    TileAppearance,
    TileVisual,
    Mesh2d,
    MeshMaterial2d<ColorMaterial>,
    Visibility,
    BoardPart
)]
pub struct Tile(pub CellId);

/// Appearance of a tile by the rules.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileAppearance(pub Appearance);

impl Default for TileAppearance {
    fn default() -> Self {
        Self(Appearance::Empty)
    }
}

/// Mark on a tile: a symbol, a stone or a face. It is a child of the tile.
#[derive(Component)]
#[require(Mesh2d, MeshMaterial2d<ColorMaterial>)]
pub(super) struct TileMark;

/// Appearance of a tile on the screen, with its animations.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct TileVisual {
    /// Appearance that is drawn now.
    pub look: Appearance,
    /// Body that is drawn instead of that of the appearance, at the end of a game.
    pub(super) body: Option<Body>,
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
    pub(super) kind: SlideKind,
}

/// Way in which a tile or a stone moves to its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlideKind {
    /// It accelerates and bounces.
    Fall,
    /// A stone does the same from just above its cell, where it is larger.
    Drop,
    /// The cell rises or sinks with it.
    Rise,
    /// It flies in an arc above the others.
    Flight,
    /// It leaves its cell for the origin, and disappears there.
    Departure,
}

impl Slide {
    /// Returns the distance from the cell at this time as a share of the whole movement; `None` after its end. The movement
    /// accelerates, and ends with a bounce. `stretch` multiplies the duration of the bounce.
    pub(super) fn offset_share(&self, now: f64, stretch: f64) -> Option<f32> {
        let share_of = |begin: f64, length: f64| {
            if length > 0.0 {
                (now - begin) / length
            } else {
                1.0
            }
        };
        let fall = share_of(self.begin, self.landing - self.begin);
        let (bounce, height) = self.kind.bounce();
        let hop = share_of(self.landing, bounce * stretch);
        match (fall < 1.0, hop < 1.0) {
            (true, _) => Some((1.0 - fall * fall) as f32),
            (false, true) => Some(height * motion::hop(hop as f32)),
            (false, false) => None,
        }
    }
}

impl SlideKind {
    /// Returns the duration of the bounce at the end of a movement, and its height as a share of the movement.
    pub(super) const fn bounce(self) -> (f64, f32) {
        match self {
            Self::Fall => (BOUNCE, 0.07),
            Self::Drop => (DROP_BOUNCE, 0.2),
            Self::Rise | Self::Flight | Self::Departure => (0.0, 0.0),
        }
    }
}

impl Slide {
    /// Returns the place of a tile that flies to this one.
    pub(super) fn flown(&self, now: f64, to: Vec2) -> Vec2 {
        flight(
            self.from,
            to,
            share(now, self.begin, self.landing - self.begin),
        )
    }
}

impl Default for TileVisual {
    fn default() -> Self {
        Self::new(TileAppearance::default().0)
    }
}

impl TileVisual {
    pub(super) const fn new(look: Appearance) -> Self {
        Self {
            look,
            body: None,
            due: None,
            came: None,
            slide: None,
            shrinks: false,
        }
    }

    /// Returns `true` if the time has come to draw the appearance by the rules.
    pub(super) fn is_due(&self, animation_clock: &AnimationClock) -> bool {
        self.due.is_some_and(|due| animation_clock.has_reached(due))
    }

    /// Draws an appearance from now on. A tile that `grows` begins to, unless it slides.
    pub(super) fn draw(&mut self, look: Appearance, grows: bool) {
        let came = if grows && self.slide.is_none() {
            self.due
        } else {
            // A tile that is still growing continues when the next flood reaches it.
            self.came
        };
        *self = Self {
            came,
            slide: self.slide,
            ..Self::new(look)
        };
    }

    /// Returns the style in which the tile is drawn, with or without symbols on colours.
    pub(super) const fn style(&self, symbols: bool) -> TileStyle {
        match self.body {
            None => TileStyle::of(self.look, symbols),
            Some(body) => TileStyle::recoloured(body),
        }
    }
}

/// Message that the cells are drawn in other places, or that the board is another one.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct BoardReprojected {
    /// `true` if a move has raised or lowered cells of the same board, while the player watches.
    pub(super) by_move: bool,
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
    if projection.is_flat() {
        0.0
    } else {
        TILES * projection.nearness(cell)
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
