//! Replay of a finished game or of its best solution, on a copy of the game.

use crate::board::{AnimationClock, cells_of};
use crate::core::settings::Settings;
use crate::core::{
    BetterMove, CurrentGame, FrameSystems, GameAnalysis, Phase, PositionChanged, RedrawRequest,
    Replay, ReplayRequest, ReplayStepped, ShownMove, go_back_to,
};
use crate::games::game_ui;
use bevy::prelude::*;
use std::time::Duration;
use tessella_boards::CellId;
use tessella_games::{Appearance, Effect, Move, Position, Rules};
use tessella_library::analysis::{Analysis, SoloAnalysis};
use tessella_session::Session;

/// Time each position is shown, in seconds at normal speed.
const PACE: f32 = 0.7;
/// Time each position is shown in a fast replay, in seconds at normal speed.
const FAST_PACE: f32 = 0.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Phase::Replay), start_replay)
        .add_systems(OnExit(Phase::Replay), end_replay)
        .add_systems(
            Update,
            (
                answer_replay_requests,
                run_replay,
                find_better_move
                    .run_if(resource_changed::<Replay>.or_else(resource_changed::<GameAnalysis>)),
            )
                .chain()
                .in_set(FrameSystems::Play)
                .run_if(in_state(Phase::Replay)),
        );
}

fn start_replay(
    current: Res<CurrentGame>,
    mut replay: ResMut<Replay>,
    mut changed: MessageWriter<PositionChanged>,
) {
    let game = current.game().cloned().map(|mut game| {
        go_back_to(&mut game, 0);
        game
    });
    *replay = Replay {
        game,
        is_best: false,
        runs: true,
        is_fast: false,
        compared: None,
        pause: Timer::default(),
    };
    changed.write(PositionChanged);
}

fn end_replay(
    mut replay: ResMut<Replay>,
    mut better: ResMut<BetterMove>,
    mut changed: MessageWriter<PositionChanged>,
) {
    *replay = Replay::default();
    better.set_if_neq(BetterMove::default());
    changed.write(PositionChanged);
}

fn answer_replay_requests(
    mut requests: MessageReader<ReplayRequest>,
    mut replay: ResMut<Replay>,
    analysis: Res<GameAnalysis>,
    mut changed: MessageWriter<PositionChanged>,
) {
    for &request in requests.read() {
        let at_end = replay.game.as_ref().is_some_and(|game| !game.can_redo());
        let (runs, ply) = match request {
            ReplayRequest::GoTo(ply) => (false, Some(ply)),
            ReplayRequest::Run(runs) => (runs, (runs && at_end).then_some(0)),
            ReplayRequest::Fast(is_fast) => {
                replay.is_fast = is_fast;
                (replay.runs || is_fast, (is_fast && at_end).then_some(0))
            }
            ReplayRequest::Best => {
                let found = replay.game.as_ref().and_then(|game| best(game, &analysis));
                if let Some(best) = found {
                    (replay.game, replay.is_best) = (Some(best), true);
                    replay.compared = None;
                    replay.pause.reset();
                    changed.write(PositionChanged);
                }
                (true, None)
            }
            ReplayRequest::Compare(is_on) => {
                let game = replay.game.as_ref().filter(|_| is_on && !replay.is_best);
                let mut found = game.and_then(|game| best(game, &analysis));
                if let (Some(game), Some(best)) = (game, &mut found) {
                    best.go_to(game.cursor().min(best.moves().len()));
                }
                replay.compared = found;
                (replay.runs, None)
            }
        };
        replay.runs = runs;
        if ply.is_some_and(|ply| replay.go_to(ply)) {
            changed.write(PositionChanged);
        }
    }
}

/// Finds what would have been better than the move that was shown last.
fn find_better_move(
    replay: Res<Replay>,
    analysis: Res<GameAnalysis>,
    mut better: ResMut<BetterMove>,
) {
    let found = replay
        .game
        .as_ref()
        .filter(|_| !replay.is_best && !replay.is_fast);
    let found = found.and_then(|game| {
        let ply = game.cursor().checked_sub(1)?;
        let mv = { analysis.0.as_ref() }?.better_move(ply)?;
        let mut before = game.clone();
        before.go_to(ply);
        let cells = cells_to_show(before.position(), mv);
        Some(ShownMove { mv, cells })
    });
    better.set_if_neq(BetterMove(found));
}

/// Returns the cells that show a move on the board: those that it is about, or those that a colour would win.
fn cells_to_show(position: &Position, mv: Move) -> Vec<CellId> {
    let (Move::Paint(_), Some(seat)) = (mv, position.to_move().seat()) else {
        return cells_of(position, mv);
    };
    let is_held = |cell: CellId| {
        matches!(position.appearance(cell),
            Appearance::Painted { holder: Some(holder), .. } if holder == seat)
    };
    position
        .effects(seat, mv)
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::CellChanged { cell, .. } => Some(cell),
            _ => None,
        })
        .filter(|&cell| !is_held(cell))
        .collect()
}

/// Returns the best solution of the game from its start position: that of the analysis, or that which is known without.
fn best(played: &Session, analysis: &GameAnalysis) -> Option<Session> {
    let moves = best_moves(played, analysis)?;
    let mut game = Session::new(played.code().clone(), played.players().to_vec()).ok()?;
    for mv in moves {
        let seat = game.position().to_move().seat()?;
        game.play(seat, mv).ok()?;
    }
    game.go_to(0);
    Some(game)
}

/// Returns the moves of the best solution that is known.
pub(super) fn best_moves(played: &Session, analysis: &GameAnalysis) -> Option<Vec<Move>> {
    match &analysis.0 {
        Some(Analysis::Solo(SoloAnalysis {
            best: Some(best), ..
        })) => Some(best.moves.clone()),
        _ => game_ui(played.position()).best(),
    }
}

fn run_replay(
    mut replay: ResMut<Replay>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    animation_clock: Res<AnimationClock>,
    mut stepped: MessageWriter<ReplayStepped>,
    mut changed: MessageWriter<PositionChanged>,
    mut redraw: ResMut<RedrawRequest>,
) {
    if !replay.runs {
        return;
    }
    let pace = if replay.is_fast { FAST_PACE } else { PACE };
    let has_changed = replay.is_changed();
    let pause = &mut replay.bypass_change_detection().pause;
    // Each animation plays to its end. A replay that begins after a rest does not count the rest.
    if animation_clock.is_running() || has_changed {
        pause.reset();
        return;
    }
    pause.set_duration(Duration::from_secs_f32(pace * settings.motion().pace()));
    if !pause.tick(time.delta()).is_finished() {
        redraw.request_within(pause.remaining_secs());
        return;
    }
    let Some(game) = &replay.game else {
        return;
    };
    let next = game.cursor() + 1;
    let effects = (!replay.is_fast).then(|| game.next_effects());
    match (replay.go_to(next), effects) {
        (false, _) => replay.runs = false,
        (true, Some(effects)) => {
            stepped.write(ReplayStepped { effects });
        }
        (true, None) => {
            changed.write(PositionChanged);
        }
    }
}
