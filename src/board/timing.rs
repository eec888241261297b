//! Times at which the effects of a move are shown. Durations are in seconds at normal speed.

use crate::core::motion::{
    CARRIED, DIE, DROP, FALL, FLOOD, FLOOD_STEP, LONGEST_FALL, LONGEST_WALK, PACE, PAIR_LINE, SWELL,
};
use crate::core::settings::Settings;
use crate::core::{Shot, shows_motion};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_boards::{Board, CellId};
use tessella_games::{Appearance, Effect};

/// Largest time by which a frame advances animations, in seconds, so that a slow frame skips none of them.
pub(super) const LONGEST_FRAME: f64 = 0.05;

/// Time of the movements that do not follow the animation clock.
#[derive(SystemParam)]
pub(super) struct MotionTime<'w> {
    time: Res<'w, Time<Real>>,
    settings: Res<'w, Settings>,
    shot: Option<Res<'w, Shot>>,
}

impl MotionTime<'_> {
    /// Returns the time since the last frame, in seconds at normal speed. A slow frame skips no movement.
    pub(super) fn passed(&self) -> f64 {
        let stretch = f64::from(self.settings.motion().stretch());
        self.time.delta_secs_f64().min(LONGEST_FRAME) / stretch.max(0.01)
    }

    /// Returns `true` if what is new comes with a movement.
    pub(super) fn is_shown(&self) -> bool {
        shows_motion(&self.settings, self.shot.as_deref())
    }
}

/// Effect with the times at which its animation begins and ends, in seconds from the move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimedEffect<'a> {
    pub(crate) effect: &'a Effect,
    pub(crate) begin: f64,
    pub(crate) end: f64,
}

/// Returns the effects of a move on a board with their times. `stretch` multiplies all durations; it is 0 without
/// animations.
pub(crate) fn timed<'a>(
    effects: &'a [Effect],
    board: &'a Board,
    stretch: f64,
) -> impl Iterator<Item = TimedEffect<'a>> {
    let step = stretch * FLOOD_STEP.min(FLOOD / farthest(effects));
    let mut at = 0.0;
    effects.iter().map(move |effect| {
        let begin = match effect {
            Effect::CellChanged { distance, .. } => at + step * f64::from(*distance),
            _ => at,
        };
        let duration = match effect {
            Effect::CellChanged {
                appearance: Appearance::Stone(_),
                ..
            } => DROP,
            Effect::CellChanged { .. } => SWELL,
            Effect::TileMoved { from, to } => fall(board, *from, *to),
            Effect::PairLine(_) => PAIR_LINE,
            Effect::DieRolled(_) => DIE,
            Effect::PieceMoved { carried: true, .. } => CARRIED,
            Effect::PieceMoved { path, .. } => (PACE * path.len() as f64).min(LONGEST_WALK),
        };
        let end = begin + stretch * duration;
        // Lines, the die and pieces are shown one after the other.
        if !matches!(
            effect,
            Effect::CellChanged { .. } | Effect::TileMoved { .. }
        ) {
            at = end;
        }
        TimedEffect { effect, begin, end }
    })
}

/// Returns the duration of the fall of a tile or a stone.
fn fall(board: &Board, from: CellId, to: CellId) -> f64 {
    let (from, to) = (board.centre(from), board.centre(to));
    let length = f64::from((from.x - to.x).hypot(from.y - to.y));
    (FALL * length.sqrt()).min(LONGEST_FALL)
}

/// Returns the largest distance of a changed cell from the source of the change, at least 1.
fn farthest(effects: &[Effect]) -> f64 {
    let distance_of = |effect: &Effect| match effect {
        Effect::CellChanged { distance, .. } => Some(*distance),
        _ => None,
    };
    let farthest = effects.iter().filter_map(distance_of).max();
    f64::from(farthest.unwrap_or(0).max(1))
}
