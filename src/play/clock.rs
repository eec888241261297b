//! Clock of the current game. It runs during play, and the end of a countdown ends the game.

use crate::core::storage::Storage;
use crate::core::{
    Authority, CurrentGame, ForegroundTime, FrameSystems, GameRequest, KeySystems, Mode, Phase,
    RedrawRequest, Screen, Shot, waits,
};
use crate::net::Net;
use bevy::prelude::*;
use bevy::window::WindowFocused;
use tessella_games::{Move, Rules};
use tessella_session::Session;

/// Longest frame time that counts in a timed game, in seconds. A longer one means that the machine was suspended.
const LONGEST: f64 = 2.0;
/// Milliseconds in a second.
const SECOND: u32 = 1000;
/// Interval in milliseconds at which a timed game is saved. A crash gives back this much time at most.
const SAVE_INTERVAL: u32 = SECOND;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (run_clock, save_timed_game, end_timed_game)
                .chain()
                .in_set(FrameSystems::Input)
                .before(KeySystems)
                .run_if(in_state(Phase::Playing).and_then(not(resource_exists::<Shot>))),
            pause_unwatched
                .in_set(FrameSystems::Input)
                .run_if(in_state(Screen::Play)),
        ),
    );
}

fn run_clock(
    time: Res<ForegroundTime>,
    mut current: ResMut<CurrentGame>,
    net: Res<Net>,
    mut part: Local<f64>,
    mut redraw: ResMut<RedrawRequest>,
) {
    // The time left is shown at intervals, which are requested below.
    let current = current.bypass_change_detection();
    let Some(game) = current.game() else {
        return;
    };
    let is_held = net.game_of(current).is_some_and(|game| game.hold.is_some());
    if is_held || game.position().outcome().is_some() {
        return;
    }
    let is_timed = game.time_left().is_some();
    let passed = time.passed().as_secs_f64();
    *part += 1000.0
        * if is_timed {
            passed.min(LONGEST)
        } else {
            passed
        };
    current.advance_clock(*part as u32);
    *part = part.fract();
    if let Some(left) = current.game().and_then(Session::time_left) {
        // The displayed time changes every second; the end needs a finer interval.
        redraw.request_within(if left > SECOND { 1.0 } else { 0.125 });
    }
}

/// Returns the current game if its clock counts down on this device. That of a network game is the server's.
fn timed_game(current: &CurrentGame) -> Option<&Session> {
    let game = current.game()?;
    let is_counting = game.time_left().is_some() && game.position().outcome().is_none();
    (is_counting && current.authority() == Authority::Local).then_some(game)
}

fn save_timed_game(current: Res<CurrentGame>, storage: Res<Storage>, mut last_saved: Local<u32>) {
    if let Some(game) = timed_game(&current)
        && game.elapsed().abs_diff(*last_saved) >= SAVE_INTERVAL
    {
        *last_saved = game.elapsed();
        storage.save(&current.local);
    }
}

fn end_timed_game(current: Res<CurrentGame>, mut requests: MessageWriter<GameRequest>) {
    let game = timed_game(&current).filter(|game| game.time_left() == Some(0));
    if let Some(seat) = game.and_then(|game| game.position().to_move().seat()) {
        let mv = Move::TimeUp;
        requests.write(GameRequest::Move { seat, mv });
    }
}

/// Pauses a timed game of a single player when the window loses focus.
fn pause_unwatched(
    mut focus: MessageReader<WindowFocused>,
    phase: Res<State<Phase>>,
    mode: Res<State<Mode>>,
    current: Res<CurrentGame>,
    mut next: ResMut<NextState<Phase>>,
) {
    let left = focus.read().filter(|focus| !focus.focused).count() > 0;
    let is_alone = *mode.get() == Mode::Alone && *phase.get() == Phase::Playing;
    if left && is_alone && current.game().is_some_and(waits) {
        next.set(Phase::Paused);
    }
}
