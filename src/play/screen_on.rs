//! The screen of the device stays on while a clock runs, because a player who thinks presses nothing.

use crate::core::device::ScreenOnWanted;
use crate::core::{CurrentGame, FrameSystems, Phase, Screen};
use crate::net::Net;
use bevy::prelude::*;
use tessella_games::Rules;
use tessella_session::Session;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, keep_screen_on.in_set(FrameSystems::Show));
}

fn keep_screen_on(
    current: Res<CurrentGame>,
    net: Res<Net>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    mut wanted: ResMut<ScreenOnWanted>,
) {
    let is_playing = *screen.get() == Screen::Play
        && phase.is_some_and(|phase| *phase.get() == Phase::Playing)
        && current
            .game()
            .is_some_and(|game| game.position().outcome().is_none());
    let is_timed = current.game().and_then(Session::time_left).is_some()
        || net
            .game_of(&current)
            .is_some_and(|game| game.clocks.is_some());
    wanted.set_if_neq(ScreenOnWanted(is_playing && is_timed));
}
