//! A finished game shown again, move by move, without touching the game itself.

use super::{OnTable, PositionChanged};
use crate::app::settings::Settings;
use crate::app::{Phase, Step};
use crate::games::Effect;
use crate::session::Session;
use bevy::prelude::*;

/// How long each position is shown, in seconds at normal speed.
const PACE: f32 = 0.7;

/// The game as the replay shows it; `None` when there is no replay.
#[derive(Resource, Default)]
pub struct Replay {
    /// A copy of the game, whose cursor is the move being shown.
    pub game: Option<Session>,
    /// Whether the next move comes by itself.
    pub runs: bool,
    wait: f32,
}

impl Replay {
    /// Shows the position after `ply` moves; `runs` from there on if it did.
    pub fn go_to(&mut self, ply: usize) -> bool {
        self.wait = 0.0;
        self.game.as_mut().is_some_and(|game| game.go_to(ply))
    }
}

/// The replay has gone one move on.
#[derive(Message, Clone, Debug)]
pub struct ReplayStepped {
    /// What the tiles show of the move.
    pub effects: Vec<Effect>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReplayStepped>()
        .add_systems(OnEnter(Phase::Replay), begin)
        .add_systems(OnExit(Phase::Replay), end)
        .add_systems(
            Update,
            run.in_set(Step::Play).run_if(in_state(Phase::Replay)),
        );
}

fn begin(
    table: Res<OnTable>,
    mut replay: ResMut<Replay>,
    mut changed: MessageWriter<PositionChanged>,
) {
    let game = table.game().cloned().map(|mut game| {
        game.go_to(0);
        game
    });
    *replay = Replay {
        game,
        runs: true,
        wait: 0.0,
    };
    changed.write(PositionChanged);
}

fn end(mut replay: ResMut<Replay>, mut changed: MessageWriter<PositionChanged>) {
    *replay = Replay::default();
    changed.write(PositionChanged);
}

fn run(
    mut replay: ResMut<Replay>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut stepped: MessageWriter<ReplayStepped>,
) {
    if !replay.runs {
        return;
    }
    replay.wait += time.delta_secs();
    if replay.wait < PACE * settings.motion.pace() {
        return;
    }
    let Some(game) = &replay.game else {
        return;
    };
    let (next, effects) = (game.cursor() + 1, game.next_effects());
    if replay.go_to(next) {
        stepped.write(ReplayStepped { effects });
    } else {
        replay.runs = false;
    }
}
