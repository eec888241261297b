//! The time that passes while the program is in front.

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use std::time::{Duration, Instant};

/// The time that games are played for: what passes in the background is nobody's.
#[derive(Resource, Default)]
pub(in crate::app) struct ForegroundTime {
    passed: Duration,
    /// When the program went to the background, if it is there.
    left: Option<Instant>,
    /// How much of the time since then Bevy has told of.
    told: Duration,
    /// How much of the time in the background it has yet to tell of, after the program came back.
    owed: Duration,
}

impl ForegroundTime {
    /// How much of it has passed since the frame before.
    pub(in crate::app) const fn passed(&self) -> Duration {
        self.passed
    }
}

/// Whether the program goes to the background in this frame, the last before it does.
pub(in crate::app) fn leaves(lifecycle: &AppLifecycle) -> bool {
    matches!(
        lifecycle,
        AppLifecycle::WillSuspend | AppLifecycle::Suspended
    )
}

/// Whether it is in front again.
pub(in crate::app) fn returns(lifecycle: &AppLifecycle) -> bool {
    matches!(lifecycle, AppLifecycle::WillResume | AppLifecycle::Running)
}

/// Bevy's time is that of the frame that was drawn last, or of the one before: what passed in the background may come some
/// frames after the return.
fn tell_time(
    time: Res<Time<Real>>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut front: ResMut<ForegroundTime>,
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

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<ForegroundTime>()
        .add_systems(PreUpdate, tell_time);
}
