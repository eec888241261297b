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

/// Movements that are shown now.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Emphasis {
    /// Tiles that shake, and the time since they began.
    shake: Option<(Vec<CellId>, f64)>,
}

impl Emphasis {
    /// Returns `true` while tiles shake.
    pub const fn is_running(&self) -> bool {
        self.shake.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Emphasis>()
        .add_systems(
            Update,
            (
                begin_shake,
                shake_tiles.run_if(|emphasis: Res<Emphasis>| emphasis.is_running()),
            )
                .chain()
                .in_set(FrameSystems::Animate)
                .after(AnimationSystems)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(OnExit(Screen::Play), forget_emphasis);
}

fn forget_emphasis(mut emphasis: ResMut<Emphasis>) {
    *emphasis = Emphasis::default();
}

/// Begins the movements that this frame's events cause.
fn begin_shake(
    mut refused: MessageReader<MoveRefused>,
    mut changed: MessageReader<PositionChanged>,
    current: Res<CurrentGame>,
    settings: Res<Settings>,
    mut emphasis: ResMut<Emphasis>,
) {
    let has_changed = changed.read().count() > 0;
    let refused = refused.read().last();
    let Some(game) = current.game() else {
        return;
    };
    if settings.motion().stretch() == 0.0 {
        return;
    }
    if has_changed {
        // The transforms of the tiles are restored by `shake_tiles`.
        if let Some((_, since)) = &mut emphasis.shake {
            *since = SHAKE;
        }
        return;
    }
    if let Some(MoveRefused { seat, mv, .. }) = refused {
        let cells = cells_of(game.position(), *seat, *mv);
        if !cells.is_empty() {
            emphasis.shake = Some((cells, 0.0));
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
    mut tiles: Query<(&Tile, &TileVisual, &mut Transform)>,
    shown: Res<Tiles>,
    motion: MotionTime,
    mut emphasis: ResMut<Emphasis>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let (Some(projection), Some((cells, since))) = (&shown.projection, &mut emphasis.shake) else {
        return;
    };
    redraw.request();
    *since += motion.passed();
    let share = (*since / SHAKE).min(1.0) as f32;
    let swing = SWING * (1.0 - share) * (share * SWINGS * std::f32::consts::TAU).sin();
    for &cell in cells.iter() {
        let entity = shown.entities.get(cell.index());
        if let Some(Ok((tile, visual, mut transform))) = entity.map(|&entity| tiles.get_mut(entity))
            && visual.slide.is_none()
        {
            transform.translation.x = at_rest(projection, tile.0).translation.x + swing;
        }
    }
    if share >= 1.0 {
        emphasis.shake = None;
    }
}
