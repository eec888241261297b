//! Departure of the board from its screen: it stays until the change of screens has covered it. Its tiles shrink where another board
//! takes its place.

use crate::board::entrance::EnteringTile;
use crate::board::meshes::Pair;
use crate::board::tiles::{Tile, TileAppearance, TileVisual, despawn_all};
use crate::board::timing::MotionTime;
use crate::core::motion::{TILE_EXIT, ease_in, share};
use crate::core::{FrameSystems, RedrawRequest, Screen};
use bevy::prelude::*;

/// Distance of tiles that leave from those of the new board, away from the camera.
const BELOW: f32 = -0.2;

/// Part of the board that is shown. It leaves with its screen.
#[derive(Component, Default)]
pub(super) struct BoardPart;

/// Whether the board of a screen that the player has left is still shown.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Departure(bool);

impl Departure {
    /// Returns `true` while the board is shown although its screen is not.
    pub const fn is_running(&self) -> bool {
        self.0
    }

    /// Removes the board, which nobody sees any more.
    pub(crate) const fn end(&mut self) {
        self.0 = false;
    }
}

/// Tile of a board that another one replaces.
#[derive(Component)]
pub(super) struct LeavingTile {
    /// Time at which it begins to shrink, in seconds at normal speed.
    begin: f64,
    since: f64,
}

/// Lets a tile shrink below those of the new board after a time, on its own and not following the position any more.
pub(super) fn shrink_away(mut tile: EntityCommands, shape: Option<&Pair>, begin: f64) {
    tile.remove::<(Tile, TileAppearance, TileVisual, EnteringTile)>()
        .insert(LeavingTile { begin, since: 0.0 })
        .entry::<Transform>()
        .and_modify(|mut transform| transform.translation.z += BELOW);
    if let Some(shape) = shape {
        tile.insert(Mesh2d(shape.apart.clone()));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Departure>()
        .add_systems(OnExit(Screen::Play), begin_departure)
        .add_systems(OnEnter(Screen::Play), remove_board)
        .add_systems(Update, shrink_tiles.in_set(FrameSystems::Animate))
        .add_systems(
            Last,
            remove_board.run_if(not(in_state(Screen::Play)).and_then(is_left)),
        );
}

/// Returns `true` if a board is left that nobody sees.
fn is_left(departure: Res<Departure>, parts: Query<(), With<BoardPart>>) -> bool {
    !departure.is_running() && !parts.is_empty()
}

fn begin_departure(mut departure: ResMut<Departure>, motion: MotionTime) {
    departure.0 = motion.is_shown();
}

fn remove_board(world: &mut World) {
    despawn_all::<BoardPart>(world);
    world.resource_mut::<Departure>().end();
}

/// Shrinks the tiles of a board that has been replaced.
fn shrink_tiles(
    mut commands: Commands,
    mut tiles: Query<(Entity, &mut LeavingTile, &mut Transform)>,
    motion: MotionTime,
    mut redraw: ResMut<RedrawRequest>,
) {
    for (entity, mut tile, mut transform) in &mut tiles {
        redraw.request();
        let left = 1.0 - ease_in(share(tile.since, tile.begin, TILE_EXIT));
        if left > 0.0 {
            transform.scale = Vec3::splat(left);
            tile.since += motion.passed();
        } else {
            commands.entity(entity).despawn();
        }
    }
}
