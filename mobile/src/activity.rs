//! How the system starts the program, and how it ends.

use bevy::android::ANDROID_APP;
use bevy::android::android_activity::AndroidApp;
use ndk_sys::ANativeActivity;
use std::ffi::{c_int, c_void};
use tessella::app::launch;
use tessella::app::launch::Launch;

#[expect(
    unsafe_code,
    reason = "what other parts of the library and the system bring"
)]
unsafe extern "C" {
    /// Starts a thread for [`android_main`] and takes the system's calls; of android-activity.
    fn ANativeActivity_onCreate(activity: *mut ANativeActivity, saved: *mut c_void, size: usize);
    /// Ends the process at once; of the system's library.
    fn _exit(status: c_int) -> !;
}

/// The first that the system calls, by the name that the manifest has.
#[expect(
    unsafe_code,
    reason = "the system calls this by its name, with a pointer that is its own"
)]
#[unsafe(no_mangle)]
extern "C" fn tessella_on_create(activity: *mut ANativeActivity, saved: *mut c_void, size: usize) {
    // SAFETY: the activity and its callbacks live until it is destroyed, and nobody else uses them before this returns.
    unsafe {
        ANativeActivity_onCreate(activity, saved, size);
        (*(*activity).callbacks).onDestroy = Some(end);
    }
}

/// The activity is destroyed. Everything was kept when its window went, and a process can have but one event loop: it ends, and
/// the next activity begins in another. To wait for the thread of the program would be to wait for ever, for nobody tells it.
#[expect(unsafe_code, reason = "the system calls this")]
unsafe extern "C" fn end(_activity: *mut ANativeActivity) {
    // SAFETY: it takes any number.
    unsafe { _exit(0) }
}

/// The program, on a thread of its own.
#[expect(unsafe_code, reason = "android-activity calls this by its name")]
#[unsafe(no_mangle)]
fn android_main(app: AndroidApp) {
    // A process starts but once: it ends with its activity.
    if ANDROID_APP.set(app).is_ok() {
        launch::run(Launch::default());
    }
}
