//! Analysis of a game on another thread, while its replay or a lost game is shown.

use crate::core::{BackgroundTask, CurrentGame, FrameSystems, GameAnalysis, Phase, Toast, Waker};
use crate::text::wording;
use bevy::prelude::*;
use std::sync::{Arc, Mutex};
use tessella_games::{Outcome, Rules};
use tessella_library::analysis::{Analyser, Analysis, AnalysisProgress};
use tessella_session::{Played, Session};
use tessella_tasks::Panicked;

/// Analysis that runs, or the last one.
#[derive(Resource, Default)]
struct AnalysisJob {
    /// Game that is analysed: its code and its moves.
    of: Option<(String, Vec<Played>)>,
    running: Option<RunningAnalysis>,
}

struct RunningAnalysis {
    task: BackgroundTask<()>,
    /// Result that the window has not taken yet.
    found: Arc<Mutex<Option<Analysis>>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnalysisJob>()
        .add_systems(OnEnter(Phase::Replay), start_analysis)
        .add_systems(OnExit(Phase::Replay), stop_analysis)
        // Whoever lost alone is offered the last position that could be won.
        .add_systems(OnEnter(Phase::Over), start_analysis.run_if(is_lost_alone))
        .add_systems(OnExit(Phase::Over), stop_analysis)
        .add_systems(
            Update,
            take_analysis
                .in_set(FrameSystems::Play)
                .run_if(in_state(Phase::Replay).or_else(in_state(Phase::Over))),
        );
}

fn is_lost_alone(current: Res<CurrentGame>) -> bool {
    current
        .local_game()
        .is_some_and(|game| game.position().outcome() == Some(Outcome::Lost))
}

/// Starts the analysis of the current game, unless that of the same moves is finished.
fn start_analysis(
    current: Res<CurrentGame>,
    waker: Res<Waker>,
    mut job: ResMut<AnalysisJob>,
    mut shown: ResMut<GameAnalysis>,
) {
    let Some(game) = current.game() else {
        return;
    };
    let of = (game.code().to_string(), game.moves().to_vec());
    if job.of.as_ref() == Some(&of) {
        return;
    }
    shown.set_if_neq(GameAnalysis::default());
    *job = AnalysisJob {
        of: Some(of),
        running: Some(RunningAnalysis::start(game.clone(), &waker)),
    };
}

impl RunningAnalysis {
    fn start(game: Session, waker: &Waker) -> Self {
        let found: Arc<Mutex<Option<Analysis>>> = Arc::default();
        let (result, wake) = (Arc::clone(&found), waker.clone());
        let task = BackgroundTask::start("analysis", waker, move |stop| {
            let Some(mut analyser) = Analyser::new(&game) else {
                return;
            };
            let mut progress = AnalysisProgress::Unfinished;
            // Nothing is found yet, but the replay says that something will be.
            if let Ok(mut result) = result.lock() {
                *result = Some(analyser.analysis());
            }
            wake.wake();
            while progress == AnalysisProgress::Unfinished {
                progress = analyser.step(stop);
                if let (true, Ok(mut result)) =
                    (progress != AnalysisProgress::Stopped, result.lock())
                {
                    *result = Some(analyser.analysis());
                }
                wake.wake();
            }
        });
        Self { task, found }
    }
}

/// Takes what the analysis has found. One that fails leaves nothing, since it would seem to go on.
fn take_analysis(
    mut job: ResMut<AnalysisJob>,
    mut shown: ResMut<GameAnalysis>,
    mut commands: Commands,
) {
    let job = job.bypass_change_detection();
    let Some(running) = &job.running else {
        return;
    };
    let ended = running.task.take();
    let mut found = running.found.lock().ok().and_then(|mut found| found.take());
    if ended == Some(Err(Panicked)) {
        commands.trigger(Toast(wording!("analysis-failed")));
        shown.set_if_neq(GameAnalysis::default());
        found = None;
    }
    if ended.is_some() {
        job.running = None;
    }
    if let Some(found) = found {
        shown.set_if_neq(GameAnalysis(Some(found)));
    }
}

/// Stops an analysis that is not finished; the next replay begins it again.
fn stop_analysis(mut job: ResMut<AnalysisJob>) {
    if job.running.is_some() {
        *job = AnalysisJob::default();
    }
}
