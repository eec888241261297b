//! Creation of the tiles of a position, or update of the existing ones.

use super::links;
use crate::app::board::tiles::{Tile, TileAppearance, TileVisual, Tiles, TilesFollow, at_rest};
use crate::app::board::{animation, cursor, elevation, meshes, region};
use crate::app::core::{
    CurrentGame, MoveCommitted, PositionChanged, Replay, ReplayStepped, Screen, Step, shown,
};
use crate::app::drawing::tile_style::Body;
use crate::app::drawing::{appearances, surface};
use crate::games::Rules;
use animation::AnimationClock;
use bevy::prelude::*;
use meshes::TileAssets;

/// Updates all tiles to the position, without animation.
fn follow_position(
    mut changed: MessageReader<PositionChanged>,
    mut commands: Commands,
    mut tiles: ResMut<Tiles>,
    mut parts: Query<(&mut TileAppearance, &mut TileVisual, &mut Transform)>,
    mut animation_clock: ResMut<AnimationClock>,
    assets: Res<TileAssets>,
    mut meshes: ResMut<Assets<Mesh>>,
    (current, replay): (Res<CurrentGame>, Res<Replay>),
) {
    if changed.read().count() == 0 {
        return;
    }
    let Some(game) = shown(&current, &replay) else {
        return;
    };
    animation_clock.settle();
    let position = game.position();
    let board = position.board();
    if tiles.board.as_ref() == Some(board) {
        for (cell, look) in appearances(position) {
            if let Ok((mut tile_look, mut visual, mut transform)) =
                parts.get_mut(tiles.entities[cell.index()])
            {
                tile_look.set_if_neq(TileAppearance(look));
                visual.set_if_neq(TileVisual::new(look));
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
        .map(|(cell, look)| {
            let apart = shapes.pair(cell).map(|pair| pair.apart.clone());
            let tile = (
                Tile(cell),
                TileAppearance(look),
                TileVisual::new(look),
                Mesh2d(apart.unwrap_or_default()),
                MeshMaterial2d(assets.body(Body::Bare, board, cell)),
                at_rest(board, cell),
                Visibility::default(),
                DespawnOnExit(Screen::Play),
            );
            commands.spawn(tile).id()
        })
        .collect();
    region::spawn(&mut commands, board, &assets, &mut meshes);
    links::spawn(&mut commands, board, &assets, &mut meshes);
    cursor::spawn_cursor(&mut commands, &assets, &mut meshes);
    commands.insert_resource(shapes);
}

/// Draws the heights anew after a change of the position that raised or lowered cells.
fn follow_heights(
    mut commands: Commands,
    mut tiles: ResMut<Tiles>,
    mut visuals: Query<&mut TileVisual>,
    (mut meshes, mut materials): (ResMut<Assets<Mesh>>, ResMut<Assets<ColorMaterial>>),
    (current, replay): (Res<CurrentGame>, Res<Replay>),
) {
    let Some(game) = shown(&current, &replay) else {
        return;
    };
    let surface = surface(game.position());
    if tiles.surface.as_ref() == Some(&surface) {
        return;
    }
    elevation::spawn(&mut commands, &surface, &mut meshes, &mut materials);
    for mut visual in &mut visuals {
        visual.set_changed();
    }
    tiles.surface = Some(surface);
}

fn forget_tiles(mut tiles: ResMut<Tiles>, mut animation_clock: ResMut<AnimationClock>) {
    *tiles = Tiles::default();
    animation_clock.settle();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tiles>()
        .add_systems(OnExit(Screen::Play), forget_tiles)
        .add_systems(
            Update,
            (
                follow_position,
                animation::begin,
                follow_heights.run_if(
                    on_message::<PositionChanged>
                        .or_else(on_message::<MoveCommitted>)
                        .or_else(on_message::<ReplayStepped>),
                ),
            )
                .chain()
                .in_set(TilesFollow)
                .in_set(Step::Animate)
                .run_if(in_state(Screen::Play)),
        );
}
