//! The phase of the game on the screen.

use crate::app::board::AnimationClock;
use crate::app::core::waits;
use crate::app::core::{
    CurrentGame, Mode, Phase, PositionChanged, RedrawRequest, Screen, Shot, Step, mode_of,
};
use crate::app::net::Net;
use crate::games::Rules;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), enter).add_systems(
        Update,
        // After the tiles have begun to follow, so that the result waits for the last flood.
        enter_phase
            .in_set(Step::Show)
            .run_if(in_state(Screen::Play)),
    );
}

/// Comes to a game from another screen: mode and phase follow from the game.
fn enter(
    table: Res<CurrentGame>,
    mut mode: ResMut<NextState<Mode>>,
    mut phase: ResMut<NextState<Phase>>,
    mut screen: ResMut<NextState<Screen>>,
    mut changed: MessageWriter<PositionChanged>,
    shot: Option<Res<Shot>>,
    net: Res<Net>,
) {
    let Some(game) = table.game() else {
        screen.set(Screen::Title);
        return;
    };
    mode.set(match net.shown_game() {
        Some(_) => Mode::Network,
        None => mode_of(game.players()),
    });
    // A picture shows the game that was asked for, and not that it waits for its player.
    if waits(game) && shot.is_none() && net.shown_game().is_none() {
        phase.set(Phase::Paused);
    }
    changed.write(PositionChanged);
}

/// The result is shown when the game has ended and the last flood has come to rest.
fn enter_phase(
    net: Res<Net>,
    table: Res<CurrentGame>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
    travel: Res<AnimationClock>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let Some(game) = table.game() else {
        return;
    };
    // A board in a race is not the whole of it, and a game can end before its rules say so.
    let over = match net.shown_game() {
        Some(shown) => shown.result.is_some(),
        None => game.position().outcome().is_some(),
    };
    if net.shown_game().is_some() && !over && *phase.get() == Phase::Over {
        next.set(Phase::Playing);
        redraw.request();
        return;
    }
    match phase.get() {
        Phase::Playing | Phase::Paused if over && !travel.travels() => next.set(Phase::Over),
        Phase::Over if !over && waits(game) => next.set(Phase::Paused),
        Phase::Over if !over => next.set(Phase::Playing),
        _ => return,
    }
    redraw.request();
}
