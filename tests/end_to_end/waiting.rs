//! Waiting for what must come, without knowing when: the tests run on slow machines too.

use std::thread;
use std::time::{Duration, Instant};

/// How long something may take before the test gives up. Whatever works takes far less.
pub const PATIENCE: Duration = Duration::from_secs(40);
/// How long to wait before looking again.
const INTERVAL: Duration = Duration::from_millis(15);

/// Looks again and again until what is waited for is there, and returns it.
///
/// # Panics
/// When it does not come in time; the message has what was seen in its place at last.
pub fn wait_for<T>(what: &str, look: impl FnMut() -> Result<T, String>) -> T {
    try_wait_for(what, look).unwrap_or_else(|message| panic!("{message}"))
}

/// As [`wait_for`], for whoever has something to do before the test fails.
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
