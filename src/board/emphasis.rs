//! Movements of tiles that emphasise an event: the tiles of a refused move shake, and a win runs over the board as a
//! wave, in which removed tiles appear once more. Nothing waits for them.

use crate::board::animation::{AnimationClock, AnimationSystems};
use crate::board::tiles::{Tile, TileAppearance, TileVisual, Tiles, at_rest};
use crate::board::timing::LONGEST_FRAME;
use crate::core::settings::Settings;
use crate::core::{
    CurrentGame, FrameSystems, MoveCommitted, MoveRefused, PositionChanged, RedrawRequest, Screen,
};
use crate::drawing::appearances;
use bevy::prelude::*;
use tessella_boards::{Board, CellId};
use tessella_games::{Appearance, Effect, Move, Outcome, Position, Rules, Seat};
use tessella_session::{Player, Session};

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
pub struct Emphasis {
    /// Tiles that shake, and the time since they began.
    shake: Option<(Vec<CellId>, f32)>,
    wave: Option<Wave>,
}

impl Emphasis {
    /// Returns `true` while tiles shake or a wave waits or runs.
    pub fn is_running(&self) -> bool {
        *self != Self::default()
    }
}

/// Wave of a win. It begins when the last move has been shown.
#[derive(Debug, PartialEq)]
struct Wave {
    origin: CellId,
    /// Time since it began.
    since: f32,
    /// Appearance of each cell before the first move, in the order of cells. A removed tile has it in the wave.
    dealt: Vec<Appearance>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Emphasis>()
        .add_systems(
            Update,
            (
                begin,
                advance.run_if(|emphasis: Res<Emphasis>| emphasis.is_running()),
            )
                .chain()
                .in_set(FrameSystems::Animate)
                .after(AnimationSystems)
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
    if settings.motion().stretch() == 0.0 {
        return;
    }
    if has_changed {
        // The transforms of the tiles are restored by `advance`.
        let ended = Emphasis {
            shake: emphasis.shake.take().map(|(cells, _)| (cells, SHAKE)),
            wave: emphasis.wave.take().map(|wave| Wave {
                since: WAVE,
                ..wave
            }),
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
        let dealt = appearances(game.first()).map(|(_, look)| look);
        emphasis.wave = Some(Wave {
            origin,
            since: 0.0,
            dealt: dealt.collect(),
        });
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
    mut tiles: Query<(&Tile, &TileAppearance, &mut TileVisual, &mut Transform)>,
    shown: Res<Tiles>,
    animation_clock: Res<AnimationClock>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    mut emphasis: ResMut<Emphasis>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let Some(projection) = &shown.projection else {
        return;
    };
    let board = projection.board();
    let entities = &shown.entities;
    redraw.request();
    let stretch = settings.motion().stretch();
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
            if let Some(Ok((tile, _, visual, mut transform))) =
                entity.map(|&entity| tiles.get_mut(entity))
                && visual.slide.is_none()
            {
                transform.translation.x = at_rest(projection, tile.0).translation.x + swing;
            }
        }
        if share >= 1.0 {
            emphasis.shake = None;
        }
    }
    if let Some(wave) = &mut emphasis.wave
        && is_settled
    {
        wave.since += passed;
        let reach = farthest(board, wave.origin);
        for (tile, appearance, mut visual, mut transform) in &mut tiles {
            let begin = (WAVE - DIP) * distance(board, wave.origin, tile.0) / reach;
            let share = ((wave.since - begin) / DIP).clamp(0.0, 1.0);
            let height = (share * std::f32::consts::PI).sin();
            let is_in_wave = share > 0.0 && share < 1.0;
            let scale = match (appearance.0, wave.dealt.get(tile.0.index())) {
                (Appearance::Removed, Some(&dealt)) => {
                    let look = if is_in_wave { dealt } else { appearance.0 };
                    // A visual that has not changed is not styled again.
                    if visual.look != look {
                        visual.look = look;
                    }
                    if is_in_wave { height } else { 1.0 }
                }
                _ => 1.0 - DEPTH * height,
            };
            transform.scale = Vec3::splat(scale);
        }
        if wave.since >= WAVE {
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
