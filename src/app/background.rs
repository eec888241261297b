//! The program in the background, where a phone puts it at any moment, and may end it without a word: before it goes,
//! everything is kept, time stands still, and nothing wakes it. It comes back to where it was, be it as another process.

use super::idle::Moving;
use super::net::Net;
use super::play::{OnTable, waits};
use super::settings::Settings;
use super::storage::Storage;
use super::{Phase, Screen};
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// What the program was left at when it went to the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeftAt {
    /// A game of this device.
    Game,
    /// A host in the local network, or a game there.
    Network,
}

/// The time that games are played for: what passes in the background is nobody's.
#[derive(Resource, Default)]
pub(super) struct TimeInFront {
    passed: Duration,
    /// When the program went to the background, if it is there.
    left: Option<Instant>,
    /// How much of the time since then Bevy has told of.
    told: Duration,
    /// How much of the time in the background it has yet to tell of, after the program came back.
    owed: Duration,
}

impl TimeInFront {
    /// How much of it has passed since the frame before.
    pub(super) const fn passed(&self) -> Duration {
        self.passed
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TimeInFront>()
        .add_systems(PreUpdate, tell_time);
    app.add_systems(PostStartup, begin_where_left).add_systems(
        Last,
        (leave, come_to_front)
            .chain()
            .before(super::idle::AskForFrames),
    );
}

/// Whether the program goes to the background in this frame, the last before it does.
fn leaves(lifecycle: &AppLifecycle) -> bool {
    matches!(
        lifecycle,
        AppLifecycle::WillSuspend | AppLifecycle::Suspended
    )
}

/// Whether it is in front again.
pub(super) fn returns(lifecycle: &AppLifecycle) -> bool {
    matches!(lifecycle, AppLifecycle::WillResume | AppLifecycle::Running)
}

/// Bevy's time is that of the frame that was drawn last, or of the one before: what passed in the background may come some
/// frames after the return.
fn tell_time(
    time: Res<Time<Real>>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut front: ResMut<TimeInFront>,
) {
    let passed = time.delta();
    let front = &mut *front;
    if front.left.is_some() {
        front.told += passed;
        front.passed = Duration::ZERO;
    } else {
        let owed = front.owed.min(passed);
        front.owed -= owed;
        front.passed = passed - owed;
    }
    for now in lifecycle.read() {
        if leaves(now) {
            front.left.get_or_insert_with(Instant::now);
        } else if let Some(left) = front.left.take() {
            front.owed += left.elapsed().saturating_sub(front.told);
            front.told = Duration::ZERO;
        }
    }
}

fn leave(
    mut lifecycle: MessageReader<AppLifecycle>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    mut next: ResMut<NextState<Phase>>,
    table: Res<OnTable>,
    net: Res<Net>,
    mut settings: ResMut<Settings>,
    storage: Res<Storage>,
    mut moving: ResMut<Moving>,
) {
    if lifecycle.read().filter(|now| leaves(now)).count() == 0 {
        return;
    }
    let in_network = net.link().is_some();
    let game = table.game().filter(|_| net.shown_game().is_none());
    let is_played = phase.is_some_and(|phase| *phase.get() == Phase::Playing);
    if is_played && game.is_some_and(waits) {
        next.set(Phase::Paused);
    }
    settings.left_at = match screen.get() {
        _ if in_network => Some(LeftAt::Network),
        Screen::Play if game.is_some() => Some(LeftAt::Game),
        _ => None,
    };
    if let Some(games) = table.0.as_ref().filter(|_| game.is_some()) {
        storage.keep(games);
    }
    storage.keep_settings(&settings);
    net.rest();
    if !storage.settle() {
        warn!("not everything could be written before the program went to the background");
    }
    moving.hide(true);
}

fn come_to_front(
    mut lifecycle: MessageReader<AppLifecycle>,
    mut settings: ResMut<Settings>,
    net: Res<Net>,
    mut moving: ResMut<Moving>,
) {
    if lifecycle.read().filter(|now| returns(now)).count() == 0 {
        return;
    }
    net.wake();
    moving.hide(false);
    if settings.left_at.is_some() {
        settings.left_at = None;
    }
}

/// A process that was ended in the background: the new one begins where it was left.
fn begin_where_left(
    mut settings: ResMut<Settings>,
    screen: Res<State<Screen>>,
    table: Res<OnTable>,
    mut next: ResMut<NextState<Screen>>,
    storage: Res<Storage>,
) {
    let Some(left_at) = settings.left_at else {
        return;
    };
    settings.left_at = None;
    storage.keep_settings(&settings);
    if *screen.get() == Screen::Title {
        match left_at {
            LeftAt::Game if table.game().is_some() => next.set(Screen::Play),
            LeftAt::Network => next.set(Screen::Lan),
            LeftAt::Game => {}
        }
    }
}
