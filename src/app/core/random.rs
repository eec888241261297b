//! Random numbers that nobody can foretell.

use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;

/// A seed that nobody has seen yet, short enough to be read out.
pub fn fresh_seed() -> u64 {
    u64::from(draw_number() % 1_000_000)
}

/// A number that nobody can foretell.
pub fn draw_number() -> u32 {
    SysRng.try_next_u32().unwrap_or_else(|error| {
        warn!("the system gives no random numbers ({error}); the clock has to serve");
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(0, |since| since.subsec_nanos())
    })
}
