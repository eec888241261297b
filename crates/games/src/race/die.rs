//! The die of a race.

use std::ops::RangeInclusive;

/// Pips on the sides of the die.
pub(super) const SIDES: RangeInclusive<u8> = 1..=6;
/// The roll that brings a piece onto a ring, and can give another roll.
pub(super) const SIX: u8 = 6;
/// The roll that moves a piece backward, if the setup says so.
pub(super) const FOUR: u8 = 4;
