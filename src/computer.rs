//! Moves of the computer player and hints: both are searched for on other threads, and can be cancelled.

use crate::board::AnimationClock;
use crate::core::settings::Settings;
use crate::core::{
    BackgroundTask, ComputerSystems, CurrentGame, FrameSystems, GameRequest, Hint, Mode,
    MoveCommitted, Phase, PositionChanged, RedrawRequest, Screen, Shot, Toast, Waker,
};
use crate::text::wording;
use bevy::prelude::*;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella_games::GameCode;
use tessella_games::{Advice, Level, Move, Position, Rules, Turn};
use tessella_library::today::reply;
use tessella_session::{Player, Session};
use tessella_tasks::Panicked;

/// Delay before the computer moves, in seconds at normal speed: enough time to see the move that it answers.
const PAUSE: f32 = 0.35;

/// Search for the computer's move.
#[derive(Resource, Default)]
struct MoveSearch {
    running: Option<BackgroundTask<Option<Move>>>,
    fallback: Fallback,
    /// Game whose player knows that the search has failed.
    told: Option<GameCode>,
}

/// Way to a move after a search that has failed.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Fallback {
    /// No search for a move in this position has failed.
    #[default]
    None,
    /// Any legal move.
    AnyMove,
    /// There is none: the player has to do something else.
    GivenUp,
}

/// Precomputation for the board of a game while it runs, and the game that it is or was for.
#[derive(Resource, Default)]
struct Precomputation {
    of: Option<GameCode>,
    search: Option<BackgroundTask<()>>,
    /// `true` if the game may have begun again since then, with a new position on the same board.
    is_due: bool,
}

/// Search for a hint.
#[derive(Resource, Default)]
struct HintSearch(Option<BackgroundTask<Option<Advice>>>);

/// Pause before a move of the computer, after the animations, so that people can follow the game.
#[derive(Resource, Default)]
struct MovePause {
    timer: Timer,
    is_over: bool,
}

