//! The computer's moves and the hints: both are thought out beside the thread that draws, and can be stopped.

use crate::app::board::AnimationClock;
use crate::app::core::settings::Settings;
use crate::app::core::{
    ChanceRequest, CurrentGame, Hint, Mode, MoveCommitted, MoveRequest, Phase, PositionChanged,
    RedrawRequest, Screen, Shot, Step, Thinking, Toast,
};
use crate::games::{Advice, Move, Position, Rules, Seat, Turn};
use crate::session::{GameCode, Player};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// How long the computer waits before it moves, in seconds at normal speed: as long as it takes to see what it answers.
const PAUSE: f32 = 0.35;

/// A thought on its way.
struct Thought<T> {
    /// Thinks for as long as it is kept.
    _task: Task<()>,
    /// What came of it, once it has come to an end.
    result: Arc<Mutex<Option<Option<T>>>>,
    stop: Arc<AtomicBool>,
}

impl<T: Copy + Send + 'static> Thought<T> {
    /// Thinks on another thread, and wakes the window when it has come to an end.
    fn begin(
        position: Position,
        waker: Option<&EventLoopProxyWrapper>,
        think: impl FnOnce(&Position, &AtomicBool) -> Option<T> + Send + 'static,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let result: Arc<Mutex<Option<Option<T>>>> = Arc::default();
        let (stopped, found) = (Arc::clone(&stop), Arc::clone(&result));
        let waker = waker.map(|waker| (**waker).clone());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let mv = think(&position, &stopped);
            // The result is there before the window wakes to look for it.
            if let Ok(mut found) = found.lock() {
                *found = Some(mv);
            }
            if let Some(waker) = waker
                && waker.send_event(WinitUserEvent::WakeUp).is_err()
            {
                debug!("the window is gone already");
            }
        });
        Self {
            _task: task,
            result,
            stop,
        }
    }

    /// What came of it; `None` while it goes on.
    fn result(&self) -> Option<Option<T>> {
        self.result.lock().ok().and_then(|result| *result)
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The computer's thought about its move, and for which seat.
#[derive(Resource, Default)]
struct MoveThought(Option<(Seat, Thought<Move>)>);

/// The thought about what there is to tell of a board, as long as it goes on, and the game that it is or was about.
#[derive(Resource, Default)]
struct Study {
    of: Option<GameCode>,
    thought: Option<Thought<()>>,
}

/// The thought about a hint.
#[derive(Resource, Default)]
struct HintThought(Option<Thought<Advice>>);

/// How long the computer has waited, in seconds.
#[derive(Resource, Default)]
struct Waited(f32);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MoveThought>()
        .init_resource::<HintThought>()
        .init_resource::<Study>()
        .init_resource::<Waited>()
        .add_systems(OnExit(Phase::Playing), stop)
        .add_systems(
            Update,
            (
                stop.run_if(on_message::<PositionChanged>.or_else(on_message::<MoveCommitted>)),
                seek_hint.run_if(not(in_state(Mode::Network))),
                study,
                // A picture shows the position that was asked for, and not what the computer makes of it; and over the
                // network the host thinks.
                think.run_if(not(resource_exists::<Shot>.or_else(in_state(Mode::Network)))),
            )
                .chain()
                .in_set(Thinking)
                .in_set(Step::Input)
                .run_if(in_state(Screen::Play)),
        );
}

/// The position is another one: what was thought about it is of no use any more.
fn stop(
    mut thinking: ResMut<MoveThought>,
    mut seeking: ResMut<HintThought>,
    mut waited: ResMut<Waited>,
    mut hint: ResMut<Hint>,
) {
    thinking.0 = None;
    seeking.0 = None;
    waited.0 = 0.0;
    *hint = Hint::None;
}

fn think(
    mut thinking: ResMut<MoveThought>,
    mut waited: ResMut<Waited>,
    phase: Res<State<Phase>>,
    table: Res<CurrentGame>,
    travel: Res<AnimationClock>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    waker: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<RedrawRequest>,
    (mut requests, mut chances): (MessageWriter<MoveRequest>, MessageWriter<ChanceRequest>),
) {
    let Some(game) = table.game().filter(|_| *phase.get() == Phase::Playing) else {
        return;
    };
    let Some((seat, Player::Computer(level))) = game.player_to_move() else {
        return;
    };
    let pause = PAUSE * settings.motion.stretch();
    let waits = |waited: &mut f32, redraw: &mut RedrawRequest| {
        if *waited < pause {
            *waited += time.delta_secs();
            redraw.request_within(pause - *waited);
            return true;
        }
        false
    };
    if game.position().to_move() == Turn::Chance(seat) {
        if !travel.travels() && !waits(&mut waited.0, &mut redraw) {
            waited.0 = 0.0;
            chances.write(ChanceRequest { seat });
            redraw.request();
        }
        return;
    }
    let Some((_, thought)) = &thinking.0 else {
        let think =
            move |position: &Position, stop: &AtomicBool| position.computer_move(level, stop);
        let thought = Thought::begin(game.position().clone(), waker.as_deref(), think);
        thinking.0 = Some((seat, thought));
        redraw.request();
        return;
    };
    if travel.travels() || waits(&mut waited.0, &mut redraw) {
        return;
    }
    if let Some(result) = thought.result() {
        thinking.0 = None;
        waited.0 = 0.0;
        if let Some(mv) = result {
            requests.write(MoveRequest { seat, mv });
            redraw.request();
        }
    }
}

/// Finds out beside the thread that draws what there is to tell of the board, once for each game.
fn study(
    mut study: ResMut<Study>,
    table: Res<CurrentGame>,
    waker: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let Some(game) = table.game() else {
        return;
    };
    if study.of.as_ref() != Some(game.code()) {
        let think = |position: &Position, _: &AtomicBool| {
            position.precompute();
            Some(())
        };
        study.of = Some(game.code().clone());
        study.thought = Some(Thought::begin(
            game.position().clone(),
            waker.as_deref(),
            think,
        ));
    }
    if study
        .thought
        .as_ref()
        .is_some_and(|thought| thought.result().is_some())
    {
        study.thought = None;
        redraw.request();
    }
}

fn seek_hint(
    mut hint: ResMut<Hint>,
    mut seeking: ResMut<HintThought>,
    mut toasts: MessageWriter<Toast>,
    table: Res<CurrentGame>,
    waker: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    if *hint != Hint::Sought {
        return;
    }
    let Some(game) = table.game() else {
        return;
    };
    match &seeking.0 {
        // There is nothing to advise where the die decides.
        None if matches!(game.position().to_move(), Turn::Player(_))
            && matches!(game.player_to_move(), Some((_, Player::Human))) =>
        {
            let position = game.position().clone();
            seeking.0 = Some(Thought::begin(position, waker.as_deref(), Position::hint));
        }
        None => *hint = Hint::None,
        Some(thought) => {
            if let Some(result) = thought.result() {
                seeking.0 = None;
                redraw.request();
                *hint = result.map_or(Hint::None, Hint::Found);
                if let Hint::None = *hint {
                    toasts.write(Toast("No hint was found".to_owned()));
                }
            }
        }
    }
}
