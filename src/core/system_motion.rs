//! The system's setting for people who are disturbed by motion.

#[cfg(not(target_os = "android"))]
use bevy::log::warn;
use std::sync::atomic::{AtomicBool, Ordering};

/// `true` if the system asks for little motion.
static IS_REDUCED: AtomicBool = AtomicBool::new(false);

/// Returns `true` if the system asks for little motion.
pub(super) fn is_motion_reduced() -> bool {
    IS_REDUCED.load(Ordering::Relaxed)
}

/// Sets what the system asks for.
pub fn set_reduced_motion(is_reduced: bool) {
    IS_REDUCED.store(is_reduced, Ordering::Relaxed);
}

/// Asks the system. On Linux the answer of the desktop may take a moment, so it is waited for in a thread; other systems
/// answer at once, and only to the main thread.
#[cfg(not(target_os = "android"))]
pub(crate) fn ask_system() {
    use mundy::{Interest, Preferences, ReducedMotion};
    use std::time::Duration;

    const LONGEST: Duration = Duration::from_secs(2);
    let ask = || {
        let answer = Preferences::once_blocking(Interest::ReducedMotion, LONGEST);
        set_reduced_motion(
            answer.is_some_and(|asked| asked.reduced_motion == ReducedMotion::Reduce),
        );
    };
    if !cfg!(target_os = "linux") {
        return ask();
    }
    // Without an answer, everything moves as usual.
    if let Err(error) = tessella_tasks::spawn("motion", ask, drop) {
        warn!("the desktop is not asked about motion: {error}");
    }
}
