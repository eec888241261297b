//! Durations and easings of everything that moves on the board and between screens. Durations are in seconds at normal speed; the
//! player's setting stretches them.

/// Maximum duration of a flood.
pub const FLOOD: f64 = 0.4;
/// Maximum delay between two neighbouring tiles of a flood.
pub const FLOOD_STEP: f64 = 0.035;
/// Growth of a new tile, or shrinking of a removed one.
pub const SWELL: f64 = 0.16;
/// Fall or slide over one cell, and the maximum of a longer one. It accelerates, so its duration is in proportion to the square
/// root of its length.
pub const FALL: f64 = 0.16;
/// See [`FALL`].
pub const LONGEST_FALL: f64 = 0.5;
/// Bounce after a fall.
pub const BOUNCE: f64 = 0.15;
/// Drop of a stone that is placed, and its bounce.
pub const DROP: f64 = 0.22;
/// See [`DROP`].
pub const DROP_BOUNCE: f64 = 0.09;
/// Rise of a cell.
pub const RISE: f64 = 0.25;
/// Spread of the light of a tile to its full size.
pub const GLOW: f64 = 0.35;
/// Time for which the line between a pair is shown before the pair is removed.
pub const PAIR_LINE: f64 = 0.3;
/// Time for which the die is shown before a piece moves.
pub const DIE: f64 = 0.45;
/// Movement of a piece from one cell to the next.
pub const PACE: f64 = 0.13;
/// Maximum for the whole path of a piece.
pub const LONGEST_WALK: f64 = 1.4;
/// Movement along a ladder or a snake, which carries the piece.
pub const CARRIED: f64 = 0.5;
/// Shake of the tiles of a refused move.
pub const SHAKE: f64 = 0.36;
/// Flight of a shuffled tile, and the greatest delay before it.
pub const FLIGHT: f64 = 0.38;
/// See [`FLIGHT`].
pub const FLIGHT_DELAY: f64 = 0.16;
/// Breath of the rings of a hint, which become wider and narrower again.
pub const HINT_BREATH: f64 = 0.7;
/// Entrance of a whole board.
pub const ENTRANCE: f64 = 0.28;
/// Entrance of a tile of it.
pub const TILE_ENTRANCE: f64 = 0.14;
/// Shrinking of a tile in whose place another one appears.
pub const TILE_EXIT: f64 = 0.07;
/// Change from one screen to another.
pub const SCREEN: f64 = 0.12;
/// Factor on the durations of a move that is undone or redone.
pub const STEP_BACK: f64 = 0.5;

/// Durations of the endings of games.
pub mod ending {
    /// Wave that recolours a board, or flight of its faces.
    pub const WAVE: f64 = 0.9;
    /// Change of a tile in the wave, and flight of a face.
    pub const TILE: f64 = 0.14;
    /// See [`TILE`].
    pub const FACE: f64 = 0.6;
    /// Band of light across a board.
    pub const BAND: f64 = 0.7;
    /// Line from the first stone to the last.
    pub const LINE: f64 = 0.45;
    /// Hop of a stone or a piece.
    pub const HOP: f64 = 0.24;
    /// Light that runs along a path.
    pub const PATH: f64 = 0.7;
    /// Rise and fall of the light of a whole board. Two of them follow each other, slower than three in a second, at which light
    /// can harm.
    pub const BREATH: f64 = 0.6;
    /// Burst around a piece.
    pub const BURST: f64 = 0.6;
    /// Delay between two tiles of a way.
    pub const WAY_STEP: f64 = 0.06;
    /// Maximum until a whole way is lit.
    pub const WAY: f64 = 1.2;
    /// Flash of a home row.
    pub const FLASH: f64 = 0.45;
    /// Thud of a lost board.
    pub const THUD: f64 = 0.2;
    /// Dimming of a lost board.
    pub const LOSS: f64 = 0.5;
}

/// Returns the share of an animation that has passed at a time, 0 before it and 1 after it.
pub fn share(now: f64, begin: f64, duration: f64) -> f32 {
    if duration > 0.0 {
        ((now - begin) / duration).clamp(0.0, 1.0) as f32
    } else {
        f32::from(u8::from(now >= begin))
    }
}

/// Begins fast and comes to rest.
pub fn ease_out(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}

/// Begins at rest and ends fast.
pub fn ease_in(share: f32) -> f32 {
    share.powi(2)
}

/// Begins and ends at rest.
pub fn ease_in_out(share: f32) -> f32 {
    share * share * (3.0 - 2.0 * share)
}

/// Comes to rest after going too far by 6 %.
pub fn spring(share: f32) -> f32 {
    const PULL: f32 = 1.28;
    let rest = share - 1.0;
    1.0 + rest * rest * ((PULL + 1.0) * rest + PULL)
}

/// Rises from 0 to 1 and falls back to 0, at rest at both ends and in the middle.
pub fn breath(share: f32) -> f32 {
    ease_in_out(1.0 - (2.0 * share - 1.0).abs())
}

/// Rises from 0 to 1 and falls back to 0.
pub fn hop(share: f32) -> f32 {
    4.0 * share * (1.0 - share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easings_begin_at_0_and_end_at_1() {
        for ease in [ease_out, ease_in, ease_in_out, spring] {
            assert!(ease(0.0).abs() < 1e-5);
            assert!((ease(1.0) - 1.0).abs() < 1e-5);
        }
        for rise in [hop, breath] {
            assert_eq!((rise(0.0), rise(0.5), rise(1.0)), (0.0, 1.0, 0.0));
        }
    }

    #[test]
    fn spring_goes_too_far_by_6_percent() {
        let farthest = (0..=100).map(|percent| spring(percent as f32 / 100.0));
        let farthest = farthest.fold(0.0, f32::max);
        assert!((farthest - 1.06).abs() < 0.005, "{farthest}");
    }

    #[test]
    fn share_is_limited_to_the_animation() {
        assert_eq!(share(0.5, 1.0, 2.0), 0.0);
        assert_eq!(share(2.0, 1.0, 2.0), 0.5);
        assert_eq!(share(9.0, 1.0, 2.0), 1.0);
        assert_eq!((share(0.9, 1.0, 0.0), share(1.0, 1.0, 0.0)), (0.0, 1.0));
    }
}
