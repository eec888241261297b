//! Movements of tiles that emphasise an event: the tiles of a refused move shake. Nothing waits for them.

use crate::board::animation::AnimationSystems;
use crate::board::tiles::{Tile, TileVisual, Tiles, at_rest};
use crate::board::timing::MotionTime;
use crate::core::motion::SHAKE;
use crate::core::settings::Settings;
use crate::core::{CurrentGame, FrameSystems, MoveRefused, PositionChanged, RedrawRequest, Screen};
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Move, Position, Rules, Seat};

/// Largest distance by which a tile shakes, in cells.
const SWING: f32 = 0.09;
/// Number of times that a tile swings to both sides.
const SWINGS: f32 = 3.0;

/// A tile that shakes.
#[derive(Component, Default)]
struct Shaking {
    /// Time since it began, in seconds at normal speed.
    since: f64,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin_shake,
            shake_tiles.run_if(any_with_component::<Shaking>),
        )
            .chain()
            .in_set(FrameSystems::Animate)
            .after(AnimationSystems)
            .run_if(in_state(Screen::Play)),
    );
}

/// Shakes the tiles of a refused move. Another position ends that.
fn begin_shake(
    mut commands: Commands,
    mut refused: MessageReader<MoveRefused>,
    mut changed: MessageReader<PositionChanged>,
    current: Res<CurrentGame>,
    settings: Res<Settings>,
    tiles: Res<Tiles>,
    mut shaking: Query<&mut Shaking>,
) {
    let has_changed = changed.read().count() > 0;
    let refused = refused.read().last();
    if has_changed {
        // `shake_tiles` puts them back into their places.
        for mut shaking in &mut shaking {
            shaking.since = SHAKE;
        }
        return;
    }
    let (Some(game), Some(MoveRefused { seat, mv, .. })) = (current.game(), refused) else {
        return;
    };
    if settings.motion().stretch() == 0.0 {
        return;
    }
    for cell in cells_of(game.position(), *seat, *mv) {
        if let Some(&tile) = tiles.entities.get(cell.index()) {
            commands.entity(tile).insert(Shaking::default());
        }
    }
}

/// Returns the tiles that a move is about.
fn cells_of(position: &Position, seat: Seat, mv: Move) -> Vec<CellId> {
    match mv {
        Move::Cell(cell) | Move::Fly(cell) => vec![cell],
        Move::Pair(first, second) => vec![first, second],
        Move::Build(first, second) => [first].into_iter().chain(second).collect(),
        Move::Piece(number) | Move::PieceByBranch(number) => {
            let mut pieces = position.pieces().into_iter();
            let piece = pieces.find(|piece| (piece.seat, piece.number) == (seat, number));
            piece.and_then(|piece| piece.at).into_iter().collect()
        }
        Move::Paint(_) | Move::Chance(_) | Move::TimeUp | Move::Pass => Vec::new(),
    }
}

fn shake_tiles(
    mut commands: Commands,
    mut tiles: Query<(Entity, &Tile, &TileVisual, &mut Transform, &mut Shaking)>,
    shown: Res<Tiles>,
    motion: MotionTime,
    mut redraw: ResMut<RedrawRequest>,
) {
    let Some(projection) = &shown.projection else {
        return;
    };
    redraw.request();
    for (entity, tile, visual, mut transform, mut shaking) in &mut tiles {
        shaking.since += motion.passed();
        let share = (shaking.since / SHAKE).min(1.0) as f32;
        let swing = SWING * (1.0 - share) * (share * SWINGS * std::f32::consts::TAU).sin();
        if visual.slide.is_none() {
            transform.translation.x = at_rest(projection, tile.0).translation.x + swing;
        }
        if share >= 1.0 {
            commands.entity(entity).remove::<Shaking>();
        }
    }
}
