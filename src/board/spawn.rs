//! Creation of the tiles of a position, or update of the existing ones.

use crate::board::animation::{AnimationClock, AnimationSchedule, begin_animations};
use crate::board::connections::spawn_connections;
use crate::board::cursor::spawn_cursor;
use crate::board::departure::shrink_away;
use crate::board::elevation::spawn_elevation;
use crate::board::entrance::{self, EnteringTile};
use crate::board::glow::spawn_glow;
use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::{TileMeshes, make_tile_meshes};
use crate::board::region::spawn_regions;
use crate::board::steps::{Steps, is_stepping};
use crate::board::tiles::{
    BoardReprojected, Slide, SlideKind, Tile, TileAppearance, TileSystems, TileVisual, Tiles,
    at_rest,
};
use crate::core::motion::RISE;
use crate::core::settings::Settings;
use crate::core::{
    BoardOrientation, FrameSystems, MoveCommitted, PositionChanged, ReplayStepped, Screen,
    ShownGame,
};
use crate::drawing::tile_style::Body;
use crate::drawing::{BoardProjection, appearances};
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Appearance, Rules};
use tessella_session::Session;

/// Ends all animations, and finds the steps that lead to the position from the one shown last.
fn find_steps(
    shown: ShownGame,
    tiles: Res<Tiles>,
    looks: Query<&TileAppearance>,
    mut steps: ResMut<Steps>,
    mut animation_clock: ResMut<AnimationClock>,
) {
    let Some(game) = shown.game() else {
        return;
    };
    animation_clock.settle();
    let looks = tiles.entities.iter().flat_map(|&tile| looks.get(tile));
    let looks: Vec<Appearance> = looks.map(|look| look.0).collect();
    steps.follow(game, &looks);
}

/// Shows the tiles as they were before the steps.
fn settle_tiles(
    tiles: Res<Tiles>,
    mut parts: Query<(&Tile, &TileAppearance, &mut TileVisual, &mut Transform)>,
) {
    let Some(projection) = &tiles.projection else {
        return;
    };
    for (tile, look, mut visual, mut transform) in &mut parts {
        visual.set_if_neq(TileVisual::new(look.0));
        *transform = at_rest(projection, tile.0);
    }
}

/// Updates the tiles to another position on the same board. Those that are new pop in.
fn update_tiles(
    mut commands: Commands,
    shown: ShownGame,
    orientation: Res<BoardOrientation>,
    tiles: Res<Tiles>,
    steps: Res<Steps>,
    mut parts: Query<(&mut TileAppearance, &mut TileVisual, &mut Transform)>,
) {
    let Some(position) = shown.game().map(Session::position) else {
        return;
    };
    let board = position.board();
    if steps.is_other_game() || tiles.board.as_ref() != Some(board) {
        return;
    }
    let projection = BoardProjection::new(position, *orientation);
    for ((cell, look), &tile) in appearances(position).zip(&tiles.entities) {
        if let Ok((mut tile_look, mut visual, mut transform)) = parts.get_mut(tile) {
            if tile_look.0 != look
                && let Some(entering) = EnteringTile::new(board, cell, look)
            {
                commands.entity(tile).insert(entering);
            }
            tile_look.set_if_neq(TileAppearance(look));
            visual.set_if_neq(TileVisual::new(look));
            *transform = at_rest(&projection, cell);
        }
    }
}

/// Replaces the tiles by those of another board or game, which pop in.
fn replace_tiles(
    mut spawner: MeshSpawner,
    shown: ShownGame,
    orientation: Res<BoardOrientation>,
    mut tiles: ResMut<Tiles>,
    steps: Res<Steps>,
    shapes: Option<Res<TileMeshes>>,
) {
    let Some(game) = shown.game() else {
        return;
    };
    let position = game.position();
    let board = position.board();
    if !steps.is_other_game() && tiles.board.as_ref() == Some(board) {
        return;
    }
    let before = tiles.board.replace(board.clone());
    for (cell, entity) in (0..).map(CellId).zip(tiles.entities.drain(..)) {
        let mut tile = spawner.commands.entity(entity);
        match before.as_ref().filter(|_| steps.is_other_game()) {
            Some(before) => {
                let shape = shapes.as_ref().and_then(|shapes| shapes.pair(cell));
                shrink_away(tile, shape, entrance::exit(before, cell));
            }
            None => tile.despawn(),
        }
    }
    let projection = BoardProjection::new(position, *orientation);
    // A game in progress that is opened is there with its screen.
    let pops_in = game.cursor() == 0 || steps.is_other_game();
    let spawned = appearances(position).map(|(cell, look)| {
        let tile = (
            Tile(cell),
            TileAppearance(look),
            TileVisual::new(look),
            MeshMaterial2d(spawner.assets.body(Body::Bare)),
            at_rest(&projection, cell),
        );
        let mut spawned = spawner.commands.spawn(tile);
        if let Some(entering) = EnteringTile::new(board, cell, look).filter(|_| pops_in) {
            spawned.insert(entering);
        }
        spawned.id()
    });
    tiles.entities = spawned.collect();
    spawn_regions(&mut spawner);
    spawn_glow(&mut spawner, position);
    spawn_cursor(&mut spawner);
}

