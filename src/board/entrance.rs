//! Entrance of the tiles of a new board, which pop in one after the other from the upper left corner on. Nothing waits for it.

use crate::board::animation::AnimationSystems;
use crate::board::tiles::{Tile, TileSystems};
use crate::board::timing::MotionTime;
use crate::core::motion::{ENTRANCE, TILE_ENTRANCE, TILE_EXIT, share, spring};
use crate::core::{FrameSystems, MoveCommitted, RedrawRequest, ReplayStepped, Screen};
use crate::drawing::tile_style::holder;
use bevy::prelude::*;
use std::collections::HashMap;
use tessella_boards::{Board, CellId};
use tessella_games::Appearance;

/// Size of a tile when it appears, relative to its full size.
const FIRST_SIZE: f32 = 0.7;

/// Tiles that pop in.
#[derive(Resource, Default, Debug)]
pub struct Entrance {
    /// Time at which each tile appears, in seconds at normal speed.
    begins: HashMap<CellId, f64>,
    /// Time since the beginning.
    since: f64,
}

impl Entrance {
    /// Lets a tile pop in, unless it belongs to a region, whose outline is there from the beginning.
    pub(super) fn admit(&mut self, board: &Board, cell: CellId, look: Appearance) {
        if holder(look).is_some() {
            return;
        }
        self.since = 0.0;
        self.begins.insert(cell, exit(board, cell) + TILE_EXIT);
    }

    /// Returns `true` while tiles pop in.
    pub fn is_running(&self) -> bool {
        !self.begins.is_empty()
    }

    /// Returns the size of a tile, relative to its full size; `None` if it does not pop in.
    fn size(&self, cell: CellId) -> Option<f32> {
        let &begin = self.begins.get(&cell)?;
        Some(match share(self.since, begin, TILE_ENTRANCE) {
            0.0 => 0.0,
            share => FIRST_SIZE + (1.0 - FIRST_SIZE) * spring(share),
        })
    }
}

/// Returns the time at which a tile leaves its cell for another one.
pub(super) fn exit(board: &Board, cell: CellId) -> f64 {
    let (at, extent) = (board.centre(cell), board.extent());
    let distance = f64::from((at.x + at.y) / (extent.x + extent.y));
    distance * (ENTRANCE - TILE_ENTRANCE - TILE_EXIT)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Entrance>()
        .add_systems(
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
                .run_if(
                    in_state(Screen::Play)
                        .and_then(|entrance: Res<Entrance>| entrance.is_running()),
                ),
        )
        .add_systems(OnExit(Screen::Play), end_entrance);
}

/// Returns `true` if nothing moves: with animations off, and in a still picture.
fn is_still(motion: MotionTime) -> bool {
    !motion.is_shown()
}

/// Shows all tiles at once.
fn end_entrance(mut entrance: ResMut<Entrance>, mut tiles: Query<(&Tile, &mut Transform)>) {
    for (tile, mut transform) in &mut tiles {
        if entrance.begins.contains_key(&tile.0) {
            transform.scale = Vec3::ONE;
        }
    }
    entrance.begins.clear();
}

/// Scales the tiles that pop in.
fn enter_tiles(
    mut entrance: ResMut<Entrance>,
    mut tiles: Query<(&Tile, &mut Transform)>,
    motion: MotionTime,
    mut redraw: ResMut<RedrawRequest>,
) {
    for (tile, mut transform) in &mut tiles {
        if let Some(size) = entrance.size(tile.0) {
            transform.scale = Vec3::splat(size);
        }
    }
    if entrance.since >= ENTRANCE {
        entrance.begins.clear();
        return;
    }
    redraw.request();
    entrance.since += motion.passed();
}
