//! Movements of tiles that emphasise an event: the tiles of a refused move shake, and a win runs over the board as a
//! wave. They change nothing but the transforms of tiles, and nothing waits for them.

use crate::app::board::animation::{AdvanceAnimations, AnimationClock};
use crate::app::board::tiles::{Tile, TileVisual, Tiles, at_rest};
use crate::app::board::timing::LONGEST_FRAME;
use crate::app::core::settings::Settings;
use crate::app::core::{
    CurrentGame, MoveCommitted, MoveRefused, PositionChanged, RedrawRequest, Screen, Step,
};
use crate::boards::{Board, CellId};
use crate::games::{Effect, Move, Outcome, Position, Rules, Seat};
use crate::session::{Player, Session};
use bevy::prelude::*;

/// Duration of a shake in seconds at normal speed, like all durations here.
const SHAKE: f32 = 0.36;
/// Largest distance by which a tile shakes, in cells.
const SWING: f32 = 0.09;
/// Number of times that a tile swings to both sides.
const SWINGS: f32 = 3.0;
/// Time in which the wave runs over the board.
const WAVE: f32 = 0.9;
/// Time for which a tile takes part in the wave.
const DIP: f32 = 0.4;
/// Share of its size by which a tile becomes smaller in the wave.
const DEPTH: f32 = 0.3;

/// Movements that are shown now.
#[derive(Resource, Default, Debug, PartialEq)]
struct Emphasis {
    /// Tiles that shake, and the time since they began.
    shake: Option<(Vec<CellId>, f32)>,
    /// Origin of the wave, and the time since it began. It begins when the last move has been shown.
    wave: Option<(CellId, f32)>,
}

pub(super) fn plugin(app: &mut App) {
    let is_shown = |emphasis: Res<Emphasis>| *emphasis != Emphasis::default();
    app.init_resource::<Emphasis>()
        .add_systems(
            Update,
            (begin, advance.run_if(is_shown))
                .chain()
                .in_set(Step::Animate)
                .after(AdvanceAnimations)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(OnExit(Screen::Play), end);
}

fn end(mut emphasis: ResMut<Emphasis>) {
    *emphasis = Emphasis::default();
}

/// Begins the movements that this frame's events cause.
fn begin(
    mut refused: MessageReader<MoveRefused>,
    mut committed: MessageReader<MoveCommitted>,
    mut changed: MessageReader<PositionChanged>,
    current: Res<CurrentGame>,
    settings: Res<Settings>,
    mut emphasis: ResMut<Emphasis>,
) {
    let has_changed = changed.read().count() > 0;
    let (refused, committed) = (refused.read().last(), committed.read().last());
    let Some(game) = current.game() else {
        return;
    };
    if settings.motion.stretch() == 0.0 {
        return;
    }
    if has_changed {
        // The transforms of the tiles are restored by `advance`.
        let ended = Emphasis {
            shake: emphasis.shake.take().map(|(cells, _)| (cells, SHAKE)),
            wave: emphasis.wave.map(|(origin, _)| (origin, WAVE)),
        };
        emphasis.set_if_neq(ended);
        return;
    }
    if let Some(MoveRefused { seat, mv, .. }) = refused {
        let cells = cells_of(game.position(), *seat, *mv);
        if !cells.is_empty() {
            emphasis.shake = Some((cells, 0.0));
        }
    }
    if let Some(made) = committed
        && is_won_here(game)
    {
        let origin = origin_of(&made.effects, game.position());
        emphasis.wave = Some((origin, 0.0));
    }
}

/// Returns `true` if a person on this device has won.
fn is_won_here(game: &Session) -> bool {
    match game.position().outcome() {
        Some(Outcome::Won(seat)) => game.players()[seat.index()] == Player::Human,
        _ => false,
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

/// Returns the tile from which the wave of a win runs: where the last move was made.
fn origin_of(effects: &[Effect], position: &Position) -> CellId {
    let cells = effects.iter().rev().filter_map(|effect| match effect {
        Effect::CellChanged { cell, .. } => Some(*cell),
        Effect::PieceMoved { path, .. } => path.last().copied(),
        _ => None,
    });
    let board = position.board();
    let middle = board.cells().nth(board.len() / 2);
    { cells }.next().or(middle).unwrap_or(CellId(0))
}

/// Moves the tiles.
fn advance(
    mut tiles: Query<(&Tile, &TileVisual, &mut Transform)>,
    shown: Res<Tiles>,
    animation_clock: Res<AnimationClock>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    mut emphasis: ResMut<Emphasis>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let Some(relief) = &shown.relief else {
        return;
    };
    let board = relief.board();
    let entities = &shown.entities;
    redraw.request();
    let stretch = settings.motion.stretch();
    // A slow frame does not skip the movement.
    let passed = time.delta_secs().min(LONGEST_FRAME as f32) / stretch.max(0.01);
    let is_settled = !animation_clock.is_running();
    let emphasis = emphasis.as_mut();
    if let Some((cells, since)) = &mut emphasis.shake {
        *since += passed;
        let share = (*since / SHAKE).min(1.0);
        let swing = SWING * (1.0 - share) * (share * SWINGS * std::f32::consts::TAU).sin();
        for &cell in cells.iter() {
            let entity = entities.get(cell.index());
            if let Some(Ok((tile, visual, mut transform))) =
                entity.map(|&entity| tiles.get_mut(entity))
                && visual.slide.is_none()
            {
                transform.translation.x = at_rest(relief, tile.0).translation.x + swing;
            }
        }
        if share >= 1.0 {
            emphasis.shake = None;
        }
    }
    if let Some((origin, since)) = &mut emphasis.wave
        && is_settled
    {
        *since += passed;
        if *since < WAVE {
            let reach = farthest(board, *origin);
            for (tile, _, mut transform) in &mut tiles {
                let begin = (WAVE - DIP) * distance(board, *origin, tile.0) / reach;
                let share = ((*since - begin) / DIP).clamp(0.0, 1.0);
                let dip = DEPTH * (share * std::f32::consts::PI).sin();
                transform.scale = Vec3::splat(1.0 - dip);
            }
        } else {
            for (.., mut transform) in &mut tiles {
                transform.scale = Vec3::ONE;
            }
            emphasis.wave = None;
        }
    }
}

fn distance(board: &Board, from: CellId, to: CellId) -> f32 {
    let (from, to) = (board.centre(from), board.centre(to));
    (from.x - to.x).hypot(from.y - to.y)
}

/// Returns the distance of the tile that is farthest from another, at least 1.
fn farthest(board: &Board, from: CellId) -> f32 {
    let distances = board.cells().map(|cell| distance(board, from, cell));
    distances.fold(1.0, f32::max)
}
