//! Entrance of the tiles of a new board, which pop in one after the other from the upper left corner on. Nothing waits for it.

use crate::board::animation::AnimationSystems;
use crate::board::tiles::TileSystems;
use crate::board::timing::MotionTime;
use crate::core::motion::{ENTRANCE, TILE_ENTRANCE, TILE_EXIT, share, spring};
use crate::core::{FrameSystems, MoveCommitted, RedrawRequest, ReplayStepped, Screen};
use crate::drawing::tile_style::holder;
use bevy::prelude::*;
use tessella_boards::{Board, CellId};
use tessella_games::Appearance;

/// Size of a tile when it appears, relative to its full size.
const FIRST_SIZE: f32 = 0.7;

/// A tile that pops in.
#[derive(Component, Debug)]
pub struct EnteringTile {
    /// Time at which it appears, in seconds at normal speed.
    begin: f64,
    /// Time since the beginning of the entrance.
    since: f64,
}

impl EnteringTile {
    /// Lets a tile pop in, unless it belongs to a region, whose outline is there from the beginning.
    pub(super) fn new(board: &Board, cell: CellId, look: Appearance) -> Option<Self> {
        let begin = exit(board, cell) + TILE_EXIT;
        holder(look).is_none().then_some(Self { begin, since: 0.0 })
    }

    /// Returns the size of the tile, relative to its full size.
    fn size(&self) -> f32 {
        match share(self.since, self.begin, TILE_ENTRANCE) {
            0.0 => 0.0,
            share => FIRST_SIZE + (1.0 - FIRST_SIZE) * spring(share),
        }
    }
}

/// Returns the time at which a tile leaves its cell for another one.
pub(super) fn exit(board: &Board, cell: CellId) -> f64 {
    let (at, extent) = (board.centre(cell), board.extent());
    let distance = f64::from((at.x + at.y) / (extent.x + extent.y));
    distance * (ENTRANCE - TILE_ENTRANCE - TILE_EXIT)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            end_entrance.run_if(
                on_message::<MoveCommitted>
                    .or_else(on_message::<ReplayStepped>)
                    .or_else(is_still),
            ),
            enter_tiles,
        )
            .chain()
            .in_set(FrameSystems::Animate)
            .after(TileSystems)
            .after(AnimationSystems)
            .run_if(in_state(Screen::Play).and_then(any_with_component::<EnteringTile>)),
    )
    .add_systems(OnExit(Screen::Play), end_entrance);
}

/// Returns `true` if nothing moves: with animations off, and in a still picture.
fn is_still(motion: MotionTime) -> bool {
    !motion.is_shown()
}

/// Shows all tiles at once.
fn end_entrance(
    mut commands: Commands,
    mut tiles: Query<(Entity, &mut Transform), With<EnteringTile>>,
) {
    for (entity, mut transform) in &mut tiles {
        transform.scale = Vec3::ONE;
        commands.entity(entity).remove::<EnteringTile>();
    }
}

/// Scales the tiles that pop in.
fn enter_tiles(
    mut commands: Commands,
    mut tiles: Query<(Entity, &mut EnteringTile, &mut Transform)>,
    motion: MotionTime,
    mut redraw: ResMut<RedrawRequest>,
) {
    for (entity, mut tile, mut transform) in &mut tiles {
        transform.scale = Vec3::splat(tile.size());
        if tile.since >= ENTRANCE {
            commands.entity(entity).remove::<EnteringTile>();
        } else {
            redraw.request();
            tile.since += motion.passed();
        }
    }
}
