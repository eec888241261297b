//! A finished game shown again, move by move, or how it would have been won best, without touching the game itself.

use super::{OnTable, PositionChanged};
use crate::app::board::Travel;
use crate::app::games::front;
use crate::app::idle::Moving;
use crate::app::settings::Settings;
use crate::app::{Phase, Step};
use crate::games::{Effect, Rules};
use crate::session::Session;
use bevy::prelude::*;

/// How long each position is shown, in seconds at normal speed.
const PACE: f32 = 0.7;

/// The game as the replay shows it; `None` when there is no replay.
#[derive(Resource, Default)]
pub struct Replay {
    /// A copy of the game, whose cursor is the move being shown.
    pub game: Option<Session>,
    /// Whether it shows how the game would have been won best, and not how it was played.
    pub is_best: bool,
    /// Whether the next move comes by itself.
    pub runs: bool,
    wait: f32,
}

impl Replay {
    fn go_to(&mut self, ply: usize) -> bool {
        self.wait = 0.0;
        self.game.as_mut().is_some_and(|game| game.go_to(ply))
    }
}

/// The player wants to see another part of the replay.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayRequest {
    /// The position after so many moves, and to stop there.
    GoTo(usize),
    /// To let it run or to stop it. At its end it runs from the beginning.
    Run(bool),
    /// How the game would have been won best, where that is known.
    Best,
}

/// The replay has gone one move on.
#[derive(Message, Clone, Debug)]
pub struct ReplayStepped {
    /// What the tiles show of the move.
    pub effects: Vec<Effect>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReplayRequest>()
        .add_message::<ReplayStepped>()
        .add_systems(OnEnter(Phase::Replay), begin)
        .add_systems(OnExit(Phase::Replay), end)
        .add_systems(
            Update,
            (lead, run)
                .chain()
                .in_set(Step::Play)
                .run_if(in_state(Phase::Replay)),
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
        is_best: false,
        runs: true,
        wait: 0.0,
    };
    changed.write(PositionChanged);
}

fn end(mut replay: ResMut<Replay>, mut changed: MessageWriter<PositionChanged>) {
    *replay = Replay::default();
    changed.write(PositionChanged);
}

fn lead(
    mut requests: MessageReader<ReplayRequest>,
    mut replay: ResMut<Replay>,
    mut changed: MessageWriter<PositionChanged>,
) {
    for &request in requests.read() {
        let at_end = replay.game.as_ref().is_some_and(|game| !game.can_redo());
        let (runs, ply) = match request {
            ReplayRequest::GoTo(ply) => (false, Some(ply)),
            ReplayRequest::Run(runs) => (runs, (runs && at_end).then_some(0)),
            ReplayRequest::Best => {
                if let Some(best) = replay.game.as_ref().and_then(best) {
                    (replay.game, replay.is_best) = (Some(best), true);
                    replay.wait = 0.0;
                    changed.write(PositionChanged);
                }
                (true, None)
            }
        };
        replay.runs = runs;
        if ply.is_some_and(|ply| replay.go_to(ply)) {
            changed.write(PositionChanged);
        }
    }
}

/// The game as it would have been won best, from its beginning.
fn best(played: &Session) -> Option<Session> {
    let moves = front(played.code().setup.game()).best(played.position())?;
    let mut game = Session::new(played.code().clone(), played.players().to_vec()).ok()?;
    for mv in moves {
        let seat = game.position().to_move().seat()?;
        game.play(seat, mv).ok()?;
    }
    game.go_to(0);
    Some(game)
}

fn run(
    mut replay: ResMut<Replay>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    travel: Res<Travel>,
    mut stepped: MessageWriter<ReplayStepped>,
    mut moving: ResMut<Moving>,
) {
    if !replay.runs {
        return;
    }
    // Each move is seen to its end.
    if travel.travels() {
        replay.wait = 0.0;
        return;
    }
    replay.wait += time.delta_secs();
    let left = PACE * settings.motion.pace() - replay.wait;
    if left > 0.0 {
        moving.until(left);
        return;
    }
    moving.now();
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