/// Shows the moves that were undone or redone.
fn show_steps(mut steps: ResMut<Steps>, mut schedule: AnimationSchedule) {
    schedule.add_steps(&steps.take());
}

/// Finds the places of the cells after a change of the orientation, or of the position that raised or lowered cells.
fn project_board(
    shown: ShownGame,
    orientation: Res<BoardOrientation>,
    steps: Res<Steps>,
    mut changed: MessageReader<PositionChanged>,
    mut tiles: ResMut<Tiles>,
    mut reprojected: MessageWriter<BoardReprojected>,
) {
    // Any other change than a move is shown at once.
    let is_move = changed.read().count() == 0 || steps.is_stepping();
    let Some(game) = shown.game() else {
        return;
    };
    let projection = BoardProjection::new(game.position(), *orientation);
    if tiles.projection.as_ref() == Some(&projection) {
        return;
    }
    let is_seen_alike = tiles.projection.as_ref().is_some_and(|before| {
        before.board().shape() == projection.board().shape()
            && before.orientation() == projection.orientation()
    });
    reprojected.write(BoardReprojected {
        by_move: is_move && is_seen_alike,
    });
    tiles.projection = Some(projection);
}

/// Moves the tiles to the places of their cells. Cells that a move has raised or lowered take their time.
fn place_tiles(
    mut reprojected: MessageReader<BoardReprojected>,
    mut parts: Query<(&Tile, &mut TileVisual, &mut Transform)>,
    tiles: Res<Tiles>,
    settings: Res<Settings>,
    mut animation_clock: ResMut<AnimationClock>,
) {
    let by_move = reprojected.read().any(|reprojected| reprojected.by_move);
    let Some(projection) = &tiles.projection else {
        return;
    };
    let rise = RISE * f64::from(settings.motion().stretch());
    let begin = animation_clock.now();
    for (tile, mut visual, mut transform) in &mut parts {
        visual.set_changed();
        let from = transform.translation;
        let to = at_rest(projection, tile.0).translation;
        transform.translation = to;
        if by_move && rise > 0.0 && from != to {
            transform.translation = from.truncate().extend(to.z);
            visual.slide = Some(Slide {
                from: from.truncate(),
                begin,
                landing: begin + rise,
                kind: SlideKind::Rise,
            });
            animation_clock.run_for(rise);
        }
    }
}

/// Remembers which position is shown.
fn note_ply(mut steps: ResMut<Steps>, shown: ShownGame, settings: Res<Settings>) {
    let game = shown.game();
    steps.note(game.filter(|_| settings.motion().stretch() > 0.0));
}

fn forget_tiles(
    mut tiles: ResMut<Tiles>,
    mut steps: ResMut<Steps>,
    mut animation_clock: ResMut<AnimationClock>,
) {
    *tiles = Tiles::default();
    *steps = Steps::default();
    animation_clock.settle();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tiles>()
        .add_message::<BoardReprojected>()
        .add_systems(OnExit(Screen::Play), forget_tiles)
        .add_systems(
            Update,
            (
                (
                    find_steps,
                    settle_tiles.run_if(is_stepping),
                    (update_tiles, replace_tiles)
                        .chain()
                        .run_if(not(is_stepping)),
                )
                    .chain()
                    .run_if(on_message::<PositionChanged>),
                begin_animations,
                show_steps.run_if(is_stepping),
                note_ply.run_if(has_moved),
                project_board.run_if(has_moved.or_else(resource_changed::<BoardOrientation>)),
                (
                    place_tiles,
                    make_tile_meshes,
                    spawn_elevation,
                    spawn_connections,
                )
                    .run_if(on_message::<BoardReprojected>),
            )
                .chain()
                .in_set(TileSystems)
                .in_set(FrameSystems::Animate)
                .run_if(in_state(Screen::Play)),
        );
}

/// Returns `true` if the shown position may be another one. It is a run condition.
fn has_moved(
    mut committed: MessageReader<MoveCommitted>,
    mut stepped: MessageReader<ReplayStepped>,
    mut changed: MessageReader<PositionChanged>,
) -> bool {
    committed.read().count() + stepped.read().count() + changed.read().count() > 0
}
