//! Random numbers from the system's entropy source.

use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;

/// Returns an unpredictable seed, short enough to be read aloud.
pub fn fresh_seed() -> u64 {
    u64::from(draw_number() % 1_000_000)
}

/// Returns an unpredictable number.
pub fn draw_number() -> u32 {
    SysRng.try_next_u32().unwrap_or_else(|error| {
        warn!("the system gives no random numbers ({error}); the clock has to serve");
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(0, |since| since.subsec_nanos())
    })
}
