//! Moves of the computer player and hints: both are searched for on other threads, and can be cancelled.

use crate::app::board::AnimationClock;
use crate::app::core::settings::Settings;
use crate::app::core::{
    ComputerSystems, CurrentGame, FrameSystems, GameRequest, Hint, Mode, MoveCommitted, Phase,
    PositionChanged, RedrawRequest, Screen, Shot, Toast, Waker,
};
use crate::games::{Advice, Level, Move, Position, Rules, Seat, Turn};
use crate::language::tr;
use crate::session::{GameCode, Player};
use crate::today::reply;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Delay before the computer moves, in seconds at normal speed: enough time to see the move that it answers.
const PAUSE: f32 = 0.35;

/// A search that runs in a background task.
struct BackgroundSearch<T> {
    /// Task of the search; dropping it cancels the search.
    _task: Task<()>,
    /// Result of the search; the outer `Option` is `None` while it runs.
    result: Arc<Mutex<Option<Option<T>>>>,
    stop: Arc<AtomicBool>,
}

impl<T: Copy + Send + 'static> BackgroundSearch<T> {
    /// Starts a search on another thread, which requests a redraw when it ends.
    fn begin(
        position: Position,
        waker: &Waker,
        search: impl FnOnce(&Position, &AtomicBool) -> Option<T> + Send + 'static,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let result: Arc<Mutex<Option<Option<T>>>> = Arc::default();
        let (stopped, found) = (Arc::clone(&stop), Arc::clone(&result));
        let waker = waker.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let mv = search(&position, &stopped);
            // The result is stored before the event loop runs again.
            if let Ok(mut found) = found.lock() {
                *found = Some(mv);
            }
            waker.wake();
        });
        Self {
            _task: task,
            result,
            stop,
        }
    }

    /// Returns the result; `None` while the search runs.
    fn result(&self) -> Option<Option<T>> {
        self.result.lock().ok().and_then(|result| *result)
    }
}

impl<T> Drop for BackgroundSearch<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Search for the computer's move, and the seat that it is for.
#[derive(Resource, Default)]
struct MoveSearch(Option<(Seat, BackgroundSearch<Move>)>);

/// Precomputation for the board of a game while it runs, and the game that it is or was for.
#[derive(Resource, Default)]
struct Precomputation {
    of: Option<GameCode>,
    search: Option<BackgroundSearch<()>>,
    /// `true` if the game may have begun again since then, with a new position on the same board.
    is_due: bool,
}

/// Search for a hint.
#[derive(Resource, Default)]
struct HintSearch(Option<BackgroundSearch<Advice>>);

/// Pause before a move of the computer, so that people can follow the game.
#[derive(Resource, Default)]
struct MovePause(Timer);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MoveSearch>()
        .init_resource::<HintSearch>()
        .init_resource::<Precomputation>()
        .init_resource::<MovePause>()
        .add_systems(OnExit(Phase::Playing), stop)
        .add_systems(
            Update,
            (
                stop.run_if(on_message::<PositionChanged>.or_else(on_message::<MoveCommitted>)),
                seek_hint.run_if(not(in_state(Mode::Network))),
                study,
                // A screenshot shows the requested position, without a reply by the computer. In a network game the
                // server searches.
                search.run_if(not(resource_exists::<Shot>.or_else(in_state(Mode::Network)))),
            )
                .chain()
                .in_set(ComputerSystems)
                .in_set(FrameSystems::Input)
                .run_if(in_state(Screen::Play)),
        );
}

/// Cancels the searches, because the position has changed.
fn stop(
    mut thinking: ResMut<MoveSearch>,
    mut seeking: ResMut<HintSearch>,
    mut pause: ResMut<MovePause>,
    mut hint: ResMut<Hint>,
) {
    thinking.0 = None;
    seeking.0 = None;
    pause.0.reset();
    *hint = Hint::None;
}

/// Animations and the pause after which the computer makes its move.
#[derive(SystemParam)]
struct MoveDelay<'w> {
    pause: ResMut<'w, MovePause>,
    animation_clock: Res<'w, AnimationClock>,
    settings: Res<'w, Settings>,
    time: Res<'w, Time<Real>>,
    redraw: ResMut<'w, RedrawRequest>,
}

