//! States that follow the current game: its mode, and its phase on the screen.

use crate::board::AnimationClock;
use crate::core::{
    Authority, CurrentGame, FollowGameSystems, FrameSystems, GameTraits, Mode, Phase,
    PositionChanged, Screen, Shot, traits_of, waits,
};
use crate::net::Net;
use bevy::prelude::*;
use tessella_games::Rules;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), show_position)
        // The states of a frame follow from the game at its start, and again after the authority has changed the game.
        .add_systems(PreUpdate, follow_game_traits)
        .add_systems(
            Update,
            (follow_game_traits, apply_transitions)
                .chain()
                .in_set(FollowGameSystems),
        )
        .add_systems(
            Update,
            // Runs after the animations have started, so that the result waits for the end of the last one.
            follow_outcome
                .in_set(FrameSystems::Show)
                .run_if(in_state(Screen::Play)),
        );
}

fn show_position(mut changed: MessageWriter<PositionChanged>) {
    changed.write(PositionChanged);
}

/// Updates the properties of the current game from which states follow.
fn follow_game_traits(
    current: Res<CurrentGame>,
    shot: Option<Res<Shot>>,
    traits: Res<State<GameTraits>>,
    mut next: ResMut<NextState<GameTraits>>,
) {
    let Some(game) = current.game() else {
        return;
    };
    let mut now = traits_of(game);
    let is_remote = current.authority() == Authority::Remote;
    if is_remote {
        now.mode = Mode::Network;
    }
    // The server does not wait, and a screenshot shows the requested game instead of the pause screen.
    if is_remote || shot.is_some() {
        now.first_phase = Phase::Playing;
    }
    if *traits.get() != now {
        next.set(now);
    }
}

/// Applies the transitions requested so far in this frame, so that no state is a frame late.
fn apply_transitions(world: &mut World) {
    world.run_schedule(StateTransition);
}

/// Enters the result phase after the end of the game and of its last animation.
fn follow_outcome(
    net: Res<Net>,
    current: Res<CurrentGame>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
    mut screen: ResMut<NextState<Screen>>,
    animation_clock: Res<AnimationClock>,
) {
    let Some(game) = current.game() else {
        screen.set(Screen::Title);
        return;
    };
    // A board in a race is only a part of the match, and a match can end before the rules of its game say so.
    let over = match net.game_of(&current) {
        Some(shown) => shown.result.is_some(),
        None => game.position().outcome().is_some(),
    };
    if net.game_of(&current).is_some() && !over && *phase.get() == Phase::Over {
        next.set(Phase::Playing);
        return;
    }
    if net.game_of(&current).is_some() && !over {
        match (phase.get(), net.is_paused(&current)) {
            (Phase::Playing, true) => next.set(Phase::Paused),
            (Phase::Paused, false) => next.set(Phase::Playing),
            _ => {}
        }
    }
    match phase.get() {
        Phase::Playing | Phase::Paused if over && !animation_clock.is_running() => {
            next.set(Phase::Over);
        }
        Phase::Over if !over && waits(game) => next.set(Phase::Paused),
        Phase::Over if !over => next.set(Phase::Playing),
        _ => {}
    }
}
