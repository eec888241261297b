//! Polling for expected conditions with generous time limits, for slow machines.

use std::thread;
use std::time::{Duration, Instant};

/// Time limit after which a test fails. A correct program needs far less.
pub const PATIENCE: Duration = Duration::from_secs(40);
/// Interval between polls.
const INTERVAL: Duration = Duration::from_millis(15);

/// Polls until the result is `Ok`, and returns it.
///
/// # Panics
/// If the time limit is reached; the message contains the last error.
pub fn wait_for<T>(what: &str, look: impl FnMut() -> Result<T, String>) -> T {
    try_wait_for(what, look).unwrap_or_else(|message| panic!("{message}"))
}

/// Does the same as [`wait_for`], but returns the failure, for callers that clean up first.
pub fn try_wait_for<T>(
    what: &str,
    mut look: impl FnMut() -> Result<T, String>,
) -> Result<T, String> {
    let since = Instant::now();
    loop {
        match look() {
            Ok(found) => return Ok(found),
            Err(seen) if since.elapsed() > PATIENCE => {
                let seconds = PATIENCE.as_secs();
                return Err(format!("waited {seconds} s for {what}: {seen}"));
            }
            Err(_) => thread::sleep(INTERVAL),
        }
    }
}
