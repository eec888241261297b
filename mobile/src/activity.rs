//! Entry and exit points for the Android system.

use bevy::android::ANDROID_APP;
use bevy::android::android_activity::AndroidApp;
use ndk_sys::ANativeActivity;
use std::ffi::{c_int, c_void};
use tessella::launch;
use tessella::launch::Launch;

#[expect(
    unsafe_code,
    reason = "what other parts of the library and the system bring"
)]
unsafe extern "C" {
    /// Starts a thread for [`android_main`] and handles the system's callbacks; from android-activity.
    fn ANativeActivity_onCreate(activity: *mut ANativeActivity, saved: *mut c_void, size: usize);
    /// Ends the process at once; from the system's C library.
    fn _exit(status: c_int) -> !;
}

/// First function that the system calls; the manifest has its name.
#[expect(
    unsafe_code,
    reason = "the system calls this by its name, with a pointer that is its own"
)]
#[unsafe(no_mangle)]
extern "C" fn tessella_on_create(activity: *mut ANativeActivity, saved: *mut c_void, size: usize) {
    // SAFETY: the activity and its callbacks live until it is destroyed, and nothing else uses them before this
    // returns.
    unsafe {
        ANativeActivity_onCreate(activity, saved, size);
        (*(*activity).callbacks).onDestroy = Some(end);
    }
}

/// Handles the destruction of the activity by ending the process. Everything was saved when the window closed, and a
/// process can have only one event loop. Joining the program's thread would block forever, since its event loop gets no
/// more events.
#[expect(unsafe_code, reason = "the system calls this")]
unsafe extern "C" fn end(_activity: *mut ANativeActivity) {
    // SAFETY: it accepts any status.
    unsafe { _exit(0) }
}

/// Runs the program on its own thread.
#[expect(unsafe_code, reason = "android-activity calls this by its name")]
#[unsafe(no_mangle)]
fn android_main(app: AndroidApp) {
    // A process starts the activity only once, because it ends with it.
    if ANDROID_APP.set(app).is_ok() {
        launch::run(Launch::default());
    }
}
