//! Analysis of a game on another thread, while its replay is shown.

use crate::analysis::{Analyser, Analysis, AnalysisProgress};
use crate::app::core::{CurrentGame, FrameSystems, GameAnalysis, Phase, Waker};
use crate::session::{Played, Session};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Analysis that runs, or the last one.
#[derive(Resource, Default)]
struct AnalysisJob {
    /// Game that is analysed: its code and its moves.
    of: Option<(String, Vec<Played>)>,
    running: Option<RunningAnalysis>,
}

struct RunningAnalysis {
    /// Task of the analysis; dropping it cancels the analysis.
    _task: Task<()>,
    /// Result that the window has not taken yet.
    found: Arc<Mutex<Option<Analysis>>>,
    stop: Arc<AtomicBool>,
}

impl Drop for RunningAnalysis {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnalysisJob>()
        .add_systems(OnEnter(Phase::Replay), begin)
        .add_systems(OnExit(Phase::Replay), stop)
        .add_systems(
            Update,
            take.in_set(FrameSystems::Play)
                .run_if(in_state(Phase::Replay)),
        );
}

/// Starts the analysis of the current game, unless that of the same moves is finished.
fn begin(
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
        running: Some(RunningAnalysis::start(game.clone(), waker.clone())),
    };
}

impl RunningAnalysis {
    fn start(game: Session, waker: Waker) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let found: Arc<Mutex<Option<Analysis>>> = Arc::default();
        let (stopped, result) = (Arc::clone(&stop), Arc::clone(&found));
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let Some(mut analyser) = Analyser::new(&game) else {
                return;
            };
            let mut progress = AnalysisProgress::Unfinished;
            while progress == AnalysisProgress::Unfinished {
                progress = analyser.step(&stopped);
                if let (true, Ok(mut result)) =
                    (progress != AnalysisProgress::Stopped, result.lock())
                {
                    *result = Some(analyser.analysis());
                }
                waker.wake();
            }
        });
        Self {
            _task: task,
            found,
            stop,
        }
    }
}

/// Takes what the analysis has found.
fn take(mut job: ResMut<AnalysisJob>, mut shown: ResMut<GameAnalysis>) {
    let job = job.bypass_change_detection();
    let Some(running) = &job.running else {
        return;
    };
    let found = running.found.lock().ok().and_then(|mut found| found.take());
    if let Some(found) = found {
        if found.is_finished() {
            job.running = None;
        }
        shown.set_if_neq(GameAnalysis(Some(found)));
    }
}

/// Stops an analysis that is not finished; the next replay begins it again.
fn stop(mut job: ResMut<AnalysisJob>) {
    if job.running.is_some() {
        *job = AnalysisJob::default();
    }
}
