//! The time that passes while the program is in the foreground.

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use std::time::Duration;

/// Time for which games are played; time in the background does not count.
#[derive(Resource, Default)]
pub(crate) struct ForegroundTime {
    passed: Duration,
    is_in_background: bool,
}

impl ForegroundTime {
    /// Returns the foreground time since the previous frame.
    pub(crate) const fn passed(&self) -> Duration {
        self.passed
    }
}

/// Returns `true` if the program goes to the background after this frame.
pub(crate) fn leaves(lifecycle: &AppLifecycle) -> bool {
    matches!(
        lifecycle,
        AppLifecycle::WillSuspend | AppLifecycle::Suspended
    )
}

/// Returns `true` if the program is in the foreground again.
pub(crate) fn returns(lifecycle: &AppLifecycle) -> bool {
    matches!(lifecycle, AppLifecycle::WillResume | AppLifecycle::Running)
}

/// Updates the foreground time. The frame of the return has the time since the last frame in its delta, so that one does not
/// count either.
fn tell_time(
    time: Res<Time<Real>>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut front: ResMut<ForegroundTime>,
) {
    front.passed = if front.is_in_background {
        Duration::ZERO
    } else {
        time.delta()
    };
    if let Some(now) = lifecycle.read().last() {
        front.is_in_background = leaves(now);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ForegroundTime>()
        .add_systems(PreUpdate, tell_time);
}
