//! Creation of the tiles of a position, or update of the existing ones.

use super::connections;
use crate::board::departure::{BoardPart, shrink_away};
use crate::board::entrance::{self, Entrance};
use crate::board::meshes::TileMeshes;
use crate::board::steps::Steps;
use crate::board::tiles::{
    Slide, SlideKind, Tile, TileAppearance, TileSystems, TileVisual, Tiles, at_rest,
};
use crate::board::{animation, cursor, elevation, meshes, region, tile_assets};
use crate::core::motion::RISE;
use crate::core::settings::Settings;
use crate::core::theme::Theme;
use crate::core::{
    BoardOrientation, FrameSystems, MoveCommitted, PositionChanged, ReplayStepped, Screen,
    ShownGame,
};
use crate::drawing::tile_style::Body;
use crate::drawing::{BoardProjection, appearances};
use animation::{AnimationClock, AnimationSchedule};
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Appearance, Rules};
use tile_assets::TileAssets;

/// Updates all tiles to the position. The steps of moves that were undone or redone are shown afterwards; otherwise the tiles that
/// are new pop in.
fn follow_position(
    mut changed: MessageReader<PositionChanged>,
    mut commands: Commands,
    mut tiles: ResMut<Tiles>,
    (mut steps, mut entrance): (ResMut<Steps>, ResMut<Entrance>),
    mut parts: Query<(&mut TileAppearance, &mut TileVisual, &mut Transform)>,
    mut animation_clock: ResMut<AnimationClock>,
    (assets, shapes, mut meshes): (
        Res<TileAssets>,
        Option<Res<TileMeshes>>,
        ResMut<Assets<Mesh>>,
    ),
    shown: ShownGame,
    orientation: Res<BoardOrientation>,
) {
    if changed.read().count() == 0 {
        return;
    }
    let Some(game) = shown.game() else {
        return;
    };
    animation_clock.settle();
    let position = game.position();
    let board = position.board();
    let looks = tiles
        .entities
        .iter()
        .map(|&tile| parts.get(tile).map(|(look, ..)| look.0));
    let looks: Vec<Appearance> = looks.flatten().collect();
    steps.follow(game, &looks);
    if steps.is_stepping()
        && let Some(projection) = &tiles.projection
    {
        for (cell, &entity) in projection.board().cells().zip(&tiles.entities) {
            if let Ok((look, mut visual, mut transform)) = parts.get_mut(entity) {
                visual.set_if_neq(TileVisual::new(look.0));
                *transform = at_rest(projection, cell);
            }
        }
        return;
    }
    let projection = BoardProjection::new(position, *orientation);
    if tiles.board.as_ref() == Some(board) && !steps.is_other_game() {
        for (cell, look) in appearances(position) {
            if let Ok((mut tile_look, mut visual, mut transform)) =
                parts.get_mut(tiles.entities[cell.index()])
            {
                if tile_look.0 != look {
                    entrance.admit(board, cell, look);
                }
                tile_look.set_if_neq(TileAppearance(look));
                visual.set_if_neq(TileVisual::new(look));
                *transform = at_rest(&projection, cell);
            }
        }
        return;
    }
    // A game in progress that is opened is there with its screen.
    if game.cursor() == 0 || steps.is_other_game() {
        appearances(position).for_each(|(cell, look)| entrance.admit(board, cell, look));
    }
    let before = tiles.board.replace(board.clone());
    for (cell, entity) in (0..).map(CellId).zip(tiles.entities.drain(..)) {
        let mut tile = commands.entity(entity);
        match before.as_ref().filter(|_| steps.is_other_game()) {
            Some(before) => {
                let shape = shapes.as_ref().and_then(|shapes| shapes.pair(cell));
                shrink_away(tile, shape, entrance::exit(before, cell));
            }
            None => tile.despawn(),
        }
    }
    tiles.entities = appearances(position)
        .map(|(cell, look)| {
            let tile = (
                Tile(cell),
                TileAppearance(look),
                TileVisual::new(look),
                Mesh2d::default(),
                MeshMaterial2d(assets.body(Body::Bare)),
                at_rest(&projection, cell),
                Visibility::default(),
                BoardPart,
            );
            commands.spawn(tile).id()
        })
        .collect();
    region::spawn(&mut commands, &assets, &mut meshes);
    cursor::spawn_cursor(&mut commands, &assets, &mut meshes);
}

/// Shows the moves that were undone or redone.
fn show_steps(mut steps: ResMut<Steps>, mut schedule: AnimationSchedule) {
    schedule.add_steps(&steps.take());
}

/// Draws the board anew after a change of its orientation, or of the position that raised or lowered cells.
fn follow_projection(
    mut commands: Commands,
    mut tiles: ResMut<Tiles>,
    mut parts: Query<(&Tile, &mut TileVisual, &mut Transform)>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: ShownGame,
    (orientation, theme, assets, settings): (
        Res<BoardOrientation>,
        Res<Theme>,
        Res<TileAssets>,
        Res<Settings>,
    ),
    (mut animation_clock, steps): (ResMut<AnimationClock>, Res<Steps>),
    mut changed: MessageReader<PositionChanged>,
) {
    let is_move = changed.read().count() == 0 || steps.is_stepping();
    let Some(game) = shown.game() else {
        return;
    };
    let projection = BoardProjection::new(game.position(), *orientation);
    if tiles.projection.as_ref() == Some(&projection) {
        return;
    }
    commands.insert_resource(meshes::tile_meshes(&projection, &theme, &mut meshes));
    elevation::spawn(&mut commands, &projection, &mut meshes, &assets);
    connections::spawn(&mut commands, &projection, &assets, &mut meshes);
    // A move raises cells while the player watches; any other change is shown at once.
    let rise = if is_move {
        RISE * f64::from(settings.motion().stretch())
    } else {
        0.0
    };
    let is_seen_alike = |before: &BoardProjection| {
        before.board().shape() == projection.board().shape()
            && before.orientation() == projection.orientation()
    };
    let rises = rise > 0.0 && tiles.projection.as_ref().is_some_and(is_seen_alike);
    let begin = animation_clock.now();
    for (tile, mut visual, mut transform) in &mut parts {
        visual.set_changed();
        let (from, to) = (
            transform.translation,
            at_rest(&projection, tile.0).translation,
        );
        transform.translation = to;
        if rises && from != to {
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
    tiles.projection = Some(projection);
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
        .add_systems(OnExit(Screen::Play), forget_tiles)
        .add_systems(
            Update,
            (
                follow_position,
                animation::begin,
                show_steps.run_if(|steps: Res<Steps>| steps.is_stepping()),
                note_ply.run_if(
                    on_message::<PositionChanged>
                        .or_else(on_message::<MoveCommitted>)
                        .or_else(on_message::<ReplayStepped>),
                ),
                follow_projection.run_if(
                    on_message::<PositionChanged>
                        .or_else(on_message::<MoveCommitted>)
                        .or_else(on_message::<ReplayStepped>)
                        .or_else(resource_changed::<BoardOrientation>),
                ),
            )
                .chain()
                .in_set(TileSystems)
                .in_set(FrameSystems::Animate)
                .run_if(in_state(Screen::Play)),
        );
}