impl MoveDelay<'_> {
    /// Returns `true` after the animations and the pause that follows them.
    fn is_over(&mut self) -> bool {
        if self.animation_clock.is_running() {
            return false;
        }
        let pause = &mut self.pause.0;
        pause.set_duration(Duration::from_secs_f32(
            PAUSE * self.settings.motion().stretch(),
        ));
        let is_finished = pause.tick(self.time.delta()).is_finished();
        self.redraw.request_within(pause.remaining_secs());
        is_finished
    }
}

fn search(
    mut thinking: ResMut<MoveSearch>,
    mut delay: MoveDelay,
    phase: Res<State<Phase>>,
    current: Res<CurrentGame>,
    waker: Res<Waker>,
    mut requests: MessageWriter<GameRequest>,
) {
    let Some(game) = current.game().filter(|_| *phase.get() == Phase::Playing) else {
        return;
    };
    let Some((seat, player)) = game.player_to_move() else {
        return;
    };
    if !matches!(player, Player::Computer(_) | Player::ProblemOpponent) {
        return;
    }
    if game.position().to_move() == Turn::Chance(seat) {
        let is_due = current
            .lesson()
            .is_none_or(|lesson| lesson.step().is_some());
        if is_due && delay.is_over() {
            delay.pause.0.reset();
            requests.write(GameRequest::Chance { seat });
        }
        return;
    }
    if let Some(lesson) = current.lesson() {
        if let Some(step) = lesson.step().filter(|_| delay.is_over()) {
            delay.pause.0.reset();
            requests.write(GameRequest::Move { seat, mv: step.mv });
        }
        return;
    }
    let Some((_, search)) = &thinking.0 else {
        let search = move |position: &Position, stop: &AtomicBool| match player {
            Player::Computer(level) => position.computer_move(level, stop),
            // A record from elsewhere may have this player on a board without problems.
            _ => reply(position).or_else(|| position.computer_move(Level::Medium, stop)),
        };
        let search = BackgroundSearch::begin(game.position().clone(), &waker, search);
        thinking.0 = Some((seat, search));
        return;
    };
    if !delay.is_over() {
        return;
    }
    if let Some(result) = search.result() {
        thinking.0 = None;
        delay.pause.0.reset();
        if let Some(mv) = result {
            requests.write(GameRequest::Move { seat, mv });
        }
    }
}

/// Precomputes information about the board on another thread, for each game that begins. After an undo the information is
/// known, and nothing is computed.
fn study(
    mut study: ResMut<Precomputation>,
    mut changed: MessageReader<PositionChanged>,
    current: Res<CurrentGame>,
    waker: Res<Waker>,
) {
    study.is_due |= changed.read().count() > 0;
    let is_done = |search: &BackgroundSearch<()>| search.result().is_some();
    if study.search.as_ref().is_some_and(is_done) {
        study.search = None;
    }
    let Some(game) = current.game() else {
        return;
    };
    let is_other = study.of.as_ref() != Some(game.code());
    if is_other || study.is_due && study.search.is_none() {
        let search = |position: &Position, _: &AtomicBool| {
            position.precompute();
            Some(())
        };
        *study = Precomputation {
            of: Some(game.code().clone()),
            search: Some(BackgroundSearch::begin(
                game.position().clone(),
                &waker,
                search,
            )),
            is_due: false,
        };
    }
}

fn seek_hint(
    mut hint: ResMut<Hint>,
    mut seeking: ResMut<HintSearch>,
    mut toasts: MessageWriter<Toast>,
    current: Res<CurrentGame>,
    waker: Res<Waker>,
) {
    if *hint != Hint::Searching {
        return;
    }
    let Some(game) = current.game() else {
        return;
    };
    match &seeking.0 {
        // There is no hint while a die decides.
        None if matches!(game.position().to_move(), Turn::Player(_))
            && matches!(game.player_to_move(), Some((_, Player::Human))) =>
        {
            let position = game.position().clone();
            seeking.0 = Some(BackgroundSearch::begin(position, &waker, Position::hint));
        }
        None => *hint = Hint::None,
        Some(search) => {
            if let Some(result) = search.result() {
                seeking.0 = None;
                *hint = result.map_or(Hint::None, Hint::Found);
                if let Hint::None = *hint {
                    toasts.write(Toast(tr!("hint-not-found").to_owned()));
                }
            }
        }
    }
}
