//! Phase of the game on the screen.

use crate::app::board::AnimationClock;
use crate::app::core::waits;
use crate::app::core::{CurrentGame, Mode, Phase, PositionChanged, Screen, Shot, Step, mode_of};
use crate::app::net::Net;
use crate::games::Rules;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), enter).add_systems(
        Update,
        // Runs after the animations have started, so that the result waits for the end of the last one.
        enter_phase
            .in_set(Step::Show)
            .run_if(in_state(Screen::Play)),
    );
}

/// Sets mode and phase from the game on entering its screen.
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
    // A screenshot shows the requested game instead of the pause screen.
    if waits(game) && shot.is_none() && net.shown_game().is_none() {
        phase.set(Phase::Paused);
    }
    changed.write(PositionChanged);
}

/// Enters the result phase after the end of the game and of its last animation.
fn enter_phase(
    net: Res<Net>,
    table: Res<CurrentGame>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
    travel: Res<AnimationClock>,
) {
    let Some(game) = table.game() else {
        return;
    };
    // A board in a race is only a part of the match, and a match can end before the rules of its game say so.
    let over = match net.shown_game() {
        Some(shown) => shown.result.is_some(),
        None => game.position().outcome().is_some(),
    };
    if net.shown_game().is_some() && !over && *phase.get() == Phase::Over {
        next.set(Phase::Playing);
        return;
    }
    match phase.get() {
        Phase::Playing | Phase::Paused if over && !travel.travels() => next.set(Phase::Over),
        Phase::Over if !over && waits(game) => next.set(Phase::Paused),
        Phase::Over if !over => next.set(Phase::Playing),
        _ => {}
    }
}