impl MovePause {
    /// Begins again before the next move.
    fn reset(&mut self) {
        self.timer.reset();
        self.is_over = false;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MoveSearch>()
        .init_resource::<HintSearch>()
        .init_resource::<Precomputation>()
        .init_resource::<MovePause>()
        .add_systems(OnExit(Phase::Playing), stop_searches)
        .add_systems(
            Update,
            (
                stop_searches
                    .run_if(on_message::<PositionChanged>.or_else(on_message::<MoveCommitted>)),
                seek_hint.run_if(not(in_state(Mode::Network))),
                precompute_board,
                // A screenshot shows the requested position, without a reply by the computer. In a network game the
                // server searches.
                (
                    run_move_pause,
                    request_chance_move,
                    request_lesson_move,
                    search_move,
                )
                    .chain()
                    .run_if(is_computer_to_move)
                    .run_if(not(resource_exists::<Shot>.or_else(in_state(Mode::Network)))),
            )
                .chain()
                .in_set(ComputerSystems)
                .in_set(FrameSystems::Input)
                .run_if(in_state(Screen::Play)),
        );
}

/// Cancels the searches, because the position has changed.
fn stop_searches(
    mut thinking: ResMut<MoveSearch>,
    mut seeking: ResMut<HintSearch>,
    mut pause: ResMut<MovePause>,
    mut hint: ResMut<Hint>,
) {
    thinking.running = None;
    thinking.fallback = Fallback::None;
    seeking.0 = None;
    pause.reset();
    *hint = Hint::None;
}

/// Condition: the game is being played, and a computer player is to move, or has the die.
fn is_computer_to_move(current: Res<CurrentGame>, phase: Option<Res<State<Phase>>>) -> bool {
    let is_playing = phase.is_some_and(|phase| *phase.get() == Phase::Playing);
    let mover = current.game().and_then(Session::player_to_move);
    is_playing
        && matches!(
            mover,
            Some((_, Player::Computer(_) | Player::ProblemOpponent))
        )
}

fn run_move_pause(
    mut pause: ResMut<MovePause>,
    animation_clock: Res<AnimationClock>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    if animation_clock.is_running() {
        return;
    }
    let timer = &mut pause.timer;
    timer.set_duration(Duration::from_secs_f32(PAUSE * settings.motion().stretch()));
    let is_over = timer.tick(time.delta()).is_finished();
    if !is_over {
        redraw.request_within(timer.remaining_secs());
    }
    pause.is_over = is_over;
}

fn request_chance_move(
    current: Res<CurrentGame>,
    mut pause: ResMut<MovePause>,
    mut requests: MessageWriter<GameRequest>,
) {
    let game = current.game().filter(|_| pause.is_over);
    let lesson = current.lesson();
    if let Some(Turn::Chance(seat)) = game.map(|game| game.position().to_move())
        && lesson.is_none_or(|lesson| lesson.step().is_some())
    {
        pause.reset();
        requests.write(GameRequest::Chance { seat });
    }
}

/// Makes the move of the computer that the lesson has.
fn request_lesson_move(
    current: Res<CurrentGame>,
    mut pause: ResMut<MovePause>,
    mut requests: MessageWriter<GameRequest>,
) {
    let Some(lesson) = current.lesson().filter(|_| pause.is_over) else {
        return;
    };
    if let (Turn::Player(seat), Some(step)) = (lesson.game().position().to_move(), lesson.step()) {
        pause.reset();
        requests.write(GameRequest::Move { seat, mv: step.mv });
    }
}

/// Searches for the move of a computer player, and makes it after the pause.
fn search_move(
    mut thinking: ResMut<MoveSearch>,
    mut pause: ResMut<MovePause>,
    current: Res<CurrentGame>,
    waker: Res<Waker>,
    mut requests: MessageWriter<GameRequest>,
    mut redraw: ResMut<RedrawRequest>,
    mut commands: Commands,
) {
    let game = current.game().filter(|_| current.lesson().is_none());
    let Some((game, (seat, player))) = game.and_then(|game| Some((game, game.player_to_move()?)))
    else {
        return;
    };
    if matches!(game.position().to_move(), Turn::Chance(_)) {
        return;
    }
    let Some(search) = &thinking.running else {
        let position = game.position().clone();
        thinking.running = match thinking.fallback {
            Fallback::None => Some(start_search(position, player, &waker)),
            Fallback::AnyMove => Some(start_fallback(position, &waker)),
            Fallback::GivenUp => None,
        };
        return;
    };
    if !pause.is_over {
        return;
    }
    let Some(result) = search.take() else {
        return;
    };
    thinking.running = None;
    if let Ok(Some(mv)) = result {
        pause.reset();
        requests.write(GameRequest::Move { seat, mv });
        return;
    }
    // Nobody has stopped the search: that would have dropped it.
    let words = if thinking.fallback == Fallback::None {
        thinking.fallback = Fallback::AnyMove;
        wording!("computer-quick-move")
    } else {
        thinking.fallback = Fallback::GivenUp;
        wording!("computer-cannot-move")
    };
    if thinking.fallback == Fallback::GivenUp || thinking.told.as_ref() != Some(game.code()) {
        thinking.told = Some(game.code().clone());
        commands.trigger(Toast(words));
    }
    redraw.request();
}

/// Starts the search for a move of a computer player.
fn start_search(position: Position, player: Player, waker: &Waker) -> BackgroundTask<Option<Move>> {
    BackgroundTask::start("computer", waker, move |stop| match player {
        Player::Computer(level) => position.computer_move(level, stop),
        // A record from elsewhere may have this player on a board without problems.
        _ => reply(&position).or_else(|| position.computer_move(Level::Medium, stop)),
    })
}

/// Starts to find any legal move, after a search that has failed.
fn start_fallback(position: Position, waker: &Waker) -> BackgroundTask<Option<Move>> {
    BackgroundTask::start("any_move", waker, move |_| {
        position.legal_moves().into_iter().next()
    })
}

/// Precomputes information about the board on another thread, for each game that begins. After an undo the information is
/// known, and nothing is computed.
fn precompute_board(
    mut study: ResMut<Precomputation>,
    mut changed: MessageReader<PositionChanged>,
    current: Res<CurrentGame>,
    waker: Res<Waker>,
) {
    study.is_due |= changed.read().count() > 0;
    // A panic costs nothing but time: what is not known is computed when it is needed.
    let is_done = |search: &BackgroundTask<()>| search.take().is_some();
    if study.search.as_ref().is_some_and(is_done) {
        study.search = None;
    }
    let Some(game) = current.game() else {
        return;
    };
    let is_other = study.of.as_ref() != Some(game.code());
    if is_other || study.is_due && study.search.is_none() {
        let position = game.position().clone();
        let search = move |_: &AtomicBool| position.precompute();
        *study = Precomputation {
            of: Some(game.code().clone()),
            search: Some(BackgroundTask::start("precomputation", &waker, search)),
            is_due: false,
        };
    }
}

fn seek_hint(
    mut hint: ResMut<Hint>,
    mut seeking: ResMut<HintSearch>,
    mut commands: Commands,
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
            let search = move |stop: &AtomicBool| position.hint(stop);
            seeking.0 = Some(BackgroundTask::start("hint", &waker, search));
        }
        None => *hint = Hint::None,
        Some(search) => {
            if let Some(result) = search.take() {
                seeking.0 = None;
                let words = match result {
                    Ok(Some(advice)) => return *hint = Hint::Found(advice),
                    Ok(None) => wording!("hint-not-found"),
                    Err(Panicked) => wording!("hint-failed"),
                };
                *hint = Hint::None;
                commands.trigger(Toast(words));
            }
        }
    }
}
