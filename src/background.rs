//! Suspend and resume on phones, where the system may end a suspended process at any time. On suspend, all state is
//! saved, the clock is paused and redraws stop. A restarted process returns to the screen that was open.

use crate::core::settings::{LeftAt, Settings};
use crate::core::storage::Storage;
use crate::core::{
    CurrentGame, Phase, RedrawRequest, RedrawSystems, Screen, leaves, returns, waits,
};
use crate::net::Net;
use crate::settings_file::SavedSettings;
use bevy::prelude::*;
use bevy::window::AppLifecycle;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, begin_where_left).add_systems(
        Last,
        (pause_in_background, enter_background, come_to_front)
            .chain()
            .before(RedrawSystems),
    );
}

/// Pauses a game whose clock runs.
fn pause_in_background(
    mut lifecycle: MessageReader<AppLifecycle>,
    phase: Option<Res<State<Phase>>>,
    mut next: ResMut<NextState<Phase>>,
    current: Res<CurrentGame>,
) {
    let has_left = lifecycle.read().filter(|now| leaves(now)).count() > 0;
    let is_played = phase.is_some_and(|phase| *phase.get() == Phase::Playing);
    if has_left && is_played && current.local_game().is_some_and(waits) {
        next.set(Phase::Paused);
    }
}

fn enter_background(
    mut lifecycle: MessageReader<AppLifecycle>,
    screen: Res<State<Screen>>,
    current: Res<CurrentGame>,
    net: Res<Net>,
    mut saved: SavedSettings,
    storage: Res<Storage>,
    mut redraw: ResMut<RedrawRequest>,
) {
    if lifecycle.read().filter(|now| leaves(now)).count() == 0 {
        return;
    }
    let in_network = net.link().is_some();
    let game = current.local_game();
    saved.settings.left_at = match screen.get() {
        _ if in_network => Some(LeftAt::Network),
        Screen::Play if game.is_some() => Some(LeftAt::Game),
        _ => None,
    };
    storage.save(&current.local);
    saved.save();
    net.suspend();
    if !storage.settle() {
        warn!("not everything could be written before the program went to the background");
    }
    redraw.hide(true);
}

fn come_to_front(
    mut lifecycle: MessageReader<AppLifecycle>,
    mut settings: ResMut<Settings>,
    net: Res<Net>,
    mut redraw: ResMut<RedrawRequest>,
) {
    if lifecycle.read().filter(|now| returns(now)).count() == 0 {
        return;
    }
    net.resume();
    redraw.hide(false);
    if settings.left_at.is_some() {
        settings.left_at = None;
    }
}

/// Returns to the last screen if the previous process was ended while suspended.
fn begin_where_left(
    mut saved: SavedSettings,
    screen: Res<State<Screen>>,
    current: Res<CurrentGame>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(left_at) = saved.settings.left_at else {
        return;
    };
    saved.settings.left_at = None;
    saved.save();
    if *screen.get() == Screen::Title {
        match left_at {
            LeftAt::Game if current.game().is_some() => next.set(Screen::Play),
            LeftAt::Network => next.set(Screen::Lan),
            LeftAt::Game => {}
        }
    }
}
