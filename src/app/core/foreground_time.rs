//! The time that passes while the program is in the foreground.

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use std::time::{Duration, Instant};

/// Time for which games are played; time in the background does not count.
#[derive(Resource, Default)]
pub(in crate::app) struct ForegroundTime {
    passed: Duration,
    /// Time at which the program went to the background; `None` in the foreground.
    left: Option<Instant>,
    /// Part of the time in the background that Bevy's clock has already reported.
    reported: Duration,
    /// Part of the time in the background that Bevy's clock has yet to report after the program is resumed.
    owed: Duration,
}

impl ForegroundTime {
    /// Returns the foreground time since the previous frame.
    pub(in crate::app) const fn passed(&self) -> Duration {
        self.passed
    }
}

/// Returns `true` if the program goes to the background after this frame.
pub(in crate::app) fn leaves(lifecycle: &AppLifecycle) -> bool {
    matches!(
        lifecycle,
        AppLifecycle::WillSuspend | AppLifecycle::Suspended
    )
}

/// Returns `true` if the program is in the foreground again.
pub(in crate::app) fn returns(lifecycle: &AppLifecycle) -> bool {
    matches!(lifecycle, AppLifecycle::WillResume | AppLifecycle::Running)
}

/// Updates the foreground time. Bevy's clock reports the time of the last drawn frame or the one before, so the time in
/// the background may arrive some frames after the program is resumed.
fn tell_time(
    time: Res<Time<Real>>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut front: ResMut<ForegroundTime>,
) {
    let passed = time.delta();
    let front = &mut *front;
    if front.left.is_some() {
        front.reported += passed;
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
            front.owed += left.elapsed().saturating_sub(front.reported);
            front.reported = Duration::ZERO;
        }
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<ForegroundTime>()
        .add_systems(PreUpdate, tell_time);
}
